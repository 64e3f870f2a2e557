"""Queries about ratings, and about the games they follow from.

A game that counts is stored with its seats, first `used = 0`. Whoever computes reads the `step` of its game,
computes, and stores the result only if the step is still the same: several processes may try, and one succeeds.
"""

from collections.abc import Sequence

from .. import shared_clock
from . import due_queries
from .interface import Db
from .rows import RatedSeat, RatingRow

RATE = "rate"
"""The kind of what is due when the ratings of a game are to be computed; its key is the game."""


def waiting(db: Db, limit: int) -> list[str]:
    """Finished tables that were to count and of which that is not decided yet."""
    rows = db.all(
        "SELECT id FROM tables WHERE state = 'over' AND rated = 1 AND deleted = 0 ORDER BY id LIMIT ?", limit
    )
    return [id for (id,) in rows]


def decide(db: Db, table: str, rated: int) -> bool:
    """Note whether a finished game counts (2) or not (3); False if that was decided before."""
    return db.do("UPDATE tables SET rated = ?, news = news + 1 WHERE id = ? AND rated = 1", rated, table) == 1


def holders(db: Db, table: str) -> list[tuple[int, str]]:
    """Which seats were held by whom since the game began."""
    rows = db.all("SELECT seat, guest FROM held WHERE table_id = ? ORDER BY seat, guest", table)
    return [(seat, guest) for seat, guest in rows]


def add_game(db: Db, table: str, game: str, at: int, seats: Sequence[tuple[int, str, str, int]]) -> None:
    """Store a game that counts: its seats with guests, levels and ranks."""
    db.do(
        "INSERT INTO rated_games (table_id, game, at, used) VALUES (?, ?, ?, 0) ON CONFLICT DO NOTHING",
        table,
        game,
        at,
    )
    for seat, guest, level, rank in seats:
        db.do(
            "INSERT INTO rated_seats (table_id, seat, guest, level, rank, mu, sigma) VALUES (?, ?, ?, ?, ?, 0, 0) "
            "ON CONFLICT DO NOTHING",
            table,
            seat,
            guest or None,
            level,
            rank,
        )


def step(db: Db, game: str) -> int:
    """How often the ratings of a game were changed."""
    row = db.one("SELECT step FROM rating_steps WHERE game = ?", game)
    return int(row[0]) if row else 0


def advance(db: Db, game: str, step: int) -> bool:
    """Go on to the next step; False if somebody else has."""
    _begin_steps(db, game)
    return db.do("UPDATE rating_steps SET step = step + 1 WHERE game = ? AND step = ?", game, step) == 1


def _begin_steps(db: Db, game: str) -> None:
    db.do("INSERT INTO rating_steps (game, step) VALUES (?, 0) ON CONFLICT DO NOTHING", game)


def seats(db: Db, game: str, unused: bool) -> list[RatedSeat]:
    """The seats of the games that have counted, in their order; `unused`: only of those not used yet."""
    rows = db.all(
        "SELECT g.table_id, g.at, g.used, s.seat, s.guest, s.level, s.rank, s.mu, s.sigma FROM rated_games g "
        f"JOIN rated_seats s ON s.table_id = g.table_id WHERE g.game = ? {'AND g.used = 0' if unused else ''} "
        "ORDER BY g.at, g.table_id, s.seat",
        game,
    )
    return [RatedSeat(id, at, used, seat, guest or "", *more) for id, at, used, seat, guest, *more in rows]


def last_used(db: Db, game: str) -> tuple[int, str] | None:
    """When the last game ended that the ratings know of, and its table; None if they know of none."""
    row = db.one(
        "SELECT at, table_id FROM rated_games WHERE game = ? AND used = 1 ORDER BY at DESC, table_id DESC", game
    )
    return (int(row[0]), str(row[1])) if row else None


def has_ratings(db: Db, game: str) -> bool:
    """Has anybody a rating in a game?"""
    return db.one("SELECT 1 FROM ratings WHERE game = ?", game) is not None


