import Database
import FileSystem
public import Foundation
import Synchronization

/// The lists of one person, in one database file.
///
///     let store = try ListStore(folder: folder)
///     let content = try ListContent(name: "Groceries", recipe: "colors=4eacf3-0278e1&glyph=phosphor/shopping-cart")
///     let list = try store.create(.make(), content).list
///     try store.delete(list.id, version: list.version)
///
/// May be used from any number of threads, and the file by any number of programs at once. Every call is one transaction:
/// when it returns, what it did is on disk; when it throws, nothing was done. Any call may throw what `init` throws about
/// the file.
public final class ListStore: Sendable {
    /// The most lists that there can be, those in the trash counted.
    public static let maximumLists = 100_000
    /// How deep lists can be nested: a list in no other has depth 1.
    public static let maximumDepth = 64
    /// The name of the file in its folder. SQLite keeps two more beside it while it is open.
    public static let fileName = "lists.sqlite"

    /// The database file.
    public let file: URL
    private let writing: SharedConnection
    /// Apart from the one that writes, so that nobody who reads waits for those who want to write.
    private let reading: SharedConnection
    private let now: @Sendable () -> Timestamp
    /// Until when other programs are waited for; nil where it is for `Connection.patience`.
    private let deadline: ContinuousClock.Instant?

    /// A connection for all threads, one at a time.
    private final class SharedConnection: Sendable {
        let mutex: Mutex<Connection>

        init(_ connection: sending Connection) {
            mutex = Mutex(connection)
        }
    }

    /// Opens the lists of a data folder. Folder and file are made where they are missing; a file of an older version is
    /// brought up to date.
    ///
    /// - Throws: `StoreError.damaged`, `.notOurs`, `.newer`, `.readOnly`, `.diskFull`, `.busy` or `.file`.
    public convenience init(folder: URL) throws(StoreError) {
        try self.init(folder: folder, migrations: Migration.all, now: Timestamp.now)
    }

    init(
        folder: URL, migrations: [Migration] = Migration.all, now: @escaping @Sendable () -> Timestamp
    ) throws(StoreError) {
        file = folder.appending(path: ListStore.fileName, directoryHint: .notDirectory)
        self.now = now
        deadline = nil
        try Disk.makeFolder(folder)
        // SQLite only says that it found no file where it could make none.
        guard FileManager.default.isWritableFile(atPath: folder.path) else { throw .readOnly(file: file.path) }
        writing = SharedConnection(try ListStore.open(file, migrations))
        reading = SharedConnection(try ListStore.connect(file))
    }

    private init(_ store: ListStore, deadline: ContinuousClock.Instant) {
        file = store.file
        (writing, reading) = (store.writing, store.reading)
        now = store.now
        self.deadline = deadline
    }

    /// The same lists, for calls that throw `StoreError.busy` where another program is still writing at a time. When it is
    /// past, they do not wait at all.
    public func waiting(until deadline: ContinuousClock.Instant) -> ListStore {
        ListStore(self, deadline: deadline)
    }

    private static func open(_ file: URL, _ migrations: [Migration]) throws(StoreError) -> sending Connection {
        let connection = try connect(file)
        guard !connection.isReadOnly else { throw .readOnly(file: file.path) }
        try Schema(connection: connection, file: file, migrations: migrations).prepare()
        do throws(DatabaseError) {
            // Last, so that a file that is not ours is not touched.
            try connection.keepWriteAheadLog()
        } catch {
            throw StoreError(error, file)
        }
        return connection
    }

    private static func connect(_ file: URL) throws(StoreError) -> sending Connection {
        do throws(DatabaseError) {
            return try Connection(file.path, .live)
        } catch {
            throw StoreError(error, file)
        }
    }

    /// Runs `body` as one transaction that reads. It sees all that was written before.
    func read<Result: Sendable>(_ body: @Sendable (ListTable) throws(StoreError) -> Result) throws(StoreError) -> Result
    {
        try transaction(.read, on: reading, body)
    }

    /// Runs `body` as one transaction that writes, and gives it the time that it happens at.
    func write<Result: Sendable>(
        _ body: @Sendable (ListTable, Timestamp) throws(StoreError) -> Result
    ) throws(StoreError) -> Result {
        try transaction(.write, on: writing) { table throws(StoreError) in try body(table, now()) }
    }

    /// How long other programs are waited for now, in milliseconds.
    private var patience: Int32 {
        guard let deadline else { return Connection.patience }
        let left = (deadline - .now) / .milliseconds(1)
        return Int32(min(max(left, 0), Double(Connection.patience)))
    }

    private func transaction<Result: Sendable>(
        _ access: Connection.Access, on connection: SharedConnection,
        _ body: @Sendable (ListTable) throws(StoreError) -> Result
    ) throws(StoreError) -> Result {
        try connection.mutex.withLock { connection throws(StoreError) in
            connection.wait(atMost: patience)
            let table = ListTable(connection: connection, file: file)
            return try connection.transaction(access, failure: { StoreError($0, file) }) { () throws(StoreError) in
                try body(table)
            }
        }
    }
}
