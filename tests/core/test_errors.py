"""Errors: a stable code each, and whole on the other side of a process."""

from __future__ import annotations

import copy
import pickle

import pytest

from colonnade.core import errors
from colonnade.core.errors import BadAgent, BadRecord, ColonnadeError, Illegal
from colonnade.core.message import message
from tests.toy.stones.rules import Reason

KINDS = [
    kind
    for kind in vars(errors).values()
    if isinstance(kind, type) and issubclass(kind, ColonnadeError) and kind is not ColonnadeError
]


def test_every_kind_has_a_code_of_its_own_and_a_place_in_the_tree() -> None:
    assert len({kind.code for kind in KINDS}) == len(KINDS)
    assert errors.__doc__ is not None
    for kind in KINDS:
        assert f"{kind.__name__} " in errors.__doc__
        assert f" {kind.code} " in errors.__doc__


@pytest.mark.parametrize(
    "error",
    [
        BadAgent("error-agent-empty", name="a", game="3"),
        Illegal("take", Reason.NO_MORE.refuse(left=0), "S9"),
        BadRecord(message("record-empty"), line=3, ply=4, event="take", clause="S2"),
    ],
    ids=lambda error: type(error).__name__,
)
@pytest.mark.parametrize("carry", [lambda error: pickle.loads(pickle.dumps(error)), copy.copy])
def test_errors_travel_between_processes(
    error: ColonnadeError, carry: type[ColonnadeError]
) -> None:
    arrived = carry(error)  # type: ignore[arg-type]
    assert type(arrived) is type(error)
    assert arrived.__dict__ == error.__dict__
    assert str(arrived) == str(error)


def test_the_text_for_developers_quotes_action_and_position() -> None:
    assert (
        str(Illegal("take", Reason.NO_MORE.refuse(left=0), "S9"))
        == "illegal: 'take': S2 stones-no-more left=0 at S9"
    )
    fault = BadRecord(message("record-field-type", field="rules"), line=3, ply=4, event="take")
    assert str(fault) == "bad-record: line 3, ply 4, event 'take', record-field-type field=rules"
