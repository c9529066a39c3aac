"""R-34: the offense always has a Quarterback on the field; R-46: who comes in is Energized."""

from __future__ import annotations

import pytest

from snapcount.cards.nouns import All, Choose, Group
from snapcount.cards.tree import Substitute, ToBench
from snapcount.engine import events
from snapcount.testing import (
    ON_FIELD_ADJUSTMENTS,
    PICK,
    PRIOR_TO_SELECTING,
    Side,
    action,
    player,
    rule,
    scenario,
)
from snapcount.testing.editions import by_chapter_f, editions_where
from snapcount.testing.season import season_action

BY_F = editions_where(by_chapter_f)

every_edition = pytest.mark.parametrize("edition", editions_where())

BACKUP = player("QB", name="Backup")
TWO_QUARTERBACKS = Side(players=[player("QB", name="Starter"), BACKUP])
OTHERS = [PICK("Running Back"), PICK("Wide Receiver"), PICK("Tight End")]


@rule("R-34")
@every_edition
def test_fresh_legs_in_never_takes_the_only_quarterback_out(edition: str) -> None:
    game = scenario(edition, offense=[season_action("Fresh Legs In")], at=PRIOR_TO_SELECTING)
    game.offense.plays(0)
    game.both_pass()
    game.offense.offered(*OTHERS).picks("Running Back")
    assert game.offense.field == ["Quarterback", "Wide Receiver", "Tight End", "Slot Receiver"]


@rule("R-34")
@every_edition
def test_the_opponents_effects_cannot_take_it_out_either(edition: str) -> None:
    card = action("Substitute one of your opponent's Players.", when=ON_FIELD_ADJUSTMENTS)
    game = scenario(edition, defense=[card], at=ON_FIELD_ADJUSTMENTS)
    game.defense.plays(0)
    game.defense.offered(*OTHERS).picks("Tight End")
    assert "Quarterback" in game.offense.field


@rule("R-34")
@every_edition
@pytest.mark.parametrize(
    "text", ["Substitute one of your Quarterbacks.", "Bench one of your Quarterbacks."]
)
def test_an_effect_with_no_other_choice_does_nothing(edition: str, text: str) -> None:
    card = action(text, when=ON_FIELD_ADJUSTMENTS)
    game = scenario(edition, offense=[card], at=ON_FIELD_ADJUSTMENTS)
    before = game.offense.field
    game.offense.plays(0)
    game.both_pass()
    assert game.offense.field == before
    assert not game.log.has(events.BENCHED)


@rule("R-34")
@every_edition
def test_one_quarterback_may_come_in_for_the_other(edition: str) -> None:
    """The Slot Receiver is on the bench as well, and cannot come in for the Starter."""
    card = action(Substitute(Choose(Group(whose="you"))), when=ON_FIELD_ADJUSTMENTS)
    field = ["Starter", "Running Back", "Wide Receiver"]
    side = Side(hand=[card], players=TWO_QUARTERBACKS.players, field=field)
    game = scenario(edition, offense=side, at=ON_FIELD_ADJUSTMENTS)
    game.offense.plays(0)
    game.offense.offered(*[PICK(name) for name in field]).picks("Starter")
    assert sorted(game.offense.field) == ["Backup", "Running Back", "Wide Receiver"]
    game = scenario(edition, offense=side, at=ON_FIELD_ADJUSTMENTS)
    game.offense.plays(0).picks("Running Back")
    assert len(game.offense.decision().options) == 2, "anyone may come in for another"
    game.offense.picks("Backup")


@rule("R-34")
@every_edition
def test_of_two_quarterbacks_one_stays(edition: str) -> None:
    """Two of four go to the bench: after the one Quarterback the other is not offered."""
    card = action(ToBench(Choose(Group(whose="opponent"), 2)), when=ON_FIELD_ADJUSTMENTS)
    side = Side(players=TWO_QUARTERBACKS.players, field=["Starter", "Backup", "RB", "WR"])
    game = scenario(edition, offense=side, defense=[card], at=ON_FIELD_ADJUSTMENTS)
    game.defense.plays(0)
    names = ["Starter", "Backup", "Running Back", "Wide Receiver"]
    game.defense.offered(*[PICK(name) for name in names]).picks("Starter")
    game.defense.offered(*OTHERS[:2]).picks("Running Back")
    assert sorted(game.offense.field) == ["Backup", "Wide Receiver"]


