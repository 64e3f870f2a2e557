"""A week of slow games in minutes: people come and go, servers die, and nobody is told too much or too little.

`clock` lets time pass in a server that runs. `people` are those who play, `world` is a server with all of them and
writes down what happened, and `checker` looks for what must not have happened.
"""
