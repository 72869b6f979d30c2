"""What may not be in the repository: addresses of registries, paths of one machine, heavy files,
long files of the client.
"""

import re
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent

# Spelt so that this file does not find itself.
REGISTRY = re.compile(
    r"pypi[.]org|pythonhosted[.]org|npmjs[.](?:org|com)|yarnpkg[.]com|registry[.]npmmirror|index[-]url"
)
MACHINE_PATH = re.compile(r"(?<![\w.~-])/(?:work|root|home|Users)/")
HEAVY = 1_500_000
LONG = 350  # lines


def list_files() -> list[Path]:
    """Return what is tracked, and what would be with `git add --all`."""
    command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    answer = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    return [
        path
        for name in sorted(set(answer.stdout.split("\0")))
        if name and (path := ROOT / name).is_file()
    ]


def find_lines(pattern: re.Pattern[str]) -> list[str]:
    """Return every line of a text file of the repository that holds the pattern, with its place."""
    return [
        f"{path.relative_to(ROOT)}:{number}: {line.strip()}"
        for path in list_files()
        for number, line in enumerate(
            path.read_text(encoding="utf-8", errors="replace").splitlines(), start=1
        )
        if pattern.search(line)
    ]


@pytest.mark.parametrize(
    "line",
    ["https://pypi" + ".org/simple", "--extra-" + "index" + "-url", "registry." + "npmjs" + ".org"],
)
def test_the_search_knows_a_registry(line: str) -> None:
    assert REGISTRY.search(line)


@pytest.mark.parametrize("folder", ["work", "root", "home", "Users"])
def test_the_search_knows_a_machine_path(folder: str) -> None:
    assert MACHINE_PATH.search(f"see /{folder}/somebody/file")
    assert not MACHINE_PATH.search(f"see docs/{folder}/file")


def test_no_registry_is_named() -> None:
    assert find_lines(REGISTRY) == []


def test_no_path_of_one_machine_is_named() -> None:
    assert find_lines(MACHINE_PATH) == []


def test_no_file_is_heavy() -> None:
    assert [
        path.relative_to(ROOT).as_posix() for path in list_files() if path.stat().st_size > HEAVY
    ] == []


def test_no_file_of_the_client_is_long() -> None:
    files = [
        path
        for path in list_files()
        if path.is_relative_to(ROOT / "web" / "src") and path.suffix in (".svelte", ".ts", ".css")
    ]
    files = [path for path in files if ".gen." not in path.name]  # nobody reads what is generated
    lengths = {
        path.relative_to(ROOT).as_posix(): len(path.read_text(encoding="utf-8").splitlines())
        for path in files
    }
    assert len(lengths) > 50, "the search knows where the client lives"
    assert {name: length for name, length in lengths.items() if length > LONG} == {}
