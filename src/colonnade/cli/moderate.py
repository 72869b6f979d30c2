"""`colonnade moderate`: blocks addresses, lists reports, renames and erases, in a database."""

from __future__ import annotations

import asyncio
import datetime
import ipaddress
import sys
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Annotated, TypeVar

import typer

from colonnade.cli.common import FAULT, QUOTED, DatabaseOption, Task, complain, to_one_line
from colonnade.cli.files import find_database
from colonnade.cli.serve import TrustedProxyOption
from colonnade.core.errors import BadOption
from colonnade.locales import Speaker

if TYPE_CHECKING:
    from colonnade.server.moderator import Block, Moderator, ReportLine

T = TypeVar("T")
MOST_DAYS = 36_500
HOUSEHOLD = 64
"""The bits of an IPv6 network that one household or server has."""
_LOOPBACK = (ipaddress.ip_network("127.0.0.0/8"), ipaddress.ip_network("::1/128"))

moderate = typer.Typer(
    help="Block addresses, read reports, rename players and erase games, in a server's database."
)
"""The group of commands."""

NetworkArgument = Annotated[
    str,
    typer.Argument(
        metavar="NETWORK",
        help="An address, or a network as 203.0.113.0/24; of an IPv6 address its /64.",
    ),
]
TableArgument = Annotated[
    str, typer.Argument(metavar="TABLE", help="The id of a table, or its address in the browser.")
]
YesOption = Annotated[bool, typer.Option("--yes", help="Do not ask.")]


@moderate.command()
def block(
    network: NetworkArgument,
    days: Annotated[
        float | None,
        typer.Option(
            "--days",
            metavar="N",
            min=0.001,
            max=MOST_DAYS,
            help="For how long; by default until it is unblocked.",
        ),
    ] = None,
    reason: Annotated[
        str, typer.Option("--reason", metavar="TEXT", help="A note for moderators.")
    ] = "",
    database: DatabaseOption = None,
    trusted_proxy: TrustedProxyOption = None,
) -> Task:
    """Block an address or a network: within seconds its connections are closed, in all servers."""

    def task(speaker: Speaker) -> int:
        given = check_network(network, tuple(trusted_proxy or ()))
        _moderate(database, lambda moderator: moderator.block(given, days, reason[:QUOTED]))
        print(speaker.text("cli-moderate-blocked", network=given))
        return 0

    return task


@moderate.command()
def unblock(network: NetworkArgument, database: DatabaseOption = None) -> Task:
    """Unblock an address or a network."""

    def task(speaker: Speaker) -> int:
        given = parse_network(network)
        if not _moderate(database, lambda moderator: moderator.unblock(given)):
            complain(speaker.text("cli-moderate-not-blocked", network=given))
            return FAULT
        print(speaker.text("cli-moderate-unblocked", network=given))
        return 0

    return task


@moderate.command()
def blocked(database: DatabaseOption = None) -> Task:
    """List the blocked networks, the newest first."""

    def task(speaker: Speaker) -> int:
        found = _moderate(database, lambda moderator: moderator.list_blocks())
        for each in found:
            print(_describe_block(each, speaker))
        if not found:
            print(speaker.text("cli-moderate-no-blocks"))
        return 0

    return task


@moderate.command()
def reports(
    done: Annotated[
        int | None,
        typer.Option("--done", metavar="ID", help="Remove a report that was dealt with."),
    ] = None,
    site: Annotated[
        str,
        typer.Option(
            "--site",
            metavar="URL",
            help="The address of the site, for the links to the tables.",
        ),
    ] = "http://localhost:8000",
    database: DatabaseOption = None,
) -> Task:
    """List what players have reported, the oldest first."""

    def task(speaker: Speaker) -> int:
        if done is not None:
            number = done
            if not _moderate(database, lambda moderator: moderator.close_report(number)):
                complain(speaker.text("cli-moderate-no-report", number=str(number)))
                return FAULT
            print(speaker.text("cli-moderate-report-done", number=str(number)))
            return 0
        found = _moderate(database, lambda moderator: moderator.list_reports())
        for each in found:
            _print_report(each, site.rstrip("/"), speaker)
        if not found:
            print(speaker.text("cli-moderate-no-reports"))
        return 0

    return task


@moderate.command()
def rename(
    table: TableArgument,
    seat: Annotated[str, typer.Argument(metavar="SEAT", help="A number from 0, or a colour.")],
    name: Annotated[
        str, typer.Argument(metavar="NAME", help='The new name; "" shows the colour instead.')
    ],
    database: DatabaseOption = None,
) -> Task:
    """Replace the name of a player at a table, also in its record."""

    def task(speaker: Speaker) -> int:
        colour, before, after = _moderate(
            database, lambda moderator: moderator.rename(find_id(table), seat, name)
        )
        names = {"before": to_one_line(before) or colour, "after": after or colour}
        print(speaker.text("cli-moderate-renamed", **names))
        return 0

    return task


