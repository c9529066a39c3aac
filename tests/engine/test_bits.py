"""Bits of 64: what is compiled must count like what is interpreted."""

from __future__ import annotations

from snapcount.engine import terms
from snapcount.engine.bits import bit


def test_each_bit_is_its_own() -> None:
    assert [bit(at) for at in range(63)] == [1 << at for at in range(63)]


def test_each_kind_of_modifier_has_a_number_of_its_own() -> None:
    """And those above them are left for Synergy cards that are being asked about."""
    kinds = [value for name, value in vars(terms).items() if name.startswith("MOD_")]
    assert len(set(kinds)) == len(kinds)
    assert max(kinds) < terms.MODIFIERS <= terms.SYNERGY_AT < terms.SYNERGY_AT + 1 < 63
