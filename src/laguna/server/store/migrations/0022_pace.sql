-- The pace of tables, how their clocks stand, and when people play. Tables that are there already have no clock.

ALTER TABLE tables ADD COLUMN pace TEXT NOT NULL DEFAULT 'free';
ALTER TABLE tables ADD COLUMN at_zero TEXT NOT NULL DEFAULT 'bot';
CREATE INDEX tables_paced ON tables (id) WHERE state = 'playing' AND pace <> 'free';

CREATE TABLE clocks (
    table_id TEXT PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
    n BIGINT NOT NULL,                 -- up to which line time is settled
    at BIGINT NOT NULL,                -- up to which moment
    turn BIGINT NOT NULL,              -- the seat whose clock runs since then; below 0: none
    lefts TEXT NOT NULL,               -- JSON: how many seconds each seat had left then
    passed BIGINT NOT NULL,            -- the seat that passed the turn on last; -1: none
    credit BIGINT NOT NULL,            -- how many seconds it got for that
    until BIGINT NOT NULL,             -- when the clock that runs will have run out; 0: none runs
    off_until BIGINT NOT NULL,         -- until when its player has a day off; 0: they have none
    told BIGINT NOT NULL               -- 1: it has run out, and everybody was told
);

CREATE TABLE hours (
    guest TEXT PRIMARY KEY REFERENCES guests (id) ON DELETE CASCADE,
    zone TEXT NOT NULL,                -- a name of the IANA database
    opens BIGINT NOT NULL,             -- the minute of the day from which on they play
    closes BIGINT NOT NULL,            -- and until before which; the same minute: all day
    weekends BIGINT NOT NULL
);

CREATE TABLE days_off (
    guest TEXT NOT NULL REFERENCES guests (id) ON DELETE CASCADE,
    begins BIGINT NOT NULL,
    ends BIGINT NOT NULL,
    PRIMARY KEY (guest, begins)
);
