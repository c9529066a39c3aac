"""Clauses before they are effects: what they hang on is known when the whole list is."""

from __future__ import annotations

from typing import Any, Final, Literal

import msgspec

from snapcount.cards.language.meaning.refusal import Refusal
from snapcount.cards.nouns import Countable, Number, This, Times
from snapcount.cards.tree import (
    Audible,
    Discard,
    Effect,
    Gain,
    If,
    InsteadYards,
    KeepsAbilities,
    Lasting,
    LookAtHand,
    Lose,
    Modifier,
    MultiplyYards,
    PutCards,
    RevealHand,
    SetBaseYards,
    SetCatchRange,
    SetStrength,
    SetTimeUnits,
)
from snapcount.cards.words import Deck, Duration, Who

ONE_OR_ALL: Final = "one of them, or all? Write “one of …” or “all …”"


class Bare(msgspec.Struct):
    """A modifier without a duration: static text on its own, for this down as an effect (T-9).

    `any_one`: it was said of one of some Players, which is all of them where nobody chooses one.
    """

    modifier: Modifier
    any_one: bool = False


class Instead(msgspec.Struct):
    """A clause after `instead`, where that is no yards' own word; `of` a number, if it is said."""

    clause: Clause
    of: int | None = None


class Stead(msgspec.Struct, frozen=True):
    """An effect after `instead`, until it is known what it takes the place of (`instead`).

    `of`: the number that this has.
    """

    effect: Any
    of: int | None = None


class FromIt(msgspec.Struct):
    """Cards chosen from the hand that was looked at before: discarded, or put into their deck."""

    deck: Deck | None
    count: int
    to: Literal["top", "bottom", "shuffle"] | None = None

    def after(self, before: Effect | None) -> Effect:
        """The effect, after the one that looked at a hand."""
        if isinstance(before, LookAtHand):
            who, decks = before.whose, before.decks
        elif isinstance(before, RevealHand):
            who, decks = before.who, (before.deck,)
        else:
            raise Refusal("no-antecedent", "no hand was looked at before")
        deck = self.deck or decks[0]
        if deck not in decks or (self.deck is None and len(decks) > 1):
            raise Refusal("unexpected", "which cards? Write “an Action card” or “a Play card”")
        if self.to is not None:
            return PutCards(who, deck, self.count, "hand", self.to, "look")
        return Discard(who, deck, self.count, "look")


Clause = Effect | Bare | Instead | FromIt


def of_yards(effect: Any) -> Any:
    """`Instead gain 5 yards` is said of the play's yards, where it is said of nothing else."""
    if isinstance(effect, Gain):
        return InsteadYards(effect.yards)
    if isinstance(effect, Lose):
        return InsteadYards(minus(effect.yards))
    return effect


_YARDS: Final = (Gain, Lose, InsteadYards, MultiplyYards)
SETS: Final = (SetBaseYards, SetCatchRange, SetStrength, SetTimeUnits)
"""What gives the play another number than it has."""


def resolve(
    clauses: list[Clause],
    subject: Who = "you",
    in_would: bool = False,
    before: Effect | None = None,
) -> tuple[Effect, ...]:
    """The effects of a clause list. `subject` does whatever nobody else is named for.

    `before` is the effect that stands before them.
    """
    done: list[Any] = []
    for place, clause in enumerate(clauses):
        if isinstance(clause, Instead):
            of = clause.of
            clause = clause.clause
            if place and not in_would and not isinstance(clause, (*_YARDS, *SETS)):
                raise Refusal("unexpected", "“instead” of what?")
            if isinstance(clause, InsteadYards | MultiplyYards):
                pass  # that is what it says of itself
            elif in_would:
                clause = of_yards(clause)
            else:
                done += [Stead(each, of) for each in resolve([clause], subject)]
                continue
        if isinstance(clause, Bare):
            if clause.any_one:
                raise Refusal("unexpected", ONE_OR_ALL)
            kept = clause.modifier
            if isinstance(kept, KeepsAbilities) and isinstance(kept.players, This):
                raise Refusal("unexpected", "this goes on a line of its own")
            done.append(Lasting(clause.modifier, _as_long(clauses[place + 1 :])))
        elif isinstance(clause, FromIt):
            done.append(clause.after(done[-1] if done else before))
        else:
            assert not isinstance(clause, Instead)
            then: tuple[Any, ...] = clause.then if isinstance(clause, If) else ()
            if _is_no_gain(clause) or any(map(_is_no_gain, then)):
                raise Refusal(
                    "two-readings",
                    "does the play gain nothing more, or nothing at all?",
                    ("nothing more: leave it out", "nothing at all: write “gains no yards”"),
                )
            if subject != "you" and isinstance(clause, Audible) and clause.who == "you":
                clause = Audible(subject)
            done.append(clause)
    return tuple(done)


def _is_no_gain(effect: Any) -> bool:
    return isinstance(effect, Gain) and effect.yards == 0


def _as_long(after: list[Clause]) -> Duration:
    """How long something holds that is joined to what says its time: `A and B this possession`."""
    for clause in after:
        if isinstance(clause, Lasting):
            # `the next punt` is what a clause is about, and no time for what is joined to it.
            return "this down" if clause.duration == "next kick" else clause.duration
        if not isinstance(clause, Bare):
            break
    return "this down"


def minus(value: Number) -> Number:
    if isinstance(value, int):
        return -value
    if isinstance(value, Times):
        return Times(-value.per, value.count)
    return Times(-1, countable(value))


def countable(value: Number) -> Countable:
    """A number that `times` can stand before."""
    if isinstance(value, Countable):
        return value
    raise Refusal("unexpected", "only a number, or something you can count, can be taken away")
