"""This device's part in the fair dice of a server's table: it commits and reveals by itself, and
saves what it sent and saw.
"""

from __future__ import annotations

import contextlib

from colonnade.core.errors import BadRecord
from colonnade.core.message import Message
from colonnade.core.record import parse_record
from colonnade.core.witness import Answer, Witness
from colonnade.games import GAMES
from colonnade.terminal import saves
from colonnade.terminal.client import Connection, Data


class Contribution:
    """One device at one table. Its values and the events it saw are saved in a file, so that the
    game can be checked after a pause too.
    """

    def __init__(self, table: str, token: str | None) -> None:
        self._table, self._token = table, token
        self._witness = (token and saves.find_witness(table, token)) or Witness(table)
        self._sent: Answer | None = None
        self._alarms: list[Message] = []

    @property
    def has_value(self) -> bool:
        """Whether a value of this device is in the dice."""
        return bool(self._witness.rounds)

    def take_part(
        self, connection: Connection, view: Data, events: list[Data], *, is_whole_view: bool
    ) -> list[Message]:
        """Send the commitment or value that is due, and save the events; new alarms about the
        dice. A whole view comes when this device may have missed something.
        """
        if self._token is None:
            return []
        is_new = self._witness.observe(view["position"], events, is_gap=is_whole_view)
        answer = self._witness.find_answer(view["dice"], view["yours"])
        before = self._alarms
        self._alarms = self._witness.find_alarms(view["dice"], view["yours"])
        if is_new or answer is not None or self._alarms != before:
            # without a state folder the game can be played, but not checked after a pause
            with contextlib.suppress(OSError):
                saves.keep_witness(self._table, self._token, self._witness)
        if answer is not None and (is_whole_view or answer != self._sent):
            name = "commitment" if answer.type == "commit" else "value"
            connection.send_command(answer.type, seat=answer.seat, **{name: answer.text})
        self._sent = answer
        return [alarm for alarm in self._alarms if alarm not in before]

    def check(self, text: str) -> tuple[int, list[Message]]:
        """The number of throws of a finished record that follow from its dice, and the faults that
        were found.
        """
        faults: list[Message] = []
        try:
            record = parse_record(text, GAMES)
            game = GAMES[record.game]
            faults += self._witness.compare(record.as_dict())
            faults += self._witness.compare_positions(
                (step.ply, game.position(step.state)) for step in record.replay(game)
            )
            return record.verify(game), faults
        except BadRecord as error:
            return 0, [*faults, error.message]

    def forget(self) -> None:
        """Delete what was saved, once the game is over and checked."""
        if self._token is not None:
            saves.forget_witness(self._table, self._token)
