"""The actions of Les 4 colonnes: frozen values whose `str` is their canonical text. Those of play
are made once, in the tables below.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import combinations_with_replacement

from colonnade.games.quatre_colonnes.board import COLOURS, TOKENS

BONUSES = (10, 20)


@dataclass(frozen=True, slots=True)
class Token:
    """One of a colour's four tokens, numbered from 1: `Y1`."""

    colour: str
    number: int

    def __str__(self) -> str:
        return f"{self.colour}{self.number}"


@dataclass(frozen=True, slots=True)
class Roll:
    """Dice thrown, ascending: a draw, a relaunch or a building attempt (L3.1, L3.2, L7)."""

    dice: tuple[int, ...]

    def __str__(self) -> str:
        return " ".join(["roll", *map(str, self.dice)])


@dataclass(frozen=True, slots=True)
class Exit:
    """Bring a token out of its workshop, with a five or with two dice that add up to five; `victim`
    only where L4.4 gives a choice.
    """

    token: Token
    dice: tuple[int, ...]
    victim: Token | None = None

    def __str__(self) -> str:
        text = f"exit {self.token} {'+'.join(map(str, self.dice))}"
        return text if self.victim is None else f"{text} x{self.victim}"


@dataclass(frozen=True, slots=True)
class Move:
    """Advance a token by a die (L5)."""

    token: Token
    die: int

    def __str__(self) -> str:
        return f"move {self.token} {self.die}"


@dataclass(frozen=True, slots=True)
class Bonus:
    """Advance a token by a bonus of 10 or 20 cells (L8)."""

    token: Token
    cells: int

    def __str__(self) -> str:
        return f"bonus {self.token} {self.cells}"


@dataclass(frozen=True, slots=True)
class Skip:
    """Decline the bonus (L8.2)."""

    def __str__(self) -> str:
        return "skip"


Action = Roll | Exit | Move | Bonus | Skip

SKIP = Skip()
TOKEN = {
    colour: tuple(Token(colour, number) for number in range(1, TOKENS + 1)) for colour in COLOURS
}
MOVES = {
    colour: {die: tuple(Move(token, die) for token in TOKEN[colour]) for die in range(1, 7)}
    for colour in COLOURS
}
BONUS_MOVES = {
    colour: {cells: tuple(Bonus(token, cells) for token in TOKEN[colour]) for cells in BONUSES}
    for colour in COLOURS
}
ROLLS = {
    dice: Roll(dice)
    for count in (1, 2)
    for dice in combinations_with_replacement(range(1, 7), count)
}
