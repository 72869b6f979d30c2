"""Bots of every strength. `levels` finds them by name."""
