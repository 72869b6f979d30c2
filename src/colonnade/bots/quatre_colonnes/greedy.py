"""The reference player of Les 4 colonnes: the action of highest weight, ties at random."""

from __future__ import annotations

from random import Random

from colonnade.core.agent import Candidate, Decision, Limit
from colonnade.core.game import AnyGame
from colonnade.core.message import Refusal
from colonnade.games.quatre_colonnes.actions import Action, Exit, Move, Roll, Skip
from colonnade.games.quatre_colonnes.board import LAST_ON_RING, PATH, RING, SAFE_CELLS, SUMMIT
from colonnade.games.quatre_colonnes.movement import Ring, advance, survey
from colonnade.games.quatre_colonnes.rules import legal
from colonnade.games.quatre_colonnes.state import State

EXIT = 100.0
SKIP = -50.0
REACH = 6  # a rival at most this many cells behind is a danger


class Greedy:
    """Weighs every legal action by its immediate effect, and takes the one of highest weight; ties
    at random.

    `exit` weighs 100, `skip` −50. A move or bonus from progress p to q weighs 80 + the victim's
    progress if it sends a rival's token back, as much less for one of its team, 60 if it reaches
    the summit, 20 if it ends on a safe cell or the arrow, 10 if it joins a token of its colour on a
    white cell, −15 if it leaves a safe cell, and −0.3·q·danger(target) + 0.3·p·danger(origin) +
    0.05·p.
    """

    def decide(self, game: AnyGame, state: State, limit: Limit, random: Random) -> Decision:
        """Return the legal action of highest weight."""
        ring = survey(state)
        candidates = tuple(Candidate(action, weigh(state, ring, action)) for action in legal(state))
        best = max(candidate.value for candidate in candidates)
        choice = random.choice(
            [candidate.action for candidate in candidates if candidate.value == best]
        )
        return Decision((choice,), best, candidates)


def weigh(state: State, ring: Ring, action: Action) -> float:
    """Return the weight of a legal action."""
    if isinstance(action, Exit):
        return EXIT
    if isinstance(action, Skip | Roll):
        return SKIP
    colour = action.token.colour
    seat = state.colours.index(colour)
    before = state.tokens[seat][action.token.number - 1]
    way = advance(
        state, ring, seat, before, action.die if isinstance(action, Move) else action.cells
    )
    assert not isinstance(way, Refusal)  # the action is legal
    after, victim = way
    origin, target = PATH[colour][before], PATH[colour][after]
    weight = (
        0.05 * before
        + 0.3 * before * danger(ring, seat, origin)
        - 0.3 * after * danger(ring, seat, target)
    )
    if victim:
        worth = 80 + state.tokens[victim[0]][victim[1]]
        weight += worth if ring.teams[victim[0]] != ring.teams[seat] else -worth
    if after == SUMMIT:  # which is also the last cell of the arrow
        weight += 60
    if after > LAST_ON_RING or target in SAFE_CELLS:
        weight += 20
    elif after in state.tokens[seat]:
        weight += 10
    if origin in SAFE_CELLS:
        weight -= 15
    return weight


def danger(ring: Ring, seat: int, cell: int) -> int:
    """Return the number of tokens of the seat's rivals on the ring, one to six cells behind a white
    cell; 0 for any other place.
    """
    if cell == 0 or cell in SAFE_CELLS:
        return 0
    behind = [(cell - distance - 1) % RING + 1 for distance in range(1, REACH + 1)]
    return sum(
        ring.teams[other] != ring.teams[seat] for near in behind for other, _ in ring.on(near)
    )
