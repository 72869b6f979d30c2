"""An audit of what the lens and the coach say: every number is found again by plain search through
the rules.

Nothing here calls `colonnade.analysis` but to hear what it says. `python -m tests.audit --game
columbiz --cases 50000` audits by hand.
"""
