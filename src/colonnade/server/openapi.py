"""The OpenAPI description of the HTTP side, from the routes and msgspec's schemas."""

from __future__ import annotations

from functools import cache
from http import HTTPStatus
from importlib.metadata import version
from typing import Any

import msgspec
from aiohttp import web

from colonnade.server.handlers import ROUTES
from colonnade.server.http import PARAMETERS, Route, to_json
from colonnade.server.messages import Problem


@cache
def describe_api() -> dict[str, Any]:
    """The description, as plain data."""
    kinds: list[Any] = [Problem, *PARAMETERS.values()]
    for route in ROUTES:
        kinds += [
            kind for kind in (route.body, route.answer, *route.others.values()) if kind is not None
        ]
    found, components = msgspec.json.schema_components(
        kinds, ref_template="#/components/schemas/{name}"
    )
    schemas = list(zip(kinds, found, strict=True))

    def schema_of(kind: Any) -> dict[str, Any]:
        return next(schema for known, schema in schemas if known is kind or known == kind)

    paths: dict[str, dict[str, Any]] = {}
    for route in ROUTES:
        paths.setdefault(route.path, {})[route.method.lower()] = _describe_route(route, schema_of)
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Colonnade",
            "version": version("colonnade"),
            "description": (
                "Tables, records and replays. Play goes through the socket at"
                " /api/tables/{table}/socket: see docs/protocol.md."
            ),
        },
        "paths": paths,
        "components": {"schemas": components},
    }


def _describe_route(route: Route, schema_of: Any) -> dict[str, Any]:
    def respond(description: str, kind: Any, media: str = "application/json") -> dict[str, Any]:
        return {"description": description, "content": {media: {"schema": schema_of(kind)}}}

    parameters = [
        {"name": name, "in": "path", "required": True, "schema": schema_of(kind)}
        for name, kind in PARAMETERS.items()
        if f"{{{name}}}" in route.path
    ]
    if route.query is not None:
        query: dict[str, Any] = msgspec.json.schema_components([route.query])[1][
            route.query.__name__
        ]
        parameters += [
            {"name": name, "in": "query", "required": False, "schema": schema}
            for name, schema in query["properties"].items()
        ]
    problems = {*route.problems, 429, 503, *((408,) if route.body is not None else ())}
    answers = {route.status: respond("Done", route.answer, route.media)}
    answers |= {status: respond(HTTPStatus(status).phrase, Problem) for status in sorted(problems)}
    answers |= {
        status: respond(HTTPStatus(status).phrase, kind) for status, kind in route.others.items()
    }
    described: dict[str, Any] = {
        "operationId": getattr(route.handle, "__name__"),  # noqa: B009 - unknown to type checkers
        "tags": [route.tag],
        "description": " ".join((route.handle.__doc__ or "").split()),
        "parameters": parameters,
        "responses": {str(status): answer for status, answer in answers.items()},
    }
    if route.body is not None:
        described["requestBody"] = {
            "required": True,
            "content": {"application/json": {"schema": schema_of(route.body)}},
        }
    return described


async def show_schema(request: web.Request) -> web.Response:
    """The description as JSON."""
    return to_json(200, describe_api())
