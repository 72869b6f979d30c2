"""Trains a net for Les 4 colonnes by self-play: `colonnade train quatre_colonnes`, or
`python -m colonnade.training.quatre_colonnes --players 2 --dice 1 --seconds 90 --output quatre_colonnes-2-1.npz`.

Thousands of games run side by side. Every draw that can come is looked through to its end, and the exact mean over the draws of the best
plan's value, plus a decreasing part of what the exact means of the next draws correct, is what the net learns for the position before it:
TD(λ) without the luck of the dice. In three games of ten some seats play in another style, greedily or by lot, so that the net knows
positions that it would not get into by itself; what they do is not learnt. Games differ in their options and in who sits where; both are
inputs.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from dataclasses import replace
from itertools import combinations
from pathlib import Path
from typing import Any

import numpy as np

from colonnade.bots.quatre_colonnes.features import ENCODING
from colonnade.games.quatre_colonnes.board import COLOURS
from colonnade.training.course import Course, Plan, make_parser, run
from colonnade.training.learning import Learner, bin_predictions, rate_at
from colonnade.training.quatre_colonnes_engine import (
    BY_GREEDY,
    BY_LOT,
    BY_NET,
    LOG,
    OFFSET,
    POSITION,
    Engine,
    Records,
    Tensor,
    Values,
    torch,
)
from colonnade.training.quatre_colonnes_match import Table, begin, play_match, throw
from colonnade.training.quatre_colonnes_referee import Referee
from colonnade.training.watch import Watch

PLAN = Plan(seconds=90, batch=4096, hidden=(256, 64), watched=32, every=15)
STYLE_SHARE = 0.3  # of the games, in which some seats play in another style
OTHER_OPTIONS = 0.25  # of the games have options by lot
OTHER_SEATS = 0.3  # of the games of two or three have colours by lot
POOL = 4096  # first positions to begin from
TOLD = 32  # steps that the referee is told of at a time
LAMBDA, TRACED = 0.9, 24  # what the correction of each later draw counts, compared with the draw before it; draws that are waited for
REMEMBERED = 24  # steps of the whole batch that a net learns from again
UPDATES = 3  # per step of the batch, each of twice as many positions as the batch
FACTORS = [0.8 + 0.01 * number for number in range(61)]  # on the answers of a net, of which the likeliest is taken


def make_pool(players: int, dice: int, teams: bool, count: int, seed: int) -> Records:
    """First positions: who sits where, who begins, the options and the styles, by lot."""
    random = np.random.default_rng(seed)
    seatings = list(combinations(COLOURS, players))
    sides = 2 if teams else players
    records: list[Records] = []
    for _ in range(count):
        given: dict[str, Any] = {}
        if random.random() < OTHER_OPTIONS:
            given = {
                "third_six": ("start", "workshop")[random.integers(2)],
                "finish": ("exact", "free")[random.integers(2)],
                "sums": bool(random.integers(2)),
            }
        colours = seatings[random.integers(len(seatings))] if random.random() < OTHER_SEATS else ()
        styles = [BY_NET] * 4
        if random.random() < STYLE_SHARE:
            others = random.permutation(sides)[: random.integers(1, sides)]  # at least one side is the net's
            for side in others.tolist():
                style = BY_GREEDY if random.random() < 0.7 else BY_LOT
                styles = [style if seat % sides == side else chosen for seat, chosen in enumerate(styles)]
        records.append(begin(players, dice, teams, int(random.integers(players)), styles, colours, **given))
    return np.array(records)


class Memory:
    """The last positions with what they were worth, to learn from again."""

    def __init__(self, size: int, sides: int, device: str) -> None:
        self.positions = torch.zeros(size, POSITION.itemsize, dtype=torch.uint8, device=device)
        self.targets = torch.zeros(size, sides, device=device)
        self.filled = self.at = 0

    def add(self, positions: Tensor, targets: Tensor) -> None:
        """Remember, in place of the oldest."""
        places = (self.at + torch.arange(len(positions), device=positions.device)) % len(self.positions)
        self.positions[places], self.targets[places] = positions, targets
        self.at = (self.at + len(positions)) % len(self.positions)
        self.filled = min(len(self.positions), self.filled + len(positions))

    def draw(self, count: int, generator: Any) -> tuple[Tensor, Tensor]:
        """So many by lot."""
        places = torch.randint(self.filled, (count,), generator=generator, device=self.targets.device)
        return self.positions[places], self.targets[places]


class Trace:
    """The last draws of the games, whose targets are still corrected by the draws that follow: TD(λ) on exact means.

    The correction of a draw is its exact mean less what the net said of the position before it. It ends with the game, and with a draw of
    a seat of another style, from whose position nothing is learnt. Inside, sides are counted from the first of the table.
    """

    def __init__(self, count: int, sides: int, device: str) -> None:
        self.sides = sides
        self.positions = torch.zeros(TRACED, count, POSITION.itemsize, dtype=torch.uint8, device=device)
        self.targets = torch.zeros(TRACED, count, sides, device=device)
        self.weights = torch.zeros(TRACED, count, device=device)
        """What the next correction counts, per draw and game; 0 where the draw can no longer learn from it."""
        self.is_valid = torch.zeros(TRACED, count, dtype=torch.bool, device=device)
        self.at = 0

    def _turn(self, shares: Tensor, seats: Tensor, way: int) -> Tensor:
        """Shares counted from a seat's side as counted from the first of the table (-1), or the other way (1)."""
        return shares.gather(1, (torch.arange(self.sides, device=shares.device) + way * seats[:, None]) % self.sides)

    def add(self, positions: Tensor, before: Tensor, targets: Tensor) -> tuple[Tensor, Tensor]:
        """Take a draw of all games, with what the net said `before` it; give back the oldest draw's positions and corrected targets."""
        place, seats = self.at % TRACED, positions[:, OFFSET["seat"]].long()
        is_valid = self.is_valid[place]
        done = self.positions[place][is_valid]
        corrected = self._turn(self.targets[place][is_valid], done[:, OFFSET["seat"]].long(), 1)
        is_styled = positions.gather(1, OFFSET["style"] + seats[:, None])[:, 0] != BY_NET
        self.weights[place] = 0
        self.weights *= LAMBDA
        self.weights.masked_fill_(is_styled, 0)
        self.targets += self.weights[:, :, None] * self._turn(targets - before, seats, -1)
        self.positions[place], self.targets[place] = positions, self._turn(targets, seats, -1)
        self.weights[place], self.is_valid[place] = ~is_styled, ~is_styled
        self.at += 1
        return done, corrected

    def end(self, is_over: Tensor) -> None:
        """Nothing more is to be learnt from the games that have ended."""
        self.weights.masked_fill_(is_over, 0)


