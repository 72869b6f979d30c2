"""Draw the positions that the docs show: `python docs/make_images.py` from the root writes
docs/images/*.svg.
"""

from __future__ import annotations

from pathlib import Path

from colonnade.games import GAMES

IMAGES = {  # file → game and position, from the middle of a random game each
    "columbiz.svg": ("columbiz", "C26C5w01T31U0634002470055200000O03E0CY00903c01K"),
    "les-4-colonnes.svg": (
        "quatre_colonnes",
        "Q12ises-Y00721215B53727251G00694800R01380172-Rp0R3-4b20",
    ),
}


def make_image(name: str) -> str:
    """The drawing that belongs in this file."""
    key, position = IMAGES[name]
    game = GAMES[key]
    return game.draw(game.from_position(position)) + "\n"


if __name__ == "__main__":
    folder = Path(__file__).parent / "images"
    folder.mkdir(exist_ok=True)
    for name in IMAGES:
        (folder / name).write_text(make_image(name), encoding="utf-8")
        print(folder / name)
