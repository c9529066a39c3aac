"""Which revision of the rules this engine plays."""

from __future__ import annotations

from typing import Final

RULES: Final = 1
"""Raise it with any change that makes a recorded game go differently. The records of every release
in `tests/records/releases` tell when that is: those of this revision still have to be the same."""
