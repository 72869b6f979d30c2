"""Columbiz for programs that learn: actions as integers, positions as numbers
(docs/environments.md).
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from functools import cache, lru_cache

from colonnade.core.encoding import ActionGroup, Encoding, Field, Numbers, fill_planes
from colonnade.core.options import Options
from colonnade.games.columbiz.actions import (
    DONE,
    FORFEIT,
    KEEPS,
    PLACES,
    STOP,
    Action,
)
from colonnade.games.columbiz.board import CELLS, COLOURS, DICE, RESERVE, SIZE, cells_in
from colonnade.games.columbiz.dice import FACES, Dice
from colonnade.games.columbiz.rules import (
    THROWS,
    legal,
    list_keeps,
    locked_dice,
    open_cells,
    scores,
    unspent,
)
from colonnade.games.columbiz.state import State

_SEATS = len(COLOURS)
_PHASES = ("start", "throw", "keep", "place", "over")
_PHASE = {phase: tuple(float(phase == other) for other in _PHASES) for phase in _PHASES}
_MOST_DISCS = max(RESERVE.values())
_MOST_PRISONERS = max((players - 1) * discs for players, discs in RESERVE.items())
_MOST_LINE_POINTS = 40  # more than games of our strongest bots show; beyond it the number is 1
_MOST_SCORE = 80
_MOST_PLACED = 8  # C3.1: the largest `max_discs`

_ACTIONS: tuple[Action, ...] = (*PLACES, DONE, FORFEIT, STOP, *KEEPS.values())
_INDEX: dict[Action, int] = {action: index for index, action in enumerate(_ACTIONS)}
_NOBODY = (0.0,) * _SEATS
_ONE_SEAT = tuple(tuple(float(seat == other) for other in range(_SEATS)) for seat in range(_SEATS))
_PRESENT = {players: (1.0,) * players + _NOBODY[players:] for players in RESERVE}
_THROWN = tuple(
    tuple(float(number < made) for number in range(THROWS)) for made in range(THROWS + 1)
)

_SPREAD = (
    Field("discs", (_SEATS, SIZE, SIZE), "per seat and cell (column, row): 1 where its disc is"),
    Field("open", (1, SIZE, SIZE), "per cell: 1 where the dice pay for a disc now (C3.2, C3.3)"),
)
_FILLED = (
    Field("dice", (SIZE,), "per face: dice that show it, as they lie, ÷ 8"),
    Field("unspent", (SIZE,), "per face: dice that are not spent (C3.3), ÷ 8"),
    Field("kept", (SIZE,), "per face: dice of the last keep of this turn (C2.2), ÷ 8"),
    Field("throws", (THROWS,), "1 for each throw made in this turn"),
    Field("placed", (1,), "discs placed in this turn ÷ 8"),
    Field("phase", (len(_PHASES),), "1 at one of: " + ", ".join(_PHASES)),
    Field("turn", (_SEATS,), "1 at the seat whose turn it is; none at the end"),
    Field("starter", (_SEATS,), "1 at the seat that began; none before the dice decide (C1.3)"),
    Field("present", (_SEATS,), "1 for each seat that plays"),
    Field("reserve", (_SEATS,), "per seat: discs in reserve ÷ 18"),
    Field("prisoners", (_SEATS,), "per seat: discs it has taken ÷ 30"),
    Field("set_aside", (_SEATS,), "per seat: discs it has forfeited ÷ 18"),
    Field("line_points", (_SEATS,), "per seat: line points ÷ 40, at most 1"),
    Field("score", (_SEATS,), "per seat: line points and prison points (C4.2) ÷ 80, at most 1"),
    Field("last_round", (1,), "1 if the round is the last one (C4.1)"),
    Field(
        "options", (3,), "`max_discs` ÷ 8; 1 if `kept_dice` is locked; 1 if `beyond_twelve` is cap"
    ),
)


@cache
def _count_faces(dice: Dice) -> tuple[float, ...]:
    return tuple([dice.count(face) / DICE for face in FACES])


@lru_cache(maxsize=4096)
def _encode_keeps(dice: Dice, locked: Dice) -> tuple[int, ...]:
    """The integers of all keeps: there are up to 255, and few sets of dice."""
    return tuple([_INDEX[keep] for keep in list_keeps(dice, locked)])


class ColumbizEncoding(Encoding[State, Action]):
    """The encoding of Columbiz."""

    version = 0
    action_groups = (
        # the integers are the places in `_ACTIONS`
        ActionGroup("place", CELLS, "put a disc on a cell (C3.1): by column, then row"),
        ActionGroup("done", 1, "end the turn (C3.6)"),
        ActionGroup("forfeit", 1, "nothing can be placed: give up discs (C3.7)"),
        ActionGroup("stop", 1, "keep all eight dice, and place (C2.2)"),
        ActionGroup(
            "keep",
            len(KEEPS),
            "keep these dice and throw the others again (C2.2): by their number, then in"
            " lexicographic order",
        ),
    )
    fields = (*_SPREAD, *_FILLED)
    board_shape = (SIZE, SIZE)
    planes = fields
    max_chance_outcomes = 6**_SEATS  # the throw for who begins; eight dice have 1,287 (C1.3, C2.1)

    def encode_action(self, state: State, action: Action) -> int:
        """The place of the action in the fixed list."""
        return _INDEX[action]

    def decode_action(self, state: State, index: int) -> Action:
        """The action at that place of the list."""
        return _ACTIONS[index]

    def describe_action(self, index: int) -> str:
        """The text of the action, as in records."""
        return str(_ACTIONS[index])

    def list_legal(self, state: State) -> Sequence[int]:
        """The places of the legal actions."""
        actions = legal(state)
        if state.phase != "keep":
            return [_INDEX[action] for action in actions]
        keeps = _encode_keeps(state.dice, locked_dice(state))
        return (_INDEX[STOP], *keeps) if actions[-1] is STOP else keeps

    def observe(self, state: State, seat: int) -> Numbers:
        """The numbers of `fields`."""
        return array("f", _see_board(state, seat) + _see_rest(state, seat))

    def observe_planes(self, state: State, seat: int) -> Numbers:
        """The planes of the board, then one filled plane for each of the other numbers."""
        return array("f", _see_board(state, seat)) + fill_planes(_see_rest(state, seat), CELLS)

    def potential(self, state: State, seat: int) -> float:
        """The seat's points less the best of the others', ÷ 80."""
        points = scores(state)
        best = max(points[:seat] + points[seat + 1 :])
        return max(-1.0, min(1.0, (points[seat] - best) / _MOST_SCORE))

    def max_decisions(self, options: Options, players: int) -> int:
        """Every turn takes at least one disc from its reserve (C3.1, C3.7), and has at most two
        keeps, or a keep and `stop`, its placements and `done`.
        """
        return players * RESERVE[players] * (THROWS - 1 + 1 + 1)


def _see_board(state: State, seat: int) -> list[float]:
    """The fields that are spread over the board."""
    board = [0.0] * ((_SEATS + 1) * CELLS)
    start = 0
    for other in range(seat - len(state.discs), seat):  # the seat itself, then the next ones
        for cell in cells_in(state.discs[other]):
            board[start + cell] = 1.0
        start += CELLS
    if state.phase in ("keep", "place"):
        for cell in cells_in(open_cells(state)):
            board[_SEATS * CELLS + cell] = 1.0
    return board


def _see_rest(state: State, seat: int) -> list[float]:
    """All other fields."""
    options = state.options
    players = len(state.discs)
    absent = _NOBODY[players:]

    def turned(values: tuple[float, ...]) -> tuple[float, ...]:
        return values[seat:] + values[:seat] + absent

    return [
        *_count_faces(state.dice),
        *_count_faces(unspent(state)),
        *_count_faces(state.kept),
        *_THROWN[state.throws],
        state.placed / _MOST_PLACED,
        *_PHASE[state.phase],
        *(_NOBODY if state.phase == "over" else _ONE_SEAT[(state.seat - seat) % players]),
        *(_NOBODY if state.starter is None else _ONE_SEAT[(state.starter - seat) % players]),
        *_PRESENT[players],
        *[discs / _MOST_DISCS for discs in turned(state.reserve)],
        *[discs / _MOST_PRISONERS for discs in turned(state.prisoners)],
        *[discs / _MOST_DISCS for discs in turned(state.set_aside)],
        *[min(1.0, points / _MOST_LINE_POINTS) for points in turned(state.line_points)],
        *[min(1.0, points / _MOST_SCORE) for points in turned(scores(state))],
        float(state.last_round),
        options.max_discs / _MOST_PLACED,
        float(options.kept_dice == "locked"),
        float(options.beyond_twelve == "cap"),
    ]


ENCODING = ColumbizEncoding()
