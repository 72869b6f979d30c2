"""A seat at a real server's table, from the terminal: whole games, links, what is typed, and a
server that goes and comes back.
"""

from __future__ import annotations

import asyncio
import codecs
import contextlib
import io
import json
import os
import pty
import random
import re
import select
import signal
import subprocess
import sys
import tempfile
import threading
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from colonnade.core.agreement import commit
from colonnade.core.errors import BadOption
from colonnade.core.game import Decide, Over, Throw
from colonnade.core.record import read_records
from colonnade.core.witness import Witness
from colonnade.games import GAMES
from colonnade.locales import LANGUAGES, Speaker
from colonnade.server.tables import table as table_module
from colonnade.server.tables.automatic import void_late_round
from colonnade.terminal import client as client_module
from colonnade.terminal import saves
from colonnade.terminal.client import Link, Offline, Refused, fetch, parse_link
from colonnade.terminal.console import Keyboard
from colonnade.terminal.online import OnlineSession, play_online
from colonnade.terminal.screen import Screen
from tests.cheating import (
    claim_another_game,
    close_early,
    hide_throws,
    leave_out,
    skip_throws,
    use_older_dice,
)
from tests.client import agree_on_dice
from tests.clocks import StillClock
from tests.ports import find_port
from tests.server.tools import Server, start
from tests.waiting import DEADLINE, wait_until

HERE = {"kind": "here", "name": "Ana"}
LINK = {"kind": "link"}
BOT = {"kind": "bot", "level": "random"}


@pytest.fixture
def free_port() -> int:
    return find_port()


@pytest.fixture
def serve() -> Iterator[Callable[..., Server]]:
    """Start servers, all on one file; on a disk that is quick to flush, where there is one."""
    started: list[Server] = []
    with tempfile.TemporaryDirectory(
        dir="/dev/shm" if os.access("/dev/shm", os.W_OK) else None
    ) as folder:

        def begin(**given: Any) -> Server:
            started.append(start(**{"database": Path(folder) / "tables.sqlite", **given}))
            return started[-1]

        yield begin
        for served in started:
            served.stop()


class Silent(Keyboard):
    """A keyboard that nobody can listen to, so that every line is asked for."""

    def __init__(self) -> None:
        self._file = -1


class Player:
    """Somebody at the terminal who answers every question at random, or with the lines that are
    given first.
    """

    def __init__(
        self, link: Link, language: str = "en", seed: int = 1, lines: list[str] | None = None
    ) -> None:
        self.output = io.StringIO()
        self.random = random.Random(seed)
        self.questions: list[str] = []
        self.lines = lines or []
        self.before: Callable[[Player], None] = lambda player: None
        self.answers = {
            "terminal-ask-name": "Bo",
            "terminal-ask-record": "",
            "terminal-ask-rematch": "",
        }
        self.speaker = Speaker(language)
        console = Console(
            file=self.output, width=80, height=24, highlight=False, emoji=False, markup=False
        )
        self.online = OnlineSession(link, Screen(console, self.speaker), self.ask, Silent())

    @property
    def text(self) -> str:
        return self.output.getvalue()

    def ask(self, question: str) -> str:
        self.questions.append(question)
        answer = self.answer(question)
        self.output.write(f"{question} {answer}\n")
        return answer

    def answer(self, question: str) -> str:
        for key, answer in self.answers.items():
            if question == self.speaker.text(key):
                return answer
        self.before(self)
        if self.lines:
            return self.lines.pop(0)
        online = self.online
        turn = online.game.turn(online.state)
        if isinstance(turn, Throw):
            return (
                " ".join(str(self.random.randint(1, 6)) for _ in range(turn.dice))
                if online.is_physical
                else ""
            )
        assert isinstance(turn, Decide)
        view = online.game.view(online.state, turn.seat)
        if view.keep is not None:
            return (
                "stop"
                if view.choices and self.random.random() < 0.5
                else "keep"
                if not view.keep.must
                else spell(view.keep.must)
            )
        return str(self.random.randint(1, len(view.choices)))

    def play(self, name: str | None = None) -> int:
        try:
            self.online.sit_down(name)
            return self.online.run()
        finally:
            self.online.table.close()


