-- The same text runs on SQLite and PostgreSQL. Times are seconds since 1970; yes and no are 1 and 0.

CREATE TABLE guests (
    id TEXT PRIMARY KEY,
    secret TEXT NOT NULL,              -- the hash of what the cookie carries, never the thing itself
    name TEXT NOT NULL,
    seen BIGINT NOT NULL
);

CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    game TEXT NOT NULL,
    rules BIGINT NOT NULL,             -- the version of the rules it is played under
    seats BIGINT NOT NULL,
    options TEXT NOT NULL,             -- JSON: all options and their values
    lang TEXT NOT NULL,
    public BIGINT NOT NULL,
    hints BIGINT NOT NULL,
    guide TEXT NOT NULL,
    owner TEXT NOT NULL,               -- a guest; empty if they asked to be forgotten
    state TEXT NOT NULL,               -- waiting, playing, over, closed
    closed TEXT NOT NULL,              -- why: the Fluent message closed-<this>
    n BIGINT NOT NULL,                 -- the line that comes next
    turn BIGINT NOT NULL,              -- the seat that decides now; -2: none
    rematch TEXT NOT NULL,
    made BIGINT NOT NULL,
    moved BIGINT NOT NULL,
    news BIGINT NOT NULL,              -- rises with every change that is not a line
    archive BYTEA                      -- once over: all that its replay shows, compressed
);
CREATE INDEX tables_waiting ON tables (moved) WHERE state = 'waiting' AND public = 1;
CREATE INDEX tables_moved ON tables (state, moved);

CREATE TABLE seats (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat BIGINT NOT NULL,
    kind TEXT NOT NULL,                -- open, reserved, guest, bot
    level TEXT NOT NULL,
    guest TEXT NOT NULL,
    name TEXT NOT NULL,
    code TEXT NOT NULL,                -- the hash of the code of its invitation
    former TEXT NOT NULL,              -- the guest who had it before
    former_name TEXT NOT NULL,
    resigned BIGINT NOT NULL,
    seen BIGINT NOT NULL,              -- until when somebody counts as connected
    PRIMARY KEY (table_id, seat)
);
CREATE INDEX seats_guest ON seats (guest);
CREATE INDEX seats_former ON seats (former);

CREATE TABLE lines (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    n BIGINT NOT NULL,
    seat BIGINT NOT NULL,              -- -1: a draw
    what TEXT NOT NULL,                -- the notation of an action, or: undo 2
    at BIGINT NOT NULL,
    PRIMARY KEY (table_id, n)
);

CREATE TABLE chat (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    id BIGINT NOT NULL,
    seat BIGINT NOT NULL,
    guest TEXT NOT NULL,
    name TEXT NOT NULL,
    text TEXT NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (table_id, id)
);
CREATE INDEX chat_guest ON chat (guest);

CREATE TABLE mutes (
    guest TEXT NOT NULL,
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat BIGINT NOT NULL,
    PRIMARY KEY (guest, table_id, seat)
);
