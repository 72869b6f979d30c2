"""The guided first game of Les 4 colonnes: a five, the refuge, the barrier, a capture and its 20,
the summit and its 10, the double three.

Yellow learns, green is scripted.
"""

from __future__ import annotations

from colonnade.core.lesson import Lesson, Step

_BEHIND = "Q11ises-Y08050000G40000000-Yd0"  # yellow on cells 12 and 9, green on cell 10
# yellow has two on the summit, one two cells below it, and one on cell 63
_LATE = "Q11ises-Y72727059G72725530-Yd0"

LESSON = Lesson(
    colours=("Y", "G"),
    first=0,
    steps=(
        Step("begin", "five", "roll 3", ("roll 2",)),
        Step("throw-again", "five", "roll 5"),
        Step("exit", "five", "exit Y1 5", ("roll 5", "exit G1 5")),
        Step("throw-six", "six", "roll 6"),
        Step("six", "six", "move Y1 6"),
        Step("draw-again", "six", "roll 1"),
        Step("refuge", "refuge", "move Y1 1", ("roll 4", "move G1 4")),
        Step("later", "barrier", "roll 3", start=_BEHIND),
        Step("barrier", "barrier", "move Y2 3", ("roll 4",)),
        Step("throw-barrier", "barrier", "roll 6"),
        Step("open", "barrier", "move Y1 6"),
        Step("draw-safe", "refuge", "roll 3"),
        Step("stay", "refuge", "move Y1 3", ("roll 4", "move G1 4")),
        Step("throw-capture", "capture", "roll 2"),
        Step("capture", "capture", "move Y2 2"),
        Step("bonus", "capture", "bonus Y2 20"),
        Step("near", "summit", "roll 3", start=_LATE),
        Step("exact", "summit", "move Y4 3", ("roll 1", "move G3 1")),
        Step("throw-summit", "summit", "roll 2"),
        Step("summit", "summit", "move Y3 2"),
        Step("bonus-summit", "summit", "bonus Y4 10", ("roll 4", "move G3 4")),
        Step("build", "monument", "roll 2 5", ("roll 2", "move G4 2")),
        Step("monument", "monument", "roll 3 3"),
    ),
)
