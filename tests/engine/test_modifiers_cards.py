"""What holds for cards and abilities: kept, forbidden, allowed beyond a limit."""

from __future__ import annotations

from typing import Any

import pytest

from snapcount.cards.tree import (
    Cannot,
    CannotAudible,
    CannotEnergize,
    CannotPlayKind,
    CannotSubstitute,
    KeepsAbilities,
    MoreActions,
)
from snapcount.engine import events
from snapcount.engine.editions import EDITION_NAMES
from snapcount.engine.words.why_not import why_not
from snapcount.testing import (
    AFTER_DESIGNATION,
    NEXT_DOWN,
    ON_FIELD_ADJUSTMENTS,
    PASS,
    PLAY,
    Side,
    action,
    gridiron,
    play,
    player,
    power_up,
    rule,
    says,
    scenario,
    superstar,
)

every_edition = pytest.mark.parametrize("edition", EDITION_NAMES)
since_2021 = pytest.mark.parametrize("edition", EDITION_NAMES[1:])


@rule("T-18")
@since_2021
def test_abilities_of_a_player_cannot_be_cancelled(edition: str) -> None:
    keeper = power_up("While attached, your opponent cannot cancel this Player's abilities.")
    assert isinstance(keeper.abilities[0].modifier, KeepsAbilities)  # type: ignore[union-attr]
    back = player("RB", "Run: Gain 20 yards.", name="Back")
    for attached in ({"RB": [keeper]}, {"TE": [keeper]}):
        cancel = action("Cancel target Run ability.", when=AFTER_DESIGNATION, name="Cancel")
        side = Side(players=[back], attached=attached)
        game = scenario(edition, offense=side, defense=[cancel], at=AFTER_DESIGNATION)
        game.defense.plays("Cancel")
        game.both_pass()
        assert game.run_to(NEXT_DOWN).yards == (35 if "RB" in attached else 15)


@rule("T-18")
@every_edition
def test_all_run_abilities_are_cancelled_but_those_that_cannot_be(edition: str) -> None:
    text = "The Run abilities of all of your Running Backs cannot be cancelled this down."
    back = player("RB", "Run: Gain 20 yards.", name="Back")
    side = Side(hand=[says(KeepsAbilities, text)], players=[back])
    cancel = action("Cancel all Run abilities.", when=AFTER_DESIGNATION, name="Cancel")
    game = scenario(edition, offense=side, defense=[cancel], at=ON_FIELD_ADJUSTMENTS)
    game.offense.plays("Trick")
    game.run_to(AFTER_DESIGNATION)
    game.defense.plays("Cancel")
    assert game.run_to(NEXT_DOWN).yards == 35


@rule("T-7")
@every_edition
def test_audibles_are_cancelled(edition: str) -> None:
    text = "Your opponent cannot use audibles this down."
    deck = [play("Run Middle"), play("Long Pass: 40 (0-9)", name="Post")]
    audible = action(
        "Flip over the top card of your Play deck. That card becomes your play this down.",
        when=ON_FIELD_ADJUSTMENTS,
        name="Audible",
    )
    ban = says(CannotAudible, text, when="prior to selecting a play")
    game = scenario(
        edition,
        offense=Side(hand=[audible], play_deck=deck),
        defense=[ban],
        at="prior to selecting a play",
    )
    game.defense.plays("Trick")
    game.run_to(ON_FIELD_ADJUSTMENTS)
    game.offense.plays("Audible")
    game.run_to(NEXT_DOWN)
    assert game.log.has(events.CANCELLED, seat=game.offense.seat)
    assert not game.log.has(events.CALL_CHANGED)


@since_2021
@pytest.mark.parametrize("kind", ["Gridiron cards", "Power Ups", "Superstars"])
def test_cards_of_a_kind_cannot_be_played(edition: str, kind: str) -> None:
    ban: Any = gridiron(f"{kind} cannot be played.", name="Ban")
    assert isinstance(ban.abilities[0].modifier, CannotPlayKind)
    back = player("RB", name="Star")
    cards: dict[str, Any] = {
        "Gridiron cards": gridiron("Your plays gain 5 more yards.", name="Rain"),
        "Power Ups": power_up("Run: Gain 5 yards.", name="Boots"),
        "Superstars": superstar(back, "Run: Gain 5 yards."),
    }
    side = Side(hand=list(cards.values()), players=[back], gridirons=[ban])
    game = scenario(edition, offense=side, at="start of a down")
    offered = {game.names([option.a])[0] for option in game.state.decision.options if option.a >= 0}  # type: ignore[union-attr]
    assert offered == {card.name for other, card in cards.items() if other != kind}
    table, seat = game.state.table, game.offense.seat
    held = [
        card for card in game.state.action_hand[seat] if game.names([card]) == [cards[kind].name]
    ]
    assert "keeps you from" in why_not(game.state, seat, table.definition[held[0]])


