"""Thousands of games of Columbiz at the same time, every turn of them solved exactly.

The inner loops are compiled (`engine/columbiz`); the net runs in PyTorch between them. Seats are
counted from the one to throw. A referee (`referee`) replays sampled games through the rules.
"""

from __future__ import annotations

from dataclasses import dataclass, fields
from functools import cache
from typing import Any

import numpy as np

from colonnade.bots.columbiz.features import MARGIN, NET, OTHER, POINTS, count_inputs
from colonnade.bots.columbiz.master import MARGIN_WEIGHT
from colonnade.bots.columbiz.points import find_tie_breaks
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
from colonnade.engine.columbiz.positions import Positions, end_turns
from colonnade.games.columbiz.board import CELLS, RESERVE
from colonnade.games.columbiz.rules import FORFEITED
from colonnade.training.columbiz.styles import NAMED_STYLES, STYLES, draw_styles
from colonnade.training.columbiz.values import Values
from colonnade.training.nets import Tensor, align, number_type, torch

# positions that the net evaluates at a time, on a GPU and elsewhere
CHUNK = {True: 1 << 21, False: 1 << 14}
MOST_EXPLORING = 3  # exploring turns per seat


@dataclass
class GamePositions(Positions):
    """Positions between two turns, a row per game, with the options of each game."""

    max_discs: Tensor
    cap: Tensor


@cache
def find_tables(device: str) -> dict[str, Tensor]:
    """Return the tables of the kernels on a device."""
    return {name: torch.as_tensor(values, device=device) for name, values in make_tables().items()}


def count_bits(cells: Tensor) -> Tensor:
    """Return how many cells each set has."""
    return sum(cells >> cell & 1 for cell in range(CELLS))


