"""Thousands of games of Columbiz side by side, every turn of them solved exactly, in PyTorch.

The same plans, lattice and features as at the table, as tensors whose first axis is the game. Seats are counted from the one to throw. The
referee (`columbiz_referee`) replays sampled games on the rules.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from itertools import combinations
from typing import Any

import numpy as np

from colonnade.bots.columbiz.features import MARGIN, SCALES, count_inputs
from colonnade.bots.columbiz.plans import _line_arrays as line_arrays  # pyright: ignore[reportPrivateUsage]
from colonnade.bots.columbiz.plans import find_plans
from colonnade.bots.columbiz.solver import LATTICE
from colonnade.games.columbiz.board import CELLS, DICE, RESERVE, SIZE
from colonnade.games.columbiz.rules import FORFEITED, LAST_OF_TABLE
from colonnade.training.extras import import_torch

torch: Any = import_torch()
Tensor = Any

NEVER = -1e30  # the value of what cannot be done; finite, so that a pointer can be packed into it
POINTER = (1 << 13) - 1
CHUNK = 1 << 22  # positions the net judges at a time
STYLES = 6
"""What the other styles weigh: line points, prison points, discs, squares of rows, chance, and the net's own opinion."""


class Tables:
    """Plans of at most so many discs, and the lattice of dice, on a device."""

    def __init__(self, discs: int, device: str) -> None:
        plans, self.end, self.device = find_plans(), find_plans().ends[discs], device

        def put(values: Any, kind: Any = None) -> Tensor:
            return torch.as_tensor(np.ascontiguousarray(values), device=device, dtype=kind)

        self.masks, self.tops, self.below = (put(values[: self.end]) for values in (plans.masks, plans.tops, plans.below))
        self.sizes = put(plans.sizes[: self.end])
        self.squares = put(
            [sum((cell % SIZE + 1) ** 2 for cell in range(CELLS) if mask >> cell & 1) for mask in plans.masks[: self.end].tolist()]
        )
        self.by_size = [(size.plans, put(size.without), put(size.lines)) for size in plans.by_size[1 : discs + 1]]
        lines, points = line_arrays()
        self.lines, self.points = put(lines.reshape(4 * CELLS, SIZE)), put(points.ravel())
        costs = plans.costs[: self.end]
        payers: list[list[int]] = [[] for _ in range(LATTICE.size)]
        for plan, cost in enumerate(map(int, costs)):
            if plan:  # the empty plan pays for nothing: where it is all there is, that is a forfeit
                payers[cost].append(plan)
        width = max(map(len, payers))
        self.payers = put([[*some, *[self.end] * (width - len(some))] for some in payers])
        """Per multiset, the plans that cost it, the number of plans standing for none."""
        self.more, self.less = put(LATTICE.more), put(LATTICE.less)
        self.chances = put(LATTICE.chances, torch.float32)
        self.counts = put(LATTICE.counts)
        self.dice = put(LATTICE.counts.sum(axis=1))
        places = (DICE + 1) ** np.arange(SIZE)
        spelled = np.zeros((DICE + 1) ** SIZE, dtype=np.int64)
        spelled[LATTICE.counts.astype(np.int64) @ places] = np.arange(LATTICE.size)
        self.places, self.spelled = put(places), put(spelled)
        """Which multiset has so many dice of each face: the counts are the digits of a number."""
        self.population = put([number.bit_count() for number in range(1 << 12)])

    def count_bits(self, cells: Tensor) -> Tensor:
        """How many cells a set has."""
        return self.population[cells & 4095] + self.population[cells >> 12 & 4095] + self.population[cells >> 24]


@cache
def find_tables(discs: int, device: str) -> Tables:
    """The tables for plans of at most so many discs, made once per device."""
    return Tables(discs, device)


# Packed values: a double that holds a single-precision value and, in the bits which that leaves free, where it comes from. The maximum of
# packed values carries its own origin along.


def pack(values: Tensor, pointers: Tensor) -> Tensor:
    """Values with their origins."""
    return (values.double().view(torch.int64) & ~POINTER | pointers).view(torch.float64)


