import TestSupport
import Testing

@testable import GlyphCatalog

@Suite struct GlyphNameTests {
    @Test(arguments: [
        ("Rocket", "rocket"), ("Shopping_Cart (2)", "shopping-cart-2"), ("  a--b  ", "a-b"),
        ("Café Crème", "cafe-creme"),
        ("ÅNGSTRÖM", "angstrom"), ("日本 地図", "日本-地図"), ("が", "が"), ("한국", "한국"), ("Привет", "привет"),
        ("Йод", "иод"), ("हिन्दी", "हिन्दी"), ("24h", "24h"), ("c++", "c"), ("🚀", ""), ("", ""), ("../..", ""),
        ("Ｃａｆé！", "cafe"),
        ("ｶﾞ", "ガ"), ("Straße", "strasse"), ("Łódź", "lodz"), ("MEDIA™", "mediatm"), ("x²", "x2"), ("購物 車", "購物-車"),
    ])
    func folded(text: String, name: String) {
        #expect(GlyphName.folded(text) == name)
        #expect(GlyphName.folded(name) == name)
    }

    @Test(arguments: [
        ("carts", "cart"), ("boxes", "box"), ("berries", "berry"), ("cookies", "cookie"), ("leaves", "leaf"),
        ("knives", "knife"), ("waves", "wave"), ("houses", "house"), ("buses", "bus"), ("tomatoes", "tomato"),
        ("men", "man"), ("children", "child"), ("feet", "foot"), ("mice", "mouse"), ("shopping-carts", "shopping-cart"),
        ("keys", "key"), ("roofs", "roof"),
    ])
    func numbers(plural: String, singular: String) {
        #expect(GlyphName.otherNumbers(of: plural).contains(singular))
        #expect(GlyphName.otherNumbers(of: singular).contains(plural))
    }
}
