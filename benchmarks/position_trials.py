"""Rollouts of benchmark positions. A trial begins where a throw is due after an action, and gives
a correction: what the evaluator's value of that action must be changed by.

A trial's result less luck is the value of its first position plus the sum of what each look ahead
corrects: the exact expectation of a turn, or of a draw, less the net's value before it. A trial of
Columbiz ends after `TURNS` turns, a trial of Les 4 colonnes after `DRAWS` draws, or earlier with
the game. There the net's value is the result.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cache
from math import sqrt
from typing import Any

import numpy as np
from position_making import DIGITS

from colonnade.bots.columbiz.lookahead import Turn, find_shares
from colonnade.bots.columbiz.net import find_net as find_columbiz_net
from colonnade.bots.evaluation import find_evaluator
from colonnade.bots.quatre_colonnes.net import find_net
from colonnade.core.dice import derive_bytes
from colonnade.core.game import Decide
from colonnade.engine.columbiz.lattice import LATTICE
from colonnade.engine.columbiz.positions import gather
from colonnade.engine.quatre_colonnes.positions import BY_NET, OFFSET, PHASES, to_record
from colonnade.games import GAMES
from colonnade.lab.positions import BenchmarkPosition, RolledOut
from colonnade.training.nets import put_layers, torch
from colonnade.training.quatre_colonnes.batch import Engine
from colonnade.training.quatre_colonnes.match import throw
from colonnade.training.quatre_colonnes.values import Values

TURNS = 2
"""Whole turns of a trial of Columbiz, after the rest of the decider's own."""
DRAWS, PLAYED = {1: 32, 2: 16}, {1: 16, 2: 8}
"""Per number of dice, the draws of a trial of Les 4 colonnes, and the trials of a batch for each
group of actions.
"""
AT_A_TIME = 16  # positions of Les 4 colonnes
SHARED_TRIALS, TRIALS_PER_GROUP = 8, 4
"""Trials of a batch of Columbiz: at a keep for all groups of actions together, elsewhere for each.
"""
FEWEST_TRIALS = 8
"""Trials of a group of actions before its standard error is trusted. Weighted trials count as the
number of equal ones that would be as certain.
"""


@dataclass(frozen=True, slots=True)
class Trial:
    """A trial: its weight for each group of actions, and its correction for each seat."""

    weights: tuple[float, ...]
    correction: tuple[float, ...]


@dataclass(frozen=True, slots=True)
class Batch:
    """A batch of trials of a position. Batches are independent of each other; the trials of one are
    not, where they are drawn in strata.
    """

    position: str
    number: int
    base: tuple[tuple[float, ...], ...]
    """Per group of actions, the shares that the trials correct."""
    trials: tuple[Trial, ...]


def make_random(position: str, seed: int, number: int) -> np.random.Generator:
    path = f"positions/{position}/{number}"
    return np.random.default_rng(int.from_bytes(derive_bytes(seed, path)[:8], "big"))


# Columbiz


def play_columbiz(position: BenchmarkPosition, seed: int, number: int, turns: int = TURNS) -> Batch:
    """A batch of trials. At a keep, the groups of actions share them: the ends of the turn are
    drawn from the mean of their distributions, and weighted.
    """
    game = GAMES["columbiz"]
    state = game.from_position(position.position)
    random = make_random(position.position, seed, number)
    actions = [game.parse(some.actions[0]) for some in position.rolled]
    if state.phase != "keep":
        ends = [play_to_next_throw(position, action) for action in actions]
        base = [estimate_shares(end) for end in ends]
        numbers = random.random((TRIALS_PER_GROUP, turns))
        numbers[:, 0] = (np.arange(TRIALS_PER_GROUP) + numbers[:, 0]) / TRIALS_PER_GROUP
        weights = np.eye(len(ends))
        trials = [
            Trial(tuple(weights[place].tolist()), play_turns(end, base[place], some))
            for some in numbers
            for place, end in enumerate(ends)
        ]
        return Batch(position.position, number, tuple(base), tuple(trials))
    turn, keeps = find_turn(before_throws(state)), list[int]()
    for action in actions:
        kept = state.dice if str(action) == "stop" else action.dice
        keeps.append(LATTICE.index[kept])
    chances = np.array([turn.find_chances(state.throws, keep) for keep in keeps])
    base = [tuple(row) for row in (chances @ turn.ends).tolist()]
    mixed = chances.mean(0)
    places = (np.arange(SHARED_TRIALS) + random.random(SHARED_TRIALS)) / SHARED_TRIALS
    order = np.argsort(turn.ends[:, position.seat])  # so that strata have ends of about one value
    drawn = order[np.minimum(np.searchsorted(mixed[order].cumsum(), places), len(order) - 1)]
    trials = []
    numbers = random.random((SHARED_TRIALS, turns))
    for end, some in zip(drawn.tolist(), numbers, strict=True):
        weights = tuple((chances[:, end] / mixed[end]).tolist())
        value = tuple(turn.ends[end].tolist())
        trials.append(Trial(weights, play_turns(turn.finish(end), value, some)))
    return Batch(position.position, number, tuple(base), tuple(trials))


