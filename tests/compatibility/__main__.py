"""Write the corpus of this version: `python -m tests.compatibility`. Refuses to write over one."""

from __future__ import annotations

import json
import random
import sqlite3
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from colonnade import __version__
from colonnade.core.dice import DiceSource, FairDice, PhysicalDice, SeededDice
from colonnade.core.errors import BadOption
from colonnade.core.game import AnyGame, Decide, Over, Seats
from colonnade.core.match import AnyMatch
from colonnade.core.options import Options
from colonnade.core.record import Record
from colonnade.games import GAMES
from tests.client import agree_on_dice
from tests.compatibility import FOLDER
from tests.conformance.setups import combine_options, tables, vary_options
from tests.ports import find_port
from tests.server.tools import Process, Server

CUT = 150
"""Events of the games that are not played to their end."""

HERE: dict[str, Any] = {"kind": "here"}
LINK: dict[str, Any] = {"kind": "link"}
BOT: dict[str, Any] = {"kind": "bot", "level": "random"}


def choose_games() -> Iterator[tuple[AnyGame, Options, Seats, int]]:
    """Every set of options of every game, with a number; numbers of players, colours and first
    seats go round.
    """
    for game in GAMES.values():
        for number, given in enumerate((*combine_options(game), *vary_options(game))):
            players = 4 if given.get("teams") else game.players[number % len(game.players)]
            seats = tables(game, players)
            try:
                options = game.options_type.resolve(given, players)
            except BadOption:  # partners without teams
                continue
            yield (
                game,
                options,
                seats[number * 7 % len(seats)],
                number,
            )


def play(game: AnyGame, options: Options, seats: Seats, number: int) -> Record:
    """A game of random moves: every third with seeded, fair and physical dice, every other one cut
    short.
    """
    chance = random.Random(f"{game.key}/{number}")
    thrown = SeededDice(2026, number)
    sources: tuple[DiceSource, ...] = (
        thrown,
        FairDice.from_seed(len(seats.colours), 2026, number),
        PhysicalDice(),
    )
    source = sources[number % 3]
    match = AnyMatch(
        game,
        options,
        seats,
        source,
        [f"Player {seat}" for seat in range(len(seats.colours))],
        "2026-11-16",
    )
    while not isinstance(turn := match.turn, Over):
        if number % 2 and len(match.events) >= CUT:
            break
        if isinstance(turn, Decide):
            match.act(turn.seat, chance.choice(game.legal(match.state)))
        else:
            match.throw((thrown if isinstance(source, PhysicalDice) else source).throw(turn.dice))
    return match.record()


def sample_positions(number: int, record: Record) -> Iterator[dict[str, Any]]:
    """About ten positions of a record: its number, the ply, and the id."""
    game = GAMES[record.game]
    for step in record.replay(game):
        if step.ply % max(1, len(record.events) // 10) == number % 5:
            yield {"record": number, "ply": step.ply, "position": game.position(step.state)}


def write_lines(path: Path, lines: Iterator[str]) -> None:
    path.write_text("".join(line + "\n" for line in lines), encoding="utf-8")
    print(path)


def play_at_table(
    server: Server, game: str, seats: list[dict[str, Any]], steps: int, **given: Any
) -> str:
    """A new table, at which the host takes this number of steps and is to play again, or the game
    is over; its id.
    """
    made = server.create(game, seats, **given)
    with server.client(made["table"], made["token"]) as client:
        agree_on_dice([client])
        while client.view["status"] == "playing" and (steps > 0 or not client.is_mine):
            if client.step() is None:
                client.receive()  # a bot's turn
            else:
                steps -= 1
    return made["table"]


def play_tables(server: Server) -> Iterator[str]:
    """Tables of both games in every state: waiting, going on, with clocks, real dice or teams,
    over, abandoned. Their ids.
    """
    for game in GAMES:
        yield server.create(game, [HERE, LINK])["table"]
        yield play_at_table(server, game, [HERE, BOT], 12)
        yield play_at_table(
            server, game, [HERE, HERE, HERE], 9, clock={"seconds": 86_400, "increment": 5}
        )
        yield server.create(game, [HERE, HERE], dice="physical")["table"]
        yield play_at_table(server, game, [HERE, HERE], 10_000)
        made = server.create(game, [HERE, HERE])
        with server.client(made["table"], made["token"]) as client:
            agree_on_dice([client])
            client.command("throw")
            client.command("abandon")
        yield made["table"]
    yield play_at_table(
        server, "quatre_colonnes", [HERE, HERE, HERE, HERE], 20, options={"dice": 2, "teams": True}
    )


def show_tables(server: Server, tables: list[str]) -> Iterator[str]:
    """Every table as the server shows it: status, revision, position, and its record."""
    for table in tables:
        view = server.request("GET", f"/api/tables/{table}")[1]
        shown = {
            "table": table,
            "status": view["status"],
            "revision": view["revision"],
            "position": view["position"]["id"],
        }
        yield json.dumps({**shown, "record": server.record(table)}, ensure_ascii=False)


def write_corpus(folder: Path) -> None:
    """Everything that this version writes."""
    folder.mkdir()
    records = [play(*chosen) for chosen in choose_games()]
    write_lines(folder / "records.jsonl", (record.to_json() for record in records))
    positions = (
        position
        for number, record in enumerate(records)
        for position in sample_positions(number, record)
    )
    write_lines(folder / "positions.jsonl", map(json.dumps, positions))
    with tempfile.TemporaryDirectory() as place:
        path = Path(place) / "tables.sqlite"
        server = Process(path, find_port())
        try:
            write_lines(folder / "tables.jsonl", show_tables(server, list(play_tables(server))))
        finally:
            server.kill()
        connection = sqlite3.connect(path)
        connection.execute("VACUUM INTO ?", (str(folder / "tables.sqlite"),))
        connection.close()


if __name__ == "__main__":
    corpus = FOLDER / __version__
    if corpus.exists():
        sys.exit(f"{corpus} is there, and what a version wrote is kept as it is.")
    write_corpus(corpus)
