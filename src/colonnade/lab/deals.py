"""Deals: games with the same dice, one for every arrangement of the seats, so that neither a seat
nor luck favours a level.

The dice depend on the seat, its turn and the throw within the turn: whatever the other seats do and
however many dice are kept, the third turn of the second seat begins with the same faces. So the
games of a deal are not independent, and intervals are computed over deals.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from colonnade.core.dice import PhysicalDice, derive_bytes, derive_faces
from colonnade.core.game import AnyGame, LastThrow, Over, Result, Throw
from colonnade.core.match import AnyMatch, Match
from colonnade.lab.contest import Contest
from colonnade.lab.simulate import cached_agent, find_game, take_decision

_NEGLIGIBLE = 1e-9  # the rest of the win at which a game with calculated last throws is ended


@dataclass(frozen=True, slots=True)
class Deal:
    """The results of the games of a deal, per level of its pairing."""

    won: tuple[float, ...]
    """Wins; a win shared by several seats counts in equal parts, that of a team too."""
    opened: tuple[float, ...] | None
    """The games in which it was the first that could end the game; None without a last throw."""
    scores: tuple[int, ...] | None
    """The sum of the scores of its seats; None in games without scores."""
    events: int


class SharedDice:
    """The dice of a deal. Faces depend on the seat, its turn and the throw in it; a throw of more
    dice begins with the faces of a throw of fewer.
    """

    def __init__(self, seed: int, deal: int, players: int) -> None:
        self._key = derive_bytes(seed, f"deal/{deal}/dice")
        self._turns = [0] * players
        self._seat, self._throw = -1, 0

    def throw(self, seat: int, dice: int) -> tuple[int, ...]:
        """The faces of a seat's next throw. A turn ends when another seat throws."""
        if seat != self._seat:
            self._seat, self._throw = seat, 0
            self._turns[seat] += 1
        self._throw += 1
        return derive_faces(self._key, (self._turns[seat] << 24) + (seat << 20) + self._throw, dice)


def play_deal(contest: Contest, pairing: int, deal: int) -> Deal:
    """Play the games of a deal, one per arrangement. Raises `BadAgent` for an agent that breaks the
    rules.
    """
    met = contest.pairings[pairing]
    won, opened, scores = [0.0] * len(met.levels), [0.0] * len(met.levels), [0] * len(met.levels)
    events, has_scores = 0, False
    for number, arrangement in enumerate(met.arrangements):
        table = Table(
            contest,
            [met.levels[level] for level in arrangement],
            deal,
            deal * len(met.arrangements) + number,
        )
        shares = table.play()
        for seat, level in enumerate(arrangement):
            won[level] += shares[seat]
            opened[level] += table.openers[seat]
            if table.scores is not None:
                scores[level] += table.scores[seat]
                has_scores = True
        events += len(table.match.events)
    has_last_throw = find_game(contest.game).last_throw is not None
    return Deal(
        tuple(won),
        tuple(opened) if has_last_throw else None,
        tuple(scores) if has_scores else None,
        events,
    )


class Table:
    """One game of a deal. `play` is called once."""

    def __init__(self, contest: Contest, names: Sequence[str], deal: int, index: int) -> None:
        self.game: AnyGame = find_game(contest.game)
        seats = self.game.seats(contest.colours, contest.first)
        options = self.game.options_type.resolve(contest.options, len(names))
        self.names, self.index = names, index
        self.agents = [cached_agent(contest.game, name) for name in names]
        self.randoms = [
            Random(int.from_bytes(derive_bytes(contest.seed, f"{index}/agent/{seat}"), "big"))
            for seat in range(len(names))
        ]
        self.dice = SharedDice(contest.seed, deal, len(names))
        self.match: AnyMatch = Match(self.game, options, seats, PhysicalDice())
        self.last = self.game.last_throw
        self.is_exact = contest.is_exact
        self.openers: tuple[float, ...] = (0.0,) * len(names)
        self.scores: tuple[int, ...] | None = None

    def play(self) -> tuple[float, ...]:
        """Play the game; the share of the win of every seat."""
        won, left = [0.0] * len(self.names), 1.0
        seen: dict[Any, tuple[float, list[float]]] = {}
        while True:
            turn = self.match.turn
            if isinstance(turn, Over):
                self.scores = turn.result.scores
                return share_win(turn.result)
            if not isinstance(turn, Throw):
                take_decision(
                    self.match,
                    self.agents[turn.seat],
                    turn.seat,
                    self.names[turn.seat],
                    self.index,
                    self.randoms[turn.seat],
                )
                continue
            last = self.last
            if last is None or not last.is_due(self.match.state):
                seen.clear()
                self.match.throw(self.dice.throw(turn.seat, turn.dice))
                continue
            ending = share_win(self._foresee(last))
            if not any(self.openers):
                self.openers = ending
            if not self.is_exact:
                self.match.throw(self.dice.throw(turn.seat, turn.dice))
                continue
            state: Any = self.match.state
            # only last throws since the same position: the shares since then repeat, each time
            # multiplied by the same factor, and their series is summed
            if state in seen:
                before, had = seen[state]
                return tuple(
                    old + (new - old) / (1 - left / before)
                    for old, new in zip(had, won, strict=True)
                )
            if left < _NEGLIGIBLE:
                return tuple(share / (1 - left) for share in won)
            seen[state] = left, list(won)
            won = [
                share + left * last.chance * part for share, part in zip(won, ending, strict=True)
            ]
            left *= 1 - last.chance
            self.match.throw(last.going_on)

    def _foresee(self, last: LastThrow) -> Result:
        """The result of the game if this throw ends it."""
        state: Any = self.match.state
        turn = self.game.turn(self.game.apply(state, self.game.outcome(state, last.ending)))
        assert isinstance(turn, Over)
        return turn.result


def share_win(result: Result) -> tuple[float, ...]:
    """The share of the win of every seat: equal parts for all seats of rank 1."""
    part = 1 / result.ranks.count(1)
    return tuple(part if rank == 1 else 0.0 for rank in result.ranks)
