/// One step from a database as an older version of this program left it to one that this version knows. A step that was
/// published is never changed again: later versions add steps behind it. The number of steps done is the database's
/// `user_version`.
struct Migration: Sendable {
    /// What it brings, for people.
    let name: String
    /// The statements.
    let sql: String

    /// All steps, the oldest first.
    static let all = [
        Migration(
            name: "lists",
            sql: """
                -- Lists, those in the trash too. Nothing is ever deleted from here, so that whoever asks for changes learns of it.
                CREATE TABLE list (
                    id BLOB NOT NULL PRIMARY KEY CHECK (length(id) = 16),
                    name TEXT NOT NULL CHECK (name <> ''),
                    recipe TEXT NOT NULL CHECK (recipe <> ''),
                    parent BLOB REFERENCES list CHECK (parent <> id),
                    position TEXT NOT NULL CHECK (
                        length(position) BETWEEN 1 AND 200 AND position NOT GLOB '*[^0-9A-Za-z]*' AND position NOT GLOB '*0'),
                    version INTEGER NOT NULL CHECK (version >= 1),
                    change INTEGER NOT NULL UNIQUE CHECK (change >= 1),
                    -- Milliseconds since 1970.
                    createdAt INTEGER NOT NULL,
                    changedAt INTEGER NOT NULL,
                    deletedAt INTEGER,
                    -- In the trash: the list that was deleted, itself or one that it was in.
                    deletion BLOB REFERENCES list,
                    CHECK ((deletedAt IS NULL) = (deletion IS NULL))
                ) STRICT;
                -- What is in a list: that is not in the trash (deletion is NULL), or that went there by one deletion.
                CREATE INDEX listByPlace ON list (deletion, parent, position, id);

                -- One row: the number of the last change of any list.
                CREATE TABLE lastChange (
                    change INTEGER NOT NULL
                ) STRICT;
                INSERT INTO lastChange VALUES (0);

                -- One row: which store this is, a UUID of version 4 (RFC 9562). It goes with the file wherever that is copied.
                CREATE TABLE store (
                    id TEXT NOT NULL
                ) STRICT;
                INSERT INTO store
                SELECT lower(
                    substr(digits, 1, 8) || '-' || substr(digits, 9, 4) || '-4' || substr(digits, 14, 3) || '-'
                    || substr('89ab', 1 + (random() & 3), 1) || substr(digits, 18, 3) || '-' || substr(digits, 21))
                FROM (SELECT hex(randomblob(16)) AS digits);
                """)
    ]
}
