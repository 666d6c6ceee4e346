import CMicroHTTPD
import Synchronization

/// One request and its answer, while libmicrohttpd has them. Fields are touched only by the thread that serves the connection;
/// the answer may come from another.
final class Exchange: @unchecked Sendable {
    private let context: ServerContext
    private let target: String
    private var method: Method?
    private var headers = Headers()
    private var body: [UInt8] = []
    private var receivedBytes = 0
    private var refusal: Refusal?
    /// Whether the request came to its end, so that an answer is owed.
    private(set) var isOwed = false
    /// The answer of long work.
    private let answer = Mutex<Response?>(nil)

    /// A connection, to be told from another thread that its answer is there.
    private struct Connection: @unchecked Sendable {
        let pointer: OpaquePointer
    }

    /// An exchange that begins with the target of a request.
    init(_ context: ServerContext, target: UnsafePointer<CChar>) {
        self.context = context
        if let text = String(validatingCString: target) {
            self.target = text
        } else {
            self.target = ""
            refusal = .malformedTarget(MalformedTarget("a target is UTF-8 text"))
        }
        if self.target.utf8.count > context.limits.targetBytes {
            refusal = .targetTooLong(limit: context.limits.targetBytes)
        }
    }

    /// Takes what came: first the head, then pieces of the body, at last nothing, and nothing again when long work is done.
    func receive(
        _ connection: OpaquePointer, method name: UnsafePointer<CChar>, piece: UnsafePointer<CChar>?,
        size: UnsafeMutablePointer<Int>
    ) -> MHD_Result {
        if method == nil {
            method = Method(rawValue: String(cString: name))
            return receiveHead(connection)
        }
        if size.pointee > 0 {
            defer { size.pointee = 0 }
            return receive(UnsafeRawBufferPointer(start: piece, count: size.pointee))
        }
        if let response = answer.withLock({ $0 }) { return send(response, connection) }
        return receiveEnd(connection)
    }

    private func receiveHead(_ connection: OpaquePointer) -> MHD_Result {
        context.deadlines.renew(iconsmith_mhd_socket(connection), seconds: context.limits.secondsToAsk)
        withUnsafeMutablePointer(to: &headers) { headers in
            _ = MHD_get_connection_values_n(
                connection, .HEADER_KIND,
                { headers, _, name, nameSize, value, valueSize in
                    guard let headers, let name else { return .NO }
                    headers.assumingMemoryBound(to: Headers.self).pointee.add(
                        text(name, nameSize), value.map { text($0, valueSize) } ?? "")
                    return .YES
                }, headers)
        }
        if headers.byteCount > context.limits.headerBytes {
            refusal = refusal ?? .headersTooLarge(limit: context.limits.headerBytes)
        }
        guard let length = headers["content-length"].flatMap({ Int($0) }), length > context.limits.drainedBytes else {
            return .YES
        }
        // Answering before the body was read closes the connection.
        return send(context.refuse(.bodyTooLarge(limit: context.limits.bodyBytes)), connection)
    }

    private func receive(_ piece: UnsafeRawBufferPointer) -> MHD_Result {
        receivedBytes += piece.count
        if receivedBytes <= context.limits.bodyBytes {
            body.append(contentsOf: piece)
            return .YES
        }
        body = []
        refusal = refusal ?? .bodyTooLarge(limit: context.limits.bodyBytes)
        return receivedBytes <= context.limits.drainedBytes ? .YES : .NO
    }

    private func receiveEnd(_ connection: OpaquePointer) -> MHD_Result {
        isOwed = true
        context.beginAnswer()
        context.deadlines.renew(iconsmith_mhd_socket(connection), seconds: context.limits.secondsToAnswer)
        let job: Job
        let longWork: LongWork
        do throws(Refusal) {
            job = try self.job()
            guard let found = context.longWork(job.lane) else { return send(job.run(), connection) }
            // None may wait for an answer any more when the daemon stops.
            guard !context.isStopping else { throw .stopping }
            guard found.reserve() else { throw .busy }
            longWork = found
        } catch {
            return send(context.refuse(error), connection)
        }
        MHD_suspend_connection(connection)
        let resumed = Connection(pointer: connection)
        longWork.perform { [self] in
            let response = context.isStopping ? context.refuse(.stopping) : job.run()
            answer.withLock { $0 = response }
            MHD_resume_connection(resumed.pointer)
        }
        return .YES
    }

    private func job() throws(Refusal) -> Job {
        if let refusal { throw refusal }
        do throws(MalformedTarget) {
            let method = method ?? .get
            return context.answer(try Request(method, target: target, headers: headers, body: body))
        } catch {
            throw .malformedTarget(error)
        }
    }

    private func send(_ response: Response, _ connection: OpaquePointer) -> MHD_Result {
        let message = response.body.withUnsafeBytes {
            MHD_create_response_from_buffer(
                $0.count, UnsafeMutableRawPointer(mutating: $0.baseAddress), .RESPMEM_MUST_COPY)
        }
        guard let message else { return .NO }
        defer { MHD_destroy_response(message) }
        for field in response.headers.fields { MHD_add_response_header(message, field.name, field.value) }
        if context.isStopping { MHD_add_response_header(message, "connection", "close") }
        return MHD_queue_response(connection, UInt32(response.status.rawValue), message)
    }
}

/// Text of so many bytes. What is not UTF-8 becomes U+FFFD, which no rule of ours takes for anything.
private func text(_ start: UnsafePointer<CChar>, _ count: Int) -> String {
    String(decoding: UnsafeRawBufferPointer(start: start, count: count), as: UTF8.self)
}
