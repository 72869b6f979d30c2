"""Thousands of games of Columbiz side by side, every turn of them solved exactly.

The inner loops are compiled (`engine/columbiz`); the net runs in PyTorch between them. Seats are
counted from the one to throw. The referee (`referee`) replays sampled games on the rules.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np

from colonnade.bots.columbiz.features import ENCODING, MARGIN, NET, OTHER, POINTS, count_inputs
from colonnade.bots.columbiz.master import MARGIN_WEIGHT
from colonnade.bots.columbiz.points import TIE, draw_lots
from colonnade.bots.nets import Net, read_net
from colonnade.engine.columbiz.kernels import (
    BLOCKS,
    LAST_AGAINST_POINTS,
    MOVER_AGAINST_POINTS,
    PAIRS,
    SELF_PLAY,
    SINGLES,
    THROWS,
    TRUE_KINDS,
    UNKNOWN,
    WIDEST,
    Batch,
    find_kernels,
    make_tables,
)
from colonnade.engine.columbiz.plans import MOST_DISCS, find_plans
from colonnade.games.columbiz.board import CELLS, RESERVE, SIZE
from colonnade.games.columbiz.rules import FORFEITED
from colonnade.training.extras import import_torch

torch: Any = import_torch()
Tensor = Any
Layers = list[tuple[Tensor, Tensor]]
"""Weights and biases of the layers of a net."""

# positions the net judges at a time, on a GPU and elsewhere
CHUNK = {True: 1 << 21, False: 1 << 14}
ALIGNED = 16  # the GPU multiplies fastest where rows begin at such multiples
STYLES = 8
"""What the other styles weigh: line points, prison points, discs, squares of rows, chance, the
net's own opinion, and heights (the highest row first, then the next); and whether they have the
habit of keeping pairs, instead of what promises most.
"""


def stride_of(players: int) -> int:
    """Columns of an encoded row, with empty ones at the end for the GPU's sake."""
    return -(-count_inputs(players) // ALIGNED) * ALIGNED


def put_layers(net: Net, device: str) -> Layers:
    """The layers of a net on a device."""
    return [
        (torch.as_tensor(weights, device=device), torch.as_tensor(biases, device=device))
        for weights, biases in net.layers
    ]


def read_layers(path: Path, players: int, device: str) -> Layers:
    """The layers of a file's net on a device; raises `BadWeights`."""
    return put_layers(
        read_net(path.read_bytes(), path.name, game="columbiz", players=players, encoding=ENCODING),
        device,
    )


class Values:
    """A net on a device: the hidden layers in PyTorch, and the last one for the kernels."""

    def __init__(self, layers: Layers, players: int, device: str) -> None:
        self.kind = number_of(device)
        (first, biases), *between = layers[:-1]
        padded = torch.zeros(stride_of(players), first.shape[1], device=device)
        padded[: len(first)] = first
        self.hidden = [
            (weights.to(self.kind), given.to(self.kind))
            for weights, given in [(padded, biases), *between]
        ]
        self.last = layers[-1][0].float().contiguous(), layers[-1][1].float().contiguous()

    def __call__(self, inputs: Tensor) -> Tensor:
        """Per row what the last hidden layer says."""
        sums = inputs
        for weights, biases in self.hidden:
            sums = (
                torch._addmm_activation(biases, sums, weights)
                if inputs.is_cuda
                else torch.addmm(biases, sums, weights).relu_()
            )
        return sums

    def judge(self, inputs: Tensor) -> Tensor:
        """Per row the shares of the win, then the margins, were the game not over."""
        outputs = torch.addmm(self.last[1], self(inputs).float(), self.last[0])
        players = outputs.shape[1] // 2
        return torch.cat([outputs[:, :players].softmax(1), outputs[:, players:]], dim=1)


def number_of(device: str) -> Any:
    """The kind of number that inputs are in."""
    return torch.float16 if device.startswith("cuda") else torch.float32


@dataclass
class Positions:
    """Positions between two turns, rows of games; columns are seats, from the one
    that throws next.
    """

    discs: Tensor
    reserve: Tensor
    prisoners: Tensor
    line_points: Tensor
    starter: Tensor
    last_round: Tensor
    max_discs: Tensor
    cap: Tensor


@cache
def find_tables(device: str) -> dict[str, Tensor]:
    """The tables of the kernels on a device."""
    return {name: torch.as_tensor(values, device=device) for name, values in make_tables().items()}


def count_bits(cells: Tensor) -> Tensor:
    """How many cells each set has."""
    return sum(cells >> cell & 1 for cell in range(CELLS))


@cache
def mirror_inputs(players: int) -> Tensor:
    """Which input column each takes when the board is turned over left to right: columns 1 and 6
    change places, and so on.
    """
    order = np.arange(stride_of(players))
    for seat in range(players):
        for cell in range(CELLS):
            mirrored = (SIZE - 1 - cell // SIZE) * SIZE + cell % SIZE
            # the discs, and what discs would score
            for start in (0, count_inputs(players) - players * CELLS):
                order[start + seat * CELLS + cell] = start + seat * CELLS + mirrored
    return torch.as_tensor(order)


class Games:
    """So many games side by side, all with free or all with locked dice. A game that ends begins
    anew.
    """

    def __init__(
        self,
        players: int,
        max_discs: Tensor,
        cap: Tensor,
        *,
        locked: bool,
        device: str,
        seed: int,
        style_share: float = 0.0,
        wild_share: float = 0.0,
        random_share: float = 0.0,
        against: str = "",
        informed: bool = False,
        plies: int = 1,
        endless: bool = True,
    ) -> None:
        """`style_share` of the games have seats of other styles, `wild_share` begin with some turns
        in which everybody tries something; later `random_share` of the turns are such.

        `against` a style's name: in every game one seat is the net's and all others have that
        style. `informed`: the net knows who the others are. With two `plies` it looks at the next
        seat's whole turn, too. Unless `endless`, a game that has ended does not begin anew; it goes
        on without meaning, and the caller must look at it in time.
        """
        self.players, self.device, self.count, self.locked = players, device, len(max_discs), locked
        self.random = torch.Generator(device=device).manual_seed(seed)
        self.luck = np.random.default_rng(seed)
        self.style_share, self.wild_share, self.random_share = style_share, wild_share, random_share
        self.against, self.informed, self.endless = against, informed, endless
        self.plies, self._child = plies, None
        self.on_gpu = device.startswith("cuda")
        self.kernels, tables = find_kernels("cuda" if self.on_gpu else "cpu"), find_tables(device)
        most = min(MOST_DISCS, int(max_discs.max()))
        end, count = find_plans().ends[most], self.count
        self.stride = stride_of(players)

        def make(*shape: int, kind: Any = torch.int64) -> Tensor:
            return torch.zeros(shape, dtype=kind, device=device)

        options = [given.to(device=device, dtype=torch.int64) for given in (max_discs, cap)]
        self.now = Positions(
            *[make(count, players) for _ in range(4)], *[make(count) for _ in range(2)], *options
        )
        self.kinds = make(count, players, kind=torch.int8)
        """Who plays each seat: `features.NET`, `POINTS` or `OTHER`."""
        self.weights = make(count, 2, STYLES, kind=torch.float32)
        """What the style of a game weighs, and what its wild moves do."""
        self.wild = make(count)
        """How many turns of a game are still wild: the mover tries something, in no style of its
        own.
        """
        self.is_wild = make(count, kind=torch.int8)
        self.finished, self.games = make(2, kind=torch.float64), make(2, kind=torch.float64)
        """For the net's seats and for the others, in games between them: the shares of wins, and
        the games.
        """
        self.ended = make()
        self.over, self.outcome = (
            make(count, kind=torch.int8),
            make(count, players, kind=torch.float32),
        )
        """After a step: which games ended in it, and what their seats won, from the one that would
        throw next.
        """
        small, middle, single = torch.int16, torch.int32, torch.float32
        locked_size = count if locked else 0
        room: dict[str, Tensor] = {
            "points": make(count, end, kind=torch.int8),
            "leaf_plans": make(count * end, kind=small),
            "worth": make(count * end, kind=single),
            "used_plans": make(count * THROWS, kind=small),
            "scratch": make(locked_size * 2 * WIDEST),
            "locked_keeps": make(locked_size * PAIRS, kind=small),
            "targets": make(count, 2 * players, kind=single),
            "happened": make(count, len(SINGLES) + len(BLOCKS) * players),
        }
        room |= {
            name: make(count, THROWS, kind=small) for name in ("plans", "slots", "first", "second")
        }
        room |= {
            name: make(count, kind=middle)
            for name in ("starts", "leaves", "used_starts", "used_leaves")
        }
        self.totals = make(2, kind=middle)
        room |= {"total": self.totals[:1], "used_total": self.totals[1:]}
        now = self.now
        room |= {
            "discs": now.discs,
            "reserve": now.reserve,
            "prisoners": now.prisoners,
            "line_score": now.line_points,
        }
        room |= {
            "starter": now.starter,
            "last_round": now.last_round,
            "max_discs": now.max_discs,
            "cap": now.cap,
        }
        room |= {
            "kinds": self.kinds,
            "styles": self.weights,
            "wild": self.is_wild,
            "over": self.over,
            "outcome": self.outcome,
        }
        self.room, self.batch = room, Batch()
        self.batch.put(**tables, **room, games=count, players=players, end=end, stride=self.stride)
        self.batch.put(
            full_reserve=RESERVE[players], most=most, locked=int(locked), informed=int(informed)
        )
        self.batch.put(margin_weight=MARGIN_WEIGHT, margin_scale=MARGIN)
        self._reset(torch.ones(count, dtype=torch.bool, device=device))

    @property
    def styled(self) -> Tensor:
        """Which seats are not the net's."""
        return self.kinds != NET

    def run(self, name: str) -> None:
        """Run a kernel for all games, on the GPU in the current stream."""
        self.kernels.run(
            name, self.batch, torch.cuda.current_stream().cuda_stream if self.on_gpu else 0
        )

    def _draw(self, *shape: int) -> Tensor:
        return torch.rand(shape, generator=self.random, device=self.device)

    def _reset(self, over: Tensor) -> None:
        """Begin anew where `over`; who plays in which style is drawn at random."""
        now, each, players = self.now, over[:, None], self.players
        for values in (now.discs, now.prisoners, now.line_points):
            values.masked_fill_(each, 0)
        now.reserve.masked_fill_(each, RESERVE[players])
        now.starter.masked_fill_(over, 0)
        now.last_round.masked_fill_(over, 0)
        if self.wild_share:
            turns = 1 + (self._draw(self.count) * MOST_WILD * players).long()
            self.wild.copy_(
                torch.where(over, turns * (self._draw(self.count) < self.wild_share), self.wild)
            )
        if not self.against and not self.style_share:
            return
        one = (self._draw(self.count) * players).long()[:, None] == torch.arange(
            players, device=self.device
        )
        if self.against:
            styled, weights = (
                ~one,
                torch.tensor(NAMED_STYLES[self.against], device=self.device).expand(self.count, -1),
            )
            kind = torch.full(
                (self.count, 1), POINTS if self.against == "points" else OTHER, device=self.device
            )
        else:
            # with more than two players, mostly all others have the style
            several = self._draw(self.count, 1) < 0.85
            styled = (one ^ (several & (players > 2))) & (
                self._draw(self.count, 1) < self.style_share
            )
            kind, weights = self._draw_styles()
        self.kinds.copy_(
            torch.where(each, torch.where(styled, kind, NET).to(torch.int8), self.kinds)
        )
        self.weights[:, 0] = torch.where(each, weights, self.weights[:, 0])

    def _draw_styles(self) -> tuple[Tensor, Tensor]:
        """Most play for points, the others for some mixture of ends."""
        named = torch.tensor([NAMED_STYLES[name] for name in TRAINED_STYLES], device=self.device)
        which = (self._draw(self.count) * len(named)).long()
        mixed = self._draw(self.count, STYLES)
        mixed = torch.where(self._draw(self.count, STYLES) < 0.5, 0.0, mixed)
        mixed[:, 2] = 2 * mixed[:, 2] - 1
        mixed[:, 3] *= 0.2
        mixed[:, 5] *= 10
        mixed[:, 6:] = 0
        chosen = self._draw(self.count, 1)
        points = torch.tensor(NAMED_STYLES["points"], device=self.device)
        weights = torch.where(
            chosen < POINTS_SHARE, points, torch.where(chosen < 0.9, named[which], mixed)
        )
        return torch.where(chosen < POINTS_SHARE, POINTS, OTHER), weights

    def encode(self) -> Tensor:
        """What the net sees of the positions as they are, knowing who plays."""
        inputs = torch.empty(
            self.count, self.stride, dtype=number_of(self.device), device=self.device
        )
        self.batch.put(inputs=inputs, which=0, until=self.count, **{"from": 0})
        self.run("encode")
        return inputs

    def _judge(self, net: Values, which: int, total: int) -> None:
        """Let the net judge the leaves (1) or the plans that are best for some throw (2)."""
        weights, biases = net.last
        self.batch.put(
            which=which, last_weights=weights, last_biases=biases, last_size=len(weights)
        )
        size = CHUNK[self.on_gpu]
        inputs = torch.empty(min(size, total), self.stride, dtype=net.kind, device=self.device)
        for start in range(0, total, size):
            end = min(total, start + size)
            self.batch.put(inputs=inputs, until=end, **{"from": start})
            self.run("encode")
            hidden = net(inputs[: end - start])
            self.batch.put(hidden=hidden)
            self.run("judge")

    def step(
        self, net: Values, *, mover: Values | None = None, learn: bool = True, log: int = 0
    ) -> tuple[Tensor, Tensor, Tensor | None]:
        """One turn of every game. The inputs before it, the exact expectation after it, and what
        happened in the first `log` games.

        `mover` is a net that decides instead of `net`, whatever kind its seat is of, and does not
        know who the others are. The expectation is that of what `net` says of the positions to
        which the turn leads.
        """
        inputs = self.encode() if learn else None
        batch = self.batch
        batch.put(informed=int(self.informed and mover is None))
        batch.put(seed=int(self.luck.integers(1 << 63)), log=log)
        if self.wild_share:
            self.is_wild.copy_((self.wild > 0) | (self._draw(self.count) < self.random_share))
            self.wild -= 1
            self.weights[:, 1] = self._draw_styles()[1]  # another one for every move
        kind = self.kinds[:, 0].clone()
        if mover is not None:
            self.kinds[:, 0] = NET  # for the kernels, it has no style
        self.totals.zero_()
        self.run("survey")
        self._judge(mover or net, 1, int(self.totals[0]))
        self.run("solve")
        if self.plies == 2:
            self._look_further(mover or net)
        self.kinds[:, 0] = kind
        targets = self._find_targets(net) if learn else None
        self.run("play")
        self._tally()
        happened = self.room["happened"][:log].to("cpu", copy=True) if log else None
        if self.endless:
            self._reset(self.over != 0)
        return inputs, targets, happened

    def _find_values(self, net: Values, assume: int = TRUE_KINDS) -> Tensor:
        """Per plan that is best for some throw, the values of all seats after it, by those who take
        the others for such and such.
        """
        used = int(self.totals[1])
        values = torch.empty(used, 2 * self.players, device=self.device)
        self.batch.put(values=values, assume=assume)
        self._judge(net, 2, used)
        return values

    def _find_targets(self, net: Values, assume: int = TRUE_KINDS) -> Tensor:
        """What the solved turns bring every seat on average."""
        values = self._find_values(net, assume)
        self.batch.put(values=values)
        self.run("follow")
        return self.room["targets"].clone()

    def _look_further(self, net: Values) -> None:
        """Solve the net's turns anew, as `master.TwoPly` does: plans that are best for some throw
        are judged by the next seat's turn.
        """
        room, players = self.room, self.players

        def weigh(values: Tensor) -> Tensor:
            return values[:, players - 1] + MARGIN_WEIGHT * values[:, -1]

        # the lists of the games stand one after another, in the order in which they were made
        order = room["used_starts"].argsort()
        game = order.repeat_interleave(room["used_leaves"][order])
        plan = room["used_plans"][: len(game)].long()
        worth, masters, for_points = (
            weigh(self._find_values(net, assume))
            for assume in (UNKNOWN, SELF_PLAY, MOVER_AGAINST_POINTS)
        )
        apart = for_points - masters
        sums = torch.zeros(2, self.count, dtype=torch.float64, device=self.device)
        sums[0].index_add_(0, game, ((worth - masters) * apart).double())
        sums[1].index_add_(0, game, (apart * apart).double())
        mixture = (sums[0] / sums[1].clamp(min=1e-30)).clamp(0, 1).float()[game]
        after, over = self._place(game, plan)
        wanted = (~over & (self.kinds[game, 0] == NET)).nonzero()[:, 0]
        child = self._find_child()
        for some in wanted.split(self.count):
            for name in (
                "discs",
                "reserve",
                "prisoners",
                "line_points",
                "starter",
                "last_round",
                "max_discs",
                "cap",
            ):
                getattr(child.now, name)[: len(some)] = getattr(after, name)[some]
            found = torch.zeros(len(some), device=self.device)
            for kind, part, assume in (
                (NET, 1 - mixture[some], SELF_PLAY),
                (POINTS, mixture[some], LAST_AGAINST_POINTS),
            ):
                child.kinds.fill_(kind)
                found += part * weigh(child.foresee(net, assume)[: len(some)])
            worth[some] = found
        lists = {
            "starts": room["used_starts"],
            "leaves": room["used_leaves"],
            "leaf_plans": room["used_plans"],
        }
        copies = {name: values.clone() for name, values in lists.items()}
        self.totals.zero_()
        self.batch.put(**copies, worth=worth)
        self.run("solve")
        if self.on_gpu:
            torch.cuda.synchronize()  # the copies must live as long
        self.batch.put(
            starts=room["starts"],
            leaves=room["leaves"],
            leaf_plans=room["leaf_plans"],
            worth=room["worth"],
        )

    def _place(self, game: Tensor, plan: Tensor) -> tuple[Positions, Tensor]:
        """The positions after plans of games, from the seat that throws next, and which of them are
        the end.
        """
        now, tables, players = self.now, find_tables(self.device), self.players
        own, below = now.discs[game, 0], tables["below"][plan]
        captured = torch.zeros_like(plan)
        for seat in range(1, players):
            captured += count_bits(now.discs[game, seat] & below)
        left = now.reserve[game, 0] - torch.where(
            plan == 0, now.reserve[game, 0].clamp(max=FORFEITED), tables["sizes"][plan]
        )

        def turn(values: Tensor, mine: Tensor) -> Tensor:
            return torch.cat([values[game, 1:], mine[:, None]], dim=1)

        discs = turn(now.discs, own | tables["masks"][plan])
        discs[:, :-1] &= ~below[:, None]
        points = torch.where(plan == 0, 0, self.room["points"][game, plan]).long()
        starter = (now.starter[game] + players - 1) % players
        last_round = now.last_round[game] | (left == 0)
        after = Positions(
            discs,
            turn(now.reserve, left),
            turn(now.prisoners, now.prisoners[game, 0] + captured),
            turn(now.line_points, now.line_points[game, 0] + points),
            starter,
            last_round,
            now.max_discs[game],
            now.cap[game],
        )
        return after, (last_round != 0) & (starter == 0)

    def _find_child(self) -> Games:
        """Room for positions to look at: of masters, or of players for points whose ties are
        decided as the champion foresees them.
        """
        if self._child is None:
            options = self.now.max_discs, self.now.cap
            self._child = Games(
                self.players,
                *options,
                locked=self.locked,
                device=self.device,
                seed=0,
                informed=True,
            )
            lots = torch.as_tensor(draw_lots(), device=self.device)
            self._child.room["lots"] = lots
            self._child.batch.put(lots=lots)
            self._child.weights[:] = torch.tensor(NAMED_STYLES["points"], device=self.device)
        return self._child

    def foresee(self, net: Values, assume: int) -> Tensor:
        """The exact expectation of the turn of every position, per seat its share and its margin;
        nothing is played.
        """
        self.totals.zero_()
        self.run("survey")
        self._judge(net, 1, int(self.totals[0]))
        self.run("solve")
        return self._find_targets(net, assume)

    def _tally(self) -> None:
        over, styled = self.over != 0, self.styled
        self.ended += over.sum()
        mixed = (over & styled.any(1) & ~styled.all(1))[:, None]
        for number, seats in enumerate((mixed & ~styled, mixed & styled)):
            self.finished[number] += torch.where(seats, self.outcome, 0).sum(dtype=torch.float64)
            self.games[number] += seats.sum()


MOST_WILD = 3  # wild turns per seat
POINTS_SHARE = 0.65
"""Of the games with another style, those in which it is `points`."""
NAMED_STYLES: dict[str, list[float]] = {
    "points": [1.0, 1.0, 0.0, 0.0, TIE, 0.0, 0.0, 0.0],
    "greedy": [0.0, 0.0, 0.0, 0.0, 0.5, 0.0, 1.0, 1.0],
    "high": [0.0, 0.0, 0.0, 1.0, 0.5, 0.0, 0.0, 0.0],
    "lines": [1.0, 0.0, 0.0, 0.0, 0.1, 0.0, 0.0, 0.0],
    "captures": [0.0, 1.0, 0.0, 0.0, 0.1, 0.0, 0.0, 0.0],
    "chance": [0.0, 0.0, 0.0, 0.0, 1.0, 0.0, 0.0, 0.0],
    "hasty": [1.0, 1.0, 1.5, 0.0, 0.1, 0.0, 0.0, 0.0],
    "slow": [1.0, 1.0, -1.0, 0.0, 0.1, 0.0, 0.0, 0.0],
    "blurred": [0.0, 0.0, 0.0, 0.0, 0.1, 1.0, 0.0, 0.0],
}
"""Styles by what they weigh (see `STYLES`): the player for points, the greedy one, and others."""
TRAINED_STYLES = (*NAMED_STYLES, *["greedy"] * 8)
"""Those that are met in training, each as often as it stands here."""
