"""Tables in the browser's own Python: one person, or several at one device, and bots. No server, no network.

The page speaks to them as it speaks to a server: in requests, and in frames on pipes, which are sockets there.
`Port` takes both as JSON and answers with a list of JSON, in which what is to be kept comes before what is to be
shown: whoever carries out the list in its order shows nothing that is not stored.

- `port`: what comes in and goes out; start here
- `local_table`: one table, its pipes and its bots
- `requests`: what a page asks over HTTP on a server

Rules, words, answers and rows are those of `laguna.table`. New tables, and how a table is listed, are those of
`laguna.server`, of which only modules are used that know no database and no network.
"""

from .port import Port

__all__ = ["Port"]
