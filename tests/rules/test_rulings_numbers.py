"""Chapter R: rulings on numbers, budgets and what is settled when. R-15 is with the kicks."""

from __future__ import annotations

import pytest

from snapcount.cards.nouns import All, Choose, Group, StrengthIn
from snapcount.cards.tree import (
    Activated,
    Audible,
    BecomeDefense,
    BecomePlay,
    ChangeCatchRange,
    ChangeClock,
    ChangeStrength,
    ChangeTimeouts,
    Discard,
    Effect,
    Energize,
    Event,
    ExhaustPlayers,
    Gain,
    Lose,
    MakeResult,
    ModifyRating,
    ModifyStrength,
    MoveBall,
    PlayCall,
    ReplayDown,
    SetCatchRange,
    SetStrength,
    Static,
    Timing,
    Triggered,
    Turnover,
)
from snapcount.engine import events, terms
from snapcount.engine.players import rating_of
from snapcount.testing import (
    AFTER_DESIGNATION,
    CALL,
    DONE,
    END_OF_PLAY,
    NEXT_DOWN,
    NEXT_POSSESSION,
    ON_FIELD_ADJUSTMENTS,
    PICK,
    PRIOR_TO_SELECTING,
    RUN_A_PLAY,
    START_OF_DOWN,
    Scenario,
    Side,
    action,
    gridiron,
    play,
    player,
    rule,
    scenario,
)
from snapcount.testing.editions import by_chapter_f, by_chapter_g, editions_where, first_question
from snapcount.testing.hidden import ask_again

BY_G = editions_where(by_chapter_g)
BY_F = editions_where(by_chapter_f)
every_edition = pytest.mark.parametrize("edition", editions_where())
since_2021 = pytest.mark.parametrize("edition", BY_F)


def from_the_start(edition: str, **declared: object) -> Scenario:
    """A scenario at the first decision of its down."""
    place = first_question(edition)
    return scenario(edition, at=place, **declared)  # type: ignore[arg-type]


# R-14 ------------------------------------------------------------------------------------------

TOO_LATE: list[Effect] = [
    BecomePlay((PlayCall("long pass", 60, 0, 9),)),
    BecomeDefense(("pass",)),
    MakeResult("stopped"),
    MakeResult("incomplete"),
    ChangeCatchRange(low=5),
    SetCatchRange(9, 9),
]


@rule("R-14", "G-5")
@every_edition
@pytest.mark.parametrize("effect", TOO_LATE, ids=repr)
@pytest.mark.parametrize("point", [AFTER_DESIGNATION, END_OF_PLAY])
def test_call_catch_range_and_success_are_settled_after_designation(
    edition: str, effect: Effect, point: str
) -> None:
    late = action(effect, when=point)
    game = scenario(edition, defense=[late], calls=("Short Pass: 20 (0-4)", "Run Left"), at=point)
    game.defense.plays(0)
    assert game.log.has(events.TOO_LATE, seat=game.defense.seat)
    game.run_to(NEXT_DOWN)
    assert game.yards == 20


# R-16 ------------------------------------------------------------------------------------------


@rule("R-16", "T-17", editions=BY_F)
@since_2021
def test_any_number_of_gridirons_may_lie_on_the_field(edition: str) -> None:
    dome = gridiron(subtype="stadium", when=START_OF_DOWN, name="Dome")
    rain = gridiron(subtype="weather", when=START_OF_DOWN, name="Rain")
    game = scenario(edition, offense=[dome, dome, rain], defense=[dome], at=START_OF_DOWN)
    game.offense.plays(0)
    game.defense.plays(0)
    game.offense.plays(0)
    game.both_pass()
    assert game.gridirons == ["Dome", "Dome", "Dome"]
    game.run_to(NEXT_DOWN)
    game.offense.plays(2)  # also where others lie already
    assert game.gridirons == ["Dome", "Dome", "Dome", "Rain"]


# R-17 to R-19 ----------------------------------------------------------------------------------


@rule("R-17")
@every_edition
def test_who_has_only_one_move_is_not_asked(edition: str) -> None:
    """Both hands hold copies of one Play, and nobody has anything to play in a timing point."""
    game = from_the_start(edition, timeouts=(0, 0))
    if edition in BY_G:
        game.offense.calls(0)
    else:
        game.offense.answers(RUN_A_PLAY)
    assert game.offense.asked("designation")


