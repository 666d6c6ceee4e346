import Foundation
import IconCore
import TestSupport
import Testing

/// Gradients against the formulas of CSS Images, evaluated pixel by pixel with the platform's mathematics.
@Suite struct GradientTests {
    private func render(_ gradient: Gradient, size: Int) -> [UInt8] {
        let scene = Scene(side: Double(size), background: .gradient(gradient), layers: [], mask: nil)
        var renderer = SceneRenderer(scene, size: size)
        var row = [UInt8](repeating: 0, count: renderer.bytesPerRow)
        var result: [UInt8] = []
        for _ in 0..<size {
            renderer.nextRow(into: &row)
            result += row
        }
        return result
    }

    /// Encoded components of the mixture at `t`, by the definition.
    private func expected(_ gradient: Gradient, at t: Double) -> [Double] {
        let stops = gradient.stops
        guard let next = stops.firstIndex(where: { $0.offset > t }) else {
            return components(stops[stops.count - 1].color)
        }
        guard next > 0 else { return components(stops[0].color) }
        let (a, b) = (stops[next - 1], stops[next])
        let f = (t - a.offset) / (b.offset - a.offset)
        if gradient.space == .srgb {
            return zip(components(a.color), components(b.color)).map { $0 + ($1 - $0) * f }
        }
        let mixed = LinearColor(
            Oklab(LinearColor(a.color)).interpolated(to: Oklab(LinearColor(b.color)), at: f))
        func encode(_ v: Double) -> Double {
            let held = min(max(v, 0), 1)
            return 255 * (held <= 0.0031308 ? 12.92 * held : 1.055 * pow(held, 1 / 2.4) - 0.055)
        }
        let alpha = Double(a.color.alpha) + (Double(b.color.alpha) - Double(a.color.alpha)) * f
        return [encode(mixed.red), encode(mixed.green), encode(mixed.blue), alpha]
    }

    private func components(_ c: Color) -> [Double] { [c.red, c.green, c.blue, c.alpha].map(Double.init) }

    private func place(_ gradient: Gradient, _ x: Int, _ y: Int, _ size: Int) -> Double {
        let (px, py, half) = (Double(x) + 0.5, Double(y) + 0.5, Double(size) / 2)
        switch gradient.shape {
        case .radial: return hypot(px - half, py - half) / (half * 2.0.squareRoot())
        case .linear(let angle):
            let radians = angle * .pi / 180
            let (dx, dy) = (sin(radians), -cos(radians))
            let length = Double(size) * (abs(dx) + abs(dy))
            return 0.5 + ((px - half) * dx + (py - half) * dy) / length
        }
    }

    private static let red = Color(rgb: 0xF62945)
    private static let blue = Color(rgb: 0x0149BD)
    private static let clear = Color(red: 255, green: 200, blue: 0, alpha: 40)

    private static let gradients: [Gradient] = {
        var result: [Gradient] = []
        for angle in [0, 30, 45, 90, 117.5, 135, 180, 225, 270, 315, 359] {
            for space in [Gradient.Space.srgb, .oklab] {
                result.append(Gradient(red, blue, angle: angle, space: space))
            }
        }
        let stops = [
            GradientStop(color: red, offset: 0.1), GradientStop(color: .white, offset: 0.4),
            GradientStop(color: clear, offset: 0.4), GradientStop(color: blue, offset: 0.95),
        ]
        for shape in [Gradient.Shape.linear(angle: 135), .linear(angle: 200), .radial] {
            for space in [Gradient.Space.srgb, .oklab] {
                if let gradient = try? Gradient(shape: shape, stops: stops, space: space) { result.append(gradient) }
            }
        }
        result.append(Gradient(red))
        return result
    }()

    /// Every pixel is the exact mixture rounded: within half a step for sRGB, and a quarter more for OKLab, which is painted
    /// in straight pieces.
    @Test(arguments: GradientTests.gradients, [1, 7, 64])
    func pixelsAreTheMixture(_ gradient: Gradient, _ size: Int) {
        let found = render(gradient, size: size)
        let stride = gradient.isOpaque ? 3 : 4
        let allowed = (gradient.space == .srgb ? 0.5 : 0.75) + 1e-6
        for y in 0..<size {
            for x in 0..<size {
                let t = place(gradient, x, y, size)
                // Where two colours meet at one place, the last bit of the place decides which one it is.
                if gradient.stops.contains(where: { abs($0.offset - t) < 1e-9 }) { continue }
                let exact = expected(gradient, at: t)
                for channel in 0..<stride {
                    let error = abs(Double(found[(y * size + x) * stride + channel]) - exact[channel])
                    if error > allowed { Issue.record("pixel \(x), \(y), channel \(channel): off by \(error)") }
                }
            }
        }
    }

    @Test func theReferenceJobsDiagonalIsExact() {
        let (first, second) = (Color(rgb: 0x4EACF3), Color(rgb: 0x0278E1))
        let found = render(Gradient(first, second, angle: 135), size: 64)
        for y in 0..<64 {
            for x in 0..<64 {
                let t = Double(x + y + 1) / 128
                let red = (78.0 + (2.0 - 78.0) * t + 0.5).rounded(.down)
                #expect(found[(y * 64 + x) * 3] == UInt8(red))
            }
        }
    }

    @Test func invalidGradientsAreRefused() {
        let stop = GradientStop(color: .white, offset: 0)
        #expect(throws: GradientError.stopCount(found: 0)) { try Gradient(shape: .radial, stops: []) }
        #expect(throws: GradientError.stopCount(found: 9)) {
            try Gradient(shape: .radial, stops: [GradientStop](repeating: stop, count: 9))
        }
        #expect(throws: GradientError.offset(index: 1)) {
            try Gradient(shape: .radial, stops: [GradientStop(color: .white, offset: 0.5), stop])
        }
        #expect(throws: GradientError.offset(index: 0)) {
            try Gradient(shape: .radial, stops: [GradientStop(color: .white, offset: .nan)])
        }
        #expect(throws: GradientError.offset(index: 0)) {
            try Gradient(shape: .radial, stops: [GradientStop(color: .white, offset: 1.01)])
        }
        #expect(throws: GradientError.angle) { try Gradient(shape: .linear(angle: .infinity), stops: [stop]) }
    }

    /// An OKLab ramp needs few pieces, so that an SVG of it stays short.
    @Test func rampsAreShort() {
        #expect(GradientRamp(Gradient(Self.red, Self.blue)).knots.count == 2)
        #expect(GradientRamp(Gradient(Self.red, Self.blue, space: .oklab)).knots.count <= 33)
    }
}
