"""The extras of the package: libraries that only some of it needs, and the command that installs
them beside the Colonnade that runs.

What is imported here is only imported when a library is missing.
"""

from __future__ import annotations

import sys
from importlib import import_module
from pathlib import Path
from typing import Any

from colonnade.core.errors import MissingExtra

DISTRIBUTION = "colonnade"


def import_extra(module: str, library: str, extra: str) -> Any:
    """Return a module of an extra; raises `MissingExtra`."""
    try:
        return import_module(module)
    except ModuleNotFoundError as error:
        raise missing_extra(library, extra) from error


def missing_extra(library: str, extra: str) -> MissingExtra:
    """Return the error that names a library, its extra and the command that installs it."""
    return MissingExtra(
        "error-extra-missing", library=library, extra=extra, command=find_install_command(extra)
    )


def find_install_command(extra: str) -> str:
    """Return the command that adds an extra to this installation.

    It installs the folder or the wheel again that Colonnade was installed from. Where neither is
    there any more, it names the packages of the extra.
    """
    source = _find_source()
    if source is None:
        return format_install(*_list_requirements(extra))
    place, is_editable = source
    return format_install(*["-e"][: int(is_editable)], f"{place}[{extra}]")


def format_install(*arguments: str) -> str:
    """Return a command line that installs something for the Python that runs: with pip, or with uv,
    whose environments have no pip.
    """
    import re
    import shlex
    from importlib.util import find_spec

    if find_spec("pip") is not None:
        command = [sys.executable, "-m", "pip", "install", *arguments]
    else:
        command = ["uv", "pip", "install", "--python", sys.executable, *arguments]
    if sys.platform == "win32":
        words = [word if re.fullmatch(r"[\w.:\\-]+", word) else f'"{word}"' for word in command]
        # PowerShell takes a quoted first word for a text, not for a program
        return " ".join(words if words[0] == command[0] else ["&", *words])
    return shlex.join(command)


def _find_source() -> tuple[Path, bool] | None:
    """Return the folder or the wheel that Colonnade was installed from and whether it is editable;
    None where it is gone.
    """
    import json
    from importlib.metadata import Distribution
    from urllib.parse import urlsplit
    from urllib.request import url2pathname

    text = Distribution.from_name(DISTRIBUTION).read_text("direct_url.json")
    if text is None:  # installed by name
        return None
    origin: dict[str, Any] = json.loads(text)
    url = urlsplit(str(origin["url"]))
    place = Path(url2pathname(url.path))
    if url.scheme != "file" or "vcs_info" in origin or not place.exists():
        return None
    return place, bool(origin.get("dir_info", {}).get("editable"))


def _list_requirements(extra: str) -> list[str]:
    """Return the packages of an extra, as the metadata of the installation names them."""
    import re
    from importlib.metadata import requires

    split = [requirement.partition(";") for requirement in requires(DISTRIBUTION) or ()]
    is_asked = re.compile(rf"""extra == ['"]{re.escape(extra)}['"]""")
    return [name.strip() for name, _, marker in split if is_asked.search(marker)]
