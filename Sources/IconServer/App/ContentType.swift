/// What kind a file of the app is.
struct ContentType: Equatable, Sendable {
    /// The media type as headers have it.
    let name: String
    /// Whether the file becomes smaller when it is compressed.
    let isCompressible: Bool

    private static let known: [String: ContentType] = [
        "html": text("text/html"), "css": text("text/css"), "js": text("text/javascript"),
        "mjs": text("text/javascript"), "json": ContentType(name: "application/json", isCompressible: true),
        "webmanifest": ContentType(name: "application/manifest+json", isCompressible: true), "txt": text("text/plain"),
        "svg": ContentType(name: "image/svg+xml", isCompressible: true),
        "wasm": ContentType(name: "application/wasm", isCompressible: true),
        "png": ContentType(name: "image/png", isCompressible: false),
        "ico": ContentType(name: "image/x-icon", isCompressible: true),
        "woff2": ContentType(name: "font/woff2", isCompressible: false),
    ]

    private static func text(_ name: String) -> ContentType {
        ContentType(name: name + "; charset=utf-8", isCompressible: true)
    }

    private init(name: String, isCompressible: Bool) {
        self.name = name
        self.isCompressible = isCompressible
    }

    /// The type of a file, by the ending of its name.
    init(file name: String) {
        let ending = name.split(separator: ".").last.map { $0.lowercased() } ?? ""
        self = ContentType.known[ending] ?? ContentType(name: "application/octet-stream", isCompressible: false)
    }
}

/// Whether a client takes gzip, by its `Accept-Encoding` (RFC 9110, 12.5.3).
func acceptsGzip(_ list: String?) -> Bool {
    var accepted: [String: Bool] = [:]
    for entry in (list ?? "").split(separator: ",") {
        let parts = entry.split(separator: ";").map { $0.filter { $0 != " " && $0 != "\t" }.lowercased() }
        guard let coding = parts.first else { continue }
        let weight = parts.dropFirst().first { $0.hasPrefix("q=") }.map { $0.dropFirst(2) } ?? "1"
        accepted[coding] = Double(weight).map { $0 > 0 } ?? false
    }
    return accepted["gzip"] ?? accepted["x-gzip"] ?? accepted["*"] ?? false
}
