"""What the grammar's rules for effects on the play become: call, success, downs, time."""

from __future__ import annotations

from typing import cast

from snapcount.cards.nouns import (
    Counted,
    Group,
    Number,
)
from snapcount.cards.text.clauses import (
    FOR_THE_DOWN,
    Bare,
    Clause,
    Doing,
    Instead,
    minus,
    offense,
)
from snapcount.cards.text.machine import Word
from snapcount.cards.text.normal import stopped_calls
from snapcount.cards.text.reading_bounds import digit
from snapcount.cards.text.reading_lasting import how_long, lasting, lasting_next
from snapcount.cards.text.reading_play_conditions import Result
from snapcount.cards.text.reading_who import THEY, Named, known
from snapcount.cards.text.reading_yards import ReadYards
from snapcount.cards.text.refusal import Refusal
from snapcount.cards.tree import (
    Audible,
    BecomePlay,
    CancelAbilities,
    CancelTurnover,
    CannotUse,
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
    Lasting,
    Lose,
    MakeResult,
    Modifier,
    ModifyYards,
    PlayCall,
    ReplayDown,
    SetCatchRange,
    SetStrength,
    SetTimeUnits,
    Turnover,
)
from snapcount.cards.words import PASS_CALLS, RUN_CALLS, Call, TurnoverKind


class ReadEffects(ReadYards):
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
            long = how_long(duration, None)[0]
            return GainAbilitiesOf(effect.players, long, effect.keyword, effect.to)
        if isinstance(effect, Gain | Lose) and str(duration).endswith("next play"):
            by = effect.yards if isinstance(effect, Gain) else minus(effect.yards)
            least = effect.least if isinstance(effect, Lose) else None
            of = how_long(duration, None)[1] or "you"
            return Lasting(ModifyYards(by, of, least=least), "next play")
        if duration != "this down" or not isinstance(effect, FOR_THE_DOWN):
            raise Refusal("unexpected", "this happens at once, it does not last")
        return effect

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

    def determine_grit_again(self) -> Clause:
        return DetermineGrit(again=True)

    def choose_x(self, low: Word, high: Word) -> Clause:
        if int(low) > int(high):
            raise Refusal("out-of-range", f"{low} to {high} is no range")
        return ChooseX(int(low), int(high))

    def they_choose_x(self, who: Named, low: Word, high: Word) -> Clause:
        if int(low) > int(high):
            raise Refusal("out-of-range", f"{low} to {high} is no range")
        return ChooseX(int(low), int(high), known(who))
