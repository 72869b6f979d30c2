"""Trains a net for Columbiz by self-play: `colonnade train columbiz`, or `python -m colonnade.training.columbiz --players 2 --seconds 180`.

Thousands of games run side by side. Every turn is solved exactly with respect to a running mean of the net. For the position before it the
net learns the exact expectation of the turn, plus a decreasing part of what the exact turns after it correct: TD(λ) without the luck of
the dice. In some games seats are given to other styles of play: a net that
only ever meets itself forgets how to answer others. What a position is worth is learnt both for those who know who sits where and for a
player who does not; the net moves as one who does not. Some games have other options than the default ones; options are inputs.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np

from colonnade.bots.columbiz.features import ENCODING, KINDS, NET, OTHER, count_inputs
from colonnade.bots.nets import Net, read_net
from colonnade.games.columbiz.board import CELLS, RESERVE
from colonnade.games.columbiz.options import ColumbizOptions
from colonnade.training import learning
from colonnade.training.columbiz_engine import Games, Tensor, Values, mirror_inputs, number_of, stride_of, torch
from colonnade.training.columbiz_referee import Referee
from colonnade.training.course import Course, Plan, make_parser, run
from colonnade.training.learning import bin_predictions, rate_at
from colonnade.training.watch import Watch

PLAN = Plan(
    seconds=180,
    batch=3072,  # fewer games and more updates are worth more than a GPU that is always busy
    hidden=(768, 64),
    watched=12,  # in each group
    every=20,
)
STYLE_SHARE = {2: 0.25, 3: 0.7, 4: 0.7}
WILD_SHARE = 0.15  # of the games: nobody would come to know the rest of the game who always opens alike
RANDOM_SHARE = 0.03  # of all turns
OTHER_OPTIONS = 0.08  # of the games that move every turn
LAMBDA, TRACED = 0.8, 12  # what the correction of each later turn counts, compared with the turn before it; turns that are waited for
HIDDEN_KINDS, SOME_HIDDEN = 0.5, 0.2  # of what is learnt where the net has moved: all others unknown, some of them unknown
REMEMBERED = 40  # turns of the whole batch that a net learns from again
MARGIN_LOSS = 0.25
UPDATES = 4  # per turn of the batch
LEARNT = 4  # positions per update, for each game of the batch
OPENING_SHARE = 0.4  # of the positions that are learnt where every seat has two thirds of its discs left: they are many, and easy
SPECIAL_EVERY = 16  # how often, in turns of the batch, the games with many discs and those with locked dice move

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

    def thin(self, inputs: Tensor, targets: Tensor, generator: Any) -> tuple[Tensor, Tensor]:
        """Leave out most positions of the opening."""
        most = RESERVE[self.players]
        start = self.players * CELLS
        reserves = inputs[:, start : start + self.players * most].view(-1, self.players, most).float().sum(2)
        lots = torch.rand(len(inputs), generator=generator, device=inputs.device)
        kept = (3 * reserves.amin(1) <= 2 * most) | (lots < OPENING_SHARE)
        return inputs[kept], targets[kept]

    def draw(self, count: int, generator: Any) -> tuple[Tensor, Tensor]:
        """So many by lot, half of them with the board turned over left to right, which changes nothing; who the others are often unsaid."""
        device = self.inputs.device
        places = torch.randint(self.filled, (count,), generator=generator, device=device)
        inputs = self.inputs[places]
        half = count // 2
        inputs = torch.cat([inputs[:half], inputs[half:][:, self.mirrored]])
        end = self.columns - self.players * CELLS
        said = inputs[:, end - self.players * len(KINDS) : end].view(count, self.players, len(KINDS))
        lots = torch.rand(count, self.players, 2, generator=generator, device=device)
        unsaid = (lots[:, :1, 0] < HIDDEN_KINDS) | ((lots[:, :1, 0] < HIDDEN_KINDS + SOME_HIDDEN) & (lots[:, :, 1] < 0.5))
        unsaid[:, -1] = False
        said.masked_fill_((unsaid & (said[:, -1:, 0] > 0))[:, :, None], 0)
        return inputs, self.targets[places]


class Trace:
    """The last turns of a group of games, whose targets are still corrected by the turns that follow: TD(λ) on exact expectations.

    The correction of a turn is its exact expectation less what the net said of the position before it. It ends with the game, and with a
    turn in which the mover tried something.
    """

    def __init__(self, players: int, count: int, device: str) -> None:
        self.inputs = torch.zeros(TRACED, count, stride_of(players), dtype=number_of(device), device=device)
        self.targets = torch.zeros(TRACED, count, 2 * players, device=device)
        self.weights = torch.zeros(TRACED, count, device=device)
        """What the next correction counts, per turn and game; 0 where the turn can no longer learn from it."""
        self.is_valid = torch.zeros(TRACED, count, dtype=torch.bool, device=device)
        self.at = 0
        seats = torch.arange(players, device=device)
        ages = torch.arange(TRACED, device=device)[:, None]
        turned = (seats - ages) % players  # which seat of a turn that many turns later is this one
        self.turned = torch.cat([turned, players + turned], dim=1)
        self.ages = torch.arange(TRACED, device=device)

    def add(self, inputs: Tensor, before: Tensor, targets: Tensor, is_wild: Tensor, is_over: Tensor) -> tuple[Tensor, Tensor]:
        """Take a turn of all games, with what the net said `before` it; give back the oldest turn's inputs and corrected targets."""
        place = self.at % TRACED
        done = self.inputs[place][self.is_valid[place]], self.targets[place][self.is_valid[place]]
        self.weights[place] = 0
        self.weights *= LAMBDA
        self.weights.masked_fill_(is_wild, 0)
        corrections = (targets - before)[:, self.turned[(place - self.ages) % TRACED]].transpose(0, 1)
        self.targets += self.weights[:, :, None] * corrections
        self.inputs[place], self.targets[place], self.weights[place], self.is_valid[place] = inputs, targets, 1, ~is_wild
        self.weights.masked_fill_(is_over, 0)
        self.at += 1
        return done


