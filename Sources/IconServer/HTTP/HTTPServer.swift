import CMicroHTTPD
import Foundation

/// A server of HTTP/1.1 on loopback sockets, over libmicrohttpd.
///
/// Threads, one a core, read requests, ask `answer` for the work, and do it at once where its lane says so. The callbacks stand in
/// no actor: libmicrohttpd calls them on threads of its own.
package final class HTTPServer: @unchecked Sendable {
    private let context: ServerContext
    private let sockets: LoopbackSockets
    /// Used by `stop` alone, which is called once.
    private var daemons: [OpaquePointer] = []
    private let timer: any DispatchSourceTimer

    /// Begins to serve.
    ///
    /// - Parameters:
    ///   - sockets: where to listen; the server closes them.
    ///   - limits: how much clients may ask.
    ///   - answer: says what is to be done for a request; called on several threads at a time.
    ///   - refuse: the answer to a request that was not taken in.
    package init(
        _ sockets: LoopbackSockets, limits: Limits = Limits(), answer: @escaping @Sendable (Request) -> Job,
        refuse: @escaping @Sendable (Refusal) -> Response
    ) throws(ServerError) {
        // A client that hangs up shall be an error of the write, not the end of the process.
        signal(SIGPIPE, SIG_IGN)
        let threads = max(2, ProcessInfo.processInfo.activeProcessorCount)
        context = ServerContext(limits: limits, threads: threads, answer: answer, refuse: refuse)
        self.sockets = sockets
        timer = DispatchSource.makeTimerSource()
        timer.schedule(deadline: .now() + 1, repeating: 1)
        timer.setEventHandler { [deadlines = context.deadlines] in deadlines.endLateConnections() }
        timer.resume()
        for socket in sockets.sockets {
            var callbacks = iconsmith_mhd_callbacks(
                context: Unmanaged.passUnretained(context).toOpaque(), connection: Callbacks.connection,
                began: Callbacks.began, received: Callbacks.received, completed: Callbacks.completed)
            guard
                let daemon = iconsmith_mhd_start(
                    socket.descriptor, UInt32(threads), UInt32(limits.connections), limits.connectionBytes, &callbacks)
            else {
                stop()
                throw .cannotStart
            }
            daemons.append(daemon)
        }
    }

    /// Takes no more connections, lets answers that are owed go out, for a while, and ends. To be called once.
    package func stop() {
        context.beginStopping()
        for daemon in daemons { MHD_quiesce_daemon(daemon) }
        let deadline = ContinuousClock.now + .seconds(context.limits.secondsToStop)
        while !context.isIdle, ContinuousClock.now < deadline { usleep(5_000) }
        // A daemon must not be stopped while one of its connections waits for an answer.
        context.finishLongWork()
        for daemon in daemons { MHD_stop_daemon(daemon) }
        for socket in sockets.sockets { socket.end() }
        timer.cancel()
    }
}

/// What libmicrohttpd calls. The first argument is always the server's context.
private enum Callbacks {
    static let connection: MHD_NotifyConnectionCallback = { context, connection, _, change in
        guard let context = serverContext(context), let connection else { return }
        let socket = iconsmith_mhd_socket(connection)
        if change == .CONNECTION_NOTIFY_STARTED {
            context.deadlines.renew(socket, seconds: context.limits.secondsToAsk)
        } else {
            context.deadlines.forget(socket)
        }
    }

    static let began:
        @convention(c) (
            UnsafeMutableRawPointer?, UnsafePointer<CChar>?, OpaquePointer?
        ) -> UnsafeMutableRawPointer? = { context, target, _ in
            guard let context = serverContext(context), let target else { return nil }
            return Unmanaged.passRetained(Exchange(context, target: target)).toOpaque()
        }

    static let received: MHD_AccessHandlerCallback = { _, connection, _, method, _, piece, size, exchange in
        guard let connection, let method, let size, let exchange = exchange?.pointee else { return .NO }
        return Unmanaged<Exchange>.fromOpaque(exchange).takeUnretainedValue()
            .receive(connection, method: method, piece: piece, size: size)
    }

    static let completed: MHD_RequestCompletedCallback = { context, connection, exchange, _ in
        guard let context = serverContext(context), let connection, let pointer = exchange?.pointee else { return }
        if Unmanaged<Exchange>.fromOpaque(pointer).takeRetainedValue().isOwed { context.endAnswer() }
        exchange?.pointee = nil
        context.deadlines.renew(iconsmith_mhd_socket(connection), seconds: context.limits.secondsToAsk)
    }

    private static func serverContext(_ pointer: UnsafeMutableRawPointer?) -> ServerContext? {
        pointer.map { Unmanaged<ServerContext>.fromOpaque($0).takeUnretainedValue() }
    }
}
