"""Players of whom something holds: every one of a group, or some that are pointed at.

`Subject` stands before a verb or after `of`; `SubjectOf` and `PlayersOf` before a noun, with an s.
"""

from __future__ import annotations

from typing import Final

from snapcount.cards.language.construct import Construct, construct, either
from snapcount.cards.nouns import Designated, That, This

SUBJECTS: Final[list[Construct]] = [
    *construct(
        "Subject",
        None,
        "all of {=:Theirs[pl]}",
        ["{=:Theirs[pl]}", "all {=:Theirs[pl]}", "each of {=:Theirs[pl]}"],
    ),
    *construct("Subject", None, "all {=:Group[pl]}", ["{=:Group[pl]}", "each {=:Group[sg]}"]),
    *either("Subject", "Pointed"),
    *construct("PlayersOf", This, "this Player's", ["the attached Player's"]),
    *construct("PlayersOf", That, "that Player's", ["the chosen Player's"]),
    *construct(
        "PlayersOf",
        Designated,
        "the ball carrier's",
        ["the (runner's|receiver's)"],
        role="ball carrier",
    ),
    *construct("PlayersOf", Designated, "the tackler's", role="tackler"),
    *either("SubjectOf", "PlayersOf"),
]
