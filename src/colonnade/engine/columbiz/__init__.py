"""Columbiz in batches: all plans of a turn, the lattice of dice, positions between two turns, and
the compiled kernels of training.
"""
