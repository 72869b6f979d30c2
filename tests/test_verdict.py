"""The runner of `make test`: it goes on after a failure, and its verdict names each failure with
the command that runs it alone.
"""

from __future__ import annotations

import importlib
import sys
from pathlib import Path
from typing import Any

import pytest

FOLDER = Path(__file__).parents[1] / ".ci"
REPORT = """<testsuites><testsuite>
<testcase classname="tests.test_a" name="test_one" file="tests/test_a.py" time="1"/>
<testcase classname="tests.test_a" name="test_two[a b]" file="tests/test_a.py" time="1">
<failure message="assert 1 == 2"/></testcase>
<testcase classname="tests.test_a" name="test_three" file="tests/test_a.py" time="1">
<error message="no browser"/></testcase>
<testcase classname="tests.test_b" name="test_four" file="tests/test_b.py" time="0">
<skipped message="nginx is missing: apt-get install nginx-light"/></testcase>
</testsuite></testsuites>
"""


@pytest.fixture
def runner(monkeypatch: pytest.MonkeyPatch) -> Any:
    monkeypatch.syspath_prepend(str(FOLDER))
    return importlib.import_module("run_tests")


def test_a_report_is_counted_and_each_failure_can_be_run_alone(
    runner: Any, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    report = tmp_path / "report.xml"
    report.write_text(REPORT, encoding="utf-8")
    verdict = runner.Verdict()
    runner.read_report(verdict, report)
    verdict.print()
    lines = capsys.readouterr().out.splitlines()
    assert "  .venv/bin/pytest 'tests/test_a.py::test_two[a b]'" in lines
    assert "  .venv/bin/pytest tests/test_a.py::test_three" in lines
    assert lines[-2:] == [
        "1 passed, 2 failed, 1 skipped",
        "Not tested: nginx is missing. On Debian and Ubuntu: sudo apt-get install nginx-light",
    ]


def test_what_was_skipped_is_one_line_with_the_command_that_installs_it(runner: Any) -> None:
    nginx, systemd = (
        "nginx is missing: apt-get install nginx-light",
        "systemd-analyze is missing: apt-get install systemd",
    )
    network = "all but the cut network was tested: that needs root"
    assert runner.describe_skips([systemd, network, nginx, systemd]) == (
        "all but the cut network was tested: that needs root; nginx is missing; "
        "systemd-analyze is missing. On Debian and Ubuntu: sudo apt-get install nginx-light systemd"
    )
    assert runner.describe_skips([network]) == network


def test_all_steps_run_though_one_fails(
    runner: Any, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    verdict = runner.Verdict()
    steps = [
        runner.Step("first", (sys.executable, "-c", "print('what went wrong'); exit(3)")),
        runner.Step("second", (sys.executable, "-c", "pass")),
    ]
    runner.run_steps(verdict, "checks", steps, [])
    assert (verdict.passed, len(verdict.failures)) == (1, 1)
    told = capsys.readouterr().out
    assert "first: FAILED\nwhat went wrong" in told
    assert "second: passed" in told


def test_tests_see_none_of_the_variables_that_happen_to_be_set(
    runner: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PYTHONDONTWRITEBYTECODE", "1")
    monkeypatch.setenv("LANG", "fr_FR.UTF-8")
    monkeypatch.setenv("TERM", "dumb")
    seen = runner.make_environment()
    assert "PYTHONDONTWRITEBYTECODE" not in seen
    assert (seen["LANG"], seen["TERM"]) == ("C.UTF-8", "xterm-256color")
    assert set(seen) <= {*runner.KEPT_VARIABLES, "LANG", "TERM"}


@pytest.mark.parametrize("written", ["", REPORT[:-40]], ids=["nothing", "a part"])
def test_a_report_that_was_not_written_to_its_end_is_a_failure(
    runner: Any, tmp_path: Path, written: str
) -> None:
    """Whatever pytest's exit status is."""
    program = tmp_path / "pytest"
    program.write_text(
        f"#!{sys.executable}\nimport pathlib, sys\n"
        "(path,) = [each[12:] for each in sys.argv if each.startswith('--junit-xml=')]\n"
        f"pathlib.Path(path).write_text({written!r})\n"
    )
    program.chmod(0o755)
    verdict = runner.Verdict()
    runner.run_pytest(verdict, "part", "tests/test_a.py", program=(str(program),))
    assert verdict.failures == [f"{program} tests/test_a.py"]
    assert list(verdict.seconds) == ["part"]


def test_a_command_that_downloads_sees_which_proxy_there_is(
    runner: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HTTPS_PROXY", "http://proxy.example")
    ask = (sys.executable, "-c", "import os; exit('HTTPS_PROXY' not in os.environ)")
    assert runner.run_quietly(runner.Step("download", ask, needs_network=True))
    assert not runner.run_quietly(runner.Step("test", ask))
