"""Judging a game whose cards the referee cannot read, such as those of the starter decks.

What an effect did is taken from the engine's events; what the rules make of it is worked out here:
the marker from the yards, the score from the marker, the clock from the Time Units, the kick from
the Grit, the next down and the next possession from how the last one ended.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Final

from snapcount.engine import events as e
from snapcount.engine.views.event_view import EventSeen
from snapcount.engine.views.view import View
from snapcount.testing.referee.arithmetic import (
    base_yards,
    digit,
    field_goal_good,
    marker,
    punt,
    time_units,
)
from snapcount.testing.referee.judge import Disagreement, Moment
from snapcount.testing.referee.rules import (
    AFTER_SAFETY,
    EDITIONS,
    FIELD_GOAL,
    HALF,
    OVERTIME_CLOCK,
    OWN_25,
    SAFETY,
    TOUCHDOWN,
)
from snapcount.testing.referee.texts import Play

ADD: Final = 0  # the plain entry of the yards ledger
PICK_SIX: Final = 3
SUCCESSFUL: Final = 2


class Watch:
    """Follows one game by its events. `texts` are the kinds of text in both decks, by name."""

    def __init__(
        self, plays: dict[int, Play], texts: Collection[str], edition: str, all_pro: bool
    ) -> None:
        self.rules = EDITIONS[edition]
        self.all_pro = all_pro
        self.plays = plays
        self.texts = frozenset(texts)
        self.period = 0
        self.clock = HALF
        self.score = [0, 0]
        self.timeouts = [3, 3]
        self.offense = -1
        self.ball = OWN_25
        self.down = 0
        self.first = -1
        self.start: tuple[int, int, str] | None = None  # who, where, by which clause
        self.possessions = 0
        self.over = False
        self.new_down()

    def new_down(self) -> None:
        """Forget what belongs to a down."""
        self.spot = self.ball
        self.moved_to = -1  # where an effect put the ball before the play: see `table.Down`
        self.called: list[Play | None] = [None, None]
        self.x = [0, 0]
        self.strength = -1
        self.known = True  # whether nothing has touched the Strength or the calls
        self.plain = True  # whether nothing but gains and losses has touched the yards
        self.ledger = 0
        self.time: list[int] = []
        self.timed = True
        self.final = 0
        self.successful = False
        self.grit_cards: list[int] = []
        self.grit = -1
        self.first_down = False
        self.next_down = -1
        self.replayed = False
        self.ended = ""
        self.replaced = False
        self.results = False
        self.score_before = self.score[:]

    # Listening ------------------------------------------------------------------------------

    def hear(self, now: Moment) -> None:
        for event in now.happened:
            heard = _HEARD.get(event.kind)
            if heard is not None:
                heard(self, event)
        self.compare(now.view)

    def compare(self, view: View) -> None:
        self.agree("F-12", "score", view.score, self.score)
        self.agree("F-13", "timeouts", view.timeouts, self.timeouts)
        self.agree("F-13", "clock", view.clock, self.clock)
        if view.over:
            best = max(self.score)
            ahead = -1 if self.score[0] == self.score[1] else self.score.index(best)
            self.agree("H-2", "winner", view.winner, ahead)

    def agree(self, clause: str, what: str, engine: object, referee: object) -> None:
        if engine != referee:
            raise Disagreement(clause, what, engine, referee)

    # Possessions and downs ------------------------------------------------------------------

    def game_starts(self, event: EventSeen) -> None:
        self.first = event.seat
        self.start = (event.seat, OWN_25, "S-3")

    def possession(self, event: EventSeen) -> None:
        """P-2, P-3, H-3."""
        if self.start is not None:
            seat, ball, clause = self.start
            if not (self.ended == "turnover" and event.a == 100 - self.moved_to):
                self.agree(clause, "possession", (event.seat, event.a), (seat, ball))
        self.offense, self.ball = event.seat, event.a
        self.start = None
        self.down = 0
        self.possessions += 1
        self.new_down()

    def down_starts(self, event: EventSeen) -> None:
        """F-15, F-16, R-5."""
        due = self.down if self.replayed else self.down + 1
        if self.first_down and self.replayed and event.a == 1:
            due = 1  # no clause says whether a First Down outlasts a Replay
        elif self.first_down and not self.replayed:
            due = 1
        if self.next_down < 0:
            self.agree("F-16", "down", event.a, due)
        self.agree("P-1", "offense", event.seat, self.offense)
        if not self.replayed:  # R-35 puts it back to the spot of the down
            self.agree("F-10", "ball at the down", event.b, self.ball)
        self.ball, self.down = event.b, event.a
        self.new_down()

    def down_set(self, event: EventSeen) -> None:
        if event.b == 1:
            self.next_down = event.a
        else:
            self.down = event.a

    def first_down_gained(self, event: EventSeen) -> None:
        self.first_down = True

    def first_down_lost(self, event: EventSeen) -> None:
        self.first_down = False

    def replay(self, event: EventSeen) -> None:
        self.replayed = True
        if self.results and not self.over:
            self.score = self.score_before[:]

    def turned_over_on_downs(self, event: EventSeen) -> None:
        """F-16."""
        if self.next_down < 0:
            self.agree("F-16", "turnover on downs on down", self.down, 4)
        self.start = (1 - self.offense, 100 - self.ball, "P-2")

    # The play -------------------------------------------------------------------------------

    def play_called(self, event: EventSeen) -> None:
        self.called[event.seat] = self.plays.get(event.a)
        self.x[event.seat] = max(event.b, 0)

    def call_changed(self, event: EventSeen) -> None:
        self.known = False
        if event.seat == self.offense:
            self.called[event.seat] = self.plays.get(event.a)
            self.timed = event.a >= 0

    def checked(self, event: EventSeen) -> None:
        """F-5."""
        self.successful = event.a == SUCCESSFUL
        if self.known and "ModifyStrength" not in self.texts:
            total = 0
            for play, x in zip(self.called, self.x, strict=True):
                if play is not None:
                    total += play.strength if play.strength is not None else x
            self.agree("F-5", "Play Strength", event.b, digit(total))
        self.strength = event.b

    def strength_changed(self, event: EventSeen) -> None:
        self.known = False
        self.strength = event.a
        if not 0 <= event.a <= 9:
            raise Disagreement("R-32", "Play Strength", event.a, "0 to 9")

    def yards_changed(self, event: EventSeen) -> None:
        if event.a == ADD:
            self.ledger += event.b
        else:
            self.plain = False

    def offset(self, event: EventSeen) -> None:
        self.plain = False

    def yards(self, event: EventSeen) -> None:
        """F-10: base yards, and what effects made of them."""
        self.results = True
        self.final = event.b
        play = self.called[self.offense]
        modified = {
            "ModifyYards",
            "ModifyAbilityYards",
            "ChangeBaseYards",
            "SetBaseYards",
            "BaseYardsAre",
        }
        if play is not None and self.known and not self.texts & modified:
            due = base_yards(play.call, play.yards, self.strength, self.successful)
            self.agree("F-10", "base yards", event.a, due)
        if self.plain and not self.texts & modified and not self.replaced:
            self.agree("F-10", "final yards", event.b, event.a + self.ledger)

    def marker(self, event: EventSeen) -> None:
        self.agree("F-10", "marker", event.a, self.ball)
        self.agree("F-10", "marker", event.b, marker(self.ball, self.final))
        self.ball = event.b

    def ball_moved(self, event: EventSeen) -> None:
        """F-20, R-21: not into an end zone."""
        stop = self.rules.stops_at
        if not stop <= event.b <= 100 - stop and event.b != event.a:
            raise Disagreement("F-20", "ball", event.b, f"between {stop} and {100 - stop}")
        if self.called == [None, None]:
            self.moved_to = event.b
        self.ball = event.b

    def replaced_by(self, event: EventSeen) -> None:
        self.replaced = True

    # Scores ---------------------------------------------------------------------------------

    def touchdown(self, event: EventSeen) -> None:
        self.agree("F-12", "points", event.a, TOUCHDOWN)
        self.score[event.seat] += event.a
        if event.b == PICK_SIX:
            self.agree("F-17", "Pick Six", event.seat, 1 - self.offense)
            self.start = (self.offense, OWN_25, "P-2")
        else:
            self.agree("F-12", "touchdown", (event.seat, self.ball), (self.offense, 100))
            self.start = (1 - self.offense, OWN_25, "P-2")

    def safety(self, event: EventSeen) -> None:
        self.agree("F-12", "points", event.a, SAFETY)
        self.agree("F-12", "safety", (event.seat, self.ball), (1 - self.offense, 0))
        self.score[event.seat] += event.a
        self.start = (event.seat, AFTER_SAFETY, "P-2")

    def points(self, event: EventSeen) -> None:
        self.score[event.seat] += event.a

    def turnover(self, event: EventSeen) -> None:
        self.ended = "turnover"
        if self.rules.nearer_spot:
            self.start = None  # the play's result hangs on what cards would have made of it
        elif event.a != PICK_SIX:
            self.start = (1 - self.offense, 100 - self.spot, "P-2")

    def turnover_cancelled(self, event: EventSeen) -> None:
        self.ended = ""
        self.start = None

    # Kicks ----------------------------------------------------------------------------------

    def grit_card(self, event: EventSeen) -> None:
        play = self.plays.get(event.a)
        if play is not None:
            printed = play.grit if self.rules.x_is_printed else 0
            self.grit_cards.append(play.strength if play.strength is not None else printed)

    def grit_known(self, event: EventSeen) -> None:
        """K-1."""
        if not self.texts & _GRIT_CHANGES:
            self.agree("K-1", "Grit", event.a, digit(sum(self.grit_cards)))
        self.grit_cards = []
        self.grit = event.a

    def kick_uses_its_grit(self, event: EventSeen) -> None:
        if not self.texts & _GRIT_CHANGES:
            self.agree("K-1", "Grit of the kick", event.b, self.grit)

    def punted(self, event: EventSeen) -> None:
        """K-2."""
        self.kick_uses_its_grit(event)
        yards, start = punt(self.ball, event.b)
        if not self.texts.isdisjoint(("ModifyPunts", "PuntsGo")):
            landed = self.ball + event.a
            start = 20 if landed >= 100 else 100 - landed
        else:
            self.agree("K-2", "punt", event.a, yards)
        self.start = (1 - self.offense, start, "P-2")
        if "PuntsIntoEndZone" in self.texts and self.ball + event.a >= 100:
            self.start = None

    def field_goal(self, event: EventSeen, good: bool) -> None:
        """K-3, K-4."""
        self.kick_uses_its_grit(event)
        if not self.texts & _FIELD_GOALS:
            clause = "K-4" if self.rules.old_flow else "K-3"
            due = field_goal_good(self.rules, self.ball, event.b)
            self.agree(clause, "field goal is good", good, due)
        if good:
            self.score[event.seat] += FIELD_GOAL
            self.start = (1 - self.offense, OWN_25, "P-2")
        else:
            self.start = (1 - self.offense, 100 - self.ball, "P-2")

    def good(self, event: EventSeen) -> None:
        self.field_goal(event, True)

    def missed(self, event: EventSeen) -> None:
        self.field_goal(event, False)

    # The clock ------------------------------------------------------------------------------

    def units_changed(self, event: EventSeen) -> None:
        if event.b == 1:
            self.timed = False
        self.time.append(event.a)

    def clock_runs(self, event: EventSeen) -> None:
        """F-13, K-5."""
        play = self.called[self.offense]
        if event.cause < 0 and self.timed and not self.texts & {"ModifyTimeUnits"}:
            if play is not None:
                units = time_units(play.time, self.time, self.all_pro)
                self.agree("F-13", "Time Units", event.a, min(units, self.clock))
            elif not self.time:  # what was said before a kick was of no kick
                units = 1 + int(self.all_pro)
                self.agree("K-5", "Time Units", event.a, min(units, self.clock))
        self.clock -= event.a
        self.agree("F-13", "clock", event.b, self.clock)

    def clock_set(self, event: EventSeen) -> None:
        self.clock = event.a

    def timeout(self, event: EventSeen) -> None:
        self.timeouts[event.seat] -= 1
        self.agree("F-13", "timeouts", event.a, self.timeouts[event.seat])

    def timeouts_changed(self, event: EventSeen) -> None:
        self.timeouts[event.seat] = max(self.timeouts[event.seat] + event.a, 0)

    def second_half(self, event: EventSeen) -> None:
        """P-3."""
        self.agree("F-18", "clock at the half", self.clock, 0)
        self.period, self.clock, self.possessions = 1, HALF, 0
        self.start = (1 - self.first, OWN_25, "P-3")

    def overtime(self, event: EventSeen) -> None:
        """H-3."""
        self.agree("H-2", "score before an overtime", self.score[0], self.score[1])
        self.period += 1
        self.clock, self.timeouts, self.possessions = OVERTIME_CLOCK, [1, 1], 0
        self.start = None

    def game_over(self, event: EventSeen) -> None:
        self.over = True
        self.agree("F-12", "score at the end", [event.a, event.b], self.score)
        if self.period >= 1 and self.score[0] == self.score[1] and self.rules.overtime:
            raise Disagreement("H-2", "end of the game", "a tie", "an overtime")


_GRIT_CHANGES: Final = frozenset(("ModifyGrit", "KickGritIs", "ChangeGrit", "SetGrit", "KickAgain"))
_FIELD_GOALS: Final = frozenset(
    (
        "ModifyFieldGoals",
        "FieldGoalsAre",
        "ModifyKickPoints",
        "ScoresAre",
        "KickAgain",
        "SetGrit",
        "Would",
        "GoodOn",
    )
)
_HEARD: Final[dict[int, Callable[[Watch, EventSeen], None]]] = {
    e.GAME_STARTS: Watch.game_starts,
    e.POSSESSION: Watch.possession,
    e.DOWN: Watch.down_starts,
    e.DOWN_SET: Watch.down_set,
    e.FIRST_DOWN_EVENT: Watch.first_down_gained,
    e.FIRST_DOWN_CANCELLED: Watch.first_down_lost,
    e.REPLAY: Watch.replay,
    e.TURNOVER_ON_DOWNS: Watch.turned_over_on_downs,
    e.CALLED: Watch.play_called,
    e.CALL_CHANGED: Watch.call_changed,
    e.CHECKED: Watch.checked,
    e.STRENGTH: Watch.strength_changed,
    e.YARDS_CHANGED: Watch.yards_changed,
    e.OFFSET: Watch.offset,
    e.YARDS: Watch.yards,
    e.MARKER: Watch.marker,
    e.BALL_MOVED: Watch.ball_moved,
    e.REPLACED: Watch.replaced_by,
    e.TOUCHDOWN_EVENT: Watch.touchdown,
    e.SAFETY_EVENT: Watch.safety,
    e.POINTS: Watch.points,
    e.TURNOVER_EVENT: Watch.turnover,
    e.TURNOVER_CANCELLED: Watch.turnover_cancelled,
    e.GRIT_CARD: Watch.grit_card,
    e.GRIT: Watch.grit_known,
    e.PUNTED: Watch.punted,
    e.FIELD_GOAL_GOOD: Watch.good,
    e.FIELD_GOAL_MISSED_EVENT: Watch.missed,
    e.TIME_UNITS_CHANGED: Watch.units_changed,
    e.CLOCK: Watch.clock_runs,
    e.CLOCK_SET: Watch.clock_set,
    e.TIMEOUT: Watch.timeout,
    e.TIMEOUTS_CHANGED: Watch.timeouts_changed,
    e.SECOND_HALF: Watch.second_half,
    e.OVERTIME: Watch.overtime,
    e.GAME_OVER: Watch.game_over,
}
