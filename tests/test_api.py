"""The public API: what `colonnade` offers is what it says, and docs/python.md tells of
all of it.
"""

from __future__ import annotations

import subprocess
import sys
from itertools import chain
from pathlib import Path

import pytest

import colonnade
from tests.scripts import load_script

ROOT = Path(__file__).parent.parent


def test_every_public_name_has_a_home() -> None:
    assert sorted(chain.from_iterable(colonnade.MODULES.values())) == sorted(colonnade.__all__)
    assert set(colonnade.__all__) <= set(dir(colonnade))


@pytest.mark.parametrize("name", colonnade.__all__)
def test_a_public_name_can_be_imported(name: str) -> None:
    assert getattr(colonnade, name) is not None


def test_an_unknown_name_is_refused_as_by_any_module() -> None:
    with pytest.raises(AttributeError, match="module 'colonnade' has no attribute 'Chess'"):
        colonnade.Chess  # noqa: B018


def test_importing_the_package_loads_nothing_else() -> None:
    program = (
        "import sys; before = set(sys.modules); import colonnade; print(*sorted(set(sys.modules) -"
        " before))"
    )
    loaded = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True
    ).stdout.split()
    assert [name for name in loaded if name.startswith("colonnade")] == ["colonnade"]


def test_the_reference_is_up_to_date() -> None:
    page = (ROOT / "docs" / "python.md").read_text(encoding="utf-8")
    assert load_script(ROOT / "docs" / "make_reference.py").renew(page) == page, (
        "python docs/make_reference.py"
    )


def test_the_page_uses_every_function_of_the_api() -> None:
    page = (ROOT / "docs" / "python.md").read_text(encoding="utf-8").partition("## Reference")[0]
    functions = [name for name in colonnade.__all__ if name.islower()]
    assert [name for name in functions if f"{name}(" not in page] == []
