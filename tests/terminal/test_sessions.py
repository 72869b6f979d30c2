"""Sessions of typed lines: refusals, undo, saving and loading, dice, hints, leaving."""

import json
import os
import re
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from colonnade.core.errors import BadAgent, BadOption, BadRecord
from colonnade.core.record import read_records
from colonnade.games import GAMES
from colonnade.terminal import play as play_module
from colonnade.terminal import saves
from tests.terminal.conftest import Table, Type
from tests.waiting import DEADLINE, wait_until

START = ["6 3", "1 2 3 3 5 5 5 6"]  # purple begins, and throws the dice of the first worked example


def physical(typed: Type, lines: list[str], **arguments: object) -> str:
    code, output = typed([*START, *lines], dice="physical", **arguments)
    assert code == 0
    return output


def test_a_refused_move_says_why_and_the_question_mark_gives_the_clause(typed: Type) -> None:
    output = physical(typed, ["stop", "place 1-3", "?", "? place 6-6", "? 1", "? place 5-3"])
    assert "It takes three ones (1-3); you have one left. Type ? for the rule." in output
    assert "“place 1-3” is refused. It takes three ones (1-3); you have one left. (C3.3)" in output
    assert "“place 6-6” is refused." in output
    assert "“place 1-1”:\nPurple places a disc on a one (1-1). C3.1" in output
    assert "“place 5-3” is allowed." in output


def test_before_anything_is_refused_the_question_mark_says_so(typed: Type) -> None:
    assert "No move was refused." in physical(typed, ["?"])


def test_why_in_french(typed: Type) -> None:
    output = physical(typed, ["place 5-3", "?"], language="fr")
    assert "« place 5-3 » est refusé." in output.replace("\u202f", " ")
    assert "(C2.2)" in output


def test_a_duty_explains_itself(typed: Type) -> None:
    _, output = typed(["5", "5"], "quatre_colonnes", dice="physical", first=0)
    assert "A five brings a column out of the workshop before anything else. L4.2" in output


def test_a_refusal_comes_with_the_duty_but_never_twice_with_the_same_sentence(typed: Type) -> None:
    _, output = typed(["5", "? move Y1 5"], "quatre_colonnes", dice="physical", first=0)
    assert (
        "a five brings it out. (L4.1)\nA five brings a column out of the workshop before anything"
        " else." in output.replace(" \n", " ")
    )
    output = physical(
        typed, ["stop", "place 1-1", "place 2-1", "? place 5-1"], options={"max_discs": 2}
    )
    asked = output[output.index("“place 5-1” is refused") :]
    assert asked.count("discs are the most for one turn") == 1


def test_lost_dice_explain_themselves_in_swedish(typed: Type) -> None:
    _, output = typed(["4"], "quatre_colonnes", dice="physical", first=0, language="sv")
    assert "Tärningen 4 går förlorad: en femma för ut en pelare. L4.1" in output


def test_faces_are_kept_without_a_word(typed: Type) -> None:
    output = physical(typed, ["5 5 5", "1 2 4 5 6"])
    assert "Purple keeps 5 5 5. C2.2" in output
    assert "Purple throws 1 2 4 5 6. C2.2" in output


def test_real_dice_cannot_show_the_impossible(typed: Type) -> None:
    _, output = typed(["7 1", "1", "", "6 3"], dice="physical")
    assert "No die shows “7”: a face is a number from 1 to 6." in output
    assert "2 dice are thrown now, and one was given." in output
    assert "Throw 2 dice and type what they show" in output
    assert "Purple throws the highest die, a 6, and begins." in output


def test_dice_of_the_program_cannot_be_typed(typed: Type) -> None:
    _, output = typed(
        ["", "roll 1 1 1 1 1 1 1 1", "?"], seats=["human", "human"], dice="seeded", seed=1
    )
    assert "Enter throws the dice; they cannot be typed in this game." in output


def test_undo_takes_back_up_to_the_last_throw(typed: Type) -> None:
    output = physical(typed, ["stop", "place 5-3", "place 3-2", "undo", "undo", "undo", "undo"])
    assert output.count("Taken back:") == 3
    assert "Taken back: “stop”." in output
    assert "There is nothing to take back: what came before the last throw stands." in output


def test_undo_in_dutch(typed: Type) -> None:
    output = physical(typed, ["stop", "terug"], language="nl")
    assert "Teruggenomen: “stop”." in output


def test_a_keep_can_be_taken_back_before_the_throw(typed: Type) -> None:
    assert "Taken back: “keep 5”." in physical(typed, ["5", "undo"])


