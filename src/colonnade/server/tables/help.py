"""Queries of the socket: why not, a hint, the lens, a second thought. They change nothing, except
for a note of help once a turn.

Help is only for the seat to play, in its own turn, at a table that was made with it. It is found in
a worker process, like a bot's move.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

from colonnade.core.errors import ColonnadeError, NotYourTurn
from colonnade.core.game import Decide, Throw
from colonnade.server import messages
from colonnade.server.errors import HelpFailed, HelpOff, TooMany
from colonnade.server.lessons import foresee
from colonnade.server.tables.access import Holder, require_legal, require_turn, seats_of
from colonnade.server.tables.automatic import note_help
from colonnade.server.tables.referee import require_referee
from colonnade.server.tables.state import TableState
from colonnade.server.tables.views import to_refused
from colonnade.server.workers.fair import Priority
from colonnade.server.workers.jobs import FindChances, FindHint, FindLines, FindMistake, Job

if TYPE_CHECKING:
    from colonnade.server.tables.table import Table
    from colonnade.server.websocket import Connection

HelpQuery = messages.Hint | messages.Lens | messages.Consider | messages.Rank


def answer_query(table: Table, viewer: Connection, holder: Holder, query: messages.Query) -> None:
    """Answer a query, at once or when a worker has found the answer. A refusal is not cached: a
    repeated query may be answered.
    """
    if isinstance(query, messages.Why):
        table.send(viewer, explain_action(table.state, query))
        return
    try:
        seat = _require_help(table, holder, query, viewer.address)
        if isinstance(query, messages.Consider):
            require_legal(table.state, query.action)
    except ColonnadeError as error:
        table.refuse(viewer, to_refused(query.command, error))
    else:
        _ask_worker(table, viewer, holder, query, seat)


def explain_action(state: TableState, query: messages.Why) -> messages.Because:
    """Why an action is not legal now, or that it is legal."""
    text = query.action
    try:
        require_legal(state, text)
        if not isinstance(state.match.turn, Decide):
            raise NotYourTurn("error-server-chance")
    except ColonnadeError as error:
        return messages.Because(
            query.command, text, error.code, error.message, error.message.clause
        )
    return messages.Because(query.command, text, "legal")


def _require_help(table: Table, holder: Holder, query: HelpQuery, owner: str) -> int:
    """The seat that may be helped now; refuses any other holder."""
    state = table.state
    if isinstance(query, messages.Consider):
        if not state.header.think_again:
            raise HelpOff("error-server-think-again-off")
    elif isinstance(query, messages.Rank):
        require_referee(state, holder)
    elif state.header.help != "on":
        raise HelpOff("error-server-help-off")
    turn = require_turn(state, holder, query.revision)
    colour = state.seats[turn.seat].colour
    if isinstance(turn, Throw) and not isinstance(query, messages.Lens):
        raise NotYourTurn("error-match-throw-first", colour=colour)
    # a person who throws real dice for a bot is not its player
    if turn.seat not in seats_of(state, holder) and not isinstance(query, messages.Rank):
        raise NotYourTurn("error-match-not-your-turn", colour=colour)
    if (
        not table.host.helps.take(table.state.id)
        or table.host.pool.count(owner, Priority.HELP) >= table.settings.waiting_per_address
    ):
        raise TooMany("error-server-too-many")
    return turn.seat


def _ask_worker(
    table: Table, viewer: Connection, holder: Holder, query: HelpQuery, seat: int
) -> None:
    """Let a worker find the answer, and send it if the position is still the same."""
    state = table.state
    game, position = state.game.key, state.game.position(state.match.state)
    job: Job
    match query:
        case messages.Hint():
            job = FindHint(game, position)
        case messages.Lens():
            job = FindChances(game, position, seat)
        case messages.Consider():
            job = FindMistake(game, position, query.action)
        case messages.Rank():
            job = FindLines(game, position)

    async def answer(found: Any) -> None:
        try:
            if found is None:
                raise HelpFailed("error-server-help-failed")
            if isinstance(query, messages.Hint | messages.Lens):
                word = "hinted" if isinstance(query, messages.Hint) else "looked"
                await table.run_own(
                    partial(
                        note_help,
                        revision=state.position_revision,
                        what=f"{word} {state.seats[seat].colour}",
                    )
                )
            require_turn(table.state, holder, query.revision)
        except ColonnadeError as error:
            table.refuse(viewer, to_refused(query.command, error))
        else:
            table.send(viewer, _build_answer(table.state, query, seat, found))

    table.host.pool.call(
        job,
        lambda found: table.host.spawn(answer(found)),
        owner=viewer.address,
        priority=Priority.HELP,
    )


def _build_answer(
    state: TableState, query: HelpQuery, seat: int, found: Any
) -> messages.ServerMessage:
    match query:
        case messages.Hint(level=level):
            nudge, candidates, reasons = found
            shown = candidates if level > 1 else (), reasons if level > 2 else ()
            return messages.Hinted(query.command, query.revision, seat, level, nudge, *shown)
        case messages.Lens():
            return messages.Seen(query.command, query.revision, seat, *found)
        case messages.Consider():
            return messages.Considered(query.command, query.revision, query.action, *found)
        case messages.Rank():
            position = state.game.position(state.match.state)
            lines = tuple(foresee(position, line, is_line=True).choices for line in found)
            return messages.Ranked(query.command, query.revision, lines)
