"""Deeds: verb phrases of whoever does them, declared once and said in every mood.

    deed(Draw, "~draw {count:Cards[deck]}", features=DECKS, deck="$deck")

makes `draw two Action cards`, `draws …` and `drawing …`. Who does it is `DOER` until the sentence
says who; `sentences` has the moods themselves (w draws, w may draw, instead of drawing).
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, Final

import msgspec

from snapcount.cards.language.construct import Construct, Guard, View, construct
from snapcount.cards.language.people import DOER

FORMS: Final = ("base", "third", "gerund")
_VERB: Final = re.compile(r"~(\w+)")
_THIRD: Final = {"have": "has", "do": "does", "be": "is"}
_GERUND: Final = {"put": "putting", "be": "being", "flip": "flipping", "let": "letting"}


def third(verb: str) -> str:
    """`draws`, `discards`, `searches`, `tries`."""
    if verb in _THIRD:
        return _THIRD[verb]
    if verb.endswith(("s", "sh", "ch", "x", "z", "o")):
        return f"{verb}es"
    if verb.endswith("y") and verb[-2] not in "aeiou":
        return f"{verb[:-1]}ies"
    return f"{verb}s"


def gerund(verb: str) -> str:
    """`drawing`, `choosing`, `putting`."""
    if verb in _GERUND:
        return _GERUND[verb]
    if verb.endswith("e") and not verb.endswith("ee"):
        return f"{verb[:-1]}ing"
    return f"{verb}ing"


def inflected(frame: str, form: str) -> str:
    """A frame with each of its verbs in that form."""
    turn = {"base": str, "third": third, "gerund": gerund}[form]
    return _VERB.sub(lambda found: turn(found[1]), frame)


def deed(
    node: type[msgspec.Struct],
    frame: str,
    *others: str,
    category: str = "Deed",
    views: Mapping[str, View] | None = None,
    only: Guard | None = None,
    features: Mapping[str, tuple[str, ...]] | None = None,
    **fixed: Any,
) -> list[Construct]:
    """Declare a verb phrase in all its forms; what has a doer is done by `DOER`."""
    if "who" in node.__struct_fields__ and "{who:" not in frame:
        fixed.setdefault("who", DOER)
    made: list[Construct] = []
    for form in FORMS:
        frames = [inflected(each, form) for each in (frame, *others)]
        made += construct(
            f"{category}[{form}]",
            node,
            frames[0],
            frames[1:],
            views=views,
            only=only,
            features=features,
            **fixed,
        )
    return made
