"""`python -m tests.hosting.container`: builds the image where a builder runs, and says why it does
not where none does. In any case the steps of `deploy/Containerfile` are run here: the same files
are copied into an empty folder, the same commands make a wheel and install it, and the program that
comes out answers.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from tests.hosting.containerfile import read_instructions
from tests.hosting.site import DEPLOY

ROOT = DEPLOY.parent


def find_builder() -> tuple[str | None, str]:
    """A program that can build images here, or None; and the reason."""
    reasons: list[str] = []
    for name in ("podman", "buildah", "docker"):
        path = shutil.which(name)
        if path is None:
            reasons.append(f"{name} is not installed")
            continue
        done = subprocess.run([path, "info"], capture_output=True, text=True, check=False)
        lines = (done.stderr or done.stdout).strip().splitlines()
        if done.returncode == 0 and not any("Cannot connect" in line for line in lines):
            return path, f"{name} runs"
        reasons.append(f"{name}: {lines[-1] if lines else 'it does not run'}")
    return None, "; ".join(reasons)


def build_image(builder: str) -> None:
    """Build the image by the program found."""
    command = [builder, "build", "--file", str(DEPLOY / "Containerfile"), "--tag", "colonnade"]
    subprocess.run([*command, str(ROOT)], check=True)


def run_steps(folder: Path) -> Path:
    """Run the steps of the first stage with other paths; the environment that it makes."""
    paths = {"/source": folder / "source", "/wheels": folder / "wheels", "/opt": folder / "opt"}
    for path in paths.values():
        path.mkdir()
    # The image's Python is a fresh one: nothing of this environment may be found. What the user has
    # set for pip and npm applies, such as a mirror
    subprocess.run([sys.executable, "-m", "venv", str(folder / "python")], check=True)
    environment = {
        name: value for name, value in os.environ.items() if not name.startswith("PYTHON")
    }
    environment["PATH"] = os.pathsep.join([str(folder / "python" / "bin"), "/usr/bin", "/bin"])
    for step in read_instructions():
        if step.stage > 0:
            break
        if step.name == "COPY":
            *sources, target = step.words
            copy_files(sources, paths["/source"] / target)
        elif step.name == "RUN":
            command = step.text
            for given, real in paths.items():
                command = command.replace(given, str(real))
            print(f"RUN {step.text}", flush=True)
            subprocess.run(command, shell=True, cwd=paths["/source"], env=environment, check=True)
    return paths["/opt"] / "colonnade"


def copy_files(sources: list[str], target: Path) -> None:
    """Copy what git knows of the sources, as `.dockerignore` leaves out what it does not."""
    for source in sources:
        listed = subprocess.run(
            ["git", "ls-files", "--", source], cwd=ROOT, capture_output=True, text=True, check=True
        ).stdout.splitlines()
        assert listed, f"COPY {source}: there is no such file"
        for name in listed:
            place = target.parent / name if (ROOT / source).is_dir() else target / name
            place.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(ROOT / name, place)


def try_program(made: Path) -> None:
    """The installed program starts, has the client, and can speak to PostgreSQL."""
    subprocess.run([str(made / "bin" / "colonnade"), "--version"], check=True)
    code = (
        "import asyncpg, prometheus_client, pathlib, colonnade.server as server;"
        "assert (pathlib.Path(server.__file__).parent / 'static' / 'index.html').is_file()"
    )
    subprocess.run([str(made / "bin" / "python"), "-I", "-c", code], check=True)


def main() -> int:
    """0 if the steps make a program that works, and the image is built where it can be."""
    with tempfile.TemporaryDirectory() as folder:
        try_program(run_steps(Path(folder)))
    builder, reason = find_builder()
    if builder is None:
        print(f"The image is not built here: {reason}.")
    else:
        build_image(builder)
    return 0


if __name__ == "__main__":
    sys.exit(main())
