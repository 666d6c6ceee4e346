/// The checksum of a zlib stream (RFC 1950, 8.2): the sum of the bytes and the sum of those sums, both modulo 65521.
///
/// Bytes are taken sixteen a step, so many steps a sum, and so many sums between two reductions. Within a sum of `k` steps, column
/// `j` of its steps adds up to `s[j]`, and `t[j]` is the sum of what `s[j]` was after each step. A byte in column `j` with
/// `m` steps to come, its own included, counts `16 m − j` times in `b`, and `m` times in `t[j]`: so `b` grows by
/// `16 k a + 16 Σ t[j] − Σ j s[j]`, where `a` is the first sum before.
package struct Adler32 {
    private static let modulus: UInt32 = 65_521
    private static let stepLength = 16
    /// The most steps for which `t` stays below 2¹⁶: 255 · 22 · 23 / 2 = 64 515.
    private static let stepsPerSum = 22
    private static let sumLength = stepsPerSum * stepLength
    /// Both sums stay below 2³² for 5552 bytes without a reduction (RFC 1950); these are 5280.
    private static let sumsPerReduction = 15

    private var a: UInt32 = 1
    private var b: UInt32 = 0

    /// A checksum of no bytes.
    package init() {}

    /// The checksum of all bytes so far.
    package var value: UInt32 { b << 16 | a }

    /// Takes in the next bytes.
    package mutating func update(_ bytes: Span<UInt8>) {
        bytes.withUnsafeBytes { memory in
            guard var place = memory.baseAddress else { return }
            var rest = memory.count
            while rest >= Self.stepLength {
                let sums = min(rest / Self.sumLength, Self.sumsPerReduction)
                let steps = sums > 0 ? Self.stepsPerSum : rest / Self.stepLength
                addSums(max(sums, 1), ofSteps: steps, place)
                let length = max(sums, 1) &* steps &* Self.stepLength
                place += length
                rest -= length
            }
            for index in 0..<rest {
                a &+= UInt32(place.load(fromByteOffset: index, as: UInt8.self))
                b &+= a
            }
            a %= Self.modulus
            b %= Self.modulus
        }
    }

    /// Takes in `count` sums of `steps` steps, all of which `place` must have.
    private mutating func addSums(_ count: Int, ofSteps steps: Int, _ place: UnsafeRawPointer) {
        // By column, over all sums: s, t, and the sum of what s was before each sum.
        var (all, allOfSums, allBefore) = (SIMD16<UInt32>(), SIMD16<UInt32>(), SIMD16<UInt32>())
        var place = place
        for _ in 0..<count {
            var (sums, sumsOfSums) = (SIMD16<UInt16>(), SIMD16<UInt16>())
            for _ in 0..<steps {
                sums &+= SIMD16<UInt16>(truncatingIfNeeded: place.loadUnaligned(as: SIMD16<UInt8>.self))
                sumsOfSums &+= sums
                place += Self.stepLength
            }
            allBefore &+= all
            all &+= SIMD16<UInt32>(truncatingIfNeeded: sums)
            allOfSums &+= SIMD16<UInt32>(truncatingIfNeeded: sumsOfSums)
        }
        var (sum, sumOfSums, sumBefore, columns): (UInt32, UInt32, UInt32, UInt32) = (0, 0, 0, 0)
        for column in 0..<Self.stepLength {
            sum &+= all[column]
            sumOfSums &+= allOfSums[column]
            sumBefore &+= allBefore[column]
            columns &+= all[column] &* UInt32(truncatingIfNeeded: column)
        }
        let length = UInt32(truncatingIfNeeded: steps &* Self.stepLength)
        b &+= length &* (UInt32(truncatingIfNeeded: count) &* a &+ sumBefore) &+ 16 &* sumOfSums &- columns
        a &+= sum
        a %= Self.modulus
        b %= Self.modulus
    }
}
