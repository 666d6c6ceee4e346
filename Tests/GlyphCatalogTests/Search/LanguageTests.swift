import Foundation
import Testing

@testable import GlyphCatalog

/// Languages and their data.
@Suite struct LanguageTests {
    @Test(arguments: [
        ("de", "de"), ("de_DE.UTF-8", "de"), ("pt-BR", "pt"), ("zh_TW.UTF-8", "zh-hant"), ("zh-Hant", "zh-hant"),
        ("zh_CN", "zh"), ("zh-Hans-CN", "zh"), ("yue", "zh-hant"), ("yue_Hans", "zh"), ("sr_Latn", "sr-latn"),
        ("EN", "en"), ("ca_ES@valencia", "ca"), ("ast", "ast"), ("zh_Hant_HK", "zh-hant"),
        ("de-DE-u-mu-celsius", "de"), ("en-US-u-ca-gregory", "en"), ("zh-TW-x-tw", "zh-hant"), ("zh-u-rg-twzzzz", "zh"),
        ("sl-rozaj-biske-1994", "sl"), ("de-t-zh-hant", "de"),
    ])
    func tags(text: String, tag: String) {
        #expect(LanguageTag(text)?.description == tag)
    }

    @Test(arguments: [
        "", "C", "POSIX", "C.UTF-8", "english", "1", "d e", "é", "de/../x", "_", "de-123456789", "i-klingon",
        "x-private", "u-de",
    ])
    func noTags(text: String) {
        #expect(LanguageTag(text) == nil)
    }

    @Test func preferredLanguages() {
        func preferred(_ environment: [String: String]) -> [String] {
            LanguageTag.preferred(environment: environment).map(\.description)
        }
        #expect(preferred([:]) == ["en"] && preferred(["LANG": "C.UTF-8"]) == ["en"])
        #expect(preferred(["LANG": "zh_TW.UTF-8"]) == ["zh-hant", "en"])
        #expect(preferred(["LANG": "de_DE", "LC_ALL": "fr_FR", "LC_MESSAGES": "it_IT"]) == ["fr", "en"])
        #expect(preferred(["LANG": "de_DE", "LC_ALL": "", "LC_MESSAGES": "en_US"]) == ["en"])
    }

    @Test func whereTheDataIs() throws {
        let sandbox = try Sandbox()
        _ = try TestWords.install(in: sandbox)
        let share = sandbox.root.appending(path: "share").path
        #expect(LanguageData.standard(environment: ["XDG_DATA_DIRS": "relative:/nonexistent:\(share)"]).missing.isEmpty)
        #expect(
            LanguageData.standard(environment: ["XDG_DATA_DIRS": "/nonexistent"]).missing == LanguageData.Part.allCases)
        #expect(LanguageData.none.missing == LanguageData.Part.allCases)
        try FileManager.default.removeItem(atPath: share + "/wordnet")
        #expect(LanguageData.standard(environment: ["XDG_DATA_DIRS": share]).missing == [.synonyms])
    }

    @Test func changedDataIsTakenIn() throws {
        let sandbox = try Sandbox()
        try sandbox.installWheels(phosphor: TestWheels.phosphor([.init(name: "dog")]))
        #expect(try sandbox.library.update().isCompiled)
        let library = PackLibrary(sandbox.folder, languages: try TestWords.install(in: sandbox))
        #expect(try Catalog(sandbox.folder).find("Köter") == nil)
        #expect(try library.update().isCompiled && !library.update().isCompiled)
        #expect(try Catalog(sandbox.folder).find("Köter")?.name == "dog")
        let digest = try Catalog(sandbox.folder).digest()

        try sandbox.write("share/wordnet/index.verb", "  1 another licence\n")
        #expect(try library.update().isCompiled)
        #expect(try sandbox.library.update().isCompiled && Catalog(sandbox.folder).find("Köter") == nil)
        #expect(try Catalog(sandbox.folder).digest() == digest, "words are no content")
    }

    @Test(arguments: ["<ldml><annotations><annotation cp=\"x\">", "no XML", "<a>&undeclared;</a>"])
    func damagedData(text: String) throws {
        let sandbox = try Sandbox()
        try sandbox.installWheels(phosphor: TestWheels.phosphor([.init(name: "dog")]))
        _ = try sandbox.library.update()
        let before = try sandbox.snapshot()
        let library = PackLibrary(sandbox.folder, languages: try TestWords.install(in: sandbox))
        let file = try sandbox.write("share/unicode/cldr/common/annotations/fr.xml", text)
        let error = catalogError { () throws(CatalogError) in _ = try library.update() }
        guard case .damagedLanguageData(file.path, _) = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(try sandbox.snapshot() == before)
    }
}