def spell(faces: tuple[int, ...]) -> str:
    return " ".join(map(str, faces))


def made_link(served: Server, made: dict[str, Any], seat: int) -> Link:
    return parse_link(f"{served.address}/#/join/{made['table']}/{made['links'][seat]}")


def check(path: Path) -> dict[str, Any]:
    (record,) = read_records(path, GAMES)
    game = GAMES[record.game]
    record.check(game)
    assert record.result is not None
    return record.as_dict()


@pytest.mark.parametrize("game", list(GAMES))
def test_a_whole_game_against_a_bot(
    game: str, serve: Callable[..., Server], tmp_path: Path, state_folder: Path
) -> None:
    served = serve()
    made = served.create(game, [LINK, BOT])
    player = Player(made_link(served, made, 0))
    player.answers["terminal-ask-record"] = str(tmp_path / "game.json")
    assert player.play() == 0
    record = check(tmp_path / "game.json")
    assert record["seats"][0]["name"] == "Bo"
    assert [given["part"] for given in record["dice"]["seats"]] == ["value", "bot"]
    throws = sum(event.startswith(("start", "roll")) for event in record["events"])
    checked = (
        f"Checked by this device: your own contribution is in the dice, and all {throws} throws"
        " follow from them."
    )
    assert checked in " ".join(player.text.split())
    assert not list(state_folder.glob("*.dice"))
    (read,) = read_records(tmp_path / "game.json", GAMES)
    assert read.verify(GAMES[game]) > 0
    assert player.speaker.text(record["result"]["reason"]) in player.text
    assert f"The secret of the dice was {record['dice']['secret']}." in " ".join(
        player.text.split()
    )
    assert "colonnade verify" in player.text
    assert not list(state_folder.glob("*.seat")), "the seat is forgotten after the end"
    shown = re.sub(r"/\S+", "", player.text)
    assert not re.search(
        r"\b(?:terminal|error|note|phrase|columbiz|quatre_colonnes)-[a-z]", shown
    ), "a key was not said in words"


@pytest.mark.parametrize("game", list(GAMES))
def test_a_whole_game_against_a_scripted_client_with_the_server_restarted(
    game: str, serve: Callable[..., Server], free_port: int, tmp_path: Path
) -> None:
    served = serve(port=free_port)
    made = served.create(game, [LINK, HERE])
    player = Player(made_link(served, made, 0))
    player.answers["terminal-ask-record"] = str(tmp_path / "game.json")
    beside = Beside(served, made)

    def restart(player: Player) -> None:
        if len(player.questions) == 25:  # in the middle of a turn, as it comes
            beside.stop()
            served.stop()
            beside.start(serve(port=free_port))

    player.before = restart
    assert player.play() == 0
    beside.stop()
    assert "The connection is lost." in player.text
    assert "The connection is back." in player.text
    check(tmp_path / "game.json")


class Beside:
    """A scripted client in a thread of its own, that can be moved to another server."""

    def __init__(self, served: Server, made: dict[str, Any]) -> None:
        self.made = made
        self.start(served)

    def start(self, served: Server) -> None:
        self.is_stopped = False
        self.client = served.client(self.made["table"], self.made["token"])
        self.thread = threading.Thread(target=self.run, daemon=True)
        self.thread.start()

    def run(self) -> None:
        while not self.is_stopped and self.client.view["status"] in ("waiting", "playing"):
            try:
                if self.client.step() is None:
                    self.client.receive(0.1)
            except TimeoutError:
                continue

    def stop(self) -> None:
        self.is_stopped = True
        self.thread.join(DEADLINE)
        self.client.socket.close()


