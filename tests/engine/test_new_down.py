"""A down begins with nothing of the one before it."""

from __future__ import annotations

from typing import Any

from snapcount.engine.state import ThisDown, new_down

NOBODY = -1
"""No seat, slot, card or number: what is not so yet."""

BEGINS: dict[str, Any] = {
    "spot": 35,
    "called": [NOBODY, NOBODY],
    "x": [NOBODY, NOBODY],
    "points": [0, 0],
    "ledger": [],
    "applied": [],
    "high": 9,
    "next_ball": 25,  # P-2: where a possession starts, unless something says otherwise
    **dict.fromkeys(
        ("kick_grit", "strength_set", "runner", "tackler", "results_from", "turnover_by"), NOBODY
    ),
    **dict.fromkeys(("time_set", "scorer", "next_offense"), NOBODY),
    **dict.fromkeys(("revealed", "range_set", "designating", "results", "first_down"), False),
}


def test_a_down_begins_with_nothing_of_the_last_one() -> None:
    names = getattr(ThisDown, "__slots__", None) or getattr(ThisDown, "__mypyc_attrs__")  # noqa: B009
    this = new_down(35)
    begins = {name: getattr(this, name) for name in names}
    assert begins == {name: BEGINS.get(name, 0) for name in names}
    assert all(type(begins[name]) is type(BEGINS.get(name, 0)) for name in names)
