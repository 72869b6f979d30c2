"""Moderation: blocked addresses, forbidden names, reports, renaming and erasing, on both stores."""

from __future__ import annotations

import asyncio
import json
import re
import unicodedata
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection

from colonnade.cli import main
from colonnade.cli.moderate import parse_network
from colonnade.server import moderation as moderation_module
from colonnade.server.messages import clean_name
from colonnade.server.names import (
    NameFilter,
    clean_allowed_name,
    is_unreadable,
    parse_words,
)
from colonnade.server.security import Blocks, Guard
from colonnade.server.settings import Settings
from colonnade.server.store.sqlite import SqliteStore
from colonnade.server.tables.log import NOTES, new_id
from tests.client import connect_to_table
from tests.locales import LOCALES
from tests.server.tools import Server, start
from tests.waiting import DEADLINE, wait_until

HERE = {"kind": "here", "name": "Ana"}
LINK = {"kind": "link"}
RANDOM = {"kind": "bot", "level": "random"}
PLAYER = "203.0.113.7"
Moderate = Callable[..., tuple[int, str]]


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    """Commands speak English."""
    monkeypatch.setenv("LC_ALL", "C.UTF-8")


@pytest.fixture(scope="module", params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest, memory_path: Path) -> str:
    """A database of each kind, for the tests of this file."""
    if request.param == "sqlite":
        return str(memory_path / "moderation.sqlite")
    return request.getfixturevalue("postgres").create_database()


@pytest.fixture(scope="module")
def server(database: str) -> Iterator[Server]:
    """A server behind a trusted proxy on this machine, which says who the client is. It notices
    soon what a moderator does.
    """
    with pytest.MonkeyPatch.context() as soon:
        soon.setattr(moderation_module, "REFRESH_SECONDS", 0.02)
        server = start(
            database=database if "://" in database else Path(database),
            trusted_proxies=("127.0.0.1",),
            forbidden_names=("rude", "*awful*"),
            contact="host@example.org",
        )
        yield server
        server.stop()


@pytest.fixture
def moderate(database: str, capsys: pytest.CaptureFixture[str]) -> Moderate:
    """Run `colonnade moderate`; its exit code and all that it prints."""

    def run(*arguments: str) -> tuple[int, str]:
        code = main(["moderate", *arguments, "--store", database])
        printed = capsys.readouterr()
        return code, printed.out + printed.err

    return run


def from_address(address: str) -> dict[str, str]:
    return {"X-Forwarded-For": address}


@contextmanager
def open_socket(
    server: Server, table: str, token: str | None, address: str, *, says_hello: bool = True
) -> Iterator[ClientConnection]:
    """A socket of a client with this address."""
    with connect_to_table(
        server.address, table, additional_headers=from_address(address)
    ) as socket:
        if says_hello:
            socket.send(json.dumps({"type": "hello", "token": token}))
        yield socket


def receive_until_closed(socket: ClientConnection) -> tuple[list[dict[str, Any]], int]:
    """All messages up to the end of the connection, and the code of its close."""
    received: list[dict[str, Any]] = []
    while True:
        try:
            received.append(json.loads(socket.recv(DEADLINE)))
        except ConnectionClosed:
            return received, socket.close_code or 0


# Blocking


