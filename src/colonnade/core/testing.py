"""The conformance suite: `check_game` plays at random and holds a game to every promise of the
`Game` protocol. For any game, by anyone.

from colonnade.core.testing import check_game

def test_my_game_keeps_the_promises() -> None:
    options = MY_GAME.options_type.resolve({}, 2)
    check_game(MY_GAME, options, MY_GAME.seats(("white", "black"), None))
"""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from fractions import Fraction
from itertools import product
from random import Random
from typing import Any, NoReturn
from xml.etree import ElementTree

from colonnade.core.errors import BadOption, Illegal, Malformed
from colonnade.core.game import START, AnyGame, Decide, Over, Seats, Throw, Turn
from colonnade.core.message import Message, Refusal
from colonnade.core.options import Options
from colonnade.core.view import KeepChoice, View, picture_text

PLY_LIMIT = 20_000
"""A random game of more events is taken for one that never ends."""

_FOREIGN = 16  # actions from elsewhere that are tried in each position
_EXPLAINED = 36  # outcomes of a throw that are explained in each position
_APPLIED = 5  # legal actions, and outcomes of a throw, that are played in each position
_REMEMBERED = 3_000  # actions from elsewhere that are kept to be tried
_ALL_FACES = 3  # so many dice are thrown in every way there is, to compare with `chances`
_SEEN_EVERY = 5  # every so many positions: as those see it who are not to decide, and as a picture
_DRAWN_EVERY = 100
_NONSENSE = (
    "",
    " ",
    "roll",
    "roll 7",
    "roll 0",
    "ROLL 1",
    "roll  1",
    "roll 1 ",
    " roll 1",
    "\N{GAME DIE}",
    "nonsense",
    "roll \uff11",
    "a\0b",
)


def check_game(
    game: AnyGame, options: Options, seats: Seats, games: int = 1, seed: int = 0
) -> None:
    """Play so many random games; raise `AssertionError` at the first promise that is broken: which,
    in what position, by what action.
    """
    checker = _Checker(game, options, seats, Random(f"{game.key}/{seed}"))
    checker.check_seats()
    for _ in range(games):
        checker.play()


