"""What all tests share: how hard Hypothesis searches, one thread for NumPy, the language and the
colours of no terminal, and that the longest files come first.

`ci` is the default and always tries the same examples. `HYPOTHESIS_PROFILE=search` tries many more,
and new ones each time.
"""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from typing import TYPE_CHECKING

import pytest
from hypothesis import settings

if TYPE_CHECKING:
    from tests.postgres import Postgres

# Several processes share the cores: threads of BLAS that wait for each other only use them up.
# Programs that tests start inherit this.
for name in ("OPENBLAS_NUM_THREADS", "OMP_NUM_THREADS", "MKL_NUM_THREADS"):
    os.environ.setdefault(name, "1")

# As in .ci/run_tests.py: a test that is run by itself does not depend on the language, the colours
# and the width of somebody's terminal.
for name in ("COLUMNS", "FORCE_COLOR", "LANGUAGE", "LC_ALL", "LC_MESSAGES", "LINES", "NO_COLOR"):
    os.environ.pop(name, None)
os.environ.update(LANG="C.UTF-8", TERM="xterm-256color")

settings.register_profile("ci", derandomize=True, deadline=None)
settings.register_profile("search", max_examples=2000, deadline=None)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "ci"))


LONGEST = (
    "tests/faults/test_faults.py",
    "tests/test_docs.py",
    "tests/browser/test_axe.py",
    "tests/browser/test_entrance.py",
    "tests/browser/test_referee.py",
    "tests/browser/test_table.py",
)


def pytest_configure(config: pytest.Config) -> None:
    """Files of one folder are named side by side: pytest does not find the fixtures of a folder for
    those that are named after files of another one.
    """
    config.args.sort()


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The files that take longest come first, so that no process is left with one of them when the
    others have nothing to do. Any other order holds too.
    """
    items.sort(key=lambda item: item.nodeid.partition("::")[0] not in LONGEST)


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A real PostgreSQL for all tests of this process, started for the first that needs it."""
    from tests.postgres import run_postgres

    yield from run_postgres()


# Programs that tests start inherit which signals are ignored: `nohup make test &` ignores SIGINT,
# and Ctrl-C would reach none of them.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)
