"""Chapter G: plays that stay stopped or incomplete in 2019 (G-4, G-6, R-8)."""

from __future__ import annotations

import pytest

from snapcount.cards.tree import (
    BecomePlay,
    Effect,
    FirstDown,
    Gain,
    Lose,
    PlayCall,
    Triggered,
)
from snapcount.cards.words import TimingPoint
from snapcount.engine import events, terms
from snapcount.testing import (
    END_OF_PLAY,
    IF_INCOMPLETE,
    IF_STOPPED,
    LET_IT_RUN,
    NEXT_DOWN,
    NEXT_POSSESSION,
    ON_FIELD_ADJUSTMENTS,
    PASS,
    PLAY,
    TIMEOUT,
    Scenario,
    Side,
    action,
    player,
    rule,
    scenario,
)
from snapcount.testing.editions import by_chapter_g, editions_where, first_question

BY_G = editions_where(by_chapter_g)
STOPPED = ("Run Left", "Run Left")
INCOMPLETE = ("Short Pass: 20 (5-9)", "Long Pass")
SUCCESS = ("Run Left", "Long Pass")
failures = pytest.mark.parametrize(
    ("calls", "window"), [(STOPPED, IF_STOPPED), (INCOMPLETE, IF_INCOMPLETE)], ids=["stop", "miss"]
)
both_windows = pytest.mark.parametrize("early", [True, False], ids=["adjusting", "in the window"])


# No yards, no end of the play ------------------------------------------------------------------


@rule("G-4", "G-6", "R-8", editions=BY_G)
@failures
@both_windows
@pytest.mark.parametrize(
    "effect", ["Gain 10 yards.", "Lose 10 yards.", "The play gains 10 yards instead."]
)
def test_a_play_that_failed_gains_nothing_whatever_was_played(
    calls: tuple[str, str], window: TimingPoint, early: bool, effect: str
) -> None:
    point = ON_FIELD_ADJUSTMENTS if early else window
    card = action(effect, when=point)
    game = scenario("2019", offense=[card], defense=[card], calls=calls, at=point)
    game.offense.offered(PASS, PLAY(0)).plays(0)
    game.defense.offered(PASS, PLAY(0)).plays(0)
    game.run_to("timeout")
    assert (game.yards, game.ball) == (0, 25)
    assert game.run_to(NEXT_DOWN).ball == 25


@rule("G-4", "F-10")
@pytest.mark.parametrize(("edition", "ball"), [("2019", 25), ("2021", 35), ("crd", 35)])
def test_since_2021_effects_still_move_a_stopped_play(edition: str, ball: int) -> None:
    card = action(Gain(10), when=ON_FIELD_ADJUSTMENTS)
    game = scenario(edition, offense=[card], calls=STOPPED, at=ON_FIELD_ADJUSTMENTS)
    game.offense.plays(0)
    assert game.run_to(NEXT_DOWN).ball == ball


@rule("G-4", editions=BY_G)
def test_the_yards_count_if_the_play_is_rescued() -> None:
    push = action(Gain(10), when=IF_STOPPED)
    rescue = action(BecomePlay((PlayCall("run right"),)), when=IF_STOPPED)
    game = scenario("2019", offense=[push, rescue], calls=STOPPED, at=IF_STOPPED)
    game.offense.plays(0).plays(1)
    assert game.run_to(NEXT_DOWN).ball == 25 + 15 + 10


@rule("G-4", "G-6", "R-8", "F-12", editions=BY_G)
@failures
@pytest.mark.parametrize(("effect", "ball"), [(Lose(40), 10), (Gain(40), 90)], ids=["own", "far"])
def test_a_play_that_failed_scores_for_nobody(
    calls: tuple[str, str], window: TimingPoint, effect: Effect, ball: int
) -> None:
    card = action(effect, when=window)
    game = scenario("2019", defense=[card], calls=calls, ball=ball, at=window)
    game.defense.plays(0)
    game.run_to(NEXT_DOWN)
    assert (game.score, game.ball, game.down) == ((0, 0), ball, 2)
    assert game.offense.on_offense


@rule("G-4", "G-6", "R-8", "G-7", editions=BY_G)
@failures
def test_a_play_that_failed_has_no_end_of_the_play(
    calls: tuple[str, str], window: TimingPoint
) -> None:
    """A First Down at the end of the play does not save a fourth down that was stopped."""
    late = action(FirstDown(), when=END_OF_PLAY)
    game = scenario("2019", offense=[late], defense=[late], calls=calls, down=4, at="timeout")
    game.offense.answers(LET_IT_RUN)
    game.defense.answers(LET_IT_RUN)  # and nobody is asked for a card
    assert game.log.has(events.TURNOVER_ON_DOWNS, a=25)
    assert game.defense.on_offense


