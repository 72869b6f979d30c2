"""Every game as an environment of PettingZoo, Gymnasium and OpenSpiel, for programs that learn.

Each is a module of its own, loaded when it is imported; the extra `research` brings their
libraries. The games' encodings say what integers and numbers mean.
"""
