"""What comes of a Play, said of the Play itself: it is on offense then.

`If this play scores a touchdown, draw a card`: a Play that was called on defense scores nothing.
"""

from __future__ import annotations

from itertools import pairwise
from typing import Any, Final

import msgspec

from snapcount.cards.language.kernel.contents import has
from snapcount.cards.language.kernel.words import Word
from snapcount.cards.language.meaning.refusal import Refusal
from snapcount.cards.nouns import AllOf, Called, Designated, Happened, OnSide
from snapcount.cards.tree import Gain, If, NameAnother, Triggered

_ON_OFFENSE: Final = OnSide("you", "offense")
_OPENS: Final = ("if", "when", "whenever")
_PLAYS: Final = ("play", "pass", "run")
_STOPS: Final = ("stops", "stop", "does")
"""What a Play does on defense."""


def own_deeds(ability: Any, found: list[Word]) -> Any:
    """An ability of a Play, heard on offense alone if it speaks of what that Play does there."""
    if not isinstance(ability, Triggered) or has(ability, OnSide, Called):
        return ability
    if ability.event == "a play is stopped" and has(ability.effects, Designated):
        raise Refusal("unexpected", "on a stopped play nobody is designated")  # F-9
    if ability.event == "a play is revealed" and has(ability.effects, NameAnother):
        message = "nobody is designated yet; write “If you designate … as the runner, …”"
        raise Refusal("unexpected", message)  # F-9
    texts = [word.text for word in found]
    if "offense" in texts:
        return ability
    if not _is_done_by_it(texts):
        ours = ability.event == "a play is revealed" or "this" not in texts
        if ours or ability.who != "opponent" or not has(ability.effects, Gain):
            return ability
    elif ability.who not in (None, "offense") or ability.event == "this card is flipped for Grit":
        return ability
    elif ability.event == "a play is revealed":
        if any(isinstance(each, If) and has(each.condition, Happened) for each in ability.effects):
            message = "nothing has come of it by then; write “If you commit a turnover, …”"
            raise Refusal("unexpected", message)
        return ability
    asked = () if ability.condition is None else (ability.condition,)
    condition = AllOf((_ON_OFFENSE, *asked)) if asked else _ON_OFFENSE
    return msgspec.structs.replace(ability, condition=condition)


def _is_done_by_it(texts: list[str]) -> bool:
    """Whether `this play` does something: `if this play scores a touchdown`."""
    for at, (one, two) in enumerate(pairwise(texts)):
        before, after, then = [*texts[at - 1 : at], *texts[at + 2 : at + 4], "", "", ""][:3]
        if one == "this" and two in _PLAYS and before in _OPENS and after not in _STOPS:
            if then != "called":
                return True
    return False
