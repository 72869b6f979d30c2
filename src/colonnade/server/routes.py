"""The HTTP side: forms for new tables, making and joining them, records and replays, and the built client's files."""

from __future__ import annotations

import asyncio
import mimetypes
from collections.abc import Generator, Iterator
from contextlib import contextmanager
from html import escape
from importlib.metadata import version
from pathlib import Path
from typing import Annotated, Any, cast

import msgspec
from litestar import Request, Response, get, post
from litestar.datastructures import State
from litestar.exceptions import ClientException, HTTPException, NotFoundException
from litestar.exceptions.http_exceptions import RequestEntityTooLarge
from litestar.openapi.datastructures import ResponseSpec
from litestar.openapi.plugins import OpenAPIRenderPlugin
from litestar.params import JSONBody, PathParameter, QueryParameter
from litestar.types import Empty

from colonnade.bots.levels import describe_levels
from colonnade.core.errors import ColonnadeError, Illegal
from colonnade.core.game import Decide
from colonnade.core.record import Record, parse_record
from colonnade.core.view import Choice
from colonnade.games import GAMES, find_position
from colonnade.server import messages
from colonnade.server.codes import clean_code
from colonnade.server.entrance import invite_by_code, invite_by_link
from colonnade.server.errors import BadCode, NoSuchTable, NotPlaying, StoreFailed, TooEarly, TooMany
from colonnade.server.guards import Buckets, Gate, find_address
from colonnade.server.lessons import explain, read_lesson
from colonnade.server.messages import BODY_LIMIT, NAME_LIMIT, PHRASES, PLIES_LIMIT, Problem, Words
from colonnade.server.network import find_network_address
from colonnade.server.store import Store
from colonnade.server.tables.log import new_id
from colonnade.server.tables.registry import Tables
from colonnade.server.views import to_all_words, to_choice, to_game_form, to_position, to_words
from colonnade.server.workers.fair import FairLock
from colonnade.server.workers.reviews import Reviews, find_id

LIST_LIMIT = 100
STATUS = {
    "no-such-table": 404,
    "forbidden": 403,
    "link-used": 409,
    "not-playing": 409,
    "too-early": 409,
    "bad-code": 404,
    "too-many": 429,
    "help-off": 403,
    "help-failed": 503,
    "store-failed": 503,
}
_Any = Request[Any, Any, State]
TableParameter = Annotated[str, PathParameter(min_length=16, max_length=32, pattern="^[A-Za-z0-9_-]+$", description="The table's id.")]
ReviewParameter = Annotated[str, PathParameter(min_length=16, max_length=32, pattern="^[A-Za-z0-9_-]+$", description="The review's id.")]
RecordParameter = Annotated[str, PathParameter(min_length=16, max_length=32, pattern="^[A-Za-z0-9_-]+$", description="The record's id.")]
GameParameter = Annotated[str, PathParameter(min_length=1, max_length=40, pattern="^[a-z0-9_]+$", description="The game's key.")]
Start = Annotated[int, QueryParameter(ge=0, le=10**6, description="The first ply wanted.")]
Count = Annotated[int, QueryParameter(ge=1, le=PLIES_LIMIT, description="How many plies at most.")]


def _problems(*codes: int) -> dict[int, ResponseSpec]:
    texts = {
        400: "What was asked for cannot be",
        403: "The secret does not hold what is asked for",
        404: "There is none",
        409: "Not now",
        413: "Too long",
        429: "Too many",
        503: "The database could not be used, or a review failed",
    }
    return {code: ResponseSpec(Problem, generate_examples=False, description=texts[code]) for code in (*codes, 429, 503)}


class JsonRequest(Request[Any, Any, State]):
    """A request whose body, if it says how long it is and that is not too long, is read in one go and not through a stream."""

    async def body(self) -> bytes:
        """The whole body; refused where it is too long."""
        if self._body is Empty:
            announced = dict(self.scope["headers"]).get(b"content-length", b"")
            limit = self.route_handler.resolve_request_max_body_size() or 0
            if not announced.isdigit() or int(announced) > limit:
                return await super().body()
            self._body = await self._read(limit)
        return self._body

    async def _read(self, limit: int) -> bytes:
        body, is_more = b"", True
        while is_more:
            event: Any = await self.receive()
            if event["type"] == "http.disconnect":
                raise ClientException("client disconnected prematurely")
            body += event["body"]
            is_more = event.get("more_body", False)
            if len(body) > limit:
                raise RequestEntityTooLarge
        return body


