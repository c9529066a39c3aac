"""Effects on cards in hands, decks and discard piles."""

from __future__ import annotations

import dataclasses
from typing import Any

import pytest

from snapcount.cards.card import ActionCard
from snapcount.cards.nouns import DownIs, TheDown
from snapcount.cards.tree import (
    Discard,
    Draw,
    Effect,
    Gain,
    LookAndReorder,
    Recover,
    ReplayDown,
    RevealHand,
    Search,
    ShuffleDiscard,
    SkipDraw,
    Timing,
)
from snapcount.cards.words import Who
from snapcount.engine import events, terms
from snapcount.engine.editions import EDITION_NAMES
from snapcount.testing import (
    DISCARD,
    NEXT_DOWN,
    ON_FIELD_ADJUSTMENTS,
    PICK_CARD,
    Scenario,
    Side,
    action,
    play,
    rule,
    scenario,
)

every_edition = pytest.mark.parametrize("edition", EDITION_NAMES)
since_2021 = pytest.mark.parametrize("edition", ["2021", "2022", "crd"])


def never(name: str) -> ActionCard:
    """A card that nobody can play here; its name is all that matters."""
    return action(Gain(5), when=Timing(condition=DownIs((4,))), name=name)


A, B, C, D = (never(name) for name in "ABCD")
PLAYS = [play("Run Right", n, name=f"Play {n}") for n in range(10)]


def adjust(edition: str, *effects: Effect, **declared: Any) -> Scenario:
    """The offense plays these in one card, named Trick, during on field adjustments."""
    card = action(*effects, when=ON_FIELD_ADJUSTMENTS, name="Trick")
    offense = declared.pop("offense", Side())
    offense = dataclasses.replace(offense, hand=[card, *offense.hand])
    game = scenario(edition, offense=offense, at=ON_FIELD_ADJUSTMENTS, **declared)
    game.offense.plays("Trick")
    return game


# Draw ------------------------------------------------------------------------------------------


@every_edition
@pytest.mark.parametrize(
    ("who", "drawn"),
    [
        ("you", (2, 0)),
        ("opponent", (0, 2)),
        ("offense", (2, 0)),
        ("defense", (0, 2)),
        ("each player", (2, 2)),
    ],
)
def test_cards_are_drawn_from_the_top(edition: str, who: Who, drawn: tuple[int, int]) -> None:
    side = Side(action_deck=[A, B])
    game = adjust(edition, Draw(who, "action", 2), offense=side, defense=side)
    assert game.offense.hand == ["A", "B"][: drawn[0]]
    assert game.defense.hand == ["A", "B"][: drawn[1]]
    draws = game.log.all(events.DREW, a=terms.ACTION)
    assert len(draws) == sum(drawn)


@every_edition
def test_plays_are_drawn_into_the_play_hand(edition: str) -> None:
    side = Side(play_deck=[PLAYS[1], PLAYS[2], PLAYS[3]])
    game = adjust(edition, Draw("you", "play", 2), offense=side)
    assert game.offense.play_hand[-2:] == ["Play 2", "Play 3"]  # the first came with the down


@rule("Z-3")
@pytest.mark.parametrize(("edition", "kept"), [("2019", 7), ("2021", 5), ("2022", 5), ("crd", 5)])
def test_a_draw_obeys_the_hand_limit(edition: str, kept: int) -> None:
    side = Side(hand=[A, B, C, D], action_deck=[A, B, C])
    game = adjust(edition, Draw("you", "action", 3), offense=side)
    if edition == "crd":
        assert len(game.offense.hand) == 7
        game.offense.offered(*[DISCARD(name) for name in "ABCD"]).discards("D").discards("C")
    assert len(game.offense.hand) == kept
    assert game.log.count(events.DRAW_CANCELLED) == (2 if edition in ("2021", "2022") else 0)


# Discard ---------------------------------------------------------------------------------------


@every_edition
def test_a_player_chooses_what_to_discard(edition: str) -> None:
    game = adjust(edition, Discard("you", "action", 2), offense=Side(hand=[A, B, C]))
    game.offense.offered(DISCARD("A"), DISCARD("B"), DISCARD("C")).discards("B")
    game.offense.offered(DISCARD("A"), DISCARD("C")).discards("A")
    assert game.offense.hand == ["C"]
    assert sorted(game.offense.discard) == ["A", "B", "Trick"]


@every_edition
def test_the_opponent_chooses_from_their_own_hand(edition: str) -> None:
    game = adjust(edition, Discard("opponent", "action"), defense=[A, B])
    game.defense.offered(DISCARD("A"), DISCARD("B")).discards("B")
    assert (game.defense.hand, game.defense.discard) == (["A"], ["B"])


