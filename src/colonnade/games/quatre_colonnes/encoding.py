"""Les 4 colonnes for programs that learn: actions as integers, positions as numbers
(docs/environments.md).

Colours are told by their place in turn order from the seat on: 0 is its own, 2 the one opposite,
in teams the partner's. The ring begins at the seat's start cell, and on the planes its arm points
south.
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence

from colonnade.core.encoding import ActionGroup, Encoding, Field, Numbers, fill_planes, find_starts
from colonnade.core.options import Options
from colonnade.games.quatre_colonnes.actions import (
    BONUS_MOVES,
    BONUSES,
    MOVES,
    SKIP,
    TOKEN,
    Action,
    Bonus,
    Exit,
    Move,
    Skip,
    Token,
)
from colonnade.games.quatre_colonnes.board import (
    COLOURS,
    LAST_ON_RING,
    LAYOUT,
    PATH,
    RING,
    SAFE_CELLS,
    START_CELL,
    SUMMIT,
    TOKENS,
    WORKSHOP_PLACE,
    arrow_place,
    quarter_of,
)
from colonnade.games.quatre_colonnes.movement import survey
from colonnade.games.quatre_colonnes.rules import legal
from colonnade.games.quatre_colonnes.state import State

_SIDE = 19  # rows and columns of the cross (L1.7)
_ARROW = SUMMIT - 1 - LAST_ON_RING  # arrow cells before the summit (L1.5)
_PARTNER = 2  # L2.3: opposite, two places on in turn order
_PHASES = ("draw", "relaunch", "build", "play", "over")
_EXIT_DICE = ((5,), (1, 4), (2, 3))  # L4.1
_WHO = {"own": 0, "partner": _PARTNER}
_VICTIMS_OF_PARTNER = (0, 1, 3)  # the other three colours, where partners are players (L2.3)

_NAMES = (
    *(f"move {who}{token} {die}" for who in _WHO for token in range(1, 5) for die in range(1, 7)),
    *(
        " ".join(["exit own", "+".join(map(str, dice)), *([f"x+{place}"] if place else [])])
        for dice in _EXIT_DICE
        for place in range(4)
    ),
    *("exit partner " + "+".join(map(str, dice)) for dice in _EXIT_DICE),
    *(f"bonus {who}{token} {cells}" for who in _WHO for token in range(1, 5) for cells in BONUSES),
    "skip",
    *(
        f"exit partner {'+'.join(map(str, dice))} x+{place}"
        for dice in _EXIT_DICE
        for place in _VICTIMS_OF_PARTNER
    ),
)
_MOVE, _EXIT, _EXIT_PARTNER, _BONUS, _SKIP, _OUST = (
    0,
    48,
    60,
    63,
    79,
    80,
)  # the first integer of each kind

_COLOUR_AT = {
    own: tuple(COLOURS[(COLOURS.index(own) + place) % 4] for place in range(4)) for own in COLOURS
}
"""Per colour: the colours in turn order from it on."""


def _turn(own: str, x: int, y: int) -> int:
    """The square of a plane for a place of the board, turned so that the own arm points south."""
    for _ in range(quarter_of(own)):
        x, y = -y, x
    return (y + _SIDE // 2) * _SIDE + x + _SIDE // 2


def _square(colour: str, progress: int) -> tuple[int, int]:
    """The place of the board for a token's progress."""
    if progress == 0:
        return WORKSHOP_PLACE[colour]
    cell = PATH[colour][progress]
    return LAYOUT[cell] if cell else arrow_place(colour, progress - LAST_ON_RING)


def _number(own: str, place: int, progress: int) -> tuple[int, float]:
    """Which of the numbers of `_COUNTED` a token adds to, and how much."""
    if progress == 0:
        return 4 * (RING + _ARROW) + place, 1 / TOKENS
    if progress == SUMMIT:
        return 4 * (RING + _ARROW + 1) + place, 1 / TOKENS
    cell = PATH[_COLOUR_AT[own][place]][progress]
    if cell:
        return place * RING + (cell - START_CELL[own]) % RING, 1 / 2  # L5.4: a cell holds two
    return 4 * RING + place * _ARROW + progress - LAST_ON_RING - 1, 1 / TOKENS


