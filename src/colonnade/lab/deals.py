"""Deals: games with the same dice, once in every arrangement of the seats, so that nobody owes a
win to a seat or to luck alone.

Shared dice are tied to the seat, its turn and the throw within the turn: whatever the others do and
however many dice are kept, the third turn of the second seat begins with the same faces. So the
games of a deal depend on each other, and deals are the units of every interval.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from colonnade.core.dice import PhysicalDice, derive_bytes, derive_faces
from colonnade.core.game import AnyGame, LastThrow, Over, Result, Throw
from colonnade.core.match import AnyMatch, Match
from colonnade.core.options import OptionValue
from colonnade.lab.simulate import cached_agent, find_game, take_decision

FORMAT = 1  # of what a contest says about itself
_NOTHING = 1e-9  # a chance that is no longer worth playing for


@dataclass(frozen=True)
class Pairing:
    """Levels that meet, and how they sit in the games of a deal: an arrangement gives every seat
    the number of its level.
    """

    levels: tuple[str, ...]
    arrangements: tuple[tuple[int, ...], ...]

    def fair_share(self, level: int) -> float:
        """The part of the seats that a level has."""
        seats = [number for arrangement in self.arrangements for number in arrangement]
        return seats.count(level) / len(seats)


@dataclass(frozen=True)
class Contest:
    """Who meets whom, by which rules and with which dice: plain data. `prepare_match` and
    `prepare_ladder` make one.
    """

    game: str
    kind: str
    """`match`: one table; `ladder`: every level and the next; `round-robin`: everybody and
    everybody else.
    """
    levels: tuple[str, ...]
    pairings: tuple[Pairing, ...]
    colours: tuple[str, ...]
    first: int | None
    options: Mapping[str, OptionValue]
    seed: int
    is_exact: bool
    """Whether the last throw is calculated: it takes its chance of what is left of the win, and the
    game goes on.
    """

    def describe(self) -> dict[str, Any]:
        """What the results depend on, as plain data."""
        return {
            "arena": FORMAT,
            "game": self.game,
            "rules": find_game(self.game).rules_version,
            "options": dict(self.options),
            "kind": self.kind,
            "levels": list(self.levels),
            "seats": [
                [[pairing.levels[level] for level in row] for row in pairing.arrangements]
                for pairing in self.pairings
            ],
            "seed": self.seed,
            "exact_building": self.is_exact,
        }


@dataclass(frozen=True, slots=True)
class Deal:
    """What the games of a deal came to, per level of its pairing."""

    won: tuple[float, ...]
    """Wins; a shared one in parts, partners sharing theirs."""
    opened: tuple[float, ...] | None
    """In how many games it was the first that could end the game, where a last throw does."""
    scores: tuple[int, ...] | None
    """The sum of its seats' scores, where the game has them."""
    events: int


class SharedDice:
    """The dice of a deal: faces follow from the seat, its turn and the throw in it; to throw more
    dice adds to the same first ones.
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
    """The games of a deal, one per arrangement; raises `BadAgent` where an agent does not play by
    the rules.
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
    """One game of a deal: `play` it once."""

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
        """The share of the win of every seat."""
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
            # nothing but last throws from here to here: what they gave comes again and again, each
            # time less
            if state in seen:
                before, had = seen[state]
                return tuple(
                    old + (new - old) / (1 - left / before)
                    for old, new in zip(had, won, strict=True)
                )
            if left < _NOTHING:
                return tuple(share / (1 - left) for share in won)
            seen[state] = left, list(won)
            won = [
                share + left * last.chance * part for share, part in zip(won, ending, strict=True)
            ]
            left *= 1 - last.chance
            self.match.throw(last.going_on)

    def _foresee(self, last: LastThrow) -> Result:
        """How the game ends if it ends with this throw."""
        state: Any = self.match.state
        turn = self.game.turn(self.game.apply(state, self.game.outcome(state, last.ending)))
        assert isinstance(turn, Over)
        return turn.result


def share_win(result: Result) -> tuple[float, ...]:
    """The win in parts: all who came first have the same."""
    part = 1 / result.ranks.count(1)
    return tuple(part if rank == 1 else 0.0 for rank in result.ranks)
