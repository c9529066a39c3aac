"""Action cards of the First Season that wait for a situation, answer a card or gamble."""

from __future__ import annotations

import dataclasses
from typing import Any

import pytest

from snapcount.cards.card import AnyCard
from snapcount.engine import events, terms
from snapcount.testing import (
    AFTER_DESIGNATION,
    DONE,
    NEXT_DOWN,
    NEXT_POSSESSION,
    ON_FIELD_ADJUSTMENTS,
    PICK_CARD,
    PLAY,
    PRIOR_TO_SELECTING,
    PUNT,
    START_OF_DOWN,
    START_OF_POSSESSION,
    Scenario,
    Side,
    action,
    gridiron,
    play,
    player,
    scenario,
)
from snapcount.testing.season import season_action

PLAIN = play("Run Right", 0)
ANY = action("Draw a Play card.", name="Any Time")
SHORT = ("Short Pass: 20 (0-9)", "Run Left")
POST = play("Medium Pass: 40 (0-9)", 3, name="Post")


def dealt(card: AnyCard, at: str, by: str = "offense", **declared: Any) -> Scenario:
    """One side has the card in hand, and it is asked at that timing point."""
    side = declared.pop(by, Side())
    declared[by] = dataclasses.replace(side, hand=[card, *side.hand])
    game = scenario("crd", at=at, **declared)
    if by == "defense" and game.offense.asked("timing point"):
        game.offense.passes()
    return game


def played(name: str, at: str, by: str = "offense", **declared: Any) -> Scenario:
    """One side has played the card, and the timing point has closed."""
    game = dealt(season_action(name), at, by, **declared)
    (game.offense if by == "offense" else game.defense).plays(name)
    game.both_pass()
    return game


# When -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "at", "fits", "fails"),
    [
        ("Change of Pace", AFTER_DESIGNATION, {"calls": SHORT}, {}),
        ("Steady Gain", ON_FIELD_ADJUSTMENTS, {}, {"calls": SHORT}),
        ("Milk the Clock", ON_FIELD_ADJUSTMENTS, {"score": (7, 0)}, {"score": (7, 7)}),
        ("Fourth Down Gamble", ON_FIELD_ADJUSTMENTS, {"down": 4}, {"down": 3}),
        ("Miracle Finish", AFTER_DESIGNATION, {"ball": 60}, {"ball": 55}),
        ("Golden Boot", START_OF_DOWN, {"ball": 55}, {"ball": 50}),
    ],
)
def test_the_card_is_offered_only_while_its_condition_holds(
    name: str, at: str, fits: dict[str, Any], fails: dict[str, Any]
) -> None:
    """By itself the play gains 15 yards on the ground."""
    card = season_action(name)
    for declared, offered in ((fits, True), (fails, False)):
        game = scenario("crd", offense=[card, ANY], at=at, **declared)
        assert game.offense.may(PLAY(name)) == offered, declared


@pytest.mark.parametrize("theirs", [True, False])
def test_quick_answer_waits_for_the_others_action(theirs: bool) -> None:
    card = season_action("Quick Answer")
    other = action("Gain 5 yards.", when=ON_FIELD_ADJUSTMENTS, name="Other")
    offense, defense = ([card], [other]) if theirs else ([card, other], [])
    game = scenario("crd", offense=offense, defense=defense, at=ON_FIELD_ADJUSTMENTS)
    if not theirs:
        assert not game.offense.may(PLAY(card)), "there is nothing to answer"
        game.offense.plays("Other")
        assert not game.offense.may(PLAY(card)), "its own card is not the opponent's"
        return
    held = len(game.offense.play_hand)
    game.defense.plays("Other")
    game.offense.plays(card)
    game.both_pass()
    assert len(game.offense.play_hand) == held + 2


