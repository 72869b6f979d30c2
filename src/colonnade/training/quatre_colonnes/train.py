"""Train a net for Les 4 colonnes by self-play: `colonnade train quatre_colonnes`, or `python -m
colonnade.training.quatre_colonnes --players 2 --dice 1 --seconds 90 --output
quatre_colonnes-2-1.npz`.

Thousands of games run at the same time. Every possible draw is looked through to its end. For the
position before it the net learns the exact mean over the draws of the best plan's value, plus a
decreasing part of what the exact means of the next draws correct: TD(λ) without the luck of the
dice. In six games of ten some seats, or all, play in another style, as weak players do, so that the
net knows positions that it would not reach by itself. It learns what each of them is worth to
players who go on by the net. Games differ in their options and in who sits where; both are inputs.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

from colonnade.bots.quatre_colonnes.features import ENCODING
from colonnade.engine.quatre_colonnes.positions import LOG
from colonnade.training import learning
from colonnade.training.learning import bin_predictions, rate_at
from colonnade.training.nets import Tensor, torch
from colonnade.training.quatre_colonnes.batch import Engine
from colonnade.training.quatre_colonnes.calibration import fit_temperature, observe
from colonnade.training.quatre_colonnes.match import play_match, throw
from colonnade.training.quatre_colonnes.memory import Memory, Trace
from colonnade.training.quatre_colonnes.referee import Referee
from colonnade.training.quatre_colonnes.starts import make_pool
from colonnade.training.quatre_colonnes.values import Values
from colonnade.training.referee import RefereeProcess
from colonnade.training.run import Settings, TrainingRun, make_parser, run_command

SETTINGS = Settings(seconds=90, batch=4096, hidden=(256, 64), referee_games=32, every=15)
POOL = 4096  # first positions to begin from
LOGGED_STEPS = 32  # steps that are sent to the referee at a time
REMEMBERED = 24  # steps of the whole batch that a net learns from again
STAGGERED = 256  # draws over which the games begin, so that a batch has positions of every phase
UPDATES = 3  # per step of the batch, each of twice as many positions as the batch


class Learner(learning.Learner):
    """A net that learns the chances of the sides of a kind of game."""

    def __init__(self, engine: Engine, hidden: Sequence[int], device: str, seed: int) -> None:
        super().__init__([engine.inputs, *hidden, engine.sides], device, seed)

    def learn(self, inputs: Tensor, targets: Tensor, rate: float) -> Tensor:
        """Learn one step towards the targets; return the loss before it."""
        loss = (
            -(targets * self.evaluate(inputs[:, : self.sizes[0]].float()).log_softmax(1))
            .sum(1)
            .mean()
        )
        self.step(loss, rate)
        return loss.detach()


def stagger(
    engine: Engine, values: Values, positions: Tensor, pool: Tensor, seed: int, generator: Any
) -> None:
    """Play games on, each some draws further than the one after it, so that a batch has positions
    of every phase.
    """
    ended = torch.zeros(len(positions), dtype=torch.int64, device=engine.device)
    for number in range(STAGGERED if len(positions) else 0):
        begun = positions[: -(-len(positions) * (number + 1) // STAGGERED)]
        faces = throw(engine, len(begun), generator)
        horizon = engine.look(begun, engine.number_draws(faces))
        shares = values(horizon.positions)
        engine.play(
            begun, faces, horizon, shares, (seed << 32) - 1 - number, pool, ended, logs=None
        )


def train(
    output: Path, *, players: int = 2, dice: int = 1, teams: bool = False, **overrides: Any
) -> Path:
    """Train a net and write it to `output` (`.npz`), with its checkpoint (`.pt`), log (`.json`) and
    curve (`.png`) beside it.

    `overrides` are fields of `SETTINGS` to replace. At every point of the curve the running mean
    plays against `greedy`. Raises `Difference` where the referee finds one, `BadWeights` for a
    checkpoint of another kind of net, `BadOption` for teams without four players.
    """
    settings = replace(SETTINGS, **overrides)
    device, seed, batch = settings.find_device(), settings.seed, settings.batch
    # before all else: it checks the options
    pool_records = make_pool(players, dice, teams, POOL, seed)
    engine = Engine(players, dice, teams, device)
    torch.manual_seed(seed)
    learner = Learner(engine, settings.hidden, device, seed)
    kind = {"game": "quatre_colonnes", "players": players, "dice": dice, "teams": teams}
    run = TrainingRun(
        settings, learner, kind, "inputs: third_six, finish, sums, colours", ENCODING, "steps"
    )
    pool = engine.place(pool_records)
    generator = torch.Generator(device=device).manual_seed(seed + 7 + run.steps)
    positions = pool[torch.randint(len(pool), (batch,), generator=generator, device=device)]
    ended = torch.zeros(batch, dtype=torch.int64, device=device)
    trace, memory = (
        Trace(engine.sides, batch, device),
        Memory(engine.sides, REMEMBERED * batch, device),
    )
    watched = min(settings.referee_games, batch)
    watch = RefereeProcess(Referee, watched) if watched else None
    logs = torch.zeros(
        LOGGED_STEPS, max(1, watched), LOG.itemsize, dtype=torch.uint8, device=device
    )
    loss = torch.zeros((), device=device)
    # the referee replays games from their first position on
    stagger(
        engine, Values(learner.playing_layers(), engine), positions[watched:], pool, seed, generator
    )

    def step(part: float) -> None:
        nonlocal loss
        values = Values(learner.playing_layers(), engine)
        horizon = engine.look(positions)
        shares = values(horizon.positions)
        memory.add(
            *trace.add(positions, values(positions), engine.expect(positions, horizon, shares))
        )
        faces = throw(engine, batch, generator)
        log = logs[run.new_steps % LOGGED_STEPS] if watch else None
        before = ended.clone()
        engine.play(positions, faces, horizon, shares, (seed << 32) + run.steps, pool, ended, log)
        trace.end(ended != before)
        for _ in range(UPDATES if memory.filled else 0):
            drawn, targets = memory.draw(2 * batch, generator)
            loss = learner.learn(engine.encode(drawn), targets, rate_at(part, settings.rate))
        if watch and (run.new_steps + 1) % LOGGED_STEPS == 0:
            # a copy: it is sent later, when the logs have changed
            watch.send(logs.cpu().numpy().copy())
            watch.check()

    def describe(now: float, is_last: bool) -> dict[str, Any]:
        if watch and is_last:
            watch.send(logs[: run.new_steps % LOGGED_STEPS].cpu().numpy().copy())
        events = 0 if watch is None else watch.check(wait=True) if is_last else watch.events
        games, match_seed = (
            settings.evaluation_games * (4 if is_last else 1),
            seed + run.steps + is_last,
        )
        values = Values(learner.layers(mean=True), engine)
        score = (
            play_match(engine, values, against="greedy", games=games, seed=match_seed)
            if games
            else None
        )
        done = int(ended.sum())
        return {
            "seconds": round(now, 1),
            "steps": run.steps,
            "games": run.earlier_games + done,
            "games_per_second": round(run.per_second(done, now), 1),
            "positions_per_second": round(run.per_second(run.new_steps * batch, now)),
            "loss": round(float(loss), 5),
            "against_greedy": None if score is None else round(score.share, 4),
            "margin": None if score is None else round(score.margin, 4),
            "home_first": None if score is None else round(score.home_first, 4),
            "events": events,
        }

    run.run_steps(step, describe)
    run.save_checkpoint(output)
    bins: list[dict[str, float]] = []
    if settings.calibration_games:
        run.about["sharpened"] = fit_temperature(
            engine, learner, settings.calibration_games, seed=seed + 2
        )
        learner.net(run.about).save(output)
        predicted, real = observe(
            engine,
            Values(learner.layers(mean=True), engine),
            settings.calibration_games,
            seed=seed + 3,
        )
        bins = bin_predictions(predicted[:, 0], real[:, 0])
        run.report({"sharpened": run.about["sharpened"], "calibration": bins})
    dealt = (
        f"{players} players{' in teams' if teams else ''}, {'one die' if dice == 1 else 'two dice'}"
    )
    run.save_net(output, bins, "greedy", f"Les 4 colonnes, {dealt}")
    return output


def main(arguments: Sequence[str] | None = None) -> int:
    """The command line of this module."""
    parser = make_parser("Les 4 colonnes", SETTINGS)
    parser.add_argument("--dice", type=int, default=1, choices=(1, 2))
    parser.add_argument("--teams", action="store_true", help="two teams of two")
    return run_command(train, parser, arguments)
