"""Chapter T: what is triggered while a timing point is open joins it at once (R-45, T-4, T-6)."""

from __future__ import annotations

import pytest

from snapcount.engine import events
from snapcount.engine.events import Event
from snapcount.engine.records.loading import load
from snapcount.testing import (
    AFTER_DESIGNATION,
    LAYER,
    NO,
    NUMBER,
    ON_FIELD_ADJUSTMENTS,
    ORDER,
    PASS,
    PLAY,
    USE,
    YES,
    Scenario,
    Side,
    action,
    play,
    player,
    rule,
    scenario,
)
from snapcount.testing.editions import editions_where

AT_ONCE = editions_where(lambda rules: rules.audibles_at_once)
IN_TURN = editions_where(lambda rules: not rules.audibles_at_once)
every_edition = pytest.mark.parametrize("edition", editions_where())
at_once = pytest.mark.parametrize("edition", AT_ONCE)
in_turn = pytest.mark.parametrize("edition", IN_TURN)

DENY = "Whenever your opponent plays an Action card, cancel it."
HEARS = "Whenever your opponent plays an Action card, "
FLIP = "Flip over the top card of your Play deck. That card becomes your play this down."


def denied(edition: str, *texts: str, hand: tuple[str, ...] = ()) -> Scenario:
    """The offense holds cards; a Linebacker of the defense hears them played."""
    return scenario(
        edition,
        offense=list(texts),
        defense=Side(players=[player("LB", DENY)], hand=list(hand)),
        at=ON_FIELD_ADJUSTMENTS,
    )


# A card that is played -------------------------------------------------------------------------


@rule("R-45", "T-2")
@every_edition
def test_a_trigger_cancels_the_card_that_triggered_it(edition: str) -> None:
    game = denied(edition, "Gain 10 yards.")
    game.offense.plays(0)
    assert game.resolved == ["Test LB"]
    assert game.log.has(events.CANCELLED, seat=game.offense.seat)
    assert not game.log.has(events.SECONDARY_POINT)
    assert game.yards_by_effects == 0
    assert game.offense.discard == ["Gain 10 yards."]


@rule("R-45", "T-1")
@every_edition
def test_it_lies_on_top_of_the_layers_and_the_other_player_is_next(edition: str) -> None:
    game = denied(edition, "Gain 10 yards.", "Gain 20 yards.", hand=("Lose 5 yards.",))
    game.offense.plays(0)
    assert game.layers == ["Gain 10 yards.", "Test LB"]
    game.defense.offered(PASS, PLAY(0)).passes()
    game.offense.offered(PASS, PLAY(1)).passes()
    assert game.yards_by_effects == 0


@rule("R-45", "T-1")
@every_edition
def test_the_passes_count_anew_after_it(edition: str) -> None:
    """One pass before the card that triggers, so that two more are needed."""
    game = scenario(
        edition,
        offense=Side(players=[player("TE", HEARS + "gain 5 yards.")], hand=["Gain 10 yards."]),
        defense=["Lose 20 yards.", "Lose 10 yards."],
        at=ON_FIELD_ADJUSTMENTS,
    )
    game.offense.passes()
    game.defense.plays(0)
    assert game.layers == ["Lose 20 yards.", "Test TE"]
    game.offense.offered(PASS, PLAY(0)).passes()
    game.defense.offered(PASS, PLAY(1)).passes()
    assert game.yards_by_effects == -15


@rule("R-45", "T-18")
@every_edition
def test_it_is_the_layer_that_triggered_whatever_lies_on_top(edition: str) -> None:
    game = scenario(
        edition,
        offense=["Gain 10 yards.", "Draw an Action card."],
        defense=Side(players=[player("LB", HEARS + "you may cancel it.")], hand=["Lose 5 yards."]),
        at=ON_FIELD_ADJUSTMENTS,
    )
    game.offense.plays(0)
    game.defense.plays(0)
    assert game.layers == ["Gain 10 yards.", "Test LB", "Lose 5 yards."]
    game.offense.plays(1)
    assert game.resolved == ["Test LB"], "the one on top asks first"
    game.defense.offered(YES, NO).answers(NO)  # the card drawn for
    assert game.offense.hand, "it was not cancelled"
    game.defense.offered(YES, NO).answers(YES)  # the yards, with the defense's own card resolved
    assert game.log.has(events.CANCELLED, seat=game.offense.seat)
    assert not game.log.has(events.CANCELLED, seat=game.defense.seat)
    assert game.yards_by_effects == -5


