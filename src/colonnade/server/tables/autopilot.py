"""Automatic throws, bots and clocks of a table. The autopilot watches the table, and submits
commands as players do.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence
from functools import partial
from time import monotonic
from typing import TYPE_CHECKING

from colonnade.core.agreement import AgreedDice
from colonnade.core.game import Decide, Over, Throw
from colonnade.server.tables.access import default_level
from colonnade.server.tables.automatic import (
    TableCommand,
    decline_late,
    play_bot,
    throw_by_table,
    time_out,
    void_late_round,
)
from colonnade.server.tables.dice import is_ready
from colonnade.server.tables.log import now
from colonnade.server.tables.transaction import can_auto_throw, find_pause
from colonnade.server.workers.fair import Priority
from colonnade.server.workers.jobs import Decide as DecideJob

if TYPE_CHECKING:
    from colonnade.server.tables.table import Table

RETRY_SECONDS = 1.0
"""The delay after the store has failed."""
STORAGE_SECONDS = 10.0
"""The delay where the table's address has had too much stored."""
_logger = logging.getLogger("colonnade.tables")


class Autopilot:
    """The autopilot of one table."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._timer: asyncio.Handle | None = None
        self._asked = -1
        """The revision of the position that a bot is deciding; -1 for none."""
        self._plan: tuple[str, ...] = ()
        self._plan_ply = 0
        """The number of events before the plan's first action."""
        self._awaited: dict[int, float] = {}
        """The seats that have not committed to a value for fair dice: when each was first there."""
        self._awaited_round = 0

    @property
    def is_idle(self) -> bool:
        """Whether there is no timer and no bot is deciding."""
        return self._timer is None and self._asked == -1

    def look(self) -> None:
        """Schedule the next automatic command, if any."""
        self.stop()
        table, state = self._table, self._table.state
        turn = state.match.turn
        if table.is_closed or state.status != "playing" or isinstance(turn, Over):
            return
        if not is_ready(state.source):
            self._await_values()
            return
        seat = state.seats[turn.seat]
        self._update_plan(seat.is_played_by_bot)
        if state.header.clock is None and not seat.auto_throw and not seat.is_played_by_bot:
            return  # a person is on turn, without a time limit
        revision, context = state.position_revision, table.make_context()
        if isinstance(turn, Throw) and can_auto_throw(state, turn.seat):
            self._run_later(
                find_pause(state, turn.seat, context), partial(throw_by_table, revision=revision)
            )
        elif isinstance(turn, Decide) and seat.is_played_by_bot:
            if self._plan:
                self._call_later(
                    find_pause(state, turn.seat, context), partial(self._play, revision)
                )
            elif self._asked != revision:
                self._ask_bot(turn.seat, revision)
        elif (running := state.running_seat()) is not None:
            self._run_later(
                state.charge(context.elapsed)[running] / 1000, partial(time_out, revision=revision)
            )

    def _update_plan(self, is_played_by_bot: bool) -> None:
        """Leave out of the plan what was played; drop it where something else was."""
        if not self._plan:
            return
        events = self._table.state.match.events
        played = tuple(map(str, events[self._plan_ply :]))
        is_followed = self._plan_ply <= len(events) and self._plan[: len(played)] == played
        self._plan = self._plan[len(played) :] if is_played_by_bot and is_followed else ()
        self._plan_ply = len(events)

    def _await_values(self) -> None:
        """Schedule the end of the time for committing to values or for revealing them; after a
        restart the time begins again.
        """
        table, settings, source = self._table, self._table.settings, self._table.state.source
        if not isinstance(source, AgreedDice):
            return
        if source.phase == "reveal":
            since = max(table.state.reveal_since, table.opened)
            left = settings.reveal_seconds - (now() - since) / 1000
            command = partial(void_late_round, round=source.round)
        else:
            self._update_awaited(source)
            if not self._awaited:
                return
            first = min(self._awaited.values())
            left = settings.commit_seconds - (monotonic() - first)
            late = tuple(seat for seat, seen in self._awaited.items() if seen == first)
            command = partial(decline_late, round=source.round, seats=late)
        self._run_later(max(0.0, left), command)

    def _update_awaited(self, source: AgreedDice) -> None:
        """Update when the seats that have not committed were first there in this round. One that
        has not been there yet may take its time: others may let a bot take over.
        """
        seen = self._awaited if self._awaited_round == source.round else {}
        self._awaited_round = source.round
        self._awaited = {
            seat: seen.get(seat, monotonic())
            for seat, given in enumerate(source.seats)
            if given.part == "awaited" and (seat in seen or self._table.presence.seats[seat])
        }

    def retry(self, seconds: float = RETRY_SECONDS) -> None:
        """Try again after a delay."""
        self.stop()
        self._timer = asyncio.get_running_loop().call_later(seconds, self.look)

    def stop(self) -> None:
        """Cancel the scheduled command."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _run_later(self, seconds: float, command: TableCommand) -> None:
        self._call_later(seconds, lambda: self._table.host.spawn(self._table.run_own(command)))

    def _call_later(self, seconds: float, function: Callable[[], None]) -> None:
        def call() -> None:
            self._timer = None
            function()

        loop = asyncio.get_running_loop()
        self._timer = loop.call_later(seconds, call) if seconds > 0 else loop.call_soon(call)

    def _ask_bot(self, seat: int, revision: int) -> None:
        table, state = self._table, self._table.state
        level = state.seats[seat].player(
            default_level(state.game.key, table.settings.fallback_level)
        )
        if level is not None:
            self._asked = revision
            answer = partial(self._on_decision, revision, level, monotonic())
            priority = Priority.WATCHED if table.viewers else Priority.UNWATCHED
            position = state.game.position(state.match.state)
            job = DecideJob(state.game.key, level, position, 0.8 * table.settings.bot_seconds)
            table.host.pool.call(job, answer, owner=table.owner, priority=priority)

    def _on_decision(
        self, revision: int, level: str, asked: float, actions: Sequence[str] | None
    ) -> None:
        """Take the decision of a bot; None if it crashed or took too long, and a random action is
        played for it.
        """
        if self._asked == revision:
            self._asked = -1
        state = self._table.state
        turn = state.match.turn
        if revision != state.position_revision or isinstance(turn, Over):
            self.look()
            return
        if actions is None:
            _logger.warning("bot replaced", extra={"table": state.id, "bot": level})
        self._plan, self._plan_ply = tuple(actions or ("",)), len(state.match.events)
        self.stop()
        pause = find_pause(state, turn.seat, self._table.make_context())
        self._call_later(max(0.0, pause - (monotonic() - asked)), partial(self._play, revision))

    def _play(self, revision: int) -> None:
        """Play the next action of the plan, or the whole plan where there is no pause between
        actions.
        """
        table, state = self._table, self._table.state
        turn = state.match.turn
        if revision != state.position_revision or not isinstance(turn, Decide):
            return
        is_paused = find_pause(state, turn.seat, table.make_context()) > 0
        actions = self._plan[:1] if is_paused else self._plan
        table.host.spawn(table.run_own(partial(play_bot, revision=revision, actions=actions)))