def test_a_blocked_client_is_cut_off_and_told_so_until_it_is_unblocked(
    server: Server, moderate: Moderate
) -> None:
    made = server.create("columbiz", [HERE, HERE])
    with (
        open_socket(server, made["table"], made["token"], PLAYER) as socket,
        open_socket(server, made["table"], None, "203.0.113.8") as other,
    ):
        assert json.loads(socket.recv(DEADLINE))["type"] == "view"
        assert moderate("block", PLAYER, "--days", "3", "--reason", "names")[0] == 0
        received, code = receive_until_closed(socket)
        assert received[-1]["message"]["key"] == "error-server-blocked"
        assert (received[-1]["code"], code) == ("blocked", 4403)
        other.send(json.dumps({"type": "ping"}))  # others stay
        while json.loads(other.recv(DEADLINE))["type"] != "pong":
            pass
    status, answer = server.request("GET", "/api/games", headers=from_address(PLAYER))
    assert (status, answer["code"]) == (403, "blocked")
    for path in ("/api/lobby", f"/api/tables/{made['table']}"):  # a header makes no socket of it
        upgrade = {**from_address(PLAYER), "Upgrade": "websocket"}
        assert server.request("GET", path, headers=upgrade)[0] == 403
    with open_socket(server, made["table"], None, PLAYER, says_hello=False) as socket:
        received, code = receive_until_closed(socket)
    assert ([each["code"] for each in received], code) == (["blocked"], 4403)
    code, listed = moderate("blocked")
    assert code == 0
    assert re.fullmatch(rf"{PLAYER}/32  until 20..-..-.. ..:.. UTC  names\n", listed)
    assert moderate("unblock", PLAYER)[0] == 0
    wait_until(lambda: server.request("GET", "/api/games", headers=from_address(PLAYER))[0] == 200)
    assert moderate("unblock", PLAYER)[0] == 1
    assert moderate("blocked") == (0, "No address is blocked.\n")


def test_a_block_ends_with_its_days(server: Server, moderate: Moderate) -> None:
    assert moderate("block", "203.0.113.20", "--days", "0.001")[0] == 0
    headers = from_address("203.0.113.20")
    wait_until(lambda: server.request("GET", "/api/games", headers=headers)[0] == 403)
    clock = moderation_module.now
    with pytest.MonkeyPatch.context() as later:
        later.setattr(moderation_module, "now", lambda: clock() + 90_000)
        wait_until(lambda: server.request("GET", "/api/games", headers=headers)[0] == 200)
    assert moderate("unblock", "203.0.113.20")[0] == 0


