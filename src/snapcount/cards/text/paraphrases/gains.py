"""What a play gains: half of it, so much instead, at most so much, and the ball moved."""

# ruff: noqa: E501 – a rule is a line, and reads best as one

from __future__ import annotations

import re
from typing import Final

from snapcount.cards.text.paraphrases.rule import Rule, one_play

_WHO: Final = r"(?:the offense|your opponent|you|the play|this play|it|the runner|the receiver|the ball carrier)"
_ON: Final = r"(?: on (?:the|this) play| this down)?"
_FIVE: Final = r"(?:5|five|multiple of (?:5|five))(?: yards?)?"
_DOWN: Final = rf"(?:,? \(?rounded down(?: to the nearest {_FIVE})?\)?)"
_UP: Final = rf"(?:,? \(?rounded up(?: to the nearest {_FIVE})?\)?)"
_HALF: Final = rf"(?P<half><C>{_WHO} gains? (?:only )?half (?:of )?(?:the|its|their|your) yards(?: (?:they|it|you|the offense|your opponent|the play) would(?: otherwise)? (?:gain|have gained)| gained| it gained)?{_ON}|<C>halve the yards(?: gained)?{_ON}|<C>(?:the )?yards gained{_ON} are halved|<C>reduce the yards gained{_ON} by half)"
_INSTEAD: Final = "instead of the yards gained or lost on the play"
_HALVED: Final = "halve the yards gained on the play"


def _most(found: re.Match[str]) -> str:
    """`No play may gain more than 30 yards`: what is beyond is not gained."""
    plays = found["plays"].lower()
    n = found["n"]
    if plays in ("play", "plays"):
        return f"Whenever the play would gain more than {n} yards, instead gain {n} yards"
    return f"Whenever a {one_play(found['plays'])} would gain more than {n} yards, instead gain {n} yards"


def _capped(found: re.Match[str]) -> str:
    return f"{found['each']} up to a maximum of {found['n']}."


def _or_more(found: re.Match[str]) -> str:
    """`Gain 5 yards this down, or 10 yards instead if …`."""
    return f"{found['deed']} {found['n']} yards. If {found['if']}, {found['deed']} {found['m']} yards instead."


