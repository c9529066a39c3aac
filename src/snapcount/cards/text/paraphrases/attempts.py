"""Field goals as occasions: when one is attempted, made or missed, and what becomes of it."""

# ruff: noqa: E501 – a rule is a line, and reads best as one

from __future__ import annotations

import re
from typing import Final

from snapcount.cards.text.paraphrases.rule import Rule

_KICKS: Final = r"(?P<deed>attempts?|kicks?|tries|try|misse?s?|makes?)"
_ALSO: Final = r"(?:,? (?:and|if|while) (?P<also>[^.]*))?(?=\.)"


def _attempted(found: re.Match[str]) -> str:
    """A timing line about somebody's field goal: the timing point, whose it is, how it stands."""
    who = found["who"].lower()
    parts = []
    if who in ("you", "your"):
        parts.append("you are on offense")
    elif who.startswith("your opponent"):
        parts.append("you are on defense")
    deed = found["deed"].lower()
    if deed.startswith("mis") or deed in ("no good", "missed"):
        parts.append("the field goal is no good")
    elif deed.startswith("ma") or deed == "good":
        parts.append("the field goal is good")
    if found["also"]:
        parts.append(found["also"])
    head = found["head"].split(" ")[0]
    return f"{head} only when a field goal is attempted" + f" if {' and '.join(parts)}" * bool(
        parts
    )


def _changed(found: re.Match[str]) -> str:
    more = found["how"].lower() in ("add", "increase", "increased", "raised")
    whose = (
        "your"
        if found["who"].lower() in ("you", "your")
        else f"{found['who'].removesuffix(chr(39) + 's')}'s"
    )
    way = "increased" if more else "reduced"
    return (
        f"The Grit of {whose} field goals is {way} by {found['n']} this {found['when'] or 'down'}"
    )


def _unless(found: re.Match[str]) -> str:
    """`… . They may spend a timeout to cancel this effect`: else it happens."""
    who = "your opponent" if found["who"].lower() == "they" else found["who"]
    price = re.sub(r"\\b(?:spend|use) a timeout", "lose 1 timeout", found["price"], flags=re.I)
    done = found["done"][:1].lower() + found["done"][1:]
    return f"{who[:1].upper()}{who[1:]} may {price}. If they do not, {done}."


_HEAD: Final = r"<S>(?P<head>(?:play|exhaust|use)(?: only)?)"

ATTEMPTS: Final[list[Rule]] = [
    (
        rf"{_HEAD} (?:when|whenever|after|if|as|immediately after) (?P<who>your opponent|you|the offense|a player|either player) (?:has |have )?{_KICKS} a field goal{_ALSO}",
        _attempted,
    ),
    (
        rf"{_HEAD} (?:when|whenever|after|if) (?P<who>your opponent's|your|the offense's|a|the) field goal(?: attempt)? (?:is|was|would be) (?P<deed>missed|no good|good|attempted|kicked){_ALSO}",
        _attempted,
    ),
    (
        rf"{_HEAD} (?:during|on) (?P<who>your opponent's|your|the offense's|a|any) field goal(?P<deed>) attempt{_ALSO}",
        _attempted,
    ),
    (
        r"\b(?:the offense|your opponent|you|they) (?:must )?determines? (?:the )?grit(?: value)? again(?: for (?:the|that|your|this|their) (?:field goal|kick)(?: attempt)?)?(?:,? and (?:must )?uses? the new (?:grit )?(?:value)?)?",
        "kick again",
    ),
    (
        r"\bdetermine (?:the )?grit(?: value)? again for (?:the|that|your|this|their) (?:field goal|kick)(?: attempt)?(?:,? and (?:must )?use the new (?:grit )?(?:value)?)?",
        "kick again",
    ),
    (
        r"\bdetermine (?:the )?grit(?: value)? again(?:\.|,? and) (?:you must )?use the new (?:grit )?value(?: instead)?(?=\.)",
        "kick again",
    ),
    (
        r"<S>(?P<done>[^.:]*)\. (?P<who>they|your opponent|the offense|the defense) may (?P<price>(?:spend|use) a timeout|discard [^.]*?) to cancel this(?: effect| card)?\.",
        _unless,
    ),
    (
        r"<S>(?P<who>your opponent's|your|the offense's) (?:next )?field goal(?: attempt)? has its grit (?P<how>reduced|increased) by (?P<n><N>)(?: this (?P<when>down|possession|half))?(?=\.)",
        _changed,
    ),
    (
        r"<S>if (?P<who>your opponent|you|the offense) attempts? a field goal this (?P<when>down|possession|half), (?P<how>add|subtract) (?P<n><N>) (?:to|from) the grit(?: value)?(?=\.)",
        _changed,
    ),
    (
        r"<S>if (?P<who>your opponent|you|the offense) attempts? a field goal this (?P<when>down|possession|half), (?P<how>increase|reduce|decrease) the grit(?: value)? by (?P<n><N>)(?=\.)",
        _changed,
    ),
    (
        r"<S>if (your opponent|you|the offense) attempts? a field goal this (down|possession|half), (?:it|the field goal|the kick) is (no good|good)(?=\.)",
        lambda m: (
            f"{'Your' if m[1].lower() == 'you' else m[1][:1].upper() + m[1][1:] + chr(39) + 's'} field goals are {m[3]} this {m[2]}"
        ),
    ),
    (
        r"<C>(<WHOSE> )?field goals may be (?:attempted|tried|kicked) as if the ball were (<N>) yards (closer|nearer|farther|further)(?: (?:to|from) the end zone)?",
        lambda m: (
            f"{m[1] or 'each player' + chr(39) + 's '}field goals count as {m[2]} yards {'nearer' if m[3].lower() in ('closer', 'nearer') else 'farther'}"
        ),
    ),
]

OF_THE_KICK: Final = (
    (
        r"\b(?:increase or (?:decrease|reduce) the grit(?: value)?|the grit(?: value)? is increased or (?:decreased|reduced)) by (\w+)(?:,? \(?(?:you choose|your choice)\)?)?(?=\.)",
        r"choose one: • The Grit of the offense's field goals is increased by \1 this down. • The Grit of the offense's field goals is reduced by \1 this down",
    ),
    (r"\bdetermine (?:the )?grit(?: value)? again(?=\.)", "kick again"),
    (
        r"\badd (\w+) to the grit(?: value)?(?=\.)",
        r"the Grit of the offense's field goals is increased by \1 this down",
    ),
    (
        r"\bsubtract (\w+) from the grit(?: value)?(?=\.)",
        r"the Grit of the offense's field goals is reduced by \1 this down",
    ),
    (
        r"\bincrease the grit(?: value)? by (\w+)(?=\.)",
        r"the Grit of the offense's field goals is increased by \1 this down",
    ),
    (
        r"\b(?:reduce|decrease) the grit(?: value)? by (\w+)(?=\.)",
        r"the Grit of the offense's field goals is reduced by \1 this down",
    ),
    (
        r"\bthe grit(?: value)? is (increased|decreased|reduced) by (\w+)(?=\.)",
        r"the Grit of the offense's field goals is \1 by \2 this down",
    ),
    (r"\b(?:it|the kick|the attempt) is (no good|good)(?=\.)", r"the field goal is \1"),
)
"""On a card that is played at a field goal, the Grit is that of the kick (R-30)."""

OWN_GRIT: Final = re.compile(r"\bdetermine (?:the )?grit\b(?!(?: value)? again\b)", re.IGNORECASE)
"""A Grit that the card itself determines is not that of the kick."""
