"""`If your last play was a Run, your next Pass gains 5 more yards` on a card that is always there.

A Synergy card is on the table for the whole game: what it says of the next play of a kind would
come once a game. With something that is asked, whoever writes that means each time that it is so.
"""

from __future__ import annotations

from itertools import pairwise

from snapcount.cards.language.meaning.refusal import Refusal
from snapcount.cards.tree import Ability, Triggered

_HOW_OFTEN = "is that once a game? Write “Whenever …” before it, or “The next time …”"


def refuse_once_a_game(abilities: list[Ability], spoken: list[str]) -> None:
    """Refuse what is asked about the next play of a kind, unless it says `the next time`."""
    if any(pair == ("next", "time") for pair in pairwise(spoken)):
        return
    for ability in abilities:
        if not isinstance(ability, Triggered) or ability.event != "a play is revealed":
            continue
        if ability.once_per == "time in play" and ability.condition is not None:
            raise Refusal("unexpected", _HOW_OFTEN)
