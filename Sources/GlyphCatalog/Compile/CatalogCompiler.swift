import ArtworkReader
import Database
import FileSystem
import Foundation
import IconCore

/// Compiles packs into a new catalogue file.
struct CatalogCompiler {
    /// The version of everything here that decides what the catalogue holds: the readers of packs and drawings, the list of
    /// brands, the terms. Raising it makes every catalogue be compiled anew.
    static let version = 13

    let connection: Connection
    private let file: URL
    private var entries: [CatalogEntry] = []
    private var contents = SHA256()
    private var categories: [GlyphCategory: Int] = [:]
    private var glyphCount = 0
    private var packCount = 0

    /// Compiles all packs into a new file at `file`, in place of what is there. The file is closed but not synced.
    static func compile(
        _ sources: [PackSource], _ languages: LanguageData, digest: [UInt8], to file: URL,
        progress: (CompileProgress) -> Void
    ) throws(CatalogError) {
        try Disk.remove(file)
        var compiler = try CatalogCompiler(file)
        try compiler.execute("BEGIN")
        for source in sources { try compiler.add(source, progress) }
        try compiler.relate(languages, progress)
        try compiler.finish(languages: digest)
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
        var names: Set<String> = []
        for (index, glyph) in glyphs.enumerated() {
            progress(CompileProgress(pack: info.title, done: index, total: glyphs.count))
            if names.insert(glyph.name).inserted, GlyphName.folded(glyph.name) == glyph.name {
                try add(glyph, of: info)
            } else {
                try add(PackProblem(file: glyph.file, problem: "its name cannot be used or is there twice"))
            }
        }
        progress(CompileProgress(pack: info.title, done: glyphs.count, total: glyphs.count))
    }

    private mutating func add(_ glyph: PackGlyph, of pack: PackInfo) throws(CatalogError) {
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
        contents.update(Array("\(pack.id)/\(glyph.name) ".utf8) + compiled.digest + [UInt8(ascii: "\n")])

        for (position, alias) in glyph.aliases.enumerated() {
            try run("INSERT INTO alias VALUES (?, ?, ?)", [.integer(glyphCount), .integer(position), .text(alias)])
        }
        for (position, tag) in glyph.tags.enumerated() {
            try run("INSERT INTO tag VALUES (?, ?, ?)", [.integer(glyphCount), .integer(position), .text(tag)])
        }
        for category in glyph.categories {
            let id = try self.id(of: category)
            try run("INSERT OR IGNORE INTO glyphCategory VALUES (?, ?)", [.integer(glyphCount), .integer(id)])
        }
        entries.append(
            CatalogEntry(
                id: glyphCount, pack: packCount, packID: pack.id, isOwn: pack.isOwn, name: glyph.name,
                aliases: glyph.aliases, tags: glyph.tags, categories: glyph.categories, emoji: glyph.emoji))
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

    /// Fills the tables that say how glyphs are found.
    private func relate(_ languages: LanguageData, _ progress: (CompileProgress) -> Void) throws(CatalogError) {
        let annotations = try Annotations(languages)
        let order = try languages.files(.emojiGroups).first.map { file throws(CatalogError) in
            EmojiOrder(try LanguageData.read(file))
        }
        let subjects = Subjects(entries)
        let links = EmojiLinks(entries, english: annotations.english)
        var words = WordIndex(connection, subjects.subjectOfGlyph)
        do throws(DatabaseError) {
            try words.addSubjects()
            try words.addLinks(
                entries.map { ($0, links.links(of: $0)) }, english: annotations.english, order ?? EmojiOrder())
            for entry in entries { try words.addTerms(of: entry) }
            try words.addBorrowedAliases(entries)
            try words.addEverydayWords(entries)
            try words.addBrowsingOrder()
        } catch {
            throw CatalogCompiler.failure(file, error)
        }
        let keywords = try annotations.keywords(emoji: words.linkedEmoji, english: words.emojiIDs, progress)
        do throws(DatabaseError) {
            try words.addKeywords(keywords)
        } catch {
            throw CatalogCompiler.failure(file, error)
        }
        try addSynonyms(languages)
        let titles = GlyphTitles(english: annotations.english, chinese: try annotations.entries("zh_Hant"))
        for entry in entries {
            guard let title = titles.title(of: entry) else { continue }
            try run("INSERT INTO title VALUES (?, ?)", [.integer(entry.id), .text(title)])
        }
    }

    private func addSynonyms(_ languages: LanguageData) throws(CatalogError) {
        let files = try languages.files(.synonyms)
        guard !files.isEmpty else { return }
        let known: [String]
        do throws(DatabaseError) {
            known = try connection.query(
                "SELECT DISTINCT term FROM term WHERE kind < ?", [.integer(Schema.TermKind.inner.rawValue)]
            ) { $0.text(0) }
        } catch {
            throw CatalogCompiler.failure(file, error)
        }
        let synonyms = try WordNet.synonyms(files, among: Set(known))
        for (word, terms) in synonyms.sorted(by: { $0.key < $1.key }) {
            for (position, term) in terms.prefix(CatalogCompiler.maximumSynonyms).enumerated() {
                try run("INSERT INTO synonym VALUES (?, ?, ?)", [.text(word), .integer(position), .text(term)])
            }
        }
    }

    /// Of a word's synonyms no more are kept: they only help where nothing else does.
    private static let maximumSynonyms = 6

    private func finish(languages: [UInt8]) throws(CatalogError) {
        try run("INSERT INTO property VALUES ('compiler', ?)", [.integer(CatalogCompiler.version)])
        try run("INSERT INTO property VALUES ('languageData', ?)", [.blob(languages)])
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
