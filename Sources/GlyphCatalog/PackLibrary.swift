public import Foundation

/// The packs in a data folder, and what may be done with them. Changes are made by one process at a time; readers are never
/// in the way and always see a whole catalogue, the old one or the new.
public struct PackLibrary: Sendable {
    /// Where the packs are.
    public let folder: DataFolder

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
    public init(_ folder: DataFolder) {
        self.folder = folder
    }

    /// Compiles the catalogue if a pack or the program's way of compiling has changed since it was made, or if it is missing
    /// or damaged.
    ///
    /// - Parameters:
    ///   - isForced: compile even if nothing has changed.
    ///   - progress: called for every glyph.
    /// - Throws: `noPacks` when there is nothing to compile, `damagedPack` and others; an old catalogue then stays.
    public func update(
        isForced: Bool = false, progress: (CompileProgress) -> Void = { _ in }
    ) throws(CatalogError) -> Outcome {
        try withFolderLock(folder) { () throws(CatalogError) in
            let sources = try PackSource.all(in: folder)
            guard !sources.isEmpty else { throw .noPacks(folder: folder.packs.path) }
            if !isForced, let current = try? Catalog(folder), (try? isMade(current, of: sources)) == true {
                return try outcome(isCompiled: false)
            }
            try compile(sources, progress)
            try Disk.replace(folder.catalog, with: folder.unfinishedCatalog)
            return try outcome(isCompiled: true)
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
        _ sources: some Sequence<PackSource>, _ progress: (CompileProgress) -> Void
    ) throws(CatalogError) {
        do throws(CatalogError) {
            try CatalogCompiler.compile(Array(sources), to: folder.unfinishedCatalog, progress: progress)
        } catch {
            try? Disk.remove(folder.unfinishedCatalog)
            throw error
        }
    }

    /// Whether a catalogue was compiled from just these files, by this version of the compiler.
    private func isMade(_ catalog: Catalog, of sources: [PackSource]) throws(CatalogError) -> Bool {
        guard try catalog.compilerVersion() == CatalogCompiler.version else { return false }
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
