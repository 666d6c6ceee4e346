import Foundation
import IconCore
import IconKit

/// What is checked of JSON before it is decoded: that it is text in UTF-8, that it is not nested too deep, that no object has
/// two members of the same name, and that no comma stands at an end, which Foundation allows. Whether it is JSON at all, the
/// decoder says.
struct JSONOutline {
    /// How deep arrays and objects may be nested.
    let maximumDepth: Int

    /// What is wrong.
    enum Flaw: Error, Equatable {
        /// It is no JSON in UTF-8.
        case syntax
        /// Arrays and objects are nested deeper than this.
        case tooDeep(limit: Int)
        /// An object has two members of this name.
        case repeatedMember(String)
    }

    /// An array or object that was not closed yet.
    private struct Open {
        let isObject: Bool
        /// Whether the next text is the name of a member.
        var expectsName: Bool
        var names: Set<String> = []
    }

    /// Checks the bytes of a body.
    func check(_ bytes: [UInt8]) throws(Flaw) {
        // Foundation takes text with zeros for UTF-16 or UTF-32.
        guard isValidUTF8(bytes), !bytes.contains(0) else { throw .syntax }
        var open: [Open] = []
        // The last byte that is no white space.
        var previous: UInt8 = 0
        var index = 0
        while index < bytes.count {
            let byte = bytes[index]
            switch byte {
            case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"):
                index += 1
                continue
            case UInt8(ascii: "{"), UInt8(ascii: "["):
                let isObject = byte == UInt8(ascii: "{")
                open.append(Open(isObject: isObject, expectsName: isObject))
                guard open.count <= maximumDepth else { throw .tooDeep(limit: maximumDepth) }
            case UInt8(ascii: "}"), UInt8(ascii: "]"):
                guard open.popLast() != nil, previous != UInt8(ascii: ",") else { throw .syntax }
            case UInt8(ascii: ","):
                if let last = open.indices.last { open[last].expectsName = open[last].isObject }
            case UInt8(ascii: "\""):
                let end = try endOfText(bytes, from: index)
                if let last = open.indices.last, open[last].expectsName {
                    // Names are compared as they read, however they are escaped.
                    guard let name = try? JSONDecoder().decode(String.self, from: Data(bytes[index..<end])) else {
                        throw .syntax
                    }
                    guard open[last].names.insert(name).inserted else { throw .repeatedMember(name) }
                    open[last].expectsName = false
                }
                index = end - 1
            default:
                break
            }
            previous = byte
            index += 1
        }
    }

    /// The index behind the quote that ends a text.
    private func endOfText(_ bytes: [UInt8], from start: Int) throws(Flaw) -> Int {
        var index = start + 1
        while index < bytes.count {
            switch bytes[index] {
            case UInt8(ascii: "\\"): index += 2
            case UInt8(ascii: "\""): return index + 1
            default: index += 1
            }
        }
        throw .syntax
    }
}

extension Problem {
    /// The problem of a body that is no JSON as we take it.
    init(_ flaw: JSONOutline.Flaw) {
        switch flaw {
        case .syntax:
            self.init(.body, "Send one object of JSON in UTF-8, such as {\"name\":\"Groceries\"}.")
        case .tooDeep(let limit):
            self.init(.body, "Nest arrays and objects at most \(limit) deep.", limit: limit)
        case .repeatedMember(let name):
            self.init(.body, "Give the member \(quoted(name)) once.", field: printable(name))
        }
    }
}
