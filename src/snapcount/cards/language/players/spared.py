"""Exhaust abilities that do not exhaust: `use its Exhaust ability without becoming Exhausted`."""

from __future__ import annotations

from typing import Final

from snapcount.cards.language.kernel.construct import Construct, Guard, construct, phrase
from snapcount.cards.nouns import That, This
from snapcount.cards.tree import SparesUsers

_ITS: Final = {
    "sg": "(its|his|their|an) Exhaust (ability|abilities)",
    "pl": "[(their|its)] Exhaust abilities",
}
_BE: Final = {
    "sg": "(does not become|is not|does not get)",
    "pl": "(do not become|are not|do not get)",
}


def _standing() -> list[str]:
    """Whenever they use one."""
    frames = [
        f"{{players:Subject[{n}]}} (may|can) use {_ITS[n]} {{:Unexhausted}}" for n in ("sg", "pl")
    ]
    frames += [
        f"{{players:Subject[{n}]}} {_BE[n]} Exhausted {{:ForUsing}} {_ITS[n]}" for n in ("sg", "pl")
    ]
    return [
        *frames,
        "you (may|can) use {players:Possessor} Exhaust (ability|abilities) {:Unexhausted}",
        "you (may|can) use [the] Exhaust (ability|abilities) of {players:Subject} {:Unexhausted}",
    ]


def _so_often() -> list[str]:
    """So often each of them does."""
    return [
        said
        for frame in _standing()
        for said in (f"{{once_per:Once}} [(,|:)] {frame}", f"{frame} {{once_per:Once}}")
    ]


def _next() -> list[str]:
    """The next time that they do."""
    uses = {"sg": "(it uses|you use)", "pl": "(they use|you use|one of them uses)"}
    return [
        f"{{players:Subject[{n}]}} {_BE[n]} Exhausted (the next time|when next) {uses[n]} {_ITS[n]}"
        for n in ("sg", "pl")
    ]


SPARED: Final[list[Construct]] = [
    *phrase(
        "Unexhausted",
        "without becoming Exhausted",
        "without (becoming|being|getting) Exhausted",
        "without exhausting (it|them|him|this Player|that Player|those Players)",
        "and (stay|stays|remain|remains) Energized",
    ),
    *phrase("ForUsing", "for using", "(for|by|from|when|after) using"),
    *construct(
        "Modifier",
        SparesUsers,
        "using Exhaust abilities does not exhaust {players:Subject}",
        _standing(),
    ),
    *construct(
        "Modifier",
        SparesUsers,
        "{once_per:Once} , using Exhaust abilities does not exhaust {players:Subject}",
        _so_often(),
        only=Guard(
            lambda said: isinstance(said.players, This | That),
            "so often in all, or for each of them? Write it of one Player",
        ),
    ),
    *construct(
        "Modifier",
        SparesUsers,
        "the next use of an Exhaust ability does not exhaust {players:Subject}",
        _next(),
        once=True,
    ),
]
