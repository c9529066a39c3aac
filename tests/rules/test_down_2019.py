"""Chapter G: the flow of a down in 2019."""

from __future__ import annotations

import pytest

from snapcount.cards.nouns import DownIs, PlayIs
from snapcount.cards.tree import (
    Activated,
    Audible,
    BecomeDefense,
    BecomePlay,
    ChangeCatchRange,
    ChangeStrength,
    Discard,
    Effect,
    FirstDown,
    Gain,
    Lose,
    MakeResult,
    PlayCall,
    ReplayDown,
    Timing,
    Turnover,
)
from snapcount.cards.words import TimingPoint, TurnoverKind
from snapcount.engine import events, terms
from snapcount.testing import (
    AFTER_DESIGNATION,
    BEFORE_DESIGNATION,
    CALL,
    END_OF_PLAY,
    FIELD_GOAL,
    IF_INCOMPLETE,
    IF_STOPPED,
    NEXT_DOWN,
    NEXT_POSSESSION,
    ON_FIELD_ADJUSTMENTS,
    PASS,
    PLAY,
    PRIOR_TO_SELECTING,
    PUNT,
    RUN_A_PLAY,
    Scenario,
    Side,
    action,
    play,
    player,
    rule,
    scenario,
)
from snapcount.testing.editions import by_chapter_f, by_chapter_g, editions_where, first_question

BY_F = editions_where(by_chapter_f)

BY_G = editions_where(by_chapter_g)
STOPPED = ("Run Left", "Run Left")
INCOMPLETE = ("Short Pass: 20 (5-9)", "Long Pass")


def drew(game: Scenario, deck: int) -> list[int]:
    """Who has drawn from those decks in this down, the offense as declared being 0."""
    return [
        0 if seat == game.offense.seat else 1
        for kind, seat, a, *_ in game.log.since(events.DOWN)
        if kind == events.DREW and a == deck
    ]


# G-1 -------------------------------------------------------------------------------------------


@rule("G-1", editions=BY_G)
def test_both_draw_a_play_before_each_down() -> None:
    game = scenario("2019", at="call")
    assert drew(game, terms.PLAY) == [0, 1]
    game.run_to(NEXT_DOWN)
    assert drew(game, terms.PLAY) == [0, 1]


@rule("G-1", editions=BY_G)
@pytest.mark.parametrize("who", [[], [0], [1], [0, 1]])
def test_who_played_an_action_in_the_previous_down_draws_one(who: list[int]) -> None:
    card = action(Gain(5), when=ON_FIELD_ADJUSTMENTS)
    game = scenario("2019", offense=[card], defense=[card], at=ON_FIELD_ADJUSTMENTS)
    for seat in (game.offense, game.defense):
        if [game.offense, game.defense].index(seat) in who:
            seat.plays(0)
        else:
            seat.passes()
    game.run_to(NEXT_DOWN)
    assert drew(game, terms.ACTION) == who
    game.run_to(NEXT_DOWN)
    assert drew(game, terms.ACTION) == []  # only the previous down counts


@rule("G-1", editions=BY_G)
def test_two_actions_in_a_down_are_one_draw() -> None:
    card = action(Gain(5), when=ON_FIELD_ADJUSTMENTS)
    game = scenario("2019", offense=[card, card], at=ON_FIELD_ADJUSTMENTS)
    game.offense.plays(0).plays(0)
    game.run_to(NEXT_DOWN)
    assert drew(game, terms.ACTION) == [0]


@rule("G-1", editions=BY_G)
def test_an_exhaust_ability_is_no_action_card() -> None:
    quarterback = player("QB", Activated((Gain(5),), timing=Timing((ON_FIELD_ADJUSTMENTS,))))
    game = scenario("2019", offense=Side(players=[quarterback]), at=ON_FIELD_ADJUSTMENTS)
    game.offense.uses("QB")
    game.run_to(NEXT_DOWN)
    assert drew(game, terms.ACTION) == []


