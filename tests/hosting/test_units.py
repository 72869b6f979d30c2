"""The units of `deploy/`, checked by systemd's own tools where they are installed."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

import pytest

from tests.hosting.site import DEPLOY
from tests.programs import need_program

UNITS = sorted(DEPLOY.glob("*.service"))
EXPOSED_MOST = 2.0
"""What `systemd-analyze security` may say at most, of 10."""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """The units as they are installed, with a program that is here, and an instance of each."""
    for path in [*UNITS, *DEPLOY.glob("*.timer")]:
        text = re.sub(r"/opt/colonnade/current/bin/\S+", "/bin/true", path.read_text())
        (tmp_path / path.name.replace("@.", "@8001.")).write_text(text)
    return tmp_path


def test_systemd_accepts_the_units(folder: Path) -> None:
    units = [str(path) for path in sorted(folder.iterdir())]
    done = subprocess.run(
        [need_program("systemd-analyze", "systemd"), "verify", "--recursive-errors=no", *units],
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")


@pytest.mark.parametrize("unit", UNITS, ids=lambda unit: unit.name)
def test_a_unit_may_do_little(folder: Path, unit: Path) -> None:
    instance = folder / unit.name.replace("@.", "@8001.")
    done = subprocess.run(
        [
            need_program("systemd-analyze", "systemd"),
            "security",
            "--offline=true",
            "--no-pager",
            instance,
        ],
        capture_output=True,
        text=True,
        check=False,
    )
    found = re.search(r"Overall exposure level for \S+: ([\d.]+)", done.stdout)
    assert found is not None, done.stderr
    assert float(found[1]) <= EXPOSED_MOST, done.stdout


def test_all_units_are_hardened_alike() -> None:
    start, end = "NoNewPrivileges=yes", "UMask=0077"
    blocks = {path.read_text().partition(start)[2].partition(end)[0] for path in UNITS}
    assert len(blocks) == 1
    assert "ProtectSystem=strict" in blocks.pop()