def test_a_server_killed_between_a_command_and_its_answer_does_it_once(
    serve: Callable[..., Server], free_port: int
) -> None:
    served = serve(port=free_port)
    made = served.create("columbiz", [LINK, BOT])
    player = Player(made_link(served, made, 0))
    player.online.sit_down(None)
    connection = player.online.table.connection
    assert connection is not None
    while connection.view["dice"]["phase"] != "closed":
        connection.receive(1.0)
    say, spoken = connection._send_or_fail, []

    def cut(message: dict[str, Any]) -> None:
        say(message)
        if message["type"] == "throw" and not spoken:
            spoken.append(message)
            connection.close()  # the answer never comes
            raise OSError("cut")

    connection._send_or_fail = cut
    answer = connection.command("throw", revision=connection.view["revision"])
    assert (answer["type"], answer["command"]) == ("ack", spoken[0]["command"])
    player.online.table.close()
    throws = [
        event for event in served.record(made["table"])["events"] if event.startswith("start")
    ]
    assert len(throws) == 1
    assert "The connection is lost." in player.text


def test_a_gap_is_closed_by_asking_for_the_view(serve: Callable[..., Server]) -> None:
    served = serve()
    made = served.create("columbiz", [HERE, LINK])
    player = Player(made_link(served, made, 1))
    player.online.sit_down(None)
    connection = player.online.table.connection
    assert connection is not None
    connection.view = {**connection.view, "revision": 0}  # as if it had missed what came since
    with served.client(made["table"], made["token"]) as host:
        host.command("rename", seat=0, name="Eva")
        while connection.view["revision"] < host.view["revision"]:
            assert connection.receive(DEADLINE) is not None
    assert connection.view["seats"][0]["name"] == "Eva"
    player.online.table.close()


def test_what_is_typed_at_an_online_table(serve: Callable[..., Server], tmp_path: Path) -> None:
    served = serve()
    made = served.create("columbiz", [HERE, LINK], dice="physical")
    player = Player(made_link(served, made, 1))
    host = served.client(made["table"], made["token"])
    player.online.sit_down("Bo")
    host.wait_for("update")
    assert host.command("throw", faces=[1, 6])["type"] == "ack"
    player.lines = [
        "?",
        "",
        "1 2 3 3 5 5 5 9",
        "1 2 3 3 5 5 5 6",
        "place 5-1",
        "?",
        "? keep 1 1 1",
        "? keep 5 5 5",
        "banana",
        "stop",
        "place 5-3",
        "undo",
        "? 1",
        "log 2",
        "help",
        "board",
        "say",
        "say 99",
        "say 1",
        f"save {tmp_path / 'half.json'}",
        "quit",
    ]
    player.answers["terminal-ask-leave"] = "y"
    assert player.online.run() == 0
    text = " ".join(player.text.split())
    for sentence in (
        "No move was refused.",
        "Throw 8 dice and type what they show",
        "No die shows “9”",
        "Type ? for the rule.",
        "“place 5-1” is refused.",
        "“keep 1 1 1” is refused.",
        "“keep 5 5 5” is allowed.",
        "“banana” is no action.",
        "takes the last decision back",
        "says a quick phrase",
        player.speaker.text("phrase-hello"),
        "There is no choice “99”.",
        f"Bo: “{player.speaker.text('phrase-hello')}”",
        "Saved to",
        "colonnade play --join",
    ):
        assert sentence in text, sentence
    assert "stop" in (tmp_path / "half.json").read_text()
    assert host.wait_for("said")["phrase"] == "hello"
    host.socket.close()
    player.online.table.close()
    # the bot has taken over; who comes back by the table's address plays again
    again = Player(Link(served.address, made["table"]), lines=["quit"])
    assert again.play() == 0
    assert "You play Blue." in again.text
    assert "Blue plays again." in again.text


def test_hints_of_the_server_come_step_by_step_where_the_table_has_help(
    serve: Callable[..., Server],
) -> None:
    def play_hints(**given: Any) -> str:
        made = served.create("columbiz", [LINK, BOT], dice="physical", **given)
        player = Player(
            made_link(served, made, 0),
            lines=["6 1", "hint", "1 2 3 3 5 5 5 6", "hint", "hint", "hint", "quit"],
        )
        player.play()
        return player.text

    served = serve()
    told = play_hints(help="on")
    assert "Now the dice decide: throw them." in told
    assert "Purple asked for a hint." in told
    assert told.count("Type “hint” once more to hear more.") == 2
    assert told.count("% less than the best") == 5
    assert told.count(": that wins ") == 1
    assert "This table was made without hints and lens." in play_hints()


