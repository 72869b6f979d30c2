"""The golden playthroughs are what the rules give today. `python -m tests.playthroughs` writes them
anew; read the diff.
"""

import pytest

from colonnade.games import GAMES
from tests.playthroughs import FOLDER, PLAYTHROUGHS, Playthrough, path_of, text_of


@pytest.mark.parametrize("playthrough", PLAYTHROUGHS, ids=lambda playthrough: playthrough.name)
def test_the_game_goes_as_it_went(playthrough: Playthrough) -> None:
    assert (
        text_of(playthrough).splitlines()
        == path_of(playthrough).read_text(encoding="utf-8").splitlines()
    )


def test_every_game_has_a_playthrough_and_every_file_is_one() -> None:
    assert {playthrough.game for playthrough in PLAYTHROUGHS} == set(GAMES)
    assert {path.name for path in FOLDER.glob("*.txt")} == {
        path_of(playthrough).name for playthrough in PLAYTHROUGHS
    }
