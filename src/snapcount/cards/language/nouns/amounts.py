"""Numbers that the game knows, and what texts make of them: `half the Grit rounded down`.

- `Known` is what the game knows and `times` can stand before, `Operand` what is added and divided;
- `Number` is any number as a noun, after `by`, `become` or `equal to`.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec

from snapcount.cards import nouns
from snapcount.cards.language.kernel import syntax
from snapcount.cards.language.kernel.construct import (
    Construct,
    Guard,
    View,
    construct,
    either,
    only_read,
    phrase,
    read_as,
    unseen,
    word,
)
from snapcount.cards.language.kernel.template import WHOLE
from snapcount.cards.language.kernel.views import UNSAID
from snapcount.cards.language.nouns.counted import NUMBER
from snapcount.cards.language.nouns.quantities import IS_CAPPED, PER_FEW, SEVERAL, PerFew, caps

BASE_YARDS: Final = (
    "the base yards of {@:ThisPlay}",
    "the base (yardage|yard value) [of {@:ThisPlay}]",
    "{@:ThisPlays} base (yards|yardage)",
    "the yards listed on the play",
)

_THE_OTHER: Final = read_as(
    {"you": "opponent", "opponent": "you", "offense": "defense", "defense": "offense"}.get
)
"""Who is behind is so many points behind as the other is ahead."""


def _points_ahead() -> list[Construct]:
    """By how many points somebody is ahead, and one of those points."""
    made: list[Construct] = []
    for base, third, views in (
        ("are ahead|are (leading|winning|up)|lead", "is ahead|is (leading|winning|up)|leads", {}),
        (
            "are behind|are (trailing|losing|down)|trail",
            "is behind|is (trailing|losing|down)|trails",
            {"ahead": _THE_OTHER},
        ),
    ):
        for person, so in (("base", base), ("third", third)):
            who = f"{{ahead:Who[{person}]}}"
            by = [
                f"{who} {so.partition('|')[0]}",
                f"[that] {who} ({so}) [by]",
                f"by which {who} ({so})",
            ]
            for category, noun in (
                ("Known", "the number of points"),
                ("EachUnit[sg]", "point"),
                ("EachUnit[pl]", "points"),
            ):
                made += construct(
                    category,
                    nouns.TheScoreDifference,
                    f"{noun} {by[0]}",
                    [f"{noun} {each}" for each in by],
                    views=views,
                    printed=not views,
                )
    return made


KNOWN: Final[list[Construct]] = [
    *construct(
        "Known",
        nouns.ThePlayStrength,
        "the Play Strength",
        [
            "the Play Strength of {:ThePlay}",
            "the Strength [of {:ThePlay}]",
            "(the play's|this play's|the {:CalledNow} (play's|Play card's)) [Play] Strength",
            "your Play Strength",
            "the Play Strength value",
        ],
    ),
    *construct(
        "Known",
        nouns.TheGrit,
        "the Grit",
        ["the Grit value", "that Grit [value]", "the value of the Grit", "the result"],
    ),
    *construct("Known", nouns.TheX, "X", ["that number", "the chosen number"]),
    *construct(
        "Known",
        nouns.TheDown,
        "the number of the down",
        [
            "the (current|down) number",
            "the current down [number]",
            "the number of the current down",
        ],
    ),
    *construct(
        "Known",
        nouns.TheScoreDifference,
        "the score difference",
        [
            "the difference in [the] score",
            "the difference between (the|both) scores",
            "the difference between (your [score] and your opponent's|both players') score",
            "the point difference",
        ],
    ),
    *_points_ahead(),
    *construct(
        "Known",
        nouns.TheTimeLeft,
        "the number of Time Units left",
        [
            "[the number of] Time Units (left|remaining) [{:OnTheClock}]",
            "the time (left|remaining) [{:OnTheClock}]",
        ],
    ),
    *phrase("OnTheClock", "on the clock", "on the game clock", "in (the|this) half"),
    *construct(
        "Known",
        nouns.TheTimeUnits,
        "the Time Units of {@:ThisPlay}",
        ["{@:ThisPlays} Time Units", "the Time Units {@:ThisPlay} (takes|uses|costs)"],
    ),
    *construct(
        "Known",
        nouns.TheYardsToGoal,
        "the number of yards to the end zone",
        [
            "the (distance|yards) to the (end zone|goal line)",
            "the number of yards to the goal line",
        ],
    ),
    *construct(
        "Known",
        nouns.TheBaseYards,
        "the base yards",
        BASE_YARDS,
    ),
    *construct("Known", None, "{=:LastYards}"),
    *construct(
        "LastYards",
        nouns.TheLastYards,
        "the yards gained on {who:Whose} last play",
        [
            "[the number of] yards gained on {who:Whose} (last|previous) play",
            "[the number of] yards {who:Whose} (last|previous) play gained",
            "[the number of] yards {who:Who} gained {:OnLastDown}",
        ],
    ),
    *construct(
        "LastYards",
        nouns.TheLastYards,
        "the yards gained on the last play",
        [
            "[the number of] yards gained {:OnDownBefore}",
            "[the number of] yards the (last|previous) play gained",
        ],
        who=None,
    ),
    *construct(
        "LastYards",
        nouns.TheLastYards,
        "the yards gained on {who:TheirLast} {since:SoFar}",
        [
            "[the number of] yards gained on {who:TheirLast} {since:SoFar}",
            "[the number of] yards {who:TheirLast} {since:SoFar} gained",
        ],
        only=Guard(lambda last: last.since != "down", "that is this play itself"),
    ),
    *construct("Known", None, "{=:LastGained}", views={WHOLE: UNSAID}),
    *construct(
        "LastGained",
        nouns.TheLastYards,
        "{who:Whose} last play gained",
        ["{who:Whose} previous play gained", "{who:Who} gained {:OnLastDown}"],
    ),
    # Numbers that are yards by themselves: `gains at most its base yards`
    *construct("YardsKnown", nouns.TheBaseYards, "the base yards", BASE_YARDS),
    *construct("YardsKnown", None, "{=:LastYards}"),
    *construct(
        "LastPlayYards", nouns.TheLastYards, "{who:Whose} last play", ["{who:Whose} previous play"]
    ),
    *construct(
        "LastPlayYards", nouns.TheLastYards, "the last play", ["the previous play"], who=None
    ),
    *construct(
        "YardsKnown",
        nouns.TheLastYards,
        "the same number of yards {who:Who} gained {:OnLastDown}",
    ),
    *construct(
        "YardsKnown",
        nouns.Half,
        "half {of:LastYards}",
        ["half of {of:LastYards}", "half [of] {of:LastYards} {:RoundedDown}"],
    ),
    *construct(
        "Known",
        nouns.CountLayers,
        "the number of layers",
        ["the number of effects (waiting|on the stack|in the layers)"],
    ),
    *construct(
        "Known",
        nouns.TheMiss,
        "the distance from the catch range",
        ["how far the Play Strength is outside the catch range"],
    ),
    *construct("Known", None, "{=:CalledStrength}"),
    *construct(
        "CalledStrength",
        nouns.StrengthOf,
        "the Strength of {who:Whose} called play",
        [
            "the [Play] Strength of {who:WhosePlay}",
            "{who:WhosePlays} [Play] Strength",
        ],
    ),
    # Whoever has it, it is that of the card they called
    *only_read(word("CalledStrength", nouns.StrengthOf("opponent"), "your opponent's Strength")),
    *construct(
        "Known",
        nouns.ShownStrength,
        "the Strength of that card",
        [
            "the [Play] Strength of (it|that Play|that play|the (revealed|discarded|drawn) card)",
            "(that card's|its) [Play] Strength",
            "(that Play|the (revealed|discarded|drawn|flipped)) card's [Play] Strength",
        ],
    ),
    *construct("Known", syntax.ThatStrength, "that [Play] Strength", printed=False),
    # One unit of it, after `for each`
    *construct(
        "EachUnit[n]",
        nouns.ThePlayStrength,
        "point+n of Play Strength",
        ["point+n of (the Play|) Strength"],
        features=NUMBER,
    ),
    *construct(
        "EachUnit[n]", nouns.TheGrit, "point+n of Grit", ["point+n of the Grit"], features=NUMBER
    ),
    *construct(
        "EachUnit[n]",
        nouns.TheTimeLeft,
        "Time Unit+n left",
        ["Time Unit+n (left|remaining) [{:OnTheClock}]", "Time Unit+n on the clock"],
        features=NUMBER,
    ),
    *construct("EachUnit[n]", nouns.TheTimeUnits, "Time Unit+n of {@:ThisPlay}", features=NUMBER),
    *construct(
        "EachUnit[n]",
        nouns.TheScoreDifference,
        "point+n of difference",
        ["point+n of the score difference"],
        features=NUMBER,
    ),
    *construct(
        "EachUnit[n]",
        nouns.CountLayers,
        "layer+n",
        ["effect+n waiting", "effect+n in the layers"],
        features=NUMBER,
    ),
    # Numbers that are counted are known too
    *either("Countable", "Known"),
    *construct("Countable", None, "the number of {=:Counted[pl]}", ["how many {=:Counted[pl]}"]),
]

OF_ALL: Final = View(
    "all of somebody's", build=lambda whose: nouns.Group(whose=whose), match=unseen
)

RATINGS: Final[list[Construct]] = [
    *construct(
        "Rating",
        nouns.RatingOf,
        "the rating of {players:Pointed}",
        ["{players:Rated} rating"],
    ),
    *construct("Rated", None, "{=:Possessor}", views={WHOLE: UNSAID}),
    *construct("Rated", nouns.This, "this Player's", ["its own"]),
    *construct("Rated", nouns.That, "that Player's", ["the chosen Player's", "their"]),
    *construct(
        "RatingAmong",
        nouns.RatingAmong,
        "the {which:Extreme} rating of {group:RatedGroup}",
        ["the {which:Extreme} rating among {group:RatedGroup}"],
    ),
    *construct(
        "RatingSum",
        nouns.RatingSum,
        "the combined rating of {group:RatedGroup}",
        [
            "the (combined|total) (rating|ratings) of {group:RatedGroup}",
            "the (sum|total) of the ratings of {group:RatedGroup}",
            "{group:RatedOwners} (combined|total) rating",
        ],
    ),
    *construct("RatedOwners", None, "{=:Whose} Players'", views={WHOLE: OF_ALL}),
    *word("Extreme", "highest", "highest", "best"),
    *word("Extreme", "lowest", "lowest", "worst"),
    *construct("RatedGroup", None, "all of {=:Theirs[pl]}", ["[all] {=:Theirs[pl]}"]),
    *construct("RatedGroup", None, "all {=:Group[pl]}", ["{=:Group[pl]}"]),
]


class DeckPlayers(msgspec.Struct, frozen=True):
    """Players that a deck was built with."""

    whose: Any
    group: nouns.Group


def _deck_players(count: Any) -> DeckPlayers | None:
    if not isinstance(count, nouns.CountDeck) or count.group is None:
        return None
    return DeckPlayers(count.whose, msgspec.structs.replace(count.group, whose=None))


DECK_PLAYERS: Final = View(
    "players of a deck",
    build=lambda said: nouns.CountDeck(
        said.whose, group=msgspec.structs.replace(said.group, whose=said.whose)
    ),
    match=_deck_players,
)

_NOT_KNOWN: Final = Guard(
    lambda number: not isinstance(number.left, int) or not isinstance(number.right, int),
    "which of the two that is, is known; write the number",
)
_BOTH_RATINGS: Final = Guard(
    lambda minus: (
        not (isinstance(minus.left, nouns.RatingOf) and isinstance(minus.right, nouns.RatingOf))
    ),
    "ratings are compared as such",
)
_MULTIPLE: Final = Guard(
    lambda made: made.to > 1 and not isinstance(made.of, int),
    "a number that the game knows is rounded to a multiple of 2 or more",
)
_DIVISOR: Final = Guard(
    lambda made: made.by > 1 and not isinstance(made.of, int),
    "a number that the game knows is divided by 2 or more",
)


def _rounded(node: Any, frames: list[str], **more: Any) -> list[Construct]:
    """A quotient: rounded down unless it says otherwise."""

    def ending(end: str) -> list[str]:
        return [f"{each} {end}" for each in frames]

    down = [*ending("{:RoundedDown}"), *frames]
    nearest = [*ending("{:RoundedDown} to the nearest {to:Int}")]
    nearest += ending("{:RoundedDown} to the nearest [multiple of] {to:Int} [yards]")
    nearest += ending("\\( rounded down to the nearest [multiple of] {to:Int} [yards] \\)")
    up = ending("{:RoundedUp}")
    return [
        *construct("Number", node, down[0], down[1:], up=False, to=1, **more),
        *construct("Number", node, up[0], up[1:], up=True, to=1, **more),
        *construct("Number", node, nearest[0], nearest[1:], up=False, **more),
    ]


_SHARES: Final = {3: "third", 4: "quarter", 5: "fifth", 10: "tenth"}

NUMBERS: Final[list[Construct]] = [
    *construct(
        "Times",
        nouns.Times,
        "{per:Int} times {count:Multiplicand}",
        [
            "{count:Multiplicand} (times|multiplied by|x|×|\\*) {per:Int}",
            "{per:Int} x {count:Multiplicand}",
        ],
        only=SEVERAL,
    ),
    *construct(
        "Twice", nouns.Times, "twice {count:Multiplicand}", ["double {count:Multiplicand}"], per=2
    ),
    *construct("Times", None, "{=:Twice}", views={WHOLE: UNSAID}),
    *either("Operand", "Int", "Countable", "Rating", "RatingSum", "Times"),
    *phrase(
        "RoundedDown",
        "rounded down",
        ", rounded down",
        "\\( (rounded|round) down \\)",
        ", rounding down",
    ),
    *phrase(
        "RoundedUp", "rounded up", ", rounded up", "\\( (rounded|round) up \\)", ", rounding up"
    ),
    *either("Number", "Operand", "RatingAmong"),
    *construct("Number", None, "{=:ForEachNumber}", views={WHOLE: UNSAID}),
    *construct("Number", None, "(an amount|a number) equal to {=:Operand}", views={WHOLE: UNSAID}),
    *construct(
        "ForEachNumber",
        nouns.Times,
        "{per:Many} (for each|for every|per) {count:Counted}",
        only=SEVERAL,
    ),
    *construct("ForEachNumber", None, "(1|one) (for each|for every|per) {=:Counted}"),
    *construct("NumberForFew", PerFew, "{per:Many} (for each|for every|per) {few:Few}"),
    *construct("NumberForFew", PerFew, "(1|one) (for each|for every|per) {few:Few}", per=1),
    *construct("Number", None, "{=:NumberForFew}", views={WHOLE: PER_FEW}),
    *construct(
        "Number",
        nouns.TheYards,
        "the yards gained on {@:ThisPlay}",
        [
            "the [number of] yards gained [on {@:ThisPlay}]",
            "the yards {@:ThisPlay} (gains|gained)",
        ],
    ),
    *construct(
        "Number",
        nouns.Minus,
        "{left:Rating} minus {right:Rating}",
        ["{left:Rating} less {right:Rating}"],
    ),
    *construct(
        "Number",
        nouns.Minus,
        "{left:Operand} less {right:Operand}",
        [
            "{left:Operand} minus {right:Operand}",
            "{right:Operand} less than {left:Operand}",
            "{right:Operand} (below|under) {left:Operand}",
        ],
        only=_BOTH_RATINGS,
    ),
    *construct(
        "Number",
        nouns.Plus,
        "the sum of {left:Operand} and {right:Operand}",
        ["{left:Operand} plus {right:Operand}", "{right:Operand} more than {left:Operand}"],
    ),
    *either("Multiplicand", "Countable", "TheDifference"),
    *either("Number", "TheDifference"),
    *construct("TheDifference", syntax.Difference, "the difference", printed=False),
    *(
        each
        for of, read in (
            ("card", "[Action|Play] card"),
            ("Player", "Player"),
            ("timeout", "timeout"),
        )
        for each in construct(
            "OfDifference",
            syntax.Difference,
            f"{read} (of|in) [the] difference",
            printed=False,
            of=of,
        )
    ),
    *construct(
        "TheDifference",
        nouns.Apart,
        "the difference between {left:Operand} and {right:Operand}",
        ["the difference of {left:Operand} and {right:Operand}"],
    ),
    *(
        each
        for part in ("Operand", "Rating")
        for each in construct(
            "Number",
            nouns.OneOfTwo,
            f"the {{which:OfTwo}} of {{left:{part}}} and {{right:{part}}}",
            [
                f"the {{which:OfTwo}} of {{left:{part}}} or {{right:{part}}}",
                f"{{left:{part}}} or {{right:{part}}} , whichever is {{which:OfTwo}}",
            ],
            only=_NOT_KNOWN,
        )
    ),
    *construct(
        "Number",
        nouns.OneOfTwo,
        "the {which:OfTwo} of the Strengths of both called plays",
        [
            "the {which:OfTwo} [of the] (Strength|Strengths) of {:BothCalls}",
            "the Strength of either called play , whichever is {which:OfTwo}",
        ],
        printed=False,
        left=nouns.StrengthOf("you"),
        right=nouns.StrengthOf("opponent"),
    ),
    *word("OfTwo", "lower", "lower", "(lesser|smaller)"),
    *word("OfTwo", "higher", "higher", "(greater|larger)"),
    *phrase("BothCalls", "both called plays", "(both|the two|the) [called] (plays|Play cards)"),
    *_rounded(nouns.Divided, ["{of:Operand} divided by {by:Int}"], only=_DIVISOR),
    *_rounded(nouns.Divided, ["{of:YardsGainedNow} divided by {by:Int}"], only=_DIVISOR),
    *construct(
        "YardsGainedNow",
        nouns.TheYards,
        "the yards gained on {@:ThisPlay}",
        ["the [number of] yards gained [on {@:ThisPlay}]"],
    ),
    *construct(
        "Number",
        nouns.Divided,
        "{of:Operand} rounded down to the nearest {to:Int}",
        [
            "{of:Operand} {:RoundedDown} to (the nearest|a) [multiple of] {to:Int} [yards]",
            "{of:Operand} \\( (rounded|round) down to the nearest [multiple of] {to:Int} \\)",
        ],
        only=_MULTIPLE,
        by=1,
        up=False,
    ),
    *(
        construct_
        for by, share in _SHARES.items()
        for construct_ in construct(
            "Share",
            nouns.Divided,
            f"one {share} of {{of:Countable}}",
            [
                f"a {share} of {{of:Rating}}",
                f"one {share} of {{of:Rating}}",
                f"a {share} of {{of:Countable}}",
            ],
            by=by,
        )
    ),
    *construct("Number", None, "{=:Share} [{:RoundedDown}]", views={WHOLE: UNSAID}),
    *_rounded(nouns.Half, ["half {of:Halved}", "half of {of:Halved}"]),
    *either("Halved", "Countable", "Rating"),
    *construct(
        "Halved",
        nouns.TheYards,
        "the yards gained on {@:ThisPlay}",
        ["the [number of] yards gained [on {@:ThisPlay}]"],
    ),
    *construct(
        "Number",
        nouns.CountDeck,
        "the number of {kind:DeckCards} built into {whose:Whose} deck",
        ["the number of {kind:DeckCards} in {whose:Whose} deck as built"],
    ),
    *construct(
        "Number",
        nouns.CountDeck,
        "the number of {calls:QualifyingCalls} plays built into {whose:Whose} deck",
    ),
    *construct(
        "Number", nouns.CountDeck, "the number of Unique cards built into {whose:Whose} deck"
    ),
    *construct("Number", None, "{=:PlaysBuilt}"),
    *construct(
        "DeckPlayers",
        DeckPlayers,
        "the number of {group:Bare[pl]} built into {whose:Whose} deck",
        ["the number of {group:Bare[pl]} in {whose:Whose} deck"],
    ),
    *construct("Number", None, "{=:DeckPlayers}", views={WHOLE: DECK_PLAYERS}),
    *word("DeckCards", "power up", "Power Ups", "Power-Ups"),
    *word("DeckCards", "gridiron", "Gridiron cards", "Gridirons"),
    *construct("Number", nouns.Capped, "{of:Cappable} {most:CapNumber}", only=IS_CAPPED),
    *construct("CapNumber", None, caps("")[0], caps("")[1:]),
    *either("Cappable", "Countable", "Times"),
]

AMOUNTS: Final = [*KNOWN, *RATINGS, *NUMBERS]
