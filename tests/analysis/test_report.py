"""The report: tables for the terminal, a page that needs nothing else, in every language."""

import dataclasses
import re
from functools import cache
from html.parser import HTMLParser
from io import StringIO

import pytest
from rich.console import Console

from colonnade.analysis.report import ReviewText, draw_chart, show_review, show_rollout, write_page
from colonnade.analysis.review import GRAVE, Interval, LossCheck, Review, ReviewEvent, review
from colonnade.analysis.rollout import Candidate, Rollout
from colonnade.core.record import Record
from colonnade.games import GAMES
from colonnade.lab.simulate import play_game, prepare_experiment
from colonnade.locales import LANGUAGES, Speaker
from tests.analysis.evaluators import Invented


@cache
def reviewed(game: str = "columbiz", players: int = 2) -> tuple[Record, Review]:
    record = play_game(
        prepare_experiment(game, ["random", "greedy", "random", "greedy"][:players], 1, 1), 0
    )
    return record, review(record, None if game == "columbiz" else Invented(GAMES[game], players))


def make_report(game: str = "columbiz", players: int = 2, language: str = "en") -> ReviewText:
    record, found = reviewed(game, players)
    return ReviewText(found, Speaker(language), record)


def printed(given: object) -> str:
    console = Console(file=StringIO(), width=200)
    console.print(given)
    assert isinstance(console.file, StringIO)
    return console.file.getvalue()


