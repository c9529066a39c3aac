"""How long the event loop was busy with one thing, while everybody else waited.

Late is how much later than asked the loop came around: that is what people feel, and a machine that
is busy with other programs makes it late too. Held is the part of it in which the loop's own thread
worked: that is ours. What the thread did while the watchdog slept counts as held too where the
machine made the loop late, so it sleeps for a short while only.
"""

from __future__ import annotations

import asyncio
import time
from typing import Final

from snapcount.server.metrics import Metrics

EVERY: Final = 0.01  # seconds
REMEMBERED: Final = 60.0  # seconds; the longest of those before are forgotten


class Watchdog:
    """Looks at the clock all the time."""

    def __init__(self, metrics: Metrics) -> None:
        self._metrics = metrics
        self._longest = self._before = 0.0
        self._since = time.monotonic()
        metrics.held_longest.set_function(self.longest)

    def longest(self) -> float:
        """For how many seconds the loop was held at most, in the last minute or two."""
        return max(self._longest, self._before)

    async def watch(self) -> None:
        while True:
            began, worked = time.perf_counter(), time.thread_time()
            await asyncio.sleep(EVERY)
            late = max(time.perf_counter() - began - EVERY, 0.0)
            held = min(late, time.thread_time() - worked)
            self._metrics.late.observe(late)
            self._metrics.held.observe(held)
            self._longest = max(self._longest, held)
            if time.monotonic() - self._since > REMEMBERED:
                self._before, self._longest = self._longest, 0.0
                self._since = time.monotonic()