@rule("R-45", "T-6", "T-18")
@every_edition
def test_it_is_not_another_trigger_of_the_same_card(edition: str) -> None:
    """Beneath the trigger that cancels lies another one, and only then the card."""
    draws = "Whenever an Action card is played, draw an Action card."
    game = scenario(
        edition,
        offense=Side(players=[player("TE", draws)], hand=["Gain 10 yards."]),
        defense=Side(players=[player("LB", DENY), player("CB", draws)], hand=["Lose 5 yards."]),
        at=ON_FIELD_ADJUSTMENTS,
    )
    game.offense.plays(0)
    game.defense.answers(ORDER("CB"))
    assert game.layers == ["Gain 10 yards.", "Test TE", "Test CB", "Test LB"]
    game.defense.passes()
    assert game.resolved == ["Test LB", "Test CB", "Test TE"]
    assert game.yards_by_effects == 0


@rule("R-45", "T-11", "T-18")
@every_edition
def test_it_can_be_answered(edition: str) -> None:
    game = denied(edition, "Gain 10 yards.", "Cancel target effect.", hand=("Lose 5 yards.",))
    game.offense.plays(0)
    game.defense.passes()
    game.offense.plays(1)  # which the Linebacker hears as well, too late for the first
    assert game.layers == ["Gain 10 yards.", "Test LB", "Cancel target effect.", "Test LB"]
    game.both_pass()
    assert game.yards_by_effects == 0, "the answer was cancelled first"


@rule("R-45", "T-11", "T-18")
@every_edition
def test_an_ability_that_answers_it_is_no_action_card(edition: str) -> None:
    answer = "Exhaust: Cancel target effect."
    game = scenario(
        edition,
        offense=Side(players=[player("QB", answer)], hand=["Gain 10 yards."]),
        defense=Side(players=[player("LB", DENY)]),
        at=ON_FIELD_ADJUSTMENTS,
    )
    game.offense.plays(0)
    game.offense.offered(PASS, USE("QB")).uses("QB")
    game.offense.offered(LAYER("Gain 10 yards."), LAYER("LB")).answers(LAYER("LB"))
    assert game.yards_by_effects == 10


@rule("R-45")
@every_edition
def test_a_card_of_its_own_side_does_not_trigger_it(edition: str) -> None:
    game = denied(edition, "Gain 10 yards.", hand=("Lose 5 yards.",))
    game.offense.passes()
    game.defense.plays(0)
    assert game.layers == ["Lose 5 yards."]
    game.offense.passes()
    assert game.yards_by_effects == -5


@rule("R-45", "T-9")
@every_edition
def test_a_card_may_leave_such_a_trigger_for_the_down(edition: str) -> None:
    watch = "This down, whenever your opponent plays an Action card, cancel it."
    game = scenario(
        edition,
        offense=["Gain 10 yards."],
        defense=[action(watch, when=ON_FIELD_ADJUSTMENTS)],
        at=ON_FIELD_ADJUSTMENTS,
    )
    game.offense.passes()
    game.defense.plays(0)
    game.offense.passes()
    game.run_to(AFTER_DESIGNATION)
    game.offense.plays(0)
    assert game.resolved[-1] == game.defense.discard[0]
    assert game.yards_by_effects == 0


# Order -----------------------------------------------------------------------------------------


@rule("R-45", "T-6")
@every_edition
def test_each_side_orders_what_one_card_triggers(edition: str) -> None:
    """The offense's go in first, so that the defense's resolve first."""
    heard = "Whenever an Action card is played, draw an Action card."
    game = scenario(
        edition,
        offense=Side(
            players=[player("QB", heard), player("RB", heard)],
            hand=["Gain 10 yards.", "Gain 20 yards."],
        ),
        defense=Side(players=[player("LB", heard), player("CB", heard)], hand=["Lose 5 yards."]),
        at=ON_FIELD_ADJUSTMENTS,
    )
    game.offense.passes()
    game.defense.plays(0)
    game.offense.offered(ORDER("QB"), ORDER("RB")).answers(ORDER("RB"))
    game.defense.offered(ORDER("LB"), ORDER("CB")).answers(ORDER("LB"))
    assert game.layers == ["Lose 5 yards.", "Test RB", "Test QB", "Test LB", "Test CB"]
    game.offense.offered(PASS, PLAY(0), PLAY(1)).passes()
    assert game.resolved == ["Test CB", "Test LB", "Test QB", "Test RB", "Lose 5 yards."]
    assert not game.log.has(events.SECONDARY_POINT)


