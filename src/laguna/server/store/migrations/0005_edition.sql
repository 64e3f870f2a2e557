-- The board and cards that a table is played with: empty for those that come with Laguna.

ALTER TABLE tables ADD COLUMN edition TEXT NOT NULL DEFAULT '';
