import CArchive

/// Reads a zip archive entry by entry, from a file or from memory. Nothing is ever unpacked to disk.
final class ZipReader {
    /// What stands in the archive's directory about one entry.
    struct Entry {
        /// The path as stored; nil when it is not UTF-8.
        var path: String?
        /// Whether it is a plain file: no folder, link or device.
        var isFile: Bool
    }

    private let archive: OpaquePointer
    /// The archive's bytes where it is read from memory; libarchive keeps pointing at them.
    private let memory: UnsafeMutableRawBufferPointer?

    /// Opens the archive in a file.
    init(path: String) throws(ZipError) {
        archive = try ZipReader.makeArchive()
        memory = nil
        try check(archive_read_open_filename(archive, path, 1 << 16))
    }

    /// Opens the archive that `bytes` are.
    init(bytes: [UInt8]) throws(ZipError) {
        archive = try ZipReader.makeArchive()
        let memory = UnsafeMutableRawBufferPointer.allocate(byteCount: bytes.count, alignment: 1)
        memory.copyBytes(from: bytes)
        self.memory = memory
        try check(archive_read_open_memory(archive, memory.baseAddress, memory.count))
    }

    deinit {
        archive_read_free(archive)
        memory?.deallocate()
    }

    /// Only the reader that goes by the directory at the archive's end: it skips what is not wanted without unpacking it,
    /// and notices an archive that was cut short.
    private static func makeArchive() throws(ZipError) -> OpaquePointer {
        guard let archive = archive_read_new() else { throw .damaged("out of memory") }
        archive_read_support_format_zip_seekable(archive)
        return archive
    }

    /// The next entry, or nil behind the last one.
    func next() throws(ZipError) -> Entry? {
        let archive = archive
        return try withUTF8Locale { () throws(ZipError) -> Entry? in
            var entry: OpaquePointer?
            let status = archive_read_next_header(archive, &entry)
            if status == ARCHIVE_EOF { return nil }
            // A warning is about a name that could not be converted.
            guard status == ARCHIVE_OK || status == ARCHIVE_WARN, let entry else { throw ZipReader.error(archive) }
            let path = archive_entry_pathname(entry).flatMap { String(validatingCString: $0) }
            return Entry(
                path: status == ARCHIVE_OK ? path : nil, isFile: archive_entry_filetype(entry) == ZipReader.regularFile)
        }
    }

    /// The bytes of the entry that `next` returned last, their checksum verified.
    func readData(limit: Int) throws(ZipError) -> [UInt8] {
        var bytes: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = archive_read_data(archive, &buffer, buffer.count)
            if count == 0 { return bytes }
            guard count > 0 else { throw ZipReader.error(archive) }
            guard bytes.count + count <= limit else { throw .entryTooLarge(limit: limit) }
            bytes += buffer[..<count]
        }
    }

    /// `S_IFREG`, which libarchive uses on every platform.
    private static let regularFile: mode_t = 0o100000

    private func check(_ status: Int32) throws(ZipError) {
        guard status == ARCHIVE_OK else { throw ZipReader.error(archive) }
    }

    private static func error(_ archive: OpaquePointer) -> ZipError {
        .damaged(archive_error_string(archive).map { String(cString: $0) } ?? "unknown error")
    }
}
