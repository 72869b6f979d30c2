"""Printing for browsers: PDFs and their previews, made by a worker, one at a time, and cached.

An order that is cached costs what is sent, and the bytes are counted. Any other takes a worker
about a second, so each address may ask for a few a minute only, and all addresses wait for the same
single place in the queue: nobody can keep the workers from the bots.
"""

from __future__ import annotations

from collections import OrderedDict
from typing import NamedTuple

from colonnade.games import GAMES
from colonnade.printing.order import SHEETS, USUAL, NothingToPrint, Order, sort_sheets
from colonnade.printing.plugin import find_printing
from colonnade.server.errors import HelpFailed, TooMany
from colonnade.server.messages import PrintOrder, PrintPreview, encode
from colonnade.server.security import Buckets
from colonnade.server.settings import Settings
from colonnade.server.workers.fair import FairLock, Priority
from colonnade.server.workers.jobs import MakePrint, Printed
from colonnade.server.workers.pool import Workers, ask

CACHE_BYTES = 32 * 1024 * 1024
"""The most bytes of PDFs and previews that are cached; the oldest ones go first."""


class Prepared(NamedTuple):
    """A PDF, and its preview as it is sent: pictures are not encoded for every request."""

    pdf: bytes
    preview: bytes

    @property
    def size(self) -> int:
        """The bytes of both."""
        return len(self.pdf) + len(self.preview)


class Printer:
    """Makes PDFs, and remembers the latest ones."""

    def __init__(self, settings: Settings, workers: Workers) -> None:
        self._settings, self._workers = settings, workers
        self._limits = Buckets(settings.prints_per_minute / 60, settings.prints_at_once)
        self._sent = Buckets(settings.print_bytes_per_second, settings.print_bytes_at_once)
        self._lock = FairLock(settings.prints_waiting)
        self._cached: OrderedDict[Order, Prepared] = OrderedDict()
        self._bytes = 0
        self.made = 0
        """How many were made, and not found in the cache."""

    async def make(self, game: str, wanted: PrintOrder, address: str) -> Prepared:
        """The PDF of an order and its preview. Raises `BadOption` and `NothingToPrint` for what
        cannot be printed, `TooMany` and `HelpFailed`.
        """
        order = to_order(game, wanted)
        found = self._find(order)
        if found is not None:
            return found
        if not self._limits.take(address):
            raise TooMany("error-server-too-many")
        async with self._lock.turn(address):
            found = self._find(order)  # another request may have made it meanwhile
            return found if found is not None else self._remember(order, await self._ask(order))

    def count_sent(self, address: str, size: int) -> None:
        """Count bytes that are sent to an address. Raises `TooMany`, and nothing is to be sent."""
        if not self._sent.take(address, size):
            raise TooMany("error-server-too-many")

    def _find(self, order: Order) -> Prepared | None:
        found = self._cached.get(order)
        if found is not None:
            self._cached.move_to_end(order)
        return found

    async def _ask(self, order: Order) -> Printed:
        job = MakePrint(
            order.game, order.paper, order.language, order.saves_ink, order.sheets, order.piece
        )
        printed: Printed | None = await ask(
            self._workers, job, self._settings.print_seconds, priority=Priority.RECORD
        )
        if printed is None:
            raise HelpFailed("error-server-print-failed")
        return printed

    def _remember(self, order: Order, printed: Printed) -> Prepared:
        self.made += 1
        prepared = self._cached[order] = Prepared(printed.pdf, _encode_preview(order, printed))
        self._bytes += prepared.size
        while self._bytes > CACHE_BYTES and len(self._cached) > 1:
            self._bytes -= self._cached.popitem(last=False)[1].size
        return prepared


def _encode_preview(order: Order, printed: Printed) -> bytes:
    plugin = find_printing(order.game)
    return encode(
        PrintPreview(
            printed.pages,
            list(SHEETS),
            len(printed.pdf),
            plugin.piece,
            plugin.least_piece,
            plugin.most_piece,
        )
    )


def to_order(game: str, wanted: PrintOrder) -> Order:
    """The order of a request, checked: sheets in their order, each once, and the width of a piece
    only where it is not the usual one.
    """
    # a key of no game must not reach the plug-ins, which are looked up on disk and cached
    if game not in GAMES:
        raise NothingToPrint("error-print-none", game=game)
    plugin = find_printing(game)
    piece = plugin.check_piece(wanted.piece)
    sheets = [*filter(None, wanted.sheets.split(","))]
    return Order(
        game,
        wanted.paper,
        wanted.language,
        wanted.ink_saving,
        sort_sheets(sheets) if sheets else USUAL,
        None if piece == plugin.piece else piece,
    )
