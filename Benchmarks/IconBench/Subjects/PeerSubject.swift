import Foundation
import GlyphCatalog

/// How long others take for the same icons, over what we take, in the same round.
final class PeerSubject: Subject {
    private let team: PeerTeam
    private let contests: [any Contest]

    init(_ surroundings: Surroundings) throws {
        let catalog = try Catalog(surroundings.data)
        team = try PeerTeam(
            surroundings.peers, folder: surroundings.results.appending(path: "job"), catalog: catalog)
        contests = try Self.contests(team, catalog, isCheck: surroundings.isCheck)
    }

    /// Who does what, and what we want to be beside them. The targets are from what a study of this kind of image reached.
    private static func contests(
        _ team: PeerTeam, _ catalog: Catalog, isCheck: Bool
    ) throws -> [any Contest] {
        func contest(_ stage: IconContest.Stage, _ name: String, _ entries: [PeerEntry]) throws -> (any Contest)? {
            try IconContest(stage, name, entries, team, catalog)
        }
        /// Blend2D's own encoder, with what our files may be beside its own.
        func blend(_ target: Double, _ size: Double) -> [PeerEntry] { [.blend2D.wanted(target, size: size)] }
        // All files of Blend2D's own encoder, at 1,024 px, are to be larger than ours.
        let fewer = 1.0
        let single: [(any Contest)?] = try [
            contest(.raster, "1024 diagonal", [.blend2D.wanted(1.5), .cairo, .skia]),
            contest(.raster, "1024 diagonal masked", [.blend2D.wanted(1.2), .cairo, .skia]),
            contest(
                .icon, "1024 diagonal",
                blend(10, fewer) + [.blend2DWithFpng.wanted(3), .skia.wanted(50), .cairoWithSpng, .cairo]),
            contest(
                .icon, "1024 diagonal masked",
                blend(9, fewer) + [.blend2DWithFpng.wanted(4), .skia.wanted(50), .cairoWithSpng, .cairo]),
            contest(.icon, "1024 vertical", blend(12, fewer) + [.blend2DWithFpng]),
            contest(.icon, "1024 vertical masked", blend(12, fewer) + [.blend2DWithFpng]),
            contest(.icon, "1024 at 30°", blend(4, 1.15) + [.blend2DWithFpng]),
            contest(.icon, "1024 radial", blend(4, 1.15) + [.blend2DWithFpng]),
            contest(.icon, "1024, 3 stops", blend(4, 1.15) + [.blend2DWithFpng]),
            contest(.icon, "1024 oklab, 3 stops", blend(4, 1.15) + [.blend2DWithFpng]),
        ]
        let small = try [180: 3.5, 64: 2.5].sorted { $0.key > $1.key }.flatMap { size, target in
            try ["diagonal", "diagonal masked", "vertical masked"].map { kind in
                try contest(
                    .icon, "\(size) \(kind)", blend(target, 1.1) + [.blend2DWithFpng, .skia, .cairoWithSpng])
            }
        }
        let files = try IconContest.encodedCases.map { try contest(.encode, $0, PeerEntry.encoders) }
        let smallest = try ["1024 diagonal", "1024 diagonal masked"].map {
            try contest(.smallest, $0, [.oxipng.wanted(20, size: 1.05)])
        }
        let maker = try SetMaker(catalog)
        let sets: [(any Contest)?] = [
            try SetContest(
                [.blend2D.wanted(6), .cairoWithSpng.wanted(6), .blend2DWithFpng, .cairo], team, maker),
            CoreContest(maker, isCheck: isCheck),
        ]
        let floor = try [
            contest(.raster, "1024 diagonal", [.slices]), contest(.icon, "1024 diagonal", [.slicesAndSum]),
        ]
        return (single + small + files + smallest + sets + floor).compactMap { $0 }
    }

    var comparisons: [Comparison] { contests.flatMap(\.comparisons) }

    var measures: [Measure] { comparisons.flatMap(\.measures) }

    func round() throws -> [Double] {
        try contests.flatMap { contest in
            try zip(contest.comparisons, contest.round()).flatMap { comparison, works in
                comparison.values(theirs: works.theirs, ours: works.ours)
            }
        }
    }

    var remarks: [String] {
        team.remarks + (MemoryFolder.isThere ? [] : ["there is no /dev/shm, so the platform set went to a disk"])
    }
}