# Offense ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("card", "call"), [(True, terms.RUN_LEFT), (False, terms.RUN_RIGHT)])
def test_loud_and_clear_is_not_misheard(card: bool, call: int) -> None:
    turn = action("The offense's called play becomes a Run Right.", when=ON_FIELD_ADJUSTMENTS)
    game = dealt(season_action("Loud and Clear"), PRIOR_TO_SELECTING, defense=Side(hand=[turn]))
    held = len(game.offense.play_hand)
    if card:
        game.offense.plays("Loud and Clear")
        game.both_pass()
    game.run_to(ON_FIELD_ADJUSTMENTS)
    assert len(game.offense.play_hand) == held - (0 if card else 1), "one was called"
    game.defense.plays(0)
    game.both_pass()
    assert game.state.this.call == call
    assert game.log.has(events.CALL_STAYS) is card


def test_loud_and_clear_leaves_ones_own_audibles() -> None:
    turn = action("Your called play becomes a Run Right.", when=ON_FIELD_ADJUSTMENTS, name="Turn")
    game = played("Loud and Clear", PRIOR_TO_SELECTING, offense=Side(hand=[turn]))
    game.run_to(ON_FIELD_ADJUSTMENTS)
    game.offense.plays("Turn")
    game.both_pass()
    assert game.state.this.call == terms.RUN_RIGHT


@pytest.mark.parametrize(("first", "yards"), [("Run Middle", 20 + 15), ("Long Pass: 40 (0-9)", 25)])
def test_change_of_pace_throws_after_a_run(first: str, yards: int) -> None:
    before, throw = play(first, 1, name="Before"), play(SHORT[0], 1, name="Throw")
    side = Side(hand=[season_action("Change of Pace")], plays=[before])
    game = scenario("crd", offense=side, calls=(throw, play("Run Right", 0)), ball=20, at="call")
    game.offense.calls("Before")
    game.run_to(NEXT_DOWN).run_to(AFTER_DESIGNATION)
    game.offense.plays("Change of Pace")
    assert game.run_to(NEXT_DOWN).yards == yards


@pytest.mark.parametrize(
    ("calls", "yards"), [(("Run Left", "Long Pass"), 20), (("Run Left", "Run Left"), 0)]
)
def test_steady_gain_needs_a_play_that_is_not_stopped(calls: tuple[str, str], yards: int) -> None:
    game = played("Steady Gain", ON_FIELD_ADJUSTMENTS, calls=calls, strength=9)
    assert game.run_to(NEXT_DOWN).yards == yards


@pytest.mark.parametrize(("calls", "yards"), [(("Run Left", "Long Pass"), 30), (SHORT, 40)])
def test_fourth_down_gamble_doubles_what_the_play_gains(calls: Any, yards: int) -> None:
    game = played("Fourth Down Gamble", ON_FIELD_ADJUSTMENTS, calls=calls, down=4)
    assert game.run_to(NEXT_DOWN).yards == yards


def test_fourth_down_gamble_cannot_save_a_stopped_play() -> None:
    calls = ("Run Left", "Run Left")
    game = played("Fourth Down Gamble", ON_FIELD_ADJUSTMENTS, calls=calls, down=4)
    assert game.run_to(NEXT_POSSESSION).yards == 0


@pytest.mark.parametrize(("runner", "more"), [(90, 15), (89, 5), (70, 5)])
def test_mismatch_sets_the_runner_against_the_tackler(runner: int, more: int) -> None:
    game = played(
        "Mismatch",
        AFTER_DESIGNATION,
        offense=Side(players=[player("RB", rating=runner)]),
        defense=Side(players=[player("LB", rating=80)]),
        carrier="Test RB",
        tackler="Test LB",
    )
    assert game.run_to(NEXT_DOWN).yards_by_effects == more


@pytest.mark.parametrize(("rating", "more"), [(99, 15), (95, 15), (94, 5)])
def test_star_turn_is_for_the_best_player_on_the_field(rating: int, more: int) -> None:
    game = played(
        "Star Turn",
        AFTER_DESIGNATION,
        offense=Side(players=[player("TE", rating=rating)]),
        defense=Side(players=[player("LB", rating=95)]),
    )
    assert game.run_to(NEXT_DOWN).yards_by_effects == more


