"""Help at the table: hints, the lens and second thoughts, for who is to play; and reviews of
finished games.
"""

from __future__ import annotations

import json
import threading
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import pytest

from colonnade.analysis import coach, review
from colonnade.analysis.lens import lens
from colonnade.bots.columbiz.evaluator import ColumbizEvaluator
from colonnade.cli import main
from colonnade.core.record import parse_record
from colonnade.games import GAMES
from colonnade.lab.simulate import play_game, prepare_experiment
from colonnade.server import messages
from colonnade.server.workers import thinking
from colonnade.server.workers.jobs import CheckReview, FindHint, GetReady, Job, MakeReview
from colonnade.server.workers.pool import Pool
from tests.client import Client, play_out
from tests.server.slow_bots import make_decision
from tests.server.tools import Server
from tests.waiting import wait_until

HERE, LINK, BOT = (
    {"kind": "here", "name": "Ana"},
    {"kind": "link"},
    {"kind": "bot", "level": "greedy"},
)
GAME = GAMES["columbiz"]


def to_decision(client: Client) -> Client:
    """Throw until there is something to decide."""
    while client.turn["what"] != "decide" or not client.is_mine:
        if client.step() is None:
            client.receive()
    return client


def sit_down(served: Server, **given: Any) -> Client:
    made = served.create("columbiz", [HERE, HERE], **given)
    return to_decision(served.client(made["table"], made["token"]))


@pytest.fixture(scope="module")
def player(server: Server) -> Client:
    """Somebody alone at a table with help, at the first decision."""
    return sit_down(server, think_again=True)


def test_help_is_on_among_people_at_one_device_and_bots_and_off_where_a_friend_may_come(
    server: Server,
) -> None:
    def made_with(seats: list[dict[str, Any]], **given: Any) -> tuple[str, bool]:
        table = server.create("columbiz", seats, **given)["table"]
        info = server.request("GET", f"/api/tables/{table}")[1]["table"]
        return info["help"], info["think_again"]

    assert made_with([HERE, BOT]) == made_with([HERE, HERE]) == ("on", False)
    assert made_with([HERE, LINK]) == made_with([HERE, LINK, BOT]) == ("off", False)
    assert made_with([HERE, LINK], help="on", think_again=True) == ("on", True)
    assert made_with([HERE, BOT], help="off") == ("off", False)


def test_a_rematch_has_the_same_help(server: Server) -> None:
    made = server.create("columbiz", [BOT, BOT, HERE], help="on", think_again=True)
    with server.client(made["table"], made["token"]) as client:
        client.command("abandon")
        assert client.command("rematch")["type"] == "ack"
        table = client.view["rematch"]
    info = server.request("GET", f"/api/tables/{table}")[1]["table"]
    assert (info["help"], info["think_again"]) == ("on", True)


def test_a_hint_comes_in_steps_and_is_what_the_coach_says(player: Client) -> None:
    state = GAME.from_position(player.view["position"]["id"])
    said = coach.hint(GAME, state, ColumbizEvaluator())
    first, second, third = (player.command("hint", level=level) for level in (1, 2, 3))
    assert first["nudge"]["key"] == second["nudge"]["key"] == said.nudge.key
    assert (first["candidates"], first["reasons"], second["reasons"]) == ([], [], [])
    assert second["candidates"] == third["candidates"]
    assert [(one["action"], one["share"], one["loss"]) for one in third["candidates"]] == [
        (one.action, pytest.approx(one.share), pytest.approx(one.loss)) for one in said.candidates
    ]
    assert [(words["key"], words["arguments"]) for words in third["reasons"]] == [
        (message.key, dict(message.arguments)) for message in said.reasons
    ]
    assert (third["seat"], third["level"]) == (player.turn["seat"], 3)


