import Foundation
import GlyphCatalog
import IconCommand
import IconCore

/// The peers that are there, and the job that all do.
final class PeerTeam {
    private let peers: [String: PeerProcess]
    /// A folder for the job and for pictures to compare.
    let folder: URL
    /// What a reader should know: who takes part, and who does not and why.
    private(set) var remarks: [String] = []

    /// Writes the job and starts the peers. Whoever cannot take part is only missing.
    ///
    /// - Parameters:
    ///   - commands: programs with their arguments.
    ///   - folder: for `job.json` and the pixels it names; made when it is missing.
    init(_ commands: [[String]], folder: URL, catalog: Catalog) throws {
        self.folder = folder
        // Asking a peer that has died gives an error rather than ending this program.
        signal(SIGPIPE, SIG_IGN)
        let pixels = folder.appending(path: "pixels")
        try FileManager.default.createDirectory(at: pixels, withIntermediateDirectories: true)
        try PeerTeam.job(catalog, commands.isEmpty ? nil : pixels).write(to: folder.appending(path: "job.json"))
        var peers: [String: PeerProcess] = [:]
        for command in commands {
            do {
                let peer = try PeerProcess(command, job: folder)
                peers[peer.name] = peer
            } catch let absence as PeerProcess.Absence {
                remarks.append("left out: \(absence.reason)")
            }
        }
        self.peers = peers
        let versions = peers.values.map { "\($0.name) \($0.version)" }.sorted()
        if !versions.isEmpty { remarks.insert("peers: \(versions.joined(separator: ", "))", at: 0) }
    }

    /// The peer that does jobs in a way, if it is there.
    func peer(_ entry: PeerEntry) -> PeerProcess? {
        guard let peer = peers[entry.peer], peer.methods.contains(entry.method) else { return nil }
        return peer
    }

    /// Whether a peer's pictures are ours, on average; if not, that is remarked.
    ///
    /// - Parameters:
    ///   - count: how many pictures there are.
    ///   - picture: what the peer made of one, a PNG, and our pixels, four bytes each.
    func accepts(
        _ count: Int, of label: String, in job: String, _ picture: (Int) throws -> (file: URL, expected: [UInt8])
    ) throws -> Bool {
        var sum = 0.0
        for number in 0..<count {
            let (file, expected) = try picture(number)
            do {
                sum += try PictureDifference.mean([UInt8](Data(contentsOf: file)), from: expected)
            } catch {
                remarks.append("\(label) is left out of '\(job)': a picture of it cannot be read: \(error)")
                return false
            }
        }
        let difference = sum / Double(count)
        guard difference > PictureDifference.most else { return true }
        let text = String(format: "%.2f", difference)
        remarks.append("\(label) is left out of '\(job)': its pictures differ from ours by \(text) of 255")
        return false
    }

    private static func job(_ catalog: Catalog, _ folder: URL?) throws -> JobFile {
        let set = try PlatformSet(catalog)
        return JobFile(
            cases: try IconCase.all.map { icons in
                let scenes = try icons.scenes(catalog)
                var pixels: [String] = []
                if let folder, IconContest.encodedCases.contains(icons.name) {
                    for (number, scene) in scenes.enumerated() {
                        let name = "\(icons.name)-\(number).pam"
                        try pam(scene, size: icons.size).write(to: folder.appending(path: name))
                        pixels.append("pixels/\(name)")
                    }
                }
                return JobFile.Case(name: icons.name, icons: try scenes.map { try .init($0) }, pixels: pixels)
            },
            set: try PlatformSet.files.map { .init(name: $0.name, picture: try .init(try set.scene($0.drawing))) })
    }

    /// A scene's pixels as a portable arbitrary map (Netpbm): RGB, or RGBA with nothing under clear pixels.
    private static func pam(_ scene: Scene, size: Int) -> Data {
        var renderer = SceneRenderer(scene, size: size)
        let (depth, type) = renderer.layout == .rgb ? (3, "RGB") : (4, "RGB_ALPHA")
        var data = Data(
            "P7\nWIDTH \(size)\nHEIGHT \(size)\nDEPTH \(depth)\nMAXVAL 255\nTUPLTYPE \(type)\nENDHDR\n".utf8)
        var row = [UInt8](repeating: 0, count: renderer.bytesPerRow)
        for _ in 0..<size {
            renderer.nextRow(into: &row)
            if renderer.layout == .rgba {
                for pixel in stride(from: 0, to: row.count, by: 4) where row[pixel + 3] == 0 {
                    (row[pixel], row[pixel + 1], row[pixel + 2]) = (0, 0, 0)
                }
            }
            data.append(contentsOf: row)
        }
        return data
    }
}
