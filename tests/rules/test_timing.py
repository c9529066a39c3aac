"""Chapter T: timing points, layers, triggers and costs (T-1 to T-6)."""

from __future__ import annotations

import pytest

from snapcount.engine import events
from snapcount.testing import (
    AFTER_DESIGNATION,
    END_OF_PLAY,
    ON_FIELD_ADJUSTMENTS,
    ORDER,
    PASS,
    PICK,
    PLAY,
    USE,
    Side,
    action,
    player,
    rule,
    scenario,
)
from snapcount.testing.editions import editions_where

every_edition = pytest.mark.parametrize("edition", editions_where())

CANCEL_ANY = "Cancel target effect."


REFRESH = "Energize one of your Exhausted Players."
ENERGIZED = "Whenever your Player is energized, "


def instead(yards: int) -> str:
    return f"The offense gains {yards} yards instead of the yards gained or lost on the play."


# Priority --------------------------------------------------------------------------------------


@rule("T-1")
@every_edition
@pytest.mark.parametrize("seat", [0, 1])
def test_the_offense_acts_first_then_the_players_alternate(edition: str, seat: int) -> None:
    game = scenario(
        edition,
        offense=["Gain 5 yards.", "Gain 10 yards."],
        defense=["Lose 5 yards.", "Lose 10 yards."],
        at=ON_FIELD_ADJUSTMENTS,
        offense_seat=seat,
    )
    game.offense.offered(PASS, PLAY(0), PLAY(1)).plays(0)
    game.defense.offered(PASS, PLAY(0), PLAY(1)).plays(1)
    game.offense.offered(PASS, PLAY(1)).plays(1)
    game.defense.offered(PASS, PLAY(0))
    assert game.layers == [
        "Gain 5 yards.",
        "Lose 10 yards.",
        "Gain 10 yards.",
    ]


@rule("T-1")
@every_edition
def test_one_pass_does_not_close_a_timing_point(edition: str) -> None:
    game = scenario(
        edition, offense=["Gain 5 yards."], defense=["Lose 5 yards."], at=ON_FIELD_ADJUSTMENTS
    )
    game.offense.passes()
    game.defense.plays(0)
    game.offense.offered(PASS, PLAY(0))
    game.offense.plays(0).on_top_layer()


@rule("T-1")
@every_edition
def test_two_passes_in_a_row_close_it(edition: str) -> None:
    when = ON_FIELD_ADJUSTMENTS
    game = scenario(
        edition,
        offense=[action("Gain 5 yards.", when=when)],
        defense=[action("Lose 5 yards.", when=when)],
        at=when,
    )
    game.offense.passes()
    game.defense.offered(PASS, PLAY(0)).passes()
    assert game.offense.asked("designation")
    assert game.log.count(events.RESOLVES) == 0


@rule("T-1", "R-17")
@every_edition
def test_who_can_only_pass_is_not_asked(edition: str) -> None:
    game = scenario(edition, offense=["Gain 5 yards.", "Gain 10 yards."], at=ON_FIELD_ADJUSTMENTS)
    game.offense.plays(0)
    game.offense.offered(PASS, PLAY(1))
    game.offense.passes()
    assert game.yards_by_effects == 5


# Layers ----------------------------------------------------------------------------------------


@rule("T-2")
@every_edition
def test_the_last_card_played_resolves_first(edition: str) -> None:
    game = scenario(edition, offense=[instead(20)], defense=[instead(10)], at=AFTER_DESIGNATION)
    game.offense.plays(0)
    game.defense.plays(0).on_top_layer()
    game.both_pass()
    assert len(game.resolved) == 2
    assert "10" in game.resolved[0]
    assert "20" in game.resolved[1]
    assert game.yards == 20, "the offense's own resolved last and stands"


@rule("T-2", "T-18")
@every_edition
def test_a_card_played_in_answer_cancels_what_it_answers(edition: str) -> None:
    game = scenario(
        edition,
        offense=["Gain 10 yards."],
        defense=["Cancel target Action card."],
        at=AFTER_DESIGNATION,
    )
    game.offense.plays(0)
    game.defense.offered(PASS, PLAY(0)).plays(0).on_top_layer()
    game.both_pass()
    assert game.yards_by_effects == 0


