"""Cards that are sought, discarded unseen or called from elsewhere: written as card texts."""

from __future__ import annotations

import dataclasses
from typing import Any

import pytest

from snapcount.cards.tree import (
    CallFromHand,
    CallShown,
    CancelLayer,
    DiscardAny,
    DiscardTop,
    Search,
)
from snapcount.engine import events, terms
from snapcount.engine.editions import EDITION_NAMES
from snapcount.testing import (
    AFTER_DESIGNATION,
    DISCARD,
    NEXT_DOWN,
    ON_FIELD_ADJUSTMENTS,
    PICK_CARD,
    Scenario,
    Side,
    action,
    gridiron,
    play,
    player,
    rule,
    says,
    scenario,
)

every_edition = pytest.mark.parametrize("edition", EDITION_NAMES)

POST = play("Long Pass: 40 (0-9)", name="Post")
SWEEP = play("Run Right", name="Sweep")
SLANT = play("Short Pass: 10 (0-9)", name="Slant")
DRAWN = play("Run Middle", name="Drawn before")
later = pytest.mark.parametrize("edition", EDITION_NAMES[1:])


def trick(edition: str, node: type, text: str, **declared: Any) -> Scenario:
    """The offense plays a card with these words, which say that node, and both pass."""
    side = declared.pop("offense", Side())
    side = dataclasses.replace(side, hand=[says(node, text), *side.hand])
    game = scenario(edition, offense=side, at=ON_FIELD_ADJUSTMENTS, **declared)
    game.offense.plays("Trick")
    game.both_pass()
    return game


@rule("Z-4")
@later
def test_only_what_is_sought_can_be_found(edition: str) -> None:
    text = "Search your Action deck for a Gridiron card, reveal it and put it into your hand."
    deck: list[Any] = [gridiron(name="Fog"), action("Gain 5 yards."), action("Gain 10 yards.")]
    game = trick(edition, Search, text, offense=Side(action_deck=deck))
    assert "Fog" in game.offense.hand
    assert game.log.has(events.SEARCHED)


@rule("Z-4")
@every_edition
def test_a_play_is_sought_by_its_call(edition: str) -> None:
    text = "Search your Play deck for a Long Pass and put it into your hand."
    deck = [DRAWN, play("Run Left", name="Dive"), play("Long Pass: 40 (0-9)", name="Post")]
    game = trick(edition, Search, text, offense=Side(play_deck=deck))
    assert "Post" in game.offense.play_hand
    assert not game.log.has(events.SEARCHED), "it was not revealed"
    assert game.log.has(events.TOOK)
    view = game.state.observe(1 - game.offense.seat)
    assert all(seen.b == -1 for seen in view.events if seen.kind == events.TOOK)


@every_edition
def test_the_top_of_a_deck_is_discarded(edition: str) -> None:
    text = "Discard the top 2 cards of your opponent's Play deck."
    deck = [DRAWN, play("Run Left", name="Dive"), play("Run Right", name="Sweep")]
    game = trick(edition, DiscardTop, text, defense=Side(play_deck=deck))
    assert {"Dive", "Sweep"} <= set(game.defense.play_discard)


@every_edition
def test_a_card_of_either_deck_may_be_discarded(edition: str) -> None:
    text = "Your opponent discards a card from their hand."
    game = trick(edition, DiscardAny, text, defense=["Gain 5 yards."])
    before = len(game.defense.play_hand)
    game.defense.answers(DISCARD("Gain 5 yards."))
    assert game.defense.hand == []
    assert len(game.defense.play_hand) == before


@every_edition
@pytest.mark.parametrize(("count", "points"), [(1, 1), (2, 1), (9, 0)])
def test_whether_so_many_cards_of_either_deck_were_discarded(
    edition: str, count: int, points: int
) -> None:
    text = f"Discard {count} cards from your hand. If you do, score 1 point."
    text = text.replace("1 cards", "a card")
    spare = action("Gain 5 yards.", when=AFTER_DESIGNATION)
    game = trick(edition, DiscardAny, text, offense=Side(hand=[spare, spare]))
    while game.offense.asked("effect"):
        game.offense.answers_anything()
    game.run_to(NEXT_DOWN)
    assert game.score[0] == points


