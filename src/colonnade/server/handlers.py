"""The handlers of the API: creating and joining tables, records, replays, reviews and lessons."""

from __future__ import annotations

import asyncio
from importlib.metadata import version

import msgspec
from aiohttp import hdrs, web

from colonnade.bots.levels import describe_levels
from colonnade.core.plugins import list_words
from colonnade.games import GAMES
from colonnade.server import messages
from colonnade.server.entrance import describe_invitation, invite_by_link
from colonnade.server.errors import NoSuchTable, TooEarly
from colonnade.server.http import RECORD, Route, Services, to_json
from colonnade.server.http import ROUTES as ROUTES
from colonnade.server.lessons import explain, foresee, read_lesson
from colonnade.server.messages import NAME_LIMIT, PHRASES, RECORD_LIMIT, ReviewAnswer
from colonnade.server.network import find_network_address
from colonnade.server.records import check_for_storing, check_record, replay
from colonnade.server.security import CLIENT
from colonnade.server.tables.join import clean_code, find_seat_of_code
from colonnade.server.tables.log import new_id
from colonnade.server.tables.state import TableState
from colonnade.server.tables.views import stored_size
from colonnade.server.views import to_game_form
from colonnade.server.workers.reviews import find_id

LIST_LIMIT = 100
_PRINT_CACHE = "public, max-age=3600"
_UNDER_WAY = {202: ReviewAnswer}

# Tables


@Route("GET", "/api/games", "tables", answer=messages.GamesAnswer)
async def list_games(services: Services, request: web.Request) -> web.Response:
    """The choices for a new table: games, options, bots, phrases; compressed, for the first page
    waits for it.
    """
    games = [to_game_form(game, describe_levels(game.key)) for game in GAMES.values()]
    own = request.transport and request.transport.get_extra_info("sockname")
    network = find_network_address(services.settings.host, own[1]) if own else None
    response = to_json(200, messages.GamesAnswer(games, list(PHRASES), NAME_LIMIT, network))
    response.enable_compression()
    return response


@Route("GET", "/api/games/{game}/words/{language}", "tables", problems=(400,))
async def read_words(services: Services, request: web.Request) -> messages.GameWords:
    """The sentences of a game that another distribution brings."""
    return messages.GameWords(
        list_words(request.match_info["language"]).get(request.match_info["game"], "")
    )


@Route("POST", "/api/tables", "tables", status=201, problems=(400, 413), rate="writes")
async def create_table(
    services: Services, request: web.Request, data: messages.NewTable
) -> messages.Created:
    """Create a table. Stored when answered."""
    return await services.tables.create(data, request[CLIENT])


@Route("GET", "/api/lobby", "tables")
async def list_tables(services: Services, request: web.Request) -> messages.TableList:
    """The public tables that wait for players or are playing, the newest first."""
    lines = await services.store.list_tables(LIST_LIMIT)
    return messages.TableList(
        [msgspec.json.decode(line, type=messages.TableLine) for line in lines]
    )


@Route("GET", "/api/tables/{table}", "tables", problems=(400, 404))
async def read_table(services: Services, request: web.Request) -> messages.View:
    """A table as a spectator sees it."""
    return (await services.tables.find(request.match_info["table"], request[CLIENT])).read()


@Route(
    "POST",
    "/api/tables/{table}/join",
    "tables",
    status=201,
    problems=(400, 403, 404, 409, 413),
    rate="writes",
)
async def join_table(
    services: Services, request: web.Request, data: messages.Join
) -> messages.Joined:
    """Sit down with a seat's link or the table's short code. Stored when answered."""
    if (data.link is None) == (data.code is None):
        raise web.HTTPBadRequest(reason="either a link or a code")
    found = await services.tables.find(request.match_info["table"], request[CLIENT])
    if data.code is None:
        return await found.join(data, request[CLIENT])
    async with services.count_misses(request):
        return await found.join(data, request[CLIENT])


@Route(
    "POST", "/api/tables/{table}/invitation", "tables", problems=(400, 403, 404, 413), rate="reads"
)
async def open_invitation(
    services: Services, request: web.Request, data: messages.OpenInvitation
) -> messages.Invitation:
    """What a seat's link leads to. Does not take the seat."""
    found = await services.tables.find(request.match_info["table"], request[CLIENT])
    return invite_by_link(found, data.link)


@Route("POST", "/api/codes", "tables", problems=(400, 404, 413), rate="reads")
async def open_code(
    services: Services, request: web.Request, data: messages.OpenCode
) -> messages.Invitation:
    """What a short code leads to, while that table waits for players. Wrong codes are counted per
    address and limited.
    """
    code = clean_code(data.code)
    async with services.count_misses(request):
        found = await services.tables.find_by_code(code, request[CLIENT])
        return describe_invitation(found, find_seat_of_code(found.state, code), is_open=True)


