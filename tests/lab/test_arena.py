"""The arena: pairings, results that are continued after an interruption, and files that are
refused.
"""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from colonnade.bots.levels import levels_of
from colonnade.core.errors import BadAgent, BadOption, MissingExtra
from colonnade.lab import chart
from colonnade.lab.arena import Arena, main
from colonnade.lab.arena_file import BadArena
from colonnade.lab.contest import Contest, prepare_contest, prepare_ladder, prepare_match
from colonnade.lab.deals import play_deal


def match(**more: Any) -> Contest:
    return prepare_match("columbiz", ["greedy", "random"], **{"seed": 1, **more})


def ladder(**more: Any) -> Contest:
    return prepare_ladder("quatre_colonnes", ["random", "greedy"], 1, **more)


def play(contest: Contest, games: int, path: Path | None = None, workers: int = 0) -> Any:
    with Arena(contest, games, path) as arena:
        for _ in arena.play(workers):
            pass
        assert arena.played == arena.games >= games
        return arena.summarise().as_dict()


def seats_of(contest: Contest) -> list[list[str]]:
    return [
        ["".join(pairing.levels[level][0] for level in row) for row in pairing.arrangements]
        for pairing in contest.pairings
    ]


# Pairings


@pytest.mark.parametrize(
    ("seats", "arrangements"),
    [
        ("greedy,random", ["gr", "rg"]),
        ("greedy,random,random", ["grr", "rgr", "rrg"]),
        ("greedy,random,points", ["grp", "pgr", "rpg"]),
        ("greedy,random,greedy,random", ["grgr", "rgrg"]),
        ("greedy,random,random,random", ["grrr", "rgrr", "rrgr", "rrrg"]),
        ("greedy,greedy", ["gg"]),
    ],
)
def test_seats_rotate_through_every_arrangement_once(seats: str, arrangements: list[str]) -> None:
    assert seats_of(prepare_contest("columbiz", seats, None, None, 1)) == [arrangements]


@pytest.mark.parametrize(
    ("players", "arrangements"), [(2, "gr rg"), (3, "grr rgr rrg ggr rgg grg"), (4, "grgr rgrg")]
)
def test_both_of_a_pair_have_as_many_seats(players: int, arrangements: str) -> None:
    contest = prepare_ladder("columbiz", ["random", "greedy"], 1, players=players)
    assert seats_of(contest) == [arrangements.split()]
    assert contest.pairings[0].fair_share(0) == contest.pairings[0].fair_share(1) == 0.5


def test_a_ladder_is_of_neighbours_and_a_round_robin_of_all() -> None:
    levels = ["random", "greedy", "points", "beginner"]
    assert [rows[0] for rows in seats_of(prepare_ladder("columbiz", levels, 1))] == [
        "gr",
        "pg",
        "bp",
    ]
    everybody = prepare_ladder("columbiz", levels, 1, is_round_robin=True)
    assert [rows[0] for rows in seats_of(everybody)] == ["gr", "pr", "br", "pg", "bg", "bp"]
    assert prepare_contest("columbiz", None, "all", None, 1).levels == levels_of("columbiz")


def test_teams_take_every_second_seat() -> None:
    assert seats_of(ladder(options={"teams": True})) == [["grgr", "rgrg"]]


@pytest.mark.parametrize(
    ("given", "key"),
    [
        ({"seats": "random"}, "error-seats-count given=1"),
        ({"seats": "random,random,random,random,random"}, "error-seats-count given=5"),
        ({"seats": "random,random", "ladder": "random,greedy"}, "error-arena-who"),
        ({}, "error-arena-who"),
        ({"seats": "random,random", "players": 2}, "error-arena-who"),
        ({"ladder": "random"}, "error-arena-levels given=random"),
        ({"ladder": "random,greedy,random"}, "error-arena-levels"),
        ({"round_robin": "random,greedy", "players": 5}, "error-seats-count given=5"),
        (
            {"seats": "random,greedy", "is_exact": True},
            "error-arena-exact game=columbiz games=quatre_colonnes",
        ),
        ({"seats": "random,greedy", "options": {"edition": "de"}}, "error-option-value"),
    ],
)
def test_a_contest_that_cannot_be_is_refused(given: dict[str, Any], key: str) -> None:
    with pytest.raises(BadOption, match=key):
        prepare_contest(
            "columbiz",
            given.pop("seats", None),
            given.pop("ladder", None),
            given.pop("round_robin", None),
            1,
            **given,
        )


