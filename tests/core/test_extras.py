"""A missing extra is named with the command that installs it, however Colonnade was installed."""

from __future__ import annotations

import importlib.util
import json
import shlex
import sys
from pathlib import Path
from typing import Any

import pytest

from colonnade.core.errors import MissingExtra
from colonnade.core.extras import find_install_command, import_extra

METADATA = """\
Metadata-Version: 2.4
Name: colonnade
Version: 0.1.0
Requires-Dist: numpy<3,>=2.1
Requires-Dist: uvloop<1; sys_platform != 'win32'
Provides-Extra: lab
Requires-Dist: matplotlib<4,>=3.9; extra == 'lab'
Provides-Extra: train
Requires-Dist: matplotlib<4,>=3.9; extra == 'train'
Requires-Dist: torch<3,>=2.6; extra == 'train'
"""


@pytest.fixture
def installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The metadata of another installation, which is found first."""
    folder = tmp_path / "site" / "colonnade-0.1.0.dist-info"
    folder.mkdir(parents=True)
    (folder / "METADATA").write_text(METADATA, encoding="utf-8")
    monkeypatch.syspath_prepend(str(folder.parent))
    monkeypatch.setattr(sys, "platform", "linux")
    return folder


def write_origin(folder: Path, url: str, **info: Any) -> None:
    """What pip writes of where a package came from."""
    (folder / "direct_url.json").write_text(json.dumps({"url": url, **info}), encoding="utf-8")


PIP = [sys.executable, "-m", "pip", "install"]


@pytest.mark.parametrize(
    ("name", "info", "more"),
    [
        ("my clone", {"dir_info": {"editable": True}}, ["-e"]),
        ("folder", {"dir_info": {}}, []),
        ("colonnade-0.1.0-py3-none-any.whl", {"archive_info": {}}, []),
    ],
)
def test_the_place_it_was_installed_from_is_installed_again(
    name: str, info: dict[str, Any], more: list[str], installed: Path, tmp_path: Path
) -> None:
    source = tmp_path / name
    source.touch()
    write_origin(installed, source.as_uri(), **info)
    assert shlex.split(find_install_command("lab")) == [*PIP, *more, f"{source}[lab]"]


@pytest.mark.parametrize(
    ("url", "info"),
    [
        ("file:///nowhere/colonnade-0.1.0-py3-none-any.whl", {"archive_info": {}}),
        ("https://example.org/colonnade-0.1.0-py3-none-any.whl", {"archive_info": {}}),
        ("file:///", {"vcs_info": {"vcs": "git", "commit_id": "0" * 40}}),
        (None, {}),
    ],
)
def test_where_that_place_is_gone_the_packages_are_named(
    url: str | None, info: dict[str, Any], installed: Path
) -> None:
    if url is not None:
        write_origin(installed, url, **info)
    expected = [*PIP, "matplotlib<4,>=3.9", "torch<3,>=2.6"]
    assert shlex.split(find_install_command("train")) == expected


def test_an_environment_without_pip_is_one_of_uv(
    installed: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    find = importlib.util.find_spec
    monkeypatch.setattr(
        importlib.util, "find_spec", lambda name: None if name == "pip" else find(name)
    )
    assert shlex.split(find_install_command("lab")) == [
        *("uv", "pip", "install", "--python", sys.executable),
        "matplotlib<4,>=3.9",
    ]


def test_on_windows_the_command_is_quoted_as_powershell_does(
    installed: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "platform", "win32")
    monkeypatch.setattr(sys, "executable", r"C:\Games\Scripts\python.exe")
    assert find_install_command("lab") == (
        r'C:\Games\Scripts\python.exe -m pip install "matplotlib<4,>=3.9"'
    )
    monkeypatch.setattr(sys, "executable", r"C:\My Games\Scripts\python.exe")
    assert find_install_command("lab") == (
        r'& "C:\My Games\Scripts\python.exe" -m pip install "matplotlib<4,>=3.9"'
    )


def test_a_missing_library_is_named_with_its_extra() -> None:
    assert import_extra("json", "JSON", "lab") is json
    with pytest.raises(MissingExtra) as caught:
        import_extra("nowhere_to_be_found", "Nowhere", "lab")
    assert dict(caught.value.message.arguments) == {
        "library": "Nowhere",
        "extra": "lab",
        "command": find_install_command("lab"),
    }
