import Foundation

/// What the oracle says about a PNG.
struct DecodedPNG {
    struct About: Decodable {
        let width: Int
        let height: Int
        let colorType: Int
        let bitDepth: Int
        let chunks: [String]
        let texts: [[String]]
        let areCompressed: [Int]
        let filters: [Int]
        let standardRGB: [Int]
        let paletteLength: Int
        let transparencyLength: Int
    }

    let about: About
    /// RGBA; transparent pixels are all zero.
    let pixels: [UInt8]

    /// The oracle's answers for some files.
    static func decode(_ files: [[UInt8]]) throws -> [DecodedPNG] {
        try Oracle.ask(files.map { .decodePNG($0) }).map { answer in
            guard let answer, let line = answer.firstIndex(of: UInt8(ascii: "\n")) else { throw OracleFailure.refused }
            let about = try JSONDecoder().decode(About.self, from: Data(answer[..<line]))
            return DecodedPNG(about: about, pixels: Array(answer[(line + 1)...]))
        }
    }
}
