import Foundation
import IconFormats

/// A file of the app, ready to be sent.
struct AppFile: Sendable {
    /// The largest file that is sent, in bytes.
    static let maximumSize = 16 << 20

    /// The state of the file when it was read.
    let identity: FileIdentity
    /// What kind it is.
    let type: ContentType
    /// The bytes, and the tag that names them.
    let plain: Representation
    /// The same compressed, where that is worth while.
    let compressed: Representation?

    /// One way in which the file is sent.
    struct Representation: Sendable {
        let bytes: [UInt8]
        let tag: EntityTag
    }

    /// Reads a file; nil when there is no plain file of this path, or it is too large.
    init?(_ path: String) {
        guard let identity = FileIdentity(path), identity.size <= AppFile.maximumSize,
            let data = FileManager.default.contents(atPath: path)
        else { return nil }
        let bytes = [UInt8](data)
        let tag = EntityTag(of: bytes)
        self.identity = identity
        type = ContentType(file: path)
        plain = Representation(bytes: bytes, tag: tag)
        let smaller = type.isCompressible ? Gzip.compress(bytes) : bytes
        // Other bytes need another tag.
        compressed =
            smaller.count < bytes.count ? Representation(bytes: smaller, tag: EntityTag(tag.value + "-gzip")) : nil
    }

    /// The answer with the file, as the client takes it.
    func response(to request: Request) -> Response {
        let isCompressed = compressed != nil && acceptsGzip(request.headers.list("accept-encoding"))
        let sent = isCompressed ? compressed ?? plain : plain
        var response = Response(type: type.name, body: sent.bytes).tagged(sent.tag)
        if compressed != nil { response.headers.set("vary", "accept-encoding") }
        if isCompressed { response.headers.set("content-encoding", "gzip") }
        return response
    }
}
