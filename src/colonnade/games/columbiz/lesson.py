"""The guided first game of Columbiz: throw, keep, place, capture, line, prison, end. Purple learns,
blue is scripted.
"""

from __future__ import annotations

from colonnade.core.lesson import Lesson, Step
from colonnade.games.columbiz.notation import from_diagram
from colonnade.games.columbiz.position_ids import position

_LATE = from_diagram(
    """
    . . P P . .
    P . . . B .
    . . B . . P
    . B . P . .
    P B . . . B
    P . P . P P
    """,
    reserve=(2, 6),
    prisoners=(7, 6),
    line_points=(6, 7),
)

LESSON = Lesson(
    colours=("purple", "blue"),
    first=None,
    steps=(
        Step("begin", "begin", "start 5 3"),
        Step("throw", "throw", "roll 1 2 3 3 5 5 5 6"),
        Step("keep", "keep", "keep 5 5 5", ("roll 2 3 3 5 6",)),
        Step("keep-again", "keep", "keep 3 3 5 5 5 5", ("roll 1 4",)),
        Step("place", "place", "place 5-4"),
        Step("place-again", "place", "place 3-2"),
        Step(
            "done",
            "place",
            "done",
            ("roll 1 1 2 3 4 5 6 6", "stop", "place 6-2", "place 1-2", "done"),
        ),
        Step("throw-again", "throw", "roll 1 3 4 4 5 6 6 6"),
        Step("keep-pairs", "keep", "keep 4 4 6 6 6", ("roll 2 4 5",)),
        Step("stop", "keep", "stop"),
        Step("capture", "capture", "place 6-3"),
        Step("line", "line", "place 4-3"),
        Step("longer", "line", "place 2-1"),
        Step(
            "done-again", "capture", "done", ("roll 1 2 3 5 5 5 5 5", "stop", "place 5-5", "done")
        ),
        Step("later", "prison", "roll 1 2 2 2 2 4 5 5", start=position(_LATE)),
        Step("later-stop", "prison", "stop"),
        Step("prison", "prison", "place 2-4"),
        Step("last", "end", "place 5-2"),
        Step("end", "end", "done", ("roll 1 2 3 3 3 3 3 6", "stop", "place 3-5", "done")),
    ),
)
