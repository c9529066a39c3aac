"""When something happens: downs, halves, time left, where the ball is, and the clock."""

# ruff: noqa: E501 – a rule is a line, and reads best as one

from __future__ import annotations

import re
from typing import Final

from snapcount.cards.text.clauses import own_play
from snapcount.cards.text.paraphrases.rule import Rule, above, below, value

_BARE: Final = {
    "scored": "score",
    "gained": "gain",
    "played": "play",
    "used": "use",
    "spent": "spend",
    "made": "make",
    "missed": "miss",
}

_OF_THE_PLAY: Final = re.compile(
    r"(?:(?:you|the offense|the play) )?(?:gains?|loses?|doubles?|halves?) ", re.IGNORECASE
)


def at_the_end(found: re.Match[str]) -> str:
    """What happens at the end; yards of the play that stand before it are gained before it."""
    body, when = found[1], found[2]
    first, joined, last = body.rpartition(" and ")
    if joined and _OF_THE_PLAY.match(first):
        return f"{first}. At the end of the {when}, {last}."
    if when == "play" and own_play.get() and re.match(r"if this play is ", body, re.I):
        return f"At the end of your play, {body}."
    which = "this" if when == "play" and re.search(r"\bthis play\b", body, re.I) else "the"
    return f"At the end of {which} {when}, {body}."


def own_strength(found: re.Match[str]) -> str:
    """On a Play its own Strength, elsewhere that of the play."""
    return ("this card's Strength" if own_play.get() else "the Play Strength") + found[1]


TIMES: Final[list[Rule]] = [
    (r"\bthis play's (?:play )?strength( is| becomes)", own_strength),
    (
        r"<S>([^.:]*?) until the end of the next down\.",
        r"\1 this down. \1 during the next down.",
    ),
    (r"<S>it is (?:a )?first down(?=\.)", "It becomes first down"),
    (
        r"\b(first|second|third|fourth|1st|2nd|3rd|4th) down or (?=(?:first|second|third|fourth|1st|2nd|3rd|4th) down)",
        r"\1 or ",
    ),
    (r"\b(?:on|during|for) the replayed down\b", "during the next down"),
    (
        r"\bthe first time (?:each|every|in a|per) (down|possession|half|game),? ([^.,]*),",
        r"the first time \2 each \1,",
    ),
    (r"\bif ([^.,]*?) in the (first|second) half,", r"if \1 and it is the \2 half,"),
    (r"(\bball is (?:inside|within)[^.]*\. if) it is (inside|within)\b", r"\1 the ball is \2"),
    (r"(\binside your opponent's[^.]*\. [^.]*\binside) their\b", r"\1 your opponent's"),
    (
        r"\b(lose|loses) (a timeout|one timeout|<N> timeouts)\. if they have none\b",
        r"\1 \2. If they have no timeouts",
    ),
    (
        r"\b(<WHO>) (?:has|have) not (scored|gained|played|used|spent|made|missed)\b",
        lambda m: f"{m[1]} did not {_BARE[m[2].lower()]}",
    ),
    (
        r"\b(if|while) you (gained|lost) ([^.,]*? yards?) on your last play\b",
        r"\1 your last play \2 \3",
    ),
    # Time left
    (r"\b(left|remaining|remains?) (?:on the (?:game )?clock|in (?:the|this) half)\b", r"\1"),
    (r"\b(?:on the (?:game )?clock|in (?:the|this) half)(?= (?:is|are) )", "left"),
    (
        r"\b(?:there (?:is|are) )?(?:less|fewer) than (?P<n><N>) <TU> (?:(?:is|are) )?(?:left|remaining|remains?)\b",
        below("there are at most {} Time Units left"),
    ),
    (
        r"\b(?:there (?:is|are) )?more than (?P<n><N>) <TU> (?:(?:is|are) )?(?:left|remaining|remains?)\b",
        above("there are at least {} Time Units left"),
    ),
    (
        r"(?<!there are )(?<!exactly )(?<!at most )(?<!at least )\b((?:at (?:least|most) )?<N>(?: or (?:less|fewer|more))? <TU>)(?: or (?:less|fewer))? (?:(?:is|are) )?(?:left|remaining|remains?)\b",
        r"there are \1 left",
    ),
    # Downs and halves
    (
        r"\b(?:you are|if) on ((?:first|second|third|fourth|1st|2nd|3rd|4th)(?: or (?:first|second|third|fourth|1st|2nd|3rd|4th))? down)",
        r"it is \1",
    ),
    (
        r"<C>on ((?:first|second|third|fourth|1st|2nd|3rd|4th)(?: (?:or|and) (?:first|second|third|fourth|1st|2nd|3rd|4th))? down),? (?![^.]*(?:this|the) (?:possession|half|game))",
        lambda m: f"if it is {m[1].replace(' and ', ' or ')}, ",
    ),
    (
        r" on ((?:first|second|third|fourth|1st|2nd|3rd|4th)(?: (?:or|and) (?:first|second|third|fourth|1st|2nd|3rd|4th))? down)(?=[.])",
        lambda m: f" if it is {m[1].replace(' and ', ' or ')}",
    ),
    (r"<C>(?:in|during) the (first|second|1st|2nd) half,? ", r"if it is the \1 half, "),
    (r" (?:in|during) the (first|second|1st|2nd) half(?=[.])", r" if it is the \1 half"),
    (r"<C>(?:in|during) overtime,? ", "if it is overtime, "),
    (
        r"\b(?:the )?down becomes (?:a )?first down\b|\b(?:set|change) the down to (?:first down|1st down|first|1)(?= |[.,])|\bthis down becomes (?:a )?first down\b",
        "it becomes first down",
    ),
    (r"\bat the end of this (play|possession|half|down)\b(?=,)", r"at the end of the \1"),
    (
        r"\b(at the (?:start|end) of) (?:each|every|one) of (your|their|your opponent's|the offense's|the defense's) (possession|down|play)s\b",
        r"\1 \2 \3",
    ),
    (r"\bthe next time (this (?:down|possession|half|game)),? ([^.,]*),", r"the next time \2 \1,"),
    # Where the ball is
    (
        r"\b(?:you are|the ball is) in the red zone\b",
        "the ball is inside the defense's 20 yard line",
    ),
    (r"\byou are (inside|within) (your opponent's|your own|your)\b", r"the ball is \1 \2"),
    (r"\bthe ball is (on or inside|inside|within) the (\d+)\b", r"the ball is \1 the defense's \2"),
    (r"\bthe ball is on your (?:own )?side of the field\b", "the ball is inside your 49 yard line"),
    (
        r"\bthe ball is on your opponent's side of the field\b",
        "the ball is inside your opponent's 49 yard line",
    ),
    # Sentences that end with when they happen
    (
        r"<S>(?!(?:exhaust|play|use|take) only|[^.:]*(?:does|do) not (?:draw|energize)|[^.:]*cannot (?:use exhaust|play action))(?<!one: )([^.:;]{4,150}?) at the end of (?:the|this|each) (play|possession|half)\.",
        at_the_end,
    ),
    (
        r"<S>(?!(?:exhaust|play|use|take) only|[^.:]*(?:does|do) not (?:draw|energize)|[^.:]*cannot (?:use exhaust|play action))(?<!one: )([^.:;]{4,150}?) at the end of (?:the|each) down\.",
        lambda m: (
            m[0]  # whose play, and is there a down at its end?
            if own_play.get() and re.match(r"if this play is ", m[1], re.I)
            else f"At the end of the down, {m[1]}."
        ),
    ),
    (
        r"<S>(?!(?:exhaust|play|use|take) only|[^.:]*(?:does|do) not (?:draw|energize)|[^.:]*cannot (?:use exhaust|play action))([^.:]{4,150}?) at the start of (?:the|each|every) (possession|half|down)\.",
        r"At the start of each \2, \1.",
    ),
    (r"<S>([^.:,]{4,120}?) (whenever|each time|every time) ([^.:,]{4,120})\.", r"\2 \3, \1."),
]

