"""Whom words mean, once it is known who is meant."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from snapcount.cards.language.kernel import syntax
from snapcount.cards.language.kernel.contents import contents
from snapcount.cards.language.kernel.doers import ANYONE, DOER, ELSE, OWN
from snapcount.cards.language.kernel.walk import changed, within
from snapcount.cards.language.meaning.refusal import Refusal
from snapcount.cards.language.nouns import designated
from snapcount.cards.language.sentences.verbs import OTHER
from snapcount.cards.nouns import (
    All,
    Choose,
    Designated,
    Group,
    That,
    This,
)
from snapcount.cards.tree import PutShown


def names_players(row: list[Any]) -> bool:
    """Whether a text names Players, or any of a group, whom `that Player` could mean."""
    said = [each for each in row if not isinstance(each, syntax.AttachTo | syntax.PlayOn)]
    return not contents(*said).isdisjoint((Choose, All, Designated))


def names_this(thing: Any) -> bool:
    """Whether a text speaks of its own Player."""
    return This in contents(thing)


def as_this(thing: Any) -> Any:
    """The same said of the Player on whom the card lies: nobody else was named before."""
    return pointing(thing, This())


def as_this_card(thing: Any) -> Any:
    """The same of a Play that goes to a hand or a deck itself: no other card was shown before."""

    def meant(part: Any) -> Any:
        return syntax.ThisPlayGoes(to=part.to) if isinstance(part, PutShown) else part

    return changed(thing, meant)


def pointing(thing: Any, to: Any) -> Any:
    """The same with that one wherever `that Player` stands."""
    if isinstance(thing, That):
        return to
    if isinstance(thing, Group) and thing.except_for == That() and isinstance(to, This):
        thing = replace(thing, except_for=None, other=True)
    return within(thing, lambda part: pointing(part, to))


def speaks_of_anyone(thing: Any) -> bool:
    """Whether `that player` is somebody who was named as any player."""
    return not contents(thing).isdisjoint((ANYONE, ELSE))


def as_player(thing: Any, who: str) -> Any:
    """The same with that player wherever any player was meant."""
    named = {ANYONE: who, ELSE: OTHER.get(who, ELSE)}
    return changed(thing, lambda part: named.get(part, part) if isinstance(part, str) else part)


def bound(thing: Any, who: str) -> Any:
    """The same with that player wherever `DOER` stands."""
    if isinstance(thing, str):
        if thing == OWN and who == "you":
            raise Refusal("no-antecedent", "“their own” needs someone named before it")
        return who if thing in (DOER, OWN) else thing
    if isinstance(thing, syntax.By):
        return thing
    made = within(thing, lambda part: bound(part, who))
    return designated.settled(made, None) if isinstance(made, Designated) else made
