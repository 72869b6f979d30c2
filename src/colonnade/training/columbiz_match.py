"""Matches of the shipped nets, thousands of games at once: `python -m colonnade.training.columbiz_match --players 3 --against points`.

One seat is the net's, by lot, and all others have the style; ties are shared. With two plies the net plays as the champion does. The same
games as `benchmarks/bots.py` plays one by one, and far more of them; on a GPU the net answers in half precision. With `--calibration`
instead: how well the net foresees the games of the master among its like, one position by lot from each game.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from colonnade.bots.columbiz.features import ENCODING
from colonnade.bots.columbiz.master import find_master_net, find_net
from colonnade.bots.nets import Net, read_net
from colonnade.lab.statistics import wilson
from colonnade.training.columbiz import calibrate, fit_moderation, measure
from colonnade.training.columbiz_engine import NAMED_STYLES, torch

BATCH = 4096  # games at once; with two plies each of their positions has a hundred after it


def put_layers(net: Net, device: str) -> list[tuple[Any, Any]]:
    """The layers of a net on a device."""
    return [(torch.as_tensor(weights, device=device), torch.as_tensor(biases, device=device)) for weights, biases in net.layers]


def main(arguments: Sequence[str] | None = None) -> int:
    """The command line of this module."""
    parser = argparse.ArgumentParser(description="Matches of a Columbiz net, thousands of games at once.")
    parser.add_argument("--players", type=int, default=2, choices=(2, 3, 4))
    parser.add_argument("--net", type=Path, help="a file of weights; by default the master's, for the calibration the review's")
    parser.add_argument("--against", nargs="+", default=["points"], choices=sorted(NAMED_STYLES))
    parser.add_argument("--plies", type=int, default=1, choices=(1, 2))
    parser.add_argument("--games", type=int, default=8192)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--device", default="cuda" if torch.cuda.is_available() else "cpu")
    parser.add_argument("--informed", action="store_true", help="the net knows who sits where")
    parser.add_argument("--calibration", action="store_true", help="no match, but predicted and real shares of the win among masters")
    parser.add_argument("--moderate", type=Path, help="before that, fit the net's moderation on as many other games, and write it there")
    chosen = parser.parse_args(arguments)
    players, device = chosen.players, chosen.device
    if chosen.net:
        net = read_net(chosen.net.read_bytes(), chosen.net.name, game="columbiz", players=players, encoding=ENCODING)
    else:
        net = find_net(players) if chosen.calibration or chosen.moderate else find_master_net(players)
    layers = put_layers(net, device)
    if chosen.moderate:
        net.about["moderation"] = fit_moderation(layers, players, chosen.games, device=device, seed=chosen.seed + 1)
        print(f"{players} players, moderation {net.about['moderation']}")
        net.save(chosen.moderate)
    if chosen.calibration:
        moderation = net.about.get("moderation", [])
        for line in calibrate(layers, players, chosen.games, device=device, seed=chosen.seed, moderation=moderation):
            print(
                f"{players} players, predicted {100 * line['from']:.0f} to {100 * line['to']:.0f} %: on average "
                f"{100 * line['predicted']:.2f}, real {100 * line['real']:.2f}, {line['games']:.0f} games"
            )
        return 0
    for style in chosen.against:
        begun, sums, played = time.perf_counter(), [0.0] * players, 0
        while played < chosen.games:
            some = min(BATCH, chosen.games - played)
            how = {"informed": chosen.informed, "plies": chosen.plies}
            shares = measure(layers, players, some, against=style, device=device, seed=chosen.seed + played, **how)
            sums, played = [before + more for before, more in zip(sums, shares.double().sum(0).tolist(), strict=True)], played + some
        won, (low, high) = sums[0], wilson(sums[0], played)
        others = ", ".join(f"{100 * share / played:.2f}" for share in sums[1:])
        print(
            f"{chosen.plies} plies against {players - 1} × {style}: {100 * won / played:.2f} % of the wins, 95 % interval "
            f"{100 * low:.2f} to {100 * high:.2f}, {players * won / played:.2f} times the fair share, {played} games, "
            f"{time.perf_counter() - begun:.0f} s; the seats after it: {others} %",
            flush=True,
        )
    return 0


if __name__ == "__main__":
    sys.exit(main())