def before_throws(state: Any) -> Any:
    return state._replace(phase="throw", dice=(), kept=(), spent=(), throws=0)


@cache
def find_shared_evaluator(game: str) -> Any:
    """The evaluator by which actions were grouped too."""
    return find_evaluator(game)


def play_to_next_throw(position: BenchmarkPosition, action: Any) -> Any:
    """The position at the next throw, or at the end, after an action and the evaluator's moves."""
    game = GAMES[position.game]
    state = game.apply(game.from_position(position.position), action)
    while isinstance(game.turn(state), Decide):
        state = game.apply(state, find_shared_evaluator(game.key).rank(state)[0].action)
    return state


def estimate_shares(state: Any) -> tuple[float, ...]:
    """The net's shares before a turn; exact before the last one and at the end."""
    net = find_columbiz_net(len(state.discs))
    return tuple(find_shares(gather([state]), state.seat, net)[0].tolist())


def find_turn(state: Any) -> Turn:
    return Turn(state, net=find_columbiz_net(len(state.discs)))


def play_turns(state: Any, value: tuple[float, ...], numbers: Any) -> tuple[float, ...]:
    """The correction of some turns: a turn for each number, which draws its end."""
    found = np.zeros(len(value))
    for number in numbers.tolist():
        if state.phase == "over" or gather([state]).is_last_turn()[0]:
            break  # the value is exact
        turn = find_turn(state)
        found += np.array(turn.whole) - value
        chances = turn.find_chances()
        end = int(min(np.searchsorted(chances.cumsum(), number), len(chances) - 1))
        state, value = turn.finish(end), tuple(turn.ends[end].tolist())
    return tuple(found.tolist())


# Les 4 colonnes


@cache
def find_engine(players: int, dice: int, teams: bool) -> tuple[Engine, Values]:
    engine = Engine(players, dice, teams, "cpu")
    return engine, Values(put_layers(find_net(players, dice, teams), "cpu"), engine)


def play_quatre_colonnes(
    work: Sequence[tuple[BenchmarkPosition, int]], seed: int, draws: int | None = None
) -> Iterator[Batch]:
    """Batches of trials of positions with the same players, dice and teams; the groups of actions
    of a position have the same dice, draw by draw.
    """
    starts, rows, faces_of = list[Any](), list[tuple[int, int]](), list[int]()
    played = PLAYED[GAMES[work[0][0].game].from_position(work[0][0].position).options.dice]
    for place, (position, _) in enumerate(work):
        game = GAMES[position.game]
        for group, some in enumerate(position.rolled):
            starts.append(play_to_next_throw(position, game.parse(some.actions[0])))
            rows += [(place, group)] * played
            faces_of += [place * played + trial for trial in range(played)]
    options = starts[0].options
    engine, values = find_engine(len(starts[0].colours), options.dice, options.teams)
    records = np.array([to_record(state, [BY_NET] * 4) for state in starts]).repeat(played)
    randoms = torch.Generator().manual_seed(
        int(make_random(work[0][0].position, seed, work[0][1]).integers(1 << 62))
    )
    draws = draws or DRAWS[options.dice]
    base, found = play_to_end(engine, values, records, np.array(faces_of), randoms, draws)
    for place, (position, number) in enumerate(work):
        own = [row for row, (of, _) in enumerate(rows) if of == place]
        groups = np.eye(len(position.rolled))
        firsts = own[::played]
        yield Batch(
            position.position,
            number,
            tuple(tuple(base[row].tolist()) for row in firsts),
            tuple(
                Trial(
                    tuple(groups[rows[row][1]].tolist()),
                    tuple((found[row] - base[row]).tolist()),
                )
                for row in own
            ),
        )


