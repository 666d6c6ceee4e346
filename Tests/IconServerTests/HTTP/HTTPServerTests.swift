import Foundation
import IconServer
import Testing

/// The server alone, with work of its own to do.
@Suite(.timeLimit(.minutes(2))) struct HTTPServerTests {
    /// Something that work waits for.
    private final class Gate: Sendable {
        private let semaphore = DispatchSemaphore(value: 0)
        func open() { semaphore.signal() }
        func wait() { semaphore.wait() }
    }

    private func start(
        _ limits: Limits = Limits(), long: @escaping @Sendable () -> Void = {}
    ) throws -> (server: HTTPServer, port: Int) {
        let sockets = try LoopbackSockets(port: 0)
        let server = try HTTPServer(sockets, limits: limits) { request in
            guard request.path.parts == ["long"] else {
                return Job {
                    Response(type: "text/plain", text: "quick \(request.method.rawValue) \(request.body.count)")
                }
            }
            return Job(.drawing) {
                long()
                return Response(type: "text/plain", text: "long")
            }
        } refuse: { refusal in
            Response(.unavailable, type: "text/plain", text: "\(refusal)")
        }
        return (server, sockets.port)
    }

    @Test func answersComeWhileLongWorkIsDone() throws {
        let gate = Gate()
        let (server, port) = try start { gate.wait() }
        defer { server.stop() }
        let long = try Client(port: port)
        try long.get("/long")
        for _ in 0..<8 {
            let quick = try Client(port: port)
            try quick.get("/")
            #expect(try quick.receive().hasSuffix("quick GET 0"))
        }
        gate.open()
        #expect(try long.receive().hasSuffix("long"))
    }

    @Test func moreLongWorkThanMayWaitIsRefused() throws {
        var limits = Limits()
        limits.waitingDrawings = 1
        let gate = Gate()
        let (server, port) = try start(limits) { gate.wait() }
        defer { server.stop() }
        let room = max(2, ProcessInfo.processInfo.activeProcessorCount) + 1
        let clients = try (0..<room + 3).map { _ in try Client(port: port) }
        for client in clients { try client.get("/long") }
        // Those that are refused are answered at once, whichever they are; the others wait for the gate.
        while clients.count(where: \.hasAnswer) < 3 { usleep(1_000) }
        for _ in 0..<room { gate.open() }
        let answers = try clients.map { try $0.receive() }
        #expect(answers.count { $0.hasSuffix("busy") } == 3)
        #expect(answers.count { $0.hasSuffix("long") } == room)
        // When it is done there is room again.
        gate.open()
        let later = try Client(port: port)
        try later.get("/long")
        #expect(try later.receive().hasSuffix("long"))
    }

    @Test(arguments: [
        "", "GET / HTTP/1.1\r\nHost: lo", "POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 10\r\n\r\nabc",
    ])
    func whoeverHoldsAConnectionTooLongLosesIt(beginning: String) throws {
        var limits = Limits()
        limits.secondsToAsk = 1
        limits.connections = 2
        let (server, port) = try start(limits)
        defer { server.stop() }
        let slow = try (0..<2).map { _ in try Client(port: port) }
        for client in slow { try client.send(beginning) }
        // There is no room for more until the slow ones are hung up on.
        let other = try Client(port: port)
        try other.get("/")
        #expect(try other.receive().hasSuffix("quick GET 0"))
        for client in slow { #expect(try client.receive().isEmpty) }
    }

    /// Long work is not held to the time that clients have for asking.
    @Test func answersHaveATimeOfTheirOwn() throws {
        var limits = Limits()
        limits.secondsToAsk = 1
        let (server, port) = try start(limits) { sleep(3) }
        defer { server.stop() }
        let long = try Client(port: port)
        try long.get("/long")
        #expect(try long.receive().hasSuffix("long"))
    }

    @Test func clientsThatHangUpInTheMiddleMakeRoom() throws {
        var limits = Limits()
        limits.connections = 4
        limits.secondsToAsk = 3_600
        let (server, port) = try start(limits)
        defer { server.stop() }
        for _ in 0..<64 { try Client(port: port).send("GET / HTTP/1.1\r\nHost: lo") }
        let other = try Client(port: port)
        try other.get("/")
        #expect(try other.receive().hasSuffix("quick GET 0"))
    }

    @Test func bytesThatTrickleInDoNotBuyTime() throws {
        var limits = Limits()
        limits.secondsToAsk = 1
        let (server, port) = try start(limits)
        defer { server.stop() }
        let slow = try Client(port: port)
        try slow.send("GET / HTTP/1.1\r\nHost: localhost\r\n")
        #expect(throws: Client.Failure.self) {
            for _ in 0..<600 {
                try slow.send("A: b\r\n")
                usleep(100_000)
            }
        }
    }

    @Test func anAnswerThatIsOwedGoesOutBeforeTheEnd() async throws {
        let gate = Gate()
        let begun = Gate()
        let (server, port) = try start {
            begun.open()
            gate.wait()
        }
        let client = try Client(port: port)
        try client.get("/long")
        begun.wait()
        let stopped = Task.detached { server.stop() }
        gate.open()
        await stopped.value
        #expect(try client.receive().hasSuffix("long"))
        #expect(throws: Client.Failure.self) { try Client(port: port) }
    }

    @Test func twoServersDoNotShareAPort() throws {
        let (server, port) = try start()
        defer { server.stop() }
        #expect(throws: ServerError.portTaken(port)) { try LoopbackSockets(port: port) }
    }
}
