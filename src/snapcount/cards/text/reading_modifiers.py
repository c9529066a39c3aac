"""What the grammar's rules for modifiers become."""

from __future__ import annotations

from typing import Any, cast

from snapcount.cards.nouns import Group, Number, Subject
from snapcount.cards.text.clauses import own_play
from snapcount.cards.text.machine import Word
from snapcount.cards.text.normal import positive, stopped_calls
from snapcount.cards.text.reading_bounds import digit
from snapcount.cards.text.reading_calls import ReadCalls
from snapcount.cards.text.reading_who import THEY, Named, known
from snapcount.cards.text.refusal import Refusal
from snapcount.cards.tree import (
    AlsoCalled,
    AlsoStops,
    BaseYardsAre,
    CallStays,
    Cannot,
    CannotAudible,
    CannotCall,
    CannotCancel,
    CannotDraw,
    CannotPlayActions,
    CannotPlayKind,
    CannotReplay,
    CannotSubstitute,
    CannotTimeout,
    CannotUse,
    CardStrengthIs,
    CatchRangeIs,
    CountsAs,
    KeepsAbilities,
    LimitActions,
    LimitDraws,
    Modifier,
    ModifyBaseYards,
    ModifyCatchRange,
    ModifyFieldGoals,
    ModifyGrit,
    ModifyHandLimit,
    ModifyRating,
    ModifyStrength,
    ModifyTimeUnits,
    ModifyYards,
    MoreActions,
    MustDesignate,
    SetRating,
    TimeUnitsAre,
)
from snapcount.cards.words import Call, Deck, Position, TimingPoint, Who


