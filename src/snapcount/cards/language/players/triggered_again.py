"""Run, Receive and Tackle abilities that trigger once more than they have."""

from __future__ import annotations

from typing import Any, Final

from snapcount.cards.language.kernel.construct import Construct, View, construct, phrase
from snapcount.cards.language.kernel.moods import YOURS, deed
from snapcount.cards.tree import TriggerAgain

_OF_ROLES: Final = {
    "run": ("Run", ("runner", "ball carrier")),
    "receive": ("Receive", ("receiver", "ball carrier")),
    "tackle": ("Tackle", ("tackler",)),
}
"""Abilities that somebody designated as that may have."""


def _of(roles: tuple[str, ...]) -> View:
    def held(named: Any) -> Any:
        return named if named.role in roles else None

    return View("has " + " or ".join(roles), held, held)


def _again(keyword: str, name: str, roles: tuple[str, ...]) -> list[Construct]:
    known: Any = {"keyword": keyword, "views": {"players": _of(roles)}}
    one = f"(the {name} ability of {{players:Role[noun]}}|{{players:Role[owner]}} {name} ability)"
    several = one.replace("ability", "abilities")
    happens = "(triggers|is triggered|occurs|happens|resolves|takes effect)"
    happen = "(trigger|are triggered|occur|happen|resolve|take effect)"
    return [
        *construct(
            "Effect",
            TriggerAgain,
            f"{{players:Role[owner]}} {name} abilities trigger again",
            [
                f"{several} {happen} {{:InAllTwice}}",
                f"{one} {happens} {{:InAllTwice}}",
            ],
            **known,
        ),
        *deed(
            TriggerAgain,
            f"~trigger ({one}|{several}) {{:OnceMore}} [this down]",
            f"(~use|~resolve) ({one}|{several}) {{:OnceMore}} [this down]",
            forms=YOURS,
            **known,
        ),
    ]


TRIGGERED_AGAIN: Final[list[Construct]] = [
    *phrase("InAllTwice", "{:OnceMore} [this down]", "twice [this down]"),
    *(
        each
        for keyword, (name, roles) in _OF_ROLES.items()
        for each in _again(keyword, name, roles)
    ),
]
