"""Whom an address belongs to, for counting and for keeping people out."""

import ipaddress


def network(address: str) -> str:
    """Whom an address belongs to. One customer has all IPv6 addresses that begin with the same 64 bits."""
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return address
    if isinstance(found, ipaddress.IPv4Address):
        return address
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ipaddress.ip_network((int(found) >> 64 << 64, 64)))
