"""Bots for Les 4 colonnes."""
