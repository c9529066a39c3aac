"""Grit and kicks."""

# ruff: noqa: E501 – a rule is a line, and reads best as one

from __future__ import annotations

import re
from typing import Final

from snapcount.cards.text.paraphrases.rule import Rule, adjacent


def next_kick(found: re.Match[str]) -> str:
    """`The next field goal you attempt is good`: what would come of it otherwise is replaced."""
    whose = "your" if found[1].lower() == "you" else f"{found[1]}'s"
    otherwise = "good" if found[3] else "missed"
    when = f"the next time {whose} field goal would be {otherwise}{found[2] or ''}"
    return f"{when}, the field goal is {found[3] or ''}good"


def _kicks_of(who: str) -> str:
    return "your" if who.lower() == "you" else f"{who}'s"


KICKS: Final[list[Rule]] = [
    (
        r"<S>if your field goal(?: attempt)? would miss( this (?:down|possession|half))?, determine grit(?: value)? again(?: and use the new grit value)?(?: instead)?\.",
        lambda m: (
            f"The next time your field goal would be missed{m[1] or ' this down'}, kick again."
        ),
    ),
    (
        r"<S>attempt field goals as if the ball were (<N>) yards (closer|nearer|farther|further)(?: (?:to|from) (?:the|your opponent's) end zone)?",
        r"Your field goals count as \1 yards \2",
    ),
    (
        r"<S>(reduce|decrease|increase) the grit(?: value)? by (<N>) if (your opponent|the offense|you) (?:attempts?|kicks?|tries) a field goal this (down|possession|half)(?=\.)",
        lambda m: (
            f"The Grit of {_kicks_of(m[3])} field goals is {'increased' if m[1].lower() == 'increase' else 'reduced'} by {m[2]} this {m[4]}"
        ),
    ),
    (
        r"<S>your next field goal this (?P<when>down|possession) is (?:successful|good) (?:with|on) a grit(?: value)? of (?P<span>\d-\d)(?=\.)",
        lambda m: f"Your field goals are good on a Grit of {m['span']} this {m['when']}",
    ),
    (
        r"<S>if your next field goal is missed, (?:determine grit(?: value)? again and )?(?:attempt the field goal again|attempt it again|kick it again|kick again)(?=\.)",
        "The next time your field goal would be missed until the end of the game, kick again",
    ),
    (r"\bdetermine grit again for (?:your|the|this|that) (?:kick|field goal)\b", "kick again"),
    (
        r"\b(when(?:ever)? (?:you would miss a|your) field goal[^.,]*, you may) determine grit again\b",
        r"\1 kick again",
    ),
    (
        r"\bfield goals (you|your opponent|the offense) attempts? this (down|possession|half|game) are\b",
        lambda m: f"{_kicks_of(m[1])} field goals this {m[2]} are",
    ),
    (
        r"\b(your|your opponent's|the offense's|each player's) field goals( this (?:down|possession|half|game))? are (?:good|successful) (?:if the grit(?: value)? is|with a grit(?: value)? of|on a grit(?: value)? of) (\d-\d|\d)\b",
        r"\1 field goals are good on a Grit of \3\2",
    ),
    (
        r"\b(your|your opponent's|each player's) field goals are (?:good|successful) (?:with|on) a grit(?: value)? (<N>) (?:higher|above) or \2 (?:lower|below)(?: than)? the (?:listed|printed|usual) range\b",
        r"the Grit range of \1 field goals is \2 wider",
    ),
    (
        r"<C>(?:all )?field goals (?:cannot|can't|may not) be (?:attempted|kicked|tried)\b",
        "each player cannot kick field goals",
    ),
    (
        r"\b(each player|your opponent|you|the offense) (?:cannot|can't|may not) (?:attempt|kick|try) (?:a )?kicks?\b",
        r"\1 cannot punt and \1 cannot kick field goals",
    ),
    (
        r"\b(each player|your opponent|you|the offense) (?:cannot|can't|may not) kick(?: the ball)?( this (?:down|possession|half)| until [^.]*)?(?=\.)",
        r"\1 cannot punt\2 and \1 cannot kick field goals\2",
    ),
    (
        r"<C>(?:all )?field goals (?:may be|are) (?:attempted|kicked|tried) as if the ball (?:were|was) (<N>) yards (closer|nearer|farther|further)(?: (?:to|from) (?:the|your opponent's) end zone| away)?",
        r"each player's field goals count as \1 yards \2",
    ),
    (
        r"\b(your|your opponent's|the offense's) field goals (?:may be|are) (?:attempted|kicked|tried) as if the ball (?:were|was) (<N>) yards (closer|nearer|farther|further)(?: (?:to|from) (?:the|your opponent's) end zone| away)?",
        r"\1 field goals count as \2 yards \3",
    ),
    (
        r"<S>if (your opponent|the offense|you) (?:attempts?|kicks?|tries) a field goal this (down|possession|half), (add|subtract) (<N>) (?:to|from) the grit(?: value)?(?=\.)",
        lambda m: (
            f"The Grit of {_kicks_of(m[1])} kicks is {'increased' if m[3].lower() == 'add' else 'reduced'} by {m[4]} this {m[2]}"
        ),
    ),
    (
        r"<S>(add|subtract) (<N>) (?:to|from) the grit(?: value)? if (your opponent|the offense|you) (?:attempts?|kicks?|tries) a field goal this (down|possession|half)(?=\.)",
        lambda m: (
            f"The Grit of {_kicks_of(m[3])} field goals is {'increased' if m[1].lower() == 'add' else 'reduced'} by {m[2]} this {m[4]}"
        ),
    ),
    (
        r"(?<=determine grit again)(?: and|\.)? use the new (?:grit )?(?:value|result|grit)(?: instead)?(?=\.)",
        "",
    ),
]