@every_edition
@pytest.mark.parametrize("kind", ["Offense", "Generic", "Defense"])
def test_action_cards_of_a_subtype_cannot_be_played(edition: str, kind: str) -> None:
    ban = player("QB", f"You cannot play {kind} Action cards.")
    hand = [
        action("Gain 5 yards.", when=AFTER_DESIGNATION, side="offense", name="Offense"),
        action("Gain 10 yards.", when=AFTER_DESIGNATION, name="Generic"),
    ]
    game = scenario(edition, offense=Side(players=[ban], hand=hand), at=AFTER_DESIGNATION)
    game.offense.offered(PASS, *[PLAY(card.name) for card in hand if card.name != kind])


@every_edition
def test_players_are_not_substituted(edition: str) -> None:
    text = "Your opponent cannot substitute players until the end of the possession."
    change = action(
        "Substitute one of your Running Backs.", when=ON_FIELD_ADJUSTMENTS, name="Change"
    )
    ban = says(CannotSubstitute, text, when="prior to selecting a play")
    game = scenario(edition, offense=[change], defense=[ban], at="prior to selecting a play")
    game.defense.plays("Trick")
    game.run_to(ON_FIELD_ADJUSTMENTS)
    before = game.offense.field
    game.offense.plays("Change")
    game.run_to(NEXT_DOWN)
    assert game.offense.field == before


@every_edition
@pytest.mark.parametrize(
    ("words", "left"),
    [
        ("Players", {"Quarterback", "Linebacker"}),
        ("any of their Players", {"Linebacker"}),
        ("your Players", {"Quarterback"}),
        ("Linebackers", {"Linebacker"}),
        ("Players with Action cards", {"Quarterback", "Linebacker"}),
    ],
)
def test_who_cannot_energize(edition: str, words: str, left: set[str]) -> None:
    """The opponent's card energizes nobody whom it may not; my own energizes everybody."""
    everyone = "Energize all Players on the field."
    ban = says(
        CannotEnergize,
        f"Your opponent cannot Energize {words} this down.",
        when="prior to selecting a play",
    )
    mine = action(everyone, when=AFTER_DESIGNATION, name="Mine")
    theirs = action(everyone, when=ON_FIELD_ADJUSTMENTS, name="Theirs")
    game = scenario(
        edition,
        offense=Side(hand=[ban, mine], exhausted=["QB"]),
        defense=Side(hand=[theirs], exhausted=["LB"]),
        at="prior to selecting a play",
    )
    game.offense.plays("Trick")
    game.both_pass().run_to(ON_FIELD_ADJUSTMENTS)
    game.defense.plays("Theirs")
    game.both_pass()
    assert {*game.offense.exhausted, *game.defense.exhausted} == left
    game.run_to(AFTER_DESIGNATION).offense.plays("Mine")
    game.both_pass()
    assert not {"Quarterback", "Linebacker"} & {*game.offense.exhausted, *game.defense.exhausted}


@every_edition
def test_one_action_card_more_than_a_text_allows(edition: str) -> None:
    limit = action(
        "Each player cannot play more than one Action card each down this down.", name="Limit"
    )
    more = says(MoreActions, "You may play two additional Action cards this down.", when=())
    rest = [action("Gain 5 yards.", name=name) for name in ("One", "Two")]
    game = scenario(edition, offense=[limit, more, *rest], at=ON_FIELD_ADJUSTMENTS)
    game.offense.plays("Trick")
    game.both_pass()
    game.run_to(AFTER_DESIGNATION)
    game.offense.plays("Limit")
    game.both_pass()
    game.run_to("end of the play")
    game.offense.offered(PASS, PLAY("One"), PLAY("Two")).plays("One")
    game.run_to(NEXT_DOWN)
    assert game.offense.hand.count("Two") == 1, "three were allowed, and three were played"


@every_edition
@pytest.mark.parametrize("whose", ["your opponent's Action cards", "Action cards"])
def test_action_cards_cannot_exhaust_a_player(edition: str, whose: str) -> None:
    passer = player("QB", f"This Player cannot be exhausted by {whose}.", name="Passer")
    assert isinstance(passer.abilities[0].modifier, Cannot)  # type: ignore[union-attr]
    tackler = player("LB", "Exhaust: Exhaust target Quarterback.", name="Tackler")
    card = action("Exhaust target Quarterback.", when=ON_FIELD_ADJUSTMENTS, name="Hit")
    game = scenario(
        edition,
        offense=Side(players=[passer], hand=[card]),
        defense=Side(players=[tackler], hand=[card]),
        at=ON_FIELD_ADJUSTMENTS,
    )
    game.offense.plays("Hit")
    game.defense.plays("Hit")
    game.both_pass()
    exhausted = "Passer" in game.offense.exhausted
    assert exhausted == (whose != "Action cards"), "one's own card may"


@every_edition
def test_abilities_exhaust_a_player_whom_action_cards_cannot(edition: str) -> None:
    passer = player("QB", "This Player cannot be exhausted by Action cards.", name="Passer")
    tackler = player("LB", "Exhaust: Exhaust target Quarterback.", name="Tackler")
    game = scenario(
        edition,
        offense=Side(players=[passer]),
        defense=Side(players=[tackler]),
        at=ON_FIELD_ADJUSTMENTS,
    )
    game.defense.uses("LB")
    game.both_pass()
    assert "Passer" in game.offense.exhausted