class JsonResponse(Response[Any]):
    """What a handler returns, as JSON: an answer that has no cookies and leaves nothing to do is made in one go, not layer by layer."""

    def to_asgi_response(self, app: Any, request: Any, **given: Any) -> Any:
        """The answer, ready to be sent."""
        if self.media_type != "application/json":  # the pages of the schema
            return super().to_asgi_response(app, request, **given)  # type: ignore[reportUnknownMemberType]
        body = messages.encode(self.content)
        headers = [(b"content-type", b"application/json"), (b"content-length", b"%d" % len(body))]

        async def answer(_: Any, __: Any, send: Any) -> None:
            await send({"type": "http.response.start", "status": self.status_code, "headers": headers})
            await send({"type": "http.response.body", "body": body})

        return answer


class House:
    """What the handlers work with: one per server."""

    def __init__(self, tables: Tables, store: Store, gate: Gate, static: Path | None) -> None:
        self.tables, self.store, self.gate = tables, store, gate
        self.makes = Buckets(tables.settings.tables_per_minute / 60)
        self.looks = Buckets(tables.settings.looks_per_second)
        self.misses = Buckets(tables.settings.code_misses_per_minute / 60, tables.settings.code_misses_at_once)
        self.reviews = Reviews(tables.settings)
        self.replays = FairLock(tables.settings.waiting_per_address)  # work for the processor: one at a time
        self.files = dict(_read_files(static))


def _read_files(folder: Path | None) -> Iterator[tuple[str, tuple[bytes, str]]]:
    """The built client, in memory: it is small, and no path of a request ever reaches the file system."""
    if folder is None or not folder.is_dir():
        return
    for path in sorted(folder.rglob("*")):
        if path.is_file():
            kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
            yield path.relative_to(folder).as_posix(), (path.read_bytes(), kind)


def _house(request: _Any) -> House:
    return request.app.state.house


def _limit(request: _Any, buckets: Buckets) -> None:
    if not buckets.take(find_address(request.scope)):
        raise TooMany("error-server-too-many")


@contextmanager
def _count_misses(request: _Any, house: House) -> Generator[None]:
    """Refuse an address that has tried too many wrong codes. Each try counts from its beginning, and no longer once it was not wrong."""
    address = find_address(request.scope)
    if not house.misses.take(address):
        raise TooMany("error-server-codes")
    is_wrong = False
    try:
        yield
    except BadCode:
        is_wrong = True
        raise
    finally:
        if not is_wrong:
            house.misses.give_back(address)


@get("/api/games", tags=["tables"], responses=_problems())
async def list_games(request: _Any) -> messages.GamesAnswer:
    """Everything a new table can be: games, options, bots, phrases."""
    games = [to_game_form(game, describe_levels(game.key)) for game in GAMES.values()]
    _, port = request.scope["server"] or ("", 0)
    network = find_network_address(_house(request).tables.settings.host, port) if port else None
    return messages.GamesAnswer(games, list(PHRASES), NAME_LIMIT, network)


@post("/api/tables", tags=["tables"], request_max_body_size=BODY_LIMIT, responses=_problems(400, 413))
async def create_table(data: JSONBody[messages.NewTable], request: _Any) -> messages.Created:
    """Make a table. Stored when answered."""
    house = _house(request)
    _limit(request, house.makes)
    return await house.tables.create(data, find_address(request.scope))


@get("/api/lobby", tags=["tables"], responses=_problems())
async def list_tables(request: _Any) -> messages.TableList:
    """The tables that are listed publicly and wait or play, the newest first."""
    lines = await _house(request).store.list_tables(LIST_LIMIT)
    return messages.TableList([msgspec.json.decode(line, type=messages.TableLine) for line in lines])


@get("/api/tables/{table:str}", tags=["tables"], responses=_problems(400, 404))
async def read_table(table: TableParameter, request: _Any) -> messages.View:
    """A table as a spectator sees it."""
    return await (await _house(request).tables.find(table, find_address(request.scope))).read()


@post("/api/tables/{table:str}/join", tags=["tables"], request_max_body_size=BODY_LIMIT, responses=_problems(400, 403, 404, 409, 413))
async def join_table(table: TableParameter, data: JSONBody[messages.Join], request: _Any) -> messages.Joined:
    """Sit down with a seat's link or the table's short code. Stored when answered."""
    house = _house(request)
    _limit(request, house.makes)
    if (data.link is None) == (data.code is None):
        raise ClientException("either a link or a code")
    found = await house.tables.find(table, find_address(request.scope))
    if data.code is None:
        return await found.join(data)
    with _count_misses(request, house):
        return await found.join(data)


