"""Chapter T: Superstars, Power Ups and Gridirons come and go (T-15 to T-17)."""

from __future__ import annotations

import pytest

from snapcount.cards.nouns import Group
from snapcount.engine import events
from snapcount.testing import (
    AFTER_DESIGNATION,
    END_OF_PLAY,
    NEXT_DOWN,
    NEXT_POSSESSION,
    ON_FIELD_ADJUSTMENTS,
    PASS,
    PLAY,
    PRIOR_TO_SELECTING,
    START_OF_DOWN,
    START_OF_POSSESSION,
    USE,
    Side,
    action,
    gridiron,
    player,
    power_up,
    rule,
    scenario,
    superstar,
)
from snapcount.testing.editions import editions_where, having

with_attachments = pytest.mark.parametrize(
    "edition", editions_where(having("superstar", "power up", "gridiron"))
)

PASSER = player("QB", "Exhaust: Gain 5 yards.", name="Ace")
STAR = superstar(PASSER, "Exhaust: Gain 20 yards.")


# Superstars ------------------------------------------------------------------------------------


@rule("T-15")
@with_attachments
def test_a_superstar_is_attached_at_three_timing_points_only(edition: str) -> None:
    game = scenario(
        edition,
        offense=Side(hand=[STAR, "Gain 10 yards."], players=[player("QB", name="Ace")]),
        at=START_OF_POSSESSION,
    )
    for point, may in [
        (START_OF_POSSESSION, True),
        (START_OF_DOWN, True),
        (PRIOR_TO_SELECTING, False),
        (ON_FIELD_ADJUSTMENTS, False),
        (AFTER_DESIGNATION, False),
        (END_OF_PLAY, True),
    ]:
        game.run_to(point)
        game.offense.offered(PASS, PLAY(1), *([PLAY(0)] if may else [])).passes()


@rule("T-15", "R-11")
@with_attachments
def test_a_superstar_goes_on_top_of_its_own_normal_player(edition: str) -> None:
    game = scenario(edition, offense=Side(hand=[STAR], players=[PASSER]), at=START_OF_DOWN)
    game.offense.offered(PASS, PLAY(0), USE("Ace")).plays(0)
    game.offense.offered(PASS, USE("Ace")).passes()
    assert game.offense.superstar("Ace")
    game.run_to(ON_FIELD_ADJUSTMENTS)
    game.offense.uses("Ace")
    assert game.yards_by_effects == 20, "it is the Superstar now"


@rule("T-15", "R-11")
@with_attachments
def test_a_superstar_is_a_layer_that_can_be_cancelled(edition: str) -> None:
    game = scenario(
        edition,
        offense=Side(hand=[STAR], players=[player("QB", name="Ace")]),
        defense=["Cancel target effect."],
        at=START_OF_DOWN,
    )
    game.offense.plays(0)
    game.defense.plays(0)
    assert not game.offense.superstar("Ace")
    assert game.offense.discard == ["Ace"]


@rule("T-15", "R-11")
@with_attachments
def test_it_needs_its_player_on_the_field(edition: str) -> None:
    game = scenario(
        edition,
        offense=Side(
            hand=[superstar(player("WR", name="Ben")), "Gain 10 yards."],
            players=[player("WR", name="Ben")],
            bench="Ben",
        ),
        at=START_OF_DOWN,
    )
    game.offense.offered(PASS, PLAY(1))


@rule("T-15")
@with_attachments
def test_only_one_superstar_on_a_player(edition: str) -> None:
    game = scenario(
        edition,
        offense=Side(hand=[STAR, STAR, "Gain 5 yards."], players=[player("QB", name="Ace")]),
        at=START_OF_DOWN,
    )
    game.offense.plays(0)
    game.both_pass()
    game.run_to(END_OF_PLAY)
    assert game.offense.superstar("Ace")
    game.offense.offered(PASS, PLAY(2), USE("Ace"))


