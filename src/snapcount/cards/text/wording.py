"""The canonical words: one table for each closed list of the tree.

The printer writes from these tables and the parser's reading of the same lists is tested
against them, so a word is spelled in one place.
"""

from __future__ import annotations

import re
from typing import Final, Literal

import msgspec

from snapcount.cards.tree import Event
from snapcount.cards.words import (
    Call,
    CardKind,
    Deck,
    Duration,
    FieldKind,
    Keyword,
    LayerKind,
    PastEvent,
    Position,
    PositionGroup,
    TimingPoint,
    TurnoverKind,
    Who,
)

SUBJECT: Final[dict[Who, str]] = {
    "you": "you",
    "opponent": "your opponent",
    "offense": "the offense",
    "defense": "the defense",
    "each player": "each player",
}

POSSESSIVE: Final[dict[Who, str]] = {
    "you": "your",
    "opponent": "your opponent's",
    "offense": "the offense's",
    "defense": "the defense's",
    "each player": "each player's",
}

CALL: Final[dict[Call, str]] = {
    "run left": "Run Left",
    "run middle": "Run Middle",
    "run right": "Run Right",
    "short pass": "Short Pass",
    "medium pass": "Medium Pass",
    "long pass": "Long Pass",
    "run": "Run",
    "pass": "Pass",
}

POSITION: Final[dict[Position | PositionGroup, tuple[str, str]]] = {
    "QB": ("Quarterback", "Quarterbacks"),
    "RB": ("Running Back", "Running Backs"),
    "FB": ("Fullback", "Fullbacks"),
    "WR": ("Wide Receiver", "Wide Receivers"),
    "TE": ("Tight End", "Tight Ends"),
    "OT": ("Offensive Tackle", "Offensive Tackles"),
    "OG": ("Offensive Guard", "Offensive Guards"),
    "C": ("Center", "Centers"),
    "DE": ("Defensive End", "Defensive Ends"),
    "DT": ("Defensive Tackle", "Defensive Tackles"),
    "LB": ("Linebacker", "Linebackers"),
    "CB": ("Cornerback", "Cornerbacks"),
    "S": ("Safety", "Safeties"),
    "K": ("Kicker", "Kickers"),
    "P": ("Punter", "Punters"),
    "DB": ("Defensive Back", "Defensive Backs"),
    "DL": ("Defensive Lineman", "Defensive Linemen"),
    "OL": ("Offensive Lineman", "Offensive Linemen"),
}

DECK: Final[dict[Deck, str]] = {"play": "Play", "action": "Action"}

CARD_KIND: Final[dict[CardKind, str]] = {
    "action": "an Action card",
    "offense": "an Offense Action card",
    "defense": "a Defense Action card",
    "generic": "a Generic Action card",
    "power up": "a Power Up",
    "superstar": "a Superstar",
    "gridiron": "a Gridiron card",
    "environment": "an Environment card",
    "event": "an Event card",
    "stadium": "a Stadium card",
    "weather": "a Weather card",
}

KEYWORD: Final[dict[Keyword | Literal["exhaust"], str]] = {
    "run": "Run",
    "receive": "Receive",
    "tackle": "Tackle",
    "exhaust": "Exhaust",
}

TURNOVER: Final[dict[TurnoverKind, str]] = {
    "fumble": "a fumble",
    "interception": "an interception",
    "pick six": "a Pick Six",
}

DURATION: Final[dict[Duration, str]] = {
    "this down": "this down",
    "next play": "on your next play",
    "this possession": "until the end of the possession",
    "this half": "until the end of the half",
    "this game": "until the end of the game",
    "next down": "during the next down",
    "next kick": "for the next one",
    "next two plays": "on your next two plays",
    "next three plays": "on your next three plays",
}


def lasting_for(duration: Duration, who: Who | None, of: Who | None = None) -> str:
    """How long something of `who` lasts: `on their next play` where that is not one's own.

    `of`: whose next play it is, if not that of `who`.
    """
    words = DURATION[duration]
    if "your next" not in words:
        return words
    if of is not None:
        return words.replace("your", POSSESSIVE[of])
    if who in ("opponent", "offense", "defense"):
        return words.replace("your", "their")
    return words if who == "you" else words.replace("your", "the")


