"""What the grammar's rules for events become."""

from __future__ import annotations

from typing import Final, Literal

import msgspec

from snapcount.cards.nouns import All, AllOf, Choose, Condition, Group, HasRole, Players, That, This
from snapcount.cards.text.clauses import card_side, own_play
from snapcount.cards.text.machine import Word
from snapcount.cards.text.reading_kicks import ReadKicks
from snapcount.cards.text.reading_players import A_PLAYER
from snapcount.cards.text.reading_who import OTHER_PLAYER, Named, known
from snapcount.cards.text.refusal import Refusal
from snapcount.cards.text.statements import Occasion
from snapcount.cards.words import PASS_CALLS, RUN_CALLS, Call, Deck, Side, Who

OWN_PLAY: Final[tuple[Who | None, tuple[Call, ...]]] = ("you", ())
"""`this play` on a Play card. Compared by identity."""

_TURNOVERS: Final = {"fumble": "a fumble happens", "interception": "an interception happens"}

_CARDS: Final[dict[Deck, str]] = {"action": "an Action card", "play": "a Play card"}

_OF_PLAYERS: Final = ("an Exhaust ability is used", "a touchdown is scored")
"""Deeds of Players on the field: who scores is whoever carries the ball."""


def involved(players: Players) -> Players | None:
    """Players in a trigger: `one of yours` is any of them, and `a Player` is no limit at all."""
    if players is A_PLAYER:
        return None
    return All(players.group) if isinstance(players, Choose) else players


def _narrower(calls: tuple[Call, ...], than: tuple[Call, ...]) -> bool:
    """Whether a receiver's pass, or a runner's run, is said to be one of its kind."""
    kind = PASS_CALLS if than == ("pass",) else RUN_CALLS if than == ("run",) else ()
    return bool(calls) and all(call in kind for call in calls)


