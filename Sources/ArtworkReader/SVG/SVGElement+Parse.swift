import Foundation
import FoundationXML

extension SVGElement {
    /// Reads XML into a tree and returns the outermost element. All that could grow without bound is bounded here; nothing
    /// outside the bytes is ever read.
    static func parse(_ bytes: [UInt8]) throws(ArtworkError) -> SVGElement {
        guard bytes.count <= SVGReader.maximumBytes else { throw ArtworkError(.tooLong(bytes: bytes.count)) }
        try checkEncoding(bytes)
        if let line = lineOfEntityDeclaration(bytes) { throw ArtworkError(.entityDeclaration, line: line) }

        let parser = XMLParser(data: Data(bytes))
        parser.shouldProcessNamespaces = true
        let builder = SVGTreeBuilder()
        parser.delegate = builder
        _ = parser.parse()  // Its result says "fine" of files that end early; the builder's error does not.
        if let error = builder.error { throw error }
        guard let root = builder.root else { throw ArtworkError(.malformedXML("there is no element")) }
        guard root.name == "svg" else { throw ArtworkError(.notSVG, line: root.line) }
        return root
    }

    /// Only encodings in which ASCII stands for itself, so that nothing can hide from the checks on bytes.
    private static func checkEncoding(_ bytes: [UInt8]) throws(ArtworkError) {
        guard String(validating: bytes, as: UTF8.self) != nil else { throw ArtworkError(.notUTF8) }
        let head = String(decoding: bytes.prefix(200), as: UTF8.self)
        guard head.drop(while: { $0 == "\u{FEFF}" }).hasPrefix("<?xml"), let end = head.range(of: "?>"),
            let key = head.range(of: "encoding", range: head.startIndex..<end.lowerBound)
        else { return }
        let value = head[key.upperBound..<end.lowerBound].drop { " \t\r\n=\"'".contains($0) }
        let name = value.prefix { $0.isLetter || $0.isNumber || "-_.".contains($0) }.lowercased()
        guard ["utf-8", "utf8", "us-ascii", "ascii", "iso-8859-1", "windows-1252"].contains(name) else {
            throw ArtworkError(.notUTF8, line: 1)
        }
    }

    private static func lineOfEntityDeclaration(_ bytes: [UInt8]) -> Int? {
        guard let range = Data(bytes).range(of: Data("<!ENTITY".utf8)) else { return nil }
        return bytes[..<range.lowerBound].count { $0 == UInt8(ascii: "\n") } + 1
    }
}

/// Builds the tree from the parser's calls, and stops the parser at the first mistake.
private final class SVGTreeBuilder: NSObject, XMLParserDelegate {
    private static let namespace = "http://www.w3.org/2000/svg"

    private(set) var root: SVGElement?
    private(set) var error: ArtworkError?
    /// The elements that are open, outermost first.
    private var open: [SVGElement] = []
    private var count = 0

    func parser(
        _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
        attributes: [String: String]
    ) {
        guard error == nil else { return }
        // Many hand-written files forget the namespace, so an element without any counts as SVG's.
        let isPrefixed = qualifiedName?.contains(":") ?? false
        let isSVG = namespaceURI == Self.namespace || ((namespaceURI ?? "").isEmpty && !isPrefixed)
        var element = SVGElement(name: isSVG ? name : "", attributes: [:], line: parser.lineNumber)
        count += 1
        guard count <= SVGReader.maximumElements else { return stop(parser, .tooManyElements, element) }
        guard open.count < SVGReader.maximumDepth else { return stop(parser, .tooDeep, element) }
        for (key, value) in attributes {
            guard value.utf8.count <= SVGReader.maximumAttributeBytes else {
                return stop(parser, .attributeTooLong(key), element)
            }
            if key.hasSuffix(":href") { element.attributes["href"] = value }
            if !key.contains(":") { element.attributes[key] = value }
        }
        open.append(element)
    }

    func parser(_ parser: XMLParser, didEndElement: String, namespaceURI: String?, qualifiedName: String?) {
        guard error == nil, let element = open.popLast() else { return }
        if open.isEmpty { root = element } else { open[open.count - 1].children.append(element) }
    }

    func parser(_ parser: XMLParser, foundCharacters text: String) {
        guard !open.isEmpty, text.contains(where: { !$0.isWhitespace }) else { return }
        open[open.count - 1].hasText = true
    }

    func parser(_ parser: XMLParser, foundCDATA data: Data) {
        guard !open.isEmpty else { return }
        open[open.count - 1].hasText = true
    }

    func parser(_ parser: XMLParser, parseErrorOccurred parseError: any Error) {
        let code = (parseError as NSError).code
        // 200 to 204 are about namespaces (an undeclared prefix, mostly): the tree is whole all the same.
        guard error == nil, !(200...204).contains(code) else { return }
        error = ArtworkError(.malformedXML(Self.describe(code)), line: max(parser.lineNumber, 1))
        parser.abortParsing()
    }

    private func stop(_ parser: XMLParser, _ reason: ArtworkError.Reason, _ element: SVGElement) {
        error = ArtworkError(reason, line: element.line, element: element.name.isEmpty ? nil : element.name)
        parser.abortParsing()
    }

    /// The codes are libxml2's (xmlerror.h).
    private static func describe(_ code: Int) -> String {
        switch code {
        case 4: "there is no element"
        case 5: "the file ends too early, or goes on after its end"
        case 9: "there is a character that XML does not allow"
        case 26, 27, 28: "an entity is used that is not declared"
        case 31, 32, 81: "the encoding is not known"
        case 38, 39, 40: "the value of an attribute is not complete"
        case 41: "an attribute has no value"
        case 42: "an attribute is given twice"
        case 45, 47, 63, 80: "a comment, a CDATA section or an instruction does not end"
        case 65, 73, 76, 77: "a tag is not closed, or not in the right order"
        default: "libxml2 error \(code)"
        }
    }
}
