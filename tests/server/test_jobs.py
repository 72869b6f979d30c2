"""Jobs in PostgreSQL: `colonnade worker` thinks for several servers, and reviews are shared."""

from __future__ import annotations

import asyncio
import json
import signal
import subprocess
import sys
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import asyncpg
import pytest

from colonnade.cli import main
from colonnade.core.record import parse_record
from colonnade.games import GAMES
from colonnade.lab.simulate import play_game, prepare_experiment
from colonnade.server.errors import StoreFailed
from colonnade.server.store import jobs as jobs_module
from colonnade.server.store import postgres_reviews
from colonnade.server.store.jobs import AskedJobs, JobRow, Lease, LeasedJobs, ListeningConnection
from colonnade.server.store.postgres import PostgresStore
from colonnade.server.store.postgres_reviews import PostgresReviews
from colonnade.server.workers import remote as remote_module
from colonnade.server.workers import worker as worker_module
from colonnade.server.workers.fair import Priority
from colonnade.server.workers.jobs import Decide, encode_job
from colonnade.server.workers.remote import RemoteWorkers
from colonnade.server.workers.worker import Worker
from tests.client import play_out
from tests.postgres import Postgres
from tests.server.slow_bots import make_decision
from tests.server.tools import Server
from tests.waiting import DEADLINE, wait_until, wait_until_async

ALL = (Priority.HELP, Priority.UNWATCHED)
BOTS = [{"kind": "bot", "level": "greedy"}] * 2
EXPIRE = "UPDATE jobs SET leased_until = clock_timestamp() - interval '1 second'"


# The rows


def run_rows(
    postgres: Postgres, work: Callable[[AskedJobs, LeasedJobs, Any], Awaitable[None]]
) -> None:
    """Run a test on a new database: the jobs of a server, the same jobs as a worker sees them, and
    the connection.
    """
    address = postgres.create_database()

    async def run() -> None:
        await PostgresStore(address).prepare()
        connection = await asyncpg.connect(address, timeout=DEADLINE)
        try:
            asked = AskedJobs(connection, "server")
            await asked.announce()
            await work(asked, LeasedJobs(connection, "worker"), connection)
        finally:
            await connection.close()

    asyncio.run(run())


def make_rows(owners: str, first: int = 1, priority: int = Priority.WATCHED) -> list[JobRow]:
    """A job for each letter, which names its owner."""
    return [
        JobRow(number, owner, priority, owner, 5.0) for number, owner in enumerate(owners, first)
    ]


async def count_waiting(connection: Any) -> dict[int, int]:
    """How many jobs wait, by class."""
    query = "SELECT priority, count(*) FROM jobs WHERE state = 'waiting' GROUP BY priority"
    return {row[0]: row[1] for row in await connection.fetch(query)}


async def take_all(jobs: LeasedJobs, count: int = 1000) -> str:
    """The owners of the next jobs, in order."""
    taken = ""
    while len(taken) < count and (lease := await jobs.take(*ALL)) is not None:
        taken += lease.job
    return taken


def test_owners_take_turns_and_the_most_urgent_class_is_first(postgres: Postgres) -> None:
    async def work(asked: AskedJobs, jobs: LeasedJobs, connection: Any) -> None:
        await asked.insert(make_rows("aaaaaaaa"))
        assert await take_all(jobs, 2) == "aa"
        await asked.insert(make_rows("bb", 20))
        await asked.insert(make_rows("c", 30))
        assert await take_all(jobs, 7) == "abcabaa"
        await asked.insert(make_rows("d", 40))  # waits for one of those who came before
        await asked.insert(make_rows("u", 50, Priority.UNWATCHED))
        await asked.insert(make_rows("h", 60, Priority.HELP))
        assert await count_waiting(connection) == {0: 1, 1: 3, 3: 1}
        assert await jobs.take(Priority.RECORD, Priority.RECORD) is None
        assert await take_all(jobs) == "hadau"

    run_rows(postgres, work)


