/// All emoji in the order in which keyboards show them, with their groups: Unicode's `emoji-test.txt` (UTS #51).
struct EmojiOrder {
    /// Where an emoji stands.
    struct Place {
        var index: Int
        var group: String
        var subgroup: String
    }

    private(set) var places: [String: Place] = [:]

    /// Reads the file:
    ///
    ///     # group: Food & Drink
    ///     # subgroup: food-fruit
    ///     1F347      ; fully-qualified     # 🍇 E0.6 grapes
    init(_ bytes: [UInt8]) {
        var (group, subgroup) = ("", "")
        for line in String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline) {
            if line.hasPrefix("# group: ") { group = String(line.dropFirst(9)) }
            if line.hasPrefix("# subgroup: ") { subgroup = String(line.dropFirst(12)) }
            guard !line.hasPrefix("#"), let codes = line.split(separator: ";").first else { continue }
            var emoji = String.UnicodeScalarView()
            for code in codes.split(separator: " ") {
                if let value = UInt32(code, radix: 16), let scalar = Unicode.Scalar(value) { emoji.append(scalar) }
            }
            let plain = Emoji.plain(String(emoji))
            if !plain.isEmpty, places[plain] == nil {
                places[plain] = Place(index: places.count, group: group, subgroup: subgroup)
            }
        }
    }

    /// No emoji.
    init() {}
}