@rule("R-45", "T-4", "R-19")
@every_edition
def test_what_its_resolving_triggers_waits_for_the_secondary_timing_point(edition: str) -> None:
    """The card triggers at once, the draw that follows only by resolving."""
    game = scenario(
        edition,
        offense=Side(
            players=[
                player("QB", "Whenever you play an Action card, draw an Action card."),
                player("RB", "Whenever you draw an Action card, gain 5 yards."),
            ],
            hand=["Gain 10 yards."],
        ),
        at=ON_FIELD_ADJUSTMENTS,
    )
    game.offense.plays(0)
    assert game.resolved == ["Test QB", "Gain 10 yards.", "Test RB"]
    order = [events.RESOLVES, events.RESOLVES, events.SECONDARY_POINT, events.RESOLVES]
    assert game.log.order(events.RESOLVES, events.SECONDARY_POINT) == order
    assert game.yards_by_effects == 15


# Abilities and costs ---------------------------------------------------------------------------


@rule("R-45", "T-5")
@every_edition
def test_a_cost_that_is_paid_triggers_at_once(edition: str) -> None:
    game = scenario(
        edition,
        offense=Side(players=[player("QB", "Exhaust: Gain 10 yards.")]),
        defense=Side(
            players=[player("LB", "Whenever your opponent's Player is exhausted, Energize it.")],
            hand=["Lose 5 yards."],
        ),
        at=ON_FIELD_ADJUSTMENTS,
    )
    game.offense.uses("QB")
    assert game.layers == ["Test QB", "Test LB"]
    assert game.offense.exhausted == ["Test QB"]
    game.defense.passes()
    assert game.resolved == ["Test LB", "Test QB"]
    assert game.offense.exhausted == []


@rule("R-45", "T-5", "T-18")
@every_edition
def test_an_exhaust_ability_is_cancelled_by_what_it_triggers(edition: str) -> None:
    game = scenario(
        edition,
        offense=Side(players=[player("QB", "Exhaust: Gain 10 yards.")], hand=["Gain 5 yards."]),
        defense=Side(
            players=[player("LB", "Whenever your opponent uses an Exhaust ability, cancel it.")],
            hand=["Lose 20 yards."],
        ),
        at=ON_FIELD_ADJUSTMENTS,
    )
    game.offense.uses("QB")
    assert game.layers == ["Test QB", "Test LB"]
    game.defense.plays(0)
    game.offense.plays(0)
    game.both_pass()
    assert game.yards_by_effects == -15
    assert game.offense.exhausted == ["Test QB"], "the cost is paid"


@rule("R-45", "T-5")
@every_edition
def test_cards_discarded_to_pay_for_a_card_trigger_at_once(edition: str) -> None:
    costs = "As an additional cost to play this card, discard an Action card. Gain 20 yards."
    hears = "Whenever your opponent discards an Action card, the offense loses 5 yards."
    game = scenario(
        edition,
        offense=[costs, "Gain 10 yards."],
        defense=Side(players=[player("LB", hears)], hand=["Lose 10 yards."]),
        at=ON_FIELD_ADJUSTMENTS,
    )
    game.offense.plays(0)
    assert game.layers[-1] == "Test LB"
    assert len(game.layers) == 2


# Audibles --------------------------------------------------------------------------------------


def flipped(edition: str, hears: str) -> Scenario:
    return scenario(
        edition,
        offense=Side(
            hand=[FLIP, "Gain 5 yards."],
            play_deck=[play("Run Left", 3), play("Short Pass: 20 (2-9)", 4)],
        ),
        defense=Side(players=[player("LB", hears)], hand=["Lose 20 yards."]),
        at=ON_FIELD_ADJUSTMENTS,
    )