@rule("T-3")
@every_edition
def test_nothing_is_added_once_the_first_layer_resolves(edition: str) -> None:
    game = scenario(
        edition,
        offense=Side(hand=["Gain 10 yards.", REFRESH], exhausted=["RB", "TE"]),
        defense=Side(hand=["Cancel target Action card.", "Lose 5 yards."]),
        at=ON_FIELD_ADJUSTMENTS,
    )
    game.offense.plays(0)
    game.defense.passes()
    game.offense.plays(1)
    game.defense.passes()
    game.offense.offered(PICK("RB"), PICK("TE")).picks("RB")
    assert len(game.resolved) == 2, "the defense was not asked again between the layers"
    assert game.yards_by_effects == 10


@rule("T-3")
@every_edition
def test_a_card_drawn_while_layers_resolve_waits_for_the_next_timing_point(edition: str) -> None:
    late = action("Gain 10 yards.", when=(ON_FIELD_ADJUSTMENTS, END_OF_PLAY))
    game = scenario(
        edition,
        offense=Side(hand=["Draw an Action card."], action_deck=[late]),
        at=ON_FIELD_ADJUSTMENTS,
    )
    game.offense.plays(0)
    assert game.offense.hand == [late.name]
    assert game.offense.asked("designation"), "On Field Adjustments are over"
    game.run_to(END_OF_PLAY)
    game.offense.offered(PASS, PLAY(late))


# Triggers --------------------------------------------------------------------------------------


@rule("T-4", "R-19")
@every_edition
def test_what_layers_trigger_waits_for_a_secondary_timing_point(edition: str) -> None:
    """Both layers resolve before the trigger does, though it was triggered by the first."""
    game = scenario(
        edition,
        offense=Side(
            hand=[instead(40), REFRESH],
            players=[
                player(
                    "QB",
                    ENERGIZED
                    + "the offense gains 50 yards instead of the yards gained or lost on the play.",
                )
            ],
            exhausted=["RB"],
        ),
        at=AFTER_DESIGNATION,
    )
    game.offense.plays(0)
    game.offense.plays(1)
    order = (events.RESOLVES, events.SECONDARY_POINT)
    assert game.log.order(*order) == [
        events.RESOLVES,
        events.RESOLVES,
        events.SECONDARY_POINT,
        events.RESOLVES,
    ]
    assert game.resolved[-1] == "Test QB"
    assert game.yards == 50


@rule("T-4")
@every_edition
def test_nobody_may_act_in_a_secondary_timing_point(edition: str) -> None:
    game = scenario(
        edition,
        offense=Side(
            hand=[REFRESH],
            players=[player("QB", ENERGIZED + "gain 5 yards.")],
            exhausted=["RB"],
        ),
        defense=[CANCEL_ANY],
        at=AFTER_DESIGNATION,
    )
    game.offense.plays(0)
    game.defense.passes()
    assert game.yards_by_effects == 5
    assert game.defense.hand == ["Cancel target effect."]


@rule("T-4")
@every_edition
def test_a_secondary_timing_point_may_cause_another(edition: str) -> None:
    exhausts = ENERGIZED + "Exhaust this Player."
    gains = "Whenever your Player is exhausted, gain 5 yards."
    game = scenario(
        edition,
        offense=Side(
            hand=[REFRESH],
            players=[player("QB", exhausts), player("TE", gains)],
            exhausted=["RB"],
        ),
        at=ON_FIELD_ADJUSTMENTS,
    )
    game.offense.plays(0)
    assert game.log.count(events.SECONDARY_POINT) == 2
    assert game.resolved[1:] == ["Test QB", "Test TE"]
    assert game.yards_by_effects == 5


@rule("T-4")
@every_edition
def test_what_play_results_trigger_waits_for_the_end_of_the_play(edition: str) -> None:
    """Exhausting the named Players is in no timing point: the next one has the trigger first."""
    moves = "Whenever this Player is exhausted, gain 5 yards."
    game = scenario(
        edition,
        offense=Side(players=[player("RB", moves)]),
        defense=[action(CANCEL_ANY, when=END_OF_PLAY)],
        carrier="RB",
        at=END_OF_PLAY,
    )
    assert game.layers == ["Test RB"]
    game.defense.offered(PASS, PLAY(0)).passes()
    assert game.ball == 25 + 15 + 5
    assert not game.log.has(events.SECONDARY_POINT)


