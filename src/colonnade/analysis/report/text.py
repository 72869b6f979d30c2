"""A review in words: names, numbers and sentences, shared by the tables and the page."""

from __future__ import annotations

from typing import Any

from colonnade.analysis.review import GRAVE, LARGE_CORRECTION, Review, ReviewEvent
from colonnade.core.record import Record
from colonnade.games import GAMES
from colonnade.locales import Speaker, capitalise

COSTLIEST = 6
"""The most decisions in the list of the costliest."""
NOTICEABLE = 0.0005
"""An event that changed less is drawn without a bar and without a colour."""


def has_large_correction(event: ReviewEvent) -> bool:
    """Whether the correction after an event is so large that it is shown by itself."""
    return event.correction is not None and max(map(abs, event.correction)) > LARGE_CORRECTION


def find_style(event: ReviewEvent) -> str:
    """The name of an event's style on the page: `loss`, `luck` or `bad` (luck)."""
    if event.best is not None:
        return "loss"
    return "luck" if event.luck > 0 or event.seat is None else "bad"


def _name_seat(name: str, speaker: Speaker) -> str:
    """A name of a record without control characters; for `bot:greedy`, the browser's name of the
    level.
    """
    name = "".join(character for character in name if character.isprintable())
    key = f"web-level-{name.removeprefix('bot:')}"
    return speaker.text(key) if name.startswith("bot:") and speaker.has(key) else name


