"""Effects that look into hands and decks, put cards back, and make playing cards cost more."""

from __future__ import annotations

import dataclasses
from typing import Any

import pytest

from snapcount.cards.card import ActionCard
from snapcount.cards.nouns import DownIs, ShownIs, ShownStrength, ThatMany
from snapcount.cards.tree import (
    ActionsCost,
    Discard,
    ExchangeHands,
    Gain,
    LookAtHand,
    PayCost,
    PlayFromDiscard,
    PutCards,
    PutShown,
    RevealTop,
    SetHandLimit,
    Timing,
)
from snapcount.engine import events, terms
from snapcount.engine.editions import EDITION_NAMES
from snapcount.engine.program import Frame
from snapcount.engine.views.event_view import event_seen
from snapcount.engine.zones import refill
from snapcount.testing import (
    DISCARD,
    NEXT_DOWN,
    NO,
    ON_FIELD_ADJUSTMENTS,
    PASS,
    PICK,
    PICK_CARD,
    PLAY,
    START_OF_DOWN,
    USE,
    YES,
    Scenario,
    Side,
    action,
    gridiron,
    play,
    player,
    power_up,
    says,
    scenario,
)

every_edition = pytest.mark.parametrize("edition", EDITION_NAMES)
since_2021 = pytest.mark.parametrize("edition", ["2021", "2022", "crd"])


def never(name: str) -> ActionCard:
    return action(Gain(5), when=Timing(condition=DownIs((4,))), name=name)


A, B, C, D = (never(name) for name in "ABCD")
RUN = play("Run Right", 7, name="Run Play")
THROW = play("Short Pass: 20 (0-9)", 2, name="Pass Play")


def trick(edition: str, node: type, text: str, **declared: Any) -> Scenario:
    """The offense plays these words, which say that node, during On Field Adjustments."""
    offense = declared.pop("offense", Side())
    offense = dataclasses.replace(offense, hand=[says(node, text), *offense.hand])
    game = scenario(edition, offense=offense, at=ON_FIELD_ADJUSTMENTS, **declared)
    game.offense.plays("Trick")
    return game


def deck_names(game: Scenario, seat: int, deck: int) -> list[str]:
    """The names of a deck's cards, the top first."""
    return game.names(game.state.deck(seat, deck)[::-1])


# Hands -----------------------------------------------------------------------------------------


@every_edition
def test_who_looks_at_a_hand_is_the_only_one_to_see_it(edition: str) -> None:
    game = trick(edition, LookAtHand, "Look at your opponent's Action hand.", defense=[A, B])
    seen = game.log.all(events.HAND_SEEN, seat=game.offense.seat)
    assert game.names([event[3] for event in seen]) == ["A", "B"]
    for event in seen:
        assert event_seen(game.state.table, event, game.offense.seat).b >= 0
        assert event_seen(game.state.table, event, game.defense.seat).b == -1
    assert game.defense.hand == ["A", "B"]


@every_edition
@pytest.mark.parametrize(("count", "seen"), [("a", 1), ("two", 2), ("three", 2)])
def test_so_many_cards_of_a_hand_are_looked_at_at_random(
    edition: str, count: str, seen: int
) -> None:
    cards = "card" if count == "a" else "cards"
    text = f"Look at {count} random Action {cards} in your opponent's hand."
    found: set[str] = set()
    for seed in range(8):
        game = trick(edition, LookAtHand, text, defense=[A, B], seed=seed)
        looked = game.log.all(events.HAND_SEEN, seat=game.offense.seat)
        assert len({event[3] for event in looked}) == seen
        assert event_seen(game.state.table, looked[0], game.defense.seat).b == -1
        assert game.defense.hand == ["A", "B"]
        found.update(game.names([event[3] for event in looked]))
    assert found == {"A", "B"}


@every_edition
def test_a_card_is_chosen_from_the_other_hand_and_discarded(edition: str) -> None:
    text = "Choose an Action card in your opponent's hand and discard it."
    game = trick(edition, Discard, text, defense=[A, B])
    assert game.log.count(events.HAND_SEEN) == 2
    game.offense.offered(DISCARD("A"), DISCARD("B")).discards("A")
    assert (game.defense.hand, game.defense.discard) == (["B"], ["A"])


@every_edition
def test_without_looking_is_at_random(edition: str) -> None:
    text = "Choose a card in your opponent's Action hand without looking and discard it."
    game = trick(edition, Discard, text, defense=[A, B])
    assert len(game.defense.discard) == 1
    assert not game.log.has(events.HAND_SEEN)


