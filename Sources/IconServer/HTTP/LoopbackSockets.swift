import Foundation

/// The sockets of `localhost`: one port on 127.0.0.1 and, where this machine has it, on ::1, since `localhost` may mean
/// either and nobody else shall have the other.
package struct LoopbackSockets: Sendable {
    /// The port of all of them.
    package let port: Int
    let sockets: [ListeningSocket]

    /// Listens on a port; 0 stands for any free one.
    package init(port: Int) throws(ServerError) {
        var attempts = port == 0 ? 16 : 1
        while true {
            attempts -= 1
            do throws(ListeningSocket.Failure) {
                sockets = try LoopbackSockets.open(port)
                self.port = sockets[0].port
                return
            } catch {
                guard error.isPortTaken else {
                    throw .cannotListen(port: port, reason: String(cString: strerror(error.code)))
                }
                // A free port of one address may be taken on the other.
                guard attempts > 0 else { throw .portTaken(port) }
            }
        }
    }

    private static func open(_ port: Int) throws(ListeningSocket.Failure) -> [ListeningSocket] {
        let first = try ListeningSocket(.v4, port: port)
        do throws(ListeningSocket.Failure) {
            return [first, try ListeningSocket(.v6, port: first.port)]
        } catch {
            if error.isAddressMissing { return [first] }
            first.end()
            throw error
        }
    }
}