@rule("G-1", editions=BY_G)
def test_the_previous_down_may_have_been_another_possession() -> None:
    card = action(Gain(5), when=PRIOR_TO_SELECTING)
    game = scenario("2019", offense=[card], at=PRIOR_TO_SELECTING)
    game.offense.plays(0)
    game.offense.answers(PUNT)
    game.run_to(NEXT_POSSESSION).run_to("call")
    assert not game.offense.on_offense
    assert drew(game, terms.PLAY) == [1, 0]
    assert drew(game, terms.ACTION) == [0]


@rule("G-1", "R-5", editions=BY_G)
def test_a_replayed_down_is_no_previous_down() -> None:
    """It starts over: who acted in the down before it draws again, and later who acted in it."""
    again = action(ReplayDown(), when=ON_FIELD_ADJUSTMENTS)
    card = action(Gain(5), when=ON_FIELD_ADJUSTMENTS)
    game = scenario("2019", offense=[again], defense=[card], at=ON_FIELD_ADJUSTMENTS)
    game.offense.passes()
    game.defense.plays(0)
    game.run_to(NEXT_DOWN)
    assert drew(game, terms.ACTION) == [1]
    game.run_to(ON_FIELD_ADJUSTMENTS)
    game.offense.plays(0)
    game.run_to("call")
    assert (game.down, drew(game, terms.ACTION)) == (2, [1])
    game.run_to(NEXT_DOWN)
    assert (game.down, drew(game, terms.ACTION)) == (3, [0])


@rule("G-1", editions=BY_G)
def test_no_action_is_drawn_at_the_end_of_a_down() -> None:
    game = scenario("2019", at="call").run_to(NEXT_DOWN)
    assert not game.log.all(events.DREW, a=terms.ACTION)


@rule("G-1", "T-1", editions=BY_G)
def test_the_window_prior_to_selecting_comes_after_the_draws() -> None:
    card = action(Gain(5), when=PRIOR_TO_SELECTING)
    game = scenario("2019", offense=[card], defense=[card], at=PRIOR_TO_SELECTING)
    assert drew(game, terms.PLAY) == [0, 1]
    game.offense.offered(PASS, PLAY(0)).passes()
    game.defense.offered(PASS, PLAY(0)).plays(0)
    game.offense.offered(PASS, PLAY(0)).passes()
    assert game.ball == 30
    assert game.offense.asked("call")


# G-2 -------------------------------------------------------------------------------------------


@rule("G-2", editions=BY_G)
def test_the_offense_selects_a_play_or_kicks_instead() -> None:
    other = play("Run Right", 1)
    game = scenario("2019", offense=Side(plays=[other]), defense=Side(plays=[other]), at="call")
    game.offense.offered(CALL(0), CALL(other), PUNT, FIELD_GOAL).calls(other)
    assert not game.log.has(events.CALLED)  # face down
    game.defense.offered(CALL(0), CALL(other)).calls(other)
    assert [e[1] for e in game.log.all(events.CALLED)] == [game.offense.seat, game.defense.seat]


@rule("G-2", "K-5", editions=BY_G)
def test_a_kick_skips_the_defenses_selection_and_every_window() -> None:
    anytime = action(Gain(5), when=(ON_FIELD_ADJUSTMENTS, IF_STOPPED, END_OF_PLAY))
    game = scenario("2019", offense=[anytime], defense=[anytime], at="call")
    game.offense.answers(PUNT)
    assert game.offense.asked("timeout")
    assert not game.log.has(events.CALLED)


@rule("G-2", "K-5", "R-20", editions=BY_G)
@pytest.mark.parametrize("strength", [3, None])
def test_without_a_play_in_hand_the_offense_may_still_kick(strength: int | None) -> None:
    empty = action(Discard("you", "play", None), when=PRIOR_TO_SELECTING)
    top = play("Run Right", strength)
    side = Side(hand=[empty], play_deck=[play("Run Left", 1), top])
    game = scenario("2019", offense=side, at=PRIOR_TO_SELECTING)
    game.offense.plays(0)
    game.offense.offered(RUN_A_PLAY, PUNT, FIELD_GOAL).answers(RUN_A_PLAY)
    assert game.log.all(events.NO_PLAY_IN_HAND, seat=game.offense.seat)
    if strength is None:
        game.offense.offered(*[CALL(top, x) for x in range(10)]).calls(top, 3)
    assert game.offense.play_hand == []
    game.run_to(NEXT_DOWN)
    assert game.yards == 15


