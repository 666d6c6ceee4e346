import Foundation

/// A moment, in milliseconds since 1970 began in UTC.
public struct Timestamp: Hashable, Comparable, Sendable {
    /// Milliseconds since 1970-01-01T00:00:00Z, leap seconds not counted.
    public let milliseconds: Int

    /// The moment that many milliseconds after 1970 began.
    public init(milliseconds: Int) {
        self.milliseconds = milliseconds
    }

    /// This moment, by the clock of the machine.
    public static func now() -> Timestamp {
        Timestamp(milliseconds: Int((Date().timeIntervalSince1970 * 1_000).rounded(.down)))
    }

    /// The earlier one first.
    public static func < (a: Timestamp, b: Timestamp) -> Bool { a.milliseconds < b.milliseconds }
}

extension Timestamp: CustomStringConvertible {
    /// As RFC 3339 has it, in UTC: `2026-03-01T07:30:00.250Z`.
    public var description: String {
        func digits(_ number: Int, _ count: Int) -> String {
            let text = String(number)
            return String(repeating: "0", count: max(count - text.count, 0)) + text
        }
        let (days, time) = milliseconds.dividedRoundingDown(by: 86_400_000)
        let (year, month, day) = Timestamp.date(daysSince1970: days)
        let (seconds, fraction) = (time / 1_000, time % 1_000)
        return "\(digits(year, 4))-\(digits(month, 2))-\(digits(day, 2))"
            + "T\(digits(seconds / 3_600, 2)):\(digits(seconds / 60 % 60, 2)):\(digits(seconds % 60, 2)).\(digits(fraction, 3))Z"
    }

    /// The date in the Gregorian calendar. Years are counted from March, so that the leap day ends one (H. Hinnant,
    /// "chrono-Compatible Low-Level Date Algorithms", civil_from_days).
    private static func date(daysSince1970 days: Int) -> (year: Int, month: Int, day: Int) {
        let (era, dayOfEra) = (days + 719_468).dividedRoundingDown(by: 146_097)
        let yearOfEra = (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let month = (5 * dayOfYear + 2) / 153
        let year = yearOfEra + era * 400 + (month >= 10 ? 1 : 0)
        return (year, month < 10 ? month + 3 : month - 9, dayOfYear - (153 * month + 2) / 5 + 1)
    }
}

extension Int {
    /// Quotient and a remainder that is never negative.
    fileprivate func dividedRoundingDown(by divisor: Int) -> (quotient: Int, remainder: Int) {
        let (quotient, remainder) = quotientAndRemainder(dividingBy: divisor)
        return remainder < 0 ? (quotient - 1, remainder + divisor) : (quotient, remainder)
    }
}
