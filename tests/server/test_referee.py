"""A table that follows a real board: everybody with a seat types in what happens, any number of
steps is taken back and entered again, a position is set up by hand.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import msgspec
import pytest

from colonnade.analysis.likely import MOST_LINES, find_likely_lines
from colonnade.bots.evaluation import find_evaluator
from colonnade.core.errors import (
    BadDice,
    ColonnadeError,
    Illegal,
    Impossible,
    Malformed,
    NothingToTakeBack,
    NotYourTurn,
    Stale,
)
from colonnade.core.game import Decide, Over, Throw
from colonnade.core.record import Note, parse_record
from colonnade.games import GAMES
from colonnade.server import messages
from colonnade.server.errors import Forbidden, NotReferee, TooMany
from colonnade.server.tables import referee
from colonnade.server.tables.commands import decide
from colonnade.server.tables.log import HOST, encode
from colonnade.server.tables.transaction import Transaction
from colonnade.server.tables.views import build_update, build_view
from tests.client import Client
from tests.server.states import ask, fold_again, look_at, make_table, sit_down
from tests.server.tools import Server

HERE, LINK = {"kind": "here", "name": "Ana"}, {"kind": "link"}
ONE_STONE_LEFT = {"turn": "G", "tokens": {"Y": [72, 72, 72, 72], "G": [1, 0, 0, 0]}}


class Book:
    """A referee's table and its log, command by command."""

    def __init__(self, game: str = "quatre_colonnes", holder: int | None = HOST, **fields: Any):
        given = {"kinds": ("here", "here"), "dice": "physical", "secret": None, "is_referee": True}
        self.state = make_table(game, **{**given, **fields})
        self.log: list[bytes] = []
        self.holder = holder
        self._number = 0

    def send(self, kind: type, **fields: Any) -> Transaction:
        self._number += 1
        given = {"command": f"c{self._number}", "revision": self.state.revision, **fields}
        transaction = decide(self.state, kind(**given), ask(self.holder))
        self.log.extend(encode(entry) for entry in transaction.entries)
        self.state = transaction.state
        return transaction

    def throw(self, *faces: int, **fields: Any) -> Transaction:
        return self.send(messages.Throw, faces=list(faces), **fields)

    def enter(self, *actions: str) -> Transaction:
        return self.send(messages.Enter, actions=list(actions))

    def back(self, ply: int | None = None) -> Transaction:
        return self.send(messages.Rewind, ply=ply)

    def again(self, count: int = 1) -> Transaction:
        return self.send(messages.Redo, count=count)

    def set_up(self, **plain: Any) -> Transaction:
        return self.send(messages.SetUp, plain=plain)

    @property
    def events(self) -> list[str]:
        return [str(event) for event in self.state.match.events]

    @property
    def undone(self) -> list[str]:
        return [item.text for item in self.state.undone]


def begin_columns() -> Book:
    """Yellow brings a column out and moves it twice; green has nothing to move."""
    book = Book()
    for faces, actions in (
        (5, ["exit Y1 5"]),
        (1, []),
        (3, ["move Y1 3"]),
        (2, []),
        (4, ["move Y1 4"]),
    ):
        book.throw(faces)
        if actions:
            book.enter(*actions)
    return book


EVENTS = ["roll 5", "exit Y1 5", "roll 1", "roll 3", "move Y1 3", "roll 2", "roll 4", "move Y1 4"]


def test_several_actions_are_entered_at_once() -> None:
    book = Book("columbiz")
    book.throw(5, 3)
    book.throw(1, 2, 3, 3, 5, 5, 5, 6)
    book.enter("stop", "place 5-3", "place 3-2", "done")
    assert book.events[-4:] == ["stop", "place 5-3", "place 3-2", "done"]
    assert book.state.match.turn == Throw(1, 8)


