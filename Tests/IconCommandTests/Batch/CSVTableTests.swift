import TestSupport
import Testing

@testable import IconCommand

@Suite struct CSVTableTests {
    private func fields(_ text: String) throws -> [[String]] { try CSVTable(bytes(text)).rows.map(\.fields) }

    @Test(arguments: [
        ("a,b\n1,2\n", [["a", "b"], ["1", "2"]]),
        ("a,b\r\n1,2\r\n", [["a", "b"], ["1", "2"]]),
        ("\u{FEFF}a,b\n1,2", [["a", "b"], ["1", "2"]]),
        ("a;b\n1,5;2", [["a", "b"], ["1,5", "2"]]),
        ("a\tb\n1\t2", [["a", "b"], ["1", "2"]]),
        ("a\n\"x,y\"\n", [["a"], ["x,y"]]),
        ("a\n\"say \"\"hi\"\"\"\n", [["a"], ["say \"hi\""]]),
        ("a,b\n\"1\n2\",3\n", [["a", "b"], ["1\n2", "3"]]),
        ("a,b\n,\n", [["a", "b"], ["", ""]]),
        ("a\n\n\nb\n", [["a"], ["b"]]),
        ("名前\n買い物\n", [["名前"], ["買い物"]]),
        ("", []), ("\n\n", []),
    ])
    func tablesAreRead(_ text: String, _ expected: [[String]]) throws {
        #expect(try fields(text) == expected)
    }

    /// The line of a row is where it starts in the file, whatever line breaks stand inside quotes before it.
    @Test func rowsKnowTheirLines() throws {
        let rows = try CSVTable(bytes("a\n\"1\n2\"\n\n3\n")).rows
        #expect(rows.map(\.line) == [1, 2, 5])
    }

    @Test(arguments: [("a\n\"open\n", 2), ("a\n\"x\"y\n", 2)])
    func brokenQuotesAreNamed(_ text: String, _ line: Int) {
        do {
            _ = try CSVTable(bytes(text))
            Issue.record("accepted")
        } catch {
            #expect(error.line == line)
        }
    }

    @Test func whatIsNoUTF8IsRefused() {
        #expect(throws: CSVTable.ReadError.self) { try CSVTable([0x61, 0x0A, 0xE9, 0x0A]) }
    }

    /// Any fields come back from their quoted form, whatever they hold.
    @Test func fieldsComeBack() throws {
        for seed in UInt64(1)...200 {
            var random = SeededGenerator(seed: seed)
            let alphabet: [Character] = ["a", ",", "\"", "\n", "\r\n", " ", ";", "é", "買"]
            let table = (0..<Int.random(in: 1...5, using: &random)).map { _ in
                (0..<3).map { _ in
                    String(
                        (0..<Int.random(in: 0...6, using: &random)).map { _ in
                            alphabet.randomElement(using: &random) ?? "a"
                        })
                }
            }
            let text = table.map { row in
                row.map { "\"" + $0.replacing("\"", with: "\"\"") + "\"" }.joined(separator: ",")
            }.joined(separator: "\r\n")
            // A comma in the first line outside of quotes decides for commas; these have two, and as many semicolons at most.
            let head = "x,y,z,,,,,,,,,,,,,,,,,,,,,,\r\n"
            #expect(try Array(fields(head + text).dropFirst()) == table, "seed \(seed)")
        }
    }
}