@post(
    "/api/tables/{table:str}/invitation",
    status_code=200,
    tags=["tables"],
    request_max_body_size=BODY_LIMIT,
    responses=_problems(400, 403, 404, 413),
)
async def open_invitation(table: TableParameter, data: JSONBody[messages.OpenInvitation], request: _Any) -> messages.Invitation:
    """What a seat's link leads to. Nobody sits down by it."""
    house = _house(request)
    _limit(request, house.looks)
    found = await house.tables.find(table, find_address(request.scope))
    return await found.inspect(lambda: invite_by_link(found, data.link))


@post("/api/codes", status_code=200, tags=["tables"], request_max_body_size=BODY_LIMIT, responses=_problems(400, 404, 413))
async def open_code(data: JSONBody[messages.OpenCode], request: _Any) -> messages.Invitation:
    """What a short code leads to, while that table waits for players. Wrong codes are counted per address, and soon refused."""
    house = _house(request)
    _limit(request, house.looks)
    code = clean_code(data.code)
    with _count_misses(request, house):
        found = await house.tables.find_by_code(code, find_address(request.scope))
        invitation = await found.inspect(lambda: invite_by_code(found, code))
        if invitation is None:
            raise BadCode("error-server-code")
        return invitation


@post("/api/my-tables", status_code=200, tags=["tables"], request_max_body_size=BODY_LIMIT, responses=_problems(400, 413))
async def list_my_tables(data: JSONBody[messages.MyTables], request: _Any) -> messages.TableStandings:
    """How the tables of a device stand, each by its id and the secret the device has for it."""
    house = _house(request)
    _limit(request, house.looks)
    found: list[messages.TableStanding] = []
    for wanted in data.tables:
        async with house.replays.turn(find_address(request.scope)):
            standing = await house.tables.describe_standing(wanted.table, wanted.token)
        if standing is not None:
            found.append(standing)
    return messages.TableStandings(found)


@get("/api/tables/{table:str}/record", tags=["records"], responses=_problems(400, 404))
async def read_table_record(table: TableParameter, request: _Any) -> dict[str, Any]:
    """The record of a table's game so far; with the secret of fair dice once it is over."""
    return msgspec.json.decode(await (await _house(request).tables.find(table, find_address(request.scope))).read_record())


@get("/api/tables/{table:str}/plies", tags=["records"], responses=_problems(400, 404))
async def read_plies(table: TableParameter, request: _Any, start: Start = 0, count: Count = PLIES_LIMIT) -> messages.Plies:
    """A stretch of a table's game, position by position, to look back on."""
    house = _house(request)
    text = await (await house.tables.find(table, find_address(request.scope))).read_record()
    async with house.replays.turn(find_address(request.scope)):
        return await asyncio.to_thread(replay, text, start, count)


@get("/api/records/{record:str}", tags=["records"], responses=_problems(400, 404))
async def read_record(record: RecordParameter, request: _Any) -> dict[str, Any]:
    """A finished game's record: by the id of its table, or by the one that taking it in gave."""
    text = await _house(request).store.load_record(record)
    if text is None:
        raise NoSuchTable("error-server-record")
    return msgspec.json.decode(text)


@post("/api/records", tags=["records"], responses=_problems(400, 409, 413))
async def save_record(data: JSONBody[messages.NewRecord], request: _Any) -> messages.Stored:
    """Take in a finished game's record; every event of it is checked."""
    house = _house(request)
    _limit(request, house.makes)
    async with house.replays.turn(find_address(request.scope)):
        record = await asyncio.to_thread(check_record, data.record)
    id = new_id()
    await house.store.save_records([(id, record.game, record.to_json())])
    return messages.Stored(id)


@post("/api/replay", status_code=200, tags=["records"], responses=_problems(400, 413))
async def replay_record(data: JSONBody[messages.ReplayRequest], request: _Any) -> messages.Plies:
    """Look at a record without storing it."""
    house = _house(request)
    _limit(request, house.makes)
    async with house.replays.turn(find_address(request.scope)):
        return await asyncio.to_thread(replay, data.record, data.start, data.count)


_UNDER_WAY = {202: ResponseSpec(messages.ReviewAnswer, generate_examples=False, description="Under way: ask again")}


