"""Games as text, for models that speak: rules, positions and history in words or JSON, notation in, reasons out.

- `env`: an environment for one seat; start here
- `harness`: plays a model, any function of text, against bots, and counts wins, illegal attempts and cost
- `mcp`: the tools of `laguna mcp`, through which a model takes a seat at a table
- `speech`: what a seat is told, as text or JSON; `situation`: what that is made from
- `renaming`, `plain`: worlds in which all our names are replaced
- `local_seat`, `remote_seat`: a seat at a table in this process, or at a table of a server

Nothing here tells a seat more than its view, its events, its choices and the reasons of refusals. Tests compare
all of it between worlds that the seat cannot tell apart. None of this needs an extra, except `mcp`.
"""

from .env import Step, TextEnv
from .harness import Report, Said, play

__all__ = ["Report", "Said", "Step", "TextEnv", "play"]
