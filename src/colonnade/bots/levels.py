"""The levels of each game, and the agents of their names.

A level is a name (`greedy`); other classes are `module:Class`. A bot is imported when it is first
used, so that its dependencies are not loaded before.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from importlib import import_module
from typing import Any

from colonnade.bots.plugin import BotsPlugin, Level
from colonnade.core.agent import Agent
from colonnade.core.errors import BadAgent
from colonnade.core.plugins import find_plugin

_SHOWN = 200  # characters of a foreign error that a message quotes


def find_bots(game_key: str) -> BotsPlugin:
    """Return the bots of a game; every game has at least the level `random`."""
    return find_plugin("bots", game_key) or BotsPlugin()


def levels_of(game_key: str) -> tuple[str, ...]:
    """Return the names of a game's levels, from the weakest to the strongest; every game has at
    least `random`.
    """
    return tuple(describe_levels(game_key))


def describe_levels(game_key: str) -> Mapping[str, Level]:
    """Return a game's levels by name, from the weakest to the strongest."""
    return find_bots(game_key).levels


def find_agent(game_key: str, name: str) -> Agent:
    """Return the agent of a level's name or of `module:Class`; raises `BadAgent`. Modules of the
    current directory can be imported.
    """
    level = describe_levels(game_key).get(name)
    path = name if level is None else level.path
    module_name, colon, attribute = path.partition(":")
    if not colon:
        raise BadAgent(
            "error-agent-unknown", name=name[:_SHOWN], levels=", ".join(levels_of(game_key))
        )
    module = _import(module_name, name[:_SHOWN])
    if not attribute.isidentifier() or not hasattr(module, attribute):
        raise BadAgent(
            "error-agent-attribute", module=module_name[:_SHOWN], attribute=attribute[:_SHOWN]
        )
    found: Any = getattr(module, attribute)
    if not callable(getattr(found, "decide", None)):
        raise BadAgent("error-agent-kind", name=name[:_SHOWN])
    if not isinstance(found, type):
        return found
    try:
        return found()
    except Exception as error:
        raise BadAgent(
            "error-agent-constructor", name=name[:_SHOWN], reason=describe_exception(error)
        ) from error


def _import(module_name: str, name: str) -> object:
    if not all(part.isidentifier() for part in module_name.split(".")):
        raise BadAgent("error-agent-module", module=module_name[:_SHOWN], name=name)
    directory = os.getcwd()
    if directory not in sys.path and "" not in sys.path:
        sys.path.append(directory)
    try:
        return import_module(module_name)
    except ModuleNotFoundError as error:
        if error.name is not None and (
            module_name == error.name or module_name.startswith(error.name + ".")
        ):
            raise BadAgent("error-agent-module", module=module_name[:_SHOWN], name=name) from error
        raise BadAgent(
            "error-agent-import", module=module_name[:_SHOWN], reason=describe_exception(error)
        ) from error
    # a foreign module may raise anything while it is imported
    except (Exception, SystemExit) as error:
        raise BadAgent(
            "error-agent-import", module=module_name[:_SHOWN], reason=describe_exception(error)
        ) from error


def describe_exception(error: BaseException) -> str:
    """Return a foreign exception as one short line."""
    text = " ".join(str(error).split())
    return (f"{type(error).__name__}: {text}" if text else type(error).__name__)[:_SHOWN]
