import Foundation
import Synchronization

/// Ends connections that take too long, so that slow clients cannot hold all of them. libmicrohttpd's own timeout begins anew
/// with every byte.
final class ConnectionDeadlines: Sendable {
    /// By socket. A connection leaves the table before its socket is closed, so none of another can be hit.
    private let deadlines = Mutex<[Int32: ContinuousClock.Instant]>([:])

    /// A connection comes to its next part: time runs anew.
    func renew(_ socket: Int32, seconds: Int) {
        let deadline = ContinuousClock.now + .seconds(seconds)
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