# G-3 -------------------------------------------------------------------------------------------


@rule("G-3", editions=BY_G)
@pytest.mark.parametrize("calls", [STOPPED, INCOMPLETE, ("Run Left", "Long Pass")])
def test_on_field_adjustments_come_before_any_check(calls: tuple[str, str]) -> None:
    game = scenario("2019", offense=[Gain(5)], calls=calls, at=ON_FIELD_ADJUSTMENTS)
    assert game.outcome == terms.UNCHECKED
    assert not game.log.has(events.CHECKED)


@rule("G-3", "F-4")
@pytest.mark.parametrize(
    ("edition", "known"), [("2019", False), ("2021", True), ("2022", True), ("crd", True)]
)
def test_whether_it_is_stopped_is_known_in_on_field_adjustments_since_2021(
    edition: str, known: bool
) -> None:
    card = action(Gain(5), when=Timing((ON_FIELD_ADJUSTMENTS,), PlayIs("stopped")))
    other = action(Gain(10), when=ON_FIELD_ADJUSTMENTS)
    game = scenario(edition, offense=[card, other], calls=STOPPED, at=ON_FIELD_ADJUSTMENTS)
    assert game.offense.may(PLAY(0)) is known


@rule("G-3", "G-4", editions=BY_G)
def test_a_play_may_be_saved_before_it_is_checked() -> None:
    change = action(BecomePlay((PlayCall("run right"),)), when=ON_FIELD_ADJUSTMENTS)
    rescue = action(Gain(5), when=IF_STOPPED)
    game = scenario("2019", offense=[change, rescue], calls=STOPPED, at=ON_FIELD_ADJUSTMENTS)
    game.offense.plays(0)
    game.run_to(NEXT_DOWN)  # past the window for stopped plays
    assert not game.log.has(events.CHECKED, a=terms.STOPPED)
    assert game.yards == 15


# G-4 -------------------------------------------------------------------------------------------


@rule("G-4", editions=BY_G)
def test_a_stopped_play_opens_a_further_window() -> None:
    card = action(Gain(5), when=IF_STOPPED)
    game = scenario("2019", offense=[card], defense=[card], calls=STOPPED, at=IF_STOPPED)
    assert game.outcome == terms.STOPPED
    game.offense.offered(PASS, PLAY(0)).plays(0)
    game.defense.offered(PASS, PLAY(0)).plays(0)
    assert game.log.has(events.YARDS, a=0, b=0)
    assert game.run_to(NEXT_DOWN).ball == 25


RESCUES: list[Effect] = [
    MakeResult("successful"),
    BecomePlay((PlayCall("run right"),)),
    BecomeDefense(("long pass",)),
    Audible("offense"),
]


@rule("G-4", editions=BY_G)
@pytest.mark.parametrize("rescue", RESCUES, ids=lambda effect: type(effect).__name__)
def test_a_stopped_play_may_still_be_rescued(rescue: Effect) -> None:
    side = Side(hand=[action(rescue, when=IF_STOPPED)], play_deck=[play("Run Middle", 3)] * 2)
    game = scenario("2019", offense=side, calls=STOPPED, at=IF_STOPPED)
    game.offense.plays(0)
    assert game.outcome == terms.SUCCESSFUL
    assert game.offense.asked("designation")
    game.run_to(NEXT_DOWN)
    assert game.yards == 15


@rule("G-4", "G-6", editions=BY_G)
def test_a_pass_that_is_no_longer_stopped_may_be_incomplete() -> None:
    rescue = action(BecomeDefense(("run left",)), when=IF_STOPPED)
    save = action(ChangeCatchRange(low=-2), when=IF_INCOMPLETE)
    calls = ("Short Pass: 20 (5-9)", "Short Pass")
    game = scenario("2019", offense=[rescue, save], calls=calls, at=IF_STOPPED)
    game.offense.plays(0)
    assert game.outcome == terms.INCOMPLETE
    game.offense.offered(PASS, PLAY(1)).plays(1)
    assert game.outcome == terms.SUCCESSFUL
    game.run_to(NEXT_DOWN)
    assert game.yards == 20


