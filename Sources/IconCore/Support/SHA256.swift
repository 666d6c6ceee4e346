/// The SHA-256 hash (FIPS 180-4, 6.2): 32 bytes that name some content.
///
///     var hash = SHA256()
///     hash.update([0x61, 0x62])
///     hash.update([0x63])
///     let digest = hash.finish()  // of "abc": ba7816bf…
public struct SHA256: Sendable {
    /// The eight working words, the intermediate hash value.
    private var state: [UInt32] = [
        // First 32 bits of the fractional parts of the square roots of the first eight primes (FIPS 180-4, 5.3.3).
        0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a, 0x510e_527f, 0x9b05_688c, 0x1f83_d9ab, 0x5be0_cd19,
    ]
    /// Bytes not yet hashed; fewer than `blockSize` between calls.
    private var pending: [UInt8] = []
    private var byteCount: UInt64 = 0

    private static let blockSize = 64

    /// A hash of nothing yet.
    public init() {}

    /// The hash of `bytes`: 32 bytes.
    public static func hash(_ bytes: [UInt8]) -> [UInt8] {
        var hash = SHA256()
        hash.update(bytes)
        return hash.finish()
    }

    /// Takes in more bytes. Taking them in pieces or at once makes no difference.
    public mutating func update(_ bytes: [UInt8]) {
        byteCount += UInt64(bytes.count)
        var next = 0
        if !pending.isEmpty {
            next = min(SHA256.blockSize - pending.count, bytes.count)
            pending += bytes[..<next]
            guard pending.count == SHA256.blockSize else { return }
            SHA256.hashBlocks(pending[...], into: &state)
            pending.removeAll(keepingCapacity: true)
        }
        let whole = (bytes.count - next) / SHA256.blockSize * SHA256.blockSize
        SHA256.hashBlocks(bytes[next..<(next + whole)], into: &state)
        pending += bytes[(next + whole)...]
    }

    /// The hash of all that was taken in: 32 bytes.
    public consuming func finish() -> [UInt8] {
        // A 1 bit, zeros up to 8 bytes before the end of a block, the length in bits (FIPS 180-4, 5.1.1).
        let bitCount = byteCount &* 8
        var tail: [UInt8] = [0x80]
        while (pending.count + tail.count) % SHA256.blockSize != SHA256.blockSize - 8 { tail.append(0) }
        for shift in stride(from: UInt64(56), through: 0, by: -8) {
            tail.append(UInt8(truncatingIfNeeded: bitCount >> shift))
        }
        update(tail)
        var digest: [UInt8] = []
        for word in state {
            for shift in stride(from: UInt32(24), through: 0, by: -8) {
                digest.append(UInt8(truncatingIfNeeded: word >> shift))
            }
        }
        return digest
    }

    /// First 32 bits of the fractional parts of the cube roots of the first 64 primes (FIPS 180-4, 4.2.2).
    private static let roundConstants: [UInt32] = [
        0x428a_2f98, 0x7137_4491, 0xb5c0_fbcf, 0xe9b5_dba5, 0x3956_c25b, 0x59f1_11f1, 0x923f_82a4, 0xab1c_5ed5,
        0xd807_aa98, 0x1283_5b01, 0x2431_85be, 0x550c_7dc3, 0x72be_5d74, 0x80de_b1fe, 0x9bdc_06a7, 0xc19b_f174,
        0xe49b_69c1, 0xefbe_4786, 0x0fc1_9dc6, 0x240c_a1cc, 0x2de9_2c6f, 0x4a74_84aa, 0x5cb0_a9dc, 0x76f9_88da,
        0x983e_5152, 0xa831_c66d, 0xb003_27c8, 0xbf59_7fc7, 0xc6e0_0bf3, 0xd5a7_9147, 0x06ca_6351, 0x1429_2967,
        0x27b7_0a85, 0x2e1b_2138, 0x4d2c_6dfc, 0x5338_0d13, 0x650a_7354, 0x766a_0abb, 0x81c2_c92e, 0x9272_2c85,
        0xa2bf_e8a1, 0xa81a_664b, 0xc24b_8b70, 0xc76c_51a3, 0xd192_e819, 0xd699_0624, 0xf40e_3585, 0x106a_a070,
        0x19a4_c116, 0x1e37_6c08, 0x2748_774c, 0x34b0_bcb5, 0x391c_0cb3, 0x4ed8_aa4a, 0x5b9c_ca4f, 0x682e_6ff3,
        0x748f_82ee, 0x78a5_636f, 0x84c8_7814, 0x8cc7_0208, 0x90be_fffa, 0xa450_6ceb, 0xbef9_a3f7, 0xc671_78f2,
    ]

    /// Hashes whole blocks into `state` (FIPS 180-4, 6.2.2). Sums are modulo 2³², so wrapping is meant. Pointers, because
    /// packs of many megabytes are hashed in debug builds too, where checked subscripts take ten times as long.
    private static func hashBlocks(_ bytes: ArraySlice<UInt8>, into state: inout [UInt32]) {
        bytes.withUnsafeBufferPointer { bytes in
            roundConstants.withUnsafeBufferPointer { constants in
                withUnsafeTemporaryAllocation(of: UInt32.self, capacity: 64) { schedule in
                    guard var block = bytes.baseAddress, let k = constants.baseAddress, let w = schedule.baseAddress
                    else { return }
                    for _ in 0..<(bytes.count / blockSize) {
                        hashBlock(block, k, w, into: &state)
                        block += blockSize
                    }
                }
            }
        }
    }

    /// One block of 64 bytes. `k` are the 64 round constants, `w` is room for the 64 words of the message schedule;
    /// `a` to `h` are the working variables, by their names in the standard.
    private static func hashBlock(
        _ block: UnsafePointer<UInt8>, _ k: UnsafePointer<UInt32>, _ w: UnsafeMutablePointer<UInt32>,
        into state: inout [UInt32]
    ) {
        var t = 0
        while t < 16 {
            let byte = block + 4 * t
            w[t] = UInt32(byte[0]) << 24 | UInt32(byte[1]) << 16 | UInt32(byte[2]) << 8 | UInt32(byte[3])
            t += 1
        }
        while t < 64 {
            let (x, y) = (w[t - 15], w[t - 2])
            let sigma0 = (x >> 7 | x << 25) ^ (x >> 18 | x << 14) ^ (x >> 3)
            let sigma1 = (y >> 17 | y << 15) ^ (y >> 19 | y << 13) ^ (y >> 10)
            w[t] = w[t - 16] &+ sigma0 &+ w[t - 7] &+ sigma1
            t += 1
        }
        var (a, b, c, d) = (state[0], state[1], state[2], state[3])
        var (e, f, g, h) = (state[4], state[5], state[6], state[7])
        t = 0
        while t < 64 {
            let sum1 = (e >> 6 | e << 26) ^ (e >> 11 | e << 21) ^ (e >> 25 | e << 7)
            let choice = (e & f) ^ (~e & g)
            let first = h &+ sum1 &+ choice &+ k[t] &+ w[t]
            let sum0 = (a >> 2 | a << 30) ^ (a >> 13 | a << 19) ^ (a >> 22 | a << 10)
            let majority = (a & b) ^ (a & c) ^ (b & c)
            (h, g, f, e, d, c, b) = (g, f, e, d &+ first, c, b, a)
            a = first &+ sum0 &+ majority
            t += 1
        }
        state[0] &+= a
        state[1] &+= b
        state[2] &+= c
        state[3] &+= d
        state[4] &+= e
        state[5] &+= f
        state[6] &+= g
        state[7] &+= h
    }
}
