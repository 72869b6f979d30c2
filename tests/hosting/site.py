"""The shipped nginx before servers of a test: only names, ports, paths and the certificate differ
from `deploy/`.
"""

from __future__ import annotations

import json
import os
import re
import socket
import ssl
import subprocess
from pathlib import Path
from typing import Any

from tests.ports import find_port
from tests.programs import need_program
from tests.waiting import DEADLINE, wait_until

DEPLOY = Path(__file__).parents[2] / "deploy"


def replace_all(text: str, changes: dict[str, str]) -> str:
    """Replace each key, which must occur."""
    for old, new in changes.items():
        assert old in text, f"{old} is not in the file"
        text = text.replace(old, new)
    return text


class Site:
    """A running nginx with the site of `deploy/nginx.conf`, as `https://localhost:PORT`."""

    def __init__(self, folder: Path, processes: str) -> None:
        """`processes` is the text of the list of processes, with the addresses of the test."""
        self._program = need_program("nginx", "nginx-light")
        self.port, self.plain_port = find_port(), find_port()
        self.address = f"https://localhost:{self.port}"
        self._log = folder / "log" / "colonnade.log"
        self._write(folder, processes)
        self.tls = ssl.create_default_context(cafile=folder / "tls" / "fullchain.pem")
        self._process = subprocess.Popen(
            [*self._command, "-g", "daemon off;"], stderr=subprocess.PIPE, text=True
        )
        self._wait_until_listening()

    def _write(self, folder: Path, processes: str) -> None:
        for name in ("log", "sites", "tls", "temporary", "html"):
            (folder / name).mkdir(parents=True)
        self._make_certificate(folder / "tls")
        (folder / "colonnade-processes.conf").write_text(processes)
        site = replace_all(
            (DEPLOY / "nginx.conf").read_text(),
            {
                "https://play.example.org": self.address,
                "play.example.org": "localhost",
                "listen 80;": f"listen 127.0.0.1:{self.plain_port};",
                "listen [::]:80;": "",
                "listen 443 ": f"listen 127.0.0.1:{self.port} ",
                "listen [::]:443 ssl http2;": "",
                "/etc/colonnade/tls": f"{folder}/tls",
                "/var/log/nginx": f"{folder}/log",
                "/var/www/html": f"{folder}/html",
            },
        )
        (folder / "sites" / "colonnade").write_text(site)
        # Folders of the system belong to an nginx that may run there
        temporary = "".join(
            f"{name}_temp_path {folder}/temporary/{name};\n"
            for name in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
        )
        main = replace_all(
            (DEPLOY / "compose" / "nginx.conf").read_text(),
            {
                "worker_processes auto;": "worker_processes 1;"
                + (" user root;" if os.geteuid() == 0 else ""),
                "worker_rlimit_nofile 40000;": "",
                "worker_connections 20000;": "worker_connections 500;",
                "/run/nginx.pid": f"{folder}/nginx.pid",
                "/etc/nginx/sites/*": f"{folder}/sites/*",
                "http {": f"http {{\n{temporary}",
            },
        )
        (folder / "nginx.conf").write_text(main)
        self._command = [self._program, "-p", str(folder), "-c", str(folder / "nginx.conf")]

    @staticmethod
    def _make_certificate(folder: Path) -> None:
        subprocess.run(
            [
                need_program("openssl", "openssl"),
                *("req", "-x509", "-nodes", "-days", "2", "-subj", "/CN=localhost"),
                *("-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1"),
                *("-addext", "subjectAltName=DNS:localhost"),
                *("-keyout", str(folder / "privkey.pem")),
                *("-out", str(folder / "fullchain.pem")),
            ],
            check=True,
            capture_output=True,
        )

    def _wait_until_listening(self) -> None:
        wait_until(lambda: self._is_listening() or self._process.poll() is not None)
        if self._process.poll() is not None:
            raise AssertionError(self._process.communicate()[1])

    def _is_listening(self) -> bool:
        try:
            socket.create_connection(("127.0.0.1", self.port), DEADLINE).close()
        except OSError:
            return False
        return True

    def check(self) -> str:
        """What `nginx -t` says of the configuration."""
        done = subprocess.run([*self._command, "-t"], capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stderr
        return done.stderr

    def read_log(self, count: int) -> list[dict[str, Any]]:
        """The lines of the access log, once there are `count`: nginx writes one after its
        answer.
        """
        wait_until(lambda: self._log.read_text().count("\n") >= count)
        return [json.loads(line) for line in self._log.read_text().splitlines()]

    def stop(self) -> None:
        self._process.terminate()
        self._process.communicate(timeout=DEADLINE)


def list_addresses(processes: str) -> list[str]:
    """The addresses in a list of processes, in order and each once."""
    return list(dict.fromkeys(re.findall(r"\d+\.\d+\.\d+\.\d+:\d+", processes)))