def unpack(packed: Tensor) -> Tensor:
    """The origins."""
    return packed.view(torch.int64) & POINTER


def maximise(tables: Tables, packed: Tensor) -> Tensor:
    """`Lattice.maximise`, for games × multisets."""
    best = torch.cat([packed, torch.full_like(packed[:, :1], NEVER)], dim=1)
    for level in LATTICE.levels[1:]:
        within = best.index_select(1, tables.less[:, level].reshape(-1)).view(len(best), LATTICE.faces, -1).amax(1)
        best[:, level] = torch.maximum(best[:, level], within)
    return best[:, :-1]


def expect(tables: Tables, values: Tensor) -> Tensor:
    """`Lattice.expect`, for games × multisets of all dice × values."""
    means = torch.empty(len(values), LATTICE.size, values.shape[2], dtype=values.dtype, device=values.device)
    means[:, LATTICE.full] = values
    for level in reversed(LATTICE.levels[:-1]):
        fuller = means.index_select(1, tables.more[:, level].reshape(-1))
        means[:, level] = fuller.view(len(values), LATTICE.faces, -1, values.shape[2]).mean(1)
    return means


def take(values: Tensor, pointers: Tensor) -> Tensor:
    """Per game, the rows of values (games × rows × values) that the pointers name."""
    return values.gather(1, pointers[:, :, None].expand(-1, -1, values.shape[2]))


@dataclass
class Policy:
    """Solved turns: per game and dice what to do, and the expected values of the turn under that."""

    plans: Tensor
    """Per game and multiset of eight dice, the plan; 0 is the forfeit."""
    second: Tensor
    """Per game and multiset of eight dice, the keep after the second throw (with locked dice: were nothing locked)."""
    first: Tensor
    values: Tensor
    keeps: Tensor
    """Per game and multiset, the value of keeping it after the second throw, for choosing under locked dice."""


def solve(tables: Tables, worth: Tensor, look_up: Any, weigh: Any, *, locked: bool) -> Policy:
    """Solve turns: `worth` per game and plan (a last column for none); `look_up` gives plans their values, `weigh` values their worth."""
    full = LATTICE.full
    identity = torch.arange(LATTICE.size, device=worth.device)
    payers = tables.payers
    costed = pack(worth, torch.arange(worth.shape[1], device=worth.device))
    best = costed.index_select(1, payers[:, 0])
    for column in payers.T[1:]:
        best = torch.maximum(best, costed.index_select(1, column))
    third = maximise(tables, best)[:, full]
    possible = third > NEVER / 2
    plans = torch.where(possible, unpack(third), 0)  # C3.7
    lying = look_up(plans)
    keeping = expect(tables, lying)
    stopping = torch.where(possible, weigh(lying), NEVER)  # C2.4
    keeps = weigh(keeping)
    keeps[:, full] = stopping
    packed = pack(keeps, identity)
    second = unpack(maximise(tables, packed)[:, full])
    after = expect_locked(tables, packed, keeping) if locked else expect(tables, take(keeping, second))
    opening = weigh(after)
    opening[:, full] = stopping
    after[:, full] = lying
    first = unpack(maximise(tables, pack(opening, identity))[:, full])
    values = torch.einsum("bmk,m->bk", take(after, first), tables.chances[full])
    return Policy(plans, second, first, values, keeps)


def follow(tables: Tables, policy: Policy, rows: Tensor, lying: Tensor) -> Tensor:
    """The expected values of a turn under what the policy does in these games, from the values of its plans. Only for free dice."""
    keeping = expect(tables, lying)
    after = expect(tables, take(keeping, policy.second[rows]))
    after[:, LATTICE.full] = lying
    return torch.einsum("bmk,m->bk", take(after, policy.first[rows]), tables.chances[LATTICE.full])


