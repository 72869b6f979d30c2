"""Positions of Les 4 colonnes, many at a time: in arrays before a draw or an attempt to build, and
as records of 48 bytes, the layout of `kernels.cu`; and the log of what games did.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from colonnade.games.quatre_colonnes.board import COLOURS, RING, SAFE_CELLS, START_CELL, quarter_of
from colonnade.games.quatre_colonnes.options import QuatreColonnesOptions
from colonnade.games.quatre_colonnes.state import Phase, State

Integers = NDArray[np.int64]
Records = NDArray[Any]
"""Positions as an array of `POSITION`."""

PHASES: tuple[Phase, ...] = ("draw", "build", "relaunch", "play", "over")
KINDS = ("roll", "exit", "move", "bonus", "skip")
BY_NET, BY_GREEDY, BY_CHANCE, BY_EAGER = range(4)
"""The player of a seat."""
SUMS = (False, True, "six")
"""The values of the option, in the order of the compiled rules."""
WITH_SUM = 7
"""The die of an exit that spends both dice."""
POSITION = np.dtype(
    [
        ("tokens", np.int8, (4, 4)),
        ("quarter", np.int8, 4),
        *(
            (name, np.int8)
            for name in ("players", "dice", "teams", "workshop_six", "free_finish", "sums")
        ),
        ("style", np.int8, 4),
        ("seat", np.int8),
        ("phase", np.int8),
        ("hand", np.int8, 2),
        *((name, np.int8) for name in ("bonus", "sixes", "is_six", "is_whole", "moved", "spare")),
        ("duty", np.int16),
        ("padding", np.int8, 6),
    ]
)
OFFSET: dict[str, int] = {name: field[1] for name, field in (POSITION.fields or {}).items()}
"""Where the fields of a record begin, in bytes."""
LOG = np.dtype(
    [("before", POSITION), ("after", POSITION), ("count", np.int32), ("events", np.uint8, (63, 4))]
)
"""The log of a game in one step: `count` events, each its kind + 8 × the number of legal uses,
token, cells or first die, victim or second die.
"""

_SAFE = sorted((cell - START_CELL["Y"]) % RING for cell in SAFE_CELLS)
_QUARTER = {quarter_of(colour): colour for colour in COLOURS}
assert POSITION.itemsize == 48
assert LOG.itemsize == 352


@dataclass
class Afterstates:
    """Positions before a draw or an attempt to build, all with as many players, all in teams or
    none. Rows are positions; columns are seats, from the one that throws.
    """

    teams: bool
    tokens: Integers
    """(N, players, 4): progress, seats counted from the one that throws."""
    quarters: Integers
    """(N, players): how many quarters of the ring the seat's start cell is ahead of that of the
    seat that throws; the first is 0.
    """
    sixes: Integers
    """(N,): sixes drawn in this turn."""
    moved: Integers
    """(N,): progress of the token last moved by a die in this turn, 0 if there is none (L3.4)."""
    is_partners: NDArray[np.bool_]
    """(N,): whether that token is the partner's."""
    is_workshop_six: NDArray[np.bool_]
    """(N,): `third_six` is `workshop`."""
    is_free_finish: NDArray[np.bool_]
    """(N,): `finish` is `free`."""
    is_without_sums: NDArray[np.bool_]
    """(N,): `sums` is false."""

    @property
    def players(self) -> int:
        """How many play."""
        return self.tokens.shape[1]


def gather(states: Sequence[State]) -> Afterstates:
    """Return positions before a draw or an attempt to build as arrays, from the seat that throws;
    at least one, all with as many players and the same `teams`.
    """
    players, teams = len(states[0].colours), states[0].options.teams
    orders = [[(state.seat + number) % players for number in range(players)] for state in states]
    quarters = [
        [quarter_of(state.colours[seat]) for seat in order]
        for state, order in zip(states, orders, strict=True)
    ]
    moved = [state.moved for state in states]
    return Afterstates(
        teams,
        np.array(
            [
                [state.tokens[seat] for seat in order]
                for state, order in zip(states, orders, strict=True)
            ],
            dtype=np.int64,
        ),
        np.array([[(quarter - row[0]) % 4 for quarter in row] for row in quarters], dtype=np.int64),
        np.array([state.sixes for state in states], dtype=np.int64),
        np.array(
            [
                state.tokens[at[0]][at[1]] if at else 0
                for state, at in zip(states, moved, strict=True)
            ],
            dtype=np.int64,
        ),
        np.array(
            [
                at is not None and at[0] != state.seat
                for state, at in zip(states, moved, strict=True)
            ]
        ),
        np.array([state.options.third_six == "workshop" for state in states]),
        np.array([state.options.finish == "free" for state in states]),
        np.array([not state.options.sums for state in states]),
    )


def to_record(state: State, styles: Sequence[int] = (0, 0, 0, 0)) -> Records:
    """Return a position of the rules as a record. Raises `ValueError` where partners are not one
    side (L2.3), which the compiled rules do not know.
    """
    if state.options.partners != "side":
        raise ValueError(f"the compiled rules do not know partners={state.options.partners}")
    record = np.zeros((), dtype=POSITION)
    players, options = len(state.colours), state.options
    record["tokens"][:players] = state.tokens
    record["quarter"][:players] = [quarter_of(colour) for colour in state.colours]
    record["players"], record["dice"], record["teams"] = players, options.dice, options.teams
    record["workshop_six"], record["free_finish"] = (
        options.third_six == "workshop",
        options.finish == "free",
    )
    record["sums"], record["style"] = SUMS.index(options.sums), styles
    record["seat"], record["phase"] = state.seat, PHASES.index(state.phase)
    record["hand"][: len(state.dice)] = state.dice
    record["bonus"] = state.bonuses[0] if state.bonuses else 0
    record["sixes"], record["is_six"], record["is_whole"] = (
        state.sixes,
        state.is_six,
        state.is_whole,
    )
    record["moved"] = -1 if state.moved is None else 4 * state.moved[0] + state.moved[1]
    record["duty"] = sum(1 << _SAFE.index((cell - START_CELL["Y"]) % RING) for cell in state.duty)
    return record


def from_record(record: Records) -> State:
    """Return a record as a position of the rules."""
    players, moved, duty = int(record["players"]), int(record["moved"]), int(record["duty"])
    options = QuatreColonnesOptions(
        int(record["dice"]),
        bool(record["teams"]),
        "workshop" if record["workshop_six"] else "start",
        "free" if record["free_finish"] else "exact",
        SUMS[int(record["sums"])],
        "side",
    )
    rows: list[list[int]] = record["tokens"].tolist()
    return State(
        options,
        tuple(_QUARTER[quarter] for quarter in record["quarter"][:players].tolist()),
        int(record["seat"]),
        PHASES[int(record["phase"])],
        tuple((a, b, c, d) for a, b, c, d in rows[:players]),
        tuple(die for die in record["hand"].tolist() if die),
        (int(record["bonus"]),) if record["bonus"] else (),
        int(record["sixes"]),
        bool(record["is_six"]),
        bool(record["is_whole"]),
        tuple(
            sorted(
                (cell + START_CELL["Y"] - 1) % RING + 1
                for number, cell in enumerate(_SAFE)
                if duty >> number & 1
            )
        ),
        None if moved < 0 else divmod(moved, 4),
    )
