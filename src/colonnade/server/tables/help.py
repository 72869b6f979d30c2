"""Queries of the socket: why not, a hint, the lens, a second thought. They change nothing, but that help is noted once a turn.

Help is only for the seat to play, in its own turn, at a table that was made with it. It is found in a worker process, like a bot's move.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from colonnade.core.errors import ColonnadeError, Illegal, NotYourTurn
from colonnade.core.game import Decide, Throw
from colonnade.server import messages
from colonnade.server.errors import HelpFailed, HelpOff, TooMany
from colonnade.server.tables.access import Holder, require_turn, seats_of
from colonnade.server.tables.automatic import NoteHelp
from colonnade.server.tables.state import Refusal, TableState
from colonnade.server.workers import thinking
from colonnade.server.workers.fair import Priority

if TYPE_CHECKING:
    from colonnade.server.tables.host import Viewer
    from colonnade.server.tables.table import Table

Send = Callable[[messages.ServerMessage], None]
HelpQuery = messages.Hint | messages.Lens | messages.Consider


def find_usual_help(seats: Sequence[messages.NewSeat]) -> messages.Switch:
    """Whether a table has help where nobody says: alone with bots or around one device yes, with friends elsewhere no."""
    return "off" if any(seat.kind == "link" for seat in seats) else "on"


def answer_query(table: Table, viewer: Viewer, holder: Holder, query: messages.Query) -> None:
    """Answer a query, at once or when a worker has found the answer. A refusal is not remembered: asked again, it may be answered."""
    if isinstance(query, messages.Why):
        table.send(viewer, explain_action(table.state, query))
        return
    try:
        seat = _require_help(table, holder, query, viewer.address)
        if isinstance(query, messages.Consider):
            _check_action(table.state, query.action)
    except ColonnadeError as error:
        table.refuse(viewer, query.command, Refusal.from_error(error))
    else:
        _ask_worker(table, viewer, holder, query, seat)


def explain_action(state: TableState, query: messages.Why) -> messages.Because:
    """Why an action is not possible now, or that it is."""
    text = query.action
    try:
        refusal = state.game.explain(state.match.state, state.game.parse(text))
        if refusal is not None:
            raise Illegal(text, refusal)
        if not isinstance(state.match.turn, Decide):
            raise NotYourTurn("error-server-chance")
    except ColonnadeError as error:
        return messages.Because(query.command, text, error.code, error.message, error.message.clause)
    return messages.Because(query.command, text, "legal")


def _require_help(table: Table, holder: Holder, query: HelpQuery, owner: str) -> int:
    """The seat that may be helped now; raises what is to be said to anybody else."""
    state = table.state
    if isinstance(query, messages.Consider):
        if not state.header.think_again:
            raise HelpOff("error-server-think-again-off")
    elif state.header.help != "on":
        raise HelpOff("error-server-help-off")
    turn = require_turn(state, holder, query.revision)
    colour = state.seats[turn.seat].colour
    if isinstance(turn, Throw) and not isinstance(query, messages.Lens):
        raise NotYourTurn("error-match-throw-first", colour=colour)
    if turn.seat not in seats_of(state, holder):  # who throws real dice for a bot is not its player
        raise NotYourTurn("error-match-not-your-turn", colour=colour)
    if not table.host.helps.take(table.id) or table.host.pool.count(owner, Priority.HELP) >= table.settings.waiting_per_address:
        raise TooMany("error-server-too-many")
    return turn.seat


def _check_action(state: TableState, text: str) -> None:
    refusal = state.game.explain(state.match.state, state.game.parse(text))
    if refusal is not None:
        raise Illegal(text, refusal, state.game.position(state.match.state))


def _ask_worker(table: Table, viewer: Viewer, holder: Holder, query: HelpQuery, seat: int) -> None:
    """Have a worker find the answer; it is given if the position is still the same."""
    state = table.state
    function: Callable[..., Any]
    match query:
        case messages.Hint():
            function, arguments = thinking.find_hint, ()
        case messages.Lens():
            function, arguments = thinking.find_chances, (seat,)
        case messages.Consider():
            function, arguments = thinking.find_mistake, (query.action,)

    async def answer(found: Any) -> None:
        try:
            if found is None:
                raise HelpFailed("error-server-help-failed")
            if not isinstance(query, messages.Consider):
                word = "hinted" if isinstance(query, messages.Hint) else "looked"
                await table.run_own(NoteHelp(state.position_revision, f"{word} {state.seats[seat].colour}"))
            require_turn(table.state, holder, query.revision)
        except ColonnadeError as error:
            table.refuse(viewer, query.command, Refusal.from_error(error))
        else:
            table.send(viewer, _build_answer(query, seat, found))

    given = (state.game.key, state.match.state, *arguments)
    table.host.pool.call(function, given, lambda found: table.host.spawn(answer(found)), owner=viewer.address, priority=Priority.HELP)


def _build_answer(query: HelpQuery, seat: int, found: Any) -> messages.ServerMessage:
    match query:
        case messages.Hint(level=level):
            nudge, candidates, reasons = found
            shown = candidates if level > 1 else (), reasons if level > 2 else ()
            return messages.Hinted(query.command, query.revision, seat, level, nudge, *shown)
        case messages.Lens():
            return messages.Seen(query.command, query.revision, seat, *found)
        case messages.Consider():
            return messages.Considered(query.command, query.revision, query.action, *found)
