"""`greedy`: the rules of thumb of somebody who has read the rulebook once.

It looks at nothing but its view, weighs each option by a rule for the kind of question, and
never looks ahead.
"""

from __future__ import annotations

from math import exp

from snapcount.agents.agent import Thought, normalized
from snapcount.engine import options as o
from snapcount.engine import terms
from snapcount.engine.dice import Dice
from snapcount.engine.table import Table
from snapcount.engine.views.view import DecisionSeen, OptionSeen, View

KICKING_RANGE = 65  # the line from which a field goal may well be good
OWN_HALF = 60  # up to here a punt is worth more than a fourth down
RUN_YARDS = 22  # what a Run comes to on average: the mean Play Strength times 5


class Greedy:
    """Plays what looks good right now, and leaves well alone."""

    name = "greedy"
    blind = False

    def __init__(self, table: Table) -> None:
        self.table = table
        self.card_of: dict[int, int] = {}  # by definition: any copy
        for card, definition in enumerate(table.definition):
            self.card_of.setdefault(definition, card)

    def choose(self, view: View, decision: DecisionSeen, rng: Dice) -> Thought:
        kind = decision.kind
        weights = [1.0] * len(decision.options)
        if kind == o.ASK_TIMING_POINT:
            weights = self.timing_point(view, decision.options)
        elif kind in (o.ASK_PLAY_OR_KICK, o.ASK_CALL):
            weights = self.play_or_kick(view, decision.options)
        elif kind == o.ASK_LINE_UP:  # the weakest Player stays on the bench
            ratings = {p.slot: self.rating(p.card) for p in view.sides[view.seat].players}
            weakest = min(ratings[option.slot] for option in decision.options)
            weights = [float(ratings[option.slot] == weakest) for option in decision.options]
        elif kind == o.ASK_DESIGNATION:
            weights = self.designation(view, decision.options)
        elif kind == o.ASK_TIMEOUT:
            spend = float(view.period > 0 and view.clock <= 3 and lead(view) < 0)
            weights = [spend if n.verb == o.SPEND_TIMEOUT else 1 - spend for n in decision.options]
        elif kind == o.ASK_DRAW_UP:
            most = max(option.number for option in decision.options)
            weights = [float(option.number == most) for option in decision.options]
        elif kind == o.ASK_EFFECT and any(n.verb == o.YES for n in decision.options):
            weights = [float(option.verb == o.YES) for option in decision.options]
        return Thought(normalized(weights), value(view))

    def rating(self, definition: int) -> int:
        return self.table.rating[self.card_of[definition]]

    def timing_point(self, view: View, options: list[OptionSeen]) -> list[float]:
        """Do something, whatever it is, unless the play already goes the right way."""
        attacks = view.seat == view.offense
        outcome = view.this.outcome
        going_well = outcome == terms.SUCCESSFUL if attacks else outcome != terms.SUCCESSFUL
        settled = view.point == terms.ON_FIELD_ADJUSTMENTS and outcome != terms.UNCHECKED
        wait = settled and going_well
        return [float((option.verb == o.PASS) == wait) for option in options]

    def play_or_kick(self, view: View, options: list[OptionSeen]) -> list[float]:
        """Kick on fourth down, the field goal if it is near enough; else run a play."""
        kick = o.KICK_FIELD_GOAL if view.ball >= KICKING_RANGE else o.KICK_PUNT
        desperate = view.period > 0 and view.clock <= 4 and lead(view) < -3
        last = view.clock <= 1 and view.period != 0 and -3 <= lead(view) <= 0
        wanted = view.down == 4 and (view.ball >= KICKING_RANGE or view.ball <= OWN_HALF)
        kicks = (wanted and not desperate) or (last and view.ball >= KICKING_RANGE)
        kicks = kicks and any(option.verb == kick for option in options)
        weights = []
        for option in options:
            if option.verb == o.CALL:
                weights.append(0.0 if kicks else self.worth(view, option))
            elif option.verb == o.RUN_A_PLAY:
                weights.append(float(not kicks))
            else:
                weights.append(float(kicks and option.verb == kick))
        return weights

    def worth(self, view: View, option: OptionSeen) -> float:
        """Offense: the yards a Play may bring. Defense: how many calls it stops."""
        table, card = self.table, self.card_of[option.card]
        copies = 0.1 if table.strength[card] < 0 else 1.0  # one X is no better than another
        if view.seat != view.offense:
            return copies * int(table.stops[card] & 63).bit_count()
        if table.offense_call[card] & terms.ANY_RUN:
            return copies * RUN_YARDS
        caught = int(table.high[card] - table.low[card] + 1) / 10
        return copies * max(int(table.yards[card]) * caught, 1.0)

    def designation(self, view: View, options: list[OptionSeen]) -> list[float]:
        """An Energized Player with a keyword for it, if there is one."""
        wanted = terms.RUN if view.this.call & terms.ANY_RUN else terms.RECEIVE
        if view.seat != view.offense:
            wanted = terms.TACKLE
        players = {player.slot: player for player in view.sides[view.seat].players}
        weights = []
        for option in options:
            player = players[option.slot]
            definition = player.card if player.superstar < 0 else player.superstar
            abilities = self.table.card_abilities[self.card_of[definition]]
            fits = any(
                ability.kind == wanted and (not ability.calls or ability.calls & view.this.call)
                for ability in abilities
            )
            weights.append(float(fits and not player.exhausted) + 0.01)
        return weights


def lead(view: View) -> int:
    """How many points the seat is ahead."""
    return view.score[view.seat] - view.score[1 - view.seat]


def value(view: View) -> float:
    """A lead counts the more, the less time is left."""
    left = view.clock + (15 if view.period == 0 else 0)
    return 1 / (1 + exp(-lead(view) / (1 + left**0.5)))
