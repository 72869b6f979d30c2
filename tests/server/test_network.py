"""Where others on the local network find a server."""

import socket

import pytest

from colonnade.server import network


@pytest.mark.parametrize(
    ("host", "address"),
    [
        ("0.0.0.0", "http://192.168.1.20:8000/"),
        ("::", "http://192.168.1.20:8000/"),
        ("0::0", "http://192.168.1.20:8000/"),
        ("192.168.1.7", "http://192.168.1.7:8000/"),
        ("fd00::7", "http://[fd00::7]:8000/"),
        ("127.0.0.1", None),
        ("localhost", None),
    ],
)
def test_the_address_for_the_network(
    host: str, address: str | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(network, "_find_own_address", lambda: "192.168.1.20")
    assert network.find_network_address(host, 8000) == address


def test_a_machine_without_a_network_has_none(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(network, "_find_own_address", lambda: None)
    assert network.find_network_address("0.0.0.0", 8000) is None


@pytest.mark.parametrize(
    ("own", "found"), [("192.168.1.20", "192.168.1.20"), ("127.0.0.1", None), ("0.0.0.0", None)]
)
def test_the_own_address_is_that_of_the_way_out(
    own: str, found: str | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(socket.socket, "connect", lambda *_: None)
    monkeypatch.setattr(socket.socket, "getsockname", lambda _: (own, 40_000))
    assert network._find_own_address() == found


def test_a_machine_that_knows_no_way_out_has_no_address(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> None:
        raise OSError("network is unreachable")

    monkeypatch.setattr(socket.socket, "connect", fail)
    assert network._find_own_address() is None


@pytest.mark.skipif(not socket.has_dualstack_ipv6(), reason="this machine has no IPv6")
@pytest.mark.parametrize("host", ["::", "0::0"])
def test_everywhere_in_ipv6_is_everywhere_in_ipv4_too(host: str) -> None:
    with network.open_listener(host, 0) as listener:
        port = listener.getsockname()[1]
        socket.create_connection(("127.0.0.1", port)).close()
