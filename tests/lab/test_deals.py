"""Deals: the same dice for every arrangement of the seats, wins in parts, and a last throw that is
calculated.
"""

from __future__ import annotations

from typing import Any

import pytest

from colonnade.core.agent import Decision
from colonnade.core.game import Over, Result, Throw
from colonnade.games import GAMES
from colonnade.lab.contest import prepare_match
from colonnade.lab.deals import SharedDice, Table, play_deal, share_win

FOUR = GAMES["quatre_colonnes"]


class First:
    """Takes the first legal action."""

    def decide(self, game: Any, state: Any, *_: object) -> Decision:
        return Decision((game.legal(state)[0],))


def test_a_turn_begins_with_the_same_faces_whatever_the_others_do() -> None:
    calm, busy = SharedDice(1, 0, 2), SharedDice(1, 0, 2)
    quiet = [calm.throw(seat, 8) for seat in (0, 1, 0, 1)]
    for faces, seat in zip(quiet, (0, 1, 0, 1), strict=True):
        assert busy.throw(seat, 8) == faces
        for dice in range(1, 4 + seat):  # further throws of the turn
            busy.throw(seat, dice)


def test_fewer_dice_show_the_first_of_the_same_faces() -> None:
    many, few = SharedDice(1, 0, 2), SharedDice(1, 0, 2)
    for _ in range(20):
        assert many.throw(0, 8)[:3] == few.throw(0, 3)


def test_throws_turns_seats_deals_and_seeds_have_faces_of_their_own() -> None:
    dice = SharedDice(1, 0, 4)
    thrown = [dice.throw(seat, 12) for seat in (0, 0, 1, 0, 2, 3)]
    thrown += [SharedDice(1, 1, 4).throw(0, 12), SharedDice(2, 0, 4).throw(0, 12)]
    assert len(set(thrown)) == len(thrown)


def test_faces_are_even() -> None:
    faces = [face for deal in range(1000) for face in SharedDice(1, deal, 2).throw(1, 6)]
    assert all(abs(faces.count(face) - 1000) < 4 * (1000 * 5 / 6) ** 0.5 for face in range(1, 7))


@pytest.mark.parametrize(
    ("ranks", "shares"),
    [
        ((2, 1), (0, 1)),
        ((1, 1), (0.5, 0.5)),
        ((1, 3, 1), (0.5, 0, 0.5)),
        ((1, 2, 1, 2), (0.5, 0, 0.5, 0)),
        ((1, 1, 1), (1 / 3,) * 3),
    ],
)
def test_all_who_came_first_share_the_win(
    ranks: tuple[int, ...], shares: tuple[float, ...]
) -> None:
    assert share_win(Result(ranks, None, "")) == shares


@pytest.mark.parametrize("game", GAMES)
def test_a_bot_that_meets_itself_plays_a_single_game_per_deal(game: str) -> None:
    contest = prepare_match(game, ["greedy", "greedy"], 1)
    assert contest.pairings[0].arrangements == ((0, 0),)
    assert play_deal(contest, 0, 0).won == (1.0,)


@pytest.mark.parametrize(
    ("game", "seats", "options"),
    [
        ("columbiz", ["greedy", "random"], {}),
        ("columbiz", ["greedy", "random", "random"], {"kept_dice": "locked"}),
        ("columbiz", ["greedy", "random", "greedy", "random"], {}),
        ("quatre_colonnes", ["greedy", "random"], {"dice": 2}),
        ("quatre_colonnes", ["greedy", "random", "random", "random"], {}),
        ("quatre_colonnes", ["greedy", "random", "greedy", "random"], {"teams": True}),
    ],
)
@pytest.mark.parametrize("is_exact", [False, True])
def test_every_game_of_a_deal_gives_one_win_away(
    game: str, seats: list[str], options: dict[str, Any], is_exact: bool
) -> None:
    contest = prepare_match(
        game, seats, 1, options=options, is_exact=is_exact and GAMES[game].last_throw is not None
    )
    games = len(contest.pairings[0].arrangements)
    assert (
        games
        == len(set(contest.pairings[0].arrangements))
        == (2 if seats[2:] == ["greedy", "random"] else len(seats))
    )
    deal = play_deal(contest, 0, 3)
    assert sum(deal.won) == pytest.approx(games, abs=1e-8)
    assert deal == play_deal(contest, 0, 3)
    assert deal != play_deal(contest, 0, 4)
    if game == "columbiz":
        assert deal.opened is None
        assert deal.scores is not None
    else:
        assert deal.scores is None
        assert deal.opened is not None
        assert sum(deal.opened) == pytest.approx(games)


