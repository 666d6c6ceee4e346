import Foundation
import IconCore

/// The platform set as files in memory, made by us and by each peer in turn on one thread, in processor time.
final class SetContest {
    private struct Opponent {
        let peer: PeerProcess
        let entry: PeerEntry
    }

    static let job = "platform set, 54 files"
    private let maker: SetMaker
    private var opponents: [Opponent] = []

    init(_ entries: [PeerEntry], _ team: PeerTeam, _ maker: SetMaker) throws {
        self.maker = maker
        let files = PlatformSet.files
        for entry in entries {
            guard let peer = team.peer(entry) else { continue }
            let target = try maker.freshFolder()
            _ = try peer.ask("set", entry.method, target.path)
            let isSame = try team.accepts(files.count, of: entry.label, in: Self.job) { number in
                let drawing = files[number].drawing
                return (
                    target.appending(path: files[number].name), try maker.set.scene(drawing).rgba(size: drawing.size)
                )
            }
            if isSame { opponents.append(Opponent(peer: peer, entry: entry)) }
        }
    }
}

extension SetContest: Contest {
    var comparisons: [Comparison] {
        opponents.map {
            Comparison($0.entry.label, job: Self.job, target: $0.entry.target, sizeTarget: $0.entry.sizeTarget)
        }
    }

    /// We before and after each peer.
    func round() throws -> [(theirs: Comparison.Work, ours: Comparison.Work)] {
        guard !opponents.isEmpty else { return [] }
        var before = try work()
        return try opponents.map { opponent in
            let answer = try opponent.peer.ask("set", opponent.entry.method, try maker.freshFolder().path)
            let after = try work()
            defer { before = after }
            return (Comparison.Work(milliseconds: answer[0], bytes: answer.last ?? 0), .mean(before, after))
        }
    }

    private func work() throws -> Comparison.Work {
        let made = try (0..<3).map { _ in try maker.make(threads: 1) }
        return Comparison.Work(milliseconds: Samples(made.map(\.work)).median, bytes: made[0].bytes)
    }
}
