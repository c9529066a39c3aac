"""When something begins or ends: downs, plays, possessions, halves."""

from __future__ import annotations

from typing import Final

from snapcount.cards.language.events.described_plays import ends
from snapcount.cards.language.kernel import syntax
from snapcount.cards.language.kernel.construct import (
    WHOLE,
    Construct,
    construct,
    only_read,
    phrase,
    read_as,
)
from snapcount.cards.nouns import All, AllOf, DownIs, Group, Happened, Not, OnSide, PeriodIs

_NOT_SCORED: Final = AllOf(
    (
        Not(Happened("points are scored", "you", "possession")),
        Not(Happened("points are scored", "opponent", "possession")),
    )
)


def _starts(category: str, event: str, one: str, many: str, owned: bool) -> list[Construct]:
    """At the start of a possession, of each possession, of each of your possessions."""
    made = construct(
        category,
        syntax.Occasion,
        f"a {one}",
        [f"(each|every|any|the|{'this|' if category == 'Ending' else ''}) {one}"],
        event=event,
    )
    if owned:
        made += construct(
            category,
            syntax.Occasion,
            f"{{who:Whose}} {one}",
            [
                f"(each|any|one) of {{who:Whose}} {many}",
                f"{{who:Whose}} {many}",
                f"(a|each|any|every) {one} of {{who:OfTheirs}}",
            ],
            event=event,
        )
    if event == "a possession starts":
        made += construct(
            category,
            syntax.Occasion,
            f"{{who:Whose}} {one} on offense",
            [f"[(each|any|one) of] {{who:Whose}} {many} on offense"],
            printed=False,
            event=event,
        )
    return made


_A_POSSESSION: Final = "(a|another|each|every|(their|your) [next]) [new] (possession|drive)"

