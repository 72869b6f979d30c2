"""Everything runs in processes of its own, as users run it."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

INSTALLED = str(Path(__file__).parent)


@pytest.fixture(scope="session")
def installed() -> dict[str, str]:
    """The environment of a user who has installed the game."""
    return {**os.environ, "PYTHONPATH": INSTALLED, "LC_ALL": "C.UTF-8", "COLUMNS": "120"}
