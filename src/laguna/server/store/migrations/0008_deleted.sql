-- Tables that expired, or that a host deleted, are only marked: they can be had back for a while. Games that an
-- earlier version closed because it could not play them are open again: whether a game can be played here is decided
-- when it is read, and no longer stored.

ALTER TABLE tables ADD COLUMN deleted BIGINT NOT NULL DEFAULT 0;
CREATE INDEX tables_deleted ON tables (deleted) WHERE deleted > 0;

UPDATE tables SET state = 'waiting', closed = '', news = news + 1
    WHERE state = 'closed' AND closed IN ('rules', 'unreadable') AND n = 0;
UPDATE tables SET state = 'playing', closed = '', news = news + 1
    WHERE state = 'closed' AND closed IN ('rules', 'unreadable');
