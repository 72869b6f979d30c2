"""Trains a net for Columbiz by self-play: `colonnade train columbiz`, or `python -m colonnade.training.columbiz --players 2 --seconds 180`.

Thousands of games run side by side. Every turn is solved exactly with respect to the net, and the exact expectation of the turn is what the
net learns for the position before it, so that no luck of the dice enters. In some games seats are given to other styles of play: a net that
only ever meets itself forgets how to answer others. What a position is worth is learnt both for those who know who sits where and for a
player who does not; the net moves as one who does not. Some games have other options than the default ones; options are inputs.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import numpy as np

from colonnade.bots.columbiz.features import ENCODING, KINDS, NET, count_inputs, moderate
from colonnade.training import learning
from colonnade.training.columbiz_engine import Games, Tensor, Values, mirror_inputs, number_of, stride_of, torch
from colonnade.training.columbiz_referee import Referee
from colonnade.training.learning import (
    Report,
    bin_predictions,
    draw_curve,
    find_commit,
    load_checkpoint,
    rate_at,
    save_checkpoint,
    write_log,
)
from colonnade.training.watch import Watch

HIDDEN = (512, 64)
BATCH = 16384  # large enough that the GPU, and not the launching of its kernels, sets the pace
STYLE_SHARE = {2: 0.4, 3: 0.7, 4: 0.7}
WILD_SHARE = 0.15  # of the games: nobody would come to know the rest of the game who always opens alike
HIDDEN_KINDS, SOME_HIDDEN = 0.5, 0.2  # of what is learnt where the net has moved: all others unknown, some of them unknown
WATCHED = 12  # games of each group that the referee follows
REMEMBERED = 12  # turns of the whole batch that a net learns from again
MARGIN_LOSS = 0.25
UPDATES = 3  # per turn of the batch
LEARNT = 16384  # positions per update
SPECIAL_EVERY = 8  # how often, in turns of the batch, the games with many discs and those with locked dice move

Layers = list[tuple[Tensor, Tensor]]


class Learner(learning.Learner):
    """A net that learns the shares of the win and the margins of so many players."""

    def __init__(self, players: int, hidden: Sequence[int], device: str, seed: int) -> None:
        super().__init__([count_inputs(players), *hidden, 2 * players], device, seed)
        self.players = players

    def learn(self, inputs: Tensor, targets: Tensor, rate: float) -> Tensor:
        """One step towards the targets; the loss before it."""
        outputs = self.answer(inputs[:, : self.sizes[0]].float())
        shares, margins = outputs[:, : self.players], outputs[:, self.players :]
        loss = -(targets[:, : self.players] * shares.log_softmax(1)).sum(1).mean()
        loss = loss + MARGIN_LOSS * (margins - targets[:, self.players :]).square().mean()
        self.step(loss, rate)
        return loss.detach()


class Memory:
    """The last positions with what they were worth, to learn from again."""

    def __init__(self, players: int, size: int, device: str) -> None:
        self.players, self.columns = players, count_inputs(players)
        self.inputs = torch.zeros(size, stride_of(players), dtype=number_of(device), device=device)
        self.targets = torch.zeros(size, 2 * players, device=device)
        self.mirrored = mirror_inputs(players).to(device)
        self.filled = self.at = 0

    def add(self, inputs: Tensor, targets: Tensor) -> None:
        """Remember, in place of the oldest."""
        places = (self.at + torch.arange(len(inputs), device=inputs.device)) % len(self.inputs)
        self.inputs[places], self.targets[places] = inputs, targets
        self.at = (self.at + len(inputs)) % len(self.inputs)
        self.filled = min(len(self.inputs), self.filled + len(inputs))

    def draw(self, count: int, generator: Any) -> tuple[Tensor, Tensor]:
        """So many by lot, half of them with the board turned over left to right, which changes nothing; who the others are often unsaid."""
        device = self.inputs.device
        places = torch.randint(self.filled, (count,), generator=generator, device=device)
        inputs = self.inputs[places]
        half = count // 2
        inputs = torch.cat([inputs[:half], inputs[half:][:, self.mirrored]])
        said = inputs[:, self.columns - self.players * len(KINDS) : self.columns].view(count, self.players, len(KINDS))
        lots = torch.rand(count, self.players, 2, generator=generator, device=device)
        unsaid = (lots[:, :1, 0] < HIDDEN_KINDS) | ((lots[:, :1, 0] < HIDDEN_KINDS + SOME_HIDDEN) & (lots[:, :, 1] < 0.5))
        unsaid[:, -1] = False
        said.masked_fill_((unsaid & (said[:, -1:, 0] > 0))[:, :, None], 0)
        return inputs, self.targets[places]


def choose_options(players: int, count: int, seed: int) -> tuple[Tensor, Tensor]:
    """Most games have the default options, a fifth some others with at most four discs a turn."""
    random = np.random.default_rng(seed)
    default = 3 if players == 4 else 4
    other = random.choice([1, 2, 3, 4] if players < 4 else [1, 2, 4, 4], size=count)
    max_discs = np.where(random.random(count) < 0.8, default, other)
    if players == 4:
        max_discs = np.where(random.random(count) < 0.25, 4, max_discs)
    return torch.as_tensor(max_discs), torch.as_tensor(random.random(count) < 0.1)


def make_groups(players: int, batch: int, device: str, seed: int, *, against: str = "", informed: bool = False) -> list[Games]:
    """The games that move every turn, those with more discs a turn, and those with locked dice."""
    common: dict[str, Any] = {
        "device": device,
        "style_share": STYLE_SHARE[players],
        "wild_share": WILD_SHARE,
        "against": against,
        "informed": informed,
    }
    discs, cap = choose_options(players, batch, seed)
    many, few = max(8, batch // 16), max(8, batch // 32)
    random = np.random.default_rng(seed + 1)
    more_discs, more_cap = torch.as_tensor(random.integers(5, 9, size=many)), torch.as_tensor(random.random(many) < 0.2)
    locked_discs, locked_cap = choose_options(players, few, seed + 2)
    return [
        Games(players, discs, cap, locked=False, seed=seed + 3, **common),
        Games(players, more_discs, more_cap, locked=False, seed=seed + 4, **common),
        Games(players, locked_discs, locked_cap, locked=True, seed=seed + 5, **common),
    ]


def options_of(games: Games, count: int) -> list[dict[str, Any]]:
    """The options of the first games of a group, as the rules spell them."""
    locked = "locked" if games.locked else "free"
    discs, cap = games.now.max_discs[:count].tolist(), games.now.cap[:count].tolist()
    return [
        {"max_discs": most, "kept_dice": locked, "beyond_twelve": "cap" if capped else "extend"}
        for most, capped in zip(discs, cap, strict=True)
    ]


def play_out(table: Games, net: Values) -> Tensor:
    """Play games that do not begin anew to their end: per game and seat its share of the win, counted from the seat that began."""
    turn, shares = 0, torch.full((table.count, table.players), -1.0, device=table.device)
    while bool((going := shares[:, 0] < 0).any()):
        table.step(net, learn=False)
        turn += 1
        over = going & (table.over != 0)
        shares = torch.where(over[:, None], table.outcome.roll(turn, 1), shares)
    return shares


def measure(layers: Layers, players: int, games: int, *, against: str, device: str, seed: int, **how: Any) -> Tensor:
    """Per game the shares of the win, counted from the one seat that the net has; all others are copies of a style. Default options.

    `how` may say `informed` and `plies`, as for `Games`.
    """
    discs = torch.full((games,), 3 if players == 4 else 4)
    cap = torch.zeros(games, dtype=torch.bool)
    table = Games(players, discs, cap, locked=False, device=device, seed=seed, against=against, endless=False, **how)
    own = (table.kinds == NET).int().argmax(1)  # nobody has thrown yet
    shares = play_out(table, Values(layers, players, device))
    return shares.gather(1, (own[:, None] + torch.arange(players, device=device)) % players)


def observe(layers: Layers, players: int, games: int, *, device: str, seed: int) -> tuple[Tensor, Tensor]:
    """Predicted and real shares of the win, per game and seat, over so many games among copies of a net.

    One position by lot from each game; seats are counted from the one to throw in it.
    """
    discs, cap = torch.full((games,), 3 if players == 4 else 4), torch.zeros(games, dtype=torch.bool)
    table = Games(players, discs, cap, locked=False, device=device, seed=seed, endless=False)
    net = Values(layers, players, device)
    seats = torch.arange(players, device=device)
    predicted, real = torch.zeros(games, players, device=device), torch.full((games, players), -1.0, device=device)
    drawn = torch.zeros(games, dtype=torch.int64, device=device)
    generator = torch.Generator(device=device).manual_seed(seed + 1)
    turn = 0
    while bool((going := real[:, 0] < 0).any()):
        # The position is drawn as the game goes: the k-th takes the place of the one drawn so far with the chance 1 / k.
        chosen = going & (torch.rand(games, generator=generator, device=device) * (turn + 1) < 1)
        predicted = torch.where(chosen[:, None], net.judge(table.encode())[:, :players], predicted)
        drawn = torch.where(chosen, turn, drawn)
        table.step(net, learn=False)
        turn += 1
        over = going & (table.over != 0)
        final = table.outcome.gather(1, (drawn[:, None] + seats - turn) % players)
        real = torch.where(over[:, None], final, real)
    return predicted, real


def sharpen(learner: Learner, games: int, *, device: str, seed: int) -> float:
    """Make the running mean as sure of itself as it may be: one factor on its answers, the one under which real games are likeliest."""
    predicted, real = observe(learner.layers(mean=True), learner.players, games, device=device, seed=seed)
    logarithms = predicted.clamp(min=1e-6).log()
    factors = [0.8 + 0.01 * number for number in range(61)]
    losses = [float(-(real * (factor * logarithms).log_softmax(1)).sum(1).mean()) for factor in factors]
    best = factors[losses.index(min(losses))]
    weights, biases = learner.means[-2:]
    weights[:, : learner.players] *= best
    biases[: learner.players] *= best
    return best


def fit_moderation(layers: Layers, players: int, games: int, *, device: str, seed: int) -> list[float]:
    """The coefficients of `features.moderate` under which so many real games among masters are likeliest."""
    predicted, real = (shares[:, 0].double().clamp(1e-6, 1 - 1e-6) for shares in observe(layers, players, games, device=device, seed=seed))
    logits = predicted.logit()
    terms = torch.stack([torch.ones_like(logits), logits, logits.tanh(), (3 * logits).tanh()], dim=1)
    found = torch.tensor([0.0, 1.0, 0.0, 0.0], dtype=torch.float64, device=terms.device)
    for _ in range(20):  # Newton's method
        said = (terms @ found).sigmoid()
        curvature = (terms * (said * (1 - said))[:, None]).T @ terms + torch.eye(4, dtype=torch.float64, device=terms.device)
        found = found + torch.linalg.solve(curvature, terms.T @ (real - said))
    return [round(value, 4) for value in found.tolist()]


def calibrate(
    layers: Layers, players: int, games: int, *, device: str, seed: int, moderation: Sequence[float] = ()
) -> list[dict[str, float]]:
    """Predicted and real shares of the win of the seat to throw, in ten bins by the prediction; bins under 2,000 are merged."""
    predicted, real = observe(layers, players, games, device=device, seed=seed)
    predicted, real = torch.as_tensor(moderate(predicted.cpu().numpy(), moderation)[:, 0]), real[:, 0].cpu()
    return bin_predictions(predicted, real)


def train(
    output: Path,
    *,
    players: int = 2,
    seconds: float = 180,
    seed: int = 1,
    batch: int = BATCH,
    hidden: Sequence[int] = HIDDEN,
    device: str | None = None,
    resume: Path | None = None,
    session: float | None = None,
    watched: int = WATCHED,
    measured: int = 4096,
    calibrated: int = 0,
    every: float = 20,
    commit: str | None = None,
    against: str = "",
    informed: bool = False,
    report: Report | None = None,
    is_stopped: Callable[[], bool] = lambda: False,
) -> Path:
    """Train a net for so many players and write it to `output` (`.npz`), with its checkpoint (`.pt`), curve (`.json`) and log beside it.

    `seconds` is the time of the whole training, `session` how much of it this run may use: later runs go on with `resume`, as
    they do once `is_stopped` said so. Every `every`
    seconds the running mean meets `points`, and `report` is told. With `against` all other seats have that style in every game, and
    `informed` lets the net know who sits where: together they say how well a style can be met at all. Raises `Difference` where the
    referee finds one, `BadWeights` for a checkpoint of something else.
    """
    device = device or ("cuda" if torch.cuda.is_available() else "cpu")
    torch.manual_seed(seed)
    learner = Learner(players, hidden, device, seed)
    spent, turns, ended, curve = 0.0, 0, 0, list[dict[str, Any]]()
    about: dict[str, Any] = {
        "game": "columbiz",
        "players": players,
        "options": "inputs: max_discs, kept_dice, beyond_twelve",
        "encoding": ENCODING,
        "seed": seed,
        "commit": commit or find_commit(),
        "hidden": list(hidden),
        "batch": batch,
        "seconds": seconds,
    }
    if resume is not None:
        progress = load_checkpoint(resume, learner, about, ("game", "players", "encoding", "hidden", "seed"))
        spent, turns, ended, curve = progress["seconds"], progress["turns"], progress["games"], progress["curve"]
    groups = make_groups(players, batch, device, seed + 1000 * turns, against=against, informed=informed)
    memory = Memory(players, REMEMBERED * batch, device)
    generator = torch.Generator(device=device).manual_seed(seed + 7 + turns)
    watches = [Watch(Referee, players, options_of(games, min(watched, games.count))) if watched else None for games in groups]
    begun, until = time.perf_counter() - spent, min(seconds, spent + (session or seconds))
    already, next_measure, loss = ended, spent + every, torch.zeros(())
    while (now := time.perf_counter() - begun) < until and not is_stopped():
        net = Values(learner.layers(), players, device)
        for number, (games, watch) in enumerate(zip(groups, watches, strict=True)):
            if number and turns % SPECIAL_EVERY:
                continue
            inputs, targets, happened = games.step(net, log=min(watched, games.count) if watch else 0)
            mean_it = games.is_wild == 0  # what is tried says nothing of what the position is worth
            memory.add(inputs[mean_it], targets[mean_it])
            if watch and happened is not None:
                watch.show(happened.numpy())
        for _ in range(UPDATES):
            loss = learner.learn(*memory.draw(min(LEARNT, batch), generator), rate_at(now / seconds))
        turns += 1
        if turns % 50 == 0:
            for watch in watches:
                if watch:
                    watch.check()
        if now >= next_measure:
            next_measure += every
            ended = already + sum(int(games.ended) for games in groups)
            paused = time.perf_counter()
            line = _line(learner, now, turns, ended, float(loss), watches, measured, device, seed, informed)
            line["games_per_second"] = round((ended - already) / (now - spent), 1)
            curve.append(line)
            if report:
                report(line)
            begun += time.perf_counter() - paused  # games against points are no training
    ended = already + sum(int(games.ended) for games in groups)
    took = time.perf_counter() - begun - spent
    events = sum(watch.check(wait=True) for watch in watches if watch)
    final = {"seconds": round(spent + took, 1), "turns": turns, "games": ended, "games_per_second": round((ended - already) / took, 1)}
    line = {
        **_line(learner, spent + took, turns, ended, float(loss), [], 2 * measured, device, seed + 1, informed),
        **final,
        "events": events,
    }
    curve.append(line)
    if report:
        report(line)
    bins: list[dict[str, float]] = []
    if calibrated:
        about["sharpened"] = sharpen(learner, calibrated, device=device, seed=seed + 2)
        layers = learner.layers(mean=True)
        about["moderation"] = fit_moderation(layers, players, 2 * calibrated, device=device, seed=seed + 3)
        bins = calibrate(layers, players, 2 * calibrated, device=device, seed=seed + 4, moderation=about["moderation"])
        if report:
            report({"sharpened": about["sharpened"], "moderation": about["moderation"], "calibration": bins})
    about |= {"games": ended, "turns": turns, "events_replayed": events}
    output.parent.mkdir(parents=True, exist_ok=True)
    learner.net(about).save(output)
    progress = {"seconds": spent + took, "turns": turns, "games": ended, "curve": curve}
    save_checkpoint(output.with_suffix(".pt"), learner, about, progress)
    write_log(output.with_suffix(".json"), about, curve, bins)
    title = f"Columbiz, {players} players"
    draw_curve(output.with_suffix(".png"), curve, "against_points", "wins against points, %", title)
    return output


def _line(
    learner: Learner,
    now: float,
    turns: int,
    ended: int,
    loss: float,
    watches: Sequence[Watch | None],
    games: int,
    device: str,
    seed: int,
    informed: bool,
) -> dict[str, Any]:
    events = sum(watch.events for watch in watches if watch)
    share = None
    if games:
        layers = learner.layers(mean=True)
        shares = measure(layers, learner.players, games, against="points", device=device, seed=seed + turns, informed=informed)
        share = float(shares[:, 0].mean())
    return {
        "seconds": round(now, 1),
        "turns": turns,
        "games": ended,
        "loss": round(loss, 5),
        "against_points": None if share is None else round(share, 4),
        "events": events,
    }


def main(arguments: Sequence[str] | None = None) -> int:
    """The command line of this module."""
    parser = argparse.ArgumentParser(description="Train a net for Columbiz by self-play.")
    parser.add_argument("--output", type=Path, required=True, help="the file of weights to write, .npz")
    parser.add_argument("--players", type=int, default=2, choices=(2, 3, 4))
    parser.add_argument("--seconds", type=float, default=180, help="time of the whole training")
    parser.add_argument("--session", type=float, help="time of this run, where training goes on later")
    parser.add_argument("--resume", type=Path, help="the checkpoint to go on from, .pt")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--batch", type=int, default=BATCH, help="games side by side")
    parser.add_argument("--hidden", type=int, nargs="+", default=list(HIDDEN), help="sizes of the hidden layers")
    parser.add_argument("--device", help="cuda or cpu; by default what there is")
    parser.add_argument("--watched", type=int, default=WATCHED, help="games that the referee follows in each group")
    parser.add_argument("--measured", type=int, default=4096, help="games against points per point of the curve")
    parser.add_argument("--calibrated", type=int, default=0, help="games to calibrate with at the end; twice as many check it")
    parser.add_argument("--every", type=float, default=20, help="seconds between two points of the curve")
    parser.add_argument("--against", default="", help="train only against copies of this style, to see how well they can be met at all")
    parser.add_argument("--informed", action="store_true", help="the net knows who sits where, in training and in the curve")
    parser.add_argument("--commit", help="the commit to note, where git cannot tell")
    chosen = vars(parser.parse_args(arguments))
    train(chosen.pop("output"), **chosen, report=lambda line: print(json.dumps(line), flush=True))
    return 0


if __name__ == "__main__":
    sys.exit(main())
