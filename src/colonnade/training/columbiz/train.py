"""Train a net for Columbiz by self-play: `colonnade train columbiz`, or `python -m
colonnade.training.columbiz --players 2 --seconds 180`.

Thousands of games run at the same time. Every turn is solved exactly with respect to a running mean
of the net. For the position before it the net learns the exact expectation of the turn, plus a
decreasing part of what the exact turns after it correct: TD(λ) without the luck of the dice. In
some games seats are given to other styles of play: a net that plays only against itself forgets how
to answer others. The value of a position is learnt both with and without the knowledge of who sits
where; the net moves without it. Some games have other options than the default ones; options are
inputs.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

from colonnade.bots.columbiz.features import ENCODING, OTHER, count_inputs
from colonnade.training import learning
from colonnade.training.columbiz.calibration import calibrate
from colonnade.training.columbiz.match import measure, measure_nets
from colonnade.training.columbiz.memory import Memory, Trace
from colonnade.training.columbiz.referee import Referee
from colonnade.training.columbiz.starts import make_groups, options_of
from colonnade.training.columbiz.values import Values, read_layers
from colonnade.training.learning import rate_at
from colonnade.training.nets import Tensor, torch
from colonnade.training.referee import RefereeProcess
from colonnade.training.run import Settings, TrainingRun, make_parser, run_command

SETTINGS = Settings(
    seconds=180,
    batch=3072,  # fewer games and more updates are worth more than a GPU that is always busy
    hidden=(768, 64),
    referee_games=12,  # in each group
    every=20,
)
REMEMBERED = 40  # turns of the whole batch that a net learns from again
MARGIN_LOSS = 0.25
UPDATES = 4  # per turn of the batch
LEARNT = 4  # positions per update, for each game of the batch
# how often, in turns of the batch, the games with many discs and those with locked dice move
SPECIAL_EVERY = 16


class Learner(learning.Learner):
    """A net that learns the shares of the win and the margins of this number of players."""

    def __init__(self, players: int, hidden: Sequence[int], device: str, seed: int) -> None:
        super().__init__([count_inputs(players), *hidden, 2 * players], device, seed)
        self.players = players

    def learn(self, inputs: Tensor, targets: Tensor, rate: float) -> Tensor:
        """Learn one step towards the targets; return the loss before it."""
        outputs = self.evaluate(inputs[:, : self.sizes[0]].float())
        shares, margins = outputs[:, : self.players], outputs[:, self.players :]
        loss = -(targets[:, : self.players] * shares.log_softmax(1)).sum(1).mean()
        loss = loss + MARGIN_LOSS * (margins - targets[:, self.players :]).square().mean()
        self.step(loss, rate)
        return loss.detach()


def train(
    output: Path,
    *,
    players: int = 2,
    against: str = "",
    informed: bool = False,
    rival: Path | None = None,
    **overrides: Any,
) -> Path:
    """Train a net and write it to `output` (`.npz`), with its checkpoint (`.pt`), log (`.json`) and
    curve (`.png`) beside it.

    `overrides` are fields of `SETTINGS` to replace. At every point of the curve the running mean
    plays against `points`. With `against` all other seats have that style in every game, or are
    played by the net in that file, which does not learn; `informed` tells the net who sits where:
    together they train a best response to a player. A `rival` is a file of weights that the curve
    plays against too. Raises `Difference` where the referee finds one, `BadWeights` for a
    checkpoint of another kind of net.
    """
    settings = replace(SETTINGS, **overrides)
    device, seed, batch = settings.find_device(), settings.seed, settings.batch
    watched = settings.referee_games
    torch.manual_seed(seed)
    learner = Learner(players, settings.hidden, device, seed)
    kind = {"game": "columbiz", "players": players}
    run = TrainingRun(
        settings, learner, kind, "inputs: max_discs, kept_dice, beyond_twelve", ENCODING, "turns"
    )
    group_seed, opponent, rival_kind = seed + 1000 * run.steps, None, None
    if against.endswith(".npz"):
        rival, rival_kind = Path(against), OTHER
        opponent = Values(read_layers(rival, players, device), device)
        groups = make_groups(players, batch, device, group_seed, style_share=0.0, informed=True)
        for games in groups:
            games.kinds[:, 1:] = OTHER  # the net has the first turn of every round
    else:
        groups = make_groups(players, batch, device, group_seed, against=against, informed=informed)
    turns = [0] * len(groups)
    traces = [Trace(players, games.count, device) for games in groups]
    memory = Memory(players, REMEMBERED * batch, device)
    met = None if rival is None else read_layers(rival, players, device)
    generator = torch.Generator(device=device).manual_seed(seed + 7 + run.steps)
    watches = [
        RefereeProcess(Referee, players, options_of(games, min(watched, games.count)))
        if watched
        else None
        for games in groups
    ]
    loss = torch.zeros(())

    def step(part: float) -> None:
        nonlocal loss
        net = Values(learner.playing_layers(), device)
        for number, (games, trace, watch) in enumerate(zip(groups, traces, watches, strict=True)):
            if number and run.steps % SPECIAL_EVERY:
                continue
            mover = opponent if turns[number] % players else None
            turns[number] += 1
            inputs, targets, logs = games.step(
                net, mover=mover, logged=min(watched, games.count) if watch else 0
            )
            # an exploring move says nothing about the value of the position before it
            done = trace.add(
                inputs, net.evaluate(inputs), targets, games.is_exploring != 0, games.over != 0
            )
            memory.add(*memory.thin(*done, generator))
            if watch and logs is not None:
                watch.send(logs.numpy())
        for _ in range(UPDATES if memory.filled else 0):
            loss = learner.learn(
                *memory.draw(LEARNT * batch, generator), rate_at(part, settings.rate)
            )
        if (run.steps + 1) % 50 == 0:
            for watch in watches:
                if watch:
                    watch.check()

    def describe(now: float, is_last: bool) -> dict[str, Any]:
        events = sum(
            watch.check(wait=True) if is_last else watch.events for watch in watches if watch
        )
        ended = sum(int(games.ended) for games in groups)
        share, against_rival = None, dict[str, float]()
        if settings.evaluation_games:
            many, layers = settings.evaluation_games * (1 + is_last), learner.layers(mean=True)
            match_seed = seed + run.steps + is_last
            shares = measure(
                layers,
                players,
                many,
                against="points",
                device=device,
                seed=match_seed,
                informed=informed,
            )
            share = round(float(shares[:, 0].mean()), 4)
            if met is not None:
                shares = measure_nets(
                    layers,
                    met,
                    players,
                    many,
                    device=device,
                    seed=match_seed,
                    rival_kind=rival_kind,
                )
                against_rival = {"against_rival": round(float(shares[:, 0].mean()), 4)}
        return {
            "seconds": round(now, 1),
            "turns": run.steps,
            "games": run.earlier_games + ended,
            "loss": round(float(loss), 5),
            "against_points": share,
            **against_rival,
            "events": events,
            "games_per_second": round(run.per_second(ended, now), 1),
        }

    run.run_steps(step, describe)
    bins: list[dict[str, float]] = []
    if settings.calibration_games:
        bins = calibrate(
            learner.layers(mean=True),
            players,
            settings.calibration_games,
            device=device,
            seed=seed + 4,
        )
        run.report({"calibration": bins})
    run.save_checkpoint(output)
    run.save_net(output, bins, "points", f"Columbiz, {players} players")
    return output


def main(arguments: Sequence[str] | None = None) -> int:
    """The command line of this module."""
    parser = make_parser("Columbiz", SETTINGS)
    parser.add_argument(
        "--against",
        default="",
        help="train only against copies of this style, or of the net in this file, .npz",
    )
    parser.add_argument(
        "--informed",
        action="store_true",
        help="the net knows who sits where, in training and in the curve",
    )
    parser.add_argument(
        "--rival", type=Path, help="a file of weights that the curve meets too, .npz"
    )
    return run_command(train, parser, arguments)
