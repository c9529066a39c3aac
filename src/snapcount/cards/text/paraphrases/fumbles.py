"""Fumbles and interceptions said in short: that cannot happen, are cancelled, or are recovered."""

# ruff: noqa: E501 – a rule is a line, and reads best as one

from __future__ import annotations

import re
from typing import Final

from snapcount.cards.text.paraphrases.rule import Rule

_KINDS: Final = r"(?P<kinds>(?:fumbles|interceptions|live ball turnovers)(?:(?:,? and |,? or )(?:fumbles|interceptions))?)"
_WHEN: Final = r"(?P<when> (?:this (?:down|possession|half|game)|until the end of (?:the|this) (?:down|possession|half|game)|while [^.,]*))?"
_NOT: Final = r"(?:cannot|can't|can not|may not|do not|does not)"
_NO: Final = "cancel the live ball turnover"


def _occasion(kind: str, who: str = "") -> str:
    """`a fumble would happen`, `you would fumble`."""
    fumble = "fumble" in kind.lower()
    if who:
        return f"{who} would {'fumble' if fumble else 'throw an interception'}"
    if "turnover" in kind.lower():
        return "a live ball turnover would happen"
    return f"{'a fumble' if fumble else 'an interception'} would happen"


def _never(found: re.Match[str]) -> str:
    """`Fumbles and interceptions cannot happen`."""
    kinds = re.split(r",? (?:and|or) ", found["kinds"])
    when = found["when"] or ""
    return ". ".join(f"Whenever {_occasion(kind)}{when}, {_NO}" for kind in kinds)


def _never_by(found: re.Match[str]) -> str:
    """`You cannot fumble or throw interceptions`; what the opponent cannot cause is one's own."""
    who, deeds, when = found["who"].lower(), found["deeds"].lower(), found["when"] or ""
    causes = re.match(r"(?:cause|force|intercept)", deeds) is not None
    victim = who
    if causes:
        victim = {"you": "your opponent", "your opponent": "you"}.get(who, "the offense")
    if victim in ("players", "each player", "the offense", "neither player", "a player"):
        victim = ""
    kinds = [kind for kind in ("fumble", "intercept") if kind in deeds]
    if "turnover" in deeds:
        kinds = ["turnover"]
    if victim and kinds == ["turnover"]:
        kinds = ["fumble", "intercept"]
    return ". ".join(f"Whenever {_occasion(kind, victim)}{when}, {_NO}" for kind in kinds)


def _in_it(found: re.Match[str]) -> str:
    """What would happen is cancelled in its stead, not the next time that it would."""
    before = found.string[: found.start()]
    sentence = re.search(
        r"\bwould (?:fumble|throw|be intercepted|happen|cause|force)[^\n]*$", before
    )
    return _NO if sentence is not None else found[0]


def _either_range(found: re.Match[str]) -> str:
    """`the Grit is 3-4 or 6-7`: a range, or another."""
    spans = re.split(r", or |, | or ", found["spans"])
    if len(spans) == 2 and all(re.fullmatch(r"\d", each) for each in spans):
        low, high = sorted(int(each) for each in spans)
        if high == low + 1:
            return f"{found['is']} {low}-{high}"
    return " or ".join(f"{found['is']} {each}" for each in spans)


_DEEDS: Final = (
    r"(?P<deeds>fumble(?: the ball)?(?: or (?:throw (?:an interception|interceptions)|be intercepted))?"
    r"|throw (?:an interception|interceptions)(?: or fumble(?: the ball)?)?"
    r"|(?:cause|force) (?:a fumble|fumbles|an interception|interceptions|a fumble or (?:an )?interception"
    r"|fumbles or interceptions|fumbles and interceptions|(?:a )?live ball turnovers?)"
    r"|intercept (?:a pass|passes|your passes|your pass|any pass))"
)

