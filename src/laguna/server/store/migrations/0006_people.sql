-- Bots that sit in for absent players, agreements about seats, and who watches.

ALTER TABLE tables ADD COLUMN sitter TEXT NOT NULL DEFAULT 'normal';
ALTER TABLE seats ADD COLUMN sat_from BIGINT NOT NULL DEFAULT -1;
ALTER TABLE seats ADD COLUMN sat_to BIGINT NOT NULL DEFAULT -1;

CREATE TABLE votes (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat BIGINT NOT NULL,              -- the seat it is about
    guest TEXT NOT NULL,               -- who agrees
    kind TEXT NOT NULL,                -- to whom it should pass: bot, person
    PRIMARY KEY (table_id, seat, guest)
);
CREATE INDEX votes_guest ON votes (guest);

CREATE TABLE watchers (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    id TEXT NOT NULL,                  -- the connection; nobody is told
    guest TEXT NOT NULL,               -- empty if the browser has no cookie
    name TEXT NOT NULL,
    seen BIGINT NOT NULL,              -- until when they count as connected
    PRIMARY KEY (table_id, id)
);
CREATE INDEX watchers_guest ON watchers (guest);
CREATE INDEX watchers_seen ON watchers (seen);
