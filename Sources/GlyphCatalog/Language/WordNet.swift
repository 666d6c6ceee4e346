import Foundation

/// English words of the same meaning, from the indexes of WordNet 3.0 (wndb(5WN)).
enum WordNet {
    /// The files that are read. The index of a part of speech names the meanings of each word, the commonest first; words that
    /// share a meaning are synonyms, so the larger data files are not needed.
    static let fileNames = ["index.noun", "index.verb"]

    /// Of a word's meanings only the commonest are taken: the others mislead more often than they help.
    private static let maximumMeanings = 2

    /// The synonyms among `known` of every word that is not in `known` itself, nouns before verbs.
    static func synonyms(_ files: [URL], among known: Set<String>) throws(CatalogError) -> [String: [String]] {
        var result: [String: [String]] = [:]
        for file in files {
            var meanings: [Substring: [String]] = [:]
            let bytes = try LanguageData.read(file)
            // lemma pos synset_count pointer_count [pointer]… sense_count tagged_count offset [offset]…
            for line in String(decoding: bytes, as: UTF8.self).split(separator: "\n") where !line.hasPrefix(" ") {
                let fields = line.split(separator: " ")
                guard fields.count > 3, let count = Int(fields[2]), count > 0, fields.count > count else { continue }
                let word = GlyphName.folded(String(fields[0]))
                for offset in fields.suffix(count).prefix(maximumMeanings) {
                    meanings[offset, default: []].append(word)
                }
            }
            for words in meanings.sorted(by: { $0.key < $1.key }).map(\.value) where words.count > 1 {
                let targets = words.filter { known.contains($0) }
                guard !targets.isEmpty else { continue }
                for word in words where !known.contains(word) { result[word, default: []] += targets }
            }
        }
        return result
    }
}
