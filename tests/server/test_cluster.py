"""A small cluster of PostgreSQL, Redis, HAProxy and two nodes on this machine, whose nodes are
paused, killed and drained while people play."""

from __future__ import annotations

import asyncio
import importlib.util
import shutil
import subprocess
from pathlib import Path

import pytest

from snapcount.cli.load import Opener
from snapcount.server.cluster import programs
from snapcount.server.cluster.proxy import Server, configuration
from snapcount.server.cluster.trial import cluster_here, tried

LONGEST_PAUSE = 15.0  # seconds; 10 on a machine that has nothing else to do


def require_all() -> None:
    lacking = programs.missing()
    lacking += [name for name in ("psycopg", "redis") if importlib.util.find_spec(name) is None]
    if lacking:
        pytest.skip(f"not installed here: {', '.join(lacking)}")


@pytest.mark.timeout(400)
def test_nothing_is_lost_when_nodes_are_paused_killed_and_drained() -> None:
    require_all()

    def open_game(address: str, number: int) -> tuple[str, list[str]]:
        return Opener(address).open(number)

    with cluster_here(2) as cluster:
        found = asyncio.run(tried(cluster, 10, 6, 1, kill=True, open_game=open_game))
    assert found.acknowledged > 50
    assert (found.lost, found.doubled, found.broken) == (0, 0, 0)
    assert found.reconnects > 0
    assert found.longest_pause <= LONGEST_PAUSE


def test_haproxy_understands_its_configuration(tmp_path: Path) -> None:
    program = shutil.which("haproxy")
    if program is None:
        pytest.skip("haproxy is not installed")
    config = tmp_path / "haproxy.cfg"
    servers = [Server(name, f"127.0.0.1:{port}") for name, port in (("a", 1), ("b", 2))]
    config.write_text(configuration("127.0.0.1:8400", servers))
    subprocess.run([program, "-c", "-q", "-f", str(config)], check=True)