class Page(HTMLParser):
    """Checks that elements are closed in order, and collects ids, links and the text."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.ids: set[str] = set()
        self.links: list[str] = []
        self.addresses: list[str] = []
        self.said = ""
        self.feed(page)
        assert self.open == []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag not in ("meta", "br"):
            self.open.append(tag)
        for name, value in attrs:
            if name == "id":
                assert value not in self.ids
                self.ids.add(str(value))
            if name == "href":
                self.links.append(str(value))
            if name in ("src", "href", "xlink:href", "action") and not str(value).startswith("#"):
                self.addresses.append(str(value))

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.handle_starttag(tag, attrs)
        if tag not in ("meta", "br"):
            self.open.pop()

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        if self.open and self.open[-1] != "style":
            self.said += data


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "players"), [("columbiz", 2), ("quatre_colonnes", 4)])
def test_the_page_is_whole_and_names_no_address(game: str, players: int, language: str) -> None:
    report = make_report(game, players, language)
    page = write_page(report)
    found = Page(page)
    assert page.startswith("<!doctype html>")
    assert f'lang="{language}"' in page
    assert not re.search(r"https?:|//[a-z]|<script|@import|url\(", page)
    assert found.addresses == []
    assert {link.removeprefix("#") for link in found.links} <= found.ids
    assert {f"ply-{event.ply}" for event in report.review.events} <= found.ids
    assert "{" not in found.said
    for name in report.names:
        assert name in found.said
    for seat in range(players):
        assert report.describe_play(seat) in found.said
    assert page.count("<path") > players
    assert "prefers-color-scheme:dark" in page


def test_the_page_shows_boards_where_it_mattered_and_the_best_beside_what_was_played() -> None:
    report = make_report()
    page = write_page(report)
    moments = [report.review.events[ply - 1] for ply in report.review.moments]
    others = [event for event in report.find_costliest() if event not in moments]
    assert page.count("<figcaption>") == sum(1 + bool(event.loss) for event in [*moments, *others])
    for event in report.find_costliest():
        assert event.best is not None
        assert report.format_best(event).startswith(event.best)
        assert report.format_best(event) in page


def test_names_from_a_record_cannot_break_the_page() -> None:
    record, found = reviewed()
    evil = "<script>alert(1)</script>&\"'"
    seats = tuple(dataclasses.replace(seat, name=evil) for seat in found.seats)
    page = write_page(ReviewText(dataclasses.replace(found, seats=seats), Speaker("en"), record))
    assert "<script" not in page
    Page(page)
    assert "(Purple)" in page  # two seats of one name have their colours added


def test_control_characters_of_names_are_not_shown() -> None:
    record, found = reviewed()
    seats = (
        dataclasses.replace(found.seats[0], name="A\x1b[31mna\x07\r\n\u202e"),
        dataclasses.replace(found.seats[1], name="\x1b"),
    )
    report = ReviewText(dataclasses.replace(found, seats=seats), Speaker("en"), record)
    assert report.names == ["A[31mna", "Blue"]
    shown = printed(show_review(report)) + write_page(report)
    assert not re.search(r"[\x00-\x09\x0b-\x1f\x7f-\x9f\u202e]", shown)


def test_a_player_has_one_name_in_tables_and_sentences() -> None:
    report = make_report("quatre_colonnes")
    assert report.names == ["Kiki", "Max"]
    sentences = [report.describe_action(event.ply, event.event) for event in report.review.events]
    assert any(sentence.startswith("Max throws") for sentence in sentences)
    assert not any(
        re.match(r"(Yellow|Green) [a-z]|.*\b[YBGR][1-4]\b", sentence) for sentence in sentences
    )


def test_every_seat_has_a_curve_and_every_loss_a_bar() -> None:
    report = make_report("quatre_colonnes", 4)
    chart = draw_chart(report)
    assert [chart.count(f'stroke="var(--seat{seat})"') for seat in range(4)] == [1] * 4
    assert chart.count('fill="var(--loss)"') == sum(
        event.loss >= 0.0005 for event in report.review.events
    )
    assert len(set(re.findall(r'stroke-dasharray="([^"]*)"', chart))) == 3


def test_the_tables_tell_the_moments_and_the_most_costly_decisions() -> None:
    report = make_report()
    text = printed(show_review(report))
    assert "What decided the game" in text
    for event in report.find_costliest():
        assert f"−{100 * event.loss:.1f}%" in text
    assert "are left out; --all shows them." in text
    whole = printed(show_review(report, is_whole=True))
    assert "--all" not in whole
    assert all(f" {event.ply} " in whole for event in report.review.events)


def test_a_game_without_a_fault_says_so() -> None:
    record = play_game(prepare_experiment("columbiz", ["random", "random"], 1, 1), 0)
    found = review(dataclasses.replace(record, events=record.events[:2], result=None))
    text = printed(show_review(ReviewText(found, Speaker("en"), record)))
    assert "No decision lost anything." in text
    assert "The game is not over" in text
    assert "No decision lost anything." in write_page(
        ReviewText(found, Speaker("en"), dataclasses.replace(record, events=record.events[:2]))
    )


def test_numbers_are_written_as_the_language_does() -> None:
    record, found = reviewed()
    assert [
        ReviewText(found, Speaker(language), record).change(-0.0425) for language in LANGUAGES
    ] == [
        "−4.2%",
        "−4,2\u202f%",
        "−4,2%",
        "−4,2\u00a0%",
        "−4,2\u00a0%",
    ]


def test_a_notebook_shows_a_review_by_itself() -> None:
    _, found = reviewed()
    part = found._repr_html_()
    Page(part)
    assert part.startswith('<main class="colonnade">')


def test_a_rollout_shows_its_interval() -> None:
    best = Candidate("stop", (0.5, 0.5), (0.52, 0.48), (0.01, 0.01), 0.0, 0.0)
    other = Candidate("keep 1 1", (0.49, 0.51), (0.5, 0.5), (0.012, 0.012), 0.02, 0.011)
    text = printed(
        show_rollout(
            Rollout("columbiz", "C2", 0, 64, True, 10.27, (best, other)), "purple", Speaker("en")
        )
    )
    assert "51.0% – 53.0%" in text
    assert "2.0% ± 1.1%" in text
    assert "After 64 trials each the answer is clear enough." in text
    assert "worth 10.3 plain ones" in text


def test_a_rollout_of_a_trial_or_two_shows_no_interval() -> None:
    best = Candidate("stop", (0.5, 0.5), (0.52, 0.48), (1.0, 1.0), 0.0, 1.0)
    other = Candidate("keep 1 1", (0.49, 0.51), (0.5, 0.5), (1.0, 1.0), 0.02, 1.0)
    text = printed(
        show_rollout(
            Rollout("columbiz", "C2", 0, 2, False, None, (best, other)), "purple", Speaker("en")
        )
    )
    assert "52.0%" in text
    assert "100.0%" not in text
    assert "±" not in text


def test_a_rollout_names_the_end_of_the_turn_that_was_played() -> None:
    best = Candidate("place 1-1", (0.5, 0.5), (0.52, 0.48), (0.01, 0.01), 0.0, 0.0, ("done",), 0.03)
    text = printed(
        show_rollout(Rollout("columbiz", "C2", 0, 64, True, None, (best,)), "purple", Speaker("en"))
    )
    assert "place 1-1, done" in text
    assert "51.0% – 56.0%" in text, "another end may be better by 3 points"
    assert "ended as written beside it" in text


def test_a_rollout_that_was_judged_after_some_turns_is_never_clear() -> None:
    best = Candidate("stop", (0.5, 0.5), (0.52, 0.48), (0.01, 0.01), 0.0, 0.0)
    text = printed(
        show_rollout(
            Rollout("columbiz", "C2", 0, 64, True, None, (best,), 2), "purple", Speaker("en")
        )
    )
    assert "clear enough" not in text
    assert "After 64 trials each the intervals are narrow enough. But after 2 turns" in text


def doubtful(correction: float) -> ReviewText:
    """A game in which one correction is as large as said, and all others are nothing."""
    record, found = reviewed()
    ply = next(event.ply for event in found.events if event.correction is not None)
    events = [
        dataclasses.replace(event, correction=event.correction and (0.0, 0.0))
        for event in found.events
    ]
    events[ply - 1] = dataclasses.replace(events[ply - 1], correction=(correction, -correction))
    return ReviewText(dataclasses.replace(found, events=tuple(events)), Speaker("en"), record)


@pytest.mark.parametrize(("correction", "is_shown"), [(0.049, False), (-0.051, True)])
def test_a_large_correction_has_a_bar_and_a_line_of_its_own(
    correction: float, is_shown: bool
) -> None:
    report = doubtful(correction)
    assert draw_chart(report).count('fill="var(--doubt)"') == int(is_shown)
    for text in (printed(show_review(report)), Page(write_page(report)).said):
        assert ("the program corrects itself, which is nobody’s luck" in text) == is_shown
        assert ("Kiki −5.1%, Max +5.1%" in text) == is_shown


def test_the_ledgers_add_up_as_they_are_shown() -> None:
    report = make_report()
    for seat in range(2):
        shown = dict(report.list_summary(seat))
        lost = next(name for name in shown if name.startswith("Lost in"))
        parts = [
            "At the start",
            "Luck, one’s own and the others’",
            lost,
            "Given by the others’ decisions",
            "The program’s corrections of itself",
        ]
        values = [float(shown[part].strip("%").replace("−", "-")) for part in parts]
        # each is rounded
        assert sum(values) == pytest.approx(float(shown["Result"].strip("%")), abs=0.3)
        assert " ± " in shown["Result without luck"]


def test_what_average_dice_would_bring_has_an_interval_or_gives_way() -> None:
    record, found = reviewed()
    known = dataclasses.replace(
        found.summaries[0], with_average_dice=0.5, interval=Interval(0.4, 0.6)
    )
    unknown = dataclasses.replace(found.summaries[1], interval=None)
    report = ReviewText(
        dataclasses.replace(found, summaries=(known, unknown)), Speaker("en"), record
    )
    assert "With average dice, won in 50% of cases (between 40% and 60%)." in report.describe_play(
        0
    )
    assert "cannot be told from this game" in report.describe_play(1)


def test_every_charge_and_every_gift_names_whose_it_is() -> None:
    """Also the throw for who begins, which all throw: it belongs to the seat that
    it helped most.
    """
    report = make_report()
    start = report.review.events[0]
    assert start.seat is None
    owner = report.names[start.term.index(max(start.term))]
    assert (
        report.describe_change(start)
        == f"A good throw: worth {report.speaker.format_percent(max(start.term))} to {owner}."
    )
    for event in report.review.events:
        if event.loss or (event.best is None and event.seat is not None):
            assert report.names[event.seat or 0] in report.describe_change(event)
    row = next(
        line
        for line in printed(show_review(report, is_whole=True)).splitlines()
        if start.event in line
    )
    assert owner in row
    assert f">{owner}</td><td>{start.event}</td>" in write_page(report)


def charged(check: LossCheck | None) -> tuple[ReviewText, ReviewEvent]:
    """A game in which the most costly decision lost 12 %, and what rollouts said of it."""
    record, found = reviewed()
    costly = max(found.events, key=lambda event: event.loss)
    given = dataclasses.replace(costly, loss=0.12, check=check)
    events = tuple(given if event.ply == given.ply else event for event in found.events)
    return ReviewText(dataclasses.replace(found, events=events), Speaker("en"), record), given


@pytest.mark.parametrize(
    ("check", "sentence", "charge"),
    [
        (None, "Not certain: it has not been played out often enough.", "−12.0% ?"),
        (
            LossCheck(0.04, 1.0, 2, False, is_telling=False),
            "Not certain: it has not been played out often enough.",
            "−12.0% ?",
        ),
        (
            LossCheck(0.05, 0.06, 16, False),
            "Not certain: played on to the end, 16 times each way, it cost 5% ± 6%.",
            "−12.0% ?",
        ),
        (
            LossCheck(0.12, 0.02, 48, True),
            "Confirmed: played on to the end, 48 times each way, it cost 12% ± 2%.",
            "−12.0%",
        ),
    ],
)
def test_a_large_loss_says_whether_it_is_certain(
    check: LossCheck | None, sentence: str, charge: str
) -> None:
    report, event = charged(check)
    name = report.names[event.seat or 0]
    assert report.describe_change(event) == f"{name} lost 12% by that. {sentence}"
    assert report.format_worth(event) == charge
    line = f"{event.ply} · {event.event} · {report.describe_change(event)}"
    assert line in report.list_checks()
    for text in (printed(show_review(report)), Page(write_page(report)).said):
        assert line in text
    assert len(report.list_checks()) == sum(each.loss >= GRAVE for each in report.review.events)
