"""Opening tables: every first throw of a game, with the best action after it by the evaluator."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from colonnade.bots.evaluation import RankedAction, find_evaluator
from colonnade.core.errors import BadOption
from colonnade.core.game import AnyGame, Decide, Over, Throw
from colonnade.core.setup import check_setup, default_first


@dataclass(frozen=True, slots=True)
class Opening:
    """A first throw, and what to do after it."""

    roll: str
    """The throw as an action: `roll 1 2 3 3 5 5 5 6`."""
    chance: float
    share: float
    """The share of the win of the seat that threw, after the best action."""
    ranked: tuple[tuple[str, float], ...]
    """Every legal action with its share, the best first; empty where there is nothing to decide."""

    @property
    def best(self) -> str | None:
        """The best action, if there is one."""
        return self.ranked[0][0] if self.ranked else None


def find_openings(
    game: AnyGame, players: int, options: Mapping[str, object] | None = None
) -> tuple[Opening, ...]:
    """Return every first throw of a game in the order of its chances; raises `BadOption` where the
    first throw leaves nothing to decide.
    """
    colours, resolved = check_setup(game, players, None, options or {})
    state = find_first_throw(game, game.initial(resolved, game.seats(colours, default_first(game))))
    evaluator, turn = find_evaluator(game.key), game.turn(state)
    seat = 0 if isinstance(turn, Over) else turn.seat
    found: list[Opening] = []
    for roll, chance in game.chances(state):
        after = game.apply(state, roll)
        ranked: tuple[RankedAction, ...] = ()
        if isinstance(game.turn(after), Decide):
            ranked = evaluator.rank(after)
        shares = ranked[0].shares if ranked else evaluator.find_shares(after)
        listed = tuple((str(option.action), option.shares[seat]) for option in ranked)
        found.append(Opening(str(roll), float(chance), shares[seat], listed))
    return tuple(found)


def find_first_throw(game: AnyGame, state: Any) -> Any:
    """Return the position before the first throw after which a seat may decide; raises `BadOption`
    where there is none.

    Throws before it only settle who begins.
    """
    waiting, seen = [state], {game.position(state)}
    for position in waiting:  # grows while it is walked
        if not isinstance(game.turn(position), Throw):
            continue
        following = [game.apply(position, roll) for roll in game.chances(position).outcomes]
        if any(isinstance(game.turn(after), Decide) for after in following):
            return position
        for after in following:
            if game.position(after) not in seen:
                seen.add(game.position(after))
                waiting.append(after)
    raise BadOption("error-openings-none", game=game.key)
