"""A record shown step by step, whatever has become of the rules since it was written.

As far as today's engine plays the recorded game, it is replayed. From the step at which that ends,
if it does, the recorded answers and events are shown, in the words of the day.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

import msgspec

from snapcount.engine.errors import OtherGame
from snapcount.engine.game import Game
from snapcount.engine.records.answers import answer_for
from snapcount.engine.records.decklists import Catalog
from snapcount.engine.records.record import TODAY, Record, walk
from snapcount.engine.records.story import Happened, happened, said


class Shown(NamedTuple):
    """A step: what was answered and what came of it, and the game, not copied, that today's engine
    is at; None where it plays another."""

    happened: Happened
    game: Game | None


class Following:
    """The steps of a record. `differs` says, once they were walked through, where today's engine
    went another way, and why; None if it nowhere did."""

    def __init__(self, record: Record, catalog: Catalog | None = None) -> None:
        self.record = record
        self.catalog = catalog
        self.differs: OtherGame | None = None

    def steps(self) -> Iterator[Shown]:
        """What was dealt, then each answer. `OtherGame` if there is nothing to show at all."""
        reached = 0
        try:
            for shown in self._replayed():
                yield shown
                reached += 1
        except OtherGame as error:
            if error.step == 0 and len(self.record.story) < 2:
                raise
            self.differs = error
        for number in range(reached, len(self.record.answers) + 1):
            yield Shown(self._recorded(number), None)

    def _replayed(self) -> Iterator[Shown]:
        record = self.record
        states = walk(record, self.catalog)
        game = next(states)
        yield Shown(happened(game, "", record.names), game)
        for word in record.answers:
            option = answer_for(game, word)
            told = "" if option is None else said(game, option, record.names)
            next(states)  # which refuses an answer that is not offered
            yield Shown(happened(game, told, record.names), game)

    def _recorded(self, number: int) -> Happened:
        """A step as it was written down; of format 1 there are the answers alone."""
        if number < len(self.record.story):
            return self.record.story[number]
        return Happened(self.record.answers[number - 1] if number else "", [])

    def verdict(self) -> str:
        """What to tell people about a record that differs."""
        assert self.differs is not None
        step, written = self.differs.step, self.record.written
        told = (
            "the recorded events are" if len(self.record.story) > step else "only the answers are"
        )
        by = ""
        if written.release:
            by = f" The game was recorded by Snapcount {written.release}"
            by += f" (rules revision {written.rules}, card language {written.language})."
        return (
            f"Differs from step {step}: this version of Snapcount plays the game another way from "
            f"there, so {told} shown. {self.differs}{by}"
        )


def retold(record: Record, catalog: Catalog | None = None) -> Record:
    """The record with the story that today's engine tells: for one that has none of its own."""
    following = Following(record, catalog)
    story = [shown.happened for shown in following.steps()]
    if following.differs is not None:
        raise following.differs
    return msgspec.structs.replace(record, story=story, written=TODAY)
