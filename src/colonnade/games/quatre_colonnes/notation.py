"""Les 4 colonnes in text: actions, position identifiers, the plain state, and pictures for a
terminal.
"""

from __future__ import annotations

import re

from colonnade.core.errors import BadOption, Malformed
from colonnade.core.view import Picture, Span
from colonnade.games.quatre_colonnes.actions import (
    BONUS_MOVES,
    MOVES,
    ROLLS,
    SKIP,
    TOKEN,
    Action,
    Exit,
    Token,
)
from colonnade.games.quatre_colonnes.board import (
    COLOURS,
    LAST_ON_RING,
    LAYOUT,
    PATH,
    REFUGES,
    START_CELL,
    SUMMIT,
    WORKSHOP_PLACE,
    arrow_place,
)
from colonnade.games.quatre_colonnes.options import QuatreColonnesOptions
from colonnade.games.quatre_colonnes.state import Phase, State

# Actions

_TOKEN = "([YBGR])([1-4])"
_ROLL = re.compile("roll ([1-6])(?: ([1-6]))?")
_EXIT = re.compile(rf"exit {_TOKEN} ([1-6])(?:\+([1-6]))?(?: x{_TOKEN})?")
_MOVE = re.compile(f"move {_TOKEN} ([1-6])")
_BONUS = re.compile(f"bonus {_TOKEN} (10|20)")


def parse(text: str) -> Action:
    """The action that a canonical text spells; raises `Malformed`."""
    if text == "skip":
        return SKIP
    if found := _MOVE.fullmatch(text):
        return MOVES[found[1]][int(found[3])][int(found[2]) - 1]
    if found := _ROLL.fullmatch(text):
        dice = tuple(int(face) for face in found.groups() if face)
        if dice in ROLLS:  # ascending
            return ROLLS[dice]
    if found := _BONUS.fullmatch(text):
        return BONUS_MOVES[found[1]][int(found[3])][int(found[2]) - 1]
    if found := _EXIT.fullmatch(text):
        dice = tuple(int(face) for face in (found[3], found[4]) if face)
        if dice in ROLLS:  # ascending
            return Exit(
                _token(found[1], found[2]), dice, _token(found[5], found[6]) if found[5] else None
            )
    raise Malformed("quatre_colonnes-malformed", text=text[:60])


def _token(colour: str, number: str) -> Token:
    return TOKEN[colour][int(number) - 1]


# Positions

_PREFIX = "Q1"
_PHASES: dict[str, Phase] = {"d": "draw", "r": "relaunch", "b": "build", "p": "play", "o": "over"}
_LETTER_OF_PHASE = {phase: letter for letter, phase in _PHASES.items()}
_POSITION = re.compile(
    "Q1"
    "(?P<dice>[12])(?P<teams>[it])(?P<third_six>[sw])(?P<finish>[ef])(?P<sums>[sn])"
    "-(?P<tokens>(?:[YBGR][0-9]{8}){2,4})"
    "-(?P<seat>[YBGR])(?P<phase>[drbpo])(?P<sixes>[0-2])(?P<moved>(?:[YBGR][1-4])?)"
    "(?:-(?=.)(?P<hand>[1-6]{0,2})(?P<is_six>s?)(?P<is_whole>w?)(?:b(?P<bonuses>(?:[12]0)+))?(?:o(?P<duty>(?:[0-9]{2})+))?)?"
)


def position(state: State) -> str:
    """A short identifier of the position, to paste: options, tokens, whose turn, and the hand.

    `Q11ises-Y00014800G00000000-Yp1Y2-6s`: one die, individual, third six to the start, exact
    finish, sums; progress in two digits per token; yellow plays, one six drawn, Y2 moved last; a
    six in hand.
    """
    options = state.options
    words = [
        _PREFIX
        + f"{options.dice}{'t' if options.teams else 'i'}"
        + f"{options.third_six[0]}{options.finish[0]}{'s' if options.sums else 'n'}",
        "".join(
            colour + "".join(f"{progress:02d}" for progress in row)
            for colour, row in zip(state.colours, state.tokens, strict=True)
        ),
        f"{state.colours[state.seat]}{_LETTER_OF_PHASE[state.phase]}{state.sixes}"
        + ("" if state.moved is None else f"{state.colours[state.moved[0]]}{state.moved[1] + 1}"),
    ]
    hand = "".join(map(str, state.dice)) + "s" * state.is_six + "w" * state.is_whole
    if state.bonuses:
        hand += "b" + "".join(map(str, state.bonuses))
    if state.duty:
        hand += "o" + "".join(f"{cell:02d}" for cell in state.duty)
    return "-".join(words + [hand] * bool(hand))


