"""What the grammar's rules for effects on the play become: yards, call, success, time."""

from __future__ import annotations

from typing import cast

from snapcount.cards.nouns import (
    Counted,
    Group,
    Half,
    Number,
    OnSide,
    TheBaseYards,
    TheTimeUnits,
    TheYardsToGoal,
    Times,
)
from snapcount.cards.text.clauses import (
    FOR_THE_DOWN,
    Bare,
    Clause,
    Doing,
    Instead,
    card_side,
    minus,
    offense,
    third,
)
from snapcount.cards.text.machine import Word
from snapcount.cards.text.normal import stopped_calls
from snapcount.cards.text.reading_bounds import digit
from snapcount.cards.text.reading_comparisons import How
from snapcount.cards.text.reading_conditions import ReadConditions
from snapcount.cards.text.reading_lasting import how_long, lasting, lasting_next
from snapcount.cards.text.reading_play_conditions import Result
from snapcount.cards.text.reading_who import THEY, Named, known
from snapcount.cards.text.refusal import Refusal
from snapcount.cards.tree import (
    Audible,
    BecomePlay,
    CancelAbilities,
    CancelTurnover,
    CannotUse,
    ChangeBaseYards,
    ChangeCatchRange,
    ChangeClock,
    ChangeStrength,
    ChangeTimeUnits,
    ChooseX,
    DetermineGrit,
    Effect,
    FirstDown,
    Gain,
    GainAbilitiesOf,
    If,
    InsteadYards,
    Lasting,
    LimitYards,
    Lose,
    MakeResult,
    Modifier,
    ModifyYards,
    MoveBall,
    MultiplyYards,
    PlaceBall,
    PlayCall,
    ReplayDown,
    SetBaseYards,
    SetCatchRange,
    SetStrength,
    SetTimeUnits,
    Turnover,
)
from snapcount.cards.words import PASS_CALLS, RUN_CALLS, Call, TurnoverKind