@Route("POST", "/api/my-tables", "tables", problems=(400, 413), rate="reads")
async def list_my_tables(
    services: Services, request: web.Request, data: messages.MyTables
) -> messages.TableStandings:
    """The state of the tables of a device, each by its id and the device's token for it. A table
    with several tokens comes once for each, together.
    """
    tokens: dict[str, list[str]] = {}
    for wanted in data.tables:
        tokens.setdefault(wanted.table, []).append(wanted.token)
    found: list[messages.TableStanding] = []
    for table, held in tokens.items():  # each log is read once
        async with services.replays.turn(request[CLIENT]):
            found += await services.tables.describe_standings(table, held)
    return messages.TableStandings(found)


@Route(
    "POST",
    "/api/tables/{table}/report",
    "tables",
    status=201,
    problems=(400, 404, 413),
    rate="reports",
)
async def report_table(
    services: Services, request: web.Request, data: messages.Report
) -> messages.Reported:
    """Report a table to the host of the server. Stored when answered, with the addresses of its
    connected players.
    """
    found = await services.tables.find(request.match_info["table"], request[CLIENT])
    await services.moderation.report(found, data.reason)
    return messages.Reported(data.reason)


# Records


@Route("GET", "/api/tables/{table}/record", "records", answer=RECORD, problems=(400, 404))
async def read_table_record(services: Services, request: web.Request) -> bytes:
    """The record of a table's game so far; with the secret of fair dice once it is over or
    abandoned.
    """
    found = await services.tables.find(request.match_info["table"], request[CLIENT])
    return (await _write_record(services, request, found.state)).encode()


async def _write_record(services: Services, request: web.Request, state: TableState) -> str:
    """The record of a table as a text, made in a thread, since its game may be long."""
    async with services.replays.turn(request[CLIENT]):
        return await asyncio.to_thread(lambda: state.record().to_json())


@Route("GET", "/api/tables/{table}/plies", "records", problems=(400, 404))
async def read_plies(
    services: Services, request: web.Request, query: messages.Stretch
) -> messages.Plies:
    """A range of positions of a table's game, for a replay."""
    state = (await services.tables.find(request.match_info["table"], request[CLIENT])).state
    async with services.replays.turn(request[CLIENT]):
        return await asyncio.to_thread(
            lambda: replay(state.record().to_json(), query.start, query.count)
        )


@Route("GET", "/api/records/{record}", "records", answer=RECORD, problems=(400, 404))
async def read_record(services: Services, request: web.Request) -> bytes:
    """A finished game's record, by the id of its table or the id it got when it was stored."""
    text = await services.store.load_record(request.match_info["record"])
    if text is None:
        raise NoSuchTable("error-server-record")
    return text.encode()


@Route(
    "POST",
    "/api/records",
    "records",
    status=201,
    problems=(400, 409, 413),
    limit=RECORD_LIMIT,
    rate="writes",
)
async def save_record(
    services: Services, request: web.Request, data: messages.FinishedRecord
) -> messages.Stored:
    """Store a finished game's record, after checking every event. Its notes must be of known kinds,
    its names without control characters.
    """
    async with services.replays.turn(request[CLIENT]):
        record = await asyncio.to_thread(
            check_for_storing, data.record, services.settings.forbidden_names
        )
    id, text = new_id(), record.to_json()
    with services.tables.count_stored(request[CLIENT], stored_size(len(text.encode()))):
        await services.store.save_records([(id, record.game, text)])
    return messages.Stored(id)


@Route("POST", "/api/replay", "records", problems=(400, 413), limit=RECORD_LIMIT, rate="writes")
async def replay_record(
    services: Services, request: web.Request, data: messages.ReplayRequest
) -> messages.Plies:
    """Replay a record without storing it."""
    async with services.replays.turn(request[CLIENT]):
        return await asyncio.to_thread(replay, data.record, data.start, data.count)


@Route(
    "GET",
    "/api/tables/{table}/review",
    "records",
    answer=ReviewAnswer,
    others=_UNDER_WAY,
    problems=(400, 404, 409),
)
async def review_table(services: Services, request: web.Request) -> web.Response:
    """The review of a table's finished game: 202 with its progress until it is ready."""
    table = request.match_info["table"]
    answer = await services.reviews.read(table)
    if answer is None:
        found = await services.tables.find(table, request[CLIENT])
        if found.state.status != "over":
            raise TooEarly("error-server-not-over")
        record = await _write_record(services, request, found.state)
        # the end of a game that people typed in can be taken back, and then it has another record
        id = find_id(record, table) if found.state.header.is_referee else table
        answer = await services.reviews.begin(id, record, request[CLIENT])
    return _answer_review(answer)


@Route(
    "POST",
    "/api/reviews",
    "records",
    answer=ReviewAnswer,
    others=_UNDER_WAY,
    problems=(400, 409, 413),
    limit=RECORD_LIMIT,
    rate="writes",
)
async def review_record(
    services: Services, request: web.Request, data: messages.FinishedRecord
) -> web.Response:
    """Review a finished game's record without storing it: 202 with its progress until
    it is ready.
    """
    id = find_id(data.record)
    answer = await services.reviews.read(id)
    if answer is None:
        async with services.replays.turn(request[CLIENT]):
            await asyncio.to_thread(check_record, data.record)
        size = stored_size(len(data.record.encode()))  # the reviews of PostgreSQL keep it
        with services.tables.count_stored(request[CLIENT], size):
            answer = await services.reviews.begin(id, data.record, request[CLIENT])
    return _answer_review(answer)


