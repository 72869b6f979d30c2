"""People who play for the first time, as far as programs can stand in for them: they do what the
lesson told them, and nothing else. `python benchmarks/bots.py match tests.bots.newcomers:OneFace
beginner` says how often one wins.
"""

from __future__ import annotations

from random import Random

from colonnade.core.agent import Decision, Limit
from colonnade.core.game import AnyGame
from colonnade.games.columbiz import actions as columbiz
from colonnade.games.columbiz import rules as columbiz_rules
from colonnade.games.columbiz.board import cells_in, row_of
from colonnade.games.columbiz.state import State as Columbiz
from colonnade.games.quatre_colonnes import actions as columns
from colonnade.games.quatre_colonnes import rules as columns_rules
from colonnade.games.quatre_colonnes.state import State as Columns


class OneFace:
    """Columbiz: collects the face that most dice show, and puts a disc as high as the dice pay."""

    discs = 1

    def decide(self, game: AnyGame, state: Columbiz, limit: Limit, random: Random) -> Decision:
        """Return one action."""
        if state.phase == "place":
            cells = cells_in(columbiz_rules.open_cells(state))
            if not cells or state.placed == self.discs:
                return Decision((columbiz_rules.legal(state)[-1],))  # the last is to end the turn
            best = max(cells, key=lambda cell: (*self.gain(state, cell), random.random()))
            return Decision((columbiz.PLACES[best],))
        kept = _collect(state)
        if len(kept) == len(state.dice):
            if columbiz_rules.explain(state, columbiz.STOP) is None:
                return Decision((columbiz.STOP,))
            kept = columbiz_rules.locked_dice(state)
        return Decision((columbiz.KEEPS[kept],))

    def gain(self, state: Columbiz, cell: int) -> tuple[int, ...]:
        """Return how much it likes a cell, what counts most first."""
        return (row_of(cell),)


class OneFaceTwoDiscs(OneFace):
    """Columbiz: the same, and a second disc where the dice pay one."""

    discs = 2


class TwoDiscs(OneFace):
    """Columbiz: the same with two discs, and it makes a line or takes discs where it sees that."""

    discs = 2

    def gain(self, state: Columbiz, cell: int) -> tuple[int, ...]:
        """Points and prisoners, then the height."""
        after, seat = columbiz_rules.apply(state, columbiz.PLACES[cell]), state.seat
        points = after.line_points[seat] - state.line_points[seat]
        return points + after.prisoners[seat] - state.prisoners[seat], row_of(cell)


def _collect(state: Columbiz) -> tuple[int, ...]:
    """The dice of the commonest face, the higher one of two, and those that must stay kept."""
    best = max(range(1, 7), key=lambda face: (state.dice.count(face), face))
    locked = columbiz_rules.locked_dice(state)
    counts = {face: max(locked.count(face), (face == best) * 8) for face in range(1, 7)}
    return tuple(
        face
        for index, face in enumerate(state.dice)
        if state.dice[:index].count(face) < counts[face]
    )


class Anyhow:
    """Les 4 colonnes: any move, but it declines no bonus."""

    def decide(self, game: AnyGame, state: Columns, limit: Limit, random: Random) -> Decision:
        """Return one action."""
        actions = [
            each for each in columns_rules.legal(state) if not isinstance(each, columns.Skip)
        ]
        return Decision((random.choice(actions or [columns.SKIP]),))


class Runner:
    """Les 4 colonnes: sends back whom it can, and else runs with its foremost column."""

    def decide(self, game: AnyGame, state: Columns, limit: Limit, random: Random) -> Decision:
        """Return one action."""

        def like(action: columns.Action) -> tuple[int, int]:
            after = columns_rules.apply(state, action).tokens
            own, seat = state.tokens[state.seat], state.seat
            lost = sum(map(sum, state.tokens)) - sum(own) - sum(map(sum, after)) + sum(after[seat])
            moved = [own[at] for at in range(4) if own[at] != after[seat][at]]
            return lost, max(moved, default=-1)

        return Decision((max(columns_rules.legal(state), key=like),))
