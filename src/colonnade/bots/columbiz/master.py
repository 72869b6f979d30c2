"""The master of Columbiz: the exact turn with respect to a net that was trained by self-play."""

from __future__ import annotations

from random import Random

import numpy as np

from colonnade.bots.columbiz.features import ENCODING, Afterstates, Company, afterstate, decode, encode, find_afterstates, settle, strangers
from colonnade.bots.columbiz.lattice import Floats, Indices
from colonnade.bots.columbiz.plans import find_plans
from colonnade.bots.columbiz.player import Solver, Thought
from colonnade.bots.columbiz.solver import Survey, expect_goods, survey
from colonnade.bots.nets import Net, load_net
from colonnade.games.columbiz.state import State

MARGIN_WEIGHT = 0.01  # what a margin of 20 points weighs beside the win: enough to play on when the game is decided


def find_net(players: int) -> Net:
    """The net for so many players; raises `BadWeights`."""
    return load_net(f"columbiz-{players}", "columbiz", players, ENCODING)


def evaluate(net: Net, positions: Afterstates, company: Company | None = None) -> tuple[Floats, Floats]:
    """Per position (row) and seat, the share of the win and the margin: by the net, and exactly where the game is over."""
    over = positions.is_over()
    if over.all():
        return settle(positions)
    shares, margins = decode(net(encode(positions, company)))
    if over.any():
        final_shares, final_margins = settle(positions)
        shares, margins = np.where(over[:, None], final_shares, shares), np.where(over[:, None], final_margins, margins)
    return shares, margins


def find_values(found: Survey) -> tuple[Floats, float]:
    """Per plan of a survey, the mover's share of the win after it and a little of the margin; and of a forfeit."""
    players = len(found.state.discs)
    shares, margins = evaluate(find_net(players), find_afterstates(found), strangers(players))
    values = (shares[:, -1] + MARGIN_WEIGHT * margins[:, -1]).astype(np.float64)
    return values[:-1], float(values[-1])


class Master(Solver):
    """Maximises its own share of the win; every turn is played exactly best by the net's judgement of the positions after it."""

    def judge(self, found: Survey) -> tuple[Floats, float]:
        """The share of the win after each plan, and a little of the margin."""
        return find_values(found)


def look_ahead(state: State) -> Floats:
    """Before the first throw of a turn: per seat its share of the win, then per seat its margin, after the mover's exactly best turn."""
    players = len(state.discs)
    if state.phase == "over":
        shares, margins = settle(afterstate(state))
        goods = np.concatenate([shares, margins], axis=1)[0].astype(np.float64)
        first = state.seat
    else:
        found = survey(state)
        rows = np.concatenate(evaluate(find_net(players), find_afterstates(found)), axis=1).astype(np.float64)
        goods = expect_goods(found, rows, lambda some: some[..., players - 1] + MARGIN_WEIGHT * some[..., -1])
        first = (state.seat + 1) % players  # values of positions after the turn are counted from the seat that throws then
    return np.concatenate([np.roll(goods[:players], first), np.roll(goods[players:], first)])


def finish(found: Survey, place: int) -> State:
    """The position after the turn with the plan at that place of a survey."""
    state, table = found.state, find_plans()
    plan, seat = int(found.plans[place]), state.seat
    below, mask = int(table.below[plan]), int(table.masks[plan])
    following = (seat + 1) % len(state.discs)

    def change(values: tuple[int, ...], by: int) -> tuple[int, ...]:
        return (*values[:seat], values[seat] + by, *values[seat + 1 :])

    reserve = change(state.reserve, -int(found.discs[place]))
    last_round = state.last_round or not reserve[seat]  # C4.1
    return state._replace(
        phase="over" if last_round and following == state.starter else "throw",
        seat=following,
        discs=tuple(own | mask if of == seat else own & ~below for of, own in enumerate(state.discs)),
        reserve=reserve,
        prisoners=change(state.prisoners, int(found.captured[place])),
        line_points=change(state.line_points, int(found.points[place])),
        placed=0,
        last_round=last_round,
    )


class TwoPly(Master):
    """As `Master`, and before it places, it looks at the whole next turn of its opponent after each of the plans that seem best."""

    candidates = 12
    window = 0.08
    """In shares of the win: plans that seem worse than the best by more are not looked at."""

    def choose(self, thought: Thought, places: Indices, random: Random) -> tuple[int, float]:
        """The plan after which the exact expectation of the next turn is best."""
        values = thought.values[places]
        order = np.argsort(-values, kind="stable")[: self.candidates]
        order = order[values[order] >= values.max() - self.window]
        if len(order) == 1:
            return int(places[order[0]]), float(values.max())
        seat = thought.survey.state.seat
        players = len(thought.survey.state.discs)
        deeper: list[float] = []
        for place in places[order]:
            goods = look_ahead(finish(thought.survey, int(place)))
            deeper.append(float(goods[seat] + MARGIN_WEIGHT * goods[players + seat]))
        best = int(np.argmax(deeper))
        return int(places[order[best]]), deeper[best]
