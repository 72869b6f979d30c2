"""Fair dice at a table: all commit, then all reveal, then dice are thrown; a value that stays away
voids the round for everybody.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from colonnade.core.agreement import commit
from colonnade.core.errors import BadRecord
from colonnade.core.game import Over, Throw
from colonnade.core.record import parse_record
from colonnade.games import GAMES
from colonnade.server.tables import autopilot
from colonnade.server.tables.automatic import decline_late, void_late_round
from colonnade.server.tables.dice import ROUNDS_LIMIT, to_dice
from colonnade.server.tables.log import Entry, Header, HeaderSeat, encode
from colonnade.server.tables.state import TableState
from tests.client import Client, agree_on_dice, play_out
from tests.clocks import StillClock
from tests.ports import find_port
from tests.server.tools import Process, Server
from tests.waiting import DEADLINE, wait_until

HERE, LINK, BOT = (
    {"kind": "here", "name": "Ana"},
    {"kind": "link"},
    {"kind": "bot", "level": "random"},
)
VALUES = ["11" * 32, "22" * 32]


def two(
    served: Server, dice: str = "nothing", game: str = "columbiz"
) -> tuple[str, Client, Client]:
    """A table of two with a client for each, who do nothing about the dice by themselves unless
    told to.
    """
    made = served.create(game, [HERE, LINK])
    joined = served.join(made["table"], made["links"][1], name="Bo")
    return (
        made["table"],
        served.client(made["table"], made["token"], dice=dice),
        served.client(made["table"], joined["token"], dice=dice),
    )


def give(
    client: Client, seat: int, kind: str = "commit", value: str | None = None
) -> dict[str, Any]:
    """Commit to a seat's value, or reveal it."""
    value = value or VALUES[seat]
    if kind == "reveal":
        return client.command("reveal", seat=seat, value=value)
    number, table = client.view["dice"]["round"], client.view["table"]["id"]
    return client.command(
        "commit", seat=seat, commitment=commit(table, number, seat, bytes.fromhex(value))
    )


def verify(served: Server, table: str) -> dict[str, Any]:
    """The record of a finished game, recomputed."""
    fields = served.record(table)
    record = parse_record(json.dumps(fields), GAMES)
    assert record.verify(GAMES[record.game]) > 0
    return fields


def test_values_are_shown_when_all_are_in_and_no_dice_are_thrown_before(server: Server) -> None:
    table, ana, bo = two(server)
    shown = ana.view["dice"]
    assert (shown["version"], shown["phase"], shown["round"], shown["secret"]) == (
        2,
        "commit",
        1,
        None,
    )
    assert ana.command("throw")["message"]["key"] == "error-dice-not-agreed"
    assert give(ana, 0)["type"] == "ack"
    assert give(ana, 0, "reveal")["message"]["key"] == "error-dice-reveal-early"
    assert give(ana, 0)["message"]["key"] == "error-dice-commit-twice"
    assert give(bo, 0)["code"] == "forbidden"
    assert give(bo, 1)["type"] == "ack"
    assert [seat["part"] for seat in bo.view["dice"]["seats"]] == ["value", "value"]
    assert bo.view["dice"]["phase"] == "reveal"
    assert give(bo, 1, "reveal", VALUES[0])["message"]["key"] == "error-dice-reveal-false"
    assert give(bo, 1, "reveal")["type"] == "ack"
    assert [seat["is_revealed"] for seat in bo.view["dice"]["seats"]] == [False, True]
    assert bo.command("throw")["message"]["key"] in (
        "error-dice-not-agreed",
        "error-match-not-your-turn",
    )
    spectator = server.request("GET", f"/api/tables/{table}")[1]
    assert VALUES[1] not in json.dumps([bo.received, ana.received, spectator, server.record(table)])
    assert give(ana, 0, "reveal")["type"] == "ack"
    agree_on_dice([ana, bo])
    assert [seat["value"] for seat in bo.view["dice"]["seats"]] == VALUES
    assert give(ana, 0)["message"]["key"] == "error-dice-commit-late"
    play_out([ana, bo])
    dice = verify(server, table)["dice"]
    assert dice["commitment"] == shown["commitment"]
    assert [seat["value"] for seat in dice["seats"]] == VALUES
    assert ana.view["dice"]["secret"] == dice["secret"] is not None


