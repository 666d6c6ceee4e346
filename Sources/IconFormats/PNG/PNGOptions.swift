/// How a PNG is written, beside its pixels.
public struct PNGOptions: Equatable, Sendable {
    /// What kind of picture it is. It decides how rows are prepared for compression, never how they look.
    public enum Content: Equatable, Sendable {
        /// Flat colours and gradients without noise: icons. Rows are compressed as they are. (Filters would make icons
        /// with gradients 1.1 to 1.5 times as large: equal pixels become unequal differences.)
        case flat
        /// Photographs and other noise. Each row is replaced by differences from its neighbours, by the one of PNG's five
        /// filters with the smallest sum of differences.
        case photographic
    }

    /// The work put into a small file.
    public var level: DeflateLevel
    /// The kind of picture.
    public var content: Content
    /// Whether the picture is known to have more than 256 colours, so that looking for a palette is in vain. If it has fewer,
    /// the file is right but larger than need be; if it has more, the file is the same and made a little sooner.
    public var hasManyColors: Bool
    /// Texts to put into the file, in this order.
    public var texts: [PNGText]

    /// Options; those for an icon unless said otherwise.
    public init(
        level: DeflateLevel = .default, content: Content = .flat, hasManyColors: Bool = false, texts: [PNGText] = []
    ) {
        (self.level, self.content, self.hasManyColors, self.texts) = (level, content, hasManyColors, texts)
    }
}
