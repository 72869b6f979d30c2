"""Les 4 colonnes in batches: positions as records of 48 bytes, and the compiled rules and search of
training.
"""
