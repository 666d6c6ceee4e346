/// A pair of colours with a name. Two are equal when their colours are, whatever palettes call them.
public struct NamedColors: Equatable, Sendable {
    /// The name: lower-case letters and dashes, the same in every language.
    public let name: StaticString
    /// The first colour: the top of a gradient that runs downward.
    public let first: Color
    /// The second colour.
    public let second: Color

    init(_ name: StaticString, _ first: UInt32, _ second: UInt32) {
        self.name = name
        self.first = Color(rgb: first)
        self.second = Color(rgb: second)
    }

    /// Whether both have the same colours.
    public static func == (a: NamedColors, b: NamedColors) -> Bool { a.first == b.first && a.second == b.second }
}

/// Colour pairs to choose from.
public enum Palette {
    /// All palettes with their names, in the order in which they are shown.
    public static let all: [(name: StaticString, pairs: [NamedColors])] = [
        ("original", original), ("deep", deep), ("shortcuts", shortcuts),
    ]

    /// The twelve pairs of the original icon editor, in its order.
    public static let original: [NamedColors] = [
        NamedColors("red", 0xF62945, 0xC11D28),
        NamedColors("vermilion", 0xEE6E41, 0xD92C05),
        NamedColors("orange", 0xFE8C21, 0xF0B822),
        NamedColors("yellow", 0xF0B822, 0xE48817),
        NamedColors("green", 0x61CB42, 0x359919),
        NamedColors("teal", 0x46D2B4, 0x00A491),
        NamedColors("cyan", 0x40CFD7, 0x009BC3),
        NamedColors("sky", 0x4EACF3, 0x0278E1),
        NamedColors("blue", 0x2D77DF, 0x0149BD),
        NamedColors("violet", 0x7650E3, 0x4D25BB),
        NamedColors("purple", 0xB54EDD, 0x801CAD),
        NamedColors("pink", 0xF26BAF, 0xCF2A80),
    ]

    /// The hues of the original pairs, darker: OKLCh of lightness 0.50 above and 0.38 below, and of chroma 0.14, or as much of it as
    /// sRGB has. White stands out on each, and each differs from the original pairs.
    public static let deep: [NamedColors] = [
        NamedColors("red", 0xA43A3F, 0x7C101F),
        NamedColors("vermilion", 0xA2401A, 0x742300),
        NamedColors("orange", 0x964D00, 0x663300),
        NamedColors("yellow", 0x7E5E00, 0x553E00),
        NamedColors("green", 0x31751C, 0x165000),
        NamedColors("teal", 0x007461, 0x004E41),
        NamedColors("cyan", 0x007177, 0x004C50),
        NamedColors("sky", 0x0068A4, 0x004670),
        NamedColors("blue", 0x2961B1, 0x003E8B),
        NamedColors("violet", 0x6451AC, 0x442E86),
        NamedColors("purple", 0x814699, 0x5D2274),
        NamedColors("pink", 0x9B3A6D, 0x74134B),
    ]

    /// The fifteen gradients that Apple's Shortcuts paints since iOS 14, in its order; the names of the two last follow
    /// what they look like. Values as collected by the public shortcut-icons project.
    public static let shortcuts: [NamedColors] = [
        NamedColors("red", 0xF36F74, 0xF2585E),
        NamedColors("dark-orange", 0xFF8E73, 0xFF7C5C),
        NamedColors("orange", 0xF8AE5F, 0xF7A145),
        NamedColors("yellow", 0xE8CA45, 0xE5C238),
        NamedColors("green", 0x53CD6B, 0x37C553),
        NamedColors("teal", 0x57CFB4, 0x2AC7A8),
        NamedColors("light-blue", 0x5ACCDE, 0x3FC4D9),
        NamedColors("blue", 0x24BAF7, 0x00AFF6),
        NamedColors("dark-blue", 0x5874CA, 0x3D5EC2),
        NamedColors("violet", 0x9164C7, 0x7F4BBE),
        NamedColors("purple", 0xC085E6, 0xB671E2),
        NamedColors("pink", 0xF694D8, 0xF583D2),
        NamedColors("dark-gray", 0x9099A3, 0x7E8994),
        NamedColors("gray-green", 0x9DA79D, 0x8D998E),
        NamedColors("taupe", 0xA49995, 0x968984),
    ]
}
