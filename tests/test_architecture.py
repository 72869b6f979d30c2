"""What a program can check of docs/architecture.md: which package may import which, and that every
module and every file of tests says what it is.
"""

import ast
import re
import subprocess
import sys
from pathlib import Path

import pytest
from importlinter.cli import lint_imports

from tests.scripts import load_script

ROOT = Path(__file__).parent.parent
MODULES = sorted((ROOT / "src").rglob("*.py"))
TESTS = sorted((ROOT / "tests").rglob("*.py"))


def test_imports_run_one_way(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    assert lint_imports(config_filename="pyproject.toml", no_cache=True) == 0


def test_games_load_nothing_outside_the_standard_library() -> None:
    program = """
import sys
before = set(sys.modules)
import colonnade.games
loaded = {name.partition(".")[0] for name in set(sys.modules) - before}
print(*sorted(loaded - sys.stdlib_module_names))
"""
    answer = subprocess.run(
        [sys.executable, "-I", "-c", program], capture_output=True, text=True, check=True
    )
    assert answer.stdout.split() == ["colonnade"]


@pytest.mark.parametrize(
    "path", MODULES, ids=lambda path: path.relative_to(ROOT / "src").as_posix()
)
def test_every_module_has_a_docstring(path: Path) -> None:
    assert ast.get_docstring(ast.parse(path.read_text(encoding="utf-8")))


def test_files_of_tests_say_what_they_test_and_are_imported_by_nobody() -> None:
    trees = {
        path.relative_to(ROOT).as_posix(): ast.parse(path.read_text(encoding="utf-8"))
        for path in TESTS
    }
    files = [name for name in trees if Path(name).name.startswith("test_")]
    assert [name for name in files if not ast.get_docstring(trees[name])] == []
    assert [
        f"{name}:{node.lineno}"
        for name, tree in trees.items()
        for node in ast.walk(tree)
        if isinstance(node, ast.ImportFrom) and re.match(r"tests\b.*\.test_", node.module or "")
    ] == []


def test_the_architecture_page_is_short_and_its_picture_true() -> None:
    page = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    assert len(page.split()) < 1700
    drawn = load_script(ROOT / "docs" / "make_architecture.py").draw()
    assert (ROOT / "docs" / "images" / "imports.svg").read_text(encoding="utf-8") == drawn, (
        "python docs/make_architecture.py"
    )


def test_the_architecture_page_names_every_package() -> None:
    page = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    packages = {path.parent.name for path in (ROOT / "src" / "colonnade").glob("*/__init__.py")}
    assert {name for name in packages if f"| `{name}" not in page} == set()
