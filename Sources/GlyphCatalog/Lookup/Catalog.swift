import Database
public import Foundation
import IconCore

/// The compiled catalogue of glyphs, open for look-ups.
///
///     let catalog = try Catalog(DataFolder.standard(environment: ProcessInfo.processInfo.environment))
///     let rocket = try catalog.glyph(pack: "phosphor", name: "rocket")  // exactly this one, or nil
///     let cart = try catalog.find("Groceries")                          // what fits best, or nil
///
/// For one thread at a time; opening costs less than a millisecond, so each thread opens its own. An open catalogue stays
/// as it is when a new one takes its place. Any call throws `damagedCatalog` when it meets damage in the file.
public final class Catalog {
    /// The pack in which a bare name is looked up first, after a person's own.
    public static let defaultPack = "phosphor"

    /// The catalogue's file.
    public let file: URL
    private let connection: Connection
    /// What searching needs to know of the whole catalogue, read by the first search.
    var searchContext: SearchContext?

    /// Opens the catalogue of a data folder.
    ///
    /// - Throws: `noCatalog`, `damagedCatalog` or `otherSchema`, which say what to run.
    public convenience init(_ folder: DataFolder) throws(CatalogError) {
        try self.init(file: folder.catalog)
    }

    init(file: URL) throws(CatalogError) {
        self.file = file
        guard FileManager.default.fileExists(atPath: file.path) else { throw .noCatalog(file: file.path) }
        do throws(DatabaseError) {
            connection = try Connection(file.path, .read)
        } catch {
            throw Catalog.failure(file, error)
        }
        guard try pragma("application_id") == Schema.applicationID else {
            throw .damagedCatalog(file: file.path, problem: "it is something else")
        }
        let version = try pragma("user_version")
        guard version == Schema.version else {
            throw .otherSchema(file: file.path, found: version, needed: Schema.version)
        }
        // SQLite itself takes a last page that was cut for one that ends in zeros.
        guard try pragma("page_count") * pragma("page_size") == connection.fileSize else {
            throw .damagedCatalog(file: file.path, problem: "it is cut short")
        }
    }

    private func pragma(_ name: String) throws(CatalogError) -> Int {
        try query("PRAGMA \(name)") { $0.integer(0) }.first ?? 0
    }

    /// A SHA-256 over the names and contents of all glyphs: equal catalogues have equal digests on every machine.
    public func digest() throws(CatalogError) -> [UInt8] {
        try query("SELECT value FROM property WHERE name = 'digest'") { $0.blob(0) }.first ?? []
    }

    /// The version of the compiler that made the catalogue.
    func compilerVersion() throws(CatalogError) -> Int {
        try query("SELECT value FROM property WHERE name = 'compiler'") { $0.integer(0) }.first ?? 0
    }

    /// The digest of the language data that the catalogue was compiled with.
    func languageDigest() throws(CatalogError) -> [UInt8] {
        try query("SELECT value FROM property WHERE name = 'languageData'") { $0.blob(0) }.first ?? []
    }

    /// All packs, in the order in which a bare name is looked up.
    public func packs() throws(CatalogError) -> [PackInfo] {
        try query(
            """
            SELECT name, title, version, licence, notice, isOwn, sourceFile,
                (SELECT count(*) FROM glyph WHERE glyph.pack = pack.id)
            FROM pack ORDER BY id
            """
        ) { row in
            PackInfo(
                id: row.text(0), title: row.text(1), version: row.optionalText(2), licence: row.optionalText(3),
                notice: row.optionalText(4), isOwn: row.integer(5) == 1, glyphCount: row.integer(7),
                sourceFile: row.text(6))
        }
    }

    /// One pack: its licence, notice and so on.
    ///
    /// - Throws: `unknownPack` for a pack that there is not.
    public func pack(_ id: String) throws(CatalogError) -> PackInfo {
        let packs = try packs()
        let full = BuiltInPack(id: id)?.id ?? id
        guard let pack = packs.first(where: { $0.id == full }) else {
            throw .unknownPack(id, known: packs.map(\.id))
        }
        return pack
    }

    /// What each pack was compiled from: id, file and the file's digest, in the order of `packs`.
    func sources() throws(CatalogError) -> [(id: String, file: String, digest: [UInt8])] {
        try query("SELECT name, sourceFile, sourceDigest FROM pack ORDER BY id") {
            ($0.text(0), $0.text(1), $0.blob(2))
        }
    }

    /// The files of a pack that gave no glyph, in the order of their names.
    public func problems(pack: String) throws(CatalogError) -> [PackProblem] {
        try query(
            """
            SELECT file, problem FROM problem JOIN pack ON pack.id = problem.pack WHERE pack.name = ? ORDER BY file
            """,
            [.text(try packID(pack))]
        ) { PackProblem(file: $0.text(0), problem: $0.text(1)) }
    }

    /// The names of all glyphs, by pack and then by the alphabet.
    ///
    /// - Parameters:
    ///   - pack: the pack whose glyphs to list; all where it is nil.
    ///   - group: the group whose glyphs to list; all where it is nil.
    public func list(pack: String? = nil, group: GlyphGroup? = nil) throws(CatalogError) -> [GlyphPath] {
        var conditions: [String] = []
        var values: [SQLValue] = []
        if let pack {
            conditions.append("pack.name = ?")
            values.append(.text(try packID(pack)))
        }
        if let group {
            conditions.append("glyph.id IN (SELECT glyph FROM groupMember WHERE number = ?)")
            values.append(.integer(group.number))
        }
        let filter = conditions.isEmpty ? "" : "WHERE " + conditions.joined(separator: " AND ")
        return try query(
            "SELECT pack.name, glyph.name FROM pack JOIN glyph ON glyph.pack = pack.id \(filter) ORDER BY pack.id, glyph.name",
            values
        ) { GlyphPath(pack: $0.text(0), name: $0.text(1)) }
    }