@rule("R-45", "T-7", editions=AT_ONCE)
@at_once
def test_an_audible_triggers_while_the_timing_point_is_open(edition: str) -> None:
    game = flipped(edition, "Whenever your opponent uses an audible, lose 5 yards.")
    game.offense.plays(0)
    assert game.layers == [FLIP, "Test LB"]
    game.defense.offered(PASS, PLAY(0)).passes()
    game.offense.offered(PASS, PLAY(1)).passes()
    assert game.yards_by_effects == -5
    assert not game.log.has(events.SECONDARY_POINT)


@rule("R-45", "T-7", "R-19")
@in_turn
def test_before_crd_an_audible_triggers_by_resolving(edition: str) -> None:
    game = flipped(edition, "Whenever your opponent uses an audible, lose 5 yards.")
    game.offense.plays(0)
    assert game.layers == [FLIP]
    game.both_pass()
    assert game.log.has(events.SECONDARY_POINT)
    assert game.yards_by_effects == -5


@rule("R-45", "T-7", "T-18")
@at_once
def test_a_trigger_comes_too_late_for_an_audible_but_not_for_the_rest(edition: str) -> None:
    game = scenario(
        edition,
        offense=Side(
            hand=[FLIP + " Gain 10 yards."],
            play_deck=[play("Run Left", 3), play("Short Pass: 20 (2-9)", 4)],
        ),
        defense=Side(players=[player("LB", DENY)]),
        at=ON_FIELD_ADJUSTMENTS,
    )
    game.offense.plays(0)
    assert game.log.has(events.CALL_CHANGED)
    assert game.yards == 20


@rule("R-45", "T-10", "T-7", editions=AT_ONCE)
@at_once
@pytest.mark.parametrize("times", [0, 4])
def test_audibles_that_trigger_audibles_are_a_loop(edition: str, times: int) -> None:
    """Each flips at once, while its own timing point is open."""
    again = "Whenever an audible is used, flip over the top card of your Play deck. That card"
    again += " becomes your play this down."
    game = scenario(
        edition,
        offense=Side(players=[player("QB", again)], hand=[FLIP, "Gain 5 yards."]),
        at=ON_FIELD_ADJUSTMENTS,
    )
    game.offense.plays(0)
    assert game.offense.asked("loop")
    before = game.log.count(events.CALL_CHANGED)
    game.offense.answers(NUMBER(times))
    assert game.log.count(events.CALL_CHANGED) == before + times
    game.offense.offered(PASS, PLAY(1)).plays(1)
    assert game.yards_by_effects == 5


@rule("R-45", "T-10", editions=AT_ONCE)
@at_once
def test_audibles_that_are_triggered_one_by_one_are_no_loop(edition: str) -> None:
    """A player acts each time, which a loop does without."""
    cards = [f"Gain {5 * n} yards." for n in range(1, 10)]
    flips = "Whenever you play an Action card, flip over the top card of your Play deck. That card"
    flips += " becomes your play this down."
    game = scenario(
        edition,
        offense=Side(players=[player("QB", flips)], hand=cards),
        at=ON_FIELD_ADJUSTMENTS,
    )
    for n in range(len(cards)):
        game.offense.plays(n)
    assert game.log.count(events.CALL_CHANGED) == len(cards)
    assert not game.log.has(events.LOOP_NAMED)


@rule("R-45", "T-10")
@every_edition
def test_a_trigger_of_many_cards_is_no_loop(edition: str) -> None:
    cards = [f"Gain {5 * n} yards." for n in range(1, 10)]
    game = scenario(
        edition,
        offense=Side(
            players=[player("QB", "Whenever you play an Action card, gain 5 yards.")], hand=cards
        ),
        at=ON_FIELD_ADJUSTMENTS,
    )
    for n in range(len(cards)):
        game.offense.plays(n)
    assert game.log.count(events.TRIGGER_ADDED) == len(cards)
    assert game.yards_by_effects == sum(range(5, 50, 5)) + 45


@rule("R-45")
@every_edition
def test_a_saved_game_knows_which_card_a_trigger_is_about(edition: str) -> None:
    game = denied(edition, "Gain 10 yards.", "Gain 20 yards.", hand=("Lose 5 yards.",))
    game.offense.plays(0)
    game.defense.plays(0)
    other = load(game.state.save(), game.state.table)
    told: list[Event] = []
    while not told:
        assert other.decision is not None
        other.apply(other.decision.options[0])
        told = [event for event in other.events if event[0] == events.CANCELLED]
    assert [event[1] for event in told] == [game.offense.seat]
