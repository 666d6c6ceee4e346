import Foundation

/// Where and how something was measured. Results of two machines are not compared.
struct Machine: Codable, Equatable {
    /// The processor, as the system names it.
    let processor: String
    /// How many of its cores this process may use.
    let cores: Int
    /// The Swift that built this program, and the flags it was given.
    let build: String

    init(build: String) {
        let info = (try? String(contentsOfFile: "/proc/cpuinfo", encoding: .utf8)) ?? ""
        let line = info.split(separator: "\n").first { $0.hasPrefix("model name") }
        processor =
            line?.split(separator: ":").last.map { $0.trimmingCharacters(in: .whitespaces) } ?? "unknown processor"
        cores = ProcessInfo.processInfo.activeProcessorCount
        self.build = build
    }

    var text: String { "\(processor), \(cores) \(cores == 1 ? "core" : "cores"), \(build)" }
}
