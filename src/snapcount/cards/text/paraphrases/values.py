"""Grit and Strength: determined anew, one of several values, more or less as one chooses."""

# ruff: noqa: E501 – a rule is a line, and reads best as one

from __future__ import annotations

import re
from typing import Final

from snapcount.cards.text.paraphrases.rule import Rule

_VALUE: Final = r"the (?P<what>grit|play strength)(?: value)?"
_LESS: Final = r"(?:decreased?|reduced?|lower(?:ed)?)"
_AGAIN: Final = r"(?:(?:attempt|kick|try) (?:it|the field goal|that field goal|the kick) again|kick again|retry (?:it|the kick))"


def one_of_values(found: re.Match[str]) -> str:
    """`the Grit is 0 or 9`, `is 1, 3 or 5`: any of them; neighbours are a range."""
    what = found["what"]
    values = sorted({int(digit) for digit in re.findall(r"\d", found["values"])})
    if values == list(range(values[0], values[-1] + 1)):
        return f"{what} is {values[0]}-{values[-1]}"
    return "[" + " or ".join(f"{what} is {value}" for value in values) + "]"


def either_way(found: re.Match[str]) -> str:
    """`… is increased or decreased by 2`: whoever's effect it is chooses."""
    what, by = found["what"], found["n"]
    return f"Choose one: • Increase the {what} by {by}. • Reduce the {what} by {by}."