@pytest.mark.parametrize(
    ("kind", "answer", "word"), [("hint", "hinted", "hinted"), ("lens", "seen", "looked")]
)
def test_the_first_help_of_a_turn_is_noted_for_everybody_and_makes_nobody_stale(
    server: Server, kind: str, answer: str, word: str
) -> None:
    client = sit_down(server)
    revision, colour = client.view["revision"], client.view["table"]["colours"][client.turn["seat"]]
    for _ in range(3):
        assert client.command(kind)["type"] == answer
    while not client.view["notes"]:
        client.receive()
    assert [note["what"] for note in client.view["notes"]] == [f"{word} {colour}"]
    client.send({"type": "act", "command": "still good", "revision": revision, "action": "stop"})
    assert client.wait_for("ack", "refused")["type"] == "ack"
    while client.view["revision"] <= revision + 1:  # the note, and the decision
        client.receive()
    assert client.command(kind)["type"] == answer  # another decision of the same turn
    record = server.record(client.view["table"]["id"])
    assert [note["what"] for note in record["notes"]] == [f"{word} {colour}"]


@pytest.mark.parametrize("game", list(GAMES))
def test_a_record_with_notes_of_help_holds(
    server: Server, game: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    made = server.create(game, [HERE, HERE])
    with server.client(made["table"], made["token"]) as client:
        for _ in range(4):
            to_decision(client)
            client.command("lens")
            client.command("hint")
            client.step()
        play_out([client])
    record = server.record(made["table"])
    notes = [note["what"].split()[0] for note in record["notes"]]
    assert set(notes) == {"hinted", "looked"}
    assert len(notes) <= 8
    (tmp_path / "game.json").write_text(json.dumps(record), encoding="utf-8")
    for command in ("check", "verify"):
        assert main([command, str(tmp_path / "game.json")]) == 0, capsys.readouterr().err


def test_the_lens_shows_every_cell_and_the_value_of_every_action(player: Client) -> None:
    state = GAME.from_position(player.view["position"]["id"])
    seen = player.command("lens")
    entries = {entry["target"]: entry for entry in seen["entries"]}
    for entry in lens(GAME, state, seen["seat"]):
        assert entries[entry.target]["chances"] == entry.chances
        assert [words["key"] for words in entries[entry.target]["messages"]] == [
            message.key for message in entry.messages
        ]
    legal = {str(action) for action in GAME.legal(state)}
    assert set(seen["values"]) == legal
    assert len(legal) > 3
    assert len(json.dumps(seen)) < 64 * 1024


def test_the_lens_can_be_asked_for_before_a_throw_and_has_no_values_then(server: Server) -> None:
    made = server.create("columbiz", [HERE, HERE])
    with server.client(made["table"], made["token"]) as client:
        while client.turn["what"] != "throw" or client.turn["dice"] != 8:
            client.step()
        seen = client.command("lens")
        assert len(seen["entries"]) == 36
        assert seen["values"] == {}
        assert client.command("hint")["code"] == "not-your-turn"


@pytest.mark.parametrize(("players", "options"), [(2, {"dice": 2}), (4, {"teams": True})])
def test_les_4_colonnes_has_the_same_help(
    server: Server, players: int, options: dict[str, Any]
) -> None:
    game = GAMES["quatre_colonnes"]
    made = server.create("quatre_colonnes", [HERE] * players, options=options, think_again=True)
    with server.client(made["table"], made["token"]) as client:
        while not (client.turn["what"] == "decide" and len(client.view["choices"]) > 1):
            client.step()
        state = game.from_position(client.view["position"]["id"])
        hinted, seen = client.command("hint", level=3), client.command("lens")
        said = coach.hint(game, state)
        assert [one["action"] for one in hinted["candidates"]] == [
            one.action for one in said.candidates
        ]
        assert [words["key"] for words in hinted["reasons"]] == [
            message.key for message in said.reasons
        ]
        assert {entry["target"]: entry["chances"] for entry in seen["entries"]} == {
            entry.target: entry.chances for entry in lens(game, state, seen["seat"])
        }
        assert [seen["values"][one.action] for one in said.candidates] == pytest.approx(
            [one.share for one in said.candidates]
        )
        assert set(seen["values"]) == {str(action) for action in game.legal(state)}
        worst = said.candidates[-1]
        warning = client.command("consider", action=worst.action)["warning"]
        assert (warning is None) == (worst.loss < thinking.GRAVE)


def test_a_second_thought_names_the_loss_and_the_best(player: Client) -> None:
    state = GAME.from_position(player.view["position"]["id"])
    ranked = ColumbizEvaluator().rank(state)
    seat = player.turn["seat"]
    best, worst = ranked[0], ranked[-1]
    assert player.command("consider", action=str(best.action))["warning"] is None
    considered = player.command("consider", action=str(worst.action))
    loss = best.shares[seat] - worst.shares[seat]
    if loss < thinking.GRAVE:
        assert considered["warning"] is None
    else:
        assert considered["warning"]["loss"] == pytest.approx(loss)
        assert considered["warning"]["best"] == str(best.action)
        assert considered["warning"]["share"] == pytest.approx(best.shares[seat])
        assert considered["warning"]["reasons"]
    assert considered["action"] == str(worst.action)


def test_what_is_no_action_or_not_legal_is_not_considered(player: Client) -> None:
    assert player.command("consider", action="jump")["code"] == "malformed"
    refused = player.command("consider", action="done")
    assert (refused["code"], refused["clause"]) == ("illegal", "C3.6")


def test_a_table_without_help_refuses_it(server: Server) -> None:
    client = sit_down(server, help="off")
    for kind, given in (("hint", {}), ("lens", {})):
        refused = client.command(kind, **given)
        assert (refused["code"], refused["message"]["key"]) == ("help-off", "error-server-help-off")
    refused = client.command("consider", action=client.first_action())
    assert (refused["code"], refused["message"]["key"]) == (
        "help-off",
        "error-server-think-again-off",
    )


def test_only_who_is_to_play_is_helped(server: Server) -> None:
    made = server.create("columbiz", [HERE, LINK], help="on", think_again=True)
    joined = server.join(made["table"], made["links"][1])
    clients = [
        server.client(made["table"], token) for token in (made["token"], joined["token"], None)
    ]
    host, friend, spectator = clients
    while not (host.turn["what"] == "decide" and host.is_mine):
        for client in (host, friend):
            client.step()
        newest = max(client.view["revision"] for client in clients)
        for client in clients:
            while client.view["revision"] < newest:
                client.receive()
    action = host.first_action()
    for kind, given in (("hint", {"level": 2}), ("lens", {}), ("consider", {"action": action})):
        assert friend.command(kind, **given)["code"] == "not-your-turn"
        assert spectator.command(kind, **given)["code"] == "forbidden"
        assert host.command(kind, **given)["type"] in ("hinted", "seen", "considered")


def test_help_for_a_position_that_has_passed_is_stale(server: Server) -> None:
    client = sit_down(server)
    old = client.view["revision"]
    assert client.step()["type"] == "ack"  # type: ignore[index]
    assert client.command("lens", revision=old)["code"] == "stale"


def test_a_bot_in_ones_place_is_not_helped(server: Server) -> None:
    made = server.create("columbiz", [HERE, BOT], dice="physical", help="on")
    with server.client(made["table"], made["token"]) as client:
        # the bot begins; people throw its dice
        assert client.command("throw", faces=[1, 2])["type"] == "ack"
        assert client.turn == {"what": "throw", "seat": 1, "dice": 8}
        assert client.command("lens")["code"] == "not-your-turn"


def test_before_the_start_and_after_the_end_there_is_no_help(server: Server) -> None:
    made = server.create("columbiz", [HERE, LINK], help="on")
    with server.client(made["table"], made["token"]) as client:
        assert client.command("hint")["code"] == "not-playing"
        client.command("abandon")
        assert client.command("hint")["code"] == "not-playing"


@pytest.mark.usefixtures("clock")
def test_too_many_questions_at_once_are_refused(serve: Callable[..., Server]) -> None:
    client = sit_down(serve(helps_per_second=1.0))
    for number in range(3):
        client.send(
            {"type": "lens", "command": f"lens {number}", "revision": client.view["revision"]}
        )
    answers = [client.wait_for("seen", "refused") for _ in range(3)]
    *seen, refused = sorted(answers, key=lambda answer: answer["command"])
    assert [answer["type"] for answer in seen] == ["seen"] * 2
    assert (refused["code"], refused["message"]["key"]) == ("too-many", "error-server-too-many")
    assert client.step()["type"] == "ack"  # type: ignore[index]  # playing is another matter


def test_workers_get_ready_before_anybody_asks(
    serve: Callable[..., Server], monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    called: list[Any] = []
    call = Pool.call

    def call_and_tell(pool: Pool, job: Job, *rest: Any, **given: Any) -> None:
        called.append(type(job))
        call(pool, job, *rest, **given)

    monkeypatch.setattr(Pool, "call", call_and_tell)
    served = serve(warms_workers=True, workers=2)
    served.create("columbiz", [HERE, LINK])
    assert called == []
    for _ in range(2):
        served.create("columbiz", [HERE, HERE])
    assert called == [GetReady] * 2  # a worker each, once
    assert sit_down(served).command("hint")["type"] == "hinted"
    assert not [record for record in caplog.records if record.levelname in ("WARNING", "ERROR")]


@pytest.mark.parametrize("bot", ["Sleeper", "Crasher"])
def test_help_that_fails_or_takes_too_long_is_refused_and_the_table_goes_on(
    serve: Callable[..., Server], monkeypatch: pytest.MonkeyPatch, bot: str
) -> None:
    call = Pool.call

    def call_wrong(pool: Pool, job: Job, *rest: Any, **given: Any) -> None:
        if isinstance(job, FindHint):
            job, rest = make_decision(bot), (rest[0], 0.01 if bot == "Sleeper" else None, *rest[2:])
        call(pool, job, *rest, **given)

    monkeypatch.setattr(Pool, "call", call_wrong)
    client = sit_down(serve())
    client.send({"type": "hint", "command": "slow", "revision": client.view["revision"]})
    assert client.command("why", action="stop")["type"] == "because"  # nobody waits
    refused = client.wait_for("refused")
    assert (refused["command"], refused["code"]) == ("slow", "help-failed")
    assert client.view["notes"] == []
    assert client.step()["type"] == "ack"  # type: ignore[index]


# Reviews


@pytest.fixture(scope="module")
def finished(server: Server) -> str:
    """A table whose game is over."""
    made = server.create("columbiz", [BOT, BOT])
    with server.client(made["table"], made["token"]) as client:
        play_out([client])
    return made["table"]


def test_a_finished_table_is_reviewed_and_the_review_is_that_of_the_analysis(
    server: Server, finished: str
) -> None:
    answer, progress = server.review(f"/api/tables/{finished}/review")
    assert progress == sorted(progress)
    assert progress[-1] == 1.0
    record = server.record(finished)
    found = msgspec.json.decode(msgspec.json.encode(answer), type=messages.ReviewAnswer).review
    assert found is not None
    assert [event.event for event in found.events] == record["events"]
    for seat in range(2):
        total = found.start[seat] + sum(
            event.term[seat] + (event.correction[seat] if event.correction else 0)
            for event in found.events
        )
        assert total == pytest.approx(found.result[seat], abs=1e-9)
    assert (
        json.loads(msgspec.json.encode(review.review(parse_record(json.dumps(record), GAMES))))
        == answer["review"]
    )
    # Remembered: at once the second time, also by its id.
    assert server.review(f"/api/tables/{finished}/review")[1] == [1.0]
    assert server.request("GET", f"/api/reviews/{answer['id']}")[0] == 200


def test_a_record_is_reviewed_without_being_stored(server: Server, finished: str) -> None:
    text = json.dumps(server.record(finished))
    answer, _ = server.review("/api/reviews", {"record": text})
    assert server.request("GET", f"/api/reviews/{answer['id']}")[1] == answer
    assert server.request("GET", f"/api/records/{answer['id']}")[0] == 404


def test_unfinished_and_unknown_games_are_not_reviewed(server: Server, finished: str) -> None:
    made = server.create("columbiz", [HERE, HERE])
    status, problem = server.request("GET", f"/api/tables/{made['table']}/review")
    assert (status, problem["code"]) == (409, "too-early")
    assert server.request("GET", "/api/tables/0123456789abcdef0123/review")[0] == 404
    assert (
        server.request("GET", "/api/reviews/0123456789abcdef0123")[1]["message"]["key"]
        == "error-server-review"
    )
    record = server.record(made["table"])
    assert server.request("POST", "/api/reviews", {"record": json.dumps(record)})[0] == 409
    altered = server.record(finished)
    altered["events"][5] = "keep 1 1 1 1 1 1 1"
    assert (
        server.request("POST", "/api/reviews", {"record": json.dumps(altered)})[1]["code"]
        == "bad-record"
    )
    assert server.request("POST", "/api/reviews", {"record": "{"})[0] == 400


def test_a_review_that_fails_is_said_once_and_can_be_asked_for_anew(
    serve: Callable[..., Server], monkeypatch: pytest.MonkeyPatch, server: Server, finished: str
) -> None:
    call, failures = Pool.call, iter([True])

    def call_wrong(pool: Pool, job: Job, *rest: Any, **given: Any) -> None:
        is_wrong = isinstance(job, MakeReview) and next(failures, False)
        call(pool, make_decision("Crasher") if is_wrong else job, *rest, **given)

    monkeypatch.setattr(Pool, "call", call_wrong)
    served, body = serve(), {"record": json.dumps(server.record(finished))}
    answers: list[tuple[int, Any]] = []

    def is_answered() -> bool:
        answers.append(served.request("POST", "/api/reviews", body))
        return answers[-1][0] != 202

    wait_until(is_answered)
    assert (answers[-1][0], answers[-1][1]["code"]) == (503, "help-failed")
    assert served.review("/api/reviews", body)[0]["review"]


def test_only_so_many_reviews_wait(
    serve: Callable[..., Server], monkeypatch: pytest.MonkeyPatch, server: Server, finished: str
) -> None:
    record = server.record(finished)
    monkeypatch.setattr(Pool, "call", lambda *_, **__: None)  # nothing is ever done
    served = serve(reviews_waiting=1)
    bodies = [{"record": json.dumps({**record, "played": f"2026-01-0{day}"})} for day in (1, 2)]
    assert served.request("POST", "/api/reviews", bodies[0])[0] == 202
    status, problem = served.request("POST", "/api/reviews", bodies[1])
    assert (status, problem["code"]) == (429, "too-many")


def wait_for_check(served: Server, answer: dict[str, Any]) -> dict[str, Any]:
    """A review once its large losses are checked."""
    path = f"/api/reviews/{answer['id']}"
    wait_until(lambda: not served.request("GET", path)[1]["is_checking"])
    return served.request("GET", path)[1]


def test_large_losses_are_checked_after_the_review_is_there(
    serve: Callable[..., Server], monkeypatch: pytest.MonkeyPatch
) -> None:
    call, held, may_check = Pool.call, list[Callable[[], None]](), threading.Event()

    def call_later(pool: Pool, job: Job, *rest: Any, **given: Any) -> None:
        if isinstance(job, CheckReview) and not may_check.is_set():
            held.append(partial(call, pool, job, *rest, **given))
        else:
            call(pool, job, *rest, **given)

    monkeypatch.setattr(Pool, "call", call_later)
    record = play_game(prepare_experiment("columbiz", ["greedy", "random"], 1, 3), 0)
    served, body = serve(check_seconds=4.0), {"record": record.to_json()}
    answer, _ = served.review("/api/reviews", body)
    assert answer["is_checking"]
    wait_until(lambda: held)
    may_check.set()
    served.call(lambda: [check() for check in held])
    plain = answer["review"]
    grave = [event["ply"] for event in plain["events"] if event["loss"] >= 0.05]
    assert grave
    answer = wait_for_check(served, answer)
    checked = [event["ply"] for event in answer["review"]["events"] if event["check"]]
    assert checked
    assert set(checked) <= set(grave), "only large losses; how many is a question of time"
    assert answer["review"]["summaries"] == plain["summaries"]


def test_a_check_that_fails_leaves_the_review_as_it_is(
    serve: Callable[..., Server], monkeypatch: pytest.MonkeyPatch
) -> None:
    call = Pool.call

    def call_wrong(pool: Pool, job: Job, *rest: Any, **given: Any) -> None:
        is_wrong = isinstance(job, CheckReview)
        call(pool, make_decision("Crasher") if is_wrong else job, *rest, **given)

    monkeypatch.setattr(Pool, "call", call_wrong)
    record = play_game(prepare_experiment("columbiz", ["greedy", "random"], 1, 3), 0)
    served = serve(check_seconds=0.2)
    answer, _ = served.review("/api/reviews", {"record": record.to_json()})
    answer = wait_for_check(served, answer)
    assert not any(event["check"] for event in answer["review"]["events"])
