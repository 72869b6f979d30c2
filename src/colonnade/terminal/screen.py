"""Draws a table in a terminal with Rich: board, score pad, dice and sentences."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rich.console import Console, RenderableType
from rich.table import Table
from rich.text import Text

from colonnade.core.game import Ink, Result
from colonnade.core.message import Argument, Message
from colonnade.core.view import Choice, Die, Picture, Span, View
from colonnade.locales import Speaker

STYLES = {"faint": "dim", "strong": "bold", "token": "reverse"}
"""The words of a span's style that are not colours of the game."""

_FACES = "⚀⚁⚂⚃⚄⚅"
_PIPS = {
    1: ("     ", "  ●  ", "     "),
    2: ("●    ", "     ", "    ●"),
    3: ("●    ", "  ●  ", "    ●"),
    4: ("●   ●", "     ", "●   ●"),
    5: ("●   ●", "  ●  ", "●   ●"),
    6: ("●   ●", "●   ●", "●   ●"),
}
_DIE_WIDTH = 8  # a drawn die and the space after it
_DIE_HEIGHT = 5
_GAP = 3
_NARROWEST_PAD = 24
# up to this many choices are described, even if the top of the board scrolls off the screen
_FEW_CHOICES = 3


def draw_lines(picture: Sequence[Sequence[Span]], palette: Mapping[str, Ink]) -> list[Text]:
    """The lines of a picture in the console's styles; unknown words of a style are ignored."""
    return [
        Text.assemble(*((span.text, find_style(span.style, palette)) for span in line))
        for line in picture
    ]


def find_style(words: str, palette: Mapping[str, Ink]) -> str:
    """The console's style for the words of a span's style, colours of the game among them."""
    colours = (
        f"bold {palette[word].terminal}" if word in palette else STYLES.get(word, "")
        for word in words.split()
    )
    return " ".join(filter(None, colours))


