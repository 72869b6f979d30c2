"""A review as one page of HTML that needs no other file and no network."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from html import escape
from importlib.resources import files

from colonnade.analysis.report.chart import draw_chart
from colonnade.analysis.report.text import NOTICEABLE, ReviewText, find_style
from colonnade.analysis.review import Review, ReviewEvent
from colonnade.locales import Speaker, default_language

# taken out of drawings: HTML does not need it, and the page contains no address
_NAMESPACE = ' xmlns="http://www.w3.org/2000/svg"'


@cache
def _load_style() -> str:
    return files("colonnade.analysis.report").joinpath("style.css").read_text(encoding="utf-8")


def write_page(text: ReviewText) -> str:
    """The whole page, to be saved or sent."""
    title = escape(
        text.speaker.text("report-title", game=text.speaker.text(f"{text.review.game}-name"))
    )
    return (
        f'<!doctype html>\n<html lang="{text.speaker.language}"><head><meta'
        f' charset="utf-8"><title>{title}</title>'
        '<meta name="viewport" content="width=device-width,initial-scale=1">'
        "<style>html{background:#fbf7ee}@media"
        " (prefers-color-scheme:dark){html{background:#1d1a16}}body{margin:0}</style>"
        f"</head><body>{write_part(text)}</body></html>\n"
    )


def write_part(text: ReviewText) -> str:
    """The review as a part of a page, with its style sheet."""
    return f'<main class="colonnade">{"".join(_write_sections(text))}</main>'


def show_in_notebook(review: Review) -> str:
    """The review as HTML for a notebook, in the language of the environment."""
    return write_part(ReviewText(review, Speaker(default_language())))


def _write_sections(text: ReviewText) -> Iterator[str]:
    review, say = text.review, text.speaker.text
    yield f"<style>{_load_style()}{_write_seat_styles(text)}</style>"
    yield f"<h1>{escape(say('report-title', game=say(f'{review.game}-name')))}</h1>"
    if not review.is_over:
        yield f"<p>{escape(say('report-unfinished'))}</p>"
    yield f"<h2>{escape(say('web-review-curves'))}</h2>"
    yield (
        f'<figure><div class="scroll">{draw_chart(text)}</div><figcaption'
        f' class="faint">{_write_key(text)}</figcaption></figure>'
    )
    yield f'<h2>{escape(say("web-review-summary"))}</h2><div class="seats">'
    for seat, name in enumerate(text.names):
        rows = "".join(
            f"<dt>{escape(key)}</dt><dd>{escape(value)}</dd>"
            for key, value in text.list_summary(seat)
        )
        sign = f'<span class="seat{seat}">{text.signs[seat]}</span>'
        yield (
            f'<section class="card"><h3>{sign} {escape(name)}</h3>'
            f"<p>{escape(text.describe_play(seat))}</p><dl>{rows}</dl></section>"
        )
    yield f"</div><h2>{escape(say('web-review-moments'))}</h2>"
    for ply in review.moments:
        yield _write_moment(text, review.events[ply - 1])
    yield f"<h2>{escape(say('report-dearest'))}</h2>"
    costliest = text.find_costliest()
    for event in costliest:
        if event.ply not in review.moments:
            yield _write_moment(text, event)
    if not costliest:
        yield f"<p>{escape(say('report-no-loss'))}</p>"
    yield (
        f'<h2>{escape(say("web-review-table"))}</h2><div class="scroll">{_write_table(text)}</div>'
    )
    yield from (f"<p>{escape(line)}</p>" for line in text.list_checks())
    for ply, line in text.list_large_corrections():
        yield f'<p class="doubt"><a href="#ply-{ply}">{escape(line)}</a></p>'
    yield (
        f'<p class="faint">{escape(text.describe_corrections())}</p><p'
        f' class="faint">{escape(say("report-made"))}</p>'
    )


def _write_seat_styles(text: ReviewText) -> str:
    light = "".join(f".colonnade{{--seat{seat}:{ink.light}}}" for seat, ink in enumerate(text.inks))
    dark = "".join(f".colonnade{{--seat{seat}:{ink.dark}}}" for seat, ink in enumerate(text.inks))
    uses = "".join(
        f".colonnade .seat{seat}{{color:var(--seat{seat})}}" for seat in range(len(text.names))
    )
    return f"{light}@media (prefers-color-scheme:dark){{{dark}}}{uses}"


def _write_key(text: ReviewText) -> str:
    """The key of the chart: the seats' signs and the colours of the bars."""
    seats = [
        f'<span class="seat{seat}">{text.signs[seat]}</span> {escape(name)}'
        for seat, name in enumerate(text.names)
    ]
    kinds = [
        f'<span class="{kind}">▮</span> {escape(text.speaker.text(f"web-review-key-{kind}"))}'
        for kind in ("luck", "bad", "loss", "doubt")
    ]
    return " &ensp; ".join(seats + kinds)


def _write_moment(text: ReviewText, event: ReviewEvent) -> str:
    """A moment of the game: the event, its change and the board after it; for a loss, also the
    board after the best action.
    """
    say = text.speaker.text
    title = f"{event.ply} · {text.names[text.find_owner(event)]}: {event.event}"
    lines = [
        f"<strong>{escape(title)}</strong>",
        f'<span class="{find_style(event)}">{escape(text.describe_change(event))}</span>',
        f'<span class="faint">{escape(text.describe_action(event.ply, event.event))}</span>',
    ]
    boards: list[tuple[str, str]] = []
    if text.states:
        boards.append((say("web-review-played"), text.game.draw(text.states[event.ply])))
    if event.loss:
        best = text.format_best(event)
        lines.append(f"{escape(say('web-review-best'))}: <strong>{escape(best)}</strong>")
        if text.states:
            state = text.states[event.ply - 1]
            for action in best.split(" · "):
                state = text.game.apply(state, text.game.parse(action))
            boards.append((say("web-review-best"), text.game.draw(state)))
    drawn = "".join(
        f"<figure>{svg.replace(_NAMESPACE, '')}<figcaption>{escape(caption)}</figcaption></figure>"
        for caption, svg in boards
    )
    return f'<section><p>{"<br>".join(lines)}</p><div class="boards">{drawn}</div></section>'


def _write_table(text: ReviewText) -> str:
    say = text.speaker.text
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
        f' aria-label="{escape(name)}">{text.signs[seat]}</span></th>'
        for seat, name in enumerate(text.names)
    )
    rows = [f"<thead><tr>{cells}</tr></thead><tbody>"]
    for event in text.review.events:
        worth = text.worth(event)
        kind = find_style(event) if abs(worth) >= NOTICEABLE else "faint"
        values = "".join(
            f'<td class="number">{escape(text.percent(value))}</td>' for value in event.values
        )
        name = text.names[text.find_owner(event)]
        rows.append(
            f'<tr id="ply-{event.ply}"><td'
            f' class="number">{event.ply}</td><td>{escape(name)}</td><td>{escape(event.event)}</td>'
            f'<td class="number {kind}">{escape(text.format_worth(event))}</td>'
            f"<td>{escape(text.format_best(event) if event.loss else '')}</td>{values}</tr>"
        )
    return f"<table>{''.join(rows)}</tbody></table>"
