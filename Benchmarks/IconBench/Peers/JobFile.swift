import Foundation
import IconCommand
import IconCore
import IconKit

/// The reference job for programs that are not ours: what `job.json` of the peers' folder says. It is written by the program
/// that measures, from the very scenes that it draws itself, so that nobody can draw something else.
struct JobFile: Encodable {
    /// Icons that are measured together.
    struct Case: Encodable {
        let name: String
        let icons: [Picture]
        /// Of each icon its pixels as our files have them (PAM), for encoders; none where no encoder is measured.
        let pixels: [String]
    }

    /// One file of the platform set.
    struct File: Encodable {
        let name: String
        let picture: Picture
    }

    /// One icon: a plate with a glyph on it. All coordinates are pixels.
    struct Picture: Encodable {
        let size: Int
        let isOpaque: Bool
        /// nil where nothing is behind the glyph.
        let plate: Plate?
        /// Path data of absolute `M`, `L`, `Q`, `C` and `Z`, each number after a blank; filled by the non-zero rule.
        let glyph: String
        let ink: String
    }

    struct Plate: Encodable {
        /// Path data; nil for the whole canvas.
        let outline: String?
        let gradient: Line
        let stops: [Stop]
    }

    /// `linear` from the first to the second point; `radial` about the first, until the second.
    struct Line: Encodable {
        let kind: String
        let points: [[Double]]
    }

    struct Stop: Encodable {
        let offset: Double
        let color: String
    }

    let cases: [Case]
    let set: [File]

    func write(to file: URL) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        try encoder.encode(self).write(to: file)
    }
}

extension JobFile.Picture {
    /// A scene as others can draw it: one gradient, one outline of one colour, both by the non-zero rule.
    init(_ scene: Scene) throws {
        guard let layer = scene.layers.first, scene.layers.count == 1, layer.shapes.count == 1,
            layer.shapes[0].fillRule == .nonZero, layer.shapes[0].opacity == 1, case .solid(let ink) = layer.paint
        else {
            throw Failure("an icon of the reference job has more than one outline of one colour")
        }
        size = Int(scene.side)
        isOpaque = scene.isOpaque
        glyph = layer.shapes[0].path.plainText
        self.ink = ink.description
        plate = try scene.background.map { background in
            guard case .gradient(let gradient) = background else {
                throw Failure("a plate of the reference job has no gradient")
            }
            return JobFile.Plate(
                outline: scene.mask?.plainText, gradient: JobFile.Line(gradient.shape, side: scene.side),
                stops: GradientRamp(gradient).knots.map { knot in
                    // Mixing in OKLab, which no peer does, has become the straight pieces that our own files are painted by.
                    let bytes = (0..<3).map { UInt8(knot.components[$0].rounded()) }
                    return JobFile.Stop(
                        offset: knot.offset,
                        color: Color(red: bytes[0], green: bytes[1], blue: bytes[2]).description)
                })
        }
    }
}

extension JobFile.Line {
    /// Where a gradient of CSS begins and ends on a square (CSS Images 3, 3.1.1 and 3.2).
    fileprivate init(_ shape: Gradient.Shape, side: Double) {
        let half = side / 2
        /// Without the last digits: where a gradient runs straight down, a peer is to see that.
        func plain(_ value: Double) -> Double { (value * 1e6).rounded() / 1e6 }
        switch shape {
        case .linear(let angle):
            let turn = angle * .pi / 180
            let reach = half * (abs(sin(turn)) + abs(cos(turn)))
            let (dx, dy) = (sin(turn) * reach, -cos(turn) * reach)
            self.init(
                kind: "linear", points: [[plain(half - dx), plain(half - dy)], [plain(half + dx), plain(half + dy)]])
        case .radial:
            self.init(kind: "radial", points: [[half, half], [side, side]])
        }
    }
}

extension Path {
    /// Path data that is read by splitting it at blanks.
    fileprivate var plainText: String {
        func text(_ letter: String, _ points: Point...) -> String {
            points.reduce(letter) { $0 + String(format: " %.5f %.5f", $1.x, $1.y) }
        }
        return elements.map { element in
            switch element {
            case .move(let p): text("M", p)
            case .line(let p): text("L", p)
            case .quadratic(let c, let p): text("Q", c, p)
            case .cubic(let c1, let c2, let p): text("C", c1, c2, p)
            case .close: text("Z")
            }
        }.joined(separator: " ")
    }
}