def expect_locked(tables: Tables, packed: Tensor, keeping: Tensor) -> Tensor:
    """`solver.expect_locked`, with values: per first keep, their mean over the second throw under the best keep that contains it."""
    means = torch.empty_like(keeping)
    games, kinds = len(packed), keeping.shape[2]
    best = packed[:, LATTICE.full][:, :, None]
    for count in range(DICE - 1, -1, -1):
        kept, thrown = LATTICE.levels[count], LATTICE.levels[DICE - count]
        beyond = torch.cat([best, torch.full_like(best[:, :, :1], NEVER)], dim=2)
        fuller = tables.more[:, kept] - LATTICE.levels[count + 1].start
        lacking = tables.less[:, thrown]
        lacking = torch.where(lacking == LATTICE.size, best.shape[2], lacking - LATTICE.levels[DICE - count - 1].start)
        own = packed[:, kept][:, :, None]
        best = own.expand(-1, -1, thrown.stop - thrown.start)
        for face in range(SIZE):
            best = torch.maximum(best, beyond.index_select(1, fuller[face]).index_select(2, lacking[face]))
        chosen = take(keeping, unpack(best.contiguous()).view(games, -1)).view(games, *best.shape[1:], kinds)
        means[:, kept] = torch.einsum("bklv,l->bkv", chosen, tables.chances[thrown])
    return means


class Values:
    """A net on a device: from inputs to shares of the win and margins."""

    def __init__(self, layers: list[tuple[Tensor, Tensor]], kind: Any) -> None:
        self.layers = [(weights.to(kind), biases.to(kind)) for weights, biases in layers[:-1]]
        self.last = (layers[-1][0].float(), layers[-1][1].float())
        self.kind = kind

    def __call__(self, inputs: Tensor) -> Tensor:
        """Per row the shares, then the margins."""
        sums = inputs
        for weights, biases in self.layers:
            sums = torch._addmm_activation(biases, sums, weights) if inputs.is_cuda else torch.addmm(biases, sums, weights).relu_()
        outputs = torch.addmm(self.last[1], sums.float(), self.last[0])
        players = outputs.shape[1] // 2
        return torch.cat([outputs[:, :players].softmax(1), outputs[:, players:]], dim=1)