TIMING_POINT: Final[dict[TimingPoint, str]] = {
    "start of a possession": "at the start of a possession",
    "start of a down": "at the start of a down",
    "prior to selecting a play": "prior to selecting a play",
    "on field adjustments": "during On Field Adjustments",
    "stopped": "when a play is stopped",
    "incomplete": "when a pass is incomplete",
    "before player designation": "before Player Designation",
    "after player designation": "after Player Designation",
    "end of the play": "at the end of the play",
    "field goal": "when a field goal is attempted",
}

ATTACHED: Final[dict[FieldKind, tuple[str, str]]] = {
    "power up": ("Power Up", "Power Ups"),
    "superstar": ("Superstar", "Superstars"),
    "gridiron": ("Gridiron card", "Gridiron cards"),
    "environment": ("Environment card", "Environment cards"),
    "event": ("Event card", "Event cards"),
    "stadium": ("Stadium card", "Stadium cards"),
    "weather": ("Weather card", "Weather cards"),
}

LAYER: Final[dict[LayerKind, str]] = {
    "action card": "Action card",
    "offense action card": "Offense Action card",
    "defense action card": "Defense Action card",
    "exhaust ability": "Exhaust ability",
    "action card or exhaust ability": "Action card or Exhaust ability",
    "run ability": "Run ability",
    "receive ability": "Receive ability",
    "tackle ability": "Tackle ability",
    "run or receive ability": "Run or Receive ability",
    "run, receive or tackle ability": "Run, Receive or Tackle ability",
    "effect": "effect",
}
LAYERS: Final[dict[LayerKind, str]] = {
    "action card": "Action cards",
    "offense action card": "Offense Action cards",
    "defense action card": "Defense Action cards",
    "exhaust ability": "Exhaust abilities",
    "action card or exhaust ability": "Action cards and Exhaust abilities",
    "run ability": "Run abilities",
    "receive ability": "Receive abilities",
    "tackle ability": "Tackle abilities",
    "run or receive ability": "Run and Receive abilities",
    "run, receive or tackle ability": "Run, Receive and Tackle abilities",
    "effect": "effects",
}

_ANYBODYS: Final = ("effect", "action card or exhaust ability")


def layers_of(what: LayerKind, whose: Who | None) -> str:
    """Whose effect it is, after its name: ` played by your opponent`."""
    if whose is None:
        return ""
    by = "of" if what in _ANYBODYS else "played by" if what.endswith("card") else "used by"
    return f" {by} {SUBJECT[whose]}"


PILE: Final[dict[Literal["hand", "deck", "discard"], str]] = {
    "hand": "hand",
    "deck": "deck",
    "discard": "discard pile",
}

ORDINAL: Final[dict[int, str]] = {1: "first", 2: "second", 3: "third", 4: "fourth"}

COUNT: Final[tuple[str, ...]] = (
    "zero",
    "one",
    "two",
    "three",
    "four",
    "five",
    "six",
    "seven",
    "eight",
    "nine",
    "ten",
)


class EventWords(msgspec.Struct, frozen=True):
    """How an event is worded.

    `anyone` stands when nobody is named. `owned` has `{}` for the possessive of whoever is
    named; without it `deed` follows that player as a verb phrase.
    """

    anyone: str
    owned: str = ""
    deed: str = ""
    in_grammar: bool = False
    """Its words have uses of their own, so that the grammar puts them together."""


