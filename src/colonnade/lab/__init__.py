"""The laboratory: many games from plain functions over plain data."""
