"""What the client shares with the server is generated, and current."""

import importlib.util
import re
import sys
from pathlib import Path
from types import ModuleType

ROOT = Path(__file__).parents[2]


def load_generator() -> ModuleType:
    spec = importlib.util.spec_from_file_location("web_generate", ROOT / "web" / "generate.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return module


def test_the_generated_files_follow_from_their_sources() -> None:
    assert [path.name for path in load_generator().find_stale()] == []


def test_the_client_asks_nobody_but_its_own_origin() -> None:
    """No address of another host in the client; the names of XML are none that anybody asks."""
    for path in (ROOT / "web" / "src").rglob("*"):
        if path.suffix in (".ts", ".svelte", ".css"):
            assert not re.findall(
                r"https?://(?!www\.w3\.org/2000/svg)", path.read_text(encoding="utf-8")
            ), path


def test_the_lock_file_names_no_registry() -> None:
    lock = (ROOT / "web" / "package-lock.json").read_text(encoding="utf-8")
    assert '"resolved"' not in lock
    assert "://" not in re.sub(r'"(?:url|funding)": (?:"[^"]*"|\{[^}]*\}|\[[^\]]*\])', "", lock)


def test_versions_are_exact() -> None:
    text = (ROOT / "web" / "package.json").read_text(encoding="utf-8")
    versions = re.findall(
        r'^    "[@\w/.-]+": "([^"]+)",?$', text.partition('"dependencies"')[2], re.MULTILINE
    )
    assert versions
    assert all(re.fullmatch(r"\d+\.\d+\.\d+", version) for version in versions)