@rule("G-4", "F-16", editions=BY_G)
def test_a_first_down_in_the_window_for_stopped_plays_counts() -> None:
    game = scenario(
        "2019",
        offense=[action(FirstDown(), when=IF_STOPPED)],
        calls=STOPPED,
        down=4,
        at=IF_STOPPED,
    )
    game.offense.plays(0)
    game.run_to(NEXT_DOWN)
    assert (game.down, game.ball) == (1, 25)


@rule("R-8", "F-13", editions=BY_G)
@failures
@pytest.mark.parametrize("who", ["nobody", "offense", "defense"])
def test_a_play_that_failed_takes_its_time_timeouts_as_usual(
    calls: tuple[str, str], window: TimingPoint, who: str
) -> None:
    game = scenario("2019", calls=calls, time=2, at="timeout")
    assert not game.log.has(events.DESIGNATED)
    game.offense.offered(LET_IT_RUN, TIMEOUT)
    game.offense.answers(TIMEOUT if who == "offense" else LET_IT_RUN)
    if who != "offense":
        game.defense.offered(LET_IT_RUN, TIMEOUT)
        game.defense.answers(TIMEOUT if who == "defense" else LET_IT_RUN)
    assert game.clock == (13 if who == "nobody" else 15)
    assert (game.offense.timeouts, game.defense.timeouts) == (
        3 - (who == "offense"),
        3 - (who == "defense"),
    )


@rule("R-8", "F-18", editions=BY_G)
@failures
def test_the_last_time_unit_of_a_play_that_failed_ends_the_half(
    calls: tuple[str, str], window: TimingPoint
) -> None:
    game = scenario("2019", calls=calls, clock=1, timeouts=(0, 0), at="call")
    game.run_to(NEXT_POSSESSION)
    assert game.log.has(events.HALF_ENDS)


@rule("G-7", "R-8", editions=BY_G)
def test_a_play_that_works_still_has_its_end() -> None:
    late = action(FirstDown(), when=END_OF_PLAY)
    game = scenario("2019", offense=[late], calls=SUCCESS, down=4, at=END_OF_PLAY)
    game.offense.offered(PASS, PLAY(0)).plays(0)
    assert (game.down, game.ball) == (1, 40)


# Stopped is not incomplete ---------------------------------------------------------------------

STOPS_ONLY = [("2019", False), ("2021", True), ("2022", True), ("crd", True)]
counts = pytest.mark.parametrize(("edition", "heard"), STOPS_ONLY)


def failing(
    edition: str, calls: tuple[str, str], ability: str | Triggered, **rest: object
) -> Scenario:
    """A play that fails, with a Quarterback who has that ability."""
    side = Side(players=[player("QB", ability)])
    first = first_question(edition)
    game = scenario(edition, offense=side, calls=calls, at=first, **rest)  # type: ignore[arg-type]
    return game


@rule("G-6", "F-4")
@counts
def test_what_a_stopped_play_triggers_does_not_hear_an_incomplete_pass_in_2019(
    edition: str, heard: bool
) -> None:
    text = "Whenever your play is stopped, draw an Action card."
    for calls, draws in ((STOPPED, True), (INCOMPLETE, heard)):
        game = failing(edition, calls, text).run_to(NEXT_DOWN)
        assert game.log.has(events.TRIGGER_ADDED) is draws


@rule("G-4", "F-4")
@pytest.mark.parametrize("edition", editions_where())
def test_what_an_incomplete_pass_triggers_never_hears_a_stopped_one(edition: str) -> None:
    text = "Whenever your pass is incomplete, draw an Action card."
    stopped = ("Short Pass: 20 (5-9)", "Short Pass")
    for calls, draws in ((INCOMPLETE, True), (stopped, False)):
        game = failing(edition, calls, text).run_to(NEXT_DOWN)
        assert game.log.has(events.TRIGGER_ADDED) is draws


@rule("G-6", "F-4")
@counts
def test_a_play_that_would_be_stopped_is_not_one_that_would_be_incomplete_in_2019(
    edition: str, heard: bool
) -> None:
    text = "If your play would be stopped, it is successful instead."
    for calls, saved in ((STOPPED, True), (INCOMPLETE, heard)):
        game = failing(edition, calls, text).run_to(NEXT_DOWN)
        assert game.log.has(events.DESIGNATED) is saved


@rule("G-4", "F-4")
@pytest.mark.parametrize("edition", editions_where())
def test_a_pass_that_would_be_incomplete_is_not_one_that_would_be_stopped(edition: str) -> None:
    text = "If your pass would be incomplete, it is complete instead."
    stopped = ("Short Pass: 20 (5-9)", "Short Pass")
    for calls, saved in ((INCOMPLETE, True), (stopped, False)):
        game = failing(edition, calls, text).run_to(NEXT_DOWN)
        assert game.log.has(events.DESIGNATED) is saved


