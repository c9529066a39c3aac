"""Cards of the First Season with a specialty: clock, kicks, phases of the game, odd Power Ups."""

from __future__ import annotations

from typing import Any

import pytest

from snapcount.engine import events
from snapcount.testing import (
    AFTER_DESIGNATION,
    END_OF_PLAY,
    FIELD_GOAL,
    LET_IT_RUN,
    NEXT_DOWN,
    NEXT_POSSESSION,
    ON_FIELD_ADJUSTMENTS,
    PICK_CARD,
    PLAY,
    PRIOR_TO_SELECTING,
    START_OF_DOWN,
    START_OF_POSSESSION,
    Scenario,
    Side,
    action,
    play,
    player,
    power_up,
    scenario,
    superstar,
)
from snapcount.testing.season import season_action, season_gridiron, season_power_up

PLAIN = play("Run Right", 0)
ANY = action("Draw a Play card.", name="Any Time")


def played(name: str, at: str, by: str = "offense", **declared: Any) -> Scenario:
    """One side has played the card, and the timing point has closed."""
    side = declared.pop(by, Side())
    declared[by] = Side(**{**vars(side), "hand": [season_action(name), *side.hand]})
    game = scenario("crd", at=at, **declared)
    if by == "defense" and game.offense.asked("timing point"):
        game.offense.passes()
    (game.offense if by == "offense" else game.defense).plays(name)
    game.both_pass()
    return game


def kick(game: Scenario) -> Scenario:
    game.run_to("play or kick")
    game.offense.answers(FIELD_GOAL)
    while game.offense.asked("timeout"):
        game.offense.answers(LET_IT_RUN)
    return game.run_to(NEXT_POSSESSION)


def grits(*values: int) -> dict[str, Any]:
    """Play decks that give these Grits for kicks, one after the other."""
    return {
        "offense": Side(play_deck=[play("Run Right", value) for value in values]),
        "defense": Side(play_deck=[PLAIN] * len(values)),
    }


# When -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "at", "fits", "fails"),
    [
        ("Kneel Down", ON_FIELD_ADJUSTMENTS, {"score": (7, 0)}, {"score": (7, 7)}),
        ("Put Time Back", END_OF_PLAY, {"clock": 3}, {"clock": 4}),
        ("Late Surge", AFTER_DESIGNATION, {"clock": 4}, {"clock": 5}),
        ("Late Surge", AFTER_DESIGNATION, {"clock": 9, "period": 2}, {"clock": 9, "period": 1}),
        (
            "Downhill",
            AFTER_DESIGNATION,
            {"calls": ("Run Left", "Long Pass")},
            {"calls": ("Short Pass: 20 (0-9)", "Long Pass")},
        ),
    ],
)
def test_the_card_is_offered_only_while_its_condition_holds(
    name: str, at: str, fits: dict[str, Any], fails: dict[str, Any]
) -> None:
    card = season_action(name)
    for declared, offered in ((fits, True), (fails, False)):
        game = scenario("crd", offense=[card, ANY], at=at, **declared)
        assert game.offense.may(PLAY(name)) == offered, declared


def test_put_time_back_works_once_a_game() -> None:
    card = season_action("Put Time Back")
    game = scenario("crd", offense=[card, card, ANY], clock=2, at=END_OF_PLAY)
    game.offense.plays(card)
    game.both_pass()
    assert game.clock == 3
    game.run_to(END_OF_PLAY)
    assert game.clock == 2
    assert not game.offense.may(PLAY(card))


# Actions ----------------------------------------------------------------------------------------


def test_kneel_down_runs_the_clock() -> None:
    game = played("Kneel Down", ON_FIELD_ADJUSTMENTS, score=(7, 0), clock=10)
    game.run_to(NEXT_DOWN)
    assert game.clock == 7


@pytest.mark.parametrize(
    ("name", "declared", "yards"),
    [
        ("Downhill", {"strength": 6}, 50),
        ("Downhill", {"strength": 5}, 30),
        ("Late Surge", {"strength": 1, "clock": 4}, 25),
        ("Banked Timeouts", {"strength": 1, "timeouts": (2, 3)}, 15),
        ("Momentum Swing", {"strength": 3}, 25),
    ],
)
def test_yards_after_designation(name: str, declared: dict[str, Any], yards: int) -> None:
    game = played(name, AFTER_DESIGNATION, **declared)
    game.run_to(NEXT_DOWN)
    assert game.yards == yards


def test_momentum_swings_the_other_way_on_defense() -> None:
    game = played("Momentum Swing", AFTER_DESIGNATION, "defense", strength=3)
    game.run_to(NEXT_DOWN)
    assert game.yards == 5


