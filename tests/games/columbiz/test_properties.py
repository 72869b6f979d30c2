"""Random play keeps every invariant, and an independent recount of the events comes to the same
position.
"""

from collections.abc import Iterator
from itertools import combinations_with_replacement, islice, product
from random import Random
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from colonnade.core.errors import Malformed
from colonnade.core.game import Decide, Over, Throw
from colonnade.games.columbiz import notation, rules
from colonnade.games.columbiz.actions import DONE, FORFEIT, PLACES, STOP, Action, Keep, Roll, Start
from colonnade.games.columbiz.board import COLOURS, RESERVE
from colonnade.games.columbiz.options import ColumbizOptions
from colonnade.games.columbiz.state import State
from tests.games.columbiz.helpers import GAME, begin

TABLES = st.fixed_dictionaries(
    {
        "players": st.sampled_from((2, 3, 4)),
        "given": st.fixed_dictionaries(
            {field.name: st.sampled_from(field.values) for field in ColumbizOptions.fields}
        ),
        "seed": st.integers(0, 2**32),
    }
)

FEW_OR_MORE_DICE = [
    dice for count in range(9) for dice in combinations_with_replacement(range(1, 7), count)
]
EVERY_ACTION: list[Action] = [
    *map(Keep, FEW_OR_MORE_DICE),
    *map(Roll, FEW_OR_MORE_DICE),
    *map(Start, product((None, 1, 6), repeat=2)),
    *map(Start, product((None, 1, 6), repeat=3)),
    *map(Start, product((None, 1, 6), repeat=4)),
    *PLACES,
    STOP,
    DONE,
    FORFEIT,
]


def walk(table: dict[str, Any]) -> Iterator[tuple[State, Action | None]]:
    """Every position of a random game, and the action played there."""
    random = Random(table["seed"])
    state = begin(table["players"], **table["given"])
    while True:
        turn = rules.turn(state)
        if isinstance(turn, Over):
            yield state, None
            return
        action = (
            rules.outcome(state, random.choices(range(1, 7), k=turn.dice))
            if isinstance(turn, Throw)
            else rules.sample(state, random)
        )
        yield state, action
        state = rules.apply(state, action)


def recount(
    players: int, events: list[str], beyond_twelve: str
) -> tuple[dict[str, Any], list[int]]:
    """The plain state and the totals after the events of a legal game, counted with a pencil: no
    rule is checked.
    """
    colours = COLOURS[:players]
    board: dict[tuple[int, int], int] = {}
    reserve, prisoners, aside, points = (
        [RESERVE[players]] * players,
        [0] * players,
        [0] * players,
        [0] * players,
    )
    seat, dice, kept, spent, throws, last = 0, [], [], [], 0, False
    for event in events:
        word, *rest = event.split()
        if word == "start":
            thrown = [int(face) if face != "-" else 0 for face in rest]
            seat = thrown.index(max(thrown))
        elif word == "roll":
            dice, throws = sorted([*kept, *map(int, rest)]), throws + 1
        elif word == "keep":
            kept = [int(face) for face in rest]
        elif word == "place":
            column, row = map(int, rest[0].split("-"))
            for lower in range(1, row):
                if board.get((column, lower), seat) != seat:
                    del board[column, lower]
                    prisoners[seat] += 1
            board[column, row] = seat
            for across, up in ((0, 1), (1, 0), (1, 1), (1, -1)):
                line = [
                    board.get((column + step * across, row + step * up)) == seat
                    for step in range(-5, 6)
                ]
                first, last_one = 5, 5
                while first > 0 and line[first - 1]:
                    first -= 1
                while last_one < 10 and line[last_one + 1]:
                    last_one += 1
                points[seat] += max(last_one - first - 1, 0)
            reserve[seat] -= 1
            spent = sorted([*spent, *[column] * row])
        elif word in ("done", "forfeit"):
            for _ in range(3 if word == "forfeit" else 0):
                if reserve[seat]:
                    reserve[seat] -= 1
                    aside[seat] += 1
            last = last or reserve[seat] == 0
            seat, dice, kept, spent, throws = (seat + 1) % players, [], [], [], 0
    prison = [0, 1, 2, 4, 6, 9, 12, 16, 20, 25, 30, 36, 42]
    while len(prison) < 60:
        prison.append(42 if beyond_twelve == "cap" else prison[-2] + len(prison) + 1)
    plain = {
        "board": {
            f"{column}-{row}": colours[owner] for (column, row), owner in sorted(board.items())
        },
        "reserve": dict(zip(colours, reserve, strict=True)),
        "prisoners": dict(zip(colours, prisoners, strict=True)),
        "set_aside": dict(zip(colours, aside, strict=True)),
        "line_points": dict(zip(colours, points, strict=True)),
        "dice": dice,
        "kept": kept,
        "spent": spent,
        "throws": throws,
        "last_round": last,
    }
    return plain, [own + prison[taken] for own, taken in zip(points, prisoners, strict=True)]


