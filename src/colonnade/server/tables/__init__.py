"""Tables: their state, the commands that change it, and the registry that finds, makes and loads
them.
"""
