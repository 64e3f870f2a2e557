-- Who has ever held which seat of a game that had begun, and so has seen its hand.

CREATE TABLE held (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    guest TEXT NOT NULL,
    seat BIGINT NOT NULL,
    PRIMARY KEY (table_id, guest, seat)
);
CREATE INDEX held_guest ON held (guest);

INSERT INTO held (table_id, guest, seat)
    SELECT s.table_id, s.guest, s.seat FROM seats s JOIN tables t ON t.id = s.table_id
    WHERE t.state = 'playing' AND s.guest <> ''
    UNION
    SELECT s.table_id, s.former, s.seat FROM seats s JOIN tables t ON t.id = s.table_id
    WHERE t.state = 'playing' AND s.former <> '';