_NUMBERS = {
    own: tuple(
        tuple(_number(own, place, progress) for progress in range(SUMMIT + 1)) for place in range(4)
    )
    for own in COLOURS
}
_SQUARES = {
    own: tuple(
        tuple(_turn(own, *_square(colour, progress)) for progress in range(SUMMIT + 1))
        for colour in _COLOUR_AT[own]
    )
    for own in COLOURS
}
"""Per own colour, place in turn order and progress: where the token counts."""
_SAFE = {
    own: tuple(sorted(SAFE_CELLS, key=lambda cell: (cell - START_CELL[own]) % RING))
    for own in COLOURS
}
"""Per own colour: the safe cells from its start cell on."""

_COUNTED = (
    Field("ring", (4, RING), "per colour and ring cell from the own start cell on: tokens ÷ 2"),
    Field("arrow", (4, _ARROW), "per colour and arrow cell before the summit: tokens ÷ 4"),
    Field("workshop", (4,), "per colour: tokens in the workshop ÷ 4"),
    Field("summit", (4,), "per colour: tokens on the summit ÷ 4"),
)
_LISTED = (
    Field("progress", (4, TOKENS), "per colour and token: progress (L1.6) ÷ 72"),
    Field("moved", (4, TOKENS), "1 at the token last moved by a die in this turn (L3.4)"),
    Field(
        "duty",
        (len(SAFE_CELLS),),
        "per safe cell from the own start cell on: 1 at a barrier that the six must open (L6.2)",
    ),
)
_SHARED = (
    Field("turn", (4,), "1 at the colour whose turn it is; none at the end"),
    Field("phase", (len(_PHASES),), "1 at one of: " + ", ".join(_PHASES)),
    Field("present", (4,), "1 for each colour that plays"),
    Field("dice", (6,), "per face: dice in hand that show it ÷ 2"),
    Field("bonus", (2,), "1 if the bonus to be played now is 10; 20 (L8.1)"),
    Field("bonuses", (1,), "bonuses still to be played ÷ 4, at most 1"),
    Field("sixes", (2,), "1 for each six drawn in this turn (L3.4)"),
    Field("draw", (2,), "1 if the draw is a six (L3.3); 1 if its sum still counts (L4.1)"),
    Field(
        "options",
        (7,),
        "1 for two `dice`; `teams`; `third_six` workshop; `finish` free; `sums` true; `sums` six;"
        " `partners` players",
    ),
)
_FIELDS = (*_COUNTED, *_LISTED, *_SHARED)
(
    _, _, _, _, _PROGRESS, _MOVED, _DUTY, _TURN, _PHASE, _PRESENT, _DICE, _BONUS_NOW, _BONUSES,
    _SIXES, _DRAW, _OPTIONS,
) = find_starts(_FIELDS)  # fmt: skip
_ZEROS = bytes(4 * sum(field.size for field in _FIELDS))
_PLACE = {own: {colour: place for place, colour in enumerate(_COLOUR_AT[own])} for own in COLOURS}


