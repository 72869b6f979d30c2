"""Figures of a running server: plain counters, and their export for Prometheus.

Counting costs a tenth of what the counters of the Prometheus client cost, and that library is
imported only when somebody asks for the figures. Labels have few values: never an id or an address.
"""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import accumulate
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from prometheus_client.core import HistogramMetricFamily, Metric

    from colonnade.server.http import Services
    from colonnade.server.logs import RecentRecords

SECONDS = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0, 10.0, 30.0)
SIZES = (1, 2, 4, 8, 16, 32, 64, 128, 256, 512)


class Histogram:
    """How many observed values are at most each bound, and the sum of all."""

    def __init__(self, bounds: Sequence[float] = SECONDS) -> None:
        self._bounds = bounds
        self._counts = [0] * (len(bounds) + 1)
        self.total = 0.0

    def observe(self, value: float) -> None:
        """Count a value."""
        self._counts[bisect_left(self._bounds, value)] += 1
        self.total += value

    @property
    def count(self) -> int:
        """The number of values."""
        return sum(self._counts)

    @property
    def mean(self) -> float:
        """The mean of the values; 0 if there are none."""
        return self.total / max(1, self.count)

    def list_buckets(self) -> list[tuple[str, float]]:
        """The bounds as text, the last infinite, each with the number of values up to it."""
        names = [*(str(float(bound)) for bound in self._bounds), "+Inf"]
        return list(zip(names, accumulate(self._counts), strict=True))


@dataclass
class Requests:
    """Answers to HTTP requests, by route: the path with names for its parameters."""

    answers: Counter[tuple[str, str, int]] = field(default_factory=Counter[tuple[str, str, int]])
    """By method, route and status; a socket counts when it opens, with 101."""
    seconds: dict[str, Histogram] = field(default_factory=dict[str, Histogram])
    """The time from the request to the last byte of the answer, by route; without sockets."""

    def observe(self, route: str, seconds: float) -> None:
        """Count the time of a request."""
        self.seconds.setdefault(route, Histogram()).observe(seconds)


class Commits:
    """Transactions of a store, each with the work that waited for it."""

    def __init__(self) -> None:
        self.seconds, self.sizes = Histogram(), Histogram(SIZES)
        self.failed = 0
        """Pieces of work that could not be stored."""


def export(services: Services, recent: RecentRecords) -> tuple[bytes, str]:
    """All figures as Prometheus reads them, and their content type. Raises `ImportError` without
    `prometheus_client`, which comes with the extra `hosting`.
    """
    from prometheus_client import (
        CONTENT_TYPE_LATEST,
        CollectorRegistry,
        GCCollector,
        PlatformCollector,
        ProcessCollector,
        generate_latest,
    )

    registry = CollectorRegistry()
    for collector in (ProcessCollector, GCCollector, PlatformCollector):
        collector(registry=registry)
    registry.register(_Collector(services, recent))
    return generate_latest(registry), CONTENT_TYPE_LATEST


class _Collector:
    """Reads the counters of a server, in the interface of `prometheus_client`."""

    def __init__(self, services: Services, recent: RecentRecords) -> None:
        self._services, self._recent = services, recent

    def collect(self) -> Iterable[Metric]:
        """Every figure of the server."""
        yield from self._collect_requests()
        yield from self._collect_tables()
        yield from self._collect_commits()
        yield from self._collect_jobs()

    def _collect_requests(self) -> Iterator[Metric]:
        from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily

        services = self._services
        answers = CounterMetricFamily(
            "colonnade_requests", "Answers to HTTP requests.", labels=("method", "route", "status")
        )
        for (method, route, status), count in sorted(services.requests.answers.items()):
            answers.add_metric((method, route, str(status)), count)
        yield answers
        yield _to_family(
            "colonnade_request_duration_seconds",
            "The time of HTTP requests, without sockets.",
            ("route",),
            {(route,): found for route, found in sorted(services.requests.seconds.items())},
        )
        yield GaugeMetricFamily(
            "colonnade_connections", "Open connections.", services.guard.connections.total
        )
        yield GaugeMetricFamily(
            "colonnade_sockets", "Open sockets of tables.", len(services.endpoint.connections)
        )
        records = CounterMetricFamily(
            "colonnade_log_records", "Warnings and errors that were logged.", labels=("level",)
        )
        for level in ("warning", "error", "critical"):
            records.add_metric((level,), self._recent.counts[level])
        yield records

    def _collect_tables(self) -> Iterator[Metric]:
        from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily

        tables, store = self._services.tables, self._services.store
        yield GaugeMetricFamily("colonnade_tables", "Tables in memory.", len(tables))
        commands = CounterMetricFamily(
            "colonnade_commands",
            "Commands at tables: done, repeated, asked, or the code of the refusal.",
            labels=("kind", "outcome"),
        )
        for labels, count in sorted(tables.commands.items()):
            commands.add_metric(labels, count)
        yield commands
        yield GaugeMetricFamily("colonnade_leases", "Leases of tables.", store.leases)
        yield CounterMetricFamily(
            "colonnade_leases_lost",
            "Tables that another process has taken.",
            tables.lost,
        )

    def _collect_commits(self) -> Iterator[Metric]:
        from prometheus_client.core import CounterMetricFamily

        commits = self._services.store.commits
        yield _to_family(
            "colonnade_commit_duration_seconds",
            "The time of transactions.",
            (),
            {(): commits.seconds},
        )
        yield _to_family(
            "colonnade_commit_size",
            "Appends and other writes in a transaction.",
            (),
            {(): commits.sizes},
        )
        yield CounterMetricFamily(
            "colonnade_writes_failed", "Writes that could not be stored.", commits.failed
        )

    def _collect_jobs(self) -> Iterator[Metric]:
        from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily

        jobs = self._services.jobs
        unanswered = GaugeMetricFamily(
            "colonnade_jobs", "Jobs of the workers that are not answered yet.", labels=("class",)
        )
        failed = CounterMetricFamily(
            "colonnade_jobs_failed", "Jobs of the workers that failed.", labels=("class",)
        )
        for priority in jobs.seconds:
            unanswered.add_metric((priority.name.lower(),), jobs.unanswered[priority])
            failed.add_metric((priority.name.lower(),), jobs.failed[priority])
        yield unanswered
        yield failed
        yield _to_family(
            "colonnade_job_duration_seconds",
            "The time of jobs of the workers, from the call to the answer.",
            ("class",),
            {(priority.name.lower(),): found for priority, found in jobs.seconds.items()},
        )


def _to_family(
    name: str, text: str, labels: Sequence[str], histograms: dict[tuple[str, ...], Histogram]
) -> HistogramMetricFamily:
    from prometheus_client.core import HistogramMetricFamily

    family = HistogramMetricFamily(name, text, labels=labels)
    for values, histogram in histograms.items():
        family.add_metric(values, histogram.list_buckets(), histogram.total)
    return family
