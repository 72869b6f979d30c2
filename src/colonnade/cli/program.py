"""The program: parses the command line, runs the command, and prints errors.

Typer only parses the command line: a command returns its task, and `main` runs it. Modules that are
slow to import are imported by the tasks, so that `colonnade --help` is fast.
"""

from __future__ import annotations

import contextlib
import io
import os
import sys
import traceback
from collections.abc import Sequence
from importlib.metadata import version as package_version
from typing import Annotated, Any

import typer

from colonnade.cli.analyse import analyse
from colonnade.cli.arena import arena
from colonnade.cli.benchmark_bot import benchmark_bot
from colonnade.cli.check import check
from colonnade.cli.common import (
    CLOSED_PIPE,
    FAULT,
    INTERNAL,
    INTERRUPTED,
    USAGE,
    Task,
    complain,
    describe_error,
)
from colonnade.cli.database import database
from colonnade.cli.export import export
from colonnade.cli.import_ import import_
from colonnade.cli.learn import learn
from colonnade.cli.moderate import moderate
from colonnade.cli.openings import openings
from colonnade.cli.play import play
from colonnade.cli.print_ import print_
from colonnade.cli.replay import replay
from colonnade.cli.rollout import rollout
from colonnade.cli.serve import begin, serve
from colonnade.cli.show import show
from colonnade.cli.simulate import simulate
from colonnade.cli.train import train
from colonnade.cli.verify import verify
from colonnade.cli.worker import worker
from colonnade.core.errors import BadOption, ColonnadeError
from colonnade.locales import Speaker, default_language

app = typer.Typer(
    name="colonnade",
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["--help", "-h"]},
)


def _show_version(is_asked: bool) -> None:
    if is_asked:
        print(f"colonnade {package_version('colonnade')}")
        raise typer.Exit


@app.callback(invoke_without_command=True)
def colonnade(
    context: typer.Context,
    _version: Annotated[
        bool,
        typer.Option("--version", callback=_show_version, is_eager=True, help="Print the version."),
    ] = False,
) -> Task | None:
    """Two column games at one table: Columbiz and Les 4 colonnes. Without a command, serve tables
    and open the browser.
    """
    return None if context.invoked_subcommand else begin


for _command in (
    serve,
    worker,
    play,
    learn,
    simulate,
    arena,
    benchmark_bot,
    check,
    verify,
    replay,
    export,
    import_,
    show,
    train,
    analyse,
    rollout,
    openings,
    print_,
):
    app.command(_command.__name__.rstrip("_").replace("_", "-"))(_command)
app.add_typer(database, name="database")
app.add_typer(moderate, name="moderate")


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command line, by default the program's own, and return its exit code. Never raises."""
    for stream in (sys.stdout, sys.stderr):
        # a file name may contain characters that the terminal cannot encode
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")
    speaker = Speaker(default_language())
    try:
        code = _run(list(sys.argv[1:] if arguments is None else arguments), speaker)
        sys.stdout.flush()
        return code
    except (KeyboardInterrupt, typer.Abort):
        complain(speaker.text("cli-interrupted"))
        return INTERRUPTED
    except BrokenPipeError:
        # so that Python's own flush at exit does not fail
        with contextlib.suppress(OSError, ValueError):
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return CLOSED_PIPE
    except ColonnadeError as error:
        complain(describe_error(error, speaker))
        return USAGE if isinstance(error, BadOption) else FAULT
    except OSError as error:
        complain(
            speaker.text(
                "error-file-other",
                path=str(error.filename or ""),
                reason=error.strerror or str(error),
            )
        )
        return FAULT
    except Exception as error:  # an error in the program
        if os.environ.get("COLONNADE_TRACEBACK"):
            traceback.print_exc()
        complain(
            f"internal error: {type(error).__name__}: {error} (COLONNADE_TRACEBACK=1 shows where)"
        )
        return INTERNAL


def _run(arguments: list[str], speaker: Speaker) -> int:
    try:
        task: Any = typer.main.get_command(app)(
            arguments, prog_name="colonnade", standalone_mode=False
        )
    except Exception as error:
        # the errors of Typer and of Click, which Typer may bundle
        describe = getattr(error, "format_message", None)
        if describe is None:
            raise
        complain(f"{describe()} (colonnade --help)")
        return USAGE
    if isinstance(task, int | None):  # help or version was printed
        return task or 0
    return task(speaker)
