"""Designation by effects: another Player is named the runner, receiver or tackler.

`another` is one who is not named now; the runner is one on a Run, the receiver on a Pass.
"""

from __future__ import annotations

from typing import Final

from snapcount.cards.language.kernel.construct import (
    Construct,
    Guard,
    construct,
    either,
    only_read,
    phrase,
)
from snapcount.cards.language.kernel.doers import DOER
from snapcount.cards.language.kernel.moods import YOURS, deed
from snapcount.cards.nouns import Choose, Group, That
from snapcount.cards.tree import NameAnother

_ANYBODY: Final = Choose(Group(), by=DOER)  # type: ignore[arg-type]
_ONE: Final = Guard(lambda chosen: not chosen.up_to, "one Player is designated")
_ONE_EACH: Final = Guard(
    lambda _: False,
    "each side designates one Player; write “the Tackle abilities of one of your Players trigger as"
    " if designated”",
)
_ANYONE: Final = Guard(
    lambda chosen: not chosen.up_to and not chosen.group.other, "another than who is named now"
)

DESIGNATION: Final[list[Construct]] = [
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
    # You name anybody; whom somebody else must name is a rule for Player Designation
    *either("NamedByYou", "NewlyNamed", "TheirOne"),
    *construct("NamedByYou", None, "{=:ChosenOne}", only=_ANYONE),
    *only_read(
        deed(
            NameAnother,
            "(~choose|~name|~designate) {players:NamedByYou} {role:AsWhat} [instead]",
            forms=YOURS,
        )
    ),
    *deed(
        NameAnother,
        "~choose {players:NewlyNamed} to be {role:TheRole}",
        "(~choose|~name|~designate) {players:NewlyNamed} {role:AsWhat} [instead]",
        "(~choose|~name|~designate) {players:NewlyNamed} to become {role:TheRole}",
        "~change {role:TheRole} to {players:NewlyNamed}",
        "~replace {role:TheRole} with {players:Another}",
        "~make {players:NewlyNamed} {role:TheRole}",
        "~have {players:NewlyNamed} become {role:TheRole} [instead]",
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
        "{players:Becoming} becomes {role:TheRole}",
        [
            "{players:Becoming} (is|becomes|are|become) [now] {role:TheRole} [{:InTheirPlace}]",
            "make {players:Becoming} {role:TheRole} [instead]",
            "(designate|name|choose) {players:Becoming} {role:AsWhat} [instead]",
            "(designate|name) {players:Becoming} {role:TheRole} [instead]",
        ],
    ),
    *either("Becoming", "This", "That"),
    *construct("Becoming", That, "they", printed=False),
    # F-9: each side names one
    *only_read(
        deed(
            NameAnother,
            "(~designate|~name|~choose) (a second|an additional|an extra|a further)"
            " {role:BareRole}",
            "~have (a second|an additional|an extra) {role:BareRole}",
            players=_ANYBODY,
            only=_ONE_EACH,
        )
    ),
    *only_read(
        deed(
            NameAnother,
            "(~designate|~name|~choose) (a second|an additional|an extra|a further)"
            " {role:BareRole} {players:FromAmong}",
            only=_ONE_EACH,
        )
    ),
    *construct("FromAmong", Choose, "(from|among|from among) {group:Theirs[pl]}", by=DOER),
    *only_read(
        deed(
            NameAnother,
            *(
                f"(~choose|~name|~designate) {{players:NewlyNamed}} {what}"
                for what in (
                    "(also|too|as well) {role:AsWhat}",
                    "{role:AsWhat} [(this|the) (play|ball|pass|run)] (also|too|as well)",
                    "(as|to be) (a|an) (second|additional|extra) {role:BareRole}",
                )
            ),
            only=_ONE_EACH,
        )
    ),
    *only_read(
        construct(
            "Effect",
            NameAnother,
            "{players:AlsoNamed} is also designated {role:AsWhat}",
            [
                "{players:AlsoNamed} (is|becomes|are|become) also {role:TheRole}",
                "{players:AlsoNamed} also (is|becomes|are|become) {role:TheRole}",
                (
                    "{players:AlsoNamed} (becomes|is|is designated as) (a|an)"
                    " (second|additional|extra) {role:BareRole}"
                ),
                (
                    "{players:AlsoNamed} is [also] designated {role:AsWhat} [(this|the)"
                    " (play|ball|pass|run)] (too|as well)"
                ),
                (
                    "{players:AlsoNamed} is also designated {role:AsWhat} (this|the)"
                    " (play|ball|pass|run)"
                ),
            ],
            only=_ONE_EACH,
        )
    ),
    *either("AlsoNamed", "NewlyNamed", "Becoming"),
    *construct(
        "Effect",
        NameAnother,
        "{players:NewlyNamed} becomes {role:TheRole} [{:InTheirPlace}]",
        printed=False,
    ),
    *phrase(
        "InTheirPlace",
        "instead",
        "(in place of|instead of|replacing) (the designated Player|the (old|first|other) one)",
    ),
]
