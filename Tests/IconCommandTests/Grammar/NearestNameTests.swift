import TestSupport
import Testing

@testable import IconCommand

@Suite("The nearest name")
struct NearestNameTests {
    @Test(arguments: [
        ("colour", "color"), ("sise", "size"), ("SIZE", "size"), ("isze", "size"), ("out", "output"),
        ("shpae", "shape"),
    ])
    func found(typed: String, name: String) {
        #expect(nearestName(to: typed, among: ["color", "size", "output", "shape", "other"]) == name)
    }

    @Test(arguments: ["", "x", "zzzz", "colander-of-steel", String(repeating: "size", count: 1000)])
    func notFound(typed: String) {
        #expect(nearestName(to: typed, among: ["color", "size", "output"]) == nil)
    }

    @Test func theNearerWinsAndThenTheFirst() {
        #expect(nearestName(to: "show", among: ["shown-later", "show"]) == "shown-later")
        #expect(nearestName(to: "shop", among: ["ship", "shot", "shop-x"]) == "shop-x")
        #expect(nearestName(to: "shxp", among: ["ship", "shop"]) == "ship")
    }
}