def from_position(text: str) -> State:
    """The position that an identifier names; raises `Malformed` for one that cannot be."""
    found = _POSITION.fullmatch(text)
    if not found:
        raise Malformed("quatre_colonnes-position-malformed", text=text[:80])
    words = found["tokens"]
    rows = [words[start : start + 9] for start in range(0, len(words), 9)]
    colours = tuple(row[0] for row in rows)
    given = {
        "dice": int(found["dice"]),
        "teams": found["teams"] == "t",
        "third_six": "start" if found["third_six"] == "s" else "workshop",
        "finish": "exact" if found["finish"] == "e" else "free",
        "sums": found["sums"] == "s",
    }
    moved = found["moved"]
    try:
        check_colours(colours)
        options = QuatreColonnesOptions.resolve(given, len(colours))
        state = State(
            options=options,
            colours=colours,
            seat=colours.index(found["seat"]),
            phase=_PHASES[found["phase"]],
            tokens=tuple(
                (int(row[1:3]), int(row[3:5]), int(row[5:7]), int(row[7:9])) for row in rows
            ),
            dice=tuple(map(int, found["hand"] or "")),
            bonuses=tuple(map(int, re.findall("..", found["bonuses"] or ""))),
            sixes=int(found["sixes"]),
            is_six=bool(found["is_six"]),
            is_whole=bool(found["is_whole"]),
            duty=tuple(map(int, re.findall("..", found["duty"] or ""))),
            moved=(colours.index(moved[0]), int(moved[1]) - 1) if moved else None,
        )
    except (BadOption, ValueError) as error:
        raise Malformed("quatre_colonnes-position-malformed", text=text[:80]) from error
    # the rules cite positions, so they come second
    from colonnade.games.quatre_colonnes.rules import is_possible

    if not is_possible(state):
        raise Malformed("quatre_colonnes-position-impossible", text=text[:80])
    return state


def check_colours(colours: tuple[str, ...]) -> None:
    """Refuse colours that are unknown, or not in turn order Y, B, G, R from whichever comes first
    (L2.1).
    """
    if not 2 <= len(colours) <= len(COLOURS):
        raise BadOption("error-seats-count", given=len(colours), allowed="2, 3, 4")
    for colour in colours:
        if colour not in COLOURS:
            raise BadOption("error-seats-colour", colour=colour[:20], colours=", ".join(COLOURS))
    steps = [
        (COLOURS.index(after) - COLOURS.index(before)) % len(COLOURS)
        for before, after in zip(colours, colours[1:] + colours[:1], strict=True)
    ]
    if 0 in steps or sum(steps) != len(COLOURS):
        raise BadOption("error-seats-order", given=", ".join(colours), order=", ".join(COLOURS))


# The plain state and pictures


def dump(state: State) -> dict[str, object]:
    """The plain state, as the rules page defines it."""
    return {
        "tokens": {
            colour: list(row) for colour, row in zip(state.colours, state.tokens, strict=True)
        },
        "dice": list(state.dice),
        "bonuses": list(state.bonuses),
        "sixes": state.sixes,
    }


_WIDTH = 4  # characters of a square of the picture
_ACROSS = range(-9, 10)


def picture(state: State) -> Picture:
    """The cross (L1.7) with its cells, arrows, workshops and tokens, in four
    characters a square.
    """
    squares = _bare_cross()
    for colour, row in zip(state.colours, state.tokens, strict=True):
        squares |= _workshop(colour, row)
        squares[arrow_place(colour, 8)] = Span(f"{colour}^{row.count(SUMMIT)}", colour)
    for place, names in _standing(state).items():
        text = "".join(names) if len(names) < 3 else f"{names[0]}+{len(names) - 1}"
        squares[place] = Span(text, f"strong {names[0][0]}")
    nothing = Span("")
    return tuple(
        tuple(
            Span(square.text.center(_WIDTH), square.style)
            for square in (squares.get((x, y), nothing) for x in _ACROSS)
        )
        for y in _ACROSS
    )


def _bare_cross() -> dict[tuple[int, int], Span]:
    """The ring cells with their numbers, start cells as `[5]`, refuges as `(12)`,
    and the arrows.
    """
    owners = {start: colour for colour, start in START_CELL.items()}
    squares = {
        place: (
            Span(f"[{cell}]", owners[cell])
            if cell in owners
            else Span(f"({cell})" if cell in REFUGES else str(cell), "faint")
        )
        for cell, place in LAYOUT.items()
    }
    for colour in COLOURS:
        for step in range(1, 8):
            squares[arrow_place(colour, step)] = Span("·", colour)
    return squares


def _workshop(colour: str, row: tuple[int, ...]) -> dict[tuple[int, int], Span]:
    """A box, five squares wide and three high, with the tokens that wait."""
    waiting = "  ".join(
        f"{colour}{number}" if progress == 0 else " ·" for number, progress in enumerate(row, 1)
    )
    lines = (f"┌{'─' * 18}┐", f"│{waiting:^18}│", f"└{'─' * 18}┘")
    left, top = WORKSHOP_PLACE[colour][0] - 2, WORKSHOP_PLACE[colour][1] - 1
    return {
        (left + column, top + line): Span(text[column * _WIDTH : (column + 1) * _WIDTH], colour)
        for line, text in enumerate(lines)
        for column in range(5)
    }


def _standing(state: State) -> dict[tuple[int, int], list[str]]:
    """Square → the tokens on it, of those on the ring or an arrow."""
    standing: dict[tuple[int, int], list[str]] = {}
    for colour, row in zip(state.colours, state.tokens, strict=True):
        for token, progress in zip(TOKEN[colour], row, strict=True):
            if 0 < progress < SUMMIT:
                cell = PATH[colour][progress]
                place = LAYOUT[cell] if cell else arrow_place(colour, progress - LAST_ON_RING)
                standing.setdefault(place, []).append(str(token))
    return standing
