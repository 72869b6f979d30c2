"""Playing without a browser: local games, lessons and tables of a server, in the terminal.

Everything shown comes through the `Game` protocol; no rule of a game is known here.
"""
