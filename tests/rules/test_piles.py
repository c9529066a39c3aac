"""Chapter Z, continued: decks, discard piles and where cards go (Z-4 to Z-8)."""

from __future__ import annotations

from collections import Counter
from typing import Literal

import pytest

from snapcount.cards.card import ActionCard, PlayCard
from snapcount.cards.nouns import DownIs
from snapcount.cards.tree import (
    Audible,
    CancelLayer,
    Draw,
    Effect,
    Gain,
    ModifyHandLimit,
    ModifyYards,
    Recover,
    RemoveCard,
    Search,
    Static,
    Timing,
)
from snapcount.engine import events
from snapcount.engine.editions import edition_named
from snapcount.engine.records.sound import places
from snapcount.engine.terms import ACTION, PLAY, PLAYER_CARD, SYNERGY
from snapcount.testing import (
    AFTER_DESIGNATION,
    FIELD_GOAL,
    NEXT_DOWN,
    NEXT_POSSESSION,
    ON_FIELD_ADJUSTMENTS,
    PICK_CARD,
    PUNT,
    START_OF_DOWN,
    Scenario,
    Seat,
    Side,
    action,
    gridiron,
    play,
    player,
    power_up,
    rule,
    scenario,
    superstar,
)
from snapcount.testing.answers import Answer
from snapcount.testing.editions import (
    by_chapter_f,
    by_chapter_g,
    editions_where,
    first_question,
    having,
)

BY_G = editions_where(by_chapter_g)
WITH_ALL_KINDS = editions_where(having("superstar", "power up", "gridiron"))
with_all_kinds = pytest.mark.parametrize("edition", WITH_ALL_KINDS)
BY_F = editions_where(by_chapter_f)

every_edition = pytest.mark.parametrize("edition", editions_where())
since_2021 = pytest.mark.parametrize("edition", BY_F)

OnField = Literal["power up", "superstar", "gridiron"]

NEVER = Timing(condition=DownIs((9,)))
BONUS = Static(ModifyYards(5))


def idle(*names: str) -> list[ActionCard]:
    """Cards that are only held: none can ever be played."""
    return [action(Gain(1), when=NEVER, name=name) for name in names]


def plain(*names: str) -> list[PlayCard]:
    return [play("Run Left", 1, "", name=name) for name in names]


def adjusting(edition: str, *effects: Effect, side: Side | None = None) -> Scenario:
    """The offense may play a card with these effects; the play is stopped anyway."""
    card = action(*effects, when=ON_FIELD_ADJUSTMENTS, name="The card")
    given = side if side is not None else Side()
    declared = Side(**{**vars(given), "hand": [card, *given.hand]})
    stopped = ("Run Left", "Run Left")
    return scenario(edition, offense=declared, calls=stopped, at=ON_FIELD_ADJUSTMENTS)


def everywhere(game: Scenario) -> Counter[int]:
    """How many places each card is in; Players and Synergies have places of their own."""
    g = game.state
    own = (PLAYER_CARD, SYNERGY)
    cards = Counter(card for card, kind in enumerate(g.table.kind) if kind in own)
    for _, _, _, held in places(g):
        cards.update(held)
    return cards


def named(game: Scenario, definitions: list[int]) -> list[str]:
    return [game.state.table.cards[definition].name for definition in definitions]


# Z-4 -------------------------------------------------------------------------------------------


def searching(edition: str, seed: int = 1) -> Scenario:
    card = action(Search(decks=("action",)), when=ON_FIELD_ADJUSTMENTS, name="The card")
    side = Side(hand=[card], action_deck=idle(*"ABCDEFGH"), action_discard=idle("Old"))
    stopped = ("Run Left", "Run Left")
    game = scenario(edition, offense=side, calls=stopped, at=ON_FIELD_ADJUSTMENTS, seed=seed)
    game.offense.plays("The card")
    return game


@rule("Z-4")
@every_edition
def test_a_searched_deck_is_shuffled_without_its_discard_pile(edition: str) -> None:
    orders = set()
    for seed in range(3):
        game = searching(edition, seed)
        game.offense.offered(*(PICK_CARD(name) for name in [*"ABCDEFGH", "Blank"]))
        before = list(game.state.action_deck[0])
        game.offense.answers(PICK_CARD("C"))
        after = list(game.state.action_deck[0])
        assert game.offense.hand[0] == "C"
        taken = (set(before) - set(after)) - set(game.state.action_hand[0])
        assert taken == set()
        assert game.log.has(events.SHUFFLED, seat=0, a=ACTION)
        assert not game.log.has(events.SHUFFLED, a=PLAY)
        assert game.offense.discard == ["Old", "The card"]
        assert after != [card for card in before if card in after]
        orders.add(tuple(game.names(after)))
    assert len(orders) == 3


