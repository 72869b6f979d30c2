"""Stones, a small dice game: `rules`, `bots` and `words`."""
