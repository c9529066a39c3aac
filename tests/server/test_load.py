"""`snapcount load`: what it prints is what it measured."""

from __future__ import annotations

import json
import subprocess
import sys

import pytest


@pytest.mark.timeout(240)
def test_load_prints_what_an_answer_costs() -> None:
    command = [sys.executable, "-m", "snapcount", "load", "--json"]
    sizes = ["--games", "3", "--seconds", "2", "--every", "0.3"]
    result = subprocess.run([*command, *sizes], capture_output=True, text=True, timeout=200)
    found = json.loads(result.stdout)
    assert found["answers"] > 3
    assert found["refused"] == 0
    assert 0 < found["median"] <= found["p99"] <= found["worst"]
    if sys.platform == "linux":
        assert found["cpu"] > 0
        assert min(found[f"memory_{when}"] for when in ("before", "during", "after")) > 10
