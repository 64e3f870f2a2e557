"""A table without a server: log, plans, answers, refusals, previews, undo, hints, guided games and archives.

Everything in here is synchronous and knows no store, no network and no processes. The server stores and sends what
a table says; a browser can run the same table in its own Python and speak the same messages.

- `table`: one table, which everything else is for; start here
- `moves`: what a seat wants to do; `log`: its lines, the position they lead to, and what a move would lead to
- `messages`: what is said and asked; `wording`: the sentences in it; `sizes`: how large a message may be
- `states`, `previews`, `worths`, `refusals`, `finished`: the answers; `drawings`: views as text
- `guides`: guided games; `hints`: what a bot advises; `archive`: finished games for good; `score_history`: their
  points, round by round
- `rows`: a table and its seats as they are kept; `branches`: games as text, and games that leave another one
"""

from .log import Line, Log, Plan
from .moves import Move
from .table import Table
from .wording import Reader

__all__ = ["Line", "Log", "Move", "Plan", "Reader", "Table"]
