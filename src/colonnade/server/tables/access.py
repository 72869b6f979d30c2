"""Permissions: which seats a viewer's token holds, and what it may do. Found when a command runs,
not when it arrives.
"""

from __future__ import annotations

from functools import cache

from colonnade.bots.levels import levels_of
from colonnade.core.errors import BadAgent, Finished, Illegal, NotYourTurn, Stale
from colonnade.core.game import Decide, Over, Throw
from colonnade.server.errors import Forbidden, NoSuchTable, NotPlaying
from colonnade.server.tables.log import HOST
from colonnade.server.tables.seats import SeatState
from colonnade.server.tables.state import TableState

Holder = int | None
"""Who sent a command: `HOST`, the number of a seat that was joined by its link, or None for a
spectator.
"""


def find_holder(state: TableState, digest: str | None) -> Holder:
    """The holder of the token with this digest; None for a spectator, and for a player who has
    left.
    """
    if digest is None:
        return None
    if digest == state.header.host:
        return HOST
    return next(
        (
            number
            for number, seat in enumerate(state.seats)
            if seat.kind == "link" and seat.digest == digest
        ),
        None,
    )


def seats_of(state: TableState, holder: Holder) -> list[int]:
    """The seats that a holder acts for: of the host, those on its device."""
    if holder is None:
        return []
    if holder == HOST:
        return [number for number, seat in enumerate(state.seats) if seat.kind == "here"]
    return [holder]


def holder_of_seat(state: TableState, number: int) -> Holder:
    """Who acts for a seat; None for a bot's."""
    kind = state.seats[number].kind
    return HOST if kind == "here" else number if kind == "link" else None


def may_decide(state: TableState, holder: Holder) -> bool:
    """Whether a holder acts for the seat that decides now. At a referee's table everybody with a
    seat does: who has a phone at hand types in what happened.
    """
    turn = state.match.turn
    if state.status != "playing" or not isinstance(turn, Decide) or holder is None:
        return False
    if state.header.is_referee:
        return not state.seats[turn.seat].is_played_by_bot
    return holder_of_seat(state, turn.seat) == holder


def require_person(holder: Holder) -> int:
    """The holder; refuses a spectator."""
    if holder is None:
        raise Forbidden("error-server-spectator")
    return holder


def require_host(holder: Holder) -> None:
    """Refuse every holder but the host."""
    if holder != HOST:
        raise Forbidden("error-server-host")


def find_seat(state: TableState, number: int) -> SeatState:
    """The seat of a number; refuses a number that the table does not have."""
    if number >= len(state.seats):
        raise NoSuchTable("error-server-seat", seat=number)
    return state.seats[number]


def require_seat(state: TableState, holder: Holder, number: int) -> SeatState:
    """The seat; refuses a holder that does not act for it."""
    seat = find_seat(state, number)
    if number not in seats_of(state, holder):
        raise Forbidden("error-server-seat-not-yours", colour=seat.colour)
    return seat


def require_playing(state: TableState) -> None:
    """Refuse unless the game is being played."""
    if state.status == "playing":
        return
    if state.status == "over":
        raise Finished("error-match-finished")
    raise NotPlaying(
        "error-server-waiting" if state.status == "waiting" else "error-server-abandoned"
    )


def require_current(state: TableState, revision: int) -> None:
    """Refuse a command for another position."""
    if not state.position_revision <= revision <= state.revision:
        raise Stale("error-match-stale", expected=state.revision, given=revision)


def require_turn(state: TableState, holder: Holder, revision: int) -> Decide | Throw:
    """The turn; refuses a command for another revision, and a holder whose turn it is not."""
    require_playing(state)
    turn = state.match.turn
    if isinstance(turn, Over):
        raise Finished("error-match-finished")
    require_current(state, revision)
    require_person(holder)
    seat = state.seats[turn.seat]
    if seat.is_played_by_bot:
        # Real dice are thrown by people, for bots too.
        if not (isinstance(turn, Throw) and not state.is_fair):
            raise NotYourTurn("error-match-not-your-turn", colour=seat.colour)
    elif holder != holder_of_seat(state, turn.seat) and not state.header.is_referee:
        raise NotYourTurn("error-match-not-your-turn", colour=seat.colour)
    return turn


def require_legal(state: TableState, text: str) -> str:
    """The canonical text of an action; refuses a text that is not an action, and
    an illegal action.
    """
    action = state.game.parse(text)
    refusal = state.game.explain(state.match.state, action)
    if refusal is not None:
        raise Illegal(text, refusal, state.game.position(state.match.state))
    return str(action)


def check_level(game_key: str, level: str | None) -> str:
    """A registered level; a server does not run users' own classes. Raises `BadAgent`."""
    levels = levels_of(game_key)
    if level is None or level not in levels:
        raise BadAgent("error-server-level", name=level or "", levels=", ".join(levels))
    return level


@cache
def default_level(game_key: str, wanted: str) -> str:
    """The level that plays for a person by default: the one wanted, if the game has it."""
    levels = levels_of(game_key)
    return wanted if wanted in levels else levels[0]