class ReadModifiers(ReadCalls):
    """What holds for a while, or as long as a card lies there."""

    def plays_of(self, whose: Named) -> tuple[Who, tuple[Call, ...]]:
        return known(whose), ()

    def calls_of(self, whose: Named, calls: tuple[Call, ...]) -> tuple[Who, tuple[Call, ...]]:
        return known(whose), calls

    def all_plays(self) -> tuple[Who, tuple[Call, ...]]:
        return "each player", ()

    def all_calls(self, calls: tuple[Call, ...]) -> tuple[Who, tuple[Call, ...]]:
        return "each player", calls

    def calls_by(self, calls: tuple[Call, ...], who: Named) -> tuple[Who, tuple[Call, ...]]:
        return known(who), calls

    def all_run_plays(self) -> tuple[Who, tuple[Call, ...]]:
        return "each player", ("run",)

    def all_pass_plays(self) -> tuple[Who, tuple[Call, ...]]:
        return "each player", ("pass",)

    def modify_yards(self, plays: tuple[Who, tuple[Call, ...]], _: Word, by: Number) -> Modifier:
        return ModifyYards(by, *plays)

    def modify_yards_to(
        self, plays: tuple[Who, tuple[Call, ...]], _: Word, by: Number, least: int
    ) -> Modifier:
        if not positive(by)[0]:
            raise Refusal("unexpected", "what gains more has no minimum")
        return ModifyYards(by, *plays, least)

    def take_fewer_to(self, plays: tuple[Who, tuple[Call, ...]], by: Word, least: int) -> Modifier:
        return ModifyTimeUnits(-int(by), *plays, least or None)

    def modify_base_yards(self, plays: tuple[Who, tuple[Call, ...]], by: Number) -> Modifier:
        return ModifyBaseYards(by, *plays)

    def base_yards_are(self, plays: tuple[Who, tuple[Call, ...]], to: Number) -> Modifier:
        return BaseYardsAre(to, *plays)

    def also_stops(self, whose: Named, also: tuple[Call, ...]) -> Modifier:
        return AlsoStops(stopped_calls(also), known(whose))

    def also_stops_those(
        self, whose: Named, calls: tuple[Call, ...], also: tuple[Call, ...]
    ) -> Modifier:
        return AlsoStops(stopped_calls(also), known(whose), stopped_calls(calls))

    def modify_strength(self, plays: tuple[Who, tuple[Call, ...]], by: Number) -> Modifier:
        return ModifyStrength(by, *plays)

    def card_strength_is(self, to: Word) -> Modifier:
        if not own_play.get():
            raise Refusal("misplaced", "only a Play has a Strength of its own")
        return CardStrengthIs(digit(to))

    def modify_catch_range(
        self, plays: tuple[Who, tuple[Call, ...]], move: tuple[int, int]
    ) -> Modifier:
        return ModifyCatchRange(*move, *plays)

    def catch_range_is(
        self, plays: tuple[Who, tuple[Call, ...]], span: tuple[int, int]
    ) -> Modifier:
        return CatchRangeIs(digit(span[0]), digit(span[1]), *plays)

    def take_more(self, plays: tuple[Who, tuple[Call, ...]], by: Word | int) -> Modifier:
        return ModifyTimeUnits(int(by), *plays)

    def take_fewer(self, plays: tuple[Who, tuple[Call, ...]], by: Word) -> Modifier:
        return self.take_more(plays, -int(by))

    def take_units(self, plays: tuple[Who, tuple[Call, ...]], to: Word | int) -> Modifier:
        return TimeUnitsAre(int(to), *plays)

    def take_no_units(self, plays: tuple[Who, tuple[Call, ...]]) -> Modifier:
        return self.take_units(plays, 0)

    def modify_hand_limit(self, whose: Named, deck: Deck, by: Number) -> Modifier:
        return ModifyHandLimit(known(whose), deck, _plain(by))

    def modify_grit(self, whose: Named, by: Number) -> Modifier:
        return ModifyGrit(_plain(by), known(whose))

    def modify_every_grit(self, by: Number) -> Modifier:
        return ModifyGrit(_plain(by), "each player", every=True)

    def modify_every_grit_of(self, whose: Named, by: Number) -> Modifier:
        return ModifyGrit(_plain(by), known(whose), every=True)

    def modify_goal_grit(self, whose: Named, by: Number) -> Modifier:
        return ModifyGrit(_plain(by), known(whose), "field goal")

    def modify_punt_grit(self, whose: Named, by: Number) -> Modifier:
        return ModifyGrit(_plain(by), known(whose), "punt")

    def nearer(self, whose: Named, yards: Word) -> Modifier:
        return ModifyFieldGoals(int(yards), known(whose))

    def farther(self, whose: Named, yards: Word) -> Modifier:
        return ModifyFieldGoals(-int(yards), known(whose))

    def modify_rating(self, players: Subject, by: Number) -> Modifier:
        return ModifyRating(_plain(by), players)

    def more_rating(self, players: Subject, by: Word) -> Modifier:
        return ModifyRating(int(by), players)

    def gain_rating(self, players: Subject, _: Word, by: Word) -> Modifier:
        return ModifyRating(int(by), players)

    def less_rating(self, players: Subject, by: Word) -> Modifier:
        return ModifyRating(-int(by), players)

    def counts_as(self, players: Subject, position: Word) -> Modifier:
        return CountsAs(players, cast(Position, str(position)))

    def also_called(
        self, whose: Named, calls: tuple[Call, ...], also: tuple[Call, ...]
    ) -> Modifier:
        if len(also) != 1:
            raise Refusal("unexpected", "a play becomes one other play as well")
        return AlsoCalled(calls, also[0], known(whose))

    def be_exhausted(self, *_: Word) -> str:
        return "be exhausted"

    def be_energized(self, *_: Word) -> str:
        return "be energized"

    def be_designated(self) -> str:
        return "be designated"

    def be_designated_to_run(self) -> str:
        return "be designated to run"

    def be_designated_to_receive(self) -> str:
        return "be designated to receive"

    def be_designated_to_tackle(self) -> str:
        return "be designated to tackle"

    def be_targeted(self) -> str:
        return "be targeted"

    def cannot_be(self, players: Subject, what: Any) -> Modifier:
        return Cannot(what, players)

    def cannot_be_by_effects(self, players: Subject, what: Any) -> Modifier:
        if what != "be exhausted":
            raise Refusal("unexpected", "only effects do this anyway")
        return Cannot(what, players, "effects")

    def cannot_be_by(self, players: Subject, what: Any, who: Named) -> Modifier:
        theirs = known(who) in ("opponent", "offense", "defense")
        if what not in ("be exhausted", "be targeted") or not theirs:
            raise Refusal("unexpected", "who cannot do this: your opponent?")
        return Cannot(what, players, "opponent")

    def cannot_be_by_actions(self, players: Subject, what: Any) -> Modifier:
        if what != "be exhausted":
            raise Refusal("unexpected", "what Action cards cannot do is exhaust Players")
        return Cannot(what, players, "action cards")

    def cannot_be_by_designation(self, players: Subject, what: Any) -> Modifier:
        if what != "be exhausted":
            raise Refusal("unexpected", "what a designated Player becomes is Exhausted")
        return Cannot(what, players, "designation")

    def cannot_be_by_their_actions(self, players: Subject, what: Any, who: Named) -> Modifier:
        if what != "be exhausted" or known(who) not in ("opponent", "offense", "defense"):
            raise Refusal("unexpected", "who cannot do this: your opponent?")
        return Cannot(what, players, "opponent's action cards")

    def cannot_audible(self, who: Named) -> Modifier:
        return CannotAudible(known(who))

    def cannot_substitute(self, who: Named) -> Modifier:
        return CannotSubstitute(known(who))

    def cannot_play_kind(self, who: Named, kind: Any) -> Modifier:
        return CannotPlayKind(known(who), kind)

    def cannot_play_superstars(self, who: Named, _: Word) -> Modifier:
        return CannotPlayKind(known(who), "superstar")

    def more_actions(self, who: Named, count: Word) -> Modifier:
        return MoreActions(known(who), int(count))

    def keeps(self, *parts: Any) -> Modifier:
        keyword, players = parts
        return KeepsAbilities(players, keyword)

    def keeps_of(self, players: Subject, keyword: Any) -> Modifier:
        return KeepsAbilities(players, keyword)

    def set_rating(self, players: Subject, to: Word) -> Modifier:
        if int(to) > 99:
            raise Refusal("out-of-range", "a rating goes from 0 to 99")
        return SetRating(int(to), players)

    def cannot_call(self, who: Named, calls: tuple[Call, ...]) -> Modifier:
        return CannotCall(known(who), calls)

    def cannot_call_named(self, who: Named) -> Modifier:
        return CannotCall(known(who))

    def must_call(self, who: Named, calls: tuple[Call, ...], *_: Any) -> Modifier:
        return CannotCall(known(who), calls, must=True)

    def must_call_named(self, who: Named, *_: Any) -> Modifier:
        return CannotCall(known(who), must=True)

    def call_stays(self, whose: Named) -> Modifier:
        return CallStays(known(whose))

    def call_stays_from(self, whose: Named, other: Named) -> Modifier:
        owner = known(whose)
        if owner != "you" or known(other) not in ("opponent", "offense", "defense"):
            raise Refusal("unexpected", "who cannot change it: your opponent?")
        return CallStays(owner, "opponent")

    def cannot_replay(self, who: Named) -> Modifier:
        return CannotReplay(known(who))

    def limit_actions(self, who: Named, count: Word | int = 1) -> Modifier:
        return LimitActions(known(who), int(count))

    def cannot_energize(self, players: Subject) -> Modifier:
        return Cannot("be energized", players)

    def does_not_energize(self, players: Subject, _: Word) -> Modifier:
        return Cannot("be energized", players)

    def stays(self, players: Subject, what: str) -> Modifier:
        if what not in ("be exhausted", "be energized"):
            raise Refusal("unexpected", "a Player stays Energized or Exhausted")
        return Cannot("be energized" if what == "be exhausted" else "be exhausted", players)

    def cannot_use(self, *parts: Any) -> Modifier:
        keyword, players = parts
        return CannotUse(players, keyword)

    def cannot_use_of(self, players: Subject, keyword: Any) -> Modifier:
        return CannotUse(players, keyword)

    subject_cannot_use = cannot_use_of

    def subject_loses(self, players: Subject, _: Word, keyword: Any) -> Modifier:
        return CannotUse(players, keyword)

    def cancel_any_of(self, players: Subject | None) -> Modifier:
        return CannotUse(Group() if players is None else players)

    def every_cancelled(self, keyword: Any) -> Modifier:
        return CannotUse(Group(), keyword)

    def cancel_any(self) -> Modifier:
        return CannotUse(Group())

    def group_cannot_be(self, group: tuple[Group, bool], what: Any) -> Modifier:
        return Cannot(what, group[0])

    def group_cannot_use(self, group: tuple[Group, bool], keyword: Any) -> Modifier:
        return CannotUse(group[0], keyword)

    def whose_cannot_use(self, whose: Named, keyword: Any) -> Modifier:
        return CannotUse(Group(whose=known(whose)), keyword)

    def cannot_do(self, who: Named, deed: Word) -> Modifier:
        """`Your opponent cannot use an Exhaust ability`: what one does, one may be kept from."""
        match str(deed):
            case "an Exhaust ability is used":
                return CannotUse(Group(whose=known(who)), "exhaust")
            case "an Action card is played":
                return CannotPlayActions(known(who))
            case "a timeout is spent":
                return CannotTimeout(known(who))
        raise Refusal("unexpected", "no text can forbid this")

    def player_cannot_do(self, players: Subject, deed: Word) -> Modifier:
        if deed != "an Exhaust ability is used":
            raise Refusal("unexpected", "no text can forbid this")
        return CannotUse(players, "exhaust")

    def as_carrier(self) -> str:
        return "ball carrier"

    def as_runner(self) -> str:
        return "runner"

    def as_receiver(self) -> str:
        return "receiver"

    def as_tackler(self) -> str:
        return "tackler"

    def must_be_designated(self, players: Subject, role: str | None, *_: Any) -> Modifier:
        named = cast(Any, None if role == "ball carrier" else role)
        return MustDesignate(players, named)

    def must_designate(self, who: Named, players: Subject, role: str | None, *_: Any) -> Modifier:
        known(who)
        return self.must_be_designated(players, role)

    def must_designate_one(
        self, who: Named, group: tuple[Group, bool], role: str | None, *_: Any
    ) -> Modifier:
        return self.must_be_designated(self.everyone_of(who, group), role)

    def must_designate_of(
        self,
        who: Named,
        count: Word,
        whose: Named,
        group: tuple[Group, bool],
        role: str | None,
        *_: Any,
    ) -> Modifier:
        if count != "1" or whose not in (who, THEY):
            raise Refusal("unexpected", "a player designates one of their own Players")
        return self.must_be_designated(self.everyone_of(who, group), role)

    def cannot_cancel(self, whose: Named) -> Modifier:
        return CannotCancel(known(whose))

    def cannot_cancel_actions(self, whose: Named) -> Modifier:
        return CannotCancel(known(whose), "action card")

    def cannot_cancel_keyword(self, whose: Named, keyword: str) -> Modifier:
        return CannotCancel(known(whose), cast(Any, f"{keyword} ability"))

    def limit_draws(self, who: Named, _: Word, count: Word, deck: Deck) -> Modifier:
        return LimitDraws(known(who), deck, int(count))

    def cannot_draw(self, who: Named, _: Word, deck: Deck) -> Modifier:
        return CannotDraw(known(who), deck)

    def cannot_timeout(self, who: Named) -> Modifier:
        return CannotTimeout(known(who))

    def cannot_gain_timeouts(self, who: Named) -> Modifier:
        return CannotTimeout(known(who), "gain")

    def cannot_lose_timeouts(self, who: Named) -> Modifier:
        return CannotTimeout(known(who), "lose")

    def cannot_play_actions(self, who: Named, point: TimingPoint | None = None) -> Modifier:
        return CannotPlayActions(known(who), point)


def _plain(value: Number) -> int:
    if isinstance(value, int):
        return value
    raise Refusal("unexpected", "a plain number belongs here")
