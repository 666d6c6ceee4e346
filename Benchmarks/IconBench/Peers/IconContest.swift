import Foundation
import GlyphCatalog
import IconCommand
import IconCore
import IconFormats

/// Eight icons of one kind, made by us and by each peer in turn, all on one thread and in processor time.
final class IconContest {
    /// Which part of the way from a recipe to a file.
    enum Stage: String {
        /// Pixels, in memory that is used again where the peer can do that.
        case raster
        /// A file in memory.
        case icon
        /// A file from finished pixels.
        case encode
        /// As small a file as possible, from finished pixels.
        case smallest
    }

    /// The kinds of icons of which peers get finished pixels.
    static let encodedCases = ["1024 diagonal", "1024 diagonal masked", "180 diagonal"]
    /// As much work as is done at once, in milliseconds: little, so that a slow stretch of the machine falls on all, and enough
    /// for what comes between to count for nothing.
    private static let slice = 25.0
    /// How many icons `smallest` makes, since its peers are slow: a simple one, and two that are not.
    private static let fewIcons = 3

    private struct Opponent {
        let peer: PeerProcess
        let entry: PeerEntry
        let repetitions: Int
    }

    private let stage: Stage
    private let icons: IconCase
    private let count: Int
    private var opponents: [Opponent] = []
    private let recipes: [(recipe: Recipe, glyph: Glyph)]
    private let scenes: [Scene]
    private let layout: PixelLayout
    /// Of each icon its rows, where files are made from those.
    private var rows: [[[UInt8]]] = []
    private var repetitions = 1
    // Kept from icon to icon, as peers keep their canvases.
    private let encoder = IconPNGEncoder()
    private var writer: PNGWriter
    private var renderer: SceneRenderer
    private var row: [UInt8]

    /// nil when none of the peers is there.
    init?(_ stage: Stage, _ name: String, _ entries: [PeerEntry], _ team: PeerTeam, _ catalog: Catalog) throws {
        guard let icons = IconCase.all.first(where: { $0.name == name }) else {
            throw Failure("there is no kind of icons '\(name)'")
        }
        (self.stage, self.icons) = (stage, icons)
        writer = try PNGWriter(width: 1, height: 1, layout: .rgba)
        recipes = try icons.icons(catalog)
        scenes = try icons.scenes(catalog)
        count = stage == .smallest ? Self.fewIcons : recipes.count
        renderer = SceneRenderer(scenes[0], size: icons.size)
        layout = renderer.layout
        row = [UInt8](repeating: 0, count: renderer.bytesPerRow)
        let present = entries.compactMap { entry in team.peer(entry).map { ($0, entry) } }
        guard !present.isEmpty else { return nil }
        if stage == .encode || stage == .smallest { rows = scenes.map { drawnRows($0) } }
        // Of large icons only some are looked at, others for each kind, so that all glyphs are.
        let first = name.utf8.reduce(0) { $0 + Int($1) }
        let numbers = icons.size > 512 ? [first % count, (first + 3) % count] : Array(0..<count)
        let expected = numbers.map { scenes[$0].rgba(size: icons.size) }
        let sample = team.folder.appending(path: "sample.png")
        for (peer, entry) in present {
            let isSame =
                try entry.peer == PeerEntry.slices.peer
                || team.accepts(numbers.count, of: entry.label, in: job) {
                    _ = try peer.ask("sample", peerStage, entry.method, name, "\(numbers[$0])", sample.path)
                    return (sample, expected[$0])
                }
            guard isSame else { continue }
            let once = try peer.ask("measure", peerStage, entry.method, name, "1", "\(count)")[0]
            opponents.append(
                Opponent(peer: peer, entry: entry, repetitions: Self.repetitions(once * Double(count))))
        }
        let once = try work()
        repetitions = Self.repetitions(once.milliseconds * Double(count))
    }

    private static func repetitions(_ milliseconds: Double) -> Int {
        min(max(Int(slice / max(milliseconds, 1e-3)), 1), 1_000)
    }

    /// What peers call the stage.
    private var peerStage: String { stage == .smallest ? Stage.encode.rawValue : stage.rawValue }

    private var job: String {
        switch stage {
        case .raster: "pixels, \(icons.name)"
        case .icon: "icon, \(icons.name)"
        case .encode: "PNG of pixels, \(icons.name)"
        case .smallest: "smallest PNG, \(icons.name)"
        }
    }

    private func drawnRows(_ scene: Scene) -> [[UInt8]] {
        renderer.restart(scene, size: icons.size)
        return (0..<icons.size).map { _ in
            renderer.nextRow(into: &row)
            return row
        }
    }

    /// Our work on all icons, for one of them.
    private func work() throws -> Comparison.Work {
        var bytes = 0
        let start = ProcessorTime.ofThread
        for _ in 0..<repetitions {
            for number in 0..<count { bytes += try make(number) }
        }
        let time = ProcessorTime.ofThread - start
        let made = Double(repetitions * count)
        return Comparison.Work(milliseconds: time / made, bytes: Double(bytes) / made)
    }

    /// Makes an icon from its recipe and the glyph's outlines, or a file of its rows.
    ///
    /// - Returns: the bytes of the file.
    private func make(_ number: Int) throws -> Int {
        switch stage {
        case .raster:
            let (recipe, glyph) = recipes[number]
            renderer.restart(Scene(recipe, glyph: glyph, pixels: icons.size), size: icons.size)
            for _ in 0..<icons.size { renderer.nextRow(into: &row) }
            return 0
        case .icon:
            let (recipe, glyph) = recipes[number]
            return try encoder.encode(Scene(recipe, glyph: glyph, pixels: icons.size), size: icons.size).count
        case .encode, .smallest:
            try writer.restart(
                width: icons.size, height: icons.size, layout: layout,
                options: PNGOptions(level: stage == .smallest ? .smallest : .default))
            for row in rows[number] { try writer.write(row: row) }
            return try writer.finish().count
        }
    }
}

extension IconContest: Contest {
    var comparisons: [Comparison] {
        opponents.map { opponent in
            let entry = opponent.entry
            return Comparison(
                entry.label, job: job, target: entry.target, sizeTarget: entry.sizeTarget,
                hasFiles: stage != .raster && entry.peer != PeerEntry.slices.peer)
        }
    }

    /// We before and after each peer.
    func round() throws -> [(theirs: Comparison.Work, ours: Comparison.Work)] {
        var before = try work()
        return try opponents.map { opponent in
            let answer = try opponent.peer.ask(
                "measure", peerStage, opponent.entry.method, icons.name, "\(opponent.repetitions)", "\(count)")
            let after = try work()
            defer { before = after }
            return (Comparison.Work(milliseconds: answer[0], bytes: answer.last ?? 0), .mean(before, after))
        }
    }
}
