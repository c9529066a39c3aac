"""Players of whom something holds: every one of a group, or some that are pointed at.

`Subject` stands before a verb or after `of`; `SubjectOf` and `PlayersOf` before a noun, with an s.
"""

from __future__ import annotations

from typing import Final

from snapcount.cards.language.kernel.construct import Construct, construct, either, read_as
from snapcount.cards.language.kernel.doers import DOER
from snapcount.cards.language.kernel.template import WHOLE
from snapcount.cards.language.kernel.views import UNSAID
from snapcount.cards.language.nouns.groups import OTHER
from snapcount.cards.language.nouns.players import OF_ALL
from snapcount.cards.nouns import All, Choose, That, This

SUBJECTS: Final[list[Construct]] = [
    *construct("PlayersOf", This, "this Player's", ["the attached Player's"]),
    *construct("PlayersOf", That, "that Player's", ["the chosen Player's"]),
    *either("SubjectOf", "PlayersOf"),
    *either("SubjectPossessor", "Possessor", "GroupPossessor"),
    *construct("GroupPossessor", None, "{=:TheOneOf}", views={WHOLE: UNSAID}),
    *construct("GroupPossessor", None, "{=:AllOfOf}", views={WHOLE: read_as(OF_ALL.build)}),
    *construct(
        "AllOfOf",
        All,
        "all [of] {group:TheirsOf[pl]}",
        [
            "{group:TheirsOf[pl]}",
            "(each|every) {group:TheirsOf[sg]}",
            "each of {group:TheirsOf[pl]}",
            "[all] {group:GroupOf[pl]}",
            "(each|every) {group:GroupOf[sg]}",
        ],
    ),
    *construct("TheOneOf", None, "{=:TheirsOf[sg]}"),
    *construct("TheirOneOf", Choose, "{group:TheOneOf}", by=DOER),
    *either("AskedPlayersOf", "ChosenOf", "TheirOneOf", "AllOfOf"),
    # Some who are chosen
    *construct("OtherTheirsOf", None, "{=:TheirsOf[pl]}", views={WHOLE: OTHER}),
    *either("AnyChosen", "Chosen[sg]", "Chosen[pl]"),
    *construct(
        "ChosenOf",
        Choose,
        "one of {group:TheirsOf[pl]}",
        [
            "(target|a|an|any|one) {group:TheirsOf[sg]}",
            "(target|a|an|any|one) {group:GroupOf[sg]}",
            "(another|a different) [one] of {group:OtherTheirsOf}",
        ],
        by=DOER,
    ),
]
