"""Commands without a server: `decide` gives entries and changes nothing, and a log folded again
gives the same table.
"""

from __future__ import annotations

from functools import partial
from random import Random
from typing import Any

import msgspec
import pytest

from colonnade.core.errors import ColonnadeError, Illegal, NotYourTurn, Stale
from colonnade.core.game import Decide, Over, Throw
from colonnade.games import GAMES
from colonnade.server import messages
from colonnade.server.errors import Forbidden, TooEarly, TooMany
from colonnade.server.tables import referee
from colonnade.server.tables.automatic import play_bot, throw_by_table, time_out
from colonnade.server.tables.commands import decide
from colonnade.server.tables.join import join_seat
from colonnade.server.tables.log import HOST, encode
from colonnade.server.tables.state import TableState
from colonnade.server.tables.transaction import Transaction, find_pause
from tests.server.states import (
    BO,
    LINK,
    SETTINGS,
    ask,
    fold_again,
    look_at,
    make_table,
    run_own,
    sit_down,
)


@pytest.mark.parametrize("game", list(GAMES))
@pytest.mark.parametrize("clock", [None, messages.Clock(60, 2)])
def test_deciding_changes_nothing_and_the_log_folded_again_is_the_same_table(
    game: str, clock: messages.Clock | None
) -> None:
    state, random, log = make_table(game, clock=clock), Random(7), list[bytes]()

    def run(transaction: Transaction) -> TableState:
        log.extend(encode(entry) for entry in transaction.entries)
        return transaction.state

    state = run(join_seat(state, messages.Join(link=LINK, name="Bo"), BO, ask(None))[0])
    for number in range(600):
        turn, name = state.match.turn, f"c{number}"
        if isinstance(turn, Over):
            break
        holder = HOST if turn.seat == 0 else 1
        context, before = ask(holder, elapsed=random.randint(0, 900)), look_at(state, holder)
        commands: list[Any] = [messages.Rename(name, turn.seat, name)] if number % 50 == 0 else []
        if isinstance(turn, Throw):
            commands.append(messages.Throw(name, state.revision + len(commands)))
        else:
            action = str(state.game.sample(state.match.state, random))
            commands.append(messages.Act(name, state.revision + len(commands), action))
            if number % 20 == 1 and state.match.can_take_back:
                commands = [messages.Back(name, state.revision)]
        for command in commands:
            transaction = decide(state, command, context)
            assert look_at(state, holder) == before
            state = run(transaction)
            before = look_at(state, holder)
    again = fold_again(state, log)
    assert [look_at(again, holder) for holder in (HOST, 1, None)] == [
        look_at(state, holder) for holder in (HOST, 1, None)
    ]
    assert again.record() == state.record()
    assert (again.answers, again.throws, again.clock_left) == (
        state.answers,
        state.throws,
        state.clock_left,
    )
    if state.status == "over" and clock is None:
        state.record().verify(state.game)


def test_a_refused_command_leaves_no_trace() -> None:
    state = sit_down(make_table())
    before = look_at(state, HOST)
    turn = state.match.turn
    assert isinstance(turn, Throw)
    for command, holder, refusal in (
        (messages.Throw("x", state.revision + 1), HOST, Stale),
        (messages.Act("x", state.revision, "done"), HOST, NotYourTurn),
        (messages.Throw("x", state.revision), 1, NotYourTurn),
        (messages.Throw("x", state.revision), None, Forbidden),
        (messages.Rename("x", 1, "Eve"), HOST, Forbidden),
        (messages.Abandon("x"), 1, Forbidden),
        (messages.Rematch("x"), HOST, TooEarly),
    ):
        with pytest.raises(refusal):
            decide(state, command, ask(holder))
    state = decide(state, messages.Throw("y", state.revision), ask()).state
    while isinstance(state.match.turn, Throw):
        state = decide(
            state,
            messages.Throw("y", state.revision),
            ask(HOST if state.match.turn.seat == 0 else 1),
        ).state
    holder = HOST if state.match.turn.seat == 0 else 1  # type: ignore[union-attr]
    told = look_at(state, holder)
    with pytest.raises(Illegal):
        decide(state, messages.Act("z", state.revision, "done"), ask(holder))
    assert look_at(state, holder) == told != before


def test_an_act_and_the_throw_that_follows_by_itself_are_one_transaction() -> None:
    state = make_table("quatre_colonnes", ("here", "bot"))
    switched = decide(state, messages.AutoThrow("a", 0, True), ask(is_watched=True))
    assert [(entry.what, entry.by, entry.command) for entry in switched.entries][:2] == [
        ("auto_throw", "", "a"),
        ("throw", "table", ""),
    ]
    assert switched.revision == state.revision + 1
    waiting = run_own(
        make_table("quatre_colonnes", ("bot", "bot")),
        partial(throw_by_table, revision=0),
        is_watched=True,
    )
    # the next throw of a bot waits for those who watch
    assert [entry.what for entry in waiting.entries] == ["throw"]


