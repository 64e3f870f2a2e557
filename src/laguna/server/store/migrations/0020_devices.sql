-- Players: guests who want more than one device, a passkey, or friends. A guest without a row here goes on as before.
-- All that is kept of a player goes with the row in guests, whoever deletes that.

CREATE TABLE players (
    guest TEXT PRIMARY KEY REFERENCES guests (id) ON DELETE CASCADE,
    colour BIGINT NOT NULL,
    lang TEXT NOT NULL,                -- empty: as each browser says
    recovery TEXT NOT NULL,            -- the hash of the recovery code; empty: there is none
    link TEXT NOT NULL,                -- the hash of the code in the link for friends; empty: there is none
    link_until BIGINT NOT NULL,
    made BIGINT NOT NULL
);
CREATE INDEX players_recovery ON players (recovery) WHERE recovery <> '';
CREATE INDEX players_link ON players (link) WHERE link <> '';

CREATE TABLE devices (
    id TEXT PRIMARY KEY,
    guest TEXT NOT NULL REFERENCES guests (id) ON DELETE CASCADE,
    secret TEXT NOT NULL,              -- the hash of what its cookie carries, never the thing itself
    name TEXT NOT NULL,                -- the browser and the system, as it says itself
    made BIGINT NOT NULL,
    seen BIGINT NOT NULL
);
CREATE UNIQUE INDEX devices_secret ON devices (guest, secret);

-- A code that joins a device to a player, for some minutes.
CREATE TABLE joins (
    id TEXT PRIMARY KEY,
    guest TEXT NOT NULL REFERENCES guests (id) ON DELETE CASCADE,
    slot TEXT NOT NULL,                -- how the code begins: by this it is found, and wrong ones are counted
    code TEXT NOT NULL,                -- a slow hash of the whole code
    until BIGINT NOT NULL,
    tries BIGINT NOT NULL,
    token TEXT NOT NULL,               -- the hash of what the other device has; empty until it typed the code
    device TEXT NOT NULL,              -- which browser and system the other device is
    number BIGINT NOT NULL,            -- what both screens show
    here BIGINT NOT NULL,              -- 1: the player has agreed
    there BIGINT NOT NULL,             -- 1: the other device has agreed
    joined TEXT NOT NULL               -- the id of the new device; empty until it has joined
);
CREATE INDEX joins_slot ON joins (slot);
CREATE INDEX joins_guest ON joins (guest);
CREATE INDEX joins_until ON joins (until);

-- How many wrong codes were tried in a minute, by anybody.
CREATE TABLE wrong_codes (
    minute BIGINT PRIMARY KEY,
    tries BIGINT NOT NULL
);

CREATE TABLE passkeys (
    id TEXT PRIMARY KEY,
    guest TEXT NOT NULL REFERENCES guests (id) ON DELETE CASCADE,
    public_key TEXT NOT NULL,
    counter BIGINT NOT NULL
);
CREATE INDEX passkeys_guest ON passkeys (guest);

-- What a passkey is to sign, once and for some minutes.
CREATE TABLE challenges (
    hash TEXT PRIMARY KEY,
    guest TEXT NOT NULL,               -- who wants a new passkey; empty for who wants to come in by one
    until BIGINT NOT NULL
);
CREATE INDEX challenges_until ON challenges (until);
CREATE INDEX challenges_guest ON challenges (guest);

-- Two rows for two friends. An id is known to its guest alone.
CREATE TABLE friends (
    id TEXT PRIMARY KEY,
    guest TEXT NOT NULL REFERENCES guests (id) ON DELETE CASCADE,
    friend TEXT NOT NULL REFERENCES guests (id) ON DELETE CASCADE,
    made BIGINT NOT NULL
);
CREATE UNIQUE INDEX friends_guest ON friends (guest, friend);
CREATE INDEX friends_friend ON friends (friend);

CREATE TABLE invited (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    guest TEXT NOT NULL REFERENCES guests (id) ON DELETE CASCADE,
    by_guest TEXT NOT NULL REFERENCES guests (id) ON DELETE CASCADE,
    at BIGINT NOT NULL,
    PRIMARY KEY (table_id, guest)
);
CREATE INDEX invited_guest ON invited (guest);
CREATE INDEX invited_by ON invited (by_guest);