@rule("R-17")
@every_edition
def test_up_to_allows_none(edition: str) -> None:
    wanted = Choose(Group(whose="opponent"), 2, up_to=True)
    card = action(ExhaustPlayers(wanted), when=ON_FIELD_ADJUSTMENTS)
    game = scenario(edition, offense=[card], at=ON_FIELD_ADJUSTMENTS)
    game.offense.plays(0)
    game.offense.offered(DONE, *[PICK(name) for name in game.defense.field]).answers(DONE)
    assert game.defense.exhausted == []


@rule("R-18", "T-9")
@every_edition
def test_what_an_effect_did_to_the_down_is_over_with_it(edition: str) -> None:
    card = action(Gain(10), when=ON_FIELD_ADJUSTMENTS)
    game = scenario(edition, offense=[card], at=ON_FIELD_ADJUSTMENTS)
    game.offense.plays(0)
    game.run_to(NEXT_DOWN)
    assert game.yards == 25
    game.run_to(NEXT_DOWN)
    assert game.yards == 15


@rule("R-19", "T-4")
@every_edition
def test_every_edition_has_secondary_timing_points(edition: str) -> None:
    """What is triggered while layers resolve comes after them, and nothing can be added to it."""
    event: Event = "a Player is energized"
    use = Activated((Gain(10),), timing=Timing((ON_FIELD_ADJUSTMENTS,)))
    eager = player("QB", Triggered(event, (Gain(5),)), use)
    wake = action(Energize(All(Group(whose="you"))), when=ON_FIELD_ADJUSTMENTS)
    spare = action(Gain(20), when=ON_FIELD_ADJUSTMENTS)
    game = scenario(
        edition,
        offense=Side(hand=[wake, spare], players=[eager], exhausted=["RB"]),
        at=ON_FIELD_ADJUSTMENTS,
    )
    game.offense.plays(0)
    game.both_pass()
    order = [events.ENERGIZED, events.SECONDARY_POINT, events.TRIGGER_ADDED, events.YARDS_CHANGED]
    assert game.log.order(*order) == order
    assert game.yards_by_effects == 5
    assert game.offense.asked("designation")


# R-20 ------------------------------------------------------------------------------------------

NO_PLAYS = action(Discard("each player", "play", None), when=PRIOR_TO_SELECTING)


@rule("R-20")
@every_edition
def test_without_a_play_in_hand_the_top_card_is_called(edition: str) -> None:
    top = play("Run Middle", 6)
    game = scenario(
        edition,
        offense=Side(hand=[NO_PLAYS], play_deck=[play("Run Left", 1), top]),
        defense=Side(play_deck=[play("Run Left", 1), play("Run Left", 1, "Run Left")]),
        at=PRIOR_TO_SELECTING,
    )
    game.offense.plays(0)
    if edition in BY_G:  # G-2: the offense may also kick
        game.offense.answers(RUN_A_PLAY)
    assert [e[1] for e in game.log.all(events.NO_PLAY_IN_HAND)] == [0, 1]
    assert game.names(game.state.this.called) == [top.name, "Run Left, 1, stops Run Left"]
    game.run_to(NEXT_DOWN)
    assert game.yards == 35


@rule("R-20", "R-6")
@every_edition
def test_a_top_card_of_strength_x_is_called_with_an_x(edition: str) -> None:
    x = play("Run Middle", None)
    game = scenario(
        edition, offense=Side(hand=[NO_PLAYS], play_deck=[x] * 2), at=PRIOR_TO_SELECTING
    )
    game.offense.plays(0)
    if edition in BY_G:
        game.offense.answers(RUN_A_PLAY)
    asked_anew = ask_again(game.state)
    assert asked_anew is not None
    assert game.state.decision is not None
    assert asked_anew.options == game.state.decision.options, "the question stands in the state"
    game.offense.offered(*[CALL(x, n) for n in range(10)]).calls(x, 4)
    game.run_to(NEXT_DOWN)
    assert game.yards == 20


def without_plays(game: Scenario, seat: int) -> list[int]:
    """Take every Play of a seat off the table."""
    state = game.state
    cards = state.play_hand[seat] + state.play_deck[seat]
    state.play_hand[seat], state.play_deck[seat] = [], []
    return cards


@rule("R-20")
@every_edition
def test_with_no_play_at_all_the_offense_is_stopped(edition: str) -> None:
    game = scenario(
        edition,
        offense=[action(Gain(5), when=PRIOR_TO_SELECTING)],
        calls=("Run Left", ""),
        at=PRIOR_TO_SELECTING,
    )
    cards = without_plays(game, game.offense.seat)
    game.offense.passes()
    if edition in BY_G:
        game.offense.answers(RUN_A_PLAY)
    game.run_to("timeout")
    assert game.log.has(events.NO_PLAY_IN_HAND, seat=game.offense.seat, a=-1)
    assert game.outcome == terms.STOPPED
    assert (game.yards, game.ball) == (0, 25)
    game.state.play_deck[game.offense.seat] = cards


