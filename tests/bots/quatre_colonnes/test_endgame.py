"""Where luck alone is left: closed forms, distributions of arrivals, and that both agree with the
rules.
"""

from collections.abc import Sequence
from random import Random

import numpy as np
import pytest

from colonnade.bots.evaluation import Shares
from colonnade.bots.quatre_colonnes import endgame
from colonnade.bots.quatre_colonnes.endgame import (
    HOMEWARD,
    Distribution,
    find_arrival,
    share_building,
    share_race,
    solve_endgame,
)
from colonnade.bots.quatre_colonnes.lookahead import LookAhead, is_horizon
from colonnade.core.game import Decide, Over
from colonnade.games.quatre_colonnes import rules
from colonnade.games.quatre_colonnes.actions import ROLLS
from colonnade.games.quatre_colonnes.state import State
from tests.bots.quatre_colonnes.positions import throw
from tests.games.quatre_colonnes.helpers import draw, table

HOME = "^ ^ ^ ^"


def arrive(turns: int) -> Distribution:
    """A first attempt in exactly that turn."""
    return np.append(np.zeros(turns - 1), 1.0)


def look_ahead(state: State) -> Shares:
    """One draw ahead, with nothing but exact shares behind it."""

    def evaluate(states: Sequence[State]) -> list[Shares]:
        found = [solve_endgame(each) for each in states]
        assert None not in found, "a race leads to races only"
        return [shares for shares in found if shares is not None]

    lookahead = LookAhead(evaluate)
    place = lookahead.add(state, 1)
    return lookahead.solve()[place]


def test_l3_1_of_two_builders_the_one_to_throw_has_36_of_71() -> None:
    assert share_building((0, 1), 0) == pytest.approx((36 / 71, 35 / 71), abs=1e-14)
    assert share_building((0, 1), 1) == pytest.approx((35 / 71, 36 / 71), abs=1e-14)
    assert solve_endgame(table(f"Y {HOME}", f"R {HOME}")) == pytest.approx(
        (36 / 71, 35 / 71), abs=1e-14
    )


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_l3_1_builders_attempt_in_turn_order(seats: int) -> None:
    misses = [(35 / 36) ** number for number in range(3600)]
    for first in range(seats):
        shares = share_building(range(seats), first)
        for seat in range(seats):
            assert shares[seat] == pytest.approx(
                sum(misses[(seat - first) % seats :: seats]) / 36, abs=1e-14
            )


def test_l9_3_a_team_attempts_in_each_of_its_turns() -> None:
    assert share_building((0, 1, 0, 1), 1) == pytest.approx(
        (35 / 71, 36 / 71, 35 / 71, 36 / 71), abs=1e-14
    )


@pytest.mark.parametrize("lead", [0, 1, 5, 40])
def test_a_lead_is_worth_that_many_attempts(lead: int) -> None:
    shares = share_race((0, 1), 0, [arrive(1), arrive(1 + lead)])
    assert shares[0] == pytest.approx(1 - (35 / 36) ** lead * 35 / 71, abs=1e-13)
    behind = share_race((0, 1), 1, [arrive(1), arrive(1 + lead)])
    # the rival's first turn passes before the first attempt, and the lead is counted from there
    if lead:
        assert behind[0] == pytest.approx(1 - (35 / 36) ** lead * 36 / 71, abs=1e-13)


def test_a_race_of_three_is_what_many_dice_say() -> None:
    arrivals = [np.array([0.2, 0.0, 0.8]), np.array([0.0, 1.0]), np.array([0.5, 0.25, 0.25])]
    random, wins, games = Random(1), [0, 0, 0], 20_000
    for _ in range(games):
        when = [random.choices(range(len(arrival)), arrival.tolist())[0] for arrival in arrivals]
        number = 2
        # the third seat throws first
        while not (
            number // 3 >= when[number % 3] + (number % 3 < 2) and random.randrange(36) == 0
        ):
            number += 1
        wins[number % 3] += 1
    for share, won in zip(share_race((0, 1, 2), 2, arrivals), wins, strict=True):
        assert share == pytest.approx(won / games, abs=4 * (0.25 / games) ** 0.5)


