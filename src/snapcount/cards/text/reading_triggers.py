"""What the grammar's rules for triggers become."""

from __future__ import annotations

from typing import cast

import msgspec

from snapcount.cards.nouns import Condition, NamedCalled
from snapcount.cards.text.machine import Word
from snapcount.cards.text.reading_downs import ReadDowns
from snapcount.cards.text.reading_lasting import how_long
from snapcount.cards.text.reading_who import Named, known
from snapcount.cards.text.refusal import Refusal
from snapcount.cards.text.statements import Body, Occasion, Statement, Waiting, ability
from snapcount.cards.tree import Triggered, Would
from snapcount.cards.words import Stretch


def _for(waits: Triggered | Would, word: Word, once: bool = False) -> Waiting:
    duration, of = how_long(word, waits.who)
    return Waiting(waits, duration, once, of)


class ReadTriggers(ReadDowns):
    """What abilities and effects wait for, how long and how often."""

    def whenever(self, occasion: Occasion, body: Body) -> Statement:
        return Waiting(ability(occasion, body))

    def for_whenever(self, duration: Word, occasion: Occasion, body: Body) -> Statement:
        return self.whenever_for(occasion, duration, body)

    def whenever_for(self, occasion: Occasion, duration: Word, body: Body) -> Statement:
        return _for(ability(occasion, body), duration)

    def at_start(self, occasion: Occasion, condition: Condition | None, body: Body) -> Statement:
        if condition is not None and occasion.condition is not None:
            condition = self.all_of(occasion.condition, condition)
        condition = condition or occasion.condition
        return self.whenever(msgspec.structs.replace(occasion, condition=condition), body)

    def at_down_end(self, condition: Condition | None, body: Body) -> Statement:
        return self.at_start(Occasion("a down ends"), condition, body)

    def next_time(self, occasion: Occasion, body: Body) -> Statement:
        # Without a word about it, it waits until it happens.
        return Waiting(ability(occasion, body), "this game", once=True)

    def next_time_for(self, occasion: Occasion, duration: Word, body: Body) -> Statement:
        return _for(ability(occasion, body), duration, once=True)

    # So many times

    def once_waiting(self, stretch: Word, waiting: Waiting) -> Statement:
        return self._limited(waiting, cast(Stretch, str(stretch)))

    def whenever_once(self, occasion: Occasion, stretch: Word, body: Body) -> Statement:
        return self._limited(Waiting(ability(occasion, body)), cast(Stretch, str(stretch)))

    def first_time(self, occasion: Occasion, stretch: Stretch, body: Body) -> Statement:
        return self._limited(Waiting(ability(occasion, body)), stretch)

    @staticmethod
    def _limited(waiting: Waiting, stretch: Stretch) -> Waiting:
        if waiting.ability.once_per is not None:
            raise Refusal("unexpected", "“once” twice")
        limited = msgspec.structs.replace(waiting.ability, once_per=stretch)
        return msgspec.structs.replace(waiting, ability=limited)

    def each_down(self) -> Stretch:
        return "down"

    def each_possession(self) -> Stretch:
        return "possession"

    def each_half(self) -> Stretch:
        return "half"

    def each_game(self) -> Stretch:
        return "game"

    # In the stead of something

    def if_would(self, occasion: Occasion, body: Body) -> Statement:
        return Waiting(ability(occasion, body), once=True)

    if_would_for = next_time_for

    def if_would_during(self, event: Occasion, condition: Condition, body: Body) -> Statement:
        return self.if_would(self.would_occasion(event, condition), body)

    def if_would_while(
        self, event: Occasion, condition: Condition, duration: Word, body: Body
    ) -> Statement:
        return self.next_time_for(self.would_occasion(event, condition), duration, body)

    # A play that was named

    def if_named_called(self, who: Named, body: Body) -> Statement:
        occasion = Occasion("a play is revealed", condition=NamedCalled(known(who)))
        return Waiting(ability(occasion, body), "this down", once=True)

    def if_named_called_for(self, who: Named, duration: Word, body: Body) -> Statement:
        if duration != "this down":
            raise Refusal("unexpected", "a play is named for this down alone")
        return self.if_named_called(who, body)
