"""A proxy with missing files, for browsers whose requests a test cannot change."""

from __future__ import annotations

import re
import threading
import urllib.error
import urllib.request
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

from tests.waiting import DEADLINE

NAMES = ("Content-Type", "Cache-Control", "Content-Security-Policy")


class FailingProxy:
    """Passes requests on to a server; paths that match `missing` are answered with 404. Sockets are
    not passed on.
    """

    def __init__(self, server: str) -> None:
        self.missing: re.Pattern[str] | None = None
        proxy = self

        class Handler(BaseHTTPRequestHandler):
            protocol_version = "HTTP/1.1"

            def do_GET(self) -> None:
                status, headers, body = proxy._ask(server, self)
                self.send_response(status)
                for name, value in headers.items():
                    self.send_header(name, value)
                self.send_header("Content-Length", str(len(body)))
                self.end_headers()
                self.wfile.write(body)

            do_POST = do_GET

            def log_message(self, format: str, *args: object) -> None:
                """Say nothing."""

        self._http = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.address = f"http://127.0.0.1:{self._http.server_port}/"
        self._thread = threading.Thread(target=self._http.serve_forever)
        self._thread.start()

    def _ask(self, server: str, asked: BaseHTTPRequestHandler) -> tuple[int, dict[str, str], bytes]:
        if self.missing is not None and self.missing.search(asked.path):
            return 404, {}, b""
        body = asked.rfile.read(int(asked.headers.get("Content-Length", 0))) or None
        headers = {"Content-Type": asked.headers.get("Content-Type", "text/plain")}
        request = urllib.request.Request(server.rstrip("/") + asked.path, body, headers)
        try:
            with urllib.request.urlopen(request, timeout=DEADLINE) as answer:
                found = {name: answer.headers[name] for name in NAMES if name in answer.headers}
                return answer.status, found, answer.read()
        except urllib.error.HTTPError as error:
            return error.code, {"Content-Type": "application/json"}, error.read()

    def close(self) -> None:
        """End it, with the connections that are open."""
        self._http.shutdown()
        self._thread.join()
        self._http.server_close()
