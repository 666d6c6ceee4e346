import Foundation
import Synchronization

/// Ends connections that take too long, so that slow clients cannot hold all of them. libmicrohttpd's own timeout begins anew
/// with every byte.
final class ConnectionDeadlines: Sendable {
    private let allowance: Duration
    /// By socket. A connection leaves the table before its socket is closed, so none of another can be hit.
    private let deadlines = Mutex<[Int32: ContinuousClock.Instant]>([:])

    init(seconds: Int) {
        allowance = .seconds(seconds)
    }

    /// A connection begins, or has just got its answer: time runs anew.
    func renew(_ socket: Int32) {
        let deadline = ContinuousClock.now + allowance
        deadlines.withLock { $0[socket] = deadline }
    }

    /// A connection ends.
    func forget(_ socket: Int32) {
        deadlines.withLock { $0[socket] = nil }
    }

    /// Hangs up where time has run out.
    func endLateConnections() {
        let now = ContinuousClock.now
        deadlines.withLock { deadlines in
            for (socket, deadline) in deadlines where deadline <= now { shutdown(socket, Int32(SHUT_RDWR)) }
        }
    }
}