@pytest.mark.parametrize(
    ("network", "key"),
    [
        ("127.0.0.1", "lock you out"),
        ("::1", "lock you out"),
        ("0.0.0.0/0", "lock you out"),
        ("::ffff:127.0.0.1", "lock you out"),
        ("10.0.0.2", "the trusted proxy 10.0.0.0/8"),
        ("somewhere", "neither an address nor a network"),
    ],
)
def test_nobody_locks_the_host_or_a_proxy_out(
    network: str, key: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "tables.sqlite"
    asyncio.run(SqliteStore(path).prepare())
    arguments = ["moderate", "block", network, "--store", str(path)]
    assert main([*arguments, "--trusted-proxy", "10.0.0.0/8"]) == 2
    assert key in capsys.readouterr().err


def test_a_server_never_blocks_this_machine_or_its_proxies() -> None:
    guard = Guard(Settings(trusted_proxies=("10.0.0.2",)))
    guard.blocks = Blocks(["127.0.0.0/8", "10.0.0.0/8", "2001:db8::/64"])
    assert not guard.is_blocked("127.0.0.1")
    assert not guard.is_blocked("10.0.0.2")
    assert guard.is_blocked("10.0.0.3")
    assert guard.is_blocked("::ffff:10.0.0.3")
    assert guard.is_blocked("2001:db8::7")
    assert not guard.is_blocked("2001:db8:0:1::7")


def test_of_an_ipv6_address_its_household_is_blocked() -> None:
    assert parse_network("2001:db8::7") == "2001:db8::/64"
    assert parse_network("2001:db8::/48") == "2001:db8::/48"
    assert parse_network("::ffff:203.0.113.7") == "203.0.113.7/32"


# Names


STYLES = (
    "MATHEMATICAL BOLD SMALL",
    "MATHEMATICAL BOLD CAPITAL",
    "MATHEMATICAL ITALIC SMALL",
    "MATHEMATICAL BOLD ITALIC SMALL",
    "MATHEMATICAL BOLD SCRIPT SMALL",
    "MATHEMATICAL FRAKTUR SMALL",
    "MATHEMATICAL DOUBLE-STRUCK SMALL",
    "MATHEMATICAL BOLD FRAKTUR SMALL",
    "MATHEMATICAL SANS-SERIF SMALL",
    "MATHEMATICAL SANS-SERIF BOLD SMALL",
    "MATHEMATICAL SANS-SERIF ITALIC SMALL",
    "MATHEMATICAL SANS-SERIF BOLD ITALIC SMALL",
    "MATHEMATICAL MONOSPACE SMALL",
    "MATHEMATICAL MONOSPACE CAPITAL",
    "FULLWIDTH LATIN SMALL LETTER",
    "FULLWIDTH LATIN CAPITAL LETTER",
    "CIRCLED LATIN SMALL LETTER",
    "CIRCLED LATIN CAPITAL LETTER",
    "PARENTHESIZED LATIN SMALL LETTER",
    "PARENTHESIZED LATIN CAPITAL LETTER",
    "SQUARED LATIN CAPITAL LETTER",
    "NEGATIVE SQUARED LATIN CAPITAL LETTER",
    "NEGATIVE CIRCLED LATIN CAPITAL LETTER",
    "REGIONAL INDICATOR SYMBOL LETTER",
    "LATIN LETTER SMALL CAPITAL",
    "MODIFIER LETTER SMALL",
    "MODIFIER LETTER CAPITAL",
)
"""The beginning of Unicode's names of letters that are letters of our alphabet in another style."""
DISGUISES = (
    "rude",
    "Rude",
    "a RÚDE person",
    "a person: r.u.d.e",
    "rude!",
    "ruԁe",
    "ʳᵘᵈᵉ",
    "гυԁе",
    "rսde",
    "ruԁΕ",
    "ⲅude",
    "ᎡuᎠᎬ",
    "ruđe",
    "r\u0336u\u0336d\u0336e",
    "ru\u200b️de",
    "rüdé",
    "ŕůďě",
    "ɍʉđɇ",
    "ɾude",
    "ruɗe",
    "ruɖe",
    "rude\u0338",
    "rυde",
    "ｒude",
    "rūdē",
    "r.u.d.e",
    "r-u-d-e",
    "r_u_d_e",
    "r u d e",
    "RUDE",
    "RuDe",
    "rud3",
    "r\xadude",
    "ru\u2060de",
    "r͏ude",
    "ꓣꓴꓓꓰ",
    "ᴦude",
    "ᖇᑌᗪE",
    "ᖇude",
    "ruḍe",
    "🅁🅄🄳🄴",
    "ʀude",
    "ruḋe",
    "ruᏧe",
    "ruⅾe",
    "rudҽ",
    "rudе",
    "Rude-boy",
    *("".join(unicodedata.lookup(f"{style} {letter}") for letter in "RUDE") for style in STYLES),
)
UNKNOWN_DISGUISES = (
    "rudɘ",
    "rudǝ",
    "rudɛ",
    "яude",
    "ruδe",
    "ru|)e",
    "ꞃude",
    "𐐡ude",
    "ʁude",
    "rʋde",
    "rµde",
    "rμde",
    "ruժe",
    "ruꝺe",
    "rudɐ",
)
"""Of letters that Unicode's list does not have as look-alikes. docs/moderation.md says that there
are some.
"""


@pytest.mark.parametrize("name", DISGUISES, ids=ascii)
def test_forbidden_names_are_found_in_disguise(name: str) -> None:
    assert NameFilter(["Rude"]).is_forbidden(name)


@pytest.mark.parametrize("name", UNKNOWN_DISGUISES, ids=ascii)
def test_disguises_that_unicode_does_not_list_are_not_found(name: str) -> None:
    assert not NameFilter(["Rude"]).is_forbidden(name)


@pytest.mark.parametrize(
    ("word", "name"), [("ηλίθιος", "ΗΛΙΘΙΟΣ"), ("ДУРАК", "дурак"), ("ԱՎԱՆԱԿ", "ավանակ")]
)
def test_words_of_other_alphabets_are_forbidden_in_capitals_and_small_letters(
    word: str, name: str
) -> None:
    assert NameFilter([word]).is_forbidden(name)


@pytest.mark.parametrize(
    "name",
    [
        "སྒྲོལ་མ",
        "སྐྱིད",
        "བཀྲ་ཤིས་བདེ་ལེགས",
        "མོ་ཧཱུྃ",
        "မို့မို့",
        "ကြည်ကြည်မြို့",
        "שָּׁלוֹם",
        "מֹשֶׁה",
        "نُورُ ٱلدِّين",
        "مُحَمَّد",
        "Nguyễn Thị Huệ",
        unicodedata.normalize("NFD", "Nguyễn Thị Huệ"),
        "Ὠιδή ᾧ",
        unicodedata.normalize("NFD", "Ὠιδή ᾧ"),
        "प्रिया सिंह",
        "শ্রীমতী",
        "ஸ்ரீநிவாசன்",
        "น้ำผึ้ง",
        "ក្រុងភ្នំពេញ",
        "ශ්‍රී",
        "❤️ Zoë",
        "1️⃣",
        "👨‍👩‍👧",
        "Ǖlle",
        "Ụ́",
    ],
    ids=ascii,
)
def test_a_name_of_any_language_is_allowed(name: str) -> None:
    assert not is_unreadable(name)
    assert clean_allowed_name(name, ()) == clean_name(name)


def test_no_single_letter_has_too_many_marks() -> None:
    letters = (each for each in map(chr, range(0x110000)) if unicodedata.category(each)[0] == "L")
    refused = [letter for letter in letters if is_unreadable(letter)]
    assert {unicodedata.name(letter).split()[0] for letter in refused} <= {"HANGUL", "HALFWIDTH"}


@pytest.mark.parametrize(
    "name",
    [
        "\u200b",
        "\u3164",  # a filler of Hangul
        "A\u3164na",
        "\u2800",  # an empty pattern of Braille
        "\u115f\u1160",
        "\ufe0f",
        "\u0301",
        "Ana\u0302\u0303\u0304",
        "Ana\u0302\u200b\u0303\u200b\u0304",
        "An\u0323\u0324\u0325a",
        "a\u1ebf\u0302",  # a letter that has two marks of its own
        "A\u20dd\u20de\u20df",  # circles and squares around it
        "ก\u0e47\u0e47\u0e47",
        "A\u0303\u0323\u0338\u0334\u05b0\u05b1",
        "\ufe0f " * 30 + "A",  # the A is cut off
    ],
    ids=ascii,
)
def test_a_name_that_cannot_be_seen_or_read_is_refused(server: Server, name: str) -> None:
    body = {"game": "columbiz", "seats": [{"kind": "here", "name": name}, LINK]}
    status, answer = server.request("POST", "/api/tables", body)
    assert (status, answer["code"]) == (400, "bad-name")


@pytest.mark.parametrize(
    "name",
    ["", " ", "Nguyễn Thị Ý", "ไม้เอก", "مُحَمَّد", "שָׁלוֹם", "한글", "❤\ufe0f", "पहाड़ों", "1", "?!"],
)
def test_names_of_all_alphabets_are_welcome(server: Server, name: str) -> None:
    made = server.create("columbiz", [{"kind": "here", "name": name}, LINK])
    shown = server.request("GET", f"/api/tables/{made['table']}")[1]["seats"][0]["name"]
    assert shown == clean_name(name)


def test_a_word_is_forbidden_whole_or_with_a_star_anywhere() -> None:
    words = NameFilter(parse_words("# a comment\n\nass\n*hell*\n"))
    assert not words.is_forbidden("Cassandra")
    assert words.is_forbidden("Michelle")
    assert words.is_forbidden("an a$$")
    assert words.is_forbidden("SHE11")
    assert not words.is_forbidden("")
    assert not NameFilter().is_forbidden("anything")


def test_a_forbidden_name_is_refused_at_creating_joining_and_renaming(server: Server) -> None:
    body = {"game": "columbiz", "seats": [{"kind": "here", "name": "Rüd3"}, LINK]}
    status, answer = server.request("POST", "/api/tables", body)
    assert (status, answer["code"]) == (400, "bad-name")
    made = server.create("columbiz", [HERE, LINK])
    join = {"link": made["links"][1], "name": "so awfully good"}
    status, answer = server.request("POST", f"/api/tables/{made['table']}/join", join)
    assert (status, answer["message"]["key"]) == (400, "error-server-name")
    with server.client(made["table"], made["token"]) as host:
        for kind in ("rename", "fill"):
            given = {"seat": 0} if kind == "rename" else {"seat": 1, "kind": "here"}
            refused = host.command(kind, name="RUDE", **given)
            assert (refused["type"], refused["code"]) == ("refused", "bad-name")
        assert host.command("rename", seat=0, name="Ruda")["type"] == "ack"
    server.join(made["table"], made["links"][1], name="Bo")


# Reports


def test_a_report_reaches_the_moderator_and_is_removed_when_done(
    server: Server, moderate: Moderate
) -> None:
    made = server.create("columbiz", [HERE, LINK], is_listed=True)
    joined = server.join(made["table"], made["links"][1], name="Bo")
    with open_socket(server, made["table"], joined["token"], PLAYER) as socket:
        colours = json.loads(socket.recv(DEADLINE))["table"]["colours"]
        path = f"/api/tables/{made['table']}/report"
        for reason in ("name", "name", "cheating"):
            assert server.request("POST", path, {"reason": reason})[0] == 201
    with open_socket(server, made["table"], joined["token"], "198.51.100.9") as socket:
        socket.recv(DEADLINE)  # who was reported hides neither by another address nor by leaving
        assert server.request("POST", path, {"reason": "name"})[0] == 201
    assert server.request("POST", path, {"reason": "name"})[0] == 201
    assert server.request("POST", path, {"reason": "a long story"})[0] == 400
    missing = f"/api/tables/{'x' * 22}/report"
    assert server.request("POST", missing, {"reason": "name"})[0] == 404
    code, listed = moderate("reports", "--site", "https://play.example.org/")
    assert code == 0
    lines = listed.splitlines()
    link = f"    https://play.example.org/#/table/{made['table']}"
    first = lines.index(link) - 1  # other tests have reported other tables
    found = re.fullmatch(r"Report (\d+), 20.* UTC: a name, 4 times", lines[first])
    assert found is not None
    assert lines[first + 1 : first + 4] == [
        link,
        f"    0 {colours[0]}: Ana",
        f"    1 {colours[1]}: Bo {PLAYER} 198.51.100.9",
    ]
    assert re.fullmatch(r"Report \d+, 20.* UTC: cheating", lines[first + 4])
    assert moderate("reports", "--done", found[1])[0] == 0
    assert moderate("reports", "--done", found[1])[0] == 1
    assert f"Report {found[1]}," not in moderate("reports")[1]


def test_a_report_has_the_names_at_that_time(server: Server, moderate: Moderate) -> None:
    made = server.create("columbiz", [{"kind": "here", "name": "Brute, the"}, LINK])
    joined = server.join(made["table"], made["links"][1], name="Cé")
    path = f"/api/tables/{made['table']}/report"
    with server.client(made["table"], made["token"]) as host:
        colours = host.view["table"]["colours"]
        assert server.request("POST", path, {"reason": "name"})[0] == 201
        with server.client(made["table"], joined["token"]) as other:
            assert other.command("rename", seat=1, name="Dora")["type"] == "ack"
        assert host.command("rename", seat=0, name="Nice")["type"] == "ack"

    def is_listed(name: str, other: str, address: str) -> bool:
        seats = f"    0 {colours[0]}: {name}{address}\n    1 {colours[1]}: {other}\n"
        return seats in moderate("reports")[1]

    assert is_listed("Brute, the", "Cé", " 127.0.0.1")
    assert server.request("POST", path, {"reason": "name"})[0] == 201
    assert is_listed("Brute, the", "Cé", " 127.0.0.1")
    assert is_listed("Nice", "Dora", "")
    assert moderate("erase-name", "BRUTE, THE", "--yes")[0] == 0
    assert is_listed("", "Cé", " 127.0.0.1")
    assert "Brute" not in moderate("reports")[1]


def test_nobody_hides_a_name_by_reporting_himself_under_others(
    server: Server, moderate: Moderate
) -> None:
    made = server.create("columbiz", [HERE, HERE])
    report = ("POST", f"/api/tables/{made['table']}/report", {"reason": "name"})
    with server.client(made["table"], made["token"]) as client:
        for number in range(7):
            client.command("rename", seat=0, name=f"Nice {number}")
            assert server.request(*report, headers=from_address(PLAYER))[0] == 201
        client.command("rename", seat=0, name="Boor")
    assert server.request(*report)[0] == 201
    listed = moderate("reports")[1]
    assert all(f": {name}" in listed for name in ("Nice 0", "Nice 6", "Boor"))


def test_reports_are_limited_per_address_and_pruned(server: Server, moderate: Moderate) -> None:
    made = server.create("columbiz", [HERE, HERE])
    path, headers = f"/api/tables/{made['table']}/report", from_address("203.0.113.30")
    statuses = [server.request("POST", path, {"reason": "other"}, headers)[0] for _ in range(11)]
    assert statuses == [201] * 10 + [429]
    clock = moderation_module.now
    with pytest.MonkeyPatch.context() as later:
        later.setattr(moderation_module, "now", lambda: clock() + 31 * 86_400_000)
        pruning = server.application.services.moderation.prune()
        asyncio.run_coroutine_threadsafe(pruning, server.loop).result(DEADLINE)
    assert moderate("reports") == (0, "There are no reports.\n")


# Renaming and erasing


def link(table: str) -> str:
    """The address of a table in the browser; an id alone may look like an option."""
    return f"http://localhost/#/table/{table}"


def test_a_moderator_renames_a_player_and_the_game_goes_on(
    server: Server, moderate: Moderate
) -> None:
    made = server.create("columbiz", [HERE, HERE], is_listed=True)
    table, lost = made["table"], server.application.tables.lost
    with server.client(table, made["token"]) as client:
        client.step()
        assert moderate("rename", link(table), "0", "Zoë") == (0, "“Ana” is now “Zoë”.\n")
        assert client.wait_for("closing")["code"] == "restart"
    with server.client(table, made["token"]) as client:
        assert [seat["name"] for seat in client.view["seats"]] == ["Zoë", "Ana"]
        colours = client.view["table"]["colours"]
        assert client.step() is not None
        event = next(event for event in read_log(server, table) if event["what"] == "rename")
        assert (event["by"], event["text"]) == ("table", "Zoë")
    listed = server.request("GET", "/api/lobby")[1]["tables"]
    assert ["Zoë", "Ana"] in [line["names"] for line in listed]
    renamed = moderate("rename", link(table), colours[1].upper(), "")
    assert renamed == (0, f"“Ana” is now “{colours[1]}”.\n")
    wait_until(lambda: [seat["name"] for seat in server.record(table)["seats"]] == ["Zoë", ""])
    assert server.application.tables.lost == lost, "no other process has taken the table"
    assert moderate("rename", link(table), "9", "x")[0] == 1
    assert moderate("rename", "x" * 22, "0", "x")[0] == 1


def read_log(server: Server, table: str) -> list[dict[str, Any]]:
    """The stored entries of a table."""
    loading = server.application.store.load(table)
    stored = asyncio.run_coroutine_threadsafe(loading, server.loop).result(DEADLINE)
    assert stored is not None
    return [json.loads(entry) for entry in stored.entries]


def test_a_server_that_has_not_noticed_yet_cannot_write_over_a_moderator(
    server: Server, moderate: Moderate, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = server.create("columbiz", [HERE, HERE])
    with server.client(made["table"], made["token"]) as client:
        services = server.application.services

        async def ignore(table: str) -> None:
            pass

        monkeypatch.setattr(services.moderation, "_on_moderated", ignore)
        assert moderate("rename", link(made["table"]), "0", "Zoë")[0] == 0
        entries = read_log(server, made["table"])
        client.send({"type": "rename", "command": "a", "seat": 1, "name": "Bo"})
        assert client.wait_for("closing")["code"] == "restart"
        assert read_log(server, made["table"]) == entries
    with server.client(made["table"], made["token"]) as client:
        assert client.command("rename", seat=1, name="Bo")["type"] == "ack"
        assert [seat["name"] for seat in client.view["seats"]] == ["Zoë", "Bo"]


def test_an_erased_table_is_gone_with_its_log_and_reports(
    server: Server, moderate: Moderate, database: str
) -> None:
    made, kept = (server.create("columbiz", [HERE, HERE]) for _ in range(2))
    table = made["table"]
    server.request("POST", f"/api/tables/{table}/report", {"reason": "other"})
    with server.client(table, made["token"]) as client:
        assert moderate("erase", link(table))[0] == 2  # nobody can be asked
        assert moderate("erase", link(table), "--yes") == (0, f"The table {table} was erased.\n")
        assert client.wait_for("closing")["code"] == "restart"
    assert server.request("GET", f"/api/tables/{table}")[0] == 404
    assert server.request("GET", f"/api/tables/{kept['table']}")[0] == 200
    assert moderate("erase", link(table), "--yes")[0] == 1
    assert table not in moderate("reports")[1]
    assert main(["database", "check", "--store", database]) == 0


def test_an_erased_name_is_nowhere_and_the_games_still_check_and_verify(
    server: Server,
    moderate: Moderate,
    database: str,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    made = server.create("quatre_colonnes", [LINK, RANDOM, RANDOM, RANDOM])
    table = made["table"]
    joined = server.join(table, made["links"][0], name="Ana Ö")
    with server.client(table, joined["token"], dice="agree") as client:
        client.command("rename", seat=0, name="ANA Ö")
        client.command("auto_throw", seat=0, is_on=True)
        client.command("take_over", seat=0, level="random")
        while client.view["status"] != "over":
            client.receive()
    waiting = server.create("columbiz", [HERE, {"kind": "here", "name": "ana ö"}, LINK])
    record = server.record(table)
    assert record["seats"][0]["name"] == "ANA Ö"
    record["notes"].append({"ply": 1, "what": "a break: Ana  ö and Mariana Ö have tea"})
    stored = store_record(server, record)
    seats = [{**record["seats"][0], "name": "x" * 60 + " ru\u200bde"}, *record["seats"][1:]]
    body = {"record": json.dumps({**record, "seats": seats, "notes": []})}
    assert server.request("POST", "/api/records", body)[1]["code"] == "bad-name"
    review = server.request("POST", "/api/reviews", {"record": json.dumps(record)})[1]["id"]
    assert moderate("erase-name", "ana ö", "--yes") == (
        0,
        "The name “ana ö” was erased. Tables that had it: 2; finished games: 2.\n",
    )
    wait_until(lambda: server.record(table)["seats"][0]["name"] == "")
    wait_until(lambda: server.request("GET", f"/api/reviews/{review}")[0] == 404)
    found = server.request("GET", f"/api/records/{stored}")[1]
    assert found["seats"][0]["name"] == ""
    assert found["notes"][-1]["what"] == "a break: … and Mariana Ö have tea"
    assert "ana ö" not in json.dumps(read_log(server, table), ensure_ascii=False).casefold()
    names = [seat["name"] for seat in server.record(waiting["table"])["seats"]]
    assert names == ["Ana", "", ""]
    games, own = tmp_path / "games.jsonl", tmp_path / "own.jsonl"
    assert main(["export", "--store", database, "--out", str(games)]) == 0
    exported = games.read_text()
    assert "ana ö" not in exported.casefold().replace("mariana ö", "")
    assert main(["check", str(games)]) == 0
    # games of other tests were changed after they were played
    secret = record["dice"]["secret"]
    own.write_text("".join(line for line in exported.splitlines(True) if secret in line))
    assert main(["verify", str(own)]) == 0
    assert main(["database", "check", "--store", database]) == 0
    capsys.readouterr()
    assert moderate("erase-name", "ana ö", "--yes")[1].endswith("it: 0; finished games: 0.\n")
    assert moderate("erase", link(stored), "--yes")[0] == 0
    assert server.request("GET", f"/api/records/{stored}")[0] == 404


def store_record(server: Server, record: dict[str, Any]) -> str:
    """Store a record as older servers did, with notes of any kind; its id."""
    id = new_id()
    save = server.application.store.save_records([(id, record["game"], json.dumps(record))])
    asyncio.run_coroutine_threadsafe(save, server.loop).result(DEADLINE)
    return id


@pytest.mark.parametrize("name", ["greedy", "time", "abandoned", "out", "only"])
def test_the_notes_of_a_table_stay_when_a_name_is_erased(
    server: Server, moderate: Moderate, name: str
) -> None:
    made = server.create("quatre_colonnes", [RANDOM, RANDOM])
    wait_until(lambda: server.request("GET", f"/api/tables/{made['table']}")[1]["status"] == "over")
    record = server.record(made["table"])
    colour = record["seats"][0]["colour"]
    notes = [
        f"took-over {colour} greedy",
        f"left {colour} greedy",
        f"time-out {colour}",
        "last-throw-only",
        "abandoned",
    ]
    others = [f"left {name}", f"took-over {colour} greedy {name}", f"abandoned by {name}"]
    record["notes"] = [{"ply": 0, "what": text} for text in (*notes, *others)]
    stored = store_record(server, record)
    assert moderate("erase-name", name, "--yes")[0] == 0
    found = [note["what"] for note in server.request("GET", f"/api/records/{stored}")[1]["notes"]]
    assert found[: len(notes)] == notes
    assert not any(re.search(rf"\b{name}$", text) for text in found[len(notes) :])


def test_every_note_of_a_table_has_words() -> None:
    keys = re.findall(r"^note-([a-z-]+) =", (LOCALES / "en/server.ftl").read_text(), re.MULTILINE)
    assert set(keys) == NOTES | {"set-up"}, "which is no note of a record"


def test_an_erased_table_has_no_review(server: Server, moderate: Moderate) -> None:
    made = server.create("quatre_colonnes", [RANDOM, RANDOM])
    path = f"/api/tables/{made['table']}"
    wait_until(lambda: server.request("GET", path)[1]["status"] == "over")
    assert server.request("GET", f"{path}/review")[0] in (200, 202)
    assert server.request("GET", f"/api/reviews/{made['table']}")[0] in (200, 202)
    assert moderate("erase", link(made["table"]), "--yes")[0] == 0
    wait_until(lambda: server.request("GET", f"/api/reviews/{made['table']}")[0] == 404)
    assert server.request("GET", f"{path}/review")[0] == 404


def test_a_renamed_game_of_a_real_board_has_no_review_with_the_old_name(
    server: Server, moderate: Moderate
) -> None:
    made = server.create("quatre_colonnes", [HERE, HERE], dice="physical", is_referee=True)
    path = f"/api/tables/{made['table']}/review"
    with server.client(made["table"], made["token"]) as client:

        def enter(kind: str, **fields: Any) -> None:
            answer = client.command(kind, revision=client.view["revision"], **fields)
            while client.view["revision"] < answer["revision"]:
                client.receive()

        summit = {"turn": "Y", "tokens": {"Y": [72] * 4, "G": [0] * 4}}
        enter("set_up", plain=summit)
        enter("throw", faces=[3, 3])
        first = server.request("GET", path)[1]["id"]
        enter("rewind")  # another end of the game has another review
        enter("throw", faces=[1, 2])
        assert server.request("GET", path)[0] == 409
        enter("set_up", plain=summit)
        enter("throw", faces=[3, 3])
        second = server.request("GET", path)[1]["id"]
    assert first != second
    assert moderate("rename", link(made["table"]), "1", "Bo")[0] == 0
    for review in (first, second):
        wait_until(lambda id=review: server.request("GET", f"/api/reviews/{id}")[0] == 404)
    assert server.request("GET", path)[1]["id"] not in (first, second)


def test_moderation_is_copied_with_a_database(
    moderate: Moderate, server: Server, database: str, tmp_path: Path
) -> None:
    moderate("block", "203.0.113.40")
    copy = str(tmp_path / "copy.sqlite")
    assert main(["database", "copy", database, copy]) == 0
    for store in (copy, database):
        assert main(["moderate", "unblock", "203.0.113.40", "--store", store]) == 0


def test_the_privacy_page_says_how_long_and_whom_to_ask(server: Server) -> None:
    status, answer = server.request("GET", "/api/privacy")
    assert status == 200
    assert answer == {
        "contact": "host@example.org",
        "waiting_days": 2.0,
        "unfinished_days": 30.0,
        "report_days": 30.0,
    }
