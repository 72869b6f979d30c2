"""Stones for programs that learn: two actions, and the heap as a plane of one row."""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from typing import Any

from colonnade.core.encoding import ActionGroup, Encoding, Field, Numbers, fill_planes
from colonnade.core.options import Options

MOST = 20
SEATS = 3
_SHARED = (
    Field("die", (6,), "1 at the face of the die; none before the throw"),
    Field("taken", (6,), "1 for each stone taken in this turn"),
    Field("turn", (SEATS,), "1 at the seat whose turn it is, from the seat that looks on"),
    Field("present", (SEATS,), "1 for each seat that plays"),
    Field("over", (1,), "1 at the end"),
)


class StonesEncoding(Encoding[Any, Any]):
    version = 0
    action_groups = (
        ActionGroup("take", 1, "take a stone (S2)"),
        ActionGroup("done", 1, "end the turn (S3)"),
    )
    fields = (Field("heap", (1, MOST), "1 for each stone"), *_SHARED)
    board_shape = (1, MOST)
    planes = (Field("heap", (1, 1, MOST), "1 for each stone"), *_SHARED)
    max_chance_outcomes = 6

    def __init__(self, game: Any, actions: tuple[Any, ...]) -> None:
        super().__init__()
        self._game, self._actions = game, actions

    def encode_action(self, state: Any, action: Any) -> int:
        return self._actions.index(action)

    def decode_action(self, state: Any, index: int) -> Any:
        return self._actions[index]

    def describe_action(self, index: int) -> str:
        return str(self._actions[index])

    def list_legal(self, state: Any) -> Sequence[int]:
        return [self._actions.index(action) for action in self._game.legal(state)]

    def _see(self, state: Any, seat: int) -> tuple[list[float], list[float]]:
        players = len(state.colours)
        return [float(number < state.stones) for number in range(MOST)], [
            *(float(face == state.die) for face in range(1, 7)),
            *(float(number < state.taken) for number in range(6)),
            *(float((state.seat - seat) % players == place) for place in range(SEATS)),
            *(float(place < players) for place in range(SEATS)),
            float(state.is_over),
        ]

    def observe(self, state: Any, seat: int) -> Numbers:
        heap, shared = self._see(state, seat)
        return array("f", heap + shared)

    def observe_planes(self, state: Any, seat: int) -> Numbers:
        heap, shared = self._see(state, seat)
        return array("f", heap) + fill_planes(shared, MOST)

    def potential(self, state: Any, seat: int) -> float:
        return 0.0

    def max_decisions(self, options: Options, players: int) -> int:
        return 2 * MOST
