"""Columbiz for programs that learn: actions as integers, positions as numbers
(docs/environments.md).
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from functools import lru_cache

from colonnade.core.encoding import ActionGroup, Encoding, Field, Numbers, fill_planes, find_starts
from colonnade.core.options import Options
from colonnade.games.columbiz.actions import (
    DONE,
    FORFEIT,
    KEEPS,
    PLACES,
    STOP,
    Action,
    Place,
)
from colonnade.games.columbiz.board import CELLS, COLOURS, DICE, RESERVE, SIZE, cells_in
from colonnade.games.columbiz.dice import Dice
from colonnade.games.columbiz.rules import (
    THROWS,
    explain,
    legal,
    list_keeps,
    locked_dice,
    open_cells,
    prison_points,
    scores,
    unspent,
)
from colonnade.games.columbiz.state import State

_SEATS = len(COLOURS)
_PHASES = ("start", "throw", "keep", "place", "over")
_MOST_DISCS = max(RESERVE.values())
_MOST_PRISONERS = max((players - 1) * discs for players, discs in RESERVE.items())
_MOST_LINE_POINTS = 40  # beyond it, the number stays 1
_MOST_SCORE = 80
_MOST_PLACED = 8  # C3.1: the largest `max_discs`

_ACTIONS: tuple[Action, ...] = (*PLACES, DONE, FORFEIT, STOP, *KEEPS.values())
_INDEX: dict[Action, int] = {action: index for index, action in enumerate(_ACTIONS)}

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


_FIELDS = (*_SPREAD, *_FILLED)
(
    _, _OPEN, _DICE, _UNSPENT, _KEPT, _THROWS, _PLACED, _PHASE, _TURN, _STARTER, _PRESENT,
    _RESERVE, _PRISONERS, _SET_ASIDE, _LINE_POINTS, _SCORE, _LAST_ROUND, _OPTIONS,
) = find_starts(_FIELDS)  # fmt: skip
_ZEROS = bytes(4 * sum(field.size for field in _FIELDS))


@lru_cache(maxsize=4096)
def _encode_keeps(dice: Dice, locked: Dice, can_stop: bool) -> tuple[tuple[int, ...], bytes]:
    """The integers of all keeps, and of `stop`, and their mask: there are up to 256, and few sets
    of dice.
    """
    keeps = [_INDEX[keep] for keep in list_keeps(dice, locked)]
    indices = (_INDEX[STOP], *keeps) if can_stop else tuple(keeps)
    mask = bytearray(len(_ACTIONS))
    for index in indices:
        mask[index] = 1
    return indices, bytes(mask)


def _find_keeps(state: State) -> tuple[tuple[int, ...], bytes]:
    """The legal actions while dice are kept, and their mask, without listing them anew."""
    return _encode_keeps(state.dice, locked_dice(state), explain(state, STOP) is None)


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
    fields = _FIELDS
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
        if state.phase == "keep":
            return _find_keeps(state)[0]
        return [
            action.cell if isinstance(action, Place) else _INDEX[action] for action in legal(state)
        ]

    def mask(self, state: State) -> bytearray:
        """A byte per action: 1 where it is legal."""
        return bytearray(_find_keeps(state)[1]) if state.phase == "keep" else super().mask(state)

    def observe(self, state: State, seat: int) -> Numbers:
        """The numbers of `fields`."""
        numbers = _see_table(state, seat)[:]
        players = len(state.discs)
        if state.phase in ("keep", "place"):
            for cell in cells_in(open_cells(state)):
                numbers[_OPEN + cell] = 1.0
        for face in state.dice:
            numbers[_DICE + face - 1] += 1 / DICE
        for face in unspent(state):
            numbers[_UNSPENT + face - 1] += 1 / DICE
        for face in state.kept:
            numbers[_KEPT + face - 1] += 1 / DICE
        for throw in range(state.throws):
            numbers[_THROWS + throw] = 1.0
        numbers[_PLACED] = state.placed / _MOST_PLACED
        numbers[_PHASE + _PHASES.index(state.phase)] = 1.0
        if state.phase != "over":
            numbers[_TURN + (state.seat - seat) % players] = 1.0
        if state.starter is not None:
            numbers[_STARTER + (state.starter - seat) % players] = 1.0
        numbers[_LAST_ROUND] = state.last_round
        return numbers

    def observe_planes(self, state: State, seat: int) -> Numbers:
        """The planes of the board, then one filled plane for each of the other numbers."""
        numbers = self.observe(state, seat)
        return numbers[:_DICE] + fill_planes(numbers[_DICE:], CELLS)

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


_last_table: tuple[State | None, int, Numbers] = (None, 0, array("f"))


def _see_table(state: State, seat: int) -> Numbers:
    """What no throw changes: the discs, the counts of each seat and the options. Remembers the last
    result: a turn has several decisions before a disc is placed.
    """
    global _last_table
    seen, seen_by, numbers = _last_table
    if (
        seen is not None
        and seen_by == seat
        and seen.discs is state.discs
        and seen.reserve is state.reserve
        and seen.prisoners is state.prisoners
        and seen.set_aside is state.set_aside
        and seen.line_points is state.line_points
        and seen.options is state.options
    ):
        return numbers
    numbers = array("f", _ZEROS)
    options, players = state.options, len(state.discs)
    for place in range(players):
        other = (seat + place) % players
        for cell in cells_in(state.discs[other]):
            numbers[place * CELLS + cell] = 1.0
        taken, points = state.prisoners[other], state.line_points[other]
        score = points + prison_points(taken, options.beyond_twelve)
        numbers[_PRESENT + place] = 1.0
        numbers[_RESERVE + place] = state.reserve[other] / _MOST_DISCS
        numbers[_PRISONERS + place] = taken / _MOST_PRISONERS
        numbers[_SET_ASIDE + place] = state.set_aside[other] / _MOST_DISCS
        numbers[_LINE_POINTS + place] = min(1.0, points / _MOST_LINE_POINTS)
        numbers[_SCORE + place] = min(1.0, score / _MOST_SCORE)
    numbers[_OPTIONS] = options.max_discs / _MOST_PLACED
    numbers[_OPTIONS + 1] = options.kept_dice == "locked"
    numbers[_OPTIONS + 2] = options.beyond_twelve == "cap"
    _last_table = (state, seat, numbers)
    return numbers


ENCODING = ColumbizEncoding()