class Games:
    """Games played at the same time, all with free or all with locked dice. A game that ends is
    followed by a new one.
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
        exploring_share: float = 0.0,
        exploration_rate: float = 0.0,
        against: str = "",
        informed: bool = False,
        plies: int = 1,
        restarts: bool = True,
    ) -> None:
        """`style_share` is the share of games with seats of other styles, `exploring_share` that of
        games which begin with some turns in which every seat explores, and `exploration_rate` the
        share of such turns later.

        `against` is a style's name: in every game one seat is the net's and all others have that
        style. `informed`: the net knows who the others are. With two `plies` it looks at the next
        seat's whole turn, too. Unless `restarts`, no new game follows one that has ended; its
        further turns mean nothing, and the caller must read the result when it ends.
        """
        self.players, self.device, self.count, self.locked = players, device, len(max_discs), locked
        self.random = torch.Generator(device=device).manual_seed(seed)
        self.seeds = np.random.default_rng(seed)
        self.style_share = style_share
        self.exploring_share, self.exploration_rate = exploring_share, exploration_rate
        self.against, self.informed, self.restarts = against, informed, restarts
        self.plies, self._child = plies, None
        self.on_gpu = device.startswith("cuda")
        self.kernels, tables = find_kernels("cuda" if self.on_gpu else "cpu"), find_tables(device)
        most = min(MOST_DISCS, int(max_discs.max()))
        end, count = find_plans().ends[most], self.count
        self.stride = align(count_inputs(players))

        def make(*shape: int, kind: Any = torch.int64) -> Tensor:
            return torch.zeros(shape, dtype=kind, device=device)

        options = [given.to(device=device, dtype=torch.int64) for given in (max_discs, cap)]
        self.now = GamePositions(
            *[make(count, players) for _ in range(4)], *[make(count) for _ in range(2)], *options
        )
        self.kinds = make(count, players, kind=torch.int8)
        """Who plays each seat: `features.NET`, `POINTS` or `OTHER`."""
        self.weights = make(count, 2, STYLES, kind=torch.float32)
        """The weights of a game's style, and those of its exploring moves."""
        self.exploring = make(count)
        """How many turns of a game are still exploring: the mover plays in a random style."""
        self.is_exploring = make(count, kind=torch.int8)
        self.ended = make()
        self.over, self.outcome = (
            make(count, kind=torch.int8),
            make(count, players, kind=torch.float32),
        )
        """After a step: which games ended in it, and the shares of their seats, from the one that
        would throw next.
        """
        small, middle, single = torch.int16, torch.int32, torch.float32
        locked_size = count if locked else 0
        buffers: dict[str, Tensor] = {
            "points": make(count, end, kind=torch.int8),
            "leaf_plans": make(count * end, kind=small),
            "worth": make(count * end, kind=single),
            "used_plans": make(count * THROWS, kind=small),
            "scratch": make(locked_size * 2 * WIDEST),
            "locked_keeps": make(locked_size * PAIRS, kind=small),
            "targets": make(count, 2 * players, kind=single),
            "logs": make(count, len(SINGLES) + len(BLOCKS) * players),
        }
        buffers |= {
            name: make(count, THROWS, kind=small) for name in ("plans", "slots", "first", "second")
        }
        buffers |= {
            name: make(count, kind=middle)
            for name in ("starts", "leaves", "used_starts", "used_leaves")
        }
        self.totals = make(2, kind=middle)
        buffers |= {"total": self.totals[:1], "used_total": self.totals[1:]}
        now = self.now
        buffers |= {
            "discs": now.discs,
            "reserve": now.reserve,
            "prisoners": now.prisoners,
            "line_score": now.line_points,
        }
        buffers |= {
            "starter": now.starter,
            "last_round": now.last_round,
            "max_discs": now.max_discs,
            "cap": now.cap,
        }
        buffers |= {
            "kinds": self.kinds,
            "styles": self.weights,
            "exploring": self.is_exploring,
            "over": self.over,
            "outcome": self.outcome,
        }
        self.buffers, self.batch = buffers, Batch()
        self.batch.put(
            **tables, **buffers, games=count, players=players, end=end, stride=self.stride
        )
        self.batch.put(
            full_reserve=RESERVE[players], most=most, locked=int(locked), informed=int(informed)
        )
        self.batch.put(margin_weight=MARGIN_WEIGHT, margin_scale=MARGIN)
        self._reset(torch.ones(count, dtype=torch.bool, device=device))

    def run(self, name: str) -> None:
        """Run a kernel for all games, on the GPU in the current stream."""
        self.kernels.run(
            name, self.batch, torch.cuda.current_stream().cuda_stream if self.on_gpu else 0
        )

    def _draw(self, *shape: int) -> Tensor:
        return torch.rand(shape, generator=self.random, device=self.device)

    def _reset(self, over: Tensor) -> None:
        """Begin a new game where `over`, with random styles at random seats."""
        now, each, players = self.now, over[:, None], self.players
        for values in (now.discs, now.prisoners, now.line_points):
            values.masked_fill_(each, 0)
        now.reserve.masked_fill_(each, RESERVE[players])
        now.starter.masked_fill_(over, 0)
        now.last_round.masked_fill_(over, 0)
        if self.exploring_share:
            turns = 1 + (self._draw(self.count) * MOST_EXPLORING * players).long()
            self.exploring.copy_(
                torch.where(
                    over, turns * (self._draw(self.count) < self.exploring_share), self.exploring
                )
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
            kind, weights = draw_styles(self.count, self._draw, self.device)
        self.kinds.copy_(
            torch.where(each, torch.where(styled, kind, NET).to(torch.int8), self.kinds)
        )
        self.weights[:, 0] = torch.where(each, weights, self.weights[:, 0])

    def encode(self) -> Tensor:
        """Return the inputs of the net for the positions as they are, with who plays."""
        inputs = torch.empty(
            self.count, self.stride, dtype=number_type(self.device), device=self.device
        )
        self.batch.put(inputs=inputs, which=0, until=self.count, **{"from": 0})
        self.run("encode")
        return inputs

    def _judge(self, net: Values, which: int, total: int) -> None:
        """Evaluate all plans (1) or the plans that are best for some throw (2)."""
        weights, biases = net.last
        self.batch.put(
            which=which, last_weights=weights, last_biases=biases, last_size=len(weights)
        )
        size = CHUNK[self.on_gpu]
        inputs = torch.empty(
            min(size, total), self.stride, dtype=number_type(self.device), device=self.device
        )
        for start in range(0, total, size):
            end = min(total, start + size)
            self.batch.put(inputs=inputs, until=end, **{"from": start})
            self.run("encode")
            hidden = net.hidden(inputs[: end - start])
            self.batch.put(hidden=hidden)
            self.run("judge")

    def step(
        self, net: Values, *, mover: Values | None = None, learn: bool = True, logged: int = 0
    ) -> tuple[Tensor, Tensor, Tensor | None]:
        """Play one turn of every game. Return the inputs before it, its exact expectation, and the
        log of the first `logged` games.

        `mover` is a net that decides instead of `net`, whatever the kind of the seat, and does not
        know who the others are. The expectation is that of the values which `net` gives to the
        positions after the turn.
        """
        inputs = self.encode() if learn else None
        batch = self.batch
        batch.put(informed=int(self.informed and mover is None))
        batch.put(seed=int(self.seeds.integers(1 << 63)), logged=logged)
        if self.exploring_share:
            self.is_exploring.copy_(
                (self.exploring > 0) | (self._draw(self.count) < self.exploration_rate)
            )
            self.exploring -= 1
            # another one for every move
            self.weights[:, 1] = draw_styles(self.count, self._draw, self.device)[1]
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
        self.ended += (self.over != 0).sum()
        logs = self.buffers["logs"][:logged].to("cpu", copy=True) if logged else None
        if self.restarts:
            self._reset(self.over != 0)
        return inputs, targets, logs

    def _find_values(self, net: Values, assume: int = TRUE_KINDS) -> Tensor:
        """Return the values of all seats after each plan that is best for some throw, where the net
        assumes the players `assume` at the other seats.
        """
        used = int(self.totals[1])
        values = torch.empty(used, 2 * self.players, device=self.device)
        self.batch.put(values=values, assume=assume)
        self._judge(net, 2, used)
        return values

    def _find_targets(self, net: Values, assume: int = TRUE_KINDS) -> Tensor:
        """Return the expectation of the solved turns for every seat."""
        values = self._find_values(net, assume)
        self.batch.put(values=values)
        self.run("follow")
        return self.buffers["targets"].clone()

    def _look_further(self, net: Values) -> None:
        """Solve the net's turns again, as `master.TwoPly` does: a plan that is best for some throw
        has the value of the next seat's turn after it.
        """
        buffers, players = self.buffers, self.players

        def weigh(values: Tensor) -> Tensor:
            return values[:, players - 1] + MARGIN_WEIGHT * values[:, -1]

        # the lists of the games follow each other in the order in which they were made
        order = buffers["used_starts"].argsort()
        game = order.repeat_interleave(buffers["used_leaves"][order])
        plan = buffers["used_plans"][: len(game)].long()
        worth, masters, for_points = (
            weigh(self._find_values(net, assume))
            for assume in (UNKNOWN, SELF_PLAY, MOVER_AGAINST_POINTS)
        )
        apart = for_points - masters
        sums = torch.zeros(2, self.count, dtype=torch.float64, device=self.device)
        sums[0].index_add_(0, game, ((worth - masters) * apart).double())
        sums[1].index_add_(0, game, (apart * apart).double())
        mixture = (sums[0] / sums[1].clamp(min=1e-30)).clamp(0, 1).float()[game]
        after, over = self.finish_turns(game, plan)
        wanted = (~over & (self.kinds[game, 0] == NET)).nonzero()[:, 0]
        child = self._find_child()
        for some in wanted.split(self.count):
            for field in fields(after):
                getattr(child.now, field.name)[: len(some)] = getattr(after, field.name)[some]
            found = torch.zeros(len(some), device=self.device)
            for kind, part, assume in (
                (NET, 1 - mixture[some], SELF_PLAY),
                (POINTS, mixture[some], LAST_AGAINST_POINTS),
            ):
                child.kinds.fill_(kind)
                found += part * weigh(child.expect_turns(net, assume)[: len(some)])
            worth[some] = found
        lists = {
            "starts": buffers["used_starts"],
            "leaves": buffers["used_leaves"],
            "leaf_plans": buffers["used_plans"],
        }
        copies = {name: values.clone() for name, values in lists.items()}
        self.totals.zero_()
        self.batch.put(**copies, worth=worth)
        self.run("solve")
        if self.on_gpu:
            torch.cuda.synchronize()  # the copies must exist until then
        self.batch.put(
            starts=buffers["starts"],
            leaves=buffers["leaves"],
            leaf_plans=buffers["leaf_plans"],
            worth=buffers["worth"],
        )

    def finish_turns(self, game: Tensor, plan: Tensor) -> tuple[GamePositions, Tensor]:
        """Return the positions after plans of games, and which of them are the end.

        `game` and `plan` have the number of a game and that of one of its plans per position; the
        empty plan is the forfeit.
        """
        now, tables = self.now, find_tables(self.device)
        before = GamePositions(*(getattr(now, field.name)[game] for field in fields(now)))
        below, is_forfeit = tables["below"][plan], plan == 0
        captured = sum(count_bits(before.discs[:, seat] & below) for seat in range(1, self.players))
        forfeited = before.reserve[:, 0].clamp(max=FORFEITED)  # C3.7
        after = end_turns(
            before,
            tables["masks"][plan],
            below,
            torch.where(is_forfeit, forfeited, tables["sizes"][plan]),
            captured,
            torch.where(is_forfeit, 0, self.buffers["points"][game, plan]).long(),
        )
        return after, (after.last_round != 0) & (after.starter == 0)

    def _find_child(self) -> Games:
        """Return a second batch, for the positions of the next turn. Its seats are masters, or
        players for points with the tie breaks that the champion expects.
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
            tie_breaks = torch.as_tensor(find_tie_breaks(), device=self.device)
            self._child.buffers["tie_breaks"] = tie_breaks
            self._child.batch.put(tie_breaks=tie_breaks)
            self._child.weights[:] = torch.tensor(NAMED_STYLES["points"], device=self.device)
        return self._child

    def expect_turns(self, net: Values, assume: int) -> Tensor:
        """Return the exact expectation of the turn of every position, per seat its share and its
        margin. Nothing is played.
        """
        self.totals.zero_()
        self.run("survey")
        self._judge(net, 1, int(self.totals[0]))
        self.run("solve")
        return self._find_targets(net, assume)