@get("/api/tables/{table:str}/review", tags=["records"], responses={**_UNDER_WAY, **_problems(400, 404, 409)})
async def review_table(table: TableParameter, request: _Any) -> Response[messages.ReviewAnswer]:
    """The review of a table's finished game: 202 and how far it has come until it is ready."""
    house = _house(request)
    if not house.reviews.knows(table):
        found = await house.tables.find(table, find_address(request.scope))
        if found.status != "over":
            raise TooEarly("error-server-not-over")
        house.reviews.begin(table, await found.read_record(), find_address(request.scope))
    return _answer_review(house, table)


@post("/api/reviews", status_code=200, tags=["records"], responses={**_UNDER_WAY, **_problems(400, 409, 413)})
async def review_record(data: JSONBody[messages.ReviewRequest], request: _Any) -> Response[messages.ReviewAnswer]:
    """Review a finished game's record without storing it: 202 and how far it has come until it is ready."""
    house = _house(request)
    _limit(request, house.makes)
    id = find_id(data.record)
    if not house.reviews.knows(id):
        async with house.replays.turn(find_address(request.scope)):
            await asyncio.to_thread(check_record, data.record)
        house.reviews.begin(id, data.record, find_address(request.scope))
    return _answer_review(house, id)


@get("/api/reviews/{review:str}", tags=["records"], responses={**_UNDER_WAY, **_problems(400, 404)})
async def read_review(review: ReviewParameter, request: _Any) -> Response[messages.ReviewAnswer]:
    """A review by its id, while the server remembers it: 202 and how far it has come until it is ready."""
    house = _house(request)
    if not house.reviews.knows(review):
        raise NoSuchTable("error-server-review")
    return _answer_review(house, review)


def _answer_review(house: House, id: str) -> Response[messages.ReviewAnswer]:
    is_ready, answer = house.reviews.answer(id)
    return Response(cast(Any, answer), status_code=200 if is_ready else 202, media_type="application/json")


@post("/api/foresee", status_code=200, tags=["records"], request_max_body_size=BODY_LIMIT, responses=_problems(400, 413))
async def foresee_actions(data: JSONBody[messages.ForeseeRequest]) -> messages.Foreseen:
    """What actions would do at a position, to be drawn and said before anybody plays them."""
    return foresee(data.position, data.actions, data.is_line)


@get("/api/lessons/{game:str}", tags=["lessons"], responses=_problems(400))
async def show_lesson(game: GameParameter) -> messages.LessonAnswer:
    """The guided first game of a game, whole: every position, what is possible there, and what the learner is to do."""
    return read_lesson(game)


@post("/api/explain", status_code=200, tags=["lessons"], request_max_body_size=BODY_LIMIT, responses=_problems(400, 413))
async def explain_action(data: JSONBody[messages.ExplainRequest]) -> messages.Explained:
    """Why an action is not possible at a position, by its clause."""
    return explain(data.position, data.action)


@get("/api/health", tags=["server"], responses={503: ResponseSpec(messages.Health, generate_examples=False, description="Failing")})
async def read_health(request: _Any) -> Response[messages.Health]:
    """How the server is: 200 while tables can be read, else 503."""
    house = _house(request)
    try:
        await asyncio.wait_for(house.store.check(), 5)
        is_well = True
    except (StoreFailed, TimeoutError):
        is_well = False
    workers = house.tables.pool.workers
    health = messages.Health("ok" if is_well else "failing", version("colonnade"), len(house.tables), house.gate.total, workers)
    return Response(health, status_code=200 if is_well else 503, media_type="application/json")


def check_record(text: str) -> Record:
    """A record that holds and is over; raises `BadRecord` or `TooEarly`."""
    record = parse_record(text, GAMES)
    record.check(GAMES[record.game])
    if record.result is None:
        raise TooEarly("error-server-not-over")
    return record


def replay(text: str, start: int, count: int) -> messages.Plies:
    """A stretch of a record, position by position; raises `BadRecord`."""
    record = parse_record(text, GAMES)
    game = GAMES[record.game]
    plies: list[messages.Ply] = []
    before = None
    for step in record.replay(game):
        if step.ply >= start + count:
            break
        if step.ply >= start:
            said = () if step.action is None else game.narrate(before, step.action)
            position = to_position(game.view(step.state, None), step.ply)
            plies.append(messages.Ply(None if step.action is None else str(step.action), to_all_words(said), position))
        before = step.state
    return messages.Plies(start, len(record.events) + 1, plies)


