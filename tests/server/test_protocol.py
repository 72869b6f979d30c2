"""The protocol's page: its tables are those of the code, and its bot plays."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from colonnade.games import GAMES
from colonnade.locales import Speaker
from colonnade.server import errors, messages
from colonnade.server.reference import update_page
from tests.client import play_out
from tests.server.tools import Server
from tests.waiting import DEADLINE

PAGE = Path(__file__).parents[2] / "docs" / "protocol.md"
SOURCE = Path(errors.__file__).parent


def test_the_tables_of_the_page_are_those_of_the_code() -> None:
    text = PAGE.read_text(encoding="utf-8")
    assert text == update_page(text), "run: python -m colonnade.server.reference docs/protocol.md"


def bot_of_the_page() -> str:
    found = re.search(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    assert found
    return found[1]


def test_the_bot_of_the_page_has_thirty_lines() -> None:
    assert len(bot_of_the_page().strip().splitlines()) <= 30


@pytest.mark.parametrize("game", list(GAMES))
def test_the_bot_of_the_page_joins_by_a_link_and_plays(
    server: Server, game: str, tmp_path: Path
) -> None:
    made = server.create(game, [{"kind": "here", "name": "Ana"}, {"kind": "link"}])
    (tmp_path / "bot.py").write_text(bot_of_the_page(), encoding="utf-8")
    bot = subprocess.Popen(
        [
            sys.executable,
            str(tmp_path / "bot.py"),
            f"{server.address}/#/join/{made['table']}/{made['links'][1]}",
        ]
    )
    with server.client(made["table"], made["token"]) as client:
        while client.view["status"] == "waiting":
            client.receive()
        play_out([client])
    assert bot.wait(DEADLINE) == 0
    assert server.record(made["table"])["seats"][1]["name"] == "Thirty lines"


def test_every_code_of_the_server_is_on_the_page() -> None:
    text = PAGE.read_text(encoding="utf-8")
    for kind in vars(errors).values():
        if isinstance(kind, type) and kind.__module__ == errors.__name__:
            assert f"`{kind.code}`" in text


def test_every_key_the_server_says_has_a_sentence() -> None:
    speaker = Speaker("en")
    keys = {
        key
        for path in SOURCE.rglob("*.py")
        for key in re.findall(r'"((?:error-server|error-store)-[a-z-]+)"', path.read_text())
    }
    keys |= {f"phrase-{phrase}" for phrase in messages.PHRASES}
    keys |= {
        f"error-store-{reason}"
        for reason in ("full", "locked", "damaged", "closed", "other", "removed")
    }
    keys |= {
        f"note-{word}"
        for word in (
            "took-over",
            "left",
            "gave-back",
            "time-out",
            "bot-failed",
            "hinted",
            "looked",
            "abandoned",
        )
    }
    assert not [key for key in sorted(keys) if not speaker.has(key)]