def test_the_table_keeps_the_pace_of_bots_where_nobody_plays_or_a_clock_runs() -> None:
    def pause(*kinds: Any, clock: messages.Clock | None = None) -> float:
        state = make_table("quatre_colonnes", kinds, clock=clock)
        return find_pause(state, 1, ask(is_watched=True))

    usual = SETTINGS.bot_pause
    assert pause("bot", "bot") == pause("here", "bot", clock=messages.Clock(300, 5)) == usual
    assert 0 < pause("here", "bot") < usual / 4, "the players' devices keep it"
    assert find_pause(make_table("quatre_colonnes", ("here", "bot")), 1, ask()) == 0


def test_a_bot_moves_in_its_turn_only_and_chance_decides_where_it_fails() -> None:
    state = make_table(kinds=("bot", "bot"))
    state = run_own(state, partial(throw_by_table, revision=state.position_revision)).state
    turn = state.match.turn
    assert isinstance(turn, Decide)
    assert (
        run_own(
            state, partial(play_bot, revision=state.position_revision - 1, actions=("stop",))
        ).entries
        == []
    )
    failed = run_own(
        state, partial(play_bot, revision=state.position_revision, actions=("plaice 5-3",))
    )
    assert [entry.what for entry in failed.entries][:2] == ["note", "act"]
    assert failed.entries[0].text == f"bot-failed {state.seats[turn.seat].colour} random"
    assert run_own(state, partial(time_out, revision=state.position_revision)).entries == []


def test_the_clock_is_charged_to_the_seat_that_thought_and_runs_out_to_nothing() -> None:
    state = sit_down(make_table("quatre_colonnes", clock=messages.Clock(60, 2)))
    state = decide(state, messages.Throw("a", state.revision), ask(elapsed=5000)).state
    assert state.clock_left[0] in (60_000, 62_000)  # the first event starts the clocks
    running = state.running_seat()
    assert running is not None
    left = state.clock_left[running]
    out = run_own(
        state, partial(time_out, revision=state.position_revision), elapsed=999_999
    ).entries[0]
    assert (out.what, out.seat, out.clock[running]) == ("time_out", running, 0)
    renamed = decide(state, messages.Rename("b", 0, "Zoe"), ask(elapsed=1000)).state
    assert renamed.clock_left[running] == left - 1000


def test_take_over_of_a_friends_seat_is_by_the_usual_level_only() -> None:
    state = sit_down(make_table())
    gone = (0.0, 100.0)
    with pytest.raises(TooEarly):
        decide(state, messages.TakeOver("a", 1), ask(away=(0.0, 1.0)))
    for level in ("random", "master"):
        with pytest.raises(Forbidden, match="error-server-level-friend"):
            decide(state, messages.TakeOver("a", 1, level), ask(away=gone))
    for level in (None, "greedy"):
        assert (
            decide(state, messages.TakeOver("a", 1, level), ask(away=gone))
            .state.seats[1]
            .substitute
            == "greedy"
        )
    # one's own
    assert (
        decide(state, messages.TakeOver("a", 1, "random"), ask(1)).state.seats[1].substitute
        == "random"
    )


def test_names_and_preferences_cannot_fill_the_log_without_a_game() -> None:
    state, renames = sit_down(make_table()), 0
    while state.other_entries < 1000:
        try:
            state = decide(state, messages.Rename(f"c{renames}", 0, str(renames)), ask()).state
        except TooMany:
            break
        renames += 1
    assert 100 <= renames < 500
    with pytest.raises(TooMany):
        decide(state, messages.AutoThrow("x", 1, True), ask(1))
    # the game goes on, and so do its names
    state = decide(state, messages.Throw("y", state.revision), ask()).state
    assert decide(state, messages.Rename("z", 0, "Ana"), ask()).entries


def test_acts_and_take_backs_cannot_fill_the_log(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(referee, "CORRECTIONS", 3)
    state, random = make_table(kinds=("here", "here")), Random(7)

    def play_until_something_can_be_taken_back() -> None:
        nonlocal state
        while not state.can_take_back:
            command: messages.Command = messages.Throw("a", state.revision)
            if isinstance(state.match.turn, Decide):
                action = str(state.game.sample(state.match.state, random))
                command = messages.Act("a", state.revision, action)
            state = decide(state, command, ask()).state

    for _ in range(3):
        play_until_something_can_be_taken_back()
        state = decide(state, messages.Back("b", state.revision), ask()).state
    play_until_something_can_be_taken_back()
    with pytest.raises(TooMany, match="error-server-corrections"):
        decide(state, messages.Back("b", state.revision), ask())


def test_a_log_that_does_not_hold_is_refused() -> None:
    state = sit_down(make_table())
    done = decide(state, messages.Throw("a", state.revision), ask())
    entry = done.entries[0]
    other = msgspec.structs.replace(entry, faces=[face % 6 + 1 for face in entry.faces])
    with pytest.raises(ColonnadeError, match="error-store-table"):
        TableState(state.header).fold([encode(other)])
