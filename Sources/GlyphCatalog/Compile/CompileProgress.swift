/// How far the compilation of the catalogue is.
public struct CompileProgress: Equatable, Sendable {
    /// The title of the pack at hand.
    public var pack: String
    /// How many of its glyphs are done.
    public var done: Int
    /// How many there are.
    public var total: Int
}
