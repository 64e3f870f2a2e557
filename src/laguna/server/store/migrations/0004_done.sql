-- What has been done and must not be done twice, if the database went away in the moment in which it was stored.

CREATE TABLE done (
    token TEXT PRIMARY KEY,
    at BIGINT NOT NULL
);
CREATE INDEX done_at ON done (at);
CREATE INDEX mutes_table ON mutes (table_id);
