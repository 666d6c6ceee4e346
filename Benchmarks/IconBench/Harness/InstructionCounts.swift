import Foundation

/// A part of our sources, as the instructions of a job are told apart.
enum InstructionStage: String, CaseIterable {
    case flatten, coverage, paint, match, deflate, checksum, png, other

    /// The stage of a file.
    ///
    /// - Parameter path: from `Sources` on.
    init(_ path: String) {
        let parts = path.split(separator: "/")
        let (folder, file) = (parts.dropLast().joined(separator: "/"), parts.last ?? "")
        switch folder {
        case "IconCore/Geometry": self = .flatten
        case "IconCore/Paint", "IconCore/Color": self = .paint
        case "IconCore/Raster": self = ["SpanPainter.swift", "SourceOver.swift"].contains(file) ? .paint : .coverage
        case "IconFormats/Deflate":
            let isSearch = file.contains("Match") || file.contains("Parser") || file.contains("Distances")
            self = isSearch ? .match : .deflate
        case "IconFormats/Checksums": self = .checksum
        case "IconFormats/PNG", "IconFormats/Icon": self = .png
        default: self = .other
        }
    }
}

/// How many instructions were executed, by the file of the sources that they come from.
struct InstructionCounts {
    /// By path, from the folder `Sources` on; `other` for all that is not of ours, such as copying memory.
    private(set) var byFile: [String: Double] = [:]

    var total: Double { byFile.values.reduce(0, +) }

    var byStage: [InstructionStage: Double] {
        byFile.reduce(into: [:]) { $0[InstructionStage($1.key), default: 0] += $1.value }
    }

    /// Reads what callgrind has written (Callgrind Format Specification, version 1).
    init(_ text: String) {
        var names: [Substring: String] = [:]
        // The file of the function, and the one that its code is from where something was put in line.
        var (function, line) = ("other", "other")
        var isCall = false
        /// The name behind `fl=(1) /path` or `fl=(1)`, of our sources.
        func file(_ text: Substring) -> String {
            let parts = text.split(separator: " ", maxSplits: 1)
            if parts.count == 2 {
                let sources = parts[1].range(of: "/Sources/")
                names[parts[0]] = sources.map { String(parts[1][$0.upperBound...]) } ?? "other"
            }
            return names[parts.first ?? ""] ?? "other"
        }
        for row in text.split(separator: "\n") {
            if row.hasPrefix("fl=") {
                function = file(row.dropFirst(3))
                line = function
            } else if row.hasPrefix("fi=") || row.hasPrefix("fe=") {
                line = file(row.dropFirst(3))
            } else if row.hasPrefix("cfi=") || row.hasPrefix("cfl=") {
                _ = file(row.dropFirst(4))
            } else if row.hasPrefix("calls=") {
                // The next line is what was called, which is counted where it is.
                isCall = true
            } else if let first = row.first, first.isNumber || "+-*".contains(first) {
                if !isCall, let cost = row.split(separator: " ").dropFirst().first.flatMap({ Double($0) }) {
                    // Code that serves all, put in line somewhere, is counted where it serves.
                    let isOwn = line != "other" && !line.contains("/Support/")
                    byFile[isOwn ? line : function, default: 0] += cost
                }
                isCall = false
            }
        }
    }

    private init(byFile: [String: Double]) { self.byFile = byFile }

    static func - (a: InstructionCounts, b: InstructionCounts) -> InstructionCounts {
        InstructionCounts(byFile: a.byFile.merging(b.byFile.mapValues { -$0 }) { $0 + $1 })
    }

    func divided(by number: Double) -> InstructionCounts {
        InstructionCounts(byFile: byFile.mapValues { $0 / number })
    }
}
