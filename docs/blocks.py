"""The parts of pages that scripts write: between `<!-- made: NAME -->` and `<!-- end -->`."""

from __future__ import annotations

import re
from collections.abc import Callable

BLOCK = re.compile(r"(<!-- made: ([\w ]+) -->\n).*?(<!-- end -->)", re.DOTALL)


def renew_blocks(text: str, make: Callable[[str], str]) -> str:
    """A page with its made parts written anew, each by its name."""
    return BLOCK.sub(lambda found: f"{found[1]}\n{make(found[2])}\n\n{found[3]}", text)
