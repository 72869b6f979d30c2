"""The command line. Every bad input ends in one line on standard error and a non-zero exit, a closed pipe in silence, Ctrl-C in exit 130.

A module per command; `program` reads the command line and runs them.
"""

from colonnade.cli.program import app, main

__all__ = ["app", "main"]
