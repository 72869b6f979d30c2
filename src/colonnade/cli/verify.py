"""`colonnade verify`: recomputes the dice of records."""

from __future__ import annotations

from typing import TYPE_CHECKING

from colonnade.cli.common import FAULT, FilesArgument, Task
from colonnade.cli.files import check_each_record, for_each_file
from colonnade.locales import Speaker

if TYPE_CHECKING:
    from colonnade.core.game import AnyGame
    from colonnade.core.record import Record


def verify(files: FilesArgument) -> Task:
    """Recompute every throw of finished games with fair dice."""

    def task(speaker: Speaker) -> int:
        games = {"fair": 0, "seeded": 0}
        throws = {"fair": 0, "seeded": 0}
        voided = 0

        def verify_record(record: Record, game: AnyGame) -> None:
            nonlocal voided
            matching = record.verify(game)
            voided += len(record.dice.get("voided", ()))
            games[record.dice["source"]] += 1
            throws[record.dice["source"]] += matching

        faults = for_each_file(
            files, lambda path: check_each_record(path, verify_record, speaker)[1], speaker
        )
        if faults:
            return FAULT
        for source in games:
            if games[source]:
                print(
                    speaker.text(f"cli-verify-{source}", throws=throws[source], games=games[source])
                )
        if voided:
            print(speaker.text("cli-verify-void", rounds=voided))
        return 0

    return task
