"""Whole games, typed: both games, every language, several tables."""

import re
from pathlib import Path

import pytest

from colonnade.core.dice import FairDice
from colonnade.core.record import read_records
from colonnade.games import GAMES
from colonnade.locales import LANGUAGES, Speaker
from tests.terminal.conftest import Table


def only_record(folder: Path) -> Path:
    (path,) = folder.glob("*.json")
    return path


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("game", "seats"), [("columbiz", ["human", "human"]), ("quatre_colonnes", ["human", "greedy"])]
)
def test_a_whole_game_in_every_language(
    game: str, seats: list[str], language: str, state_folder: Path
) -> None:
    table = Table(game, seats, language)
    assert table.run() == 0
    speaker = Speaker(language)
    assert table.session is not None
    result = table.session.match.result
    assert result is not None
    assert speaker.text(result.reason) in table.text
    assert speaker.text(f"{game}-name") in table.text
    assert not re.search(
        r"\b(?:terminal|error|columbiz|quatre_colonnes)-[a-z]", re.sub(r"/\S+", "", table.text)
    ), "a key was not said in words"
    (record,) = read_records(only_record(state_folder), GAMES)
    record.check(GAMES[game])
    record.verify(GAMES[game])


def test_four_people_with_real_dice(state_folder: Path) -> None:
    table = Table("columbiz", ["human"] * 4, dice="physical")
    assert table.run() == 0
    assert "in the order Purple, Blue, Grey, Black" in table.text
    assert "colonnade replay " in table.text
    (record,) = read_records(only_record(state_folder), GAMES)
    assert record.dice == {"source": "physical"}
    record.check(GAMES["columbiz"])


def test_bots_throw_real_dice_too() -> None:
    table = Table("columbiz", ["human", "greedy"], dice="physical")
    assert table.run() == 0
    assert any(question.startswith("Blue: the 8 dice show") for question in table.questions)


def test_teams_with_two_dice() -> None:
    table = Table("quatre_colonnes", ["human", "random", "greedy", "human"], teams=True, sums=False)
    assert table.run() == 0
    assert "two teams" in table.text


def test_partners_who_are_players_and_sums_for_a_six(state_folder: Path) -> None:
    options = {"dice": 2, "teams": True, "sums": "six", "partners": "players"}
    table = Table("quatre_colonnes", ["human", "random", "greedy", "human"], given=options)
    assert table.run() == 0
    assert "players like any other" in " ".join(table.text.split())
    (record,) = read_records(only_record(state_folder), GAMES)
    assert record.options.items() >= options.items()
    record.check(GAMES["quatre_colonnes"])


def test_bots_alone_play_to_the_end() -> None:
    table = Table("columbiz", ["greedy", "random", "greedy"])
    assert table.run() == 0
    assert table.typed == [""], "only the file for the record is asked for"


def test_the_secret_of_fair_dice_is_shown_at_the_end_and_not_before(state_folder: Path) -> None:
    table = Table("columbiz", ["human", "human"], dice="fair")
    assert table.session is not None
    dice = table.session.match.dice
    assert isinstance(dice, FairDice)
    secret = str(dice.describe(True)["secret"])
    assert dice.commitment in table.text
    kept = state_folder / f"{dice.commitment}.secret"
    assert kept.read_text().strip() == secret
    assert kept.stat().st_mode & 0o777 == 0o600
    assert table.run() == 0
    before, _, _ = table.text.rpartition("The secret of the dice was")
    assert secret not in before
    assert secret in table.text
    assert "colonnade verify " in table.text
    assert not kept.exists(), "the record holds it now"
    (record,) = read_records(only_record(state_folder), GAMES)
    assert record.verify(GAMES["columbiz"]) > 0


def test_a_screen_of_80_by_24_is_never_too_narrow() -> None:
    for game in GAMES:
        table = Table(game, ["human", "greedy"])
        table.run()
        wide = [
            line
            for line in table.text.splitlines()
            if len(line) > 80 and "colonnade verify" not in line and "›" not in line
        ]
        assert not wide
