"""Programs of the system that some tests need. `make test` installs them when it runs as root;
else a test is skipped with the command that does.
"""

from __future__ import annotations

import os
import shutil
from pathlib import Path
from typing import NoReturn

import pytest

# Debian has programs of the administrator in folders that are not on everybody's path
PATH = os.pathsep.join([os.environ.get("PATH", os.defpath), "/usr/sbin", "/sbin"])


def skip_missing(name: str, package: str) -> NoReturn:
    """Skip a test: something of a package of Debian is missing."""
    pytest.skip(f"{name} is missing: apt-get install {package}")


def need_program(name: str, package: str) -> str:
    """The path of a program; without it the test is skipped."""
    return shutil.which(name, path=PATH) or skip_missing(name, package)


def need_file(path: str, package: str) -> str:
    """The text of a file of the system; without it the test is skipped."""
    found = Path(path)
    return found.read_text(encoding="utf-8") if found.is_file() else skip_missing(path, package)
