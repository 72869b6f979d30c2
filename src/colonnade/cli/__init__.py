"""The command line: a module per command; `program` parses the arguments and runs them.

Bad input gives one line on standard error and a non-zero exit code, a closed pipe nothing, Ctrl-C
exit code 130.
"""

from colonnade.cli.program import app, main

__all__ = ["app", "main"]
