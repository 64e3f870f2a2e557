"""What is shown of finished games: how they came out, and their positions."""

from laguna.kernel.text import words

from .archive import Archive
from .drawings import archived_drawing
from .log import Log
from .messages import Course, CourseSource, CourseStretch, Outcome, Points, Position, Told
from .score_history import ScoreHistory, Stretch
from .wording import Reader, with_names


def outcome(log: Log, to: Reader) -> Outcome:
    """How a game that is over came out."""
    game, spoken = log.game, words(to.lang, log.game.NAME)
    result = game.result(log.state)
    return Outcome(
        scores=list(result.scores),
        ranks=list(result.ranks),
        ended_by=list(result.ended_by),
        text=spoken.ending(result.ended_by),
        account=[
            Points(item.seat, item.points, item.key, item.args, spoken.line(item, to.names))
            for item in game.account(log.state)
        ],
    )


def archived_outcome(archive: Archive, to: Reader) -> Outcome:
    """How a game came out, from its archive: it may have been played under other rules than ours."""
    return Outcome(
        scores=list(archive.result.scores),
        ranks=list(archive.result.ranks),
        ended_by=list(archive.result.ended_by),
        text=archive.ended_by[to.lang],
        account=[
            Points(item.seat, item.points, item.key, item.args, with_names(item.texts[to.lang], to.names))
            for item in archive.account
        ],
    )


def course(history: ScoreHistory | None, to: Reader) -> Course:
    """The points of a finished game, round by round."""
    if history is None:
        return Course(0, [], [], None, None)
    sources = [
        CourseSource(source.key, source.texts[to.lang], [rows[number] for rows in history.gains])
        for number, source in enumerate(history.sources)
    ]
    return Course(history.rounds, history.scores, sources, _stretch(history.lead), _stretch(history.leap))


def _stretch(one: Stretch | None) -> CourseStretch | None:
    return CourseStretch(one.seat, one.first, one.last, one.points) if one else None


def positions(archive: Archive, first: int, count: int, to: Reader) -> list[Position]:
    """Some positions as a seat (-1: the public) saw them, with all secrets told in their events."""
    return [
        Position(
            n=n,
            seat=position.seat,
            do=position.do,
            events=[
                Told(n - 1, event.key, event.args, with_names(event.texts[to.lang], to.names))
                for event in position.events
            ],
            question=archive.questions[to.lang][position.question],
            view=(view := position.seen_by(to.seat)),
            drawing=archived_drawing(view, to),
        )
        for n in range(first, min(first + count, len(archive.positions)))
        for position in [archive.position(n)]
    ]
