"""The best keeping of Columbiz's dice, by enumeration through the rules."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from functools import cache
from itertools import product

from colonnade.core.game import Throw
from colonnade.games import GAMES

COLUMBIZ = GAMES["columbiz"]
Dice = tuple[int, ...]


def start_columbiz() -> object:
    """Before the first throw of a turn."""
    game = COLUMBIZ
    state = game.initial(game.options_type.resolve({}, 2), game.seats(("purple", "blue"), None))
    return game.apply(state, game.parse("start 5 3"))


@cache
def throw_dice(kept: Dice) -> tuple[tuple[Dice, Fraction], ...]:
    """All eight dice after some were kept and the others thrown, by the rules' own chances."""
    game, state = COLUMBIZ, start_columbiz()
    if len(kept) > 0:  # a throw that contains what is kept, and the keep
        rest = [1] * (8 - len(kept))
        state = game.apply(state, game.outcome(state, sorted([*kept, *rest])))
        state = game.apply(state, game.parse(" ".join(["keep", *map(str, sorted(kept))])))
    turn = game.turn(state)
    assert isinstance(turn, Throw)
    assert turn.dice == 8 - len(kept)
    return tuple(
        (tuple(sorted((*kept, *map(int, str(action).split()[1:])))), chance)
        for action, chance in game.chances(state)
    )


@cache
def keeps_of(dice: Dice) -> frozenset[Dice]:
    """Every part of the dice but all of them (C2.2)."""
    counts = Counter(dice)
    parts = product(*([(face,) * n for n in range(count + 1)] for face, count in counts.items()))
    every = {tuple(sorted(face for part in each for face in part)) for each in parts}
    return frozenset(every - {dice})


@cache
def best_throw(kept: Dice, row: int, throws: int) -> Fraction:
    return sum(
        (chance * best_keep(dice, row, throws - 1) for dice, chance in throw_dice(kept)),
        Fraction(),
    )


@cache
def best_keep(dice: Dice, row: int, throws: int) -> Fraction:
    """The same dynamic program on whole dice, without the symmetry of the faces."""
    if throws == 0 or max(Counter(dice).values()) >= row:
        return Fraction(max(Counter(dice).values()) >= row)
    return max(best_throw(keep, row, throws) for keep in keeps_of(dice))
