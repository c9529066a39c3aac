"""Players that are chosen first, and what then holds for them: written as card texts."""

from __future__ import annotations

import dataclasses
from typing import Any

import pytest

from snapcount.cards.tree import (
    Cannot,
    CannotUse,
    ChoosePlayers,
    Gain,
    ModifyRating,
    MustDesignate,
    Uncancellable,
)
from snapcount.engine import events
from snapcount.engine.editions import EDITION_NAMES
from snapcount.testing import (
    DESIGNATE,
    NEXT_DOWN,
    ON_FIELD_ADJUSTMENTS,
    PICK,
    PLAY,
    USE,
    Scenario,
    Side,
    action,
    player,
    rule,
    says,
    scenario,
)

every_edition = pytest.mark.parametrize("edition", EDITION_NAMES)


def trick(edition: str, node: type, text: str, **declared: Any) -> Scenario:
    """The offense plays a card with these words, which say that node, at On Field Adjustments."""
    side = declared.pop("offense", Side())
    card = says(node, text)
    side = dataclasses.replace(side, hand=[card, *side.hand])
    game = scenario(edition, offense=side, at=ON_FIELD_ADJUSTMENTS, **declared)
    game.offense.plays("Trick")
    return game


# Choosing ---------------------------------------------------------------------------------------


@every_edition
def test_a_chosen_player_is_answered_whenever_it_uses_its_ability(edition: str) -> None:
    text = (
        "Choose one of your opponent's Players. Whenever that Player uses an Exhaust ability"
        " this game, score 1 point."
    )
    users = [
        player("LB", "Exhaust: The offense loses 5 yards."),
        player("CB", "Exhaust: The offense loses 5 yards."),
    ]
    game = trick(edition, ChoosePlayers, text, defense=Side(players=users))
    game.both_pass()
    game.offense.offered(*[PICK(name) for name in ("DE", "LB", "CB", "S")]).picks("LB")
    game.run_to(NEXT_DOWN).run_to(ON_FIELD_ADJUSTMENTS)
    game.defense.uses("CB")
    game.both_pass()
    assert not game.log.all(events.POINTS)
    game.run_to(NEXT_DOWN).run_to(ON_FIELD_ADJUSTMENTS)
    game.defense.uses("LB")
    game.run_to(NEXT_DOWN)
    assert len(game.log.all(events.POINTS, seat=game.offense.seat)) == 1


@every_edition
def test_the_chosen_player_alone_cannot_be_energized(edition: str) -> None:
    text = (
        "Choose one of your opponent's Players. That Player cannot be energized this down."
        " Energize all of your opponent's Players."
    )
    game = trick(edition, ChoosePlayers, text, defense=Side(exhausted=["LB", "CB"]))
    game.both_pass()
    game.offense.picks("Cornerback")
    assert game.defense.exhausted == ["Cornerback"]


@every_edition
def test_a_player_that_stays_exhausted_is_not_energized(edition: str) -> None:
    text = "Exhaust one of your opponent's Players. That Player stays Exhausted this possession."
    wake = action("Energize all of your Players.", when=ON_FIELD_ADJUSTMENTS, name="Wake Up")
    game = trick(edition, Cannot, text, defense=[wake])
    game.both_pass()
    game.offense.picks("Safety")
    game.run_to(NEXT_DOWN).run_to(ON_FIELD_ADJUSTMENTS)
    game.defense.plays("Wake Up")
    game.both_pass()
    assert "Safety" in game.defense.exhausted


@every_edition
def test_this_player_counts_as_another_position(edition: str) -> None:
    backs = action("Exhaust all of your Running Backs.", when=ON_FIELD_ADJUSTMENTS, name="Tire")
    wide = player("WR", "This Player counts as a Running Back.")
    game = scenario(edition, offense=Side(players=[wide], hand=[backs]), at=ON_FIELD_ADJUSTMENTS)
    game.offense.plays("Tire")
    game.both_pass()
    assert game.offense.exhausted == ["Running Back", "Test WR"]


