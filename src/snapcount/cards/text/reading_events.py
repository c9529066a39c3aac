"""What the grammar's rules for triggers and events become."""

from __future__ import annotations

from typing import cast

import msgspec

from snapcount.cards.nouns import All, Choose, Condition, Players, YardsWould
from snapcount.cards.text.machine import Word
from snapcount.cards.text.reading_deeds import ReadDeeds
from snapcount.cards.text.reading_players import A_PLAYER, Bounds, Named, known
from snapcount.cards.text.refusal import Refusal
from snapcount.cards.text.statements import (
    Body,
    Occasion,
    Statement,
    Waiting,
    ability,
)
from snapcount.cards.words import (
    RUN_CALLS,
    Call,
    Duration,
    Who,
)


class ReadEvents(ReadDeeds):
    """What abilities and effects wait for."""

    # Triggers

    def whenever(self, occasion: Occasion, body: Body) -> Statement:
        return Waiting(ability(occasion, body))

    def for_whenever(self, duration: Word, occasion: Occasion, body: Body) -> Statement:
        return self.whenever_for(occasion, duration, body)

    def at_start(self, occasion: Occasion, condition: Condition | None, body: Body) -> Statement:
        return self.whenever(msgspec.structs.replace(occasion, condition=condition), body)

    def whenever_for(self, occasion: Occasion, duration: Word, body: Body) -> Statement:
        return Waiting(ability(occasion, body), cast(Duration, str(duration)))

    def next_time(self, occasion: Occasion, body: Body) -> Statement:
        return Waiting(ability(occasion, body), "this down", once=True)

    def next_time_for(self, occasion: Occasion, duration: Word, body: Body) -> Statement:
        return Waiting(ability(occasion, body), cast(Duration, str(duration)), once=True)

    if_would_for = next_time_for

    def if_would(self, occasion: Occasion, body: Body) -> Statement:
        return Waiting(ability(occasion, body), once=True)

    def if_would_while(
        self, event: Occasion, condition: Condition, duration: Word, body: Body
    ) -> Statement:
        return self.next_time_for(self.would_occasion(event, condition), duration, body)

    # Events

    def nobody(self) -> None:
        return None

    def somebody(self, whose: Named) -> Who:
        return known(whose)

    def event_anyone(self, event: Word) -> Occasion:
        return Occasion(str(event))

    def event_deed(self, who: Named, event: Word) -> Occasion:
        return Occasion(str(event), who=known(who))

    def event_of_player(self, players: Players, event: Word) -> Occasion:
        return Occasion(str(event), players=_limit(players))

    def event_of_play(self, play: tuple[Who | None, tuple[Call, ...]], event: str) -> Occasion:
        who, calls = play
        if event == "a pass is incomplete" and calls == ("pass",):
            calls = ()
        if event == "a pass is complete":
            # A pass that is complete is a successful play (F-4).
            event, calls = "a play is successful", calls or ("pass",)
            if any(call in (*RUN_CALLS, "run") for call in calls):
                raise Refusal("unexpected", "only a pass is complete")
        return Occasion(event, who=who, calls=calls)

    def end_of_play(self, play: tuple[Who | None, tuple[Call, ...]]) -> Occasion:
        return self.event_of_play(play, "the play ends")

    def possession_starts(self, who: Who | None = None) -> Occasion:
        return Occasion("a possession starts", who=who)

    def down_starts(self, who: Who | None = None) -> Occasion:
        return Occasion("a down starts", who=who)

    def turnover_happens(self, who: Who | None) -> Occasion:
        return Occasion("a turnover happens", who=who)

    def whose_player_is(self, whose: Named, _: Word, state: str) -> Occasion:
        return Occasion(f"a Player is {state}", who=known(whose))

    def player_is(self, players: Players, state: str) -> Occasion:
        return Occasion(f"a Player is {state}", players=_limit(players))

    def revealed(self) -> str:
        return "a play is revealed"

    def stopped(self) -> str:
        return "a play is stopped"

    def successful(self) -> str:
        return "a play is successful"

    def incomplete(self) -> str:
        return "a pass is incomplete"

    def completed(self) -> str:
        return "a pass is complete"

    def play_ends(self) -> str:
        return "the play ends"

    def by_who(self, who: Named) -> Who:
        return known(who)

    def by_players(self, players: Players) -> Players | None:
        return _limit(players)

    def occasion(
        self,
        event: Occasion,
        calls: tuple[Call, ...] | None,
        by: Who | Players | None,
        condition: Condition | None,
    ) -> Occasion:
        if calls is not None:
            if event.calls:
                raise Refusal("unexpected", "the play is named twice")
            event.calls = calls
        if isinstance(by, str):
            if event.who is not None:
                raise Refusal("unexpected", "the player is named twice")
            event.who = by
        elif by is not None:
            if event.players is not None:
                raise Refusal("unexpected", "the Players are named twice")
            event.players = by
        event.condition = condition
        return event

    def would_occasion(self, event: Occasion, condition: Condition | None = None) -> Occasion:
        if event.condition is None:
            event.condition = condition
        elif condition is not None:
            event.condition = self.all_of(event.condition, condition)
        return event

    def the_play(self) -> tuple[Who | None, tuple[Call, ...]]:
        return None, ()

    def whose_play(self, whose: Named) -> tuple[Who | None, tuple[Call, ...]]:
        return known(whose), ()

    def calls_play(self, calls: tuple[Call, ...]) -> tuple[Who | None, tuple[Call, ...]]:
        return None, calls

    def whose_calls(
        self, whose: Named, calls: tuple[Call, ...]
    ) -> tuple[Who | None, tuple[Call, ...]]:
        return known(whose), calls

    def who_would_gain(
        self, who: Named, _: Word, bounds: Bounds, calls: tuple[Call, ...] | None
    ) -> Occasion:
        return self._gain(known(who), calls or (), YardsWould(*bounds))

    def who_would_gain_any(self, who: Named, _: Word, calls: tuple[Call, ...] | None) -> Occasion:
        return self._gain(known(who), calls or (), None)

    def play_would_gain(
        self,
        play: tuple[Who | None, tuple[Call, ...]],
        _: Word,
        bounds: Bounds,
        calls: tuple[Call, ...] | None,
    ) -> Occasion:
        return self._gain(play[0], self._one(play[1], calls), YardsWould(*bounds))

    def play_would_gain_any(
        self,
        play: tuple[Who | None, tuple[Call, ...]],
        _: Word,
        calls: tuple[Call, ...] | None,
    ) -> Occasion:
        return self._gain(play[0], self._one(play[1], calls), None)

    @staticmethod
    def _one(first: tuple[Call, ...], second: tuple[Call, ...] | None) -> tuple[Call, ...]:
        if first and second:
            raise Refusal("unexpected", "the play is named twice")
        return second or first

    @staticmethod
    def _gain(who: Who | None, calls: tuple[Call, ...], yards: YardsWould | None) -> Occasion:
        return Occasion("the play would gain yards", True, who, None, calls, yards)

    def would_be_stopped(self, play: tuple[Who | None, tuple[Call, ...]]) -> Occasion:
        return Occasion("the play would be stopped", True, play[0], None, play[1])

    def turnover_would(self, who: Who | None, calls: tuple[Call, ...] | None) -> Occasion:
        return Occasion("a live ball turnover would happen", True, who, None, calls or ())


def _limit(players: Players) -> Players | None:
    """Players in a trigger: `one of yours` is any of them, and `a Player` is no limit at all."""
    if players is A_PLAYER:
        return None
    return All(players.group) if isinstance(players, Choose) else players
