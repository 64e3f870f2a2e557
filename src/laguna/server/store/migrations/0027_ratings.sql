-- Ratings. They follow from `rated_seats` in the order of the games, and can always be computed again.

ALTER TABLE tables ADD COLUMN rated BIGINT NOT NULL DEFAULT 0; -- 0: no, 1: yes, 2: it has counted, 3: it cannot count
CREATE INDEX tables_rated ON tables (id) WHERE state = 'over' AND rated = 1;

-- A game that has counted. It stays when its table goes.
CREATE TABLE rated_games (
    table_id TEXT PRIMARY KEY,
    game TEXT NOT NULL,
    at BIGINT NOT NULL,                -- when it ended
    used BIGINT NOT NULL               -- 1: the ratings know of it
);
CREATE INDEX rated_games_order ON rated_games (game, at, table_id);

CREATE TABLE rated_seats (
    table_id TEXT NOT NULL REFERENCES rated_games (table_id) ON DELETE CASCADE,
    seat BIGINT NOT NULL,
    guest TEXT REFERENCES guests (id) ON DELETE SET NULL, -- none: a bot, or somebody who was deleted
    level TEXT NOT NULL,               -- of a bot
    rank BIGINT NOT NULL,
    mu DOUBLE PRECISION NOT NULL,      -- what was known of them before this game, for when they are deleted
    sigma DOUBLE PRECISION NOT NULL,
    PRIMARY KEY (table_id, seat)
);
CREATE INDEX rated_seats_guest ON rated_seats (guest);

CREATE TABLE ratings (
    guest TEXT NOT NULL REFERENCES guests (id) ON DELETE CASCADE,
    game TEXT NOT NULL,
    mu DOUBLE PRECISION NOT NULL,
    sigma DOUBLE PRECISION NOT NULL,
    games BIGINT NOT NULL,
    PRIMARY KEY (guest, game)
);

-- How often the ratings of a game were computed or became void: who computes finds out whether anything has changed.
CREATE TABLE rating_steps (
    game TEXT PRIMARY KEY,
    step BIGINT NOT NULL
);
