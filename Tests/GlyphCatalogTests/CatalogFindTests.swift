import Foundation
import GlyphCatalog
import Testing

/// How names and words lead to the one glyph that fits best.
@Suite struct CatalogFindTests {
    private let sandbox: Sandbox
    private let catalog: Catalog

    init() throws {
        sandbox = try Sandbox()
        try sandbox.installWheels(
            phosphor: TestWheels.phosphor([
                .init(name: "house", tags: ["living"]), .init(name: "shopping-cart", tags: ["groceries"]),
                .init(name: "carrot", tags: ["groceries", "vegetable"]), .init(name: "mountains"),
                .init(name: "trash", tags: ["bin"]), .init(name: "trash-simple", tags: ["bin"]),
                .init(name: "envelope", tags: ["mail", "letter"]), .init(name: "pulse", alias: "activity"),
                .init(name: "leaf"), .init(name: "cookie"), .init(name: "knife"),
                .init(name: "airplay", tags: ["apple"]),
            ]),
            fontAwesome: TestWheels.fontAwesome([
                ("house", ["home"], [], [], []), ("cart-shopping", ["shopping-cart"], ["grocery"], [], []),
                ("mountain", [], [], [], []), ("envelope", [], ["mail"], [], []), ("apple-whole", [], [], [], []),
                ("beaver", ["dam-builder"], [], [], []),
            ]),
            materialDesign: TestWheels.materialDesign(["mail", "cart", "anvil", "leaf", "beaver", "lightbulb-group"]))
        _ = try sandbox.library.update()
        catalog = try Catalog(sandbox.folder)
    }

    @Test(arguments: [
        // Names, in every spelling.
        ("house", "phosphor/house"), ("HOUSE", "phosphor/house"), ("Shopping_Cart", "phosphor/shopping-cart"),
        ("shopping  cart ", "phosphor/shopping-cart"), ("leaf", "phosphor/leaf"), ("anvil", "mdi/anvil"),
        ("beaver", "fontawesome/beaver"),
        // Other names, and names that another pack has for the same thing.
        ("activity", "phosphor/pulse"), ("home", "phosphor/house"), ("cart-shopping", "phosphor/shopping-cart"),
        ("dam builder", "fontawesome/beaver"),
        // The other number.
        ("houses", "phosphor/house"), ("mountain", "phosphor/mountains"), ("leaves", "phosphor/leaf"),
        ("cookies", "phosphor/cookie"), ("knives", "phosphor/knife"), ("shopping carts", "phosphor/shopping-cart"),
        // A word of the name; the shorter name first.
        ("cart", "phosphor/shopping-cart"), ("simple", "phosphor/trash-simple"), ("apple", "fontawesome/apple-whole"),
        // Tags; those that packs agree on first, and before the name of the third pack.
        ("groceries", "phosphor/shopping-cart"), ("vegetables", "phosphor/carrot"), ("mail", "phosphor/envelope"),
        ("letter", "phosphor/envelope"), ("bin", "phosphor/trash"), ("Living", "phosphor/house"),
        // How a name begins.
        ("lightb", "mdi/lightbulb-group"), ("shop", "phosphor/shopping-cart"), ("hou", "phosphor/house"),
        ("bea", "fontawesome/beaver"),
    ])
    func find(words: String, path: String) throws {
        #expect(try catalog.find(words)?.path.description == path)
    }

    @Test(arguments: ["", " ", "---", "?!", "submarine", "zzz", "hxxse", "🚀"])
    func nothingFits(words: String) throws {
        #expect(try catalog.find(words) == nil)
    }

    @Test func ownPacksComeFirst() throws {
        let icons = try sandbox.squares(["House.svg", "cart.svg", "mail.svg"])
        _ = try sandbox.library.add(icons, named: "Mine")
        let catalog = try Catalog(sandbox.folder)
        #expect(try catalog.find("house")?.path.description == "mine/house")
        #expect(try catalog.find("cart")?.path.description == "mine/cart")
        #expect(try catalog.find("home")?.path.description == "phosphor/house")
        #expect(try catalog.packs().map(\.id) == ["mine", "phosphor", "fontawesome", "mdi"])
    }

    @Test func pathsAsText() {
        #expect(GlyphPath("phosphor/rocket") == GlyphPath(pack: "phosphor", name: "rocket"))
        #expect(GlyphPath("phosphor/rocket")?.description == "phosphor/rocket")
        for text in ["", "rocket", "/rocket", "phosphor/", "a/b/c"] { #expect(GlyphPath(text) == nil) }
    }

    @Test func strictLookUp() throws {
        #expect(try catalog.glyph(pack: "phosphor", name: "house")?.path.description == "phosphor/house")
        #expect(try catalog.glyph(pack: "mdi", name: "leaf")?.path.description == "mdi/leaf")
        #expect(try catalog.glyph(pack: "fa", name: "Apple Whole")?.path.description == "fontawesome/apple-whole")
        #expect(try catalog.glyph(pack: "phosphor", name: "home") == nil)
        #expect(try catalog.glyph(pack: "phosphor", name: "houses") == nil)
        let error = catalogError { () throws(CatalogError) in _ = try catalog.glyph(pack: "tabler", name: "house") }
        #expect(error == .unknownPack("tabler", known: ["phosphor", "fontawesome", "mdi"]))
        #expect(try catalog.pack("fa").title == "Font Awesome Free")
        #expect(error?.description == "there is no pack 'tabler'; there are: phosphor, fontawesome, mdi")
    }

    @Test(arguments: [
        ("huose", "house"), ("shoping cart", "shopping-cart"), ("mial", "mail"), ("dam-bilder", "dam-builder"),
    ])
    func nearestNames(name: String, nearest: String) throws {
        let names = try catalog.nearestNames(to: name)
        #expect(names.first == nearest && names.count == 3)
        for name in names { #expect(try catalog.find(name) != nil) }
    }

    @Test func nearestNamesInOnePack() throws {
        let names = try catalog.nearestNames(to: "cartt", pack: "phosphor", count: 2)
        #expect(names.first == "carrot" && names.count == 2)
        for name in names { #expect(try catalog.glyph(pack: "phosphor", name: name) != nil) }
        #expect(try catalog.nearestNames(to: "cartt", pack: "mdi", count: 1) == ["cart"])
        #expect(try catalog.nearestNames(to: "?").isEmpty && catalog.nearestNames(to: "house", count: 0).isEmpty)
        #expect(try catalog.nearestNames(to: String(repeating: "x", count: 100_000)).count == 3)
    }
}
