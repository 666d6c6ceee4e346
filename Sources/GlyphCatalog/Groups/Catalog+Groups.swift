import Database

extension Catalog {
    /// All groups that have glyphs, in the order in which they are shown, with how many they have.
    public func groups() throws(CatalogError) -> [(group: GlyphGroup, glyphCount: Int)] {
        let counts = try query("SELECT number, count(*) FROM groupMember GROUP BY number ORDER BY number") {
            (number: $0.integer(0), count: $0.integer(1))
        }
        return counts.compactMap { number, count in
            GlyphGroup.allCases.indices.contains(number) ? (GlyphGroup.allCases[number], count) : nil
        }
    }

    /// The groups that a glyph is in.
    public func groups(of glyph: CatalogGlyph) throws(CatalogError) -> [GlyphGroup] {
        let numbers = try query("SELECT number FROM groupMember WHERE glyph = ? ORDER BY number", [.integer(glyph.id)])
        {
            $0.integer(0)
        }
        return numbers.filter(GlyphGroup.allCases.indices.contains).map { GlyphGroup.allCases[$0] }
    }

    /// The numbers of a group's glyphs.
    func members(of group: GlyphGroup) throws(CatalogError) -> Set<Int> {
        Set(try query("SELECT glyph FROM groupMember WHERE number = ?", [.integer(group.number)]) { $0.integer(0) })
    }
}
