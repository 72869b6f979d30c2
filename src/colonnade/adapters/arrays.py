"""Observations and masks as arrays of NumPy, and the spaces they are in."""

from __future__ import annotations

from typing import Any, Literal

import numpy as np
from numpy.typing import NDArray

from colonnade.core.encoding import AnyEncoding
from colonnade.core.extras import missing_extra

try:
    from gymnasium.spaces import Box
except ModuleNotFoundError as error:
    raise missing_extra("Gymnasium", "research") from error

Form = Literal["flat", "planes"]
FORMS = ("flat", "planes")


def find_shape(encoding: AnyEncoding, form: Form) -> tuple[int, ...]:
    """The shape of an observation; raises `ValueError` for an unknown form."""
    if form not in FORMS:
        raise ValueError(f"an observation is one of {', '.join(FORMS)}, not {form!r}")
    if form == "flat":
        return (encoding.size,)
    return (encoding.plane_count, *encoding.board_shape)


def make_box(encoding: AnyEncoding, form: Form) -> Box:
    """The space of observations."""
    return Box(0, 1, find_shape(encoding, form), np.float32)


def observe(encoding: AnyEncoding, state: Any, seat: int, form: Form) -> NDArray[np.float32]:
    """The position as a seat sees it; a new array each time."""
    if form == "flat":
        return np.frombuffer(encoding.observe(state, seat), np.float32)
    planes = np.frombuffer(encoding.observe_planes(state, seat), np.float32)
    return planes.reshape(encoding.plane_count, *encoding.board_shape)


def mask_actions(encoding: AnyEncoding, state: Any) -> NDArray[np.int8]:
    """1 for each legal action; a new array each time."""
    return np.frombuffer(encoding.mask(state), np.int8)
