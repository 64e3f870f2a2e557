"""The addresses of a server: under which it can be reached, and to which it answers."""

import ipaddress
import socket
from collections.abc import Mapping
from urllib.parse import urlsplit

LOCAL = ("localhost", "127.0.0.1", "::1")
"""The names of this machine for itself."""


def lan_address() -> str:
    """The address of this machine on its network, or its own address for itself if it is on none.

    Nothing is sent: connecting a UDP socket only looks up the route.
    """
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            return str(probe.getsockname()[0])
        except OSError:
            return LOCAL[1]


def link_base(asked: str) -> str:
    """The address for links: the one the server was asked under, unless that leads here only on this machine."""
    parts = urlsplit(asked)
    if parts.hostname in LOCAL and shared_port == parts.port:
        return f"{parts.scheme}://{lan_address()}:{parts.port}"
    return f"{parts.scheme}://{parts.netloc}"


def is_from_here(client: str, headers: Mapping[str, str]) -> bool:
    """Does a program on this machine ask, under one of its own addresses and with no proxy in between?

    Another site may let its name lead to this machine, so that its page asks from inside.
    """
    try:
        host = urlsplit(f"//{headers.get('host', '')}").hostname or ""
        address = ipaddress.ip_address(client)
    except ValueError:
        return False
    mapped = address.ipv4_mapped if isinstance(address, ipaddress.IPv6Address) else None
    return (mapped or address).is_loopback and host in LOCAL and not any(name in headers for name in PROXIED)


PROXIED = ("forwarded", "x-forwarded-for", "x-forwarded-host", "x-real-ip", "via")
"""What proxies add to a request."""


shared_port = -1
"""The port, if this process listens on all addresses of the machine; `launch` sets it."""


own_name = LOCAL[0]
"""The name or address this process was told to listen on; `launch` sets it."""


def is_allowed(host: str, url: str) -> bool:
    """Does this server answer to a host name? It does to private addresses, this machine's names and its URL.

    Any other name that leads here may belong to a page that wants to look into a network from inside.
    """
    try:
        parts = urlsplit(f"//{host}")
        name = parts.hostname or ""
        _ = parts.port  # This raises an error if it is not a number.
    except ValueError:
        return False
    if not name:
        return False
    if name in (LOCAL[0], own_name, (urlsplit(url).hostname or "") if url else ""):
        return True
    own = socket.gethostname().lower()
    if name in (own, own.split(".")[0]) or name.endswith((".local", ".localhost")):
        return True
    try:
        address = ipaddress.ip_address(name)
    except ValueError:
        return False
    return address.is_private or address.is_loopback or address.is_link_local
