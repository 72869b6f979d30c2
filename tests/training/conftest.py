"""One thread for PyTorch: several processes share the cores."""

from colonnade.training.nets import torch

torch.set_num_threads(1)
