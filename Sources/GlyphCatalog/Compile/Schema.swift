/// The tables of the catalogue. Everything in them is derived from the packs, so there are no migrations: a file of another
/// version is compiled anew.
enum Schema {
    /// The version of the tables.
    static let version = 3
    /// Marks a database file as ours: "ICSM" (SQLite's `application_id`).
    static let applicationID = 0x4943_534D

    /// What kind of term leads to a glyph, in the table `term`; the nearest first.
    enum TermKind: Int {
        /// The glyph's name.
        case name = 0
        /// Another name that its makers gave it.
        case alias = 1
        /// A name that a twin in another pack has.
        case borrowedAlias = 2
        /// An everyday word of our table.
        case everyday = 3
        /// One word of a name of several words.
        case word = 4
        /// A tag.
        case tag = 5
        /// The rest of a longer term in a script without spaces, from its second character on or later.
        case inner = 6
    }

    /// What kind of term leads to an emoji, in the table `keyword`; the nearest first.
    enum KeywordKind: Int {
        /// The emoji's name in a language.
        case name = 0
        /// A word for it that its name has too, in some form: `música` where the name is `nota musical`.
        case namedKeyword = 1
        /// Another word for it.
        case keyword = 2
        /// One word of a name or keyword of several.
        case word = 3
        /// The rest of a longer term in a script without spaces.
        case inner = 4
    }