@rule("G-4", "G-6", editions=BY_G)
@pytest.mark.parametrize(
    ("text", "calls", "window", "holds"),
    [
        ("If the play is stopped, it becomes successful.", STOPPED, IF_STOPPED, True),
        ("If the play is stopped, it becomes successful.", INCOMPLETE, IF_INCOMPLETE, False),
        ("If the pass is incomplete, it becomes complete.", INCOMPLETE, IF_INCOMPLETE, True),
        (
            "If the pass is incomplete, it becomes complete.",
            ("Short Pass: 20 (5-9)", "Short Pass"),
            IF_STOPPED,
            False,
        ),
    ],
)
def test_a_rescue_saves_what_it_names(
    text: str, calls: tuple[str, str], window: TimingPoint, holds: bool
) -> None:
    game = scenario("2019", offense=[action(text, when=window)], calls=calls, at=window)
    game.offense.plays(0)
    assert (game.outcome == terms.SUCCESSFUL) is holds
    assert (game.run_to(NEXT_DOWN).ball > 25) is holds


@rule("G-6", "F-4")
@counts
def test_a_card_for_stopped_plays_cannot_be_played_on_an_incomplete_pass_in_2019(
    edition: str, heard: bool
) -> None:
    card = "Gain 5 yards. Play only if the play is stopped."
    other = action(Gain(10), when=(ON_FIELD_ADJUSTMENTS, IF_INCOMPLETE))
    at = IF_INCOMPLETE if edition in BY_G else ON_FIELD_ADJUSTMENTS
    game = scenario(edition, offense=[card, other], calls=INCOMPLETE, at=at)
    assert game.offense.may(PLAY(0)) is heard


@rule("G-4", "G-6", editions=BY_G)
def test_the_windows_take_their_own_cards_only() -> None:
    stop, miss = action(Gain(5), when=IF_STOPPED), action(Gain(5), when=IF_INCOMPLETE)
    game = scenario("2019", offense=[stop, miss], calls=STOPPED, at=IF_STOPPED)
    game.offense.offered(PASS, PLAY(0))
    game = scenario("2019", offense=[stop, miss], calls=INCOMPLETE, at=IF_INCOMPLETE)
    game.offense.offered(PASS, PLAY(1))


@rule("G-6", "F-4")
@counts
def test_the_last_play_was_incomplete_and_not_stopped_in_2019(edition: str, heard: bool) -> None:
    card = "Gain 5 yards. Play only if your last play was stopped."
    other = action(Gain(10), when=ON_FIELD_ADJUSTMENTS)
    game = scenario(edition, offense=[card, other], calls=INCOMPLETE)
    game.run_to(NEXT_DOWN).run_to(ON_FIELD_ADJUSTMENTS)
    assert game.offense.may(PLAY(0)) is heard


# What a failure triggers -----------------------------------------------------------------------


@rule("G-4", "R-19", "R-8", editions=BY_G)
def test_what_a_stopped_play_triggers_resolves_before_the_down_ends() -> None:
    """There is no window left for it: nobody may add anything, and yards count for nothing."""
    side = Side(
        players=[
            player("QB", "Whenever your play is stopped, gain 5 yards and draw an Action card.")
        ],
        hand=[action(Gain(5), when=(IF_STOPPED, END_OF_PLAY))],
    )
    game = scenario("2019", offense=side, calls=STOPPED, at=IF_STOPPED)
    game.offense.passes()
    assert game.offense.asked("timeout")
    assert game.log.order(events.TRIGGER_ADDED, events.DREW, events.YARDS)[-3:] == [
        events.TRIGGER_ADDED,
        events.DREW,
        events.YARDS,
    ]
    assert game.run_to(NEXT_DOWN).ball == 25


@rule("G-4", "R-14", editions=BY_G)
def test_a_play_that_failed_cannot_be_saved_once_its_window_is_over() -> None:
    saves = Triggered("a play is stopped", (BecomePlay((PlayCall("run right"),)),), who="you")
    game = failing("2019", STOPPED, saves).run_to(NEXT_DOWN)  # in words it would be refused
    assert game.log.has(events.TOO_LATE)
    assert game.ball == 25


@rule("G-4", "F-7", "R-5", editions=BY_G)
def test_a_replay_that_a_stopped_play_triggers_restarts_the_down() -> None:
    side = Side(players=[player("QB", "Whenever your play is stopped, Replay the Down.")])
    game = scenario("2019", offense=side, calls=STOPPED, down=2, at="call")
    game.offense.answers_anything()
    assert game.log.count(events.REPLAY) == 1
    assert (game.down, game.ball, game.clock) == (2, 25, 15)
