/// Makes ids that grow, also within a millisecond and when the clock is set back: RFC 9562, section 6.2, method 1, with the
/// 12 bits behind the time as a counter and 62 random bits behind it.
struct ListIDClock {
    private var milliseconds: UInt64 = 0
    private var counter: UInt64 = 0

    /// The next id.
    ///
    /// - Parameters:
    ///   - time: the time now.
    ///   - random: gives 64 random bits.
    mutating func next(at time: Timestamp, _ random: () -> UInt64) -> ListID {
        let now = UInt64(clamping: time.milliseconds) & 0xFFFF_FFFF_FFFF
        // A new millisecond's counter begins in its lower half, so that there is room to count.
        let start = random() & 0x7FF
        if now > milliseconds {
            (milliseconds, counter) = (now, start)
        } else if counter < 0xFFF {
            counter += 1
        } else {
            (milliseconds, counter) = (milliseconds + 1, start)
        }
        let high = UInt128(milliseconds) << 80 | 0x7 << 76 | UInt128(counter) << 64
        let low = UInt128(0b10) << 62 | UInt128(random() >> 2)
        return ListID(trusted: high | low)
    }
}
