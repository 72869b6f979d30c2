"""The server of the browser tests."""

from tests.browser.conftest import server

__all__ = ["server"]