MOMENTS: Final[list[Construct]] = [
    *phrase("AtStart", "at the start of", "at the beginning of"),
    *phrase("AtEnd", "at the end of"),
    *_starts("Starting", "a possession starts", "possession", "possessions", True),
    *only_read(_starts("Starting", "a possession starts", "drive", "drives", True)),
    *_starts("Starting", "a down starts", "down", "downs", True),
    *(
        each
        for side, on_side, who in (
            ("offense", OnSide("you", "offense"), "you"),
            ("defense", OnSide("you", "defense"), "opponent"),
        )
        for noun, said in (
            ("down", {"event": "a down starts", "condition": on_side}),
            ("(possession|drive)", {"event": "a possession starts", "who": who}),
        )
        for each in construct(
            "Starting",
            syntax.Occasion,
            f"(a|each|every) {noun} [with you] on {side}",
            printed=False,
            **said,
        )
    ),
    *_starts("Starting", "a half starts", "half", "halves", True),
    *construct("Starting", syntax.Occasion, "overtime", event="overtime starts"),
    *construct("Starting", syntax.Occasion, "{who:Whose} overtime", event="overtime starts"),
    *construct("Starting", None, "{=:WhichStarts}", printed=False),
    *construct("WhichStarts", syntax.Occasion, "{condition:WhichHalf}", event="a half starts"),
    *construct("WhichStarts", syntax.Occasion, "{condition:WhichDown}", event="a down starts"),
    *construct(
        "WhichHalf", PeriodIs, "the first half", ["the game", "each game"], period="first half"
    ),
    *construct("WhichHalf", PeriodIs, "the second half", period="second half"),
    *construct(
        "WhichDown",
        DownIs,
        "{downs:Downs} down",
        [
            "(each|every) {downs:Downs} down",
            "a {downs:Downs} down",
            "(each|every) {downs:EachOfDowns} down",
        ],
    ),
    *construct(
        "Starting",
        syntax.Occasion,
        "{who:Whose} {condition:WhichDown}",
        printed=False,
        event="a down starts",
    ),
    *_starts("Ending", "a possession ends", "possession", "possessions", True),
    *only_read(_starts("Ending", "a possession ends", "drive", "drives", True)),
    *_starts("Ending", "a down ends", "down", "downs", True),
    *_starts("Ending", "a half ends", "half", "halves", False),
    *construct(
        "Ending", syntax.Occasion, "{condition:WhichHalf}", printed=False, event="a half ends"
    ),
    *construct(
        "Ending", syntax.Occasion, "{condition:WhichDown}", printed=False, event="a down ends"
    ),
    *construct(
        "Ending",
        syntax.Occasion,
        "the play",
        ["(a|each|every|this|any) play", "this (run|pass)"],
        event="the play ends",
    ),
    *construct("Ending", None, "{=:EndingPlay}"),
    # That of which the text spoke: it is the one in which this is carried out
    *(
        each
        for noun, event in (("down", "a down ends"), ("possession", "a possession ends"))
        for each in construct("Ending", syntax.Occasion, f"that {noun}", printed=False, event=event)
    ),
    *construct("EndingPlay", None, "{=:PlayThatCame}", views={WHOLE: read_as(ends)}),
    *construct(
        "EndingPlay",
        syntax.Occasion,
        "{who:Whose} play",
        ["each of {who:Whose} plays"],
        event="the play ends",
    ),
    *construct(
        "EndingPlay",
        syntax.Occasion,
        "the {calls:PlayKinds} play",
        ["(a|each) {calls:CallsOfPlays[sg]}"],
        event="the play ends",
    ),
    *construct(
        "EndingPlay", syntax.Occasion, "{who:Whose} {calls:CallsOfPlays[sg]}", event="the play ends"
    ),
    *construct(
        "MomentAlone",
        syntax.Occasion,
        "at halftime",
        ["(during|after) halftime"],
        printed=False,
        event="a half starts",
        condition=PeriodIs("second half"),
    ),
    # The next one; the end of the next one may be that of this one, so that only its start is said
    *(
        each
        for one in ("possession", "down", "half")
        for each in construct(
            "NextMoment",
            syntax.Occasion,
            f"{{:AtStart}} the next {one}",
            event=f"a {one} starts",
        )
    ),
    *construct(
        "NextMoment",
        syntax.Occasion,
        "{:AtStart} {who:Whose} next (possession|drive)",
        event="a possession starts",
    ),
    *construct(
        "MomentAlone",
        syntax.Occasion,
        "{:AtEnd} (a|each|any|every) (possession|drive) without {:Scoring}",
        printed=False,
        event="a possession ends",
        condition=_NOT_SCORED,
    ),
    *construct(
        "MomentAlone",
        syntax.Occasion,
        "{:AtEnd} {who:Whose} (possession|drive) without {:Scoring}",
        printed=False,
        event="a possession ends",
        condition=_NOT_SCORED,
    ),
    *phrase("Scoring", "scoring", "a score", "points", "any points"),
    # Whoever has the ball is designated once in a down, and what that sets off waits until the
    # tackler is as well (T-13)
    *construct(
        "AfterDesignation",
        syntax.Occasion,
        "[immediately|right] after (Player Designation|designation)",
        ["(after|once) [the] Players are designated"],
        printed=False,
        event="a Player is designated",
        players=All(Group(where="field", side="offense")),
    ),
    # As moments and as events
    *construct(
        "MomentAlone",
        None,
        "at the start of {=:Starting}",
        ["{:AtStart} {=:Starting}", "as {=:Starting} (starts|begins)"],
    ),
    *construct("MomentAlone", None, "at the end of {=:Ending}", ["{:AtEnd} {=:Ending}"]),
    # That of the down at hand, for which an effect waits
    *construct("MomentAtHand", None, "at the end of {=:EndingAtHand}"),
    *construct("EndingAtHand", syntax.Occasion, "the play", event="the play ends"),
    *construct("EndingAtHand", syntax.Occasion, "the down", event="a down ends"),
    *construct("EndingAtHand", None, "{=:EndingPlay}"),
    *construct("MomentAlone", None, "{=:MomentAtHand}", printed=False),
    # After a successful Run is when it was successful; at its end it is over
    *construct("MomentAlone", None, "at the end of {=:PlayOfResult}", views={WHOLE: read_as(ends)}),
    *construct("Happens", None, "{=:Starting} starts", ["{=:Starting} (begins|starts)"]),
    *construct("Happens", None, "{=:Ending} ends", ["{=:Ending} (ends|is over)"]),
    *construct(
        "Happens",
        syntax.Occasion,
        "{who:Who[base]} get the ball",
        [
            "{who:Who[third]} gets the ball",
            "{who:Who[base]} (take|gain) possession [of the ball]",
            "{who:Who[third]} (takes|gains) possession [of the ball]",
            f"{{who:Who[base]}} (start|begin) {_A_POSSESSION}",
            f"{{who:Who[third]}} (starts|begins) {_A_POSSESSION}",
        ],
        printed=False,
        event="a possession starts",
    ),
    *construct(
        "Happens", syntax.Occasion, "possession changes", printed=False, event="a possession ends"
    ),
    *construct(
        "Happens",
        syntax.Occasion,
        "(time|the clock) (runs out|expires)",
        ["the clock (reaches|hits) 0"],
        printed=False,
        event="a half ends",
    ),
    # How it ended
    *construct(
        "Happens",
        syntax.Occasion,
        "{who:Whose} possession ends with a punt",
        event="a punt is made",
    ),
    *construct(
        "Happens",
        syntax.Occasion,
        "{who:Whose} possession ends with a field goal",
        event="a field goal is made",
    ),
    *construct(
        "Happens",
        syntax.Occasion,
        "{who:Whose} possession ends without (a score|scoring)",
        printed=False,
        event="a possession ends",
        condition=_NOT_SCORED,
    ),
]
