"""What a category is called when people are told what could stand somewhere.

A category without a name is told by its words, or by the names of the categories it begins with.
"""

from __future__ import annotations

from typing import Final

A_NUMBER: Final = "a number"
A_SENTENCE: Final = "a sentence"
AN_EFFECT: Final = "an effect"

_NAMES: Final[dict[str, tuple[str, ...]]] = {
    A_SENTENCE: ("Item", "Sentence", "Sentences"),
    AN_EFFECT: (
        "Statement",
        "Core",
        "Clause",
        "Clauses",
        "OptionClauses",
        "OnlyGaining",
        "Saying",
        "Hosting",
        "Plainly",
        "Effect",
        "Deeds",
        "TheirDeeds",
        "Doing",
        "Doings",
        "Offered",
        "Options",
        "ListedOptions",
        "OneOption",
        "Held",
        "HeldCore",
        "StandingThere",
        "Occurring",
        "Modifier",
        "Bulleted",
        "Deed[base]",
        "Deed[bare]",
        "DeedsOf[base]",
        "DeedsOf[bare]",
    ),
    "what they do (draws, discards, loses …)": (
        "Deed[third]",
        "DeedsOf[third]",
        "Gaining[third]",
        "Fumbling[third]",
        "Reaching[third]",
        "LosingDown[third]",
        "Limiting[third]",
        "Capping[third]",
        "Spending[third]",
    ),
    "a condition": ("Condition", "IfCondition", "PlainCondition", "TimedCondition", "Leading"),
    "what happens": (
        "Events",
        "Event",
        "WouldEvent",
        "Happens",
        "WouldHappen",
        "Past",
        "DuringHappens",
        "DuringWouldHappen",
        "PlayHappens",
        "PlayWould",
    ),
    "when (at the end of the play …)": ("Moment", "MomentAlone", "DuringMoment"),
    "when it is played": ("Timing", "TimingParts", "TimingPart", "TimingPoints", "OnceTiming"),
    "how long (this down, until the end of the half …)": ("Lasts",),
    "how often (once per down …)": ("Once", "Each"),
    "a circumstance (on third down, in overtime …)": ("Circumstance", "CircumstanceTime"),
    "a Player or Players": ("Players", "PlayersOf", "Subject", "Subjects", "Gainers"),
    "a Player": ("Players[sg]", "Group[sg]", "Subject[sg]", "Described[sg]", "Bare[sg]"),
    "Players": (
        "Players[pl]",
        "Group[pl]",
        "Theirs[pl]",
        "Theirs[sg]",
        "Subject[pl]",
        "Described[pl]",
        "Bare[pl]",
        "SubjectGroup",
        "ManyPlayers",
    ),
    "a position": ("Position", "Positions", "APosition"),
    "which Strengths or plays, in brackets or after a dash": ("Qualifier",),
    "a play (Run Left, Short Pass …)": (
        "Call",
        "Calls",
        "CallList",
        "SomeCall",
        "SomeCalls",
        "ACall",
        "ACalls",
        "ACallNoun",
        "CallNoun",
        "CallNouns",
        "CallNounList",
        "CallNounsList",
        "PlayCall",
        "PlayCalls",
        "PlayCallList",
        "PlayKinds",
        "QualifyingCalls",
        "QualifyingList",
        "CallsOfPlays",
        "CallOrNick",
        "PlayNoun",
        "PlayNouns",
        "PlayNounList",
    ),
    "who (you, your opponent, the offense, the defense …)": ("Who", "Whoever", "PlayOf"),
    "whose (your, your opponent's, their …)": ("Whose", "Own", "Owner", "Possessor"),
    A_NUMBER: (
        "Numeral",
        "Int",
        "Many",
        "Digit",
        "Number",
        "CapNumber",
        "Countable",
        "Value",
        "Values",
        "CountWord",
    ),
    "a range (0-4)": ("Span", "ValueSpan", "Strengths", "GoodRange", "GoalRange"),
    "which down (first, second …)": ("Ordinal", "Ordinals", "WhichDown", "Downs"),
    "a card or cards": (
        "Cards",
        "OneCard",
        "ManyCards",
        "CardCount",
        "Random",
        "Different",
        "Draws",
        "Discards",
        "AsMany",
    ),
    "a kind of card": ("Kind", "AKind", "AnActionKind", "ACardKind", "PutKind", "KindNoun"),
    "a card on the field": ("FieldKind", "AFieldKind", "PowerUp"),
    "a card or ability that waits to resolve": ("CardLayer", "AbilityLayer", "EffectLayer"),
    "a result (stopped, incomplete …)": ("Result", "ResultIs"),
    "a turnover (a fumble, an interception …)": ("TurnoverKind", "AnyTurnover", "OneTurnover"),
    "text in quotation marks": ("Quote", "Quotes"),
    "a name": ("Name",),
    "a keyword (Exhaust, Run, Receive, Tackle)": ("Keyword", "KeywordList", "SeveralKeywords"),
    "a yard line": ("Line", "YardLine", "Place"),
}
"""By what they are called: categories, each with all of its features or with one."""

_EXAMPLES: Final = {
    AN_EFFECT: "gain 5 yards",
    "what they do (draws, discards, loses …)": "draws an Action card",
    "a condition": "you are leading",
    "what happens": "a play is stopped",
    "when (at the end of the play …)": "at the end of the play",
    "how long (this down, until the end of the half …)": "this down",
    "how often (once per down …)": "once per down",
    "a Player or Players": "a Player",
    "a Player": "Player",
    "Players": "Players",
    "a position": "Quarterback",
    "a play (Run Left, Short Pass …)": "Short Pass",
    "who (you, your opponent, the offense, the defense …)": "your opponent",
    "whose (your, your opponent's, their …)": "your",
    A_NUMBER: "2",
    "a range (0-4)": "0-4",
    "which down (first, second …)": "first",
    "a card or cards": "an Action card",
    "a number of yards": "5 yards",
    "a number of Time Units": "1 Time Unit",
    "a number of timeouts": "1 timeout",
    "a number of points": "3 points",
    "a number of cards": "2",
    "a yard line": "20 yard line",
    "a keyword (Exhaust, Run, Receive, Tackle)": "Tackle",
}
"""What stands for a category in an example."""

_CALLED: Final = {category: name for name, found in _NAMES.items() for category in found}

_ENDINGS: Final = {
    "Yards": "a number of yards",
    "TimeUnits": "a number of Time Units",
    "Timeouts": "a number of timeouts",
    "Score": "a number of points",
    "QuantityAction": "a number of cards",
    "QuantityPlay": "a number of cards",
    "QuantityAny": "a number of cards",
}
"""Amounts have a category for each way to say one: `IntYards`, `CountedMoreYards` …"""

_OF_AMOUNTS: Final = ("", "Int", "Said", "Counted", "Cap", "X")
_CHANGES: Final = ("", "More", "Fewer")


def _amounts() -> dict[str, str]:
    return {
        f"{way}{change}{ending}": name
        for ending, name in _ENDINGS.items()
        for way in _OF_AMOUNTS
        for change in _CHANGES
    }


_CALLED.update(_amounts())


def called(category: str) -> str:
    """What a category is called, or nothing if it is told by its words."""
    name = _CALLED.get(category)
    return _CALLED.get(category.partition("[")[0], "") if name is None else name


def example(category: str) -> str:
    """Words of a category for an example; nothing if there are none at hand."""
    return _EXAMPLES.get(called(category), "")