def test_every_round_is_in_the_record_and_a_device_finds_all_it_saw(
    serve: Callable[..., Server],
) -> None:
    served = serve()
    made = served.create("columbiz", [HERE, LINK])
    joined = served.join(made["table"], made["links"][1], name="Bo")
    ana = served.client(made["table"], made["token"], dice="nothing")
    bo = served.client(made["table"], joined["token"], dice="agree")
    first = ana.view["dice"]["commitment"]
    give(ana, 0)
    bo.receive_until(lambda: bo.view["dice"]["seats"][1]["is_revealed"])
    table = served.application.tables._tables[made["table"]]
    late = table.run_own(partial(void_late_round, round=1))  # as after `reveal_seconds`
    asyncio.run_coroutine_threadsafe(late, served.loop).result(DEADLINE)
    ana.receive_until(lambda: ana.view["dice"]["round"] == 2)
    assert [note["what"] for note in ana.view["notes"]] == ["dice-void purple"]
    assert ana.view["dice"]["commitment"] != first
    give(ana, 0, value=VALUES[1])
    for client in (bo, ana):  # bo commits when it hears of the round
        while (client.view["dice"]["round"], client.view["dice"]["phase"]) != (2, "reveal"):
            client.receive()
    give(ana, 0, "reveal", VALUES[1])
    play_out([ana, bo])
    fields = verify(served, made["table"])
    (voided,) = fields["dice"]["voided"]
    assert voided["commitment"] == first
    assert [seat["value"] is None for seat in voided["seats"]] == [True, False]
    assert bo.witness.compare(fields) == []
    assert sorted(bo.witness.rounds) == [1, 2]
    assert [event for _, event in sorted(bo.witness.events.items())] == fields["events"]


def test_a_seat_that_is_left_before_it_reveals_voids_the_round(server: Server) -> None:
    table, ana, bo = two(server)
    give(ana, 0)
    give(bo, 1)
    assert give(ana, 0, "reveal")["type"] == "ack"
    assert bo.command("leave", seat=1)["type"] == "ack"
    ana.wait_for("update")
    settled = ana.view["dice"]
    assert (settled["round"], settled["phase"]) == (2, "commit")
    assert [seat["part"] for seat in settled["seats"]] == ["awaited", "bot"]
    assert [note["what"].split()[0] for note in ana.view["notes"]] == ["left", "dice-void"]
    give(ana, 0)
    assert give(ana, 0, "reveal")["type"] == "ack"
    play_out([ana])
    assert [seat["part"] for seat in verify(server, table)["dice"]["seats"]] == ["value", "bot"]


def test_a_seat_that_is_left_after_it_revealed_keeps_its_value(server: Server) -> None:
    table, ana, bo = two(server)
    give(ana, 0)
    give(bo, 1)
    give(bo, 1, "reveal")
    assert bo.command("leave", seat=1)["type"] == "ack"
    assert give(ana, 0, "reveal")["type"] == "ack"
    play_out([ana])
    assert [seat.get("value") for seat in verify(server, table)["dice"]["seats"]] == VALUES


def test_who_takes_a_seat_that_was_left_commits_anew(server: Server) -> None:
    made = server.create("columbiz", [HERE, LINK, LINK])
    joined = server.join(made["table"], made["links"][1])
    bo = server.client(made["table"], joined["token"], dice="nothing")
    give(bo, 1)
    assert bo.command("leave", seat=1)["type"] == "ack"
    server.join(made["table"], made["links"][1])
    assert (
        server.request("GET", f"/api/tables/{made['table']}")[1]["dice"]["seats"][1]["part"]
        == "awaited"
    )


def test_one_device_contributes_once_and_bots_never(server: Server) -> None:
    made = server.create("columbiz", [BOT, HERE, HERE, BOT])
    ana = server.client(made["table"], made["token"], dice="agree")
    assert [seat["part"] for seat in ana.view["dice"]["seats"]] == [
        "bot",
        "awaited",
        "shared",
        "bot",
    ]
    play_out([ana])
    fields = verify(server, made["table"])
    assert [seat["part"] for seat in fields["dice"]["seats"]] == ["bot", "value", "shared", "bot"]
    assert ana.witness.compare(fields) == []
    assert ana.witness.rounds[1].value == fields["dice"]["seats"][1]["value"]


def test_a_bot_in_the_place_of_a_device_leaves_its_other_seats_to_contribute(
    server: Server,
) -> None:
    made = server.create("columbiz", [HERE, HERE])
    ana = server.client(made["table"], made["token"], dice="nothing")
    give(ana, 0)
    assert ana.view["dice"]["phase"] == "reveal"
    assert ana.command("take_over", seat=0)["type"] == "ack"
    assert [seat["part"] for seat in ana.view["dice"]["seats"]] == ["bot", "awaited"]
    assert ana.command("give_back", seat=0)["type"] == "ack"
    assert [seat["part"] for seat in ana.view["dice"]["seats"]] == ["awaited", "shared"]


