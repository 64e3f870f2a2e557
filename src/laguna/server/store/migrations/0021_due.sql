-- What is to be done at a time: notices, clocks, sitters. A row goes once that is done.

CREATE TABLE due (
    kind TEXT NOT NULL,                -- what is to be done
    key TEXT NOT NULL,                 -- what makes it one thing among those of its kind: it is never due twice
    table_id TEXT REFERENCES tables (id) ON DELETE CASCADE,
    guest TEXT REFERENCES guests (id) ON DELETE CASCADE,
    payload TEXT NOT NULL,             -- what else must be known, in short
    wanted DOUBLE PRECISION NOT NULL,  -- when it is to be done, by the clock that all share
    at DOUBLE PRECISION NOT NULL,      -- when anybody may take it: later than that while somebody does it, or after a failure
    holder TEXT NOT NULL,              -- who does it now, a word for each time; empty: nobody
    tries BIGINT NOT NULL,             -- how often somebody has begun
    PRIMARY KEY (kind, key)
);
CREATE INDEX due_at ON due (at);
CREATE INDEX due_table ON due (table_id);
CREATE INDEX due_guest ON due (guest);
