import CArchive

/// Writes a zip archive. The same files in the same order give the same bytes: nothing of the time or the machine goes in.
enum ZipWriter {
    /// Writes `files` to a new file at `path`, which must not be there yet.
    static func write(_ files: [(path: String, bytes: [UInt8])], to path: String) throws(ZipError) {
        try withUTF8Locale { () throws(ZipError) in
            guard let archive = archive_write_new() else { throw .notWritten("out of memory") }
            defer { archive_write_free(archive) }
            archive_write_set_format_zip(archive)
            try check(archive, archive_write_open_filename(archive, path))
            for file in files {
                guard let entry = archive_entry_new() else { throw .notWritten("out of memory") }
                defer { archive_entry_free(entry) }
                archive_entry_set_pathname(entry, file.path)
                archive_entry_set_filetype(entry, 0o100000)
                archive_entry_set_perm(entry, 0o644)
                archive_entry_set_size(entry, la_int64_t(file.bytes.count))
                archive_entry_set_mtime(entry, 0, 0)
                try check(archive, archive_write_header(archive, entry))
                guard archive_write_data(archive, file.bytes, file.bytes.count) == file.bytes.count else {
                    throw error(archive)
                }
            }
            try check(archive, archive_write_close(archive))
        }
    }

    private static func check(_ archive: OpaquePointer, _ status: Int32) throws(ZipError) {
        guard status == ARCHIVE_OK else { throw error(archive) }
    }

    private static func error(_ archive: OpaquePointer) -> ZipError {
        .notWritten(archive_error_string(archive).map { String(cString: $0) } ?? "unknown error")
    }
}
