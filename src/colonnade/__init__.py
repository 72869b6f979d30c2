"""Colonnade: the column games Columbiz and Les 4 colonnes at one table."""