@rule("G-4", editions=BY_G)
def test_the_defense_may_stop_it_again_in_the_same_window() -> None:
    rescue = action(BecomePlay((PlayCall("run right"),)), when=IF_STOPPED)
    again = action(BecomeDefense(("run",)), when=IF_STOPPED)
    game = scenario("2019", offense=[rescue], defense=[again], calls=STOPPED, at=IF_STOPPED)
    game.offense.plays(0)
    game.defense.plays(0)
    game.run_to(NEXT_DOWN)
    assert game.yards == 0


@rule("G-4")
@pytest.mark.parametrize(
    ("edition", "windows"), [("2019", True), ("2021", False), ("2022", False), ("crd", False)]
)
@pytest.mark.parametrize(
    ("calls", "point"), [(STOPPED, IF_STOPPED), (INCOMPLETE, IF_INCOMPLETE)], ids=["stop", "miss"]
)
def test_only_2019_has_the_windows_for_rescue(
    edition: str, windows: bool, calls: tuple[str, str], point: TimingPoint
) -> None:
    first = first_question(edition)
    game = scenario(edition, offense=[action(Gain(5), when=point)], calls=calls, at=first)
    if windows:
        game.run_to(point).offense.offered(PASS, PLAY(0))
    else:
        game.run_to(NEXT_DOWN)  # nobody is asked on the way
        assert game.offense.hand[0] != "Blank"


# G-5 -------------------------------------------------------------------------------------------


@rule("G-5", "F-5", editions=BY_G)
@pytest.mark.parametrize(("strength", "yards"), [(0, 0), (1, 5), (6, 30), (9, 45)])
def test_a_run_gains_five_yards_for_each_strength(strength: int, yards: int) -> None:
    game = scenario("2019", strength=strength, at="call").run_to(NEXT_DOWN)
    assert (game.base_yards, game.yards, game.ball) == (yards, yards, 25 + yards)


@rule("G-5", "G-6", editions=BY_G)
@pytest.mark.parametrize("call", ["Run Left", "Short Pass: 15 (0-9)"])
def test_there_is_a_window_before_and_one_after_designation(call: str) -> None:
    card = action(Gain(5), when=(BEFORE_DESIGNATION, AFTER_DESIGNATION))
    game = scenario(
        "2019",
        offense=[card, card],
        defense=[action(Lose(15), when=BEFORE_DESIGNATION)],
        calls=(call, "Long Pass"),
        at=BEFORE_DESIGNATION,
    )
    assert game.outcome == terms.SUCCESSFUL
    assert not game.log.has(events.DESIGNATED)
    game.offense.offered(PASS, PLAY(0)).plays(0)
    game.defense.offered(PASS, PLAY(0)).plays(0)
    game.offense.passes()
    assert game.offense.asked("designation")
    game.run_to(AFTER_DESIGNATION)
    assert [e[1] for e in game.log.all(events.DESIGNATED)] == [
        game.offense.seat,
        game.defense.seat,
    ]
    game.offense.offered(PASS, PLAY(0)).plays(0)
    game.run_to(NEXT_DOWN)
    assert game.yards == 15 + 5 - 15 + 5


@rule("G-5", editions=BY_F)
@pytest.mark.parametrize("edition", BY_F)
def test_since_2021_there_is_no_window_before_designation(edition: str) -> None:
    early = action(Gain(5), when=BEFORE_DESIGNATION)
    game = scenario(edition, offense=[early]).run_to(NEXT_DOWN)  # nobody is asked on the way
    assert game.log.has(events.DESIGNATED)


