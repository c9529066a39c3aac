"""The words of the game in plain English: what every client shows when somebody asks.

A word is found in a text as it is written here, upper and lower case included, so that “Run” is the
call and “run a play” is not.
"""

from __future__ import annotations

import re
from functools import cache
from typing import Final, NamedTuple


class Term(NamedTuple):
    """A word of the game; `forms` are the ways it is written on cards, in the log and the like."""

    name: str
    means: str
    clauses: tuple[str, ...]
    forms: tuple[str, ...]


def _term(name: str, means: str, clauses: str, *forms: str) -> Term:
    return Term(name, means, tuple(clauses.split()), (name, *forms))


_DOWN: Final = (
    _term(
        "Down",
        "One try to move the ball. You get four; only a card makes it first down again.",
        "F-1 F-16",
        "First down",
        "first down",
        "Second down",
        "Third down",
        "Fourth down",
        "fourth down",
        "First Down",
    ),
    _term(
        "Possession",
        "Your team's turn with the ball, from first down until you score, kick or lose it.",
        "P-1 P-2",
        "possession",
        "Start of a Possession",
        "start of a possession",
    ),
    _term(
        "Start of a Down",
        "The first moment of a down to use cards, before anybody chooses to run a play or kick.",
        "F-1",
        "start of a down",
    ),
    _term(
        "Prior to Selecting a Play",
        "The moment after both have drawn a Play and before both call one.",
        "F-3",
        "prior to selecting a play",
    ),
    _term(
        "On Field Adjustments",
        "The moment after both calls are revealed, when cards can still change the play.",
        "F-7",
    ),
    _term(
        "Player Designation",
        "On a successful play the offense names who has the ball, and the defense who tackles."
        " Their abilities trigger, and then they're Exhausted.",
        "F-9 F-11 T-13",
        "After Player Designation",
        "after Player Designation",
    ),
    _term(
        "End of the Play",
        "The last moment to use cards, after the ball has moved.",
        "F-14",
        "end of the play",
    ),
    _term(
        "Timing point",
        "A moment when cards can be used. The offense acts first, then you take turns until both"
        " pass in a row.",
        "T-1",
        "timing point",
        "secondary timing point",
    ),
    _term(
        "Layers",
        "Cards and abilities wait here until both pass. Then they resolve, newest first.",
        "T-2 T-3",
        "layers",
        "layer",
    ),
    _term(
        "Triggered",
        "Goes off automatically when what it waits for happens.",
        "T-6",
        "triggered",
        "triggers",
        "Whenever",
    ),
    _term(
        "Cancel",
        "A canceled card or ability does nothing. The card still goes to the discard pile.",
        "T-18",
        "cancel",
        "cancels",
        "cancelled",
        "Cancelled",
    ),
    _term(
        "Audible",
        "A new call: the top card of the Play deck becomes the play, right away.",
        "T-7",
        "audible",
    ),
    _term(
        "Replay the Down",
        "Both calls are discarded and the same down is played again. Each player may do it once a"
        " possession.",
        "F-7 F-8 F-19",
        "replayed",
    ),
)