def test_sure_foot_makes_a_bad_kick_good() -> None:
    game = played("Sure Foot", START_OF_DOWN, ball=75, **grits(9))
    assert kick(game).score == (3, 0)


@pytest.mark.parametrize(("second", "points"), [(9, 0), (4, 3)])
def test_kick_it_again_makes_the_kicker_earn_it_twice(second: int, points: int) -> None:
    game = played("Kick It Again", START_OF_DOWN, "defense", ball=80, **grits(4, second))
    assert kick(game).score == (points, 0)
    assert game.log.has(events.KICKED_AGAIN)


def test_walk_it_off_takes_a_tired_player_off_the_field() -> None:
    game = played("Walk It Off", END_OF_PLAY, "defense", carrier="Running Back")
    assert game.offense.field == ["Quarterback", "Wide Receiver", "Tight End"]


def test_fresh_start_brings_the_discard_pile_back() -> None:
    old = action("Gain 10 yards.", name="Old")
    game = played("Fresh Start", START_OF_POSSESSION, offense=Side(action_discard=[old] * 3))
    assert "Old" not in game.offense.discard
    assert len(game.offense.hand) == 2


def test_silent_count_leaves_the_defense_without_an_answer() -> None:
    game = played("Silent Count", PRIOR_TO_SELECTING, defense=Side(hand=[ANY]), carrier="RB")
    game.run_to("timeout")
    assert "Any Time" in game.defense.hand
    game.run_to(NEXT_DOWN)
    if not game.is_at(START_OF_DOWN):
        game.run_to(START_OF_DOWN)
    game.offense.passes() if game.offense.asked("timing point") else None
    assert game.defense.may(PLAY("Any Time"))


@pytest.mark.parametrize(("score", "drawn"), [((0, 7), 3), ((0, 3), 1), ((7, 0), 1)])
def test_comeback_speech_is_for_those_who_are_behind(score: tuple[int, int], drawn: int) -> None:
    game = played("Comeback Speech", PRIOR_TO_SELECTING, score=score)
    assert len(game.offense.hand) == drawn


def test_hot_streak_lasts_for_the_half() -> None:
    calls = ("Short Pass: 20 (0-9)", "Run Left")
    game = played("Hot Streak", START_OF_POSSESSION, calls=calls)
    for _ in range(2):
        game.run_to(NEXT_DOWN)
    assert game.yards == 25


def test_set_them_up_is_for_the_next_play_alone() -> None:
    game = played("Set Them Up", END_OF_PLAY, strength=1)
    game.run_to("play or kick").run_to(NEXT_DOWN)
    assert game.yards == 20
    game.run_to(NEXT_DOWN)
    assert game.yards == 5


def test_dig_in_holds_during_the_next_down() -> None:
    game = played("Dig In", END_OF_PLAY, "defense", strength=3)
    game.run_to("play or kick").run_to(NEXT_DOWN)
    assert game.yards == 5
    game.run_to(NEXT_DOWN)
    assert game.yards == 15


@pytest.mark.parametrize(("period", "points"), [(0, 3), (1, 3)])
def test_kicking_coach_stays_for_the_game(period: int, points: int) -> None:
    # K-3: a Grit of 6 is good from the 30, and not from the 35.
    game = played("Kicking Coach", START_OF_POSSESSION, ball=65, period=period, **grits(6))
    assert kick(game).score == (points, 0)


def test_load_the_edges_leaves_only_the_middle() -> None:
    left, middle = play("Run Left", 1, name="Left"), play("Run Middle", 1, name="Middle")
    card = season_action("Load the Edges")
    game = scenario(
        "crd",
        offense=Side(plays=[middle]),
        defense=[card],
        calls=(left, PLAIN),
        at=PRIOR_TO_SELECTING,
    )
    game.defense.plays(card)
    game.both_pass()
    game.run_to(NEXT_DOWN)  # nobody was asked: there was only one Play to call
    assert game.offense.play_discard == ["Middle"]


def test_final_ruling_forbids_replays() -> None:
    again = action("Replay the Down.", when=ON_FIELD_ADJUSTMENTS, side="offense", name="Again")
    game = played("Final Ruling", END_OF_PLAY, "defense", offense=Side(hand=[again]), down=1)
    game.run_to(ON_FIELD_ADJUSTMENTS)
    game.offense.plays("Again")
    game.both_pass()
    assert not game.log.has(events.REPLAY)
    game.run_to(NEXT_DOWN)


# Power Ups and Gridirons ------------------------------------------------------------------------


