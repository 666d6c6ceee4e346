import CSQLite
import Database
import Foundation
import Testing

@testable import ListStore

/// Programs that are killed, and disks that take nothing more. Each runs in a process of its own.
@Suite(.timeLimit(.minutes(2))) struct FailureTests {
    private let folder: StoreFolder

    init() throws {
        folder = try StoreFolder()
    }

    /// The ids that a process said were created, one a line.
    private func acknowledged() throws -> [ListID] {
        let text = try String(contentsOf: folder.url.appending(path: "acknowledged"), encoding: .utf8)
        // The last line may be cut off.
        return try text.split(separator: "\n").filter { $0.utf8.count == 36 }.map { line in try ListID(String(line)) }
    }

    private func expectSoundDatabase() throws {
        #expect(try folder.rows("PRAGMA integrity_check") == [["ok"]])
        #expect(try folder.rows("PRAGMA foreign_key_check") == [])
    }

    /// Four threads create lists and say so; the process dies in the midst of it, by a signal that it cannot handle.
    @Test func whatWasAcknowledgedIsThereAfterAKill() async throws {
        _ = try folder.store()
        for round in 1...3 {
            await #expect(processExitsWith: .signal(SIGKILL)) {
                [path = folder.url.path as String, count = round * 2_000 as Int] in
                let url = URL(fileURLWithPath: path)
                let log = open(path + "/acknowledged", O_WRONLY | O_CREAT | O_APPEND, 0o644)
                Thread.detachNewThread {
                    // By now the others are anywhere in what they do.
                    while lseek(log, 0, SEEK_END) < count { usleep(1_000) }
                    kill(getpid(), SIGKILL)
                }
                DispatchQueue.concurrentPerform(iterations: 4) { thread in
                    guard let store = try? ListStore(folder: url) else { return }
                    while let list = try? store.add("Thread \(thread)") {
                        _ = (list.id.description + "\n").withCString { write(log, $0, strlen($0)) }
                        if list.change % 5 == 0 { _ = try? store.delete(list.id, version: 1) }
                    }
                }
            }
            let ids = try acknowledged()
            #expect(ids.count > 50 * round)
            let store = try folder.store()
            for id in ids { #expect(try store.list(id) != nil, "round \(round)") }
            let all = try store.changes(since: 0)
            #expect(all.lists.last?.change == all.cursor)
            try store.add("Round \(round)")
            try expectSoundDatabase()
        }
    }

    /// A limit on the size of files stands for the disk: a write stops half-way through a transaction.
    @Test func aWriteThatFailsLeavesWhatWasThere() async throws {
        await #expect(processExitsWith: .success) { [path = folder.url.path as String] in
            let store = try ListStore(folder: URL(fileURLWithPath: path))
            let parent = try store.add("Parent")
            for index in 0..<99 { try store.add("List \(index)", in: parent.id) }
            let before = try store.changes(since: 0)
            let log = try FileManager.default.attributesOfItem(atPath: store.file.path + "-wal")[.size] as? Int ?? 0
            var limit = rlimit()
            getrlimit(__rlimit_resource_t(1), &limit)  // RLIMIT_FSIZE, which is not imported
            let usual = limit
            signal(SIGXFSZ, SIG_IGN)
            limit.rlim_cur = UInt(log + 10_000)
            setrlimit(__rlimit_resource_t(1), &limit)

            guard
                case .file(store.file.path, action: "use", let problem) = storeError({
                    try store.delete(parent.id, version: 1)
                })
            else { exit(2) }
            guard problem.hasPrefix("disk I/O error") else { exit(3) }
            guard try store.changes(since: 0) == before else { exit(4) }

            var again = usual
            setrlimit(__rlimit_resource_t(1), &again)
            guard try store.delete(parent.id, version: 1).count == 100 else { exit(5) }
            exit(0)
        }
        #expect(try folder.store().lists() == folder.store().answer([], cursor: 200))
        try expectSoundDatabase()
    }

    /// In a process without rights, since whoever runs the tests may have all.
    @Test func whereNothingCanBeWritten() async throws {
        try folder.store().add("A")
        let before = try Data(contentsOf: folder.file)
        try FileManager.default.setAttributes([.posixPermissions: 0o444], ofItemAtPath: folder.file.path)
        try FileManager.default.setAttributes([.posixPermissions: 0o555], ofItemAtPath: folder.url.path)
        await #expect(processExitsWith: .success) { [path = folder.url.path as String] in
            if geteuid() == 0 { guard setgid(65534) == 0, setuid(65534) == 0 else { exit(2) } }
            let error = storeError { _ = try ListStore(folder: URL(fileURLWithPath: path)) }
            exit(error == .readOnly(file: path + "/lists.sqlite") ? 0 : 3)
        }
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder.url.path)
        #expect(try Data(contentsOf: folder.file) == before)
    }

    @Test func whereNoFileCanBeMade() async throws {
        try FileManager.default.setAttributes([.posixPermissions: 0o555], ofItemAtPath: folder.url.path)
        await #expect(processExitsWith: .success) { [path = folder.url.path as String] in
            if geteuid() == 0 { guard setgid(65534) == 0, setuid(65534) == 0 else { exit(2) } }
            let error = storeError { _ = try ListStore(folder: URL(fileURLWithPath: path)) }
            exit(error == .readOnly(file: path + "/lists.sqlite") ? 0 : 3)
        }
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder.url.path)
    }

    @Test func whatSQLiteSaysIsToldAsWhatToDo() throws {
        let file = folder.file
        let cases: [(Int32, StoreError)] = [
            (SQLITE_FULL, .diskFull(file: file.path)), (SQLITE_BUSY, .busy(file: file.path)),
            (SQLITE_BUSY | 2 << 8, .busy(file: file.path)), (SQLITE_READONLY | 8 << 8, .readOnly(file: file.path)),
            (SQLITE_CORRUPT | 1 << 8, .damaged(file: file.path, problem: "words")),
            (SQLITE_NOTADB, .damaged(file: file.path, problem: "words")),
            (SQLITE_IOERR | 3 << 8, .file(file.path, action: "use", problem: "words")),
        ]
        for (code, expected) in cases {
            #expect(StoreError(DatabaseError(code: code, message: "words"), file) == expected)
        }
        #expect(
            StoreError.diskFull(file: "/x/lists.sqlite").description
                == "cannot write /x/lists.sqlite: the disk is full; make room and try again")
    }
}
