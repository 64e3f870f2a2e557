"""What only whoever runs the server may do: `commands` says what, `channel` how it reaches a server that runs."""

from .channel import listening, run, socket_of
from .commands import Answer, Command, carry_out

__all__ = ["Answer", "Command", "carry_out", "listening", "run", "socket_of"]
