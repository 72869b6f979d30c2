"""The master of Columbiz: the exact turn with respect to a net that was trained by self-play."""

from __future__ import annotations

import numpy as np

from colonnade.bots.columbiz.features import ENCODING, Afterstates, Company, afterstate, decode, encode, find_afterstates, settle, strangers
from colonnade.bots.columbiz.lattice import Floats
from colonnade.bots.columbiz.plans import find_plans
from colonnade.bots.columbiz.player import Solver
from colonnade.bots.columbiz.solver import Survey, expect_goods, find_best, survey
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


def finish(found: Survey, place: int | None) -> State:
    """The position after the turn with the plan at that place of a survey; None is the forfeit."""
    state, table = found.state, find_plans()
    plan, seat = 0 if place is None else int(found.plans[place]), state.seat
    below, mask = int(table.below[plan]), int(table.masks[plan])
    following = (seat + 1) % len(state.discs)

    def change(values: tuple[int, ...], by: int) -> tuple[int, ...]:
        return (*values[:seat], values[seat] + by, *values[seat + 1 :])

    spent, captured, points = (
        (found.forfeited, 0, 0) if place is None else (int(of[place]) for of in (found.discs, found.captured, found.points))
    )
    reserve = change(state.reserve, -spent)
    last_round = state.last_round or not reserve[seat]  # C4.1
    return state._replace(
        phase="over" if last_round and following == state.starter else "throw",
        seat=following,
        discs=tuple(own | mask if of == seat else own & ~below for of, own in enumerate(state.discs)),
        reserve=reserve,
        prisoners=change(state.prisoners, captured),
        line_points=change(state.line_points, points),
        placed=0,
        last_round=last_round,
    )


class TwoPly(Master):
    """As `Master`, but the plans that are best for some throw are judged by the whole turn of the next seat after them.

    The next seat is taken for another master. With discs of this turn on the board already, it places on as the master does.
    """

    def judge(self, found: Survey) -> tuple[Floats, float]:
        """The share of the win after the next seat's turn, and a little of the margin; plans that are best for no throw are out."""
        values, forfeit = find_values(found)
        if found.state.placed:
            return values, forfeit
        players, seat = len(found.state.discs), found.state.seat
        deeper = np.full(len(values), -np.inf)
        best = find_best(found, values)
        for place in np.unique(best[best >= 0]).tolist():
            goods = look_ahead(finish(found, place))
            deeper[place] = goods[seat] + MARGIN_WEIGHT * goods[players + seat]
        if (best < 0).any():
            goods = look_ahead(finish(found, None))
            forfeit = float(goods[seat] + MARGIN_WEIGHT * goods[players + seat])
        return deeper, forfeit