def choose_options(players: int, count: int, seed: int) -> tuple[Tensor, Tensor]:
    """Most games have the default options, some others, with at most four discs a turn."""
    random = np.random.default_rng(seed)
    is_other = random.random(count) < OTHER_OPTIONS
    other = random.choice([1, 2, 3, 4] if players < 4 else [1, 2, 4, 4], size=count)
    max_discs = np.where(is_other, other, 3 if players == 4 else 4)
    return torch.as_tensor(max_discs), torch.as_tensor(is_other & (random.random(count) < 0.4))


def make_groups(
    players: int, batch: int, device: str, seed: int, *, style_share: float | None = None, against: str = "", informed: bool = False
) -> list[Games]:
    """The games that move every turn, those with more discs a turn, and those with locked dice."""
    common: dict[str, Any] = {
        "device": device,
        "style_share": STYLE_SHARE[players] if style_share is None else style_share,
        "wild_share": WILD_SHARE,
        "random_share": RANDOM_SHARE,
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


def put_layers(net: Net, device: str) -> Layers:
    """The layers of a net on a device."""
    return [(torch.as_tensor(weights, device=device), torch.as_tensor(biases, device=device)) for weights, biases in net.layers]


def read_layers(path: Path, players: int, device: str) -> Layers:
    """The layers of a file's net on a device; raises `BadWeights`."""
    return put_layers(read_net(path.read_bytes(), path.name, game="columbiz", players=players, encoding=ENCODING), device)


def options_of(games: Games, count: int) -> list[dict[str, Any]]:
    """The options of the first games of a group, as the rules spell them."""
    locked = "locked" if games.locked else "free"
    discs, cap = games.now.max_discs[:count].tolist(), games.now.cap[:count].tolist()
    return [
        {"max_discs": most, "kept_dice": locked, "beyond_twelve": "cap" if capped else "extend"}
        for most, capped in zip(discs, cap, strict=True)
    ]


def play_out(table: Games, nets: Sequence[Values], plies: Sequence[int] = (), informed: Sequence[bool] = ()) -> Tensor:
    """Play games that do not begin anew to their end: per game and seat its share of the win, counted from the seat that began.

    The nets take turns, the first one in the first turn, each with its `plies` and whether it is `informed`, by default as the table says.
    """
    turn, shares = 0, torch.full((table.count, table.players), -1.0, device=table.device)
    while bool((going := shares[:, 0] < 0).any()):
        table.plies = plies[turn % len(plies)] if plies else table.plies
        net = nets[turn % len(nets)]
        table.step(net, mover=None if not informed or informed[turn % len(informed)] else net, learn=False)
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
    shares = play_out(table, [Values(layers, players, device)])
    return shares.gather(1, (own[:, None] + torch.arange(players, device=device)) % players)


def measure_nets(
    layers: Layers,
    rival: Layers,
    players: int,
    games: int,
    *,
    device: str,
    seed: int,
    options: ColumbizOptions | None = None,
    plies: Sequence[int] = (1, 1),
    rival_kind: int | None = None,
) -> Tensor:
    """Per game the shares of the win, counted from the one seat that the net has; all others are copies of a rival net.

    `plies` are those of the net and of the rival. The net begins in as many games as it is second, and so on. `rival_kind` is what
    the net is told the others are, `features.NET` for masters, for instance; by default nothing.
    """
    given = options or ColumbizOptions.resolve({}, players)
    nets = [Values(layers, players, device), *[Values(rival, players, device)] * (players - 1)]
    found: list[Tensor] = []
    for own in range(players):
        count = games // players + (own < games % players)
        discs, cap = torch.full((count,), given.max_discs), torch.full((count,), given.beyond_twelve == "cap")
        how: dict[str, Any] = {"device": device, "seed": seed + own, "endless": False, "informed": rival_kind is not None}
        table = Games(players, discs, cap, locked=given.kept_dice == "locked", **how)
        table.kinds[:] = rival_kind or NET
        table.kinds[:, own] = NET
        movers = [(seat - own) % players for seat in range(players)]
        each_plies, each_informed = [plies[min(mover, 1)] for mover in movers], [mover == 0 for mover in movers]
        shares = play_out(table, [nets[mover] for mover in movers], each_plies, each_informed)
        found.append(shares.roll(-own, 1))
    return torch.cat(found)


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


def calibrate(layers: Layers, players: int, games: int, *, device: str, seed: int) -> list[dict[str, float]]:
    """Predicted and real shares of the win of the seat to throw, in ten bins by the prediction; bins under 2,000 are merged."""
    predicted, real = observe(layers, players, games, device=device, seed=seed)
    return bin_predictions(predicted[:, 0].cpu(), real[:, 0].cpu())


def train(output: Path, *, players: int = 2, against: str = "", informed: bool = False, rival: Path | None = None, **wishes: Any) -> Path:
    """Train a net for so many players and write it to `output` (`.npz`), with its checkpoint (`.pt`), log (`.json`) and curve beside it.

    `wishes` are fields of `PLAN` to replace. At every point of the curve the running mean meets `points`. With `against` all other seats
    have that style in every game, or are played by the net of that file, which does not learn; `informed` lets the net know who sits where:
    together they say how well a player can be met at all, by a best response. A `rival` is a file of weights that the curve meets too.
    Raises `Difference` where the referee finds one, `BadWeights` for a checkpoint of something else.
    """
    plan = replace(PLAN, **wishes)
    device, seed, batch, watched = plan.find_device(), plan.seed, plan.batch, plan.watched
    torch.manual_seed(seed)
    learner = Learner(players, plan.hidden, device, seed)
    kind = {"game": "columbiz", "players": players}
    course = Course(plan, learner, kind, "inputs: max_discs, kept_dice, beyond_twelve", ENCODING, "turns")
    group_seed, opponent, rival_kind = seed + 1000 * course.count, None, None
    if against.endswith(".npz"):
        rival, rival_kind = Path(against), OTHER
        opponent = Values(read_layers(rival, players, device), players, device)
        groups = make_groups(players, batch, device, group_seed, style_share=0.0, informed=True)
        for games in groups:
            games.kinds[:, 1:] = OTHER  # the net has the first turn of every round
    else:
        groups = make_groups(players, batch, device, group_seed, against=against, informed=informed)
    turns = [0] * len(groups)
    traces = [Trace(players, games.count, device) for games in groups]
    memory = Memory(players, REMEMBERED * batch, device)
    met = None if rival is None else read_layers(rival, players, device)
    generator = torch.Generator(device=device).manual_seed(seed + 7 + course.count)
    watches = [Watch(Referee, players, options_of(games, min(watched, games.count))) if watched else None for games in groups]
    loss = torch.zeros(())

    def step(part: float) -> None:
        nonlocal loss
        net = Values(learner.playing_layers(), players, device)
        for number, (games, trace, watch) in enumerate(zip(groups, traces, watches, strict=True)):
            if number and course.count % SPECIAL_EVERY:
                continue
            mover = opponent if turns[number] % players else None
            turns[number] += 1
            inputs, targets, happened = games.step(net, mover=mover, log=min(watched, games.count) if watch else 0)
            # What a wild mover tries says nothing of what the position is worth.
            done = trace.add(inputs, net.judge(inputs), targets, games.is_wild != 0, games.over != 0)
            memory.add(*memory.thin(*done, generator))
            if watch and happened is not None:
                watch.show(happened.numpy())
        for _ in range(UPDATES if memory.filled else 0):
            loss = learner.learn(*memory.draw(LEARNT * batch, generator), rate_at(part, plan.rate))
        if (course.count + 1) % 50 == 0:
            for watch in watches:
                if watch:
                    watch.check()

    def describe(now: float, is_last: bool) -> dict[str, Any]:
        events = sum(watch.check(wait=True) if is_last else watch.events for watch in watches if watch)
        ended = sum(int(games.ended) for games in groups)
        share, against_rival = None, dict[str, float]()
        if plan.measured:
            many, layers = plan.measured * (1 + is_last), learner.layers(mean=True)
            match_seed = seed + course.count + is_last
            shares = measure(layers, players, many, against="points", device=device, seed=match_seed, informed=informed)
            share = round(float(shares[:, 0].mean()), 4)
            if met is not None:
                shares = measure_nets(layers, met, players, many, device=device, seed=match_seed, rival_kind=rival_kind)
                against_rival = {"against_rival": round(float(shares[:, 0].mean()), 4)}
        return {
            "seconds": round(now, 1),
            "turns": course.count,
            "games": course.already + ended,
            "loss": round(float(loss), 5),
            "against_points": share,
            **against_rival,
            "events": events,
            "games_per_second": round(course.rate(ended, now), 1),
        }

    course.follow(step, describe)
    bins: list[dict[str, float]] = []
    if plan.calibrated:
        bins = calibrate(learner.layers(mean=True), players, plan.calibrated, device=device, seed=seed + 4)
        course.report({"calibration": bins})
    course.keep(output)
    course.publish(output, bins, "points", f"Columbiz, {players} players")
    return output


def main(arguments: Sequence[str] | None = None) -> int:
    """The command line of this module."""
    watched, calibrated = (
        "games that the referee follows in each group",
        "games that say, at the end, how well the answers foresee results",
    )
    parser = make_parser("Columbiz", PLAN, rival="points", watched=watched, calibrated=calibrated)
    parser.add_argument("--against", default="", help="train only against copies of this style, or of the net in this file, .npz")
    parser.add_argument("--informed", action="store_true", help="the net knows who sits where, in training and in the curve")
    parser.add_argument("--rival", type=Path, help="a file of weights that the curve meets too, .npz")
    return run(train, parser, arguments)


if __name__ == "__main__":
    sys.exit(main())