def test_no_job_is_taken_twice(postgres: Postgres) -> None:
    address = postgres.create_database()

    async def run() -> None:
        await PostgresStore(address).prepare()
        connections = [await asyncpg.connect(address, timeout=DEADLINE) for _ in range(4)]
        try:
            asked = AskedJobs(connections[0], "server")
            await asked.announce()
            await asked.insert(make_rows("abcd" * 25))
            taken = await asyncio.gather(
                *(take_all(LeasedJobs(each, f"{each}")) for each in connections)
            )
            assert sorted("".join(taken)) == sorted("abcd" * 25)
        finally:
            for connection in connections:
                await connection.close()

    asyncio.run(run())


def test_a_job_whose_worker_is_silent_is_taken_by_another_and_fails_the_second_time(
    postgres: Postgres,
) -> None:
    async def work(asked: AskedJobs, jobs: LeasedJobs, connection: Any) -> None:
        other = LeasedJobs(connection, "other")
        await asked.insert(make_rows("a"))
        lost = await jobs.take(*ALL)
        assert lost is not None
        await jobs.renew([(lost, 0.5)])
        assert await asked.read_progress() == {1: 0.5}
        assert await other.take(*ALL) is None
        await connection.execute(EXPIRE)
        await jobs.renew([(lost, 0.5)])
        assert await other.take(*ALL) is None, "renewed in time"
        await connection.execute(EXPIRE)
        await other.renew([])
        taken = await other.take(*ALL)
        assert taken == Lease(lost.number, 2, "a", 5.0)
        await jobs.finish(lost, "late")
        await jobs.give_back(lost, counts=False)
        assert await asked.collect() == []
        await connection.execute(EXPIRE)
        await other.renew([])
        assert await other.take(*ALL) is None
        assert await asked.collect() == [(1, None)]

    run_rows(postgres, work)


def test_a_job_that_is_given_back_is_taken_again(postgres: Postgres) -> None:
    async def work(asked: AskedJobs, jobs: LeasedJobs, connection: Any) -> None:
        await asked.insert(make_rows("a"))
        for counts, attempt in ((False, 1), (True, 1), (False, 2)):
            lease = await jobs.take(*ALL)
            assert lease is not None
            assert lease.attempt == attempt
            await jobs.give_back(lease, counts=counts)

    run_rows(postgres, work)


