import Foundation
import GlyphCatalog

/// How long `iconsmith render` takes as a process, for one icon of 180 px into a memory-backed file, beside a program that does
/// nothing.
final class ToolSubject: Subject {
    private let render: [String]
    private let nothing = ["/bin/true"]
    private let repetitions: Int
    private let folder: URL

    let measures = [
        Measure("tool: an empty program", .milliseconds),
        Measure("tool: render one icon", .milliseconds),
        Measure("tool: render one icon, over an empty program", .milliseconds, target: 12),
    ]

    init(_ surroundings: Surroundings) throws {
        folder = try MemoryFolder.make("tool")
        render = [
            surroundings.tool.path, "render", "--data", surroundings.data.url.path, "--glyph", "mdi/cog", "--colors",
            "0052d4-6fb1fc", "--size", "180", "--output", folder.appending(path: "icon.png").path,
        ]
        repetitions = surroundings.isCheck ? 1 : 25
        _ = try Spawn.milliseconds(render)
    }

    deinit {
        try? FileManager.default.removeItem(at: folder)
    }

    func round() throws -> [Double] {
        var (empty, whole): ([Double], [Double]) = ([], [])
        for _ in 0..<repetitions {
            empty.append(try Spawn.milliseconds(nothing))
            whole.append(try Spawn.milliseconds(render))
        }
        let (nothing, icon) = (Samples(empty).median, Samples(whole).median)
        return [nothing, icon, icon - nothing]
    }
}
