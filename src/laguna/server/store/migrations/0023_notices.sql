-- Notices: where people want to be told that it is their turn, and what they have not been told yet.

CREATE TABLE channels (
    id TEXT PRIMARY KEY,
    guest TEXT NOT NULL REFERENCES guests (id) ON DELETE CASCADE,
    device TEXT REFERENCES devices (id) ON DELETE CASCADE, -- the device whose browser this is; none for other kinds
    kind TEXT NOT NULL,                -- push, mail or ntfy
    address TEXT NOT NULL,             -- where it leads to
    secret TEXT NOT NULL,              -- of push: the browser's key and secret, by which messages are encrypted for it
    name TEXT NOT NULL,                -- of push: the browser and the system
    lang TEXT NOT NULL,
    site TEXT NOT NULL,                -- under which address its person uses this server, for links
    code TEXT NOT NULL,                -- of mail: a slow hash of the code that is to be typed; empty once it was
    tries BIGINT NOT NULL,             -- of mail: how many wrong codes were typed
    made BIGINT NOT NULL,
    told DOUBLE PRECISION NOT NULL,    -- when something was sent last, by the clock that all share
    failed BIGINT NOT NULL,            -- how often in a row sending failed
    until DOUBLE PRECISION NOT NULL    -- until when nothing is to be tried
);
CREATE INDEX channels_guest ON channels (guest);
CREATE INDEX channels_device ON channels (device);
CREATE UNIQUE INDEX channels_address ON channels (guest, kind, address);
CREATE INDEX channels_push ON channels (address) WHERE kind = 'push';

CREATE TABLE quiet_hours (
    guest TEXT PRIMARY KEY REFERENCES guests (id) ON DELETE CASCADE,
    zone TEXT NOT NULL,                -- the time zone: Europe/Rome
    first BIGINT NOT NULL,             -- minutes after midnight, from which on nothing is sent
    last BIGINT NOT NULL               -- minutes after midnight, until when
);

-- What is still to be told, by channel: all that waits is told together.
CREATE TABLE untold (
    channel TEXT NOT NULL REFERENCES channels (id) ON DELETE CASCADE,
    guest TEXT NOT NULL REFERENCES guests (id) ON DELETE CASCADE,
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    what TEXT NOT NULL,                -- turn, waiting, began, over, invited or bot
    since DOUBLE PRECISION NOT NULL,   -- when it came about
    at DOUBLE PRECISION NOT NULL,      -- when it is told at the earliest
    mark TEXT NOT NULL,                -- another word each time it comes about
    PRIMARY KEY (channel, table_id, what)
);
CREATE INDEX untold_table ON untold (table_id);
CREATE INDEX untold_guest ON untold (guest);

-- How a table stood when people were last to be told of it.
CREATE TABLE noticed (
    table_id TEXT PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
    n BIGINT NOT NULL,
    stood TEXT NOT NULL                -- as JSON
);

CREATE TABLE webhooks (
    table_id TEXT PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
    guest TEXT NOT NULL REFERENCES guests (id) ON DELETE CASCADE, -- who gave it
    service TEXT NOT NULL,             -- discord, slack, matrix or json
    address TEXT NOT NULL,
    message TEXT NOT NULL,             -- by what the service knows its message; empty: there is none yet
    lang TEXT NOT NULL,
    site TEXT NOT NULL,
    made BIGINT NOT NULL,
    told DOUBLE PRECISION NOT NULL,
    failed BIGINT NOT NULL,
    until DOUBLE PRECISION NOT NULL
);
CREATE INDEX webhooks_guest ON webhooks (guest);

-- What push messages are signed with. Subscriptions belong to this key, so it is never made anew.
CREATE TABLE push_key (
    id BIGINT PRIMARY KEY,             -- always 1
    value TEXT NOT NULL
);
