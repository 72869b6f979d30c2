"""The bots of Columbiz."""