class ReviewText:
    """A review in one language. Boards and descriptions of actions need its record."""

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
        if len(set(self.names)) < len(self.names):  # two bots of the same level
            self.names = [
                f"{name} ({colour})" for name, colour in zip(self.names, colours, strict=True)
            ]
        self.speaker = Speaker(
            speaker.language,
            dict(zip((seat.colour for seat in review.seats), self.names, strict=True)),
        )

    # Numbers

    def percent(self, share: float, digits: int = 1) -> str:
        """A share of the win, for tables: `43.2%`."""
        return self.speaker.format_percent(share, digits)

    def change(self, share: float, digits: int = 1) -> str:
        """By how much a share has changed, for tables: `+4.2 %`."""
        return self.speaker.format_change(share, digits)

    def worth(self, event: ReviewEvent) -> float:
        """The gain of an event for its owner, negative for a loss."""
        return event.term[self.find_owner(event)] if event.best is None else -event.loss

    def format_worth(self, event: ReviewEvent) -> str:
        """The gain or loss of an event, for tables: `−7.4 %`, and `−7.4 % ?` where it is not
        certain.
        """
        return self.change(self.worth(event)) + ("" if event.is_certain else " ?")

    # Events

    def find_owner(self, event: ReviewEvent) -> int:
        """The seat whose luck or loss an event is: the one that threw or decided; where all seats
        threw, the one that gained most.
        """
        return event.term.index(max(event.term)) if event.seat is None else event.seat

    def find_costliest(self) -> list[ReviewEvent]:
        """The decisions that lost the most, the largest loss first."""
        losses = sorted(
            (event for event in self.review.events if event.loss > 0), key=lambda event: -event.loss
        )
        return losses[:COSTLIEST]

    def describe_action(self, ply: int, action: str) -> str:
        """The effect of an action at a ply, in words; without the positions, the action's text."""
        if not self.states:
            return action
        messages = self.game.narrate(self.states[ply - 1], self.game.parse(action))
        return " ".join(self.speaker.say(each) for each in messages) or action

    def describe_change(self, event: ReviewEvent) -> str:
        """The luck or loss of an event, in words."""
        name, worth = self.names[self.find_owner(event)], self.worth(event)
        if event.best is None:
            return self.speaker.text(
                "report-throw-good" if worth > 0 else "report-throw-bad",
                name=name,
                change=abs(worth),
            )
        if not event.loss:
            return self.speaker.text(
                "web-review-fine" if len(event.ranked) > 1 else "web-review-forced"
            )
        lost = self.speaker.text("report-mistake", name=name, change=event.loss)
        return f"{lost} {self.describe_check(event)}".rstrip()

    def describe_check(self, event: ReviewEvent) -> str:
        """The result of the rollouts of a large loss; empty for a small one."""
        if event.loss < GRAVE:
            return ""
        if event.check is None or not event.check.is_telling:
            return self.speaker.text("web-review-check-none")
        key = "web-review-check-confirmed" if event.check.is_confirmed else "web-review-check-open"
        check = event.check
        return self.speaker.text(key, trials=check.trials, loss=check.loss, margin=check.margin)

    def list_checks(self) -> list[str]:
        """A line for every large loss: whether rollouts confirm it."""
        grave = [event for event in self.review.events if event.loss >= GRAVE]
        return [f"{event.ply} · {event.event} · {self.describe_change(event)}" for event in grave]

    def format_best(self, event: ReviewEvent) -> str:
        """The best action; at the first decision after the last throw of a turn, the best decisions
        of the rest of the turn.
        """
        if event.best is None:
            return ""
        turn = next(turn for turn in self.review.turns if turn.first <= event.ply <= turn.last)
        is_first = bool(turn.played) and event.ply == turn.last - len(turn.played) + 1
        return " · ".join(turn.best) if is_first else event.best

    # Corrections

    def describe_corrections(self) -> str:
        """The number and the spread of the evaluator's corrections."""
        spread = self.review.corrections
        return self.speaker.text(
            "web-review-corrections",
            count=spread.count,
            mean=self.change(spread.mean, 2),
            deviation=self.percent(spread.deviation, 2),
            largest=self.change(spread.largest, 2),
        )

    def list_large_corrections(self) -> list[tuple[int, str]]:
        """The large corrections: the ply of each, and the change for every seat in words."""
        found: list[tuple[int, str]] = []
        for event in self.review.events:
            if event.correction is not None and has_large_correction(event):
                changes = ", ".join(
                    f"{name} {self.change(change)}"
                    for name, change in zip(self.names, event.correction, strict=True)
                )
                found.append(
                    (
                        event.ply,
                        self.speaker.text("report-correction", ply=event.ply, changes=changes),
                    )
                )
        return found

    # Seats

    def list_summary(self, seat: int) -> list[tuple[str, str]]:
        """The summary of the game for a seat: names and values."""
        found, say = self.review.summaries[seat], self.speaker.text
        rows = [
            (say("web-review-start"), self.percent(self.review.start[seat])),
            (say("web-review-luck"), self.change(found.luck)),
            (say("web-review-loss", count=found.decisions), self.change(-found.loss)),
            (say("web-review-gifts"), self.change(found.gifts)),
            (say("web-review-corrected"), self.change(found.corrected)),
            *([(say("web-review-set-up"), self.change(found.set_up))] if found.set_up else []),
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
                rows.append((say(key), f"{event.event} ({self.change(event.luck)})"))
        return rows

    def describe_grade(self, seat: int) -> str:
        """The grade of a seat, and whether it is certain."""
        found, say = self.review.summaries[seat].grade, self.speaker.text
        if found is None:
            return say("web-review-grade-none")
        name, best, worst = (say(f"grade-{each}") for each in (found.name, found.best, found.worst))
        key = "web-review-grade-firm" if found.best == found.worst else "web-review-grade-open"
        return (
            f"{say('web-review-grade', grade=name)}"
            f" {say(key, best=best, worst=worst, count=found.decisions)}"
        )

    def describe_play(self, seat: int) -> str:
        """The grade of a seat, and its chance with average dice."""
        found = self.review.summaries[seat]
        if found.interval is None:
            return f"{self.describe_grade(seat)} {self.speaker.text('web-review-average-none')}"
        chances = {
            "chance": found.with_average_dice,
            "low": found.interval.low,
            "high": found.interval.high,
        }
        return (
            f"{self.describe_grade(seat)} {self.speaker.text('web-review-average-dice', **chances)}"
        )
