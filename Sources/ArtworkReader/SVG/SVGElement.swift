/// An element of an SVG file, as XML has it: no meaning yet.
struct SVGElement {
    /// The name without its prefix. Empty for elements of other namespaces (Inkscape's, Sketch's …).
    var name: String
    /// The attributes without a prefix, and `href` with whatever prefix.
    var attributes: [String: String]
    /// The line on which the start tag ends, from 1.
    var line: Int
    var children: [SVGElement] = []
    /// Whether there is text other than white space directly inside.
    var hasText = false

    /// Calls `visit` with this element and all below it, outermost first.
    func forEach(_ visit: (SVGElement) -> Void) {
        visit(self)
        for child in children { child.forEach(visit) }
    }
}
