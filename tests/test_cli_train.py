"""`colonnade train` without PyTorch: its help, and the extra that it needs."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from colonnade.cli import main
from colonnade.core.extras import find_install_command


@pytest.mark.parametrize("device", ["cpu", "cuda"])
def test_without_pytorch_the_extra_is_named(
    device: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    for name in [name for name in sys.modules if name.startswith("colonnade.training.")]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, "torch", None)
    assert main(["train", "columbiz", "--out", "net.npz", "--device", device]) == 1
    told = "PyTorch is not installed, and this needs it. It comes with the extra “train”:"
    assert capsys.readouterr().err == f"colonnade: {told} {find_install_command('train')}\n"
    assert list(Path().iterdir()) == []


def test_help_says_what_there_is_to_choose(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["train", "--help"]) == 0
    output = capsys.readouterr().out
    for option in (
        "--out",
        "--players",
        "--option",
        "--seconds",
        "--session",
        "--resume",
        "--device",
        "--calibrated",
        "--json",
    ):
        assert option in output
