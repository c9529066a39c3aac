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
UNIT = ROOT / "deploy" / "snapcount.service"


def test_the_service_starts_the_server_with_options_that_it_has() -> None:
    start = re.search(r"^ExecStart=(\S+) (.+)$", UNIT.read_text("utf-8"), re.M)
    assert start is not None
    command, *options = start[2].split()
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


def test_systemd_understands_the_service(tmp_path: Path) -> None:
    verify = shutil.which("systemd-analyze")
    if verify is None:
        pytest.skip("systemd is not here")
    # The program need not be installed where the unit looks for it.
    unit = tmp_path / UNIT.name
    unit.write_text(UNIT.read_text("utf-8").replace("/opt/snapcount/bin/snapcount", sys.executable))
    found = subprocess.run([verify, "verify", str(unit)], capture_output=True, text=True)
    ours = [line for line in found.stderr.splitlines() if UNIT.name in line]
    assert ours == []


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