def test_a_spectator_watches_to_the_end(serve: Callable[..., Server]) -> None:
    served = serve()
    made = served.create("columbiz", [HERE, BOT])
    player = Player(parse_link(f"{served.address}/#/table/{made['table']}"))
    beside = Beside(served, made)
    assert player.play() == 0
    beside.stop()
    assert "You are watching." in player.text
    assert player.questions == []
    assert "point" in player.text


def test_a_rematch_keeps_the_seat(serve: Callable[..., Server], state_folder: Path) -> None:
    served = serve()
    made = served.create("quatre_colonnes", [LINK, BOT])
    player = Player(made_link(served, made, 0))
    player.answers["terminal-ask-rematch"] = "y"
    first = player.online.table.link.table

    def once(player: Player) -> None:
        if player.online.table.link.table != first:
            player.answers["terminal-ask-rematch"] = ""
            player.lines = ["quit"]
            player.answers["terminal-ask-leave"] = ""

    player.before = once
    assert player.play() == 0
    assert player.online.table.link.table != first
    assert player.text.count("You play Yellow.") == 2
    (seat,) = state_folder.glob("*.seat")
    assert seat.name.startswith(player.online.table.link.table)
    assert seat.stat().st_mode & 0o077 == 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_sits_down_and_leaves(language: str, serve: Callable[..., Server]) -> None:
    served = serve()
    made = served.create("quatre_colonnes", [LINK, BOT])
    player = Player(made_link(served, made, 0), language, lines=["help", "say", "quit"])
    player.answers["terminal-ask-leave"] = ""
    assert player.play() == 0
    shown = re.sub(r"/\S+", "", player.text)
    assert not re.search(
        r"\b(?:terminal|error|note|phrase|columbiz|quatre_colonnes)-[a-z]", shown
    ), "a key was not said in words"


def test_a_record_with_other_dice_than_were_agreed_on_is_caught(
    serve: Callable[..., Server], monkeypatch: pytest.MonkeyPatch
) -> None:
    served = serve()
    made = served.create("columbiz", [LINK, BOT])

    def forge(server: str, method: str, path: str) -> bytes:
        record = json.loads(fetch(server, method, path))
        dice = record["dice"]  # another secret, with a commitment that fits it
        dice.update(secret="0" * 64, commitment=commit(dice["table"], 1, None, bytes(32)))
        return json.dumps(record).encode()

    monkeypatch.setattr("colonnade.terminal.remote.fetch", forge)
    player = Player(made_link(served, made, 0))
    assert player.play() == 0
    text = " ".join(player.text.split())
    assert (
        "The dice of this game do not hold: Round 1: the table’s commitment is not the one it"
        " showed before." in text
    )
    assert "Checked by this device" not in text


@pytest.mark.parametrize("cheat", [skip_throws, hide_throws])
def test_a_host_that_skips_throws_is_caught_at_the_end(
    serve: Callable[..., Server],
    monkeypatch: pytest.MonkeyPatch,
    cheat: Callable[[Callable[..., None]], None],
) -> None:
    cheat(monkeypatch.setattr)
    served = serve()
    player = Player(made_link(served, served.create("columbiz", [LINK, BOT]), 0))
    assert player.play() == 0
    text = " ".join(player.text.split())
    assert "The dice of this game do not hold: Ply" in text
    assert "happened at the table" in text
    assert "Checked by this device" not in text


@pytest.mark.parametrize("cheat", [leave_out, close_early, use_older_dice, claim_another_game])
def test_a_device_that_is_left_out_says_so_before_the_first_throw(
    serve: Callable[..., Server],
    monkeypatch: pytest.MonkeyPatch,
    cheat: Callable[[Callable[..., None]], None],
) -> None:
    cheat(monkeypatch.setattr)
    served = serve()
    player = Player(made_link(served, served.create("columbiz", [LINK, BOT]), 0))
    assert player.play() == 0
    text = " ".join(player.text.split())
    alarm = "This device had no part in the dice of its seat."
    assert 0 < text.index(alarm) < text.index("Enter throws")
    assert "Checked by this device" not in text


