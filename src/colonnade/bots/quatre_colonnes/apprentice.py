"""Weaker players of Les 4 colonnes, from a child's first opponent to an expert. They make mistakes
as people do, and never lose on purpose.

They play one die after the other, by what they like about a single step: to send a token back, to
come closer to home. They do not see what follows: the next die, or tokens that come from behind.
They misjudge the value of a step, better players less, overlook captures by long steps, and
sometimes forget a bonus. All this depends on the position alone.
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

LONGEST_STEP = 20  # cells, by a bonus


@dataclass(frozen=True)
class Taste:
    """What a player likes about a step of a token."""

    front: float = 0.0
    """Per cell that the token has advanced: above 0 the foremost token runs, below 0 the last one
    catches up.
    """
    capture: float = 0.0
    """For sending a token back."""
    victim_progress: float = 0.0
    """Per cell that a token sent back loses."""
    sight: int = LONGEST_STEP
    """Captures by longer steps are overlooked."""
    summit: float = 0.0
    refuge: float = 0.0
    """For ending on a safe cell or the arrow."""
    leave: float = 0.0
    """For leaving a safe cell."""
    pair: float = 0.0
    """For joining a token of its own on a white cell."""
    danger: float = 0.0
    """Per rival within six cells behind and cell advanced: for leaving such a place, and against
    going there.
    """
    chase: float = 0.0
    """Per rival within six cells ahead."""
    win: float = 0.0
    """The share of the win, by the master's net."""


class Apprentice:
    """Takes the step it likes best; ties are broken at random.

    `remembers` is the share of the bonuses that it does not forget, `noise` the standard deviation
    of its mistakes about a step.
    """

    def __init__(self, name: str, taste: Taste, remembers: float = 1.0, noise: float = 0.0) -> None:
        self.name, self.taste, self.remembers, self.noise = name, taste, remembers, noise

    def decide(self, game: AnyGame, state: State, limit: Limit, random: Random) -> Decision:
        """Return one action."""
        actions = legal(state)
        if len(actions) == 1:
            return Decision((actions[0],))
        if state.bonuses and not self.remembers_bonus(state):
            return Decision((actions[-1],))  # the last is to decline
        ring = survey(state)
        weights = [self.weigh(state, ring, action) for action in actions]
        if self.taste.win:
            weights = [
                weight + self.taste.win * share
                for weight, share in zip(weights, find_shares(state, actions), strict=True)
            ]
        if self.noise:
            weights = [
                weight + self.find_mistake(state, action)
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

    def remembers_bonus(self, state: State) -> bool:
        """Whether it remembers a bonus; this depends on the position and on its name."""
        return crc32(repr((self.name, state.seat, state.tokens)).encode()) < self.remembers * 2**32

    def find_mistake(self, state: State, action: Action) -> float:
        """Return its error about the value of an action; it depends on the position, the action and
        its name.
        """
        return Random(repr((self.name, state.seat, state.tokens, state.dice, str(action)))).gauss(
            0, self.noise
        )

    def weigh(self, state: State, ring: Ring, action: Action) -> float:
        """Return how much it likes an action."""
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
            worth = taste.capture + taste.victim_progress * state.tokens[victim[0]][victim[1]]
            weight += worth if ring.teams[victim[0]] != ring.teams[seat] else -worth
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
                before * danger(ring, seat, origin) - after * danger(ring, seat, target)
            )
        if taste.chase:
            weight += taste.chase * (
                count_ahead(ring, seat, target) - count_ahead(ring, seat, origin)
            )
        return weight


def find_shares(state: State, actions: Sequence[Action]) -> list[float]:
    """Return the share of the seat that decides after each action, by the master's net."""
    lookahead = LookAhead(evaluate)
    places = [lookahead.add(apply(state, action), 0) for action in actions]
    values = lookahead.solve()
    return [values[place][state.seat] for place in places]


def count_ahead(ring: Ring, seat: int, cell: int) -> int:
    """Return the number of tokens of the seat's rivals on white cells of the ring, one to six cells
    ahead; 0 where the cell is not on the ring.
    """
    if cell == 0:
        return 0
    ahead = [(cell + distance - 1) % RING + 1 for distance in range(1, REACH + 1)]
    return sum(
        ring.teams[other] != ring.teams[seat]
        for near in ahead
        if near not in SAFE_CELLS
        for other, _ in ring.on(near)
    )


_EAGER = Taste(front=1, capture=100, sight=3, summit=20)
"""The taste of people who have not played much: runs with the foremost token, sends back tokens
right before it, and does not look behind.
"""
BEGINNER = Apprentice("beginner", _EAGER, remembers=0.5, noise=100)
"""A small child's first opponent: often misjudges a step, and forgets every other bonus."""
CASUAL = Apprentice("casual", _EAGER, remembers=0.8, noise=40)
"""As the beginner, but misjudges less, and forgets one bonus in five."""
CLUB = Apprentice("club", _EAGER, remembers=0.8)
"""Runs, and sends back tokens up to three cells ahead; never looks behind."""
EXPERT = Apprentice("expert", Taste(win=1, front=0.001))
"""Knows what wins, and is impatient with its foremost token."""
CAREFUL = Apprentice(
    "careful", Taste(front=0.05, capture=15, refuge=40, leave=-30, pair=20, danger=0.6, summit=30)
)
"""Moves from refuge to refuge, away from tokens behind; captures only when it costs nothing."""
BOLD = Apprentice("bold", Taste(front=1, capture=60, summit=20))
"""Runs and captures, and ignores danger."""
SPITEFUL = Apprentice(
    "spiteful", Taste(front=0.1, capture=100, victim_progress=1, leave=8, chase=30), remembers=0.7
)
"""Captures whenever it can, the most advanced token first, leaves a refuge to follow a rival
closely, and forgets the rest.
"""
