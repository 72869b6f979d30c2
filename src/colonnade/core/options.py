"""Typed rule options: their domains, their defaults, and how they are parsed. User interfaces build
their forms from them.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import ClassVar, Self

from colonnade.core.errors import BadOption

OptionValue = str | int | bool


@dataclass(frozen=True, slots=True)
class OptionField:
    """One option: its name, its values (the default first, where it does not depend on others), and
    the clause it decides.
    """

    name: str
    values: tuple[OptionValue, ...]
    clause: str
    earlier_defaults: tuple[tuple[int, OptionValue], ...] = ()
    """The defaults of older rules, oldest first: the last version of the rules that had this one,
    and the value.
    """

    def default(self, rules: int | None = None) -> OptionValue:
        """The default in this version of the rules; without a version, in the newest."""
        earlier = (
            value for last, value in self.earlier_defaults if rules is not None and rules <= last
        )
        return next(earlier, self.values[0])

    def accepts(self, value: object) -> bool:
        """Whether the value is one of the option's, type included: `True` is not 1."""
        return any(type(value) is type(allowed) and value == allowed for allowed in self.values)

    def parse(self, text: str) -> OptionValue:
        """The value of a text: `true`, `2`, `free`. Raises `BadOption`."""
        for value in self.values:
            if format_value(value) == text:
                return value
        raise self.refuse(text)

    def refuse(self, value: object) -> BadOption:
        """The error for a value outside the domain."""
        shown = value if isinstance(value, str) else repr(value)
        return BadOption(
            "error-option-value",
            option=self.name,
            value=shown[:40],
            values=", ".join(map(format_value, self.values)),
        )


def format_value(value: OptionValue) -> str:
    """An option's value as people type it."""
    return str(value).lower() if isinstance(value, bool) else str(value)


@dataclass(frozen=True)
class Options:
    """The base of a game's options: a frozen dataclass whose attributes are those of `fields`,
    resolved in full.
    """

    fields: ClassVar[tuple[OptionField, ...]]

    @classmethod
    def resolve(cls, given: Mapping[str, object], players: int, rules: int | None = None) -> Self:
        """The options for this number of players: those given, checked, and for the rest the
        defaults of this version of the rules.
        """
        known = {field.name: field for field in cls.fields}
        for name, value in given.items():
            if name not in known:
                raise BadOption("error-option-name", option=name[:40], options=", ".join(known))
            if not known[name].accepts(value):
                raise known[name].refuse(value)
        options = cls(**{**cls.defaults(given, players, rules), **given})
        options.check(players)
        return options

    @classmethod
    def defaults(
        cls, given: Mapping[str, object], players: int, rules: int | None
    ) -> dict[str, OptionValue]:
        """The defaults of this version of the rules; a game whose defaults depend on other options
        says so here.
        """
        return {field.name: field.default(rules) for field in cls.fields}

    def check(self, players: int) -> None:
        """Raise `BadOption` for values that exclude each other."""

    @classmethod
    def parse(cls, texts: Iterable[str]) -> dict[str, OptionValue]:
        """Options typed as `name=value`."""
        known = {field.name: field for field in cls.fields}
        given: dict[str, OptionValue] = {}
        for text in texts:
            name, equals, value = text.partition("=")
            if not equals:
                raise BadOption("error-option-form", text=text[:40])
            if name not in known:
                raise BadOption("error-option-name", option=name[:40], options=", ".join(known))
            if name in given:
                raise BadOption("error-option-twice", option=name)
            given[name] = known[name].parse(value)
        return given

    def as_dict(self) -> dict[str, OptionValue]:
        """The options as plain data, for records."""
        return {field.name: getattr(self, field.name) for field in self.fields}