def games(db: Db) -> list[str]:
    """The games in which anything has counted."""
    rows = db.all("SELECT DISTINCT game FROM rated_games UNION SELECT DISTINCT game FROM ratings ORDER BY game")
    return [game for (game,) in rows]


def ratings(db: Db, game: str, guests: Sequence[str]) -> list[RatingRow]:
    """What is known of some people in a game."""
    found: list[RatingRow] = []
    for at in range(0, len(guests), 200):
        some = guests[at : at + 200]
        marks = ", ".join("?" * len(some))
        sql = f"SELECT guest, game, mu, sigma, games FROM ratings WHERE game = ? AND guest IN ({marks})"
        found += [RatingRow(*row) for row in db.all(f"{sql} ORDER BY guest", game, *some)]
    return found


def ratings_of(db: Db, guest: str) -> list[RatingRow]:
    """Somebody's ratings."""
    sql = "SELECT guest, game, mu, sigma, games FROM ratings WHERE guest = ? ORDER BY game"
    return [RatingRow(*row) for row in db.all(sql, guest)]


def clear(db: Db, game: str) -> None:
    """Forget all ratings of a game: they are computed anew."""
    db.do("DELETE FROM ratings WHERE game = ?", game)


def save_rating(db: Db, row: RatingRow) -> None:
    """Store what is known of somebody, unless they were deleted meanwhile."""
    db.do(
        "INSERT INTO ratings (guest, game, mu, sigma, games) SELECT id, ?, ?, ?, ? FROM guests WHERE id = ? "
        "ON CONFLICT (guest, game) DO UPDATE SET mu = excluded.mu, sigma = excluded.sigma, games = excluded.games",
        row.game,
        row.mu,
        row.sigma,
        row.games,
        row.guest,
    )


def use(db: Db, table: str, before: Sequence[tuple[int, float, float]]) -> None:
    """Note that the ratings know of a game, and what was known of each seat before it."""
    db.do("UPDATE rated_games SET used = 1 WHERE table_id = ?", table)
    for seat, mu, sigma in before:
        db.do("UPDATE rated_seats SET mu = ?, sigma = ? WHERE table_id = ? AND seat = ?", mu, sigma, table, seat)


def spoil(db: Db, table: str, seat: int, since: int) -> None:
    """Let a game not count if something was done for a seat since a line, by another than who ends the game."""
    db.do(
        "UPDATE tables SET rated = 3 WHERE id = ? AND rated = 1 AND EXISTS "
        "(SELECT 1 FROM lines WHERE table_id = ? AND seat = ? AND n >= ?)",
        table,
        table,
        seat,
        since,
    )


def void(db: Db, game: str) -> None:
    """Let all ratings of a game be computed anew."""
    db.do("UPDATE rated_games SET used = 0 WHERE game = ?", game)
    # Somebody may be computing the first ratings of all from what they have read before this.
    _begin_steps(db, game)
    db.do("UPDATE rating_steps SET step = step + 1 WHERE game = ?", game)
    due_queries.put(db, RATE, game, shared_clock.now())


def take_over(db: Db, guest: str, player: str) -> None:
    """Give a player the games of another guest; ratings are computed anew then."""
    games = [
        game
        for (game,) in db.all(
            "SELECT DISTINCT g.game FROM rated_games g JOIN rated_seats s ON s.table_id = g.table_id "
            "WHERE s.guest = ? ORDER BY g.game",
            guest,
        )
    ]
    db.do("UPDATE rated_seats SET guest = ? WHERE guest = ?", player, guest)
    # One person with two seats is not rated against themselves.
    db.do(
        "DELETE FROM rated_games WHERE table_id IN (SELECT table_id FROM rated_seats WHERE guest = ? "
        "GROUP BY table_id HAVING count(*) > 1)",
        player,
    )
    for game in games:
        void(db, game)
