"""What the grammar's rules for triggers and events become."""

from __future__ import annotations

from typing import Final, cast

import msgspec

from snapcount.cards.nouns import All, Choose, Condition, Group, NamedCalled, Players, YardsWould
from snapcount.cards.text.clauses import own_play
from snapcount.cards.text.machine import Word
from snapcount.cards.text.reading_bounds import Bounds
from snapcount.cards.text.reading_kicks import ReadKicks
from snapcount.cards.text.reading_players import A_PLAYER
from snapcount.cards.text.reading_who import OTHER_PLAYER, Named, known
from snapcount.cards.text.refusal import Refusal
from snapcount.cards.text.statements import Body, Occasion, Statement, Waiting, ability
from snapcount.cards.words import PASS_CALLS, RUN_CALLS, Call, Deck, Duration, Side, Stretch, Who

OWN_PLAY: Final[tuple[Who | None, tuple[Call, ...]]] = ("you", ())
"""`this play` on a Play card. Compared by identity."""


_TURNOVERS: Final = {"fumble": "a fumble happens", "interception": "an interception happens"}


class ReadEvents(ReadKicks):
    """What abilities and effects wait for."""

    # Triggers

    def whenever(self, occasion: Occasion, body: Body) -> Statement:
        return Waiting(ability(occasion, body))

    def for_whenever(self, duration: Word, occasion: Occasion, body: Body) -> Statement:
        return self.whenever_for(occasion, duration, body)

    def at_start(self, occasion: Occasion, condition: Condition | None, body: Body) -> Statement:
        if condition is not None and occasion.condition is not None:
            condition = self.all_of(occasion.condition, condition)
        condition = condition or occasion.condition
        return self.whenever(msgspec.structs.replace(occasion, condition=condition), body)

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

    def whenever_for(self, occasion: Occasion, duration: Word, body: Body) -> Statement:
        return Waiting(ability(occasion, body), cast(Duration, str(duration)))

    def next_time(self, occasion: Occasion, body: Body) -> Statement:
        # Without a word about it, it waits until it happens.
        return Waiting(ability(occasion, body), "this game", once=True)

    def next_time_for(self, occasion: Occasion, duration: Word, body: Body) -> Statement:
        return Waiting(ability(occasion, body), cast(Duration, str(duration)), once=True)

    if_would_for = next_time_for

    def if_would(self, occasion: Occasion, body: Body) -> Statement:
        return Waiting(ability(occasion, body), once=True)

    def if_would_during(self, event: Occasion, condition: Condition, body: Body) -> Statement:
        return self.if_would(self.would_occasion(event, condition), body)

    def if_would_while(
        self, event: Occasion, condition: Condition, duration: Word, body: Body
    ) -> Statement:
        return self.next_time_for(self.would_occasion(event, condition), duration, body)

    def if_named_called(self, who: Named, body: Body) -> Statement:
        occasion = Occasion("a play is revealed", condition=NamedCalled(known(who)))
        return Waiting(ability(occasion, body), "this down", once=True)

    def if_named_called_for(self, who: Named, duration: Word, body: Body) -> Statement:
        if duration != "this down":
            raise Refusal("unexpected", "a play is named for this down alone")
        return self.if_named_called(who, body)

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
        if event == "a play is revealed" and play is OWN_PLAY:
            who = None  # on either side of the ball
        return Occasion(event, who=who, calls=calls)

    def end_of_play(self, play: tuple[Who | None, tuple[Call, ...]]) -> Occasion:
        return self.event_of_play(play, "the play ends")

    def possession_starts(self, who: Who | None = None) -> Occasion:
        return Occasion("a possession starts", who=who)

    def down_starts(self, who: Who | None = None) -> Occasion:
        return Occasion("a down starts", who=who)

    def possession_ends(self, who: Who | None = None) -> Occasion:
        return Occasion("a possession ends", who=who)

    def down_ends(self, who: Who | None = None) -> Occasion:
        return Occasion("a down ends", who=who)

    def half_ends(self, who: Who | None = None) -> Occasion:
        if who is not None:
            raise Refusal("unexpected", "a half belongs to both players")
        return Occasion("a half ends")

    def at_down_end(self, condition: Condition | None, body: Body) -> Statement:
        return self.at_start(Occasion("a down ends"), condition, body)

    def this_played(self) -> Occasion:
        return Occasion("this card is played")

    def this_leaves(self) -> Occasion:
        return Occasion("this card leaves the field")

    def forces_kind(self, who: Named, kind: Word) -> Occasion:
        if who not in OTHER_PLAYER or kind == "pick six":
            raise Refusal("unexpected", "whose turnover is meant?")
        return Occasion(_TURNOVERS[str(kind)], who=OTHER_PLAYER[known(who)])

    def half_starts(self, who: Who | None = None) -> Occasion:
        return Occasion("a half starts", who=who)

    def which_half_starts(self, half: Word) -> Occasion:
        return Occasion("a half starts", condition=self.half_is(True, half))

    def overtime_starts(self) -> Occasion:
        return Occasion("overtime starts")

    def whose_overtime(self, whose: Named) -> Occasion:
        return Occasion("overtime starts", who=known(whose))

    def first_down_gained(self, down: Word) -> Occasion:
        self.gain_down(down)
        return Occasion("a first down is gained")

    def who_gains_first_down(self, who: Named, _: Word, down: Word) -> Occasion:
        self.gain_down(down)
        return Occasion("a first down is gained", who=known(who))

    def forces_turnover(self, who: Named) -> Occasion:
        if who not in OTHER_PLAYER:
            raise Refusal("unexpected", "whose turnover is meant?")
        return Occasion("a turnover happens", who=OTHER_PLAYER[known(who)])

    def points_scored(self) -> Occasion:
        return Occasion("points are scored")

    def who_scores(self, who: Named, _: Word) -> Occasion:
        return Occasion("points are scored", who=known(who))

    def who_calls(self, who: Named, calls: tuple[Call, ...]) -> Occasion:
        if known(who) == "defense":
            raise Refusal("unexpected", "the offense calls the play")
        return Occasion("a play is revealed", who=known(who), calls=calls)

    def who_calls_this(self, who: Named, this: Word) -> Occasion:
        if this != "this down" or who != "you" or not own_play.get():
            raise Refusal("unexpected", "which play is called?")
        return Occasion("a play is revealed")

    def whose_player_designated(self, whose: Named, _: Word, role: str | None) -> Occasion:
        if role is None:
            return Occasion("a Player is designated", who=known(whose))
        return self.player_designated(All(Group(whose=known(whose))), role)

    def player_designated(self, players: Players, role: str | None) -> Occasion:
        """As whom says on which side; runners are named on Runs, receivers on Passes (F-9)."""
        calls: tuple[Call, ...] = ()
        if role == "runner":
            calls = ("run",)
        elif role == "receiver":
            calls = ("pass",)
        limit = All(Group()) if players is A_PLAYER and role is not None else _limit(players)
        if role is not None and isinstance(limit, All):
            side: Side = "defense" if role == "tackler" else "offense"
            if limit.group.side not in (None, side):
                raise Refusal("unexpected", "these Players are on the other side of the ball")
            limit = All(msgspec.structs.replace(limit.group, side=side))
        return Occasion("a Player is designated", players=limit, calls=calls)

    def turnover_happens(self, who: Who | None) -> Occasion:
        return Occasion("a turnover happens", who=who)

    def turned_over_on_downs(self, who: Who | None) -> Occasion:
        return Occasion("a turnover on downs happens", who=who)

    def who_turns_over(self, who: Named) -> Occasion:
        return Occasion("a turnover on downs happens", who=known(who))

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

    def this_play(self) -> tuple[Who | None, tuple[Call, ...]]:
        """On a Play card its own play, run by whoever has it."""
        return OWN_PLAY if own_play.get() else (None, ())

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

    def who_would_lose(
        self, who: Named, _: Word, bounds: Bounds, calls: tuple[Call, ...] | None
    ) -> Occasion:
        return self._gain(known(who), calls or (), _lost(bounds))

    def who_would_lose_any(self, who: Named, _: Word, calls: tuple[Call, ...] | None) -> Occasion:
        return self._gain(known(who), calls or (), _lost((1, None)))

    def play_would_lose(
        self,
        play: tuple[Who | None, tuple[Call, ...]],
        _: Word,
        bounds: Bounds,
        calls: tuple[Call, ...] | None,
    ) -> Occasion:
        return self._gain(play[0], self._one(play[1], calls), _lost(bounds))

    def play_would_lose_any(
        self, play: tuple[Who | None, tuple[Call, ...]], _: Word, calls: tuple[Call, ...] | None
    ) -> Occasion:
        return self._gain(play[0], self._one(play[1], calls), _lost((1, None)))

    def kind_would(self, kind: Word, calls: tuple[Call, ...] | None) -> Occasion:
        if kind == "pick six":
            raise Refusal("unexpected", "a Pick Six is an interception")
        return Occasion(_WOULD_TURN[str(kind)], True, None, None, calls or ())

    def touchdown_would(self, calls: tuple[Call, ...] | None) -> Occasion:
        return Occasion("a touchdown would be scored", True, None, None, calls or ())

    def player_would_be_exhausted(self, players: Players, *_: object) -> Occasion:
        return Occasion("a Player would be exhausted", True, None, _limit(players))

    def whose_player_would(self, whose: Named, *_: object) -> Occasion:
        return Occasion("a Player would be exhausted", True, known(whose))

    def would_be_stopped(self, play: tuple[Who | None, tuple[Call, ...]]) -> Occasion:
        return Occasion("the play would be stopped", True, play[0], None, play[1])

    def would_be_incomplete(self, play: tuple[Who | None, tuple[Call, ...]]) -> Occasion:
        who, calls = play
        if not set(calls) <= {"pass", *PASS_CALLS}:
            raise Refusal("unexpected", "only a pass can be incomplete")
        some = () if "pass" in calls else calls
        return Occasion("a pass would be incomplete", True, who, None, some)

    def would_be_good(self, who: Who | None) -> Occasion:
        return Occasion("a field goal would be good", True, who)

    def would_be_missed(self, who: Who | None) -> Occasion:
        return Occasion("a field goal would be missed", True, who)

    def who_would_do(self, who: Named, deed: Word, calls: tuple[Call, ...] | None) -> Occasion:
        if deed == "a field goal is made":
            return self.would_be_good(known(who))
        if deed == "a field goal is missed":
            return self.would_be_missed(known(who))
        if deed == "a touchdown is scored":
            return Occasion("a touchdown would be scored", True, known(who), None, calls or ())
        if deed in _WOULD_PLAY:
            if calls is not None:
                raise Refusal("unexpected", "nothing can take the place of this")
            return Occasion(_WOULD_PLAY[deed], True, known(who))
        kind = {"a fumble happens": "fumble", "an interception happens": "interception"}.get(deed)
        if kind is not None:
            return Occasion(_WOULD_TURN[kind], True, known(who), None, calls or ())
        raise Refusal("unexpected", "nothing can take the place of this")

    def who_would_draw(self, who: Named, _: Word, deck: Deck) -> Occasion:
        if known(who) == "each player":
            raise Refusal("unexpected", "one player's draw is replaced: whose?")
        return Occasion(_WOULD_DRAW[deck], True, known(who))

    def turnover_would(self, who: Who | None, calls: tuple[Call, ...] | None) -> Occasion:
        return Occasion("a live ball turnover would happen", True, who, None, calls or ())


_WOULD_DRAW: Final[dict[Deck, str]] = {
    "play": "a Play card would be drawn",
    "action": "an Action card would be drawn",
}
_WOULD_PLAY: Final = {
    "an Action card is played": "an Action card would be played",
    "an Exhaust ability is used": "an Exhaust ability would be used",
}
_WOULD_TURN: Final = {
    "fumble": "a fumble would happen",
    "interception": "an interception would happen",
}


def _lost(bounds: Bounds) -> YardsWould:
    low, high = bounds
    return YardsWould(None if high is None else -high, -max(low or 1, 1))


def _limit(players: Players) -> Players | None:
    """Players in a trigger: `one of yours` is any of them, and `a Player` is no limit at all."""
    if players is A_PLAYER:
        return None
    return All(players.group) if isinstance(players, Choose) else players