@rule("T-15")
@with_attachments
def test_of_two_superstars_in_the_layers_the_second_is_discarded(edition: str) -> None:
    game = scenario(
        edition,
        offense=Side(hand=[STAR, STAR], players=[player("QB", name="Ace")]),
        at=START_OF_DOWN,
    )
    game.offense.plays(0).plays(0)
    assert game.offense.superstar("Ace")
    assert game.offense.discard == ["Ace"]


@rule("T-15", "R-11", "P-5")
@with_attachments
def test_a_superstar_keeps_the_state_of_its_player_and_stays_on(edition: str) -> None:
    game = scenario(
        edition,
        offense=Side(
            hand=[superstar(player("QB", name="Ace"))],
            players=[player("QB", name="Ace")],
            exhausted=["Ace"],
        ),
        down=4,
        at=START_OF_DOWN,
    )
    game.offense.plays(0)
    assert game.offense.exhausted == ["Ace"]
    game.run_to(NEXT_POSSESSION).run_to("play or kick")
    assert "Ace" not in game.offense.field
    assert game.offense.superstar("Ace"), "on the bench as well"


@rule("T-15")
@with_attachments
def test_a_removed_superstar_leaves_the_normal_player(edition: str) -> None:
    game = scenario(
        edition,
        offense=Side(superstars=[STAR], players=[PASSER]),
        defense=["Remove one of your opponent's Superstars from the field."],
        at=START_OF_DOWN,
    )
    game.offense.passes()
    game.defense.plays(0)
    game.both_pass()
    assert not game.offense.superstar("Ace")
    assert game.offense.discard == ["Ace"]
    game.run_to(ON_FIELD_ADJUSTMENTS)
    game.offense.uses("Ace")
    assert game.yards_by_effects == 5


# Power Ups -------------------------------------------------------------------------------------

BOOTS = power_up("Run: Gain 10 yards.", name="Boots")
NUDGE = power_up("Exhaust: Gain 5 yards.", name="Nudge")


@rule("T-16", "T-11")
@with_attachments
def test_a_power_up_goes_beneath_one_of_your_players_on_the_field(edition: str) -> None:
    game = scenario(edition, offense=[BOOTS], at=START_OF_DOWN)
    game.offense.offered(PASS, *[PLAY(0, on=name) for name in ("QB", "RB", "WR", "TE")])
    game.offense.plays(0, on="RB")
    assert game.offense.attached("RB") == ["Boots"]
    assert game.offense.discard == []


@rule("T-16", "T-11")
@with_attachments
def test_a_power_up_has_its_own_conditions(edition: str) -> None:
    for_backs = power_up(
        on=Group(whose="you", positions=("RB",)), when=PRIOR_TO_SELECTING, name="Only"
    )
    game = scenario(edition, offense=[for_backs, "Gain 5 yards."], at=START_OF_DOWN)
    game.offense.offered(PASS, PLAY(1))
    game.run_to(PRIOR_TO_SELECTING)
    game.offense.offered(PASS, PLAY(0, on="RB"), PLAY(1))


@rule("T-16", "T-13")
@with_attachments
def test_it_stays_and_works_for_its_player(edition: str) -> None:
    game = scenario(edition, offense=Side(attached={"RB": [BOOTS]}), carrier="RB", ball=1)
    for gained in (25, 15, 15):  # Exhausted from the second down on
        before = game.ball
        game.run_to(NEXT_DOWN)
        assert game.ball - before == gained
    assert game.offense.attached("RB") == ["Boots"]


@rule("T-16", "T-5")
@with_attachments
def test_an_exhaust_ability_of_a_power_up_exhausts_its_player(edition: str) -> None:
    game = scenario(edition, offense=Side(attached={"TE": [NUDGE]}), at=ON_FIELD_ADJUSTMENTS)
    game.offense.offered(PASS, USE("Nudge")).uses("Nudge")
    assert game.offense.exhausted == ["Tight End"]
    assert game.yards_by_effects == 5


