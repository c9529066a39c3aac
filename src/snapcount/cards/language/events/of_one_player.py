"""What is asked of a player of the game and what that player does, who is named once.

`You are behind and score a touchdown`: what they do is waited for, and the rest is asked then. On a
Play, `you call this play on offense and designate a Running Back` likewise.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec

from snapcount.cards.language.conditions.shared import SUBJECTS
from snapcount.cards.language.kernel import syntax
from snapcount.cards.language.kernel.construct import (
    WHOLE,
    Construct,
    construct,
    either,
    read_as,
)
from snapcount.cards.language.meaning.normal import normal
from snapcount.cards.language.sentences.verbs import OTHER
from snapcount.cards.nouns import AllOf


class Doing(msgspec.Struct, frozen=True):
    """Who is asked about and does something, what is asked, and what is done."""

    who: str
    asked: Any
    does: syntax.Occasion


def done_by(does: syntax.Occasion, who: str) -> syntax.Occasion:
    """What is done, with the player who does it."""
    if does.players is not None:
        return msgspec.structs.replace(does, by=who)
    return msgspec.structs.replace(does, who=OTHER[who] if does.forced else who)


def _then(said: Doing) -> syntax.Occasion:
    occasion = done_by(said.does, said.who)
    before = occasion.condition
    asked = said.asked if before is None else normal(AllOf((before, said.asked)))
    return msgspec.structs.replace(occasion, condition=asked)


OF_ONE_PLAYER: Final[list[Construct]] = [
    *construct("Events", None, "{=:AskedAndDoes}", views={WHOLE: read_as(_then)}),
    *(
        each
        for subject in SUBJECTS
        for each in construct(
            "AskedAndDoes",
            Doing,
            f"{{:SharedWho[{subject.key}]}} {{asked:AtomOf[{subject.key}]}} and"
            f" {{does:Does[{subject.person}]}}",
            who=subject.who,
        )
    ),
    *construct("AskedAndDoes", Doing, "{asked:OwnCalled} and [you] {does:Does[base]}", who="you"),
    *either("Does[base]", "More[base]", "DoesToPlayers[base]"),
    *either("Does[third]", "More[third]", "DoesToPlayers[third]"),
]
