"""The benchmark positions of the package: whole, legal, and as precise as their header says."""

import gzip
import hashlib
from collections import Counter
from pathlib import Path
from statistics import fmean, median

import pytest

from colonnade.core.agent import Decision, Limit
from colonnade.core.errors import BadAgent, BadRecord
from colonnade.core.game import Decide
from colonnade.games import GAMES
from colonnade.lab import positions as module
from colonnade.lab.benchmark import BotLoss, choose_action, measure_bot, summarise_losses
from colonnade.lab.positions import (
    FILE,
    LICENCE,
    PHASES,
    BenchmarkPosition,
    LevelLoss,
    RolledOut,
    format_positions,
    load_positions,
    parse_positions,
)
from colonnade.lab.statistics import estimate_mean
from tests.scripts import load_script

FOLDER = Path(module.__file__).parent / "data"
ROOT = Path(__file__).parents[2]


def test_the_file_is_free_to_use_and_tells_how_it_was_made() -> None:
    header = load_positions().header
    assert header.licence == LICENCE == "CC0-1.0"
    assert header.made_by.startswith("python benchmarks/positions.py")
    assert set(header.rollouts) == set(GAMES) == {position.game for position in all_positions()}


def all_positions() -> tuple[BenchmarkPosition, ...]:
    return load_positions().positions


def test_every_game_and_number_of_players_has_positions_of_all_phases() -> None:
    counts = Counter((position.game, position.players) for position in all_positions())
    assert set(counts) == {(game, players) for game in GAMES for players in (2, 3, 4)}
    assert min(counts.values()) >= 250
    phases = Counter(
        (position.game, position.players, position.phase) for position in all_positions()
    )
    assert len(phases) == 6 * len(PHASES)
    for (game, players, _), count in phases.items():
        assert 0.2 < count / counts[game, players] < 0.3
    assert len({position.position for position in all_positions()}) == len(all_positions())


def test_every_position_is_a_decision_and_has_all_its_legal_actions() -> None:
    teams = dice = 0
    for position in all_positions():
        game = GAMES[position.game]
        state = game.from_position(position.position)
        assert game.turn(state) == Decide(position.seat)
        assert len(position.rolled[0].shares) == position.players
        listed = [action for some in position.rolled for action in some.actions]
        assert sorted([*listed, *position.others]) == sorted(map(str, game.legal(state)))
        teams += bool(getattr(state.options, "teams", False))
        dice += getattr(state.options, "dice", 1) == 2
    assert teams == 250
    assert dice == 750


def test_shares_add_up_and_errors_are_those_of_the_header() -> None:
    header = load_positions().header
    for position in all_positions():
        state = GAMES[position.game].from_position(position.position)
        wins = 2 if getattr(state.options, "teams", False) else 1
        assert 2 <= len(position.rolled) <= header.most
        for some in position.rolled:
            assert sum(some.shares) == pytest.approx(wins, abs=1e-4)
            assert 0 <= some.error < 1
        best = max(some.evaluated for some in position.rolled)
        assert all(share <= best + 1e-5 for share in position.others.values())
    errors = [some.error for position in all_positions() for some in position.rolled]
    worst = [max(some.error for some in position.rolled) for position in all_positions()]
    assert header.errors == {
        "actions": len(errors),
        "actions_within": round(fmean(error <= header.aim for error in errors), 4),
        "positions_within": round(fmean(error <= header.aim for error in worst), 4),
        "median": median(errors),
        "largest": max(errors),
    }


def test_a_changed_file_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    content = (FOLDER / FILE).read_bytes()
    assert hashlib.sha256(content).hexdigest() in (FOLDER / module.CHECKSUM).read_text()
    (tmp_path / "data").mkdir()
    (tmp_path / "data" / FILE).write_bytes(content[:-1] + b"x")
    (tmp_path / "data" / module.CHECKSUM).write_bytes((FOLDER / module.CHECKSUM).read_bytes())
    monkeypatch.setattr(module, "files", lambda _: tmp_path)
    with pytest.raises(BadRecord, match="error-positions-checksum"):
        module._load.__wrapped__()


def test_what_is_no_file_of_positions_is_refused() -> None:
    for content in (b"", b"text", gzip.compress(b""), gzip.compress(b'{"format": 1}\n')):
        with pytest.raises(BadRecord, match="error-positions-file"):
            parse_positions(content)
    whole = gzip.decompress((FOLDER / FILE).read_bytes())
    with pytest.raises(BadRecord, match="error-positions-format"):
        parse_positions(gzip.compress(whole.replace(b'"format":1', b'"format":2', 1)))
    with pytest.raises(BadRecord, match="error-positions-file"):
        parse_positions(gzip.compress(whole[:-9]))


