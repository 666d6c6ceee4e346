#if os(Linux)
    import FileSystem
    import Foundation
    import IconCommand
    import Testing

    /// What only happens to others' folders and on full disks. Both are made here, which only the superuser may.
    @Suite("Writing where the system refuses")
    struct RefusedOutputTests {
        private static let old = Data("what was there before".utf8)

        /// Whether this process may mount a file system; in some containers not even the superuser may.
        private static let canMount: Bool = {
            (try? withTemporaryFolder { folder in
                guard mount("tmpfs", folder.path, "tmpfs", 0, "size=4k") == 0 else { return false }
                return umount2(folder.path, Int32(MNT_DETACH)) == 0
            }) ?? false
        }()

        @Test(.enabled(if: canMount, "this process may not mount a file system"))
        func onAFullDiskTheOldFileStandsAndNothingIsLeftBehind() throws {
            try withFileSystem("size=32k") { disk in
                let file = disk.appending(path: "icon.png")
                try Self.old.write(to: file)
                for size in [40_000, 10_000_000] {
                    let error = #expect(throws: OutputError.self) {
                        try OutputFile.write([UInt8](repeating: 7, count: size), to: file.path)
                    }
                    #expect(
                        error?.description
                            == "cannot write '\(file.path)': No space left on device; free some space or write elsewhere"
                    )
                }
                #expect(contents(disk) == ["icon.png"])
                #expect(bytes(file) == Self.old)
                // What fits is written.
                try OutputFile.write([UInt8](repeating: 7, count: 10_000), to: file.path)
                #expect(bytes(file)?.count == 10_000)
            }
        }

        @Test(.enabled(if: canMount, "this process may not mount a file system"))
        func onADiskWithoutRoomForAnotherFile() throws {
            // One for the folder itself, one for the file.
            try withFileSystem("nr_inodes=2") { disk in
                let file = disk.appending(path: "icon.png")
                #expect(FileManager.default.createFile(atPath: file.path, contents: Self.old))
                let error = #expect(throws: OutputError.self) { try OutputFile.write([1], to: file.path) }
                #expect(error == .diskFull(path: file.path, reason: SystemError(ENOSPC)))
                #expect(bytes(file) == Self.old)
            }
        }

        @Test(.enabled(if: canMount, "this process may not mount a file system"))
        func onAReadOnlyDisk() throws {
            try withFileSystem("size=32k") { disk in
                let file = disk.appending(path: "icon.png")
                try Self.old.write(to: file)
                #expect(mount(nil, disk.path, nil, UInt(MS_REMOUNT | MS_RDONLY), nil) == 0)
                for name in ["icon.png", "new.png"] {
                    let path = disk.appending(path: name).path
                    let error = #expect(throws: OutputError.self) { try OutputFile.write([1], to: path) }
                    #expect(error?.description == "cannot write '\(path)': Read-only file system")
                }
                #expect(contents(disk) == ["icon.png"])
            }
        }

        /// In a process of its own, since rights once dropped stay dropped.
        @Test func inAFolderThatIsNotOnesOwn() async {
            await #expect(processExitsWith: .success) {
                try withTemporaryFolder { folder in
                    let file = folder.appending(path: "icon.png")
                    try Self.old.write(to: file)
                    try FileManager.default.setAttributes([.posixPermissions: 0o555], ofItemAtPath: folder.path)
                    if geteuid() == 0 { try #require(setgid(65534) == 0 && setuid(65534) == 0) }
                    for name in ["icon.png", "new.png"] {
                        let path = folder.appending(path: name).path
                        let error = #expect(throws: OutputError.self) { try OutputFile.write([1], to: path) }
                        #expect(error?.description == "cannot write '\(path)': Permission denied")
                    }
                    #expect(contents(folder) == ["icon.png"])
                }
            }
        }

        /// Its folder would allow to replace it; that it was made read-only says it is not to be.
        @Test func overAFileMadeReadOnly() async {
            await #expect(processExitsWith: .success) {
                try withTemporaryFolder { folder in
                    let file = folder.appending(path: "icon.png")
                    try Self.old.write(to: file)
                    try FileManager.default.setAttributes([.posixPermissions: 0o444], ofItemAtPath: file.path)
                    if geteuid() == 0 {
                        try FileManager.default.setAttributes([.ownerAccountID: 65534], ofItemAtPath: folder.path)
                        try #require(setgid(65534) == 0 && setuid(65534) == 0)
                    }
                    let error = #expect(throws: OutputError.self) { try OutputFile.write([1], to: file.path) }
                    #expect(error?.description == "cannot write '\(file.path)': Permission denied")
                    #expect(bytes(file) == Self.old)
                }
            }
        }

        /// A small file system of its own, for the time that `body` takes.
        private func withFileSystem(_ options: String, _ body: (URL) throws -> Void) throws {
            try withTemporaryFolder { folder in
                try #require(mount("tmpfs", folder.path, "tmpfs", 0, options) == 0)
                defer { umount2(folder.path, Int32(MNT_DETACH)) }
                try body(folder)
            }
        }
    }
#endif