@every_edition
def test_each_player_discards_the_offense_first(edition: str) -> None:
    game = adjust(
        edition, Discard("each player", "action"), offense=Side(hand=[A, B]), defense=[C, D]
    )
    game.offense.discards("A")
    game.defense.discards("D")
    assert (game.offense.hand, game.defense.hand) == (["B"], ["C"])


@rule("R-17")
@every_edition
def test_with_no_more_cards_than_asked_for_all_go_unasked(edition: str) -> None:
    game = adjust(edition, Discard("opponent", "action", 2), defense=[A, B])
    assert game.defense.hand == []
    assert game.defense.discard == ["A", "B"]


@every_edition
def test_all_of_a_hand_is_discarded(edition: str) -> None:
    game = adjust(edition, Discard("opponent", "play", None), defense=Side(plays=PLAYS[:3]))
    assert game.defense.play_hand == []
    assert len(game.defense.play_discard) == 4  # three, and the draw of this down


@every_edition
def test_a_random_discard_asks_nobody_and_is_random(edition: str) -> None:
    gone = set()
    for seed in range(12):
        card = Discard("opponent", "action", how="random")
        game = adjust(edition, card, defense=[A, B, C], seed=seed)
        assert len(game.defense.hand) == 2
        gone.add(game.defense.discard[0])
    assert gone == {"A", "B", "C"}


@every_edition
def test_as_many_as_a_number_says(edition: str) -> None:
    game = adjust(edition, Discard("opponent", "action", TheDown()), defense=[A, B, C], down=3)
    assert game.defense.hand == []


# Search ----------------------------------------------------------------------------------------


@rule("Z-4")
@every_edition
def test_a_deck_is_searched_and_shuffled(edition: str) -> None:
    side = Side(action_deck=[A, B], action_discard=[C])
    game = adjust(edition, Search("you", ("action",)), offense=side)
    game.offense.offered(PICK_CARD("A"), PICK_CARD("B"), PICK_CARD("Blank"))
    game.offense.answers(PICK_CARD("B"))
    assert game.offense.hand == ["B"]
    assert game.log.order(events.SEARCHED, events.SHUFFLED) == [events.SEARCHED, events.SHUFFLED]
    assert game.log.has(events.SEARCHED, seat=game.offense.seat, a=terms.ACTION)
    assert sorted(game.offense.discard) == ["C", "Trick"]  # not shuffled in
    assert len(game.state.action_deck[game.offense.seat]) == 21


@rule("Z-4")
@every_edition
def test_the_deck_is_really_shuffled(edition: str) -> None:
    orders = set()
    for seed in range(6):
        side = Side(action_deck=[A, B, C, D])
        game = adjust(edition, Search("you", ("action",)), offense=side, seed=seed)
        game.offense.answers(PICK_CARD("A"))
        orders.add(tuple(game.state.action_deck[game.offense.seat]))
    assert len(orders) > 1


@rule("Z-4")
@every_edition
def test_both_decks_may_be_searched(edition: str) -> None:
    side = Side(action_deck=[A], play_deck=[PLAYS[0], PLAYS[1]])
    game = adjust(edition, Search(), offense=side)
    assert game.offense.may(PICK_CARD("A"))
    game.offense.answers(PICK_CARD(PLAYS[1]))
    assert "Play 1" in game.offense.play_hand
    shuffled = [e[2] for e in game.log.all(events.SHUFFLED)]
    assert shuffled == [terms.PLAY, terms.ACTION]


@rule("Z-3")
@pytest.mark.parametrize("edition", ["2021", "2022"])
def test_in_2021_a_full_hand_takes_no_searched_card(edition: str) -> None:
    side = Side(hand=[A, A, B, B, C], action_deck=[D])
    game = adjust(edition, Search("you", ("action",)), offense=side)
    assert game.log.has(events.DRAW_CANCELLED, a=terms.ACTION)
    assert "D" not in game.offense.hand


@every_edition
def test_the_opponent_may_be_the_one_who_searches(edition: str) -> None:
    game = adjust(edition, Search("opponent", ("action",)), defense=Side(action_deck=[A, B]))
    game.defense.answers(PICK_CARD("A"))
    assert game.defense.hand == ["A"]


# Recover ---------------------------------------------------------------------------------------


@every_edition
def test_a_card_comes_back_from_the_discard_pile(edition: str) -> None:
    side = Side(action_discard=[A, B, B])
    game = adjust(edition, Recover("you", "action", 2), offense=side)
    game.offense.offered(PICK_CARD("A"), PICK_CARD("B")).answers(PICK_CARD("B"))
    game.offense.offered(PICK_CARD("A"), PICK_CARD("B")).answers(PICK_CARD("A"))
    assert game.offense.hand == ["B", "A"]
    assert game.log.count(events.RECOVERED) == 2
    assert sorted(game.offense.discard) == ["B", "Trick"]


@every_edition
def test_a_card_cannot_recover_itself(edition: str) -> None:
    """It goes to its discard only when it has resolved (Z-6)."""
    game = adjust(edition, Recover("you", "action"))
    assert game.offense.hand == []
    assert game.offense.discard == ["Trick"]