def observe(engine: Engine, values: Values, games: int, *, seed: int) -> tuple[Tensor, Tensor]:
    """Predicted and real chances of the sides, from the one to throw, in a position by lot of each of so many games of the net with itself.

    Real is what a side has won at the end of what was left of the game then; attempts to build are weighed, not thrown.
    """
    records = np.array([begin(engine.players, engine.dice, engine.teams, first, [BY_NET] * 4) for first in range(engine.players)])
    table = Table(engine, records[np.arange(games) % engine.players], seed)
    generator = torch.Generator(device=engine.device).manual_seed(seed + 1)
    predicted, won = torch.zeros(games, engine.sides, device=engine.device), torch.zeros(games, 4, device=engine.device)
    seen, left = torch.zeros(games, device=engine.device), torch.ones(games, device=engine.device)
    side = torch.zeros(games, dtype=torch.int64, device=engine.device)
    going = True
    while going:
        # The position is drawn as the game goes: each takes the place of the one drawn so far, by its share of all that came so far.
        seen += table.left
        chosen = torch.rand(games, generator=generator, device=engine.device) * seen < table.left
        predicted = torch.where(chosen[:, None], values(table.positions), predicted)
        left, won = torch.where(chosen, table.left, left), torch.where(chosen[:, None], table.won, won)
        side = torch.where(chosen, table.seats() % engine.sides, side)
        going = table.step(values, 1)
    turned = (side[:, None] + torch.arange(engine.sides, device=engine.device)) % engine.sides
    return predicted, (table.won - won).gather(1, turned) / left[:, None]


def sharpen(engine: Engine, learner: Learner, games: int, *, seed: int) -> float:
    """Make the running mean as sure of itself as it may be: one factor on its answers, the one under which real games are likeliest."""
    predicted, real = observe(engine, Values(engine, learner.layers(mean=True)), games, seed=seed)
    logarithms = predicted.clamp(min=1e-6).log()
    losses = [float(-(real * (factor * logarithms).log_softmax(1)).sum(1).mean()) for factor in FACTORS]
    best = FACTORS[losses.index(min(losses))]
    for last in learner.means[-2:]:
        last *= best
    return round(best, 2)