def test_l5_2_the_last_step_by_exact_count_waits_for_its_face() -> None:
    arrival = find_arrival(table("Y a7 ^ ^ ^", f"G {HOME}"))
    # A one brings it home: at once, and the attempt is next turn's; after a six, or two, in the
    # same turn too.
    once = 1 / 6 * (1 + 1 / 6 + 1 / 36)
    assert arrival[0] == 0
    assert arrival[1] == pytest.approx(once, abs=1e-12)
    assert arrival[2] == pytest.approx((1 - once) * once, abs=1e-12)
    assert arrival.sum() == pytest.approx(1, abs=1e-14)


def test_l3_1_a_six_that_brings_the_last_token_home_earns_an_attempt_in_the_same_turn() -> None:
    arrival = find_arrival(table("Y a2 ^ ^ ^", f"G {HOME}"))
    assert arrival[0] == pytest.approx(1 / 6, abs=1e-12)
    assert arrival[1] == 0  # any other face moved it on, where a six is too much


def test_l8_2_with_a_free_finish_one_token_home_brings_the_others_home() -> None:
    arrival = find_arrival(table("Y a2 a3 a4 a5", f"G {HOME}", finish="free"))
    assert arrival[0] == pytest.approx(1 / 6, abs=1e-12)
    # a 3, 4 or 5; or a 1 or 2, and a six in the next turn
    assert arrival[1] == pytest.approx(3 / 6 + 2 / 6 * 1 / 6, abs=1e-12)


RACES = [
    *(
        table(f"Y {own}", f"R {HOME}", to_play=to_play, finish=finish)
        for own in ("a2 a2 a3 a4", "a6 a6 a7 a7", "40 ^ ^ ^", "w ^ ^ ^")
        for to_play in ("Y", "R")
        for finish in ("exact", "free")
    ),
    *(
        table(f"Y {own}", f"R {HOME}", dice=2, sums=sums)
        for own in ("a7 a7 a7 ^", "a3 ^ ^ ^", "w ^ ^ ^")
        for sums in (True, False)
    ),
    table("Y 60 ^ ^ ^", f"R {HOME}", sixes=2, moved="Y1", third_six="workshop"),
    table("Y w ^ ^ ^", "B a5 ^ ^ ^", "G a7 ^ ^ ^"),
    table("Y w ^ ^ ^", f"B {HOME}", f"G {HOME}", "R a2 ^ ^ ^", to_play="B"),
    table("Y 30 ^ ^ ^", "B a7 ^ ^ ^", f"G {HOME}", "R a2 ^ ^ ^", teams=True),
    table("Y 30 ^ ^ ^", f"B {HOME}", f"G {HOME}", f"R {HOME}", teams=True, to_play="G", dice=2),
]


@pytest.mark.parametrize("state", RACES, ids=lambda state: f"{state.tokens} {state.options}")
def test_where_one_plays_on_the_exact_shares_are_those_of_the_best_play(state: State) -> None:
    assert solve_endgame(state) == pytest.approx(look_ahead(state), abs=1e-12)


