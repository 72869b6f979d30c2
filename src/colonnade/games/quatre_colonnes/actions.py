"""The actions of Les 4 colonnes: frozen values whose `str` is their canonical text."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Token:
    """One of a colour's four tokens, numbered from 1: `Y1`."""

    colour: str
    number: int

    def __str__(self) -> str:
        return f"{self.colour}{self.number}"


@dataclass(frozen=True, slots=True)
class Roll:
    """Dice thrown: a draw, a relaunch or a building attempt (L3.1, L3.2, L7)."""

    dice: tuple[int, ...]

    def __str__(self) -> str:
        return " ".join(["roll", *map(str, self.dice)])


@dataclass(frozen=True, slots=True)
class Exit:
    """Bring a token out of its workshop, with a five or two dice that add up to five; `victim` only where L4.4 gives a choice."""

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