@every_edition
def test_plays_are_recovered_from_their_own_pile(edition: str) -> None:
    game = adjust(edition, Recover("you", "play"), offense=Side(play_discard=[PLAYS[7]]))
    assert "Play 7" in game.offense.play_hand


# Reveal, look ----------------------------------------------------------------------------------


@every_edition
@pytest.mark.parametrize(("who", "shown"), [("opponent", ["C", "D"]), ("you", ["A", "B"])])
def test_a_hand_is_shown_and_kept(edition: str, who: Who, shown: list[str]) -> None:
    game = adjust(edition, RevealHand(who, "action"), offense=Side(hand=[A, B]), defense=[C, D])
    assert game.names([e[3] for e in game.log.all(events.HAND_REVEALED)]) == shown
    assert (game.offense.hand, game.defense.hand) == (["A", "B"], ["C", "D"])


@every_edition
def test_the_top_cards_are_put_back_in_any_order(edition: str) -> None:
    """The first picked comes to lie on top; the cards below stay where they are."""
    below = PLAYS[5]
    deck = [play("Run Left", 9), *PLAYS[1:4], below]
    game = adjust(edition, LookAndReorder("opponent", "play", 3), defense=Side(play_deck=deck))
    assert game.log.has(events.LOOKED, seat=game.offense.seat, a=terms.PLAY, b=3)
    game.offense.offered(*[PICK_CARD(card) for card in PLAYS[1:4]])
    game.offense.answers(PICK_CARD(PLAYS[3]))
    game.offense.offered(PICK_CARD(PLAYS[1]), PICK_CARD(PLAYS[2])).answers(PICK_CARD(PLAYS[1]))
    top = game.names(game.state.play_deck[game.defense.seat][:-5:-1])
    assert top == ["Play 3", "Play 1", "Play 2", "Play 5"]


@every_edition
def test_each_players_deck_may_be_looked_at(edition: str) -> None:
    side = Side(action_deck=[A, B])
    game = adjust(edition, LookAndReorder("each player", "action", 2), offense=side, defense=side)
    game.offense.answers(PICK_CARD("B"))
    game.offense.answers(PICK_CARD("A"))
    for seat, top in ((game.offense.seat, ["B", "A"]), (game.defense.seat, ["A", "B"])):
        assert game.names(game.state.action_deck[seat][:-3:-1]) == top


@every_edition
def test_a_short_deck_is_looked_at_as_far_as_it_goes(edition: str) -> None:
    game = scenario(
        edition,
        offense=[action(LookAndReorder("you", "action", 3), when=ON_FIELD_ADJUSTMENTS)],
        at=ON_FIELD_ADJUSTMENTS,
    )
    seat = game.offense.seat
    cards = game.state.action_deck[seat]
    game.state.action_discard[seat] += cards[1:]
    del cards[1:]
    game.offense.plays(0)
    assert game.log.has(events.LOOKED, b=1)
    assert not game.log.has(events.REFILLED)


# Skipping a draw, shuffling --------------------------------------------------------------------


@rule("F-15", "E-1")
@since_2021
@pytest.mark.parametrize(
    ("who", "drew"), [("you", (0, 1)), ("opponent", (1, 0)), ("each player", (0, 0))]
)
def test_no_action_card_is_drawn_at_the_end_of_this_down(
    edition: str, who: Who, drew: tuple[int, int]
) -> None:
    game = adjust(edition, SkipDraw(who)).run_to(NEXT_DOWN)
    assert (len(game.offense.hand), len(game.defense.hand)) == drew
    assert game.log.count(events.NO_DRAW) == 2 - sum(drew)
    game.run_to(NEXT_DOWN)  # the next down draws as always
    assert (len(game.offense.hand), len(game.defense.hand)) == (drew[0] + 1, drew[1] + 1)


@rule("R-5")
@since_2021
def test_a_replayed_down_still_skips_its_draw(edition: str) -> None:
    game = adjust(edition, SkipDraw("you"), ReplayDown()).run_to(NEXT_DOWN)
    assert game.log.has(events.NO_DRAW, seat=game.offense.seat)


@every_edition
def test_a_discard_pile_is_shuffled_into_its_deck(edition: str) -> None:
    side = Side(action_discard=[A, B, C])
    game = adjust(edition, ShuffleDiscard("you", "action"), offense=side, defense=side)
    deck = game.names(game.state.action_deck[game.offense.seat])
    assert {"A", "B", "C"} <= set(deck)
    assert game.offense.discard == ["Trick"]  # which was still in the layers
    assert game.defense.discard == ["A", "B", "C"]
    assert deck[:3] != ["A", "B", "C"]
    assert game.log.has(events.SHUFFLED, seat=game.offense.seat, a=terms.ACTION)
