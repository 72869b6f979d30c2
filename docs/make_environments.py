"""Write the tables of docs/environments.md from the encodings of the games: `python
docs/make_environments.py` from the root.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import accumulate
from pathlib import Path

from blocks import renew_blocks

from colonnade.core.encoding import AnyEncoding, Field
from colonnade.games import GAMES

PAGE = Path(__file__).parent / "environments.md"


def find_ranges(sizes: list[int]) -> list[str]:
    """The places of parts of these sizes, as `0–35`."""
    starts = list(accumulate(sizes, initial=0))
    return [
        f"{start}" if size == 1 else f"{start}–{start + size - 1}"
        for start, size in zip(starts, sizes, strict=False)
    ]


def describe_actions(encoding: AnyEncoding) -> Iterator[str]:
    """A row for each group of actions."""
    yield "| integers | group | first … last | meaning |"
    yield "|---|---|---|---|"
    start = 0
    places = find_ranges([group.count for group in encoding.action_groups])
    for place, group in zip(places, encoding.action_groups, strict=True):
        texts = [encoding.describe_action(start + shift) for shift in (0, group.count - 1)]
        shown = " … ".join(f"`{text}`" for text in dict.fromkeys(texts))
        yield f"| {place} | {group.name} | {shown} | {group.meaning} |"
        start += group.count


def describe_fields(fields: tuple[Field, ...], sizes: list[int]) -> Iterator[str]:
    """A row for each field."""
    yield "| place | field | shape | meaning |"
    yield "|---|---|---|---|"
    for place, field in zip(find_ranges(sizes), fields, strict=True):
        shape = " × ".join(map(str, field.shape))
        yield f"| {place} | `{field.name}` | {shape} | {field.meaning} |"


def describe(what: str, key: str) -> Iterator[str]:
    """A table of a game."""
    encoding = GAMES[key].encoding
    assert encoding is not None
    rows, columns = encoding.board_shape
    if what == "actions":
        yield f"Version {encoding.version}: {encoding.action_count:,} actions."
        yield ""
        yield from describe_actions(encoding)
    elif what == "fields":
        yield f"{encoding.size} numbers."
        yield ""
        yield from describe_fields(encoding.fields, [field.size for field in encoding.fields])
    else:
        yield f"{encoding.plane_count} planes of {rows} × {columns}."
        yield ""
        yield from describe_fields(encoding.planes, [field.shape[0] for field in encoding.planes])


def renew(text: str) -> str:
    """The page with its tables written anew."""
    return renew_blocks(text, lambda name: "\n".join(describe(*name.split())))


if __name__ == "__main__":
    PAGE.write_text(renew(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
    print(PAGE)