@pytest.mark.parametrize("ladder", ["random,greedy,grandmaster", "grandmaster,random"])
def test_every_level_of_a_ladder_is_known_before_it_begins(ladder: str) -> None:
    with pytest.raises(BadAgent, match="error-agent-unknown name=grandmaster"):
        prepare_contest("columbiz", None, ladder, None, 1)


# Results


def test_results_are_those_of_the_deals() -> None:
    contest = prepare_match("columbiz", ["greedy", "random", "random"], 1)
    deals = [play_deal(contest, 0, deal) for deal in range(4)]
    (result,) = play(contest, 10)["results"]  # made up to whole deals of three games
    assert (result["games"], result["seats"]) == (12, ["greedy", "random", "random"])
    assert result["events_per_game"] == sum(deal.events for deal in deals) / 12
    for number, level in enumerate(result["levels"]):
        assert level["share"] == pytest.approx(sum(deal.won[number] for deal in deals) / 12)
        assert level["low"] < level["share"] < level["high"]
        assert level["fair_share"] == (1 / 3, 2 / 3)[number]
        assert (
            level["mean_score"]
            == sum((deal.scores or ())[number] for deal in deals) / (12, 24)[number]
        )


def test_the_number_of_workers_changes_nothing(tmp_path: Path) -> None:
    contest = prepare_ladder("columbiz", ["random", "greedy", "points"], 1)
    files = [tmp_path / str(workers) for workers in (0, 1, 3)]
    first, *others = [play(contest, 21, path, int(path.name)) for path in files]
    assert others == [first, first]
    assert len({path.read_bytes() for path in files}) == 1
    assert [one["level"] for one in first["ratings"]] == ["random", "greedy", "points"]
    assert [result["levels"][0]["level"] for result in first["results"]] == ["greedy", "points"]


@pytest.mark.parametrize("left", [1, 40, 1000])
def test_what_was_interrupted_comes_to_the_same(tmp_path: Path, left: int) -> None:
    contest = ladder(is_exact=True)
    whole, broken = tmp_path / "whole.jsonl", tmp_path / "broken.jsonl"
    expected = play(contest, 24, whole)
    with Arena(contest, 24, broken) as arena:
        next(iter(arena.play(0)))
    assert 0 < len(broken.read_bytes()) < len(whole.read_bytes())
    # the machine stopped in the middle of a line
    broken.write_bytes(whole.read_bytes()[: broken.stat().st_size - left])
    assert play(contest, 24, broken) == expected
    assert broken.read_bytes() == whole.read_bytes()


def test_more_games_may_be_asked_for_later_and_fewer_too(tmp_path: Path) -> None:
    contest = ladder()
    small, large, path = play(contest, 6), play(contest, 20), tmp_path / "results.jsonl"
    assert play(contest, 6, path) == small
    assert play(contest, 20, path) == large
    content = path.read_bytes()
    assert play(contest, 6, path) == small
    assert path.read_bytes() == content