EVENT: Final[dict[Event, EventWords]] = {
    "a possession starts": EventWords("a possession starts", owned="{} possession starts"),
    "a down starts": EventWords("a down starts", owned="{} down starts"),
    "a play is revealed": EventWords("a play is revealed", owned="{} play is revealed"),
    "a play is stopped": EventWords("a play is stopped", owned="{} play is stopped"),
    "a play is successful": EventWords("a play is successful", owned="{} play is successful"),
    "a pass is incomplete": EventWords("a pass is incomplete", owned="{} pass is incomplete"),
    "the play ends": EventWords("the play ends", owned="{} play ends"),
    "a touchdown is scored": EventWords("a touchdown is scored", deed="[score] a touchdown"),
    "a field goal is made": EventWords("a field goal is made", deed="[make] a field goal"),
    "a field goal is missed": EventWords("a field goal is missed", deed="[miss] a field goal"),
    "a safety is scored": EventWords("a safety is scored", deed="[score] a safety"),
    "a turnover happens": EventWords("a turnover happens", owned="{} turnover happens"),
    "a punt is made": EventWords("a punt is made", deed="[make] a punt"),
    "an Action card is played": EventWords(
        "an Action card is played", deed="[play] an Action card"
    ),
    "an Exhaust ability is used": EventWords(
        "an Exhaust ability is used", deed="[use] an Exhaust ability"
    ),
    "a Player is energized": EventWords("a Player is energized", owned="{} Player is energized"),
    "a Player is exhausted": EventWords("a Player is exhausted", owned="{} Player is exhausted"),
    "a card is drawn": EventWords("a card is drawn", deed="[draw] a card"),
    "a card is discarded": EventWords("a card is discarded", deed="[discard] a card"),
    "a timeout is spent": EventWords("a timeout is spent", deed="[spend] a timeout"),
    "a Player is designated": EventWords("a Player is designated", owned="{} Player is designated"),
    "a first down is gained": EventWords(
        "a first down is gained", deed="[gain] a first down", in_grammar=True
    ),
    "points are scored": EventWords("points are scored", deed="[score] points", in_grammar=True),
    "a possession ends": EventWords("a possession ends", owned="{} possession ends"),
    "a Gridiron card is played": EventWords(
        "a Gridiron card is played", deed="[play] a Gridiron card"
    ),
    "a Power Up is played": EventWords("a Power Up is played", deed="[play] a Power Up"),
    "a Superstar is played": EventWords("a Superstar is played", deed="[play] a Superstar"),
    "a half starts": EventWords("a half starts", owned="{} half starts"),
    "overtime starts": EventWords("overtime starts", owned="{} overtime starts"),
    "a down ends": EventWords("a down ends", owned="{} down ends"),
    "a half ends": EventWords("a half ends"),
    "a fumble happens": EventWords("a fumble happens", deed="[fumble]"),
    "an interception happens": EventWords(
        "an interception happens", deed="[throw] an interception"
    ),
    "this card is played": EventWords("this card is played"),
    "a Player enters the field": EventWords(
        "a Player enters the field", owned="{} Player enters the field"
    ),
    "an audible is used": EventWords("an audible is used", deed="[use] an audible"),
    "an Action card is drawn": EventWords(
        "an Action card is drawn", deed="[draw] an Action card", in_grammar=True
    ),
    "a Play card is drawn": EventWords(
        "a Play card is drawn", deed="[draw] a Play card", in_grammar=True
    ),
    "an Action card is discarded": EventWords(
        "an Action card is discarded", deed="[discard] an Action card", in_grammar=True
    ),
    "a Play card is discarded": EventWords(
        "a Play card is discarded", deed="[discard] a Play card", in_grammar=True
    ),
    "an Action card is cancelled": EventWords(
        "an Action card is cancelled", owned="{} Action card is cancelled"
    ),
    "a Player leaves the field": EventWords(
        "a Player leaves the field", owned="{} Player leaves the field"
    ),
    "this card leaves the field": EventWords("this card leaves the field"),
    "a turnover on downs happens": EventWords(
        "a turnover on downs happens", owned="{} turnover on downs happens"
    ),
}

PAST: Final[dict[PastEvent, str]] = {
    "a touchdown is scored": "scored a touchdown",
    "a field goal is made": "made a field goal",
    "a field goal is missed": "missed a field goal",
    "an Action card is played": "played an action card",
    "an Exhaust ability is used": "used an exhaust ability",
    "a timeout is spent": "spent a timeout",
    "a first down is gained": "",  # the grammar puts these two together
    "points are scored": "",
    "a fumble happens": "fumbled",
    "an interception happens": "threw an interception",
    "a punt is made": "made a punt",
}
"""What a player did, for conditions on what has happened."""

_VERB: Final = re.compile(r"\[(\w+)\]")


def third_person(verb: str) -> str:
    """`draw` becomes `draws`, `search` `searches`, `do` `does`."""
    return verb + ("es" if verb.endswith(("ch", "sh", "ss", "o")) else "s")


def verbs(template: str, third: bool) -> str:
    """The template with its `[verbs]` in the bare form or in the third person."""
    if third:
        return _VERB.sub(lambda found: third_person(found[1]), template)
    return _VERB.sub(r"\1", template)


def listed(items: list[str], last: str = "or") -> str:
    """`a`, `a or b`, `a, b or c`."""
    if len(items) < 2:
        return "".join(items)
    return f"{', '.join(items[:-1])} {last} {items[-1]}"


def span(low: int, high: int) -> str:
    """A closed range as cards print it: `4-5`, or `4` alone."""
    return str(low) if low == high else f"{low}-{high}"


def article(word: str) -> str:
    return "an" if word[:1].lower() in "aeiou" else "a"


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]