    /// A stretch of all glyphs, in the order in which people browse: what most look for comes first.
    ///
    /// - Parameters:
    ///   - group: the group whose glyphs to give; all where it is nil.
    ///   - offset: how many to leave out first, from 0.
    ///   - limit: how many to give at most.
    public func glyphs(group: GlyphGroup? = nil, offset: Int, limit: Int) throws(CatalogError) -> [CatalogGlyph] {
        let filter = group == nil ? "" : "WHERE glyph.id IN (SELECT glyph FROM groupMember WHERE number = ?)"
        let order = "JOIN browsing ON browsing.glyph = glyph.id \(filter) ORDER BY browsing.place"
        let values = (group.map { [SQLValue.integer($0.number)] } ?? []) + [.integer(limit), .integer(offset)]
        return try query(
            Catalog.selectGlyph + " \(order) LIMIT ? OFFSET ?", values, Catalog.readGlyph
        ).map(verified)
    }

    /// The glyph of exactly this name in a pack, or nil when the pack has none. Case, accents and the kind of separator do
    /// not matter; `fa` is short for `fontawesome`.
    ///
    /// - Throws: `unknownPack` for a pack that there is not.
    public func glyph(pack: String, name: String) throws(CatalogError) -> CatalogGlyph? {
        let glyphs = try query(
            Catalog.selectGlyph + " WHERE pack.name = ? AND glyph.name = ?",
            [.text(try packID(pack)), .text(GlyphName.folded(name))], Catalog.readGlyph)
        return try glyphs.first.map(verified)
    }

    /// What a glyph is called for people: in traditional characters for any Chinese, where it is known. Nil in other languages,
    /// and where only its name in its pack says it.
    public func title(of glyph: CatalogGlyph, _ language: LanguageTag) throws(CatalogError) -> String? {
        guard language.language == "zh" else { return nil }
        return try query("SELECT title FROM title WHERE glyph = ?", [.integer(glyph.id)]) { $0.text(0) }.first
    }

    /// What the makers of its pack say of a glyph.
    public func details(of glyph: CatalogGlyph) throws(CatalogError) -> GlyphDetails {
        let id: [SQLValue] = [.integer(glyph.id)]
        return GlyphDetails(
            aliases: try query("SELECT name FROM alias WHERE glyph = ? ORDER BY position", id) { $0.text(0) },
            tags: try query("SELECT tag FROM tag WHERE glyph = ? ORDER BY position", id) { $0.text(0) },
            categories: try query(
                """
                SELECT scheme, name FROM glyphCategory JOIN category ON category.id = category WHERE glyph = ?
                ORDER BY scheme, name
                """, id
            ) { GlyphCategory(scheme: $0.text(0), name: $0.text(1)) },
            emoji: try query(
                """
                SELECT emoji.emoji FROM link JOIN emoji ON emoji.id = link.emoji WHERE glyph = ? AND isInherited = 0
                ORDER BY emoji.emoji
                """, id
            ) { $0.text(0) })
    }

    /// The glyph with this number in the catalogue.
    func glyph(id: Int) throws(CatalogError) -> CatalogGlyph? {
        try query(Catalog.selectGlyph + " WHERE glyph.id = ?", [.integer(id)], Catalog.readGlyph).first.map(verified)
    }

    /// Whether there is a pack of this id; `fa` is short for `fontawesome`.
    public func hasPack(_ id: String) throws(CatalogError) -> Bool {
        try packIDs().contains(BuiltInPack(id: id)?.id ?? id)
    }

    /// The id under which the catalogue has a pack.
    func packID(_ name: String) throws(CatalogError) -> String {
        let id = BuiltInPack(id: name)?.id ?? name
        let known = try packIDs()
        guard known.contains(id) else { throw .unknownPack(name, known: known) }
        return id
    }

    private func packIDs() throws(CatalogError) -> [String] {
        try query("SELECT name FROM pack ORDER BY id") { $0.text(0) }
    }

    private static let selectGlyph = """
        SELECT glyph.id, pack.name, glyph.name, data, digest, minX, minY, width, height
        FROM glyph JOIN pack ON pack.id = glyph.pack
        """

    private static func readGlyph(_ row: Row) -> CatalogGlyph {
        CatalogGlyph(
            id: row.integer(0), pack: row.text(1), name: row.text(2), data: row.blob(3), digest: row.blob(4),
            viewBox: Rect(x: row.real(5), y: row.real(6), width: row.real(7), height: row.real(8)))
    }

    /// A bit that flipped on disk is found here rather than drawn.
    private func verified(_ glyph: CatalogGlyph) throws(CatalogError) -> CatalogGlyph {
        guard SHA256.hash(glyph.data) == glyph.digest else {
            throw .damagedCatalog(file: file.path, problem: "the content of \(glyph.path) has changed")
        }
        return glyph
    }

    /// The rows of a statement, each turned into a value.
    func query<Value>(
        _ sql: String, _ values: [SQLValue] = [], _ read: (Row) -> Value
    ) throws(CatalogError) -> [Value] {
        do throws(DatabaseError) {
            return try connection.query(sql, values, read)
        } catch {
            throw Catalog.failure(file, error)
        }
    }

    private static func failure(_ file: URL, _ error: DatabaseError) -> CatalogError {
        error.kind == .damage
            ? .damagedCatalog(file: file.path, problem: error.message)
            : .file(file.path, action: "read", problem: error.message)
    }
}