@every_edition
def test_that_players_rating_is_raised(edition: str) -> None:
    text = (
        "Choose one of your Players. That Player gets +20 rating this down."
        " Exhaust all Players rated 95 or more."
    )
    game = trick(edition, ModifyRating, text)
    game.both_pass()
    game.offense.picks("TE")
    assert game.offense.exhausted == ["Tight End"]


# Designation ------------------------------------------------------------------------------------


@rule("F-9")
@every_edition
def test_a_player_who_must_be_designated_is_the_only_choice(edition: str) -> None:
    text = (
        "Choose one of your opponent's Players."
        " Your opponent must designate that Player as the tackler, if able."
    )
    game = trick(edition, MustDesignate, text)
    game.both_pass()
    game.offense.picks("CB")
    game.run_to(NEXT_DOWN)
    assert game.log.all(events.DESIGNATED, seat=game.defense.seat)[-1][2] == game.defense.slot("CB")


@rule("F-9")
@every_edition
def test_who_must_be_designated_and_cannot_is_not(edition: str) -> None:
    text = "Your Quarterbacks must be designated if able."
    game = trick(edition, MustDesignate, text, calls=("Short Pass: 10 (0-9)", "Run Left"))
    game.run_to("designation")
    game.offense.offered(DESIGNATE("RB"), DESIGNATE("WR"), DESIGNATE("TE"))


# Abilities --------------------------------------------------------------------------------------


@rule("T-18")
@every_edition
def test_all_abilities_of_a_chosen_player_are_cancelled(edition: str) -> None:
    text = "Choose one of your opponent's Players. Cancel all abilities of that Player."
    users = [
        player("LB", "Exhaust: The offense loses 5 yards.", "Tackle: The offense loses 10 yards."),
        player("CB", "Exhaust: The offense loses 5 yards."),
    ]
    game = trick(edition, CannotUse, text, defense=Side(players=users), tackler="LB", strength=4)
    game.defense.uses("LB")  # above it in the layers: it still resolves
    game.both_pass()
    game.offense.picks("LB")
    game.run_to(NEXT_DOWN)
    assert game.yards == 15


@every_edition
def test_static_text_of_a_cancelled_player_does_not_hold(edition: str) -> None:
    text = "Choose one of your opponent's Players. That Player's abilities are cancelled."
    wall = player("LB", "Your opponent's plays gain 10 fewer yards.")
    game = trick(edition, CannotUse, text, defense=Side(players=[wall]))
    game.both_pass()
    game.offense.picks("LB")
    game.run_to(NEXT_DOWN)
    assert game.yards == 15


@every_edition
def test_exhaust_abilities_cannot_be_used(edition: str) -> None:
    text = "Your opponent's Exhaust abilities cannot be used this possession."
    user = player("LB", "Exhaust: The offense loses 5 yards.")
    spare = action("Draw an Action card.", when=ON_FIELD_ADJUSTMENTS, name="Spare")
    game = trick(edition, CannotUse, text, defense=Side(players=[user], hand=[spare]))
    assert game.defense.may(USE("LB"))
    game.both_pass()
    game.run_to(NEXT_DOWN).run_to(ON_FIELD_ADJUSTMENTS)
    assert game.defense.may(PLAY("Spare"))
    assert not game.defense.may(USE("LB"))


@rule("Z-2")
@every_edition
@pytest.mark.parametrize(
    ("text", "chooser"),
    [
        ("Your opponent exhausts one of their Players.", 1),
        ("Your opponent chooses one of their Players and exhausts it.", 1),
        ("Each player exhausts one of their Players.", 1),
        ("Exhaust one of your Players.", 0),
        ("Exhaust one of your Players. If you do, gain 5 yards.", 0),
    ],
)
def test_nobody_exhausts_a_player_of_theirs_who_is_exhausted_already(
    edition: str, text: str, chooser: int
) -> None:
    tired = Side(players=[player("LB", name="Tired")], exhausted=["Tired"])
    weary = Side(
        players=[player("RB", name="Weary")],
        exhausted=["Weary"],
        hand=[action(text, when=ON_FIELD_ADJUSTMENTS, name="Rest")],
    )
    game = scenario(edition, offense=weary, defense=tired, at=ON_FIELD_ADJUSTMENTS)
    game.offense.plays("Rest")
    game.both_pass()
    if "Each" in text:
        game.offense.picks("Wide Receiver")
    seat = (game.offense, game.defense)[chooser]
    assert not seat.may(PICK(("Weary", "Tired")[chooser]))
    assert len(seat.decision().options) == 3
    seat.picks(("Quarterback", "Safety")[chooser])