# The last throw


@pytest.mark.parametrize("teams", [False, True])
def test_the_last_throw_is_as_the_rules_have_it(teams: bool) -> None:
    state, last = home(teams), GAMES["quatre_colonnes"].last_throw
    assert last is not None
    assert last.is_due(state)
    assert not last.is_due(FOUR.initial(state.options, FOUR.seats(state.colours, 0)))
    ends = {
        outcome: isinstance(FOUR.turn(FOUR.apply(state, outcome)), Over)
        for outcome, _ in FOUR.chances(state)
    }
    assert (
        float(sum(chance for outcome, chance in FOUR.chances(state) if ends[outcome]))
        == last.chance
    )
    assert ends[FOUR.outcome(state, last.ending)]
    following = {FOUR.apply(state, outcome) for outcome, is_end in ends.items() if not is_end}
    assert following == {FOUR.apply(state, FOUR.outcome(state, last.going_on))}


def home(teams: bool) -> Any:
    """A position in which the first seat's side is home."""
    players = 4 if teams else 2
    colours = FOUR.default_colours(players)
    state: Any = FOUR.initial(
        FOUR.options_type.resolve({"teams": teams}, players), FOUR.seats(colours, 0)
    )
    rows = [
        (72,) * 4 if seat == 0 or (teams and seat == 2) else (0,) * 4 for seat in range(players)
    ]
    return state._replace(phase="build", tokens=tuple(rows))


@pytest.mark.parametrize(("players", "options"), [(2, {}), (3, {"dice": 2}), (4, {"teams": True})])
def test_calculated_building_is_what_endless_throwing_comes_to(
    players: int, options: dict[str, Any]
) -> None:
    """Who tries to build, one attempt after the other on the same dice, if nobody ever succeeds;
    then the sum by hand.
    """
    names = [f"{__name__}:First"] * players
    contest = prepare_match("quatre_colonnes", names, 1, options=options, is_exact=True)
    table = Table(contest, names, 5, 0)
    shares = table.play()
    attempts, dice = list[int](), SharedDice(1, 5, players)
    state: Any = FOUR.initial(
        FOUR.options_type.resolve(options, players), FOUR.seats(contest.colours, contest.first)
    )
    while len(attempts) < 3000:
        turn: Any = FOUR.turn(state)
        if isinstance(turn, Throw) and state.phase == "build":
            attempts.append(turn.seat)
            state = FOUR.apply(state, FOUR.parse("roll 1 2"))
        elif isinstance(turn, Throw):
            state = FOUR.apply(state, FOUR.outcome(state, dice.throw(turn.seat, turn.dice)))
        else:
            state = FOUR.apply(state, FOUR.legal(state)[0])
    expected = [0.0] * players
    for number, seat in enumerate(attempts):
        for winner in (seat, (seat + 2) % 4) if options.get("teams") else (seat,):
            expected[winner] += (35 / 36) ** number / 36 / (2 if options.get("teams") else 1)
    assert shares == pytest.approx(expected, abs=1e-9)
    assert len(set(attempts)) == players
    assert table.openers.index(max(table.openers)) in (attempts[0], (attempts[0] + 2) % 4)
    assert len(table.match.events) < 2000
