"""All sheets of an order, collected from the game's plug-in."""

from __future__ import annotations

from collections.abc import Sequence

from colonnade.core.errors import BadOption
from colonnade.games import GAMES
from colonnade.locales import Speaker
from colonnade.printing.order import PAPERS, Order, PrintContext
from colonnade.printing.plugin import PrintingAdapter, PrintingPlugin, find_printing
from colonnade.printing.rules_text import make_rules
from colonnade.printing.sheets import Booklet, Sheet
from colonnade.printing.solids import write_stl
from colonnade.printing.tiling import cut_board

_WORDS = ("scale",)


def make_booklet(order: Order) -> Booklet:
    """The booklet of an order. Raises `BadOption` and `NothingToPrint`."""
    plugin = _find_plugin(order)
    context = PrintContext(order, Speaker(order.language), plugin.check_piece(order.piece))
    adapter = plugin.load()
    pictures = {**adapter.draw_pictures(context), "board": adapter.draw_board(context)}
    sheets: list[Sheet] = []
    for kind in order.sheets:
        if kind == "board":
            title = context.say("printing-sheet-board")
            sheets += cut_board(title, "board", pictures["board"], order)
        else:
            sheets += _make_sheets(kind, adapter, context)
    return Booklet(
        context.say(f"{order.game}-name"),
        order.language,
        PAPERS[order.paper],
        order.saves_ink,
        sheets,
        pictures,
        {word: context.say(f"printing-{word}") for word in _WORDS},
    )


def make_solids(order: Order) -> dict[str, bytes]:
    """The pieces of a game for a 3-D printer: STL files by name. Raises `BadOption` and
    `NothingToPrint`.
    """
    plugin = _find_plugin(order)
    solids = plugin.load().make_solids(plugin.check_piece(order.piece))
    return {name: write_stl(mesh, name) for name, mesh in solids.items()}


def _find_plugin(order: Order) -> PrintingPlugin:
    if order.game not in GAMES:
        raise BadOption("error-game-unknown", game=order.game[:40], games=", ".join(GAMES))
    return find_printing(order.game)


def _make_sheets(kind: str, adapter: PrintingAdapter, context: PrintContext) -> Sequence[Sheet]:
    if kind == "rules":
        return make_rules(context)
    make = adapter.sheets.get(kind)
    return () if make is None else make(context)
