import Foundation
import GlyphCatalog

/// Where the program keeps its packs: an option of every command.
enum DataOption {
    static let data = Parameter<String?>.option(
        "data", "DIR", .folder,
        help: "Where glyph packs and lists are kept. Default: $XDG_DATA_HOME/iconsmith, or ~/.local/share/iconsmith.")

    static func folder(_ values: ParsedValues) throws -> DataFolder {
        if let path = try values[data] { return DataFolder(URL(fileURLWithPath: path, isDirectory: true)) }
        return .standard(environment: ProcessInfo.processInfo.environment)
    }
}
