import FileSystem
public import Foundation

/// The packs in a data folder, and what may be done with them. Changes are made by one process at a time; readers are never
/// in the way and always see a whole catalogue, the old one or the new.
public struct PackLibrary: Sendable {
    /// Where the packs are.
    public let folder: DataFolder
    /// Words in many languages that the catalogue takes in.
    public let languages: LanguageData

    /// What a change came to.
    public struct Outcome: Equatable, Sendable {
        /// Whether the catalogue was compiled anew; false when nothing had changed.
        public var isCompiled: Bool
        /// All packs, in the order in which a bare name is looked up.
        public var packs: [PackInfo]
        /// The files that gave no glyph, by the id of their pack.
        public var problems: [String: [PackProblem]]
    }

    /// The packs in `folder`, which need not exist yet.
    public init(_ folder: DataFolder, languages: LanguageData = .standard()) {
        self.folder = folder
        self.languages = languages
    }

    /// Compiles the catalogue if a pack, the language data or the program's way of compiling has changed since it was made, or if it is missing
    /// or damaged.
    ///
    /// - Parameters:
    ///   - fetched: a folder with wheels of built-in packs, which are copied into the data folder in place of older ones once
    ///     they have been compiled. nil where they are in the data folder already.
    ///   - isForced: compile even if nothing has changed.
    ///   - progress: called for every glyph.
    /// - Throws: `noPacks` when there is nothing to compile, `damagedPack` and others; old packs and an old catalogue then
    ///   stay.
    public func update(
        installing fetched: URL? = nil, isForced: Bool = false, progress: (CompileProgress) -> Void = { _ in }
    ) throws(CatalogError) -> Outcome {
        try withFolderLock(folder) { () throws(CatalogError) in
            let sources = try PackSource.all(in: folder, fetched: fetched)
            guard sources.contains(where: { $0.isFetched || fetched == nil }) else {
                throw .noPacks(folder: (fetched ?? folder.packs).path)
            }
            let digest = try languages.digest()
            let isCurrent = (try? Catalog(folder)).map { (try? isMade($0, of: sources, digest)) == true } ?? false
            if isForced || !isCurrent { try compile(sources, languages: digest, progress) }
            try install(sources)
            guard isForced || !isCurrent else { return try outcome(isCompiled: false) }
            try Disk.replace(folder.catalog, with: folder.unfinishedCatalog)
            return try outcome(isCompiled: true)
        }
    }

    /// Copies wheels into the data folder and deletes those of other versions. All copies are made before the first takes
    /// its place.
    private func install(_ sources: [PackSource]) throws(CatalogError) {
        var copies: [(pack: BuiltInPack, name: String, copy: URL)] = []
        defer { for (_, _, copy) in copies { try? Disk.remove(copy) } }
        for source in sources where source.isFetched {
            guard case .builtIn(let pack) = source.kind else { continue }
            copies.append((pack, source.fileName, folder.packs.appending(path: ".\(source.fileName).new")))
            try Disk.copy(source.file, to: copies[copies.count - 1].copy)
        }
        for (pack, name, copy) in copies {
            try Disk.replace(folder.packs.appending(path: name), with: copy)
            for old in try pack.fileNames(in: folder.packs) where old != name {
                try Disk.remove(folder.packs.appending(path: old))
            }
        }
    }

