-- Plans: what a player wants done when their turn comes. Lines that a plan wrote are marked.

ALTER TABLE lines ADD COLUMN planned BIGINT NOT NULL DEFAULT 0;

CREATE TABLE plans (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat BIGINT NOT NULL,
    guest TEXT NOT NULL REFERENCES guests (id) ON DELETE CASCADE,
    turns TEXT NOT NULL,               -- JSON: the turns that are planned, and the ways to play each
    began BIGINT NOT NULL,             -- in which turn of the game the first of them has come; -1: it has not yet
    done BIGINT NOT NULL,              -- which turn of the game it has played last; -1: none
    since BIGINT NOT NULL,             -- from which line on its player has not seen what it did
    ended TEXT NOT NULL,               -- why what was left of it was dropped; empty: it was not
    made BIGINT NOT NULL,
    PRIMARY KEY (table_id, seat)
);
CREATE INDEX plans_guest ON plans (guest);