class ReadEffects(ReadConditions):
    """Clauses that are effects of their own."""

    def clauses(self, *parts: Clause) -> list[Clause]:
        return list(parts)

    def they_do(self, who: Named, doing: Doing) -> Clause:
        doing.who = who
        return doing

    def they_do_instead(self, who: Named, doing: Doing) -> Clause:
        return self.instead(self.they_do(who, doing))

    def bare_modifier(self, modifier: Modifier) -> Clause:
        return Bare(modifier)

    def lasting(self, modifier: Modifier, duration: Word) -> Clause:
        return lasting(modifier, duration)

    def lasting_next(self, modifier: Modifier, which: Word) -> Clause:
        return lasting_next(modifier, which)

    def instead(self, clause: Clause) -> Clause:
        if isinstance(clause, Instead):
            raise Refusal("unexpected", "“instead” twice")
        return Instead(clause)

    def effect_for(self, effect: Effect, duration: Word) -> Clause:
        if isinstance(effect, CancelAbilities) and duration != "this down":
            modifier = CannotUse(Group(whose=effect.whose), effect.keyword)
            return lasting(modifier, duration)
        if isinstance(effect, GainAbilitiesOf):
            return GainAbilitiesOf(effect.players, how_long(duration, None)[0])
        if isinstance(effect, Gain | Lose) and str(duration).endswith("next play"):
            by = effect.yards if isinstance(effect, Gain) else minus(effect.yards)
            least = effect.least if isinstance(effect, Lose) else None
            of = how_long(duration, None)[1] or "you"
            return Lasting(ModifyYards(by, of, least=least), "next play")
        if duration != "this down" or not isinstance(effect, FOR_THE_DOWN):
            raise Refusal("unexpected", "this happens at once, it does not last")
        return effect

    # Yards

    def gain(self, verb: Word, yards: Number) -> Clause:
        if third(verb):
            raise Refusal("no-antecedent", "it is not clear who gains")
        return Gain(yards)

    def they_gain_none(self, who: Named, _: Word) -> Clause:
        offense(who)
        return InsteadYards(0)

    def play_gains_none(self, _: Word) -> Clause:
        return InsteadYards(0)

    def lose(self, verb: Word, yards: Number) -> Clause:
        if third(verb):
            raise Refusal("no-antecedent", "it is not clear who loses")
        return Lose(yards)

    def gain_instead(self, verb: Word, yards: Number) -> Clause:
        self.gain(verb, yards)
        return InsteadYards(yards)

    def lose_instead(self, verb: Word, yards: Number) -> Clause:
        self.lose(verb, yards)
        return InsteadYards(minus(yards))

    def they_gain(self, who: Named, _: Word, yards: Number) -> Clause:
        offense(who)
        return Gain(yards)

    def they_lose(self, who: Named, _: Word, yards: Number) -> Clause:
        offense(who)
        return Lose(yards)

    def they_gain_instead(self, who: Named, _: Word, yards: Number) -> Clause:
        offense(who)
        return InsteadYards(yards)

    def they_lose_instead(self, who: Named, _: Word, yards: Number) -> Clause:
        offense(who)
        return InsteadYards(minus(yards))

    def play_gains(self, _: Word, yards: Number) -> Clause:
        return Gain(yards)

    def play_loses(self, _: Word, yards: Number) -> Clause:
        return Lose(yards)

    def lose_to(self, verb: Word, yards: Number, least: int) -> Clause:
        self.lose(verb, yards)
        return Lose(yards, least)

    def they_lose_to(self, who: Named, verb: Word, yards: Number, least: int) -> Clause:
        offense(who)
        return Lose(yards, least)

    def play_loses_to(self, verb: Word, yards: Number, least: int) -> Clause:
        return Lose(yards, least)

    def limit_yards(self, _: Word, how: How, yards: Number) -> Clause:
        if how == "exactly":
            return InsteadYards(yards)
        return LimitYards(how, yards)

    def limit_who_how(self, who: Named, verb: Word, how: How, yards: Number) -> Clause:
        offense(who)
        return self.limit_yards(verb, how, yards)

    def limit_play(self, _: Word, yards: Word) -> Clause:
        return LimitYards("at most", int(yards))

    def limit_who(self, who: Named, _: Word, yards: Word) -> Clause:
        offense(who)
        return LimitYards("at most", int(yards))

    def limit_loss(self, _: Word, how: How, yards: Number) -> Clause:
        """Who loses at most 5 yards gains at least -5."""
        if how == "exactly":
            return InsteadYards(minus(yards))
        return LimitYards("at least" if how == "at most" else "at most", minus(yards))

    def limit_loss_of(self, who: Named, verb: Word, how: How, yards: Number) -> Clause:
        offense(who)
        return self.limit_loss(verb, how, yards)

    def loses_at_most(self, _: Word, yards: Word) -> Clause:
        return LimitYards("at least", -int(yards))

    def who_loses_at_most(self, who: Named, verb: Word, yards: Word) -> Clause:
        offense(who)
        return self.loses_at_most(verb, yards)

    def takes_no_time(self) -> Clause:
        return SetTimeUnits(0)

    def double(self) -> Clause:
        return MultiplyYards("double")

    def halve(self) -> Clause:
        return MultiplyYards("halve")

    def double_time_units(self) -> Clause:
        return SetTimeUnits(Times(2, TheTimeUnits()))

    def halve_time_units(self) -> Clause:
        return SetTimeUnits(Half(TheTimeUnits()))

    def play_scores(self) -> Clause:
        return InsteadYards(TheYardsToGoal())

    def change_base_yards(self, by: Number) -> Clause:
        return ChangeBaseYards(by)

    def reduce_base_yards(self, by: Number) -> Clause:
        return ChangeBaseYards(minus(by))

    def set_base_yards(self, to: Number) -> Clause:
        return SetBaseYards(to)

    def double_base_yards(self) -> Clause:
        return SetBaseYards(Times(2, TheBaseYards()))

    def halve_base_yards(self) -> Clause:
        return SetBaseYards(Half(TheBaseYards()))

    def forward(self) -> bool:
        return True

    def back(self) -> bool:
        return False

    def move_ball(self, forward: bool, yards: Number) -> Clause:
        return MoveBall(yards if forward else minus(yards))

    def move_ball_last(self, yards: Number, forward: bool) -> Clause:
        return self.move_ball(forward, yards)

    def move_ball_toward(self, yards: Number, whose: Named) -> Clause:
        """Toward the defense's end zone is forward; whose that is, the card's side may say."""
        side = card_side.get()
        if whose in ("you", "opponent") and side is None:
            ahead = whose == "opponent"
            back = self.move_ball(not ahead, yards)
            return If(OnSide("you", "offense"), (self.move_ball(ahead, yards),), (back,))  # type: ignore[arg-type]
        ahead = whose == "defense" or (whose == "opponent" and side == "offense")
        if not ahead and whose != "offense" and not (whose == "opponent" and side == "defense"):
            if whose != "you" or side is None:
                raise Refusal("unexpected", "whose end zone: the offense's or the defense's?")
            ahead = side == "defense"
        return self.move_ball(ahead, yards)

    def place_ball(self, whose: Named, yards: Word) -> Clause:
        if not 1 <= int(yards) <= 99:
            raise Refusal("out-of-range", f"{yards} is no yard line")
        return PlaceBall(int(yards), known(whose))

    def increased(self, number: Number) -> Number:
        return number

    def reduced(self, number: Number) -> Number:
        return minus(number)

    # The call

    def becomes_the_play(self) -> Named | None:
        return None

    def becomes_whose_play(self, whose: Named) -> Named | None:
        return whose

    def audible(self, _: Word, whose: Named, play_of: Named | None) -> Clause:
        doer = known(whose)
        if play_of not in (None, doer, None if doer == "you" else THEY):
            raise Refusal("unexpected", "whose play is meant?")
        return Audible(doer)

    def they_audible(self, who: Named, _: Word, whose: Named, play_of: Named | None) -> Clause:
        doer = known(who)
        owners = (doer,) if doer == "you" else (doer, THEY)
        if whose not in owners or (play_of is not None and play_of not in owners):
            raise Refusal("unexpected", "whose play is meant?")
        return Audible(doer)

    def play_call(self, call: Call) -> PlayCall:
        return PlayCall(call)

    def play_yards(self, call: Call, yards: Word) -> PlayCall:
        return PlayCall(call, int(yards))

    def play_range(self, call: Call, span: tuple[int, int]) -> PlayCall:
        return PlayCall(call, None, digit(span[0]), digit(span[1]))

    def play_whole(self, call: Call, yards: Word, span: tuple[int, int]) -> PlayCall:
        return PlayCall(call, int(yards), digit(span[0]), digit(span[1]))

    def option_list(self, *plays: PlayCall) -> tuple[PlayCall, ...]:
        return plays

    def play_options(self, plays: tuple[PlayCall, ...]) -> BecomePlay:
        return BecomePlay(plays)

    def play_options_at_once(self, plays: tuple[PlayCall, ...]) -> BecomePlay:
        return BecomePlay(plays, at_once=True)

    def become_play(self, whose: Named, become: BecomePlay) -> Clause:
        offense(whose)
        return become

    def current_becomes(self, become: BecomePlay) -> Clause:
        return become

    play_becomes = current_becomes

    def all_runs(self) -> tuple[Call, ...]:
        return RUN_CALLS

    def all_passes(self) -> tuple[Call, ...]:
        return PASS_CALLS

    def defense_calls(self, *calls: Call | tuple[Call, ...]) -> tuple[Call, ...]:
        named: list[Call] = []
        for call in calls:
            named += (call,) if isinstance(call, str) else call
        return stopped_calls(tuple(named))

    def replay_down(self) -> Clause:
        return ReplayDown()

    # Success and turnovers

    def make_result(self, result: Result) -> Clause:
        return MakeResult(result)

    def end_lower(self, by: Word) -> int:
        return -digit(by)

    def end_higher(self, by: Word) -> int:
        return digit(by)

    def wider(self, by: Word) -> tuple[int, int]:
        return -digit(by), digit(by)

    def narrower(self, by: Word) -> tuple[int, int]:
        return digit(by), -digit(by)

    def starts(self, low: int) -> tuple[int, int]:
        return low, 0

    def ends(self, high: int) -> tuple[int, int]:
        return 0, high

    def starts_and_ends(self, low: int, high: int) -> tuple[int, int]:
        return low, high

    def change_catch_range(self, move: tuple[int, int], each: Counted | None = None) -> Clause:
        return ChangeCatchRange(*move, each)

    def set_catch_range(self, span: tuple[int, int]) -> Clause:
        return SetCatchRange(digit(span[0]), digit(span[1]))

    def change_strength(self, by: Number) -> Clause:
        if isinstance(by, int):
            digit(abs(by))
        return ChangeStrength(by)

    def change_strength_within(self, by: Number) -> Clause:
        self.change_strength(by)
        return ChangeStrength(by, within=True)

    def reduce_strength_within(self, by: Number) -> Clause:
        return self.change_strength_within(minus(by))

    def add_strength(self, by: Word) -> Clause:
        return self.change_strength(int(by))

    def subtract_strength(self, by: Word) -> Clause:
        return self.change_strength(-int(by))

    def reduce_strength(self, by: Number) -> Clause:
        return self.change_strength(minus(by))

    def strength_is(self, to: Word) -> Clause:
        return SetStrength(digit(to))

    def widen_catch_range(self, by: Word, each: Counted | None = None) -> Clause:
        return ChangeCatchRange(-digit(by), digit(by), each)

    def narrow_catch_range(self, by: Word, each: Counted | None = None) -> Clause:
        return ChangeCatchRange(digit(by), -digit(by), each)

    def set_strength(self, to: Number) -> Clause:
        return SetStrength(digit(to) if isinstance(to, int) else to)

    def turnover(self, kind: Word) -> Clause:
        return Turnover(cast(TurnoverKind, str(kind)))

    def intercepted(self) -> Clause:
        return Turnover("interception")

    def cancel_turnover(self) -> Clause:
        return CancelTurnover()

    # Downs, clock, Grit

    def first_down(self) -> Clause:
        return FirstDown()

    def gain_down(self, down: Word) -> Clause:
        if down != "1":
            raise Refusal("unexpected", "only a first down can be gained")
        return FirstDown()

    def gain_down_words(self, _: Word, down: Word) -> Clause:
        return self.gain_down(down)

    def reduce_time_units(self, by: Number) -> Clause:
        return ChangeTimeUnits(minus(by))

    def reduce_time_units_to(self, by: Number, least: int) -> Clause:
        return ChangeTimeUnits(minus(by), least or None)

    def play_takes_fewer_to(self, units: Word, least: int) -> Clause:
        return ChangeTimeUnits(-int(units), least or None)

    def play_takes(self, units: Word) -> Clause:
        return SetTimeUnits(int(units))

    def play_takes_more(self, units: Word) -> Clause:
        return ChangeTimeUnits(int(units))

    def play_takes_fewer(self, units: Word) -> Clause:
        return ChangeTimeUnits(-int(units))

    def change_time_units(self, by: Number) -> Clause:
        return ChangeTimeUnits(by)

    def set_time_units(self, to: Number) -> Clause:
        return SetTimeUnits(to)

    def add_clock(self, units: Number) -> Clause:
        return ChangeClock(units)

    def remove_clock(self, units: Number) -> Clause:
        return ChangeClock(minus(units))

    def determine_grit(self) -> Clause:
        return DetermineGrit()

    def choose_x(self, low: Word, high: Word) -> Clause:
        if int(low) > int(high):
            raise Refusal("out-of-range", f"{low} to {high} is no range")
        return ChooseX(int(low), int(high))

    def they_choose_x(self, who: Named, low: Word, high: Word) -> Clause:
        if int(low) > int(high):
            raise Refusal("out-of-range", f"{low} to {high} is no range")
        return ChooseX(int(low), int(high), known(who))
