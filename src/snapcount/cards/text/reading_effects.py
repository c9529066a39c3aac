"""What the grammar's rules for clauses become: effects, deeds and modifiers.

A deed is known before its doer is: `Doing` holds the rest until the clause list is resolved.
"""

from __future__ import annotations

from collections.abc import Callable
from contextvars import ContextVar
from typing import Any, Final, Literal, cast

import msgspec

from snapcount.cards.nouns import Choose, Countable, Group, Number, Players, TheX, Times
from snapcount.cards.text.machine import Word
from snapcount.cards.text.normal import normal, stopped_calls
from snapcount.cards.text.reading_nouns import (
    THEY,
    Attachment,
    How,
    Named,
    ReadNouns,
    Result,
    digit,
    known,
)
from snapcount.cards.text.refusal import Refusal
from snapcount.cards.tree import (
    AlsoCalled,
    Audible,
    BecomeDefense,
    BecomePlay,
    CancelAbilities,
    CancelLayer,
    CancelTurnover,
    Cannot,
    CannotCancel,
    CannotDraw,
    CannotPlayActions,
    CannotTimeout,
    ChangeBaseYards,
    ChangeCatchRange,
    ChangeClock,
    ChangeStrength,
    ChangeTimeouts,
    ChangeTimeUnits,
    ChooseX,
    CountsAs,
    DetermineGrit,
    Discard,
    Draw,
    Effect,
    Energize,
    ExhaustPlayers,
    FirstDown,
    Gain,
    InsteadYards,
    Lasting,
    LimitYards,
    LookAndReorder,
    Lose,
    MakeResult,
    Modifier,
    ModifyCatchRange,
    ModifyFieldGoals,
    ModifyGrit,
    ModifyHandLimit,
    ModifyRating,
    ModifyStrength,
    ModifyTimeUnits,
    ModifyYards,
    MoveBall,
    MultiplyYards,
    PlayCall,
    Recover,
    RemoveCard,
    ReplayDown,
    RevealHand,
    ScorePoints,
    Search,
    SetCatchRange,
    SetStrength,
    SetTimeUnits,
    ShuffleDiscard,
    SkipDraw,
    Substitute,
    ToBench,
    Turnover,
)
from snapcount.cards.words import (
    PASS_CALLS,
    RUN_CALLS,
    Call,
    Deck,
    Duration,
    Position,
    Side,
    TurnoverKind,
    Who,
)

card_side: ContextVar[Side | None] = ContextVar("card_side", default=None)
"""The side of the ball that the card being read is played on, where its kind says so."""


class Doing(msgspec.Struct):
    """A deed without its doer. `owners` are the possessives in it, which must be the doer's."""

    make: Callable[[Who], Effect]
    third: bool
    owners: tuple[Named, ...] = ()
    who: Named | None = None


class Bare(msgspec.Struct):
    """A modifier without a duration: static text on its own, for this down as an effect (T-9)."""

    modifier: Modifier


class Instead(msgspec.Struct):
    """A clause after `instead`, where that is no yards' own word."""

    clause: Clause


Clause = Effect | Doing | Bare | Instead


FOR_THE_DOWN: Final = (
    Audible,
    BecomeDefense,
    BecomePlay,
    CancelAbilities,
    ChangeBaseYards,
    ChangeCatchRange,
    ChangeStrength,
    ChangeTimeUnits,
    InsteadYards,
    LimitYards,
    SetCatchRange,
    SetStrength,
    SetTimeUnits,
)
"""Effects that hold for the down anyway, so that `this down` may be said of them."""


