"""How corrections of nets of Les 4 colonnes are measured. Needs PyTorch and a C++ compiler."""

import json
from pathlib import Path
from typing import Any

import pytest

from colonnade.bots.quatre_colonnes.features import ENCODING
from colonnade.engine.quatre_colonnes.positions import BY_GREEDY, POSITION, from_record
from colonnade.training.quatre_colonnes.batch import Engine
from colonnade.training.quatre_colonnes.corrections import main, measure_corrections
from tests.training.quatre_colonnes.nets import Brute, make_learner, make_net


def test_corrections_are_the_means_of_draws_less_the_values_before_them(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    engine = Engine(2, 1, False, "cpu")
    values, net = make_net(engine, 3)
    brute, play = Brute(net), engine.play
    expected = [0.0, 0.0]

    def watch(positions: Any, *given: Any) -> Any:
        record = positions.numpy().view(POSITION)[0, 0]
        state = from_record(record)
        styled = record["style"].tolist().index(BY_GREEDY)
        after, before = brute.expect(state)[(styled - state.seat) % 2], brute.judge(state)[styled]
        expected[state.seat != styled] += after - before
        return play(positions, *given)

    monkeypatch.setattr(engine, "play", watch)
    found = measure_corrections(engine, values, style=BY_GREEDY, games=1, seed=2)
    assert (found.own[0], found.others[0]) == pytest.approx(expected, abs=1e-3)
    assert found.total[0] == pytest.approx(sum(expected), abs=1e-3)
    assert found.own[0] != pytest.approx(0, abs=0.01)
    monkeypatch.undo()
    more = measure_corrections(engine, values, style=BY_GREEDY, games=6, seed=2)
    assert min(more.own[1], more.others[1], more.total[1]) > 0, "a standard error"


def test_every_net_and_style_has_a_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    _, learner = make_learner(3, 1, False)
    about: dict[str, Any] = {"game": "quatre_colonnes", "players": 3, "dice": 1, "teams": False}
    about |= {"options": "", "encoding": ENCODING, "seed": 1, "commit": ""}
    path = tmp_path / "net.npz"
    learner.net(about).save(path)
    main([str(path), "--games", "3", "--styles", "random", "eager", "--device", "cpu"])
    lines = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert [(line["net"], line["style"], line["games"]) for line in lines] == [
        ("net", "random", 3),
        ("net", "eager", 3),
    ]
    assert all(len(line[name]) == 2 for line in lines for name in ("own", "others", "total"))