@pytest.mark.parametrize(
    ("actions", "error"),
    [
        (["stop", "place 5-4"], Illegal),
        (["stop", "place 5-3", "done", "place 3-2"], NotYourTurn),
        (["stop", "nonsense"], Malformed),
    ],
)
def test_all_actions_are_entered_or_none(actions: list[str], error: type[Exception]) -> None:
    book = Book("columbiz")
    book.throw(5, 3)
    book.throw(1, 2, 3, 3, 5, 5, 5, 6)
    before = look_at(book.state, HOST)
    with pytest.raises(error):
        book.enter(*actions)
    assert look_at(book.state, HOST) == before


def test_the_last_command_is_undone_as_a_whole() -> None:
    book = Book("columbiz")
    book.throw(5, 3)
    book.throw(1, 2, 3, 3, 5, 5, 5, 6, is_last=True)
    book.enter("place 5-3", "place 3-2", "done")
    book.back()
    assert book.events == ["start 5 3", "roll 1 2 3 3 5 5 5 6", "stop"]
    book.back()
    assert book.events == ["start 5 3"]
    book.back()
    assert book.events == []
    with pytest.raises(NothingToTakeBack):
        book.back()
    book.again(2)
    assert book.events == ["start 5 3", "roll 1 2 3 3 5 5 5 6", "stop"]
    book.again()
    assert (len(book.events), book.undone) == (6, [])


def test_dice_that_stay_as_they_lie_end_throwing_and_are_noted_once() -> None:
    book = Book("columbiz")
    book.throw(5, 3)
    for _ in range(2):
        book.throw(1, 2, 3, 3, 5, 5, 5, 6, is_last=True)
        cell = next(text for text in ("place 5-3", "place 3-2") if is_legal(book, text))
        book.enter(cell, "done")
    assert book.state.match.notes == [Note(2, "last-throw-only")]
    assert book.events.count("stop") == 2


def test_dice_that_do_not_end_throwing_leave_no_throw_out_and_no_note() -> None:
    book = Book("columbiz")
    set_up_where_little_fits(book)
    book.throw(1, 1, 2, 2, 3, 4, 5, 6, is_last=True)
    assert book.events[-1] == "roll 1 1 2 2 3 4 5 6"
    assert isinstance(book.state.match.turn, Decide)
    assert book.state.match.notes == []


def is_legal(book: Book, text: str) -> bool:
    game = book.state.game
    return game.explain(book.state.match.state, game.parse(text)) is None


def set_up_where_little_fits(book: Book) -> None:
    book.throw(5, 3)
    board = {f"{column}-{row}": "purple" for column in range(1, 7) for row in (1, 2)}
    zero = {"purple": 0, "blue": 0}
    book.set_up(
        turn="blue",
        board={**board, "1-3": "blue", "2-3": "blue", "3-3": "blue"},
        reserve={"purple": 6, "blue": 15},
        prisoners=zero,
        line_points=zero,
    )


def test_ten_steps_are_taken_back_corrected_and_entered_again() -> None:
    """A wrong entry long ago: the entries after it are entered again as far as they are legal."""
    book = begin_columns()
    book.throw(6)  # green draws a six, moves nothing and draws again
    book.throw(1)
    assert book.events == [*EVENTS, "roll 6", "roll 1"]
    book.back(0)
    assert (book.events, len(book.undone)) == ([], 10)
    book.again(2)
    book.throw(2)  # green had thrown a two, not a one
    assert book.undone == [
        "roll 3",
        "move Y1 3",
        "roll 2",
        "roll 4",
        "move Y1 4",
        "roll 6",
        "roll 1",
    ]
    book.again(100)
    assert book.events == ["roll 5", "exit Y1 5", "roll 2", *EVENTS[3:], "roll 6", "roll 1"]
    assert book.undone == []


def test_what_is_not_legal_any_more_stops_entering_again_with_its_clause() -> None:
    book = begin_columns()
    book.back(3)
    book.throw(4)  # not a three
    assert book.undone[0] == "move Y1 3"
    with pytest.raises(Illegal) as raised:
        book.again(100)
    assert raised.value.refusal.clause
    book.enter("move Y1 4")
    assert book.undone == ["roll 2", "roll 4", "move Y1 4"], "the turn was entered anew"
    book.again(100)
    assert book.events == [*EVENTS[:3], "roll 4", "move Y1 4", *EVENTS[5:]]


