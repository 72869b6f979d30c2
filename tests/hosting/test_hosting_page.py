"""`docs/hosting.md` names only what exists: files, options, variables and units."""

from __future__ import annotations

import re
from typing import Any

import typer.main

from colonnade.cli import app
from tests.hosting.site import DEPLOY
from tests.programs import need_file, skip_missing

ROOT = DEPLOY.parent
PAGE = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
SETTINGS = (DEPLOY / "colonnade.env").read_text(encoding="utf-8")
UNITS = "".join(path.read_text(encoding="utf-8") for path in DEPLOY.glob("*.service"))
SCRIPTS = "".join(
    (DEPLOY / name).read_text(encoding="utf-8")
    for name in ("backup", "restore", "rolling-restart", "install")
)
HOSTS_OWN = {"deploy/.env", "deploy/tls/fullchain.pem", "deploy/tls/privkey.pem"}
"""Files of `deploy/` that the host makes."""


PROGRAM: Any = typer.main.get_command(app)  # of a class that Typer does not make public


def list_parameters(command: Any) -> list[Any]:
    """All parameters of a command and of those below it."""
    below = getattr(command, "commands", {}).values()
    return [*command.params, *(found for each in below for found in list_parameters(each))]


PARAMETERS = list_parameters(PROGRAM)
OPTIONS = {name for parameter in PARAMETERS for name in parameter.opts}
VARIABLES = {
    name
    for parameter in PARAMETERS
    for name in (
        [parameter.envvar] if isinstance(parameter.envvar, str) else parameter.envvar or ()
    )
}


def find_variables(text: str) -> set[str]:
    return set(re.findall(r"COLONNADE_[A-Z_]+", text))


def test_every_file_of_the_kit_exists_and_is_named() -> None:
    named = set(re.findall(r"deploy/[\w@./-]*[\w]", PAGE))
    assert {name for name in named - HOSTS_OWN if not (ROOT / name).exists()} == set()
    kit = {f"deploy/{path.name}" for path in DEPLOY.iterdir() if path.is_file()}
    assert kit - HOSTS_OWN - named == set()


def test_every_variable_exists() -> None:
    own = find_variables(SCRIPTS) | {"COLONNADE_SITE"}
    assert "${COLONNADE_SITE}" in UNITS
    assert find_variables(PAGE) - VARIABLES - own == set()
    assert find_variables(SETTINGS) - VARIABLES - own == set()
    compose = (DEPLOY / "compose.yaml").read_text(encoding="utf-8")
    container = (DEPLOY / "Containerfile").read_text(encoding="utf-8")
    assert find_variables(compose + container) - VARIABLES == set()


def test_every_setting_of_the_page_is_explained_in_the_file() -> None:
    section = PAGE.partition("## Settings")[2].partition("## ")[0]
    assert find_variables(section) - find_variables(SETTINGS) == set()


def test_the_commands_of_the_units_can_be_parsed() -> None:
    commands = re.findall(r"^ExecStart=/opt/colonnade/current/bin/colonnade (.*)$", UNITS, re.M)
    assert len(commands) == 2
    for command in commands:
        words = command.replace("%i", "8001").replace("%H", "here").split()
        PROGRAM.commands[words[0]].make_context(words[0], words[1:])


def test_every_option_and_command_of_colonnade_exists() -> None:
    for line in re.findall(r"`(colonnade [^`]+)`", PAGE):
        words = [word for word in line.split() if re.fullmatch(r"[a-z-]+", word)]
        command = PROGRAM
        for word in words[1:]:
            if hasattr(command, "commands"):
                assert word in command.commands, line
                command = command.commands[word]
    # those of other programs are in blocks of commands
    prose = re.sub(r"^```.*?^```$", "", PAGE, flags=re.MULTILINE | re.DOTALL)
    named = set(re.findall(r"`(--[a-z-]+)", prose))
    assert named
    assert named - OPTIONS == set()


def test_the_programs_of_the_page_are_installed() -> None:
    installed = re.search(r"for program in (.*); do", (DEPLOY / "install").read_text())
    assert installed is not None
    programs = {f"colonnade-{name}" for name in installed[1].split()}
    named = set(re.findall(r"/opt/colonnade/current/bin/(colonnade-[a-z-]+)", PAGE + UNITS))
    assert named <= programs


def test_the_page_replaces_what_is_in_debians_configuration() -> None:
    path = "/etc/nginx/nginx.conf"
    text = need_file(path, "nginx-light")
    if not text.startswith("user www-data"):
        skip_missing(f"{path} of Debian", "nginx-light")
    assert "worker_connections 768;" in text
    assert re.search(r"^worker_processes auto;", text, re.MULTILINE)
