"""`deploy/rolling-restart`: the order in which units are restarted, and what happens if one is not
ready. `test_compose.py` runs it on real servers.
"""

from __future__ import annotations

import os
import subprocess
from pathlib import Path

import pytest

from tests.hosting.site import DEPLOY

UNITS = {
    "server": ["colonnade-server@8001.service", "colonnade-server@8002.service"],
    "worker": ["colonnade-worker@1.service"],
}


@pytest.fixture
def programs(tmp_path: Path) -> Path:
    """A folder with a systemctl and a curl that write down what they are asked for. The server on
    8002 is never ready where the file `broken` exists.
    """
    (tmp_path / "restarts").write_text("0\n")
    for name, units in UNITS.items():
        (tmp_path / name).write_text("".join(f"{unit} loaded active\n" for unit in units))
    (tmp_path / "systemctl").write_text(
        f"""#!/bin/sh
        cd {tmp_path}
        case "$*" in
        list-units*server@*) cat server ;;
        list-units*worker@*) cat worker ;;
        is-active*) ;;
        show*) cat restarts ;;
        *) echo "$*" >>log ;;
        esac
        """
    )
    (tmp_path / "curl").write_text(
        f"""#!/bin/sh
        cd {tmp_path}
        for last; do :; done
        echo "$last" >>log
        case $last in *:8002/*) [ ! -e broken ] ;; esac
        """
    )
    for name in ("systemctl", "curl"):
        (tmp_path / name).chmod(0o755)
    return tmp_path


def run(programs: Path, **variables: str) -> subprocess.CompletedProcess[str]:
    path = f"{programs}{os.pathsep}{os.environ['PATH']}"
    return subprocess.run(
        [str(DEPLOY / "rolling-restart")],
        env={
            "PATH": path,
            "COLONNADE_WORKER_SECONDS": "0",
            "COLONNADE_ENV_FILE": str(programs / "colonnade.env"),
            **variables,
        },
        capture_output=True,
        text=True,
        check=False,
    )


def test_workers_come_first_and_a_unit_when_the_one_before_is_ready(programs: Path) -> None:
    done = run(programs, COLONNADE_HOST="10.0.0.2")
    assert (done.returncode, done.stderr) == (0, "")
    assert (programs / "log").read_text().splitlines() == [
        "restart colonnade-worker@1.service",
        "restart colonnade-server@8001.service",
        "http://10.0.0.2:8001/api/ready",
        "restart colonnade-server@8002.service",
        "http://10.0.0.2:8002/api/ready",
    ]


def test_no_server_is_restarted_if_a_worker_does_not_run(programs: Path) -> None:
    (programs / "restarts").write_text("2\n")
    done = run(programs)
    assert done.returncode == 1
    assert "colonnade-worker@1.service does not run; the others were not restarted" in done.stderr
    assert (programs / "log").read_text() == "restart colonnade-worker@1.service\n"


def test_the_others_are_left_alone_if_one_is_not_ready(programs: Path) -> None:
    (programs / "broken").touch()
    (programs / "server").write_text("".join(f"{unit} x\n" for unit in reversed(UNITS["server"])))
    done = run(programs, COLONNADE_READY_SECONDS="1")
    assert done.returncode == 1
    assert "colonnade-server@8002.service is not ready after 1 seconds" in done.stderr
    log = (programs / "log").read_text()
    assert "8001" not in log


def test_a_machine_may_have_workers_only(programs: Path) -> None:
    (programs / "server").write_text("")
    done = run(programs)
    assert (done.returncode, done.stderr) == (0, "")
    assert (programs / "log").read_text() == "restart colonnade-worker@1.service\n"


def test_without_servers_and_workers_it_says_so(programs: Path) -> None:
    for name in UNITS:
        (programs / name).write_text("")
    done = run(programs)
    assert done.returncode == 1
    assert done.stderr == "colonnade-rolling-restart: no server and no worker runs here\n"


@pytest.mark.parametrize(
    ("line", "host"),
    [
        ("COLONNADE_HOST=10.0.0.3", "10.0.0.3"),
        ('COLONNADE_HOST="10.0.0.3"', "10.0.0.3"),
        ("COLONNADE_HOST=fd00::3", "[fd00::3]"),
        ("COLONNADE_HOST=0.0.0.0", "127.0.0.1"),
        ("#COLONNADE_HOST=10.0.0.3", "127.0.0.1"),
    ],
)
def test_servers_are_asked_where_the_file_of_settings_says(
    programs: Path, line: str, host: str
) -> None:
    (programs / "colonnade.env").write_text(f"COLONNADE_WORKERS=0\n{line}\n")
    assert run(programs).returncode == 0
    assert f"http://{host}:8001/api/ready\n" in (programs / "log").read_text()
