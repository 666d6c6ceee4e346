/// Comma-separated values (RFC 4180), as spreadsheets write them: quotes, line breaks inside quotes, CRLF or LF, a byte order
/// mark. Semicolons and tabs part fields too where the first line has more of them than commas.
struct CSVTable {
    /// A line of the table.
    struct Row: Equatable {
        /// Where it starts, counted in lines of the file from 1.
        let line: Int
        let fields: [String]
    }

    /// What is wrong with the text.
    struct ReadError: Error, Equatable {
        let line: Int
        let problem: String
    }

    let rows: [Row]

    /// Reads a table. Empty lines are left out.
    init(_ text: [UInt8]) throws(ReadError) {
        var reader = Reader(text)
        rows = try reader.read()
    }

    private struct Reader {
        private let text: [UInt8]
        private let separator: UInt8
        private var index: Int
        private var line = 1

        init(_ text: [UInt8]) {
            self.text = text
            index = text.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
            let head = text[index...].prefix { $0 != UInt8(ascii: "\n") }
            let candidates = [UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: "\t")]
            let counts = candidates.map { candidate in head.count { $0 == candidate } }
            separator = candidates[counts.firstIndex(of: counts.max() ?? 0) ?? 0]
        }

        mutating func read() throws(ReadError) -> [Row] {
            var rows: [Row] = []
            while index < text.count {
                let start = line
                let fields = try readRow()
                if fields != [""] { rows.append(Row(line: start, fields: fields)) }
            }
            return rows
        }

        private mutating func readRow() throws(ReadError) -> [String] {
            var fields: [String] = []
            while true {
                fields.append(try readField())
                guard index < text.count, text[index] == separator else { break }
                index += 1
            }
            if index < text.count, text[index] == UInt8(ascii: "\r") { index += 1 }
            if index < text.count, text[index] == UInt8(ascii: "\n") { index += 1 }
            line += 1
            return fields
        }

        private mutating func readField() throws(ReadError) -> String {
            var bytes: [UInt8] = []
            guard index < text.count, text[index] == UInt8(ascii: "\"") else {
                while index < text.count, !endsField(text[index]) {
                    bytes.append(text[index])
                    index += 1
                }
                return try string(bytes)
            }
            let start = line
            index += 1
            while true {
                guard index < text.count else { throw ReadError(line: start, problem: "a quote is not closed") }
                let byte = text[index]
                index += 1
                if byte == UInt8(ascii: "\"") {
                    guard index < text.count, text[index] == UInt8(ascii: "\"") else { break }
                    index += 1
                } else if byte == UInt8(ascii: "\n") {
                    line += 1
                }
                bytes.append(byte)
            }
            guard index == text.count || endsField(text[index]) else {
                throw ReadError(
                    line: line, problem: "something follows a closing quote; a quote inside quotes is doubled")
            }
            return try string(bytes)
        }

        private func endsField(_ byte: UInt8) -> Bool {
            byte == separator || byte == UInt8(ascii: "\n")
                || (byte == UInt8(ascii: "\r") && (index + 1 == text.count || text[index + 1] == UInt8(ascii: "\n")))
        }

        private func string(_ bytes: [UInt8]) throws(ReadError) -> String {
            guard let text = String(validating: bytes, as: UTF8.self) else {
                throw ReadError(line: line, problem: "the text is not UTF-8; save the table as UTF-8")
            }
            return text
        }
    }
}
