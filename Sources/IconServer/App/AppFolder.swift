package import Foundation
import Synchronization

/// The files of the web app. Read when they are asked for first, kept, and read again when they have changed on disk.
package final class AppFolder: Sendable {
    /// The folder without links in its path.
    private let root: String
    private let kept = Mutex<[String: AppFile]>([:])

    /// The app in a folder.
    ///
    /// - Throws: `noApp` when the folder has no `index.html`.
    package init(_ folder: URL) throws(ServerError) {
        root = folder.resolvingSymlinksInPath().path
        guard file(["index.html"]) != nil else { throw .noApp(folder: folder.path) }
    }

    /// The file at a path. Paths that look like no file's are the app's own screens, so they give `index.html`.
    package func respond(_ request: Request) throws -> Response {
        let parts = request.path.parts
        if let file = file(parts) { return file.response(to: request) }
        guard !parts.contains(where: { $0.contains(".") }), let index = file(["index.html"]) else {
            throw Problem(.notFound, "The app has no file of this path.")
        }
        return index.response(to: request)
    }

    /// The file whose path below the folder has these parts, which `RequestPath` has made safe to join.
    private func file(_ parts: [String]) -> AppFile? {
        // Hidden files are nobody's business.
        guard !parts.isEmpty, parts.allSatisfy({ !$0.isEmpty && !$0.hasPrefix(".") }) else { return nil }
        let name = parts.joined(separator: "/")
        let path = root + "/" + name
        let known = kept.withLock { $0[name] }
        if let known, known.identity == FileIdentity(path) { return known }
        // A link may lead to another file of the folder, not out of it.
        let target = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
        let file = target.hasPrefix(root + "/") ? AppFile(path) : nil
        kept.withLock { $0[name] = file }
        return file
    }
}