@moderate.command()
def erase(table: TableArgument, yes: YesOption = False, database: DatabaseOption = None) -> Task:
    """Erase a table with its log, record, review and reports, or a stored record."""

    def task(speaker: Speaker) -> int:
        id = find_id(table)
        is_table, is_record = _moderate(database, lambda moderator: moderator.find(id))
        if not is_table and not is_record:
            complain(speaker.text("error-server-table"))
            return FAULT
        if not yes and not _confirm(speaker.text("cli-moderate-erase-sure", table=id), speaker):
            return FAULT
        _moderate(database, lambda moderator: moderator.erase(id))
        print(speaker.text("cli-moderate-erased", table=id))
        return 0

    return task


@moderate.command()
def erase_name(
    name: Annotated[str, typer.Argument(metavar="NAME", help="Capitals do not matter.")],
    yes: YesOption = False,
    database: DatabaseOption = None,
) -> Task:
    """Remove a name from all tables and records: the colour is shown instead."""

    def task(speaker: Speaker) -> int:
        from colonnade.server.messages import clean_name

        cleaned = clean_name(name)
        if not cleaned:
            raise BadOption("cli-moderate-no-name")
        sure = speaker.text("cli-moderate-erase-name-sure", name=cleaned)
        if not yes and not _confirm(sure, speaker):
            return FAULT
        tables, records = _moderate(database, lambda moderator: moderator.erase_name(cleaned))
        counts = {"tables": str(tables), "records": str(records)}
        print(speaker.text("cli-moderate-name-erased", name=cleaned, **counts))
        return 0

    return task


def parse_network(text: str) -> str:
    """A network as it is stored: of an IPv6 address its /64. Raises `BadOption`."""
    try:
        network = ipaddress.ip_network(text.strip(), strict=False)
    except ValueError as error:
        raise BadOption("cli-moderate-network", text=text[:QUOTED]) from error
    if network.version == 6:
        mapped = network.network_address.ipv4_mapped
        if mapped is not None and network.prefixlen >= 96:
            return str(ipaddress.ip_network((mapped, network.prefixlen - 96), strict=False))
        if network.prefixlen == network.max_prefixlen:
            return str(network.supernet(new_prefix=HOUSEHOLD))
    return str(network)


def check_network(text: str, proxies: tuple[str, ...]) -> str:
    """A network that may be blocked. Raises `BadOption` where a loopback address or a trusted proxy
    is in it: the host, or everybody behind the proxy, would be locked out.
    """
    given = ipaddress.ip_network(parse_network(text))
    if any(given.version == other.version and given.overlaps(other) for other in _LOOPBACK):
        raise BadOption("cli-moderate-loopback", network=str(given))
    for proxy in proxies:
        try:
            other = ipaddress.ip_network(proxy, strict=False)
        except ValueError as error:
            raise BadOption("cli-serve-proxy", text=proxy[:QUOTED]) from error
        if given.version == other.version and given.overlaps(other):
            raise BadOption("cli-moderate-proxy", network=str(given), proxy=proxy)
    return str(given)


def find_id(text: str) -> str:
    """The id of a table in a text: itself, or the last part of an address as
    `https://play.example.org/#/table/ID`.
    """
    _, is_address, rest = text.partition("#/table/")
    return (rest if is_address else text).strip("/")


def _moderate(given: str | None, work: Callable[[Moderator], Awaitable[T]]) -> T:
    """Do something with the database. Raises `UnusableFile`, `StoreFailed` and refusals."""
    from colonnade.server.moderator import Moderator
    from colonnade.server.settings import default_database
    from colonnade.server.store.statements import open_statements

    found = find_database(str(default_database()) if given is None else given)

    async def run() -> T:
        async with Moderator(open_statements(found)) as moderator:
            return await work(moderator)

    return asyncio.run(run())


def _confirm(question: str, speaker: Speaker) -> bool:
    """Ask for the word yes; True if it was typed. Without a terminal, `--yes` must be given."""
    if not sys.stdin.isatty():
        raise BadOption("cli-moderate-say-yes")
    word = speaker.text("cli-moderate-yes")
    typed = input(f"{question} {speaker.text('cli-moderate-type', word=word)} ")
    if typed.strip().casefold() == word.casefold():
        return True
    print(speaker.text("cli-moderate-nothing-erased"))
    return False


def _describe_block(block: Block, speaker: Speaker) -> str:
    until = (
        speaker.text("cli-moderate-for-good")
        if block.expires is None
        else speaker.text("cli-moderate-until", time=_format_time(block.expires))
    )
    return "  ".join(filter(None, [block.network, until, to_one_line(block.reason)]))


def _print_report(report: ReportLine, site: str, speaker: Speaker) -> None:
    reason = speaker.text(f"cli-moderate-reason-{report.reason}")
    print(
        speaker.text(
            "cli-moderate-report",
            number=str(report.number),
            time=_format_time(report.updated),
            reason=reason,
            count=report.count,
        )
    )
    print(f"    {site}/#/table/{report.table}")
    for index, (colour, name, network) in enumerate(report.seats):
        print(to_one_line(f"    {index} {colour}: {name} {network}").rstrip())


def _format_time(milliseconds: int) -> str:
    moment = datetime.datetime.fromtimestamp(milliseconds / 1000, datetime.UTC)
    return moment.strftime("%Y-%m-%d %H:%M UTC")
