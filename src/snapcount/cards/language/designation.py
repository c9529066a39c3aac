"""Designation by effects: another Player is named the runner, receiver or tackler.

`another` is one who is not named now; the runner is one on a Run, the receiver on a Pass.
"""

from __future__ import annotations

from typing import Final

from snapcount.cards.language.construct import Construct, construct, either, only_read, word
from snapcount.cards.language.moods import deed
from snapcount.cards.language.people import DOER
from snapcount.cards.nouns import Choose, Group
from snapcount.cards.tree import NameAnother

_ANYBODY: Final = Choose(Group(), by=DOER)  # type: ignore[arg-type]

DESIGNATION: Final[list[Construct]] = [
    # As what somebody is named
    *word("NamedRole", "ball carrier", "the ball carrier", "the (new|next) ball carrier"),
    *word("NamedRole", "ball carrier", "the runner or [the] receiver"),
    *word("NamedRole", "runner", "the runner", "the (new|next) runner"),
    *word("NamedRole", "receiver", "the receiver", "the (new|next) receiver"),
    *word("NamedRole", "tackler", "the tackler", "the (new|next) tackler"),
    *word("BareRole", "ball carrier", "ball carrier", "runner or receiver"),
    *word("BareRole", "runner", "runner"),
    *word("BareRole", "receiver", "receiver"),
    *word("BareRole", "tackler", "tackler"),
    # Who is named: one of those who are not
    *construct(
        "Another",
        Choose,
        "another of {group:Theirs[pl]}",
        ["(another|a different) one of {group:Theirs[pl]}"],
        by=DOER,
    ),
    *construct(
        "Another",
        Choose,
        "another {group:Group[sg]}",
        ["(a different|one other) {group:Group[sg]}"],
        by=DOER,
    ),
    *construct("Another", Choose, "another of {group:Theirs[pl]} chosen by {by:Who}"),
    *construct("Another", Choose, "another {group:Group[sg]} chosen by {by:Who}"),
    *either("NewlyNamed", "Another"),
    *construct("NewlyNamed", Choose, "(one|1) of {group:Theirs[pl]}", by=DOER, printed=False),
    *deed(
        NameAnother,
        "~choose {players:NewlyNamed} to be {role:NamedRole}",
        "(~choose|~name|~designate) {players:NewlyNamed} (as|to be|to become) {role:NamedRole}",
        "~change {role:NamedRole} to {players:NewlyNamed}",
        "~replace {role:NamedRole} with {players:Another}",
        "~make {players:NewlyNamed} {role:NamedRole}",
        "~have {players:NewlyNamed} become {role:NamedRole} [instead]",
    ),
    *only_read(
        deed(
            NameAnother,
            "(~choose|~name|~designate) (another|a different|a new) {role:BareRole}",
            players=_ANYBODY,
        )
    ),
    # Somebody who is known becomes it
    *construct(
        "Effect",
        NameAnother,
        "{players:Becoming} becomes {role:NamedRole}",
        [
            "{players:Becoming} is [now] {role:NamedRole} [instead]",
            "(make|designate|name) {players:Becoming} [as] {role:NamedRole} [instead]",
        ],
    ),
    *construct("Becoming", None, "{=:This}"),
    *construct("Becoming", None, "{=:That}"),
    *construct(
        "Effect",
        NameAnother,
        "{players:NewlyNamed} becomes {role:NamedRole}",
        printed=False,
    ),
]
