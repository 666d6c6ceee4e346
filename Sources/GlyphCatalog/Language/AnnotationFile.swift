import Foundation
import FoundationXML

/// What one language calls emoji: a file of Unicode CLDR's annotations (UTS #35, part 2, "Annotations").
struct AnnotationFile {
    /// The names of one emoji.
    struct Entry {
        var emoji: String
        /// Words for it, unordered.
        var keywords: [String] = []
        /// What it is called.
        var name: String?
    }

    /// The language, as the file is named: `zh_Hant`.
    let language: String
    /// In the order of the file.
    let entries: [Entry]

    /// Reads a file.
    init(_ file: URL) throws(CatalogError) {
        language = file.deletingPathExtension().lastPathComponent
        let parser = XMLParser(data: Data(try LanguageData.read(file)))
        let reader = AnnotationReader()
        parser.delegate = reader
        _ = parser.parse()  // Its result says "fine" of files that end early; the reader is told.
        if let line = reader.errorLine {
            throw .damagedLanguageData(file: file.path, problem: "line \(line) is no XML")
        }
        entries = reader.entries
    }
}

/// Collects `<annotation cp="🛒">cart | shopping</annotation>` and `<annotation cp="🛒" type="tts">shopping cart</annotation>`.
private final class AnnotationReader: NSObject, XMLParserDelegate {
    private(set) var entries: [AnnotationFile.Entry] = []
    /// Where the first mistake is.
    private(set) var errorLine: Int?
    private var places: [String: Int] = [:]
    /// The emoji of the element that is open, and whether it holds the name.
    private var emoji: String?
    private var isName = false
    private var text = ""

    func parser(
        _ parser: XMLParser, didStartElement element: String, namespaceURI: String?, qualifiedName: String?,
        attributes: [String: String]
    ) {
        guard element == "annotation", let cp = attributes["cp"] else { return }
        emoji = Emoji.plain(cp)
        isName = attributes["type"] == "tts"
        text = ""
    }

    func parser(_ parser: XMLParser, foundCharacters characters: String) {
        if emoji != nil { text += characters }
    }

    func parser(_ parser: XMLParser, didEndElement: String, namespaceURI: String?, qualifiedName: String?) {
        guard let emoji else { return }
        self.emoji = nil
        // Three arrows stand for "as in the language this one goes back to".
        guard !emoji.isEmpty, text.utf8.first != AnnotationReader.arrow else { return }
        let place = places[emoji] ?? entries.count
        if place == entries.count {
            places[emoji] = place
            entries.append(AnnotationFile.Entry(emoji: emoji))
        }
        if isName {
            entries[place].name = text
        } else {
            // White space around the words falls away when they are folded.
            entries[place].keywords = text.utf8.split(separator: UInt8(ascii: "|")).map { String(Substring($0)) }
        }
    }

    func parser(_ parser: XMLParser, parseErrorOccurred: any Error) {
        if errorLine == nil { errorLine = max(parser.lineNumber, 1) }
    }

    /// The first byte of an arrow in UTF-8, with which no word begins.
    private static let arrow: UInt8 = 0xE2
}