def test_declining_is_shown_to_all_and_stands_in_the_record(server: Server) -> None:
    table, ana, bo = two(server)
    assert bo.command("decline", seat=1)["type"] == "ack"
    assert bo.command("decline", seat=1)["message"]["key"] == "error-dice-commit-twice"
    give(ana, 0)
    assert ana.view["dice"]["seats"][1]["part"] == "declined"
    give(ana, 0, "reveal")
    play_out([ana, bo])
    assert [seat["part"] for seat in verify(server, table)["dice"]["seats"]] == [
        "value",
        "declined",
    ]


def test_a_guest_who_never_commits_is_left_out_visibly_and_in_the_record(server: Server) -> None:
    table, ana, bo = two(server)
    give(ana, 0)
    late = server.application.tables._tables[table].run_own(
        partial(decline_late, round=1, seats=(0, 1))  # as after `commit_seconds`
    )
    asyncio.run_coroutine_threadsafe(late, server.loop).result(DEADLINE)
    bo.receive_until(lambda: bo.view["dice"]["phase"] == "reveal")
    assert [seat["part"] for seat in bo.view["dice"]["seats"]] == ["value", "declined"]
    assert [note["what"] for note in bo.view["notes"]] == ["dice-declined blue"]
    assert give(bo, 1)["message"]["key"] == "error-dice-commit-late"
    give(ana, 0, "reveal")
    play_out([ana, bo])
    fields = verify(server, table)
    assert [seat["part"] for seat in fields["dice"]["seats"]] == ["value", "declined"]
    assert fields["notes"] == [{"ply": 0, "what": "dice-declined blue"}]


def test_the_table_waits_only_for_a_while_and_only_for_who_was_never_there(
    serve: Callable[..., Server],
) -> None:
    served = serve(commit_seconds=0.02)
    made = served.create("columbiz", [HERE, LINK, LINK])
    tokens = [served.join(made["table"], link)["token"] for link in made["links"][1:]]
    bo = served.client(made["table"], tokens[0], dice="nothing")
    bo.receive_until(lambda: bo.view["dice"]["seats"][1]["part"] == "declined")
    assert [seat["part"] for seat in bo.view["dice"]["seats"]] == ["awaited", "declined", "awaited"]
    for token in (made["token"], tokens[1]):
        served.client(made["table"], token, dice="nothing")
    bo.receive_until(lambda: bo.view["dice"]["phase"] == "closed")
    assert {note["what"].split()[0] for note in bo.view["notes"]} == {"dice-declined"}


def find_awaited(served: Server, table: str) -> dict[int, float]:
    """The seats whose time to commit runs, and since when."""
    return dict(served.application.tables._tables[table].autopilot._awaited)


