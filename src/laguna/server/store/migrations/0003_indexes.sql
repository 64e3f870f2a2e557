-- For the search for games to pack, which is made every few seconds, and for the tables of a guest.

CREATE INDEX tables_unkept ON tables (state, id) WHERE state = 'over' AND archive IS NULL;
CREATE INDEX tables_owner ON tables (owner);
