"""Timing lines and conditions in other words: what has been called, what came of it, what is left."""

# ruff: noqa: E501 – a rule is a line, and reads best as one

from __future__ import annotations

import re
from typing import Final

from snapcount.cards.text.paraphrases.rule import Into, Rule, value

_POINT: Final = (
    r"(?:at the (?:start|end) of (?:a|an|the|each|every|any) (?:possession|down|play)"
    r"|during on[- ]field adjustments|(?:prior to|before) selecting a play"
    r"|(?:before|prior to|after) player designation)"
)
_ONLY: Final = r"<S>(?P<head>play|exhaust|use)(?: only)? "
_AT: Final = rf"(?:(?P<points>{_POINT}(?:,? or {_POINT})*),? )?"
_ALSO: Final = r"(?: (?:and )?if (?P<also>[^.]*))?(?=\.)"
_EVENT: Final = r"(?:when(?:ever)?|each time|at the (?:start|end) of)"


def _line(condition: str) -> Into:
    """A timing line with its condition after the timing points."""

    def put(found: re.Match[str]) -> str:
        points = f" {found['points']}" if found["points"] else ""
        also = f" and {found['also']}" if found["also"] else ""
        return f"{found['head']} only{points} if {found.expand(condition)}{also}"

    return put


def _when(found: re.Match[str]) -> str:
    """`in the second half or overtime`, `during overtime`."""
    times = [
        f"it is {name}"
        for name in re.findall(r"the (?:first|second) half|overtime", found["times"], re.I)
    ]
    points = f" {found['points']}" if found["points"] else ""
    if found["also"] and len(times) > 1:
        return found[0]
    also = f" and {found['also']}" if found["also"] else ""
    return f"{found['head']} only{points} if {' or '.join(times)}{also}"


def _by_at_most(found: re.Match[str]) -> str:
    """`ahead by 3 points or less`: ahead, and not by 4."""
    who = found["who"]
    low = value(found["n"]) + (0 if found["less"] else 1)
    if low < 1:
        return found[0]
    return f"[{who} {found['how']} and it is not true that {who} {found['how']} by at least {low}]"


def _if_before(found: re.Match[str]) -> str:
    """`Whenever …, you may … if …`: what an offer hangs on comes first."""
    head = found["head"]
    so = f"{'If' if not head else 'if'} {found['so']}, {found['may']}"
    if found["how"].lower() == "unless":
        so = f"{'Unless' if not head else 'unless'} {found['so']}, {found['may']}"
        if head:
            return found[0]
    return f"{head}{so}"


