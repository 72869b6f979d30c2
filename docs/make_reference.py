"""Write the reference of docs/python.md from the docstrings of the public API: `python
docs/make_reference.py` from the root.
"""

from __future__ import annotations

import inspect
from collections.abc import Iterator
from pathlib import Path

from blocks import renew_blocks

import colonnade

PAGE = Path(__file__).parent / "python.md"


def describe_api() -> str:
    """A table per module: every public name and what its docstring says first."""
    return "\n\n".join(
        "\n".join(describe_module(module, names)) for module, names in colonnade.MODULES.items()
    )


def describe_module(module: str, names: tuple[str, ...]) -> Iterator[str]:
    """The rows of a module."""
    yield f"### `colonnade.{module}`"
    yield ""
    yield "| name | what it is |"
    yield "|---|---|"
    for name in names:
        value = getattr(colonnade, name)
        yield f"| `{name}` | {find_summary(value)} |"


def find_summary(value: object) -> str:
    """The first paragraph of a docstring; of a plain value, its type and contents."""
    if not (inspect.isclass(value) or inspect.isfunction(value)):
        return f"`{type(value).__name__}`: " + ", ".join(f"`{item}`" for item in value)  # type: ignore[attr-defined]
    paragraph = (inspect.getdoc(value) or "").partition("\n\n")[0]
    return " ".join(paragraph.split()).replace("|", "\\|")


def renew(text: str) -> str:
    """The page with its reference written anew."""
    return renew_blocks(text, lambda _: describe_api())


if __name__ == "__main__":
    PAGE.write_text(renew(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
    print(PAGE)
