"""Chaos: servers and databases are broken on purpose while people play, and what they were told is checked.

`people` play and write histories (`history`), `storm` runs a server for them, `faults` break it, `proxy` stands
between a server and PostgreSQL, `power` takes away what was not yet on the disk, and `checker` compares the
histories with what is stored in the end. `planted` has servers with a fault in them, which the checker must find.
`results` counts over several runs what was broken: `python -m tests.chaos.results`.
"""
