"""Positions from games of Les 4 colonnes played half greedily and half at random, for tests of the
engine.
"""

from collections.abc import Iterator
from itertools import combinations
from random import Random

from colonnade.bots.quatre_colonnes.apprentice import CLUB
from colonnade.bots.quatre_colonnes.greedy import weigh
from colonnade.core.game import Seats, Throw
from colonnade.games.quatre_colonnes import rules
from colonnade.games.quatre_colonnes.board import COLOURS
from colonnade.games.quatre_colonnes.movement import survey
from colonnade.games.quatre_colonnes.options import QuatreColonnesOptions
from colonnade.games.quatre_colonnes.state import State

KINDS = [
    (players, dice, teams)
    for players in (2, 3, 4)
    for dice in (1, 2)
    for teams in (False, True)
    if players == 4 or not teams
]


def begin(players: int, dice: int, teams: bool, random: Random) -> State:
    """A first position with random colours, options and starter."""
    given = {
        "third_six": random.choice(["start", "workshop"]),
        "finish": random.choice(["exact", "free"]),
        "sums": random.choice([True, "six", False]),
    }
    options = QuatreColonnesOptions.resolve({"dice": dice, "teams": teams, **given}, players)
    return rules.initial(
        options,
        Seats(random.choice(list(combinations(COLOURS, players))), random.randrange(players)),
    )


def find_best(state: State) -> list[int]:
    """The numbers of greedy's actions among the legal ones."""
    weights = [weigh(state, survey(state), action) for action in rules.legal(state)]
    return [number for number, weight in enumerate(weights) if weight == max(weights)]


def find_eager(state: State) -> list[int]:
    """The numbers of the actions that a club player likes best where it forgets no bonus."""
    weights = [CLUB.weigh(state, survey(state), action) for action in rules.legal(state)]
    return [number for number, weight in enumerate(weights) if weight == max(weights)]


def walk(players: int, dice: int, teams: bool, seed: int) -> Iterator[State]:
    """The positions of games, one after another, played half greedily and half at random."""
    random = Random(seed)
    state = begin(players, dice, teams, random)
    while True:
        yield state
        if state.phase == "over":
            state = begin(players, dice, teams, random)
        elif state.phase == "play":
            best = find_best(state) if random.random() < 0.5 else range(len(rules.legal(state)))
            state = rules.apply(state, rules.legal(state)[random.choice(list(best))])
        else:
            state = rules.apply(state, rules.outcome(state, throw(state, random)))


def throw(state: State, random: Random) -> list[int]:
    turn = rules.turn(state)
    assert isinstance(turn, Throw)
    return sorted(random.randint(1, 6) for _ in range(turn.dice))


def collect(players: int, dice: int, teams: bool, seed: int, count: int, every: int) -> list[State]:
    """Positions before a throw, some moves apart."""
    found: list[State] = []
    for number, state in enumerate(walk(players, dice, teams, seed)):
        if number % every == 0 and state.phase in ("draw", "build"):
            found.append(state)
        if len(found) == count:
            return found
    raise AssertionError("a walk has no end")