    /// Adds a pack of a person's own from a folder or a zip file of SVGs, and compiles. Its glyphs are named for their
    /// files. Files that give no glyph are reported and do not stop the others.
    ///
    /// - Parameters:
    ///   - source: the folder or zip file. Its SVG files are copied; it is not needed afterwards.
    ///   - name: what to call the pack. Its id is the name in lower case with dashes for spaces.
    ///   - progress: called for every glyph of every pack.
    /// - Throws: `badPackName`, `packExists`, `notAPack`, `packTooLarge`, `noGlyphs` and others; everything then stays as it
    ///   was.
    public func add(
        _ source: URL, named name: String, progress: (CompileProgress) -> Void = { _ in }
    ) throws(CatalogError) -> Outcome {
        let (id, title) = try OwnPack.identify(name)
        return try withFolderLock(folder) { () throws(CatalogError) in
            guard !FileManager.default.fileExists(atPath: folder.ownPack(id).path) else { throw .packExists(id) }
            let (files, unread) = try PackSourceReader.read(source)
            guard !files.isEmpty else { throw .noGlyphs(source.path, problems: unread) }

            try Disk.makeFolder(folder.ownPacks)
            let unfinished = folder.ownPacks.appending(path: ".\(id).new")
            defer { try? Disk.remove(unfinished) }
            try Disk.remove(unfinished)
            try OwnPack.write(files, title: title, to: unfinished)
            let own = try PackSource(.own(id: id), unfinished)
            let others = try PackSource.all(in: folder)
            let place = others.firstIndex { !$0.isOwn || $0.id > id } ?? others.endIndex
            try compile(others[..<place] + [own] + others[place...], progress)

            let catalog = try Catalog(file: folder.unfinishedCatalog)
            let problems = (unread + (try catalog.problems(pack: id))).sorted { $0.file < $1.file }
            guard try !catalog.list(pack: id).isEmpty else {
                try? Disk.remove(folder.unfinishedCatalog)
                throw .noGlyphs(source.path, problems: problems)
            }
            // The pack first: should the machine stop between the two, the next update finds it and compiles.
            try Disk.replace(folder.ownPack(id), with: unfinished)
            do throws(CatalogError) {
                try Disk.replace(folder.catalog, with: folder.unfinishedCatalog)
            } catch {
                try? Disk.remove(folder.ownPack(id))
                throw error
            }
            var outcome = try outcome(isCompiled: true)
            outcome.problems[id] = problems.isEmpty ? nil : problems
            return outcome
        }
    }

    /// Removes a person's own pack, and compiles what is left.
    ///
    /// - Parameters:
    ///   - id: the pack's id, or its name.
    ///   - progress: called for every glyph of every pack.
    /// - Throws: `packIsBuiltIn`, `unknownPack` and others; everything then stays as it was.
    public func remove(
        _ id: String, progress: (CompileProgress) -> Void = { _ in }
    ) throws(CatalogError) -> Outcome {
        let id = GlyphName.folded(id)
        if let pack = BuiltInPack(id: id) { throw .packIsBuiltIn(pack.id) }
        return try withFolderLock(folder) { () throws(CatalogError) in
            let known = try PackSource.ownIDs(in: folder)
            guard known.contains(id) else { throw .unknownPack(id, known: known) }
            let others = try PackSource.all(in: folder).filter { $0.id != id }
            guard !others.isEmpty else {
                try Disk.remove(folder.ownPack(id))
                try Disk.remove(folder.catalog)
                return Outcome(isCompiled: false, packs: [], problems: [:])
            }
            try compile(others, progress)
            try Disk.remove(folder.ownPack(id))
            try Disk.replace(folder.catalog, with: folder.unfinishedCatalog)
            return try outcome(isCompiled: true)
        }
    }

    private func compile(
        _ sources: some Sequence<PackSource>, languages digest: [UInt8]? = nil, _ progress: (CompileProgress) -> Void
    ) throws(CatalogError) {
        do throws(CatalogError) {
            let digest = if let digest { digest } else { try languages.digest() }
            try CatalogCompiler.compile(
                Array(sources), languages, digest: digest, to: folder.unfinishedCatalog, progress: progress)
        } catch {
            try? Disk.remove(folder.unfinishedCatalog)
            throw error
        }
    }

    /// Whether a catalogue was compiled from just these files, by this version of the compiler.
    private func isMade(
        _ catalog: Catalog, of sources: [PackSource], _ languageDigest: [UInt8]
    ) throws(CatalogError) -> Bool {
        guard try catalog.compilerVersion() == CatalogCompiler.version,
            try catalog.languageDigest() == languageDigest
        else { return false }
        let made = try catalog.sources()
        return made.count == sources.count
            && zip(made, sources).allSatisfy { $0.id == $1.id && $0.file == $1.fileName && $0.digest == $1.digest }
    }

    private func outcome(isCompiled: Bool) throws(CatalogError) -> Outcome {
        let catalog = try Catalog(folder)
        var outcome = Outcome(isCompiled: isCompiled, packs: try catalog.packs(), problems: [:])
        for pack in outcome.packs {
            let problems = try catalog.problems(pack: pack.id)
            if !problems.isEmpty { outcome.problems[pack.id] = problems }
        }
        return outcome
    }
}
