-- What all processes of a server share: a key with which they sign cookies, and how much was asked for lately.

CREATE TABLE server_keys (
    name TEXT PRIMARY KEY,
    value TEXT NOT NULL
);

-- A bucket that fills when somebody asks and leaks with time. `who` is a keyed hash of an address; empty: everybody.
CREATE TABLE asked (
    kind TEXT NOT NULL,                -- what for: new_tables, new_guests, site, admin
    who TEXT NOT NULL,
    amount DOUBLE PRECISION NOT NULL,  -- how full it was
    at DOUBLE PRECISION NOT NULL,      -- when that was, by the clock that all share
    PRIMARY KEY (kind, who)
);
CREATE INDEX asked_at ON asked (at);
