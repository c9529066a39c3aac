"""What a card that stays asks of a play: of each, or of the one in which it is played?

`If you are behind, draw an Action card`, on a Power Up, is asked as it is attached. Nobody attaches
one to ask what was called; that is asked of every play, with `whenever`. Nor to ask who is the
tackler, or what a play comes to, at a time when no rule lets that be known (F-9). Nor to have
abilities of others for that one down, if no words say so; and no text goes on having whatever
others have.
"""

from __future__ import annotations

from itertools import pairwise
from typing import Final

from snapcount.cards.language.meaning.about import speaks_of
from snapcount.cards.language.meaning.draft import Page
from snapcount.cards.language.meaning.known_later import KNOWN_AT, known_last
from snapcount.cards.language.meaning.refusal import Refusal
from snapcount.cards.nouns import Called, StrengthIn, ThePlayStrength
from snapcount.cards.tree import GainAbilitiesOf, If, Triggered
from snapcount.cards.words import TimingPoint

_NOT_ALWAYS: Final = (
    "abilities of others can be gained for a while, not for good; say when and how long, such as"
    " “At the start of each down, … this down”, or say which ability it is: “this Player has"
    " “Run: Gain 5 yards””"
)
_TIMES: Final = frozenset({"down", "possession", "half", "game", "drive", "next", "played"})
"""Words that say when they are gained, or how long they are had."""
_OF_A_PLAY: Final = (Called, StrengthIn, ThePlayStrength)


_IT_LIES_ON: Final = frozenset({"player", "players", "player's"})
"""Behind `attached`: who that is, not when."""


def refuse_asked_on_entering(
    page: Page, spoken: list[str], points: tuple[TimingPoint, ...]
) -> None:
    """Refuse what is asked of a play when the card is played, which the text does not say."""
    entering = [
        each
        for each in page.abilities
        if isinstance(each, Triggered) and each.event == "this card is played"
    ]
    if _TIMES.isdisjoint(spoken) or {"while", "attached"} <= {*spoken}:
        if speaks_of([each.effects for each in entering], (GainAbilitiesOf,)):
            raise Refusal("unexpected", _NOT_ALWAYS)
    if "played" in spoken or "enters" in spoken or _as_attached(spoken):
        return
    if page.timing is not None:
        points = page.timing.points
    for ability in entering:
        for asked in (each.condition for each in ability.effects if isinstance(each, If)):
            known = known_last(asked)
            early = known is not None and KNOWN_AT[known].isdisjoint(points)
            if early or speaks_of(asked, _OF_A_PLAY):
                raise Refusal("unexpected", "is that asked of each play? Write “whenever …”")


def _as_attached(spoken: list[str]) -> bool:
    """Whether words say that it is asked as the card is attached."""
    following = pairwise([*spoken, ""])
    return any(word == "attached" and after not in _IT_LIES_ON for word, after in following)
