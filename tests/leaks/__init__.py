"""Twin tables on the wire: two games that differ in one hidden thing, played over real sockets and compared.

`twins` makes the games, `wire` plays them on a server whose draws are told to it, `timing` compares how long
answers take. `tests/server/test_leaks.py` does the same without sockets, in every position.
"""