@rule("R-20")
@every_edition
def test_with_no_play_at_all_the_defense_stops_nothing(edition: str) -> None:
    game = scenario(
        edition,
        offense=[action(Gain(5), when=PRIOR_TO_SELECTING)],
        calls=("Run Left", "Run Left"),
        at=PRIOR_TO_SELECTING,
    )
    cards = without_plays(game, game.defense.seat)
    game.offense.passes()
    game.run_to("timeout")
    assert game.log.has(events.NO_PLAY_IN_HAND, seat=game.defense.seat, a=-1)
    assert (game.yards, game.ball) == (15, 40)
    game.state.play_deck[game.defense.seat] = cards


# R-21 ------------------------------------------------------------------------------------------


@rule("R-21", "F-20")
@pytest.mark.parametrize(
    ("edition", "nearest"), [("2019", 1), ("2021", 1), ("2022", 1), ("crd", 5)]
)
@pytest.mark.parametrize(("ball", "yards"), [(20, -30), (20, -20), (80, 30), (80, 20)])
def test_an_effect_moves_the_ball_no_nearer_than(
    edition: str, nearest: int, ball: int, yards: int
) -> None:
    push = action(MoveBall(yards), when=PRIOR_TO_SELECTING)
    game = scenario(edition, offense=[push], ball=ball, at=PRIOR_TO_SELECTING)
    game.offense.plays(0)
    assert game.ball == (nearest if yards < 0 else 100 - nearest)
    assert game.log.has(events.BALL_HELD, a=game.ball)
    assert game.score == (0, 0)


@rule("R-21", "F-20")
@every_edition
def test_a_ball_that_lies_nearer_already_is_not_moved_back(edition: str) -> None:
    push = action(MoveBall(10), when=PRIOR_TO_SELECTING)
    game = scenario(edition, offense=[push], ball=99, at=PRIOR_TO_SELECTING)
    game.offense.plays(0)
    assert game.ball == 99


# R-22 ------------------------------------------------------------------------------------------


@rule("R-22")
@every_edition
def test_effects_give_at_most_fifteen_in_a_period(edition: str) -> None:
    time = action(ChangeClock(6), when=PRIOR_TO_SELECTING)
    rest = action(ChangeTimeouts("you", 2), when=PRIOR_TO_SELECTING)
    game = scenario(edition, offense=[time, time, rest, rest], clock=10, at=PRIOR_TO_SELECTING)
    game.offense.plays(time).plays(time).plays(rest)
    assert (game.clock, game.offense.timeouts) == (10, 3)
    game.offense.passes()
    # the last in is the first out: 2 timeouts, then 6 and 6 Time Units make 14
    assert (game.clock, game.offense.timeouts) == (22, 5)
    assert not game.log.has(events.BUDGET_SPENT)
    game.run_to(NEXT_DOWN).run_to(PRIOR_TO_SELECTING)
    game.offense.plays(rest)
    assert game.offense.timeouts == 6  # one of the two is beyond
    assert game.log.has(events.BUDGET_SPENT)


@rule("R-22")
@every_edition
def test_taking_time_away_needs_no_budget(edition: str) -> None:
    less = action(ChangeClock(-20), when=END_OF_PLAY)
    game = scenario(edition, offense=[less], at=END_OF_PLAY)
    game.offense.plays(0)
    assert game.log.has(events.HALF_ENDS)
    assert not game.log.has(events.BUDGET_SPENT)


@rule("R-22")
@every_edition
def test_each_period_has_a_budget_of_its_own(edition: str) -> None:
    time = action(ChangeClock(15), when=PRIOR_TO_SELECTING)
    game = scenario(edition, offense=[time, time], clock=1, at=PRIOR_TO_SELECTING)
    game.offense.plays(0)
    game.offense.passes()
    assert game.clock == 16
    game.state.clock = 1
    game.run_to(NEXT_POSSESSION)
    assert game.clock == 15
    game.run_to(PRIOR_TO_SELECTING)
    game.offense.plays(0)
    assert game.clock == 30


# R-35 ------------------------------------------------------------------------------------------


