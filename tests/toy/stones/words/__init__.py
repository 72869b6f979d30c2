"""What Stones has to say: a folder per language."""
