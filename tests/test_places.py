"""CONTRIBUTING's "Add a game" names every place that knows a game: the key of a game that is built
in is found nowhere else.
"""

import re
import subprocess
from pathlib import Path

import pytest

from colonnade.games import BUILT_IN

ROOT = Path(__file__).parent.parent
PAGE = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
SECTION = PAGE.partition("## Add a game")[2].partition("\n## ")[0]
LISTED = set(re.findall(r"`([\w<>/.]+/[\w<>/.]*)`", SECTION))
"""The paths that the section names: `games/<key>/`."""


def list_files() -> list[str]:
    """The files of the program and of the client."""
    listed = subprocess.run(
        ["git", "ls-files", "src", "web"], cwd=ROOT, capture_output=True, text=True, check=True
    )
    return [
        path
        for path in listed.stdout.splitlines()
        if not path.startswith("web/tests/") and (ROOT / path).is_file()
    ]


def find_place(path: str, key: str) -> str:
    """A path as CONTRIBUTING has it: `locales/<language>/<key>.ftl`, `analysis/<key>/`."""
    place = path.removeprefix("src/colonnade/")
    place = re.sub("^locales/[a-z]{2}/", "locales/<language>/", place)
    # a module of the game's own, or its package
    place = re.sub(rf"(?<=/){key}(_\w+)?\.(py|cu|cpp|json)$", "<key>/", place)
    return re.sub(rf"/{key}/.*", "/<key>/", place).replace(key, "<key>")


def find_places(key: str) -> set[str]:
    places: set[str] = set()
    for path in list_files():
        data = (ROOT / path).read_bytes()
        if key in path or (b"\0" not in data and key.encode() in data):
            places.add(find_place(path, key))
    return {place for place in places if not place.startswith("bots/weights/")}


@pytest.mark.parametrize("key", BUILT_IN)
def test_no_other_place_knows_a_game(key: str) -> None:
    assert find_places(key) - LISTED == set()


def test_every_place_of_the_list_is_one() -> None:
    found = {place for key in BUILT_IN for place in find_places(key)}
    others = {
        "bots/plugin.py",
        "analysis/plugin.py",
        "printing/plugin.py",
        "core/game.py",
        "core/encoding.py",
        "core/facts.py",
        "core/testing/",
        "docs/rules/<name>.md",
        "tests/toy/",
        "tests/test_places.py",
    }
    assert LISTED - found - others == set()
