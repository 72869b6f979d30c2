"""Build a release and try it: `make release`. Publishing is left to a person; CONTRIBUTING.md lists
all steps.

Checks that version, changelog and compatibility corpus belong together, builds wheel and sdist into
dist/, and tries the wheel in an empty environment in which neither a compiler nor Node can be
found.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
import tomllib
import urllib.request
import venv
from pathlib import Path

ROOT = Path(__file__).parent.parent
DIST = ROOT / "dist"


def find_faults() -> list[str]:
    """What keeps this state from being a release."""
    version = read_version()
    source = (ROOT / "src/colonnade/__init__.py").read_text(encoding="utf-8")
    changelog = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    changes = subprocess.run(
        ["git", "status", "--porcelain"], cwd=ROOT, capture_output=True, text=True, check=True
    ).stdout
    checks = {
        f"src/colonnade/__init__.py does not say {version}, as pyproject.toml does": (
            f'__version__ = "{version}"' in source
        ),
        f"CHANGELOG.md has no section [{version}]": (
            re.search(rf"^## \[{re.escape(version)}\]", changelog, re.MULTILINE) is not None
        ),
        f"tests/compatibility/{version} is missing: python -m tests.compatibility": (
            (ROOT / "tests/compatibility" / version).is_dir()
        ),
        "there are changes that are not committed": not changes,
    }
    return [fault for fault, is_fine in checks.items() if not is_fine]


def read_version() -> str:
    """The version that pyproject.toml states."""
    return tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"][
        "version"
    ]


def build() -> Path:
    """Build wheel and sdist; the wheel."""
    shutil.rmtree(DIST, ignore_errors=True)
    subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "-d", str(DIST)], cwd=ROOT, check=True
    )
    (wheel,) = DIST.glob("*.whl")
    return wheel


def try_wheel(wheel: Path) -> None:
    """Install the wheel and nothing else, play with it, and have it serve the client
    and a table.
    """
    with tempfile.TemporaryDirectory() as folder:
        place = Path(folder)
        venv.create(place / "empty", with_pip=True)
        programs = place / "empty" / "bin"
        install = [
            str(programs / "pip"),
            "install",
            "--quiet",
            "--only-binary",
            ":all:",
            "--constraint",
            str(ROOT / "constraints.txt"),
        ]
        subprocess.run([*install, str(wheel)], check=True)
        environment = {"PATH": str(programs), "HOME": folder, "LC_ALL": "C.UTF-8"}
        for arguments in (
            ["--version"],
            [
                "simulate",
                "columbiz",
                "--seats",
                "casual,greedy",
                "--games",
                "2",
                "--seed",
                "1",
                "--out",
                "games.jsonl",
            ],
            ["check", "games.jsonl"],
            ["analyse", "games.jsonl", "--seconds", "0", "--html", "review.html"],
        ):
            subprocess.run(
                [str(programs / "colonnade"), *arguments], env=environment, cwd=place, check=True
            )
        try_server(programs / "colonnade", environment, place)


def try_server(program: Path, environment: dict[str, str], place: Path) -> None:
    """Serve, fetch the first page, and make a table."""
    command = [str(program), "serve", "--port", "0", "--no-browser", "--database", "tables.sqlite"]
    server = subprocess.Popen(
        command, env=environment, cwd=place, stdout=subprocess.PIPE, text=True
    )
    try:
        assert server.stdout is not None
        found = re.search(r"http://localhost:\d+/", server.stdout.readline())
        assert found is not None, "the server does not say where it is"
        for _ in range(100):
            try:
                page = urllib.request.urlopen(found[0], timeout=10).read().decode()
                break
            except OSError:
                time.sleep(0.1)
        else:
            raise AssertionError("the server does not answer")
        assert "<script" in page, "the wheel has no browser client"
        table = json.dumps(
            {"game": "columbiz", "seats": [{"kind": "here"}, {"kind": "bot", "level": "casual"}]}
        ).encode()
        request = urllib.request.Request(
            found[0] + "api/tables", table, {"content-type": "application/json"}
        )
        assert urllib.request.urlopen(request, timeout=10).status == 201
    finally:
        server.terminate()
        assert server.wait(20) == 0, "the server does not end well"


def main() -> int:
    """0 if there is a release in dist/, 1 if something is missing for it; what was built is tried
    in any case.
    """
    wheel = build()
    try_wheel(wheel)
    print(f"{os.path.relpath(wheel)} works in an empty environment.")
    faults = find_faults()
    for fault in faults:
        print(f"Not a release yet: {fault}.", file=sys.stderr)
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
