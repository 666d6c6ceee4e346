import Foundation
import IconCommand
import Testing

@Suite("What killed processes leave behind")
struct TemporaryFileTests {
    private let left = ".iconsmith-3w5e11264sgsf.tmp"

    @Test func isDeleted() throws {
        try withTemporaryFolder { folder in
            try Data("half".utf8).write(to: folder.appending(path: left))
            TemporaryFile.removeAbandoned(in: folder.path)
            #expect(names(folder) == [])
        }
    }

    @Test func whatIsBeingWrittenStays() throws {
        try withTemporaryFolder { folder in
            let file = folder.appending(path: left)
            try Data("half".utf8).write(to: file)
            let writer = open(file.path, O_WRONLY)
            try #require(writer >= 0 && flock(writer, LOCK_EX) == 0)
            TemporaryFile.removeAbandoned(in: folder.path)
            #expect(names(folder) == [left])
            close(writer)
            TemporaryFile.removeAbandoned(in: folder.path)
            #expect(names(folder) == [])
        }
    }

    @Test func nothingElseIsTouched() throws {
        try withTemporaryFolder { folder in
            let others = [".iconsmith-notes", "iconsmith-1.tmp", ".tmp", "icon.png"]
            for name in others { try Data().write(to: folder.appending(path: name)) }
            try FileManager.default.createDirectory(
                at: folder.appending(path: ".iconsmith-folder.tmp"), withIntermediateDirectories: false)
            try FileManager.default.createSymbolicLink(
                atPath: folder.appending(path: ".iconsmith-link.tmp").path, withDestinationPath: "icon.png")
            TemporaryFile.removeAbandoned(in: folder.path)
            #expect(names(folder) == (others + [".iconsmith-folder.tmp", ".iconsmith-link.tmp"]).sorted())
            TemporaryFile.removeAbandoned(in: folder.appending(path: "missing").path)
        }
    }

    /// Whoever writes while others sweep never loses a file.
    @Test func writersAndSweepersDoNotMeet() throws {
        try withTemporaryFolder { folder in
            DispatchQueue.concurrentPerform(iterations: 4) { worker in
                for number in 0..<200 {
                    if worker == 0 {
                        TemporaryFile.removeAbandoned(in: folder.path)
                    } else {
                        #expect(throws: Never.self) {
                            try OutputFile.write(
                                [UInt8(worker)], to: folder.appending(path: "\(worker)-\(number)").path)
                        }
                    }
                }
            }
            #expect(names(folder).count == 600)
        }
    }

    private func names(_ folder: URL) -> [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
    }
}
