"""What the grammar's rules for kicks, Grit and cards on the field become."""

from __future__ import annotations

from typing import Any

from snapcount.cards.nouns import Choose, Number, Players, That, This
from snapcount.cards.text.clauses import Clause, minus
from snapcount.cards.text.machine import Word
from snapcount.cards.text.reading_bounds import digit
from snapcount.cards.text.reading_cards import ReadCards
from snapcount.cards.text.reading_numbers import Attachment, Pile
from snapcount.cards.text.reading_who import Named, known
from snapcount.cards.text.refusal import Refusal
from snapcount.cards.tree import (
    AttachCard,
    CannotKick,
    ChangeGrit,
    FieldGoalsAre,
    FieldGoalsGoodOn,
    KickAgain,
    Modifier,
    ModifyKickPoints,
    ModifyPunts,
    MovePowerUp,
    PutOnField,
    RemoveCard,
    RemoveThis,
    SetClock,
    SetGrit,
    WidenFieldGoals,
)
from snapcount.cards.words import Deck

FIELD_GOAL_POINTS = 3


class ReadKicks(ReadCards):
    """Kicks and Grit; Power Ups, Superstars and Gridiron cards that come, move and go."""

    # Grit and kicks

    def change_grit(self, by: Number) -> Clause:
        if isinstance(by, int):
            digit(abs(by))
        return ChangeGrit(by)

    def reduce_grit(self, by: Number) -> Clause:
        return self.change_grit(minus(by))

    def add_grit(self, by: Word) -> Clause:
        return self.change_grit(int(by))

    def subtract_grit(self, by: Word) -> Clause:
        return self.change_grit(-int(by))

    def set_grit(self, to: Word) -> Clause:
        return SetGrit(digit(to))

    def kick_again(self) -> Clause:
        return KickAgain()

    def set_clock(self, to: Word) -> Clause:
        if int(to) > 15:
            raise Refusal("out-of-range", "a half has 15 Time Units")
        return SetClock(int(to))

    def is_good(self) -> bool:
        return True

    def is_no_good(self) -> bool:
        return False

    def field_goals_are(self, whose: Named, good: bool) -> Modifier:
        return FieldGoalsAre(good, known(whose))

    def field_goal_is(self, good: bool) -> Modifier:
        return FieldGoalsAre(good, "offense")

    def good_on(self, whose: Named, span: tuple[int, int]) -> Modifier:
        return FieldGoalsGoodOn(digit(span[0]), digit(span[1]), known(whose))

    def wider_goals(self, whose: Named, by: Word) -> Modifier:
        return WidenFieldGoals(digit(by), known(whose))

    def narrower_goals(self, whose: Named, by: Word) -> Modifier:
        return WidenFieldGoals(-digit(by), known(whose))

    def cannot_kick_goals(self, who: Named, beyond: Word | None = None) -> Modifier:
        if beyond is not None and not 1 <= int(beyond) <= 50:
            raise Refusal("out-of-range", f"there is no {beyond} yard line")
        return CannotKick(known(who), "field goal", None if beyond is None else int(beyond))

    def cannot_punt(self, who: Named) -> Modifier:
        return CannotKick(known(who), "punt")

    def longer_punts(self, whose: Named, by: Word) -> Modifier:
        return ModifyPunts(int(by), known(whose))

    def shorter_punts(self, whose: Named, by: Word) -> Modifier:
        return ModifyPunts(-int(by), known(whose))

    def more_for_kicks(self, whose: Named, *words: Word) -> Modifier:
        return ModifyKickPoints(int(words[-1]), known(whose))

    def fewer_for_kicks(self, whose: Named, *words: Word) -> Modifier:
        return ModifyKickPoints(-int(words[-1]), known(whose))

    more_worth = more_for_kicks
    fewer_worth = fewer_for_kicks

    def worth(self, whose: Named, points: Word) -> Modifier:
        return ModifyKickPoints(int(points) - FIELD_GOAL_POINTS, known(whose))

    # Cards on the field

    def remove_this(self, *_: Word) -> Clause:
        return RemoveThis()

    def return_this(self, *_: object) -> Clause:
        return RemoveThis("hand")

    def return_one(self, _: Word, kind: Attachment, *__: object) -> Clause:
        return RemoveCard(kind, to="hand")

    def return_some(self, _: Word, count: Word, kind: Attachment, *__: object) -> Clause:
        return RemoveCard(kind, None, int(count), "hand")

    def return_all(self, _: Word, kind: Attachment, *__: object) -> Clause:
        return RemoveCard(kind, None, None, "hand")

    def return_some_of(
        self, _: Word, count: Word, whose: Named, kind: Attachment, *__: object
    ) -> Clause:
        return RemoveCard(kind, known(whose), int(count), "hand")

    def return_all_of(self, _: Word, whose: Named, kind: Attachment, *__: object) -> Clause:
        return RemoveCard(kind, known(whose), None, "hand")

    def return_from(self, _: Word, players: Players, *rest: object) -> Clause:
        return RemoveCard("power up", None, 1, "hand", players)

    def attach_card(self, whose: Named, pile: Pile, players: Players) -> Clause:
        return AttachCard(self._own(whose, pile), players)

    def attach_cards(self, count: Word, whose: Named, pile: Pile, players: Players) -> Clause:
        if count != "1":
            raise Refusal("unexpected", "one card is attached at a time")
        return self.attach_card(whose, pile, players)

    def put_on_field(self, _: Word, kind: Any, whose: Named, pile: Pile) -> Clause:
        return PutOnField(kind, self._own(whose, pile))

    def attach_from_deck(self, whose: Named, deck: Deck, players: Players) -> Clause:
        return AttachCard(self._own_deck(whose, deck), players)

    def put_from_deck(self, _: Word, kind: Any, whose: Named, deck: Deck) -> Clause:
        return PutOnField(kind, self._own_deck(whose, deck))

    @staticmethod
    def _own_deck(whose: Named, deck: Deck) -> Any:
        if known(whose) != "you" or deck != "action":
            raise Refusal("unexpected", "it is in your Action deck")
        return "deck"

    @staticmethod
    def _own(whose: Named, pile: Pile) -> Any:
        if known(whose) != "you" or pile == "deck":
            raise Refusal(
                "unexpected", "it comes from your hand, your Action deck or your discard pile"
            )
        return pile

    def move_power_up(self) -> Clause:
        return MovePowerUp()

    def move_power_up_of(self, count: Word, whose: Named) -> Clause:
        if count != "1":
            raise Refusal("unexpected", "one card is moved at a time")
        return MovePowerUp(known(whose))

    def move_power_up_to(self, source: Players | None, to: Players) -> Clause:
        return MovePowerUp(None, source, _one_of(to))

    def move_power_up_from(self, source: Players) -> Clause:
        return MovePowerUp(None, source)

    def move_power_up_of_to(
        self, count: Word, whose: Named, source: Players | None, to: Players
    ) -> Clause:
        self.move_power_up_of(count, whose)
        return MovePowerUp(known(whose), source, _one_of(to))

    def move_power_up_of_from(self, count: Word, whose: Named, source: Players) -> Clause:
        self.move_power_up_of(count, whose)
        return MovePowerUp(known(whose), source)


def _one_of(players: Players) -> Any:
    """Where a card goes: to one Player whom the controller chooses."""
    if isinstance(players, This | That):
        return players
    if not isinstance(players, Choose) or players.count != 1 or players.up_to:
        raise Refusal("unexpected", "a Power Up is moved to one Player")
    return Choose(players.group)
