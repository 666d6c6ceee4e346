/// What answers tell the browser not to allow.
enum SecurityHeaders {
    /// What only a document or a worker heeds. Half a kilobyte, which every module of the app would carry for nothing.
    private static let ofDocuments: [(String, String)] = [
        (
            "content-security-policy",
            [
                "default-src 'none'", "script-src 'self' 'wasm-unsafe-eval'", "style-src 'self'",
                "img-src 'self' data: blob:", "connect-src 'self'", "manifest-src 'self'", "worker-src 'self'",
                "base-uri 'none'", "form-action 'none'", "frame-ancestors 'none'",
            ].joined(separator: "; ")
        ),
        ("referrer-policy", "no-referrer"),
        ("cross-origin-opener-policy", "same-origin"),
    ]
    private static let ofAll: [(String, String)] = [
        ("x-content-type-options", "nosniff"),
        ("cross-origin-resource-policy", "same-origin"),
    ]

    /// The types of what only ever is a part of a page.
    private static let partTypes: Set<String> = ["text/css", "text/javascript", "application/wasm"]

    /// The answer with these fields, where it does not have its own.
    ///
    /// - Parameter isWorker: whether the answer is the script of a worker, which is bound by its own policy.
    static func added(to response: Response, isWorker: Bool = false) -> Response {
        var response = response
        let type = response.headers["content-type"]?.prefix { $0 != ";" } ?? ""
        let isPart = !isWorker && partTypes.contains(String(type))
        for (name, value) in ofAll + (isPart ? [] : ofDocuments) where response.headers[name] == nil {
            response.headers.add(name, value)
        }
        return response
    }
}
