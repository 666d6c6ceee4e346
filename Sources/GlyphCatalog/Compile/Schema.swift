/// The tables of the catalogue. Everything in them is derived from the packs, so there are no migrations: a file of another
/// version is compiled anew.
enum Schema {
    /// The version of the tables.
    static let version = 1
    /// Marks a database file as ours: "ICSM" (SQLite's `application_id`).
    static let applicationID = 0x4943_534D

    /// What kind of term leads to a glyph, in the table `term`.
    enum TermKind: Int {
        /// The glyph's name.
        case name = 0
        /// Another name that its makers gave it.
        case alias = 1
        /// A name that a twin in another pack has.
        case borrowedAlias = 2
        /// One word of a name of several words.
        case word = 3
        /// A tag.
        case tag = 4
    }

    static let sql = """
        PRAGMA application_id = \(applicationID);
        PRAGMA user_version = \(version);

        -- The catalogue as a whole: 'compiler' (version that compiled it), 'digest' (of all contents).
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

        CREATE TABLE emoji (
            glyph INTEGER NOT NULL REFERENCES glyph,
            emoji TEXT NOT NULL,
            PRIMARY KEY (glyph, emoji)
        ) STRICT, WITHOUT ROWID;

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

        -- Glyphs of the default pack, and those of other packs that share a name with them: the same thing drawn by others.
        CREATE TABLE twin (
            glyph INTEGER NOT NULL REFERENCES glyph,
            twin INTEGER NOT NULL REFERENCES glyph,
            PRIMARY KEY (glyph, twin)
        ) STRICT, WITHOUT ROWID;

        -- The index for loose look-ups: folded names and words, and the glyphs they lead to. `kind` is a TermKind,
        -- `position` the place among terms of that kind.
        CREATE TABLE term (
            term TEXT NOT NULL,
            kind INTEGER NOT NULL CHECK (kind BETWEEN 0 AND 4),
            glyph INTEGER NOT NULL REFERENCES glyph,
            position INTEGER NOT NULL,
            PRIMARY KEY (term, kind, glyph)
        ) STRICT, WITHOUT ROWID;
        """
}
