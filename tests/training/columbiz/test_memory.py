"""What a net of Columbiz learns from, and how targets are corrected. Needs PyTorch."""

from typing import Any

from colonnade.bots.columbiz.features import count_inputs
from colonnade.games.columbiz.board import CELLS, RESERVE
from colonnade.training.columbiz.memory import LAMBDA, TRACED, Memory, Trace
from colonnade.training.nets import align, torch


def test_the_other_players_are_hidden_only_where_the_net_has_moved() -> None:
    memory = Memory(3, 8, "cpu")
    columns = count_inputs(3) - 3 * CELLS  # the last ones are what discs would score
    inputs = torch.zeros(8, align(count_inputs(3)))
    inputs[:, [columns - 9 + 1, columns - 6 + 1]] = 1  # two seats play for points
    inputs[:4, columns - 3] = 1  # the last one is the net's
    inputs[4:, columns - 2] = 1
    memory.add(inputs, torch.arange(8.0)[:, None].expand(8, 6))
    drawn, targets = memory.draw(4000, torch.Generator().manual_seed(1))
    by_net = targets[:, 0] < 4
    said = drawn[:, [columns - 9 + 1, columns - 6 + 1]].sum(1)
    assert bool((said[~by_net] == 2).all())
    assert 0.5 < float((said[by_net] == 0).float().mean()) < 0.6
    assert bool((drawn[:, columns - 3 : columns].sum(1) == 1).all())


def test_most_openings_are_not_learnt_and_all_later_positions_are() -> None:
    memory, count = Memory(2, 8, "cpu"), 2000
    inputs = torch.zeros(count, align(count_inputs(2)))
    start, most = 2 * CELLS, RESERVE[2]
    inputs[:, start : start + 2 * most] = 1
    inputs[::2, start + 12 : start + most] = 0  # one seat has twelve discs left of eighteen
    kept, targets = memory.thin(
        inputs, torch.arange(count)[:, None], torch.Generator().manual_seed(1)
    )
    assert len(kept) == len(targets)
    assert int((targets % 2 == 0).sum()) == count / 2
    assert 0.35 < int((targets % 2 == 1).sum()) / (count / 2) < 0.45


def test_targets_are_corrected_by_the_exact_turns_that_follow() -> None:
    """TD(λ), seat by seat, up to the end of the game, a try or the length of the trace; compared
    with the plain sum.
    """
    players, count, turns = 3, 5, 40
    generator = torch.Generator().manual_seed(1)
    trace = Trace(players, count, "cpu")
    targets, before = (torch.rand(turns, count, 2 * players, generator=generator) for _ in range(2))
    exploring, over = (torch.rand(turns, count, generator=generator) < 0.1 for _ in range(2))
    numbers = (
        torch.arange(turns)[:, None, None]
        .expand(turns, count, align(count_inputs(players)))
        .float()
    )
    for now in range(turns):
        inputs, corrected = trace.add(
            numbers[now], before[now], targets[now], exploring[now], over[now]
        )
        turn = now - TRACED
        if turn < 0:
            assert not len(inputs)
            continue
        expected: list[Any] = []
        for game in range(count):
            if exploring[turn, game]:
                continue
            total = targets[turn, game].clone()
            for later in range(turn + 1, now):
                if over[later - 1, game] or exploring[later, game]:
                    break
                error = (targets - before)[later, game].view(2, players)
                total += LAMBDA ** (later - turn) * error.roll(later - turn, 1).flatten()
            expected.append(total)
        assert bool((inputs == turn).all())
        assert torch.allclose(corrected, torch.stack(expected), atol=1e-5)
