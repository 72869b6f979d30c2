"""What training needs beyond the base install, and the sentence for those who lack it."""

from __future__ import annotations

from importlib import import_module
from typing import Any


class MissingExtra(ImportError):
    """Something that an extra of the package would bring is not installed."""


def import_torch() -> Any:
    """PyTorch; raises `MissingExtra` with the sentence that names the extra."""
    try:
        return import_module("torch")
    except ModuleNotFoundError as error:
        raise MissingExtra("Training needs PyTorch, which is not installed: pip install 'colonnade[train]' brings it.") from error