@pytest.mark.parametrize(
    "state", [*RACES[::4], *RACES[-5:]], ids=lambda state: f"{state.tokens} {state.options}"
)
def test_a_race_that_was_solved_beforehand_needs_no_solving(
    state: State, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(endgame, "_arrivals", {})
    endgame._solve_race.cache_clear()
    endgame.solve_races(state.options)
    monkeypatch.setattr(endgame, "_solve", None)
    assert solve_endgame(state) is not None


@pytest.mark.parametrize("finish", ["exact", "free"])
@pytest.mark.parametrize("rivals", ["R a2 a3 a4 a5", "R a6 ^ ^ ^"])
def test_where_several_play_on_the_fixed_policy_is_nearly_the_best(
    finish: str, rivals: str
) -> None:
    state = table("Y a2 a4 a4 a6", rivals, finish=finish)
    shares, best = solve_endgame(state), look_ahead(state)
    assert shares is not None
    assert best[0] - 1e-12 <= shares[0] + 1e-3
    assert shares[0] <= best[0] + 1e-12


@pytest.mark.parametrize(
    "state",
    [
        table("Y 10 ^ ^ ^", "R 40 ^ ^ ^"),  # they may meet
        table("Y 10 ^ ^ ^", "R w ^ ^ ^"),
        table("Y 10 ^ ^ ^", "R a1 ^ ^ ^"),  # a six to a7 and two more, and it is back on the ring
        table("Y 10 11 ^ ^", f"R {HOME}"),  # too many ways
        table("Y a6 ^ ^ ^", "R a6 ^ ^ ^", dice=2),
        table("Y a7 a7 ^ ^", "R 40 ^ ^ ^", sixes=2, moved="Y1"),
    ],
    ids=str,
)
def test_where_tokens_can_meet_or_ways_are_many_nothing_is_exact(state: State) -> None:
    assert solve_endgame(state) is None


def test_l3_4_a_third_six_can_bring_a_token_back_from_the_arrow() -> None:
    state = table("Y a7 ^ ^ ^", f"R {HOME}", sixes=2, moved="Y1")
    assert draw(state, "6").tokens[0][0] == 1
    assert solve_endgame(state)[0] < solve_endgame(state._replace(moved=None))[0]  # pyright: ignore[reportOptionalSubscript]


@pytest.mark.parametrize("finish", ["exact", "free"])
@pytest.mark.parametrize("dice", [1, 2])
def test_homeward_tokens_never_come_back_and_those_one_cell_behind_may(
    dice: int, finish: str
) -> None:
    def find_lowest(progress: int) -> int:
        """The lowest progress of four tokens that can ever follow, the rival being home."""
        start = table(f"Y {HOME}", f"R {HOME}", dice=dice, finish=finish)._replace(
            tokens=((progress,) * 4, (72,) * 4), phase="draw"
        )
        seen, waiting, lowest = {start}, [start], progress
        while waiting and lowest == progress:
            state = waiting.pop()
            actions = rules.legal(state) if state.phase == "play" else rules.chances(state).outcomes
            for after in (rules.apply(state, action) for action in actions):
                if after.seat != 0:  # the rival's attempt fails, and it is yellow's turn again
                    after = rules.apply(after, ROLLS[1, 2])
                lowest = min(lowest, *after.tokens[0])
                after = (
                    after._replace(tokens=(tuple(sorted(after.tokens[0])), after.tokens[1]))
                    if after.moved is None
                    else after
                )
                if after not in seen and after.phase not in ("over", "build"):
                    seen.add(after)
                    waiting.append(after)
        return lowest

    assert find_lowest(HOMEWARD[dice]) == HOMEWARD[dice]
    assert find_lowest(HOMEWARD[dice] - 1) == 1


@pytest.mark.parametrize(
    "state",
    [*RACES[::3], table("Y a2 a3 a4 a5", "R a2 a2 a6 ^", "B w ^ ^ ^")],
    ids=lambda state: str(state.tokens),
)
def test_from_a_race_nothing_but_races_follow_and_nobody_is_sent_back(state: State) -> None:
    random, start = Random(3), state
    for _ in range(8):
        state = start
        while not isinstance(turn := rules.turn(state), Over):
            if is_horizon(state):
                shares = solve_endgame(state)
                assert shares is not None
                assert sum(shares) == pytest.approx(2 if state.options.teams else 1, abs=1e-12)
            before = state
            state = rules.apply(
                state,
                rules.sample(state, random) if isinstance(turn, Decide) else throw(random, state),
            )
            for seat, row in enumerate(state.tokens):
                if seat not in (
                    before.seat,
                    (before.seat + 2) % 4 if state.options.teams else before.seat,
                ):
                    assert row == before.tokens[seat]
        assert solve_endgame(state) == tuple(float(rank == 1) for rank in turn.result.ranks)
