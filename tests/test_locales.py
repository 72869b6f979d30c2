"""All languages say everything the code can ask for, with the same arguments, each in its own
words.
"""

import ast
import json
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor

from colonnade.analysis.grades import GRADES
from colonnade.bots.levels import levels_of
from colonnade.core.errors import BadOption
from colonnade.core.message import message
from colonnade.core.options import format_value
from colonnade.games import GAMES
from colonnade.locales import LANGUAGES, Speaker, default_language
from colonnade.server.messages import PHRASES
from colonnade.terminal.commands import WORDS
from colonnade.terminal.online import ONLINE_WORDS
from tests.locales import LOCALES, entries

SOURCE = Path(__file__).parent.parent / "src" / "colonnade"
OTHERS = [language for language in LANGUAGES if language != "en"]
PERCENTAGES = Path(__file__).parent.parent / "web" / "tests" / "percentages.json"
AREAS = sorted(path.name for path in (LOCALES / "en").glob("*.ftl"))

NOTES = (
    "took-over",
    "left",
    "gave-back",
    "time-out",
    "bot-failed",
    "hinted",
    "looked",
    "dice-declined",
    "dice-void",
    "last-throw-only",
    "set-up",
    "abandoned",
    "ended",
)
"""The first words of what the server notes beside the rules."""

REACHED = (
    "columbiz-fill",
    "columbiz-capture",
    *(
        f"quatre_colonnes-{what}"
        for what in ("send", "exit", "exit-next", "refuge", "refuge-next", "summit", "summit-next")
    ),
)
"""What the lens tells the chance of; of the summit it says nothing where there is none."""

LEVELS = {level for game in GAMES for level in levels_of(game)}
SAME_AS_ENGLISH = {
    "web-fair-seat",
    *(f"web-level-{level}" for level in LEVELS),  # first names
    "columbiz-name",  # names of games
    "quatre_colonnes-name",
    ("nl", "quatre_colonnes-option-partners"),
    "terminal-option",  # arguments and signs alone
    "cli-where-event",
    "web-named-action",
    "web-quatre_colonnes-token",
    "web-quatre_colonnes-holds",
    ("fr", "printing-points"),
    ("fr", "web-print-page"),
    ("fr", "printing-quatre_colonnes-refuges"),
    ("fr", "printing-pad-date"),
    "terminal-fact",
    "printing-lesson-minutes",
    ("nl", "terminal-word-help"),
    ("nl", "terminal-online-said"),  # the same quotation marks
    ("nl", "quatre_colonnes-option-teams"),
    ("nl", "web-privacy"),
    ("nl", "web-album"),
    ("fr", "web-album"),
    ("sv", "web-album"),
    ("fr", "columbiz-pad-total"),
    ("fr", "web-pause"),
}
"""What may read as in English: in every language, or in one."""


class Variables(Visitor):
    """Collects the variables of a message, and those it selects by."""

    def __init__(self) -> None:
        super().__init__()
        self.names: set[str] = set()
        self.chances: set[str] = set()
        """What is written as a percentage."""
        self.selectors: dict[str, set[str]] = {}

    def visit_VariableReference(self, node: fluent.VariableReference) -> None:
        self.names.add(node.id.name)

    def visit_FunctionReference(self, node: fluent.FunctionReference) -> None:
        if node.id.name in ("PERCENT", "CASES"):
            self.chances |= {
                argument.id.name
                for argument in node.arguments.positional
                if isinstance(argument, fluent.VariableReference)
            }
        self.generic_visit(node)

    def visit_SelectExpression(self, node: fluent.SelectExpression) -> None:
        if isinstance(node.selector, fluent.VariableReference):
            keys = {
                (
                    variant.key.name
                    if isinstance(variant.key, fluent.Identifier)
                    else variant.key.value
                )
                for variant in node.variants
            }
            self.selectors.setdefault(node.selector.id.name, set()).update(keys)
        self.generic_visit(node)


def variables(language: str, key: str) -> Variables:
    collected = Variables()
    collected.visit(entries(language)[key])
    return collected


