"""Chapter T: audibles take effect at once (T-7)."""

from __future__ import annotations

import pytest

from snapcount.cards.tree import (
    Activated,
    BecomePlay,
    PlayCall,
)
from snapcount.engine import events
from snapcount.engine.terms import ON_FIELD_ADJUSTMENTS as ADJUSTING
from snapcount.engine.terms import STOPPED, SUCCESSFUL
from snapcount.testing import (
    NO,
    ON_FIELD_ADJUSTMENTS,
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
from snapcount.testing.editions import by_chapter_g, editions_where

AT_ONCE = editions_where(lambda rules: rules.audibles_at_once)
IN_TURN = editions_where(lambda rules: not rules.audibles_at_once)
BY_G = editions_where(by_chapter_g)
every_edition = pytest.mark.parametrize("edition", editions_where())
in_turn = pytest.mark.parametrize("edition", IN_TURN)
at_once = pytest.mark.parametrize("edition", AT_ONCE)

SHORT = "Short Pass: 20 (2-9)"
AUDIBLE = "Flip over the top card of your Play deck. That card becomes your play this down."
FLIP = "flip over the top card of your Play deck and it becomes the play this down."
ON_SHORT = "Exhaust – Short Pass: Gain 10 yards."


def audible(
    edition: str, *hand: str, defense: tuple[str, ...] = (), stops: str = "Run Left"
) -> Scenario:
    """The offense has called Run Left, and a Short Pass lies on top of its Play deck.

    In every edition the top card is drawn before the play, so the pass is the second.
    """
    return scenario(
        edition,
        offense=Side(
            hand=[*hand, AUDIBLE],
            players=[player("QB", ON_SHORT)],
            play_deck=[play("Run Left", 3), play(SHORT, 4)],
        ),
        defense=list(defense),
        calls=(play("Run Left", 3), play("Run Right", 0, stops)),
        at=ON_FIELD_ADJUSTMENTS,
    )


def called(game: Scenario) -> str:
    """The Play that the offense has called now."""
    return game.names([game.state.this.called[game.offense.seat]])[0]


@rule("T-7", editions=AT_ONCE)
@at_once
def test_an_audible_changes_the_call_while_the_timing_point_is_open(edition: str) -> None:
    game = audible(edition, defense=("Lose 5 yards.",))
    game.offense.offered(PASS, PLAY(0)).plays(0)
    assert called(game) == "Short Pass: 20 (2-9), 4, stops -"
    game.defense.offered(PASS, PLAY(0)).passes()
    game.offense.offered(PASS, USE("QB")).uses("QB")
    assert len(game.layers) == 2, "both players go on answering the new call"


@rule("T-7")
@in_turn
def test_before_crd_an_audible_waits_its_turn_in_the_layers(edition: str) -> None:
    game = audible(edition, defense=("Lose 5 yards.",))
    game.offense.plays(0)
    assert called(game) == "Run Left, 3, stops -"
    game.defense.offered(PASS, PLAY(0)).passes()
    assert called(game) == "Short Pass: 20 (2-9), 4, stops -"
    assert game.state.point != ADJUSTING, "the timing point closed before the call changed"


@rule("T-7", editions=AT_ONCE)
@at_once
def test_an_audible_is_skipped_when_the_layers_resolve(edition: str) -> None:
    game = audible(edition)
    game.offense.plays(0).passes()
    assert game.log.count(events.CALL_CHANGED) == 1
    assert game.log.has(events.RESOLVES)
    assert game.state.this.called[game.offense.seat] not in game.state.play_discard[0]


@rule("T-7", "F-7")
@every_edition
def test_success_is_checked_again_after_an_audible(edition: str) -> None:
    game = audible(edition, stops="Run Left")
    if edition not in BY_G:  # which checks only after On Field Adjustments
        assert game.outcome == STOPPED
    game.offense.plays(0)
    game.both_pass()
    assert game.outcome == SUCCESSFUL
    assert game.base_yards == 20


@rule("T-7", "F-7")
@every_edition
def test_an_audible_may_run_into_the_defense(edition: str) -> None:
    game = audible(edition, stops="Short Pass")
    game.offense.plays(0)
    game.both_pass()
    assert game.outcome == STOPPED
    assert game.yards == 0


@rule("T-7", "T-18", editions=AT_ONCE)
@at_once
def test_cancelling_an_audible_comes_too_late_for_the_call(edition: str) -> None:
    both = action(AUDIBLE, "Gain 10 yards.")
    game = scenario(
        edition,
        offense=Side(hand=[both], play_deck=[play("Run Left", 3), play(SHORT, 4)]),
        defense=["Cancel target Action card."],
        at=ON_FIELD_ADJUSTMENTS,
    )
    game.offense.plays(0)
    game.defense.plays(0)
    assert called(game) == "Short Pass: 20 (2-9), 4, stops -"
    assert game.yards == 20, "the rest of the card is cancelled"


@rule("T-7", "T-18")
@in_turn
def test_before_crd_a_cancelled_audible_changes_nothing(edition: str) -> None:
    game = audible(edition, defense=("Cancel target Action card.",))
    game.offense.plays(0)
    game.defense.plays(0)
    assert called(game) == "Run Left, 3, stops -"
    assert not game.log.has(events.CALL_CHANGED)


@rule("T-7", editions=AT_ONCE)
@at_once
def test_the_defense_may_call_an_audible_too(edition: str) -> None:
    game = scenario(
        edition,
        offense=["Gain 5 yards."],
        defense=Side(
            hand=[AUDIBLE],
            play_deck=[play("Run Right", 0), play("Run Right", 0, "Run Left")],
        ),
        calls=("Run Left", "Long Pass"),
        at=ON_FIELD_ADJUSTMENTS,
    )
    game.offense.passes()
    game.defense.plays(0)
    game.offense.offered(PASS, PLAY(0)).passes()
    assert game.outcome == STOPPED


@rule("T-7", editions=AT_ONCE)
@at_once
def test_an_optional_audible_is_decided_at_once(edition: str) -> None:
    """It is still an effect that flips a Play over to change the call."""
    game = audible(edition, "You may " + FLIP, defense=("Lose 5 yards.",))
    game.offense.plays(0)
    game.offense.offered(YES, NO).answers(YES)
    assert called(game) == "Short Pass: 20 (2-9), 4, stops -"
    game.defense.offered(PASS, PLAY(0)).passes()
    game.offense.offered(PASS, PLAY(1), USE("QB")).passes()
    assert game.log.count(events.CALL_CHANGED) == 1


@rule("T-7", editions=AT_ONCE)
@at_once
@pytest.mark.parametrize("down", [1, 4])
def test_a_conditional_audible_looks_at_its_condition_at_once(edition: str, down: int) -> None:
    on_fourth = "If it is fourth down, " + FLIP
    game = scenario(
        edition,
        offense=Side(hand=[on_fourth], play_deck=[play("Run Left", 3), play(SHORT, 4)]),
        defense=["Lose 5 yards."],
        down=down,
        at=ON_FIELD_ADJUSTMENTS,
    )
    game.offense.plays(0)
    assert game.log.has(events.CALL_CHANGED) == (down == 4)
    game.defense.offered(PASS, PLAY(0)).passes()
    assert game.log.count(events.CALL_CHANGED) == (1 if down == 4 else 0)


@rule("T-7", editions=AT_ONCE)
@at_once
@pytest.mark.parametrize("grit", [3, 6])
def test_an_audible_by_grit_determines_the_grit_at_once(edition: str, grit: int) -> None:
    card = action("Determine Grit value. If the Grit is 5-9, " + FLIP)
    game = scenario(
        edition,
        offense=Side(
            hand=[card], play_deck=[play("Run Left", 3), play("Run Left", grit), play(SHORT, 4)]
        ),
        defense=["Lose 5 yards."],
        at=ON_FIELD_ADJUSTMENTS,
    )
    game.offense.plays(0)
    assert game.log.count(events.GRIT) == 1
    assert game.log.has(events.CALL_CHANGED) == (grit == 6)
    game.defense.passes()
    assert game.log.count(events.GRIT) == 1


@rule("T-7", "E-5", editions=AT_ONCE)
@at_once
@pytest.mark.parametrize("at_once", [True, False])
def test_only_effects_ruled_so_change_the_call_at_once(edition: str, at_once: bool) -> None:
    become = BecomePlay((PlayCall("short pass", 15, 0, 9),), at_once)
    game = scenario(
        edition,
        offense=Side(
            players=[player("QB", Activated((become,))), player("WR", ON_SHORT)],
        ),
        defense=["Lose 5 yards."],
        at=ON_FIELD_ADJUSTMENTS,
    )
    game.offense.uses("QB")
    assert game.log.has(events.CALL_CHANGED) == at_once
    game.defense.passes()
    assert game.offense.may(USE("WR")) == at_once
    game.both_pass()
    assert game.log.count(events.CALL_CHANGED) == 1
    assert game.base_yards == 15


# The other player's ----------------------------------------------------------------------------

THEIRS = "Your opponent flips over the top card of their Play deck. That card becomes their play"
THEIRS += " this down."


@rule("R-43", "T-7", editions=AT_ONCE)
@at_once
def test_an_audible_of_the_opponent_takes_effect_at_once(edition: str) -> None:
    game = audible(edition, "Gain 5 yards.", defense=(THEIRS,), stops="Short Pass")
    game.offense.passes()
    game.defense.plays(0)
    assert called(game) == "Short Pass: 20 (2-9), 4, stops -"
    assert game.layers == [THEIRS]
    game.offense.offered(PASS, PLAY(0), PLAY(1), USE("QB")).passes()
    assert game.log.count(events.CALL_CHANGED) == 1, "skipped when the layers resolve"
    assert game.outcome == STOPPED, "then success again"


@rule("R-43", "T-7", "T-18", editions=AT_ONCE)
@at_once
def test_cancelling_it_comes_too_late_for_the_call_as_well(edition: str) -> None:
    game = audible(edition, "Cancel target Action card.", defense=(THEIRS + " Lose 10 yards.",))
    game.offense.passes()
    game.defense.plays(0)
    game.offense.plays(0)
    game.both_pass()
    assert called(game) == "Short Pass: 20 (2-9), 4, stops -"
    assert game.yards == 20


@rule("R-43", "T-7", editions=AT_ONCE)
@at_once
def test_an_ability_that_makes_the_opponent_flip_does_so_at_once(edition: str) -> None:
    able = f"Exhaust: {THEIRS} Exhaust only during On Field Adjustments."
    game = scenario(
        edition,
        offense=Side(
            players=[player("QB", ON_SHORT)],
            play_deck=[play("Run Left", 3), play(SHORT, 4)],
        ),
        defense=Side(players=[player("LB", able)]),
        calls=(play("Run Left", 3), play("Run Right", 0, "Run Middle")),
        at=ON_FIELD_ADJUSTMENTS,
    )
    game.defense.uses("LB")
    assert called(game) == "Short Pass: 20 (2-9), 4, stops -"
    game.offense.offered(PASS, USE("QB"))


@rule("R-43", "R-19")
@in_turn
def test_before_crd_it_waits_for_its_layer(edition: str) -> None:
    game = audible(edition, "Gain 5 yards.", defense=(THEIRS,))
    game.offense.passes()
    game.defense.plays(0)
    assert called(game) == "Run Left, 3, stops -"
    game.offense.passes()
    assert called(game) == "Short Pass: 20 (2-9), 4, stops -"