def test_small_letters_are_understood(typed: Type) -> None:
    _, output = typed(["5", "exit y1 5"], "quatre_colonnes", dice="physical", first=0)
    assert "Yellow 1 (Y1) leaves the workshop for cell 5." in output


def test_save_and_load(typed: Type, tmp_path: Path) -> None:
    output = physical(
        typed,
        [
            "stop",
            "place 5-3",
            "save game.json",
            "place 3-2",
            "load game.json",
            "log",
            "place 3-2",
            "done",
            "save game.json",
        ],
    )
    assert "Saved to game.json." in output
    assert "game.json: 4 events played. The game goes on." in output
    assert "4  Purple places a disc on three fives (5-3)." in output
    (record,) = read_records(tmp_path / "game.json", GAMES)
    assert record.events == (
        "start 6 3",
        "roll 1 2 3 3 5 5 5 6",
        "stop",
        "place 5-3",
        "place 3-2",
        "done",
    )


def test_a_loaded_game_goes_on_with_its_players_and_dice(typed: Type, tmp_path: Path) -> None:
    code, whole = typed(
        ["", "", "keep", "", "keep", "", "1", "done"],
        seats=["human:Ana", "random"],
        dice="seeded",
        seed=5,
    )
    assert code == 0
    typed(
        ["", "", "keep", "save game.json", ""], seats=["human:Ana", "random"], dice="seeded", seed=5
    )
    code, output = typed(["", "keep", ""], load=tmp_path / "game.json")
    assert code == 0
    assert "Purple (Ana) · Blue (Kiki, random)" in output
    thrown = re.findall(r"throws [\d ]+\.", whole)
    assert re.findall(r"throws [\d ]+\.", output)[0] in thrown


def test_a_fair_game_saved_and_loaded_hides_its_secret_and_can_be_verified(
    typed: Type, tmp_path: Path, state_folder: Path
) -> None:
    _, output = typed(["luck", "", "", "", "save game.json"], dice="fair")
    commitment = re.search(r"[0-9a-f]{64}", output.replace("\n", ""))
    assert commitment
    (kept,) = state_folder.glob("*.secret")
    secret = kept.read_text().strip()
    saved = (tmp_path / "game.json").read_text()
    assert secret not in saved
    assert secret not in output.replace("\n", "")
    assert json.loads(saved)["dice"]["secret"] is None
    assert json.loads(saved)["dice"]["entropy"] == ["luck", ""]
    assert "Words of chance: Purple “luck”." in output
    table = Table("columbiz", ["human", "human"])
    assert table.session is not None
    table.session.match = saves.resume(saves.load(tmp_path / "game.json", GAMES), GAMES)
    assert table.run() == 0
    record = table.session.match.record()
    assert record.dice["secret"] == secret
    assert record.verify(GAMES["columbiz"]) > 2


def test_a_fair_game_without_its_secret_goes_on_only_with_real_dice(
    typed: Type, tmp_path: Path, state_folder: Path
) -> None:
    typed(["", "", "", "save game.json"], dice="fair")
    for kept in state_folder.glob("*.secret"):
        kept.unlink()
    with pytest.raises(BadRecord, match="terminal-error-secret-elsewhere"):
        typed([], load=tmp_path / "game.json")
    code, _ = typed(["save more.json"], load=tmp_path / "game.json", dice="physical")
    assert code == 0
    (record,) = read_records(tmp_path / "more.json", GAMES)
    assert record.dice == {"source": "physical"}
    assert record.notes[0].what.startswith("real dice from here on; before: fair ")


def test_a_false_secret_is_not_taken(typed: Type, tmp_path: Path, state_folder: Path) -> None:
    typed(["", "", "", "save game.json"], dice="fair")
    (kept,) = state_folder.glob("*.secret")
    kept.write_text("00" * 32)
    with pytest.raises(BadRecord):
        typed([], load=tmp_path / "game.json")


def test_entropy_that_is_too_long_is_asked_again(typed: Type) -> None:
    _, output = typed(["x" * 201, "short"], dice="fair")
    assert "A word of chance has at most 200 characters." in output
    assert "Purple “short”" not in output, "the second person was not there any more"


