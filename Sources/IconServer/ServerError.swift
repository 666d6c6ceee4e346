/// Why the server could not start.
package enum ServerError: Error, Equatable, Sendable {
    /// Another program listens on the port.
    case portTaken(Int)
    /// The system does not let us listen on the port.
    case cannotListen(port: Int, reason: String)
    /// Threads or memory were refused.
    case cannotStart
    /// The folder of the app has no index.html.
    case noApp(folder: String)
}

extension ServerError: CustomStringConvertible {
    /// One line for a person: what is wrong and what to do.
    package var description: String {
        switch self {
        case .portTaken(let port):
            "port \(port) is taken by another program; stop it, or choose a port with --port (0 is any free one)"
        case .cannotListen(let port, let reason):
            "cannot listen on port \(port): \(reason); choose another with --port (0 is any free one)"
        case .cannotStart:
            "the system refuses the threads or the memory for a server; stop other programs and try again"
        case .noApp(let folder):
            "there is no web app in \(folder): it has no index.html"
        }
    }
}
