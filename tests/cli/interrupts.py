"""Children that hear when they are interrupted."""

from __future__ import annotations

import signal


def hear_interrupts() -> None:
    """What a shell starts in the background, tests among it, ignores them, and so would its own."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
