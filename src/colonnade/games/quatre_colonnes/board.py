"""The board of Les 4 colonnes (L1): the ring, the arrows, the safe cells, and the layout of the
cross.
"""

from __future__ import annotations

from colonnade.core.errors import BadOption

RING = 68
QUARTER = RING // 4
SUMMIT = 72
LAST_ON_RING = 64  # L1.6: progress of the last ring cell before the arrow
TOKENS = 4

COLOURS = ("Y", "B", "G", "R")  # L2.1: in turn order, clockwise; the tokens run the other way
START_CELL = {"Y": 5, "R": 22, "G": 39, "B": 56}  # L1.2
PARTNER = {"Y": "G", "G": "Y", "R": "B", "B": "R"}  # L2.3

START_CELLS = frozenset(START_CELL.values())
REFUGES = frozenset((12, 17, 29, 34, 46, 51, 63, 68))
SAFE_CELLS = START_CELLS | REFUGES  # L1.4


def quarter_of(colour: str) -> int:
    """How many quarters of the ring a colour's start cell is ahead of yellow's (L1.2)."""
    return (START_CELL[colour] - START_CELL["Y"]) // QUARTER


def ring_cell(colour: str, progress: int) -> int:
    """The ring cell of a token on progress 1 to 64 (L1.6)."""
    return (START_CELL[colour] + progress - 2) % RING + 1


PATH = {
    colour: (
        0,
        *(ring_cell(colour, progress) for progress in range(1, LAST_ON_RING + 1)),
        *(0,) * 8,
    )
    for colour in COLOURS
}
"""Per colour and progress 0 to 72: the ring cell, or 0 where the token is not on the ring."""

_SAFE_PROGRESS = tuple(
    progress for progress in range(1, LAST_ON_RING + 1) if PATH["Y"][progress] in SAFE_CELLS
)

SAFE_AHEAD = tuple(
    tuple(safe for safe in _SAFE_PROGRESS if safe > progress) for progress in range(SUMMIT + 1)
)
"""Per progress 0 to 72: the progress of every safe cell ahead, nearest first; the four quarters are
alike.
"""


def _layout() -> dict[int, tuple[int, int]]:
    """L1.7 for yellow's arm, which points south, turned anticlockwise for red (east), green (north)
    and blue (west).
    """
    arm: dict[int, tuple[int, int]] = {}
    # from the inner end outwards; x to the east, y to the south, the central square around (0, 0)
    for row in range(8):
        arm[60 + row] = (-1, 2 + row)
        arm[8 - row] = (1, 2 + row)
    arm[68] = (0, 9)
    places: dict[int, tuple[int, int]] = {}
    for cell, (x, y) in arm.items():
        for quarter in range(4):
            places[(cell + QUARTER * quarter - 1) % RING + 1] = (x, y)
            x, y = y, -x
    return places


LAYOUT = _layout()
"""Ring cell → (x, y) on a grid of unit squares: x to the east, y to the south, the central 3×3
square around (0, 0).
"""

_OUTWARDS = {"Y": (0, 1), "R": (1, 0), "G": (0, -1), "B": (-1, 0)}


def arrow_place(colour: str, step: int) -> tuple[int, int]:
    """The grid square of arrow cell 1 to 7, from the outer end inwards; 8, the summit, is in the
    central square.
    """
    x, y = _OUTWARDS[colour]
    return x * (9 - step), y * (9 - step)


WORKSHOP_PLACE = {"Y": (5, 5), "R": (5, -5), "G": (-5, -5), "B": (-5, 5)}
"""The middle of each colour's workshop, in the corner beside its start cell."""


def check_colours(colours: tuple[str, ...]) -> None:
    """Raise `BadOption` for unknown colours, and for colours that are not in turn order Y, B, G, R,
    beginning with any of them (L2.1).
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