@every_edition
def test_hands_are_exchanged_and_cards_still_go_to_their_owners(edition: str) -> None:
    gain = action("Gain 10 yards.", when=ON_FIELD_ADJUSTMENTS, name="Big Gain")
    text = "Exchange Action hands with your opponent."
    game = trick(edition, ExchangeHands, text, offense=Side(hand=[A]), defense=[gain, B])
    game.both_pass()
    assert (game.offense.hand, game.defense.hand) == (["Big Gain", "B"], ["A"])
    game.run_to(NEXT_DOWN)
    game.run_to(ON_FIELD_ADJUSTMENTS)
    game.offense.offered(PASS, PLAY("Big Gain")).plays("Big Gain")
    assert "Big Gain" in game.defense.discard


@since_2021
def test_what_stays_on_the_field_is_played_by_its_owner_alone(edition: str) -> None:
    extra = power_up("Your plays gain 5 more yards.", when=ON_FIELD_ADJUSTMENTS, name="Extra")
    text = "Exchange hands with your opponent."
    game = trick(edition, ExchangeHands, text, defense=Side(hand=[extra]))
    game.both_pass()
    assert game.offense.hand == ["Extra"]
    assert game.log.count(events.HANDS_EXCHANGED) == 2
    game.run_to(NEXT_DOWN)
    assert "Extra" in game.offense.hand


# Into decks ------------------------------------------------------------------------------------


@every_edition
@pytest.mark.parametrize(("where", "place"), [("bottom", -1), ("top", 0)])
def test_a_card_goes_from_the_hand_into_the_deck(edition: str, where: str, place: int) -> None:
    text = f"Put an Action card from your hand on the {where} of your Action deck."
    game = trick(edition, PutCards, text, offense=Side(hand=[A, B]))
    game.offense.offered(PICK_CARD("A"), PICK_CARD("B")).answers(PICK_CARD("A"))
    assert game.offense.hand == ["B"]
    assert deck_names(game, game.offense.seat, terms.ACTION)[place] == "A"
    put = game.log.all(events.HAND_CARD_PUT)[0]
    assert event_seen(game.state.table, put, game.defense.seat).b == -1


@every_edition
def test_a_card_goes_from_the_discard_pile_onto_the_deck(edition: str) -> None:
    text = "Put an Action card from your discard pile on top of your Action deck."
    game = trick(edition, PutCards, text, offense=Side(action_discard=[A, B]))
    game.offense.answers(PICK_CARD("B"))
    assert deck_names(game, game.offense.seat, terms.ACTION)[0] == "B"
    assert game.log.has(events.PILE_CARD_PUT)


@every_edition
def test_a_hand_is_shuffled_in_and_as_many_are_drawn(edition: str) -> None:
    text = "Shuffle your Action hand into your Action deck and draw that many Action cards."
    game = trick(edition, ThatMany, text, offense=Side(hand=[A, B, C]))
    assert len(game.offense.hand) == 3
    assert game.log.has(events.SHUFFLED, seat=game.offense.seat, a=terms.ACTION)
    assert game.log.count(events.HAND_CARD_PUT) == 3


@every_edition
def test_each_card_discarded_this_way_counts(edition: str) -> None:
    text = "Discard all of your Action cards. Gain 5 yards for each card discarded this way."
    game = trick(edition, ThatMany, text, offense=Side(hand=[A, B, C]))
    assert game.yards_by_effects == 15


# The top card ----------------------------------------------------------------------------------


@every_edition
@pytest.mark.parametrize(("top", "gained"), [(RUN, 10), (THROW, 0)])
def test_the_top_card_is_revealed_and_asked_about(edition: str, top: Any, gained: int) -> None:
    text = "Reveal the top card of your Play deck. If it is a Run play, gain 10 yards."
    game = trick(edition, ShownIs, text, offense=Side(play_deck=[RUN, top]))
    assert game.log.has(events.TOP_REVEALED, seat=game.offense.seat)
    assert game.yards_by_effects == gained
    assert deck_names(game, game.offense.seat, terms.PLAY)[0] == top.name


@every_edition
def test_the_strength_of_a_revealed_card(edition: str) -> None:
    text = "Reveal the top card of your Play deck. Gain yards equal to its Strength."
    game = trick(edition, ShownStrength, text, offense=Side(play_deck=[RUN, RUN]))
    assert game.yards_by_effects == 7