@cache
def bundle(language: str) -> FluentBundle:
    made = FluentBundle([language], Speaker(language).functions, use_isolating=False)
    for path in (LOCALES / language).glob("*.ftl"):
        made.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return made


PLURALS = {"zero", "one", "two", "few", "many", "other"}


def samples(language: str, key: str) -> Iterator[dict[str, Any]]:
    """Arguments that reach every variant: numbers in each plural form, and each text that the
    message tells apart.
    """
    used = variables("en", key)
    for name, keys in variables(language, key).selectors.items():
        used.selectors.setdefault(name, set()).update(keys)
    for number in (0, 1, 2, 5):
        arguments: dict[str, Any] = {
            name: number / 7 if name in used.chances else "x" for name in used.names
        }
        for name, keys in used.selectors.items():
            words = sorted(word for word in keys if word not in PLURALS and not word.isdecimal())
            is_number = keys & (PLURALS - {"other"}) or any(word.isdecimal() for word in keys)
            if name in used.chances:
                continue
            arguments[name] = number if is_number else words[number % len(words)] if words else "x"
        yield arguments


def values(language: str, key: str) -> list[str]:
    pattern = bundle(language).get_message(key).value
    assert pattern is not None
    rendered: list[str] = []
    for arguments in samples(language, key):
        text, errors = bundle(language).format_pattern(pattern, arguments)
        assert not errors, f"{language}: {key}: {errors}"
        rendered.append(str(text))
    return rendered


@pytest.mark.parametrize("language", OTHERS)
def test_every_language_has_the_files_of_english(language: str) -> None:
    assert sorted(path.name for path in (LOCALES / language).glob("*.ftl")) == AREAS


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("area", AREAS)
def test_every_file_has_the_keys_of_english_in_their_order(language: str, area: str) -> None:
    def keys(of: str) -> list[str]:
        return re.findall(
            r"^([a-z][\w-]*) =", (LOCALES / of / area).read_text(encoding="utf-8"), re.MULTILINE
        )

    assert keys(language) == keys("en")


@pytest.mark.parametrize("language", OTHERS)
def test_every_message_has_the_arguments_of_english(language: str) -> None:
    different = {
        key: (sorted(variables(language, key).names), sorted(variables("en", key).names))
        for key in entries("en")
        if variables(language, key).names != variables("en", key).names
    }
    assert not different


@pytest.mark.parametrize("language", OTHERS)
def test_messages_tell_apart_what_english_tells_apart(language: str) -> None:
    """Texts such as colours and reasons; plural forms are each language's own affair."""
    for key in entries("en"):
        for name, keys in variables("en", key).selectors.items():
            texts = {word for word in keys if word not in PLURALS and not word.isdecimal()}
            own = variables(language, key).selectors.get(name, set())
            assert not own or texts <= own, f"{key}: ${name} lacks {texts - own}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_renders_in_every_plural_form(language: str) -> None:
    for key in entries(language):
        for text in values(language, key):
            assert text.strip(), key
            assert "{" not in text, key
            assert "??" not in text, key


@pytest.mark.parametrize("language", OTHERS)
def test_nothing_is_left_in_english(language: str) -> None:
    same = {key for key in entries("en") if values(language, key) == values("en", key)}
    assert same <= SAME_AS_ENGLISH | {key for key in same if (language, key) in SAME_AS_ENGLISH}


def test_the_list_of_what_may_be_as_in_english_is_short_and_needed() -> None:
    for allowed in SAME_AS_ENGLISH:
        languages, key = (
            ([allowed[0]], allowed[1]) if isinstance(allowed, tuple) else (OTHERS, allowed)
        )
        assert any(values(language, key) == values("en", key) for language in languages), (
            f"{key} is translated everywhere"
        )


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_typewriter_quotes(language: str) -> None:
    for key in entries(language):
        for text in values(language, key):
            assert not set("'\"") & set(text), f"{key}: {text}"


