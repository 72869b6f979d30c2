"""The day's throw: one turn for everybody, at a position and with dice that follow from the date.

Nobody chooses them (docs/dice.md). Of those who played only counts are stored.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Sequence
from datetime import UTC, date, datetime, timedelta
from importlib.resources import files

from colonnade.core.dice import SeededDice
from colonnade.core.errors import Illegal
from colonnade.core.game import AnyGame, Decide, Throw
from colonnade.core.lesson import Event
from colonnade.games import find_position
from colonnade.server import messages
from colonnade.server.errors import HelpFailed, NotPlaying, TooMany
from colonnade.server.security import SharedBuckets
from colonnade.server.settings import Settings
from colonnade.server.store.base import Store
from colonnade.server.store.statements import open_statements
from colonnade.server.views import to_position
from colonnade.server.workers.fair import Priority
from colonnade.server.workers.jobs import JudgeTurn
from colonnade.server.workers.pool import Workers, ask

POSITIONS = files("colonnade.server").joinpath("day.txt").read_text(encoding="ascii").split()
"""The ids of the positions, each before a turn of the first seat."""
COUNTED_PER_DAY = 30
"""Per address: turns that are counted. A school class shares an address."""
MAX_LOSS = 100
"""Turns that lose this many thousandths of a win or more are counted as one: so a day has at most
one row more than this.
"""


def find_today() -> date:
    """The date, in UTC."""
    return datetime.now(UTC).date()


def find_turn(day: date) -> tuple[AnyGame, object, SeededDice]:
    """The game, position and dice of a day: the number of the day since 1970 chooses the position,
    the date is the seed of the dice.
    """
    position = POSITIONS[(day - date(1970, 1, 1)).days % len(POSITIONS)]
    return *find_position(position), SeededDice(int(f"{day:%Y%m%d}"))


def play_turn(
    game: AnyGame, state: object, dice: SeededDice, actions: Sequence[str]
) -> tuple[list[Event], bool]:
    """The events of a turn with these actions of the player, and whether they end it. Raises
    `Malformed` or `Illegal`, and `NotPlaying` for actions after its end.
    """
    events, waiting, player = list[Event](), deque(actions), None
    while isinstance(turn := game.turn(state), Decide | Throw) and player in (None, turn.seat):
        player = turn.seat
        if isinstance(turn, Throw):
            action = game.outcome(state, dice.throw(turn.dice))
        elif waiting:
            action = game.parse(waiting.popleft())
            refusal = game.explain(state, action)
            if refusal is not None:
                raise Illegal(action, refusal, game.position(state))
        else:
            return events, False
        told = game.narrate(state, action)
        state = game.apply(state, action)
        events.append(Event(action, told, state))
    if waiting:
        raise NotPlaying("error-coach-no-decision")
    return events, True


class Days:
    """Plays the turns of today and yesterday, and counts how they went."""

    def __init__(self, settings: Settings, store: Store, workers: Workers) -> None:
        self._settings, self._workers = settings, workers
        self._statements = open_statements(settings.database)
        self._counted = SharedBuckets("days", store, COUNTED_PER_DAY / 86_400, COUNTED_PER_DAY)
        self.find_today: Callable[[], date] = find_today

    async def play(self, wanted: messages.DayRequest, address: str) -> messages.DayAnswer:
        """The turn after some actions; once it has ended, what it lost. Raises what `play_turn`
        does, `NotPlaying` for another day, `TooMany`, `HelpFailed` and `StoreFailed`.
        """
        today = self.find_today()
        open_days = {str(day): day for day in (today, today - timedelta(days=1))}
        day = today if wanted.date is None else open_days.get(wanted.date)
        if day is None:
            raise NotPlaying("error-server-day")
        game, start, dice = find_turn(day)
        events, is_over = play_turn(game, start, dice, wanted.actions)
        view = game.view(events[-1].state, 0)
        plies = [messages.Ply(None, (), to_position(game.view(start, None), 0))]
        for number, event in enumerate(events, 1):
            position = to_position(game.view(event.state, None), number)
            plies.append(messages.Ply(str(event.action), event.messages, position))
        judged = None
        if is_over:
            decisions = await self._judge(game, start, events, address)
            loss = sum(decision.loss for decision in decisions)
            others, worse = await self._count(
                str(day), [*open_days], loss, wanted.is_repeat, address
            )
            judged = messages.JudgedTurn(loss, decisions, others, worse)
        colours = game.default_colours(len(view.pad[0].values))
        return messages.DayAnswer(
            str(day), game.key, list(colours), plies, view.choices, view.keep, judged
        )

    async def _judge(
        self, game: AnyGame, start: object, events: Sequence[Event], address: str
    ) -> list[messages.JudgedDecision]:
        if self._workers.count(address, Priority.HELP) >= self._settings.waiting_per_address:
            raise TooMany("error-server-too-many")
        job = JudgeTurn(
            game.key, game.position(start), tuple(str(event.action) for event in events)
        )
        found: list[tuple[int, str, float]] | None = await ask(
            self._workers, job, owner=address, priority=Priority.HELP
        )
        if found is None:
            raise HelpFailed("error-server-help-failed")
        states = [start, *(event.state for event in events)]
        return [
            messages.JudgedDecision(
                events[at].messages, game.narrate(states[at], game.parse(best)), loss
            )
            for at, best, loss in found
        ]

    async def _count(
        self, day: str, open_days: Sequence[str], loss: float, is_repeat: bool, address: str
    ) -> tuple[int, int]:
        """Count a turn, unless it is a repeated one or the address has had many counted; how many
        others there are, and how many of them lost more.
        """
        own = min(MAX_LOSS, round(1000 * loss))
        is_counted = not is_repeat and await self._counted.take(address)
        start = f"day/{day}/"
        transact = self._statements.write if is_counted else self._statements.read
        async with transact() as run:
            rows = await run("SELECT name, value FROM numbers WHERE name LIKE $1", start + "%")
            if is_counted:
                await run(
                    "DELETE FROM numbers WHERE name LIKE 'day/%'"
                    " AND name NOT LIKE $1 AND name NOT LIKE $2",
                    *(f"day/{kept}/%" for kept in open_days),
                )
                await run(
                    "INSERT INTO numbers (name, value) VALUES ($1, 1)"
                    " ON CONFLICT (name) DO UPDATE SET value = numbers.value + 1",
                    f"{start}{own}",
                )
        counts = {int(name.removeprefix(start)): value for name, value in rows}
        worse = sum(count for lost, count in counts.items() if lost > own)
        return sum(counts.values()) - (is_repeat and own in counts), worse

    async def close(self) -> None:
        """Disconnect from the database."""
        await self._statements.close()