@rule("G-5", "R-14", editions=BY_G)
@pytest.mark.parametrize("point", [BEFORE_DESIGNATION, AFTER_DESIGNATION])
@pytest.mark.parametrize(
    "effect",
    [
        MakeResult("stopped"),
        BecomePlay((PlayCall("short pass", 50, 0, 9),)),
        BecomeDefense(("run",)),
        Audible("opponent"),
    ],
    ids=lambda effect: type(effect).__name__,
)
def test_a_successful_play_is_settled_once_designation_begins(
    point: TimingPoint, effect: Effect
) -> None:
    late = action(effect, when=point)
    game = scenario("2019", defense=[late], at=point)
    game.defense.plays(0)
    assert game.log.has(events.TOO_LATE)
    game.run_to(NEXT_DOWN)
    assert game.yards == 15


# G-6 -------------------------------------------------------------------------------------------


@rule("G-6", editions=BY_G)
@pytest.mark.parametrize("strength", range(10))
def test_a_pass_is_complete_inside_its_catch_range(strength: int) -> None:
    calls = ("Medium Pass: 30 (2-7)", "Long Pass")
    game = scenario("2019", calls=calls, strength=strength, at="call").run_to(NEXT_DOWN)
    assert game.yards == (30 if 2 <= strength <= 7 else 0)
    assert game.log.has(events.DESIGNATED) is (2 <= strength <= 7)


@rule("G-6", editions=BY_G)
def test_an_incomplete_pass_opens_a_further_window() -> None:
    card = action(Gain(5), when=(IF_STOPPED, IF_INCOMPLETE))
    game = scenario("2019", offense=[card], defense=[card], calls=INCOMPLETE, at=IF_INCOMPLETE)
    assert game.outcome == terms.INCOMPLETE
    game.offense.offered(PASS, PLAY(0)).plays(0)
    game.defense.offered(PASS, PLAY(0)).plays(0)
    assert game.log.has(events.YARDS, a=0, b=0)
    assert game.run_to(NEXT_DOWN).ball == 25


@rule("G-6", editions=BY_G)
@pytest.mark.parametrize(
    "rescue",
    [
        ChangeCatchRange(low=-2),
        ChangeStrength(2),
        MakeResult("complete"),
        MakeResult("successful"),
    ],
    ids=["catch range", "strength", "complete", "successful"],
)
def test_an_incomplete_pass_may_still_be_rescued(rescue: Effect) -> None:
    card = action(rescue, when=IF_INCOMPLETE)
    game = scenario("2019", offense=[card], calls=INCOMPLETE, at=IF_INCOMPLETE)
    game.offense.plays(0)
    assert game.outcome == terms.SUCCESSFUL
    game.run_to(NEXT_DOWN)
    assert game.yards == 20


@rule("G-6", editions=BY_G)
def test_a_rescue_may_fall_short() -> None:
    card = action(ChangeCatchRange(low=-1), when=IF_INCOMPLETE)
    game = scenario("2019", offense=[card], calls=INCOMPLETE, at=IF_INCOMPLETE)
    game.offense.plays(0)
    assert game.outcome == terms.INCOMPLETE
    game.run_to(NEXT_DOWN)
    assert game.yards == 0


# Turnovers -------------------------------------------------------------------------------------

THROWN = "Short Pass: 15 (0-9)"
WINDOWS = [
    (ON_FIELD_ADJUSTMENTS, STOPPED),
    (IF_STOPPED, STOPPED),
    (IF_INCOMPLETE, INCOMPLETE),
    (BEFORE_DESIGNATION, ("Run Left", "Long Pass")),
    (AFTER_DESIGNATION, ("Run Left", "Long Pass")),
]


@rule("G-3", "G-4", "G-5", "G-6", "F-17", editions=BY_G)
@pytest.mark.parametrize(("point", "calls"), WINDOWS, ids=[window for window, _ in WINDOWS])
@pytest.mark.parametrize("kind", ["fumble", "interception"])
def test_the_ball_may_be_lost_in_every_window_of_a_play(
    point: TimingPoint, calls: tuple[str, str], kind: TurnoverKind
) -> None:
    if kind == "interception":  # only a Pass is
        mine, other = calls
        calls = (mine.replace("Run Left", THROWN), other.replace("Run Left", "Short Pass"))
    game = scenario(
        "2019", defense=[action(Turnover(kind), when=point)], calls=calls, ball=40, at=point
    )
    game.defense.plays(0)
    assert game.offense.asked("timeout")
    assert not game.log.has(events.YARDS)
    game.run_to(NEXT_POSSESSION)
    assert game.defense.on_offense
    assert (game.ball, game.clock) == (60, 14)


