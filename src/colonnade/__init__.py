"""Colonnade: Columbiz and Les 4 colonnes as rule books, records, dice, bots and faces."""

__version__ = "0.1.0"