TIMING_LINES: Final[list[Rule]] = [
    (
        r"<S>(?:(?:this card|it) )?(?:can|may) (?:only )?be (?P<deed>played|used|exhausted) (?:only )?(?:at any ?time|anytime)(?=\.)",
        "Play at any time",
    ),
    (
        r"<S>(?:(?:this card|it) )?(?:(?:can|may) only be played|(?:can|may) be played only|can be played|may be played) (?=at |during |prior |before |after |when |whenever |if |in |on |while )",
        "Play only ",
    ),
    (
        r"<S>this ability (?:can|may) only be used (?=once |at |during |prior |before |after |when |if |in |while )",
        "Use only ",
    ),
    (
        r"<S>you (?:may|can) (?:only )?(?:use|activate) this ability (?:only )?(?=once |at |during |prior |before |after |when |if |in |while )",
        "Use only ",
    ),
    # Where and when
    (
        rf"{_ONLY}{_AT}(?:(?:when|while|if|with) (?:you are |the ball (?:is )?)?)?(?:inside|within|on or inside) (?P<where>your opponent's|your own|your|the offense's|the defense's) (?P<line>\d+)(?: yard line)?{_ALSO}",
        _line(r"the ball is inside \g<where> \g<line>"),
    ),
    (
        rf"{_ONLY}{_AT}(?:in|during) (?P<times>(?:the (?:first|second) half|overtime)(?:(?: or| and|,)(?: in| during)? (?:the (?:first|second) half|overtime))*){_ALSO}",
        _when,
    ),
    (
        rf"{_ONLY}{_AT}(?:with|when there (?:is|are)) (?P<n>(?:at least |at most |no more than )?<N>(?: or (?:less|fewer|more))?) <TU>(?P<or> or (?:less|fewer|more))?(?: (?:left|remaining))?(?: (?:in the (?:half|game)|on the (?:game )?clock))?{_ALSO}",
        _line(r"there are \g<n>\g<or> Time Units left"),
    ),
    # What was called, and what came of it
    (
        rf"{_ONLY}{_AT}(?:when|whenever|after) (?P<who>you|your opponent|the offense) (?:calls?|called|runs?|ran) (?P<call>an? <CALL>){_ALSO}",
        _line(r"\g<who> called \g<call>"),
    ),
    (rf"{_ONLY}{_AT}after calling (?P<call>an? <CALL>){_ALSO}", _line(r"you called \g<call>")),
    (
        rf"{_ONLY}{_AT}(?:when|whenever|after) (?P<whose>your opponent's|your|the offense's) (?:called |current )?(?P<call><CALL>|play) (?:is|was) (?P<how>stopped|successful|incomplete|complete|completed){_ALSO}",
        _line(r"\g<whose> \g<call> is \g<how>"),
    ),
    (
        rf"{_ONLY}{_AT}after an? (?P<how>stopped|successful|incomplete|completed?) (?P<call><CALL>|play){_ALSO}",
        _line(r"a \g<call> is \g<how>"),
    ),
    (
        rf"{_ONLY}at the end of (?:a|the|any) play(?: (?:that|in which|on which|when|where|if)| when(?:ever)?) (?:you |the offense |your opponent )?(?P<deed>gain|lose)(?:s|ed)? (?P<n>(?:at least |more than |less than |fewer than )?<N>(?: or (?:more|less|fewer))? yards(?: or (?:more|less|fewer))?)(?: on (?:the|that|this) play)?(?=\.)",
        lambda m: (
            f"{m['head']} only at the end of the play if the play {'gained' if m['deed'].lower() == 'gain' else 'lost'} {m['n']}"
        ),
    ),
    (
        rf"(?P<line>{_ONLY}at the end of the play if (?:you|your opponent|the offense) (?:gained|did not gain) a first down)(?=\.)",
        r"\g<line> this down",
    ),
    # The score
    (r"\bby (<N>) points? or (more|less|fewer)\b", r"by \1 or \2 points"),
    (
        r"\b(?P<who>you|your opponent|the offense|the defense) (?P<how>(?:is|are) (?:ahead|leading|winning|behind|trailing|losing)) by (?:(?:at most|no more than) (?P<n><N>)(?! or)|(?P<n2><N>) or (?:less|fewer))(?P<less>)(?: points?)?(?=[.,]| and )",
        lambda m: _by_at_most_of(m),
    ),
    (
        r"\b(?P<who>you|your opponent|the offense|the defense) (?P<how>(?:is|are) (?:ahead|leading|winning|behind|trailing|losing)) by (?P<less>less than|fewer than) (?P<n><N>)(?: points?)?(?=[.,]| and )",
        _by_at_most,
    ),
    (r"\bthe game is (?:in|in an) overtime\b", "it is overtime"),
    (r"\bthe game is tied\b", "the score is tied"),
    (
        r"\bin the second half (?:and|or)(?: in)? overtime, ",
        "if it is the second half or it is overtime, ",
    ),
    # Cards and timeouts
    (
        r"\b(more|fewer|less) cards in (?:your|their) (action|play) hand than\b",
        lambda m: f"{'more' if m[1].lower() == 'more' else 'fewer'} {m[2]} cards in hand than",
    ),
    (
        r"\b(more|fewer) (action|play) cards in (?:your|their) hand than\b",
        r"\1 \2 cards in hand than",
    ),
    (
        r"\b(your opponent's|your|their) (play|action) (deck|discard pile|hand) (?:has|contains|holds) (no|<N> or (?:more|less|fewer)|at least <N>|at most <N>|exactly <N>) cards?(?: left| remaining)?(?: in it)?(?=[.,])",
        r"there are \4 cards in \1 \2 \3",
    ),
    (
        r"\b(<N> or (?:more|less|fewer)|at least <N>|at most <N>|no) cards (?:left|remaining) in (your opponent's|your|their) (play|action) (deck|hand|discard pile)\b",
        r"\1 cards in \2 \3 \4",
    ),
    # What an offer hangs on
    (
        rf"<S>(?P<head>(?:once (?:per|each|every|a) (?:down|possession|half|game), )?{_EVENT} [^.,:]*, )(?P<may>you may [^.,:]*?) (?P<how>if) (?P<so>(?:you|your opponent|the|this|it|there|your)\b[^.,:]*)(?=\.)",
        _if_before,
    ),
    (
        r"<S>(?P<head>)(?P<may>you may (?!choose|have|not)[^.,:]*?) (?P<how>if) (?P<so>(?:you|your opponent|the|this|it|there|your)\b[^.,:]*)(?=\.)",
        _if_before,
    ),
    # Once in a while
    (
        r"<S>(?P<bench>bench: )?once (?:per|each|every|a) (?P<per>down|possession|half|game),? you may (?P<deed>[^.,:]*?) (?P<event>when(?:ever)? (?!attached)[^.,:]*)(?=\.)",
        lambda m: f"{m['bench'] or ''}Once per {m['per']}, {m['event']}, you may {m['deed']}",
    ),
    (
        r"<S>(?P<bench>bench: )?you may (?P<deed>[^.,:]*?) (?:up to )?once (?:per|each|every|a) (?P<per>down|possession|half|game)(?P<at> (?:at the (?:start|end) of|during|prior to|before|after|when(?:ever)?) [^.,:]*)?(?=\.)",
        lambda m: (
            f"{m['bench'] or ''}Once per {m['per']},{(m['at'] + ',') if m['at'] else ''} you may {m['deed']}"
        ),
    ),
    (
        r"(?<!you )\bonce (?:per|each|every|a) (down|possession|half|game), (?=(?:add|subtract|draw|energize|increase|reduce|widen|look|search|reveal) [^.,:]*\.)",
        r"once per \1, you may ",
    ),
    # At most so much
    (
        r"(\bfor each [^.]*?)(?:\.|,) (?:you|this card|this ability|this effect|it) (?:may not|cannot|can't) (?:gain|give|grant|add)(?: you)? more than (<N>) yards (?:from this card|from this ability|from this effect|this way|in this way|with this card|with this ability)(?=\.)",
        r"\1 up to a maximum of \2 yards",
    ),
    (
        r"\b(gains?) (<N>) yards for each <TU> (?:left|remaining)(?: on the (?:game )?clock)?,? (?:up )?to a maximum of (<N>) yards(?=\.)",
        r"\1 yards equal to \2 times the number of Time Units left up to a maximum of \3 yards",
    ),
]


def _by_at_most_of(found: re.Match[str]) -> str:
    who, how = found["who"], found["how"]
    low = value(found["n"] or found["n2"]) + 1
    return f"[{who} {how} and it is not true that {who} {how} by at least {low}]"