@every_edition
@pytest.mark.parametrize(
    ("words", "zone"),
    [
        ("put it into your hand", "hand"),
        ("discard it", "discard"),
        ("put it on the bottom of your deck", "bottom"),
    ],
)
def test_a_revealed_card_goes_somewhere(edition: str, words: str, zone: str) -> None:
    text = f"Reveal the top card of your Action deck. {words.capitalize()}."
    game = trick(edition, PutShown, text, offense=Side(action_deck=[A, B]))
    seat = game.offense.seat
    drawn = edition == "2019"  # G-1: nobody has acted before, so that nothing was drawn
    assert drawn or deck_names(game, seat, terms.ACTION)[0] == "B"
    where = {
        "hand": game.offense.hand,
        "discard": game.offense.discard,
        "bottom": deck_names(game, seat, terms.ACTION)[-1:],
    }[zone]
    assert "A" in where


@every_edition
@pytest.mark.parametrize(
    "meanwhile",
    [
        "Put an Action card from your hand on top of your Action deck. Draw an Action card",
        "Shuffle an Action card from your hand into your Action deck. Exhaust one of your Players",
    ],
)
def test_a_revealed_card_is_lost_once_its_deck_is_stirred(edition: str, meanwhile: str) -> None:
    """Law 5: where a card lies that was covered or shuffled in, no view may tell by accident."""
    text = f"Reveal the top card of your Action deck. {meanwhile}. Put it into your hand."
    side = Side(action_deck=[A, B], hand=[C, D])
    game = trick(edition, PutShown, text, offense=side)
    game.offense.answers(PICK_CARD("C"))
    if meanwhile.startswith("Shuffle"):
        assert game.state.frames[-1].lost
        game.offense.answers(PICK("Tight End"))
    assert not game.log.has(events.SHOWN_CARD_PUT)


@every_edition
@pytest.mark.parametrize("away", ["on the bottom of its deck", "into your hand"])
def test_a_revealed_card_that_was_put_away_is_lost(edition: str, away: str) -> None:
    """Law 5: in a world where it lay on top, the view would show it there."""
    text = f"Reveal the top card of your Action deck. Put it {away}. Exhaust one of your Players."
    side = Side(action_deck=[A, B], hand=[C])
    game = trick(edition, PutShown, text, offense=side)
    assert game.log.has(events.SHOWN_CARD_PUT)
    assert game.state.frames[-1].lost
    game.offense.answers(PICK("Tight End"))


def test_a_revealed_card_that_comes_back_with_the_discard_pile_is_lost() -> None:
    """Z-5: it may lie on top again, but nobody put it there to be known."""
    g = scenario("crd", offense=Side(action_deck=[A])).state.copy()
    seat = g.offense
    frame = Frame(g.table.abilities[0], seat, -1, -1)
    frame.shown = g.action_deck[seat][-1]
    g.frames.append(frame)
    g.action_discard[seat].extend(g.action_deck[seat])
    g.action_deck[seat].clear()
    assert refill(g, seat, terms.ACTION)
    assert frame.lost


@every_edition
def test_a_whole_pile_is_shuffled_in_in_an_order_that_means_nothing(edition: str) -> None:
    """Z-8: the order of a discard pile means nothing, so two games that differ in it are one."""
    text = "Shuffle three Action cards from your discard pile into your Action deck."
    logs = []
    for pile in ([A, B, C], [C, A, B]):
        game = trick(edition, PutCards, text, offense=Side(action_discard=pile))
        logs.append([event[3] for event in game.log.all(events.PILE_CARD_PUT)])
    assert logs[0] == sorted(logs[0])
    assert logs[1] == sorted(logs[1])


@every_edition
def test_who_looks_at_the_top_may_put_it_on_the_bottom(edition: str) -> None:
    text = "Look at the top card of your opponent's Play deck. You may put it on the bottom of "
    side = Side(play_deck=[RUN, RUN, THROW])
    game = trick(edition, PutShown, f"{text}their deck.", defense=side)
    seen = game.log.all(events.TOP_SEEN, seat=game.offense.seat)[0]
    assert event_seen(game.state.table, seen, game.defense.seat).b == -1
    game.offense.offered(YES, NO).answers(YES)
    names = deck_names(game, game.defense.seat, terms.PLAY)
    assert (names[0], names[-1]) == ("Pass Play", "Run Play")


@every_edition
def test_nothing_is_revealed_where_nothing_is(edition: str) -> None:
    text = "Reveal the top card of your Action deck. If it is a Power Up, gain 10 yards."
    game = trick(edition, RevealTop, text)
    assert game.yards_by_effects == 0


# Playing cards ---------------------------------------------------------------------------------


