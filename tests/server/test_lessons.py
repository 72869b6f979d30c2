"""Guided first games by HTTP: the whole lesson in one answer, and why an action is not possible."""

from __future__ import annotations

from typing import Any

import pytest

from colonnade.core.lesson import find_lesson
from colonnade.games import GAMES
from tests.server.tools import Server


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_is_one_answer(server: Server, game: str) -> None:
    status, lesson = server.request("GET", f"/api/lessons/{game}")
    assert status == 200
    assert [step["key"] for step in lesson["steps"]] == [
        step.key for step in find_lesson(GAMES[game]).steps
    ]
    assert lesson["colours"] == list(find_lesson(GAMES[game]).colours)
    assert lesson["steps"][-1]["plies"][-1]["position"]["turn"]["what"] == "over"


@pytest.mark.parametrize("game", GAMES)
def test_the_act_is_among_what_is_possible(server: Server, game: str) -> None:
    def is_offered(step: dict[str, Any]) -> bool:
        if step["position"]["turn"]["what"] == "throw":
            return step["choices"] == [] and step["keep"] is None
        return step["act"] in [choice["action"] for choice in step["choices"]] or (
            step["keep"] and step["act"].startswith("keep")
        )

    _, lesson = server.request("GET", f"/api/lessons/{game}")
    assert [step["key"] for step in lesson["steps"] if not is_offered(step)] == []


@pytest.mark.parametrize("game", GAMES)
def test_a_step_goes_on_where_the_one_before_it_ended_or_begins_a_chapter(
    server: Server, game: str
) -> None:
    _, lesson = server.request("GET", f"/api/lessons/{game}")
    chapters = {step.key for step in find_lesson(GAMES[game]).steps if step.start is not None}
    for before, step in zip(lesson["steps"], lesson["steps"][1:], strict=False):
        goes_on = before["plies"][-1]["position"]["id"] == step["position"]["id"]
        assert goes_on != (step["key"] in chapters), step["key"]
        assert before["plies"][-1]["position"]["ply"] == step["position"]["ply"]


def test_a_game_that_is_none_has_no_lesson(server: Server) -> None:
    status, problem = server.request("GET", "/api/lessons/chess")
    assert (status, problem["code"], problem["message"]["key"]) == (
        400,
        "bad-option",
        "error-game-unknown",
    )


@pytest.mark.parametrize(
    ("game", "step", "action", "clause"),
    [
        ("columbiz", "place", "place 5-5", "C3.3"),
        ("columbiz", "keep", "place 5-3", "C2.2"),
        ("columbiz", "line", "place 5-4", "C3.2"),
        ("quatre_colonnes", "exact", "move Y3 3", "L5.2"),
        ("quatre_colonnes", "refuge", "exit Y2 1", "L4.1"),
        ("quatre_colonnes", "capture", "move G1 2", "L3.5"),
    ],
)
def test_a_wrong_move_is_explained_by_its_clause(
    server: Server, game: str, step: str, action: str, clause: str
) -> None:
    _, lesson = server.request("GET", f"/api/lessons/{game}")
    (found,) = (each for each in lesson["steps"] if each["key"] == step)
    status, answer = server.request(
        "POST", "/api/explain", {"position": found["position"]["id"], "action": action}
    )
    assert status == 200
    assert answer["message"]["clause"] == clause
    status, answer = server.request(
        "POST", "/api/explain", {"position": found["position"]["id"], "action": found["act"]}
    )
    assert (status, answer) == (200, {"message": None})


@pytest.mark.parametrize(
    "body",
    [
        {"position": "nowhere", "action": "done"},
        {"position": "", "action": ""},
        {"position": 3},
        [],
    ],
)
def test_nonsense_is_refused(server: Server, body: object) -> None:
    status, problem = server.request("POST", "/api/explain", body)
    assert (status, problem["code"]) == (400, "malformed")
