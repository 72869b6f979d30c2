"""Position ids of Les 4 colonnes: `position` writes one, `from_position` reads it."""

from __future__ import annotations

import re
from functools import cache

from colonnade.core.errors import BadOption, Malformed
from colonnade.core.id_versions import IdVersion, choose_version
from colonnade.games.quatre_colonnes.board import (
    check_colours,
)
from colonnade.games.quatre_colonnes.options import QuatreColonnesOptions
from colonnade.games.quatre_colonnes.state import Phase, State

_VERSIONS = (
    IdVersion(
        "Q1",
        rules=1,
        options={
            "dice": (1, 2),
            "teams": (False, True),
            "third_six": ("start", "workshop"),
            "finish": ("exact", "free"),
            "sums": (True, False),
        },
    ),
    IdVersion(
        "Q2",
        rules=1,
        options={
            "dice": (1, 2),
            "teams": (False, True),
            "third_six": ("start", "workshop"),
            "finish": ("exact", "free"),
            "sums": (True, False, "six"),
            "partners": ("side", "players"),
        },
    ),
)
"""Oldest first. A new option or value needs a new version; the others never change."""
_OPTION_LETTERS = {
    "dice": "12",
    "teams": "it",
    "third_six": "sw",
    "finish": "ef",
    "sums": "sn6",
    "partners": "sp",
}
"""Per option, a letter for each of its values."""
_PHASES: dict[str, Phase] = {"d": "draw", "r": "relaunch", "b": "build", "p": "play", "o": "over"}
_LETTER_OF_PHASE = {phase: letter for letter, phase in _PHASES.items()}
_POSITION = re.compile(
    "(?P<version>Q[0-9])(?P<options>[a-z0-9]+)"
    "-(?P<tokens>(?:[YBGR][0-9]{8}){2,4})"
    "-(?P<seat>[YBGR])(?P<phase>[drbpo])(?P<sixes>[0-2])(?P<moved>(?:[YBGR][1-4])?)"
    "(?:-(?=.)(?P<hand>[1-6]{0,2})(?P<is_six>s?)(?P<is_whole>w?)(?:b(?P<bonuses>(?:[12]0)+))?(?:o(?P<duty>(?:[0-9]{2})+))?)?"
)


def position(state: State) -> str:
    """A short id of the position to copy and paste: options, tokens, whose turn, and the hand.

    `Q11ises-Y00014800G00000000-Yp1Y2-6s`: one die, individual, third six to the start, exact
    finish, sums; progress in two digits per token; yellow plays, one six drawn, Y2 moved last; a
    six in hand.
    """
    words = [
        _encode_options(state.options, len(state.colours)),
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


@cache
def _encode_options(options: QuatreColonnesOptions, players: int) -> str:
    """The version, and a letter for the value of each option."""
    version, indices = choose_version(_VERSIONS, options, players)
    letters = (
        _OPTION_LETTERS[name][index] for name, index in zip(version.options, indices, strict=True)
    )
    return version.prefix + "".join(letters)


def _decode_options(prefix: str, letters: str, players: int) -> QuatreColonnesOptions:
    """The inverse of `_encode_options`. Raises `ValueError` for letters that it does not write."""
    for version in _VERSIONS:
        if version.prefix == prefix:
            pairs = zip(version.options.items(), letters, strict=True)
            indices = [
                _OPTION_LETTERS[name].index(letter, 0, len(values))
                for (name, values), letter in pairs
            ]
            return version.resolve(QuatreColonnesOptions, indices, players)
    raise ValueError(prefix)


def from_position(text: str) -> State:
    """The position of an id; raises `Malformed`, also for a position that cannot occur."""
    found = _POSITION.fullmatch(text)
    if not found:
        raise Malformed("quatre_colonnes-position-malformed", text=text[:80])
    words = found["tokens"]
    rows = [words[start : start + 9] for start in range(0, len(words), 9)]
    colours = tuple(row[0] for row in rows)
    moved = found["moved"]
    try:
        check_colours(colours)
        options = _decode_options(found["version"], found["options"], len(colours))
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
    # validation imports the rules, which import this module
    from colonnade.games.quatre_colonnes.validation import is_possible

    if not is_possible(state):
        raise Malformed("quatre_colonnes-position-impossible", text=text[:80])
    if position(state) != text:  # another version, or letters in another order
        raise Malformed("quatre_colonnes-position-malformed", text=text[:80])
    return state
