"""The course of a game in a test: its state, what has happened so far, and both in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Self

from snapcount.cards.words import TIMING_POINTS
from snapcount.engine import events, options
from snapcount.engine.game import Game
from snapcount.engine.options import DECISION_NAMES, Option
from snapcount.engine.records.save import fingerprint
from snapcount.engine.terms import OPEN
from snapcount.testing.log import Log
from snapcount.testing.meant import player_name, word


class Course:
    """A game that a test plays; `Scenario` declares one, and has its seats."""

    state: Game
    log: Log
    declared_offense: int
    acted_in: tuple[int, int] | None

    def give(self, option: Option) -> None:
        """Give an answer of the test's own."""
        self.acted_in = self.moment
        self.apply(option)

    def apply(self, option: Option) -> None:
        """Apply an answer, and see that a copy of the game goes the same way."""
        twin = self.state.copy()
        self.state.apply(option)
        twin.apply(option)
        assert fingerprint(twin) == fingerprint(self.state), "a copy went another way"
        self.log.events += self.state.events

    @property
    def moment(self) -> tuple[int, int]:
        """Which timing point of which down it is."""
        return int(self.state.phase), self.log.count(events.DOWN)

    def both_pass(self) -> Self:
        """Let the timing point close in which the test acted last; whoever is asked passes."""
        while self.can_pass():
            self.apply(self.option_of(options.PASS))
        return self

    def can_pass(self) -> bool:
        decision = self.state.decision
        return (
            decision is not None
            and decision.kind == options.ASK_TIMING_POINT
            and self.state.stage == OPEN
            and self.moment == self.acted_in
        )

    def option_of(self, verb: int) -> Option:
        assert self.state.decision is not None
        return next(option for option in self.state.decision.options if option.verb == verb)

    def names(self, cards: Sequence[int]) -> list[str]:
        table = self.state.table
        return [table.cards[table.definition[card]].name for card in cards]

    def player_name(self, slot: int) -> str:
        return player_name(self.state, slot)

    def __str__(self) -> str:
        """Where the game stands, for failing assertions."""
        lines = [str(self.log)]
        decision = self.state.decision
        if decision is not None:
            seat = "the offense" if decision.seat == self.declared_offense else "the defense"
            words = ", ".join(word(self.state, option) for option in decision.options)
            point = [p for i, p in enumerate(TIMING_POINTS) if self.state.point == 1 << i]
            where = f" ({point[0]})" if point else ""
            lines.append(f"now: {seat}, {DECISION_NAMES[decision.kind]}{where}: {words}")
        return "\n".join(lines)