FUMBLES: Final[list[Rule]] = [
    # What cannot happen
    (rf"<S>(?:all )?{_KINDS} {_NOT} (?:happen|occur){_WHEN}(?=\.)", _never),
    (rf"<S>(?:there are )?no {_KINDS}(?: can| may)?(?: happen| occur)?{_WHEN}(?=\.)", _never),
    (
        rf"<S>(?P<who>your opponent|you|players|each player|the offense|the defense) {_NOT} {_DEEDS}{_WHEN}(?=\.)",
        _never_by,
    ),
    (
        rf"<S>(?P<who>neither player|no player) (?:can|may) {_DEEDS}{_WHEN}(?=\.)",
        _never_by,
    ),
    (
        r"<S>(?:this|the) (?:play|pass) (?:cannot|can't|may not) be intercepted(?: this down)?(?=\.)",
        f"Whenever an interception would happen this down, {_NO}",
    ),
    (
        r"<S>(?P<whose>your|your opponent's|all) (?:plays|runs|run plays) (?:cannot|can't|may not) be fumbled(?P<when> (?:this (?:down|possession|half|game)))?(?=\.)",
        lambda m: (
            f"Whenever {_occasion('fumble', {'your': 'you', 'all': ''}.get(m['whose'].lower(), 'your opponent'))}{m['when'] or ''}, {_NO}"
        ),
    ),
    # What would happen, and is cancelled
    (
        r"\b(?P<head>when(?:ever)?|if|the next time) your opponent would (?:cause|force) (?:you to fumble|a fumble)\b",
        r"\g<head> you would fumble",
    ),
    (
        r"\b(?P<head>when(?:ever)?|if|the next time) you would (?:cause|force) a fumble\b",
        r"\g<head> your opponent would fumble",
    ),
    (
        r"\bcancel (?:the|that|this) (?:fumble|interception|turnover)(?=\.)",
        _in_it,
    ),
    (
        r"(?P<would>\bwould fumble[^.,]*,(?: you)?|\bwould fumble[^\n]*? if the grit(?: value)? is [^.,]*,(?: you)?) (?:recover|keep) (?:the ball|it|the fumble)(?: instead)?(?=\.)",
        lambda m: f"{re.sub(r' you$', '', m['would'])} {_NO}",
    ),
    (
        r"<S>if you fumble(?P<when> this (?:down|possession|half))?, you (?:recover|keep) (?:the ball|it)(?=\.)",
        rf"If you would fumble\g<when>, {_NO}",
    ),
    # In a word
    (
        r"(?P<grit>\bgrit(?: value)?\. )on an? (?P<low>\d) or (?P<high>\d),",
        r"\g<grit>if the Grit is \g<low> or \g<high>,",
    ),
    (
        r"(?<=, )(?:it is |it's )?(?P<kind>pick six|fumble|interception)(?=\.)",
        lambda m: (
            f"the play becomes {'an' if m['kind'].lower() == 'interception' else 'a'} {m['kind']}"
        ),
    ),
    (
        r"<S>(?P<kind>pick six|fumble|interception)(?= if )",
        lambda m: (
            f"The play becomes {'an' if m['kind'].lower() == 'interception' else 'a'} {m['kind']}"
        ),
    ),
    (
        r"\b(?P<is>the (?:grit(?: value)?|play strength) is) (?P<spans>\d(?:-\d)?(?:, \d(?:-\d)?)*,? or \d(?:-\d)?)\b(?! or (?:more|less|higher|lower|fewer))(?!-)",
        _either_range,
    ),
    (
        r"(?P<first>\bif the grit(?: value)? is [^.;•]*); (?:and )?if (?:it is|the grit(?: value)? is) ",
        r"\g<first>. If the Grit is ",
    ),
    (
        r"(?P<first>\b(?:the (?:pass|play) (?:is|becomes) [^.]*) if the (?:grit|play strength)[^.]*)\. if (?:it is|it does|it was) not, ",
        r"\g<first>. Otherwise, ",
    ),
    (
        r"\bit is intercepted(?: instead)?(?=[.,;]| if )",
        "the play becomes an interception",
    ),
    (
        r"<S>an? incomplete pass is intercepted(?: instead)?(?=\.)",
        "If the play is incomplete, the play becomes an interception",
    ),
    (
        r"<S>(?P<whose>your|your opponent's|all)? ?interceptions (?:are|become|count as) pick sixes(?: instead)?(?=\.)",
        lambda m: (
            f"Whenever {_occasion('interception', {'your': 'your opponent', 'all': '', '': ''}.get((m['whose'] or '').lower(), 'you'))}, the play becomes a Pick Six"
        ),
    ),
    (
        r"\bwhen(?:ever)? you (?:intercept a pass|force an interception)(?P<when>[^.,]*), it (?:is|becomes) a pick six(?: instead)?(?=\.)",
        r"whenever your opponent would throw an interception\g<when>, the play becomes a Pick Six",
    ),
    # Who gets the ball
    (
        r"\b(?:,? and )(?:your team|the defense|you|your defense) recovers?(?: the ball| it| the fumble)?(?=\.)",
        "",
    ),
    (
        r"\b(?P<head>when(?:ever)?|each time|the next time|the first time) you (?:intercept a pass or recover a fumble|recover a fumble or intercept a pass)\b",
        r"\g<head> your opponent fumbles or throws an interception",
    ),
    (
        r"\b(?P<head>when(?:ever)?|each time|the next time|the first time) you recover (?:a|your opponent's) fumble\b",
        r"\g<head> your opponent fumbles",
    ),
    (
        r"\b(?P<head>when(?:ever)?|each time|the next time|the first time) the offense fumbles or throws an interception while you are on defense\b",
        r"\g<head> your opponent fumbles or throws an interception",
    ),
    (
        r"\b(?P<head>when(?:ever)?|each time) the offense (?P<deed>fumbles|throws an interception) while you are on defense\b",
        r"\g<head> your opponent \g<deed>",
    ),
]
