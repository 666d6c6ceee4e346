import Foundation

/// Runs `body` with this thread's character set at UTF-8. libarchive converts the names in an archive to the locale's
/// character set, and in the plain "C" locale would lose every letter beyond ASCII. Other threads are not touched.
func withUTF8Locale<Result, Failure: Error>(_ body: () throws(Failure) -> Result) throws(Failure) -> Result {
    guard let utf8Locale else { return try body() }
    let previous = uselocale(utf8Locale)
    defer { uselocale(previous) }
    return try body()
}

/// Made once (it reads files) and kept. Safe to share: it is never changed.
nonisolated(unsafe) private let utf8Locale = newlocale(LC_CTYPE_MASK, "C.UTF-8", nil)
