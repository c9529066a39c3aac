"""What players do, in every ordinary wording, and the words that the grammar has for it.

A deed is a verb phrase behind whoever does it. `{}` in the grammar's words stands for the ending of
the third person, which the doer decides: `you gain`, `your opponent gains`.
"""

# ruff: noqa: E501 – a rule is a line, and reads best as one

from __future__ import annotations

import re
from typing import Final

_GET: Final = r"(?:get|gain|earn|make|achieve|pick up|secure|reach|record)"
_KICK: Final = r"field goal(?: attempts?)?"

DEEDS: Final[tuple[tuple[str, str], ...]] = (
    (
        r"(?:score|make|get|record) a touchdown|find the end zone|reach the end zone",
        "score{} a touchdown",
    ),
    (rf"{_GET} (?:a|another|the) (?:new )?first down|move the chains", "gain{} a first down"),
    (
        rf"(?:make|convert|hit|complete|nail|score|connect on) an? {_KICK}|kick an? (?:good|successful) {_KICK}",
        "make{} a field goal",
    ),
    (
        rf"miss an? {_KICK}|fail (?:to make|to convert|on) an? {_KICK}|kick a missed {_KICK}",
        "miss{} a field goal",
    ),
    (r"(?:score|get|record) a safety", "score{} a safety"),
    (
        r"punt(?: the ball| it away| the ball away)?|(?:make|kick) a punt|(?:choose|decide|elect) to punt(?: the ball)?",
        "make{} a punt",
    ),
    (
        r"(?:call|use|spend|take|burn) (?:a|one of (?:your|their)) (?:timeouts?|time outs?)",
        "spend{} a timeout",
    ),
    (
        r"(?:call|use|make) an audible(?: effect)?|audible(?: the play| a play| out of a play)?",
        "use{} an audible",
    ),
    (r"fumble(?: the ball)?|lose (?:a fumble|the ball on a fumble)", "fumble{}"),
    (r"throw an interception|(?:have|throw) a pass intercepted", "throw{} an interception"),
    (r"turn the ball over on downs|commit a turnover on downs", "turn{} the ball over on downs"),
    (r"(?:play|use) an? action card(?: from (?:your|their) hand)?", "play{} an Action card"),
    (r"(?:play|use) an? gridiron(?: card)?", "play{} a Gridiron card"),
    (r"(?:play|use|attach) an? power[- ]?up(?: card)?", "play{} a Power Up"),
    (r"(?:play|attach|use) an? superstar(?: card)?", "play{} a Superstar"),
    (
        r"(?:use|activate) an? (?:exhaust ability|exhaust effect|player's exhaust ability)",
        "use{} an Exhaust ability",
    ),
    (r"draw an? (?:extra |additional )?action card", "draw{} an Action card"),
    (r"draw an? (?:extra |additional )?play card", "draw{} a Play card"),
    (
        r"discard an action card(?: from (?:your|their) hand| from hand)?",
        "discard{} an Action card",
    ),
    (r"discard a play card(?: from (?:your|their) hand| from hand)?", "discard{} a Play card"),
    (r"draw (?:a card|any card)", "draw{} a card"),
    (r"discard (?:a card|any card)(?: from (?:your|their) hand)?", "discard{} a card"),
)
"""Verb phrases in the bare form, and what stands for them."""

_FORMS: Final = (
    ("passes", "pass"), ("misses", "miss"), ("reaches", "reach"), ("attaches", "attach"),
    ("catches", "catch"), ("has", "have"),
)  # fmt: skip


def bare(words: str) -> str:
    """A verb phrase in the bare form: `gets a first down` is `get a first down`."""
    verb, _, rest = words.partition(" ")
    low = verb.lower()
    for third, first in _FORMS:
        if low == third:
            low = first
            break
    else:
        low = low[:-1] if low.endswith("s") and not low.endswith("ss") else low
    return f"{low} {rest}".rstrip()


_COMPILED: Final[list[tuple[re.Pattern[str], str]]] = []


def deed(words: str) -> str | None:
    """The grammar's words for a verb phrase in the bare form, with `{}` behind the verb."""
    if not _COMPILED:
        _COMPILED.extend((re.compile(pattern, re.IGNORECASE), into) for pattern, into in DEEDS)
    for pattern, into in _COMPILED:
        if pattern.fullmatch(words):
            return into
    return None


def does(who: str, words: str) -> str:
    """`you gain …`, `your opponent gains …`."""
    verb = words.partition("{}")[0]
    third = (
        ""
        if who.lower() in ("you", "they", "both players")
        else "es"
        if verb.endswith("miss")
        else "s"
    )
    return f"{who} {words.replace('{}', third)}"