def test_entering_again_stops_in_the_middle_and_keeps_what_was_possible() -> None:
    book = begin_columns()
    book.back(0)
    book.throw(5)
    book.enter("exit Y1 5")
    book.throw(6)  # green draws again: what follows belongs to yellow
    with pytest.raises(NotYourTurn, match="error-server-other-turn"):
        book.again(100)
    book.throw(1)
    book.again(100)
    assert book.events[-5:] == EVENTS[3:]


def test_another_seats_entry_is_not_dropped() -> None:
    book = begin_columns()
    book.back(4)
    assert book.undone[0] == "move Y1 3"
    book.back(0)
    assert book.undone == EVENTS
    book.throw(1)  # yellow moved nothing: its turn is over, and the rest of it is gone
    assert book.undone == EVENTS[2:]


def test_a_position_is_set_up_stated_in_the_record_and_undone() -> None:
    book = begin_columns()
    book.set_up(**ONE_STONE_LEFT)
    record = book.state.record()
    assert record.as_dict()["format"] == 2
    assert record.setups[0].ply == 8
    record.check(book.state.game)
    assert look(book)["notes"][-1] == {"ply": 8, "what": "set-up"}
    book.back()
    assert (book.state.match.setups, book.undone) == ((), [record.setups[0].position])
    book.again()
    assert book.state.match.setups == record.setups


def look(book: Book) -> Any:
    return look_at(book.state, book.holder)


def test_a_set_up_by_its_id_and_what_cannot_be() -> None:
    book = begin_columns()
    book.send(messages.SetUp, position="Q11ises-Y72727272G00000000-Yb0")
    assert book.state.match.turn == Throw(0, 2)
    for fields, error in (
        ({}, Malformed),
        ({"position": "Q1", "plain": {}}, Malformed),
        ({"position": "Q12ises-Y72727272G00000000-Yb0"}, Malformed),
        ({"plain": {"turn": "Y", "tokens": {"Y": [8, 8, 8, 0], "G": [0, 0, 0, 0]}}}, Impossible),
    ):
        with pytest.raises(error):
            book.send(messages.SetUp, **fields)


def test_what_was_taken_back_is_gone_after_another_set_up() -> None:
    book = begin_columns()
    book.back(2)
    book.set_up(**ONE_STONE_LEFT)
    assert book.undone == []


def test_the_end_of_a_game_is_taken_back() -> None:
    book = begin_columns()
    book.set_up(turn="Y", tokens={"Y": [72] * 4, "G": [0] * 4})
    book.throw(3, 3)
    assert book.state.status == "over"
    finished = book.state.record()
    finished.check(book.state.game)
    book.back()
    assert (book.state.status, book.state.match.result) == ("playing", None)
    book.throw(3, 4)
    assert book.state.match.turn == Throw(1, 1)


def test_entering_again_stops_at_the_end_of_the_game() -> None:
    """What comes after it cannot be entered, a set-up neither, and the log has every revision."""
    book = begin_columns()
    book.set_up(turn="Y", tokens={"Y": [72] * 4, "G": [0] * 4})
    book.throw(3, 4)
    book.set_up(**ONE_STONE_LEFT)
    book.back(8)  # before the throw
    book.throw(3, 3)
    assert (book.state.status, len(book.undone)) == ("over", 1)
    book.back()
    assert book.undone[0].startswith("roll 3 3")
    book.again(100)
    assert (book.state.status, len(book.undone)) == ("over", 1)
    assert book.state.revision == len(book.log)
    assert look_at(fold_again(book.state, book.log), HOST) == look(book)


