"""First positions of a training of Les 4 colonnes."""

import numpy as np

from colonnade.engine.quatre_colonnes.positions import (
    BY_CHANCE,
    BY_EAGER,
    BY_GREEDY,
    BY_NET,
    from_record,
)
from colonnade.training.quatre_colonnes.starts import make_pool


def test_the_pool_holds_every_seating_option_and_style() -> None:
    records = make_pool(2, 2, False, 600, 1)
    states = [from_record(record) for record in records]
    assert len({state.colours for state in states}) == 6
    assert {state.seat for state in states} == {0, 1}
    assert {
        (state.options.third_six, state.options.finish, state.options.sums) for state in states
    } == {
        (six, finish, sums)
        for six in ("start", "workshop")
        for finish in ("exact", "free")
        for sums in (True, False)
    }
    styles = records["style"][:, :2]
    assert set(np.unique(styles)) == {BY_NET, BY_GREEDY, BY_CHANCE, BY_EAGER}
    counts = (styles != BY_NET).sum(axis=1)
    assert set(counts) == {0, 1, 2}  # weak players meet the net, and each other
    partners = make_pool(4, 1, True, 200, 1)["style"]
    assert (partners[:, :2] == partners[:, 2:]).all()