CLOCK: Final[list[Rule]] = [
    (r"\b(?:the|your) current play (takes|uses|costs)\b", r"this play \1"),
    (r"\b(turns? the ball over) on downs\b", r"\1 on downs"),
    (
        r"\bneither player (?:may|can) replay the down\b|<C>the down cannot be replayed\b|\b(?:all )?replay the down effects are cancelled\b",
        "each player cannot replay the down",
    ),
    (r"\bcancel all replay the down effects\b", "each player cannot replay the down"),
    (
        r"\b(your opponent|you|the offense|the defense|each player) (?:may|can) (?:only play one action card|play only one action card|play one action card only) (each|per|a) down\b",
        r"\1 cannot play more than one Action card \2 down",
    ),
    (
        r"<C>touchdowns are worth (?P<n><N>) points",
        lambda m: (
            f"Whenever you score a touchdown, you score {max(value(m['n']) - 7, 0)} points. Whenever your opponent scores a touchdown, they score {max(value(m['n']) - 7, 0)} points"
        ),
    ),
    (r"\b(?:takes|uses|costs) no time\b(?! units?)", "takes no Time Units"),
    (
        r"\bno <TU> are removed from the (?:game )?clock(?: this down)?(?=\.)|\bthe (?:game )?clock (?:stops|does not run)(?: this down)?(?=\.)|\bdo not remove (?:any )?<TU>(?: from the (?:game )?clock)?(?: this down)?(?=\.)",
        "this play takes no Time Units",
    ),
    (r"\bcosts? (<N>|no)( (?:fewer|less|more|additional|extra))? (<TU>)", r"takes \1\2 \3"),
    (r"\b(plays?|<CALL>) (takes?|uses?|costs?) an? (additional|extra) (<TU>)", r"\1 \2 1 \3 \4"),
    (r"\bput (<N>) <TU> back (?:on|onto) the (?:game )?clock", r"add \1 Time Units to the clock"),
    (
        r"\b(?:this|the) play's <TU>\b|\bthe time unit (?:cost|value) of (?:this|the) play\b",
        "the Time Units of this play",
    ),
    (
        r"\badd (<N>) to the <TU> of (?:this|the) play",
        r"the Time Units of this play are increased by \1",
    ),
    (
        r"\bsubtract (<N>) from the <TU> of (?:this|the) play",
        r"the Time Units of this play are reduced by \1",
    ),
    (r"\b(?:re)?gain (?:a|one) (?:spent|used|lost) timeout", "regain a timeout"),
    (
        r"\bneither player (?:may|can) (spend|use|call|take)( any)? timeouts\b|<C>timeouts cannot be (?:used|spent|called)\b",
        "each player cannot use timeouts",
    ),
    (
        r"\bneither player (?:may|can) play( any)? action cards\b|<C>action cards cannot be played\b",
        "each player cannot play Action cards",
    ),
    (
        r"\bneither player (?:may|can) (use [^.]*?abilities|draw [^.]*?cards)",
        r"each player cannot \1",
    ),
    (
        r"\bno (exhaust|run|receive|tackle) abilities can be used\b",
        r"all \1 abilities cannot be used",
    ),
]
