"""What the grammar's rules for conditions become: those about the game, and several in one."""

from __future__ import annotations

from typing import Final, cast, get_args

from snapcount.cards.nouns import (
    AllOf,
    AnyOf,
    BallWithin,
    Condition,
    Did,
    DownIs,
    FieldGoalIs,
    Group,
    Happened,
    LayerWaits,
    Leading,
    OnSide,
    PeriodIs,
    PlayerIs,
    Synergized,
    SynergyActive,
    ThatCardIs,
    This,
    TimeLeft,
)
from snapcount.cards.text.machine import Word
from snapcount.cards.text.normal import normal, opposite
from snapcount.cards.text.reading_bounds import Bounds
from snapcount.cards.text.reading_comparisons import decided
from snapcount.cards.text.reading_player_conditions import ReadPlayerConditions
from snapcount.cards.text.reading_who import OTHER_PLAYER, Named, antecedent, known
from snapcount.cards.text.refusal import Refusal
from snapcount.cards.tree import CancelLayer
from snapcount.cards.words import LayerKind, PastEvent, Stretch, Who

_STRETCHES: Final[dict[str, Stretch]] = {
    "this down": "down",
    "this possession": "possession",
    "this half": "half",
    "this game": "game",
}


def stretch(since: Word) -> Stretch:
    try:
        return _STRETCHES[str(since)]
    except KeyError:
        raise Refusal("unexpected", "that has not happened yet") from None


class ReadConditions(ReadPlayerConditions):
    """What stands after `if` and `while`."""

    # Several in one

    def all_of(self, *parts: Condition) -> Condition:
        return normal(cast(Condition, AllOf(parts)))

    def any_of(self, *parts: Condition) -> Condition:
        return normal(cast(Condition, AnyOf(parts)))

    def negated(self, condition: Condition) -> Condition:
        return opposite(condition)

    def while_there(self) -> Condition:
        return PlayerIs(This(), Group())

    def while_there_and(self, *atoms: Condition) -> Condition:
        return self.all_of(self.while_there(), *atoms)

    def while_there_or(self, *atoms: Condition) -> Condition:
        return self.any_of(self.while_there(), *atoms)

    # Down, time and score

    def downs(self, *downs: Word) -> tuple[int, ...]:
        return tuple(sorted({int(down) for down in downs}))

    def down_is(self, so: bool, downs: tuple[int, ...]) -> Condition:
        return decided(DownIs(downs), so)

    def half_is(self, so: bool, half: Word) -> Condition:
        if half not in ("1", "2"):
            raise Refusal("out-of-range", "a game has two halves")
        return decided(PeriodIs("first half" if half == "1" else "second half"), so)

    def overtime_is(self, so: bool) -> Condition:
        return decided(PeriodIs("overtime"), so)

    def ball_within(self, so: bool, whose: Named, yards: Word) -> Condition:
        return decided(BallWithin(int(yards), known(whose)), so)

    def leading(self, who: Named, so: bool) -> Condition:
        return decided(Leading(known(who)), so)

    def leading_by(self, who: Named, so: bool, by: Word) -> Condition:
        return decided(Leading(known(who), int(by)), so)

    def leading_above(self, who: Named, so: bool, by: Word) -> Condition:
        return decided(Leading(known(who), int(by) + 1), so)

    def not_trailing(self, who: Named, so: bool) -> Condition:
        return decided(Leading(known(who), 0), so)

    def trailing(self, who: Named, so: bool) -> Condition:
        return self.trailing_by(who, so, 1)

    def trailing_by(self, who: Named, so: bool, by: Word | int) -> Condition:
        if who not in OTHER_PLAYER:
            raise Refusal("unexpected", "one player is behind the other")
        return decided(Leading(OTHER_PLAYER[known(who)], int(by)), so)

    def trailing_above(self, who: Named, so: bool, by: Word) -> Condition:
        return self.trailing_by(who, so, int(by) + 1)

    def trailing_at_most(self, who: Named, so: bool, by: Word) -> Condition:
        return decided(Leading(known(who), -int(by)), so)

    def tied(self) -> Condition:
        return AllOf((Leading("you", 0), Leading("opponent", 0)))

    def time_left(self, bounds: Bounds) -> Condition:
        return TimeLeft(at_least=bounds[0], at_most=bounds[1])

    def not_time_left(self, bounds: Bounds) -> Condition:
        return opposite(self.time_left(bounds))

    def field_goal_stands(self, good: bool) -> Condition:
        return FieldGoalIs(good)

    def on_offense(self, who: Named, so: bool) -> Condition:
        return decided(OnSide(known(who), "offense"), so)

    def on_defense(self, who: Named, so: bool) -> Condition:
        return decided(OnSide(known(who), "defense"), so)

    # Synergy

    def synergized(self, who: Named, so: bool) -> Condition:
        return decided(Synergized(known(who)), so)

    def synergy_is_active(self, whose: Named, so: bool) -> Condition:
        return decided(SynergyActive(known(whose)), so)

    def has_synergy(self, who: Who) -> Condition:
        return SynergyActive(who)

    def has_no_synergy(self, who: Named, _: Word) -> Condition:
        return opposite(SynergyActive(known(who)))

    # What has happened

    def happened(self, who: Named, event: Word, since: Word) -> Condition:
        return Happened(cast(PastEvent, str(event)), known(who), stretch(since))

    def opponent_happened(self, event: Word, since: Word) -> Condition:
        antecedent.set("opponent")
        return self.happened("opponent", event, since)

    def not_happened(self, who: Named, event: Word, since: Word) -> Condition:
        if event not in get_args(PastEvent):
            raise Refusal("unexpected", "nobody keeps count of this")
        return opposite(self.happened(who, event, since))

    def scored_since(self, who: Named, since: Word) -> Condition:
        return Happened("points are scored", known(who), stretch(since))

    def not_scored_since(self, who: Named, _: Word, since: Word) -> Condition:
        return opposite(self.scored_since(who, since))

    def first_down_since(self, who: Named, down: Word, since: Word) -> Condition:
        if down != "1":
            raise Refusal("unexpected", "only a first down can be gained")
        return Happened("a first down is gained", known(who), stretch(since))

    def no_first_down_since(self, who: Named, _: Word, down: Word, since: Word) -> Condition:
        return opposite(self.first_down_since(who, down, since))

    # What waits in the layers

    def layer_waits(self, layer: CancelLayer, whose: Who | None, so: bool) -> Condition:
        return decided(LayerWaits(layer.what, whose), so)

    def keyword_waits(self, keyword: str, whose: Who | None, so: bool) -> Condition:
        return decided(LayerWaits(cast(LayerKind, f"{keyword} ability"), whose), so)

    def was_done(self) -> Condition:
        return Did()

    def was_not_done(self) -> Condition:
        return opposite(Did())

    def card_is_yours(self, so: bool) -> Condition:
        return ThatCardIs("you") if so else opposite(ThatCardIs("you"))

    def card_is_theirs(self, so: bool, whose: Word) -> Condition:
        return ThatCardIs("opponent") if so else opposite(ThatCardIs("opponent"))