def test_alarm_clock_rings_when_its_player_wakes() -> None:
    rest = action("Energize all of your Players on the field.", name="Rest")
    game = scenario(
        "crd",
        offense=Side(
            hand=[rest],
            exhausted=["Running Back", "Tight End"],
            attached={"Running Back": [season_power_up("Alarm Clock")]},
        ),
        at=START_OF_DOWN,
    )
    game.offense.plays("Rest")
    game.both_pass()
    assert len(game.offense.hand) == 1


def test_eavesdropper_listens_once_a_possession_to_each() -> None:
    chatter = action("Draw an Action card. Discard a Play card.", name="Chatter")
    gear = {"Linebacker": [season_power_up("Eavesdropper")]}
    game = scenario(
        "crd",
        offense=Side(hand=[chatter, chatter]),
        defense=Side(attached=gear),
        at=START_OF_DOWN,
    )
    plays = len(game.defense.play_hand)
    game.offense.plays("Chatter")
    game.both_pass()
    if game.defense.asked("trigger order"):
        game.defense.answers_anything()
    assert (len(game.defense.play_hand), len(game.defense.hand)) == (plays + 1, 1)
    game.run_to(PRIOR_TO_SELECTING)
    game.offense.plays("Chatter")
    before = len(game.defense.hand)
    game.both_pass()
    assert len(game.defense.hand) == before


def on(name: str, **declared: Any) -> Scenario:
    side = declared.pop("offense", Side())
    declared["offense"] = Side(**{**vars(side), "gridirons": [season_gridiron(name)]})
    return scenario("crd", **declared)


def test_autograph_day_welcomes_everybody() -> None:
    card = season_gridiron("Autograph Day")
    star = player("RB", name="Star")
    boots = power_up("Run: Gain 5 yards.", when=START_OF_DOWN, name="Boots")
    game = scenario(
        "crd",
        offense=Side(hand=[card, superstar(star), boots], players=[star]),
        at=START_OF_POSSESSION,
    )
    game.offense.plays(card)
    game.both_pass()
    assert len(game.defense.hand) == 1  # for the Gridiron card itself
    game.run_to(START_OF_DOWN)
    game.offense.plays("Star")
    game.both_pass()
    assert len(game.defense.hand) == 2


def test_autograph_day_hands_out_plays_for_power_ups() -> None:
    boots = power_up("Run: Gain 5 yards.", when=START_OF_DOWN, name="Boots")
    game = on("Autograph Day", offense=Side(hand=[boots]), at=START_OF_DOWN)
    plays = len(game.defense.play_hand)
    game.offense.plays("Boots", "Running Back")
    game.both_pass()
    assert len(game.defense.play_hand) == plays + 1


def test_strict_officials_allow_one_action_a_down() -> None:
    game = on("Strict Officials", offense=Side(hand=[ANY, ANY]), at=START_OF_DOWN)
    game.offense.plays("Any Time")
    game.both_pass()
    game.run_to(NEXT_DOWN)
    assert game.offense.hand.count("Any Time") == 1
    if not game.is_at(START_OF_DOWN):
        game.run_to(START_OF_DOWN)
    assert game.offense.may(PLAY("Any Time"))


def test_highlight_reel_shows_fumbles() -> None:
    strip = action("The play becomes a fumble.", when=ON_FIELD_ADJUSTMENTS, name="Strip")
    game = on("Highlight Reel", defense=Side(hand=[strip]), at=ON_FIELD_ADJUSTMENTS)
    game.defense.plays("Strip")
    game.run_to(NEXT_POSSESSION).run_to("play or kick")
    assert (len(game.offense.hand), len(game.defense.hand)) == (3, 3)


def test_halftime_show_deals_cards() -> None:
    game = on("Halftime Show", clock=1)
    game.run_to("trigger order")  # the last down of the half has ended too
    game.offense.answers_anything()
    game.run_to("play or kick")
    assert len(game.offense.hand) == 3  # two for the half, one at the end of the down


@pytest.mark.parametrize(("clock", "drawn"), [(3, 1), (4, 0)])
def test_halftime_show_hurries_the_last_downs(clock: int, drawn: int) -> None:
    game = on("Halftime Show", clock=clock)
    plays = len(game.defense.play_hand)
    game.run_to(NEXT_DOWN).run_to("play or kick")
    assert len(game.defense.play_hand) == plays + drawn


def test_sight_adjustment_calls_another_play_from_the_hand() -> None:
    other = play("Run Middle", 8, name="Other")
    game = played(
        "Sight Adjustment",
        ON_FIELD_ADJUSTMENTS,
        offense=Side(plays=[other]),
        calls=("Run Left", "Run Left"),
    )
    game.offense.answers(PICK_CARD("Other"))
    game.run_to(NEXT_DOWN)
    assert game.yards == 40


