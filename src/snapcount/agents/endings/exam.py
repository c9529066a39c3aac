"""The exam: how much an agent can be made to lose in endings that are solved.

The agent answers every question that may come up; the other side knows how it answers and plays
the best reply. What that costs the agent, against the value of the ending, is its exploitability.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

from snapcount.agents.agent import Agent
from snapcount.agents.endings.solve import all_pairs, hands, with_hand
from snapcount.agents.endings.tree import (
    asks_for_both_calls,
    calls,
    defense_calls,
    is_over,
    outcomes,
    result,
)
from snapcount.engine.dice import dice_from_seed
from snapcount.engine.game import Game
from snapcount.engine.options import CALL, Option
from snapcount.engine.records.decklists import decode_decks, table_of, unpack
from snapcount.engine.records.position import from_line
from snapcount.engine.table import Table
from snapcount.engine.views.observing import observe

ENDINGS: Final = Path(__file__).with_name("endings.json")
MOST_NODES: Final = 1_000_000


class Ending(NamedTuple):
    """A last down: whom the agent plays, whether hands are open, and what it is worth to seat 0."""

    table: int
    open_hands: bool
    seat: int
    value: float
    line: str


class Endings(NamedTuple):
    tables: list[Table]
    endings: list[Ending]

    def game(self, ending: Ending) -> Game:
        return from_line(ending.line, self.tables[ending.table])


def committed() -> Endings:
    """The endings that come with the program."""
    data = json.loads(ENDINGS.read_text("utf-8"))
    tables = [table_of(decode_decks(unpack(packed))) for packed in data["tables"]]
    return Endings(tables, [Ending(*parts) for parts in data["endings"]])


class Examined(NamedTuple):
    """An ending with what the agent got against the best reply, and what it might have got."""

    ending: Ending
    got: float
    value: float

    @property
    def lost(self) -> float:
        return self.value - self.got


def exam(endings: Endings, agents: list[Agent], which: list[Ending]) -> Iterator[Examined]:
    """Examine an agent, one for each table, on the endings given."""
    for ending in which:
        examiner = Examiner(agents[ending.table], ending)
        game = endings.game(ending)
        got = examiner.value(game) if ending.open_hands else examiner.hidden(game)
        value = ending.value if ending.seat == 0 else 1 - ending.value
        yield Examined(ending, got, value)


class Examiner:
    """The best reply to an agent, by backward induction through its answers."""

    def __init__(self, agent: Agent, ending: Ending) -> None:
        self.agent = agent
        self.seat = ending.seat
        self.open_hands = ending.open_hands
        self.asked = 0

    def thought(self, game: Game) -> list[tuple[Option, float]]:
        """The agent's answers that it may give, and how likely each is."""
        decision = game.decision
        assert decision is not None
        view = observe(game, self.seat, self.open_hands)
        assert view.decision is not None
        self.asked += 1
        dice = dice_from_seed(f"exam {self.asked}")
        chances = self.agent.choose(view, view.decision, dice).probabilities
        return [(o, p) for o, p in zip(decision.options, chances, strict=True) if p > 0]

    def value(self, game: Game) -> float:
        """The agent's chance to win when the other side replies as well as can be."""
        if is_over(game):
            return result(game, self.seat)
        decision = game.decision
        assert decision is not None
        if asks_for_both_calls(game):
            return self.both_call(game)
        if decision.seat == self.seat:
            return sum(p * self.after(game, option) for option, p in self.thought(game))
        return min(self.after(game, option) for option in decision.options)

    def after(self, game: Game, option: Option) -> float:
        return sum(out.chance * self.value(out.game) for out in outcomes(game, option))

    def both_call(self, game: Game) -> float:
        after, theirs = defense_calls(game)
        if self.seat == game.offense:
            mixed = self.thought(game)
            kicked = sum(p * self.after(game, o) for o, p in mixed if o.verb != CALL)
            called = [(o, p) for o, p in mixed if o.verb == CALL]
            if not called:
                return kicked
            return kicked + min(
                sum(p * self.pair(game, o, reply) for o, p in called) for reply in theirs
            )
        answers = self.thought(after)
        decision = game.decision
        assert decision is not None
        replies = [sum(p * self.pair(game, o, b) for b, p in answers) for o in calls(game)]
        replies += [self.after(game, o) for o in decision.options if o.verb != CALL]
        return min(replies)

    def pair(self, game: Game, offense: Option, defense: Option) -> float:
        after = game.copy()
        after.apply(offense)
        return self.after(after, defense)

    # Hidden hands

    def hidden(self, game: Game) -> float:
        """The agent mixes with every hand it may hold; the reply knows its mixes, not its hand."""
        pairs = all_pairs(game, MOST_NODES)
        definition = game.table.definition
        offense = game.offense
        attacks = self.seat == offense
        own_calls = {pair[0 if attacks else 1] for pair in pairs.worth}
        mixture: dict[tuple[int, int], float] = {}
        for hand in hands(game, self.seat):
            if len(set(hand.plays)) == 1 and (hand.plays[0], -1) in own_calls:
                only = hand.plays[0], -1  # who has no choice is not asked
                mixture[only] = mixture.get(only, 0.0) + hand.chance
                continue
            dealt = with_hand(game, self.seat, hand)
            asked = dealt if attacks else defense_calls(dealt)[0]
            for option, p in self.thought(asked):
                key = (definition[option.a], option.b)
                mixture[key] = mixture.get(key, 0.0) + hand.chance * p
        total = 0.0
        for reply in hands(game, 1 - self.seat):
            ways = {b for pair in pairs.worth for b in pair if b[0] in reply.plays}
            values = []
            for way in ways:
                value = 0.0
                known = True
                for own, p in mixture.items():
                    pair = (own, way) if attacks else (way, own)
                    if pair not in pairs.worth:
                        known = False
                        break
                    home = pairs.worth[pair]
                    value += p * (home if self.seat == 0 else 1 - home)
                if known:
                    values.append(value)
            total += reply.chance * min(values)
        return total