def foresee(position: str, actions: list[str], is_line: bool = False) -> messages.Foreseen:
    """The click paths and effects of actions at a position, or one after the other from it.

    Raises `Malformed` or `Illegal`, and `NotPlaying` where nobody decides.
    """
    game, state = find_position(position)
    choices: list[messages.Choice] = []
    known: dict[str, Choice] = {}
    for number, text in enumerate(actions):
        if number == 0 or is_line:
            turn = game.turn(state)
            if not isinstance(turn, Decide):
                raise NotPlaying("error-coach-no-decision")
            known = {choice.action: choice for choice in game.view(state, turn.seat).choices}
        action = game.parse(text)
        refusal = game.explain(state, action)
        if refusal is not None:
            raise Illegal(action, refusal, position)
        choices.append(to_choice(known.get(str(action)) or Choice(str(action), (), game.narrate(state, action))))
        if is_line:
            state = game.apply(state, action)
    return messages.Foreseen(choices)


class PlainPage(OpenAPIRenderPlugin):
    """The API in a plain page; nothing of it is loaded from elsewhere."""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        """The page."""
        rows = "".join(
            f"<tr><td><code>{escape(method.upper())}</code></td><td><code>{escape(path)}</code></td>"
            f"<td>{escape(str(operation.get('description') or operation.get('summary') or ''))}</td></tr>"
            for path, operations in openapi_schema["paths"].items()
            for method, operation in operations.items()
        )
        page = (
            "<!doctype html><html lang=en><meta charset=utf-8><title>Colonnade: API</title><h1>Colonnade: API</h1>"
            f"<p><a href=/schema/openapi.json>OpenAPI</a></p><table>{rows}</table></html>"
        )
        return page.encode()


_BARE = (
    "<!doctype html><html lang=en><meta charset=utf-8><title>Colonnade</title><h1>Colonnade</h1>"
    "<p>The server runs. The browser client is not built here; programs find the protocol at <a href=/schema>/schema</a>.</p></html>"
)


@get("/", include_in_schema=False)
async def show_first_page(request: _Any) -> Response[bytes]:
    """The built client's first page."""
    return _page(_house(request).files, "")


@get("/{path:path}", include_in_schema=False)
async def show_page(path: Annotated[str, PathParameter()], request: _Any) -> Response[bytes]:
    """A file of the built client; for any other page its first page, which finds out what is meant."""
    return _page(_house(request).files, path.strip("/"))


def _page(files: dict[str, tuple[bytes, str]], name: str) -> Response[bytes]:
    if name.startswith(("api/", "assets/")) and name not in files:
        raise NotFoundException
    body, kind = files.get(name) or files.get("index.html") or (_BARE.encode(), "text/html; charset=utf-8")
    cache = "public, max-age=31536000, immutable" if name.startswith("assets/") else "no-cache"
    return Response(body, media_type=kind, headers={"cache-control": cache})


def answer_refusal(_: _Any, error: ColonnadeError) -> Response[Problem]:
    """A refusal of ours as HTTP says it."""
    return Response(Problem(error.code, to_words(error.message)), status_code=STATUS.get(error.code, 400), media_type="application/json")


def answer_http(_: _Any, error: HTTPException) -> Response[Problem]:
    """A refusal of the framework's in our words."""
    codes = {404: "no-such-table", 405: "malformed", 413: "malformed"}
    keys = {404: "error-server-page", 405: "error-server-method", 413: "error-server-size"}
    status = error.status_code
    words = Words(keys.get(status, "error-server-message"), {} if status in keys else {"reason": _reason(error)})
    return Response(
        Problem(codes.get(status, "malformed"), words), status_code=status, media_type="application/json", headers=error.headers
    )


def _reason(error: HTTPException) -> str:
    extra: Any = error.extra
    if isinstance(extra, list) and extra and isinstance(extra[0], dict):
        found = cast("dict[str, Any]", extra[0])
        return f"{found.get('key', '')}: {found.get('message', '')}"[:200]
    return error.detail[:200]


HANDLERS: list[Any] = [
    list_games,
    create_table,
    list_tables,
    read_table,
    join_table,
    open_invitation,
    open_code,
    list_my_tables,
    read_table_record,
    read_plies,
    read_record,
    save_record,
    replay_record,
    foresee_actions,
    show_lesson,
    explain_action,
    review_table,
    review_record,
    read_review,
    read_health,
    show_first_page,
    show_page,
]
