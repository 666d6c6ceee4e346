import TestSupport
import Testing

@testable import IconFormats

/// Both checksums against published values, against the definition bit by bit, and in pieces.
@Suite struct ChecksumTests {
    private func crc(_ bytes: [UInt8]) -> UInt32 {
        var checksum = CRC32()
        checksum.update(bytes.span)
        return checksum.value
    }

    private func adler(_ bytes: [UInt8]) -> UInt32 {
        var checksum = Adler32()
        checksum.update(bytes.span)
        return checksum.value
    }

    /// The definition (PNG 3rd edition, annex D): one bit after the other.
    private func slowCRC(_ bytes: [UInt8]) -> UInt32 {
        var register = UInt32.max
        for byte in bytes {
            register ^= UInt32(byte)
            for _ in 0..<8 { register = register & 1 == 1 ? 0xEDB8_8320 ^ register >> 1 : register >> 1 }
        }
        return ~register
    }

    /// The definition (RFC 1950, 8.2), with a reduction at each byte.
    private func slowAdler(_ bytes: [UInt8]) -> UInt32 {
        var (a, b): (UInt32, UInt32) = (1, 0)
        for byte in bytes {
            a = (a + UInt32(byte)) % 65_521
            b = (b + a) % 65_521
        }
        return b << 16 | a
    }

    /// The check value of the CRC catalogue (CRC-32/ISO-HDLC), the chunk IEND of every PNG, and no bytes at all.
    @Test func knownCRCs() {
        #expect(crc(Array("123456789".utf8)) == 0xCBF4_3926)
        #expect(crc(Array("IEND".utf8)) == 0xAE42_6082)
        #expect(crc([]) == 0)
        #expect(crc(Array(repeating: 0, count: 32)) == 0x190A_55AD)
    }

    /// Values of RFC 1950's own program, as published by Wikipedia ("Wikipedia") and zlib's tests.
    @Test func knownAdlers() {
        #expect(adler(Array("Wikipedia".utf8)) == 0x11E6_0398)
        #expect(adler(Array("123456789".utf8)) == 0x091E_01DE)
        #expect(adler([]) == 1)
    }

    @Test func everyPairOfBytesMatchesTheDefinition() {
        var firstWrong: [UInt8]?
        for first in UInt8.min...UInt8.max {
            for second in UInt8.min...UInt8.max where firstWrong == nil {
                let bytes = [first, second]
                if crc(bytes) != slowCRC(bytes) || adler(bytes) != slowAdler(bytes) { firstWrong = bytes }
            }
        }
        #expect(firstWrong == nil)
    }

    @Test(arguments: [0, 1, 7, 8, 9, 31, 32, 33, 63, 64, 65, 5_535, 5_536, 5_537, 5_552, 11_100])
    func lengthsAroundTheStepsMatchTheDefinition(length: Int) {
        var generator = SeededGenerator(seed: UInt64(length))
        let noise = ByteSamples.noise(length, symbols: 256, &generator)
        #expect(crc(noise) == slowCRC(noise))
        #expect(adler(noise) == slowAdler(noise))
        // The greatest sums that there can be.
        let full = Array(repeating: UInt8.max, count: length)
        #expect(adler(full) == slowAdler(full))
    }

    @Test func piecesGiveTheSameAsTheWhole() {
        var generator = SeededGenerator(seed: 3)
        let bytes = ByteSamples.noise(300, symbols: 256, &generator)
        let expected = (crc(bytes), adler(bytes))
        for split in 0...bytes.count {
            var (crc, adler) = (CRC32(), Adler32())
            for range in [0..<split, split..<bytes.count] {
                crc.update(bytes.span.extracting(range))
                adler.update(bytes.span.extracting(range))
            }
            #expect((crc.value, adler.value) == expected, "split at \(split)")
        }
    }

    /// A message with its CRC behind it has the same CRC whatever it says.
    @Test func messageWithItsCRCLeavesAConstant() {
        for seed in UInt64(0)..<200 {
            var generator = SeededGenerator(seed: seed)
            var bytes = ByteSamples.noise(Int(seed), symbols: 256, &generator)
            let value = crc(bytes)
            bytes += (0..<4).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
            #expect(crc(bytes) == 0x2144_DF1C, "seed \(seed)")
        }
    }
}
