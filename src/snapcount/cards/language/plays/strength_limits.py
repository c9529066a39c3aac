"""The lowest and highest Play Strength: `the Play Strength cannot be more than 6`."""

from __future__ import annotations

from typing import Any, Final

from snapcount.cards.language.kernel.construct import Construct, Guard, construct
from snapcount.cards.language.nouns.voices import kept_down, kept_up
from snapcount.cards.language.plays.said import of_next_plays, of_plays, said_of
from snapcount.cards.tree import LimitStrength

_VOICES: Final[dict[Any, Any]] = {"at least": kept_up, "at most": kept_down}
_ENDS: Final[dict[Any, tuple[str, int]]] = {
    "at least": ("LeastStrength", 0),
    "at most": ("MostStrength", 9),
}
"""What the number is called, and the one that says nothing: a Play Strength is a digit."""


def _limits(how: Any) -> list[Construct]:
    voice = _VOICES[how]
    number, idle = _ENDS[how]
    made = construct(
        number,
        None,
        "{=:Digit}",
        only=Guard(lambda to: to != idle, "a Play Strength is a digit from 0 to 9 anyway"),
    )
    made += construct(
        "Modifier",
        LimitStrength,
        voice("the Play Strength", f"{{to:{number}}}")[0],
        voice("the [Play] Strength [of (the|this|a|any|each|every) play]", f"{{to:{number}}}"),
        how=how,
        who="each player",
        calls=(),
    )
    for category, part, view in (
        ("Modifier", "Plays", of_plays(LimitStrength, "to", how=how)),
        ("Modifier", "AnyOne", of_plays(LimitStrength, "to", how=how)),
        ("For", "NextPlays", of_next_plays(LimitStrength, "to", how=how)),
    ):
        frames = [
            frame
            for n in (("sg",) if part == "AnyOne" else ("pl", "sg"))
            for frame in voice(f"the [Play] Strength of {{of:{part}[{n}]}}", f"{{number:{number}}}")
        ]
        made += said_of(category, view, f"Strength{how.replace(' ', '')}{part}", frames)
    return made


STRENGTH_LIMITS: Final[list[Construct]] = [
    each for how in ("at least", "at most") for each in _limits(how)
]
