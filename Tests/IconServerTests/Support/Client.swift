import Foundation

/// A connection to a server on this machine that knows nothing of HTTP.
final class Client {
    private let descriptor: Int32

    struct Failure: Error {
        let code: Int32
    }

    init(port: Int) throws {
        descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        // What does not come at all shall fail, not hang.
        var limit = timeval(tv_sec: 30, tv_usec: 0)
        setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
        let address = sockaddr_in(
            sin_family: sa_family_t(AF_INET), sin_port: in_port_t(port).bigEndian,
            sin_addr: in_addr(s_addr: INADDR_LOOPBACK.bigEndian), sin_zero: (0, 0, 0, 0, 0, 0, 0, 0))
        let status = withUnsafePointer(to: address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
            }
        }
        guard status == 0 else { throw Failure(code: errno) }
    }

    deinit {
        close(descriptor)
    }

    func send(_ text: String) throws {
        let bytes = Array(text.utf8)
        guard Foundation.send(descriptor, bytes, bytes.count, Int32(MSG_NOSIGNAL)) == bytes.count else {
            throw Failure(code: errno)
        }
    }

    /// Asks for a path, and for the connection to be closed.
    func get(_ path: String) throws {
        try send("GET \(path) HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
    }

    /// Whether something has come.
    var hasAnswer: Bool {
        var readiness = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        return poll(&readiness, 1, 0) > 0
    }

    /// All that comes until the server hangs up.
    func receive() throws -> String {
        var received: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 4_096)
        while true {
            let count = recv(descriptor, &buffer, buffer.count, 0)
            if count < 0 { throw Failure(code: errno) }
            if count == 0 { return String(decoding: received, as: UTF8.self) }
            received += buffer[..<count]
        }
    }
}