@pytest.mark.parametrize(("tired", "more"), [(("TE", "WR"), 10), (("TE",), 5), ((), 0)])
def test_second_wind_gains_for_whom_it_wakes(tired: tuple[str, ...], more: int) -> None:
    card = season_action("Second Wind")
    side = Side(exhausted=list(tired))
    game = dealt(card, AFTER_DESIGNATION, offense=side, carrier="QB")
    game.offense.plays(card)
    game.both_pass()
    for name in tired:
        game.offense.picks(name)
    if len(tired) < 2:
        game.offense.answers(DONE)
    assert not {"Tight End", "Wide Receiver"} & set(game.offense.exhausted)
    assert game.yards_by_effects == more


def test_search_the_sheet_goes_on_to_the_first_pass() -> None:
    deck = [PLAIN, play("Run Left", name="Dive"), POST, play(SHORT[0], name="Hook")]
    game = played("Search the Sheet", ON_FIELD_ADJUSTMENTS, offense=Side(play_deck=deck))
    assert game.state.this.call == terms.MEDIUM_PASS
    assert "Dive" in game.offense.play_discard
    assert "Hook" not in game.offense.play_discard
    assert game.run_to(NEXT_DOWN).yards == 40


@pytest.mark.parametrize(("time", "clock"), [(2, 6), (1, 8), (0, 10)])
def test_milk_the_clock_takes_the_time_twice(time: int, clock: int) -> None:
    declared: dict[str, Any] = {"score": (7, 0), "clock": 10, "time": time, "timeouts": (0, 0)}
    game = played("Milk the Clock", ON_FIELD_ADJUSTMENTS, **declared)
    assert game.run_to(NEXT_DOWN).clock == clock


def test_hurry_up_shortens_every_play_of_the_possession() -> None:
    declared: dict[str, Any] = {"clock": 10, "time": 2, "timeouts": (0, 0), "ball": 25}
    game = played("Hurry Up", START_OF_POSSESSION, **declared)
    game.run_to(NEXT_DOWN).run_to(NEXT_DOWN)
    assert game.clock == 8
    game.run_to("play or kick")
    game.offense.answers(PUNT)
    game.run_to(NEXT_POSSESSION)
    clock = game.clock
    assert clock - game.run_to(NEXT_DOWN).run_to(NEXT_DOWN).clock == 2, "the other team's play"


@pytest.mark.parametrize(("grit", "more"), [(7, 0), (8, 40), (9, 40)])
def test_miracle_finish_goes_all_the_way(grit: int, more: int) -> None:
    # F-2: a Play was drawn from both decks before.
    offense = Side(play_deck=[PLAIN, play("Run Right", grit)])
    declared: dict[str, Any] = {"offense": offense, "defense": Side(play_deck=[PLAIN] * 2)}
    game = played("Miracle Finish", AFTER_DESIGNATION, ball=60, **declared)
    game.run_to(NEXT_POSSESSION if more else NEXT_DOWN)
    assert game.yards_by_effects == more
    assert (max(game.score) > 0) is (more > 0)


# Defense ----------------------------------------------------------------------------------------


def test_spring_the_trap_catches_the_next_action_card() -> None:
    cards = [action("Gain 20 yards.", name="First"), action("Gain 10 yards.", name="Second")]
    game = played("Spring the Trap", PRIOR_TO_SELECTING, "defense", offense=Side(hand=cards))
    game.run_to(AFTER_DESIGNATION)
    game.offense.plays("First")
    game.offense.plays("Second")
    assert game.run_to(NEXT_DOWN).yards_by_effects == 10
    assert game.log.count(events.CANCELLED) == 1


def test_spring_the_trap_does_not_wait_for_another_down() -> None:
    card = action("Gain 20 yards.", name="First", when=AFTER_DESIGNATION)
    game = played("Spring the Trap", PRIOR_TO_SELECTING, "defense", offense=Side(hand=[card]))
    game.run_to(NEXT_DOWN).run_to(AFTER_DESIGNATION)
    game.offense.plays("First")
    assert game.run_to(NEXT_DOWN).yards_by_effects == 20


