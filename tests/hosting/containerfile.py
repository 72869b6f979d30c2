"""A reader of `deploy/Containerfile`: its instructions, with continued lines joined."""

from __future__ import annotations

import json
import re
import shlex
from dataclasses import dataclass

from tests.hosting.site import DEPLOY


@dataclass(frozen=True)
class Instruction:
    """A line of the file: `RUN`, `COPY`, …, and what follows it."""

    stage: int
    name: str
    text: str

    @property
    def words(self) -> list[str]:
        """The words of the text; of the JSON form, its strings."""
        return json.loads(self.text) if self.text.startswith("[") else shlex.split(self.text)


def read_instructions() -> list[Instruction]:
    """The instructions in order; stages are counted from 0."""
    text = re.sub(r"\\\n", " ", (DEPLOY / "Containerfile").read_text(encoding="utf-8"))
    found: list[Instruction] = []
    stage = -1
    for line in text.splitlines():
        if line.strip() and not line.startswith("#"):
            name, _, rest = line.partition(" ")
            stage += name == "FROM"
            found.append(Instruction(stage, name, rest.strip()))
    return found


def read_environment() -> dict[str, str]:
    """The variables that the image sets."""
    return dict(
        word.split("=", 1)
        for instruction in read_instructions()
        if instruction.name == "ENV"
        for word in instruction.words
    )


def read_entrypoint() -> list[str]:
    """The program that a container runs before the words of its command."""
    (found,) = [step.words for step in read_instructions() if step.name == "ENTRYPOINT"]
    return found
