"""Where others on the local network find a server."""

import pytest

from colonnade.server import network


@pytest.mark.parametrize(
    ("host", "address"),
    [
        ("0.0.0.0", "http://192.168.1.20:8000/"),
        ("::", "http://192.168.1.20:8000/"),
        ("192.168.1.7", "http://192.168.1.7:8000/"),
        ("fd00::7", "http://[fd00::7]:8000/"),
        ("127.0.0.1", None),
        ("localhost", None),
    ],
)
def test_the_address_for_the_network(host: str, address: str | None, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(network, "_find_own_address", lambda: "192.168.1.20")
    assert network.find_network_address(host, 8000) == address


def test_a_machine_without_a_network_has_none(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(network, "_find_own_address", lambda: None)
    assert network.find_network_address("0.0.0.0", 8000) is None