    static let sql = """
        PRAGMA application_id = \(applicationID);
        PRAGMA user_version = \(version);

        -- The catalogue as a whole: 'compiler' (version that compiled it), 'digest' (of all contents),
        -- 'languageData' (digest of the words in all languages).
        CREATE TABLE property (
            name TEXT PRIMARY KEY,
            value ANY NOT NULL
        ) STRICT, WITHOUT ROWID;

        -- Packs, numbered in the order in which a bare name is looked up.
        CREATE TABLE pack (
            id INTEGER PRIMARY KEY,
            name TEXT NOT NULL UNIQUE,
            title TEXT NOT NULL,
            version TEXT,
            licence TEXT,
            notice TEXT,
            isOwn INTEGER NOT NULL CHECK (isOwn IN (0, 1)),
            sourceFile TEXT NOT NULL,
            sourceDigest BLOB NOT NULL CHECK (length(sourceDigest) = 32)
        ) STRICT;

        -- Files of a pack that gave no glyph.
        CREATE TABLE problem (
            pack INTEGER NOT NULL REFERENCES pack,
            file TEXT NOT NULL,
            problem TEXT NOT NULL
        ) STRICT;

        CREATE TABLE glyph (
            id INTEGER PRIMARY KEY,
            pack INTEGER NOT NULL REFERENCES pack,
            name TEXT NOT NULL,
            minX REAL NOT NULL,
            minY REAL NOT NULL,
            width REAL NOT NULL CHECK (width > 0),
            height REAL NOT NULL CHECK (height > 0),
            data BLOB NOT NULL,
            digest BLOB NOT NULL CHECK (length(digest) = 32),
            UNIQUE (pack, name)
        ) STRICT;

        -- What the makers of the pack say of a glyph, in their order and spelling.
        CREATE TABLE alias (
            glyph INTEGER NOT NULL REFERENCES glyph,
            position INTEGER NOT NULL,
            name TEXT NOT NULL,
            PRIMARY KEY (glyph, position)
        ) STRICT, WITHOUT ROWID;

        CREATE TABLE tag (
            glyph INTEGER NOT NULL REFERENCES glyph,
            position INTEGER NOT NULL,
            tag TEXT NOT NULL,
            PRIMARY KEY (glyph, position)
        ) STRICT, WITHOUT ROWID;

        -- Emoji, and signs of the same use, in the order of keyboards. `name` is the English one.
        CREATE TABLE emoji (
            id INTEGER PRIMARY KEY,
            emoji TEXT NOT NULL UNIQUE,
            name TEXT
        ) STRICT;

        -- Which glyphs show what an emoji shows. `isInherited` where only the beginning of the glyph's name does.
        CREATE TABLE link (
            emoji INTEGER NOT NULL REFERENCES emoji,
            isInherited INTEGER NOT NULL CHECK (isInherited IN (0, 1)),
            glyph INTEGER NOT NULL REFERENCES glyph,
            subject INTEGER NOT NULL,
            PRIMARY KEY (emoji, isInherited, glyph)
        ) STRICT, WITHOUT ROWID;
        CREATE INDEX linkByGlyph ON link (glyph);

        CREATE TABLE category (
            id INTEGER PRIMARY KEY,
            scheme TEXT NOT NULL,
            name TEXT NOT NULL,
            UNIQUE (scheme, name)
        ) STRICT;

        CREATE TABLE glyphCategory (
            glyph INTEGER NOT NULL REFERENCES glyph,
            category INTEGER NOT NULL REFERENCES category,
            PRIMARY KEY (glyph, category)
        ) STRICT, WITHOUT ROWID;

        -- The groups in which people browse: `number` is a GlyphGroup's.
        CREATE TABLE groupMember (
            number INTEGER NOT NULL,
            glyph INTEGER NOT NULL REFERENCES glyph,
            PRIMARY KEY (number, glyph)
        ) STRICT, WITHOUT ROWID;
        CREATE INDEX groupByGlyph ON groupMember (glyph);

        -- The order in which people browse, from what most look for.
        CREATE TABLE browsing (
            place INTEGER PRIMARY KEY,
            glyph INTEGER NOT NULL UNIQUE REFERENCES glyph
        ) STRICT;

        -- What glyphs are called in traditional Chinese.
        CREATE TABLE title (
            glyph INTEGER PRIMARY KEY REFERENCES glyph,
            title TEXT NOT NULL
        ) STRICT;

        -- Glyphs of several packs that show the same thing. A subject has the number of its first glyph.
        CREATE TABLE subject (
            subject INTEGER NOT NULL REFERENCES glyph,
            glyph INTEGER NOT NULL REFERENCES glyph,
            PRIMARY KEY (subject, glyph)
        ) STRICT, WITHOUT ROWID;

        -- The index for search: folded names and words, and the glyphs they lead to. `kind` is a TermKind; of two glyphs that a
        -- term leads to by the same kind, the one of lower `position` fits better. `subject` stands here so that ranking reads no
        -- other table.
        CREATE TABLE term (
            term TEXT NOT NULL,
            kind INTEGER NOT NULL CHECK (kind BETWEEN 0 AND 6),
            glyph INTEGER NOT NULL REFERENCES glyph,
            position INTEGER NOT NULL,
            subject INTEGER NOT NULL,
            PRIMARY KEY (term, kind, glyph)
        ) STRICT, WITHOUT ROWID;
        -- For the first letters of a word, with which too many terms begin.
        CREATE INDEX termByName ON term (term) WHERE kind = 0;

        -- The same for emoji, in all languages.
        CREATE TABLE language (
            id INTEGER PRIMARY KEY,
            name TEXT NOT NULL UNIQUE
        ) STRICT;

        CREATE TABLE keyword (
            term TEXT NOT NULL,
            language INTEGER NOT NULL REFERENCES language,
            kind INTEGER NOT NULL CHECK (kind BETWEEN 0 AND 4),
            emoji INTEGER NOT NULL REFERENCES emoji,
            PRIMARY KEY (language, term, kind, emoji)
        ) STRICT, WITHOUT ROWID;

        -- English words that are no term, and terms of the same meaning, in the order of fitness.
        CREATE TABLE synonym (
            word TEXT NOT NULL,
            position INTEGER NOT NULL,
            term TEXT NOT NULL,
            PRIMARY KEY (word, position)
        ) STRICT, WITHOUT ROWID;
        """
}
