"""Catch ranges at both ends, first times, and words that cards say besides."""

# ruff: noqa: E501 – a rule is a line, and reads best as one

from __future__ import annotations

import re
from typing import Final

from snapcount.cards.text.paraphrases.rule import Rule

_ENDS: Final = r"(?: (?:on|at) (?:each|both) (?:sides?|ends?))"
_PASS: Final = r"(?:the offensive play|the offense's (?:play|pass)|your (?:play|pass)|the (?:play|pass)|this (?:play|pass)|your opponent's (?:play|pass))"
_WIDER: Final = {"widen": "wider", "increase": "wider", "add": "wider"}


def _range(found: re.Match[str]) -> str:
    """`Narrow the catch range by 2 on each side`."""
    way = _WIDER.get(found["verb"].lower(), "narrower")
    return f"the catch range is {found['n']} {way}"


def _ranges(found: re.Match[str]) -> str:
    """`Long Passes your opponent calls have their catch range narrowed by 1`."""
    whose = {"you": "your", "your opponent": "your opponent's", "the offense": "the offense's"}
    owner = whose.get((found["who"] or "").lower(), found["whose"] or "all")
    call = re.sub(r"(?<=pass)es$", "", found["call"], flags=re.IGNORECASE)
    way = "wider" if found["how"].lower() in ("widened", "increased") else "narrower"
    return f"the catch range of {owner} {call} plays is {found['n']} {way}"


