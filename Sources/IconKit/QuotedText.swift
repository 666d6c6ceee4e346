/// Text that someone typed, fit to stand in a message of one line: characters that would move the cursor, end the line
/// or change its direction are written as their code points, and what goes on for too long is cut.
///
/// - Parameter limit: the greatest number of characters kept.
package func printable(_ text: String, limit: Int = 80) -> String {
    var result = ""
    var count = 0
    for scalar in text.unicodeScalars {
        guard count < limit else { return result + "…" }
        count += 1
        switch scalar.properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse, .unassigned:
            result += "\\u{\(String(scalar.value, radix: 16))}"
        default:
            result.unicodeScalars.append(scalar)
        }
    }
    return result
}

/// `printable(text)` between single quotes.
package func quoted(_ text: String, limit: Int = 80) -> String {
    "'\(printable(text, limit: limit))'"
}
