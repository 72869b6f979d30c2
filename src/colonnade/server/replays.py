"""Records that come from elsewhere: checked, and replayed position by position."""

from __future__ import annotations

from colonnade.core.record import Record, parse_record
from colonnade.games import GAMES
from colonnade.server import messages
from colonnade.server.errors import TooEarly
from colonnade.server.views import to_position


def check_record(text: str) -> Record:
    """A record that holds and is over; raises `BadRecord` or `TooEarly`."""
    record = parse_record(text, GAMES)
    record.check(GAMES[record.game])
    if record.result is None:
        raise TooEarly("error-server-not-over")
    return record


def replay(text: str, start: int, count: int) -> messages.Plies:
    """A stretch of a record, position by position; raises `BadRecord`."""
    record = parse_record(text, GAMES)
    game = GAMES[record.game]
    plies: list[messages.Ply] = []
    before = None
    for step in record.replay(game):
        if step.ply >= start + count:
            break
        if step.ply >= start:
            said = () if step.action is None else game.narrate(before, step.action)
            position = to_position(game.view(step.state, None), step.ply)
            plies.append(messages.Ply(None if step.action is None else str(step.action), said, position))
        before = step.state
    return messages.Plies(start, len(record.events) + 1, plies)
