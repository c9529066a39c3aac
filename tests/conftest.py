"""What holds for every test."""

from __future__ import annotations

import os

import pytest

import snapcount


def pytest_configure(config: pytest.Config) -> None:
    """Refuse to test one build of the engine under the name of the other.

    dev.py sets SNAPCOUNT_ENGINE to "compiled" or "interpreted"; without it any build will do.
    """
    expected = os.environ.get("SNAPCOUNT_ENGINE")
    found = "compiled" if snapcount.compiled() else "interpreted"
    if expected is not None and expected != found:
        raise pytest.UsageError(f"these tests are for the {expected} engine; this one is {found}")