def train(output: Path, *, players: int = 2, dice: int = 1, teams: bool = False, **wishes: Any) -> Path:
    """Train a net and write it to `output` (`.npz`), with its checkpoint (`.pt`), log (`.json`) and curve (`.png`) beside it.

    `wishes` are fields of `PLAN` to replace. At every point of the curve the running mean meets `greedy`. Raises `Difference` where the
    referee finds one, `BadWeights` for a checkpoint of something else, `BadOption` for teams of other than four.
    """
    plan = replace(PLAN, **wishes)
    device, seed, batch = plan.find_device(), plan.seed, plan.batch
    pool_records = make_pool(players, dice, teams, POOL, seed)  # before all else: it checks the options
    engine = Engine(players, dice, teams, device)
    torch.manual_seed(seed)
    learner = Learner([engine.inputs, *plan.hidden, engine.sides], device, seed)
    kind = {"game": "quatre_colonnes", "players": players, "dice": dice, "teams": teams}
    course = Course(plan, learner, kind, "inputs: third_six, finish, sums, colours", ENCODING, "steps")
    pool = engine.place(pool_records)
    generator = torch.Generator(device=device).manual_seed(seed + 7 + course.count)
    positions = pool[torch.randint(len(pool), (batch,), generator=generator, device=device)]
    ended = torch.zeros(batch, dtype=torch.int64, device=device)
    trace, memory = Trace(batch, engine.sides, device), Memory(REMEMBERED * batch, engine.sides, device)
    watched = min(plan.watched, batch)
    watch = Watch(Referee, watched) if watched else None
    logs = torch.zeros(TOLD, max(1, watched), LOG.itemsize, dtype=torch.uint8, device=device)
    loss = torch.zeros((), device=device)

    def step(part: float) -> None:
        nonlocal loss
        values = Values(engine, learner.playing_layers())
        horizon = engine.look(positions)
        shares = values(horizon.positions)
        memory.add(*trace.add(positions, values(positions), engine.expect(positions, horizon, shares)))
        faces = throw(engine, batch, generator)
        told = logs[course.done % TOLD] if watch else None
        before = ended.clone()
        engine.play(positions, faces, horizon, shares, (seed << 32) + course.count, pool, ended, told)
        trace.end(ended != before)
        for _ in range(UPDATES if memory.filled else 0):
            drawn, targets = memory.draw(2 * batch, generator)
            inputs = engine.encode(drawn)[:, : engine.inputs].float()
            error = -(targets * learner.answer(inputs).log_softmax(1)).sum(1).mean()
            learner.step(error, rate_at(part, plan.rate))
            loss = error.detach()
        if watch and (course.done + 1) % TOLD == 0:
            watch.show(logs.cpu().numpy().copy())  # it is sent later, when the logs are already others
            watch.check()

    def describe(now: float, is_last: bool) -> dict[str, Any]:
        events = 0 if watch is None else watch.check(wait=True) if is_last else watch.events
        games, match_seed = plan.measured * (4 if is_last else 1), seed + course.count + is_last
        values = Values(engine, learner.layers(mean=True))
        score = play_match(engine, values, against="greedy", games=games, seed=match_seed) if games else None
        done = int(ended.sum())
        return {
            "seconds": round(now, 1),
            "steps": course.count,
            "games": course.already + done,
            "games_per_second": round(course.rate(done, now), 1),
            "positions_per_second": round(course.rate(course.done * batch, now)),
            "loss": round(float(loss), 5),
            "against_greedy": None if score is None else round(score.share, 4),
            "margin": None if score is None else round(score.margin, 4),
            "home_first": None if score is None else round(score.home_first, 4),
            "events": events,
        }

    course.follow(step, describe)
    course.keep(output)
    bins: list[dict[str, float]] = []
    if plan.calibrated:
        course.about["sharpened"] = sharpen(engine, learner, plan.calibrated, seed=seed + 2)
        learner.net(course.about).save(output)
        predicted, real = observe(engine, Values(engine, learner.layers(mean=True)), plan.calibrated, seed=seed + 3)
        bins = bin_predictions(predicted[:, 0], real[:, 0])
        course.report({"sharpened": course.about["sharpened"], "calibration": bins})
    dealt = f"{players} players{' in teams' if teams else ''}, {'one die' if dice == 1 else 'two dice'}"
    course.publish(output, bins, "greedy", f"Les 4 colonnes, {dealt}")
    return output


def main(arguments: Sequence[str] | None = None) -> int:
    """The command line of this module."""
    watched, calibrated = "games that the referee follows", "games to calibrate with at the end; as many check it"
    parser = make_parser("Les 4 colonnes", PLAN, rival="greedy", watched=watched, calibrated=calibrated)
    parser.add_argument("--dice", type=int, default=1, choices=(1, 2))
    parser.add_argument("--teams", action="store_true", help="two teams of two")
    return run(train, parser, arguments)


if __name__ == "__main__":
    sys.exit(main())