def resolve(
    clauses: list[Clause], subject: Who = "you", in_would: bool = False
) -> tuple[Effect, ...]:
    """The effects of a clause list. `subject` does whatever nobody else is named for."""
    done: list[Effect] = []
    doer: Who = subject
    for place, clause in enumerate(clauses):
        if isinstance(clause, Instead):
            if not in_would or place:
                raise Refusal("unexpected", "“instead” of what?")
            clause = clause.clause
        if isinstance(clause, Doing):
            doer = _doer(clause, doer, subject)
            done.append(clause.make(doer))
        elif isinstance(clause, Bare):
            done.append(Lasting(clause.modifier))
        else:
            assert not isinstance(clause, Instead)
            if clause == Gain(0):
                raise Refusal(
                    "two-readings",
                    "does the play gain nothing more, or nothing at all?",
                    ("nothing more: leave it out", "nothing at all: write “gains no yards”"),
                )
            if subject != "you" and isinstance(clause, Audible) and clause.who == "you":
                clause = Audible(subject)
            done.append(clause)
    return tuple(done)


def _doer(doing: Doing, before: Who, subject: Who) -> Who:
    if doing.who is not None and doing.who != THEY:
        doer = doing.who
    elif doing.who == THEY or doing.third:
        if before == "you":
            raise Refusal("no-antecedent", "it is not clear who does this")
        doer = before
    else:
        doer = subject
    for owner in doing.owners:
        if owner != doer and not (owner == THEY and doer != "you"):
            raise Refusal("unexpected", "a player's own cards are meant, but whose are these?")
    return doer


def _offense(who: Named) -> None:
    """Only the offense gains and loses yards; other words for it hold where they are clear."""
    side = card_side.get()
    if who in ("offense", "you") or (who == "opponent" and side == "defense"):
        if not (who == "you" and side == "defense"):
            return
    raise Refusal("unexpected", "the offense gains and loses yards: who is meant?")


def _third(verb: Word) -> bool:
    """Whether the verb is in the third person; `pass` and the like are no verbs here."""
    return verb.endswith("s")


def _minus(value: Number) -> Number:
    if isinstance(value, int):
        return -value
    if isinstance(value, Times):
        return Times(-value.per, value.count)
    return Times(-1, _countable(value))


def _countable(value: Number) -> Countable:
    """A number that `times` can stand before."""
    if isinstance(value, Countable):
        return value
    raise Refusal("unexpected", "only a number, or something counted, can be taken away")