def test_nothing_else_is_overwritten_unasked(typed: Type, tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("dear")
    physical(typed, ["save letter.txt", "", "undo"])
    assert (tmp_path / "letter.txt").read_text() == "dear"
    physical(typed, ["save letter.txt", "y"])
    assert json.loads((tmp_path / "letter.txt").read_text())["game"] == "columbiz"


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("save", "Type a file name after it."),
        ("load", "Type the name of a saved game after it."),
        ("load nothing.json", "There is no file “nothing.json”."),
        ("load .", "“.” is a folder, not a file."),
        ("save no/such/folder.json", "There is no file “no/such/folder.json”."),
        ("load bad.json", "It is not JSON, or it was cut off"),
        ("hint", "Type “hint” once more to hear more."),
        ("help", "tells where to look; asked again, the best moves"),
        ("board", "┌────"),
        ("log 1", "2  Purple throws 1 2 3 3 5 5 5 6."),
        ("banana", "“banana” is no action."),
        ("keep 7", "“keep 7”: no die shows “7”."),
        ("move Y1 6", "is no action"),
        ("", "Nothing is thrown now: choose first."),
        ("[bold]x[/bold]", "“[bold]x[/bold]” is no action."),
    ],
)
def test_words_of_the_table(typed: Type, tmp_path: Path, line: str, sentence: str) -> None:
    (tmp_path / "bad.json").write_text('{"format": 1,')
    assert sentence in physical(typed, [line])


def test_a_hint_says_more_whenever_it_is_asked_for_again(typed: Type) -> None:
    nudged, listed, explained, again = (physical(typed, ["hint"] * count) for count in range(1, 5))
    assert "% less than the best" not in nudged
    assert listed.count("% less than the best") == 5
    assert ", 0.0% less than the best" in listed
    assert ": that wins " not in listed
    assert explained.count(": that wins ") == 1
    assert again.count(": that wins ") == 2  # there is no more to say
    moved = physical(typed, ["hint", "keep 5 5 5", "1 2 3 4 6", "hint"])
    assert moved.count("once more to hear more") == 2  # a new decision, a new nudge
    assert "% less than the best" not in moved


def test_a_hint_is_noted_once_a_turn_and_the_record_holds(typed: Type, tmp_path: Path) -> None:
    physical(typed, ["hint", "hint", "keep 5 5 5", "1 2 3 4 6", "hint", "save game.json"])
    (record,) = read_records(tmp_path / "game.json", GAMES)
    assert [(note.ply, note.what) for note in record.notes] == [(2, "hinted purple")]
    record.check(GAMES["columbiz"])


def test_the_programs_own_copy_knows_of_the_last_hint(typed: Type, state_folder: Path) -> None:
    physical(typed, ["hint"])
    (kept,) = read_records(next(state_folder.glob("**/*.json")), GAMES)
    assert [note.what for note in kept.notes] == ["hinted purple"]


def test_a_hint_before_a_throw(typed: Type) -> None:
    _, output = typed(["hint"], dice="seeded", seed=1)
    assert "Now the dice decide: throw them." in output


def test_the_end_of_the_input_keeps_the_game(typed: Type, state_folder: Path) -> None:
    output = physical(typed, ["stop"])
    assert "The game is kept." in output
    (copy,) = state_folder.glob("*.json")
    assert f"colonnade play columbiz --load {copy}" in output
    code, again = typed(["place 5-3"], load=copy)
    assert code == 0
    assert "Purple places a disc on three fives (5-3)." in again
    assert list(state_folder.glob("*.json")) == [copy], "a copy that is loaded stays the copy"
    (record,) = read_records(copy, GAMES)
    assert record.events[-1] == "place 5-3"


def test_quit_offers_to_save(typed: Type, tmp_path: Path) -> None:
    output = physical(typed, ["quit", "mine.json", "not reached"])
    assert "Saved to mine.json." in output
    assert "not reached" not in output
    assert len(list(read_records(tmp_path / "mine.json", GAMES))) == 1


def test_quit_without_a_file_says_how_to_go_on(typed: Type) -> None:
    assert "colonnade play columbiz --load" in physical(typed, ["quit", ""])


def test_a_game_that_never_began_leaves_nothing(typed: Type, state_folder: Path) -> None:
    code, output = typed(["a", "b"], dice="fair")
    assert code == 0
    assert "Goodbye." in output
    assert not list(state_folder.iterdir())


def test_without_a_state_folder_the_game_is_played_all_the_same(
    typed: Type, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "blocked").write_text("")
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "blocked"))
    _, output = typed(["", "", "", ""], dice="fair")
    assert "The game could not be kept" in output


def test_ctrl_c_exits_with_130_and_keeps_the_game(state_folder: Path) -> None:
    environment = {
        **os.environ,
        "XDG_STATE_HOME": str(state_folder.parent),
        "PYTHONUNBUFFERED": "1",
    }
    program = (
        "import sys; from colonnade.terminal.play import play; sys.exit(play('columbiz', ['human',"
        " 'human'], dice='physical'))"
    )
    with subprocess.Popen(
        [sys.executable, "-c", program],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        env=environment,
        text=True,
    ) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write("6 3\n")
        process.stdin.flush()
        try:
            wait_until(lambda: any(state_folder.glob("*.json")))
            process.send_signal(signal.SIGINT)
            output = process.stdout.read()
            assert process.wait(DEADLINE) == 130
        finally:
            process.kill()
    assert "--load" in output


