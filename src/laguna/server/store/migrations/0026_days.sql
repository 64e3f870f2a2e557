-- The deal of the day: one for each game and day, the same for all who play it.

-- The day whose deal a table plays, as 2026-11-18; empty: a deal of its own.
ALTER TABLE tables ADD COLUMN deal TEXT NOT NULL DEFAULT '';

CREATE TABLE days (
    day TEXT NOT NULL,                 -- 2026-11-18, by UTC
    game TEXT NOT NULL,
    secret TEXT NOT NULL,              -- what it is dealt from; nobody is told, not even later
    rules BIGINT NOT NULL,
    edition TEXT NOT NULL,
    seats BIGINT NOT NULL,             -- the first is for the person
    level TEXT NOT NULL,               -- how the bots play
    iterations BIGINT NOT NULL,        -- how much they think about each decision
    made BIGINT NOT NULL,
    par_by TEXT NOT NULL,              -- who plays for par: a level
    par_iterations BIGINT NOT NULL,
    par_version TEXT NOT NULL,         -- and of which Laguna; empty: it has not begun
    par_actions TEXT NOT NULL,         -- the game so far, numbers with blanks between
    par BIGINT NOT NULL,               -- its points; -1: it is not known yet
    PRIMARY KEY (day, game)
);

-- The one try that everybody has.
CREATE TABLE tries (
    day TEXT NOT NULL,
    game TEXT NOT NULL,
    guest TEXT NOT NULL REFERENCES guests (id) ON DELETE CASCADE,
    table_id TEXT REFERENCES tables (id) ON DELETE SET NULL,
    begun BIGINT NOT NULL,
    state TEXT NOT NULL,               -- open, counted, void
    score BIGINT NOT NULL,
    rank BIGINT NOT NULL,
    regular BIGINT NOT NULL,           -- 1: by somebody with a passkey or a week of history
    PRIMARY KEY (day, game, guest)
);
CREATE INDEX tries_guest ON tries (guest, day);
CREATE INDEX tries_table ON tries (table_id);
