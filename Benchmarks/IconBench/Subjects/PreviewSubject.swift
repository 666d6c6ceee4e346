import Foundation
import GlyphCatalog
import IconCommand
import IconKit

/// How long the core takes in a browser to draw a preview of 360 px onto a canvas: the median of many, in a page that Debian's
/// Chromium opens. Browsers round their clocks, so each value is of eight icons.
final class PreviewSubject: Subject {
    private static let browser = "/usr/bin/chromium"
    private let folder: URL
    private let page: URL?
    let measures: [Measure]
    let remarks: [String]

    init(_ surroundings: Surroundings) throws {
        folder = try MemoryFolder.make("preview")
        let core = surroundings.results.deletingLastPathComponent().appending(path: "icon-core.wasm")
        let template = surroundings.sources.appending(path: "preview/preview.html")
        guard !surroundings.isCheck, FileManager.default.isExecutableFile(atPath: Self.browser),
            let module = try? Data(contentsOf: core), let html = try? String(contentsOf: template, encoding: .utf8)
        else {
            (page, measures) = (nil, [])
            remarks = surroundings.isCheck ? [] : ["left out: the preview, without \(Self.browser) or \(core.path)"]
            return
        }
        let catalog = try Catalog(surroundings.data)
        guard let icons = IconCase.all.first(where: { $0.name == "180 vertical masked" }) else {
            throw Failure("the kind of icons for the preview is missing")
        }
        let jobs = try icons.icons(catalog).map { recipe, _ in
            let name = recipe.glyph.map { String($0.description.split(separator: "/")[1]) } ?? ""
            let data = Data(try catalog.benchGlyph(name).data).base64EncodedString()
            return "{ recipe: '\(recipe.description)', glyph: '\(data)' }"
        }
        let filled = html.replacingOccurrences(of: "/* jobs */", with: jobs.joined(separator: ",\n"))
            .replacingOccurrences(of: "MODULE", with: module.base64EncodedString())
        let file = folder.appending(path: "preview.html")
        try Data(filled.utf8).write(to: file)
        (page, remarks) = (file, [])
        measures = [Measure("preview: 360 px in Chromium, drawn by the wasm core", .milliseconds, target: 2)]
    }

    deinit {
        try? FileManager.default.removeItem(at: folder)
    }

    func round() throws -> [Double] {
        guard let page else { return [] }
        let process = Process()
        process.executableURL = URL(filePath: Self.browser)
        process.arguments = [
            "--headless=new", "--no-sandbox", "--disable-gpu", "--no-first-run",
            "--user-data-dir=\(folder.appending(path: "profile").path)", "--dump-dom", page.absoluteString,
        ]
        let output = Pipe()
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        try process.run()
        let said = String(decoding: try output.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
        process.waitUntilExit()
        guard let start = said.range(of: "<output>"), let end = said.range(of: "</output>"),
            let value = Double(said[start.upperBound..<end.lowerBound])
        else {
            throw Failure("the page of the preview did not measure: \(said.suffix(200))")
        }
        return [value]
    }
}
