"""Queries of the socket: why not, a hint, the lens, a second thought. They change nothing, but that help is noted once a turn.

Help is only for the seat to play, in its own turn, at a table that was made with it. It is found in a worker process, like a bot's move.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any, Protocol

from colonnade.core.errors import ColonnadeError, Illegal, NotYourTurn
from colonnade.core.game import Throw
from colonnade.server import messages
from colonnade.server.errors import HelpFailed, HelpOff, TooMany
from colonnade.server.tables.log import Entry
from colonnade.server.tables.state import Holder, now
from colonnade.server.workers import thinking
from colonnade.server.workers.fair import Priority

if TYPE_CHECKING:
    from colonnade.server.tables.table import Table


class Reply(Protocol):
    """Where an answer goes."""

    @property
    def owner(self) -> str:
        """The address that asked."""
        ...

    def send(self, said: messages.ServerMessage) -> None:
        """Send to who asked."""
        ...

    def decline(self, error: ColonnadeError) -> None:
        """Refuse what was asked."""
        ...


def find_usual_help(seats: Sequence[messages.NewSeat]) -> messages.Switch:
    """Whether a table has help where nobody says: alone with bots or around one device yes, with friends elsewhere no."""
    return "off" if any(seat.kind == "link" for seat in seats) else "on"


def answer_query(table: Table, reply: Reply, holder: Holder, query: messages.Query) -> None:
    """Answer a query, at once or when a worker has found the answer."""
    try:
        QUERIES[type(query)](table, reply, holder, query)
    except ColonnadeError as error:
        reply.decline(error)


def _answer_why(table: Table, reply: Reply, holder: Holder, query: messages.Why) -> None:
    reply.send(table.because(query))


def _answer_hint(table: Table, reply: Reply, holder: Holder, query: messages.Hint) -> None:
    seat = _need(table, holder, query, table.header.help == "on", "error-server-help-off", at_decision=True)

    def tell(found: tuple[messages.Words, list[messages.HintCandidate], list[messages.Words]]) -> None:
        nudge, candidates, reasons = found
        _note_help(table, seat, "hinted")
        shown = candidates if query.level > 1 else [], reasons if query.level > 2 else []
        reply.send(messages.Hinted(query.command, query.revision, seat, query.level, nudge, *shown))

    _ask(table, reply, holder, query, thinking.find_hint, (), tell)


def _answer_lens(table: Table, reply: Reply, holder: Holder, query: messages.Lens) -> None:
    seat = _need(table, holder, query, table.header.help == "on", "error-server-help-off")

    def tell(found: tuple[list[messages.LensEntry], dict[str, float]]) -> None:
        _note_help(table, seat, "looked")
        reply.send(messages.Seen(query.command, query.revision, seat, *found))

    _ask(table, reply, holder, query, thinking.find_chances, (seat,), tell)


def _answer_consider(table: Table, reply: Reply, holder: Holder, query: messages.Consider) -> None:
    _need(table, holder, query, table.header.think_again, "error-server-think-again-off", at_decision=True)
    state, action = table.match.state, table.game.parse(query.action)
    refusal = table.game.explain(state, action)
    if refusal is not None:
        raise Illegal(query.action, refusal, table.game.position(state))

    def tell(found: tuple[messages.Mistake | None]) -> None:
        reply.send(messages.Considered(query.command, query.revision, query.action, *found))

    _ask(table, reply, holder, query, thinking.find_mistake, (query.action,), tell)


def _need(
    table: Table, holder: Holder, query: messages.Hint | messages.Lens | messages.Consider, is_on: bool, key: str, at_decision: bool = False
) -> int:
    """The seat that may be helped now; raises what is to be said to anybody else."""
    if not is_on:
        raise HelpOff(key)
    turn = table.turn_of(holder, query.revision)
    if at_decision and isinstance(turn, Throw):
        raise NotYourTurn("error-match-throw-first", colour=table.seats[turn.seat].colour)
    if turn.seat not in table.seats_of(holder):  # who throws real dice for a bot is not its player
        raise NotYourTurn("error-match-not-your-turn", colour=table.seats[turn.seat].colour)
    if not table.house.helps.take(table.id):
        raise TooMany("error-server-too-many")
    return turn.seat


def _ask(
    table: Table,
    reply: Reply,
    holder: Holder,
    query: messages.Hint | messages.Lens | messages.Consider,
    function: Callable[..., Any],
    arguments: tuple[Any, ...],
    tell: Callable[[Any], None],
) -> None:
    """Have a worker find the answer; it is told in the table's queue, if the position is still the same. Raises `TooMany`."""
    pool, owner = table.house.pool, reply.owner
    if pool.count(owner, Priority.HELP) >= table.settings.waiting_per_address:
        raise TooMany("error-server-too-many")

    def answer(found: Any) -> None:
        try:
            table.turn_of(holder, query.revision)
            if found is None:
                raise HelpFailed("error-server-help-failed")
        except ColonnadeError as error:
            reply.decline(error)
        else:
            tell(found)

    given = (table.game.key, table.match.state, *arguments)
    pool.call(function, given, lambda found: table.submit(partial(answer, found)), owner=owner, priority=Priority.HELP)


def _note_help(table: Table, seat: int, word: str) -> None:
    """The first hint of a turn and the first look through the lens stand in the record: everybody shall know how a game was played."""
    what = f"{word} {table.seats[seat].colour}"
    if not table.match.has_noted(what):
        table.stage_beside(Entry("note", now(), text=what, by="table"))


QUERIES: dict[type, Callable[[Table, Reply, Holder, Any], None]] = {
    messages.Why: _answer_why,
    messages.Hint: _answer_hint,
    messages.Lens: _answer_lens,
    messages.Consider: _answer_consider,
}
