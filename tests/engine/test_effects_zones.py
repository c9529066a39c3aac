"""Cards revealed, searched for, put back and exchanged; cards that move on the field."""

from __future__ import annotations

import dataclasses
from typing import Any

import pytest

from snapcount.cards.language.card_reading import CardFields, read_card
from snapcount.cards.nouns import Choose, CountTurned
from snapcount.cards.tree import (
    AttachCard,
    CancelLayer,
    CopyLayer,
    DiscardTop,
    ExchangeWithPile,
    HandUntil,
    LookAndTake,
    MoveThis,
    PutCards,
    PutOnField,
    Recover,
    RemoveCard,
    RemoveThis,
    RevealCards,
    RevealUntil,
    Search,
)
from snapcount.engine import events, terms
from snapcount.engine.editions import EDITION_NAMES
from snapcount.testing import (
    AFTER_DESIGNATION,
    ATTACHED,
    DISCARD,
    DONE,
    END_OF_PLAY,
    NEXT_DOWN,
    NUMBER,
    ON_FIELD_ADJUSTMENTS,
    PASS,
    PICK,
    PICK_CARD,
    PLAY,
    START_OF_DOWN,
    YES,
    Scenario,
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

DRAWN = play("Run Middle", name="Drawn before")
DIVE = play("Run Left", name="Dive")
SWEEP = play("Run Right", name="Sweep")
POST = play("Long Pass: 40 (0-9)", name="Post")


def trick(edition: str, node: type, text: str, **declared: Any) -> Scenario:
    """The offense plays a card with these words, which say that node, and both pass."""
    side = declared.pop("offense", Side())
    side = dataclasses.replace(side, hand=[says(node, text), *side.hand])
    game = scenario(edition, offense=side, at=ON_FIELD_ADJUSTMENTS, **declared)
    game.offense.plays("Trick")
    game.both_pass()
    return game


def deck_names(game: Scenario, deck: list[int]) -> list[str]:
    return game.names(deck)


# Revealed until ----------------------------------------------------------------------------------


@rule("T-7")
@every_edition
@pytest.mark.parametrize(
    ("rest", "goes"),
    [
        ("Discard the rest.", "discard"),
        ("Shuffle the rest into your Play deck.", "deck"),
        ("Put the rest on the bottom of your Play deck.", "bottom"),
    ],
)
def test_cards_are_revealed_until_one_can_be_called(edition: str, rest: str, goes: str) -> None:
    text = (
        "Flip over cards from the top of your Play deck until you reveal a Pass play."
        f" That card becomes your play this down. {rest}"
    )
    deck = [DRAWN, DIVE, SWEEP, POST, play("Run Left", name="Below")]
    game = trick(edition, RevealUntil, text, offense=Side(play_deck=deck))
    assert game.state.this.call == terms.LONG_PASS
    shown = [game.names([event[3]])[0] for event in game.events if event[0] == events.TOP_REVEALED]
    assert shown == ["Dive", "Sweep", "Post"], "and no further"
    others = deck_names(game, game.state.play_deck[game.offense.seat])
    if goes == "discard":
        assert {"Dive", "Sweep"} <= set(game.offense.play_discard)
    else:
        assert {"Dive", "Sweep"} <= set(others)
    if goes == "bottom":
        assert set(others[:2]) == {"Dive", "Sweep"}
    assert game.log.has(events.SHUFFLED) == (goes == "deck")


@since_2021
def test_the_card_that_was_sought_goes_into_the_hand(edition: str) -> None:
    text = (
        "Reveal cards from the top of your Action deck until you reveal a Power Up."
        " Put it into your hand and discard the rest."
    )
    boots = power_up("Run: Gain 5 yards.", name="Boots")
    deck: list[Any] = [action("Gain 5 yards.", name="Five"), boots, action("Gain 10 yards.")]
    game = trick(edition, RevealUntil, text, offense=Side(action_deck=deck))
    assert "Boots" in game.offense.hand
    assert "Five" in game.offense.discard


@rule("Z-5")
@every_edition
def test_where_there_is_no_such_card_every_card_is_revealed(edition: str) -> None:
    text = (
        "Reveal cards from the top of your Play deck until you reveal a Long Pass, put it into"
        " your hand and shuffle the rest into that deck."
    )
    game = trick(edition, RevealUntil, text)
    seat = game.offense.seat
    assert game.log.count(events.TOP_REVEALED) >= 19
    assert not game.state.play_discard[seat], "the discard pile was shuffled in on the way"


# Searched for ------------------------------------------------------------------------------------


@rule("Z-4", "T-7")
@every_edition
def test_a_play_that_was_searched_for_is_called(edition: str) -> None:
    text = (
        "Search your Play deck for a Pass play and reveal it. That card becomes your play this"
        " down."
    )
    deck = [DRAWN, DIVE, POST]
    game = trick(edition, Search, text, offense=Side(play_deck=deck))
    assert game.state.this.call == terms.LONG_PASS
    assert "Post" not in game.offense.play_hand
    assert game.log.has(events.SEARCHED)
    assert game.log.has(events.SHUFFLED)


@since_2021
def test_a_deck_is_searched_for_a_power_up_to_attach(edition: str) -> None:
    text = "Search your Action deck for a Power Up and attach it to one of your Running Backs."
    boots = power_up("Run: Gain 5 yards.", name="Boots")
    game = trick(edition, AttachCard, text, offense=Side(action_deck=[boots]))
    assert game.offense.attached("RB") == ["Boots"]
    assert game.log.has(events.SHUFFLED)


@rule("T-15", "Z-4")
@since_2021
def test_a_deck_is_searched_for_a_superstar(edition: str) -> None:
    text = (
        "Search your Action deck for a Superstar card, reveal it, and attach it to its normal"
        " Player card."
    )
    back = player("RB", name="Star")
    offense = Side(players=[back], action_deck=[superstar(back, "Run: Gain 5 yards.")])
    game = trick(edition, PutOnField, text, offense=offense)
    assert game.offense.superstar("Star")
    assert game.log.has(events.SHUFFLED)


@every_edition
def test_cards_taken_back_have_different_names(edition: str) -> None:
    text = "Return up to two Action cards with different names from your discard pile to your hand."
    same, other = action("Gain 5 yards.", name="Same"), action("Gain 10 yards.", name="Other")
    game = trick(edition, Recover, text, offense=Side(action_discard=[same, same, other]))
    game.offense.answers(NUMBER(2))
    game.offense.offered(PICK_CARD("Same"), PICK_CARD("Other")).answers(PICK_CARD("Same"))
    assert sorted(game.offense.hand) == ["Other", "Same"], "the second could only be the other"


@every_edition
def test_a_play_is_taken_back_by_its_call(edition: str) -> None:
    text = "Put a Pass play from your discard pile into your hand."
    game = trick(edition, Recover, text, offense=Side(play_discard=[DIVE, POST]))
    assert "Post" in game.offense.play_hand
    assert "Dive" in game.offense.play_discard


# Hands -------------------------------------------------------------------------------------------


@rule("Z-1")
@every_edition
def test_a_card_of_a_hand_is_revealed_and_stays(edition: str) -> None:
    text = (
        "Your opponent reveals an Action card from their hand at random. If it is a Defense Action"
        " card, gain 10 yards."
    )
    card = action("Gain 5 yards.", name="Held", side="defense")
    game = trick(edition, RevealCards, text, defense=[card])
    assert game.defense.hand == ["Held"]
    assert game.log.has(events.HAND_REVEALED)
    assert game.yards_by_effects == 10
    seen = [
        e for e in game.state.observe(game.offense.seat).events if e.kind == events.HAND_REVEALED
    ]
    assert all(event.b >= 0 for event in seen), "all may see it"


@every_edition
def test_whoever_reveals_a_card_chooses_it(edition: str) -> None:
    text = "Your opponent reveals an Action card from their hand."
    cards = [action("Gain 5 yards.", name="One"), action("Gain 10 yards.", name="Two")]
    game = trick(edition, RevealCards, text, defense=cards)
    game.defense.offered(PICK_CARD("One"), PICK_CARD("Two")).answers(PICK_CARD("Two"))
    assert game.log.count(events.HAND_REVEALED) == 1


@rule("Z-1")
@every_edition
@pytest.mark.parametrize("where", ["on the bottom of", "on top of"])
def test_a_card_of_the_other_hand_is_put_into_its_deck(edition: str, where: str) -> None:
    text = (
        "Look at your opponent's Action hand. Choose a card from it and put it"
        f" {where} their Action deck."
    )
    cards = [action("Gain 5 yards.", name="One"), action("Gain 10 yards.", name="Two")]
    game = trick(edition, PutCards, text, defense=cards)
    game.offense.offered(PICK_CARD("One"), PICK_CARD("Two")).answers(PICK_CARD("Two"))
    assert game.defense.hand == ["One"]
    deck = deck_names(game, game.state.action_deck[game.defense.seat])
    assert deck[0 if "bottom" in where else -1] == "Two"


@every_edition
def test_a_card_of_the_hand_changes_places_with_one_of_the_pile(edition: str) -> None:
    text = "You may exchange a Play card in your hand with a Play card in your Play discard pile."
    side = Side(plays=[DIVE, SWEEP], play_discard=[POST, play("Short Pass: 15 (0-9)", name="Hook")])
    game = trick(edition, ExchangeWithPile, text, offense=side)
    game.offense.answers(YES)
    game.offense.answers(PICK_CARD("Sweep"))
    game.offense.offered(PICK_CARD("Post"), PICK_CARD("Hook")).answers(PICK_CARD("Post"))
    assert "Post" in game.offense.play_hand
    assert "Sweep" not in game.offense.play_hand
    assert set(game.offense.play_discard) == {"Hook", "Sweep"}


@every_edition
def test_each_player_discards_down_to_so_many(edition: str) -> None:
    text = "Each player discards down to one Action card."
    cards = [action("Gain 5 yards.", name="One"), action("Gain 10 yards.", name="Two")]
    game = trick(edition, HandUntil, text, offense=Side(hand=[cards[0]]), defense=cards)
    game.defense.answers(DISCARD("Two"))
    assert (game.offense.hand, game.defense.hand) == (["One"], ["One"])


@every_edition
@pytest.mark.parametrize(
    ("text", "held"),
    [
        ("Draw Action cards until you have three Action cards in your hand.", 3),
        ("Draw Action cards until you have as many Action cards as your opponent.", 2),
    ],
)
def test_cards_are_drawn_until_there_are_so_many(edition: str, text: str, held: int) -> None:
    game = trick(edition, HandUntil, text, defense=["Gain 5 yards.", "Gain 10 yards."])
    assert len(game.offense.hand) == held


# As many as --------------------------------------------------------------------------------------


@every_edition
def test_as_many_players_as_cards_were_discarded(edition: str) -> None:
    text = "Discard X Action cards, then Exhaust X of your opponent's players on the field."
    side = Side(hand=[action("Gain 5 yards."), action("Gain 10 yards.")])
    game = trick(edition, Choose, text, offense=side)
    game.offense.answers(NUMBER(2))
    game.offense.picks("LB")
    game.offense.picks("CB")
    assert game.offense.hand == []
    assert len(game.defense.exhausted) == 2


@every_edition
def test_only_players_that_turned_are_counted(edition: str) -> None:
    text = (
        "Exhaust all of your opponent's Players on the field. Gain 5 yards for each Player"
        " exhausted this way."
    )
    game = trick(edition, CountTurned, text, defense=Side(exhausted=["LB"]))
    assert game.yards_by_effects == 15, "four are on the field, and one was Exhausted before"


# Layers ------------------------------------------------------------------------------------------


@rule("T-18")
@every_edition
def test_the_player_whose_ability_was_cancelled_stays_exhausted(edition: str) -> None:
    text = (
        "Cancel the effect of an Exhaust ability. The player that used it remains Exhausted until"
        " the end of the half."
    )
    passer = player("QB", "Exhaust: Gain 20 yards.", name="Passer")
    water = action("Energize all of your Players.", when=START_OF_DOWN, name="Water")
    game = scenario(
        edition,
        offense=Side(hand=[water], players=[passer]),
        defense=[says(CancelLayer, text)],
        at=ON_FIELD_ADJUSTMENTS,
    )
    game.offense.uses("QB")
    game.defense.plays("Trick")
    game.both_pass()
    assert game.yards_by_effects == 0
    if edition != "2019":
        game.run_to(NEXT_DOWN).run_to(START_OF_DOWN)
        game.offense.plays("Water")
        game.both_pass()
    assert "Passer" in game.offense.exhausted


@every_edition
def test_a_run_or_receive_ability_is_cancelled(edition: str) -> None:
    text = "Cancel the effect of a Run or Receive ability."
    back = player("RB", "Run: Gain 20 yards.", name="Back")
    card = says(CancelLayer, text, when=AFTER_DESIGNATION)
    game = scenario(edition, offense=Side(players=[back]), defense=[card], at=AFTER_DESIGNATION)
    game.defense.plays("Trick")
    game.both_pass()
    assert game.run_to(NEXT_DOWN).yards == 15


# The field ---------------------------------------------------------------------------------------


@since_2021
def test_up_to_so_many_power_ups_are_removed(edition: str) -> None:
    text = "Remove up to two Power Ups from your opponent's Players."
    cards = [power_up("Tackle: Lose 5 yards.", name=name) for name in ("A", "B", "C")]
    game = trick(edition, RemoveCard, text, defense=Side(attached={"LB": cards}))
    game.offense.offered(DONE, ATTACHED("A"), ATTACHED("B"), ATTACHED("C"))
    game.offense.answers(ATTACHED("B"))
    game.offense.answers(DONE)
    assert game.defense.attached("LB") == ["A", "C"]


@since_2021
def test_all_gridirons_but_this_one_are_removed(edition: str) -> None:
    text = "When this card comes onto the field, remove all other Gridiron cards."
    rain = gridiron("Your plays gain 5 fewer yards.", name="Rain")
    dome = gridiron(text, name="Dome", when=START_OF_DOWN)
    assert RemoveCard("gridiron", None, None, other=True) in dome.abilities[0].effects  # type: ignore[union-attr]
    side = Side(hand=[dome], gridirons=[rain])
    game = scenario(edition, offense=side, at=START_OF_DOWN)
    game.offense.plays("Dome")
    game.both_pass()
    game.run_to(NEXT_DOWN)
    assert game.gridirons == ["Dome"]


@rule("T-16")
@since_2021
def test_a_power_up_moves_by_its_own_words(edition: str) -> None:
    text = (
        "At the start of a down, you may move this card to another of your Players. If you do,"
        " Energize that Player."
    )
    boots = power_up(text, name="Boots")
    assert MoveThis() in boots.abilities[0].effects[0].effects  # type: ignore[union-attr]
    side = Side(attached={"RB": [boots]}, exhausted=["TE"])
    game = scenario(edition, offense=side, at=START_OF_DOWN)
    game.offense.answers(YES)
    game.offense.offered(PICK("QB"), PICK("Wide Receiver"), PICK("TE")).picks("TE")
    assert game.offense.attached("TE") == ["Boots"]
    assert game.offense.exhausted == []


@every_edition
@pytest.mark.parametrize(
    "text",
    [
        "Put this card on the bottom of your Action deck.",
        "Shuffle this card into your Action deck.",
    ],
)
def test_a_card_goes_back_into_its_deck(edition: str, text: str) -> None:
    game = trick(edition, RemoveThis, f"Gain 5 yards. {text}")
    deck = deck_names(game, game.state.action_deck[game.offense.seat])
    assert "Trick" in deck
    assert "Trick" not in game.offense.discard
    if "bottom" in text:
        assert deck[0] == "Trick"
    else:
        assert game.log.has(events.SHUFFLED)


# Looked at by all, and taken back ----------------------------------------------------------------


@rule("T-7", "Z-1")
@every_edition
def test_one_of_the_revealed_cards_is_called(edition: str) -> None:
    text = (
        "Flip over the top three cards of your Play deck. One of them becomes your play this down."
        " Discard the rest."
    )
    game = trick(edition, LookAndTake, text, offense=Side(play_deck=[DRAWN, DIVE, SWEEP, POST]))
    game.offense.offered(PICK_CARD("Dive"), PICK_CARD("Sweep"), PICK_CARD("Post"))
    assert game.log.count(events.TOP_REVEALED) == 3, "everybody sees them"
    game.offense.answers(PICK_CARD("Post"))
    assert game.state.this.call == terms.LONG_PASS
    assert {"Dive", "Sweep"} <= set(game.offense.play_discard)


@rule("Z-4")
@every_edition
def test_two_cards_are_searched_for(edition: str) -> None:
    text = "Search your Play deck for two Pass plays, reveal them and put them into your hand."
    hook = play("Short Pass: 15 (0-9)", name="Hook")
    side = Side(play_deck=[DRAWN, DIVE, POST, hook])
    game = trick(edition, Search, text, offense=side)
    game.offense.offered(PICK_CARD("Post"), PICK_CARD("Hook")).answers(PICK_CARD("Hook"))
    assert {"Post", "Hook"} <= set(game.offense.play_hand)
    assert game.log.count(events.SEARCHED) == 2


@rule("T-18")
@every_edition
def test_a_cancelled_card_returns_to_its_owner(edition: str) -> None:
    text = "Cancel target Action card. Return it to its owner's hand."
    gain = action("Gain 10 yards.", when=ON_FIELD_ADJUSTMENTS, name="Gain")
    game = scenario(
        edition, offense=[gain], defense=[says(CancelLayer, text)], at=ON_FIELD_ADJUSTMENTS
    )
    game.offense.plays("Gain")
    game.defense.plays("Trick")
    game.both_pass()
    assert game.offense.hand == ["Gain"]
    assert game.offense.discard == []
    assert game.yards_by_effects == 0


@every_edition
def test_an_action_card_of_this_down_is_copied_after_it_resolved(edition: str) -> None:
    text = "Copy the effect of an Action card played this down. You may choose a new target for it."
    gain = action("Gain 10 yards.", when=ON_FIELD_ADJUSTMENTS, name="Gain")
    card = says(CopyLayer, text, when=AFTER_DESIGNATION)
    game = scenario(edition, offense=[gain], defense=[card], at=ON_FIELD_ADJUSTMENTS)
    game.offense.plays("Gain")
    game.run_to(AFTER_DESIGNATION)
    game.defense.plays("Trick")
    assert game.run_to(NEXT_DOWN).yards == 15 + 20
    assert game.log.has(events.COPIED)


@every_edition
def test_the_last_action_card_of_this_down_is_copied(edition: str) -> None:
    first = action("Gain 10 yards.", when=ON_FIELD_ADJUSTMENTS, name="First")
    second = action("Gain 20 yards.", when=AFTER_DESIGNATION, name="Second")
    card = says(
        CopyLayer, "Copy the effect of the last Action card played this down.", when=END_OF_PLAY
    )
    game = scenario(edition, offense=[first, second, card], at=ON_FIELD_ADJUSTMENTS)
    game.offense.plays("First")
    game.run_to(AFTER_DESIGNATION)
    game.offense.plays("Second")
    game.run_to(END_OF_PLAY)
    before = game.state.ball
    game.offense.plays("Trick")
    game.both_pass()
    assert game.log.has(events.COPIED)
    assert game.state.ball == before + 20


@rule("T-16")
@since_2021
def test_a_power_up_may_be_for_the_other_seats_players(edition: str) -> None:
    text = "Attach to one of your opponent's Linebackers. This Player cannot use abilities."
    fields = CardFields(
        kind="power up", name="Weight", text=text, timing="Play only at the start of a down."
    )
    weight: Any = read_card(fields)
    tackler = player("LB", "Tackle: The offense loses 10 yards.", name="Tackler")
    game = scenario(
        edition,
        offense=Side(hand=[weight]),
        defense=Side(players=[tackler]),
        at=START_OF_DOWN,
        tackler="LB",
    )
    game.offense.plays("Weight")
    assert game.run_to(NEXT_DOWN).yards == 15


@rule("T-16")
@since_2021
@pytest.mark.parametrize(
    ("timing", "now"),
    [
        ("Play only on a Running Back.", True),
        ("Attach to a Running Back at the start of a down.", True),
        ("Play only on a Running Back prior to selecting a play.", False),
    ],
)
def test_the_timing_line_of_a_power_up_says_whom_it_lies_on(
    edition: str, timing: str, now: bool
) -> None:
    fields = CardFields(kind="power up", name="Boots", text="Run: Gain 5 yards.", timing=timing)
    boots: Any = read_card(fields)
    assert boots.text == "Run: Gain 5 yards.", "what was typed is kept"
    other = action("Gain 5 yards.", when=START_OF_DOWN, name="Other")
    game = scenario(edition, offense=Side(hand=[boots, other]), at=START_OF_DOWN)
    offers = [PASS, PLAY("Other")]
    game.offense.offered(*([*offers, PLAY("Boots", on="RB")] if now else offers))


# For each, and afterwards ------------------------------------------------------------------------


@every_edition
def test_a_player_for_each_card_in_hand(edition: str) -> None:
    text = "Exhaust one of your opponent's Players for each Action card in your hand."
    side = Side(hand=[action("Gain 5 yards."), action("Gain 10 yards.")])
    game = trick(edition, Choose, text, offense=side)
    game.offense.picks("LB")
    game.offense.picks("CB")
    assert len(game.defense.exhausted) == 2


@every_edition
@pytest.mark.parametrize(("top", "gained"), [(POST, 10), (DIVE, 0)])
def test_the_card_that_was_discarded_off_the_deck_is_looked_at(
    edition: str, top: Any, gained: int
) -> None:
    text = (
        "Your opponent discards the top card of their Play deck. If it is a Pass play, gain 10"
        " yards."
    )
    game = trick(edition, DiscardTop, text, defense=Side(play_deck=[DRAWN, top]))
    assert game.yards_by_effects == gained


@every_edition
def test_a_card_comes_back_out_of_the_discard_pile(edition: str) -> None:
    text = "Gain 5 yards. Return this card to your hand at the end of the down."
    game = trick(edition, RemoveThis, text)
    assert game.offense.discard == ["Trick"]
    game.run_to(NEXT_DOWN)
    assert "Trick" in game.offense.hand
    assert game.offense.discard == []


@since_2021
def test_a_power_up_of_one_player_returns_to_the_hand(edition: str) -> None:
    text = "Return a Power Up attached to one of your Tight Ends to your hand."
    cards = {name: [power_up("Run: Gain 5 yards.", name=name)] for name in ("RB", "TE")}
    game = trick(edition, RemoveCard, text, offense=Side(attached=cards))
    assert game.offense.attached("RB") == ["RB"]
    assert game.offense.hand == ["TE"]
