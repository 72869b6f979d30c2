"""How the benchmark positions of the package are made: `python benchmarks/positions.py
draw|roll|choose|check|pack …`.

- `draw`: decisions from games of mixed levels, without trials, to `drawn*.jsonl`.
- `roll`: rollouts of all of them, batch by batch, to `trials-*.jsonl`. Every batch is written at
  once, and a second call goes on where the first was stopped. `--part 1/3` rolls out a third of
  them, so that three processes can share the work.
- `check`: some of the positions rolled out to the end of the game, beside the values of `roll`.
- `choose`: what each level chooses in each position, to `choices-*.jsonl`.
- `pack`: the file of the package and its checksum, from all of these.

All read and write in one folder, `--folder`. `roll` and `check` need PyTorch and a C++ compiler, as
a training does.
"""

from __future__ import annotations

import argparse
import hashlib
import sys
import time
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass, replace
from math import sqrt
from pathlib import Path
from statistics import fmean, median
from zlib import crc32

import msgspec
from position_making import MOST, WINDOW, Table, draw_positions
from position_trials import (
    AT_A_TIME,
    DRAWS,
    TURNS,
    Batch,
    add_values,
    find_largest_error,
    play_columbiz,
    play_quatre_colonnes,
    summarise_group,
)

from colonnade.bots.levels import levels_of
from colonnade.games import GAMES
from colonnade.lab.benchmark import choose_action
from colonnade.lab.positions import (
    CHECKSUM,
    FILE,
    FORMAT,
    LICENCE,
    BenchmarkPosition,
    Header,
    LevelLoss,
    PositionFile,
    format_positions,
)
from colonnade.lab.statistics import Z95, estimate_mean
from colonnade.training.nets import torch

TABLES = (
    *(Table("columbiz", players, {}, 500) for players in (2, 3, 4)),
    *(
        Table("quatre_colonnes", players, {"dice": dice}, 250)
        for players in (2, 3)
        for dice in (1, 2)
    ),
    *(
        Table("quatre_colonnes", 4, {"dice": dice, "teams": teams}, 125)
        for teams in (False, True)
        for dice in (1, 2)
    ),
)
ROLLOUTS = {
    "columbiz": f"the rest of the turn and {TURNS} whole turns, less luck; then the evaluator",
    "quatre_colonnes": f"{DRAWS[1]} draws of one die or {DRAWS[2]} of two, less luck; then the net",
}
SLOW = "champion"
DATA = Path(__file__).parents[1] / "src" / "colonnade" / "lab" / "data"


@dataclass(frozen=True, slots=True)
class Choice:
    """The action that a level chooses in a position."""

    level: str
    position: str
    action: str


def read_drawn(folder: Path) -> list[BenchmarkPosition]:
    """The drawn positions, those of different games and numbers of players in turn, so that the
    first of them are a sample of all.
    """
    tables: dict[object, list[BenchmarkPosition]] = defaultdict(list)
    for path in sorted(folder.glob("drawn*.jsonl")):
        for line in path.read_bytes().splitlines():
            found = msgspec.json.decode(line, type=BenchmarkPosition)
            tables[path, found.phase].append(found)
    longest = max(map(len, tables.values()))
    return [some[n] for n in range(longest) for some in tables.values() if n < len(some)]


def read_batches(folder: Path) -> dict[str, list[Batch]]:
    found: dict[str, list[Batch]] = defaultdict(list)
    for path in sorted(folder.glob("trials-*.jsonl")):
        # without a line that is being written, or in which a run was stopped
        for line in path.read_bytes().rpartition(b"\n")[0].splitlines():
            batch = msgspec.json.decode(line, type=Batch)
            found[batch.position].append(batch)
    return found


def drop_half_line(path: Path) -> None:
    """Remove the end of a line in which a run was stopped."""
    if path.exists():
        whole, end, half = path.read_bytes().rpartition(b"\n")
        if half:
            path.write_bytes(whole + end)


def draw(chosen: argparse.Namespace) -> None:
    for number, table in enumerate(TABLES):
        if chosen.game not in (None, table.game):
            continue
        begun, count = time.monotonic(), 0
        with (chosen.folder / f"drawn{number}.jsonl").open("wb") as file:
            for position in draw_positions(table, chosen.seed):
                file.write(msgspec.json.encode(position) + b"\n")
                count += 1
        print(f"{table}: {count} positions in {time.monotonic() - begun:.0f} s", flush=True)


def play_waiting(waiting: list[tuple[BenchmarkPosition, int]], seed: int) -> Iterator[Batch]:
    """A batch for each position; those of Les 4 colonnes together where their tables are alike."""
    together: dict[object, list[tuple[BenchmarkPosition, int]]] = defaultdict(list)
    for position, number in waiting:
        if position.game == "columbiz":
            yield play_columbiz(position, seed, number)
            continue
        options = GAMES[position.game].from_position(position.position).options
        some = together[position.players, options.dice, options.teams]
        some.append((position, number))
        if len(some) == AT_A_TIME:
            yield from play_quatre_colonnes(some, seed)
            some.clear()
    for some in together.values():
        if some:
            yield from play_quatre_colonnes(some, seed)


