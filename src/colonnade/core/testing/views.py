"""Checks of what a position looks like: ids, plain data, views, choices and pictures."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import product
from typing import Any
from xml.etree import ElementTree

from colonnade.core.errors import Malformed
from colonnade.core.game import Decide, Turn
from colonnade.core.testing.checker import Checker, repeated
from colonnade.core.view import KeepChoice, View, picture_text

_DRAWN_EVERY = 100  # every hundredth position is drawn


def check_texts(checker: Checker, state: Any) -> None:
    """The id of a position is read back, and its plain state is plain data."""
    game = checker.game
    position = checker.same("position()", lambda: game.position(state))
    checker.expect(
        position.isprintable() and position.isascii() and " " not in position,
        f"the position id {position!r} cannot be pasted everywhere",
    )
    try:
        parsed = game.from_position(position)
    except Malformed:
        checker.fail("from_position() refuses what position() gives")
    checker.expect(parsed == state, "from_position(position()) is another state")
    _check_altered(checker, position)
    checker.check_plain(checker.same("dump()", lambda: game.dump(state)), "dump()")


def _check_altered(checker: Checker, position: str) -> None:
    """A position id with a slip in it is malformed, or the id of another position."""
    place = checker.random.randrange(len(position))
    letter = checker.random.choice(
        "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ-_.~\u00e9"
    )
    for text in (
        position[:place] + letter + position[place + 1 :],
        position[:place] + position[place + 1 :],
        position[:place] + letter + position[place:],
    ):
        try:
            other = checker.game.from_position(text)
            checker.expect(
                checker.game.position(other) == text,
                f"from_position({text!r}) accepts what is not a position's id",
            )
            checker.game.turn(other)
        except Malformed:
            continue
        except AssertionError:
            raise
        except Exception as error:
            checker.fail(
                f"from_position({text!r}) or the turn there raises {type(error).__name__}: {error}"
            )


def check_views(
    checker: Checker, state: Any, turn: Turn, legal: Sequence[Any], *, is_for_all: bool
) -> None:
    """A view agrees with the position, and only the seat to decide has choices."""
    for seat in (None, *range(len(checker.seats.colours))):
        is_deciding = isinstance(turn, Decide) and turn.seat == seat
        if not (is_for_all or is_deciding):
            continue
        view: View = checker.same("view()", lambda seat=seat: checker.game.view(state, seat))
        checker.expect(view.game == checker.game.key, f"the view is of a game '{view.game}'")
        checker.expect(
            view.position == checker.game.position(state), "the view has another position id"
        )
        checker.expect(
            view.colours == checker.seats.colours, f"the view has the colours {view.colours}"
        )
        checker.expect(view.turn == turn, f"the view has the turn {view.turn}")
        pieces = [piece.id for piece in view.pieces]
        checker.expect(
            len(set(pieces)) == len(pieces), f"the view has a piece twice: {repeated(pieces)}"
        )
        for row in view.pad:
            checker.expect(
                len(row.values) == len(checker.seats.colours),
                f"the pad's row {row.key} has {len(row.values)} values",
            )
        if is_deciding:
            _check_choices(checker, view, legal)
        else:
            checker.expect(
                not view.choices and view.keep is None,
                f"the view of seat {seat}, which is not to decide, has choices",
            )


def _check_choices(checker: Checker, view: View, legal: Sequence[Any]) -> None:
    """Every legal action is reached by exactly one choice: a path of its own, or the one that
    holds all keeps.
    """
    paths = [choice.path for choice in view.choices]
    checker.expect(all(paths), "a choice has no path")
    checker.expect(len(set(paths)) == len(paths), f"two choices have the path {repeated(paths)}")
    offered = [choice.action for choice in view.choices]
    if view.keep is not None:
        offered += _format_keeps(view.keep)
    texts = {str(action) for action in legal}
    for text in offered:
        checker.expect(text in texts, "a choice is not legal", text)
    counts = Counter(offered)
    for text in sorted(texts):
        checker.expect(counts[text] == 1, f"{counts[text]} choices lead to a legal action", text)


def check_pictures(checker: Checker, state: Any, ply: int) -> None:
    """The picture is the text of the state, and the drawing is well-formed SVG."""
    checker.expect(
        picture_text(checker.game.picture(state)) == str(state),
        "str(state) is not the picture's text",
    )
    if ply % _DRAWN_EVERY == 0:
        try:
            root = ElementTree.fromstring(checker.game.draw(state))
        except ElementTree.ParseError as error:
            checker.fail(f"draw() gives no well-formed SVG: {error}")
        checker.expect(root.tag.endswith("svg"), f"draw() gives <{root.tag}>")


def _format_keeps(keep: KeepChoice) -> list[str]:
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
