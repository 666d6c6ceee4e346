/// The elements that paints refer to by id.
struct SVGDefinitions {
    /// What a paint comes to.
    enum Paint {
        /// Ink of this opacity, 0 … 1.
        case ink(Double)
        /// A gradient whose colours differ in opacity; this is the greatest.
        case fading(Double)
        /// Something that is no colour.
        case pattern
        /// There is no paint of that id.
        case missing
    }

    private enum Server {
        /// The least and the greatest opacity of the stops, where there are any, and where to look for them if not.
        case gradient(opacities: ClosedRange<Double>?, href: String?)
        case pattern
    }

    private var servers: [String: Server] = [:]

    /// Gathers the paints under `root`. The first element of an id counts.
    init(_ root: SVGElement) {
        var servers: [String: Server] = [:]
        root.forEach { element in
            guard let id = element.attributes["id"], servers[id] == nil else { return }
            switch element.name {
            case "linearGradient", "radialGradient":
                let stops = element.children.filter { $0.name == "stop" }.map(SVGDefinitions.opacity)
                let range = stops.min().flatMap { least in stops.max().map { least...$0 } }
                let href = element.attributes["href"].map { String($0.drop { $0 == "#" }) }
                servers[id] = .gradient(opacities: range, href: href)
            case "pattern", "hatch":
                servers[id] = .pattern
            default: break
            }
        }
        self.servers = servers
    }

    /// What the element of this id paints with. A gradient without stops takes those of the gradient it refers to (SVG 2,
    /// 14.2.2); the chain is followed a few steps, as it could be a ring. Without any stops it paints nothing.
    func paint(_ id: String) -> Paint {
        var id = id
        for _ in 0..<8 {
            switch servers[id] {
            case .gradient(let range?, _):
                return range.lowerBound < range.upperBound ? .fading(range.upperBound) : .ink(range.upperBound)
            case .gradient(nil, let href?):
                id = href
            case .gradient(nil, nil):
                return .ink(0)
            case .pattern:
                return .pattern
            case nil:
                return .missing
            }
        }
        return .ink(0)
    }

    private static func opacity(of stop: SVGElement) -> Double {
        let properties = SVGProperties(stop)
        let own = properties["stop-opacity"].flatMap(SVGNumbers.opacity) ?? 1
        guard case .ink(let color) = SVGPaint(properties["stop-color"] ?? "black") else { return own }
        return own * color
    }
}
