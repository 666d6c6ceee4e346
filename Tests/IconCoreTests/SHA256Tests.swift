import IconCore
import TestSupport
import Testing

/// Vectors of NIST: the examples of FIPS 180-4 (csrc.nist.gov, "Examples with Intermediate Values") and its CAVP set.
@Suite struct SHA256Tests {
    @Test(arguments: [
        ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
        ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
        (
            "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
            "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
        ),
        (
            "abcdefghbcdefghicdefghijdefghijkefghijklfghijklmghijklmn"
                + "hijklmnoijklmnopjklmnopqklmnopqrlmnopqrsmnopqrstnopqrstu",
            "cf5b16a778af8380036ce59e7b0492370b249b11e8f07a51afac45037afee9d1"
        ),
    ])
    func textVectors(text: String, digest: String) {
        #expect(hexadecimal(SHA256.hash(Array(text.utf8))) == digest)
    }

    /// From the NIST list of additional vectors: lengths about the padding's edges.
    @Test(arguments: [
        (55, "02779466cdec163811d078815c633f21901413081449002f24aa3e80f0b88ef7"),
        (56, "d4817aa5497628e7c77e6b606107042bbba3130888c5f47a375e6179be789fbb"),
        (57, "65a16cb7861335d5ace3c60718b5052e44660726da4cd13bb745381b235a1785"),
        (64, "f5a5fd42d16a20302798ef6ed309979b43003d2320d9f0e8ea9831a92759fb4b"),
        (1000, "541b3e9daa09b20bf85fa273e5cbd3e80185aa4ec298e765db87742b70138a53"),
    ])
    func zeroVectors(count: Int, digest: String) {
        #expect(hexadecimal(SHA256.hash([UInt8](repeating: 0, count: count))) == digest)
    }

    @Test func millionLettersInPieces() {
        var hash = SHA256()
        var rest = 1_000_000
        var generator = SeededGenerator(seed: 1)
        while rest > 0 {
            let piece = min(Int.random(in: 0...300, using: &generator), rest)
            hash.update([UInt8](repeating: 0x61, count: piece))
            rest -= piece
        }
        #expect(
            hexadecimal(hash.finish()) == "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0")
    }

    @Test(arguments: [UInt64](1...40))
    func piecesAndWholeAgree(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        let bytes = (0..<Int.random(in: 0...400, using: &generator)).map { _ in
            UInt8.random(in: 0...255, using: &generator)
        }
        var hash = SHA256()
        var start = 0
        while start < bytes.count {
            let end = min(start + Int.random(in: 0...130, using: &generator), bytes.count)
            hash.update(Array(bytes[start..<end]))
            start = end
        }
        #expect(hash.finish() == SHA256.hash(bytes), "seed \(seed)")
    }

    private func hexadecimal(_ bytes: [UInt8]) -> String {
        bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    }
}
