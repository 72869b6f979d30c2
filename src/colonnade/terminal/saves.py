"""Saved games: files named by the players, autosaves, and the secrets of unfinished games with fair
dice.

The record of an unfinished fair game never contains the secret, which would reveal every throw to
come. So that the game can be resumed, the secret is kept in a file of its own, in the user's state
folder (`$XDG_STATE_HOME/colonnade`, else `~/.local/state/colonnade`), readable by that user only,
until the game is over. A saved game that is moved to another machine has no secret there, and can
only be resumed with real dice; its record then says so.
"""

from __future__ import annotations

import contextlib
import hashlib
import json
import os
import tempfile
from pathlib import Path
from typing import Any

from colonnade.core.dice import DiceSource, FairDice, PhysicalDice, SeededDice
from colonnade.core.errors import BadRecord
from colonnade.core.game import Games, Throw
from colonnade.core.match import AnyMatch
from colonnade.core.message import message
from colonnade.core.record import Record, describe_real_dice, read_records
from colonnade.core.witness import Witness


def state_folder() -> Path:
    """The folder for files that outlive the process; created when first needed."""
    given = os.environ.get("XDG_STATE_HOME", "")
    # the standard says to ignore a relative path
    base = Path(given) if os.path.isabs(given) else Path.home() / ".local" / "state"
    return base / "colonnade"


def write_file(path: Path, text: str, *, is_private: bool = False) -> None:
    """Write a file atomically; a private one is readable by its owner only. Raises `OSError`."""
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name[:40]}.")
    try:
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        if not is_private:
            mask = os.umask(0)
            os.umask(mask)
            os.chmod(name, 0o666 & ~mask)
        os.replace(name, path)
    except BaseException:
        with contextlib.suppress(OSError):
            os.unlink(name)
        raise


def save(match: AnyMatch, path: Path) -> None:
    """Write the game so far as a record. Raises `OSError`."""
    write_file(path, format_record(match))


def format_record(match: AnyMatch) -> str:
    """The record of the game so far, as a line of a file."""
    return match.record().to_json() + "\n"


def load(path: Path, games: Games) -> Record:
    """The first record of a file. Raises `BadRecord` or `OSError`."""
    for record in read_records(path, games):
        return record
    raise BadRecord(message("record-empty"), line=1)


def resume(record: Record, games: Games, *, is_physical: bool = False) -> AnyMatch:
    """The match at the end of a record, ready to be continued with the dice of the record or, if
    `is_physical`, with real dice.

    Raises `BadRecord` where the record is not valid or its dice cannot be continued here.
    """
    game = games[record.game]
    before: Any = None
    throws = 0
    for step in record.replay(game):
        if step.action is not None and isinstance(game.turn(before), Throw):
            throws += 1
        before = step.state
    if record.result is not None:
        record.check(game)
    if is_physical and record.result is None and record.dice["source"] != "physical":
        match: AnyMatch = AnyMatch.resume(game, record, PhysicalDice())
        match.note(describe_real_dice(record.dice))
        return match
    return AnyMatch.resume(game, record, _dice_after(record, throws))


def _dice_after(record: Record, throws: int) -> DiceSource:
    dice = record.dice
    match dice["source"]:
        case "seeded":
            source = SeededDice(dice["seed"], dice["game"])
            for _ in range(throws):
                source.throw(1)
            return source
        case "physical":
            return PhysicalDice()
        case "fair":
            secret = (
                bytes.fromhex(dice["secret"])
                if dice["secret"] is not None
                else find_secret(dice["commitment"])
            )
            if secret is None:
                raise BadRecord(
                    message("terminal-error-secret-elsewhere", commitment=dice["commitment"][:12])
                )
            return FairDice.resume(secret, dice["entropy"], throws)
        case source:
            raise BadRecord(message("terminal-error-dice-ended", source=str(source)))


def keep_secret(dice: FairDice) -> None:
    """Save a fair game's secret in a file that only its owner can read. Raises `OSError`."""
    folder = _make_folder()
    secret = dice.describe(True)["secret"]
    write_file(folder / f"{dice.commitment}.secret", f"{secret}\n", is_private=True)


