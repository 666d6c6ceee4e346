/// Databases as published versions of the program made them. Nothing here is ever changed; a new version adds its own.
enum FrozenSchema {
    /// Version 1: the tables.
    static let version1 = """
        PRAGMA application_id = 1229149004;
        PRAGMA user_version = 1;
        CREATE TABLE list (
            id BLOB NOT NULL PRIMARY KEY CHECK (length(id) = 16),
            name TEXT NOT NULL CHECK (name <> ''),
            recipe TEXT NOT NULL CHECK (recipe <> ''),
            parent BLOB REFERENCES list CHECK (parent <> id),
            position TEXT NOT NULL CHECK (
                length(position) BETWEEN 1 AND 200 AND position NOT GLOB '*[^0-9A-Za-z]*' AND position NOT GLOB '*0'),
            version INTEGER NOT NULL CHECK (version >= 1),
            change INTEGER NOT NULL UNIQUE CHECK (change >= 1),
            createdAt INTEGER NOT NULL,
            changedAt INTEGER NOT NULL,
            deletedAt INTEGER,
            deletion BLOB REFERENCES list,
            CHECK ((deletedAt IS NULL) = (deletion IS NULL))
        ) STRICT;
        CREATE INDEX listByPlace ON list (deletion, parent, position, id);
        CREATE TABLE lastChange (
            change INTEGER NOT NULL
        ) STRICT;
        INSERT INTO lastChange VALUES (0);
        CREATE TABLE store (
            id TEXT NOT NULL
        ) STRICT;
        INSERT INTO store VALUES ('919108f7-52d1-4320-9bac-f847db4148a8');

        """

    /// Version 1: two lists, one in the other, and two in the trash.
    static let lists1 = """
        INSERT INTO list VALUES
            (x'017f22e279b07cc398c4dc0c0c07398f', 'Groceries', 'colors=4eacf3-0278e1&glyph=phosphor/shopping-cart', NULL, 'V',
             1, 1, 1645557742000, 1645557742000, NULL, NULL),
            (x'017f22e279b07cc398c4dc0c0c073990', 'Café', 'colors=ff0000&glyph=mdi/coffee',
             x'017f22e279b07cc398c4dc0c0c07398f', 'a0V', 2, 5, 1645557742000, 1645557743250, NULL, NULL),
            (x'017f22e279b07cc398c4dc0c0c073991', 'Old', 'colors=000000', NULL, 'W', 2, 6, 1645557742000, 1645557744000,
             1645557744000, x'017f22e279b07cc398c4dc0c0c073991'),
            (x'017f22e279b07cc398c4dc0c0c073992', 'Older', 'colors=000000', x'017f22e279b07cc398c4dc0c0c073991', 'V', 2, 7,
             1645557742000, 1645557744000, 1645557744000, x'017f22e279b07cc398c4dc0c0c073991');
        UPDATE lastChange SET change = 7;
        """
}