@rule("T-7")
@every_edition
@pytest.mark.parametrize(("top", "called"), [("Long Pass: 40 (0-9)", True), ("Run Right", False)])
def test_a_flipped_card_becomes_the_play_only_if_it_fits(
    edition: str, top: str, called: bool
) -> None:
    text = (
        "Flip over the top card of your Play deck. If it is a Pass, it becomes your play this down."
    )
    game = trick(edition, CallShown, text, offense=Side(play_deck=[DRAWN, play(top, name="Top")]))
    assert (game.state.this.call == terms.LONG_PASS) == called
    assert ("Top" in game.offense.play_discard) != called


@every_edition
def test_a_play_from_the_hand_takes_the_place_of_the_called_one(edition: str) -> None:
    text = "Choose a Play card from your hand. That card becomes your play this down."
    game = trick(
        edition,
        CallFromHand,
        text,
        offense=Side(plays=[POST, SWEEP]),
        calls=(play("Run Left", 3), "Run Left"),
    )
    game.offense.answers(PICK_CARD("Post"))
    assert game.state.this.call == terms.LONG_PASS
    assert "Post" not in game.offense.play_hand


@every_edition
def test_only_a_play_of_that_kind_takes_the_place_of_the_called_one(edition: str) -> None:
    text = "Choose a Pass play from your hand. It becomes your play this down."
    game = trick(
        edition,
        CallFromHand,
        text,
        offense=Side(plays=[POST, SWEEP, SLANT]),
        calls=(play("Run Left", 3), "Run Left"),
    )
    game.offense.offered(PICK_CARD("Post"), PICK_CARD("Slant"))
    game.offense.answers(PICK_CARD("Slant"))
    assert game.state.this.call == terms.SHORT_PASS
    assert "Slant" not in game.offense.play_hand


@rule("T-18")
@every_edition
def test_one_tackle_ability_is_cancelled_and_no_other_effect(edition: str) -> None:
    tackler = player("LB", "Tackle: The offense loses 5 yards.")
    card = says(CancelLayer, "Cancel target Tackle ability.", when=AFTER_DESIGNATION)
    game = scenario(
        edition,
        offense=[card],
        defense=Side(players=[tackler], hand=["The offense loses 10 yards."]),
        tackler="LB",
        at=AFTER_DESIGNATION,
    )
    game.offense.plays("Trick")
    game.defense.plays(0)
    game.run_to(NEXT_DOWN)
    assert game.yards == 5


@rule("T-18")
@every_edition
@pytest.mark.parametrize(("side", "yards"), [("defense", 15), ("generic", 5)])
def test_a_defense_card_is_cancelled_and_a_generic_one_is_not(
    edition: str, side: Any, yards: int
) -> None:
    card = says(CancelLayer, "Cancel target Defense Action card.", when=AFTER_DESIGNATION)
    other = action("The offense loses 10 yards.", side=side, when=AFTER_DESIGNATION)
    game = scenario(edition, offense=[card], defense=[other], at=AFTER_DESIGNATION)
    game.defense.plays(0)
    if side == "defense":
        game.offense.plays("Trick")
    game.run_to(NEXT_DOWN)
    assert game.yards == yards


@every_edition
@pytest.mark.parametrize(
    "text",
    [
        "Choose a Pass in your Play discard pile. That card becomes your called play.",
        "Your called play becomes a Pass play from your discard pile.",
        "Search your discard pile for a Pass. It becomes your play this down.",
    ],
)
def test_a_play_of_the_discard_pile_takes_the_place_of_the_called_one(
    edition: str, text: str
) -> None:
    game = trick(
        edition,
        CallFromHand,
        text,
        offense=Side(play_discard=[POST, SWEEP, SLANT]),
        calls=(play("Run Left", 3, name="Dive"), "Run Left"),
    )
    game.offense.offered(PICK_CARD("Post"), PICK_CARD("Slant"))
    game.offense.answers(PICK_CARD("Post"))
    assert game.state.this.call == terms.LONG_PASS
    assert "Post" not in game.offense.play_discard
    assert {"Dive", "Slant", "Sweep"} <= set(game.offense.play_discard)