def test_the_jobs_of_a_server_that_is_gone_are_not_done_but_removed(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(jobs_module, "ASKER_SECONDS", 15.0)

    async def work(asked: AskedJobs, jobs: LeasedJobs, connection: Any) -> None:
        await asked.insert(make_rows("aa"))
        await connection.execute("UPDATE job_askers SET seen = seen - interval '20 seconds'")
        assert await jobs.take(*ALL) is None
        await jobs.renew([])
        assert await count_waiting(connection) == {Priority.WATCHED: 2}
        await connection.execute("UPDATE job_askers SET seen = seen - interval '2 minutes'")
        await connection.execute("UPDATE jobs SET asked = asked - interval '2 minutes'")
        await jobs.renew([])
        assert await count_waiting(connection) == {}

    run_rows(postgres, work)


# A server's side, and a worker's


@asynccontextmanager
async def run_remote(address: str, seconds: float = DEADLINE) -> AsyncIterator[RemoteWorkers]:
    await PostgresStore(address).prepare()
    workers = RemoteWorkers(address, seconds)
    await workers.open()
    try:
        yield workers
    finally:
        await workers.close()


@asynccontextmanager
async def run_worker(address: str, processes: int = 1) -> AsyncIterator[Worker]:
    """A worker whose main process is that of the test."""
    worker = Worker(address, "worker", processes)
    task = asyncio.create_task(worker.run())
    try:
        yield worker
    finally:
        worker.stop.set()
        await task


def test_a_malformed_job_is_refused_with_a_line_in_the_log(
    postgres: Postgres, caplog: pytest.LogCaptureFixture
) -> None:
    address = postgres.create_database()
    good = encode_job(make_decision("Slow")).decode()
    malformed = ["{", '{"kind": "rule the world"}', good.replace("position", "place"), "[]"]

    async def run() -> None:
        await PostgresStore(address).prepare()
        connection = await asyncpg.connect(address, timeout=DEADLINE)
        try:
            asked = AskedJobs(connection, "server")
            await asked.announce()
            rows = [JobRow(number, job, 1, "a", 5.0) for number, job in enumerate(malformed)]
            await asked.insert(rows)
            answers: list[tuple[int, str | None]] = []

            async def collect() -> bool:
                answers.extend(await asked.collect())
                return len(answers) == len(rows)

            async with run_worker(address):
                await wait_until_async(collect)
            assert sorted(answers) == [(row.request, None) for row in rows]
        finally:
            await connection.close()

    asyncio.run(run())
    refused = [record for record in caplog.records if record.message == "job refused"]
    assert len(refused) == len(malformed)


def test_a_kind_of_job_that_a_worker_does_not_know_waits_for_a_newer_one(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    """While a site is upgraded, a server may be newer than a worker."""
    address = postgres.create_database()
    known = encode_job(make_decision("Slow")).decode().replace("position", "place")

    async def run() -> None:
        await PostgresStore(address).prepare()
        connection = await asyncpg.connect(address, timeout=DEADLINE)
        try:
            asked = AskedJobs(connection, "server")
            await asked.announce()
            await asked.insert([JobRow(1, '{"kind":"rule"}', 1, "a", 5.0)])
            await asked.insert([JobRow(2, known, 2, "a", 5.0)])
            answers: list[tuple[int, str | None]] = []

            async def collect() -> bool:
                answers.extend(await asked.collect())
                return bool(answers)

            async with run_worker(address):
                await wait_until_async(collect)
            assert (answers, await count_waiting(connection)) == ([(2, None)], {1: 1})
            answers.clear()
            monkeypatch.setattr(worker_module, "KINDS", ["rule"])
            async with run_worker(address):
                await wait_until_async(collect)
            assert answers == [(1, None)], "it is taken, and refused: there is no such job"
        finally:
            await connection.close()

    asyncio.run(run())


def test_a_connection_that_was_lost_in_the_midst_of_a_query_is_opened_again(
    postgres: Postgres,
) -> None:
    address = postgres.create_database()

    async def run() -> None:
        connection = ListeningConnection(address, "channel", lambda: None)
        async with connection.use() as first:
            pass
        with pytest.raises(StoreFailed):
            async with connection.use():
                raise asyncpg.InternalClientError("another operation is in progress")
        async with connection.use() as second:
            assert await second.fetchval("SELECT 1") == 1
        assert first is not second
        with pytest.raises(StoreFailed):
            async with connection.use() as same:
                await same.execute("SELECT 1 / 0")
        async with connection.use() as third:
            assert second is third, "the connection is not to blame"
        await connection.close()

    asyncio.run(run())


def test_jobs_that_the_database_has_lost_are_asked_for_again(
    postgres: Postgres, caplog: pytest.LogCaptureFixture
) -> None:
    """A crash of PostgreSQL closes the connections and empties the tables."""
    address, answers = postgres.create_database(), list[Any]()

    async def run() -> None:
        async with run_remote(address) as workers:
            connection = await asyncpg.connect(address, timeout=DEADLINE)
            try:
                workers.call(make_decision("Slow"), answers.append, owner="a")

                async def is_sent() -> bool:
                    return await connection.fetchval("SELECT count(*) FROM jobs") == 1

                await wait_until_async(is_sent)
                await connection.execute("TRUNCATE jobs, job_askers")
                await connection.execute(
                    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                    " WHERE datname = current_database() AND pid <> pg_backend_pid()"
                )
                await wait_until_async(is_sent)
                jobs = LeasedJobs(connection, "worker")
                lease: Lease | None = None

                async def take() -> bool:
                    nonlocal lease
                    lease = await jobs.take(*ALL)
                    return lease is not None

                await wait_until_async(take)
                assert lease is not None
                await jobs.finish(lease, '["keep 1"]')
                await wait_until_async(lambda: bool(answers))
            finally:
                await connection.close()

    asyncio.run(run())
    assert answers == [["keep 1"]]


def test_a_server_that_asks_for_a_job_in_its_last_moment_ends(postgres: Postgres) -> None:
    """`asyncio.wait_for` of Python 3.11 forgets that it was cancelled if what it waits for happens
    at the same time.
    """
    address = postgres.create_database()

    async def run() -> None:
        async with run_remote(address) as remote:
            await wait_until_async(lambda: remote._checked_at > 0)  # it waits for a notification
            remote.call(make_decision("Slow"), lambda _: None)
            async with asyncio.timeout(DEADLINE):
                await remote.close()

    asyncio.run(run())


def test_a_hint_that_no_worker_takes_is_refused_and_a_bot_waits(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(remote_module, "HELP_SECONDS", 0.0)
    monkeypatch.setattr(remote_module, "WARN_SECONDS", 0.0)
    monkeypatch.setattr(remote_module, "POLL_SECONDS", 0.05)
    address, answers = postgres.create_database(), list[Any]()

    async def run() -> None:
        async with run_remote(address) as workers:
            for priority in (Priority.HELP, Priority.WATCHED):
                workers.call(
                    make_decision("Slow"),
                    lambda found, name=priority.name: answers.append((name, found)),
                    owner="a",
                    priority=priority,
                )
            assert workers.count("a", Priority.HELP) == 1
            await wait_until_async(lambda: bool(answers))
            assert workers.count("a", Priority.HELP) == 0
            assert workers.count("a", Priority.WATCHED) == 1

    asyncio.run(run())
    assert answers == [("HELP", None)]
    assert any(record.message == "jobs wait" for record in caplog.records)


def test_a_worker_that_ends_gives_back_what_takes_too_long_and_counts_its_failures(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """One worker's process does all this: a decision, an exception, a death, and the end."""
    monkeypatch.setattr(worker_module, "STOP_SECONDS", 0.2)
    address, answers = postgres.create_database(), dict[str, Any]()

    async def run() -> None:
        async with run_remote(address) as workers:
            connection = await asyncpg.connect(address, timeout=DEADLINE)

            async def is_running() -> bool:
                query = "SELECT count(*) FROM jobs WHERE state = 'running'"
                return await connection.fetchval(query) == 1

            try:
                async with run_worker(address):
                    for bot in ("Slow", "Crasher", "Quitter"):
                        workers.call(
                            make_decision(bot),
                            lambda found, bot=bot: answers.update({bot: found}),
                            owner="a",
                        )
                    await wait_until_async(lambda: len(answers) == 3)
                    workers.call(make_decision("Sleeper"), lambda _: None, owner="a")
                    await wait_until_async(is_running)
                rows = await connection.fetch("SELECT state, attempts FROM jobs")
                assert [tuple(row) for row in rows] == [("waiting", 0)]
            finally:
                await connection.close()

    asyncio.run(run())
    assert answers.pop("Slow")
    assert answers == {"Crasher": None, "Quitter": None}


# Servers and workers


class WorkerProgram:
    """`colonnade worker` in a process of its own."""

    def __init__(self, address: str, log: Path) -> None:
        self._log = log
        with log.open("wb") as errors:
            self.process = subprocess.Popen(
                [
                    *(sys.executable, "-m", "colonnade.cli", "worker", "--store", address),
                    *("--workers", "1", "--process", log.stem),
                ],
                stderr=errors,
            )

    def read_log(self) -> list[dict[str, Any]]:
        return [json.loads(line) for line in self._log.read_text().splitlines()]

    def end(self, number: int = signal.SIGTERM) -> int:
        """Send a signal; the exit code."""
        self.process.send_signal(number)
        return self.process.wait(DEADLINE)


@pytest.fixture
def start_worker(tmp_path: Path) -> Iterator[Callable[..., WorkerProgram]]:
    started: list[WorkerProgram] = []

    def start(address: str, name: str) -> WorkerProgram:
        started.append(WorkerProgram(address, tmp_path / f"{name}.log"))
        return started[-1]

    yield start
    for worker in started:
        if worker.process.poll() is None:
            worker.end(signal.SIGKILL)


def use_bot(monkeypatch: pytest.MonkeyPatch, bot: str) -> None:
    """Have the next decision of all servers made by a bot of `slow_bots`."""
    call, once = RemoteWorkers.call, iter([bot])

    def call_other(workers: RemoteWorkers, job: Any, *rest: Any, **given: Any) -> None:
        if isinstance(job, Decide) and (name := next(once, None)) is not None:
            job = Decide(job.game, f"tests.server.slow_bots:{name}", job.position, job.seconds)
        call(workers, job, *rest, **given)

    monkeypatch.setattr(RemoteWorkers, "call", call_other)


def play_bots(served: Server) -> str:
    """Let two bots play a game to its end; its table."""
    made = served.create("columbiz", BOTS)
    with served.client(made["table"], made["token"]) as client:
        play_out([client])
    return made["table"]


def list_processes(postgres: Postgres, address: str) -> list[tuple[Any, ...]]:
    return postgres.execute("SELECT name, kind FROM processes", address)


def count_running(postgres: Postgres, address: str) -> int:
    return postgres.execute("SELECT count(*) FROM jobs WHERE state = 'running'", address)[0][0]


def test_one_worker_thinks_for_two_servers_and_another_goes_on_when_it_is_killed(
    postgres: Postgres,
    serve: Callable[..., Server],
    start_worker: Callable[..., WorkerProgram],
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
) -> None:
    gate = tmp_path / "gate"
    monkeypatch.setenv("TEST_GATE", str(gate))
    address = postgres.create_database()
    one, two = (serve(database=address, workers=0, process=name) for name in ("one", "two"))
    killed = start_worker(address, "killed")
    wait_until(lambda: ("killed", "worker") in list_processes(postgres, address))
    for served in (one, two):
        record = parse_record(json.dumps(served.record(play_bots(served))), GAMES)
        record.check(GAMES["columbiz"])
        assert not record.notes
    use_bot(monkeypatch, "Waiter")
    made = one.create("columbiz", BOTS)
    wait_until(lambda: count_running(postgres, address) == 1)
    assert killed.end(signal.SIGKILL) == -signal.SIGKILL
    postgres.execute(EXPIRE, address)
    other = start_worker(address, "other")
    gate.touch()
    with one.client(made["table"], made["token"]) as client:
        play_out([client])
    assert not one.record(made["table"])["notes"], "no decision was made at random"
    assert other.end() == 0
    listed = list_processes(postgres, address)
    assert ("one", "server") in listed
    assert ("other", "worker") not in listed
    said = [line["what"] for line in other.read_log()]
    assert (said[0], said[-1]) == ("working", "ended")
    assert "leases expired" in said


def test_a_review_that_one_server_began_is_computed_once_and_read_on_the_other(
    postgres: Postgres, serve: Callable[..., Server], monkeypatch: pytest.MonkeyPatch
) -> None:
    address = postgres.create_database()
    record = play_game(prepare_experiment("columbiz", ["greedy", "random"], 1, 3), 0).to_json()
    one = serve(database=address, process="one")
    status, begun = one.request("POST", "/api/reviews", {"record": record})
    assert status == 202
    two = serve(database=address, process="two")
    assert two.request("GET", f"/api/reviews/{begun['id']}")[0] in (200, 202)
    one.stop()  # another process takes over at once, for it was not killed
    answer, progress = two.review(f"/api/reviews/{begun['id']}")
    assert progress == sorted(progress)
    three = serve(database=address, process="three")
    assert three.request("POST", "/api/reviews", {"record": record}) == (200, answer)
    assert three.request("GET", "/api/reviews/0123456789abcdef0123")[0] == 404


def test_shared_reviews_are_limited_in_number_and_age(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(postgres_reviews, "MOST_REVIEWS", 2)
    address = postgres.create_database()

    async def list_ids() -> list[str]:
        return [row[0] for row in await fetch("SELECT id FROM reviews ORDER BY id")]

    async def fetch(query: str) -> Sequence[Any]:
        connection = await asyncpg.connect(address, timeout=DEADLINE)
        try:
            return await connection.fetch(query)
        finally:
            await connection.close()

    async def run() -> None:
        await PostgresStore(address).prepare()
        reviews, other = PostgresReviews(address), PostgresReviews(address)
        await reviews.open()
        await other.open()
        for id in "abc":
            assert await reviews.add(id, "owner", "{}", 10)
            assert await reviews.save(id, b"[]", is_checking=id == "c")
        # an address is stored for as long as the review is computed
        owners = "SELECT owner FROM reviews ORDER BY id"
        assert [row[0] for row in await fetch(owners)] == ["", "owner"]
        assert not await other.add("c", "owner", "{}", 10)
        assert await list_ids() == ["b", "c"]
        await fetch("UPDATE reviews SET read_at = read_at - interval '2 hours'")
        assert await other.read("b") is not None  # the one that was read stays
        assert await other.add("d", "owner", "{}", 10)
        assert await list_ids() == ["b", "d"]
        assert await reviews.renew("d", 0.5) is False, "the other computes it"
        assert await reviews.save("d", b"[]", is_checking=False) is False
        assert await reviews.take_over("d") is None
        await fetch("UPDATE reviews SET read_at = read_at - interval '31 days'")
        assert await other.add("e", "owner", "{}", 10)
        assert await list_ids() == ["e"]
        await other.close()
        taken = await reviews.take_over("e")
        assert taken is not None
        assert taken.record == "{}"
        await reviews.fail("e")
        failed = await reviews.read("e")
        assert failed is not None
        assert failed.has_failed
        assert [row[0] for row in await fetch(owners)] == [""]
        await reviews.remove("e")
        assert await list_ids() == []
        await reviews.close()

    asyncio.run(run())


def test_a_review_that_no_process_computes_any_more_is_removed_after_a_day(
    postgres: Postgres, serve: Callable[..., Server]
) -> None:
    address = postgres.create_database()

    async def run() -> None:
        await PostgresStore(address).prepare()
        reviews, again = PostgresReviews(address), PostgresReviews(address)
        await reviews.open()
        await again.open()
        for id in ("begun", "checking", "ready", "failed"):
            assert await reviews.add(id, "owner", "{}", 10)
        assert await reviews.save("checking", b"[]", is_checking=True)
        assert await reviews.save("ready", b"[]", is_checking=False)
        await reviews.fail("failed")
        await reviews.close()
        await again.prune()
        assert await again.read("begun") is not None, "for a day another process may take it over"
        await again.close()

    def list_ids() -> list[str]:
        return [row[0] for row in postgres.execute("SELECT id FROM reviews ORDER BY id", address)]

    asyncio.run(run())
    postgres.execute("UPDATE reviews SET leased_until = leased_until - interval '1 day'", address)
    assert list_ids() == ["begun", "checking", "failed", "ready"]
    serve(database=address)  # prunes when it starts
    wait_until(lambda: list_ids() == ["failed", "ready"])


# The command line


def test_workers_need_postgresql(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = str(tmp_path / "tables.sqlite")
    assert main(["worker", "--store", path]) == 2
    assert "postgresql://" in capsys.readouterr().err
    assert main(["worker"]) == 2
    assert main(["serve", "--port", "0", "--store", path, "--workers", "0", "--no-browser"]) == 2
    assert "colonnade worker" in capsys.readouterr().err
    address = "postgresql://nobody@127.0.0.1:1/none"
    assert main(["worker", "--store", address]) == 1
    assert main(["worker", "--store", address, "--process", "a\nb"]) == 2
    assert "cannot be the name of a process" in capsys.readouterr().err