def test_a_file_goes_round() -> None:
    found = load_positions()
    assert parse_positions(format_positions(found)) == found


def test_the_page_has_the_figures_of_the_file() -> None:
    script = load_script(ROOT / "docs" / "make_positions.py")
    page = (ROOT / "docs" / "benchmark-positions.md").read_text(encoding="utf-8")
    assert script.renew(page) == page, "python docs/make_positions.py"


# losses


def make_position(**halves: tuple[float, float]) -> BenchmarkPosition:
    rolled = [
        RolledOut((name, f"{name} too"), 0.5, (sum(both) / 2, 1 - sum(both) / 2), 0.0, both)
        for name, both in halves.items()
    ]
    return BenchmarkPosition("g", "id", 2, "middle", 0, 16, tuple(rolled), {"other": 0.44})


def test_the_best_action_of_one_half_is_valued_by_the_other() -> None:
    losses = make_position(a=(0.6, 0.5), b=(0.5, 0.6)).list_losses()
    # a is the best of the first half, b of the second: neither is better than the other
    assert losses["a"] == losses["a too"] == pytest.approx(-0.05)
    assert losses["b"] == pytest.approx(-0.05)
    losses = make_position(a=(0.6, 0.6), b=(0.5, 0.54)).list_losses()
    assert losses["a"] == pytest.approx(0)
    assert losses["b"] == pytest.approx(0.08)
    assert losses["other"] == pytest.approx(losses["a"] + 0.06)


def test_a_mean_has_its_interval() -> None:
    assert estimate_mean([1.0]) == (1.0, 1.0)
    mean, margin = estimate_mean([0.0, 0.02])
    assert mean == pytest.approx(0.01)
    assert margin == pytest.approx(1.96 * 0.01, rel=1e-3)


def test_a_bot_stands_between_the_levels_around_it() -> None:
    levels = [
        LevelLoss("g", 2, name, 9, loss, 0.0)
        for name, loss in (("low", 0.3), ("middle", 0.2), ("high", 0.1))
    ]
    position = make_position(a=(0.6, 0.6), b=(0.5, 0.5))

    def place(loss: float) -> BotLoss:
        return summarise_losses([position, position], [loss, loss], levels)[0]

    assert (place(0.25).weaker, place(0.25).stronger) == ("low", "middle")
    assert (place(0.4).weaker, place(0.4).stronger) == (None, "low")
    assert (place(0.05).weaker, place(0.05).stronger) == ("high", None)
    assert place(0.05).positions == 2


@pytest.mark.parametrize("game", GAMES)
def test_the_master_loses_less_than_chance(game: str) -> None:
    some = [position for position in all_positions() if position.game == game][::75]
    master, random = (fmean(measure_bot(name, some)) for name in ("master", "random"))
    assert master < random / 2


class First:
    """Plays the first legal action."""

    def decide(self, game, state, limit: Limit, random) -> Decision:
        return Decision((game.legal(state)[0],))


class Nothing:
    def decide(self, game, state, limit: Limit, random) -> Decision:
        return Decision(())


class Foreign:
    def decide(self, game, state, limit: Limit, random) -> Decision:
        return Decision(("fly",))


class Crashing:
    def decide(self, game, state, limit: Limit, random) -> Decision:
        raise ZeroDivisionError("no idea")


def test_bots_of_others_are_asked_and_their_faults_named() -> None:
    position = all_positions()[0]
    game = GAMES[position.game]
    first = str(game.legal(game.from_position(position.position))[0])
    assert choose_action("tests.lab.test_positions:First", position, 1) == first
    for name, key in (
        ("Nothing", "error-benchmark-decision"),
        ("Foreign", "error-benchmark-illegal"),
        ("Crashing", "error-benchmark-crashed"),
    ):
        with pytest.raises(BadAgent, match=key):
            choose_action(f"tests.lab.test_positions:{name}", position, 1)


def test_random_loses_more_than_expert_and_expert_more_than_master() -> None:
    for game in GAMES:
        for players in (2, 3, 4):
            losses = {
                level.level: level.loss
                for level in load_positions().header.levels
                if (level.game, level.players) == (game, players)
            }
            assert losses["random"] > 2 * losses["expert"]
            assert losses["expert"] > losses["master"] > -0.003