@Route(
    "GET",
    "/api/reviews/{review}",
    "records",
    answer=ReviewAnswer,
    others=_UNDER_WAY,
    problems=(400, 404),
)
async def read_review(services: Services, request: web.Request) -> web.Response:
    """A review by its id, while the server remembers it: 202 with its progress until
    it is ready.
    """
    answer = await services.reviews.read(request.match_info["review"])
    if answer is None:
        raise NoSuchTable("error-server-review")
    return _answer_review(answer)


def _answer_review(answer: tuple[bool, bytes]) -> web.Response:
    is_ready, review = answer
    return to_json(200 if is_ready else 202, review)


# The rest


@Route("POST", "/api/foresee", "records", problems=(400, 413))
async def foresee_actions(
    services: Services, request: web.Request, data: messages.ForeseeRequest
) -> messages.Foreseen:
    """The effects of actions at a position, to show them before they are played."""
    return foresee(data.position, data.actions, data.is_line)


@Route("GET", "/api/lessons/{game}", "lessons", problems=(400,))
async def show_lesson(services: Services, request: web.Request) -> messages.LessonAnswer:
    """The whole guided first game: every position, the choices there, and the action that the
    learner is asked for.
    """
    return read_lesson(request.match_info["game"])


@Route("POST", "/api/day", "lessons", problems=(400, 409, 413), rate="reads")
async def play_day(
    services: Services, request: web.Request, data: messages.DayRequest
) -> messages.DayAnswer:
    """The day's throw: the turn after some actions, with the dice of the date. Once it has ended,
    what it lost, compared with the best and with the others at this server.
    """
    return await services.days.play(data, request[CLIENT])


@Route("POST", "/api/explain", "lessons", problems=(400, 413))
async def explain_action(
    services: Services, request: web.Request, data: messages.ExplainRequest
) -> messages.Explained:
    """Why an action is not legal at a position, with the clause."""
    return explain(data.position, data.action)


@Route(
    "GET",
    "/api/print/{game}",
    "printing",
    answer=messages.PrintPreview,
    problems=(400, 404),
)
async def preview_print(
    services: Services, request: web.Request, query: messages.PrintOrder
) -> web.Response:
    """The pages of a game to print, as small pictures."""
    game = request.match_info["game"]
    printed = await services.printer.make(game, query, request[CLIENT])
    services.printer.count_sent(request[CLIENT], len(printed.preview))
    response = to_json(200, printed.preview)
    response.headers[hdrs.CACHE_CONTROL] = _PRINT_CACHE
    return response


@Route(
    "GET",
    "/api/print/{game}/pdf",
    "printing",
    answer=bytes,
    media="application/pdf",
    problems=(400, 404),
)
async def print_game(
    services: Services, request: web.Request, query: messages.PrintOrder
) -> web.Response:
    """The same as a PDF."""
    game = request.match_info["game"]
    printed = await services.printer.make(game, query, request[CLIENT])
    services.printer.count_sent(request[CLIENT], len(printed.pdf))
    name = f"{game}-{query.paper}-{query.language}.pdf"
    return web.Response(
        body=printed.pdf,
        content_type="application/pdf",
        headers={
            hdrs.CONTENT_DISPOSITION: f'attachment; filename="{name}"',
            hdrs.CACHE_CONTROL: _PRINT_CACHE,
        },
    )


@Route("GET", "/api/live", "server")
async def read_liveness(services: Services, request: web.Request) -> messages.Live:
    """That the process runs. A process that does not answer this should be started again."""
    return messages.Live()


@Route("GET", "/api/ready", "server", answer=messages.Ready, others={503: messages.Ready})
async def read_readiness(services: Services, request: web.Request) -> web.Response:
    """Whether the process can serve players: 200, or 503 while it starts, cannot write its
    database, or shuts down.
    """
    status = await services.health.find_readiness()
    return to_json(200 if status == "ready" else 503, messages.Ready(status))


@Route("GET", "/api/privacy", "server")
async def read_privacy(services: Services, request: web.Request) -> messages.Privacy:
    """How long this server stores what, and how to reach its host."""
    settings = services.settings
    return messages.Privacy(
        settings.contact,
        settings.prune_waiting_days,
        settings.prune_unfinished_days,
        settings.prune_reports_days,
    )


@Route("GET", "/api/health", "server", answer=messages.Health, others={503: messages.Health})
async def read_health(services: Services, request: web.Request) -> web.Response:
    """The health of the server: 200 while tables can be read and written, else 503."""
    tables, sockets = services.tables, len(services.endpoint.connections)
    health = messages.Health("ok", version("colonnade"), len(tables), sockets, tables.pool.workers)
    if await services.health.can_store():
        return to_json(200, health)
    return to_json(503, msgspec.structs.replace(health, status="failing"))
