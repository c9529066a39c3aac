"""What a card that stays asks of a play: of each, or of the one in which it is played?

`If you are behind, draw an Action card`, on a Power Up, is asked as it is attached. Nobody attaches
one to ask what was called; that is asked of every play, with `whenever`. Nor to have abilities of
others for that one down, if no words say so; and no text goes on having whatever others have.
"""

from __future__ import annotations

from typing import Final

from snapcount.cards.language.meaning.about import speaks_of
from snapcount.cards.language.meaning.draft import Page
from snapcount.cards.language.meaning.refusal import Refusal
from snapcount.cards.nouns import Called, StrengthIn, ThePlayStrength
from snapcount.cards.tree import GainAbilitiesOf, If, Triggered

_NOT_ALWAYS: Final = (
    "abilities of others can be gained for a while, not for good; say when and how long, such as"
    " “At the start of each down, … this down”, or say which ability it is: “this Player has"
    " “Run: Gain 5 yards””"
)
_TIMES: Final = frozenset({"down", "possession", "half", "game", "drive", "next", "played"})
"""Words that say when they are gained, or how long they are had."""
_OF_A_PLAY: Final = (Called, StrengthIn, ThePlayStrength)


def refuse_asked_on_entering(page: Page, spoken: list[str]) -> None:
    """Refuse what is asked of a play when the card is played, which the text does not say."""
    if _TIMES.isdisjoint(spoken) or {"while", "attached"} <= {*spoken}:
        for ability in page.abilities:
            if isinstance(ability, Triggered) and ability.event == "this card is played":
                if speaks_of(ability.effects, (GainAbilitiesOf,)):
                    raise Refusal("unexpected", _NOT_ALWAYS)
    if "played" in spoken or "attached" in spoken or "enters" in spoken:
        return
    for ability in page.abilities:
        if isinstance(ability, Triggered) and ability.event == "this card is played":
            asked = [each.condition for each in ability.effects if isinstance(each, If)]
            if speaks_of(asked, _OF_A_PLAY):
                raise Refusal("unexpected", "is that asked of each play? Write “whenever …”")