class Screen:
    """Draws on a console, in one language."""

    def __init__(self, console: Console, speaker: Speaker) -> None:
        self.console, self.speaker = console, speaker
        self.palette: Mapping[str, Ink] = {}
        """How the colours of the game look that is drawn."""

    # Sentences

    def show_text(self, key: str, /, style: str = "", **arguments: Argument) -> None:
        """Print the sentence of a key."""
        self.print(Text(self.speaker.text(key, **arguments), style))

    def show_message(self, message: Message, style: str = "") -> None:
        """Print a message and, dimmed, the clause it rests on."""
        text = Text(self.speaker.say(message), style)
        if message.clause:
            text.append(f" {message.clause}", "dim")
        self.print(text)

    def print(self, renderable: RenderableType = "") -> None:
        """Print a text, without interpreting markup, or another object of Rich."""
        self.console.print(Text(renderable) if isinstance(renderable, str) else renderable)

    # The board

    def show_position(
        self, picture: Picture, pad: RenderableType | None, *, is_pad_new: bool = True
    ) -> None:
        """The board, and the score pad beside it if the console is wide enough, else above it and
        only if the pad is new.
        """
        lines = draw_lines(trim(picture), self.palette)
        board = Text("\n", no_wrap=True, overflow="crop").join(lines)
        width = max(line.cell_len for line in lines)
        if pad is None:
            self.print(board)
        elif width + _GAP + _NARROWEST_PAD <= self.console.width:
            grid = Table.grid(padding=(0, _GAP, 0, 0))
            grid.add_column(no_wrap=True, min_width=width)
            grid.add_column()
            grid.add_row(board, pad)
            self.print()
            self.print(grid)
        else:
            if is_pad_new:
                self.print(pad)
            self.print(board)

    def make_pad(self, view: View, names: Sequence[str]) -> RenderableType | None:
        """The score pad as on paper: a column per seat; a rule separates the upper rows from the
        lower ones.
        """
        if not view.pad:
            return None
        table = Table(box=None, padding=(0, 1), pad_edge=False, show_header=True, header_style="")
        table.add_column("", overflow="fold")
        for name, colour in zip(names, view.colours, strict=True):
            table.add_column(
                Text(name, find_style(colour, self.palette)), justify="right", no_wrap=True
            )
        has_rule = False
        widths = [
            max(len(name), *(len(str(row.values[seat])) for row in view.pad))
            for seat, name in enumerate(names)
        ]
        labels = [self.speaker.text(row.key) for row in view.pad]
        for row, label in zip(view.pad, labels, strict=True):
            if row.is_below and not has_rule:
                has_rule = True
                table.add_row(
                    Text("─" * max(map(len, labels)), "dim"),
                    *(Text("─" * width, "dim") for width in widths),
                )
            table.add_row(Text(label), *(Text(str(value)) for value in row.values))
        return table

    # Dice

    def show_dice(self, dice: Sequence[Die], lines: int) -> None:
        """The dice: drawn large if they fit on the console below the other `lines`, else as
        characters.
        """
        if not dice:
            return
        if (
            self.console.height - lines >= _DIE_HEIGHT
            and len(dice) * _DIE_WIDTH <= self.console.width
        ):
            self.print(Text("\n").join(self._draw_dice(dice)))
        else:
            self.print(
                Text("  ").join(
                    Text(f"{_FACES[die.face - 1]} {die.face}", _die_style(die)) for die in dice
                )
            )

    def _draw_dice(self, dice: Sequence[Die]) -> list[Text]:
        """The dice as boxes. The frame shows the status without colour: single for free, double for
        kept, none for spent.
        """
        rows: list[Text] = []
        frames = {"free": "┌─┐│└┘", "kept": "╔═╗║╚╝", "spent": "      "}
        for row in range(_DIE_HEIGHT):
            text = Text(no_wrap=True)
            for die in dice:
                left, edge, right, side, below_left, below_right = frames.get(
                    die.status, frames["free"]
                )
                if row == 0:
                    drawn = left + edge * 5 + right
                elif row == _DIE_HEIGHT - 1:
                    drawn = below_left + edge * 5 + below_right
                else:
                    drawn = side + _PIPS[die.face][row - 1] + side
                text.append(drawn, _die_style(die))
                text.append(" ")
            rows.append(text)
        return rows

    # Choices

    def show_choices(self, choices: Sequence[Choice], lines: int, *, is_numbered: bool) -> None:
        """The choices with their effects or, if they do not fit on the console below the other
        `lines`, only their texts.
        """
        labels = [
            f"{number:>2}  {choice.action}" if is_numbered else f"    {choice.action}"
            for number, choice in enumerate(choices, 1)
        ]
        if len(choices) <= max(self.console.height - lines, _FEW_CHOICES):
            effects = [
                " ".join(self.speaker.say(effect) for effect in choice.effects)
                for choice in choices
            ]
            self.show_list(labels, effects)
            return
        width = max(map(len, labels), default=0)
        columns = max(1, self.console.width // (width + 3))
        for start in range(0, len(labels), columns):
            self.print(
                Text(
                    "   ".join(
                        f"{label:<{width}}" for label in labels[start : start + columns]
                    ).rstrip()
                )
            )

    def show_list(self, labels: Sequence[str], sentences: Sequence[str]) -> None:
        """Labels and their sentences, in two columns."""
        if not labels:
            return
        grid = Table.grid(padding=(0, 2, 0, 0))
        grid.add_column(no_wrap=True)
        grid.add_column()
        for label, sentence in zip(labels, sentences, strict=True):
            grid.add_row(Text(label), Text(sentence, "dim"))
        self.print(grid)

    # The end

    def show_result(self, result: Result, names: Sequence[str], colours: Sequence[str]) -> None:
        """Ranks and, where the game has them, scores, best first; then the reason why the game
        ended.
        """
        table = Table(box=None, padding=(0, 2), pad_edge=False, show_header=False)
        for seat in sorted(range(len(names)), key=lambda seat: result.ranks[seat]):
            row = [
                Text(f"{result.ranks[seat]}."),
                Text(names[seat], find_style(colours[seat], self.palette)),
            ]
            if result.scores is not None:
                row.append(Text(self.speaker.text("terminal-points", points=result.scores[seat])))
            table.add_row(*row)
        self.print(table)
        self.show_text(result.reason)


def trim(picture: Picture) -> list[tuple[Span, ...]]:
    """The lines of a picture without their common left margin and their trailing spaces."""
    lines = ["".join(span.text for span in line) for line in picture]
    margin = min((len(line) - len(line.lstrip()) for line in lines if line.strip()), default=0)
    trimmed: list[tuple[Span, ...]] = []
    for line, text in zip(picture, lines, strict=True):
        left, end, position = margin, len(text.rstrip()), 0
        spans: list[Span] = []
        for span in line:
            start, stop = max(left - position, 0), max(end - position, 0)
            spans.append(Span(span.text[start:stop], span.style))
            position += len(span.text)
        trimmed.append(tuple(spans))
    return trimmed


def _die_style(die: Die) -> str:
    return {"kept": "bold", "spent": "dim"}.get(die.status, "")