@pytest.mark.parametrize("drowned", [True, False])
def test_drown_the_signals_ends_audibles(drowned: bool) -> None:
    text = "Flip over the top card of your Play deck. That card becomes your play this down."
    audible = action(text, when=ON_FIELD_ADJUSTMENTS, name="Audible")
    side = Side(hand=[audible], play_deck=[PLAIN, POST])
    card = season_action("Drown the Signals")
    game = dealt(card, PRIOR_TO_SELECTING, "defense", offense=side)
    held = len(game.defense.play_hand)
    if drowned:
        game.defense.plays(card)
        game.both_pass()
    game.run_to(ON_FIELD_ADJUSTMENTS)
    assert len(game.defense.play_hand) == held - (0 if drowned else 1), "one was called"
    game.offense.plays("Audible")
    assert game.run_to(NEXT_DOWN).yards == (15 if drowned else 40)


@pytest.mark.parametrize("locked", [True, False])
def test_locked_lineup_keeps_whoever_stands_there(locked: bool) -> None:
    text = "Substitute one of your Running Backs."
    change = action(text, when=ON_FIELD_ADJUSTMENTS, name="Change")
    card = season_action("Locked Lineup")
    game = dealt(card, PRIOR_TO_SELECTING, "defense", offense=Side(hand=[change]))
    if locked:
        held = len(game.defense.hand)
        game.defense.plays(card)
        game.both_pass()
        assert len(game.defense.hand) == held, "it brought another card"
    before = game.offense.field
    game.run_to(NEXT_DOWN).run_to(ON_FIELD_ADJUSTMENTS)  # it is not for one down alone
    game.offense.plays("Change")
    game.both_pass()
    assert (game.offense.field == before) is locked
    game.run_to(NEXT_DOWN)


@pytest.mark.parametrize(("side", "lost"), [("offense", -15), ("generic", -5), ("", -5)])
def test_show_your_hand_punishes_a_card_for_the_offense(side: Any, lost: int) -> None:
    held = [action("Gain 5 yards.", name="Held", side=side)] if side else []
    game = played("Show Your Hand", AFTER_DESIGNATION, "defense", offense=Side(hand=held))
    assert game.run_to(NEXT_DOWN).yards_by_effects == lost
    assert game.log.count(events.HAND_REVEALED) == len(held)


# Generic ----------------------------------------------------------------------------------------


def test_trade_in_gives_one_card_for_another() -> None:
    hand = [action("Gain 5 yards.", name=name) for name in ("Keep", "Give")]
    pile = [action("Gain 10 yards.", name=name) for name in ("Old", "Older")]
    game = dealt(
        season_action("Trade In"), START_OF_DOWN, offense=Side(hand=hand, action_discard=pile)
    )
    held = len(game.offense.play_hand)
    game.offense.plays("Trade In")
    game.both_pass()
    game.offense.offered(PICK_CARD("Keep"), PICK_CARD("Give")).answers(PICK_CARD("Give"))
    game.offense.offered(PICK_CARD("Old"), PICK_CARD("Older")).answers(PICK_CARD("Old"))
    assert sorted(game.offense.hand) == ["Keep", "Old"]
    assert {"Give", "Older"} <= set(game.offense.discard)
    assert len(game.offense.play_hand) == held + 1


@pytest.mark.parametrize(("held", "then"), [(0, 3), (2, 3), (3, 3), (4, 4)])
def test_refill_the_binder_stops_at_three(held: int, then: int) -> None:
    side = Side(hand=[action("Gain 5 yards.", when=AFTER_DESIGNATION)] * held)
    game = played("Refill the Binder", START_OF_POSSESSION, offense=side)
    assert len(game.offense.hand) == then


@pytest.mark.parametrize(("whose", "drawn"), [("offense", 0), ("defense", 1)])
def test_grounds_crew_is_paid_for_the_others_field(whose: str, drawn: int) -> None:
    rain = gridiron("Each player's plays gain 5 fewer yards.", name="Rain")
    card = season_action("Grounds Crew")
    sides: dict[str, Any] = {"offense": Side(hand=[card])}
    sides[whose] = dataclasses.replace(sides.get(whose, Side()), gridirons=[rain])
    game = scenario("crd", at=START_OF_DOWN, **sides)
    game.offense.plays(card)
    game.both_pass()
    assert game.gridirons == []
    assert len(game.offense.hand) == drawn
