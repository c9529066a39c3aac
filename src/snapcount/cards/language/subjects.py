"""Players of whom something holds: every one of a group, or some that are pointed at.

`Subject` stands before a verb or after `of`; `SubjectOf` and `PlayersOf` before a noun, with an s.
"""

from __future__ import annotations

from typing import Final

from snapcount.cards.language.construct import Construct, construct, either
from snapcount.cards.language.template import WHOLE
from snapcount.cards.language.views import UNSAID
from snapcount.cards.nouns import Choose, That, This

SUBJECTS: Final[list[Construct]] = [
    *either("Subject", "Subject[sg]", "Subject[pl]"),
    *construct("PlayersOf", This, "this Player's", ["the attached Player's"]),
    *construct("PlayersOf", That, "that Player's", ["the chosen Player's"]),
    *either("SubjectOf", "PlayersOf"),
    *either("SubjectPossessor", "Possessor", "GroupPossessor"),
    *construct(
        "GroupPossessor",
        None,
        "{=:TheirsOf[pl]}",
        [
            "all [of] {=:TheirsOf[pl]}",
            "{=:TheirsOf[sg]}",
            "(each|every) {=:TheirsOf[sg]}",
            "each of {=:TheirsOf[pl]}",
            "[all] {=:GroupOf[pl]}",
            "(each|every) {=:GroupOf[sg]}",
        ],
        views={WHOLE: UNSAID},
    ),
    # Some who are chosen
    *either("AnyChosen", "Chosen[sg]", "Chosen[pl]"),
    *construct(
        "ChosenOf",
        Choose,
        "one of {group:TheirsOf[pl]}",
        [
            "(target|a|an|any|one) {group:TheirsOf[sg]}",
            "(target|a|an|any|one) {group:GroupOf[sg]}",
        ],
    ),
    *construct(
        "AnotherOf",
        Choose,
        "another of {group:OtherOf}",
        ["(another|a different) one of {group:OtherOf}"],
    ),
    *construct("Chosen[sg]", None, "{=:AnotherOf}", views={WHOLE: UNSAID}),
]