def test_what_was_kept_of_the_dice_outlives_the_program(
    serve: Callable[..., Server], state_folder: Path
) -> None:
    served = serve()
    made = served.create("columbiz", [HERE, LINK])
    player = Player(made_link(served, made, 1))
    player.online.sit_down("Bo")
    player.online.table.close()
    (kept,) = state_folder.glob("*.dice")
    assert kept.stat().st_mode & 0o077 == 0
    with served.client(made["table"], made["token"], dice="agree") as host:
        again = Player(made_link(served, made, 1))
        again.online.sit_down("Bo")
        while again.online.table.view["dice"]["phase"] != "closed":
            again.online.table.connection.receive(0.05)
            with contextlib.suppress(TimeoutError):
                host.receive(0.05)
        value = again.online.table.view["dice"]["seats"][1]["value"]
        again.online.table.close()
    assert value == Witness.from_json(kept.read_text(encoding="utf-8")).rounds[1].value


def test_void_rounds_are_counted_at_the_end(serve: Callable[..., Server]) -> None:
    served = serve()
    made = served.create("columbiz", [HERE, LINK])
    player = Player(made_link(served, made, 1))
    player.online.sit_down("Bo")
    own, value = player.online.table, bytes([1] * 32)
    with served.client(made["table"], made["token"], dice="nothing") as host:

        def commit_in(number: int) -> None:
            text = commit(made["table"], number, 0, value)
            host.receive_until(lambda: host.view["dice"]["seats"][1]["part"] == "value")
            assert host.command("commit", seat=0, commitment=text)["type"] == "ack"

        commit_in(1)
        while not own.view["dice"]["seats"][1]["is_revealed"]:
            own.connection.receive(0.05)
        table = served.application.tables._tables[made["table"]]
        late = table.run_own(partial(void_late_round, round=1))  # as after `reveal_seconds`
        asyncio.run_coroutine_threadsafe(late, served.loop).result(DEADLINE)
        host.receive_until(lambda: host.view["dice"]["round"] == 2)
        while own.view["dice"]["round"] == 1:
            own.connection.receive(0.05)
        commit_in(2)
        assert host.command("reveal", seat=0, value=value.hex())["type"] == "ack"
        while own.view["dice"]["phase"] != "closed":
            own.connection.receive(0.05)
        assert host.command("abandon")["type"] == "ack"
    assert player.online.run() == 0
    own.close()
    text = " ".join(player.text.split())
    assert "Checked by this device" in text
    assert "One round was void: a number was not revealed in time" in text


def test_an_abandoned_game_ends_without_a_result(serve: Callable[..., Server]) -> None:
    served = serve()
    made = served.create("columbiz", [HERE, LINK])
    player = Player(made_link(served, made, 1))
    player.online.sit_down("Bo")
    with served.client(made["table"], made["token"]) as host:
        assert host.command("abandon")["type"] == "ack"
    assert player.online.run() == 0
    player.online.table.close()
    assert "The game was abandoned." in player.text


