"""Rollouts: unbiased, on shared dice, with an interval that holds, and the same for any number of
workers.
"""

from collections import Counter
from collections.abc import Callable
from functools import cache, partial

import pytest

from colonnade.analysis import rollout
from colonnade.analysis.rollout import (
    BATCH,
    FEWEST_BATCHES,
    Batch,
    RolloutPlan,
    find_ending,
    find_margin,
    plan_rollout,
    play_batch,
    roll_out,
    run_here,
    throw_at,
)
from colonnade.bots.evaluation import find_evaluator
from colonnade.core.errors import BadOption
from colonnade.core.game import AnyGame, Decide, Over, Throw
from colonnade.games import GAMES
from colonnade.games.columbiz import rules
from colonnade.games.columbiz.state import State
from colonnade.lab.simulate import play_game, prepare_experiment
from colonnade.lab.workers import parallel_map
from tests.clocks import SteppingClock
from tests.games.columbiz.helpers import GAME, to_throw


@cache
def find_state(is_wanted: Callable[[State], bool]) -> State:
    """The first position of some games that is wanted and open: nobody is sure to win."""
    experiment = prepare_experiment("columbiz", ["greedy", "points"], 40, 1)
    evaluator = find_evaluator("columbiz")
    for index in range(experiment.games):
        for step in play_game(experiment, index).replay(GAME):
            if is_wanted(step.state) and 0.2 < evaluator.find_shares(step.state)[0] < 0.8:
                return step.state
    raise AssertionError("no such position")


def is_last(state: State) -> bool:
    return (
        state.phase == "throw"
        and not state.throws
        and state.last_round
        and (state.seat + 1) % 2 == state.starter
    )


def is_late(state: State) -> bool:
    """Everybody can place its last discs in its next turn, and the starter comes second: more is
    open than a last turn.
    """
    return (
        state.phase == "throw"
        and not state.throws
        and state.seat != state.starter
        and max(state.reserve) <= 3
    )


def is_placing(state: State) -> bool:
    return (
        state.phase == "place"
        and not state.placed
        and sum(state.reserve) <= 14
        and len(rules.legal(state)) > 2
    )


def test_the_last_turn_has_no_variance_left() -> None:
    """Less luck, every trial of an exactly known turn gives its exact value."""
    plan = plan_rollout(GAME, find_state(is_last), seed=1)
    found = roll_out(plan, trials=48, precision=0.001)
    (only,) = found.candidates
    seat = find_state(is_last).seat
    assert only.action is None
    assert only.shares == pytest.approx(
        find_evaluator("columbiz").find_shares(find_state(is_last)), abs=1e-9
    )
    assert max(only.margins) < 1e-9
    assert found.reduction is None
    assert found.is_settled
    assert found.trials == FEWEST_BATCHES * BATCH
    plain = [shares[seat] for number in range(6) for shares in play_batch(plan, number).plain[0]]
    assert len(set(plain)) > 1


def test_two_turns_are_judged_without_bias() -> None:
    found = roll_out(plan_rollout(GAME, find_state(is_late), seed=2), trials=80, precision=0.0001)
    plan = plan_rollout(GAME, find_state(is_late), seed=3)
    plain = [shares[0] for number in range(30) for shares in play_batch(plan, number).plain[0]]
    mean = sum(plain) / len(plain)
    assert abs(mean - found.candidates[0].shares[0]) < 2 * find_margin(plain)
    assert found.candidates[0].margins[0] < find_margin(plain[: found.trials]) / 2
    assert found.reduction is not None
    assert found.reduction > 3
    assert sum(found.candidates[0].shares) == pytest.approx(1)


def test_candidates_of_a_decision_are_compared_on_the_same_dice() -> None:
    state = find_state(is_placing)
    plan = plan_rollout(GAME, state, seed=1)
    assert plan.candidates == tuple(
        str(option.action) for option in find_evaluator("columbiz").rank(state)[:3]
    )
    worst = str(find_evaluator("columbiz").rank(state)[-1].action)
    twice = RolloutPlan(
        plan.game, plan.position, (plan.candidates[0], plan.candidates[0], worst), 1, 2
    )
    found = roll_out(twice, trials=48, precision=0.0001)
    assert [candidate.behind for candidate in found.candidates[:2]] == [0, 0]
    assert found.candidates[0].shares[state.seat] >= found.candidates[2].shares[state.seat]
    assert found.candidates[2].behind == pytest.approx(
        found.candidates[0].shares[state.seat] - found.candidates[2].shares[state.seat]
    )


