"""Batched and compiled copies of the rules, for thousands of positions at a time on the processor
or a GPU.

`games/<key>/rules.py` is the truth. What is here repeats it for speed, takes its tables and
constants from it, and is held against it by tests. Per game: `positions` (positions in arrays),
`kernels.cu` (the compiled source) and `kernels` (its Python binding). Nothing here needs PyTorch.
"""