GAINS: Final[list[Rule]] = [
    # Half of them
    (r" \((rounded (?:up|down)[^()]*)\)", r" \1"),
    (rf"{_HALF}{_UP}(?=[.,]| if | and )", f"{_HALVED} rounded up to the nearest 5"),
    (rf"{_HALF}{_DOWN}?(?: instead)?(?=[.,]| if | and )", _HALVED),
    (
        rf"<C>(?:the offense|your opponent) gains half (?:of )?the yards instead{_DOWN}?(?=[.,])",
        _HALVED,
    ),
    # So much instead
    (
        rf"<C>(?P<who>you|your opponent|the offense|the play|this play) (?P<deed>gains?|loses?) (?:exactly |only )?(?P<n><N>) yards(?: on (?:the|this) play)? instead of (?:any(?: other)? yards(?: gained)?(?: or lost)?|gaining(?: any)? yards|the yards (?:they|you|it) would (?:gain|have gained)|its yards|the yards of the play){_ON}(?=[.,])",
        lambda m: (
            f"{'the offense' if 'play' in m['who'].lower() else m['who']} {m['deed'] if m['who'].lower() == 'you' or m['deed'].endswith('s') else m['deed'] + 's'} {m['n']} yards {_INSTEAD}"
        ),
    ),
    (
        rf"<C>(?P<who>you|your opponent|the offense) (?P<deed>gains?|loses?) (?P<n><N>) yards on (?:the|this) play (?={_INSTEAD})",
        r"\g<who> \g<deed> \g<n> yards ",
    ),
    (
        r"<C>(?:your opponent|the offense|the play|this play) gains (?:0|zero|no) yards(?: on (?:the|this) play)? instead(?=\.)",
        "the play gains no yards",
    ),
    (
        rf"<C>(?:reduce|limit|cut) the yards gained{_ON} to (?P<n><N>)(?: yards)?(?=\.)",
        r"the play gains at most \g<n> yards",
    ),
    (
        rf"<C>set the yards gained{_ON} to (?P<n><N>)(?: yards)?(?=\.)",
        rf"the offense gains \g<n> yards {_INSTEAD}",
    ),
    (
        rf"<C>add (?P<n><N>)(?: yards)? to the (?:yards gained{_ON}|result(?: of (?:the|this) play)?)(?=[.,])",
        r"gain \g<n> yards",
    ),
    (
        rf"<C>(?:subtract|remove) (?P<n><N>)(?: yards)? from the (?:yards gained{_ON}|result(?: of (?:the|this) play)?|play)(?=[.,])",
        r"the offense loses \g<n> yards",
    ),
    # At most, at least
    (
        r"<S>(?:no|the) (?P<plays><CALL>|play) (?:may |can )?gains? more than (?P<n><N>) yards(?=\.)",
        lambda m: m[0] if m[0].lower().startswith("the") else _most(m),
    ),
    (
        r"<S>(?:all )?(?P<plays>plays) (?:(?:cannot|can't|may not) gain more than|gain (?:at most|no more than)) (?P<n><N>) yards(?=\.)",
        _most,
    ),
    (
        r"\b(?P<each>for each [^.]*?),? \((?:up )?to a max(?:imum)?(?: of)? (?P<n><N>)(?: yards| cards)?\)\.",
        _capped,
    ),
    (
        r"\b(?P<each>for each [^.]*?)\. (?:you (?:may not|cannot|can't)|the offense cannot|your opponent cannot) (?:gain|lose|draw) more than (?P<n><N>)(?: yards| action cards| play cards| cards)? (?:from|with|by|because of) this (?:card|ability|effect|way)\.",
        _capped,
    ),
    (
        r"\b(?P<each>for each [^.]*?)(?<! up),? to a maximum of (?P<n><N>)(?: yards)?(?=\.)",
        r"\g<each> up to a maximum of \g<n>",
    ),
    (
        r"<C>(?:it|the play|this play) gains at least (?P<n><N>) yards if (?:it|the play) is (?P<so>successful|complete)(?=\.)",
        r"Whenever the play is \g<so> this down, the play gains at least \g<n> yards",
    ),
    (
        r"<S>(?P<deed>gain|lose) (?P<n><N>) yards(?: this down)?,? or (?P<m><N>) yards instead if (?P<if>[^.]*)\.",
        _or_more,
    ),
    (
        r"<S>your next (?P<call><CALL>) cannot be stopped\. (?:you cannot gain more than|it gains at most|it cannot gain more than) (?P<n><N>) yards(?: on that play)?(?=\.)",
        r"The next time your \g<call> is revealed until the end of the game, the play becomes successful and the play gains at most \g<n> yards",
    ),
    (
        r"(?P<would>\bwhen(?:ever)? [^.]*\bwould (?:score|be (?:complete|completed|successful|stopped|incomplete|intercepted)|fumble|throw)\b[^.]*, determine (?:the )?grit(?: value)?\. if the grit(?: value)? is [^.,]*, [^.]*?) instead\.",
        r"\g<would>.",
    ),
    (
        r"\bflip over the top (?P<n>two|three|2|3) cards of your play deck\. choose one(?: of them)? to become your (?:called )?play(?: this down)?\.(?: discard the (?:other|others|rest)\.)?",
        r"Reveal the top \g<n> cards of your Play deck. One of them becomes your play. Discard the rest.",
    ),
    (
        r"\b(?P<who>the offense|the defense|your opponent|you) must designate (?:their|your) (?P<one><ONE>)(?= (?:as|to)\b)",
        r"\g<who> must designate a \g<one>",
    ),
    # The ball
    (
        r"\b(?P<move>move the ball) (?P<n><N>) yards (?:closer|nearer) to (?P<whose>your opponent's|your|the defense's|the offense's) end zone\b",
        r"\g<move> \g<n> yards toward \g<whose> end zone",
    ),
    (
        r"<C>advance the ball (?P<n><N>) yards\b",
        r"move the ball forward \g<n> yards",
    ),
    (
        r"\b(?:place|put) the ball (?:on|at) (?:the (?:50|fifty)(?:[- ]yard line)?|midfield)(?=[.,])",
        "place the ball on your 50 yard line",
    ),
    (
        r"<S>(?:start|begin) this possession (?:at|on) your (?:own )?(?P<n>\d+)(?: yard line)?(?=\.)",
        r"Place the ball on your \g<n> yard line",
    ),
    (
        r"<S>this possession (?:starts|begins) (?:at|on) your (?:own )?(?P<n>\d+)(?: yard line)?(?=\.)",
        r"Place the ball on your \g<n> yard line",
    ),
    # The first or next of a kind
    (
        r"<S>the first (?P<call><CALL>) (?:of|in) (?:each|every) (?P<when>possession|half|game) is (?P<result>incomplete|complete|successful|stopped)(?=\.)",
        r"The first time a \g<call> is revealed each \g<when>, the play becomes \g<result>",
    ),
    (
        r"<S>the first (?P<call><CALL>) (?:of|in) (?:each|every) (?P<when>possession|half|game) (?:cannot|can't) be stopped(?=\.)",
        r"The first time a \g<call> is revealed each \g<when>, the play becomes successful",
    ),
    (
        r"<S>(?P<whose>your|your opponent's|the offense's) next (?P<call><CALL>) (?:is|becomes|will be) (?P<result>incomplete|complete|successful|stopped)(?=\.)",
        r"The next time \g<whose> \g<call> is revealed until the end of the game, the play becomes \g<result>",
    ),
    (
        r"<S>(?P<whose>your|your opponent's|the offense's) next play (?:is|becomes|will be) (?P<result>incomplete|complete|successful|stopped)(?=\.)",
        lambda m: (
            f"Whenever {m['whose']} play is revealed on {'your' if m['whose'].lower() == 'your' else 'their'} next play, the play becomes {m['result']}"
        ),
    ),
]