@pytest.mark.parametrize(("top", "yards"), [("Medium Pass: 45 (0-9)", 45), ("Run Middle", 20)])
def test_top_of_the_sheet_is_thrown_if_it_is_a_pass(top: str, yards: int) -> None:
    side = Side(play_deck=[PLAIN, play(top, 3)])
    game = played("Top of the Sheet", ON_FIELD_ADJUSTMENTS, offense=side, strength=3)
    game.run_to(NEXT_DOWN)
    assert game.yards == yards


def test_scattered_papers_cost_the_other_any_card() -> None:
    game = played("Scattered Papers", END_OF_PLAY, defense=Side(hand=[ANY]))
    # An Action and three Plays were left; one card is gone, one was drawn at the end of the down.
    assert len(game.defense.hand) + len(game.defense.play_hand) == 4


def test_burned_pages_go_to_the_discard_pile() -> None:
    tops = [play("Run Left", n, name=f"Page {n}") for n in range(5)]
    game = played("Burned Pages", PRIOR_TO_SELECTING, "defense", offense=Side(play_deck=tops))
    # F-2: the first page was drawn before.
    assert {"Page 1", "Page 2", "Page 3"} <= set(game.offense.play_discard)
    assert "Page 4" not in game.offense.play_discard


@pytest.mark.parametrize(("carrier", "yards"), [("Running Back", 20), ("Tight End", 15)])
def test_rushing_record_is_for_running_backs(carrier: str, yards: int) -> None:
    assert on("Rushing Record", carrier=carrier).run_to(NEXT_DOWN).yards == yards


def test_cut_up_film_keeps_one_of_four() -> None:
    deck = [action("Draw a Play card.", name=f"Reel {n}") for n in range(5)]
    game = played("Cut Up Film", START_OF_DOWN, offense=Side(action_deck=deck))
    game.offense.offered(*(PICK_CARD(f"Reel {n}") for n in range(4)))
    for n in (2, 0, 1):
        game.offense.answers(PICK_CARD(f"Reel {n}"))
    assert "Reel 2" in game.offense.hand
    assert "Reel 0" not in game.offense.hand


def test_stolen_signals_aim_anothers_card() -> None:
    tire = action("Exhaust one Player on the field.", name="Tire")
    signals = season_action("Stolen Signals")
    game = scenario("crd", offense=[tire], defense=[signals], at=ON_FIELD_ADJUSTMENTS)
    game.offense.plays("Tire")
    game.defense.plays("Stolen Signals")
    game.both_pass()
    game.defense.picks("Wide Receiver")
    assert game.offense.exhausted == ["Wide Receiver"]


@pytest.mark.parametrize(("ball", "offered"), [(10, True), (20, True), (25, False)])
def test_touchback_is_for_bad_spots(ball: int, offered: bool) -> None:
    card = season_action("Touchback")
    game = scenario("crd", offense=[card, ANY], ball=ball, at=START_OF_DOWN)
    assert game.offense.may(PLAY("Touchback")) is offered
    if offered:
        game.offense.plays("Touchback")
        assert game.run_to("play or kick").ball == 25


@pytest.mark.parametrize(("first", "more"), [(True, 15), (False, 5)])
def test_moving_the_chains_goes_on(first: bool, more: int) -> None:
    card = season_action("Moving the Chains")
    early = action("It becomes first down.", when=ON_FIELD_ADJUSTMENTS, name="Early")
    game = scenario("crd", offense=[early, card], at=ON_FIELD_ADJUSTMENTS)
    if first:
        game.offense.plays("Early")
    game.run_to(NEXT_DOWN).run_to(AFTER_DESIGNATION)
    game.offense.plays(card)
    assert game.run_to(NEXT_DOWN).yards_by_effects == more


@pytest.mark.parametrize(("tired", "more"), [((), 10), (("QB", "RB", "WR"), 5)])
def test_wall_of_blockers_has_an_end(tired: tuple[str, ...], more: int) -> None:
    side = Side(exhausted=list(tired))
    game = played("Wall of Blockers", AFTER_DESIGNATION, offense=side)
    assert game.run_to(NEXT_DOWN).yards_by_effects == more


@pytest.mark.parametrize(("teams", "drawn"), [(2, 2), (3, 0)])
def test_home_grown_is_for_few_teams(teams: int, drawn: int) -> None:
    places: Any = ("QB", "RB", "WR", "TE", "OT", "LB", "CB", "S", "DE", "DT")
    squad = [player(at, team=f"Team {n % teams}") for n, at in enumerate(places)]
    game = played("Home Grown", START_OF_DOWN, offense=Side(players=squad))
    assert len(game.offense.hand) == drawn
