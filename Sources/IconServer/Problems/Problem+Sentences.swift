extension Problem {
    /// Which names there are, as the end of a sentence: `there is only since`.
    static func there(_ known: [String]) -> String {
        switch known.count {
        case 0: "there are none"
        case 1: "there is only \(known[0])"
        default: "there are \(known.joined(separator: ", "))"
        }
    }

    /// The message of an error as a sentence of its own. Some messages end with a question.
    static func sentence(_ message: String) -> String {
        message.prefix(1).uppercased() + message.dropFirst() + (message.hasSuffix("?") ? "" : ".")
    }
}
