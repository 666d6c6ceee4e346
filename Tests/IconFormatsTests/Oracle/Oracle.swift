import Foundation

/// An independent opinion: zlib and a plain PNG decoder and encoder of Python's standard library only. Requests go to one
/// process in a batch, since starting it is what takes time.
enum Oracle {
    /// What the oracle may be asked.
    enum Request {
        /// Decompress a zlib stream, which must be whole.
        case decompress([UInt8])
        /// Compress with zlib.
        case compress([UInt8], level: Int, strategy: Int)
        /// Decode a PNG.
        case decodePNG([UInt8])
        /// Make a random image and write it as a PNG; described in the script.
        case makePNG(String)
    }

    /// What zlib made of a strategy number: Z_DEFAULT_STRATEGY, Z_FILTERED, Z_HUFFMAN_ONLY, Z_RLE, Z_FIXED.
    static let strategies = 0...4

    /// The answers, in the order of the requests; nil where the oracle refused.
    static func ask(_ requests: [Request]) throws -> [[UInt8]?] {
        var input = Data()
        for request in requests {
            let (code, payload) = encode(request)
            input.append(contentsOf: [code] + littleEndian(payload.count) + payload)
        }
        let folder = FileManager.default.temporaryDirectory
        let file = folder.appendingPathComponent("oracle-\(UUID().uuidString)")
        try input.write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }

        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["python3", "-c", script]
        process.standardInput = try FileHandle(forReadingFrom: file)
        let pipe = Pipe()
        process.standardOutput = pipe
        try process.run()
        let output = [UInt8](pipe.fileHandleForReading.readDataToEndOfFile())
        process.waitUntilExit()
        guard process.terminationStatus == 0 else { throw OracleFailure.exitStatus(process.terminationStatus) }
        let answers = decode(output)
        guard answers.count == requests.count else { throw OracleFailure.answerCount(answers.count) }
        return answers
    }

    private static func encode(_ request: Request) -> (UInt8, [UInt8]) {
        switch request {
        case .decompress(let stream): (UInt8(ascii: "d"), stream)
        case .compress(let bytes, let level, let strategy):
            (UInt8(ascii: "c"), [UInt8(level), UInt8(strategy)] + bytes)
        case .decodePNG(let file): (UInt8(ascii: "p"), file)
        case .makePNG(let description): (UInt8(ascii: "m"), Array(description.utf8))
        }
    }

    private static func decode(_ output: [UInt8]) -> [[UInt8]?] {
        var answers: [[UInt8]?] = []
        var index = 0
        while index + 5 <= output.count {
            let length = (0..<4).reduce(0) { $0 | Int(output[index + 1 + $1]) << (8 * $1) }
            let end = min(index + 5 + length, output.count)
            answers.append(output[index] == 0 ? Array(output[(index + 5)..<end]) : nil)
            index = end
        }
        return answers
    }

    private static func littleEndian(_ value: Int) -> [UInt8] {
        (0..<4).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
    }
}

/// The oracle did not answer.
enum OracleFailure: Error {
    case exitStatus(Int32)
    case answerCount(Int)
    case refused
}