def test_the_log_folded_again_is_the_same_table() -> None:
    """Everything at random, with the throws, the acts, the corrections and the set-ups."""
    for game in GAMES:
        book, random = Book(game), Random(3)
        for _ in range(200):
            turn, chance = book.state.match.turn, random.random()
            try:
                if chance < 0.06:
                    book.back(random.randrange(len(book.events) + 1) if book.events else None)
                elif chance < 0.1:
                    book.again(random.randint(1, 20))
                elif chance < 0.12 and not isinstance(turn, Over):
                    position = book.state.game.position(book.state.match.state)
                    book.send(messages.SetUp, position=position)
                elif isinstance(turn, Throw):
                    is_last = random.random() < 0.5
                    book.throw(*(random.randint(1, 6) for _ in range(turn.dice)), is_last=is_last)
                elif isinstance(turn, Decide):
                    book.enter(str(book.state.game.sample(book.state.match.state, random)))
            except ColonnadeError:
                continue  # nothing to take back, or not legal any more
        again = fold_again(book.state, book.log)
        assert look_at(again, HOST) == look(book)
        assert (again.undone, again.entered) == (book.state.undone, book.state.entered)
        parse_record(again.record().to_json(), GAMES).check(book.state.game)


# Who may


def test_everybody_with_a_seat_enters_for_every_seat() -> None:
    book = Book(kinds=("here", "link"))
    book.state = sit_down(book.state)
    book.holder = 1
    assert look(book)["choices"] == []
    book.throw(5)  # yellow's, who is the host
    assert [choice["action"] for choice in look(book)["choices"]] == ["exit Y1 5"]
    book.enter("exit Y1 5")
    book.back(0)
    assert book.undone == ["roll 5", "exit Y1 5"]


@pytest.mark.parametrize(
    "send",
    [
        lambda book: book.throw(1),
        lambda book: book.enter("move Y1 1"),
        lambda book: book.back(0),
        lambda book: book.again(),
        lambda book: book.set_up(**ONE_STONE_LEFT),
    ],
)
def test_a_spectator_enters_nothing(send: Callable[[Book], object]) -> None:
    book = begin_columns()
    book.holder = None
    with pytest.raises(Forbidden):
        send(book)


@pytest.mark.parametrize(
    "send",
    [
        lambda book: book.enter("stop"),
        lambda book: book.back(0),
        lambda book: book.again(),
        lambda book: book.set_up(**ONE_STONE_LEFT),
        lambda book: book.throw(1, 2, 3, 3, 5, 5, 5, 6, is_last=True),
    ],
)
def test_a_table_that_is_played_has_no_such_commands(send: Callable[[Book], object]) -> None:
    book = Book("columbiz", is_referee=False)
    book.throw(5, 3)
    with pytest.raises(NotReferee):
        send(book)


def test_elsewhere_nobody_enters_for_others() -> None:
    book = Book(kinds=("here", "link"), is_referee=False)
    book.state = sit_down(book.state)
    book.holder = 1
    with pytest.raises(NotYourTurn):
        book.throw(5)


def test_a_correction_of_another_position_is_stale() -> None:
    book = begin_columns()
    with pytest.raises(Stale):
        book.send(messages.Rewind, ply=0, revision=3)


