"""When a card is played, in other words than the names of the timing points."""

# ruff: noqa: E501 – a rule is a line, and reads best as one

from __future__ import annotations

from typing import Final

from snapcount.cards.text.paraphrases.rule import Rule

_ONLY: Final = r"<S>(?P<only>(?:play|exhaust|use)(?: only)?) "
_HAPPENED: Final = (
    r"(?:you|your opponent|the offense|the defense) (?:scored|fumbled|threw an interception"
    r"|scored a touchdown|missed a field goal|called a timeout|spent a timeout)"
    r"|a touchdown was scored|a field goal was missed|a live ball turnover happened"
)

POINTS: Final[list[Rule]] = [
    (rf"{_ONLY}(?P<to>in response to [^.]*?) being (?:played|used)(?=\.)", r"\g<only> \g<to>"),
    (
        rf"{_ONLY}when(?:ever)? (?:a|any) player uses an exhaust ability(?=\.)",
        r"\g<only> in response to an Exhaust ability",
    ),
    (
        rf"{_ONLY}before (?:(?:the )?plays are (?:selected|called)|(?:either|any) player selects a play|selecting plays)",
        r"\g<only> prior to selecting a play",
    ),
    (
        rf"{_ONLY}(?:after|when|as soon as|once) (?:the |both )?(?:plays|play cards) are (?:revealed|flipped over)",
        r"\g<only> during On Field Adjustments",
    ),
    (
        rf"{_ONLY}after (?:a|the) play (?:gains|gained) ([^.]*? yards?(?: or (?:more|less))?)(?=\.)",
        r"\g<only> at the end of the play if the play gained \2",
    ),
    (
        rf"{_ONLY}at the end of (?:a|the|any) play (?:in which|where|on which) ",
        r"\g<only> at the end of the play if ",
    ),
    (
        rf"{_ONLY}at the end of (?:a|any) (?:play )?(?:that (?:was|is) )(stopped|successful|incomplete)(?: play)?",
        r"\g<only> at the end of the play if the play is \2",
    ),
    (
        rf"{_ONLY}at the end of (?:a|any) (stopped|successful|incomplete) play",
        r"\g<only> at the end of the play if the play is \2",
    ),
    (rf"(?P<if><S>(?:play|exhaust|use) [^.]*\bif (?:{_HAPPENED}))(?=\.)", r"\g<if> this down"),
    (
        rf"{_ONLY}at the start of (?:a |an )?(first|second|third|fourth|1st|2nd|3rd|4th) down(?=\.| or)",
        r"\g<only> at the start of a down if it is \2 down",
    ),
    (
        rf"{_ONLY}(at the start of [^.]*?|prior to selecting a play|during on field adjustments) (?:in|during) (overtime|the (?:first|second) half)(?=\.)",
        r"\g<only> \2 if it is \3",
    ),
    (
        rf"{_ONLY}(inside|within) (your opponent's|your) (\d+)(?: yard line)? ([^.]*)(?=\.)",
        r"\g<only> \5 if the ball is inside \3 \4",
    ),
    (r"<S>play (?:at )?any (?:time|timing point)(?=\.)", "Play at any time"),
    (
        rf"{_ONLY}(during on field adjustments|after player designation) on an? (successful|stopped|complete|incomplete) (<CALL>)(?=\.)",
        r"\g<only> \2 if the play is \3 and the offense called a \4",
    ),
    (r"\bif the offense ran the ball(?=\.)", "if the offense called a Run play"),
    (
        r"\bif the offense (?:passed(?: the ball)?|threw a pass)(?=\.)",
        "if the offense called a Pass play",
    ),
]