BESIDES: Final[list[Rule]] = [
    # Catch ranges
    (
        rf"<C>(?P<verb>widen|narrow|increase|reduce|decrease) the catch range(?: of {_PASS})? by (?P<n>\d){_ENDS}(?=\.| this )",
        _range,
    ),
    (
        rf"<C>(?P<verb>add) (?P<n>\d) to the catch range(?: of {_PASS})?{_ENDS}(?=\.| this )",
        _range,
    ),
    (
        rf"<C>(?P<verb>subtract) (?P<n>\d) from the catch range(?: of {_PASS})?{_ENDS}(?=\.| this )",
        _range,
    ),
    (
        rf"<C>(?:(?P<whose>all|your|your opponent's|the offense's) )?(?P<call>(?:short |medium |long )?pass(?:es)?)(?: plays)?(?: (?P<who>you|your opponent|the offense) calls?)? have their catch range (?P<how>widened|increased|narrowed|reduced|decreased) by (?P<n>\d){_ENDS}?(?=\.)",
        _ranges,
    ),
    # The score
    (
        r"\b((?:ahead|behind|tied|leading|losing|winning)) (?:in|on) (?:the )?score(?:board)?\b",
        r"\1",
    ),
    (
        r"\b(?P<if>if|while) you are in the (?P<half>first|second) half and (?P<way>ahead|behind|leading|losing|winning)\b",
        r"\g<if> it is the \g<half> half and you are \g<way>",
    ),
    # What takes the place of yards
    (
        r"<S>when(?:ever)? (?:your opponent's|the offense's) (?P<call><CALL>|play) (?:gains|would gain) (?P<n>[^.,]*? yards or more|more than <N> yards), (?:the offense gains|they gain|it gains) (?P<m><N>) yards instead(?=\.)",
        r"Whenever the offense's \g<call> would gain \g<n>, the offense gains \g<m> yards instead",
    ),
    # First times
    (
        r"<C>the first time (?:each|every|per|in each) (?P<stretch>half|possession|game|down) (?P<what>[^.,]*? would [^.,]*),",
        r"Once per \g<stretch>, whenever \g<what>,",
    ),
    (
        r"<S>(?P<when>when(?:ever)?|if) your opponent would intercept (?:a|your) pass, (?:instead )?(?:the pass|it|your pass) is incomplete(?: instead)?(?=\.)",
        r"\g<when> you would throw an interception, the play becomes incomplete",
    ),
    (
        r"<C>the next time (?:it would (?:be|become) (?:a )?first down|(?P<who>your opponent|the offense) would (?:gain|get) a first down)(?P<for> this possession| this half|), (?:it does not|it is not|they do not)(?: get it| gain it)?(?=\.)",
        lambda m: (
            f"The next time {m['who'] or 'the offense'} would gain a first down{m['for']}, cancel the first down"
        ),
    ),
    (
        r"<C>if your next field goal(?: attempt)?(?P<for> this possession| this half|) is (?:missed|no good), (?=kick again\.|determine grit(?: value)? again\.)",
        r"The next time your field goal is missed\g<for>, ",
    ),
    # Clock and yards
    (
        r"<C>the (?:offensive|offense's|called) play (?:uses|takes|costs) (?P<n><N>) time units?(?P<for> this down)?(?=\.)",
        r"the Time Units of the play become \g<n>",
    ),
    (
        r"<C>add (?P<n><N>) to the base yards(?: of (?:your|the|this) (?:play|run|pass))?\b",
        r"increase the base yards by \g<n>",
    ),
    (r" in addition to the (?:yards of the play|base yards|yards gained)(?=\.)", ""),
    (
        r"\b(?P<whose>your|your opponent's|each player's) field goals (?:are|can be) (?:good|attempted|kicked) from (?P<n>\d+) yards (?:farther|further)(?: out| away)?(?: than normal)?\b",
        r"\g<whose> field goals count as \g<n> yards nearer",
    ),
    (
        r"<C>subtract (?P<n>\d) from (?P<whose>your|your opponent's|each player's) grit(?: value)? on (?P<kick>field goals|punts)(?=\.)",
        r"the Grit of \g<whose> \g<kick> is reduced by \g<n>",
    ),
    (
        r"<C>add (?P<n>\d) to (?P<whose>your|your opponent's|each player's) grit(?: value)? on (?P<kick>field goals|punts)(?=\.)",
        r"the Grit of \g<whose> \g<kick> is increased by \g<n>",
    ),
    (
        r"(\bdetermines? (?:the )?grit(?: value)? again)\. the new (?:grit(?: value)?|value) (?:is used|counts|must be used)(?: for (?:the|this) kick| instead)?(?=\.)",
        r"\1",
    ),
    # Cards
    (
        r"\byou choose a card from it and (?:they|your opponent) discards? (?:that card|it)(?=\.)",
        "Choose a card from it and discard it",
    ),
    (
        r"\bput one (?:of them )?into your hand and (?:put )?the other(?: one)? on the bottom(?: of (?:the|your) deck)?(?=\.)",
        "put one of them into your hand and put the rest on the bottom",
    ),
    (r"\bput (it|that card) back into\b", r"put \1 into"),
    (
        r"<C>the (?P<deck>action|play) hand (?:size )?limit of (?P<who>each player|your opponent) (?=is )",
        r"\g<who>'s \g<deck> hand limit ",
    ),
    (
        r"\b(?P<who>each player|your opponent)'s (?P<deck>action |play |)hand (?:size|limit) is reduced to (?P<n><N>)(?=\.)",
        r"\g<who>'s \g<deck>hand limit is \g<n>",
    ),
    (
        r"\b(either player may [^.]*)\. if a player does, (?:that player|they) (?=(?:draw|discard|energize|exhaust|gain)s )",
        r"\1. Each player who does ",
    ),
    # Players
    (r"\b(substitute [^.]*? with an? (?:energized )?player) of the same side (?=from )", r"\1 "),
    (
        r"(\bsubstitute [^.]*? with an? )(player from your bench)\. the new player (?:enters|comes onto) the field energized(?=\.)",
        r"\1Energized \2",
    ),
    (
        r"(?P<what>(?:run|receive|tackle|exhaust) abilities are cancelled) (?:when|while) (?P<who>this player|the attached player) is (?:designated as )?the (?P<role>tackler|runner|receiver)(?=\.)",
        r"While this Player is the \g<role>, \g<what>",
    ),
    (
        r"\b(attach to an? [^.,]*?) or an? (?=<ONE>)",
        r"\1 or ",
    ),
    # What goes without saying
    (r"(\bgain <N> (?:additional|more|extra) yards) if (?:they are|it is) successful(?=\.)", r"\1"),
    (r"(\bchoose a new target for [^.]*)\. the new target must be legal(?=\.)", r"\1"),
    (
        r"(?P<range>\bthe catch range of [^.]*?) while this player is on the field(?=\.)",
        r"\g<range>",
    ),
    # What came of it
    (
        r"<S>if your (?P<what>play|pass|run) is (?P<how>stopped|incomplete|successful) this down, (?P<do>[^.]*?) at the end of the play(?=\.)",
        r"At the end of the play, if your \g<what> was \g<how>, \g<do>",
    ),
    (
        r"\b(if your (?:play|pass|run) was (?:stopped|incomplete|complete|successful)) this down\b",
        r"\1",
    ),
    (
        r"\bif the (pass|run|play) was not (stopped|successful|incomplete)\b",
        r"if the play is not \2",
    ),
]
