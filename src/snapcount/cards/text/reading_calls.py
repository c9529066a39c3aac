"""What the grammar's rules for effects on the calls become."""

from __future__ import annotations

from typing import Literal, cast

from snapcount.cards.nouns import OnSide
from snapcount.cards.text.clauses import Clause, card_side, defense, offense
from snapcount.cards.text.machine import Word
from snapcount.cards.text.normal import calls_in_order, stopped_calls
from snapcount.cards.text.reading_bounds import digit
from snapcount.cards.text.reading_effects import ReadEffects
from snapcount.cards.text.reading_who import Named, known
from snapcount.cards.text.refusal import Refusal
from snapcount.cards.tree import (
    AlsoPlay,
    BecomeDefense,
    BecomePlay,
    ChooseDefense,
    ChooseOne,
    CopyCall,
    If,
    NamePlay,
    PlayCall,
    RepeatPlay,
    StopsNoLonger,
)
from snapcount.cards.words import PASS_CALLS, RUN_CALLS, Call, Side

Chosen = tuple[int, Literal["run", "pass"] | None]
Numbers = tuple[int | None, int | None, int | None]
"""What a Pass says after its name: yards, and the ends of its catch range."""


def _kind(call: Call) -> Literal["run", "pass"]:
    if call == "run" or call == "pass":
        return call
    raise Refusal("unexpected", "a play is named already; there is nothing to choose")


def _of_defense(whose: Named) -> bool:
    """Whether that player is the one on defense, as far as the card says."""
    side = card_side.get()
    if side is None:
        return whose == "defense"
    return whose == "defense" or whose == ("you" if side == "defense" else "opponent")


def _all_of_them(whose: Named, calls: tuple[Call, ...], add: bool) -> Clause:
    if not _of_defense(whose):
        raise Refusal("unexpected", "only the defense calls several plays at once")
    return BecomeDefense(calls, add)


def _other(side: Side) -> Side:
    return "defense" if side == "offense" else "offense"


