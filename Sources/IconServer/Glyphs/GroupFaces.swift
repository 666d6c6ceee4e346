import GlyphCatalog

extension GlyphGroup {
    /// The glyph that stands for the group, where the catalogue has it.
    var face: GlyphPath {
        let name =
            switch self {
            case .people: "user"
            case .nature: "leaf"
            case .food: "fork-knife"
            case .travel: "airplane-tilt"
            case .sports: "soccer-ball"
            case .home: "armchair"
            case .health: "heartbeat"
            case .work: "briefcase"
            case .shopping: "shopping-cart"
            case .media: "music-notes"
            case .tech: "device-mobile"
            case .celebrations: "gift"
            case .objects: "key"
            case .symbols: "peace"
            case .yours: ""
            }
        return GlyphPath(pack: Catalog.defaultPack, name: name)
    }
}
