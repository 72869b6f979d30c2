"""The libraries that training needs beyond the base install."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from colonnade.core.errors import MissingExtra


def import_torch() -> Any:
    """Return PyTorch; raises `MissingExtra`, which names the extra."""
    try:
        return import_module("torch")
    except ModuleNotFoundError as error:
        raise MissingExtra("error-extra-missing", library="PyTorch", extra="train") from error