@pytest.mark.parametrize(
    ("arguments", "error"),
    [
        ({"seats": ["human"]}, BadOption),
        ({"seats": ["human", "grandmaster"]}, BadAgent),
        ({"dice": "loaded"}, BadOption),
        ({"colours": ["purple"]}, BadOption),
        ({"colours": ["purple", "pink"]}, BadOption),
        ({"first": 1}, BadOption),
        ({"options": {"max_discs": 99}}, BadOption),
        ({"language": "tlh"}, BadOption),
        ({"game": "chess"}, BadOption),
    ],
)
def test_a_table_that_cannot_be_set(
    typed: Type, arguments: dict[str, object], error: type[Exception]
) -> None:
    with pytest.raises(error):
        typed([], **arguments)


def test_several_people_say_who_begins(typed: Type) -> None:
    _, output = typed(["3", "2", ""], "quatre_colonnes", dice="seeded", seed=1)
    assert "Who begins?" in output
    assert "There is no choice “3”." in output
    assert "Green throws" in output


def test_choosing_a_table(
    typed: Type, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    import io

    lines = ["2", "1", "1", "3", "?", "dice=3", "dice=2", "", ""]
    monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{line}\n" for line in lines)))
    assert play_module.choose_and_play("es") == 0
    output = capsys.readouterr().out
    assert "¿Qué juego?" in output
    assert "Max, greedy" in output
    assert "La opción «dice» no puede ser «3»." in output
    assert "Dados: dos dados" in output


def test_a_newcomer_is_offered_the_suggested_opponent(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    import io

    monkeypatch.setattr(sys, "stdin", io.StringIO("1\n1\n\n\n\n\n"))
    play_module.choose_and_play("en")
    assert "Blue (Mia, learner)" in capsys.readouterr().out


def test_choosing_offers_to_go_on(
    typed: Type, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    import io

    physical(typed, ["stop"])
    monkeypatch.setattr(sys, "stdin", io.StringIO("3\n"))
    assert play_module.choose_and_play("en") == 0
    output = capsys.readouterr().out
    assert "Go on with the last game: Columbiz, 3 events so far." in output
    assert "3 events played. The game goes on." in output


def test_no_colours_where_nobody_sees_them(typed: Type) -> None:
    assert "\x1b" not in physical(typed, ["stop", "place 5-3"])


def test_a_closed_input_is_the_end_of_the_input(
    typed: Type, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "stdin", None)
    assert play_module.play("columbiz", ["human", "human"], dice="fair") == 0


def test_names_that_no_record_could_hold_are_cut(typed: Type, state_folder: Path) -> None:
    typed([""], seats=["human:" + "é" * 200, "human:a\x1bb"], dice="seeded", seed=1)
    (copy,) = state_folder.glob("*.json")
    (record,) = read_records(copy, GAMES)
    assert record.names == ("é" * 80, "a b")


def test_choosing_from_a_pipe(state_folder: Path) -> None:
    program = (
        "import sys; from colonnade.terminal.play import choose_and_play;"
        " sys.exit(choose_and_play('fr'))"
    )
    environment = {
        **os.environ,
        "XDG_STATE_HOME": str(state_folder.parent),
        "PYTHONIOENCODING": "utf-8",
    }
    answer = subprocess.run(
        [sys.executable, "-c", program],
        input=b"\n" * 8 + b"\xff\n",
        capture_output=True,
        env=environment,
        check=False,
    )
    assert answer.returncode == 0, answer.stderr.decode()
    assert "La partie est conservée." in answer.stdout.decode()


def test_a_bot_that_fails_leaves_the_game_kept(
    typed: Type, state_folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "broken_bot.py").write_text(
        "class Broken:\n    def decide(self, game, state, limit, random):\n        raise"
        " KeyError('oh')\n"
    )
    monkeypatch.syspath_prepend(str(tmp_path))
    with pytest.raises(BadAgent, match="error-agent-crashed"):
        typed(
            ["", "", "", ""],
            seats=["broken_bot:Broken", "broken_bot:Broken"],
            dice="seeded",
            seed=1,
        )
    (copy,) = state_folder.glob("*.json")
    (record,) = read_records(copy, GAMES)
    assert record.events
