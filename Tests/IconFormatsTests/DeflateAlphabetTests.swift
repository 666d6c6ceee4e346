import Testing

@testable import IconFormats

/// The formulas for deflate's symbols against the tables of RFC 1951, 3.2.5, for every length and distance.
@Suite struct DeflateAlphabetTests {
    /// Symbol, extra bits, first length.
    private let lengths: [(symbol: Int, extra: Int, first: Int)] = [
        (257, 0, 3), (258, 0, 4), (259, 0, 5), (260, 0, 6), (261, 0, 7), (262, 0, 8), (263, 0, 9), (264, 0, 10),
        (265, 1, 11), (266, 1, 13), (267, 1, 15), (268, 1, 17), (269, 2, 19), (270, 2, 23), (271, 2, 27), (272, 2, 31),
        (273, 3, 35), (274, 3, 43), (275, 3, 51), (276, 3, 59), (277, 4, 67), (278, 4, 83), (279, 4, 99), (280, 4, 115),
        (281, 5, 131), (282, 5, 163), (283, 5, 195), (284, 5, 227), (285, 0, 258),
    ]
    /// Symbol, extra bits, first distance.
    private let distances: [(symbol: Int, extra: Int, first: Int)] = [
        (0, 0, 1), (1, 0, 2), (2, 0, 3), (3, 0, 4), (4, 1, 5), (5, 1, 7), (6, 2, 9), (7, 2, 13), (8, 3, 17), (9, 3, 25),
        (10, 4, 33), (11, 4, 49), (12, 5, 65), (13, 5, 97), (14, 6, 129), (15, 6, 193), (16, 7, 257), (17, 7, 385),
        (18, 8, 513), (19, 8, 769), (20, 9, 1_025), (21, 9, 1_537), (22, 10, 2_049), (23, 10, 3_073), (24, 11, 4_097),
        (25, 11, 6_145), (26, 12, 8_193), (27, 12, 12_289), (28, 13, 16_385), (29, 13, 24_577),
    ]

    @Test func everyLength() {
        for length in 3...258 {
            let row = lengths.last { $0.first <= length }
            let symbol = DeflateAlphabet.lengthSymbol(length - 3)
            #expect(DeflateAlphabet.firstLength + symbol == row?.symbol, "length \(length)")
            #expect(DeflateAlphabet.lengthExtraBits(symbol) == row?.extra, "length \(length)")
            #expect(DeflateAlphabet.lengthBase(symbol) + 3 == row?.first, "length \(length)")
        }
    }

    @Test func everyDistance() {
        var row = 0
        var firstWrong: Int?
        for distance in 1...32_768 {
            if row + 1 < distances.count, distances[row + 1].first == distance { row += 1 }
            let symbol = DeflateAlphabet.distanceSymbol(UInt32(distance - 1))
            let isRight =
                symbol == distances[row].symbol && DeflateAlphabet.distanceExtraBits(symbol) == distances[row].extra
                && DeflateAlphabet.distanceBase(symbol) + 1 == distances[row].first
            if !isRight, firstWrong == nil { firstWrong = distance }
        }
        #expect(firstWrong == nil)
    }

    @Test func everyTokenKeepsWhatItSays() {
        var firstWrong: (Int, Int)?
        for length in 3...258 {
            for distance in stride(from: 1, through: 32_768, by: 97) {
                let token = Token.match(length: length, distance: distance)
                let isRight =
                    token.isMatch && token.length == length && token.distance == distance && token.byteCount == length
                if !isRight, firstWrong == nil { firstWrong = (length, distance) }
            }
        }
        #expect(firstWrong == nil)
        for byte in UInt8.min...UInt8.max {
            let token = Token.literal(byte)
            #expect(!token.isMatch && token.byte == Int(byte) && token.byteCount == 1)
        }
    }
}
