import Foundation
import IconCore
import IconFormats
import TestSupport
import Testing

/// Every scene, pixel for pixel. A mismatch writes what was expected, what came out and the difference (grey is equal) to
/// `.build/golden-failures`. `RECORD_GOLDENS=1` writes the images anew, and fails so that nobody records by accident.
@Suite struct GoldenTests {
    private static let isRecording = ProcessInfo.processInfo.environment["RECORD_GOLDENS"] == "1"
    private static let failures = GoldenScene.folder.deletingLastPathComponent().deletingLastPathComponent()
        .appending(path: ".build/golden-failures")

    @Test func thereAreScenes() {
        #expect(GoldenScene.all.count >= 30)
    }

    @Test(arguments: GoldenScene.all)
    func sceneIsAsItWas(_ scene: GoldenScene) throws {
        let found = try scene.draw()
        if GoldenTests.isRecording {
            try write(found, scene.size, to: scene.image)
            Issue.record("recorded \(scene.name)")
            return
        }
        let image = try PNG.decode([UInt8](try Data(contentsOf: scene.image)))
        #expect(image.width == scene.size && image.height == scene.size)
        guard zeroedWhereClear(found) != image.pixels else { return }
        let difference = zip(found, image.pixels).enumerated().map { index, pair in
            index % 4 == 3 ? 255 : UInt8(clamping: 128 + 8 * (Int(pair.0) - Int(pair.1)))
        }
        try FileManager.default.createDirectory(at: GoldenTests.failures, withIntermediateDirectories: true)
        for (kind, pixels) in [("expected", image.pixels), ("actual", found), ("difference", difference)] {
            try write(pixels, scene.size, to: GoldenTests.failures.appending(path: "\(scene.name)-\(kind).png"))
        }
        let wrong = zip(found, image.pixels).filter { $0 != $1 }.count
        Issue.record("\(scene.name): \(wrong) components differ, see \(GoldenTests.failures.path)")
    }

    /// A clear pixel has no colour in a file.
    private func zeroedWhereClear(_ pixels: [UInt8]) -> [UInt8] {
        var result = pixels
        for pixel in stride(from: 0, to: pixels.count, by: 4) where pixels[pixel + 3] == 0 {
            (result[pixel], result[pixel + 1], result[pixel + 2]) = (0, 0, 0)
        }
        return result
    }

    private func write(_ pixels: [UInt8], _ size: Int, to file: URL) throws {
        let options = PNGOptions(level: .smallest)
        try Data(try PNG.encode(pixels: pixels, width: size, height: size, layout: .rgba, options: options)).write(
            to: file)
    }
}