def test_an_empty_file_is_a_beginning(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    path.touch()
    assert play(match(), 2, path) == play(match(), 2, path) == play(match(), 2)


@pytest.mark.parametrize(
    ("contest", "field"),
    [
        (lambda: match(seed=2), "seed stored=1 asked=2"),
        (lambda: match(options={"max_discs": 3}), "options stored="),
        (lambda: prepare_match("columbiz", ["greedy", "points"], 1), "levels stored="),
        (lambda: prepare_match("columbiz", ["random", "greedy"], 1), "levels stored="),
        (lambda: prepare_match("columbiz", ["greedy", "random", "random"], 1), "options|seats"),
        (
            lambda: prepare_ladder("columbiz", ["random", "greedy"], 1),
            'kind stored="match" asked="ladder"',
        ),
        (lambda: prepare_match("quatre_colonnes", ["greedy", "random"], 1), "game stored="),
    ],
)
def test_results_of_another_contest_are_refused_and_left_alone(
    tmp_path: Path, contest: Callable[[], Contest], field: str
) -> None:
    path = tmp_path / "results.jsonl"
    play(match(), 2, path)
    content = path.read_bytes()
    with pytest.raises(BadArena, match=f"error-arena-other .*field=({field})"):
        Arena(contest(), 2, path)
    assert path.read_bytes() == content


def test_calculated_building_is_another_contest(tmp_path: Path) -> None:
    play(ladder(), 2, tmp_path / "results.jsonl")
    with pytest.raises(BadArena, match="field=exact_building stored=false asked=true"):
        Arena(ladder(is_exact=True), 2, tmp_path / "results.jsonl")


@pytest.mark.parametrize(
    "content", [b"precious", b"precious\n", b"{}\n", b"[1]\n", b"\xff\xfe\n", b'{"arena":1}', b"\n"]
)
def test_a_file_of_something_else_is_refused_and_left_alone(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "letter.txt"
    path.write_bytes(content)
    with pytest.raises(BadArena, match=r"error-arena-(no-file|other)"):
        Arena(match(), 2, path)
    assert path.read_bytes() == content


@pytest.mark.parametrize(
    "change",
    [
        {"deal": 7},
        {"deal": 0},
        {"deal": "one"},
        {"pairing": 3},
        {"pairing": -1},
        {"won": [1.0]},
        {"won": None},
        {"won": ["1", "1"]},
        {"won": [float("nan"), 1.0]},
        {"scores": [1, 2, 3]},
        {"events": None},
    ],
)
def test_a_damaged_line_is_refused_with_its_place(tmp_path: Path, change: dict[str, Any]) -> None:
    path = tmp_path / "results.jsonl"
    play(match(), 6, path)
    lines = path.read_text().splitlines(keepends=True)
    lines[2] = json.dumps({**json.loads(lines[2]), **change}) + "\n"
    path.write_text("".join(lines))
    place = len(lines[0]) + len(lines[1])
    with pytest.raises(BadArena, match=f"error-arena-damaged .*place={place}"):
        Arena(match(), 6, path)


def test_a_bot_that_does_not_play_by_the_rules_is_named_with_its_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(tmp_path)
    (tmp_path / "sulking.py").write_text(
        "from colonnade.core.agent import Decision\n\nclass Bot:\n    def decide(self, *_):\n      "
        "  return Decision(())\n"
    )
    with pytest.raises(
        BadAgent, match=r"error-agent-empty name=sulking:Bot game=0 ply=\d+ colour="
    ):
        play(prepare_match("columbiz", ["random", "sulking:Bot"], 1), 2)


def test_it_plays_without_the_command_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "results.jsonl"
    arguments = [
        "quatre_colonnes",
        "--seats",
        "greedy,random",
        "--games",
        "4",
        "--seed",
        "1",
        "--option",
        "dice=2",
        "--exact-building",
    ]
    assert main([*arguments, "--workers", "2", "--out", str(path)]) == 0
    contest = prepare_match(
        "quatre_colonnes", ["greedy", "random"], 1, options={"dice": 2}, is_exact=True
    )
    assert json.loads(capsys.readouterr().out) == play(contest, 4) == play(contest, 4, path)


def test_it_needs_nothing_but_numpy() -> None:
    program = """
import sys
before = set(sys.modules)
import colonnade.lab.arena
loaded = {name.partition(".")[0] for name in set(sys.modules) - before}
print(*sorted(name for name in loaded - sys.stdlib_module_names if not name.startswith("_")))
"""
    answer = subprocess.run(
        [sys.executable, "-I", "-c", program], capture_output=True, text=True, check=True
    )
    assert answer.stdout.split() == ["colonnade", "numpy"]


# Charts


@pytest.mark.parametrize(
    "contest",
    [match(), prepare_ladder("columbiz", ["random", "greedy", "points"], 1)],
    ids=lambda one: one.kind,
)
def test_a_chart_is_a_picture_with_every_level(contest: Contest) -> None:
    said: list[str] = []

    def say(key: str, **arguments: Any) -> str:
        said.append(" ".join([key, *map(str, arguments.values())]))
        return key

    with Arena(contest, 4) as arena:
        for _ in arena.play(0):
            pass
        drawn = chart.draw_chart(arena.summarise(), "a title", say)
    assert drawn.startswith(b"\x89PNG\r\n")
    pairs = [line for line in said if line.startswith("cli-arena-chart-pair")]
    assert pairs == (
        []
        if contest.kind == "match"
        else ["cli-arena-chart-pair greedy random", "cli-arena-chart-pair points greedy"]
    )


def test_without_matplotlib_the_extra_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "matplotlib", None)
    with pytest.raises(MissingExtra, match="library=Matplotlib extra=lab"):
        chart.import_matplotlib()
