"""Trains a net for Les 4 colonnes by self-play: `colonnade train quatre_colonnes`, or
`python -m colonnade.training.quatre_colonnes --players 2 --dice 1 --seconds 90 --output quatre_colonnes-2-1.npz`.

Thousands of games run side by side. Every draw that can come is looked through to its end, and the exact mean over the draws of the best
plan's value is what the net learns for the position before it, so that no luck of the dice enters. In three games of ten some seats play in
another style, greedily or by lot, so that the net knows positions that it would not get into by itself. Games differ in their options and
in who sits where; both are inputs.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Callable, Sequence
from itertools import combinations
from pathlib import Path
from typing import Any

import numpy as np

from colonnade.bots.quatre_colonnes.features import ENCODING
from colonnade.games.quatre_colonnes.board import COLOURS
from colonnade.training.learning import (
    Learner,
    Report,
    bin_predictions,
    draw_curve,
    find_commit,
    load_checkpoint,
    rate_at,
    save_checkpoint,
    write_log,
)
from colonnade.training.quatre_colonnes_engine import BY_GREEDY, BY_LOT, BY_NET, LOG, POSITION, Engine, Records, Tensor, Values, torch
from colonnade.training.quatre_colonnes_match import Table, begin, play_match, throw
from colonnade.training.quatre_colonnes_referee import Referee
from colonnade.training.watch import Watch

HIDDEN = (256, 64)
BATCH = 4096  # games side by side
STYLE_SHARE = 0.3  # of the games, in which some seats play in another style
OTHER_OPTIONS = 0.25  # of the games have options by lot
OTHER_SEATS = 0.3  # of the games of two or three have colours by lot
POOL = 4096  # first positions to begin from
WATCHED = 32  # games of the batch that the referee follows
TOLD = 32  # steps that the referee is told of at a time
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
        """Remember a step of the batch, in place of the oldest."""
        places = slice(self.at, self.at + len(positions))
        self.positions[places], self.targets[places] = positions, targets
        self.at = (self.at + len(positions)) % len(self.positions)
        self.filled = min(len(self.positions), self.filled + len(positions))

    def draw(self, count: int, generator: Any) -> tuple[Tensor, Tensor]:
        """So many by lot."""
        places = torch.randint(self.filled, (count,), generator=generator, device=self.targets.device)
        return self.positions[places], self.targets[places]


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


def train(
    output: Path,
    *,
    players: int = 2,
    dice: int = 1,
    teams: bool = False,
    seconds: float = 90,
    seed: int = 1,
    batch: int = BATCH,
    hidden: Sequence[int] = HIDDEN,
    device: str | None = None,
    resume: Path | None = None,
    session: float | None = None,
    watched: int = WATCHED,
    measured: int = 4096,
    calibrated: int = 0,
    every: float = 15,
    commit: str | None = None,
    report: Report | None = None,
    is_stopped: Callable[[], bool] = lambda: False,
) -> Path:
    """Train a net and write it to `output` (`.npz`), with its checkpoint (`.pt`), log (`.json`) and curve (`.png`) beside it.

    `seconds` is the time of the whole training, `session` how much of it this run may use: later runs go on with `resume`, as they do once
    `is_stopped` said so. Every `every` seconds the running mean meets `greedy` over `measured` games, and `report` is told. At the end
    predictions are held against `calibrated` games. Raises `Difference` where the referee finds one, `BadWeights` for a checkpoint of
    something else, `BadOption` for teams of other than four.
    """
    device = device or ("cuda" if torch.cuda.is_available() else "cpu")
    pool_records = make_pool(players, dice, teams, POOL, seed)  # before all else: it checks the options
    engine = Engine(players, dice, teams, device)
    torch.manual_seed(seed)
    learner = Learner([engine.inputs, *hidden, engine.sides], device, seed)
    about: dict[str, Any] = {
        "game": "quatre_colonnes",
        "players": players,
        "dice": dice,
        "teams": teams,
        "options": "inputs: third_six, finish, sums, colours",
        "encoding": ENCODING,
        "seed": seed,
        "commit": commit or find_commit(),
        "hidden": list(hidden),
        "batch": batch,
        "seconds": seconds,
    }
    spent, steps, already, curve = 0.0, 0, 0, list[dict[str, Any]]()
    if resume is not None:
        progress = load_checkpoint(resume, learner, about, ("game", "players", "dice", "teams", "encoding", "hidden", "seed"))
        spent, steps, already, curve = progress["seconds"], progress["steps"], progress["games"], progress["curve"]
    pool = engine.place(pool_records)
    generator = torch.Generator(device=device).manual_seed(seed + 7 + steps)
    positions = pool[torch.randint(len(pool), (batch,), generator=generator, device=device)]
    ended = torch.zeros(batch, dtype=torch.int64, device=device)
    memory = Memory(REMEMBERED * batch, engine.sides, device)
    watched = min(watched, batch)
    watch = Watch(Referee, watched) if watched else None
    logs = torch.zeros(TOLD, max(1, watched), LOG.itemsize, dtype=torch.uint8, device=device)
    begun, until = time.perf_counter() - spent, min(seconds, spent + (session or seconds))
    started, next_measure, loss = spent, spent + every, torch.zeros((), device=device)

    def tell(now: float, games: int, match_seed: int, events: int) -> None:
        score = (
            play_match(engine, Values(engine, learner.layers(mean=True)), against="greedy", games=games, seed=match_seed) if games else None
        )
        done = already + int(ended.sum())
        line: dict[str, Any] = {
            "seconds": round(now, 1),
            "steps": steps,
            "games": done,
            "games_per_second": round((done - already) / max(1e-9, now - started), 1),
            "positions_per_second": round(local_steps * batch / max(1e-9, now - started)),
            "loss": round(float(loss), 5),
            "against_greedy": None if score is None else round(score.share, 4),
            "margin": None if score is None else round(score.margin, 4),
            "home_first": None if score is None else round(score.home_first, 4),
            "events": events,
        }
        curve.append(line)
        if report:
            report(line)

    local_steps = 0
    while (now := time.perf_counter() - begun) < until and not is_stopped():
        values = Values(engine, learner.layers())
        horizon = engine.look(positions)
        shares = values(horizon.positions)
        memory.add(positions, engine.expect(positions, horizon, shares))
        faces = throw(engine, batch, generator)
        told = logs[local_steps % TOLD] if watch else None
        engine.play(positions, faces, horizon, shares, (seed << 32) + steps, pool, ended, told)
        for _ in range(UPDATES):
            drawn, targets = memory.draw(2 * batch, generator)
            inputs = engine.encode(drawn)[:, : engine.inputs].float()
            error = -(targets * learner.answer(inputs).log_softmax(1)).sum(1).mean()
            learner.step(error, rate_at(now / seconds))
            loss = error.detach()
        steps += 1
        local_steps += 1
        if watch and local_steps % TOLD == 0:
            watch.show(logs.cpu().numpy().copy())  # it is sent later, when the logs are already others
            watch.check()
        if now >= next_measure:
            next_measure += every
            paused = time.perf_counter()
            tell(now, measured, seed + steps, watch.events if watch else 0)
            begun += time.perf_counter() - paused  # games against greedy are no training
    took = time.perf_counter() - begun
    tell(took, 4 * measured, seed + steps + 1, watch.check(wait=True) if watch else 0)
    about |= {"games": curve[-1]["games"], "steps": steps, "events_replayed": curve[-1]["events"]}
    progress = {"seconds": took, "steps": steps, "games": curve[-1]["games"], "curve": curve}
    output.parent.mkdir(parents=True, exist_ok=True)
    save_checkpoint(output.with_suffix(".pt"), learner, about, progress)
    bins: list[dict[str, float]] = []
    if calibrated:
        about["sharpened"] = sharpen(engine, learner, calibrated, seed=seed + 2)
        learner.net(about).save(output)
        predicted, real = observe(engine, Values(engine, learner.layers(mean=True)), calibrated, seed=seed + 3)
        bins = bin_predictions(predicted[:, 0], real[:, 0])
        if report:
            report({"sharpened": about["sharpened"], "calibration": bins})
    learner.net(about).save(output)
    write_log(output.with_suffix(".json"), about, curve, bins)
    dealt = f"{players} players{' in teams' if teams else ''}, {'one die' if dice == 1 else 'two dice'}"
    draw_curve(output.with_suffix(".png"), curve, "against_greedy", "wins against greedy, %", f"Les 4 colonnes, {dealt}")
    return output


def main(arguments: Sequence[str] | None = None) -> int:
    """The command line of this module."""
    parser = argparse.ArgumentParser(description="Train a net for Les 4 colonnes by self-play.")
    parser.add_argument("--output", type=Path, required=True, help="the file of weights to write, .npz")
    parser.add_argument("--players", type=int, default=2, choices=(2, 3, 4))
    parser.add_argument("--dice", type=int, default=1, choices=(1, 2))
    parser.add_argument("--teams", action="store_true", help="two teams of two")
    parser.add_argument("--seconds", type=float, default=90, help="time of the whole training")
    parser.add_argument("--session", type=float, help="time of this run, where training goes on later")
    parser.add_argument("--resume", type=Path, help="the checkpoint to go on from, .pt")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--batch", type=int, default=BATCH, help="games side by side")
    parser.add_argument("--hidden", type=int, nargs="+", default=list(HIDDEN), help="sizes of the hidden layers")
    parser.add_argument("--device", help="cuda or cpu; by default what there is")
    parser.add_argument("--watched", type=int, default=WATCHED, help="games that the referee follows")
    parser.add_argument("--measured", type=int, default=4096, help="games against greedy per point of the curve")
    parser.add_argument("--calibrated", type=int, default=0, help="games to calibrate with at the end; as many check it")
    parser.add_argument("--every", type=float, default=15, help="seconds between two points of the curve")
    parser.add_argument("--commit", help="the commit to note, where git cannot tell")
    chosen = vars(parser.parse_args(arguments))
    train(chosen.pop("output"), **chosen, report=lambda line: print(json.dumps(line), flush=True))
    return 0


if __name__ == "__main__":
    sys.exit(main())
