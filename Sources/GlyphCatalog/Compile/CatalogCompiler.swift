import ArtworkReader
import Foundation
import IconCore

/// Compiles packs into a new catalogue file.
struct CatalogCompiler {
    /// The version of everything here that decides what the catalogue holds: the readers of packs and drawings, the list of
    /// brands, the terms. Raising it makes every catalogue be compiled anew.
    static let version = 1

    private let connection: Connection
    private let file: URL
    private var contents = SHA256()
    private var categories: [GlyphCategory: Int] = [:]
    private var glyphCount = 0
    private var packCount = 0

    /// Compiles all packs into a new file at `file`, in place of what is there. The file is closed but not synced.
    static func compile(
        _ sources: [PackSource], to file: URL, progress: (CompileProgress) -> Void
    ) throws(CatalogError) {
        try Disk.remove(file)
        var compiler = try CatalogCompiler(file)
        try compiler.execute("BEGIN")
        for source in sources { try compiler.add(source, progress) }
        try compiler.finish()
        try compiler.execute("COMMIT")
    }

    private init(_ file: URL) throws(CatalogError) {
        self.file = file
        do throws(DatabaseError) {
            connection = try Connection(file.path, .create)
            try connection.execute(Schema.sql)
        } catch {
            throw CatalogCompiler.failure(file, error)
        }
    }

    private mutating func add(_ source: PackSource, _ progress: (CompileProgress) -> Void) throws(CatalogError) {
        let (info, pack) = try source.read()
        packCount += 1
        try run(
            """
            INSERT INTO pack (id, name, title, version, licence, notice, isOwn, sourceFile, sourceDigest)
            VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
            """,
            [
                .integer(packCount), .text(info.id), .text(info.title), .optionalText(info.version),
                .optionalText(info.licence), .optionalText(info.notice), .integer(info.isOwn ? 1 : 0),
                .text(info.sourceFile), .blob(source.digest),
            ])
        for problem in pack.problems { try add(problem) }
        let glyphs = pack.glyphs.sorted { $0.name < $1.name }
        for (index, glyph) in glyphs.enumerated() {
            progress(CompileProgress(pack: info.title, done: index, total: glyphs.count))
            try add(glyph, of: info.id)
        }
        progress(CompileProgress(pack: info.title, done: glyphs.count, total: glyphs.count))
    }

    private mutating func add(_ glyph: PackGlyph, of pack: String) throws(CatalogError) {
        let compiled: CompiledGlyph
        do throws(ArtworkError) {
            compiled = try CompiledGlyph(svg: glyph.svg)
        } catch {
            return try add(PackProblem(file: glyph.file, problem: "\(error)"))
        }
        glyphCount += 1
        try run(
            """
            INSERT INTO glyph (id, pack, name, minX, minY, width, height, data, digest)
            VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
            """,
            [
                .integer(glyphCount), .integer(packCount), .text(glyph.name), .real(compiled.viewBox.minX),
                .real(compiled.viewBox.minY), .real(compiled.viewBox.width), .real(compiled.viewBox.height),
                .blob(compiled.data), .blob(compiled.digest),
            ])
        // One line a glyph, so that the digest of all depends on every name and every content and on their order.
        contents.update(Array("\(pack)/\(glyph.name) ".utf8) + compiled.digest + [UInt8(ascii: "\n")])

        for (position, alias) in glyph.aliases.enumerated() {
            try run("INSERT INTO alias VALUES (?, ?, ?)", [.integer(glyphCount), .integer(position), .text(alias)])
        }
        for (position, tag) in glyph.tags.enumerated() {
            try run("INSERT INTO tag VALUES (?, ?, ?)", [.integer(glyphCount), .integer(position), .text(tag)])
        }
        for emoji in glyph.emoji {
            try run("INSERT OR IGNORE INTO emoji VALUES (?, ?)", [.integer(glyphCount), .text(emoji)])
        }
        for category in glyph.categories {
            let id = try self.id(of: category)
            try run("INSERT OR IGNORE INTO glyphCategory VALUES (?, ?)", [.integer(glyphCount), .integer(id)])
        }
        try addTerms(of: glyph)
    }

    private func addTerms(of glyph: PackGlyph) throws(CatalogError) {
        try addTerm(glyph.name, .name, 0)
        for (position, alias) in glyph.aliases.enumerated() { try addTerm(alias, .alias, position) }
        for (position, tag) in glyph.tags.enumerated() { try addTerm(tag, .tag, position) }
        let words = glyph.name.split(separator: "-")
        if words.count > 1 {
            for (position, word) in words.reversed().enumerated() { try addTerm(String(word), .word, position) }
        }
    }

    private func addTerm(_ text: String, _ kind: Schema.TermKind, _ position: Int) throws(CatalogError) {
        let term = GlyphName.folded(text)
        guard !term.isEmpty else { return }
        try run(
            "INSERT OR IGNORE INTO term VALUES (?, ?, ?, ?)",
            [.text(term), .integer(kind.rawValue), .integer(glyphCount), .integer(position)])
    }

    private func add(_ problem: PackProblem) throws(CatalogError) {
        try run(
            "INSERT INTO problem VALUES (?, ?, ?)",
            [.integer(packCount), .text(problem.file), .text(problem.problem)])
    }

    private mutating func id(of category: GlyphCategory) throws(CatalogError) -> Int {
        if let id = categories[category] { return id }
        let id = categories.count + 1
        categories[category] = id
        try run("INSERT INTO category VALUES (?, ?, ?)", [.integer(id), .text(category.scheme), .text(category.name)])
        return id
    }

    private func finish() throws(CatalogError) {
        let names = """
            WITH name (glyph, pack, name) AS (
                SELECT id, pack, name FROM glyph
                UNION ALL
                SELECT glyph, pack, alias.name FROM alias JOIN glyph ON glyph.id = alias.glyph
            )
            """
        try run(
            """
            \(names)
            INSERT OR IGNORE INTO twin (glyph, twin)
            SELECT own.id, name.glyph FROM glyph AS own
            JOIN pack ON pack.id = own.pack AND pack.name = ?
            JOIN name ON name.name = own.name AND name.pack <> own.pack
            """,
            [.text(Catalog.defaultPack)])
        // Packs mostly agree on names, so what others call a thing besides leads to the default pack's glyph too: Font
        // Awesome's 'house' is also called 'home', so 'home' finds Phosphor's 'house'.
        try run(
            """
            \(names)
            INSERT OR IGNORE INTO term (term, kind, glyph, position)
            SELECT name.name, ?, own.id, 0 FROM twin JOIN glyph AS own ON own.id = twin.glyph
            JOIN name ON name.glyph = twin.twin AND name.name <> own.name
            """,
            [.integer(Schema.TermKind.borrowedAlias.rawValue)])
        try run("INSERT INTO property VALUES ('compiler', ?)", [.integer(CatalogCompiler.version)])
        try run("INSERT INTO property VALUES ('digest', ?)", [.blob(contents.finish())])
    }

    private func run(_ sql: String, _ values: [SQLValue]) throws(CatalogError) {
        do throws(DatabaseError) {
            try connection.run(sql, values)
        } catch {
            throw CatalogCompiler.failure(file, error)
        }
    }

    private func execute(_ sql: String) throws(CatalogError) {
        do throws(DatabaseError) {
            try connection.execute(sql)
        } catch {
            throw CatalogCompiler.failure(file, error)
        }
    }

    private static func failure(_ file: URL, _ error: DatabaseError) -> CatalogError {
        .file(file.path, action: "write", problem: error.message)
    }
}
