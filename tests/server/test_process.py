"""A server's process is set up for serving; an application in somebody else's process is not."""

from __future__ import annotations

import gc
import subprocess
import sys
from pathlib import Path

from starlette.testclient import TestClient

from snapcount.server.app import create_app
from snapcount.server.process import SELDOM, TURN
from snapcount.server.store import Store

SETTLED = """
import gc, sys
from snapcount.server.process import settle
settle()
print(gc.get_threshold(), gc.get_freeze_count() > 0, round(sys.getswitchinterval(), 6))
"""


def test_a_process_of_its_own_is_settled() -> None:
    told = subprocess.run(
        [sys.executable, "-c", SETTLED], capture_output=True, text=True, check=True
    )
    assert told.stdout.strip() == f"{SELDOM} True {TURN}"


def test_an_application_leaves_the_process_as_it_is(tmp_path: Path) -> None:
    before = (gc.get_threshold(), gc.get_freeze_count(), sys.getswitchinterval())
    with TestClient(create_app(Store(f"sqlite:///{tmp_path / 'snapcount.db'}"), limits=False)):
        assert (gc.get_threshold(), gc.get_freeze_count(), sys.getswitchinterval()) == before