@rule("Z-4")
@every_edition
def test_what_is_found_is_shown_to_both(edition: str) -> None:
    game = searching(edition)
    game.offense.answers(PICK_CARD("C"))
    for seat in (0, 1, -1):
        found = [e for e in game.state.observe(seat).events if e.kind == events.SEARCHED]
        assert [named(game, [event.b]) for event in found] == [["C"]]


@rule("Z-4")
@every_edition
def test_an_empty_deck_is_not_refilled_to_be_searched(edition: str) -> None:
    side = Side(action_discard=idle("Old"))
    game = adjusting(edition, Search(decks=("action",)), side=side)
    emptied(game.offense, ACTION)
    game.offense.plays("The card")
    assert not game.log.has(events.SEARCHED)
    assert not game.log.has(events.REFILLED)
    assert game.offense.hand == []


# Z-5 -------------------------------------------------------------------------------------------


def emptied(seat: Seat, deck: int) -> None:
    """Put what is left of a deck into its discard pile."""
    g = seat.game.state
    pile, cards = g.discard(seat.seat, deck), g.deck(seat.seat, deck)
    pile.extend(cards)
    cards.clear()


@rule("Z-5", "R-4")
@every_edition
def test_a_deck_that_cannot_supply_a_card_is_refilled_from_its_discard(edition: str) -> None:
    side = Side(action_discard=idle("Old"))
    game = adjusting(edition, Draw("you", "action", 2), side=side)
    emptied(game.offense, ACTION)
    pile = len(game.offense.discard)
    game.offense.plays("The card")
    assert game.log.has(events.REFILLED, seat=0, a=ACTION)
    assert not game.log.has(events.REFILLED, a=PLAY)
    assert len(game.offense.hand) == 2
    assert len(game.state.action_deck[0]) == pile - 2
    assert game.offense.discard == ["The card"]  # it was still being carried out


@rule("Z-5")
@every_edition
def test_the_discard_pile_is_shuffled_as_it_becomes_the_deck(edition: str) -> None:
    orders = set()
    for seed in range(4):
        draw = action(Draw("you", "action"), when=ON_FIELD_ADJUSTMENTS, name="The card")
        side = Side(hand=[draw], action_discard=idle(*"ABCDEFGH"))
        game = scenario(edition, offense=side, at=ON_FIELD_ADJUSTMENTS, seed=seed)
        emptied(game.offense, ACTION)
        game.offense.plays("The card")
        orders.add(tuple(game.names(game.state.action_deck[0])))
    assert len(orders) == 4


@rule("Z-5")
@every_edition
def test_a_deck_is_refilled_only_when_it_must_be(edition: str) -> None:
    game = adjusting(edition, Draw("you", "play", 2))
    emptied(game.offense, PLAY)
    g = game.state
    for _ in range(2):
        g.play_deck[0].append(g.play_discard[0].pop())
    game.offense.plays("The card")
    assert game.state.play_deck[0] == []
    assert not game.log.has(events.REFILLED)


@rule("Z-5", "K-1", "R-4")
@every_edition
def test_grit_refills_a_play_deck_too(edition: str) -> None:
    game = scenario(edition, at=first_question(edition))
    emptied(game.defense, PLAY)
    game.offense.answers(PUNT)
    game.run_to(NEXT_POSSESSION)
    assert game.log.has(events.REFILLED, seat=game.defense.seat, a=PLAY)
    assert game.log.count(events.GRIT_CARD) == 2


@rule("R-4", "Z-5")
@every_edition
def test_without_deck_and_discard_a_draw_does_nothing(edition: str) -> None:
    large = gridiron(Static(ModifyHandLimit("you", "action", 50)))
    side = Side(gridirons=[large] if "gridiron" in edition_named(edition).season.kinds else [])
    game = adjusting(edition, Draw("you", "action", 2), Gain(5), side=side)
    g = game.state
    g.action_hand[0] += g.action_deck[0]
    g.action_deck[0].clear()
    game.offense.plays("The card")
    assert not game.log.has(events.DREW, seat=0, a=ACTION)
    assert not game.log.has(events.REFILLED)
    assert game.log.has(events.YARDS_CHANGED)  # the rest happens


# Z-6, Z-7 --------------------------------------------------------------------------------------


@rule("Z-6")
@every_edition
def test_a_used_and_a_cancelled_action_card_go_to_the_action_discard(edition: str) -> None:
    cancel = action(CancelLayer(), when=AFTER_DESIGNATION, name="Cancel")
    gain = action(Gain(5), when=AFTER_DESIGNATION, name="Gain")
    game = scenario(edition, offense=[gain], defense=[cancel], at=AFTER_DESIGNATION)
    game.offense.plays("Gain")
    assert game.offense.discard == []  # it waits in the layers
    game.defense.plays("Cancel").game.both_pass()
    assert (game.offense.discard, game.defense.discard) == (["Gain"], ["Cancel"])