def test_the_time_to_commit_begins_once_for_each_seat_and_round(
    serve: Callable[..., Server], clock: StillClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(autopilot, "monotonic", clock)
    served, start = serve(commit_seconds=1e6), clock.now
    made = served.create("columbiz", [HERE, LINK, LINK])
    tokens = [served.join(made["table"], link)["token"] for link in made["links"][1:]]
    table = made["table"]
    bo = served.client(table, tokens[0], dice="nothing")
    assert find_awaited(served, table) == {1: start}
    clock.advance(30)
    cy = served.client(table, tokens[1], dice="nothing")
    bo.socket.close()
    wait_until(
        lambda: served.application.tables._tables[table].presence.seats == [False, False, True]
    )
    clock.advance(30)
    bo = served.client(table, tokens[0], dice="nothing")
    assert find_awaited(served, table) == {1: start, 2: start + 30}, "presence comes and goes"
    clock.advance(1e6 - 60)
    ana = served.client(table, made["token"], dice="nothing")  # the autopilot looks again
    cy.receive_until(lambda: cy.view["dice"]["seats"][1]["part"] == "declined")
    assert cy.view["dice"]["seats"][2]["part"] == "awaited", "it came later"
    give(ana, 0)
    assert cy.command("commit", seat=2, commitment=commit(table, 1, 2, b"2" * 32))["type"] == "ack"
    end_round = served.application.tables._tables[table].run_own(partial(void_late_round, round=1))
    clock.advance(30)
    asyncio.run_coroutine_threadsafe(end_round, served.loop).result(DEADLINE)
    cy.receive_until(lambda: cy.view["dice"]["round"] == 2)
    assert find_awaited(served, table) == dict.fromkeys(range(3), clock.now), "a round begins anew"


@pytest.mark.parametrize("is_agreed", [False, True])
def test_an_abandoned_game_shows_its_secret(server: Server, is_agreed: bool) -> None:
    table, ana, bo = two(server)
    if is_agreed:
        for client, seat in ((ana, 0), (bo, 1)):
            give(client, seat)
        for client, seat in ((ana, 0), (bo, 1)):
            give(client, seat, "reveal")
        agree_on_dice([ana, bo])
        assert ana.command("throw")["type"] == "ack"
    assert ana.view["dice"]["secret"] is server.record(table)["dice"]["secret"] is None
    assert ana.command("abandon")["type"] == "ack"
    bo.receive_until(lambda: bo.view["status"] == "abandoned")
    fields = server.record(table)
    record = parse_record(json.dumps(fields), GAMES)
    record.check(GAMES[record.game])
    shown = fields["dice"]["secret"]
    assert shown == bo.view["dice"]["secret"]
    assert commit(table, 1, None, bytes.fromhex(shown)) == fields["dice"]["commitment"]
    assert record.verify(GAMES[record.game]) == (1 if is_agreed else 0)
    with pytest.raises(BadRecord, match="record-secret-early"):
        replace(record, notes=()).check(GAMES[record.game])


def test_automatic_throws_and_bots_wait_for_the_dice(serve: Callable[..., Server]) -> None:
    served = serve()
    made = served.create("quatre_colonnes", [BOT, HERE])
    client = served.client(made["table"], made["token"], dice="nothing")
    assert client.view["position"]["ply"] == 0
    assert client.command("decline", seat=1)["type"] == "ack"
    while client.view["position"]["ply"] == 0:
        client.receive()


def test_a_table_whose_dice_are_never_agreed_on_is_given_up(serve: Callable[..., Server]) -> None:
    served = serve(reveal_seconds=0.02)
    made = served.create("columbiz", [HERE, BOT])
    ana = served.client(made["table"], made["token"], dice="nothing")
    for number in range(1, ROUNDS_LIMIT + 1):
        assert give(ana, 0)["type"] == "ack"
        while ana.view["dice"]["round"] == number:
            ana.receive()
    assert ana.view["status"] == "abandoned"
    assert give(ana, 0)["type"] == "refused"
    assert len(served.record(made["table"])["dice"]["voided"]) == ROUNDS_LIMIT


def test_real_dice_and_games_that_go_on_from_another_need_no_agreement(server: Server) -> None:
    for fields in ({"dice": "physical"}, {"events": ["start 5 3"]}):
        made = server.create("columbiz", [HERE, HERE], **fields)
        ana = server.client(made["table"], made["token"], dice="nothing")
        assert (ana.view["dice"]["phase"], ana.view["dice"]["seats"]) == ("closed", [])
        assert give(ana, 0)["message"]["key"] == "error-server-not-fair"


def test_an_agreement_outlives_the_server(tmp_path: Path) -> None:
    port = find_port()
    server = Process(tmp_path / "tables.sqlite", port)
    try:
        made = server.create("columbiz", [HERE, LINK])
        joined = server.join(made["table"], made["links"][1])
        ana = server.client(made["table"], made["token"], dice="nothing")
        bo = server.client(made["table"], joined["token"], dice="nothing")
        give(ana, 0)
        give(bo, 1)
        give(ana, 0, "reveal")
        before = ana.view["dice"]
        server.kill()
        server = Process(tmp_path / "tables.sqlite", port)
        bo = server.client(made["table"], joined["token"], dice="nothing")
        ana = server.client(made["table"], made["token"], dice="nothing")
        assert ana.view["dice"] == before
        assert give(bo, 1, "reveal")["type"] == "ack"
        play_out([ana, bo])
        verify(server, made["table"])
    finally:
        server.kill()


def test_a_table_of_an_older_server_is_finished_with_its_own_dice() -> None:
    seats = [HeaderSeat("here", "Ana"), HeaderSeat("bot", level="random")]
    header = Header(
        "old", "columbiz", {}, ["purple", "blue"], None, seats, "0" * 64, 0, secret="ab" * 32
    )
    table, log = TableState(header), list[bytes]()

    def happen(entry: Entry) -> None:
        log.append(encode(entry))
        table.apply(entry)

    assert to_dice(table.source, False).version == 1
    happen(Entry("entropy", 1, 0, "a word of chance"))
    while not isinstance(turn := table.match.turn, Over):
        if len(log) == 20:  # the server is started again
            before, table = table.record(), TableState(header)
            table.fold(log)
            assert table.record() == before
        if isinstance(turn, Throw):
            faces = table.next_faces(turn.dice)
            happen(
                Entry(
                    "throw",
                    1,
                    turn.seat,
                    str(table.game.outcome(table.match.state, faces)),
                    faces=list(faces),
                )
            )
        else:
            happen(Entry("act", 1, turn.seat, str(table.game.legal(table.match.state)[0])))
    record = table.record()
    assert record.dice["entropy"] == ["a word of chance", ""]
    assert "version" not in record.dice
    assert record.verify(table.game) > 0