class ReadEvents(ReadKicks):
    """What happens in a game, and to whom."""

    def nobody(self) -> None:
        return None

    def somebody(self, whose: Named) -> Who:
        return known(whose)

    def event_anyone(self, event: Word) -> Occasion:
        return Occasion(str(event))

    def event_deed(self, who: Named, event: Word) -> Occasion:
        return Occasion(str(event), who=known(who))

    def event_of_player(self, players: Players, event: Word) -> Occasion:
        if str(event) not in _OF_PLAYERS:
            raise Refusal("unexpected", "a player of the game does this, not one on the field")
        return Occasion(str(event), players=involved(players))

    # Times

    def possession_starts(self, who: Who | None = None) -> Occasion:
        return Occasion("a possession starts", who=who)

    def possession_ends(self, who: Who | None = None) -> Occasion:
        return Occasion("a possession ends", who=who)

    def down_starts(self, who: Who | None = None) -> Occasion:
        return Occasion("a down starts", who=who)

    def down_ends(self, who: Who | None = None) -> Occasion:
        return Occasion("a down ends", who=who)

    def half_starts(self, who: Who | None = None) -> Occasion:
        return Occasion("a half starts", who=who)

    def which_half_starts(self, half: Word) -> Occasion:
        return Occasion("a half starts", condition=self.half_is(True, half))

    def half_ends(self, who: Who | None = None) -> Occasion:
        if who is not None:
            raise Refusal("unexpected", "a half belongs to both players")
        return Occasion("a half ends")

    def overtime_starts(self) -> Occasion:
        return Occasion("overtime starts")

    def whose_overtime(self, whose: Named) -> Occasion:
        return Occasion("overtime starts", who=known(whose))

    # Plays

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

    def who_calls(self, who: Named, calls: tuple[Call, ...]) -> Occasion:
        if known(who) == "defense":
            raise Refusal("unexpected", "the offense calls the play")
        return Occasion("a play is revealed", who=known(who), calls=calls)

    def who_calls_this(self, who: Named, this: Word) -> Occasion:
        if this != "this down" or who != "you" or not own_play.get():
            raise Refusal("unexpected", "which play is called?")
        return Occasion("a play is revealed")

    # Downs, points and turnovers

    def first_down_gained(self, down: Word) -> Occasion:
        self.gain_down(down)
        return Occasion("a first down is gained")

    def who_gains_first_down(self, who: Named, _: Word, down: Word) -> Occasion:
        self.gain_down(down)
        return Occasion("a first down is gained", who=known(who))

    def points_scored(self) -> Occasion:
        return Occasion("points are scored")

    def who_scores(self, who: Named, _: Word) -> Occasion:
        return Occasion("points are scored", who=known(who))

    def turnover_happens(self, who: Who | None) -> Occasion:
        return Occasion("a turnover happens", who=who)

    def turned_over_on_downs(self, who: Who | None) -> Occasion:
        return Occasion("a turnover on downs happens", who=who)

    def who_turns_over(self, who: Named) -> Occasion:
        return Occasion("a turnover on downs happens", who=known(who))

    def forces_turnover(self, who: Named) -> Occasion:
        if who not in OTHER_PLAYER:
            raise Refusal("unexpected", "whose turnover is meant?")
        return Occasion("a turnover happens", who=OTHER_PLAYER[known(who)])

    def forces_kind(self, who: Named, kind: Word) -> Occasion:
        if who not in OTHER_PLAYER or kind == "pick six":
            raise Refusal("unexpected", "whose turnover is meant?")
        return Occasion(_TURNOVERS[str(kind)], who=OTHER_PLAYER[known(who)])

    # Players and cards

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
        limit = All(Group()) if players is A_PLAYER and role is not None else involved(players)
        if role is not None and isinstance(limit, All):
            side: Side = "defense" if role == "tackler" else "offense"
            if limit.group.side not in (None, side):
                raise Refusal("unexpected", "these Players are on the other side of the ball")
            limit = All(msgspec.structs.replace(limit.group, side=side))
        elif role is not None and isinstance(limit, This | That) and card_side.get() is None:
            named: Literal["ball carrier", "tackler"] = (
                "tackler" if role == "tackler" else "ball carrier"
            )
            return Occasion(
                "a Player is designated",
                players=limit,
                calls=calls,
                condition=HasRole(limit, named),
            )
        return Occasion("a Player is designated", players=limit, calls=calls)

    def whose_player_is(self, whose: Named, _: Word, state: str) -> Occasion:
        return Occasion(f"a Player is {state}", who=known(whose))

    def player_is(self, players: Players, state: str) -> Occasion:
        return Occasion(f"a Player is {state}", players=involved(players))

    def whose_player_enters(self, whose: Named, *_: Word) -> Occasion:
        return Occasion("a Player enters the field", who=known(whose))

    def player_enters(self, players: Players) -> Occasion:
        return Occasion("a Player enters the field", players=involved(players))

    def whose_player_leaves(self, whose: Named, *_: Word) -> Occasion:
        return Occasion("a Player leaves the field", who=known(whose))

    def player_leaves(self, players: Players) -> Occasion:
        return Occasion("a Player leaves the field", players=involved(players))

    def who_draws(self, who: Named, _: Word, deck: Deck) -> Occasion:
        return Occasion(f"{_CARDS[deck]} is drawn", who=known(who))

    def who_discards(self, who: Named, _: Word, deck: Deck) -> Occasion:
        return Occasion(f"{_CARDS[deck]} is discarded", who=known(who))

    def whose_cancelled(self, whose: Named) -> Occasion:
        return Occasion("an Action card is cancelled", who=known(whose))

    def power_up_attached(self, players: Players) -> Occasion:
        return Occasion("a Power Up is played", players=involved(players))

    def superstar_attached(self, _: Word, players: Players) -> Occasion:
        return Occasion("a Superstar is played", players=involved(players))

    def this_played(self) -> Occasion:
        return Occasion("this card is played")

    def this_leaves(self) -> Occasion:
        return Occasion("this card leaves the field")

    # With more said about it

    def by_who(self, who: Named) -> Who:
        return known(who)

    def by_effect(self) -> Who:
        return "each player"

    def by_players(self, players: Players) -> Players | None:
        return involved(players)

    def occasion(
        self,
        event: Occasion,
        calls: tuple[Call, ...] | None,
        by: Who | Players | None,
        condition: Condition | None,
    ) -> Occasion:
        if calls is not None:
            if event.calls and not _narrower(calls, event.calls):
                raise Refusal("unexpected", "the play is named twice")
            event.calls = calls
        if event.event in ("a Player is exhausted", "a Player is energized"):
            if by is not None and not isinstance(by, str):
                raise Refusal("unexpected", "whose effect is meant?")
            event.by, by = by, None
        if isinstance(by, str):
            if event.who is not None:
                raise Refusal("unexpected", "the player is named twice")
            event.who = by
        elif by is not None:
            if event.players is not None:
                raise Refusal("unexpected", "the Players are named twice")
            if event.event not in _OF_PLAYERS:
                raise Refusal("unexpected", "no Player on the field does this")
            event.players = by
        if event.condition is None or condition is None:
            event.condition = event.condition or condition
        else:
            event.condition = AllOf((event.condition, condition))
        return event
