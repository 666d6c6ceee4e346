import Foundation
import IconCommand

/// A program that does jobs beside us: it is started once, reads a job a line and answers each with a line, fields parted by
/// tabs. `Benchmarks/peers/README.md` describes the lines.
final class PeerProcess {
    /// How the program calls itself.
    let name: String
    /// Of what it measures.
    let version: String
    /// The ways in which it can do jobs.
    let methods: Set<String>

    private let process = Process()
    private let requests = Pipe()
    private let answers = Pipe()
    private var unread: [UInt8] = []
    /// How long an answer may take, in seconds: the slowest job takes some.
    private static let patience = 120.0

    /// Why a program cannot take part.
    struct Absence: Error {
        let reason: String
    }

    /// Starts a program and waits until it is ready.
    ///
    /// - Throws: `Absence` when it says that something is missing, or is no such program.
    init(_ command: [String], job: URL) throws {
        process.executableURL = URL(filePath: command[0])
        process.arguments = command.dropFirst() + [job.path]
        process.standardInput = requests
        process.standardOutput = answers
        let program = command.last ?? ""
        do {
            try process.run()
        } catch {
            throw Absence(reason: "\(program) cannot be started")
        }
        let fields = try PeerProcess.line(answers, &unread).map { $0.split(separator: "\t").map(String.init) }
        switch fields?.first {
        case "ready" where fields?.count ?? 0 > 3:
            let fields = fields ?? []
            (name, version, methods) = (fields[1], fields[2], Set(fields[3...]))
        case "missing": throw Absence(reason: "\(program): \(fields?.dropFirst().joined(separator: " ") ?? "")")
        default: throw Absence(reason: "\(program) ended before it was ready")
        }
    }

    deinit {
        try? requests.fileHandleForWriting.close()
        if process.isRunning { process.terminate() }
        process.waitUntilExit()
    }

    /// Does a job and gives the numbers of the answer.
    func ask(_ request: String...) throws -> [Double] {
        let line = request.joined(separator: "\t")
        try requests.fileHandleForWriting.write(contentsOf: Data((line + "\n").utf8))
        guard let answer = try PeerProcess.line(answers, &unread) else {
            throw Failure("the peer \(name) does not answer '\(line)'")
        }
        let fields = answer.split(separator: "\t").map(String.init)
        let numbers = fields.compactMap { Double($0) }
        guard fields.count == numbers.count, !numbers.isEmpty else {
            throw Failure("the peer \(name) answers '\(line)' with '\(answer)'")
        }
        return numbers
    }

    /// The next line; nil at the end, and when none comes.
    private static func line(_ pipe: Pipe, _ unread: inout [UInt8]) throws -> String? {
        let descriptor = pipe.fileHandleForReading.fileDescriptor
        let deadline = ContinuousClock.now.advanced(by: .seconds(patience))
        while true {
            if let end = unread.firstIndex(of: UInt8(ascii: "\n")) {
                defer { unread.removeFirst(end + 1) }
                return String(decoding: unread[..<end], as: UTF8.self)
            }
            var waiting = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
            guard ContinuousClock.now < deadline else { return nil }
            guard poll(&waiting, 1, 1_000) > 0 else { continue }
            var bytes = [UInt8](repeating: 0, count: 65_536)
            let count = read(descriptor, &bytes, bytes.count)
            guard count > 0 else { return nil }
            unread += bytes[..<count]
        }
    }
}