@dataclass
class Positions:
    """Positions between two turns, rows of games; columns are seats, from the one that throws next."""

    discs: Tensor
    reserve: Tensor
    prisoners: Tensor
    line_points: Tensor
    starter: Tensor
    last_round: Tensor
    max_discs: Tensor
    cap: Tensor
    locked: bool

    def prison_points(self) -> Tensor:
        """What the prisoners are worth."""
        counted = torch.where(self.cap[:, None], self.prisoners.clamp(max=LAST_OF_TABLE), self.prisoners)
        return (counted + 1) ** 2 // 4

    def scores(self) -> Tensor:
        """Line points and prison points."""
        return self.line_points + self.prison_points()

    def is_over(self) -> Tensor:
        """Where the game has ended."""
        return self.last_round & (self.starter == 0)

    def settle(self) -> Tensor:
        """Shares and margins, were the games over."""
        scores = self.scores().float()
        won = (scores == scores.amax(1, keepdim=True)).float()
        players = scores.shape[1]
        margins = (scores * players - scores.sum(1, keepdim=True)) / (players - 1) / MARGIN
        return torch.cat([won / won.sum(1, keepdim=True), margins], dim=1)

    def encode(self, kind: Any) -> Tensor:
        """`features.encode`."""
        rows, players = self.discs.shape
        device = self.discs.device
        inputs = torch.zeros(rows, count_inputs(players), dtype=kind, device=device)
        eight = torch.arange(8, dtype=torch.uint8, device=device)
        parts = self.discs.contiguous().view(torch.uint8).view(rows, players, 8)[:, :, :5]
        bits = (parts[:, :, :, None] >> eight & 1).view(rows, players, 40)
        at, most = players * CELLS, RESERVE[players]
        inputs[:, :at].unflatten(1, (players, CELLS)).copy_(bits[:, :, :CELLS])
        steps = torch.arange(most, device=device)
        inputs[:, at : at + players * most].unflatten(1, (players, most)).copy_(self.reserve[:, :, None] > steps)
        at += players * most
        prison, scores = self.prison_points(), self.scores()
        beyond = (self.prisoners >= LAST_OF_TABLE) & self.cap[:, None]
        following = torch.where(beyond, 0, (self.prisoners + 2) // 2)
        statistics = torch.stack([self.prisoners / 10, prison / 20, self.line_points / 20, following / 5], dim=2)
        inputs[:, at : at + 4 * players] = statistics.view(rows, -1)
        at += 4 * players
        scales, first, second = find_leads(players, str(device))
        leads = (scores.index_select(1, first) - scores.index_select(1, second)).float()
        pairs = leads.shape[1] * len(SCALES)
        inputs[:, at : at + pairs] = (leads[:, :, None] * scales).clamp_(-1, 1).view(rows, pairs)
        at += pairs
        began = self.starter[:, None] == torch.arange(players, device=device)
        inputs[:, at : at + players] = began
        inputs[:, at + players : at + 2 * players] = began & self.last_round[:, None]
        at += 2 * players
        inputs[:, at : at + 7] = self.max_discs[:, None] >= torch.arange(2, 9, device=device)
        inputs[:, at + 7] = self.locked
        inputs[:, at + 8] = self.cap
        return inputs


@cache
def find_leads(players: int, device: str) -> tuple[Tensor, Tensor, Tensor]:
    """The factors of the scales, and the seats of every pair; on the device once, since each journey there would wait for all its work."""
    first, second = zip(*combinations(range(players), 2), strict=True)
    return 1 / torch.tensor(SCALES, device=device), torch.tensor(first, device=device), torch.tensor(second, device=device)


@cache
def mirror_inputs(players: int) -> Tensor:
    """Which input column each takes when the board is turned over left to right: columns 1 and 6 change places, and so on."""
    order = np.arange(count_inputs(players))
    for seat in range(players):
        for cell in range(CELLS):
            order[seat * CELLS + cell] = seat * CELLS + (SIZE - 1 - cell // SIZE) * SIZE + cell % SIZE
    return torch.as_tensor(order)


class Games:
    """So many games side by side, all with free or all with locked dice. A game that ends begins anew."""

    def __init__(
        self,
        players: int,
        max_discs: Tensor,
        cap: Tensor,
        *,
        locked: bool,
        device: str,
        kind: Any,
        seed: int,
        style_share: float,
        against: str = "",
        endless: bool = True,
    ) -> None:
        """`against` a style's name: in every game one seat is the net's and all others have that style.

        Unless `endless`, a game that has ended does not begin anew; it goes on without meaning, and the caller must look at it in time.
        """
        self.players, self.device, self.kind, self.count = players, device, kind, len(max_discs)
        self.random = torch.Generator(device=device).manual_seed(seed)
        self.style_share, self.against, self.endless = style_share, against, endless
        self.tables = find_tables(min(7, int(max_discs.max())), device)
        shape = (self.count, players)

        def zeros() -> Tensor:
            return torch.zeros(shape, dtype=torch.int64, device=device)

        self.now = Positions(
            zeros(), zeros(), zeros(), zeros(), zeros()[:, 0].clone(), zeros()[:, 0].bool(), max_discs.to(device), cap.to(device), locked
        )
        self.styled = torch.zeros(shape, dtype=torch.bool, device=device)
        self.weights = torch.zeros(self.count, STYLES, device=device)
        self.finished, self.games = torch.zeros(2, dtype=torch.float64, device=device), torch.zeros(2, dtype=torch.float64, device=device)
        """For the net's seats and for the others, in games between them: the shares of wins, and the games."""
        self.ended = torch.zeros((), dtype=torch.int64, device=device)
        self._reset(torch.ones(self.count, dtype=torch.bool, device=device))

    def _draw(self, *shape: int) -> Tensor:
        return torch.rand(shape, generator=self.random, device=self.device)

    def _reset(self, over: Tensor) -> None:
        """Begin anew where `over`; who plays in which style is drawn by lot."""
        now, each = self.now, over[:, None]
        for values in (now.discs, now.prisoners, now.line_points):
            values.masked_fill_(each, 0)
        now.reserve.masked_fill_(each, RESERVE[self.players])
        now.starter.masked_fill_(over, 0)
        now.last_round.masked_fill_(over, False)
        if self.against:
            chosen = (self._draw(self.count) * self.players).long()
            styled = chosen[:, None] != torch.arange(self.players, device=self.device)
            weights = torch.tensor(NAMED_STYLES[self.against], device=self.device).expand(self.count, -1)
        else:
            chosen = (self._draw(self.count) * self.players).long()
            one = chosen[:, None] == torch.arange(self.players, device=self.device)
            several = self._draw(self.count, 1) < 0.8  # with more than two players, mostly all others have the style
            styled = (one ^ (several & (self.players > 2))) & (self._draw(self.count, 1) < self.style_share)
            weights = self._draw_styles()
        self.styled = torch.where(each, styled, self.styled)
        self.weights = torch.where(each, weights, self.weights)

    def _draw_styles(self) -> Tensor:
        """Half play for points, the others for some mixture of ends."""
        named = torch.tensor([NAMED_STYLES[name] for name in NAMED_STYLES], device=self.device)
        which = (self._draw(self.count) * len(named)).long()
        mixed = self._draw(self.count, STYLES)
        mixed = torch.where(self._draw(self.count, STYLES) < 0.5, 0.0, mixed)
        mixed[:, 2] = 2 * mixed[:, 2] - 1
        mixed[:, 3] *= 0.2
        mixed[:, 5] *= 10
        points = torch.tensor(NAMED_STYLES["points"], device=self.device)
        kind = self._draw(self.count, 1)
        return torch.where(kind < 0.6, points, torch.where(kind < 0.85, named[which], mixed))

    def step(self, net: Values, *, learn: bool = True, log: int = 0) -> tuple[Tensor, Tensor, Tensor | None]:
        """One turn of every game. The inputs before it, the exact expectation after it, and what happened in the first `log` games."""
        now, tables, players = self.now, self.tables, self.players
        inputs = now.encode(self.kind) if learn else None
        own, others = now.discs[:, 0], now.discs[:, 1]
        for seat in range(2, players):
            others = others | now.discs[:, seat]
        limit = torch.minimum(now.max_discs, now.reserve[:, 0])
        playable = (tables.masks & own[:, None] | tables.tops & others[:, None]) == 0
        playable &= tables.sizes <= limit[:, None]
        points = self._count_line_points(own, playable)
        # The empty plan, which costs nothing, stands for the forfeit.
        values, leaf, worth = self._judge(net, others, playable, points)

        def look_up(plans: Tensor) -> Tensor:
            return values[leaf.gather(1, plans)]

        def weigh(of: Tensor) -> Tensor:
            return of[:, :, players - 1] + MARGIN_WEIGHT * of[:, :, -1]

        policy = solve(tables, worth, look_up, weigh, locked=now.locked)
        styled = self.styled[:, 0].nonzero()[:, 0]
        if len(styled):
            self._follow_style(policy, styled, others, playable, points, worth)
            # What a position is worth depends on who is to move in it: of another style, the exact expectation of what that style does.
            policy.values[styled] = follow(tables, policy, styled, values[leaf[styled].gather(1, policy.plans[styled])])
        target = policy.values
        target = torch.cat([target[:, :players].roll(1, 1), target[:, players:].roll(1, 1)], dim=1)
        happened = self._play(policy, others, points, log)
        return inputs, target, happened

    def _count_line_points(self, own: Tensor, playable: Tensor) -> Tensor:
        """`PlanTable.count_line_points`, per game and plan."""
        tables, rows = self.tables, len(own)
        bits = own[:, None] >> torch.arange(CELLS + 1, device=self.device) & 1
        bits[:, CELLS] = 0
        patterns = (bits[:, tables.lines] << torch.arange(SIZE, device=self.device)).sum(2)
        places = torch.arange(1 << SIZE, device=self.device) | patterns[:, :, None]
        places = places + (torch.arange(4 * CELLS, device=self.device) << SIZE)[:, None]
        table = tables.points[places].view(rows, -1)
        points = torch.zeros(rows, tables.end, dtype=torch.int16, device=self.device)
        for plans, without, lines in tables.by_size:
            gains = table.index_select(1, lines.reshape(-1)).view(rows, *lines.shape).sum(1, dtype=torch.int16)
            before = points.index_select(1, without.reshape(-1)).view(rows, *without.shape)
            points[:, plans] = (before + gains).amax(1).masked_fill_(~playable[:, plans], -1000)
        return points

    def _judge(self, net: Values, others: Tensor, playable: Tensor, points: Tensor) -> tuple[Tensor, Tensor, Tensor]:
        """The values of every plan that can be placed: a list, where each game's plans stand in it, and their worth to the mover."""
        tables, players = self.tables, self.players
        rows, plans = playable.nonzero(as_tuple=True)
        chunks: list[Tensor] = []
        for start in range(0, len(rows), CHUNK):
            row, plan = rows[start : start + CHUNK], plans[start : start + CHUNK]
            after = self._after(row, plan, others, points[row, plan].long())
            over = after.is_over()
            judged = net(after.encode(self.kind))
            chunks.append(torch.where(over[:, None], after.settle(), judged))
        values = torch.cat(chunks)
        leaf = torch.zeros(len(playable), tables.end + 1, dtype=torch.int64, device=self.device)
        leaf[rows, plans] = torch.arange(len(rows), device=self.device)
        worth = torch.full((len(playable), tables.end + 1), NEVER, device=self.device)
        worth[rows, plans] = values[:, players - 1] + MARGIN_WEIGHT * values[:, -1]
        worth[:, 0] = NEVER
        return values, leaf, worth

    def _after(self, row: Tensor, plan: Tensor, others: Tensor, points: Tensor) -> Positions:
        """The positions after plans of rows, the empty plan being a forfeit, from the seat that throws next."""
        now, tables = self.now, self.tables
        below = tables.below[plan]
        discs = torch.cat([now.discs[row, 1:] & ~below[:, None], (now.discs[row, 0] | tables.masks[plan])[:, None]], dim=1)
        had = now.reserve[row, 0]
        left = had - torch.where(plan == 0, had.clamp(max=FORFEITED), tables.sizes[plan])
        reserve = torch.cat([now.reserve[row, 1:], left[:, None]], dim=1)
        captured = tables.count_bits(below & others[row])
        prisoners = torch.cat([now.prisoners[row, 1:], (now.prisoners[row, 0] + captured)[:, None]], dim=1)
        line_points = torch.cat([now.line_points[row, 1:], (now.line_points[row, 0] + points)[:, None]], dim=1)
        starter = (now.starter[row] + self.players - 1) % self.players
        last = now.last_round[row] | (left == 0)
        return Positions(discs, reserve, prisoners, line_points, starter, last, now.max_discs[row], now.cap[row], now.locked)

    def _follow_style(self, policy: Policy, rows: Tensor, others: Tensor, playable: Tensor, points: Tensor, worth: Tensor) -> None:
        """Where another style is to move, replace what is to be done by what it would do."""
        now, tables, end = self.now, self.tables, self.tables.end
        captured = tables.count_bits(tables.below & others[rows][:, None])
        had = now.prisoners[rows, 0][:, None]
        cap = now.cap[rows][:, None]
        most = torch.where(cap, LAST_OF_TABLE, 1000)
        gained = (torch.minimum(had + captured, most) + 1) ** 2 // 4 - (torch.minimum(had, most) + 1) ** 2 // 4
        ends = [
            points[rows].float(),
            gained.float(),
            tables.sizes.float().expand(len(rows), -1),
            tables.squares.float().expand(len(rows), -1),
        ]
        ends += [self._draw(len(rows), end), worth[rows, :end].clamp(min=-1)]
        weights = self.weights[rows]
        liked = sum(weights[:, number, None] * values for number, values in enumerate(ends))
        liked = torch.where(playable[rows], liked, NEVER)
        liked[:, 0] = NEVER
        liked = torch.cat([liked, torch.full_like(liked[:, :1], NEVER)], dim=1)

        def look_up(plans: Tensor) -> Tensor:
            return torch.where(plans == 0, -1.0, liked.gather(1, plans))[:, :, None]

        def weigh(of: Tensor) -> Tensor:
            return of[:, :, 0].clone()

        other = solve(tables, liked, look_up, weigh, locked=now.locked)
        policy.plans[rows], policy.second[rows], policy.first[rows] = other.plans, other.second, other.first
        policy.keeps[rows] = other.keeps

    def _throw(self, kept: Tensor) -> Tensor:
        """Throw the dice that are not kept."""
        faces = (self._draw(self.count, DICE) * LATTICE.faces).long()
        thrown = torch.arange(DICE, device=self.device) < (DICE - self.tables.dice[kept])[:, None]
        counts = self.tables.counts[kept].long().scatter_add_(1, faces, thrown.long())
        return self.tables.spelled[(counts * self.tables.places).sum(1)]

    def _choose(self, which: Tensor, dice: Tensor) -> Tensor:
        return which.gather(1, (dice - LATTICE.full.start)[:, None])[:, 0]

    def _play(self, policy: Policy, others: Tensor, points: Tensor, log: int) -> Tensor | None:
        """Throw, keep and place; games that end begin anew."""
        tables, now, players = self.tables, self.now, self.players
        first_throw = self._throw(torch.zeros(self.count, dtype=torch.int64, device=self.device))
        first_keep = self._choose(policy.first, first_throw)
        stopped = first_keep >= LATTICE.full.start
        second_throw = self._throw(first_keep)
        second_keep = self._choose(policy.second, second_throw)
        if now.locked:  # C2.3: only keeps that contain the first one
            counts = tables.counts
            within = (counts <= counts[second_throw][:, None]).all(2) & (counts >= counts[first_keep][:, None]).all(2)
            second_keep = torch.where(within, policy.keeps, 2 * NEVER).argmax(1)
        second_keep = torch.where(stopped, first_keep, second_keep)
        dice = self._throw(second_keep)
        plan = self._choose(policy.plans, dice)
        row = torch.arange(self.count, device=self.device)
        after = self._after(row, plan, others, torch.where(plan == 0, 0, points[row, plan]).long())
        over = after.is_over()
        styled = self.styled.roll(-1, 1)
        settled = after.settle()
        self._tally(over, styled, settled[:, :players])
        happened = None
        if log:  # one table of numbers travels faster than many; its columns are those of the referee
            singles = [first_throw, first_keep, second_throw, second_keep, dice, plan, over.long(), after.last_round.long(), after.starter]
            blocks = [after.discs, after.reserve, after.prisoners, after.line_points, after.scores()]
            happened = torch.cat([torch.stack(singles, dim=1), *blocks], dim=1)[:log].cpu()
        self.now, self.styled = after, styled
        if self.endless:
            self._reset(over)
        return happened

    def _tally(self, over: Tensor, styled: Tensor, shares: Tensor) -> None:
        mixed = (over & styled.any(1) & ~styled.all(1))[:, None]
        self.ended += over.sum()
        for number, seats in enumerate((mixed & ~styled, mixed & styled)):
            self.finished[number] += torch.where(seats, shares, 0).sum(dtype=torch.float64)
            self.games[number] += seats.sum()


MARGIN_WEIGHT = 0.01
NAMED_STYLES: dict[str, list[float]] = {
    "points": [1.0, 1.0, 0.0, 0.0, 0.001, 0.0],
    "high": [0.0, 0.0, 0.0, 1.0, 0.5, 0.0],
    "lines": [1.0, 0.0, 0.0, 0.0, 0.1, 0.0],
    "captures": [0.0, 1.0, 0.0, 0.0, 0.1, 0.0],
    "chance": [0.0, 0.0, 0.0, 0.0, 1.0, 0.0],
    "hasty": [1.0, 1.0, 1.5, 0.0, 0.1, 0.0],
    "slow": [1.0, 1.0, -1.0, 0.0, 0.1, 0.0],
    "blurred": [0.0, 0.0, 0.0, 0.0, 0.1, 1.0],
}
"""Other styles than the net's own, by what they weigh (see `STYLES`)."""
