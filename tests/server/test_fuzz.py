"""Any message at all: never a fault of the server, never a change that the rules do not allow."""

from __future__ import annotations

import contextlib
import json
import logging
import threading
from random import Random
from typing import Any, get_args

import msgspec
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from schemathesis.checks import CHECKS

from colonnade.server import messages
from tests.client import Client
from tests.server.slow_bots import make_decision
from tests.server.tools import Server
from tests.waiting import DEADLINE

HERE = {"kind": "here", "name": "Ana"}
LINK = {"kind": "link"}
MESSAGES = get_args(messages.ClientMessage)
WORDS = [
    "",
    "stop",
    "keep",
    "keep 1 1",
    "done",
    "place 5-3",
    "roll 1 2",
    "exit Y1 5",
    "\x00",
    "é🎲",
    "'",
    "a" * 64,
    "a" * 101,
    "greedy",
    "random",
    "here",
]


def invent(random: Random, kind: Any) -> Any:
    """Some value for a field of that type; now and then of another."""
    pick = random.random()
    if pick < 0.08:
        return random.choice(
            [None, True, -1, 2**70, 1.5, "x" * 300, [], {}, [[[[]]]], {"type": "act"}]
        )
    text = str(kind)
    if "bool" in text:
        return random.random() < 0.5
    if "list" in text:
        return (
            None
            if random.random() < 0.4
            else [random.randint(0, 7) for _ in range(random.choice([0, 1, 2, 8, 17]))]
        )
    if "ge=0, le=9007199254740992" in text:
        return random.choice([0, 1, 2, 3, 5, 10, 2**40, -1])
    if "ge=1, le=3" in text:
        return random.choice([1, 2, 3, 0, 4])
    if "ge=0, le=7" in text:
        return random.choice([0, 1, 2, 7, 8, -1])
    if "Literal" in text:
        return random.choice([*WORDS, "hello", "bot", "here"])
    return random.choice(WORDS)


def invent_message(random: Random) -> str:
    """A typed message, filled at random; now and then broken."""
    kind = random.choice(MESSAGES)
    fields = {
        field.encode_name: invent(random, field.type)
        for field in msgspec.structs.fields(kind)
        if random.random() < 0.95
    }
    if "command" in fields and random.random() < 0.9:
        fields["command"] = f"f{random.randint(0, 10**9)}"
    if "revision" in fields and random.random() < 0.5:
        fields["revision"] = random.randint(0, 12)
    text = json.dumps({"type": kind.__struct_config__.tag, **fields})
    if random.random() < 0.1:
        cut = random.randrange(len(text))
        text = random.choice(
            [text[:cut], text[:cut] + random.choice('"{}[],:\\x') + text[cut + 1 :], text * 2]
        )
    return text


@pytest.mark.parametrize("seed", range(4))
def test_typed_messages_at_random_never_harm_a_table(
    server: Server, caplog: pytest.LogCaptureFixture, seed: int
) -> None:
    random = Random(seed)
    caplog.set_level(logging.WARNING)
    game = ("columbiz", "quatre_colonnes")[seed % 2]
    made = server.create(game, [HERE, LINK], help="on", think_again=True)
    tokens = [made["token"], server.join(made["table"], made["links"][1])["token"], None]
    clients = [server.client(made["table"], token) for token in tokens]
    for _ in range(1200):
        number = random.randrange(3)
        if random.random() < 0.1 and clients[number].view["status"] == "playing":
            clients[number].step()
        clients[number].socket.send(invent_message(random))
    for client in clients:
        # in the table's queue after all the others
        client.send({"type": "why", "command": "the last", "action": "?"})
        while client.wait_for("because")["command"] != "the last":
            pass
        assert not [message for message in client.received if message["type"] == "closing"]
    application, is_thought = server.application, threading.Event()
    pool = application.thinking.pool
    # of one worker the last answer, after all help
    server.call(lambda: pool.call(make_decision("Slow"), lambda _: is_thought.set()))
    assert is_thought.wait(DEADLINE)
    views = []
    for client in clients:
        client.send({"type": "sync", "since": 0})
        views.append(client.wait_for("view"))
        assert views[-1]["status"] in ("playing", "over", "abandoned")
    assert len({view["position"]["id"] for view in views}) == 1
    assert not [record for record in caplog.records if record.levelno >= logging.ERROR]
    # The log folds to the very same table.
    server.call(lambda: application.tables.forget(application.tables._tables[made["table"]]))
    again = server.request("GET", f"/api/tables/{made['table']}")[1]
    for name in ("revision", "position", "status", "notes", "dice", "rematch"):
        assert again[name] == views[2][name]
    assert [{**seat, "is_present": None} for seat in again["seats"]] == [
        {**seat, "is_present": None} for seat in views[2]["seats"]
    ]


@given(
    st.binary(max_size=300)
    | st.text(max_size=300).map(str.encode)
    | st.recursive(
        st.none() | st.booleans() | st.integers() | st.text(max_size=10),
        lambda inner: (
            st.lists(inner)
            | st.dictionaries(
                st.sampled_from(
                    ["type", "command", "revision", "action", "seat", "table", "token"]
                ),
                inner,
            )
        ),
        max_leaves=20,
    ).map(lambda value: json.dumps(value).encode())
)
@settings(max_examples=300, suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_any_bytes_are_a_message_or_refused(data: bytes) -> None:
    with contextlib.suppress(msgspec.MsgspecError, UnicodeError, RecursionError):
        assert isinstance(messages.parse_client(data), MESSAGES)


def test_frames_that_are_no_messages_are_answered_with_a_problem(server: Server) -> None:
    made = server.create("columbiz", [HERE, HERE])
    client = server.client(made["table"], made["token"])
    for frame in (
        "",
        "{",
        "[]",
        "null",
        '{"type":"nothing"}',
        '{"type":1}',
        "[" * 5000,
        '{"type":"act"}',
        b"\xff\xfe",
        b"{}",
        '"' + "\\ud800" + '"',
    ):
        client.socket.send(frame)
        assert client.wait_for("problem")["code"] == "malformed"
    assert client.step()["type"] == "ack"  # type: ignore[index]


def test_every_typed_message_goes_round() -> None:
    random = Random(0)
    seen: set[type] = set()
    for _ in range(4000):
        try:
            message = messages.parse_client(invent_message(random))
        except (msgspec.MsgspecError, UnicodeError):
            continue
        assert messages.parse_client(messages.encode(message)) == message
        seen.add(type(message))
    assert len(seen) >= len(MESSAGES) - 2


@pytest.fixture(scope="module")
def schema(server: Server) -> Any:
    """The OpenAPI description, as served."""
    loaded = schemathesis.openapi.from_url(f"{server.address}/schema/openapi.json")
    loaded.config.generation.update(max_examples=10, deterministic=True)
    # More events than a table may begin with are also too long for a request, and refused as that.
    rejection = loaded.config.checks.negative_data_rejection
    rejection.expected_statuses = [*rejection.expected_statuses, "413"]
    return loaded


api = schemathesis.pytest.from_fixture("schema")


@api.parametrize()
@settings(max_examples=10, deadline=None, suppress_health_check=[*HealthCheck.__members__.values()])
def test_the_openapi_description_holds(case: Any) -> None:
    # A schema cannot say what the rules allow: a well-formed table that cannot be is refused all
    # the same.
    case.call_and_validate(excluded_checks=[CHECKS.get_one("positive_data_acceptance")])


def test_a_client_starts_as_a_spectator(server: Server) -> None:
    made = server.create("columbiz", [HERE, HERE])
    assert isinstance(server.client(made["table"]), Client)