@rule("T-6", "R-48")
@every_edition
def test_each_side_orders_its_own_triggers_and_the_defenses_resolve_first(edition: str) -> None:
    gains = "At the end of the play, gain 5 yards."
    loses = "At the end of the play, lose 5 yards."
    game = scenario(
        edition,
        offense=Side(players=[player("QB", gains), player("RB", gains)]),
        defense=Side(players=[player("LB", loses), player("CB", loses)]),
        at=END_OF_PLAY,
    )
    game.offense.offered(ORDER("QB"), ORDER("RB")).answers(ORDER("RB"))
    game.defense.offered(ORDER("LB"), ORDER("CB")).answers(ORDER("LB"))
    assert game.resolved == ["Test CB", "Test LB", "Test QB", "Test RB"]


@rule("T-6", "T-2")
@every_edition
def test_triggers_lie_beneath_what_is_played_in_their_timing_point(edition: str) -> None:
    ends = "Whenever the play ends, gain 5 yards."
    game = scenario(
        edition,
        offense=Side(players=[player("QB", ends)], hand=["Gain 10 yards."]),
        at=END_OF_PLAY,
    )
    game.offense.plays(0)
    assert game.resolved == ["Gain 10 yards.", "Test QB"]


# Costs -----------------------------------------------------------------------------------------


@rule("T-5")
@every_edition
def test_exhausting_is_paid_at_once(edition: str) -> None:
    game = scenario(
        edition,
        offense=Side(players=[player("QB", "Exhaust: Gain 10 yards.")]),
        defense=["Cancel target Exhaust ability."],
        at=ON_FIELD_ADJUSTMENTS,
    )
    game.offense.offered(PASS, USE("QB")).uses("QB")
    assert game.offense.exhausted == ["Test QB"]
    assert game.layers == ["Test QB"], "the effect itself waits"


@rule("T-5", "T-18")
@every_edition
def test_a_cancelled_ability_has_still_been_paid_for(edition: str) -> None:
    game = scenario(
        edition,
        offense=Side(players=[player("QB", "Exhaust: Gain 10 yards.")]),
        defense=["Cancel target Exhaust ability."],
        at=ON_FIELD_ADJUSTMENTS,
    )
    game.offense.uses("QB")
    game.defense.plays(0)
    assert game.yards_by_effects == 0
    assert game.offense.exhausted == ["Test QB"]


@rule("T-5")
@every_edition
def test_only_an_energized_player_can_pay(edition: str) -> None:
    able = Side(
        players=[player("QB", "Exhaust: Gain 5 yards.")], hand=["Gain 10 yards."], exhausted=["QB"]
    )
    game = scenario(edition, offense=able, at=ON_FIELD_ADJUSTMENTS)
    game.offense.offered(PASS, PLAY(0))


@rule("T-5")
@every_edition
def test_a_player_energized_again_can_pay_again(edition: str) -> None:
    able = Side(players=[player("QB", "Exhaust: Gain 5 yards.")], hand=[REFRESH])
    game = scenario(edition, offense=able, at=ON_FIELD_ADJUSTMENTS)
    game.offense.uses("QB")
    game.offense.offered(PASS, PLAY(0)).plays(0)
    game.run_to(AFTER_DESIGNATION)
    game.offense.offered(PASS, USE("QB"))


@rule("T-5")
@every_edition
def test_a_player_who_cannot_be_exhausted_cannot_pay(edition: str) -> None:
    tireless = "All of your Quarterbacks on the field cannot be exhausted."
    game = scenario(
        edition,
        offense=Side(
            players=[player("QB", "Exhaust: Gain 5 yards."), player("TE", tireless)],
            hand=["Gain 10 yards."],
        ),
        at=ON_FIELD_ADJUSTMENTS,
    )
    game.offense.offered(PASS, PLAY(0))


@rule("T-5")
@every_edition
def test_paying_exhausts_the_player_as_far_as_others_care(edition: str) -> None:
    notices = "Whenever your Player is exhausted, gain 5 yards."
    game = scenario(
        edition,
        offense=Side(players=[player("QB", "Exhaust: Gain 10 yards."), player("TE", notices)]),
        at=ON_FIELD_ADJUSTMENTS,
    )
    game.offense.uses("QB")
    assert game.yards_by_effects == 15
