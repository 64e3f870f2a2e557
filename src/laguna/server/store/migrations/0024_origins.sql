-- Tables that go on where another game was left, or that came out of a browser: how that is told, and what was left.

ALTER TABLE tables ADD COLUMN mark TEXT NOT NULL DEFAULT '';

CREATE TABLE origins (
    table_id TEXT PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
    game TEXT NOT NULL                 -- a record, or a branch: see laguna.table.branches
);
