"""The commands of the socket: what each of them asks of a table, and who may ask it. A command that is refused has changed nothing."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from colonnade.core.agreement import AgreedDice
from colonnade.core.dice import PhysicalDice
from colonnade.core.errors import BadDice, Finished, NotYourTurn
from colonnade.core.game import Decide, Throw
from colonnade.server import messages
from colonnade.server.errors import Forbidden, LinkUsed, NoSuchTable, NotPlaying, TooEarly
from colonnade.server.tables.log import Entry
from colonnade.server.tables.state import Holder, check_level, now

if TYPE_CHECKING:
    from colonnade.server.tables.table import Table


def do_act(table: Table, holder: Holder, command: messages.Act) -> None:
    """A decision."""
    turn = table.turn_of(holder, command.revision)
    if isinstance(turn, Throw):
        raise NotYourTurn("error-match-throw-first", colour=table.seats[turn.seat].colour)
    table.play(turn.seat, table.game.parse(command.action))
    table.throw_by_itself()


def do_throw(table: Table, holder: Holder, command: messages.Throw) -> None:
    """A throw: by the table, or typed."""
    turn = table.turn_of(holder, command.revision)
    if isinstance(turn, Decide):
        raise NotYourTurn("error-match-decide-first", colour=table.seats[turn.seat].colour)
    if isinstance(table.source, PhysicalDice):
        table.source.show(command.faces or [], turn.dice)
    elif command.faces is not None:
        raise BadDice("error-server-faces")
    table.throw(turn.seat)
    table.throw_by_itself()


def do_back(table: Table, holder: Holder, command: messages.Back) -> None:
    """Take back."""
    turn = table.turn_of(holder, command.revision)
    table.take_back(turn.seat)


def do_commit(table: Table, holder: Holder, command: messages.Commit) -> None:
    """A commitment to a value for fair dice."""
    dice = _need_agreement(table, holder, command.seat)
    dice.copy().commit(command.seat, command.commitment)  # refuses before anything is staged
    table.stage_beside(Entry("commit", now(), command.seat, command.commitment))


def do_reveal(table: Table, holder: Holder, command: messages.Reveal) -> None:
    """The value that was committed to."""
    dice = _need_agreement(table, holder, command.seat)
    dice.copy().reveal(command.seat, command.value)
    table.stage_beside(Entry("reveal", now(), command.seat, command.value))
    table.throw_by_itself()


def do_decline(table: Table, holder: Holder, command: messages.Decline) -> None:
    """No part in fair dice."""
    dice = _need_agreement(table, holder, command.seat)
    dice.copy().decline(command.seat)
    table.stage_beside(Entry("decline", now(), command.seat))
    table.throw_by_itself()


def _need_agreement(table: Table, holder: Holder, seat: int) -> AgreedDice:
    """The dice that this holder may contribute to for a seat."""
    table.may(holder, seat)
    if not isinstance(table.source, AgreedDice):
        raise BadDice("error-server-not-fair")
    if table.status not in ("waiting", "playing"):
        table.need_playing()
    return table.source


def _void_without(table: Table, seat: int) -> None:
    """A seat that has not revealed its value is left to a bot: the round is void, as its value will not come."""
    source = table.source
    if isinstance(source, AgreedDice) and source.phase == "reveal" and source.seats[seat].is_missing:
        table.void_round("table")


def do_auto_throw(table: Table, holder: Holder, command: messages.AutoThrow) -> None:
    """A preference."""
    table.may(holder, command.seat)
    table.stage_beside(Entry("auto_throw", now(), command.seat, kind="on" if command.is_on else "off"))
    table.throw_by_itself()


def do_rename(table: Table, holder: Holder, command: messages.Rename) -> None:
    """Another name."""
    table.may(holder, command.seat)
    table.stage_beside(Entry("rename", now(), command.seat, messages.clean_name(command.name)))


def do_fill(table: Table, holder: Holder, command: messages.Fill) -> None:
    """An open seat is played here, or by a bot."""
    table.need_host(holder)
    if command.seat >= len(table.seats):
        raise NoSuchTable("error-server-seat", seat=command.seat)
    if table.status != "waiting" or not table.seats[command.seat].is_open:
        raise LinkUsed("error-server-seat-taken", colour=table.seats[command.seat].colour)
    text = check_level(table.game.key, command.level) if command.kind == "bot" else messages.clean_name(command.name)
    table.stage_beside(Entry("fill", now(), command.seat, text, kind=command.kind))
    table.throw_by_itself()


def do_take_over(table: Table, holder: Holder, command: messages.TakeOver) -> None:
    """A bot plays for a person."""
    if holder is None:
        raise Forbidden("error-server-spectator")
    if command.seat >= len(table.seats):
        raise NoSuchTable("error-server-seat", seat=command.seat)
    table.need_playing()
    seat = table.seats[command.seat]
    if seat.kind == "bot" or seat.substitute is not None:
        raise LinkUsed("error-server-bot-already", colour=seat.colour)
    if command.seat not in table.seats_of(holder):
        away = 0.0 if seat.viewers else time.monotonic() - seat.absent_since
        if seat.viewers or away < table.settings.absent_seconds:
            left = max(1, round(table.settings.absent_seconds - away))
            raise TooEarly("error-server-present", colour=seat.colour, seconds=left)
    level = table.level(command.level)
    table.stage_beside(Entry("take_over", now(), command.seat, level))
    _void_without(table, command.seat)
    table.throw_by_itself()


def do_give_back(table: Table, holder: Holder, command: messages.GiveBack) -> None:
    """The person plays again."""
    seat = table.may(holder, command.seat)
    if seat.substitute is None:
        raise NotPlaying("error-server-no-bot", colour=seat.colour)
    table.stage_beside(Entry("give_back", now(), command.seat))


def do_say(table: Table, holder: Holder, command: messages.Say) -> None:
    """A quick phrase."""
    table.may(holder, command.seat)
    table.broadcast(messages.Said(command.seat, command.phrase))


def do_leave(table: Table, holder: Holder, command: messages.Leave) -> None:
    """A seat is left."""
    seat = table.may(holder, command.seat)
    if table.status == "waiting":
        if seat.kind != "link":
            raise Forbidden("error-server-host-seat")
        table.asking = None  # the seat is nobody's now: there is nobody to remember the command for
        table.stage_beside(Entry("leave", now(), command.seat))
        table.asked_revision = table.revision
        for viewer in table.viewers:
            if viewer.holder == command.seat:
                viewer.holder = viewer.token = None
        seat.viewers = 0
    elif table.status == "playing" and seat.substitute is None:
        table.stage_beside(Entry("take_over", now(), command.seat, table.level(None), kind="left"))
        _void_without(table, command.seat)
        table.throw_by_itself()


def do_abandon(table: Table, holder: Holder, command: messages.Abandon) -> None:
    """The game ends without a result."""
    table.need_host(holder)
    if table.status == "over":
        raise Finished("error-match-finished")
    if table.status != "abandoned":
        table.stage_beside(Entry("abandon", now()))


def do_rematch(table: Table, holder: Holder, command: messages.Rematch) -> None:
    """There is one already: acknowledged."""


HANDLERS: dict[type, Callable[[Table, Holder, Any], None]] = {
    messages.Act: do_act,
    messages.Throw: do_throw,
    messages.Back: do_back,
    messages.Commit: do_commit,
    messages.Reveal: do_reveal,
    messages.Decline: do_decline,
    messages.AutoThrow: do_auto_throw,
    messages.Rename: do_rename,
    messages.Fill: do_fill,
    messages.TakeOver: do_take_over,
    messages.GiveBack: do_give_back,
    messages.Say: do_say,
    messages.Leave: do_leave,
    messages.Abandon: do_abandon,
    messages.Rematch: do_rematch,
}
