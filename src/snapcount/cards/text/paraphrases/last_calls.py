"""The play that was called last: once more, or the same again."""

# ruff: noqa: E501 – a rule is a line, and reads best as one

from __future__ import annotations

import re
from typing import Final

from snapcount.cards.text.paraphrases.rule import Rule, owner

_THE_LAST: Final = (
    r"(?:(?:a copy of|the same as) )?(?:"
    r"the (?:last|previous) play (?:that )?(?P<who>you|your opponent|the offense|the defense) (?:called|ran|used)(?P<when> this possession)?"
    r"|the play (?:that )?(?P<who2>you) (?:called|ran) on the (?:last|previous) (?:down|play)"
    r"|(?P<whose>your|your opponent's|the offense's|the defense's) (?:last|previous) play(?P<when2> this possession)?)"
)


def _last(found: re.Match[str]) -> str:
    who = found["who"] or found["who2"]
    whose = found["whose"] or ("your" if who.lower() == "you" else f"{who}'s")
    becomes = f"your current play becomes {whose} last play"
    if found["when"] or found["when2"]:
        name = "you" if whose.lower() == "your" else whose.removesuffix("'s")
        return f"if the number of plays {name} called this possession is at least 2, {becomes}"
    return becomes


LAST_CALLS: Final[list[Rule]] = [
    (
        rf"<C>your (?:current |called )?play becomes {_THE_LAST}(?=[.,]| and )",
        _last,
    ),
    (rf"<C>(?:repeat|copy|run|rerun) {_THE_LAST}(?: again)?(?=[.,]| and )", _last),
    (
        r"\b(?P<who>you|your opponent|the offense) called the same play (?:as )?(?:on (?:the|your|their) )?(?:last|previous) (?:down|play)(?=[.,]| and )",
        r"\g<who> called the same play as on the last down",
    ),
    (
        r"\b(?P<who>you|your opponent|the offense) called the same play (?:as (?:your|their) (?:last|previous) play|twice in a row|as last down|again|as the (?:last|previous) play)(?=[.,]| and )",
        r"\g<who> called the same play as on the last down",
    ),
    (
        r"\b(?P<who>you|your opponent|the offense) called a different play (?:than|from) (?:on )?(?:the |your |their )?(?:last|previous) (?:down|play)(?=[.,]| and )",
        r"[\g<who> called a Run or Pass on the last down and \g<who> did not call the same play as on the last down]",
    ),
    (
        r"\bthe (?:called|current) play is the same as (?:the|on the) (?:last|previous) (?:play|down)(?=[.,]| and )",
        "the offense called the same play as on the last down",
    ),
    (
        r"<S>when(?:ever)? (?P<who>you|your opponent|the offense) calls? (?:the same play (?:as )?(?:on )?the (?:last|previous) (?:down|play)|the same play twice in a row), ",
        lambda m: (
            f"Whenever {owner(m['who'])} play is revealed while {m['who']} called the same play as on the last down, "
        ),
    ),
    (
        r"<S>when(?:ever)? (?P<who>you|your opponent|the offense) calls? a different play (?:than|from) (?:on )?the (?:last|previous) (?:down|play), ",
        lambda m: (
            f"Whenever {owner(m['who'])} play is revealed while {m['who']} called a Run or Pass on the last down and {m['who']} did not call the same play as on the last down, "
        ),
    ),
]
