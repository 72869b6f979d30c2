"""Kernels are compiled when they are first needed, and never twice."""

from pathlib import Path

import pytest

from colonnade.core.errors import MissingExtra
from colonnade.engine import native

SOURCE = 'extern "C" int answer() { return RULES_ANSWER + 40; }\n'


def test_a_source_is_compiled_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    source = tmp_path / "answers.cu"
    source.write_text(SOURCE)
    assert native.load_library(source, "cpu", {"ANSWER": 2}).answer() == 42
    (made,) = (tmp_path / "cache" / "colonnade").iterdir()
    before = made.stat().st_mtime_ns
    assert native.load_library(source, "cpu", {"ANSWER": 2}).answer() == 42
    assert made.stat().st_mtime_ns == before
    assert native.load_library(source, "cpu", {"ANSWER": 3}).answer() == 43
    source.write_text(SOURCE.replace("40", "50"))
    assert native.load_library(source, "cpu", {"ANSWER": 2}).answer() == 52


def test_without_a_compiler_the_one_to_install_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    def find_nothing(name: str) -> None:
        return None

    monkeypatch.setattr("shutil.which", find_nothing)
    with pytest.raises(MissingExtra, match="nvcc"):
        native.find_compiler("cuda")
    assert "ziglang" in native.find_compiler("cpu")
    monkeypatch.setattr(native, "find_spec", find_nothing)
    with pytest.raises(MissingExtra, match="compiler"):
        native.find_compiler("cpu")