@rule("Z-6")
@every_edition
def test_called_and_replaced_plays_go_to_the_play_discard(edition: str) -> None:
    audible = action(Audible(), when=ON_FIELD_ADJUSTMENTS, name="Audible")
    side = Side(hand=[audible], play_deck=plain("Drawn", "Flipped"))
    game = scenario(edition, offense=side, calls=(plain("Called")[0], "Long Pass"))
    game.run_to(ON_FIELD_ADJUSTMENTS)
    game.offense.plays("Audible")
    game.both_pass()
    game.run_to(NEXT_DOWN)
    assert game.offense.play_discard == ["Called", "Flipped"]
    assert len(game.defense.play_discard) == 1


@rule("Z-6", "K-1")
@every_edition
@pytest.mark.parametrize("kick", [PUNT, FIELD_GOAL], ids=str)
def test_plays_flipped_for_grit_go_to_the_play_discard(edition: str, kick: Answer) -> None:
    drawn = plain("Drawn") if edition in BY_G else []  # G-1: before the kick is chosen
    game = scenario(
        edition,
        offense=Side(play_deck=[*drawn, *plain("Mine")]),
        defense=Side(play_deck=[*drawn, *plain("Yours")]),
        at=first_question(edition),
    )
    game.offense.answers(kick)
    game.run_to(NEXT_POSSESSION)
    assert (game.offense.play_discard, game.defense.play_discard) == (["Mine"], ["Yours"])


@rule("Z-6", "Z-7", "T-17")
@with_all_kinds
@pytest.mark.parametrize("kind", ["power up", "superstar", "gridiron"])
def test_what_the_opponent_removes_goes_to_its_owners_discard(edition: str, kind: OnField) -> None:
    back = player("RB", name="Back")
    side = Side(
        players=[back],
        superstars=[superstar(back)],
        attached={"Wide Receiver": [power_up(BONUS, name="Boost")]},
        gridirons=[gridiron(BONUS, name="Mud")],
    )
    remove = action(RemoveCard(kind), when=START_OF_DOWN, name="Remove")
    game = scenario(edition, offense=side, defense=[remove], at=START_OF_DOWN)
    game.defense.plays("Remove")
    removed = {"power up": "Boost", "superstar": "Back", "gridiron": "Mud"}[kind]
    assert game.offense.discard == [removed]
    assert game.defense.discard == ["Remove"]
    assert set(everywhere(game).values()) == {1}
    assert (game.offense.attached("Wide Receiver") == []) == (kind == "power up")
    assert game.offense.superstar("Back") == (kind != "superstar")
    assert (game.gridirons == []) == (kind == "gridiron")


@rule("Z-7")
@every_edition
def test_a_play_flipped_for_the_opponent_is_the_opponents(edition: str) -> None:
    forced = action(Audible("opponent"), when=ON_FIELD_ADJUSTMENTS, name="Forced")
    side = Side(play_deck=plain("Drawn", "Flipped"))
    game = scenario(edition, offense=side, defense=[forced], at=ON_FIELD_ADJUSTMENTS)
    game.defense.plays("Forced").game.both_pass()
    game.run_to(NEXT_DOWN)
    assert "Flipped" in game.offense.play_discard
    assert "Flipped" not in game.defense.play_discard


# Z-8 -------------------------------------------------------------------------------------------


@rule("Z-8")
@every_edition
def test_the_order_of_a_discard_pile_means_nothing(edition: str) -> None:
    hands = []
    for turned in (False, True):
        card = action(Draw("you", "action", 3), when=ON_FIELD_ADJUSTMENTS, name="The card")
        side = Side(hand=[card], action_discard=idle(*"ABCDEFGH"))
        game = scenario(
            edition, offense=side, calls=("Run Left", "Run Left"), at=ON_FIELD_ADJUSTMENTS
        )
        emptied(game.offense, ACTION)
        view = game.state.observe(1)
        if turned:
            game.state.action_discard[0].reverse()
        assert game.state.observe(1) == view
        game.offense.plays("The card")
        hands.append(game.offense.hand)
    assert hands[0] == hands[1]


@rule("Z-8")
@every_edition
def test_cards_are_taken_from_a_discard_pile_by_choice_not_by_order(edition: str) -> None:
    side = Side(action_discard=idle("C", "A", "B", "A"))
    game = adjusting(edition, Recover("you", "action"), side=side)
    game.offense.plays("The card")
    game.offense.offered(*(PICK_CARD(name) for name in "ABC"))
    game.offense.answers(PICK_CARD("A"))
    assert Counter(game.offense.discard) == Counter(["C", "B", "A", "The card"])
