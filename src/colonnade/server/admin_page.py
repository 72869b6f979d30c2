"""The HTML of the admin page. Without scripts; everything from outside is escaped."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from xml.etree.ElementTree import Element, SubElement, tostring

REFRESH_SECONDS = 5
Row = tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Facts:
    """What the page shows, as text."""

    name: str
    version: str
    readiness: str
    time: str
    figures: Sequence[tuple[str, str]]
    processes: Sequence[Row]
    """Those that share a database; none with a file."""
    database_error: str
    """Why the processes cannot be shown."""
    tables: Sequence[Row]
    table_count: int
    jobs: Sequence[Row]
    commands: Sequence[Row]
    errors: Sequence[tuple[str, str, str, str, str]]
    """The time, level, message, fields and trace of each, the newest first."""
    settings: Sequence[tuple[str, str]]


def write_page(facts: Facts, is_refreshed: bool) -> str:
    """The whole page. It loads itself again every few seconds, if `is_refreshed`."""
    html = Element("html", lang="en")
    head = SubElement(html, "head")
    SubElement(head, "meta", charset="utf-8")
    _add(head, "title", f"{facts.name} · Colonnade")
    viewport = {"name": "viewport", "content": "width=device-width,initial-scale=1"}
    SubElement(head, "meta", viewport)
    SubElement(head, "link", rel="stylesheet", href="/admin.css")
    if is_refreshed:
        SubElement(head, "meta", {"http-equiv": "refresh", "content": str(REFRESH_SECONDS)})
    body = SubElement(html, "body")
    body.append(_write_header(facts, is_refreshed))
    main = SubElement(body, "main")
    for section in _write_sections(facts):
        main.append(section)
    return "<!doctype html>\n" + tostring(html, encoding="unicode", method="html") + "\n"


def _add(parent: Element, tag: str, text: str, **attributes: str) -> Element:
    element = SubElement(parent, tag, attributes)
    element.text = text
    return element


def _write_header(facts: Facts, is_refreshed: bool) -> Element:
    header = Element("header")
    _add(header, "h1", facts.name)
    _add(header, "strong", facts.readiness, **{"class": f"status {facts.readiness}"})
    line = _add(header, "p", f"Colonnade {facts.version} · {facts.time} UTC · ")
    if is_refreshed:
        _add(line, "a", "stop refreshing", href="/?refresh=off")
    else:
        _add(line, "a", "refresh by itself", href="/")
    _add(line, "a", "metrics", href="/metrics").tail = " "
    line[0].tail = " · "
    return header


def _write_sections(facts: Facts) -> Iterator[Element]:
    yield _write_figures(facts.figures)
    if facts.database_error:
        section = _start("Processes")
        _add(section, "p", f"The database cannot be read: {facts.database_error}", role="alert")
        yield section
    if facts.processes:
        headings = ("process", "kind", "address", "running for", "seen", "leases", "expired")
        yield _write_table("Processes", headings, facts.processes)
    headings = ("table", "game", "status", "seats", "viewers", "revision", "age")
    title = f"Tables here: {facts.table_count}"
    if facts.table_count > len(facts.tables):
        title += f", the last {len(facts.tables)} used"
    yield _write_table(title, headings, facts.tables)
    headings = ("class", "not answered", "answered", "failed", "mean time")
    yield _write_table("Jobs of the workers", headings, facts.jobs)
    yield _write_errors(facts)
    yield _write_table("Commands", ("kind", "outcome", "count"), facts.commands)
    yield _write_settings(facts)


def _start(title: str) -> Element:
    section = Element("section")
    _add(section, "h2", title)
    return section


def _write_figures(figures: Sequence[tuple[str, str]]) -> Element:
    section = _start("This process")
    items = SubElement(section, "dl", {"class": "figures"})
    for name, value in figures:
        item = SubElement(items, "div")
        _add(item, "dt", name)
        _add(item, "dd", value)
    return section


def _write_table(title: str, headings: Sequence[str], rows: Sequence[Row]) -> Element:
    """A table; on a narrow screen its style shows each row as a card with labelled values."""
    section = _start(title)
    if not rows:
        _add(section, "p", "None.", **{"class": "soft"})
        return section
    table = SubElement(section, "table")
    head = SubElement(SubElement(table, "thead"), "tr")
    for heading in headings:
        _add(head, "th", heading, scope="col")
    body = SubElement(table, "tbody")
    for row in rows:
        line = SubElement(body, "tr")
        for heading, value in zip(headings, row, strict=True):
            _add(line, "td", value, **{"data-label": heading})
    return section


def _write_errors(facts: Facts) -> Element:
    section = _start("Latest warnings and errors")
    if not facts.errors:
        _add(section, "p", "None.", **{"class": "soft"})
        return section
    # a long list scrolls, also by the keyboard
    items = SubElement(section, "ol", {"class": "log", "tabindex": "0"})
    for when, level, what, fields, trace in facts.errors:
        item = SubElement(items, "li")
        line = SubElement(item, "p")
        _add(line, "time", when).tail = " "
        _add(line, "strong", level, **{"class": level}).tail = f" {what} "
        if fields:
            _add(line, "span", fields, **{"class": "soft"})
        if trace:
            details = SubElement(item, "details")
            _add(details, "summary", "trace")
            _add(details, "pre", trace)
    return section


def _write_settings(facts: Facts) -> Element:
    section = Element("section")
    details = SubElement(section, "details")
    _add(SubElement(details, "summary"), "h2", "Settings")
    items = SubElement(details, "dl", {"class": "settings"})
    for name, value in facts.settings:
        item = SubElement(items, "div")
        _add(item, "dt", name)
        _add(item, "dd", value)
    return section
