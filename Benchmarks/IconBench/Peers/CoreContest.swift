import Foundation
import Synchronization

/// The platform set on two cores beside the same on one, by the clock, since processor time does not tell that two work at once.
/// Where others use a core too, nothing can gain by two; so a plain loop is measured as well, which shows what there is to gain.
struct CoreContest: Contest {
    private static let peer = "ours on one core"
    private let maker: SetMaker
    private let repetitions: Int

    /// nil where there is only one core.
    init?(_ maker: SetMaker, isCheck: Bool) {
        guard ProcessInfo.processInfo.activeProcessorCount > 1 else { return nil }
        self.maker = maker
        repetitions = isCheck ? 1 : 5
    }

    let comparisons = [
        Comparison(peer, job: "\(SetContest.job), 2 cores", target: 1.7, hasFiles: false),
        Comparison(peer, job: "a plain loop, 2 cores", hasFiles: false),
    ]

    func round() throws -> [(theirs: Comparison.Work, ours: Comparison.Work)] {
        var (sets, pairs, loops, loopPairs): ([Double], [Double], [Double], [Double]) = ([], [], [], [])
        for _ in 0..<repetitions {
            sets.append(try maker.make(threads: 1).clock)
            pairs.append(try maker.make(threads: 2).clock)
            loops.append(loop(threads: 1))
            loopPairs.append(loop(threads: 2))
        }
        func work(_ times: [Double]) -> Comparison.Work {
            Comparison.Work(milliseconds: Samples(times).median, bytes: 0)
        }
        return [(work(sets), work(pairs)), (work(loops), work(loopPairs))]
    }

    /// How long two equal pieces of arithmetic take, about as much work as the set.
    private func loop(threads: Int) -> Double {
        let sum = Mutex(UInt64(0))
        let time = milliseconds {
            DispatchQueue.concurrentPerform(iterations: threads) { _ in
                var state: UInt64 = 1
                // Knuth's generator of random numbers (The Art of Computer Programming, 3.3.4): each step needs the one before.
                for _ in 0..<200_000_000 / threads { state = state &* 6_364_136_223_846_793_005 &+ 1 }
                sum.withLock { $0 ^= state }
            }
        }
        return sum.withLock { $0 } == 1 ? 0 : time
    }
}