def test_french_has_its_narrow_spaces() -> None:
    for key in entries("fr"):
        for text in values("fr", key):
            assert (
                not re.search(
                    r"(?<![\u202f\d])[:;?!](?= |$)| [:;?!»]|«[^\u202f]|[^\u202f]»",
                    text.replace("module:Class", ""),
                )
                or "? :" in text
            ), f"{key}: {text}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_percentages_are_written_as_in_the_browser(language: str) -> None:
    """The table is the browser's, too: web/tests/numbers.test.ts."""
    speaker = Speaker(language)
    for row in json.loads(PERCENTAGES.read_text(encoding="utf-8")):
        assert speaker.format_percent(row["share"], row.get("digits")) == row["texts"][language]


@pytest.mark.parametrize("language", LANGUAGES)
def test_sentences_leave_percentages_to_one_function(language: str) -> None:
    for path in sorted((LOCALES / language).glob("*.ftl")):
        assert not re.findall(r"\}\s?%.*", path.read_text(encoding="utf-8")), path.name


def test_no_other_code_writes_a_percentage() -> None:
    """The curves and the logs of trainings are in English, with fixed decimals."""
    others = [
        path.relative_to(SOURCE).as_posix()
        for path in SOURCE.rglob("*.py")
        if re.search(r"\{[^{}\n]*:[^{}\n]*%\}|\}\s?%(?![sd(])", path.read_text(encoding="utf-8"))
    ]
    assert [path for path in others if not path.startswith("training/")] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_number_of_dice_to_throw_again_is_no_face(language: str) -> None:
    text = Speaker(language).text
    number_of_dice = text("web-dice-unthrown", count=5).split()[:2]
    assert " ".join(number_of_dice) in text("web-throw-others", count=5).replace("\u00a0", " ")


@pytest.mark.parametrize("game", GAMES)
def test_what_a_player_does_is_said_to_them_too(game: str) -> None:
    text = (LOCALES / "en" / f"{game}.ftl").read_text(encoding="utf-8")
    happened = text.partition("## What happened")[2].partition("\n## ")[0]
    told = re.findall(r"^([\w-]+) = \{ PLAYER\(\$colour\) \}", happened, re.MULTILINE)
    assert len(told) >= 6
    for language in LANGUAGES:
        assert [key for key in told if f"web-you-{key}" not in entries(language)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_sentences_have_no_exclamation_marks(language: str) -> None:
    assert not [
        key for key in entries(language) if any("!" in text for text in values(language, key))
    ]


# The code and the files


def code_keys() -> tuple[set[str], set[str]]:
    """The literals of the code that look like keys, and the beginnings of those
    it puts together.
    """
    prefixes = (
        "error-",
        "record-",
        "cli-",
        "terminal-",
        "coach-",
        "lens-",
        "report-",
        "printing-",
        "percent-",
        *(f"{key}-" for key in GAMES),
    )
    whole: set[str] = set()
    begun: set[str] = set()
    for path in SOURCE.rglob("*.py"):
        joined: set[int] = set()
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.JoinedStr):
                joined.update(id(part) for part in node.values)
                first = node.values[0]
                if isinstance(first, ast.Constant) and str(first.value).startswith(prefixes):
                    begun.add(str(first.value))
            elif (
                isinstance(node, ast.Constant)
                and isinstance(node.value, str)
                and id(node) not in joined
            ):
                is_key = re.fullmatch(
                    r"[a-z_]+(-[A-Za-z0-9_]+)+", node.value
                ) and node.value.startswith(prefixes)
                whole |= {node.value} if is_key else set()
    return whole, begun


KINDS = {
    "columbiz": {"columbiz-kind-keep", "columbiz-kind-place"},
    "quatre_colonnes": {"quatre_colonnes-kind-move", "quatre_colonnes-kind-bonus"},
}
"""The kinds of decisions of each game."""