GRIT: Final[list[Rule]] = [
    (
        r"\b(your|your opponent's|the offense's) next field goal(?: this (down|possession|half))? (?:is|will be) no good",
        lambda m: (
            f"the next time {m[1]} field goal would be good{' this ' + m[2] if m[2] else ''}, the offense's field goals are no good this down"
        ),
    ),
    (
        r"\bkick (?:the|a|your) field goal as if the ball were (<N>) yards (closer|nearer|farther|further)(?: away)?",
        r"your field goals count as \1 yards \2 this down",
    ),
    (
        r"<S>(<WHOSE> )?field goals (?:from|of) more than (\d+) yards(?: away)? are no good\.",
        lambda m: (
            f"While the ball is not inside the defense's {m[2]} yard line, {m[1] or 'each player' + chr(39) + 's '}field goals are no good."
        ),
    ),
    (
        r"\b(when(?:ever)?|if|the next time) (your|your opponent's|the offense's|a) field goal is (?:missed|no good)([^.,]*), (kick again)",
        r"\1 \2 field goal would be missed\3, \4",
    ),
    (
        r"\b(when(?:ever)?|each time|the next time) your field goal is (?:missed|no good)\b",
        r"\1 you miss a field goal",
    ),
    (
        r"\b(when(?:ever)?|each time|the next time) your opponent's field goal is (?:missed|no good)\b",
        r"\1 your opponent misses a field goal",
    ),
    (
        r"\b(when(?:ever)?|each time|the next time) your field goal is (?:made|good)\b",
        r"\1 you make a field goal",
    ),
    (
        r"\b(when(?:ever)?|each time|the next time) your opponent's field goal is (?:made|good)\b",
        r"\1 your opponent makes a field goal",
    ),
    (
        r"(\bwould (?:be missed|be no good|miss a field goal|be good|make a field goal)[^.,]*,) (?:it|that field goal|the kick) is (good|no good)(?: instead)?",
        r"\1 the field goal is \2",
    ),
    (
        r"\bthe next field goal (you|your opponent|the offense) attempts?( this (?:possession|half|game))? is (no )?good",
        next_kick,
    ),
    (
        r"<S>(?:the|your opponent's|your) field goal is (no )?good if the grit is ([^.]*)\.",
        lambda m: (
            f"Whenever a field goal would be {'good' if m[1] else 'missed'} this down, if the Grit is {m[2]}, the field goal is {m[1] or ''}good."
        ),
    ),
    (
        r"(grit(?: value)?[^•]{0,160}?[.;•] ?)if it is (?=\d|<N>(?: or|-)|even|odd)",
        r"\1if the Grit is ",
    ),
    (
        r"(grit(?: value)?\. )on an? (\d(?:-\d)?(?: or (?:more|less|higher|lower))?),",
        r"\1if the Grit is \2,",
    ),
    (
        r"\bif the grit(?: value)? is (?:even|an even number)\b",
        "if the Grit is 0 or the Grit is 2 or the Grit is 4 or the Grit is 6 or the Grit is 8",
    ),
    (
        r"\bif the grit(?: value)? is (?:odd|an odd number)\b",
        "if the Grit is 1 or the Grit is 3 or the Grit is 5 or the Grit is 7 or the Grit is 9",
    ),
    (
        r"\bif the play strength is (?:even|an even number)\b",
        "if the Play Strength is 0 or the Play Strength is 2 or the Play Strength is 4 or the Play Strength is 6 or the Play Strength is 8",
    ),
    (
        r"\bif the play strength is (?:odd|an odd number)\b",
        "if the Play Strength is 1 or the Play Strength is 3 or the Play Strength is 5 or the Play Strength is 7 or the Play Strength is 9",
    ),
    (r"(?P<is>(?:grit(?: value)?|play strength) is) (?P<low>\d) or (?P<high>\d)\b", adjacent),
    (
        r"\b(?:choose|name) a number(?: (from 0 to 9|between 0 and 9))?(?=[.,])",
        "choose X from 0 to 9",
    ),
    (
        r"\b(?:choose|name) a number (?:from|between) (\d+) (?:to|and) (\d+)",
        r"choose X from \1 to \2",
    ),
    (r"\bis (?:that|the chosen|the named) number\b", "is exactly X"),
    (r"\bequal to (?:that|the chosen) number\b", "equal to X"),
    (r"\bchoose x(?=[.,])", "choose X from 0 to 9"),
    # Kicks
    (
        r"\b(?:add|adds) (<N>) to (?:the|all) grit(?: value)?s? (?:of|for) (your|each player's|your opponent's|the offense's) (field goal|kick|punt)s?",
        r"the Grit of \2 \3s is increased by \1",
    ),
    (
        r"\bsubtract (<N>) from (?:the|all) grit(?: value)?s? (?:of|for) (your|each player's|your opponent's|the offense's) (field goal|kick|punt)s?",
        r"the Grit of \2 \3s is reduced by \1",
    ),
    (
        r"\badd (<N>) to (?:the|all) grit(?: value)?s? (?:of|for) (?:all |each )?(field goal|kick|punt)s?",
        r"the Grit of each player's \2s is increased by \1",
    ),
    (
        r"\bsubtract (<N>) from (?:the|all) grit(?: value)?s? (?:of|for) (?:all |each )?(field goal|kick|punt)s?",
        r"the Grit of each player's \2s is reduced by \1",
    ),
    (
        r"\b(your|each player's|your opponent's|the offense's) (field goals|kicks|punts) have their grit (increased|reduced) by (<N>)",
        r"the Grit of \1 \2 is \3 by \4",
    ),
    (
        r"<C>(?:all )?field goals have their grit (increased|reduced) by (<N>)",
        r"the Grit of each player's field goals is \1 by \2",
    ),
    (
        r"<C>(?:all )?field goals this (down|possession|half) have their grit (increased|reduced) by (<N>)",
        r"the Grit of each player's field goals is \2 by \3 this \1",
    ),
    (r"<C>(?:all )?(field goals|punts|kicks) (?=are|go|travel|count|score)", r"each player's \1 "),
    (
        r"\b(?:are|is) (?:kicked|made|attempted) from (<N>) yards (closer|nearer|farther|further)(?: away)?",
        r"count as \1 yards \2",
    ),
    (r"\b(field goals?) this (down|possession|half) ([^.]*)(?=\.)", r"\1 \3 this \2"),
    (
        r"\bfield goal range is (<N>) yards (?:longer|wider|greater|farther)",
        r"field goal range is increased by \1 yards",
    ),
    (
        r"\bfield goal range is (<N>) yards (?:shorter|narrower|smaller)",
        r"field goal range is reduced by \1 yards",
    ),
    (
        r"\b(?:increase|extend) (<WHOSE>) field goal range by (<N>)",
        r"\1 field goal range is increased by \2",
    ),
    (
        r"\b(?:reduce|decrease) (<WHOSE>) field goal range by (<N>)",
        r"\1 field goal range is reduced by \2",
    ),
    (
        r"\b(punts?) (goes|go|travels?) (<N>) yards (?:farther|further|longer)",
        r"\1 \2 \3 more yards",
    ),
    (r"\b(punts?) (goes|go|travels?) (<N>) yards (?:shorter|less)", r"\1 \2 \3 fewer yards"),
    (r"\b(?:attempt|kick) (?:your|the|that) field goal again\b", "kick again"),
    (
        r"\b(you|they|your opponent|the offense|the defense) (punts?|make|makes) a? ?(?:punt)?(?=,)",
        lambda m: (
            m[0]
            if m[2].lower().startswith("make")
            else f"{m[1]} {'make' if m[2].lower() == 'punt' else 'makes'} a punt"
        ),
    ),
    (r"\bmissed field goals?\b(?= (?:is|are))", "field goal that is missed"),
]