@every_edition
def test_with_nobody_energized_nobody_is_exhausted(edition: str) -> None:
    rest = action(
        "Exhaust one of your Linebackers. If you do, draw an Action card.",
        when=ON_FIELD_ADJUSTMENTS,
        name="Rest",
    )
    tired = Side(players=[player("LB", name="Tired")], exhausted=["Tired"], hand=[rest])
    game = scenario(edition, defense=tired, at=ON_FIELD_ADJUSTMENTS)
    game.defense.plays("Rest")
    game.both_pass()
    assert game.defense.hand == []


# Cancelling -------------------------------------------------------------------------------------


@rule("T-18")
@every_edition
def test_an_opponents_card_is_cancelled_and_not_ones_own(edition: str) -> None:
    cancel = "Cancel target Action card played by your opponent."
    gain = action("Gain 5 yards.", when=ON_FIELD_ADJUSTMENTS, name="Push")
    stop = action(cancel, when=ON_FIELD_ADJUSTMENTS, name="Flag")
    game = scenario(edition, offense=[gain, stop], at=ON_FIELD_ADJUSTMENTS)
    game.offense.plays("Push")
    assert not game.offense.may(PLAY("Flag"))
    game.both_pass()
    game = scenario(edition, offense=[gain], defense=[stop], at=ON_FIELD_ADJUSTMENTS)
    game.offense.plays("Push")
    game.defense.plays("Flag")
    game.run_to(NEXT_DOWN)
    assert game.yards == 15
    assert game.log.count(events.CANCELLED) == 1


@rule("T-18")
@every_edition
def test_what_cannot_be_cancelled_is_not(edition: str) -> None:
    stop = action("Cancel target Action card.", when=ON_FIELD_ADJUSTMENTS, name="Flag")
    spare = action("Draw an Action card.", when=ON_FIELD_ADJUSTMENTS, name="Spare")
    game = trick(
        edition, Uncancellable, "Gain 5 yards. This cannot be cancelled.", defense=[stop, spare]
    )
    assert game.defense.may(PLAY("Spare"))
    assert not game.defense.may(PLAY("Flag"))
    game.run_to(NEXT_DOWN)
    assert game.yards == 20


@rule("T-18")
@every_edition
def test_all_effects_are_cancelled(edition: str) -> None:
    stop = action("Cancel all effects.", when=ON_FIELD_ADJUSTMENTS, name="Clean Slate")
    more = action("Gain 10 yards.", when=ON_FIELD_ADJUSTMENTS, name="More")
    game = trick(edition, Gain, "Gain 5 yards.", offense=Side(hand=[more]), defense=[stop])
    game.defense.passes()
    game.offense.plays("More")
    game.defense.plays("Clean Slate")
    game.run_to(NEXT_DOWN)
    assert game.yards == 15


@rule("F-9")
@every_edition
@pytest.mark.parametrize(
    ("text", "call", "named"),
    [
        ("must designate a Quarterback to run this down", "Run Left", "QB"),
        ("must designate a Tight End as the receiver this down", "Short Pass: 10 (0-9)", "TE"),
        ("must designate a Tight End to receive this down", "Run Left", "RB"),
        ("must designate a Tight End to run this down", "Short Pass: 10 (0-9)", "RB"),
    ],
)
def test_who_must_run_need_not_receive(edition: str, text: str, call: str, named: str) -> None:
    """On a Run nobody is designated to receive."""
    calls = (call, "Medium Pass")
    game = trick(edition, MustDesignate, f"The offense {text}.", calls=calls, carrier="RB")
    game.run_to(NEXT_DOWN)
    assert game.log.has(events.DESIGNATED, seat=game.offense.seat, a=game.offense.slot(named))
