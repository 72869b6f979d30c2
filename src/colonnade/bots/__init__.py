"""Bots: agents of every strength. `levels` is the only registry."""
