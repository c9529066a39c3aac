"""Numbers added, taken away, divided and compared, and how far a pass is out of its range."""

# ruff: noqa: E501 – a rule is a line, and reads best as one

from __future__ import annotations

import re
from typing import Final

from snapcount.cards.text.paraphrases.rule import Rule

_ONE: Final = r"(?:this player's rating|that player's rating|the (?:ball carrier|runner|receiver|tackler)'s rating|the rating of (?:this player|that player|the (?:ball carrier|runner|receiver|tackler))|the grit(?: value)?|the play strength|the number of [^.,]*?|<N> times (?:the grit(?: value)?|the play strength|the number of [^.,]*?)|the down number|x|the base yards|<N>)"
_RATINGS: Final = r"(?:this player|that player|the (?:ball carrier|runner|receiver|tackler))"
_BY: Final = r"(?P<by>at least <N>|<N> or more|exactly <N>|<N>)(?: points?)?"


def _out_by(found: re.Match[str]) -> str:
    """`outside the catch range by 3 or more`."""
    by = found["by"]
    how = by if not re.fullmatch(r"\w+", by) else f"exactly {by}"
    return f"the distance from the catch range is {how}"


def _higher_by(found: re.Match[str]) -> str:
    by = found["by"]
    how = by if not re.fullmatch(r"\w+", by) else f"exactly {by}"
    first, second = found["one"], found["other"]
    if found["how"].lower() in ("lower", "less"):
        first, second = second, first
    return f"the rating of {first} minus the rating of {second} is {how}"


ARITHMETIC: Final[list[Rule]] = [
    # How far out of the range
    (
        rf"\bthe play strength is outside(?: of)? (?:the|its) catch range by {_BY}(?=[.,]| and | or )",
        _out_by,
    ),
    (
        rf"\bthe play strength is {_BY} (?:outside(?: of)?|away from|from) (?:the|its) catch range(?=[.,]| and | or )",
        _out_by,
    ),
    (
        r"\bthe play strength is within (?P<n><N>) of (?:the|its) catch range(?=[.,]| and | or )",
        r"[the offense called a Pass play and the distance from the catch range is at most \g<n>]",
    ),
    (
        r"\bthe play strength (?:is|falls) (?:outside(?: of)?|not (?:in|inside|within)) (?:the|its) catch range(?=[.,]| and | or )",
        "the distance from the catch range is at least 1",
    ),
    (
        r"\bthe play strength (?:is|falls) (?:in|inside|within) (?:the|its) catch range(?=[.,]| and | or )",
        "[the offense called a Pass play and the distance from the catch range is exactly 0]",
    ),
    (r"\b(?:a|the) pass misses its catch range by (?P<by><N> or more)\b", _out_by),
    # The least and the most that it comes to
    (
        r",? \((?:to )?(?:a )?min(?:imum)?(?: of)? (<N>)(?: yards?| <TU>)?\)",
        r" to a minimum of \1",
    ),
    (
        r"(?P<before>\b(?:play strength|grit)\b[^.]*?),? \((?:to )?(?:a )?max(?:imum)?(?: of)? (?:9|nine)\)",
        r"\g<before> to a maximum of 9",
    ),
    (
        r"(\b<TU>\b[^.]*?),? to a minimum of (?:0|zero)(?: <TU>)?(?=[.,]| and )",
        r"\1",
    ),
    # Sums
    (
        r"\bthe difference between (?:your score and your opponent's(?: score)?|the (?:two )?scores|both players' scores)\b",
        "the score difference",
    ),
    (
        rf"\b(equal to|by|become|becomes) (?P<left>{_ONE}) (?:plus|\+) (?P<right>{_ONE})(?=[.,]| up to | to a )",
        r"\1 the sum of \g<left> and \g<right>",
    ),
    (
        rf"\b(equal to|by|become|becomes) (?P<left>{_ONE}) (?:minus|-) (?P<right>(?!the rating|{_RATINGS}'s rating){_ONE})(?=[.,]| up to | to a )",
        r"\1 \g<left> less \g<right>",
    ),
    (
        r"<C>gain (?:1|one|a) yards? for each point (?:of|by which) (?P<who>this player|the (?:ball carrier|runner|receiver|tackler))'s rating (?:is )?(?:above|over|exceeds|higher than) (?P<n>\d+)(?=\.)",
        r"If \g<who>'s rating is at least \g<n>, gain yards equal to \g<who>'s rating less \g<n>",
    ),
    (
        r"<C>gain (?:1|one|a) yards? for each point of rating (?P<who>this player|the (?:ball carrier|runner|receiver|tackler)) has (?:above|over) (?P<n>\d+)(?=\.)",
        r"If \g<who>'s rating is at least \g<n>, gain yards equal to \g<who>'s rating less \g<n>",
    ),
    (
        r"\bdraws? (?:that many plus (?P<a>one|two|1|2) (?P<deck>action|play) cards|that many (?P<deck2>action|play) cards plus (?P<b>one|two|1|2))\b",
        lambda m: (
            f"{m[0].split(' ')[0]} {m['deck'] or m['deck2']} cards equal to the sum of the number of those cards and {m['a'] or m['b']}"
        ),
    ),
    (
        r"(?P<before>\b(?P<deck>action|play) (?:hand|cards?)\b[^.]*(?:\.|,| and)(?: then)? (?P<verb>draws?)) that many cards plus (?P<n>one|two|1|2)\b",
        r"\g<before> \g<deck> cards equal to the sum of the number of those cards and \g<n>",
    ),
    (
        r"\b(?P<verb>draws?) (?P<n>one|two) more (?P<deck>action|play) cards? than (?:you|they) discarded(?: this way)?\b",
        r"\g<verb> \g<deck> cards equal to the sum of the number of those cards and \g<n>",
    ),
    (r"\bthe down number\b", "the number of the down"),
    (
        r"\b(gains?|loses?) yards equal to the number of the down times (<N>)",
        r"\1 \2 yards times the number of the down",
    ),
    # Ratings compared
    (
        rf"\b(?P<one>{_RATINGS})'s rating is {_BY} (?P<how>higher|more|greater|lower|less) than (?P<other>{_RATINGS})'s(?: rating)?(?=[.,]| and | or )",
        _higher_by,
    ),
    (
        rf"\b(?P<one>{_RATINGS})'s rating is (?P<how>higher|more|greater|lower|less) than (?P<other>{_RATINGS})'s(?: rating)? by {_BY}(?=[.,]| and | or )",
        _higher_by,
    ),
]
