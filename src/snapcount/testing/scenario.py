"""The scenario builder: declare a table, act on it, and assert exactly what is offered.

    game = scenario("crd", offense=["Gain 10 yards."], at=AFTER_DESIGNATION)
    game.offense.offered(PASS, PLAY(0)).plays(0)
    assert game.yards_by_effects == 10

The declared zones and numbers are written into the state at the start of a down (or of a
possession); from there on the real flow is played, with scripted answers up to `at`.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Final

from snapcount.cards.card import PlayCard
from snapcount.cards.words import TIMING_POINTS
from snapcount.engine import events, options
from snapcount.engine.edition import Edition
from snapcount.engine.editions import edition_named
from snapcount.engine.events import Event
from snapcount.engine.flow.calling import PlayOrKick
from snapcount.engine.options import DECISION_NAMES, Decision, Option
from snapcount.engine.play import base_yards, play_strength, yards_of_play
from snapcount.engine.records.loading import load
from snapcount.engine.records.save import fingerprint, save
from snapcount.engine.records.sound import check_state
from snapcount.testing.cards import START_OF_DOWN, START_OF_POSSESSION, Effects
from snapcount.testing.course import Course
from snapcount.testing.layout import Board, HandCard, Side, call_card, lay_out
from snapcount.testing.log import Log
from snapcount.testing.seat import Seat

NEXT_DOWN: Final = "next down"
NEXT_POSSESSION: Final = "next possession"
GAME_OVER: Final = "game over"

# Places of the flow at which a possession, not a down, has to be started.
AT_POSSESSION: Final = (START_OF_POSSESSION, "line-up", "second-half draw")
# What may be waited for across the end of a down.
BEYOND_THE_DOWN: Final = (
    *AT_POSSESSION,
    START_OF_DOWN,
    "play or kick",
    NEXT_DOWN,
    NEXT_POSSESSION,
    GAME_OVER,
)
# Decisions that stand in the middle of something: no test may end with one.
HALF_DONE: Final = (
    options.ASK_EFFECT,
    options.ASK_HAND_LIMIT,
    options.ASK_TRIGGER_ORDER,
    options.ASK_LOOP,
    options.ASK_REPLACEMENT,
    options.ASK_REPLAY_OR_TURNOVER,
)
MOST_DECISIONS: Final = 2000

_started: list[Scenario] = []

Declared = Side | Sequence[HandCard | Effects]


def scenario(
    edition: str | Edition,
    *,
    offense: Declared = (),
    defense: Declared = (),
    calls: tuple[PlayCard | str, PlayCard | str] = ("Run Left", "Long Pass"),
    strength: int = 3,
    time: int = 1,
    at: str = "",
    carrier: str = "",
    tackler: str = "",
    ball: int = 25,
    down: int = 1,
    clock: int = 15,
    score: tuple[int, int] = (0, 0),
    timeouts: tuple[int, int] = (3, 3),
    period: int = 0,
    possession: int = 1,
    offense_seat: int = 0,
    first_offense: int | None = None,
    all_pro: bool = False,
    seed: int = 1,
) -> Scenario:
    """Declare a table and play up to `at`: a timing point, or a kind of decision.

    Without `at` that is the choice between a play and a kick; in 2019 that is the call (G-2).

    `offense` and `defense` are the Action-deck cards in hand, or a whole `Side`. `calls` is what
    the offense calls and what the defense stops, in words or as Plays; in words the Play Strength
    is `strength` and the offense's Play takes `time`. Both Play decks hold copies of the call.
    `carrier` and `tackler` are named at Player Designation. Pairs have the offense's value first.
    """
    rules = edition_named(edition) if isinstance(edition, str) else edition
    sides = (as_side(offense), as_side(defense))
    board = Board(
        offense_seat=offense_seat,
        ball=ball,
        down=down,
        clock=clock,
        score=score,
        timeouts=timeouts,
        period=period,
        possession=possession,
        first_offense=first_offense,
        at_possession=at in AT_POSSESSION,
        draw_up=at == "second-half draw",
    )
    cards = (call_card(calls[0], strength, True, time), call_card(calls[1], 0, False))
    state, dealt = lay_out(rules, all_pro, sides, cards, board, seed)
    check_state(state)
    game = Scenario.__new__(Scenario)
    game.state = state
    game.declared_offense = offense_seat
    game.offense = Seat(game, dealt[0], "the offense")
    game.defense = Seat(game, dealt[1], "the defense")
    game.carrier = carrier
    game.tackler = tackler
    game.log = Log(state.table)
    game.log.events += state.events
    game.acted_in = None
    _started.append(game)
    game.run_to(at or first_question(rules))
    return game


def first_question(rules: Edition) -> str:
    """What a down begins with: whether to kick is asked with the call, or before it."""
    return "play or kick" if any(isinstance(p, PlayOrKick) for p in rules.flow) else "call"


def as_side(declared: Declared) -> Side:
    return declared if isinstance(declared, Side) else Side(hand=declared)


class Scenario(Course):
    """A game in a test. `offense` and `defense` are the seats as declared, whoever has the ball."""

    offense: Seat
    defense: Seat
    carrier: str
    tackler: str

    # going on

    def run_to(self, place: str) -> Scenario:
        """Go on with scripted answers: pass, run a play, make the declared call, no timeouts.

        Stops at a decision in that timing point or of that kind. Fails if the down ends without
        one, unless the place is one at the start of a down or of a possession.
        """
        assert place in (*TIMING_POINTS, *DECISION_NAMES, *BEYOND_THE_DOWN), f"no place {place!r}"
        downs = self.log.count(events.DOWN)
        to_begin = 1 if self.state.phase < self.state.table.edition.at_down else 0
        possessions = self.log.count(events.POSSESSION)
        for _ in range(MOST_DECISIONS):
            if place == NEXT_DOWN:
                there = self.log.count(events.DOWN) > downs
            elif place == NEXT_POSSESSION:
                there = self.log.count(events.POSSESSION) > possessions
            else:
                there = self.is_at(place)
            if there:
                self.acted_in = self.moment
                return self
            assert self.state.decision is not None, f"{place}: the game was over first\n{self}"
            gone = self.log.count(events.DOWN) - downs
            assert place in BEYOND_THE_DOWN or gone <= to_begin, (
                f"nobody was asked anything at {place!r} in this down\n{self}"
            )
            self.apply(self.scripted(self.state.decision))
        raise AssertionError(f"{place!r} was not reached\n{self}")

    def is_at(self, place: str) -> bool:
        decision = self.state.decision
        if decision is None:
            return place == GAME_OVER
        if place in TIMING_POINTS:
            return bool(self.state.point == 1 << TIMING_POINTS.index(place))
        return DECISION_NAMES[decision.kind] == place

    def scripted(self, decision: Decision) -> Option:
        """The answer that leads on without doing anything of note."""
        asked = self.offense if decision.seat == self.offense.seat else self.defense
        if decision.kind == options.ASK_CALL:
            call = self.state.table.definition[asked.dealt.plays[0]]
            for option in decision.options:
                if option.verb == options.CALL:
                    if self.state.table.definition[option.a] == call:
                        return option
            return decision.options[0]
        if decision.kind == options.ASK_DESIGNATION:
            return self.named(decision, asked)
        if decision.kind == options.ASK_LINE_UP:
            return decision.options[-1]
        assert decision.kind not in HALF_DONE, f"{asked.name} must answer first\n{self}"
        return decision.options[0]

    def named(self, decision: Decision, asked: Seat) -> Option:
        """Who is designated: as declared, else the first who is no Quarterback."""
        name = ""
        if asked is self.has_ball:
            name = self.carrier if asked is self.offense else ""
        elif asked is self.defense:
            name = self.tackler
        for option in decision.options:
            if name in ("", self.player_name(option.a)) or asked.means_player(name, option.a):
                if name or not asked.means_player("QB", option.a):
                    return option
        assert not name, f"{name!r} cannot be designated\n{self}"
        return decision.options[0]

    # looking

    @property
    def events(self) -> list[Event]:
        """What the last answer made happen."""
        return self.state.events

    @property
    def has_ball(self) -> Seat:
        """Who is on offense now."""
        return self.offense if self.offense.on_offense else self.defense

    @property
    def ball(self) -> int:
        return int(self.state.ball)

    @property
    def down(self) -> int:
        return int(self.state.down)

    @property
    def clock(self) -> int:
        return int(self.state.clock)

    @property
    def score(self) -> tuple[int, int]:
        return self.offense.score, self.defense.score

    @property
    def strength(self) -> int:
        """The Play Strength as it stands."""
        return int(play_strength(self.state))

    @property
    def outcome(self) -> int:
        """How the play stood when it was last checked (F-4)."""
        return int(self.state.this.outcome)

    @property
    def base_yards(self) -> int:
        result = self.results()
        return result[2] if result is not None else int(base_yards(self.state))

    @property
    def yards(self) -> int:
        """The yards of the play: as they came out, or as they stand."""
        result = self.results()
        return result[3] if result is not None else int(yards_of_play(self.state))

    @property
    def yards_by_effects(self) -> int:
        return self.yards - self.base_yards

    def results(self) -> Event | None:
        """The Play Results of the last play, once there are some."""
        if self.state.this.revealed and not self.state.this.results:
            return None
        return next((e for e in reversed(self.log.events) if e[0] == events.YARDS), None)

    @property
    def layers(self) -> list[str]:
        """The cards in the layers, the first in first."""
        return self.names([layer.card for layer in self.state.layers])

    @property
    def resolved(self) -> list[str]:
        """The cards whose layers have resolved, in that order."""
        return self.names([event[2] for event in self.log.all(events.RESOLVES)])

    @property
    def gridirons(self) -> list[str]:
        return self.names(self.state.gridirons)

    # ending

    def check_end(self) -> None:
        """Nothing stands half done, and the state saves and loads."""
        decision = self.state.decision
        if decision is not None:
            assert decision.kind not in HALF_DONE, f"a decision is left unanswered\n{self}"
        check_state(self.state)
        again = load(save(self.state), self.state.table)
        assert fingerprint(again) == fingerprint(self.state), "the saved state loads differently"


@contextmanager
def scenarios_end_clean() -> Iterator[None]:
    """Around a test: at its end every scenario that it started must stand clean."""
    _started.clear()
    yield
    games = [*_started]
    _started.clear()
    for game in games:
        game.check_end()