_CALLS: Final = (
    _term(
        "Run a play",
        "Use the down for a Run or a Pass instead of a kick.",
        "F-1",
    ),
    _term(
        "Run",
        "A call on the ground. It gains five times the Play Strength unless the defense stops it."
        " On a Player: an ability that triggers when this Energized Player is named as the runner.",
        "F-4 F-10 T-13",
        "Run Left",
        "Run Middle",
        "Run Right",
        "Runs",
    ),
    _term(
        "Pass",
        "A call through the air: short, medium or long. It gains its printed yards if the defense"
        " doesn't stop it and the Play Strength is in its catch range.",
        "F-4 F-10",
        "Short Pass",
        "Medium Pass",
        "Long Pass",
        "Short Passes",
        "Passes",
    ),
    _term(
        "Catch range",
        "The numbers in brackets on a Pass. A Play Strength inside them is a catch.",
        "F-4 R-40",
        "catch range",
        "catch ranges",
    ),
    _term(
        "Play Strength",
        "Both calls' Strengths added, last digit only: 7 + 5 = 12 counts as 2.",
        "F-5 R-32",
        "Strength",
        "Strengths",
    ),
    _term(
        "Time Units",
        "What a play takes off the clock. A half has 15.",
        "F-13 H-1",
        "Time Unit",
    ),
    _term(
        "Stopped",
        "The defense called a Play that lists the offense's call: no gain.",
        "F-4",
        "stopped",
        "stops",
    ),
    _term(
        "Successful",
        "The play wasn't stopped, and a Pass was caught. The offense gains yards.",
        "F-4",
        "successful",
    ),
    _term(
        "Incomplete",
        "A Pass whose Play Strength is outside its catch range. It counts as stopped.",
        "F-4",
        "incomplete",
        "complete",
        "Complete",
    ),
    _term(
        "Base yards",
        "What the play itself gains, before cards add or take away.",
        "F-10",
        "base yards",
    ),
    _term(
        "Grit",
        "Luck: each player flips the top Play of the deck, and the Strengths are added, last digit"
        " only. Kicks and some cards use it.",
        "K-1",
        "Grit value",
    ),
)

_PLAYERS: Final = (
    _term(
        "Player",
        "A person in your deck: five for offense, five for defense. Four are on the field.",
        "Z-2 S-5",
        "Players",
    ),
    _term(
        "Energized",
        "Ready: abilities work. Players come onto the field Energized.",
        "Z-2 S-5",
        "Energize",
        "energized",
        "Energizes",
    ),
    _term(
        "Exhausted",
        "Spent: the Player can be named, but abilities that need energy don't work.",
        "Z-2 F-11 T-13",
        "exhausted",
    ),
    _term(
        "Exhaust",
        "Before a colon: an ability you use by exhausting this Player. Otherwise: make a Player"
        " Exhausted.",
        "T-5 T-12",
        "exhausts",
        "Exhausts",
    ),
    _term(
        "Receive",
        "An ability that triggers when this Energized Player is named as the receiver of a Pass.",
        "F-9 T-13",
        "receiver",
    ),
    _term(
        "Tackle",
        "An ability that triggers when this Energized Player is named as the tackler.",
        "F-9 T-13",
        "tackler",
    ),
    _term(
        "Ball carrier",
        "Whoever the offense named to run or to receive.",
        "F-9",
        "ball carrier",
        "runner",
    ),
    _term(
        "Bench",
        "Players who aren't on the field. A Bench ability works there too.",
        "Z-2 T-14",
        "bench",
        "lines up",
        "line up",
        "line-ups",
    ),
    _term(
        "Rating",
        "The number on a Player's jersey. It counts when a card compares it.",
        "X-1",
        "rating",
        "ratings",
    ),
    _term(
        "Position",
        "QB Quarterback, RB Running Back, FB Fullback, WR Wide Receiver, TE Tight End; OL are OT,"
        " OG and C; DL are DE and DT; LB Linebacker; DB are CB and S; K kicks and P punts.",
        "X-1",
        "Quarterback",
        "Quarterbacks",
        "Running Back",
        "Running Backs",
        "Fullback",
        "Fullbacks",
        "Wide Receiver",
        "Wide Receivers",
        "Tight End",
        "Tight Ends",
        "Offensive Lineman",
        "Offensive Linemen",
        "Offensive Tackle",
        "Defensive Lineman",
        "Defensive Linemen",
        "Linebacker",
        "Linebackers",
        "Defensive Back",
        "Defensive Backs",
    ),
)

