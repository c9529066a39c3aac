"""How questions are declared: once, and said of what is so and of what is not.

    asks(Called, "{who:Who[p]} ~called {calls:ACallNoun}")

makes `you called a Run play`, `your opponent has called …` and, with `Not`, `you did not call …`.
A verb after `~` is the one that is printed: in the past tense nothing else is read than what is
over (`called`, `has called`), in the present tense both (`gains`, `gained`, `has gained`).
`Asked` is what is so; `Denied` holds what is said not to be.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, Final

import msgspec

from snapcount.cards.language.kernel.construct import WHOLE, Construct, Guard, View, construct
from snapcount.cards.language.kernel.moods import participle, past, third
from snapcount.cards.language.meaning.normal import opposite
from snapcount.cards.nouns import Not

PERSON: Final = {"p": ("base", "third")}

OPPOSITE: Final = View(
    "opposite",
    build=opposite,
    match=lambda asked: asked.condition if isinstance(asked, Not) else None,
)

_VERB: Final = re.compile(r"~(\w+)")
_BE: Final[dict[str, dict[str, tuple[str, ...]]]] = {
    "is": {"third": ("is", "was"), "base": ("are", "were")},
    "was": {"third": ("was", "is", "has been"), "base": ("were", "are", "have been")},
    "are": {"third": ("are", "were"), "base": ("are", "were")},
    "be": {"third": ("is", "was", "has been"), "base": ("are", "were", "have been")},
    "been": {"third": ("was", "has been"), "base": ("were", "have been")},
}
"""`~be` is said of what became of something, which may be over: `has been stopped`; `~been` of what
is over."""

_BY_THEN: Final = "[now|then|still|also]"
"""A condition is asked when its turn comes, and beside others, which these say again."""

_KNOWN: Final = (
    "attempt become begin belong call catch commit complete contain control cost defend designate"
    " discard draw earn end energize equal exceed exhaust fail fall force fumble gain get go have"
    " hold include intercept kick lead list lose make match miss need outnumber play punt receive"
    " result run score show spend start stop succeed surpass tackle take throw trail use"
)
_BY_FORM: Final = {
    form: (base, tense)
    for base in _KNOWN.split(" ")
    for form, tense in ((third(base), "present"), (past(base), "past"))
}


BEING: Final = {
    person: tuple(
        dict.fromkeys(f"({'|'.join(forms[person])}) {_BY_THEN} " for forms in _BE.values())
    )
    for person in PERSON["p"]
}
"""How a question begins that says what somebody is."""


def _not_been(form: str) -> str:
    """`is not`, `is still not`; `has not been`."""
    have, _, been = form.partition(" ")
    return f"{have} not {been}" if been else f"{form} {_BY_THEN} not"


def _said(verb: str, person: str, so: bool) -> str:
    if verb in _BE:
        forms = list(_BE[verb][person])
        if so:
            return f"({'|'.join(forms)}) {_BY_THEN}"
        return "(" + "|".join(_not_been(each) for each in forms) + ")"
    base, tense = _BY_FORM[verb]
    now = third(base) if person == "third" else base
    do, have = ("does", "has") if person == "third" else ("do", "have")
    if base == "have":
        have = ""
    done = participle(base)
    over = [past(base), f"{have} {done}"] if have else [past(base)]
    if so:
        forms = [now, *over] if tense == "present" else over
    else:
        over = [f"did not {base}", f"{have} not {done}"] if have else [f"did not {base}"]
        forms = [f"{do} not {base}", *over] if tense == "present" else over
    asked = f"({'|'.join(forms)})"
    return f"{_BY_THEN} {asked}" if base == "have" else asked


def supposed_forms() -> dict[str, str]:
    """How a question in the present tense says its verb, with the bare form of that verb."""
    forms = {
        _said(be, person, so=True): f"be {_BY_THEN}"
        for be in _BE
        if be != "been"
        for person in PERSON["p"]
    }
    for base, tense in _BY_FORM.values():
        if tense == "present":
            for person in PERSON["p"]:
                forms[_said(third(base), person, so=True)] = base
    return forms


def asks(
    node: type[msgspec.Struct] | None,
    *templates: str,
    views: Mapping[str, View] | None = None,
    only: Guard | None = None,
    features: Mapping[str, tuple[str, ...]] | None = None,
    category: str = "",
    printed: bool = True,
    **fixed: Any,
) -> list[Construct]:
    """Declare a question in both its forms; templates without a verb are only said of what is so.

    `category`: where else than in `Asked` and `Denied` it is (`AskedX`, `DeniedX`).
    """
    made: list[Construct] = []
    for person in PERSON["p"] if any("[p]" in each for each in templates) else ("third",):
        for so, kind in ((True, "Asked"), (False, "Denied")):
            said = [
                _VERB.sub(lambda found, so=so, person=person: _said(found[1], person, so), each)  # type: ignore[misc]
                for each in templates
                if so or "~" in each
            ]
            if said:
                made += construct(
                    f"{kind}{category}",
                    node,
                    said[0],
                    said[1:],
                    views=views,
                    only=only,
                    features={**(features or {}), "p": (person,)},
                    printed=printed,
                    **fixed,
                )
    return made


def seen(said: str, view: View, into: str = "") -> list[Construct]:
    """Declare that what is asked in other categories (`AskedX`, `DeniedX`) is asked here."""
    return [
        each
        for kind in ("Asked", "Denied")
        for each in construct(
            f"{kind}{into}", None, "{=:" + f"{kind}{said}" + "}", views={WHOLE: view}
        )
    ]
