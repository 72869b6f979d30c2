"""Whatever is played, with whatever options, by whomever: what always holds."""

from functools import cache
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from colonnade.core.errors import Illegal
from colonnade.core.game import Decide, Over, Throw
from colonnade.games.quatre_colonnes import QuatreColonnes, rules
from colonnade.games.quatre_colonnes.notation import dump, parse
from colonnade.games.quatre_colonnes.position_ids import from_position, position
from colonnade.games.quatre_colonnes.state import State, Tokens
from colonnade.games.quatre_colonnes.validation import is_possible
from tests.games.quatre_colonnes.actions import spellable
from tests.games.quatre_colonnes.helpers import START, progress, standing

GAME = QuatreColonnes()
SAFE = {5, 12, 17, 22, 29, 34, 39, 46, 51, 56, 63, 68}
FEWER = settings(max_examples=settings().max_examples // 3)  # each looks at many positions
COLOURS = ["YG", "YB", "BR", "RY", "YBG", "GRY", "YBGR", "GRYB"]


randoms = st.integers(0, 2**32 - 1).map(Random)


@cache
def every_action():
    return tuple(spellable())


@st.composite
def tables(draw: st.DrawFn) -> State:
    """The beginning of a game with any options and any seats."""
    colours = tuple(draw(st.sampled_from(COLOURS)))
    given = {field.name: draw(st.sampled_from(field.values)) for field in GAME.options_type.fields}
    if len(colours) < 4:
        given["teams"] = False
    if not given["teams"]:
        given["partners"] = "side"
    seats = GAME.seats(colours, draw(st.integers(0, len(colours) - 1)))
    return GAME.initial(GAME.options_type.resolve(given, len(colours)), seats)


def advanced(state: State, random: Random) -> State:
    """The beginning of a game, with the tokens put somewhere they may stand: endings and crowds are
    far from the beginning.
    """
    while True:
        place = crowd if random.random() < 0.5 else scatter
        moved = state._replace(tokens=place(state, random))
        for phase in ("draw", "build"):
            if is_possible(moved._replace(phase=phase)):
                return moved._replace(phase=phase)


def scatter(state: State, random: Random) -> Tokens:
    """Tokens anywhere, often in the workshop or near the summit."""
    pools = [(0, 1, 8, 13, 30), tuple(range(73)), (60, 64, 66, 71, 72, 72), (72,)]
    rows = []
    for _ in state.colours:
        pool = random.choice(pools)
        rows.append(
            (random.choice(pool), random.choice(pool), random.choice(pool), random.choice(pool))
        )
    return tuple(rows)


def crowd(state: State, random: Random) -> Tokens:
    """One token of the player in turn, and twos of the others on the cells before it: pairs and
    barriers.
    """
    cell = random.randint(1, 68)
    rows = []
    for seat, colour in enumerate(state.colours):
        if seat == state.seat:
            here = (cell - START[colour]) % 68 + 1
            rows.append((min(here, 64), 72, 72, random.choice((0, 72))))
        else:
            one, other = ((cell + random.randint(1, 6) - START[colour]) % 68 + 1 for _ in "12")
            rows.append((min(one, 64), min(one, 64), min(other, 64), min(other, 64)))
    return tuple(rows)


def step(state: State, random: Random) -> State:
    """The position after a random throw or decision."""
    turn = rules.turn(state)
    if isinstance(turn, Throw):
        return rules.apply(
            state,
            rules.outcome(
                state, [random.choice((1, 2, 3, 4, 5, 5, 6, 6)) for _ in range(turn.dice)]
            ),
        )
    return rules.apply(state, rules.sample(state, random))


def walk(state: State, random: Random, plies: int):
    """The positions of a random game from here."""
    yield state
    for _ in range(plies):
        if isinstance(rules.turn(state), Over):
            return
        state = step(state, random)
        yield state


def check_invariants(state: State) -> None:
    assert len(state.tokens) == len(state.colours)
    assert all(len(row) == 4 and all(0 <= it <= 72 for it in row) for row in state.tokens)
    is_one_side = state.options.teams and state.options.partners == "side"
    side_of = [seat % 2 if is_one_side else seat for seat in range(len(state.colours))]
    cells: dict[str, list[int]] = {}
    for seat, row in enumerate(standing(state)):
        for word in row.split()[1:]:
            if word.isdigit():
                cells.setdefault(word, []).append(side_of[seat])
    for cell, sides in cells.items():  # L5.4
        assert len(sides) <= 2
        assert int(cell) in SAFE or len(set(sides)) == 1
    assert 0 <= state.sixes <= 2
    assert len(state.bonuses) <= 1
    assert all(bonus in (10, 20) for bonus in state.bonuses)
    assert state.dice == tuple(sorted(state.dice))
    assert len(state.dice) + len(state.bonuses) <= state.options.dice
    assert is_possible(state)
    turn = rules.turn(state)
    legal = rules.legal(state)
    assert bool(legal) == isinstance(turn, Decide)
    assert len(set(legal)) == len(legal)
    if not isinstance(turn, Decide):
        assert state.bonuses == ()
        assert state.dice == () or state.phase == "relaunch"
    if isinstance(turn, Over):
        assert turn.result.ranks[state.seat] == 1


@given(tables(), randoms, st.booleans())
def test_random_play_keeps_all_invariants(state: State, random: Random, is_late: bool) -> None:
    if is_late:
        state = advanced(state, random)
    for position_reached in walk(state, random, 60):
        check_invariants(position_reached)


@given(tables(), randoms, st.booleans())
def test_positions_go_round(state: State, random: Random, is_late: bool) -> None:
    if is_late:
        state = advanced(state, random)
    for reached in walk(state, random, 40):
        assert from_position(position(reached)) == reached
        assert dump(from_position(position(reached))) == dump(reached)
        for action in rules.legal(reached):
            assert parse(str(action)) == action


@FEWER
@given(tables(), randoms, st.booleans())
def test_explain_and_legal_agree_on_every_action_that_can_be_spelt(
    state: State, random: Random, is_late: bool
) -> None:
    if is_late:
        state = advanced(state, random)
    *_, reached = walk(state, random, random.randrange(40))
    legal = set(rules.legal(reached))
    for action in every_action():
        refusal = rules.explain(reached, action)
        if reached.phase in ("play", "over"):
            assert (refusal is None) == (action in legal)
        else:
            assert (refusal is None) == (action in rules.chances(reached).outcomes)
        if refusal is not None:
            assert refusal.clause[0] == "L"
            assert refusal.message.key.startswith("quatre_colonnes-")


@FEWER
@given(tables(), randoms)
def test_what_is_legal_can_be_told_and_played_and_what_is_not_is_refused(
    state: State, random: Random
) -> None:
    *_, reached = walk(advanced(state, random), random, random.randrange(20))
    for action in rules.legal(reached):
        assert rules.narrate(reached, action)
        check_invariants(rules.apply(reached, action))
    for action in random.sample(every_action(), 20):
        refusal = rules.explain(reached, action)
        if refusal is not None:
            with pytest.raises(Illegal) as error:
                rules.apply(reached, action)
            assert error.value.refusal == refusal


@FEWER
@given(tables(), randoms)
def test_dice_come_out_of_the_hand_and_only_tokens_of_one_side_advance(
    state: State, random: Random
) -> None:
    for before in walk(advanced(state, random), random, 30):
        if before.phase != "play":
            continue
        side = {before.seat, (before.seat + 2) % 4} if before.options.teams else {before.seat}
        for action in rules.legal(before):
            after = rules.apply(before, action)
            for seat, (old, new) in enumerate(zip(before.tokens, after.tokens, strict=True)):
                moves = [(one, other) for one, other in zip(old, new, strict=True) if one != other]
                assert len(moves) <= 1
                is_victim = seat not in side or before.options.partners == "players"
                assert all(
                    (seat in side and other > one) or (is_victim and other == 0)
                    for one, other in moves
                )


def test_random_play_comes_to_every_phase_and_tells_every_story() -> None:
    random = Random(11)
    phases: set[str] = set()
    keys: set[str] = set()
    for number in range(60):
        colours = COLOURS[number % len(COLOURS)]
        values = {
            "dice": 1 + number % 2,
            "teams": len(colours) == 4 and number % 3 == 0,
            "sums": (True, "six", False)[number % 5 % 3],
            "partners": "players" if len(colours) == 4 and number % 6 == 0 else "side",
        }
        state = GAME.initial(
            GAME.options_type.resolve(values, len(colours)), GAME.seats(tuple(colours), 0)
        )
        for reached in walk(advanced(state, random), random, 80):
            phases.add(reached.phase)
            if reached.phase == "play":
                keys.update(
                    message.key
                    for action in rules.legal(reached)
                    for message in rules.narrate(reached, action)
                )
            elif reached.phase != "over":
                keys.update(
                    message.key
                    for action in rules.chances(reached).outcomes
                    for message in rules.narrate(reached, action)
                )
    assert phases == {"draw", "relaunch", "build", "play", "over"}
    assert {key.removeprefix("quatre_colonnes-") for key in keys} == {
        *(
            "drew",
            "threw-alone",
            "built",
            "not-built",
            "third-six",
            "draws-again",
            "left-workshop",
            "moved",
            "sent-back",
        ),
        *(
            "reached-summit",
            "bonus-earned",
            "bonus-declined",
            "bonus-lost",
            "die-lost",
            "thrown-again",
        ),
    }


def test_the_diagrams_read_every_place() -> None:
    for colour in "YBGR":
        words = [progress(colour, word) for word in standing_words(colour)]
        assert words == list(range(73))


def standing_words(colour: str) -> list[str]:
    start = {"Y": 5, "R": 22, "G": 39, "B": 56}[colour]
    ring = [str((start + steps - 1) % 68 + 1) for steps in range(64)]
    return ["w", *ring, *(f"a{step}" for step in range(1, 8)), "^"]