def roll(chosen: argparse.Namespace) -> None:
    torch.set_num_threads(1)
    drawn = [some for some in read_drawn(chosen.folder) if chosen.game in (None, some.game)]
    part, parts = map(int, chosen.part.split("/"))
    drawn = [some for some in drawn if crc32(some.position.encode()) % parts == part - 1]
    batches, begun = read_batches(chosen.folder), time.monotonic()
    worst = {some.position: find_largest_error(some, batches[some.position]) for some in drawn}
    positions = {some.position: some for some in drawn}
    path = chosen.folder / f"trials-{chosen.game or 'all'}-{part}.jsonl"
    drop_half_line(path)
    with path.open("ab") as file:
        for turn in range(chosen.most):
            waiting = [
                (some, len(batches[some.position]))
                for some in drawn
                if worst[some.position] > chosen.error / 100 and len(batches[some.position]) <= turn
            ]
            if not waiting:
                continue
            print(
                f"{len(waiting)} of {len(drawn)} positions get batch {turn + 1}, after"
                f" {time.monotonic() - begun:.0f} s",
                flush=True,
            )
            for done, batch in enumerate(play_waiting(waiting, chosen.seed), 1):
                file.write(msgspec.json.encode(batch) + b"\n")
                file.flush()
                batches[batch.position].append(batch)
                worst[batch.position] = find_largest_error(
                    positions[batch.position], batches[batch.position]
                )
                if not done % 50:
                    print(f"  {done} after {time.monotonic() - begun:.0f} s", flush=True)
                if chosen.seconds and time.monotonic() - begun > chosen.seconds:
                    print("out of time: a second call goes on", flush=True)
                    return
    print(f"done after {time.monotonic() - begun:.0f} s")


def read_finished(folder: Path) -> list[BenchmarkPosition]:
    """The positions that have enough trials, with their values."""
    batches = read_batches(folder)
    return [
        add_values(position, batches[position.position])
        for position in read_drawn(folder)
        if find_largest_error(position, batches[position.position]) < 1
    ]


def describe_errors(positions: list[BenchmarkPosition], aim: float) -> dict[str, float]:
    by_position = [[some.error for some in position.rolled] for position in positions]
    errors = [error for some in by_position for error in some]
    return {
        "actions": len(errors),
        "actions_within": round(fmean(error <= aim for error in errors), 4),
        "positions_within": round(fmean(max(some) <= aim for some in by_position), 4),
        "median": median(errors),
        "largest": max(errors),
    }


def choose(chosen: argparse.Namespace) -> None:
    """Write what each level chooses, position by position."""
    path = chosen.folder / f"choices-{chosen.game or 'all'}.jsonl"
    drop_half_line(path)
    known = {(choice.level, choice.position) for choice in read_choices(chosen.folder)}
    drawn = [some for some in read_drawn(chosen.folder) if chosen.game in (None, some.game)]
    begun = time.monotonic()
    with path.open("ab") as file:
        for done, position in enumerate(drawn, 1):
            for level in levels_of(position.game):
                is_left_out = level == SLOW and done > chosen.slow * len(drawn)
                if is_left_out or (level, position.position) in known:
                    continue
                action = choose_action(level, position, chosen.seed)
                choice = Choice(level, position.position, action)
                file.write(msgspec.json.encode(choice) + b"\n")
            file.flush()
            if not done % 50:
                print(f"{done} positions after {time.monotonic() - begun:.0f} s", flush=True)
            if chosen.seconds and time.monotonic() - begun > chosen.seconds:
                print("out of time: a second call goes on", flush=True)
                return


def read_choices(folder: Path) -> list[Choice]:
    return [
        msgspec.json.decode(line, type=Choice)
        for path in sorted(folder.glob("choices-*.jsonl"))
        for line in path.read_bytes().rpartition(b"\n")[0].splitlines()
    ]


def measure_levels(folder: Path, found: list[BenchmarkPosition]) -> tuple[LevelLoss, ...]:
    """What each level loses in the positions where its choice is known."""
    positions = {position.position: position for position in found}
    losses: dict[tuple[str, int, str], list[float]] = defaultdict(list)
    for choice in read_choices(folder):
        if choice.position in positions:
            position = positions[choice.position]
            loss = position.list_losses()[choice.action]
            losses[position.game, position.players, choice.level].append(loss)
    levels: list[LevelLoss] = []
    for game in GAMES:
        for players in GAMES[game].players:
            for level in levels_of(game):
                some = losses[game, players, level]
                if len(some) > 1:
                    mean, margin = estimate_mean(some)
                    levels.append(
                        LevelLoss(game, players, level, len(some), round(mean, 6), round(margin, 6))
                    )
                    print(
                        f"{game}, {players} players, {level}: {100 * mean:.3f} ±"
                        f" {100 * margin:.3f} % ({len(some)} positions)"
                    )
    return tuple(levels)


