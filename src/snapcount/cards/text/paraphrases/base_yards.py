"""Base yards, of the play at hand and of all plays of a kind (F-10)."""

# ruff: noqa: E501 – a rule is a line, and reads best as one

from __future__ import annotations

import re
from typing import Final

from snapcount.cards.text.paraphrases.rule import Rule

_PLAYS: Final = r"(?P<plays>(?:(?:your|your opponent's|the offense's|each player's) )(?:successful |completed )?(?:<CALL>|plays)|(?:all |each |every )?(?:<CALL>|plays))"
_OF: Final = rf"(?:the )?base yards of {_PLAYS}"
_TIMES: Final = r"(?:x|×|\*|times|multiplied by)"


def _all(words: str) -> str:
    """Whose plays they are; all, where nobody is named."""
    plain = re.sub(r"^(?:all|each|every) ", "", words, flags=re.IGNORECASE)
    if re.match(r"(?:your|the|each)\b", plain, re.IGNORECASE):
        return plain
    return f"all {plain}"


def _changed(found: re.Match[str]) -> str:
    more = found["how"].lower() in ("more", "higher", "greater", "additional", "extra", "increase")
    more = more or found["how"].lower() == "increased"
    n = found["n"]
    return f"the base yards of {_all(found['plays'])} are {'increased' if more else 'reduced'} by {n}{found.groupdict().get('when') or ''}"


def _become(found: re.Match[str]) -> str:
    return f"the base yards of {_all(found['plays'])} become {found['to']}"


def _doubled(found: re.Match[str]) -> str:
    how = "twice" if found["how"].lower() == "doubled" else "half"
    return f"the base yards of {_all(found['plays'])} become {how} the base yards"


_WHEN: Final = r"(?P<when> this (?:down|possession|half|game)| until the end of (?:the|this) (?:down|possession|half|game))?"
_ONE: Final = (
    r"(?:your|your opponent's|the offense's|the|this) (?:current |called )?(?:play|pass|run)"
)

BASE_YARDS: Final[list[Rule]] = [
    (r"\bbase yardage\b", "base yards"),
    # Play Strength x 4
    (
        rf"\b(?:the )?play strength {_TIMES} (<N>)\b(?: instead of (?:(?:the )?play strength )?{_TIMES} (?:5|five))?",
        r"\1 times the Play Strength",
    ),
    (
        rf"\b(<N>) (?:x|×|\*|multiplied by) (?:the )?play strength\b(?: instead of (?:5|five) {_TIMES} (?:the )?play strength| instead of (?:5|five))?",
        r"\1 times the Play Strength",
    ),
    (
        rf"<S>{_PLAYS} gain(?: yards equal to)? (?P<to><N> times the play strength)(?: yards)? instead of [^.]*\.",
        lambda m: f"{_become(m)}.",
    ),
    # Of the play at hand
    (
        rf"\b(?:the )?base yards of {_ONE}(?! plays)\b(?=[^.]*(?:are|becomes?|by|is)\b|\.|,| and | instead)",
        "the base yards",
    ),
    (rf"\b{_ONE}'s base yards\b", "the base yards"),
    (
        r"\bthe base yards are (<N>) (more|higher|greater|less|lower|fewer)\b",
        lambda m: (
            f"the base yards are {'increased' if m[2].lower() in ('more', 'higher', 'greater') else 'reduced'} by {m[1]}"
        ),
    ),
    (
        rf"\b{_ONE} (?:gains?|has) (<N>) (more|additional|extra|fewer|less) base yards\b",
        lambda m: (
            f"the base yards are {'reduced' if m[2].lower() in ('fewer', 'less') else 'increased'} by {m[1]}"
        ),
    ),
    (
        r"<C>(?P<how>add|subtract) (?P<n><N>)(?: yards)? (?:to|from) the base yards(?=[.,]| this )",
        lambda m: (
            f"the base yards are {'increased' if m['how'].lower() == 'add' else 'reduced'} by {m['n']}"
        ),
    ),
    (
        r"<C>(?:the offense's|your opponent's|your) base yards (?P<how>are (?:increased|reduced|decreased) by <N>)(?: yards)?(?: this play| this down| on this play)?(?=[.,])",
        r"the base yards \g<how>",
    ),
    # Of all plays of a kind
    (
        r"<S>(?:on|if it is) (?P<down>(?:1st|2nd|3rd|4th|first|second|third|fourth) down), (?P<rest>the base yards of (?:your|your opponent's|all|the offense's) [^.]*)\.",
        r"While it is \g<down>, \g<rest>.",
    ),
    (
        r"<S>(the base yards of (?:all )?)(<CALL>) (?:and|or) (<CALL>) (?:is|are) (increased|reduced|decreased) by (<N>)(?: yards)?\.",
        r"The base yards of all \2 are \4 by \5. The base yards of all \3 are \4 by \5.",
    ),
    (
        rf"<C>{_OF} (?:is|are) (?P<how>increased|reduced|decreased) by (?P<n><N>)(?: yards)?{_WHEN}",
        _changed,
    ),
    (
        rf"<C>{_OF} (?:is|are) (?P<n><N>)(?: yards)? (?P<how>more|higher|greater|less|lower|fewer){_WHEN}",
        _changed,
    ),
    (
        rf"<C>(?P<how>increase|reduce|decrease) {_OF} by (?P<n><N>)(?: yards)?{_WHEN}",
        _changed,
    ),
    (
        rf"<C>{_PLAYS}' base yards (?:is|are) (?P<how>increased|reduced|decreased) by (?P<n><N>)(?: yards)?{_WHEN}",
        _changed,
    ),
    (
        rf"<C>{_PLAYS} (?:have|gain|get) (?P<n><N>) (?P<how>more|additional|extra|fewer|less) base yards{_WHEN}",
        _changed,
    ),
    (
        rf"<C>{_PLAYS} (?:have|get|has|gets) (?:their|its) base yards (?P<how>increased|reduced|decreased) by (?P<n><N>)(?: yards)?{_WHEN}",
        _changed,
    ),
    (
        rf"<C>{_PLAYS} lose (?P<n><N>) base yards{_WHEN}(?P<how>)",
        _changed,
    ),
    (
        rf"<C>{_PLAYS}' base yards (?:are|become|equal)(?: equal to)? (?P<to><N>(?: times the play strength)?)(?: yards)?(?=[.,]| this | until )",
        _become,
    ),
    (
        rf"<C>{_PLAYS} gain base yards equal to (?P<to><N>(?: times the play strength)?)(?: yards)?(?=[.,]| this | until )",
        _become,
    ),
    (
        rf"<C>{_OF} (?:is|are|equals?|become)(?: equal to)? (?P<to><N> times the play strength)\b",
        _become,
    ),
    (rf"<C>{_OF} (?:is|are|become) (?P<to><N>)(?: yards)?(?=[.,]| this | until )", _become),
    (
        rf"<C>{_PLAYS} have (?:base yards (?:of|equal to)|a base of) (?P<to><N>(?: times the play strength)?)(?: yards)?(?=[.,]| this | until )",
        _become,
    ),
    (rf"<C>{_OF} are (?P<how>doubled|halved)\b", _doubled),
    (rf"<C>{_PLAYS}' base yards are (?P<how>doubled|halved)\b", _doubled),
    (
        rf"<C>(?P<how>double|halve) {_OF}(?=[.,]| this | until )",
        lambda m: (
            f"the base yards of {_all(m['plays'])} become {'twice' if m['how'].lower() == 'double' else 'half'} the base yards"
        ),
    ),
]
