"""Weaker players of Les 4 colonnes, from a child's first opponent to an expert. They err as people
do, and never lose on purpose.

They play one die after the other, by what they like about a single step: to send somebody back, to
come closer to home. What comes of it later, the next die and who comes from behind they do not see.
They mistake what a step is worth, the less the better they are, overlook captures that are farther
off than they look, and forget bonuses now and then: the same whenever they meet the same position.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from zlib import crc32

from colonnade.bots.quatre_colonnes.greedy import REACH, danger
from colonnade.bots.quatre_colonnes.lookahead import LookAhead
from colonnade.bots.quatre_colonnes.net import evaluate
from colonnade.bots.quatre_colonnes.player import EQUAL
from colonnade.core.agent import Candidate, Decision, Limit
from colonnade.core.game import AnyGame
from colonnade.core.message import Refusal
from colonnade.games.quatre_colonnes.actions import Action, Bonus, Move
from colonnade.games.quatre_colonnes.board import LAST_ON_RING, PATH, RING, SAFE_CELLS, SUMMIT
from colonnade.games.quatre_colonnes.movement import Ring, advance, survey
from colonnade.games.quatre_colonnes.rules import apply, legal
from colonnade.games.quatre_colonnes.state import State

AS_FAR_AS_ANY = 20  # cells: the longest step is that of a bonus


@dataclass(frozen=True)
class Taste:
    """What a player likes about a step of a token."""

    front: float = 0.0
    """Per cell that the token has walked: above 0 the foremost token runs, below 0 the last one
    catches up.
    """
    capture: float = 0.0
    """To send a token back."""
    loot: float = 0.0
    """Per cell that a token sent back loses."""
    sight: int = AS_FAR_AS_ANY
    """Captures by longer steps are overlooked."""
    summit: float = 0.0
    refuge: float = 0.0
    """To end on a safe cell or the arrow."""
    leave: float = 0.0
    """To leave a safe cell."""
    pair: float = 0.0
    """To join a token of its own on a white cell."""
    danger: float = 0.0
    """Per rival within six cells behind and cell walked: to come away from it, and not to go there.
    """
    chase: float = 0.0
    """Per rival within six cells ahead."""
    win: float = 0.0
    """The share of the win, as the master sees it."""


class Apprentice:
    """Takes the step it likes best; equal ones at random.

    `remembers` is the share of the bonuses that it does not forget, `noise` the standard deviation
    of its mistakes about a step.
    """

    def __init__(self, name: str, taste: Taste, remembers: float = 1.0, noise: float = 0.0) -> None:
        self.name, self.taste, self.remembers, self.noise = name, taste, remembers, noise

    def decide(self, game: AnyGame, state: State, limit: Limit, random: Random) -> Decision:
        """One action."""
        actions = legal(state)
        if len(actions) == 1:
            return Decision((actions[0],))
        if state.bonuses and not self.has_in_mind(state):
            return Decision((actions[-1],))  # the last is to decline
        ring = survey(state)
        weights = [self.weigh(state, ring, action) for action in actions]
        if self.taste.win:
            weights = [
                weight + self.taste.win * share
                for weight, share in zip(weights, foresee(state, actions), strict=True)
            ]
        if self.noise:
            weights = [
                weight + self.mistake(state, action)
                for action, weight in zip(actions, weights, strict=True)
            ]
        best = max(weights)
        equal = [
            action
            for action, weight in zip(actions, weights, strict=True)
            if weight >= best - EQUAL
        ]
        candidates = tuple(
            Candidate(action, weight) for action, weight in zip(actions, weights, strict=True)
        )
        return Decision((equal[int(random.random() * len(equal))],), best, candidates)

    def has_in_mind(self, state: State) -> bool:
        """Whether it remembers a bonus: by the position and its name."""
        return crc32(repr((self.name, state.seat, state.tokens)).encode()) < self.remembers * 2**32

    def mistake(self, state: State, action: Action) -> float:
        """By how much it mistakes what an action is worth: by the position, the action and its
        name.
        """
        return Random(repr((self.name, state.seat, state.tokens, state.dice, str(action)))).gauss(
            0, self.noise
        )

    def weigh(self, state: State, ring: Ring, action: Action) -> float:
        """How much it likes an action."""
        taste = self.taste
        if not isinstance(action, Move | Bonus):
            # a token leaves its workshop where nothing else may be done; or a bonus is declined
            return 0.0
        colour = action.token.colour
        seat = state.colours.index(colour)
        before = state.tokens[seat][action.token.number - 1]
        cells = action.die if isinstance(action, Move) else action.cells
        way = advance(state, ring, seat, before, cells)
        assert not isinstance(way, Refusal)  # the action is legal
        after, victim = way
        origin, target = PATH[colour][before], PATH[colour][after]
        weight = taste.front * before
        if victim and cells <= taste.sight:
            weight += taste.capture + taste.loot * state.tokens[victim[0]][victim[1]]
        if after == SUMMIT:
            weight += taste.summit
        if after > LAST_ON_RING or target in SAFE_CELLS:
            weight += taste.refuge
        elif after in state.tokens[seat]:
            weight += taste.pair
        if origin in SAFE_CELLS:
            weight += taste.leave
        if taste.danger:
            weight += taste.danger * (
                before * danger(state, ring, origin) - after * danger(state, ring, target)
            )
        if taste.chase:
            weight += taste.chase * (count_ahead(ring, target) - count_ahead(ring, origin))
        return weight


def foresee(state: State, actions: Sequence[Action]) -> list[float]:
    """The share of who decides after each action, as the master sees it."""
    lookahead = LookAhead(evaluate)
    places = [lookahead.add(apply(state, action), 0) for action in actions]
    values = lookahead.solve()
    return [values[place][state.seat] for place in places]


def count_ahead(ring: Ring, cell: int) -> int:
    """How many rival tokens stand on white cells of the ring one to six cells ahead; none from
    elsewhere than the ring.
    """
    if cell == 0:
        return 0
    ahead = [(cell + distance - 1) % RING + 1 for distance in range(1, REACH + 1)]
    return sum(
        ring.sides[seat] != ring.side
        for near in ahead
        if near not in SAFE_CELLS
        for seat, _ in ring.on(near)
    )


_EAGER = Taste(front=1, capture=100, sight=3, summit=20)
"""Of people who have not played much: runs with the foremost token, sends back whoever stands right
before it, looks at nothing behind.
"""
BEGINNER = Apprentice("beginner", _EAGER, remembers=0.5, noise=100)
"""A small child's first opponent: often mistakes what a step is worth, and forgets every other
bonus.
"""
CASUAL = Apprentice("casual", _EAGER, remembers=0.8, noise=40)
"""As the beginner, with a better eye, and forgets one bonus in five."""
CLUB = Apprentice("club", _EAGER, remembers=0.8)
"""Runs, and sends back whoever stands up to three cells ahead; never looks behind."""
EXPERT = Apprentice("expert", Taste(win=1, front=0.001))
"""Knows what wins, and is impatient with its foremost token."""
CAREFUL = Apprentice(
    "careful", Taste(front=0.05, capture=15, refuge=40, leave=-30, pair=20, danger=0.6, summit=30)
)
"""From refuge to refuge, away from whoever comes from behind; captures only when it costs nothing.
"""
BOLD = Apprentice("bold", Taste(front=1, capture=60, summit=20))
"""Runs and captures, and fears nobody."""
SPITEFUL = Apprentice(
    "spiteful", Taste(front=0.1, capture=100, loot=1, leave=8, chase=30), remembers=0.7
)
"""Captures whatever it can, the token that has come farthest first, leaves any refuge to be on
somebody's heels, and forgets the rest.
"""