def check(chosen: argparse.Namespace) -> None:
    """Compare the values of a sample with rollouts to the end of the game."""
    torch.set_num_threads(1)
    found, batches = read_finished(chosen.folder), read_batches(chosen.folder)
    drawn = {position.position: position for position in read_drawn(chosen.folder)}
    for game in GAMES:
        some = [position for position in found if position.game == game]
        if not some or chosen.game not in (None, game):
            continue
        some = some[:: max(1, len(some) // chosen.positions)][: chosen.positions]
        rows: list[tuple[float, float, float]] = []
        for finished in some:
            position = drawn[finished.position]
            two = replace(position, rolled=position.rolled[:2])
            whole = [
                batch
                for number in range(chosen.batches)
                for batch in play_to_the_end(two, chosen.seed + 1, number)
            ]
            seat, short = position.seat, batches[position.position]
            values = [[summarise_group(of, n, seat) for n in (0, 1)] for of in (short, whole)]
            (first, error), (second, _) = values[1]
            (known, known_error), (other, _) = values[0]
            apart = float(first[seat] - known[seat])
            behind = float(first[seat] - second[seat] - known[seat] + other[seat])
            rows.append((apart, sqrt(error**2 + known_error**2), behind))
            print(
                f"{position.position} {position.phase}: {100 * known[seat]:.2f} ±"
                f" {196 * known_error:.2f}, to the end {100 * first[seat]:.2f} ±"
                f" {196 * error:.2f} %; the lead over the second {100 * behind:+.2f}",
                flush=True,
            )
        largest = max(rows, key=lambda row: abs(row[0]))
        beyond = sum(abs(apart) > Z95 * error for apart, error, _ in rows)
        for what, values in (
            ("value to the end less the value", [row[0] for row in rows]),
            ("lead of the first action over the second, the same", [row[2] for row in rows]),
        ):
            mean, margin = estimate_mean(values)
            print(f"{game}, {what}: mean {100 * mean:+.3f} ± {100 * margin:.3f} %", flush=True)
        print(
            f"{game}: the largest difference is {100 * largest[0]:+.2f} ± {196 * largest[1]:.2f} %;"
            f" {beyond} of {len(rows)} are beyond their 95 % interval",
            flush=True,
        )


def play_to_the_end(position: BenchmarkPosition, seed: int, number: int) -> Iterator[Batch]:
    if position.game == "columbiz":
        return iter([play_columbiz(position, seed, number, turns=200)])
    return play_quatre_colonnes([(position, number)], seed, draws=5000)


def pack(chosen: argparse.Namespace) -> None:
    found = read_finished(chosen.folder)
    order = list(GAMES)
    found.sort(key=lambda position: (order.index(position.game), position.players))
    header = Header(
        format=FORMAT,
        licence=LICENCE,
        about="Benchmark positions of Colonnade: docs/benchmark-positions.md",
        made_by="python benchmarks/positions.py draw; roll; choose; pack",
        seed=chosen.seed,
        rollouts=ROLLOUTS,
        window=WINDOW,
        most=MOST,
        aim=chosen.error / 100,
        errors=describe_errors(found, chosen.error / 100),
        levels=measure_levels(chosen.folder, found),
    )
    content = format_positions(PositionFile(header, tuple(found)))
    chosen.out.mkdir(exist_ok=True)
    (chosen.out / FILE).write_bytes(content)
    digest = hashlib.sha256(content).hexdigest()
    (chosen.out / CHECKSUM).write_text(f"{digest}  {FILE}\n", encoding="ascii")
    print(f"{len(found)} positions, {len(content)} bytes, {header.errors}")


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    commands = parser.add_subparsers(required=True)
    for name, task in (
        ("draw", draw),
        ("roll", roll),
        ("check", check),
        ("choose", choose),
        ("pack", pack),
    ):
        command = commands.add_parser(name)
        command.set_defaults(task=task)
        command.add_argument("--folder", type=Path, required=True)
        command.add_argument("--game", choices=list(GAMES))
        command.add_argument("--seed", type=int, default=1)
        command.add_argument("--error", type=float, default=0.5, help="in percent of a win")
        if name == "roll":
            command.add_argument("--most", type=int, default=24, help="batches per position")
            command.add_argument("--seconds", type=float)
            command.add_argument(
                "--part", default="1/1", metavar="K/N", help="one of N processes at the same time"
            )
        if name == "check":
            command.add_argument("--positions", type=int, default=40, help="per game")
            command.add_argument("--batches", type=int, default=2)
        if name == "choose":
            command.add_argument("--seconds", type=float)
            command.add_argument(
                "--slow", type=float, default=0.2, help=f"the share of positions for the {SLOW}"
            )
        if name == "pack":
            command.add_argument("--out", type=Path, default=DATA)
    arguments = parser.parse_args()
    arguments.task(arguments)
    return 0


if __name__ == "__main__":
    sys.exit(main())
