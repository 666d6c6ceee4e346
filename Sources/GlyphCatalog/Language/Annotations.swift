import Dispatch
import Foundation
import Synchronization

/// What all languages call emoji.
struct Annotations {
    /// A word, folded for search, and the emoji it leads to.
    struct Keyword {
        var term: String
        var kind: Schema.KeywordKind
        var emoji: Int
    }

    /// The files of the languages, in the order of their names.
    let files: [URL]
    /// English as it stands in its file.
    let english: [AnnotationFile.Entry]

    /// Finds the files, and reads English.
    init(_ data: LanguageData) throws(CatalogError) {
        files = try data.files(.annotations)
        english = try Annotations.entries("en", in: files)
    }

    /// What a language calls emoji, as it stands in its file; nothing where there is no such file.
    func entries(_ language: String) throws(CatalogError) -> [AnnotationFile.Entry] {
        try Annotations.entries(language, in: files)
    }

    private static func entries(_ language: String, in files: [URL]) throws(CatalogError) -> [AnnotationFile.Entry] {
        guard let file = files.first(where: { $0.lastPathComponent == "\(language).xml" }) else { return [] }
        return try AnnotationFile(file).entries
    }

    /// Reads all languages, on all cores, and returns their words for the emoji that are numbered, in the order of `files`. The
    /// result does not depend on how many cores there are.
    ///
    /// - Parameters:
    ///   - numbers: the emoji whose words to return, and their numbers.
    ///   - englishNumbers: the same for English.
    ///   - progress: called before and after.
    func keywords(
        emoji numbers: [String: Int], english englishNumbers: [String: Int], _ progress: (CompileProgress) -> Void
    ) throws(CatalogError) -> [(language: String, keywords: [Keyword])] {
        let results = Mutex<[Int: Result<(String, [Keyword]), CatalogError>]>([:])
        let title = "Words in \(files.count) languages"
        if !files.isEmpty { progress(CompileProgress(pack: title, done: 0, total: files.count)) }
        DispatchQueue.concurrentPerform(iterations: files.count) { index in
            let result = Result { () throws(CatalogError) in
                let file = try AnnotationFile(files[index])
                return (file.language, Annotations.keywords(file, file.language == "en" ? englishNumbers : numbers))
            }
            results.withLock { $0[index] = result }
        }
        if !files.isEmpty { progress(CompileProgress(pack: title, done: files.count, total: files.count)) }
        var languages: [(String, [Keyword])] = []
        for index in files.indices {
            if let result = results.withLock({ $0[index] }) { languages.append(try result.get()) }
        }
        return languages
    }

    private static func keywords(_ file: AnnotationFile, _ numbers: [String: Int]) -> [Keyword] {
        var result: [Keyword] = []
        for entry in file.entries {
            guard let emoji = numbers[entry.emoji] else { continue }
            // The name comes first, and mostly stands among the keywords again. Of the ways in which a term leads to an emoji the
            // nearest is enough.
            var kinds: [String: Schema.KeywordKind] = [:]
            func add(_ term: String, _ kind: Schema.KeywordKind) {
                if let known = kinds[term], known.rawValue <= kind.rawValue { return }
                kinds[term] = kind
            }
            let name = GlyphName.folded(entry.name ?? "")
            for term in [name] + entry.keywords.map({ GlyphName.folded($0) }) {
                guard !term.isEmpty, term.utf8.count <= GlyphName.maximumLength else { continue }
                add(term, term == name ? .name : TermParts.isIn(name, term) ? .namedKeyword : .keyword)
                for word in TermParts.words(of: term) { add(word, .word) }
                for part in TermParts.inner(of: term) { add(part, .inner) }
            }
            for (term, kind) in kinds { result.append(Keyword(term: term, kind: kind, emoji: emoji)) }
        }
        return result
    }
}
