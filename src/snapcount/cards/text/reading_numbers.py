"""What the grammar's rules for numbers become."""

from __future__ import annotations

from typing import Any, Literal, cast

import msgspec

from snapcount.cards.nouns import (
    Apart,
    Capped,
    Countable,
    CountAttached,
    CountCards,
    CountDeck,
    Counted,
    CountLayers,
    CountPlayers,
    CountTimeouts,
    Divided,
    Group,
    Half,
    Minus,
    Number,
    Operand,
    Plus,
    RatingAmong,
    RatingOf,
    StrengthOf,
    TheBaseYards,
    TheDown,
    TheGrit,
    TheLastYards,
    TheMiss,
    ThePlayStrength,
    TheScoreDifference,
    TheTimeLeft,
    TheTimeUnits,
    TheX,
    TheYards,
    TheYardsToGoal,
    Times,
)
from snapcount.cards.text.machine import Word
from snapcount.cards.text.normal import normal
from snapcount.cards.text.reading_players import ReadPlayers, Someone
from snapcount.cards.text.reading_who import Named, known
from snapcount.cards.text.refusal import Refusal
from snapcount.cards.words import Call, Deck, FieldKind, GridironSubtype, Who

replace = msgspec.structs.replace

Pile = Literal["hand", "deck", "discard"]

Attachment = FieldKind


def capped(number: Number, most: int) -> Number:
    """The number, but at most so much; a plain one is known to be so or not."""
    if isinstance(
        number,
        int | RatingOf | RatingAmong | TheYards | Capped | CountDeck,
    ):
        raise Refusal("unexpected", "only what is counted has a maximum")
    return Capped(number, most)


def _divided(of: Operand, by: Word) -> Divided:
    if isinstance(of, int) or int(by) < 2:
        raise Refusal("unexpected", "a number that the game knows is divided by 2 or more")
    return Divided(of, int(by))


def _multiple(to: Word) -> int:
    if int(to) < 2:
        raise Refusal("out-of-range", "a multiple of 2 or more")
    return int(to)


