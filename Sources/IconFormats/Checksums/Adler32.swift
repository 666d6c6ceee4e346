/// The checksum of a zlib stream (RFC 1950, 8.2): the sum of the bytes and the sum of those sums, both modulo 65521.
///
/// The sums are taken over groups of 32 bytes at a time, for the second one by weights: after a group that began with
/// sums `a` and `b`, the new `b` is `b + 32 a + 32 x₀ + 31 x₁ + … + x₃₁`. The two inner sums do not depend on each other
/// or on `a` and `b`, so the compiler turns them into vector instructions.
struct Adler32 {
    private static let modulus: UInt32 = 65_521
    /// The most bytes between two reductions such that the sums stay below 2³²: RFC 1950 gives 5552; this is the multiple
    /// of the group below it.
    private static let bytesPerReduction = 5_536
    private static let groupLength = 32

    private var a: UInt32 = 1
    private var b: UInt32 = 0

    /// The checksum of all bytes so far.
    var value: UInt32 { b << 16 | a }

    /// Takes in the next bytes.
    mutating func update(_ bytes: Span<UInt8>) {
        var index = 0
        while index < bytes.count {
            let end = min(index + Self.bytesPerReduction, bytes.count)
            while end - index >= Self.groupLength {
                var sum: UInt32 = 0
                var weighted: UInt32 = 0
                for offset in 0..<Self.groupLength {
                    let byte = UInt32(bytes[unchecked: index &+ offset])
                    sum &+= byte
                    weighted &+= byte &* UInt32(truncatingIfNeeded: Self.groupLength &- offset)
                }
                b &+= a &* UInt32(Self.groupLength) &+ weighted
                a &+= sum
                index += Self.groupLength
            }
            while index < end {
                a &+= UInt32(bytes[index])
                b &+= a
                index += 1
            }
            a %= Self.modulus
            b %= Self.modulus
        }
    }
}