class _Checker:
    def __init__(self, game: AnyGame, options: Options, seats: Seats, random: Random) -> None:
        self.game, self.options, self.seats, self.random = game, options, seats, random
        self.foreign: dict[Any, None] = {}
        """Actions of all positions so far: legal there, and to be tried elsewhere."""
        self.thrown: set[int] = set()
        self.sides: tuple[int, ...] = ()
        self.where = "before the game"

    def fail(self, what: str, action: object = None) -> NoReturn:
        shown = "" if action is None else f", action '{action}'"
        raise AssertionError(f"{self.game.key}: {what} ({self.where}{shown})")

    def expect(self, is_kept: bool, what: str, action: object = None) -> None:
        if not is_kept:
            self.fail(what, action)

    def same(self, what: str, function: Callable[[], Any], action: object = None) -> Any:
        """What the function returns, twice the same."""
        first = function()
        self.expect(first == function(), f"{what} differs from one call to the next", action)
        return first

    # Before the game

    def check_seats(self) -> None:
        game = self.game
        self.expect(
            game.seats(self.seats.colours, self.seats.first) == self.seats,
            "seats() changes seats it accepted",
        )
        for players in game.players:
            colours = game.default_colours(players)
            self.expect(
                len(set(colours)) == players,
                f"default_colours({players}) does not give {players} colours",
            )
            self.expect(
                set(colours) <= set(game.colours),
                f"default_colours({players}) gives colours that the game does not have",
            )
            self.check_first(colours)
        self.check_palette()
        self.check_sides()
        self.expect(
            game.options_type.resolve(self.options.as_dict(), len(self.seats.colours))
            == self.options,
            "options do not resolve to themselves",
        )
        self.check_plain(self.options.as_dict(), "options")
        for text in _NONSENSE:
            self.check_text(text)

    def check_first(self, colours: tuple[str, ...]) -> None:
        """Whether somebody must be named who begins is as the game says."""
        seats = self.game.seats
        if self.game.chooses_first:
            for first in range(len(colours)):
                self.expect(
                    seats(colours, first).first == first,
                    f"seats() does not let seat {first} begin, and the game chooses",
                )
            return
        self.expect(
            seats(colours, None).first is None,
            "seats() names who begins, and the game says that dice decide",
        )
        try:
            seats(colours, 0)
        except BadOption:
            return
        self.fail("seats() lets somebody be named who begins, and the game says that dice decide")

    def check_palette(self) -> None:
        palette = self.game.palette
        self.expect(
            set(palette) == set(self.game.colours),
            f"the palette has the colours {', '.join(palette)}",
        )
        emblems = [ink.emblem for ink in palette.values()]
        self.expect(
            len(set(emblems)) == len(emblems) and all(len(emblem) == 1 for emblem in emblems),
            f"the emblems are {emblems}",
        )
        for colour, ink in palette.items():
            for shade in (ink.light, ink.dark):
                self.expect(
                    bool(re.fullmatch("#[0-9a-f]{6}", shade)), f"the ink of {colour} is {shade!r}"
                )
            self.expect(bool(ink.terminal), f"{colour} has no style in the terminal")

    def check_sides(self) -> None:
        players = len(self.seats.colours)
        sides = self.game.sides(self.options, players)
        is_right = len(sides) == players and all(
            0 <= side <= seat and sides[side] == side for seat, side in enumerate(sides)
        )
        self.expect(is_right, f"sides() gives {sides}: not the first seat of every side")
        self.sides = sides

    def play(self) -> None:
        state = self.same("initial()", lambda: self.game.initial(self.options, self.seats))
        for ply in range(PLY_LIMIT):
            turn = self.check_position(state, ply)
            if isinstance(turn, Over):
                return
            action = (
                self.game.sample(state, self.random)
                if isinstance(turn, Decide)
                else self.throw(state, turn)
            )
            self.check_story(state, action)
            state = self.game.apply(state, action)
        self.fail(f"a random game has not ended after {PLY_LIMIT} events")

    def throw(self, state: Any, turn: Throw) -> Any:
        return self.game.outcome(state, [self.random.randint(1, 6) for _ in range(turn.dice)])

    # A position

    def check_position(self, state: Any, ply: int) -> Turn:
        game = self.game
        self.where = f"ply {ply}"
        self.where = f"ply {ply}, position {game.position(state)}"
        before = repr(state)
        self.check_value(state)
        self.expect(state.options == self.options, f"the state has the options {state.options}")
        turn: Any = self.same("turn()", lambda: game.turn(state))
        legal: list[Any] = self.same("legal()", lambda: list(game.legal(state)))
        match turn:
            case Decide(seat):
                self.check_seat(seat)
                self.check_decide(state, legal)
            case Throw(seat, dice):
                self.check_seat(seat)
                self.expect(not legal, "legal() is not empty where dice are thrown")
                self.check_throw(state, dice)
            case Over():
                self.expect(not legal, "legal() is not empty after the end")
                self.check_over(state, turn)
            case _:
                self.fail(f"turn() is {turn!r}")
        self.check_texts(state)
        self.check_views(state, turn, legal, is_for_all=ply % _SEEN_EVERY == 0)
        if ply % _SEEN_EVERY == 0 or isinstance(turn, Over):
            self.check_pictures(state, ply)
        self.expect(repr(state) == before, "asking about a position has changed it")
        return turn

    def check_seat(self, seat: int) -> None:
        self.expect(
            0 <= seat < len(self.seats.colours),
            f"turn() names seat {seat} of {len(self.seats.colours)}",
        )

    def check_value(self, value: Any, action: object = None) -> None:
        """States and actions are frozen: they can be hashed, and no attribute of theirs
        can be set.
        """
        try:
            hash(value)
        except TypeError as error:
            self.fail(f"{type(value).__name__} cannot be hashed: {error}", action)
        for name in getattr(value, "_fields", None) or getattr(value, "__dataclass_fields__", ()):
            try:
                setattr(value, name, getattr(value, name))
            except (AttributeError, TypeError):
                continue
            self.fail(f"{type(value).__name__}.{name} can be set: it is not frozen", action)

    def check_decide(self, state: Any, legal: list[Any]) -> None:
        self.expect(bool(legal), "legal() is empty where a seat decides")
        self.expect(
            len(set(legal)) == len(legal), f"legal() lists an action twice: {_repeated(legal)}"
        )
        for action in legal:
            refusal = self.game.explain(state, action)
            self.expect(
                refusal is None, f"legal() lists what explain() refuses by {refusal}", action
            )
            self.check_action(action)
        for action in self.some(legal):
            self.check_apply(state, action)
        self.check_foreign(state, set(legal))
        drawn = Random(self.random.random())
        remembered = drawn.getstate()
        action = self.game.sample(state, drawn)
        self.expect(action in set(legal), "sample() gives what legal() does not list", action)
        drawn.setstate(remembered)
        self.expect(
            self.game.sample(state, drawn) == action,
            "sample() differs with the same random numbers",
            action,
        )
        duty = self.same("duty()", lambda: self.game.duty(state))
        self.expect(duty is None or isinstance(duty, Message), f"duty() is {duty!r}")

    def check_throw(self, state: Any, dice: int) -> None:
        self.expect(dice > 0, f"turn() wants {dice} dice thrown")
        chances = self.same("chances()", lambda: self.game.chances(state))
        outcomes = dict(chances)
        self.expect(
            len(outcomes) == len(chances),
            f"chances() lists an outcome twice: {_repeated(chances.outcomes)}",
        )
        self.expect(min(chances.weights) > 0, "chances() lists an impossible outcome")
        self.expect(
            sum(chances.weights) == chances.total,
            f"chances() add up to {Fraction(sum(chances.weights), chances.total)}",
        )
        for action in self.some(list(outcomes), _EXPLAINED):
            self.expect(
                self.game.explain(state, action) is None,
                "chances() lists what explain() refuses",
                action,
            )
            self.check_action(action)
        for action in self.some(list(outcomes)):
            self.check_apply(state, action)
        for _ in range(3):
            faces = [self.random.randint(1, 6) for _ in range(dice)]
            action = self.same("outcome()", lambda faces=faces: self.game.outcome(state, faces))
            self.expect(action in outcomes, f"outcome({faces}) is not in chances()", action)
        if dice < _ALL_FACES or (dice == _ALL_FACES and dice not in self.thrown):
            self.thrown.add(dice)
            counted = Counter(
                self.game.outcome(state, faces) for faces in product(range(1, 7), repeat=dice)
            )
            exact = {action: Fraction(count, 6**dice) for action, count in counted.items()}
            self.expect(
                exact == outcomes, "chances() are not those of the faces that outcome() takes"
            )
        self.check_foreign(state, set(outcomes))

    def check_over(self, state: Any, turn: Over) -> None:
        result, seats = turn.result, len(self.seats.colours)
        self.expect(
            len(result.ranks) == seats and min(result.ranks) == 1, f"the ranks are {result.ranks}"
        )
        ranks = dict(zip(self.sides, result.ranks, strict=True))
        self.expect(
            result.ranks == tuple(ranks[side] for side in self.sides),
            f"partners have the ranks {result.ranks}",
        )
        self.expect(
            result.scores is None or len(result.scores) == seats, f"the scores are {result.scores}"
        )
        self.expect(bool(result.reason), "the result has no reason")
        self.check_plain(result.as_dict(self.seats.colours), "the result")
        self.check_foreign(state, set())

    # Actions

    def check_action(self, action: Any) -> None:
        if action in self.foreign:
            return
        self.check_value(action, action)
        try:
            parsed = self.game.parse(str(action))
        except Malformed:
            self.fail("parse() refuses the text of an action", action)
        self.expect(parsed == action, f"parse(str()) gives '{parsed}'", action)
        if len(self.foreign) < _REMEMBERED:
            self.foreign[action] = None
        for text in (
            f"{action} ",
            f"{action}\n",
            str(action).upper(),
            str(action)[:-1],
            f"{action} 1",
        ):
            self.check_text(text)

    def check_text(self, text: str) -> None:
        """Either a text is malformed, or it is the one text of its action."""
        try:
            action = self.game.parse(text)
        except Malformed:
            return
        except Exception as error:
            self.fail(f"parse({text!r}) raises {type(error).__name__}: {error}")
        self.expect(
            str(action) == text, f"parse({text!r}) accepts what is not the canonical text", action
        )

    def check_apply(self, state: Any, action: Any) -> None:
        before = hash(state), repr(state)
        after = self.same("apply()", lambda: self.game.apply(state, action), action)
        self.expect(
            (hash(state), repr(state)) == before, "apply() changes the state it is given", action
        )
        self.check_value(after, action)

    def check_foreign(self, state: Any, possible: set[Any]) -> None:
        """Actions that are possible elsewhere: explained and refused here, unless they are possible
        here too.
        """
        known = list(self.foreign)
        for action in self.random.sample(known, min(_FOREIGN, len(known))):
            refusal = self.game.explain(state, action)
            if action in possible:
                self.expect(
                    refusal is None, f"explain() refuses a possible action by {refusal}", action
                )
                continue
            self.expect(
                refusal is not None,
                "explain() gives no reason for an action that is not possible",
                action,
            )
            self.expect(
                isinstance(refusal, Refusal) and bool(refusal.clause and refusal.message.key),
                f"explain() gives {refusal!r}",
                action,
            )
            try:
                self.game.apply(state, action)
            except Illegal as error:
                self.expect(
                    error.refusal == refusal,
                    f"apply() refuses by {error.refusal}, explain() by {refusal}",
                    action,
                )
            else:
                self.fail("apply() plays what explain() refuses", action)

    def check_story(self, state: Any, action: Any) -> None:
        story: Sequence[Any] = self.same(
            "narrate()", lambda: self.game.narrate(state, action), action
        )
        kind = self.same("kind()", lambda: self.game.kind(state, action), action)
        self.expect(bool(re.fullmatch("[a-z_]+", kind)), f"kind() gives {kind!r}", action)
        is_throw = isinstance(self.game.turn(state), Throw)
        self.expect(
            is_throw or kind != START, "kind() calls a decision a throw for who begins", action
        )
        self.expect(
            type(story) is tuple and all(isinstance(told, Message) for told in story),
            f"narrate() gives {story!r}",
            action,
        )

    # Texts and views

    def check_texts(self, state: Any) -> None:
        game = self.game
        position = self.same("position()", lambda: game.position(state))
        self.expect(
            position.isprintable() and position.isascii() and " " not in position,
            f"the position id {position!r} cannot be pasted everywhere",
        )
        try:
            parsed = game.from_position(position)
        except Malformed:
            self.fail("from_position() refuses what position() gives")
        self.expect(parsed == state, "from_position(position()) is another state")
        self.check_altered(position)
        self.check_plain(self.same("dump()", lambda: game.dump(state)), "dump()")

    def check_altered(self, position: str) -> None:
        """A position id with a slip in it is malformed, or the id of another position."""
        place = self.random.randrange(len(position))
        letter = self.random.choice(
            "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ-_.~\u00e9"
        )
        for text in (
            position[:place] + letter + position[place + 1 :],
            position[:place] + position[place + 1 :],
            position[:place] + letter + position[place:],
        ):
            try:
                other = self.game.from_position(text)
                self.expect(
                    self.game.position(other) == text,
                    f"from_position({text!r}) accepts what is not a position's id",
                )
                self.game.turn(other)
            except Malformed:
                continue
            except AssertionError:
                raise
            except Exception as error:
                self.fail(
                    f"from_position({text!r}) or the turn there raises {type(error).__name__}:"
                    f" {error}"
                )

    def check_plain(self, data: object, what: str) -> None:
        try:
            text = json.dumps(data, allow_nan=False)
        except (TypeError, ValueError) as error:
            self.fail(f"{what} cannot be written as JSON: {error}")
        self.expect(
            json.loads(text) == data, f"{what} is not plain data: JSON gives it back as {text}"
        )

    def check_views(
        self, state: Any, turn: Turn, legal: Sequence[Any], *, is_for_all: bool
    ) -> None:
        for seat in (None, *range(len(self.seats.colours))):
            is_deciding = isinstance(turn, Decide) and turn.seat == seat
            if not (is_for_all or is_deciding):
                continue
            view: View = self.same("view()", lambda seat=seat: self.game.view(state, seat))
            self.expect(view.game == self.game.key, f"the view is of a game '{view.game}'")
            self.expect(
                view.position == self.game.position(state), "the view has another position id"
            )
            self.expect(
                view.colours == self.seats.colours, f"the view has the colours {view.colours}"
            )
            self.expect(view.turn == turn, f"the view has the turn {view.turn}")
            pieces = [piece.id for piece in view.pieces]
            self.expect(
                len(set(pieces)) == len(pieces), f"the view has a piece twice: {_repeated(pieces)}"
            )
            for row in view.pad:
                self.expect(
                    len(row.values) == len(self.seats.colours),
                    f"the pad's row {row.key} has {len(row.values)} values",
                )
            if is_deciding:
                self.check_choices(view, legal)
            else:
                self.expect(
                    not view.choices and view.keep is None,
                    f"the view of seat {seat}, which is not to decide, has choices",
                )

    def check_choices(self, view: View, legal: Sequence[Any]) -> None:
        """Every legal action is reached by exactly one choice: a path of its own, or the one that
        holds all keeps.
        """
        paths = [choice.path for choice in view.choices]
        self.expect(all(paths), "a choice has no path")
        self.expect(len(set(paths)) == len(paths), f"two choices have the path {_repeated(paths)}")
        offered = [choice.action for choice in view.choices]
        if view.keep is not None:
            offered += _spell_keeps(view.keep)
        texts = {str(action) for action in legal}
        for text in offered:
            self.expect(text in texts, "a choice is not legal", text)
        counts = Counter(offered)
        for text in sorted(texts):
            self.expect(counts[text] == 1, f"{counts[text]} choices lead to a legal action", text)

    def check_pictures(self, state: Any, ply: int) -> None:
        self.expect(
            picture_text(self.game.picture(state)) == str(state),
            "str(state) is not the picture's text",
        )
        if ply % _DRAWN_EVERY == 0:
            try:
                root = ElementTree.fromstring(self.game.draw(state))
            except ElementTree.ParseError as error:
                self.fail(f"draw() gives no well-formed SVG: {error}")
            self.expect(root.tag.endswith("svg"), f"draw() gives <{root.tag}>")

    def some(self, actions: list[Any], count: int = _APPLIED) -> Iterable[Any]:
        return actions if len(actions) <= count else self.random.sample(actions, count)


def _repeated(values: Iterable[Any]) -> str:
    return ", ".join(str(value) for value, count in Counter(values).items() if count > 1)


def _spell_keeps(keep: KeepChoice) -> list[str]:
    """The texts of all keeps: every part of the dice that contains those which must be kept, but
    not all dice.
    """
    dice, must = Counter(keep.dice), Counter(keep.must)
    counts = [range(must[face], dice[face] + 1) for face in range(1, 7)]
    keeps = [
        [face for face, count in enumerate(kept, 1) for _ in range(count)]
        for kept in product(*counts)
        if sum(kept) < len(keep.dice)
    ]
    return [" ".join([keep.verb, *map(str, faces)]) for faces in keeps]