@given(TABLES)
@settings(max_examples=60)
def test_scores_and_states_equal_a_recount_from_the_events(table: dict[str, Any]) -> None:
    events: list[str] = []
    turns = [0] * table["players"]
    for state, action in walk(table):
        plain, totals = (
            recount(table["players"], events, table["given"]["beyond_twelve"])
            if len(events) % 9 == 0 or action is None
            else ({}, [])
        )
        if plain:
            assert notation.dump(state) == plain
            assert list(rules.scores(state)) == totals
        if action is not None:
            events.append(str(action))
            if action in (DONE, FORFEIT):
                turns[state.seat] += 1
    assert len(set(turns)) == 1  # C4.1


@given(TABLES)
@settings(max_examples=40)
def test_c1_2_no_disc_appears_or_disappears(table: dict[str, Any]) -> None:
    players = table["players"]
    for state, _ in walk(table):
        on_board = [own.bit_count() for own in state.discs]
        assert (
            sum(on_board) + sum(state.reserve) + sum(state.prisoners) + sum(state.set_aside)
            == players * RESERVE[players]
        )
        assert sum(on_board) == sum(state.discs).bit_count()  # no two discs on one cell
        assert sum(state.discs) < 1 << 36
        assert min(state.reserve) >= 0
        assert state.placed <= state.options.max_discs


@given(TABLES, st.integers(0, 200))
@settings(max_examples=60)
def test_explain_and_legal_agree_on_all_actions_that_can_be_spelled(
    table: dict[str, Any], ply: int
) -> None:
    states = [state for state, _ in islice(walk(table), ply + 1)]
    state = states[-1]
    turn = rules.turn(state)
    if isinstance(turn, Decide):
        possible = set(rules.legal(state))
        assert possible
        assert len(possible) == len(rules.legal(state))
    elif isinstance(turn, Throw):
        possible = set(rules.chances(state).outcomes)
    else:
        possible = set()
    assert possible <= set(EVERY_ACTION) or state.phase == "start"
    for action in EVERY_ACTION:
        refusal = rules.explain(state, action)
        assert (refusal is None) == (action in possible), action
        assert refusal is None or refusal.clause == refusal.message.clause


@given(TABLES)
@settings(max_examples=40)
def test_positions_actions_and_diagrams_go_round(table: dict[str, Any]) -> None:
    for state, action in walk(table):
        assert GAME.from_position(GAME.position(state)) == state
        assert notation.from_diagram(notation.diagram(state), table["players"]).discs == state.discs
        if action is not None:
            assert notation.parse(str(action)) == action


@given(st.text(max_size=20) | st.text("0123456789- keplacrotsdnfi", max_size=20))
def test_a_text_is_malformed_or_the_one_text_of_its_action(text: str) -> None:
    try:
        action = notation.parse(text)
    except Malformed:
        return
    assert str(action) == text


@given(TABLES)
@settings(max_examples=20)
def test_every_action_has_a_story_and_every_forced_one_a_reason(table: dict[str, Any]) -> None:
    for state, action in walk(table):
        if action is None:
            break
        assert rules.narrate(state, action)
        actions = rules.legal(state)
        is_forced = len(actions) == 1
        # the last open cell needs no explaining: it can be seen
        if is_forced and not str(actions[0]).startswith("place"):
            assert rules.duty(state) is not None
        assert GAME.view(state, state.seat).position == GAME.position(state)
