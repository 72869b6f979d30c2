"""The master of Columbiz: the exact turn with respect to a net that was trained by self-play."""

from __future__ import annotations

import numpy as np

from colonnade.bots.columbiz.features import (
    against_points,
    final_values,
    find_afterstates,
    self_play,
    unknown,
)
from colonnade.bots.columbiz.net import evaluate, find_net
from colonnade.bots.columbiz.player import Planner
from colonnade.bots.columbiz.points import TIE_WEIGHT, count_points, find_tie_breaks
from colonnade.bots.columbiz.solver import Survey, expect_payoffs, find_best, finish_turn, survey
from colonnade.bots.nets import Net
from colonnade.engine.columbiz.lattice import Floats, Indices
from colonnade.engine.columbiz.positions import gather, select
from colonnade.games.columbiz.state import State

# the weight of a margin of 20 points, compared with the win: enough to play on when the game is
# decided
MARGIN_WEIGHT = 0.01


def find_values(found: Survey) -> tuple[Floats, float]:
    """Return the mover's share of the win after each plan of a survey, plus a little of the margin;
    and the same of a forfeit.
    """
    players = len(found.state.discs)
    shares, margins = evaluate(find_net(players), find_afterstates(found), unknown(players))
    values = (shares[:, -1] + MARGIN_WEIGHT * margins[:, -1]).astype(np.float64)
    return values[:-1], float(values[-1])


class Master(Planner):
    """Maximises its own share of the win; it plays every turn exactly best for the net's values of
    the positions after it.
    """

    def value_plans(self, found: Survey) -> tuple[Floats, float]:
        """Return the share of the win after each plan, plus a little of the margin."""
        return find_values(found)


def look_ahead(state: State, net: Net, net_seat: int | None = None) -> Floats:
    """Return, before the first throw of a turn, the share of the win of each seat after the turn,
    then the margin of each seat, by a net.

    The mover is a master among copies of itself, and plays its turn exactly best. With a
    `net_seat`, only that seat is a master, and the mover, like all others, plays for the points of
    the turn.
    """
    players = len(state.discs)
    if state.phase == "over":
        shares, margins = final_values(gather([state]))
        payoffs, first = np.concatenate([shares, margins], axis=1)[0].astype(np.float64), state.seat
    else:
        # positions after the turn are seen from the seat that throws then
        found, first = survey(state), (state.seat + 1) % players
        after = find_afterstates(found)
        # per plan, and for the forfeit: its value to the mover, and what it brings all seats
        rows = np.zeros((len(found.plans) + 1, 1 + 2 * players))
        if net_seat is None:
            rows[:, 1:] = np.concatenate(evaluate(net, after, self_play(players)), axis=1)
            rows[:, 0] = rows[:, players] + MARGIN_WEIGHT * rows[:, -1]
        else:
            points = count_points(found, state.prisoners[state.seat], state.options.beyond_twelve)
            rows[:-1, 0] = points + TIE_WEIGHT * find_tie_breaks()[found.plans]
            done = np.unique(find_best(found, rows[:-1, 0]))  # -1, the last, is the forfeit
            model = against_points(players, (net_seat - first) % players)
            rows[done, 1:] = np.concatenate(evaluate(net, select(after, done), model), axis=1)
        payoffs = expect_payoffs(found, rows, 0)[1:]
    return np.concatenate([np.roll(payoffs[:players], first), np.roll(payoffs[players:], first)])


def find_mixture_weight(unknown: Floats, masters: Floats, for_points: Floats) -> float:
    """Return how far the net takes the others for players for points: 0 not at all, 1 wholly.

    The net's values of some positions among unknown players are between those among masters and
    those among players for points; the result is where between them.
    """
    apart = for_points - masters
    square = float(apart @ apart)
    return min(1.0, max(0.0, float((unknown - masters) @ apart) / square)) if square > 0 else 0.0


class TwoPly(Master):
    """As `Master`, but plans that are best for some throw have the value of the whole turn of the
    next seat after them.

    The next seat is predicted as a master and as a player for points, mixed by
    `find_mixture_weight`. With discs of this turn on the board already, it goes on as the master
    does.
    """

    def value_plans(self, found: Survey) -> tuple[Floats, float]:
        """Return the share of the win after the next seat's turn, plus a little of the margin;
        minus infinity for plans that are best for no throw.
        """
        values, forfeit = super().value_plans(found)
        if found.state.placed:
            return values, forfeit
        best = find_best(found, values)
        rows = np.unique(np.where(best < 0, len(values), best))  # the forfeit is the last
        deeper = np.full(len(values) + 1, -np.inf)
        deeper[-1] = forfeit
        deeper[rows] = self._look_further(found, rows, np.append(values, forfeit)[rows])
        return deeper[:-1], float(deeper[-1])

    def _look_further(self, found: Survey, rows: Indices, values: Floats) -> Floats:
        players, seat = len(found.state.discs), found.state.seat
        after, net = select(find_afterstates(found), rows), find_net(players)

        def weigh(shares: Floats, margins: Floats) -> Floats:
            return (shares[:, -1] + MARGIN_WEIGHT * margins[:, -1]).astype(np.float64)

        masters = weigh(*evaluate(net, after, self_play(players)))
        for_points = weigh(*evaluate(net, after, against_points(players, players - 1)))
        mixture = find_mixture_weight(values, masters, for_points)
        found_values = np.zeros(len(rows))
        for net_seat, part in ((None, 1 - mixture), (seat, mixture)):
            if part:
                for number, place in enumerate(rows.tolist()):
                    payoffs = look_ahead(
                        finish_turn(found, place if place < len(found.plans) else None),
                        net,
                        net_seat,
                    )
                    found_values[number] += part * (
                        payoffs[seat] + MARGIN_WEIGHT * payoffs[players + seat]
                    )
        return found_values