MIDDLE = "C2485D00bZ0M00A80012300C092c0H0Q0o09"
"""Three discs may still be placed. With 1-1 the turn is best ended with other discs than the net
says.
"""


def test_the_rest_of_the_turn_is_played_as_the_evaluator_judges_it() -> None:
    """And an interval reaches up to the best end of the turn that was not played."""
    state: State = GAME.from_position(MIDDLE)
    evaluator = find_evaluator("columbiz")
    actions = [GAME.parse(text) for text in ("place 1-1", "place 2-1")]
    plan = plan_rollout(GAME, state, seed=1, actions=actions, turns=2)
    found = roll_out(plan, trials=48, precision=0.0001)
    for candidate in found.candidates:
        after, last = GAME.apply(state, GAME.parse(candidate.action or "")), None
        for text in candidate.ending:
            last = evaluator.rank(after)[0]
            assert text == str(last.action)
            after = GAME.apply(after, last.action)
        assert GAME.turn(after) == Throw(1 - state.seat, 8)
        assert last is not None
        # one turn, less its luck, is what the look-ahead over that turn says
        next_turn = find_evaluator("columbiz", is_quick=True).find_shares(after)
        assert candidate.shares == pytest.approx(next_turn, abs=1e-9)
    first, second = found.candidates
    assert second.behind_margin >= max(first.left_out, second.left_out)


def test_another_end_that_is_judged_better_is_in_the_interval() -> None:
    state: State = GAME.from_position(MIDDLE)
    evaluator = find_evaluator("columbiz")
    after = GAME.apply(state, GAME.parse("place 1-1"))
    ending = find_ending(GAME, evaluator, GAME.turn(state), after)
    ends = dict[State, float]()

    def explore(position: State) -> None:
        for option in evaluator.rank(position):
            following = GAME.apply(position, option.action)
            if isinstance(GAME.turn(following), Decide):
                explore(following)
            else:
                ends[following] = option.shares[state.seat]

    explore(after)
    best, other = sorted(ends.values())[-1:-3:-1]
    assert ending.other == other < best


