-- The secret address of a person's calendar and feed: which tables wait for them.

CREATE TABLE feeds (
    guest TEXT PRIMARY KEY REFERENCES guests (id) ON DELETE CASCADE,
    secret TEXT NOT NULL,              -- the hash of what is in the address, never the thing itself
    lang TEXT NOT NULL,
    site TEXT NOT NULL,                -- under which address its person uses this server, for links
    made BIGINT NOT NULL
);
CREATE UNIQUE INDEX feeds_secret ON feeds (secret);