_CARDS: Final = (
    _term(
        "Play card",
        "A card you call each down. One half counts on offense, the other on defense.",
        "F-3 F-4",
        "Play cards",
        "which Play",
        "Plays",
        "Play deck",
        "Play hand",
    ),
    _term(
        "Action card",
        "A card you play at a timing point for its effect, then discard.",
        "T-11",
        "Action cards",
        "Action",
        "Actions",
        "Action deck",
        "Offense Action",
        "Defense Action",
    ),
    _term(
        "Superstar",
        "Goes on the Player of the same name and replaces his words and rating for the game.",
        "T-15",
        "Superstars",
    ),
    _term(
        "Power Up",
        "Goes beneath one of your Players and adds an ability until the Player leaves the field.",
        "T-16 P-5",
        "Power Ups",
    ),
    _term(
        "Gridiron",
        "Stays on the field and works until a card removes it, often for both teams.",
        "T-17",
        "Gridirons",
        "Gridiron card",
        "Gridiron cards",
    ),
    _term(
        "Synergy",
        "A card beside your decks that works while your deck meets its condition.",
        "D-7 S-4",
        "Synergy card",
        "Active while",
    ),
    _term(
        "Synergized",
        "All your Players are from one franchise, or your Synergy card is active.",
        "X-3",
    ),
    _term("Unique", "Your decks may hold one Unique Play and one other Unique card.", "D-4 D-5"),
    _term("Legend", "A Player card with a mark of honor. It counts like any other Player.", "D-11"),
    _term(
        "Discard pile",
        "Where used cards go. Anybody may look through it. Its cards are shuffled back in when the"
        " deck runs out.",
        "Z-5 Z-6 Z-8",
        "discard pile",
        "discard piles",
    ),
    _term(
        "Hand limit",
        "Five Plays and five Action cards. Draw more, and you discard down to five.",
        "Z-3",
        "hand limit",
    ),
)

_SCORING: Final = (
    _term("Touchdown", "The ball reaches their end zone: 7 points.", "F-12", "touchdown"),
    _term("Safety", "You end a play in your own end zone: 2 points for them.", "F-12", "safety"),
    _term(
        "Field goal",
        "A kick for 3 points. The closer you are, the more Grits are good.",
        "K-3 K-5",
        "field goal",
        "field goals",
    ),
    _term(
        "Punt",
        "Kick the ball away, 25 to 50 yards by Grit. The other team takes over there.",
        "K-2 K-5",
        "punt",
        "punts",
    ),
    _term(
        "Fumble",
        "A live ball turnover: the defense takes the ball where the down began.",
        "F-17 P-2",
        "fumble",
    ),
    _term(
        "Interception",
        "A live ball turnover: the defense takes the ball where the down began.",
        "F-17 P-2",
        "interception",
    ),
    _term("Pick Six", "A turnover that the defense runs back for a touchdown: 7 points.", "F-17"),
    _term(
        "Turnover",
        "The other team gets the ball: by fumble, by interception, or after a fourth down without a"
        " score (on downs).",
        "F-16 F-17",
        "turnover",
        "Turnover on downs",
        "turnover on downs",
    ),
    _term(
        "Timeout",
        "Keeps the Time Units of a play on the clock. You have three for the whole game.",
        "F-13",
        "timeout",
        "timeouts",
    ),
    _term(
        "Overtime",
        "A tie goes on with a clock of 10. A touchdown or safety on the first drive wins at once.",
        "H-3 H-4",
        "overtime",
    ),
)

TERMS: Final[tuple[Term, ...]] = (*_DOWN, *_CALLS, *_PLAYERS, *_CARDS, *_SCORING)


@cache
def _forms() -> dict[str, Term]:
    return {form: term for term in TERMS for form in term.forms}


@cache
def _pattern() -> re.Pattern[str]:
    """Any form of any word, the longest first."""
    forms = sorted(_forms(), key=len, reverse=True)
    return re.compile(rf"(?<!\w)(?:{'|'.join(map(re.escape, forms))})(?!\w)")


def terms_in(text: str) -> list[Term]:
    """The words of the game in a text, each once, in their order."""
    return list(dict.fromkeys(_forms()[found] for found in _pattern().findall(text)))


def term_named(words: str) -> Term | None:
    """The word somebody means, however they write it."""
    wanted = " ".join(words.split()).casefold()
    for term in TERMS:
        if wanted == term.name.casefold():
            return term
    return next((term for term in TERMS if wanted in map(str.casefold, term.forms)), None)