@rule("R-35", "F-20", "R-21")
@every_edition
@pytest.mark.parametrize(("effect", "ball"), [(Gain(10), 50), (Lose(10), 30)])
def test_yards_at_the_end_of_the_play_move_the_ball(
    edition: str, effect: Effect, ball: int
) -> None:
    game = scenario(edition, offense=[action(effect, when=END_OF_PLAY)], at=END_OF_PLAY)
    assert game.ball == 40
    game.offense.plays(0)
    assert game.log.has(events.BALL_MOVED, a=40, b=ball)
    assert game.ball == ball
    assert game.yards == 15


@rule("R-35", "R-23")
@every_edition
@pytest.mark.parametrize("effect", [ReplayDown(), Turnover("fumble")])
def test_before_the_reveal_there_is_nothing_to_replay_or_lose(edition: str, effect: Effect) -> None:
    early = action(effect, when=PRIOR_TO_SELECTING)
    game = scenario(edition, defense=[early], at=PRIOR_TO_SELECTING)
    game.defense.plays(0)
    assert game.log.has(events.TOO_LATE, seat=game.defense.seat)
    game.run_to(NEXT_DOWN)
    assert (game.down, game.ball) == (2, 40)


# R-24 ------------------------------------------------------------------------------------------


@rule("R-24", "T-7")
@every_edition
def test_an_audible_before_the_selection_is_the_selection(edition: str) -> None:
    early = action(Audible(), when=PRIOR_TO_SELECTING)
    side = Side(hand=[early], play_deck=[play("Run Left", 1), play("Run Right", 8)])
    game = scenario(
        edition, offense=side, defense=Side(plays=[play("Run Left", 1)]), at=PRIOR_TO_SELECTING
    )
    game.offense.plays(0)
    assert game.log.has(events.CALL_CHANGED, seat=game.offense.seat)
    assert game.defense.asked("call")  # and the offense is not
    assert len(game.offense.play_hand) == 4
    game.run_to(NEXT_DOWN)
    assert game.yards == 40


# R-25 ------------------------------------------------------------------------------------------


@rule("R-25", editions=BY_F)
@since_2021
@pytest.mark.parametrize(("rating", "raised"), [(79, 89), (80, 90), (81, 81)])
def test_a_text_does_not_see_its_own_change(edition: str, rating: int, raised: int) -> None:
    """Players rated 80 or less get 10 more: those raised to 90 keep it."""
    lift = gridiron(Static(ModifyRating(10, Group(rating_at_most=80))))
    back = player("RB", rating=rating)
    game = scenario(edition, offense=Side(players=[back], gridirons=[lift]))
    assert rating_of(game.state, game.offense.slot("RB")) == raised


@rule("R-25")
@every_edition
def test_a_strength_that_asks_for_the_strength_sees_the_printed_one(edition: str) -> None:
    """Plus 5 while it is at most 4: with its own 5 it would be 9, and so no longer."""
    push = player("QB", Static(ModifyStrength(5), StrengthIn(0, 4)))
    game = from_the_start(edition, offense=Side(players=[push]), strength=4)
    game.run_to(NEXT_DOWN)
    assert game.yards == 45


# R-26 ------------------------------------------------------------------------------------------


@rule("R-26", "R-14", "F-10")
@every_edition
def test_strength_after_designation_changes_a_runs_yards(edition: str) -> None:
    push = action(ChangeStrength(4), when=AFTER_DESIGNATION)
    game = scenario(edition, offense=[push], at=AFTER_DESIGNATION)
    game.offense.plays(0)
    game.run_to(NEXT_DOWN)
    assert game.yards == 35


@rule("R-26", "R-14", "F-4")
@every_edition
def test_strength_after_designation_leaves_a_completed_pass_complete(edition: str) -> None:
    push = action(SetStrength(9), when=AFTER_DESIGNATION)
    calls = ("Short Pass: 20 (0-5)", "Run Left")
    game = scenario(edition, defense=[push], calls=calls, at=AFTER_DESIGNATION)
    game.defense.plays(0)
    game.run_to(NEXT_DOWN)
    assert game.yards == 20
    assert game.log.has(events.STRENGTH, a=9)


@rule("R-26", "R-35")
@every_edition
def test_after_play_results_the_strength_is_settled(edition: str) -> None:
    push = action(SetStrength(9), when=END_OF_PLAY)
    game = scenario(edition, offense=[push], at=END_OF_PLAY)
    game.offense.plays(0)
    assert game.log.has(events.TOO_LATE)
    assert (game.yards, game.ball) == (15, 40)