class ReadNumbers(ReadPlayers):
    """Numbers: written, read off the game, or counted."""

    # Read off the game

    def the_x(self) -> Countable:
        return TheX()

    def the_grit(self) -> Countable:
        return TheGrit()

    def the_strength(self) -> Countable:
        return ThePlayStrength()

    def the_strength_of(self, who: Word) -> Countable:
        return StrengthOf(cast(Who, str(who)))

    def the_down(self) -> Countable:
        return TheDown()

    def the_yards(self) -> Number:
        return TheYards()

    def the_score_difference(self) -> Countable:
        return TheScoreDifference()

    def the_time_left(self) -> Countable:
        return TheTimeLeft()

    def the_last_yards(self, of: Word) -> Countable:
        return TheLastYards(None if of == "anyone" else cast(Who, str(of)))

    def the_miss(self) -> Countable:
        return TheMiss()

    def the_layers(self) -> Countable:
        return CountLayers()

    def the_time_units(self) -> Countable:
        return TheTimeUnits()

    def the_yards_to_goal(self) -> Countable:
        return TheYardsToGoal()

    def the_base_yards(self) -> Countable:
        return TheBaseYards()

    def rating_of(self, who: Someone) -> Number:
        return RatingOf(who)

    def rating_among(self, which: Word, group: Group) -> Number:
        return RatingAmong(cast(Literal["highest", "lowest"], str(which)), group)

    def rating_among_of(self, which: Word, whose: Named, group: tuple[Group, bool]) -> Number:
        return self.rating_among(which, self.everyone_of(whose, group))

    def rating_minus(self, left: Someone, right: Someone) -> Number:
        return Minus(RatingOf(left), RatingOf(right))

    # Put together

    def number_less(self, left: Operand, right: Operand) -> Number:
        return Minus(left, right)

    def number_sum(self, left: Operand, right: Operand) -> Number:
        return Plus(left, right)

    def number_apart(self, left: Operand, right: Operand) -> Number:
        return Apart(left, right)

    def divided(self, of: Operand, by: Word) -> Number:
        return _divided(of, by)

    def divided_up(self, of: Operand, by: Word) -> Number:
        return replace(_divided(of, by), up=True)

    def divided_to(self, of: Operand, by: Word, to: Word) -> Number:
        return replace(_divided(of, by), to=_multiple(to))

    def half_number_to(self, of: Any, to: Word) -> Number:
        return Half(of, to=_multiple(to))

    # Counted

    def counted(self, count: Counted) -> Number:
        return count

    def count_players(self, group: tuple[Group, bool]) -> Counted:
        return CountPlayers(group[0])

    def count_players_of(self, whose: Named, group: tuple[Group, bool]) -> Counted:
        return CountPlayers(self.everyone_of(whose, group))

    def count_cards(self, whose: Named, deck: Deck, pile: Pile) -> Counted:
        return CountCards(known(whose), deck, pile)

    def count_any_cards(self, whose: Named, pile: Pile) -> Counted:
        return CountCards(known(whose), None, pile)

    def count_deck_cards(self, deck: Deck, whose: Named, pile: Pile) -> Counted:
        return CountCards(known(whose), deck, pile)

    def your_timeouts(self) -> Counted:
        return CountTimeouts("you")

    def opponents_timeouts(self) -> Counted:
        return CountTimeouts("opponent")

    def count_timeouts(self, whose: Named) -> Counted:
        return CountTimeouts(known(whose))

    def count_attached(self, kind: Literal["power up", "gridiron"], *_: Word) -> Counted:
        return CountAttached(kind)

    def count_attached_of(
        self, whose: Named, kind: Literal["power up", "gridiron"], *_: Word
    ) -> Counted:
        return CountAttached(kind, known(whose))

    def deck_plays(self, calls: tuple[Call, ...], whose: Named, *_: Word) -> Number:
        return CountDeck(known(whose), calls)

    def deck_uniques(self, whose: Named, *_: Word) -> Number:
        return CountDeck(known(whose))

    def play_deck(self) -> Deck:
        return "play"

    def action_deck(self) -> Deck:
        return "action"

    def hand_pile(self) -> Pile:
        return "hand"

    def deck_pile(self) -> Pile:
        return "deck"

    def discard_pile(self) -> Pile:
        return "discard"

    def power_up(self) -> Attachment:
        return "power up"

    def superstar(self, *_: Word) -> Attachment:
        return "superstar"

    def gridiron(self) -> Attachment:
        return "gridiron"

    def gridiron_of(self, subtype: Word) -> Attachment:
        return cast(GridironSubtype, str(subtype))

    # Amounts

    def integer(self, value: Word) -> Number:
        return int(value)

    def number_one(self) -> Number:
        return 1

    def half_number(self, of: Any) -> Number:
        return Half(of)

    def half_number_up(self, of: Any) -> Number:
        return Half(of, up=True)

    def twice(self, count: Countable) -> Number:
        return Times(2, count)

    def int_amount(self, value: Word) -> Number:
        return int(value)

    more_amount = int_amount

    def x_amount(self) -> Number:
        return TheX()

    def each_amount(self, per: Word, count: Countable) -> Number:
        return cast(Number, normal(Times(int(per), count)))

    def amount_each(self, count: Countable, per: Word) -> Number:
        return self.each_amount(per, count)

    def equal_amount(self, number: Number) -> Number:
        return number

    def cap(self, most: Word) -> int:
        return int(most)

    def floor(self, least: Word) -> int:
        return int(least)

    def each_capped(self, per: Word, count: Countable, most: int) -> Number:
        return capped(self.each_amount(per, count), most)

    def equal_capped(self, number: Number, most: int) -> Number:
        return capped(number, most)

    def less_amount(self, value: Word) -> Number:
        return -int(value)

    def less_each(self, per: Word, count: Countable) -> Number:
        return Times(-int(per), count) if int(per) else 0