def test_corrections_are_limited(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(referee, "CORRECTIONS", 3)
    book = begin_columns()
    for ply in (7, 6, 5):
        book.back(ply)
    with pytest.raises(TooMany):
        book.back(4)
    with pytest.raises(TooMany):
        book.set_up(**ONE_STONE_LEFT)
    assert fold_again(book.state, book.log).corrections == 3


def test_what_one_command_enters_again_is_limited(monkeypatch: pytest.MonkeyPatch) -> None:
    """Also where one command had entered all of it: a redo counts as one."""
    book = begin_columns()
    book.back(0)
    book.again(100)
    assert book.events == EVENTS
    book.back(0)
    monkeypatch.setattr(referee, "REDONE_AT_ONCE", 3)
    for count in (3, 6, 8):
        book.again(100)
        assert (book.events, book.undone) == (EVENTS[:count], EVENTS[count:])


def test_a_view_shows_not_more_of_what_was_taken_back_than_a_game_needs() -> None:
    book = begin_columns()
    book.back(0)
    book.state.undone *= 1_000
    view = build_view(book.state, messages.Presence([True, True], 0))
    assert view.undone == tuple(EVENTS * 125)


def test_what_is_taken_back_is_limited(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(referee, "TAKEN_BACK", 16)
    book = begin_columns()
    for _ in range(2):
        book.back(0)
        book.again(100)
    with pytest.raises(TooMany):
        book.back(7)
    with pytest.raises(TooMany):
        book.set_up(**ONE_STONE_LEFT)
    assert fold_again(book.state, book.log).taken_back == 16


@pytest.mark.parametrize("game", sorted(GAMES))
def test_a_whole_game_with_hundreds_of_corrections_is_far_from_the_limits(game: str) -> None:
    """Three times after every entry people go back up to thirty steps, and enter all again."""
    book, random = Book(game), Random(5)
    while not isinstance(turn := book.state.match.turn, Over):
        if isinstance(turn, Throw):
            book.throw(*(random.randint(1, 6) for _ in range(turn.dice)))
        else:
            book.enter(str(book.state.game.sample(book.state.match.state, random)))
        now = book.events
        for _ in range(3 if book.state.status == "playing" and book.state.corrections < 300 else 0):
            book.back(random.randrange(max(0, len(now) - 30), len(now)))
            while book.undone:
                book.again(100)
            assert book.events == now
    assert book.state.corrections >= 300
    assert book.state.taken_back < referee.TAKEN_BACK / 2


def test_nothing_before_the_game_that_is_continued_is_taken_back() -> None:
    book = Book(events=["roll 5", "exit Y1 5"])
    book.throw(1)
    with pytest.raises(NothingToTakeBack):
        book.back(1)
    book.back(2)
    assert book.events == ["roll 5", "exit Y1 5"]


def test_a_decision_of_the_game_that_is_continued_is_not_taken_back() -> None:
    book = Book("columbiz", events=["start 5 3", "roll 1 2 3 3 5 5 5 6", "stop", "place 5-3"])
    assert not look(book)["can_take_back"]
    with pytest.raises(NothingToTakeBack):
        book.send(messages.Back)
    book.enter("place 3-2")
    assert look(book)["can_take_back"]
    book.send(messages.Back)
    assert (book.events[-1], book.undone) == ("place 5-3", ["place 3-2"])


def test_no_bot_takes_a_seat_over_since_nobody_could_enter_for_it() -> None:
    book = Book(kinds=("here", "link"))
    book.state = sit_down(book.state)
    for holder, seat in ((HOST, 0), (HOST, 1), (1, 0), (1, 1)):
        command = messages.TakeOver("t", seat)
        with pytest.raises(Forbidden, match="error-server-referee-bot"):
            decide(book.state, command, ask(holder, away=(900.0, 900.0)))
    assert decide(book.state, messages.Leave("t", 1), ask(1)).entries == []


def test_wrong_dice_are_refused() -> None:
    book = Book("columbiz")
    with pytest.raises(BadDice):
        book.throw(1, is_last=True)


def test_an_update_tells_what_was_taken_back() -> None:
    book = begin_columns()
    transaction = book.back(6)
    presence = messages.Presence([True, True], 0)
    update = msgspec.json.decode(messages.encode(build_update(transaction, presence)[0]))
    assert [event["what"] for event in update["events"]] == ["rewind"]
    assert (update["position"]["ply"], update["undone"]) == (6, ["roll 4", "move Y1 4"])


# What is most likely


@pytest.mark.parametrize("game", sorted(GAMES))
def test_likely_lines_are_whole_legal_and_different(game: str) -> None:
    book = Book(game, options={"dice": 2} if game == "quatre_colonnes" else {})
    if game == "columbiz":
        book.throw(5, 3)
        book.throw(1, 2, 3, 3, 5, 5, 5, 6, is_last=True)
    else:
        book.set_up(turn="Y", tokens={"Y": [10, 20, 30, 0], "G": [0] * 4})
        book.throw(2, 3)
    state, rules = book.state.match.state, book.state.game
    lines = find_likely_lines(rules, state, find_evaluator(game, is_quick=True))
    assert 1 <= len(lines) <= MOST_LINES
    ends = set[str]()
    for line in lines:
        after, turn = state, rules.turn(state)
        for text in line:
            assert rules.turn(after) == turn
            after = rules.apply(after, rules.parse(text))
        assert rules.turn(after) != turn
        ends.add(rules.position(after))
    assert len(ends) == len(lines)


# Over a socket


def say(client: Client, kind: str, **fields: Any) -> dict[str, Any]:
    answer = client.command(kind, revision=client.view["revision"], **fields)
    while client.view["revision"] < answer.get("revision", 0):
        client.receive()
    return answer


def test_two_phones_and_a_spectator_at_one_board(server: Server) -> None:
    made = server.create("quatre_colonnes", [HERE, LINK], first=0, dice="physical", is_referee=True)
    joined = server.join(made["table"], made["links"][1], name="Bo")
    with (
        server.client(made["table"], made["token"]) as host,
        server.client(made["table"], joined["token"]) as guest,
        server.client(made["table"]) as spectator,
    ):
        assert host.view["table"]["is_referee"]
        assert say(guest, "throw", faces=[5])["type"] == "ack"
        assert [choice["action"] for choice in guest.view["choices"]] == ["exit Y1 5"]
        host.wait_for("update")
        assert [choice["action"] for choice in host.view["choices"]] == ["exit Y1 5"]
        spectator.wait_for("update")
        assert spectator.view["choices"] == []
        for kind, fields in (
            ("enter", {"actions": ["exit Y1 5"]}),
            ("rewind", {"ply": 0}),
            ("redo", {}),
            ("set_up", {"plain": ONE_STONE_LEFT}),
            ("throw", {"faces": [1]}),
        ):
            assert say(spectator, kind, **fields)["code"] == "forbidden"
        assert spectator.command("rank")["code"] == "forbidden"
        found = host.command("rank")
        assert [[choice["action"] for choice in line] for line in found["lines"]] == [["exit Y1 5"]]
        choice = found["lines"][0][0]
        assert (choice["path"], bool(choice["effects"])) == (["token:Y1", "cell:5"], True)
        assert say(host, "enter", actions=["exit Y1 5"])["type"] == "ack"
        guest.wait_for("update")
        assert say(guest, "rewind", ply=1)["type"] == "ack"
        assert guest.view["undone"] == ["exit Y1 5"]
        assert say(guest, "set_up", plain=ONE_STONE_LEFT)["type"] == "ack"
        refused = say(
            guest, "set_up", plain={"turn": "G", "tokens": {"Y": [8, 8, 8, 0], "G": [0] * 4}}
        )
        assert (refused["code"], refused["clause"]) == ("impossible", "L5.4")


def test_a_result_that_was_taken_back_is_no_finished_game(server: Server) -> None:
    made = server.create("quatre_colonnes", [HERE, HERE], first=0, dice="physical", is_referee=True)
    path = f"/api/records/{made['table']}"
    with server.client(made["table"], made["token"]) as host:
        say(host, "set_up", plain={"turn": "Y", "tokens": {"Y": [72] * 4, "G": [0] * 4}})
        say(host, "throw", faces=[3, 3])
        status, record = server.request("GET", path)
        assert (status, record["result"] is None) == (200, False)
        assert say(host, "rewind")["type"] == "ack"
        assert server.request("GET", path)[0] == 404
        say(host, "redo")
        assert server.request("GET", path) == (200, record)


@pytest.mark.parametrize(
    ("fields", "key"),
    [
        ({}, "error-server-referee-dice"),
        (
            {"dice": "physical", "clock": {"seconds": 60, "increment": 0}},
            "error-server-referee-clock",
        ),
    ],
)
def test_a_referee_has_real_dice_and_no_clock(
    server: Server, fields: dict[str, Any], key: str
) -> None:
    body = {"game": "columbiz", "seats": [HERE, HERE], "is_referee": True, **fields}
    status, answer = server.request("POST", "/api/tables", body)
    assert (status, answer["message"]["key"]) == (400, key)