@rule("P-2", "F-17", editions=BY_G)
@pytest.mark.parametrize(
    ("effect", "ball"), [(Lose(25), 70), (Gain(5), 60), (Lose(5), 60)], ids=["-10", "+20", "+10"]
)
def test_a_turnover_is_at_the_start_or_the_result_whichever_is_worse(
    effect: Effect, ball: int
) -> None:
    """From the 40, with a run of 15 yards and an effect on it."""
    card = action(effect, Turnover("fumble"), when=AFTER_DESIGNATION)
    game = scenario("2019", defense=[card], ball=40, at=AFTER_DESIGNATION)
    game.defense.plays(0)
    game.run_to(NEXT_POSSESSION)
    assert game.ball == ball


# G-7 -------------------------------------------------------------------------------------------


@rule("G-7", "F-10", "R-7", editions=BY_G)
def test_marker_score_and_clock_then_the_end_of_the_play() -> None:
    game = scenario("2019", offense=[action(FirstDown(), when=END_OF_PLAY)], ball=90, at="call")
    game.run_to(END_OF_PLAY)
    assert game.log.order(
        events.YARDS, events.MARKER, events.EXHAUSTED, events.TOUCHDOWN_EVENT, events.CLOCK
    ) == [
        events.YARDS,
        events.MARKER,
        events.EXHAUSTED,
        events.EXHAUSTED,
        events.TOUCHDOWN_EVENT,
        events.CLOCK,
    ]
    assert game.score == (7, 0)
    assert game.clock == 14


@rule("G-7", "F-12", "P-2", editions=BY_G)
@pytest.mark.parametrize(("loss", "safety"), [(24, False), (25, True), (40, True)])
def test_a_safety_gives_two_points_and_the_ball_on_the_40(loss: int, safety: bool) -> None:
    """From the 10, with a run of 15 yards: a loss of 24 leaves the ball on the 1."""
    game = scenario("2019", defense=[action(Lose(loss))], ball=10, at=AFTER_DESIGNATION)
    game.defense.plays(0)
    game.run_to(NEXT_DOWN)
    assert game.score == ((0, 2) if safety else (0, 0))
    assert game.defense.on_offense is safety
    assert game.ball == (40 if safety else 1)


@rule("G-7", "F-13", editions=BY_G)
def test_either_player_may_spend_a_timeout_in_play_results() -> None:
    game = scenario("2019", time=2, at="timeout")
    assert game.offense.asked("timeout")
    game.run_to(NEXT_DOWN)
    assert game.clock == 13
    game.run_to("timeout").offense.spends_timeout()
    assert (game.clock, game.offense.timeouts) == (13, 2)


@rule("G-7", "F-16", editions=BY_G)
def test_then_comes_the_next_down_and_after_the_fourth_the_other_player() -> None:
    game = scenario("2019", strength=1, at="call")
    for down in (2, 3, 4):
        game.run_to(NEXT_DOWN)
        assert game.down == down
    game.run_to(NEXT_POSSESSION)
    assert game.defense.on_offense
    assert (game.down, game.ball) == (1, 100 - 45)


@rule("G-7", "F-16", editions=BY_G)
def test_a_first_down_comes_from_an_effect() -> None:
    card = action(FirstDown(), when=Timing((END_OF_PLAY,), DownIs((4,))))
    game = scenario("2019", offense=[card], down=4, at=END_OF_PLAY)
    game.offense.plays(0)
    assert game.offense.on_offense
    assert game.down == 1


@rule("R-9", "F-11", "G-7", editions=BY_G)
def test_the_named_players_are_exhausted() -> None:
    game = scenario("2019", carrier="RB", tackler="LB", at="call")
    game.run_to(NEXT_DOWN)
    assert game.offense.exhausted == ["Running Back"]
    assert game.defense.exhausted == ["Linebacker"]
    assert not game.log.has(events.ABILITY_USED)