class ReadCalls(ReadEffects):
    """What becomes another play, is also one, or is named."""

    def call_word(self, token: Word) -> Call:
        return cast(Call, str(token))

    def any_run(self) -> Call:
        return "run"

    def any_pass(self) -> Call:
        return "pass"

    def run_left(self) -> Call:
        return "run left"

    def calls(self, *calls: Call) -> tuple[Call, ...]:
        return calls_in_order(calls)

    def pass_yards(self, yards: Word) -> Numbers:
        return int(yards), None, None

    def pass_whole(self, yards: Word, span: tuple[int, int]) -> Numbers:
        return int(yards), digit(span[0]), digit(span[1])

    def pass_range(self, span: tuple[int, int]) -> Numbers:
        return None, digit(span[0]), digit(span[1])

    def every_run(self) -> tuple[PlayCall, ...]:
        return tuple(PlayCall(call) for call in RUN_CALLS)

    def every_pass(self, numbers: Numbers = (None, None, None)) -> tuple[PlayCall, ...]:
        return tuple(PlayCall(call, *numbers) for call in PASS_CALLS)

    def every_kind(self, call: Call, *rest: Word | Numbers) -> tuple[PlayCall, ...]:
        numbers = [part for part in rest if isinstance(part, tuple)]
        if _kind(call) == "pass":
            return self.every_pass(*numbers)
        if numbers:
            raise Refusal("unexpected", "a Run has no yards and no catch range of its own")
        return self.every_run()

    def every_play(self, *_: Word) -> tuple[PlayCall, ...]:
        return (*self.every_run(), *self.every_pass())

    def also_play(self, calls: tuple[Call, ...]) -> Clause:
        return AlsoPlay(calls_in_order(calls))

    def also_play_of(self, whose: Named, calls: tuple[Call, ...]) -> Clause:
        if _of_defense(whose):
            return BecomeDefense(stopped_calls(calls), add=True)
        offense(whose)
        return self.also_play(calls)

    def also_runs_of(self, whose: Named) -> Clause:
        return _all_of_them(whose, RUN_CALLS, add=True)

    def also_passes_of(self, whose: Named) -> Clause:
        return _all_of_them(whose, PASS_CALLS, add=True)

    def become_runs(self, whose: Named) -> Clause:
        return _all_of_them(whose, RUN_CALLS, add=False)

    def become_passes(self, whose: Named) -> Clause:
        return _all_of_them(whose, PASS_CALLS, add=False)

    def become_play(self, whose: Named, become: BecomePlay) -> Clause:
        if not _of_defense(whose):
            return super().become_play(whose, become)
        calls = tuple(play.call for play in become.plays)
        if any(play != PlayCall(play.call) for play in become.plays):
            raise Refusal("unexpected", "a defense calls a play without yards and catch range")
        kinds: dict[tuple[Call, ...], Literal["run", "pass"] | None] = {
            RUN_CALLS: "run",
            PASS_CALLS: "pass",
            (*RUN_CALLS, *PASS_CALLS): None,
        }
        if calls in kinds:
            return ChooseDefense(1, kinds[calls])
        if len(calls) > 1:
            options = tuple((BecomeDefense(stopped_calls((call,))),) for call in calls)
            return ChooseOne(options)
        return BecomeDefense(stopped_calls(calls))

    def copy_defense(self, whose: Named) -> Clause:
        offense(whose)
        return CopyCall("offense")

    def copy_play(self, whose: Named, other: Named) -> Clause:
        """`Your called play becomes your opponent's called play`."""
        if {whose, other} == {"you", "opponent"}:
            return self._copied(copier=whose)
        offense(whose)
        defense(other)
        return CopyCall("offense")

    def repeat_play(self, whose: Named, other: Named) -> Clause:
        """`Your current play becomes your last play`."""
        offense(whose)
        return RepeatPlay(known(other))

    def copy_offense(self, _: None, whose: Named) -> Clause:
        offense(whose)
        return CopyCall("defense")

    def copy_call(self, whose: Named) -> Clause:
        if whose in ("you", "each player"):
            raise Refusal("unexpected", "one copies what the other has called")
        if whose == "opponent":
            return self._copied("you")
        offense(whose)
        return CopyCall("defense")

    def _copied(self, copier: Named) -> Clause:
        """One player's call becomes the other's; on whose side they are, the card may say."""
        side = card_side.get()
        if side is None:
            mine = (CopyCall("offense"),), (CopyCall("defense"),)
            own, other = mine if copier == "you" else mine[::-1]
            return If(OnSide("you", "offense"), own, other)
        return CopyCall(side if copier == "you" else _other(side))

    def copy_defense_call(self) -> Clause:
        return CopyCall("offense")

    def the_defense_call(self) -> None:
        return None

    def whose_defense_call(self, whose: Named) -> None:
        defense(whose)

    def become_defense(self, _: None, calls: tuple[Call, ...]) -> Clause:
        return BecomeDefense(calls)

    def stops_no_longer(self, _: None, calls: tuple[Call, ...]) -> Clause:
        return StopsNoLonger(stopped_calls(calls))

    def add_defense(self, _: None, calls: tuple[Call, ...]) -> Clause:
        return BecomeDefense(calls, add=True)

    def add_to_defense(self, calls: tuple[Call, ...], _: None) -> Clause:
        return BecomeDefense(calls, add=True)

    def chosen_one(self, *_: Word) -> Chosen:
        return 1, None

    def chosen_some(self, count: Word, *_: Word) -> Chosen:
        return int(count), None

    def chosen_kind(self, call: Call, *_: Word) -> Chosen:
        return 1, _kind(call)

    def chosen_kinds(self, count: Word, call: Call, *_: Word) -> Chosen:
        return int(count), _kind(call)

    def choose_defense(self, _: None, chosen: Chosen) -> Clause:
        return self._chosen(chosen, False)

    def add_chosen_defense(self, _: None, chosen: Chosen) -> Clause:
        return self._chosen(chosen, True)

    def add_chosen_to_defense(self, chosen: Chosen, _: None) -> Clause:
        return self._chosen(chosen, True)

    def _chosen(self, chosen: Chosen, add: bool) -> Clause:
        most = 6 if chosen[1] is None else 3
        if not 1 <= chosen[0] <= most:
            raise Refusal("out-of-range", f"choose from 1 to {most} plays")
        return ChooseDefense(*chosen, add)

    def name_play(self) -> Clause:
        return NamePlay()

    def name_kind(self) -> Clause:
        return NamePlay(kinds=True)
