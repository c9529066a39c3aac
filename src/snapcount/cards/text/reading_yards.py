"""What the grammar's rules for yards and for where the ball lies become."""

from __future__ import annotations

from snapcount.cards.nouns import (
    Half,
    Number,
    OnSide,
    TheBaseYards,
    TheTimeUnits,
    TheYardsToGoal,
    Times,
)
from snapcount.cards.text.clauses import (
    Clause,
    card_side,
    minus,
    offense,
    third,
)
from snapcount.cards.text.machine import Word
from snapcount.cards.text.reading_comparisons import How
from snapcount.cards.text.reading_conditions import ReadConditions
from snapcount.cards.text.reading_who import Named, known
from snapcount.cards.text.refusal import Refusal
from snapcount.cards.tree import (
    ChangeBaseYards,
    Gain,
    If,
    InsteadYards,
    LimitYards,
    Lose,
    MoveBall,
    MultiplyYards,
    PlaceBall,
    SetBaseYards,
    SetTimeUnits,
)


class ReadYards(ReadConditions):
    """Yards gained and lost, base yards, and the ball moved."""

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

    def halve_up(self) -> Clause:
        return MultiplyYards("halve", up=True)

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
