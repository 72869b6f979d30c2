"""Pictures of a position: as text, as an array of pixels, and in a window.

Pixels are made of the game's own SVG by resvg. The window is Tk's, which most installations of
Python have; where there is none, or no screen, the picture is printed instead.
"""

from __future__ import annotations

from importlib import import_module
from io import BytesIO
from typing import Any

import numpy as np
from numpy.typing import NDArray

from colonnade.core.extras import import_extra
from colonnade.core.game import AnyGame
from colonnade.core.view import picture_text

RENDER_MODES = ["human", "ansi", "rgb_array"]
Frame = NDArray[np.uint8] | str | None


class Renderer:
    """Shows the positions of one environment in one mode."""

    def __init__(self, game: AnyGame, mode: str | None, width: int = 720) -> None:
        if mode is not None and mode not in RENDER_MODES:
            raise ValueError(f"render_mode is one of {', '.join(RENDER_MODES)}, not {mode!r}")
        self._game, self._mode, self._width = game, mode, width
        self._window: Any = None
        self._label: Any = None

    def render(self, state: Any) -> Frame:
        """The picture of a position: text or pixels; nothing where it is shown to people."""
        if self._mode == "ansi":
            return picture_text(self._game.picture(state))
        if self._mode == "rgb_array":
            return decode(draw(self._game, state, self._width))
        if self._mode == "human":
            self._show(state)
        return None

    def _show(self, state: Any) -> None:
        if self._window is None:
            self._window = open_window(self._game.key)
        if self._window is False:
            print(picture_text(self._game.picture(state)), flush=True)
            return
        tkinter = import_module("tkinter")
        try:
            image = tkinter.PhotoImage(
                master=self._window, data=draw(self._game, state, self._width)
            )
            if self._label is None:
                self._label = tkinter.Label(self._window)
                self._label.pack()
            self._label.configure(image=image)
            self._label.image = image  # Tk does not hold it
            self._window.update()
        except tkinter.TclError:  # somebody has closed the window
            self._window = False

    def close(self) -> None:
        """Close the window, if there is one. May be called twice."""
        if self._window:
            self._window.destroy()
        self._window = self._label = None


def open_window(title: str) -> Any:
    """A window; False where there is no Tk or no screen."""
    try:
        tkinter = import_module("tkinter")
        window = tkinter.Tk()
    except Exception as error:  # mostly tkinter.TclError, of a module that may not be there
        print(f"There is no window ({error}): positions are printed.")
        return False
    window.title(title)
    return window


def draw(game: AnyGame, state: Any, width: int) -> bytes:
    """The position as PNG, this many pixels wide. Raises `MissingExtra`."""
    resvg = import_extra("resvg_py", "resvg-py", "research")
    return bytes(resvg.svg_to_bytes(svg_string=game.draw(state), width=width, background="white"))


def decode(png: bytes) -> NDArray[np.uint8]:
    """A PNG as an array: rows × columns × red, green, blue."""
    image = import_extra("PIL.Image", "Pillow", "research")
    with image.open(BytesIO(png)) as opened:
        return np.array(opened.convert("RGB"))
