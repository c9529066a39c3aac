"""What is in deploy/ fits the program it deploys."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
DEPLOY = ROOT / "deploy"
UNITS = (DEPLOY / "snapcount.service", DEPLOY / "snapcount@.service")
PROXIES = (DEPLOY / "haproxy.cfg", DEPLOY / "haproxy-compose.cfg")


@pytest.mark.parametrize("file", [*UNITS, DEPLOY / "compose.yaml"], ids=lambda file: file.name)
def test_the_server_is_started_with_options_that_it_has(file: Path) -> None:
    starts = re.findall(
        r"(?:^ExecStart=\S+|^    command:) (serve .+)$", file.read_text("utf-8"), re.M
    )
    assert starts
    command, *options = starts[0].split()
    shown = subprocess.run(
        [sys.executable, "-m", "snapcount", command, "--help"],
        capture_output=True,
        text=True,
        check=True,
        env={**os.environ, "COLUMNS": "200"},
    ).stdout
    for option in options:
        if option.startswith("--"):
            assert option in shown


@pytest.mark.parametrize("file", UNITS, ids=lambda file: file.name)
def test_systemd_understands_the_service(tmp_path: Path, file: Path) -> None:
    verify = shutil.which("systemd-analyze")
    if verify is None:
        pytest.skip("systemd is not here")
    # The program need not be installed where the unit looks for it.
    unit = tmp_path / file.name.replace("@", "@a")
    unit.write_text(file.read_text("utf-8").replace("/opt/snapcount/bin/snapcount", sys.executable))
    found = subprocess.run([verify, "verify", str(unit)], capture_output=True, text=True)
    ours = [line for line in found.stderr.splitlines() if unit.name in line]
    assert ours == []


@pytest.mark.parametrize("file", PROXIES, ids=lambda file: file.name)
def test_the_proxies_send_rooms_as_the_one_that_is_tried_does(file: Path) -> None:
    """`dev.py cluster` tries another configuration, with the same rules."""
    from snapcount.server.cluster import proxy

    lines = {line.strip() for line in file.read_text("utf-8").splitlines()}
    rules = (proxy.DEFAULTS + proxy.ROOMS + proxy.CHECKS).splitlines()
    for line in rules:
        if line.strip().startswith("default-server"):
            checks = line.strip().removeprefix("default-server ")
            assert any(each.startswith("default-server") and checks in each for each in lines)
        else:
            assert line.strip() in lines
    servers = re.findall(r"^    server (\w+) (\S+)$", file.read_text("utf-8"), re.M)
    assert len(servers) >= 2
    for name, address in servers:
        assert f"use-server {name} if {{ var(txn.node) -m str {name} }}" in lines
        assert f"server {name} {address} track rooms/{name}" in lines


@pytest.mark.parametrize("file", PROXIES, ids=lambda file: file.name)
def test_haproxy_understands_its_configuration(tmp_path: Path, file: Path) -> None:
    program = shutil.which("haproxy")
    if program is None:
        pytest.skip("haproxy is not here")
    # There is no certificate here, and a limit on open files that may be lower.
    words = re.sub(r" ssl crt \S+ alpn \S+", "", file.read_text("utf-8"))
    config = tmp_path / "haproxy.cfg"
    config.write_text(re.sub(r"maxconn \d+", "maxconn 100", words))
    found = subprocess.run([program, "-c", "-f", str(config)], capture_output=True, text=True)
    assert found.returncode == 0, found.stderr


def test_the_operators_page_names_commands_and_figures_that_exist() -> None:
    from snapcount.server.metrics import Metrics

    words = (ROOT / "docs" / "operating.md").read_text("utf-8")
    exposed = Metrics().text().decode()
    for name in re.findall(r"`(snapcount_\w+?)(?:_total)?(?:\{.*?\})?`", words):
        assert f"# TYPE {name}" in exposed, name
    commands = set(re.findall(r"`(?:\S+=\S+ )?snapcount (\w+)", words))
    assert {"backup", "restore", "load"} <= commands
    for command in commands:
        assert (ROOT / "src" / "snapcount" / "cli" / f"{command}.py").exists(), command