def test_all_candidates_have_the_same_dice_also_where_one_ends_the_turn(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Turns are counted from the one that the action belongs to."""
    state: State = GAME.from_position("C2485D03jB3NEt3700D2300L0g8W0G0H0i15")
    thrown: dict[str, list[float]] = {}
    for text in ("done", "place 2-1"):
        places = thrown[text] = []

        def note(game: AnyGame, state: State, place: float, places: list[float] = places) -> State:
            if not state.throws:
                places.append(place)
            return throw_at(game, state, place)

        monkeypatch.setattr(rollout, "throw_at", note)
        play_batch(plan_rollout(GAME, state, seed=1, actions=[GAME.parse(text)], turns=2), 0)
    assert thrown["done"] == thrown["place 2-1"]
    assert len(thrown["done"]) == BATCH


def test_a_clear_best_action_ends_the_trials_early() -> None:
    state = find_state(is_placing)
    ranked = find_evaluator("columbiz").rank(state)
    assert ranked[0].shares[state.seat] > ranked[-1].shares[state.seat] + 0.03
    plan = plan_rollout(GAME, state, seed=1, actions=[ranked[-1].action, ranked[0].action], turns=2)
    found = roll_out(plan, trials=10_000, precision=1e-9)
    assert found.is_settled
    assert found.candidates[0].action == str(ranked[0].action)
    assert found.trials < 500


def test_any_number_of_workers_gives_the_same_answer() -> None:
    plan = plan_rollout(GAME, find_state(is_late), seed=5)
    alone = roll_out(plan, trials=64, precision=0.0001)
    assert (
        roll_out(
            plan,
            trials=64,
            precision=0.0001,
            run=lambda task, start, end: parallel_map(task, start, end, 2),
        )
        == alone
    )
    backwards = {number: play_batch(plan, number) for number in reversed(range(8))}
    assert [backwards[number] for number in range(8)] == list(
        run_here(partial(play_batch, plan), 0, 8)
    )
    assert (
        roll_out(plan_rollout(GAME, find_state(is_late), seed=6), trials=64, precision=0.0001)
        != alone
    )


def test_progress_tells_trials_and_the_interval() -> None:
    told: list[tuple[int, float]] = []
    plan = plan_rollout(GAME, find_state(is_late), seed=5)
    found = roll_out(
        plan, trials=64, precision=0.0001, progress=lambda done, far: told.append((done, far))
    )
    assert [done for done, _ in told] == [BATCH * count for count in range(1, 9)]
    assert told[-1][1] == found.candidates[0].margins[found.seat]


def test_after_some_turns_the_evaluator_may_judge() -> None:
    plan = plan_rollout(GAME, to_throw(), seed=1, turns=1)
    batch: Batch = play_batch(plan, 0)
    exact = find_evaluator("columbiz").find_shares(to_throw())
    # One turn, less its luck, is what the look-ahead over that turn says.
    assert batch.less_luck[0] == tuple(pytest.approx(exact, abs=1e-9) for _ in range(BATCH))


def test_a_game_that_is_over_cannot_be_played_on() -> None:
    with pytest.raises(BadOption, match="error-rollout-over"):
        plan_rollout(GAME, find_state(is_last)._replace(phase="over"), seed=1)


def test_the_building_of_the_monument_is_rolled_out_too() -> None:
    game = GAMES["quatre_colonnes"]
    options = game.options_type.resolve({}, 2)
    state = game.initial(options, game.seats(("Y", "G"), 0))._replace(
        tokens=((72,) * 4,) * 2, phase="build"
    )
    found = roll_out(plan_rollout(game, state, seed=1), trials=48, precision=0.001)
    chance = 1 / 36 / (1 - (35 / 36) ** 2)
    assert found.candidates[0].shares == pytest.approx((chance, 1 - chance), abs=1e-6)


def test_places_between_0_and_1_are_throws_by_their_chances() -> None:
    game = GAMES["quatre_colonnes"]
    state = game.initial(game.options_type.resolve({"dice": 2}, 2), game.seats(("Y", "G"), 0))
    found = Counter(str(throw_at(game, state, (place + 0.5) / 36)) for place in range(36))
    chances = Counter(
        {str(game.apply(state, action)): 0 for action in game.chances(state).outcomes}
    )
    for action, chance in game.chances(state):
        chances[str(game.apply(state, action))] += int(chance * 36)
    assert found == chances
    assert not isinstance(game.turn(throw_at(game, state, 0.999999999)), Over)


def test_the_margin_is_that_of_students_distribution() -> None:
    assert find_margin([1.0, 2.0, 3.0, 4.0, 5.0, 6.0]) == pytest.approx(
        2.5706 * 1.8708 / 6**0.5, rel=2e-3
    )
    assert find_margin([0.5]) == 1.0


def test_when_time_is_over_the_trials_that_were_played_are_told(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Also where it is over before the first trial: one of each candidate is always played."""
    state = find_state(is_placing)
    found = roll_out(plan_rollout(GAME, state, seed=1), trials=10_000, precision=1e-9, seconds=0.0)
    assert found.trials == 1
    assert len(found.candidates) == 3
    assert not found.is_settled
    assert {candidate.behind_margin for candidate in found.candidates[1:]} == {1.0}, (
        "one trial says nothing about its error"
    )
    monkeypatch.setattr(rollout, "time", SteppingClock())  # a second per trial
    longer = roll_out(plan_rollout(GAME, state, seed=1), trials=10_000, precision=1e-9, seconds=6)
    assert longer.trials == 6, "the last begins when the time ends"
    monkeypatch.undo()
    assert roll_out(
        plan_rollout(GAME, find_state(is_late), seed=5), trials=48, precision=1e-9, seconds=1e6
    ) == roll_out(plan_rollout(GAME, find_state(is_late), seed=5), trials=48, precision=1e-9)


def test_a_part_of_a_batch_has_the_interval_of_its_trials() -> None:
    plan = plan_rollout(GAME, find_state(is_late), seed=5)
    whole = play_batch(plan, 0)
    found = roll_out(
        plan, trials=1, precision=1e-9, run=lambda task, start, end: iter([cut(whole, 5)])
    )
    assert found.trials == 5
    values = [trial[found.seat] for trial in whole.less_luck[0][:5]]
    assert found.candidates[0].shares[found.seat] == pytest.approx(sum(values) / 5)
    assert found.candidates[0].margins[found.seat] == pytest.approx(find_margin(values))


def cut(batch: Batch, trials: int) -> Batch:
    return Batch(
        tuple(each[:trials] for each in batch.less_luck),
        tuple(each[:trials] for each in batch.plain),
    )
