import Foundation
import IconCommand
import IconKit
import Testing

@Suite("Writing a file whole or not at all")
struct OutputFileTests {
    private let old: [UInt8] = Array("what was there before".utf8)
    private let new: [UInt8] = Array("new".utf8)

    @Test func aNewFileFollowsTheMaskAsAnyNewFile() throws {
        try withTemporaryFolder { folder in
            try OutputFile.write(new, to: folder.appending(path: "icon.png").path)
            try Data().write(to: folder.appending(path: "other"))
            #expect(contents(folder) == ["icon.png", "other"])
            #expect(bytes(folder.appending(path: "icon.png")) == Data(new))
            #expect(permissions(folder, "icon.png") == permissions(folder, "other"))
        }
    }

    @Test func aBareNameIsWrittenToTheWorkingFolder() async {
        await #expect(processExitsWith: .success) {
            try withTemporaryFolder { folder in
                try #require(FileManager.default.changeCurrentDirectoryPath(folder.path))
                try OutputFile.write([1, 2, 3], to: "icon.png")
                #expect(bytes(folder.appending(path: "icon.png")) == Data([1, 2, 3]))
            }
        }
    }

    /// Whoever has the old file open goes on seeing it whole: the new one takes its name, not its place on the disk.
    @Test func anOldFileIsReplacedInOneStep() throws {
        try withTemporaryFolder { folder in
            let file = folder.appending(path: "icon.png")
            try Data(old).write(to: file)
            let reader = try FileHandle(forReadingFrom: file)
            try OutputFile.write(new, to: file.path)
            #expect(try reader.readToEnd() == Data(old))
            #expect(bytes(file) == Data(new))
            #expect(contents(folder) == ["icon.png"])
        }
    }

    @Test(arguments: [0o600, 0o640, 0o664, 0o755])
    func permissionsOfAnOldFileStay(mode: Int) throws {
        try withTemporaryFolder { folder in
            let file = folder.appending(path: "icon.png")
            try Data(old).write(to: file)
            try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: file.path)
            try OutputFile.write(new, to: file.path)
            #expect(permissions(folder, "icon.png") == mode)
        }
    }

    @Test func aSymbolicLinkStaysAndItsFileIsReplaced() throws {
        try withTemporaryFolder { folder in
            try FileManager.default.createDirectory(
                at: folder.appending(path: "real"), withIntermediateDirectories: false)
            let file = folder.appending(path: "real/icon.png")
            try Data(old).write(to: file)
            let link = folder.appending(path: "link.png").path
            try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "real/icon.png")
            try OutputFile.write(new, to: link)
            #expect(bytes(file) == Data(new))
            #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "real/icon.png")
            #expect(contents(folder) == ["link.png", "real"])
            #expect(contents(folder.appending(path: "real")) == ["icon.png"])
        }
    }

    @Test func aDeviceIsWrittenToNotReplaced() throws {
        try OutputFile.write(new, to: "/dev/null")
        let type = try FileManager.default.attributesOfItem(atPath: "/dev/null")[.type] as? FileAttributeType
        #expect(type == .typeCharacterSpecial)
        let error = #expect(throws: OutputError.self) { try OutputFile.write(new, to: "/dev/full") }
        #expect(
            error?.description
                == "cannot write '/dev/full': No space left on device; free some space or write elsewhere")
    }

    @Test func aNamedPipeIsWrittenTo() throws {
        try withTemporaryFolder { folder in
            let pipe = folder.appending(path: "pipe").path
            #expect(mkfifo(pipe, 0o600) == 0)
            // Opened for both, so that neither side waits for the other.
            let reader = FileHandle(fileDescriptor: open(pipe, O_RDWR), closeOnDealloc: true)
            try OutputFile.write(new, to: pipe)
            #expect(try reader.read(upToCount: new.count) == Data(new))
        }
    }

    @Test func aDashIsStandardOutput() throws {
        let captured = CapturedConsole()
        try OutputFile.write(image: new, to: "-", console: captured.console)
        #expect(captured.output == "new")
    }

    @Test func anImageIsNotShownOnATerminal() throws {
        let captured = CapturedConsole(isTerminal: true)
        let error = #expect(throws: OutputError.isTerminal) {
            try OutputFile.write(image: new, to: "-", console: captured.console)
        }
        #expect(captured.output == "")
        #expect(
            error?.description
                == "an image is not for a terminal; name a file with -o FILE, or send it on with '>' or '|'")
        // A file that the person names is not the terminal's business.
        try withTemporaryFolder { folder in
            try OutputFile.write(image: new, to: folder.appending(path: "-").path, console: captured.console)
            #expect(contents(folder) == ["-"])
        }
    }

    @Test func whatCannotBe() throws {
        try withTemporaryFolder { folder in
            try Data(old).write(to: folder.appending(path: "file"))
            let path = folder.path
            let longest = String(repeating: "a", count: 255)
            for (name, message) in [
                ("no/icon.png", "there is no folder '\(path)/no'; make it first"),
                ("file/icon.png", "there is no folder '\(path)/file'; make it first"),
                ("", "it is a folder; name a file in it"),
                ("new/", "it is a folder; name a file in it"),
                (longest + "a", "the name is too long"),
                ("file\0.png", "Invalid argument"),
            ] {
                let target = "\(path)/\(name)"
                let error = #expect(throws: OutputError.self) { try OutputFile.write(new, to: target) }
                #expect(error?.description == "cannot write \(quoted(target, limit: 200)): \(message)")
            }
            #expect(throws: OutputError.isFolder(path: path)) { try OutputFile.write(new, to: path) }
            #expect(contents(folder) == ["file"])
            #expect(bytes(folder.appending(path: "file")) == Data(old))
            // The longest name that there is leaves no room for anything in front or behind.
            try OutputFile.write(new, to: "\(path)/\(longest)")
            #expect(contents(folder) == [longest, "file"])
        }
    }
}

/// The names in a folder, nil when it cannot be read.
func contents(_ folder: URL) -> [String]? {
    try? FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
}

/// What a file holds, nil when it cannot be read.
func bytes(_ file: URL) -> Data? {
    try? Data(contentsOf: file)
}

private func permissions(_ folder: URL, _ name: String) -> Int? {
    let path = folder.appending(path: name).path
    return (try? FileManager.default.attributesOfItem(atPath: path))?[.posixPermissions] as? Int
}
