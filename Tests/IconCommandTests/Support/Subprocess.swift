import Foundation

/// Runs a program to its end and gives back what it printed and its exit code.
///
/// - Parameters:
///   - words: the program, looked up in PATH, and its arguments.
///   - input: what it reads from standard input.
///   - environment: what is added to this process's environment.
func run(
    _ words: [String], input: String = "", environment: [String: String] = [:], folder: URL? = nil
) throws -> (code: Int32, output: String) {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = words
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    process.currentDirectoryURL = folder
    let (stdin, stdout) = (Pipe(), Pipe())
    process.standardInput = stdin
    process.standardOutput = stdout
    process.standardError = stdout
    try process.run()
    // The inputs here are far smaller than a pipe holds, so this never waits for the reader.
    try stdin.fileHandleForWriting.write(contentsOf: Data(input.utf8))
    try stdin.fileHandleForWriting.close()
    let output = try stdout.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: output, as: UTF8.self))
}

/// Whether PATH leads to a program of this name.
func isInstalled(_ program: String) -> Bool {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    return folders.contains { FileManager.default.isExecutableFile(atPath: "\($0)/\(program)") }
}
