"""Every action of Les 4 colonnes that can be spelt."""

from __future__ import annotations

from itertools import combinations_with_replacement

from colonnade.games.quatre_colonnes.actions import Action, Bonus, Exit, Move, Roll, Skip, Token

TOKENS = [Token(colour, number) for colour in "YBGR" for number in (1, 2, 3, 4)]
DICE = [dice for count in (1, 2) for dice in combinations_with_replacement(range(1, 7), count)]


def spellable() -> list[Action]:
    """Every action that can be spelt."""
    return [
        Skip(),
        *(Roll(dice) for dice in DICE),
        *(Move(token, die) for token in TOKENS for die in range(1, 7)),
        *(Bonus(token, cells) for token in TOKENS for cells in (10, 20)),
        *(
            Exit(token, dice, victim)
            for token in TOKENS
            for dice in DICE
            for victim in (None, *TOKENS)
        ),
    ]
