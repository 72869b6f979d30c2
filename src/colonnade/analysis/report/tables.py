"""A review and a rollout as tables for the terminal."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from colonnade.analysis.report.text import ReviewText
from colonnade.analysis.review import ReviewEvent
from colonnade.analysis.rollout import Rollout
from colonnade.locales import Speaker

LEAST = 0.01
"""Events that changed less are left out of the table of events."""


def show_review(text: ReviewText, *, is_whole: bool = False) -> RenderableType:
    """The review as tables: the seats, the moments that decided the game, the costliest decisions,
    and the events; with `is_whole`, all of them.
    """
    review, say = text.review, text.speaker.text
    parts: list[RenderableType] = [
        Text(say("report-title", game=say(f"{review.game}-name")), "bold")
    ]
    if not review.is_over:
        parts.append(Text(say("report-unfinished")))
    seats = Table(title=say("web-review-summary"), title_justify="left")
    seats.add_column("")
    for sign, name in zip(text.signs, text.names, strict=True):
        seats.add_column(Text(f"{sign} {name}"), justify="right")
    summaries = [dict(text.list_summary(seat)) for seat in range(len(text.names))]
    for key in dict.fromkeys(key for summary in summaries for key in summary):
        seats.add_row(Text(key), *(Text(summary.get(key, "–")) for summary in summaries))
    parts.append(seats)
    parts += [Text(f"{name}: {text.describe_play(seat)}") for seat, name in enumerate(text.names)]
    parts += [
        Text(f"\n{say('web-review-moments')}", "bold"),
        _make_event_table(text, [review.events[ply - 1] for ply in review.moments]),
    ]
    parts.append(Text(f"\n{say('report-dearest')}", "bold"))
    costliest = text.find_costliest()
    parts.append(_make_event_table(text, costliest) if costliest else Text(say("report-no-loss")))
    shown = [event for event in review.events if is_whole or abs(text.worth(event)) >= LEAST]
    parts += [Text(f"\n{say('web-review-table')}", "bold"), _make_event_table(text, shown)]
    if len(shown) < len(review.events):
        parts.append(
            Text(
                say(
                    "report-smaller",
                    count=len(review.events) - len(shown),
                    least=LEAST,
                ),
                "dim",
            )
        )
    parts += [Text(line) for line in text.list_checks()]
    parts += [Text(line) for _, line in text.list_large_corrections()]
    parts.append(Text(text.describe_corrections(), "dim"))
    return Group(*parts)


def _make_event_table(text: ReviewText, events: Sequence[ReviewEvent]) -> Table:
    say = text.speaker.text
    table = Table()
    table.add_column(say("report-ply"), justify="right")
    table.add_column(say("web-review-column-owner"))
    table.add_column(say("web-review-column-event"))
    table.add_column(say("web-review-column-worth"), justify="right", no_wrap=True)
    table.add_column(say("web-review-best"))
    for sign, _ in zip(text.signs, text.names, strict=True):
        table.add_column(sign, justify="right", no_wrap=True)
    for event in events:
        worth = text.worth(event)
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
            Text(text.names[text.find_owner(event)]),
            Text(event.event),
            Text(text.format_worth(event), style),
            Text(text.format_best(event) if event.loss else ""),
            *(text.percent(value) for value in event.values),
        )
    return table


def show_rollout(rollout: Rollout, name: str, speaker: Speaker) -> RenderableType:
    """A rollout as a table: per candidate the evaluator's value, the mean of the trials and its
    interval.
    """
    say, percent, seat = speaker.text, speaker.format_percent, rollout.seat
    table = Table(title=Text(say("report-rollout-title", name=name)), title_justify="left")
    table.add_column(say("report-rollout-action"))
    for key in ("evaluated", "rolled", "interval", "behind"):
        table.add_column(say(f"report-rollout-{key}"), justify="right", no_wrap=True)
    for candidate in rollout.candidates:
        share, margin = candidate.shares[seat], candidate.margins[seat]
        lowest, highest = max(0.0, share - margin), min(1.0, share + margin + candidate.left_out)
        is_known = margin < 1  # not by one trial or two
        played = (candidate.action or say("report-rollout-position"), *candidate.ending)
        table.add_row(
            Text(", ".join(played)),
            percent(candidate.evaluated[seat], 1),
            percent(share, 1),
            f"{percent(lowest, 1)} – {percent(highest, 1)}" if is_known else "",
            (
                f"{percent(candidate.behind, 1)} ± {percent(candidate.behind_margin, 1)}"
                if is_known and candidate is not rollout.candidates[0]
                else ""
            ),
        )
    notes = [
        Text(say("report-rollout-unsettled", trials=rollout.trials))
        if not rollout.is_settled
        else Text(say("report-rollout-settled", trials=rollout.trials))
        if rollout.turns is None
        else Text(say("report-rollout-judged", trials=rollout.trials, turns=rollout.turns))
    ]
    if any(candidate.ending for candidate in rollout.candidates):
        notes.append(Text(say("report-rollout-endings")))
    if rollout.reduction is not None:
        notes.append(Text(say("report-rollout-worth", count=f"{rollout.reduction:.1f}")))
    return Group(table, *notes)
