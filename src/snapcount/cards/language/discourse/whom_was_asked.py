"""Whom `that Player` means where nobody was named: the one of whom it was asked.

`If you have another Quarterback on the field, Energize that Player`: one who is on the field then.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec

from snapcount.cards.language.kernel import syntax
from snapcount.cards.language.kernel.walk import changed, parts, within
from snapcount.cards.language.nouns.antecedents import It
from snapcount.cards.nouns import Choose, Compare, CountPlayers, That

WHICH_OF_TWO: Final = (
    "which Player? Write “the chosen Player”, or “one of your Tight Ends” as you asked of them"
)
"""Somebody was named before that question, too."""


def of_whom_it_was_asked(row: list[Any]) -> list[Any] | None:
    """Sentences in which the first `that Player` behind such a question is chosen among those of
    whom it was asked; None where it is asked nowhere."""
    asked = [_chosen(said) for said in row]
    same = all(now is before for now, before in zip(asked, row, strict=True))
    return None if same else asked


def _chosen(said: Any) -> Any:
    return changed(said, _of_that_one, syntax.Syntax)


def _of_that_one(part: Any) -> Any:
    if not isinstance(part, syntax.Asks) or not part.holds or part.after:
        return part
    match part.condition:
        case Compare(left=CountPlayers(group=group), how="at least", right=1):
            if any(isinstance(each, That) for each in parts(group)):
                return part  # `other than that Player`: whoever it is was named before
            then = _with_first(part.then, Choose(group))
            return part if then is part.then else msgspec.structs.replace(part, then=then)
    return part


def _with_first(thing: Any, chosen: Choose) -> Any:
    """The same with the first deed that is done to `that Player` done to one who is chosen."""
    done = False

    def put(part: Any) -> Any:
        nonlocal done
        if done:
            return part
        if part == That() or isinstance(part, It):
            done = True
            return chosen
        return within(part, put)

    return put(thing)
