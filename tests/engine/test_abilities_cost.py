"""What Exhaust abilities cost by a text: cards are discarded at once, as any cost is (T-5)."""

from __future__ import annotations

import pytest
from tests.cards.language.meaning import effects, modifier

from snapcount.cards.tree import AbilitiesCost
from snapcount.engine.editions import EDITION_NAMES
from snapcount.testing import (
    ON_FIELD_ADJUSTMENTS,
    PASS,
    USE,
    Scenario,
    Side,
    action,
    play,
    player,
    rule,
    scenario,
)

every_edition = pytest.mark.parametrize("edition", EDITION_NAMES)
COSTS = "Your opponent must discard an Action card to use an Exhaust ability."
GAIN = "Exhaust: Gain 10 yards."


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        (COSTS, AbilitiesCost("opponent")),
        (
            "Players cannot use Exhaust abilities unless they first discard an Action card.",
            AbilitiesCost("each player"),
        ),
        (
            "As an additional cost to use an Exhaust ability, a player must discard a Play card.",
            AbilitiesCost("each player", "play"),
        ),
        (
            "You cannot use Exhaust abilities unless you first discard two cards.",
            AbilitiesCost("you", None, 2),
        ),
        (
            "Neither player can use an Exhaust ability unless they discard a Play card first.",
            AbilitiesCost("each player", "play"),
        ),
    ],
)
def test_what_it_costs_is_read(text: str, meant: AbilitiesCost) -> None:
    assert modifier(text) == meant


def test_it_may_last_for_a_while() -> None:
    (held,) = effects(COSTS.replace(".", " this half."))
    assert (held.modifier, held.duration) == (AbilitiesCost("opponent"), "this half")


def used(edition: str, hand: tuple[str, ...], ability: str = GAIN) -> Scenario:
    """The offense has that ability and those cards, and the defense the text."""
    cards = [action("Draw a Play card.", name=name) for name in hand]
    return scenario(
        edition,
        offense=Side(players=[player("RB", ability, name="Able")], hand=cards),
        defense=Side(players=[player("LB", f"{COSTS}\n{GAIN}", name="Toll")]),
        at=ON_FIELD_ADJUSTMENTS,
    )


@rule("T-5")
@every_edition
def test_whoever_uses_one_discards_a_card(edition: str) -> None:
    game = used(edition, ("A",))
    game.offense.uses("Able")
    assert (game.offense.hand, game.offense.discard) == ([], ["A"])
    game.defense.offered(PASS, USE("Toll"))  # it costs their opponent, not them
    game.both_pass()
    assert game.yards_by_effects == 10


@rule("T-5")
@every_edition
def test_whoever_has_no_card_cannot_use_one(edition: str) -> None:
    assert not used(edition, ()).offense.may(USE("Able"))


@rule("T-5")
@every_edition
@pytest.mark.parametrize(("hand", "may"), [(("A", "B"), True), (("A",), False)])
def test_it_comes_on_top_of_what_the_ability_costs(
    edition: str, hand: tuple[str, ...], may: bool
) -> None:
    ability = "Exhaust: As an additional cost, discard an Action card. Gain 10 yards."
    assert used(edition, hand, ability).offense.may(USE("Able")) == may


@rule("T-5")
@every_edition
def test_playing_a_card_costs_nothing_by_it(edition: str) -> None:
    game = used(edition, ("A", "B"))
    game.offense.plays("A")
    assert game.offense.hand == ["B"]


@rule("T-5")
@every_edition
def test_a_play_card_is_discarded_where_the_text_says_so(edition: str) -> None:
    text = COSTS.replace("an Action card", "a Play card")
    held = play("Run Left", 0, name="Spare")
    game = scenario(
        edition,
        offense=Side(players=[player("RB", GAIN, name="Able")], plays=[held]),
        defense=Side(players=[player("LB", text, name="Toll")]),
        at=ON_FIELD_ADJUSTMENTS,
    )
    game.offense.uses("Able").discards("Spare")
    assert "Spare" in game.offense.play_discard
