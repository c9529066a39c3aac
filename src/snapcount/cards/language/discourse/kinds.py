"""What a text means by the kind of card it stands on.

A Synergy is active while what its first sentence asks is so, however that is worded, and whom one
has is asked of the deck where nothing is said about the field (X-3). On a card that is played at a
field goal, the Grit is that of the kick (R-30), unless the card determines one itself.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec

from snapcount.cards.language.conditions.decks import in_deck
from snapcount.cards.language.game.kick_grit import check_of_kicks, of_goals_to_come
from snapcount.cards.language.kernel import syntax
from snapcount.cards.language.kernel.walk import changed
from snapcount.cards.language.kernel.words import Word
from snapcount.cards.language.meaning.about import determines_grit, speaks_of
from snapcount.cards.language.meaning.statements import NewLine, Reminder
from snapcount.cards.nouns import GritIn, TheGrit
from snapcount.cards.tree import (
    CannotCall,
    ChangeGrit,
    DetermineGrit,
    Effect,
    If,
    KickAgain,
    Lasting,
    ModifyGrit,
)

replace = msgspec.structs.replace

_OF_THE_GAME: Final = frozenset({"field", "bench", "energized", "exhausted", "hand", "attached"})
"""Where a condition names one of these, it is asked of the game and not of the deck."""


def active_first(row: list[Any], found: list[Word]) -> list[Any]:
    """The sentences of a Synergy, with when it is active said as such."""
    end = next((at for at, word in enumerate(found) if word.text == "."), len(found))
    of_deck = not _OF_THE_GAME & {word.text for word in found[:end]}
    row = [changed(each, _then_anyway, syntax.Syntax) for each in row]
    if not any(isinstance(each, syntax.ActiveWhile) for each in row):
        first = row[0]
        if isinstance(first, syntax.Holds | syntax.ActiveFirst) or (
            isinstance(first, syntax.Asks) and first.holds
        ):
            if not getattr(first, "after", False):
                rest = [_from_down_to_down(each) for each in (first.then, *row[1:])]
                row = [syntax.ActiveWhile(condition=first.condition), *rest]
    if not of_deck:
        return row  # what is asked of the deck all the same is refused
    return [
        replace(each, condition=in_deck(each.condition))
        if isinstance(each, syntax.ActiveWhile)
        else each
        for each in row
    ]


def _then_anyway(said: Any) -> Any:
    return said.then if isinstance(said, syntax.WhileActive) else said


def _from_down_to_down(said: Any) -> Any:
    """What a Synergy says of this down is so in every down."""
    if isinstance(said, tuple):
        return tuple(_from_down_to_down(each) for each in said)
    if isinstance(said, NewLine | Reminder) or not isinstance(said, syntax.Syntax):
        return said
    if isinstance(said, syntax.For) and said.lasts == syntax.Lasts(duration="this down"):
        if isinstance(said.clause, syntax.Stands):
            if not isinstance(said.clause.modifier, CannotCall):
                return said.clause
    if not isinstance(said, syntax.Says):
        return said
    return replace(said, clauses=_from_down_to_down(said.clauses))


def with_grit(effects: tuple[Effect, ...]) -> tuple[Effect, ...]:
    """The same with the Grit determined that is asked and that nothing else has determined."""
    for at, effect in enumerate(effects):
        if speaks_of(effect, (DetermineGrit,)):
            return effects
        if of_goals_to_come(effect) != effect:
            continue  # the Grit of each kick
        if isinstance(effect, If) and speaks_of(effect.condition, (GritIn, TheGrit)):
            check_of_kicks(effect)
            return (*effects[:at], DetermineGrit(), *effects[at:])
    return effects


def of_the_kick(effects: tuple[Effect, ...]) -> tuple[Effect, ...]:
    """The effects of a card that is played at a field goal."""
    return effects if determines_grit(effects) else changed(effects, _kick)


def _kick(thing: Any) -> Any:
    if thing == DetermineGrit(again=True):
        return KickAgain()
    if isinstance(thing, ChangeGrit) and isinstance(thing.by, int):
        return Lasting(ModifyGrit(thing.by, "offense", "field goal"))
    return thing