def composed_keys() -> set[str]:
    """Keys that faces put together from what games, options, bots and commands are called."""
    keys: set[str] = set()
    for game in GAMES.values():
        keys |= {
            f"{game.key}-name",
            f"{game.key}-about",
            f"{game.key}-sheet-says",
            *(f"{game.key}-colour-{colour}" for colour in game.colours),
        }
        keys |= KINDS[game.key]
        for field in game.options_type.fields:
            name = f"{game.key}-option-{field.name}"
            keys |= {name, f"{name}-help"}
            keys |= {
                f"{name}-{format_value(value)}"
                for value in field.values
                if not (type(value) is int and len(field.values) > 2)
            }
        keys |= {f"web-level-{level}" for level in levels_of(game.key)}
        keys |= {f"coach-{game.key}-{name}" for name in ("best", "against", "equal")}
    keys |= {f"lens-{what}{end}" for what in REACHED for end in ("", "-now", "-never")} - {
        f"lens-{what}-never" for what in REACHED[-2:]
    }
    keys |= {f"lens-columbiz-{what}{end}" for what in ("exposed", "own") for end in ("", "-safe")}
    keys |= {
        f"lens-quatre_colonnes-{what}{end}"
        for what in ("danger", "there")
        for end in ("", "-draw", "-later", "-none", "-spared")
    }
    keys |= {"option-ours", "option-or"} | {f"grade-{grade}" for grade in GRADES}
    keys |= {f"phrase-{phrase}" for phrase in PHRASES} | {f"note-{note}" for note in NOTES}
    return keys | {
        f"terminal-{kind}-{word}" for kind in ("word", "help") for word in {*WORDS, *ONLINE_WORDS}
    }


def test_every_key_of_the_code_is_in_the_files() -> None:
    whole, _ = code_keys()
    assert sorted((whole | composed_keys()) - entries("en").keys()) == []


def test_every_key_of_the_files_is_used() -> None:
    whole, begun = code_keys()
    games = tuple(f"{game}-" for game in GAMES)
    literals = {
        word
        for path in SOURCE.rglob("*.py")
        for word in re.findall(r"\"([a-z]+(?:-[a-z]+)*)\"", path.read_text(encoding="utf-8"))
    }
    unused = {
        key
        for key in entries("en").keys() - whole - composed_keys()
        # the rules and the summary begin a key with a prefix and end it with a word of their own
        # the rules page shows the first, held to the clauses by test_rules_texts; the browser says
        # the second, see web/test_words and lessons/test_stories holds the third to the lessons;
        # test_facts holds the fourth to the lists of facts, printing/test_lesson the fifth
        if not key.startswith(("rules-", "web-", "lesson-", "fact-", "printing-lesson-"))
        # buttons of the browser, named by what the action does
        and not key.startswith(tuple(f"{game}do-" for game in games))
        and not any(
            key.startswith(start) and key.removeprefix(start) in literals
            for start in (*begun, *games)
        )
    }
    assert sorted(unused) == []


# The loader


def test_a_speaker_says_messages_and_clauses() -> None:
    speaker = Speaker("en")
    assert speaker.text("terminal-saved", file="a.json") == "Saved to a.json."
    assert speaker.say(message("error-match-finished")) == "The game is over."
    assert speaker.say_with_clause(message("columbiz-over", "C4.1")) == "The game is over. (C4.1)"
    assert speaker.say_with_clause(message("columbiz-over")) == "The game is over."


def test_a_missing_key_is_said_in_english_and_failing_that_by_itself() -> None:
    speaker = Speaker("sv")
    assert speaker.text("no-such-key") == "no-such-key"
    assert not speaker.has("no-such-key")
    assert speaker.has("terminal-saved")


def test_no_isolation_marks() -> None:
    assert "\u2068" not in Speaker("fr").text("terminal-saved", file="a.json")


def test_plurals_follow_the_language() -> None:
    assert Speaker("fr").text("terminal-points", points=0) == "0 point"  # French zero is singular
    assert Speaker("en").text("terminal-points", points=0) == "0 points"
    assert Speaker("es").text("terminal-points", points=1) == "un punto"


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(BadOption):
        Speaker("tlh")


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "fr_FR.UTF-8"}, "fr"),
        ({"LANG": "fr_FR.UTF-8", "LC_MESSAGES": "nl_BE"}, "nl"),
        ({"LANG": "fr_FR.UTF-8", "LC_ALL": "es"}, "es"),
        ({"LC_ALL": "C.UTF-8", "LANG": "sv_SE"}, "en"),
        ({"LC_ALL": "", "LANG": "sv_SE"}, "sv"),
        ({"LANG": "tlh_AQ"}, "en"),
    ],
)
def test_the_environment_chooses_the_language(
    environment: dict[str, str], language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert default_language() == language
