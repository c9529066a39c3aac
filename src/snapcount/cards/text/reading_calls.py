"""What the grammar's rules for effects on the calls become."""

from __future__ import annotations

from typing import Literal, cast

from snapcount.cards.text.clauses import Clause, card_side, defense, offense
from snapcount.cards.text.machine import Word
from snapcount.cards.text.normal import calls_in_order
from snapcount.cards.text.reading_bounds import digit
from snapcount.cards.text.reading_effects import ReadEffects
from snapcount.cards.text.reading_who import Named
from snapcount.cards.text.refusal import Refusal
from snapcount.cards.tree import (
    AlsoPlay,
    BecomeDefense,
    ChooseDefense,
    CopyCall,
    NamePlay,
    PlayCall,
)
from snapcount.cards.words import PASS_CALLS, RUN_CALLS, Call

Chosen = tuple[int, Literal["run", "pass"] | None]
Numbers = tuple[int | None, int | None, int | None]
"""What a Pass says after its name: yards, and the ends of its catch range."""


def _kind(call: Call) -> Literal["run", "pass"]:
    if call == "run" or call == "pass":
        return call
    raise Refusal("unexpected", "a play is named already; there is nothing to choose")


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
        offense(whose)
        return self.also_play(calls)

    def copy_defense(self, whose: Named) -> Clause:
        offense(whose)
        return CopyCall("offense")

    def copy_play(self, whose: Named, other: Named) -> Clause:
        """`Your called play becomes your opponent's called play`."""
        offense(whose)
        defense(other)
        return CopyCall("offense")

    def copy_offense(self, _: None, whose: Named) -> Clause:
        offense(whose)
        return CopyCall("defense")

    def copy_call(self, whose: Named) -> Clause:
        if whose in ("you", "each player"):
            raise Refusal("unexpected", "one copies what the other has called")
        if whose == "opponent" and card_side.get() == "offense":
            return CopyCall("offense")
        offense(whose)
        return CopyCall("defense")

    def copy_defense_call(self) -> Clause:
        return CopyCall("offense")

    def the_defense_call(self) -> None:
        return None

    def whose_defense_call(self, whose: Named) -> None:
        defense(whose)

    def become_defense(self, _: None, calls: tuple[Call, ...]) -> Clause:
        return BecomeDefense(calls)

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
