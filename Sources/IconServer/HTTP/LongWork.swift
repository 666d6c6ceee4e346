import Foundation
import Synchronization

/// Does what takes long on threads of its own, first come, first served. What waits is bounded.
final class LongWork: Sendable {
    private let queue = OperationQueue()
    private let unfinished = Mutex(0)
    private let capacity: Int

    init(threads: Int, waiting: Int) {
        queue.maxConcurrentOperationCount = threads
        capacity = threads + waiting
    }

    /// Takes a place for one work; false when there is none. Whoever has a place calls `perform` once.
    func reserve() -> Bool {
        unfinished.withLock { count in
            guard count < capacity else { return false }
            count += 1
            return true
        }
    }

    /// Does a work for which a place was taken.
    func perform(_ work: @escaping @Sendable () -> Void) {
        queue.addOperation {
            work()
            self.unfinished.withLock { $0 -= 1 }
        }
    }

    /// Waits until all is done.
    func finish() {
        queue.waitUntilAllOperationsAreFinished()
    }
}