@every_edition
def test_an_action_card_is_played_from_the_discard_pile(edition: str) -> None:
    gain = action("Gain 10 yards.", when=ON_FIELD_ADJUSTMENTS, name="Big Gain")
    text = "Play an Action card from your discard pile."
    again = says(PlayFromDiscard, text, name="Again")
    game = trick(edition, PlayFromDiscard, text, offense=Side(action_discard=[gain, A, again]))
    assert game.yards_by_effects == 10  # the only one that can be played, and not for ever
    assert sorted(game.offense.discard) == ["A", "Again", "Big Gain", "Trick"]
    assert game.log.count(events.CARD_PLAYED) == 2


@every_edition
def test_a_card_that_costs_a_discard_is_paid_at_once(edition: str) -> None:
    text = "As an additional cost to play this card, discard an Action card. Gain 20 yards."
    card = says(PayCost, text)
    counter = action("Draw an Action card.", when=ON_FIELD_ADJUSTMENTS, name="Counter")
    game = scenario(
        edition, offense=Side(hand=[card, A, B]), defense=[counter], at=ON_FIELD_ADJUSTMENTS
    )
    game.offense.plays("Trick").offered(DISCARD("A"), DISCARD("B")).discards("A")
    assert game.layers == ["Trick"]  # paid before the other player may act
    game.both_pass()
    assert game.yards_by_effects == 20
    assert game.offense.hand == ["B"]


@every_edition
def test_who_cannot_pay_cannot_play(edition: str) -> None:
    text = "As an additional cost to play this card, discard two Action cards. Gain 20 yards."
    spare = action("Gain 5 yards.", when=ON_FIELD_ADJUSTMENTS, name="Spare")
    game = scenario(edition, offense=[says(PayCost, text), spare], at=ON_FIELD_ADJUSTMENTS)
    game.offense.offered(PASS, PLAY("Spare"))


@every_edition
def test_an_exhaust_ability_may_cost_a_card_too(edition: str) -> None:
    back = player("RB", "Exhaust: As an additional cost, discard a Play card. Gain 10 yards.")
    game = scenario(
        edition, offense=Side(players=[back], plays=[RUN, THROW]), at=ON_FIELD_ADJUSTMENTS
    )
    game.offense.offered(PASS, USE("RB")).uses("RB")
    game.offense.discards("Run Play")
    assert game.yards_by_effects == 10


@since_2021
def test_actions_cost_the_opponent_a_card(edition: str) -> None:
    noise = gridiron("Your opponent must discard an Action card to play an Action card.")
    assert isinstance(noise.abilities[0].modifier, ActionsCost)  # type: ignore[union-attr]
    gain = action("Gain 10 yards.", when=ON_FIELD_ADJUSTMENTS, name="Big Gain")
    defense = Side(gridirons=[noise], hand=[gain])
    game = scenario(edition, offense=[gain, A], defense=defense, at=ON_FIELD_ADJUSTMENTS)
    game.offense.plays("Big Gain")
    assert game.offense.hand == []
    assert "A" in game.offense.discard
    game.defense.offered(PASS, PLAY("Big Gain"))  # it costs their opponent, not them
    game.both_pass()


@since_2021
def test_with_no_card_to_pay_no_action_can_be_played(edition: str) -> None:
    noise = gridiron("Your opponent must discard an Action card to play an Action card.")
    gain = action("Gain 10 yards.", when=ON_FIELD_ADJUSTMENTS, name="Big Gain")
    side = Side(gridirons=[noise], hand=[gain])
    game = scenario(edition, offense=[gain], defense=side, at=ON_FIELD_ADJUSTMENTS)
    assert not game.offense.may(PLAY("Big Gain"))


@pytest.mark.parametrize(("text", "kept"), [("is 2", 2), ("is increased by 1", 6)])
def test_a_hand_limit_is_set(text: str, kept: int) -> None:
    dome = gridiron(f"Your Action hand limit {text}.")
    if text == "is 2":
        assert isinstance(dome.abilities[0].modifier, SetHandLimit)  # type: ignore[union-attr]
    hand = [A, B, C, D, never("E")]
    draw = action("Draw two Action cards.", when=START_OF_DOWN, name="Draw")
    game = scenario("crd", offense=Side(hand=[draw, *hand], gridirons=[dome]), at=START_OF_DOWN)
    game.offense.plays("Draw")
    while game.offense.asked("hand limit"):
        game.offense.answers_anything()
    assert len(game.offense.hand) == kept


def test_without_a_hand_limit_nothing_is_discarded() -> None:
    card = action("You have no Action hand limit this down. Draw four Action cards.", name="Many")
    game = scenario("crd", offense=[card, A, B, C, D], at=START_OF_DOWN)
    game.offense.plays("Many")
    assert len(game.offense.hand) == 8
