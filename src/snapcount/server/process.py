"""The process of a server: what its interpreter does seldom, and what it does often.

Only whoever runs nothing else in the process may set this, so the application itself doesn't.
"""

from __future__ import annotations

import gc
import sys
from typing import Final

SELDOM: Final = (20_000, 20, 20)
"""How often garbage is looked for: an answer makes thousands of things and almost no cycles."""

TURN: Final = 0.0005
"""Seconds after which a thread that looks something up gives way: the event loop wants its turn
after every message that it sends, and with Python's own five milliseconds everybody waits."""


def settle() -> None:
    """Set this process up for serving, once everything that stays for good is loaded."""
    gc.collect()
    gc.freeze()  # cards and code stay for good: garbage is looked for among the rest
    gc.set_threshold(*SELDOM)
    sys.setswitchinterval(TURN)
