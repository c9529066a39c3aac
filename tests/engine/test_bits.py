"""Bits of 64: what is compiled must count like what is interpreted."""

from __future__ import annotations

from snapcount.engine.bits import bit


def test_each_bit_is_its_own() -> None:
    """The last one is the sign, compiled."""
    assert [bit(at) % 2**64 for at in range(64)] == [1 << at for at in range(64)]