class ReadEffects(ReadNouns):
    """Clauses."""

    def clauses(self, *parts: Clause) -> list[Clause]:
        return list(parts)

    def they_do(self, who: Named, doing: Doing) -> Clause:
        doing.who = who
        return doing

    def bare_modifier(self, modifier: Modifier) -> Clause:
        return Bare(modifier)

    def lasting(self, modifier: Modifier, duration: Word) -> Clause:
        return Lasting(modifier, cast(Duration, str(duration)))

    def instead(self, clause: Clause) -> Clause:
        if isinstance(clause, Gain):
            return InsteadYards(clause.yards)
        if isinstance(clause, Lose):
            return InsteadYards(_minus(clause.yards))
        if isinstance(clause, Instead):
            raise Refusal("unexpected", "“instead” twice")
        return Instead(clause)

    def effect_for(self, effect: Effect, duration: Word) -> Clause:
        if duration != "this down" or not isinstance(effect, FOR_THE_DOWN):
            raise Refusal("unexpected", "this happens at once, it does not last")
        return effect

    # Yards

    def gain(self, verb: Word, yards: Number) -> Clause:
        if _third(verb):
            raise Refusal("no-antecedent", "it is not clear who gains")
        return Gain(yards)

    def they_gain_none(self, who: Named, _: Word) -> Clause:
        _offense(who)
        return InsteadYards(0)

    def play_gains_none(self, _: Word) -> Clause:
        return InsteadYards(0)

    def lose(self, verb: Word, yards: Number) -> Clause:
        if _third(verb):
            raise Refusal("no-antecedent", "it is not clear who loses")
        return Lose(yards)

    def gain_instead(self, verb: Word, yards: Number) -> Clause:
        self.gain(verb, yards)
        return InsteadYards(yards)

    def lose_instead(self, verb: Word, yards: Number) -> Clause:
        self.lose(verb, yards)
        return InsteadYards(_minus(yards))

    def they_gain(self, who: Named, _: Word, yards: Number) -> Clause:
        _offense(who)
        return Gain(yards)

    def they_lose(self, who: Named, _: Word, yards: Number) -> Clause:
        _offense(who)
        return Lose(yards)

    def they_gain_instead(self, who: Named, _: Word, yards: Number) -> Clause:
        _offense(who)
        return InsteadYards(yards)

    def they_lose_instead(self, who: Named, _: Word, yards: Number) -> Clause:
        _offense(who)
        return InsteadYards(_minus(yards))

    def play_gains(self, _: Word, yards: Number) -> Clause:
        return Gain(yards)

    def play_loses(self, _: Word, yards: Number) -> Clause:
        return Lose(yards)

    def limit_yards(self, _: Word, how: How, yards: Number) -> Clause:
        if how == "exactly":
            return InsteadYards(yards)
        return LimitYards(how, yards)

    def double(self) -> Clause:
        return MultiplyYards("double")

    def halve(self) -> Clause:
        return MultiplyYards("halve")

    def change_base_yards(self, by: Number) -> Clause:
        return ChangeBaseYards(by)

    def reduce_base_yards(self, by: Number) -> Clause:
        return ChangeBaseYards(_minus(by))

    def forward(self) -> bool:
        return True

    def back(self) -> bool:
        return False

    def move_ball(self, forward: bool, yards: Number) -> Clause:
        return MoveBall(yards if forward else _minus(yards))

    def move_ball_last(self, yards: Number, forward: bool) -> Clause:
        return self.move_ball(forward, yards)

    def increased(self, number: Number) -> Number:
        return number

    def reduced(self, number: Number) -> Number:
        return _minus(number)

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

    def every_run(self) -> tuple[PlayCall, ...]:
        return tuple(PlayCall(call) for call in RUN_CALLS)

    def every_pass(self) -> tuple[PlayCall, ...]:
        return tuple(PlayCall(call) for call in PASS_CALLS)

    def play_options(self, plays: tuple[PlayCall, ...]) -> BecomePlay:
        return BecomePlay(plays)

    def play_options_at_once(self, plays: tuple[PlayCall, ...]) -> BecomePlay:
        return BecomePlay(plays, at_once=True)

    def become_play(self, whose: Named, become: BecomePlay) -> Clause:
        _offense(whose)
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

    def become_defense(self, calls: tuple[Call, ...]) -> Clause:
        return BecomeDefense(calls)

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

    def change_catch_range(self, move: tuple[int, int]) -> Clause:
        return ChangeCatchRange(*move)

    def set_catch_range(self, span: tuple[int, int]) -> Clause:
        return SetCatchRange(digit(span[0]), digit(span[1]))

    def change_strength(self, by: Number) -> Clause:
        if isinstance(by, int):
            digit(abs(by))
        return ChangeStrength(by)

    def add_strength(self, by: Word) -> Clause:
        return self.change_strength(int(by))

    def subtract_strength(self, by: Word) -> Clause:
        return self.change_strength(-int(by))

    def reduce_strength(self, by: Number) -> Clause:
        return self.change_strength(_minus(by))

    def strength_is(self, to: Word) -> Clause:
        return SetStrength(digit(to))

    def widen_catch_range(self, by: Word) -> Clause:
        return ChangeCatchRange(-digit(by), digit(by))

    def narrow_catch_range(self, by: Word) -> Clause:
        return ChangeCatchRange(digit(by), -digit(by))

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
        return ChangeTimeUnits(_minus(by))

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
        return ChangeClock(_minus(units))

    def determine_grit(self) -> Clause:
        return DetermineGrit()

    def choose_x(self, low: Word, high: Word) -> Clause:
        if int(low) > int(high):
            raise Refusal("out-of-range", f"{low} to {high} is no range")
        return ChooseX(int(low), int(high))

    # Players

    def state(self, token: Word) -> Literal["energized", "exhausted"]:
        return "energized" if token.type == "ENERGIZED" else "exhausted"

    def energize(self, players: Players) -> Clause:
        return Energize(players)

    def exhaust_players(self, players: Players) -> Clause:
        return ExhaustPlayers(players)

    def they_energize(
        self, who: Named, count: Word, whose: Named, group: tuple[Group, bool]
    ) -> Clause:
        return Energize(self._their_choice(who, count, whose, group))

    def they_exhaust(
        self, who: Named, count: Word, whose: Named, group: tuple[Group, bool]
    ) -> Clause:
        return ExhaustPlayers(self._their_choice(who, count, whose, group))

    def _their_choice(
        self, who: Named, count: Word, whose: Named, group: tuple[Group, bool]
    ) -> Choose:
        """Players that somebody else chooses: `your opponent Exhausts one of their Players`."""
        doer = known(who)
        owner = doer if whose == THEY else known(whose)
        return Choose(self.everyone_of(owner, group), int(count), by=doer)

    def to_bench(self, players: Players) -> Clause:
        return ToBench(players)

    def substitute_plain(self, out: Players) -> Clause:
        # Whoever comes onto the field comes Energized, as in a line-up (S-5).
        return Substitute(out)

    def substitute(self, out: Players, state: str, _: Word) -> Clause:
        return Substitute(out, state == "energized")

    def run_keyword(self) -> str:
        return "run"

    def receive_keyword(self) -> str:
        return "receive"

    def tackle_keyword(self) -> str:
        return "tackle"

    def exhaust_keyword(self) -> str:
        return "exhaust"

    def cancel_abilities(self, keyword: Any) -> Clause:
        return CancelAbilities(keyword)

    def cancel_abilities_of(self, whose: Named, keyword: Any) -> Clause:
        return CancelAbilities(keyword, known(whose))

    # Cards and layers

    def look_at_hand(self, whose: Named, deck: Deck) -> Clause:
        # Their owner knows them already: for two players, looking at cards is showing them.
        if known(whose) == "you":
            raise Refusal("unexpected", "one's own hand is known already")
        return RevealHand(known(whose), deck)

    def look_at_one(self, whose: Named, deck: Deck) -> Clause:
        return LookAndReorder(known(whose), deck, 1)

    def look_and_reorder(self, count: Word, whose: Named, deck: Deck) -> Clause:
        return LookAndReorder(known(whose), deck, int(count))

    def layer_action(self) -> Clause:
        return CancelLayer("action card")

    def layer_exhaust(self) -> Clause:
        return CancelLayer("exhaust ability")

    def layer_effect(self) -> Clause:
        return CancelLayer("effect")

    def cancel_layer(self, layer: Clause) -> Clause:
        return layer

    def remove_one(self, kind: Attachment) -> Clause:
        return RemoveCard(kind)

    def remove_some(self, count: Word, kind: Attachment) -> Clause:
        return RemoveCard(kind, None, int(count))

    def remove_all(self, kind: Attachment) -> Clause:
        return RemoveCard(kind, None, None)

    def remove_some_of(self, count: Word, whose: Named, kind: Attachment) -> Clause:
        return RemoveCard(kind, known(whose), int(count))

    def remove_all_of(self, whose: Named, kind: Attachment) -> Clause:
        return RemoveCard(kind, known(whose), None)

    # Deeds

    def a_card(self, deck: Deck) -> tuple[Deck, Number]:
        return deck, 1

    def int_cards(self, count: Word, deck: Deck) -> tuple[Deck, Number]:
        return deck, int(count)

    def x_cards(self, deck: Deck) -> tuple[Deck, Number]:
        return deck, TheX()

    def a_card_each(self, deck: Deck, count: Countable) -> tuple[Deck, Number]:
        return deck, count

    def cards_each(self, per: Word, deck: Deck, count: Countable) -> tuple[Deck, Number]:
        return deck, cast(Number, normal(Times(int(per), count)))

    def cards_equal(self, deck: Deck, number: Number) -> tuple[Deck, Number]:
        return deck, number

    def draw(self, verb: Word, what: tuple[Deck, Number]) -> Clause:
        return Doing(lambda who: Draw(who, *what), _third(verb))

    def discard(self, verb: Word, what: tuple[Deck, Number]) -> Clause:
        return Doing(lambda who: Discard(who, *what), _third(verb))

    def discard_random(self, verb: Word, what: tuple[Deck, Number]) -> Clause:
        return Doing(lambda who: Discard(who, *what, "random"), _third(verb))

    def discard_all(self, verb: Word, whose: Named, deck: Deck) -> Clause:
        if whose not in ("you", THEY) and not _third(verb):
            # `Discard all of your opponent's Action cards`: nobody has a choice.
            return Discard(known(whose), deck, None)
        return Doing(lambda who: Discard(who, deck, None), _third(verb), (whose,))

    def discard_every(self, verb: Word, deck: Deck) -> Clause:
        return Doing(lambda who: Discard(who, deck, None), _third(verb))

    def search_both(self, verb: Word, whose: Named, hand: Named) -> Clause:
        return Doing(lambda who: Search(who), _third(verb), (whose, hand))

    def search(self, verb: Word, whose: Named, deck: Deck, hand: Named) -> Clause:
        return Doing(lambda who: Search(who, (deck,)), _third(verb), (whose, hand))

    def search_discard(self, verb: Word, whose: Named, deck: Deck, hand: Named) -> Clause:
        return self.recover(verb, (deck, 1), whose, hand)

    def recover(self, verb: Word, what: tuple[Deck, int], whose: Named, hand: Named) -> Clause:
        return Doing(lambda who: Recover(who, *what), _third(verb), (whose, hand))

    def recover_from(
        self, verb: Word, what: tuple[Deck, int], whose: Named, deck: Deck, hand: Named
    ) -> Clause:
        if what[0] != deck:
            raise Refusal("unexpected", "these cards are not in that pile")
        return self.recover(verb, what, whose, hand)

    def recover_one(self, verb: Word, whose: Named, deck: Deck, hand: Named) -> Clause:
        return self.recover(verb, (deck, 1), whose, hand)

    def recover_some(
        self, verb: Word, count: Word, whose: Named, deck: Deck, hand: Named
    ) -> Clause:
        return self.recover(verb, (deck, int(count)), whose, hand)

    def reveal_hand(self, verb: Word, whose: Named, deck: Deck) -> Clause:
        if whose not in ("you", THEY) and not _third(verb):
            return RevealHand(known(whose), deck)
        return Doing(lambda who: RevealHand(who, deck), _third(verb), (whose,))

    def skip_draw(self, verb: Word, _: Word) -> Clause:
        return Doing(lambda who: SkipDraw(who), verb.startswith("doe"))

    def shuffle(self, verb: Word, whose: Named, deck: Deck, into: Named, into_deck: Deck) -> Clause:
        if deck != into_deck:
            raise Refusal("unexpected", "a discard pile is shuffled into its own deck")
        if whose not in ("you", THEY) and not _third(verb):
            if into not in (whose, THEY):
                raise Refusal("unexpected", "whose deck is meant?")
            return ShuffleDiscard(known(whose), deck)
        return Doing(lambda who: ShuffleDiscard(who, deck), _third(verb), (whose, into))

    def gain_timeouts(self, verb: Word, count: int) -> Clause:
        return Doing(lambda who: ChangeTimeouts(who, count), _third(verb))

    def lose_timeouts(self, verb: Word, count: int) -> Clause:
        return Doing(lambda who: ChangeTimeouts(who, -count), _third(verb))

    def score(self, verb: Word, points: Word) -> Clause:
        value = int(points)
        return Doing(lambda who: ScorePoints(who, value), _third(verb))

    # Modifiers

    def plays_of(self, whose: Named) -> tuple[Who, tuple[Call, ...]]:
        return known(whose), ()

    def calls_of(self, whose: Named, calls: tuple[Call, ...]) -> tuple[Who, tuple[Call, ...]]:
        return known(whose), calls

    def all_plays(self) -> tuple[Who, tuple[Call, ...]]:
        return "each player", ()

    def all_calls(self, calls: tuple[Call, ...]) -> tuple[Who, tuple[Call, ...]]:
        return "each player", calls

    def all_run_plays(self) -> tuple[Who, tuple[Call, ...]]:
        return "each player", ("run",)

    def all_pass_plays(self) -> tuple[Who, tuple[Call, ...]]:
        return "each player", ("pass",)

    def modify_yards(self, plays: tuple[Who, tuple[Call, ...]], _: Word, by: Number) -> Modifier:
        return ModifyYards(by, *plays)

    def modify_strength(self, plays: tuple[Who, tuple[Call, ...]], by: Number) -> Modifier:
        return ModifyStrength(by, *plays)

    def modify_catch_range(
        self, plays: tuple[Who, tuple[Call, ...]], move: tuple[int, int]
    ) -> Modifier:
        return ModifyCatchRange(*move, *plays)

    def take_more(self, plays: tuple[Who, tuple[Call, ...]], by: Word | int) -> Modifier:
        who, calls = plays
        if calls:
            raise Refusal("unexpected", "time is changed for all plays or for none")
        return ModifyTimeUnits(int(by), who)

    def take_fewer(self, plays: tuple[Who, tuple[Call, ...]], by: Word) -> Modifier:
        return self.take_more(plays, -int(by))

    def modify_hand_limit(self, whose: Named, deck: Deck, by: Number) -> Modifier:
        return ModifyHandLimit(known(whose), deck, _plain(by))

    def modify_grit(self, whose: Named, by: Number) -> Modifier:
        return ModifyGrit(_plain(by), known(whose))

    def nearer(self, whose: Named, yards: Word) -> Modifier:
        return ModifyFieldGoals(int(yards), known(whose))

    def farther(self, whose: Named, yards: Word) -> Modifier:
        return ModifyFieldGoals(-int(yards), known(whose))

    def modify_rating(self, group: Group, by: Number) -> Modifier:
        return ModifyRating(_plain(by), group)

    def more_rating(self, group: Group, by: Word) -> Modifier:
        return ModifyRating(int(by), group)

    def gain_rating(self, group: Group, _: Word, by: Word) -> Modifier:
        return ModifyRating(int(by), group)

    def less_rating(self, group: Group, by: Word) -> Modifier:
        return ModifyRating(-int(by), group)

    def counts_as(self, group: Group, position: Word) -> Modifier:
        if position in ("DB", "DL", "OL"):
            raise Refusal("unexpected", "a Player counts as one position, not as a group of them")
        return CountsAs(group, cast(Position, str(position)))

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

    def cannot_be(self, group: Group, what: Any) -> Modifier:
        return Cannot(what, group)

    def cannot_cancel(self, whose: Named) -> Modifier:
        return CannotCancel(known(whose))

    def cannot_draw(self, who: Named, _: Word, deck: Deck) -> Modifier:
        return CannotDraw(known(who), deck)

    def cannot_timeout(self, who: Named) -> Modifier:
        return CannotTimeout(known(who))

    def cannot_play_actions(self, who: Named) -> Modifier:
        return CannotPlayActions(known(who))


def _plain(value: Number) -> int:
    if isinstance(value, int):
        return value
    raise Refusal("unexpected", "a plain number belongs here")
