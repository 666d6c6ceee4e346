import Foundation

/// A TCP socket of this machine that listens on a loopback address.
struct ListeningSocket: Sendable {
    /// A loopback address.
    enum Address: String, Sendable {
        case v4 = "127.0.0.1"
        case v6 = "::1"
    }

    /// Why there is none: what the system said.
    struct Failure: Error, Equatable, Sendable {
        /// The `errno` value.
        let code: Int32

        /// Whether somebody else has the port.
        var isPortTaken: Bool { code == EADDRINUSE }
        /// Whether this machine does not have the address at all.
        var isAddressMissing: Bool { code == EADDRNOTAVAIL || code == EAFNOSUPPORT }
    }

    /// The file descriptor. Whoever opened the socket closes it.
    let descriptor: Int32
    /// The port.
    let port: Int

    /// Listens on a port; 0 stands for any free one.
    ///
    /// No other process can listen on the same address and port, as it could if libmicrohttpd opened the socket: it would
    /// set `SO_REUSEPORT`.
    init(_ address: Address, port: Int) throws(Failure) {
        let family = address == .v4 ? AF_INET : AF_INET6
        let stream = Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue) | Int32(SOCK_NONBLOCK.rawValue)
        descriptor = socket(family, stream, 0)
        guard descriptor >= 0 else { throw Failure(code: errno) }
        do throws(Failure) {
            // The port of a server that has just ended is free again at once.
            try ListeningSocket.set(descriptor, SOL_SOCKET, SO_REUSEADDR)
            if address == .v6 { try ListeningSocket.set(descriptor, Int32(IPPROTO_IPV6), IPV6_V6ONLY) }
            try ListeningSocket.bind(descriptor, address, port)
            guard listen(descriptor, 128) == 0 else { throw Failure(code: errno) }
            self.port = try ListeningSocket.port(of: descriptor)
        } catch {
            close(descriptor)
            throw error
        }
    }

    func end() {
        close(descriptor)
    }

    private static func set(_ descriptor: Int32, _ level: Int32, _ option: Int32) throws(Failure) {
        var isOn: Int32 = 1
        guard setsockopt(descriptor, level, option, &isOn, socklen_t(MemoryLayout<Int32>.size)) == 0 else {
            throw Failure(code: errno)
        }
    }

    private static func bind(_ descriptor: Int32, _ address: Address, _ port: Int) throws(Failure) {
        let number = in_port_t(port).bigEndian
        let status =
            switch address {
            case .v4:
                bind(
                    descriptor,
                    sockaddr_in(
                        sin_family: sa_family_t(AF_INET), sin_port: number,
                        sin_addr: in_addr(s_addr: INADDR_LOOPBACK.bigEndian), sin_zero: (0, 0, 0, 0, 0, 0, 0, 0)))
            case .v6:
                bind(
                    descriptor,
                    sockaddr_in6(
                        sin6_family: sa_family_t(AF_INET6), sin6_port: number, sin6_flowinfo: 0,
                        sin6_addr: in6addr_loopback, sin6_scope_id: 0))
            }
        guard status == 0 else { throw Failure(code: errno) }
    }

    private static func bind<Address>(_ descriptor: Int32, _ address: Address) -> Int32 {
        withUnsafePointer(to: address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                Foundation.bind(descriptor, $0, socklen_t(MemoryLayout<Address>.size))
            }
        }
    }

    private static func port(of descriptor: Int32) throws(Failure) -> Int {
        // The port stands at the same place in the addresses of both families.
        var address = sockaddr_in6()
        var length = socklen_t(MemoryLayout<sockaddr_in6>.size)
        let status = withUnsafeMutablePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { getsockname(descriptor, $0, &length) }
        }
        guard status == 0 else { throw Failure(code: errno) }
        return Int(in_port_t(bigEndian: address.sin6_port))
    }
}
