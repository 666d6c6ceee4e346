extension Problem {
    /// The problem of a request that was not taken in.
    init(_ refusal: Refusal) {
        switch refusal {
        case .malformedTarget(let error):
            self.init(.malformedTarget, "Write another address: \(error.rule).")
        case .targetTooLong(let limit):
            self.init(.targetTooLong, "Shorten the address to at most \(limit) bytes.", limit: limit)
        case .headersTooLarge(let limit):
            self.init(.headersTooLarge, "Send at most \(limit) bytes of header fields.", limit: limit)
        case .bodyTooLarge(let limit):
            self.init(.bodyTooLarge, "Send a body of at most \(limit) bytes.", limit: limit)
        case .busy:
            self.init(.busy, "Too many requests wait for this already; ask again in a second.")
            headers.set("retry-after", "1")
        case .stopping:
            self.init(.stopping, "The server is about to stop; ask again when it runs.")
            headers.set("retry-after", "1")
        }
    }
}