@rule("R-34")
@every_edition
def test_both_quarterbacks_cannot_go_at_once(edition: str) -> None:
    """Both are all there is to choose: one is chosen, and the other stays."""
    both = Choose(Group(whose="you", positions=("QB",)), 2)
    card = action(ToBench(both), when=ON_FIELD_ADJUSTMENTS)
    field = ["Starter", "Backup", "RB", "WR"]
    side = Side(hand=[card], players=TWO_QUARTERBACKS.players, field=field)
    game = scenario(edition, offense=side, at=ON_FIELD_ADJUSTMENTS)
    game.offense.plays(0)
    game.offense.offered(PICK("Starter"), PICK("Backup")).picks("Starter")
    assert sorted(game.offense.field) == ["Backup", "Running Back", "Wide Receiver"]


@rule("R-34")
@every_edition
def test_an_effect_on_all_players_that_would_take_every_quarterback_does_nothing(
    edition: str,
) -> None:
    card = action(ToBench(All(Group(whose="opponent", state="exhausted"))), when=PRIOR_TO_SELECTING)
    side = Side(exhausted=["QB", "RB"])
    game = scenario(edition, offense=side, defense=[card], at=PRIOR_TO_SELECTING)
    game.defense.plays(0)
    assert len(game.offense.field) == 4
    assert game.log.has(events.TOO_FEW_PLAYERS, a=game.offense.slot("QB"))
    assert game.log.cites("R-34")


@rule("R-34")
@every_edition
def test_of_all_players_the_quarterback_stays_in_a_substitution(edition: str) -> None:
    card = action("Substitute all of your Players.", when=ON_FIELD_ADJUSTMENTS)
    game = scenario(edition, offense=[card], at=ON_FIELD_ADJUSTMENTS)
    game.offense.plays(0)
    assert game.offense.field == ["Quarterback", "Wide Receiver", "Tight End", "Slot Receiver"]


@rule("R-34")
@every_edition
def test_the_defense_needs_no_quarterback(edition: str) -> None:
    card = action("Substitute one of your opponent's Players.", when=ON_FIELD_ADJUSTMENTS)
    game = scenario(edition, offense=[card], at=ON_FIELD_ADJUSTMENTS)
    game.offense.plays(0)
    game.offense.offered(*[PICK(name) for name in game.defense.field]).picks("LB")
    assert "Defensive Tackle" in game.defense.field


@rule("R-46")
@every_edition
@pytest.mark.parametrize(
    "text",
    [
        "Substitute one of your Players.",
        "Substitute one of your Players on the field with a Player from your bench.",
        "Swap one of your Players on the field with an offensive Player on your bench.",
    ],
)
def test_who_comes_in_by_a_substitution_is_energized(edition: str, text: str) -> None:
    card = action(text, when=ON_FIELD_ADJUSTMENTS)
    side = Side(hand=[card], exhausted=["RB", "Slot Receiver"])
    game = scenario(edition, offense=side, at=ON_FIELD_ADJUSTMENTS)
    game.offense.plays(0).picks("RB")
    assert "Slot Receiver" in game.offense.field
    assert game.offense.exhausted == []


@rule("R-46", "T-5", editions=BY_F)
@pytest.mark.parametrize("edition", BY_F)
def test_a_player_that_exhausts_to_come_in_comes_in_energized(edition: str) -> None:
    """Exhausting is its cost; coming onto the field, it is Energized all the same."""
    text = "Bench: Exhaust: Substitute this Player for an offensive Player on the field."
    fresh = player("RB", text, name="Fresh")
    field = ["Quarterback", "Wide Receiver", "Tight End", "Slot Receiver"]
    side = Side(players=[fresh], field=field)
    game = scenario(edition, offense=side, at=ON_FIELD_ADJUSTMENTS)
    game.offense.uses("Fresh")
    game.offense.offered(*[PICK(name) for name in field[1:]]).picks("Tight End")
    assert "Fresh" in game.offense.field
    assert game.offense.exhausted == []
