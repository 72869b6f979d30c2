"""Write the figures of docs/benchmark-positions.md from the file of the package: `python
docs/make_positions.py` from the root.
"""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from statistics import median

from blocks import renew_blocks

from colonnade.lab.positions import PHASES, PositionFile, load_positions

PAGE = Path(__file__).parent / "benchmark-positions.md"
NAMES = {"columbiz": "Columbiz", "quatre_colonnes": "Les 4 colonnes"}


def make_table(rows: list[list[str]]) -> str:
    """A table; the first row is its head."""
    rows = [rows[0], ["---"] + ["--:"] * (len(rows[0]) - 1), *rows[1:]]
    return "\n".join("| " + " | ".join(row) + " |" for row in rows)


def make_counts(found: PositionFile) -> str:
    """How many positions there are, and how precise they are."""
    rows = [["", "positions", *PHASES, "actions within the aim", "median error", "largest"]]
    groups = Counter((position.game, position.players) for position in found.positions)
    for (game, players), count in groups.items():
        some = [one for one in found.positions if (one.game, one.players) == (game, players)]
        phases = Counter(position.phase for position in some)
        errors = [rolled.error for position in some for rolled in position.rolled]
        within = sum(error <= found.header.aim for error in errors) / len(errors)
        rows.append(
            [
                f"{NAMES[game]}, {players} players",
                str(count),
                *(str(phases[phase]) for phase in PHASES),
                f"{100 * within:.0f} %",
                f"{100 * median(errors):.2f} %",
                f"{100 * max(errors):.2f} %",
            ]
        )
    errors, total = found.header.errors, len(found.positions)
    return make_table(rows) + (
        f"\n\nOf {errors['actions']:,.0f} groups of actions in {total:,} positions,"
        f" {100 * errors['actions_within']:.1f} % are within the aim; so are all groups of"
        f" {100 * errors['positions_within']:.1f} % of the positions. The median is"
        f" {100 * errors['median']:.2f} %, the largest {100 * errors['largest']:.2f} %."
    )


def make_levels(found: PositionFile) -> str:
    """A table per game: the mean loss of each level, and in how many positions."""
    parts: list[str] = []
    for game in dict.fromkeys(level.game for level in found.header.levels):
        some = [level for level in found.header.levels if level.game == game]
        counts = sorted({level.players for level in some})
        rows = [[NAMES[game], *(f"{players} players" for players in counts)]]
        for name in dict.fromkeys(level.level for level in some):
            row = [f"`{name}`"]
            for players in counts:
                same = [one for one in some if (one.level, one.players) == (name, players)]
                row.append(
                    f"{100 * same[0].loss:.2f} ± {100 * same[0].margin:.2f} ({same[0].positions})"
                    if same
                    else "–"
                )
            rows.append(row)
        parts.append(make_table(rows))
    return "\n\n".join(parts)


def renew(text: str) -> str:
    """The page with its figures written anew."""
    found = load_positions()
    made = {"counts": make_counts(found), "levels": make_levels(found)}
    return renew_blocks(text, made.__getitem__)


if __name__ == "__main__":
    PAGE.write_text(renew(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
    print(PAGE)
