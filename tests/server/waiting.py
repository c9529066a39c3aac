"""Waiting for what a server does by itself, however busy the machine is."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from time import monotonic


async def comes_true(holds: Callable[[], bool], seconds: float = 20.0) -> None:
    """Come back as soon as it holds; it fails if it never does."""
    end = monotonic() + seconds
    while not holds():
        assert monotonic() < end, "it never came true"
        await asyncio.sleep(0.01)
