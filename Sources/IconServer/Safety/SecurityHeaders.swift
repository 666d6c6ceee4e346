/// What every answer tells the browser not to allow.
enum SecurityHeaders {
    private static let fields: [(String, String)] = [
        (
            "content-security-policy",
            [
                "default-src 'none'", "script-src 'self' 'wasm-unsafe-eval'", "style-src 'self'",
                "img-src 'self' data: blob:", "connect-src 'self'", "manifest-src 'self'", "worker-src 'self'",
                "base-uri 'none'", "form-action 'none'", "frame-ancestors 'none'",
            ].joined(separator: "; ")
        ),
        ("x-content-type-options", "nosniff"),
        ("referrer-policy", "no-referrer"),
        ("cross-origin-opener-policy", "same-origin"),
        ("cross-origin-resource-policy", "same-origin"),
    ]

    /// The answer with these fields, where it does not have its own.
    static func added(to response: Response) -> Response {
        var response = response
        for (name, value) in fields where response.headers[name] == nil { response.headers.add(name, value) }
        return response
    }
}