def test_a_clock_is_shown_and_a_bot_plays_when_it_has_run_out(
    serve: Callable[..., Server], monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = StillClock()
    monkeypatch.setattr(table_module, "monotonic", clock)
    served = serve()
    made = served.create("quatre_colonnes", [LINK, BOT], clock={"seconds": 5})
    player = Player(made_link(served, made, 0))

    def dawdle(player: Player) -> None:
        if "Time left: 0:05" in player.text and not served.record(made["table"])["notes"]:
            clock.advance(5)
            served.look_at_clock(made["table"])
            wait_until(lambda: served.record(made["table"])["notes"])

    player.before = dawdle
    assert player.play() == 0
    assert "Yellow has run out of time; a bot plays this turn." in player.text


def test_a_bot_plays_on_for_who_is_away(serve: Callable[..., Server]) -> None:
    served = serve(absent_seconds=1e-6)
    made = served.create("quatre_colonnes", [LINK, HERE])
    player = Player(made_link(served, made, 0))
    with served.client(made["table"], made["token"]):
        player.online.sit_down("Bo")
        player.online.run_command(
            player.online.table.turn, player.online.game.view(player.online.state, None), "bot", ""
        )
        while (turn := player.online.table.turn) != Throw(1, 1):  # until it is the other's turn
            assert not isinstance(turn, Over)
            player.online._ask_player(turn)
        assert player.online.table.view["seats"][1]["is_present"]
        player.online.run_command(
            player.online.table.turn, player.online.game.view(player.online.state, None), "bot", ""
        )
    while "Ana is away." not in player.text:
        player.online.table.connection.receive(DEADLINE)
    player.online.run_command(
        player.online.table.turn, player.online.game.view(player.online.state, None), "bot", ""
    )
    player.online.table.close()
    text = " ".join(player.text.split())
    assert "It is your own turn; nobody keeps you waiting." in text
    assert "has not been away for long enough" in text
    assert "A bot (Max, greedy) plays for Green." in text


def test_a_token_leads_to_its_seat_from_any_device(serve: Callable[..., Server]) -> None:
    served = serve()
    made = served.create("columbiz", [HERE, LINK])
    token = served.join(made["table"], made["links"][1], name="Bo")["token"]
    player = Player(parse_link(f"{served.address}/#/join/{made['table']}/{token}"))
    player.online.sit_down(None)
    player.online.table.close()
    assert "You play Blue." in player.text
    assert player.questions == []


def test_a_taken_seat_and_a_foreign_link_are_refused(
    serve: Callable[..., Server], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    served = serve()
    made = served.create("columbiz", [HERE, LINK])
    player = Player(made_link(served, made, 1))
    player.online.sit_down("Bo")
    player.online.table.close()
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "elsewhere"))
    with pytest.raises(Refused) as refused:
        Player(made_link(served, made, 1)).play()
    assert Speaker("en").say(refused.value.message) == "This seat is taken already."
    with pytest.raises(Refused) as refused:
        Player(Link(served.address, made["table"], "a" * 32)).play()
    assert refused.value.message.key == "error-server-link"
    with pytest.raises(Refused) as refused:
        Player(Link(served.address, "a" * 22))
    assert refused.value.message.key == "error-server-table"
    assert saves.find_seat(made["table"], "a" * 32) is None


def test_a_server_that_is_none(
    free_port: int, serve: Callable[..., Server], monkeypatch: pytest.MonkeyPatch
) -> None:
    with pytest.raises(Offline) as lost:
        play_online(f"localhost:{free_port}/{'a' * 22}")
    assert lost.value.message.key == "terminal-error-unreachable"
    served = serve()
    made = served.create("columbiz", [HERE, LINK])
    player = Player(made_link(served, made, 1))
    player.online.sit_down("Bo")
    served.stop()
    monkeypatch.setattr(client_module, "RECONNECT_SECONDS", 0.01)
    with pytest.raises(Offline):
        player.online.run()


# A real terminal


class Screenful:
    """The command in a terminal of its own, and what it has shown."""

    def __init__(self, *arguments: str) -> None:
        self._controller, terminal = pty.openpty()
        environment = {**os.environ, "LC_ALL": "C.UTF-8", "TERM": "dumb"}
        command = [sys.executable, "-m", "colonnade.cli", *arguments]
        self.program = subprocess.Popen(
            command,
            stdin=terminal,
            stdout=terminal,
            stderr=terminal,
            env=environment,
            start_new_session=True,
        )
        os.close(terminal)
        self.text = ""
        # a read may end within a character
        self._decoder = codecs.getincrementaldecoder("utf-8")("replace")

    def wait_for(self, sentence: str) -> None:
        def is_shown() -> bool:
            if sentence not in self.text and select.select([self._controller], [], [], 0.2)[0]:
                try:
                    self.text += self._decoder.decode(os.read(self._controller, 65536)).replace(
                        "\r\n", "\n"
                    )
                except OSError:  # the program has ended
                    assert sentence in self.text, self.text
            return sentence in self.text

        wait_until(is_shown)

    def type(self, line: str) -> None:
        self.text = ""
        os.write(self._controller, f"{line}\n".encode())

    def close(self) -> None:
        self.program.kill()
        self.program.wait()
        os.close(self._controller)


