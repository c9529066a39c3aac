"""Deeds: verb phrases of whoever does them, declared once and said in every mood.

    deed(Draw, "~draw {count:Cards[deck]}", features=DECKS, deck="$deck")

makes `draw two Action cards`, `draws …` and `drawing …`. Who does it is `DOER` until the sentence
says who; `sentences` has the moods themselves (w draws, w may draw, instead of drawing). What is
waited for or asked about afterwards is in `verbs`, in the same notation.

The form is a feature of the frame too: `{:Own[form]}` is `your` in what you do and `their` in what
others do, so that a deed speaks of nobody's cards but the doer's.
"""

from __future__ import annotations

import functools
import re
from collections.abc import Callable, Mapping
from typing import Any, Final

import msgspec

from snapcount.cards.language.kernel.construct import Construct, Guard, View, construct, only_read
from snapcount.cards.language.kernel.doers import DOER

FORMS: Final = ("base", "bare", "third", "gerund")
"""`draw`, as you do it or may do it; `draw`, as others may or must; `draws`; `drawing`."""

YOURS: Final = ("base", "gerund")
"""The forms of what only the player does whose text it is."""

_VERB: Final = re.compile(r"~(\w+)")
_SYNONYMS: Final = {
    "choose": ("choose", "pick"),
    "cancel": ("cancel", "wipe out"),
    "discard": ("discard", "toss", "ditch", "dump", "throw away", "throw out", "get rid of"),
    "earn": ("earn", "achieve", "reach", "record"),
    "look": ("look", "peek", "have a look", "take a look"),
    "take": ("take", "grab"),
    "reveal": ("reveal", "show"),
    "put": ("put", "place", "slide", "stick", "tuck"),
}
"""Verbs that mean the same wherever one of them stands; the first is printed."""

_CHOSEN: Final = frozenset({"exhaust", "energize"})
"""What is done to some who are chosen for it: `chooses and exhausts` says so."""

_OWN: Final = {"your": {"base": "your", "bare": "their", "third": "their"}}
"""`~your` is the doer's own: you change your play, others change theirs."""

_THIRD: Final = {"have": "has", "do": "does", "be": "is"}
_PAST: Final = {
    # What is not made with -ed: the past tense, and the participle where it is another
    "be": ("was", "been"),
    "become": ("became", "become"),
    "begin": ("began", "begun"),
    "catch": ("caught",),
    "choose": ("chose", "chosen"),
    "draw": ("drew", "drawn"),
    "fall": ("fell", "fallen"),
    "flip": ("flipped",),
    "get": ("got", "gotten"),
    "give": ("gave", "given"),
    "go": ("went", "gone"),
    "have": ("had",),
    "hold": ("held",),
    "lead": ("led",),
    "lose": ("lost",),
    "make": ("made",),
    "put": ("put",),
    "run": ("ran", "run"),
    "spend": ("spent",),
    "take": ("took", "taken"),
    "throw": ("threw", "thrown"),
}
_DOUBLED: Final = frozenset({"stop", "control", "cancel", "commit"})
_GERUND: Final = {
    "commit": "committing",
    "put": "putting",
    "be": "being",
    "flip": "flipping",
    "let": "letting",
    "get": "getting",
    "have": "having",
    "swap": "swapping",
}


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


def past(verb: str) -> str:
    """`discarded`, `scored`, `stopped`, `threw`."""
    if verb in _PAST:
        return _PAST[verb][0]
    if verb in _DOUBLED:
        return f"{verb}{verb[-1]}ed"
    if verb.endswith("y") and verb[-2] not in "aeiou":
        return f"{verb[:-1]}ied"
    return f"{verb}d" if verb.endswith("e") else f"{verb}ed"


def participle(verb: str) -> str:
    """`discarded`, `scored`, `stopped`, `thrown`."""
    return _PAST[verb][-1] if verb in _PAST else past(verb)


_TURNED: Final[Mapping[str, Callable[[str], str]]] = {
    "third": third,
    "gerund": gerund,
    "past": past,
    "participle": participle,
}


def inflected(frame: str, form: str) -> str:
    """A frame with each of its verbs in that form."""
    return _VERB.sub(lambda found: _turned(found[1], form), frame)


@functools.cache
def _turned(verb: str, form: str) -> str:
    """The verb, or one that means the same; what goes with it (`throw away`) stays."""
    if verb in _OWN:
        return _OWN[verb].get(form, "(your|their)")
    turn: Callable[[str], str] = _TURNED.get(form, str)
    said = []
    for each in _SYNONYMS.get(verb, (verb,)):
        word, _, rest = each.partition(" ")
        said.append(f"{turn(word)} {rest}".rstrip())
    if verb.lower() in _CHOSEN:
        said.append(f"{turn('choose')} and {turn(verb)}")
    return said[0] if len(said) == 1 else f"({'|'.join(said)})"


def deed(
    node: type[msgspec.Struct] | None,
    frame: str,
    *others: str,
    category: str = "Deed",
    forms: tuple[str, ...] = FORMS,
    views: Mapping[str, View] | None = None,
    only: Guard | None = None,
    features: Mapping[str, tuple[str, ...]] | None = None,
    **fixed: Any,
) -> list[Construct]:
    """Declare a verb phrase in all its forms; what has a doer is done by `DOER`.

    Without a node, the value is `fixed` or that of the part named `=`, as in `construct`.
    """
    if node is not None and "who" in node.__struct_fields__ and "{who:" not in frame:
        fixed.setdefault("who", DOER)
    made: list[Construct] = []
    for form in forms:
        frames = [inflected(each, form) for each in (frame, *others)]
        made += construct(
            f"{category}[{form}]",
            node,
            frames[0],
            frames[1:],
            views=views,
            only=only,
            features={**(features or {}), "form": (form,)},
            **fixed,
        )
    return made


def deed_read(*frames: Any, **having: Any) -> list[Construct]:
    """Declare a verb phrase that is only read: there are better words for what it says."""
    return only_read(deed(*frames, **having))


PREDICATES: Final = ("third", "bare")
"""The forms of what is said of the play: it becomes stopped; have it become stopped."""


def predicate(
    category: str, node: type[msgspec.Struct], *frames: str, **having: Any
) -> list[Construct]:
    """Declare what is said of the play of this down after its subject."""
    return deed(node, *frames, category=category, forms=PREDICATES, **having)
