"""Whom `that Player` means where nobody was named: the one of whom it was asked.

`If you have another Quarterback on the field, Energize that Player`: one who is on the field then.
`If the tackler is a Linebacker, exhaust that Player`: the tackler.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Any, Final

import msgspec

from snapcount.cards.language.kernel import syntax
from snapcount.cards.language.kernel.contents import has
from snapcount.cards.language.kernel.walk import changed, parts, within
from snapcount.cards.language.kernel.words import Word
from snapcount.cards.language.meaning.refusal import Refusal
from snapcount.cards.language.meaning.statements import NewLine
from snapcount.cards.language.nouns.antecedents import It
from snapcount.cards.nouns import All, Choose, Compare, CountPlayers, Designated, That

WHICH_OF_TWO: Final = (
    "which Player? Write “the chosen Player”, or name the other as you asked of them"
)
"""Somebody was named before that question, too."""


def says_chosen(said: Sequence[Word]) -> bool:
    """Whether a text speaks of `the chosen Player`."""
    return any(one.text == "chosen" and two.text == "player" for one, two in pairwise(said))


_NAMES: Final = (Choose, All, That)
"""Whoever is one of these was named apart from their role."""


def of_whoever_has_a_role(row: list[Any], chosen: bool = False) -> list[Any]:
    """Sentences in which `that Player` behind a question about a role is whoever has that role.

    `chosen`: the text says `the chosen Player`, and may mean that one.
    """
    if not has(row, Designated) or not has(row, That):
        return row
    found: list[Any] = []
    for said in row:
        of_role = changed(said, _of_that_role, syntax.Syntax)
        if of_role is not said and _names_before(found):
            if not chosen:
                raise Refusal("no-antecedent", WHICH_OF_TWO)
            of_role = said
        found.append(of_role)
    return found


def _names_before(row: list[Any]) -> bool:
    """Whether the last line of these names Players apart from their role."""
    for said in reversed(row):
        if isinstance(said, NewLine):
            return False
        if has(said, Choose, All):
            return True
    return False


def _of_that_role(part: Any) -> Any:
    """What is done to `that Player`, until it names somebody else."""
    if not isinstance(part, syntax.Asks | syntax.Holds) or has(part.condition, *_NAMES):
        return part
    roles = {each for each in parts(part.condition) if isinstance(each, Designated)}
    if not roles or not has(part.then, That) or has(part.then, Choose, All, Designated):
        return part
    if len(roles) > 1:
        raise Refusal("no-antecedent", "which of the two Players? Name the role again")
    (role,) = roles
    then = changed(part.then, lambda one: role if isinstance(one, That) else one)
    return msgspec.structs.replace(part, then=then)


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