def test_at_a_terminal_the_table_and_the_keyboard_are_heard_at_once(
    serve: Callable[..., Server],
) -> None:
    served = serve()
    made = served.create("columbiz", [HERE, LINK])
    screen = Screenful(
        "play",
        "--join",
        f"{served.address}/#/join/{made['table']}/{made['links'][1]}",
        "--name",
        "Bo",
    )
    try:
        screen.wait_for("The players’ devices agree on the dice.")
        with served.client(made["table"], made["token"], dice="agree") as host:
            agree_on_dice([host])
            screen.wait_for("Ana to play.")
            screen.type("place 5-3")
            screen.wait_for("It is not your turn.")
            screen.type("say hello")
            assert host.wait_for("said")["phrase"] == "hello"
            while host.step() is not None:
                pass
            screen.wait_for("Blue: Enter throws")
            # while the question waits: it is asked again below
            host.command("say", seat=0, phrase="good_luck")
            phrase = Speaker("en").text("phrase-good_luck")
            screen.wait_for(phrase)
            screen.text = screen.text.partition(phrase)[2]
            screen.wait_for("Blue: Enter throws")
            screen.type("")
            screen.wait_for("Blue throws ")
            screen.wait_for("Blue, keep which dice?")
            os.killpg(screen.program.pid, signal.SIGINT)
            screen.wait_for("colonnade play --join")
        assert screen.program.wait(DEADLINE) == 130
    finally:
        screen.close()


# Links

TABLE, SECRET = "A1b2C3d4E5f6G7h8I9j0Kk", "s" * 32


@pytest.mark.parametrize(
    ("text", "link"),
    [
        (
            f"http://192.168.1.7:8000/#/join/{TABLE}/{SECRET}",
            Link("http://192.168.1.7:8000", TABLE, SECRET),
        ),
        (
            f" https://play.example/#/join/{TABLE}/{SECRET}\n",
            Link("https://play.example", TABLE, SECRET),
        ),
        (f"http://localhost:8001/#/table/{TABLE}", Link("http://localhost:8001", TABLE)),
        (f"http://localhost:8001/#/table/{TABLE}/17", Link("http://localhost:8001", TABLE)),
        (f"localhost:8001/{TABLE}/{SECRET}", Link("http://localhost:8001", TABLE, SECRET)),
        (f"http://[::1]:8000/api/tables/{TABLE}", Link("http://[::1]:8000", TABLE)),
        (f"ws://localhost:8000/{TABLE}", Link("http://localhost:8000", TABLE)),
        (f"wss://localhost/{TABLE}", Link("https://localhost", TABLE)),
        (TABLE, Link("http://localhost:8000", TABLE)),
        (f"{TABLE}/{SECRET}", Link("http://localhost:8000", TABLE, SECRET)),
    ],
)
def test_links(text: str, link: Link) -> None:
    assert parse_link(text) == link
    assert parse_link(link.address) == Link(link.server, link.table)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "/",
        "table",
        "http://",
        "http://localhost:8000/",
        "http://localhost:8000/#/",
        "http://localhost:8000/#/rules/columbiz",
        f"http://localhost:0/{TABLE}",
        f"http://localhost:99999/{TABLE}",
        f"http://[::1/{TABLE}",
        f"ftp://localhost/{TABLE}",
        f"file:///{TABLE}",
        f"http://user@localhost/{TABLE}",
        f"http://a b/{TABLE}",
        f"http://localhost/#/join/{TABLE}/short",
        f"http://localhost/#/join/{TABLE}/{'s' * 65}",
        f"http://localhost/#/join/../{SECRET}",
    ],
)
def test_what_is_no_link(text: str) -> None:
    with pytest.raises(BadOption) as error:
        parse_link(text)
    assert error.value.message.key == "terminal-error-link"