def find_secret(commitment: str) -> bytes | None:
    """The saved secret of a commitment, if there is one and it matches."""
    try:
        secret = bytes.fromhex(
            (state_folder() / f"{commitment}.secret").read_text(encoding="utf-8").strip()
        )
    except (OSError, ValueError):
        return None
    return secret if hashlib.sha256(secret).hexdigest() == commitment else None


def forget_secret(dice: FairDice) -> None:
    """Delete the saved secret. The record of a finished game contains it."""
    with contextlib.suppress(OSError):
        (state_folder() / f"{dice.commitment}.secret").unlink()


def new_autosave(game: str, moment: str) -> Path:
    """A new file name for an autosave, from the game and the time it began. Raises `OSError`."""
    folder = _make_folder()
    path = folder / f"{game}-{moment}.json"
    number = 1
    while path.exists():
        number += 1
        path = folder / f"{game}-{moment}-{number}.json"
    return path


def _make_folder() -> Path:
    folder = state_folder()
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    return folder


def find_unfinished(games: Games) -> tuple[Path, Record] | None:
    """The newest autosave of an unfinished game, with its file."""
    try:
        copies = sorted(
            state_folder().glob("*.json"), key=lambda path: path.stat().st_mtime, reverse=True
        )
    except OSError:
        return None
    for path in copies[:20]:
        with contextlib.suppress(BadRecord, OSError):
            record = load(path, games)
            if record.result is None and record.events:
                return path, record
    return None


# Seats at tables of a server: the token of each, so that the player can return to it


def _seat_file(table: str, link: str) -> Path:
    return state_folder() / f"{table}-{hashlib.sha256(link.encode()).hexdigest()[:16]}.seat"


def keep_seat(table: str, link: str, token: str) -> None:
    """Save the token of a seat that was taken with a link. Raises `OSError`."""
    _make_folder()
    write_file(
        _seat_file(table, link), json.dumps({"link": link, "token": token}) + "\n", is_private=True
    )


def find_seat(table: str, link: str | None) -> tuple[str, str] | None:
    """The saved link and token of a seat at a table: of this link or, without a link, of the only
    saved seat there.
    """
    try:
        files = (
            [_seat_file(table, link)]
            if link is not None
            else list(state_folder().glob(f"{table}-*.seat"))
        )
        if len(files) != 1:
            return None
        found = json.loads(files[0].read_text(encoding="utf-8"))
        return str(found["link"]), str(found["token"])
    except (OSError, ValueError, KeyError, TypeError):
        return None


def forget_seat(table: str, link: str) -> None:
    """Delete the saved token: the player has left the seat, or the game is over."""
    with contextlib.suppress(OSError):
        _seat_file(table, link).unlink()


# Fair dice of a server's table: what this device sent and saw


def _witness_file(table: str, token: str) -> Path:
    return state_folder() / f"{table}-{hashlib.sha256(token.encode()).hexdigest()[:16]}.dice"


def keep_witness(table: str, token: str, witness: Witness) -> None:
    """Save what this device knows of a table's dice. Raises `OSError`."""
    _make_folder()
    write_file(_witness_file(table, token), witness.to_json() + "\n", is_private=True)


def find_witness(table: str, token: str) -> Witness | None:
    """What was saved of a table's dice, if anything."""
    try:
        return Witness.from_json(_witness_file(table, token).read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return None


def forget_witness(table: str, token: str) -> None:
    """Delete what was saved of a table's dice."""
    with contextlib.suppress(OSError):
        _witness_file(table, token).unlink()


# Lessons: the step at which each was left


def _lesson_file(game: str) -> Path:
    return state_folder() / f"{game}.lesson"


def keep_lesson(game: str, step: str) -> None:
    """Save the current step of a lesson. Raises `OSError`."""
    _make_folder()
    write_file(_lesson_file(game), f"{step}\n")


def find_lesson(game: str) -> str | None:
    """The saved step of a lesson, if any."""
    try:
        return _lesson_file(game).read_text(encoding="utf-8").strip()
    except (OSError, ValueError):
        return None


def forget_lesson(game: str) -> None:
    """Delete the saved step: the lesson is over or restarted."""
    with contextlib.suppress(OSError):
        _lesson_file(game).unlink()
