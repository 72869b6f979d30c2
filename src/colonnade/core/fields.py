"""Strict reading of the fields of a record."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from colonnade.core.errors import BadRecord
from colonnade.core.message import message


def check_keys(fields: Mapping[str, Any], expected: Sequence[str], prefix: str) -> None:
    """Raise `BadRecord` unless these fields are there, and no others."""
    for name in expected:
        if name not in fields:
            raise BadRecord(message("record-field-missing", field=prefix + name))
    for name in fields:
        if name not in expected:
            raise BadRecord(message("record-field-unknown", field=(prefix + name)[:60]))


def expect_field(is_right: bool, field: str) -> None:
    """Raise `BadRecord` for a field of a wrong type or value."""
    if not is_right:
        raise BadRecord(message("record-field-type", field=field))