VALUES_OF: Final[list[Rule]] = [
    (
        r"(?P<what>\bthe (?:grit(?: value)?|play strength)) is (?:either |exactly )?(?P<values>\d(?:, \d)*,? or \d)(?![-\d]| or | yards)",
        one_of_values,
    ),
    (
        rf"<S>{_VALUE} is increased or {_LESS} by (?P<n><N>)(?:,? (?:you choose|your choice|as you choose|of your choice))?\.",
        either_way,
    ),
    (
        rf"<S>(?:you may )?increase or {_LESS} {_VALUE} by (?P<n><N>)(?:,? (?:you choose|your choice|as you choose))?\.",
        lambda m: (
            f"You may either increase the {m['what']} by {m['n']} or reduce the {m['what']} by {m['n']}."
            if m[0].lower().startswith("you may")
            else either_way(m)
        ),
    ),
    (
        rf"<S>(?P<may>you may )?add (?P<n><N>) to or subtract (?P=n) from {_VALUE}\.",
        lambda m: (
            f"You may either increase the {m['what']} by {m['n']} or reduce the {m['what']} by {m['n']}."
            if m["may"]
            else either_way(m)
        ),
    ),
    # Field goals that are kicked again
    (
        r"<S>(?P<head>play|exhaust|use) only (?:immediately )?after (?:the )?grit(?: value)? (?:is|was|has been) determined for (?P<whose>your opponent's|your|the offense's|an?|any) field goal(?: attempt)?(?: if (?P<also>[^.]*))?(?=\.)",
        lambda m: (
            f"{m['head']} only when {m['whose'] if m['whose'].lower().endswith('r') or m['whose'].endswith('s') else 'a'} field goal is attempted{' if ' + m['also'] if m['also'] else ''}"
        ),
    ),
    (
        r"<S>if your field goal(?: attempt)? would (?:miss|be missed|be no good)( this (?:down|possession|half|game))?, determine (?:the )?grit(?: value)? again(?:,? and use the new (?:grit )?(?:value)?)?(?: instead)?\.",
        lambda m: (
            f"The next time your field goal would be missed{m[1] or ' this down'}, kick again."
        ),
    ),
    (
        rf"<S>if your field goal(?: attempt)? (?:is missed|misses|is no good|would miss|would be missed)( this (?:down|possession|half|game))?, (?P<may>you may )?{_AGAIN}\.",
        lambda m: (
            f"The next time your field goal would be missed{m[1] or ' this down'}, {m['may'] or ''}kick again."
        ),
    ),
    (
        rf"<S>if (?:it|the field goal|the kick|the attempt|this field goal)(?: attempt)? (?:is missed|misses|is no good|would miss|would be missed)(?: this down)?, (?P<may>you may )?{_AGAIN}\.",
        r"The next time a field goal would be missed this down, \g<may>kick again.",
    ),
    (
        r"\bdetermine (?:the )?grit(?: value)? again(?:\.|,? and) use the new (?:grit )?(?:value|grit|result) for (?:this|the|that|your) (?:kick|field goal)(?: attempt)?(?=\.)",
        "kick again",
    ),
    # Grit whenever it is determined
    (
        r"<S>(?P<how>add|subtract) (?P<n><N>) (?:to|from) (?:the|any|each) grit(?: value)? (?:when(?:ever)?|each time|every time) (?P<who>you|your opponent|the offense|the defense) determines? (?:a |the )?grit(?: value)?(?: (?:while |when )?on (?P<side>offense|defense))?\.",
        lambda m: _every_grit(m, "add"),
    ),
    (
        r"<S>(?P<how>increase|reduce|decrease) (?:the|any|each) grit(?: value)? by (?P<n><N>) (?:when(?:ever)?|each time|every time) (?P<who>you|your opponent|the offense|the defense) determines? (?:a |the )?grit(?: value)?(?: (?:while |when )?on (?P<side>offense|defense))?\.",
        lambda m: _every_grit(m, "increase"),
    ),
    (
        r"<S>when(?:ever)? (?P<who>you|your opponent|the offense|the defense) determines? (?:a |the )?grit(?: value)?(?: (?:while |when )?on (?P<side>offense|defense))?, (?P<how>add|subtract) (?P<n><N>) (?:to|from) (?:it|the grit|that grit)(?: value)?\.",
        lambda m: _every_grit(m, "add"),
    ),
    (
        r"<S>(?P<whose>your|your opponent's|the offense's) grit(?: values?)? (?:is|are) (?P<how>increased|reduced|decreased|lowered|raised) by (?P<n><N>) (?:when(?:ever)?|if|each time) (?:you|they|your opponent|the offense) (?P<kick>punts?|(?:attempts?|kicks?|tries|try) (?:a )?field goals?|kicks?)(?P<when> this (?:down|possession|half|game))?\.",
        lambda m: (
            f"The Grit of {m['whose']} {_kick(m['kick'])} is {m['how']} by {m['n']}{m['when'] or ''}."
        ),
    ),
    (
        r"<S>(?:all )?grit values (?:for|of|on) (?P<whose>your |your opponent's |the offense's |all |each player's )?(?P<kick>field goals|punts|kicks) (?:is|are) (?P<how>increased|reduced|decreased|lowered|raised) by (?P<n><N>)(?=[.]| this | until )",
        lambda m: f"The Grit of {_owner(m['whose'])} {m['kick']} is {m['how']} by {m['n']}",
    ),
    (
        r"<S>(?P<whose>your |your opponent's |the offense's |all |each player's )?(?P<kick>field goals|punts|kicks) have their grit(?: values?)? (?P<how>increased|reduced|decreased|lowered|raised) by (?P<n><N>)(?=[.]| this | until )",
        lambda m: f"The Grit of {_owner(m['whose'])} {m['kick']} is {m['how']} by {m['n']}",
    ),
    (
        r"<S>(?P<how>increase|reduce|decrease) the grit(?: value)? of (?:this|the) field goal(?: attempt)? by (?P<n><N>)(?=\.)",
        lambda m: (
            f"The Grit of the offense's field goals is {'increased' if m['how'].lower() == 'increase' else 'reduced'} by {m['n']} this down"
        ),
    ),
    (
        r"<S>(?P<how>add|subtract) (?P<n><N>) (?:to|from) the grit(?: value)? of (?:this|the) field goal(?: attempt)?(?=\.)",
        lambda m: (
            f"The Grit of the offense's field goals is {'increased' if m['how'].lower() == 'add' else 'reduced'} by {m['n']} this down"
        ),
    ),
]


def _owner(words: str | None) -> str:
    said = (words or "").strip()
    return "each player's" if said.lower() in ("", "all") else said


def _kick(words: str) -> str:
    said = words.lower()
    return "punts" if said.startswith("punt") else "field goals" if "goal" in said else "kicks"


def _every_grit(found: re.Match[str], more: str) -> str:
    whose = "your" if found["who"].lower() == "you" else f"{found['who']}'s"
    way = "increased" if found["how"].lower() == more else "reduced"
    while_on = (
        f"While {found['who']} {'are' if whose == 'your' else 'is'} on {found['side']}, "
        if found["side"]
        else ""
    )
    return f"{while_on}{whose} Grit values are {way} by {found['n']}."
