"""Batched and compiled copies of the rules, for thousands of positions at a time, on the processor
or a GPU.

`games/<key>/rules.py` is the truth. This package repeats it for speed, takes tables and constants
from it, and is compared with it by tests. Per game: `positions` (positions in arrays), `kernels.cu`
(the compiled source) and `kernels` (its Python binding). Nothing here needs PyTorch.
"""