@rule("T-16", "P-5", "Z-6")
@with_attachments
def test_a_power_up_leaves_with_its_player(edition: str) -> None:
    leave = "Bench all of your opponent's Running Backs."
    game = scenario(
        edition,
        offense=Side(attached={"RB": [BOOTS], "TE": [NUDGE]}),
        defense=[leave],
        at=START_OF_DOWN,
    )
    game.offense.passes()
    game.defense.plays(0)
    game.both_pass()
    assert game.offense.discard == ["Boots"]
    assert game.offense.attached("TE") == ["Nudge"]


@rule("T-16", "P-5")
@with_attachments
def test_power_ups_leave_at_the_end_of_a_possession(edition: str) -> None:
    game = scenario(
        edition,
        offense=Side(attached={"RB": [BOOTS]}),
        defense=Side(attached={"LB": [NUDGE]}),
        down=4,
    )
    game.run_to(NEXT_POSSESSION)
    assert game.offense.discard == ["Boots"]
    assert game.defense.discard == ["Nudge"]


@rule("T-16")
@with_attachments
def test_a_power_up_is_removed_by_an_effect(edition: str) -> None:
    game = scenario(
        edition,
        offense=Side(attached={"RB": [BOOTS]}),
        defense=["Remove one of your opponent's Power Ups from the field."],
        carrier="RB",
        at=START_OF_DOWN,
    )
    game.defense.plays(0)
    assert game.offense.attached("RB") == []
    assert game.offense.discard == ["Boots"]
    assert game.run_to("timeout").yards_by_effects == 0


@rule("T-16", "T-2")
@with_attachments
def test_a_power_up_whose_player_has_left_meanwhile_is_discarded(edition: str) -> None:
    leave = "Bench all of your opponent's Running Backs."
    game = scenario(edition, offense=[BOOTS], defense=[leave], at=START_OF_DOWN)
    game.offense.plays(0, on="RB")
    game.defense.plays(0)
    assert game.offense.discard == ["Boots"]
    assert game.state.attached == []


# Gridirons -------------------------------------------------------------------------------------

SNOW = gridiron("The offense's plays gain 5 fewer yards.", name="Snow")
WIND = gridiron("The offense's plays gain 10 more yards.", name="Wind")


@rule("T-17")
@with_attachments
def test_a_gridiron_card_stays_on_the_field(edition: str) -> None:
    game = scenario(edition, offense=[SNOW], down=4, at=START_OF_DOWN)
    game.offense.plays(0)
    assert game.gridirons == ["Snow"]
    assert game.run_to("timeout").yards == 10
    game.run_to(NEXT_POSSESSION).run_to("timeout")
    assert game.yards == 10, "for the other player as well"
    assert game.gridirons == ["Snow"]


@rule("T-17", "R-16")
@with_attachments
def test_there_may_be_any_number_of_them(edition: str) -> None:
    game = scenario(edition, offense=[SNOW], defense=[WIND, SNOW], at=START_OF_DOWN)
    game.offense.plays(0)
    game.defense.plays(0)
    game.defense.plays(1)
    assert sorted(game.gridirons) == ["Snow", "Snow", "Wind"]
    assert game.run_to("timeout").yards == 15


@rule("T-17", "Z-6")
@with_attachments
def test_a_gridiron_card_stays_until_removed(edition: str) -> None:
    game = scenario(
        edition,
        offense=Side(gridirons=[SNOW]),
        defense=[action("Remove a Gridiron card from the field.", when=ON_FIELD_ADJUSTMENTS)],
        at=ON_FIELD_ADJUSTMENTS,
    )
    assert game.yards == 10
    game.defense.plays(0)
    assert game.gridirons == []
    assert game.offense.discard == ["Snow"], "its owner's pile"
    assert game.yards == 15
    assert game.log.has(events.REMOVED)
