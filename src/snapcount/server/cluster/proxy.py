"""How HAProxy sends a room to its node. `deploy/haproxy.cfg` has the same for real machines."""

from __future__ import annotations

from typing import Final, NamedTuple


class Server(NamedTuple):
    """A node as the proxy knows it."""

    name: str
    address: str
    """With its port."""


DEFAULTS: Final = """\
defaults
    mode http
    option forwardfor
    timeout connect 2s
    timeout client 60s
    timeout server 60s
    timeout http-request 10s
    timeout tunnel 1h
    # A node that does not answer is not waited for: the next one is asked.
    retries 3
    retry-on conn-failure
    option redispatch 1
"""

ROOMS: Final = """\
    # Which room a request is about, if any, and which node should have it: the one that the client
    # was told to ask for, or else the one in the room's name, as in "8Jx2k_3mEWp9.b".
    http-request del-header x-snapcount-room
    http-request set-var(txn.room) path,field(3,/) if { path_beg /ws/ }
    http-request set-var(txn.room) path,field(4,/) if { path_beg /api/games/ }
    # A record that is reviewed has no home: it is hashed like a room whose home is down.
    http-request set-var(txn.room) path,field(4,/) if { path_beg /api/records/ }
    http-request set-var(txn.node) var(txn.room),field(2,.) if { var(txn.room) -m found }
    http-request set-var(txn.node) url_param(node) if { url_param(node) -m found }
    http-request set-header x-snapcount-room %[var(txn.room)] if { var(txn.room) -m found }
    use_backend rooms if { var(txn.room) -m found }
    default_backend nodes
"""

CHECKS: Final = """\
    # A room whose node is down goes to another, and always to the same one.
    balance hdr(x-snapcount-room)
    hash-type consistent
    option httpchk
    http-check send meth GET uri /readyz ver HTTP/1.1 hdr host localhost
    http-check expect status 200
    default-server check inter 1s fall 3 rise 1 on-marked-down shutdown-sessions
"""


def configuration(bind: str, servers: list[Server]) -> str:
    """The whole configuration for a proxy that listens there."""
    chosen = [f"    use-server {name} if {{ var(txn.node) -m str {name} }}" for name, _ in servers]
    rooms = [f"    server {name} {address}" for name, address in servers]
    others = [f"    server {name} {address} track rooms/{name}" for name, address in servers]
    return "\n".join(
        (
            DEFAULTS,
            f"frontend page\n    bind {bind}",
            ROOMS,
            "backend rooms",
            CHECKS + "\n".join((*chosen, *rooms)) + "\n",
            "backend nodes\n    balance random(2)\n" + "\n".join(others) + "\n",
        )
    )
