"""Matches of nets of Columbiz, thousands of games at the same time: `python -m
colonnade.training.columbiz.match --players 3 --against points`.

One seat is the net's, and all others have a style, or belong to another net: `--against other.npz`,
or `--against master` for the shipped one. Ties are shared. With two plies a net plays as the
champion does; `--rival-plies` are those of the other net. `benchmarks/bots.py` plays the same games
one by one; on a GPU the net computes in half precision. With `--calibration` instead: how well the
net predicts the results of games among masters, in one random position of each game.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from colonnade.bots.columbiz.features import NET, OTHER
from colonnade.bots.columbiz.net import find_net
from colonnade.games.columbiz.options import ColumbizOptions
from colonnade.lab.statistics import wilson
from colonnade.training.columbiz.batch import Games
from colonnade.training.columbiz.calibration import calibrate
from colonnade.training.columbiz.styles import NAMED_STYLES
from colonnade.training.columbiz.values import Values, read_layers
from colonnade.training.nets import Layers, Tensor, put_layers, torch

BATCH = 4096  # games at the same time; with two plies each position is followed by a hundred


def find_layers(path: Path | None, players: int, device: str) -> Layers:
    """Return the layers of the net in a file, by default of the shipped one, on a device; raises
    `BadWeights`.
    """
    return (
        put_layers(find_net(players), device)
        if path is None
        else read_layers(path, players, device)
    )


def play_out(
    table: Games, nets: Sequence[Values], plies: Sequence[int] = (), informed: Sequence[bool] = ()
) -> Tensor:
    """Play games that do not restart to their end; return the share of the win per game and seat,
    counted from the seat that began.

    The nets take turns, the first one in the first turn, each with its `plies` and whether it is
    `informed`, by default as the table says.
    """
    turn, shares = 0, torch.full((table.count, table.players), -1.0, device=table.device)
    while bool((going := shares[:, 0] < 0).any()):
        table.plies = plies[turn % len(plies)] if plies else table.plies
        net = nets[turn % len(nets)]
        table.step(
            net, mover=None if not informed or informed[turn % len(informed)] else net, learn=False
        )
        turn += 1
        over = going & (table.over != 0)
        shares = torch.where(over[:, None], table.outcome.roll(turn, 1), shares)
    return shares


def measure(
    layers: Layers, players: int, games: int, *, against: str, device: str, seed: int, **how: Any
) -> Tensor:
    """Return the shares of the win per game, counted from the net's seat; all others are copies of
    a style. The options are the default ones.

    `how` may contain `informed` and `plies`, as for `Games`.
    """
    discs = torch.full((games,), 3 if players == 4 else 4)
    cap = torch.zeros(games, dtype=torch.bool)
    table = Games(
        players,
        discs,
        cap,
        locked=False,
        device=device,
        seed=seed,
        against=against,
        restarts=False,
        **how,
    )
    own = (table.kinds == NET).int().argmax(1)  # nobody has thrown yet
    shares = play_out(table, [Values(layers, device)])
    return shares.gather(1, (own[:, None] + torch.arange(players, device=device)) % players)


def measure_nets(
    layers: Layers,
    rival: Layers,
    players: int,
    games: int,
    *,
    device: str,
    seed: int,
    options: ColumbizOptions | None = None,
    plies: Sequence[int] = (1, 1),
    rival_kind: int | None = None,
) -> Tensor:
    """Return the shares of the win per game, counted from the net's seat; all others are copies of
    a rival net.

    `plies` are those of the net and of the rival. The net has every place in the turn order equally
    often. `rival_kind` is the kind of the others as the net knows it, for instance `features.NET`
    for masters; by default it does not know.
    """
    given = options or ColumbizOptions.resolve({}, players)
    nets = [Values(layers, device), *[Values(rival, device)] * (players - 1)]
    found: list[Tensor] = []
    for own in range(players):
        count = games // players + (own < games % players)
        discs, cap = (
            torch.full((count,), given.max_discs),
            torch.full((count,), given.beyond_twelve == "cap"),
        )
        how: dict[str, Any] = {
            "device": device,
            "seed": seed + own,
            "restarts": False,
            "informed": rival_kind is not None,
        }
        table = Games(players, discs, cap, locked=given.kept_dice == "locked", **how)
        table.kinds[:] = rival_kind or NET
        table.kinds[:, own] = NET
        movers = [(seat - own) % players for seat in range(players)]
        each_plies, each_informed = (
            [plies[min(mover, 1)] for mover in movers],
            [mover == 0 for mover in movers],
        )
        shares = play_out(table, [nets[mover] for mover in movers], each_plies, each_informed)
        found.append(shares.roll(-own, 1))
    return torch.cat(found)


def play(
    layers: Layers, players: int, games: int, against: str, chosen: argparse.Namespace, seed: int
) -> Tensor:
    """Return the shares of the win per game, counted from the net's seat; `against` is a style,
    `master` or a file of weights.
    """
    device, plies = chosen.device, chosen.plies
    if against in NAMED_STYLES:
        return measure(
            layers,
            players,
            games,
            against=against,
            device=device,
            seed=seed,
            informed=chosen.informed,
            plies=plies,
        )
    rival = find_layers(None if against == "master" else Path(against), players, device)
    options = ColumbizOptions.resolve(ColumbizOptions.parse(chosen.option), players)
    both = plies, chosen.rival_plies
    kind = (OTHER if chosen.response else NET) if chosen.informed or chosen.response else None
    return measure_nets(
        layers,
        rival,
        players,
        games,
        device=device,
        seed=seed,
        options=options,
        plies=both,
        rival_kind=kind,
    )


def main(arguments: Sequence[str] | None = None) -> int:
    """The command line of this module."""
    parser = argparse.ArgumentParser(
        description="Matches of a Columbiz net, thousands of games at the same time."
    )
    parser.add_argument("--players", type=int, default=2, choices=(2, 3, 4))
    parser.add_argument(
        "--net", type=Path, help="a file of weights, .npz; by default the shipped net"
    )
    styles = ", ".join(sorted(NAMED_STYLES))
    parser.add_argument(
        "--against",
        nargs="+",
        default=["points"],
        help=f"styles ({styles}), master, or files of weights, .npz",
    )
    parser.add_argument("--plies", type=int, default=1, choices=(1, 2))
    parser.add_argument(
        "--rival-plies", type=int, default=1, choices=(1, 2), help="the plies of the other net"
    )
    parser.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="a rule option of matches between nets",
    )
    parser.add_argument("--games", type=int, default=8192)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--device", default="cuda" if torch.cuda.is_available() else "cpu")
    parser.add_argument("--informed", action="store_true", help="the net knows who sits where")
    parser.add_argument(
        "--response",
        action="store_true",
        help="the net was trained against the other one, and knows that it meets it",
    )
    parser.add_argument(
        "--calibration",
        action="store_true",
        help="no match, but predicted and real shares of the win among masters",
    )
    chosen = parser.parse_args(arguments)
    players, device = chosen.players, chosen.device
    layers = find_layers(chosen.net, players, device)
    if chosen.calibration:
        for line in calibrate(layers, players, chosen.games, device=device, seed=chosen.seed):
            print(
                f"{players} players, predicted {100 * line['from']:.0f} to {100 * line['to']:.0f}"
                f" %: on average {100 * line['predicted']:.2f}, real {100 * line['real']:.2f},"
                f" {line['games']:.0f} games"
            )
        return 0
    for against in chosen.against:
        begun, sums, played = time.perf_counter(), [0.0] * players, 0
        while played < chosen.games:
            some = min(BATCH, chosen.games - played)
            shares = play(layers, players, some, against, chosen, chosen.seed + played)
            sums, played = (
                [
                    before + more
                    for before, more in zip(sums, shares.double().sum(0).tolist(), strict=True)
                ],
                played + some,
            )
        won, (low, high) = sums[0], wilson(sums[0], played)
        others = ", ".join(f"{100 * share / played:.2f}" for share in sums[1:])
        print(
            f"{chosen.plies} plies against {players - 1} × {against}: {100 * won / played:.2f} % of"
            f" the wins, 95 % interval {100 * low:.2f} to {100 * high:.2f},"
            f" {players * won / played:.2f} times the fair share, {played} games,"
            f" {time.perf_counter() - begun:.0f} s; the seats after it: {others} %",
            flush=True,
        )
    return 0


if __name__ == "__main__":
    sys.exit(main())