def play_to_end(
    engine: Engine, values: Values, records: Any, faces_of: Any, randoms: Any, draws: int
) -> tuple[Any, Any]:
    """Per game, the shares of all seats at its beginning by the net, and less luck at its end, or
    after some draws by the net.
    """
    sides, players = engine.sides, engine.players
    positions = engine.place(records)
    count, streams = len(positions), int(faces_of.max()) + 1
    streams_of = torch.as_tensor(faces_of)
    alive = torch.arange(count)
    results = torch.zeros(count, sides, dtype=torch.float64)
    left, won = torch.ones(count), torch.zeros(count, 4)
    home = torch.full((count,), -1, dtype=torch.int8)
    luck = torch.zeros(count, sides, dtype=torch.float64)
    draw, over = PHASES.index("draw"), PHASES.index("over")
    column = torch.arange(sides)

    def turn_to_table(shares: Any, mover: Any) -> Any:
        return shares.gather(1, (column - mover[:, None]) % sides)

    def read(name: str) -> Any:
        return positions[:, OFFSET[name]].long()

    def total() -> Any:
        current = turn_to_table(values(positions), read("seat") % sides)
        return won[:, :sides] + left[:, None] * current

    first = total()
    for step in range(draws):
        faces = throw(engine, streams, randoms)[streams_of]
        mover, is_draw = read("seat") % sides, read("phase") == draw
        horizon = engine.look(positions)
        shares = values(horizon.positions)
        expected = turn_to_table(engine.expect(positions, horizon, shares), mover)
        expected = won[:, :sides] + left[:, None] * expected
        seed = int(torch.randint(1 << 62, (1,), generator=randoms))
        engine.play_match(positions, faces, horizon, shares, seed, left, won, home)
        reached = total()
        luck += torch.where(is_draw[:, None], reached - expected, 0).double()
        is_over = (read("phase") == over) | (left < 1e-7)
        if step % 8 == 7 or bool(is_over.all()):
            ended = is_over.nonzero()[:, 0]
            results[alive[ended]] = reached[ended].double() - luck[ended]
            going = (~is_over).nonzero()[:, 0]
            if not len(going):
                break
            positions, left, won, home, luck, alive, streams_of = (
                some[going].contiguous()
                for some in (positions, left, won, home, luck, alive, streams_of)
            )
    else:
        results[alive] = total().double() - luck
    seats = [seat % sides for seat in range(players)]
    return first.double()[:, seats].numpy(), results[:, seats].numpy()


# values


def summarise_group(
    batches: Sequence[Batch], group: int, seat: int, half: int | None = None
) -> tuple[Any, float]:
    """The shares of all seats after a group of actions, by all batches or by every second one, and
    the standard error of one of the shares.
    """
    trials = list_trials(batches, half)
    weights = np.array([trial.weights[group] for trial in trials])
    found = np.array([trial.correction for trial in trials])
    mean = weights @ found / weights.sum()
    spread = weights * (found[:, seat] - mean[seat])
    count = count_equal_trials(weights)
    error = sqrt(float(spread @ spread) * count / max(1.0, count - 1)) / float(weights.sum())
    return np.array(batches[0].base[group]) + mean, error


def list_trials(batches: Sequence[Batch], half: int | None) -> list[Trial]:
    return [
        trial for batch in batches if half in (None, batch.number % 2) for trial in batch.trials
    ]


def count_equal_trials(weights: Any) -> float:
    """The number of trials of equal weight that would be as certain as these."""
    return float(weights.sum()) ** 2 / float(weights @ weights) if weights.any() else 0.0


def find_largest_error(position: BenchmarkPosition, batches: Sequence[Batch]) -> float:
    """The largest standard error of the groups of a position; 1 where one has too few trials."""
    for half in (0, 1):
        weights = np.array([trial.weights for trial in list_trials(batches, half)])
        if not len(weights) or any(
            count_equal_trials(some) < FEWEST_TRIALS / 2 for some in weights.T
        ):
            return 1.0
    groups = range(len(position.rolled))
    return max(summarise_group(batches, group, position.seat)[1] for group in groups)


def add_values(position: BenchmarkPosition, batches: Sequence[Batch]) -> BenchmarkPosition:
    """A position with the values that its trials give."""
    found: list[RolledOut] = []
    for group, rolled in enumerate(position.rolled):
        shares, error = summarise_group(batches, group, position.seat)
        halves = [
            float(summarise_group(batches, group, position.seat, half)[0][position.seat])
            for half in (0, 1)
        ]
        found.append(
            replace(
                rolled,
                shares=tuple(round(share, DIGITS) for share in shares.tolist()),
                error=round(error, DIGITS),
                halves=(round(halves[0], DIGITS), round(halves[1], DIGITS)),
            )
        )
    found.sort(key=lambda some: -some.shares[position.seat])
    trials = sum(len(batch.trials) for batch in batches)
    return replace(position, trials=trials, rolled=tuple(found))