@every_edition
@pytest.mark.parametrize(
    ("text", "kept"),
    [
        ("Reveal a Play card from your hand. If it is a Pass, it becomes your play.", True),
        ("Discard a Play card. If you do, the discarded card becomes your play this down.", False),
    ],
)
def test_a_play_that_was_revealed_or_discarded_is_called_and_is_no_audible(
    edition: str, text: str, kept: bool
) -> None:
    calls = (play("Run Left", 3, name="Dive"), "Run Left")
    game = trick(edition, CallShown, text, offense=Side(plays=[POST, SWEEP]), calls=calls)
    game.offense.answers((PICK_CARD if kept else DISCARD)("Post"))
    assert game.state.this.call == terms.LONG_PASS
    assert "Post" not in game.offense.play_hand + game.offense.play_discard
    assert "Dive" in game.offense.play_discard
    assert not game.offense.asked("effect")


@every_edition
def test_a_revealed_play_that_does_not_fit_stays_in_the_hand(edition: str) -> None:
    text = "Reveal a Play card from your hand. If it is a Pass, it becomes your play."
    calls = (play("Run Left", 3, name="Dive"), "Run Left")
    game = trick(edition, CallShown, text, offense=Side(plays=[POST, SWEEP]), calls=calls)
    game.offense.answers(PICK_CARD("Sweep"))
    assert game.state.this.call == terms.RUN_LEFT
    assert "Sweep" in game.offense.play_hand


@every_edition
def test_a_called_play_that_is_returned_is_not_the_different_one(edition: str) -> None:
    text = (
        "Return your called play to your hand and choose a different Play card from your hand."
        " That card becomes your called play."
    )
    calls = (play("Run Left", 3, name="Dive"), "Run Left")
    game = trick(
        edition,
        CallFromHand,
        text,
        offense=Side(plays=[POST, SWEEP], play_deck=[DRAWN]),
        calls=calls,
    )
    game.offense.offered(PICK_CARD("Post"), PICK_CARD("Sweep"), PICK_CARD("Drawn before"))
    game.offense.answers(PICK_CARD("Post"))
    assert game.state.this.call == terms.LONG_PASS
    assert "Dive" in game.offense.play_hand


@rule("Z-6")
@every_edition
@pytest.mark.parametrize(
    ("text", "where"),
    [
        ("Discard your called play and replace it with a Pass play from your hand.", "discard"),
        (
            (
                "Your play becomes a Pass play from your hand. Put the play it replaced on the"
                " bottom of your Play deck."
            ),
            "bottom",
        ),
        (
            (
                "Return your called play to the top of your Play deck and call a Pass play from"
                " your hand instead."
            ),
            "top",
        ),
    ],
)
def test_the_text_says_where_the_play_goes_that_was_called(
    edition: str, text: str, where: str
) -> None:
    called = play("Run Left", 3, name="Dive")
    game = trick(
        edition,
        CallFromHand,
        text,
        offense=Side(plays=[POST, SWEEP], play_deck=[DRAWN, play("Run Middle", name="Under")]),
        calls=(called, "Run Left"),
    )
    assert game.state.this.call == terms.LONG_PASS
    assert ("Dive" in game.offense.play_discard) == (where == "discard")
    assert game.log.has(events.SHOWN_CARD_PUT, b=1) == (where == "bottom")
    assert game.log.has(events.SHOWN_CARD_PUT, b=2) == (where == "top")


@every_edition
def test_a_called_play_that_is_exchanged_comes_back_to_the_hand(edition: str) -> None:
    text = "Exchange your called play with a Pass play from your hand."
    game = trick(
        edition,
        CallFromHand,
        text,
        offense=Side(plays=[POST, SWEEP]),
        calls=(play("Run Left", 3, name="Dive"), "Run Left"),
    )
    assert game.state.this.call == terms.LONG_PASS
    assert "Dive" in game.offense.play_hand
    assert "Post" not in game.offense.play_hand
    assert "Dive" not in game.offense.play_discard
    assert game.log.has(events.RETURNED, seat=game.offense.seat)