class QuatreColonnesEncoding(Encoding[State, Action]):
    """The encoding of Les 4 colonnes."""

    version = 1
    action_groups = (
        ActionGroup("move own", 24, "advance an own token by a die (L5.1): by token, then die"),
        ActionGroup("move partner", 24, "the same with the partner's tokens (L9.1)"),
        ActionGroup(
            "exit own",
            12,
            "leave the own workshop with a 5, 1+4 or 2+3 (L4.1); `x+2` sends back the token of the"
            " second colour on in turn order, where L4.4 gives a choice",
        ),
        ActionGroup("exit partner", 3, "leave the partner's workshop with a 5, 1+4 or 2+3 (L9.1)"),
        ActionGroup("bonus own", 8, "advance an own token by a bonus of 10 or 20 cells (L8.2)"),
        ActionGroup("bonus partner", 8, "the same with the partner's tokens (L9.2)"),
        ActionGroup("skip", 1, "decline the bonus (L8.2)"),
        ActionGroup(
            "exit partner, sending back",
            9,
            "leave the partner's workshop where L4.4 gives a choice: `x+0` sends back an own token",
        ),
    )
    fields = _FIELDS
    board_shape = (_SIDE, _SIDE)
    planes = (
        Field("tokens", (4 * TOKENS, _SIDE, _SIDE), "per colour and token: 1 where it stands"),
        Field("safe", (1, _SIDE, _SIDE), "1 on the safe cells (L1.4)"),
        Field("duty", (1, _SIDE, _SIDE), "1 at a barrier that the six must open (L6.2)"),
        Field("moved", (1, _SIDE, _SIDE), "1 at the token last moved by a die in this turn (L3.4)"),
        *_SHARED,
    )
    max_chance_outcomes = 21  # two dice

    # Actions

    def encode_action(self, state: State, action: Action) -> int:
        """The integer, by the place of the token's colour from that of the seat to decide on."""
        own = _PLACE[state.colours[state.seat]]
        match action:
            case Move(token, die):
                return _MOVE + own[token.colour] // 2 * 24 + (token.number - 1) * 6 + die - 1
            case Exit(token, dice, victim):
                number = _EXIT_DICE.index(dice)
                if own[token.colour] and victim:
                    return _OUST + number * 3 + _VICTIMS_OF_PARTNER.index(own[victim.colour])
                if own[token.colour]:
                    return _EXIT_PARTNER + number
                return _EXIT + number * 4 + (own[victim.colour] if victim else 0)
            case Bonus(token, cells):
                of_token = own[token.colour] // 2 * TOKENS + token.number - 1
                return _BONUS + of_token * 2 + BONUSES.index(cells)
            case Skip():
                return _SKIP
            case _:
                raise ValueError(f"a throw has no integer: {action}")

    def decode_action(self, state: State, index: int) -> Action:
        """The action: an exit is that of the first token in the workshop, and sends back the token
        of that colour on the start cell.
        """
        colours = _COLOUR_AT[state.colours[state.seat]]
        if index < _EXIT:
            which, die = divmod(index, 6)
            return MOVES[colours[which // TOKENS * _PARTNER]][die + 1][which % TOKENS]
        if index < _EXIT_PARTNER:
            number, place = divmod(index - _EXIT, 4)
            victim = _find_token(state, colours[place], PATH[colours[0]][1]) if place else None
            return Exit(_find_waiting(state, colours[0]), _EXIT_DICE[number], victim)
        if index < _BONUS:
            token = _find_waiting(state, colours[_PARTNER])
            return Exit(token, _EXIT_DICE[index - _EXIT_PARTNER])
        if index < _SKIP:
            which, bonus = divmod(index - _BONUS, 2)
            moves = BONUS_MOVES[colours[which // TOKENS * _PARTNER]]
            return moves[BONUSES[bonus]][which % TOKENS]
        if index == _SKIP:
            return SKIP
        number, which = divmod(index - _OUST, len(_VICTIMS_OF_PARTNER))
        partner = colours[_PARTNER]
        victim = _find_token(state, colours[_VICTIMS_OF_PARTNER[which]], PATH[partner][1])
        return Exit(_find_waiting(state, partner), _EXIT_DICE[number], victim)

    def describe_action(self, index: int) -> str:
        """The text of the action, with `own` and `partner` instead of colours."""
        return _NAMES[index]

    def list_legal(self, state: State) -> Sequence[int]:
        """The integers of the legal actions."""
        return sorted([self.encode_action(state, action) for action in legal(state)])

    # Observations

    def observe(self, state: State, seat: int) -> Numbers:
        """The numbers of `fields`."""
        numbers: Numbers = array("f", _ZEROS)
        own, options = state.colours[seat], state.options
        for number, (colour, row) in enumerate(zip(state.colours, state.tokens, strict=True)):
            place = _PLACE[own][colour]
            counted = _NUMBERS[own][place]
            at = _PROGRESS + place * TOKENS
            for index, progress in enumerate(row):
                which, share = counted[progress]
                numbers[which] += share
                numbers[at + index] = progress / SUMMIT
            numbers[_PRESENT + place] = 1.0
            if number == state.seat and state.phase != "over":
                numbers[_TURN + place] = 1.0
            if state.moved and state.moved[0] == number:
                numbers[_MOVED + place * TOKENS + state.moved[1]] = 1.0
        for cell in state.duty:
            numbers[_DUTY + _SAFE[own].index(cell)] = 1.0
        numbers[_PHASE + _PHASES.index(state.phase)] = 1.0
        for die in state.dice:
            numbers[_DICE + die - 1] += 1 / 2
        if state.bonuses:
            numbers[_BONUS_NOW + BONUSES.index(state.bonuses[0])] = 1.0
            numbers[_BONUSES] = min(1.0, len(state.bonuses) / 4)
        for six in range(state.sixes):
            numbers[_SIXES + six] = 1.0
        numbers[_DRAW], numbers[_DRAW + 1] = state.is_six, state.is_whole
        numbers[_OPTIONS] = options.dice == 2
        numbers[_OPTIONS + 1] = options.teams
        numbers[_OPTIONS + 2] = options.third_six == "workshop"
        numbers[_OPTIONS + 3] = options.finish == "free"
        numbers[_OPTIONS + 4] = options.sums is True
        numbers[_OPTIONS + 5] = options.sums == "six"
        numbers[_OPTIONS + 6] = options.partners == "players"
        return numbers

    def observe_planes(self, state: State, seat: int) -> Numbers:
        """The planes of the board, then one filled plane for each of the other numbers."""
        own = state.colours[seat]
        area = _SIDE * _SIDE
        board: Numbers = array("f", bytes(4 * (4 * TOKENS + 3) * area))
        safe, duty, moved = ((4 * TOKENS + number) * area for number in range(3))
        for cell in SAFE_CELLS:
            board[safe + _turn(own, *LAYOUT[cell])] = 1.0
        for cell in state.duty:
            board[duty + _turn(own, *LAYOUT[cell])] = 1.0
        for number, (colour, row) in enumerate(zip(state.colours, state.tokens, strict=True)):
            place = _PLACE[own][colour]
            for index, progress in enumerate(row):
                square = _SQUARES[own][place][progress]
                board[(place * TOKENS + index) * area + square] = 1.0
                if state.moved == (number, index):
                    board[moved + square] = 1.0
        return board + fill_planes(self.observe(state, seat)[_TURN:], area)

    # Learning

    def potential(self, state: State, seat: int) -> float:
        """The mean progress of the seat's side less the best of the others', ÷ 72."""
        teams, sides = survey(state).teams, dict[int, list[int]]()
        for number, row in enumerate(state.tokens):
            sides.setdefault(teams[number], []).extend(row)
        means = {side: sum(row) / len(row) / SUMMIT for side, row in sides.items()}
        return means.pop(teams[seat]) - max(means.values())

    def max_decisions(self, options: Options, players: int) -> None:
        """No limit: tokens can be sent back any number of times."""
        return None


def _find_waiting(state: State, colour: str) -> Token:
    """The first token of a colour in its workshop; the first of all if none waits."""
    row = state.tokens[state.colours.index(colour)] if colour in state.colours else ()
    return TOKEN[colour][row.index(0) if 0 in row else 0]


def _find_token(state: State, colour: str, cell: int) -> Token:
    """The token of a colour on a ring cell; the first of all if there is none."""
    if colour in state.colours:
        for index, progress in enumerate(state.tokens[state.colours.index(colour)]):
            if PATH[colour][progress] == cell:
                return TOKEN[colour][index]
    return TOKEN[colour][0]


ENCODING = QuatreColonnesEncoding()
