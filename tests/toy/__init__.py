"""A third game as a distribution of its own: `PYTHONPATH=tests/toy` installs it. Nothing outside
this folder knows it.
"""
