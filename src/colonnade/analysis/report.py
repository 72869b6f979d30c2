"""A review for people: tables for the terminal, and one page of HTML that needs
nothing but itself.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from html import escape
from importlib.resources import files
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from colonnade.analysis.review import GRAVE, LARGE_CORRECTION, Review, ReviewEvent
from colonnade.analysis.rollout import Rollout
from colonnade.core.record import Record
from colonnade.core.svg import element, number
from colonnade.games import GAMES
from colonnade.locales import Speaker, capitalise, default_language

LEAST = 0.01  # what changed less is left out of the terminal's table
DEAREST = 6  # decisions that are listed as the dearest
WRITTEN = {
    "en": (".", ""),
    "fr": (",", "\u202f"),
    "nl": (",", ""),
    "es": (",", "\u00a0"),
    "sv": (",", "\u00a0"),
}
"""Per language, the decimal sign and what stands before %."""

# a curve is known by its dashes too, not by its colour alone
DASHES = (None, "9 4", "3 4", "12 4 3 4")


def is_large(event: ReviewEvent) -> bool:
    """Whether a correction follows an event that is shown by itself."""
    return event.correction is not None and max(map(abs, event.correction)) > LARGE_CORRECTION


def _name_seat(name: str, speaker: Speaker) -> str:
    """A name as a record holds it, without control characters; `bot:greedy` is called as in the
    browser.
    """
    name = "".join(character for character in name if character.isprintable())
    key = f"web-level-{name.removeprefix('bot:')}"
    return speaker.text(key) if name.startswith("bot:") and speaker.has(key) else name


class Words:
    """A review in one language: names, numbers and sentences."""

    def __init__(self, review: Review, speaker: Speaker, record: Record | None = None) -> None:
        self.review, self.record = review, record
        self.game = GAMES[review.game]
        self.inks = [self.game.palette[seat.colour] for seat in review.seats]
        self.signs = [ink.emblem for ink in self.inks]
        self.states: list[Any] = (
            [] if record is None else [step.state for step in record.replay(self.game)]
        )
        colours = [
            capitalise(speaker.text(f"{review.game}-colour-{seat.colour}")) for seat in review.seats
        ]
        self.names = [
            _name_seat(seat.name, speaker) or colour
            for seat, colour in zip(review.seats, colours, strict=True)
        ]
        if len(set(self.names)) < len(self.names):  # two masters at one table
            self.names = [
                f"{name} ({colour})" for name, colour in zip(self.names, colours, strict=True)
            ]
        self.speaker = Speaker(
            speaker.language,
            dict(zip((seat.colour for seat in review.seats), self.names, strict=True)),
        )

    def percent(self, share: float, digits: int = 1, *, signed: bool = False) -> str:
        """A share of the win as people write it: `43.2%`, `+4.2 %`."""
        point, space = WRITTEN[self.speaker.language]
        text = f"{100 * share:{'+' if signed else ''}.{digits}f}".replace(
            "-", "\N{MINUS SIGN}"
        ).replace(".", point)
        return f"{text}{space}%"

    def tell(self, ply: int, action: str) -> str:
        """What an action at a ply does, in words; without the positions, the action as it is
        written.
        """
        if not self.states:
            return action
        told = self.game.narrate(self.states[ply - 1], self.game.parse(action))
        return " ".join(self.speaker.say(each) for each in told) or action

    def large_corrections(self) -> list[tuple[int, str]]:
        """Where the evaluator corrected itself much: the ply, and by how much for every seat."""
        found: list[tuple[int, str]] = []
        for event in self.review.events:
            if event.correction is not None and is_large(event):
                changes = zip(self.names, event.correction, strict=True)
                told = ", ".join(
                    f"{name} {self.percent(change, signed=True)}" for name, change in changes
                )
                found.append(
                    (event.ply, self.speaker.text("report-correction", ply=event.ply, changes=told))
                )
        return found

    def owner(self, event: ReviewEvent) -> int:
        """Whose luck or loss an event is: of the seat that threw or decided; where all threw, of
        the one it helped most.
        """
        return event.term.index(max(event.term)) if event.seat is None else event.seat

    def checks(self) -> list[str]:
        """A line for every large loss: whether rollouts confirm it."""
        grave = [event for event in self.review.events if event.loss >= GRAVE]
        return [f"{event.ply} · {event.event} · {self.change(event)}" for event in grave]

    def worth(self, event: ReviewEvent) -> float:
        """What an event brought its owner, or cost it."""
        return event.term[self.owner(event)] if event.best is None else -event.loss

    def change(self, event: ReviewEvent) -> str:
        """Luck or loss, in words."""
        name, worth = self.names[self.owner(event)], self.worth(event)
        if event.best is None:
            return self.speaker.text(
                "report-throw-good" if worth > 0 else "report-throw-bad",
                name=name,
                change=self.percent(abs(worth)),
            )
        if not event.loss:
            return self.speaker.text(
                "web-review-fine" if len(event.ranked) > 1 else "web-review-forced"
            )
        lost = self.speaker.text("report-mistake", name=name, change=self.percent(event.loss))
        return f"{lost} {self.certainty(event)}".rstrip()

    def certainty(self, event: ReviewEvent) -> str:
        """What rollouts say of a large loss; nothing of a small one."""
        if event.loss < GRAVE:
            return ""
        if event.check is None:
            return self.speaker.text("web-review-check-none")
        key = "web-review-check-confirmed" if event.check.is_confirmed else "web-review-check-open"
        loss, margin = self.percent(event.check.loss), self.percent(event.check.margin)
        return self.speaker.text(key, trials=event.check.trials, loss=loss, margin=margin)

    def charge(self, event: ReviewEvent) -> str:
        """What an event brought or cost, for tables: `−7.4 %`, and `−7.4 % ?` where that is not
        certain.
        """
        return self.percent(self.worth(event), signed=True) + ("" if event.is_certain else " ?")

    def dearest(self) -> list[ReviewEvent]:
        """The decisions that lost the most, the dearest first."""
        lost = sorted(
            (event for event in self.review.events if event.loss > 0), key=lambda event: -event.loss
        )
        return lost[:DEAREST]

    def best(self, event: ReviewEvent) -> str:
        """The best action, and where the turn had no throw any more, what is best to do with the
        rest of it.
        """
        if event.best is None:
            return ""
        turn = next(turn for turn in self.review.turns if turn.first <= event.ply <= turn.last)
        is_first = bool(turn.played) and event.ply == turn.last - len(turn.played) + 1
        return " · ".join(turn.best) if is_first else event.best

    def corrections(self) -> str:
        """How far the judgement disagrees with itself."""
        spread = self.review.corrections
        return self.speaker.text(
            "web-review-corrections",
            count=spread.count,
            mean=self.percent(spread.mean, 2, signed=True),
            deviation=self.percent(spread.deviation, 2),
            largest=self.percent(spread.largest, 2, signed=True),
        )

    def summary(self, seat: int) -> list[tuple[str, str]]:
        """What a game was for a seat: names and values."""
        found, say = self.review.summaries[seat], self.speaker.text
        rows = [
            (say("web-review-start"), self.percent(self.review.start[seat])),
            (say("web-review-luck"), self.percent(found.luck, signed=True)),
            (say("web-review-loss", count=found.decisions), self.percent(-found.loss, signed=True)),
            (say("web-review-gifts"), self.percent(found.gifts, signed=True)),
            (say("web-review-corrected"), self.percent(found.corrected, signed=True)),
            (say("web-review-result"), self.percent(self.review.result[seat])),
            (
                say("web-review-adjusted"),
                f"{self.percent(found.adjusted)} ± {self.percent(found.margin)}",
            ),
        ]
        rows += [
            (say(f"{self.review.game}-kind-{kind}"), self.percent(loss))
            for kind, loss in found.losses_by_kind.items()
        ]
        for key, ply in (
            ("web-review-luckiest", found.luckiest),
            ("web-review-unluckiest", found.unluckiest),
        ):
            if ply is not None:
                event = self.review.events[ply - 1]
                rows.append((say(key), f"{event.event} ({self.percent(event.luck, signed=True)})"))
        return rows

    def grade(self, seat: int) -> str:
        """How well a seat decided, and how firm that is."""
        found, say = self.review.summaries[seat].grade, self.speaker.text
        if found is None:
            return say("web-review-grade-none")
        name, best, worst = (say(f"grade-{each}") for each in (found.name, found.best, found.worst))
        key = "web-review-grade-firm" if found.best == found.worst else "web-review-grade-open"
        return (
            f"{say('web-review-grade', grade=name)}"
            f" {say(key, best=best, worst=worst, count=found.decisions)}"
        )

    def verdict(self, seat: int) -> str:
        """How a seat played, and how it would have fared with average dice."""
        found = self.review.summaries[seat]
        if found.interval is None:
            return f"{self.grade(seat)} {self.speaker.text('web-review-average-none')}"
        chance, low, high = (
            self.percent(share, 0)
            for share in (found.with_average_dice, found.interval.low, found.interval.high)
        )
        return (
            f"{self.grade(seat)}"
            f" {self.speaker.text('web-review-average-dice', chance=chance, low=low, high=high)}"
        )


# The terminal


def show_review(words: Words, *, is_whole: bool = False) -> RenderableType:
    """The review as tables: the seats, what decided the game, the dearest decisions, and the
    events.
    """
    review, say = words.review, words.speaker.text
    parts: list[RenderableType] = [
        Text(say("report-title", game=say(f"{review.game}-name")), "bold")
    ]
    if not review.is_over:
        parts.append(Text(say("report-unfinished")))
    seats = Table(title=say("web-review-summary"), title_justify="left")
    seats.add_column("")
    for sign, name in zip(words.signs, words.names, strict=True):
        seats.add_column(Text(f"{sign} {name}"), justify="right")
    summaries = [dict(words.summary(seat)) for seat in range(len(words.names))]
    for key in dict.fromkeys(key for summary in summaries for key in summary):
        seats.add_row(Text(key), *(Text(summary.get(key, "–")) for summary in summaries))
    parts.append(seats)
    parts += [Text(f"{name}: {words.verdict(seat)}") for seat, name in enumerate(words.names)]
    parts += [
        Text(f"\n{say('web-review-moments')}", "bold"),
        _list_events(words, [review.events[ply - 1] for ply in review.moments]),
    ]
    parts.append(Text(f"\n{say('report-dearest')}", "bold"))
    dearest = words.dearest()
    parts.append(_list_events(words, dearest) if dearest else Text(say("report-no-loss")))
    shown = [event for event in review.events if is_whole or abs(words.worth(event)) >= LEAST]
    parts += [Text(f"\n{say('web-review-table')}", "bold"), _list_events(words, shown)]
    if len(shown) < len(review.events):
        parts.append(
            Text(
                say(
                    "report-smaller",
                    count=len(review.events) - len(shown),
                    least=words.percent(LEAST, 0),
                ),
                "dim",
            )
        )
    parts += [Text(told) for told in words.checks()]
    parts += [Text(told) for _, told in words.large_corrections()]
    parts.append(Text(words.corrections(), "dim"))
    return Group(*parts)


def _list_events(words: Words, events: Sequence[ReviewEvent]) -> Table:
    say = words.speaker.text
    table = Table()
    table.add_column(say("report-ply"), justify="right")
    table.add_column(say("web-review-column-owner"))
    table.add_column(say("web-review-column-event"))
    table.add_column(say("web-review-column-worth"), justify="right", no_wrap=True)
    table.add_column(say("web-review-best"))
    for sign, _ in zip(words.signs, words.names, strict=True):
        table.add_column(sign, justify="right", no_wrap=True)
    for event in events:
        worth = words.worth(event)
        style = (
            ""
            if abs(worth) < LEAST
            else "green"
            if worth > 0
            else "red"
            if event.best is None
            else "bold red"
        )
        table.add_row(
            str(event.ply),
            Text(words.names[words.owner(event)]),
            Text(event.event),
            Text(words.charge(event), style),
            Text(words.best(event) if event.loss else ""),
            *(words.percent(value) for value in event.values),
        )
    return table


def show_rollout(rollout: Rollout, name: str, speaker: Speaker) -> RenderableType:
    """A rollout as a table: what was judged, what the trials say, and how sure that is."""
    say, seat = speaker.text, rollout.seat
    table = Table(title=Text(say("report-rollout-title", name=name)), title_justify="left")
    table.add_column(say("report-rollout-action"))
    for key in ("evaluated", "rolled", "interval", "behind"):
        table.add_column(say(f"report-rollout-{key}"), justify="right", no_wrap=True)
    for candidate in rollout.candidates:
        share, margin = candidate.shares[seat], candidate.margins[seat]
        table.add_row(
            Text(candidate.action or say("report-rollout-position")),
            f"{100 * candidate.evaluated[seat]:.1f} %",
            f"{100 * share:.1f} %",
            f"{100 * max(0.0, share - margin):.1f} – {100 * min(1.0, share + margin):.1f}",
            (
                ""
                if candidate is rollout.candidates[0]
                else f"{100 * candidate.behind:.1f} ± {100 * candidate.behind_margin:.1f}"
            ),
        )
    key = "report-rollout-settled" if rollout.is_settled else "report-rollout-unsettled"
    told = [Text(say(key, trials=rollout.trials))]
    if rollout.reduction is not None:
        told.append(Text(say("report-rollout-worth", count=f"{rollout.reduction:.1f}")))
    return Group(table, *told)


# The page

# a drawing inside a page needs none, and the page shall name no address at all
_NAMESPACE = ' xmlns="http://www.w3.org/2000/svg"'


@cache
def _load_style() -> str:
    return files("colonnade.analysis").joinpath("report.css").read_text(encoding="utf-8")


def write_page(words: Words) -> str:
    """The whole page: to be saved, sent and opened anywhere."""
    title = escape(
        words.speaker.text("report-title", game=words.speaker.text(f"{words.review.game}-name"))
    )
    return (
        f'<!doctype html>\n<html lang="{words.speaker.language}"><head><meta'
        f' charset="utf-8"><title>{title}</title>'
        '<meta name="viewport" content="width=device-width,initial-scale=1">'
        "<style>html{background:#fbf7ee}@media"
        " (prefers-color-scheme:dark){html{background:#1d1a16}}body{margin:0}</style>"
        f"</head><body>{write_part(words)}</body></html>\n"
    )


def write_part(words: Words) -> str:
    """The review as a part of a page, with its own style: notebooks show it."""
    return f'<main class="colonnade">{"".join(_write_sections(words))}</main>'


def show_in_notebook(review: Review) -> str:
    """The review as a part of a page, in the language of the environment."""
    return write_part(Words(review, Speaker(default_language())))


def _write_sections(words: Words) -> Iterator[str]:
    review, say = words.review, words.speaker.text
    yield f"<style>{_load_style()}{_seat_styles(words)}</style>"
    yield f"<h1>{escape(say('report-title', game=say(f'{review.game}-name')))}</h1>"
    if not review.is_over:
        yield f"<p>{escape(say('report-unfinished'))}</p>"
    yield f"<h2>{escape(say('web-review-curves'))}</h2>"
    yield (
        f'<figure><div class="scroll">{draw_chart(words)}</div><figcaption'
        f' class="faint">{_write_key(words)}</figcaption></figure>'
    )
    yield f'<h2>{escape(say("web-review-summary"))}</h2><div class="seats">'
    for seat, name in enumerate(words.names):
        rows = "".join(
            f"<dt>{escape(key)}</dt><dd>{escape(value)}</dd>" for key, value in words.summary(seat)
        )
        sign = f'<span class="seat{seat}">{words.signs[seat]}</span>'
        yield (
            f'<section class="card"><h3>{sign}'
            f" {escape(name)}</h3><p>{escape(words.verdict(seat))}</p><dl>{rows}</dl></section>"
        )
    yield f"</div><h2>{escape(say('web-review-moments'))}</h2>"
    for ply in review.moments:
        yield _write_moment(words, review.events[ply - 1])
    yield f"<h2>{escape(say('report-dearest'))}</h2>"
    dearest = words.dearest()
    for event in dearest:
        if event.ply not in review.moments:
            yield _write_moment(words, event)
    if not dearest:
        yield f"<p>{escape(say('report-no-loss'))}</p>"
    yield (
        f'<h2>{escape(say("web-review-table"))}</h2><div class="scroll">{_write_table(words)}</div>'
    )
    yield from (f"<p>{escape(told)}</p>" for told in words.checks())
    for ply, told in words.large_corrections():
        yield f'<p class="doubt"><a href="#ply-{ply}">{escape(told)}</a></p>'
    yield (
        f'<p class="faint">{escape(words.corrections())}</p><p'
        f' class="faint">{escape(say("report-made"))}</p>'
    )


def _seat_styles(words: Words) -> str:
    light = "".join(
        f".colonnade{{--seat{seat}:{ink.light}}}" for seat, ink in enumerate(words.inks)
    )
    dark = "".join(f".colonnade{{--seat{seat}:{ink.dark}}}" for seat, ink in enumerate(words.inks))
    uses = "".join(
        f".colonnade .seat{seat}{{color:var(--seat{seat})}}" for seat in range(len(words.names))
    )
    return f"{light}@media (prefers-color-scheme:dark){{{dark}}}{uses}"


def _write_key(words: Words) -> str:
    seats = [
        f'<span class="seat{seat}">{words.signs[seat]}</span> {escape(name)}'
        for seat, name in enumerate(words.names)
    ]
    kinds = [
        f'<span class="{kind}">▮</span> {escape(words.speaker.text(f"web-review-key-{kind}"))}'
        for kind in ("luck", "bad", "loss", "doubt")
    ]
    return " &ensp; ".join(seats + kinds)


def _kind(event: ReviewEvent) -> str:
    return (
        "loss"
        if event.best is not None
        else "luck"
        if event.luck > 0 or event.seat is None
        else "bad"
    )


def draw_chart(words: Words) -> str:
    """Every seat's chance of winning over the game, and under it, per seat, a bar for every throw
    and every loss.
    """
    review, players = words.review, len(words.names)
    left, right, top, height, lane, width = 44, 30, 10, 220, 46, 1000
    step = (width - left - right) / max(1, len(review.events))
    bars_top = top + height + 14
    doubts = [event for event in review.events if is_large(event)]
    full = bars_top + (players + bool(doubts)) * lane

    def x(ply: float) -> float:
        return left + ply * step

    def y(share: float) -> float:
        return top + (1 - share) * height

    parts: list[str] = []
    for tenths in range(0, 11, 5):
        parts.append(
            element(
                "path",
                d=f"M {left} {number(y(tenths / 10))} H {width - right}",
                stroke="var(--line)",
                fill="none",
            )
        )
        parts.append(
            element(
                "text",
                words.percent(tenths / 10, 0),
                x=left - 6,
                y=y(tenths / 10) + 4,
                font_size=12,
                text_anchor="end",
                fill="var(--faint)",
            )
        )
    ends: list[tuple[float, int]] = []
    for seat in range(players):
        points = [(0.0, review.start[seat])]
        for event in review.events:
            points.append((float(event.ply), event.values[seat]))
            if event.correction is not None:
                points.append((float(event.ply), event.values[seat] + event.correction[seat]))
        line = " L ".join(f"{number(x(ply))} {number(y(share))}" for ply, share in points)
        parts.append(
            element(
                "path",
                d=f"M {line}",
                fill="none",
                stroke=f"var(--seat{seat})",
                stroke_width=2,
                stroke_dasharray=DASHES[seat % len(DASHES)],
                stroke_linejoin="round",
            )
        )
        ends.append((y(review.result[seat]), seat))
    below = -100.0
    for at, seat in sorted(ends):  # signs of curves that end together are moved apart
        below = max(at, below + 16)
        parts.append(
            element(
                "text",
                words.signs[seat],
                x=width - right + 6,
                y=below + 5,
                font_size=16,
                fill=f"var(--seat{seat})",
            )
        )
    most = max([abs(words.worth(event)) for event in review.events], default=1.0) or 1.0
    for seat in range(players):
        middle = bars_top + seat * lane + lane / 2
        parts.append(
            element(
                "path",
                d=f"M {left} {number(middle)} H {width - right}",
                stroke="var(--line)",
                fill="none",
            )
        )
        parts.append(
            element(
                "text",
                words.signs[seat],
                x=left - 8,
                y=middle + 5,
                font_size=14,
                text_anchor="end",
                fill=f"var(--seat{seat})",
            )
        )
    for event in review.events:
        worth = words.worth(event)
        if abs(worth) < 0.0005:
            continue
        # Bars grow with the root of what they stand for, so that one great stroke does not make all
        # others disappear.
        size = (abs(worth) / most) ** 0.5 * (lane / 2 - 3)
        owner = words.owner(event)
        middle = bars_top + owner * lane + lane / 2
        bar = element(
            "rect",
            element(
                "title",
                escape(
                    f"{event.ply} · {words.names[owner]} · {event.event} · {words.charge(event)}"
                ),
            ),
            x=x(event.ply - 0.5) - max(1.5, step * 0.7) / 2,
            y=middle - size if worth > 0 else middle,
            width=max(1.5, step * 0.7),
            height=size,
            fill=f"var(--{_kind(event)})",
        )
        parts.append(element("a", bar, href=f"#ply-{event.ply}"))
    for event in doubts:  # in a row of their own: they belong to nobody
        largest = max(map(abs, event.correction or ()))
        size = min(1.0, largest / most) ** 0.5 * (lane - 8)
        bar = element(
            "rect",
            element(
                "title",
                escape(
                    f"{event.ply} · {words.speaker.text('web-review-key-doubt')} ·"
                    f" {words.percent(largest)}"
                ),
            ),
            x=x(event.ply) - max(3.0, step * 0.7) / 2,
            y=full - 4 - size,
            width=max(3.0, step * 0.7),
            height=size,
            fill="var(--doubt)",
        )
        parts.append(element("a", bar, href=f"#ply-{event.ply}"))
    return element(
        "svg",
        *parts,
        viewBox=f"0 0 {width} {number(full)}",
        role="img",
        class_="chart",
        aria_label=words.speaker.text("web-review-curves"),
    )


def _write_moment(words: Words, event: ReviewEvent) -> str:
    """A moment of the game: what happened, what it changed, and the board; of a loss also the board
    after the best.
    """
    say = words.speaker.text
    title = f"{event.ply} · {words.names[words.owner(event)]}: {event.event}"
    lines = [
        f"<strong>{escape(title)}</strong>",
        f'<span class="{_kind(event)}">{escape(words.change(event))}</span>',
        f'<span class="faint">{escape(words.tell(event.ply, event.event))}</span>',
    ]
    boards: list[tuple[str, str]] = []
    if words.states:
        boards.append((say("web-review-played"), words.game.draw(words.states[event.ply])))
    if event.loss:
        best = words.best(event)
        lines.append(f"{escape(say('web-review-best'))}: <strong>{escape(best)}</strong>")
        if words.states:
            state = words.states[event.ply - 1]
            for action in best.split(" · "):
                state = words.game.apply(state, words.game.parse(action))
            boards.append((say("web-review-best"), words.game.draw(state)))
    drawn = "".join(
        f"<figure>{svg.replace(_NAMESPACE, '')}<figcaption>{escape(caption)}</figcaption></figure>"
        for caption, svg in boards
    )
    return f'<section><p>{"<br>".join(lines)}</p><div class="boards">{drawn}</div></section>'


def _write_table(words: Words) -> str:
    say = words.speaker.text
    heads = [
        say("report-ply"),
        say("web-review-column-owner"),
        say("web-review-column-event"),
        say("web-review-column-worth"),
        say("web-review-best"),
    ]
    cells = "".join(f"<th>{escape(head)}</th>" for head in heads)
    cells += "".join(
        f'<th class="number"><span class="seat{seat}"'
        f' aria-label="{escape(name)}">{words.signs[seat]}</span></th>'
        for seat, name in enumerate(words.names)
    )
    rows = [f"<thead><tr>{cells}</tr></thead><tbody>"]
    for event in words.review.events:
        worth = words.worth(event)
        kind = _kind(event) if abs(worth) >= 0.0005 else "faint"
        values = "".join(
            f'<td class="number">{escape(words.percent(value))}</td>' for value in event.values
        )
        name = words.names[words.owner(event)]
        rows.append(
            f'<tr id="ply-{event.ply}"><td'
            f' class="number">{event.ply}</td><td>{escape(name)}</td><td>{escape(event.event)}</td>'
            f'<td class="number {kind}">{escape(words.charge(event))}</td>'
            f"<td>{escape(words.best(event) if event.loss else '')}</td>{values}</tr>"
        )
    return f"<table>{''.join(rows)}</tbody></table>"
