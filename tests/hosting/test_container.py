"""`deploy/Containerfile` and `deploy/compose.yaml`, read. `python -m tests.hosting.container` runs
the steps of the first, `test_compose.py` the services of the second.
"""

from __future__ import annotations

import re
from typing import Any

import yaml

from tests.hosting.container import ROOT
from tests.hosting.containerfile import read_entrypoint, read_environment, read_instructions
from tests.hosting.site import DEPLOY

STEPS = read_instructions()
COMPOSE: dict[str, Any] = yaml.safe_load((DEPLOY / "compose.yaml").read_text(encoding="utf-8"))


def test_the_image_has_two_stages_and_its_program_is_not_root() -> None:
    assert [step.stage for step in STEPS if step.name == "FROM"] == [0, 1]
    last = [step for step in STEPS if step.stage == 1]
    assert [step.text for step in last if step.name == "USER"] == ["10001"]
    assert read_entrypoint() == ["colonnade"]
    assert any("/api/ready" in step.text for step in last if step.name == "HEALTHCHECK")
    port = read_environment()["COLONNADE_PORT"]
    assert [step.text for step in last if step.name == "EXPOSE"] == [port]
    assert all(f":{port}/" in step.text for step in last if step.name == "HEALTHCHECK")


def test_what_is_copied_is_there_and_not_ignored() -> None:
    kept = (ROOT / ".dockerignore").read_text(encoding="utf-8").splitlines()
    copied = [
        source
        for step in STEPS
        if step.name == "COPY" and not step.text.startswith("--from")
        for source in step.words[:-1]
    ]
    assert sorted(f"!{source}" for source in copied) == sorted(
        line for line in kept if line.startswith("!")
    )
    assert all((ROOT / source).exists() for source in copied)


def test_compose_has_no_secret() -> None:
    text = (DEPLOY / "compose.yaml").read_text(encoding="utf-8")
    values = re.findall(r"PASSWORD: (.*)", text)
    assert values
    assert all(value.startswith("${POSTGRES_PASSWORD:?") for value in values), values


def test_compose_has_two_servers_two_workers_a_database_and_a_proxy() -> None:
    services = COMPOSE["services"]
    kinds = [service["command"][0] for service in services.values() if "command" in service]
    assert sorted(kinds) == ["serve", "serve", "worker", "worker"]
    assert {"database", "nginx"} < services.keys()
    assert all(service["restart"] == "unless-stopped" for service in services.values())


def test_the_proxy_of_compose_knows_its_servers() -> None:
    services = COMPOSE["services"]
    processes = (DEPLOY / "compose" / "nginx-processes.conf").read_text(encoding="utf-8")
    port = read_environment()["COLONNADE_PORT"]
    expected: dict[str, str] = {}
    for service in services.values():
        words = service.get("command", [""])
        if words[0] == "serve":
            name = words[words.index("--process") + 1]
            address = words[words.index("--address") + 1]
            assert address == f"https://play.example.org/processes/{name}"
            expected[name] = f"{service['networks']['inside']['ipv4_address']}:{port}"
            trusted = service["environment"]["COLONNADE_TRUSTED_PROXIES"]
            assert trusted == services["nginx"]["networks"]["inside"]["ipv4_address"]
    listed = dict(re.findall(r"^    ([\w.-]+) ([\d.]+:\d+);$", processes, re.MULTILINE))
    assert listed == expected
    assert sorted(re.findall(r"server ([\d.:]+) ", processes)) == sorted(expected.values())


def test_what_compose_mounts_is_there() -> None:
    for mount in COMPOSE["services"]["nginx"]["volumes"]:
        source = mount.split(":")[0]
        # the certificate is the host's own
        if source.startswith("./") and source != "./tls":
            assert (DEPLOY / source).is_file(), source
