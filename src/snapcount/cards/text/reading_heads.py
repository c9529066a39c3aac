"""What the grammar's rules for heads and timings become."""

from __future__ import annotations

from typing import cast

import msgspec

from snapcount.cards.nouns import All, Choose, Condition, Group, Players, Subject, This
from snapcount.cards.text.gaining import gainers, quoted_abilities
from snapcount.cards.text.machine import Word
from snapcount.cards.text.reading_players import A_PLAYER
from snapcount.cards.text.reading_triggers import ReadTriggers
from snapcount.cards.text.refusal import Refusal
from snapcount.cards.text.statements import (
    Active,
    Attach,
    Bench,
    Granted,
    Head,
    Held,
    Item,
    NewLine,
    Quoted,
    Reminder,
    Waiting,
    When,
)
from snapcount.cards.tree import Modifier, Qualifier, Timing
from snapcount.cards.words import TIMING_POINTS, Call, Stretch, TimingPoint, Who


class ReadHeads(ReadTriggers):
    """What stands at the head of an ability, and when a card may be played or used."""

    def bench(self, _: Word) -> Item:
        return Bench()

    def newline(self, _: Word) -> Item:
        return NewLine()

    def reminder(self, words: Word) -> Item:
        return Reminder(str(words))

    # Heads

    def qualifying(self, *calls: Call) -> tuple[Call, ...]:
        return self.calls(*calls)

    def qualifier(self, calls: tuple[Call, ...] | None, span: tuple[int, int] | None) -> Qualifier:
        if span is None:
            return Qualifier(calls or ())
        if span[1] > 9:
            raise Refusal("out-of-range", "Play Strength goes from 0 to 9")
        return Qualifier(calls or (), *span)

    def activated_head(self, qualifier: Qualifier) -> Item:
        return Head(None, qualifier)

    def run_head(self, qualifier: Qualifier) -> Item:
        return Head("run", qualifier)

    def receive_head(self, qualifier: Qualifier) -> Item:
        return Head("receive", qualifier)

    def tackle_head(self, qualifier: Qualifier) -> Item:
        return Head("tackle", qualifier)

    def free_head(self, stretch: Word) -> Item:
        return Head(None, Qualifier(), cast(Stretch, str(stretch)))

    def static_while(self, condition: Condition, modifier: Modifier) -> Item:
        return Held(condition, modifier)

    def static_there(self, modifier: Modifier) -> Item:
        return Held(self.while_there(), modifier)

    def waiting_there(self, waiting: Waiting) -> Item:
        return waiting

    def quoted_texts(self, *texts: Word) -> str:
        """Several abilities, each between quotation marks of its own, are one text."""
        return " ".join(text if text.endswith((".", ")")) else f"{text}." for text in texts)

    def quoted(self, players: Subject, *words: Word) -> Item:
        if isinstance(players, This):
            return Quoted(str(words[-1]))
        return Granted(gainers(players), quoted_abilities(str(words[-1])))

    def quoted_while(self, condition: Condition, players: Subject, *words: Word) -> Item:
        return Granted(gainers(players), quoted_abilities(str(words[-1])), condition)

    def attach(self, players: Players) -> Item:
        if players is A_PLAYER or not isinstance(players, Choose | All):
            group = Group()
        else:
            group = players.group
        if isinstance(players, Choose) and (players.count != 1 or players.up_to):
            raise Refusal("unexpected", "a card is attached to one Player")
        return Attach(msgspec.structs.replace(group, whose=group.whose or "you"))

    def active(self, condition: Condition) -> Item:
        return Active(condition)

    # Timing points

    def at_possession(self, who: Who | None = None) -> TimingPoint:
        if who is not None:
            raise Refusal("unexpected", "a timing point belongs to both players")
        return "start of a possession"

    def at_down(self, who: Who | None = None) -> TimingPoint:
        if who is not None:
            raise Refusal("unexpected", "a timing point belongs to both players")
        return "start of a down"

    def prior(self) -> TimingPoint:
        return "prior to selecting a play"

    def adjustments(self) -> TimingPoint:
        return "on field adjustments"

    def when_stopped(self) -> TimingPoint:
        return "stopped"

    def when_incomplete(self) -> TimingPoint:
        return "incomplete"

    def at_field_goal(self) -> TimingPoint:
        return "field goal"

    def before_designation(self) -> TimingPoint:
        return "before player designation"

    def after_designation(self) -> TimingPoint:
        return "after player designation"

    def at_play_end(self) -> TimingPoint:
        return "end of the play"

    def points(self, *points: TimingPoint) -> tuple[TimingPoint, ...]:
        return tuple(point for point in TIMING_POINTS if point in points)

    # Timings

    def timing_points(
        self, points: tuple[TimingPoint, ...], condition: Condition | None = None
    ) -> Timing:
        return Timing(points, condition)

    def timing_condition(self, condition: Condition) -> Timing:
        return Timing((), condition)

    def exhaust_timing(self, timing: Timing) -> Item:
        return When("exhaust", timing)

    def play_timing(self, timing: Timing) -> Item:
        return When("play", timing)

    def play_points(
        self, points: tuple[TimingPoint, ...], condition: Condition | None = None
    ) -> Item:
        return When("play", Timing(points, condition))

    def use_timing(self, timing: Timing) -> Item:
        return When("use", timing)

    def use_once(self, stretch: Word) -> Item:
        return When("use", Timing(once_per=cast(Stretch, str(stretch))))

    def exhaust_once(
        self,
        stretch: Word,
        points: tuple[TimingPoint, ...] | None,
        condition: Condition | None,
    ) -> Item:
        return When("exhaust", Timing(points or (), condition, cast(Stretch, str(stretch))))

    def play_once(
        self,
        stretch: Word,
        points: tuple[TimingPoint, ...] | None,
        condition: Condition | None,
    ) -> Item:
        return When("play", Timing(points or (), condition, cast(Stretch, str(stretch))))

    def play_any_time(self) -> Item:
        return When("play", Timing())
