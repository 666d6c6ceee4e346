/// A peer in one contest: what it is asked for, and what we want to be beside it.
struct PeerEntry {
    /// As the peer calls itself.
    let peer: String
    /// One of its methods.
    let method: String
    /// For the table.
    let label: String
    /// How many times as long as we it is to take.
    var target: Double?
    /// How large our files may be, over its own.
    var sizeTarget: Double?

    /// The same with targets.
    func wanted(_ target: Double, size: Double? = nil) -> PeerEntry {
        var entry = self
        (entry.target, entry.sizeTarget) = (target, size)
        return entry
    }

    static let blend2D = PeerEntry(peer: "blend2d", method: "default", label: "Blend2D")
    static let blend2DWithFpng = PeerEntry(peer: "blend2d", method: "fpng", label: "Blend2D + fpng")
    static let skia = PeerEntry(peer: "skia", method: "default", label: "Skia (PyPI wheel)")
    static let cairo = PeerEntry(peer: "cairo", method: "default", label: "cairo")
    static let cairoWithSpng = PeerEntry(peer: "cairo", method: "spng1", label: "cairo + libspng 1")
    static let oxipng = PeerEntry(peer: "oxipng", method: "2", label: "oxipng -o2")
    static let encoders = [
        PeerEntry(peer: "encoders", method: "isal2", label: "ISA-L 2, no filter"),
        PeerEntry(peer: "fpng", method: "default", label: "fpng"),
        PeerEntry(peer: "encoders", method: "libdeflate6", label: "libdeflate 6, no filter"),
        PeerEntry(peer: "encoders", method: "libdeflate9", label: "libdeflate 9, no filter"),
    ]
    /// No peer, but what memory allows.
    static let slices = PeerEntry(peer: "floor", method: "slices", label: "floor: memory")
    static let slicesAndSum = PeerEntry(peer: "floor", method: "slices+adler", label: "floor: memory")
}
