"""Whom `it` means: the Player who was named last, or the one of whom the sentence speaks.

`Whenever this Player is tackled, Energize it` speaks of this Player, where `that Player` would be
whoever tackles.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec

from snapcount.cards.language.kernel import syntax
from snapcount.cards.language.kernel.contents import contents
from snapcount.cards.language.kernel.walk import changed, exchanged, parts
from snapcount.cards.language.meaning.refusal import Refusal
from snapcount.cards.language.meaning.statements import NewLine
from snapcount.cards.language.nouns.newcomers import with_newcomers
from snapcount.cards.nouns import (
    All,
    Choose,
    Compare,
    Designated,
    Group,
    HasRole,
    PlayerIs,
    RatingOf,
    That,
    This,
)
from snapcount.cards.tree import Energize, ExhaustPlayers, Substitute, ToBench

replace = msgspec.structs.replace

_NAME: Final = (Choose, All, Designated)
"""What names Players."""
_TURNS: Final = (Energize, ExhaustPlayers, ToBench)
_CARRIES: Final = HasRole(This(), "ball carrier")


class It(That, frozen=True):
    """`It`, `him`, `its`: a Player, until it is known which."""


class Unsaid(That, frozen=True):
    """`A Player with a lower rating`: than the one who was chosen before; nobody says so."""


def with_it(row: list[Any]) -> list[Any]:
    """Sentences with each `it` pointing at somebody; a Refusal where that may be one of two."""
    found: list[Any] = []
    whom: Any = That()
    own = False  # something was done to this Player since somebody was named
    named = False
    for said in row:
        if It in contents(said) and not named:
            said = _own_compared(said)
        named = not isinstance(said, NewLine) and (named or _names(said))
        then = said
        waits = None
        if syntax.Occurs in contents(said):
            waits = next(part for part in parts(said) if isinstance(part, syntax.Occurs))
            if Unsaid in contents(waits.occasion):
                said = changed(said, _with_rival)
                then = said
                waits = next(part for part in parts(said) if isinstance(part, syntax.Occurs))
        if isinstance(said, NewLine):
            whom, own = That(), False
        elif waits is not None:
            then, whom, own = waits.then, That(), False
            if isinstance(waits.occasion, syntax.Occasion) and waits.occasion.role == "tackler":
                whom = _of_tackle(waits.occasion, contents(then))
        if not contents(then).isdisjoint(_NAME):
            whom, own = That(), False
        turned = [part.players for part in parts(then) if isinstance(part, _TURNS)]
        if It in contents(said) and whom == That() and (own or {This(), It()} <= {*turned}):
            raise Refusal(
                "two-readings", "which of the two is “it”? Write “this Player” or “that Player”"
            )
        own = own or This() in turned
        found.append(_as(said, whom) if It in contents(said) else said)
    return _compared(with_newcomers(found))


def _names(said: Any) -> bool:
    return not contents(said).isdisjoint((*_NAME, syntax.Occurs))


def _own_compared(said: Any) -> Any:
    """`The tackler's rating is lower than his`: where nobody else was named, this Player's is."""
    for part in parts(said):
        if isinstance(part, (*_NAME, syntax.Occurs)):
            return said
        rated = isinstance(part, Compare) and {type(part.left), type(part.right)} == {RatingOf}
        if rated or (isinstance(part, PlayerIs) and part.group.than is not None):
            return exchanged(said, part, exchanged(part, It(), This()))
    return said


def _compared(row: list[Any]) -> list[Any]:
    """Sentences in which what is said of nobody is said of the one Player who was chosen last.

    Where none was, it is this Player, if the sentence speaks of no other.
    """
    if all(Unsaid not in contents(said) for said in row):
        return row
    named: Any = None
    exchanging: tuple[Any, ...] = ()
    found: list[Any] = []
    for said in row:
        than: Any = That()
        for part in parts(said):
            if isinstance(part, Substitute) and Unsaid not in contents(part):
                exchanging = (part.out, part.into)  # of these two neither was chosen last
            if isinstance(part, NewLine | syntax.Occurs | syntax.OccursIf):
                named = None
            elif isinstance(part, Unsaid) and not (isinstance(named, Choose) and named.count == 1):
                if named is not None or not _speaks_of_this(said):
                    raise Refusal(
                        "no-antecedent",
                        "than whose rating? Write “than this Player” or “than that Player”",
                    )
                than = This()
            elif isinstance(part, _NAME) and Unsaid not in contents(part):
                named = None if part in exchanging else part
        found.append(exchanged(said, Unsaid(), than))
    return found


def _speaks_of_this(said: Any) -> bool:
    """Whether a sentence speaks of this Player, and of others only as compared with somebody."""
    if This not in contents(said):
        return False
    for part in parts(said):
        of = part if isinstance(part, _NAME) else getattr(part, "players", None)
        if isinstance(of, (*_NAME, That)) and not isinstance(of, Unsaid):
            if Unsaid not in contents(of):
                return False
        if isinstance(of, Group) and of != Group() and Unsaid not in contents(of):
            return False
    return True


def _as(thing: Any, whom: Any) -> Any:
    return changed(thing, lambda part: whom if isinstance(part, It) else part)


def _with_rival(part: Any) -> Any:
    """Where one Player tackles another, a rating is compared with that of the other."""
    if not isinstance(part, syntax.Occasion) or part.role != "tackler":
        return part
    if Unsaid in contents(part.condition):
        known = isinstance(part.players, This | That)
        than: Any = part.players if known else Designated("tackler")
        return replace(part, condition=exchanged(part.condition, Unsaid(), than))
    if any(each == _CARRIES for each in parts(part.condition)):
        return replace(part, players=exchanged(part.players, Unsaid(), This()))
    return part


def _of_tackle(occasion: syntax.Occasion, then: frozenset[Any]) -> Any:
    """Whom `it` means where this Player tackles or is tackled; `then` is what is done with whom."""
    if isinstance(occasion.players, This):
        other = occasion.that
        if other is None and That in then and then.isdisjoint(_NAME):
            raise Refusal(
                "no-antecedent", "which Player? Write “this Player” or “the ball carrier”"
            )
    elif any(part == _CARRIES for part in parts(occasion.condition)):
        other = occasion.players
    else:
        return That()
    if other is not None and It in then:
        raise Refusal("no-antecedent", "which of the two Players is “it”?")
    return This()
