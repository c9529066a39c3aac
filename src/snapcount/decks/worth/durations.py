"""For how many downs something lasts, about."""

from __future__ import annotations

from typing import Final

LASTS: Final = {
    "this timing point": 0.5,
    "this down": 1.0,
    "next play": 1.0,
    "next down": 1.0,
    "next kick": 1.0,
    "next play's end": 1.5,
    "next possession": 3.0,
    "next possession's start": 4.0,
    "next two plays": 2.0,
    "next three plays": 3.0,
    "this possession": 3.0,
    "this half": 5.0,
    "this game": 7.0,
}
