-- How a finished game came out, as JSON: points and places. Empty until it is over, and for older games until
-- somebody looks at them.

ALTER TABLE tables ADD COLUMN result TEXT NOT NULL DEFAULT '';
