"""What a world deals: calls, line-ups and decks that the seat cannot know, and dice."""

from __future__ import annotations

import pytest
from tests.made_up_states import (
    are_cards,
    continuation_of,
    frame_of_step,
    made_up,
    world_of,
    worlds_of,
)

from snapcount.engine import options as o
from snapcount.engine.dice import Dice, dice_from_seed
from snapcount.engine.records.sound import places
from snapcount.engine.steps.cards import BY_LOOKING, DiscardStep
from snapcount.engine.steps.searching import LookStep
from snapcount.engine.terms import ACTION, OPPONENT, PLAY, PLAY_CARD, YOU
from snapcount.engine.views.worlds import WorldMaker
from snapcount.testing import rule


@rule("R-6")
@pytest.mark.parametrize("seat", [0, 1])
def test_a_face_down_call_is_any_card_of_the_hand_and_its_x_any_digit(seat: int) -> None:
    """X is chosen with the card, and only a card with a Strength of X has one."""
    game = made_up(seat)
    other = 1 - seat
    game.this.called[other] = game.play_hand[other].pop()
    game.this.revealed = False
    strengths = game.table.strength
    dice = dice_from_seed("calls")
    game.table.strength = [-1] * len(strengths)
    found = [worlds_of(game).sample(dice).this for _ in range(150)]
    assert {this.x[other] for this in found} == set(range(10))
    assert {this.called[other] for this in found} == set(game.table.opening[other][PLAY])
    game.table.strength = [0] * len(strengths)
    assert worlds_of(game).sample(dice).this.x[other] == -1


@rule("S-5")
@pytest.mark.parametrize("offense", [0, 1])
def test_a_secret_line_up_may_leave_out_whoever_the_rules_let_it(offense: int) -> None:
    """The defense does not know whom the offense has left on the bench."""
    game = made_up(1 - offense)
    game.offense = offense
    squad = game.table.squads[offense * 2]
    benched = [option.a for option in game.table.line_ups[offense * 2]]
    game.lined_up = squad & ~(1 << benched[0])
    assert game.decision is not None
    game.decision.kind = o.ASK_LINE_UP
    dice = dice_from_seed("line-ups")
    found = {worlds_of(game).sample(dice).lined_up for _ in range(60)}
    assert found == {squad & ~(1 << slot) for slot in benched}
    game.table.line_ups[offense * 2] = []
    assert worlds_of(game).sample(dice).lined_up == squad
    game.decision.kind = o.ASK_LINE_UP + 1
    assert worlds_of(game).sample(dice).lined_up == 0
    game.ask(offense, o.ASK_LINE_UP, [])
    assert worlds_of(game).sample(dice).lined_up == game.lined_up


@pytest.mark.parametrize("deck", [PLAY, ACTION])
@pytest.mark.parametrize("owner", [0, 1])
def test_cards_that_a_seat_searches_for_lie_anywhere_in_the_deck(deck: int, owner: int) -> None:
    game = made_up(0)
    game.frames = [frame_of_step(game, DiscardStep(YOU, PLAY, None, BY_LOOKING))]
    offered = game.deck(owner, deck)[:2]
    game.ask(0, o.ASK_EFFECT, [o.Option(o.PICK_CARD, card) for card in offered])
    rest = continuation_of(game)
    assert rest.in_decks == [number for _, number, _ in rest.options]
    worlds = worlds_of(game)
    dice = dice_from_seed("searched")
    lay = set()
    for _ in range(40):
        world = worlds.sample(dice)
        assert world.decision is not None
        cards = world.deck(owner, deck)
        assert len(cards) == len(set(cards)) == len(game.deck(owner, deck))
        lay |= {cards.index(option.a) for option in world.decision.options}
    assert len(lay) > len(game.deck(owner, deck)) / 2


@rule("Z-8")
@pytest.mark.parametrize("deck", [PLAY, ACTION])
@pytest.mark.parametrize("owner", [0, 1])
def test_cards_offered_out_of_a_discard_pile_lie_in_it(deck: int, owner: int) -> None:
    game = made_up(0)
    game.frames = [frame_of_step(game, DiscardStep(YOU, PLAY, None, BY_LOOKING))]
    for side in (0, 1):
        for each in (PLAY, ACTION):
            game.discard(side, each).extend(game.deck(side, each).pop() for _ in range(8))
    pile = game.discard(owner, deck)
    game.ask(0, o.ASK_EFFECT, [o.Option(o.PICK_CARD, card) for card in pile[2:5]])
    rest = continuation_of(game)
    assert rest.in_discards == [number for _, number, _ in rest.options]
    world = world_of(game)
    assert world.decision is not None
    lying = world.discard(owner, deck)
    assert {option.a for option in world.decision.options} <= set(lying)
    assert sorted(are_cards(world, lying)) == sorted(are_cards(game, pile))
    everywhere = [card for *_, cards in places(world) for card in cards]
    assert sorted(everywhere) == sorted(card for *_, cards in places(game) for card in cards)


@pytest.mark.parametrize("seat", [0, 1])
def test_a_hand_that_lies_open_is_the_same_in_every_world(seat: int) -> None:
    game = made_up(seat)
    other = 1 - seat
    game.this.revealed = False
    game.this.called[other] = game.play_hand[other][-1]
    hand = are_cards(game, game.play_hand[other])
    game.play_hand[other].pop()
    world = worlds_of(game, open_hands=True).sample(dice_from_seed("open"))
    dealt = [*world.play_hand[other], world.this.called[other]]
    assert sorted(are_cards(world, dealt)) == sorted(hand)
    dealt = world.action_hand[other]
    assert sorted(are_cards(world, dealt)) == sorted(are_cards(game, game.action_hand[other]))


@pytest.mark.parametrize("deck", [PLAY, ACTION])
def test_cards_that_a_seat_looks_at_are_on_top_in_every_world(deck: int) -> None:
    game = made_up(0)
    game.frames = [frame_of_step(game, LookStep(OPPONENT, deck, 3))]
    game.frames[0].count = 3
    top = game.deck(1, deck)[-3:]
    game.ask(0, o.ASK_EFFECT, [o.Option(o.PICK_CARD, card) for card in top])
    rest = continuation_of(game)
    assert (rest.in_decks, rest.in_discards) == ([], [])
    assert [(each.owner, each.deck) for each in rest.tops] == [(1, deck)]
    world = world_of(game)
    assert are_cards(world, world.deck(1, deck)[-3:]) == are_cards(game, top)
    assert len(world.deck(1, deck)) == len(game.deck(1, deck))


@pytest.mark.parametrize("deck", [PLAY, ACTION])
def test_a_card_that_the_other_seat_looked_at_is_the_top_one_if_there_is_any(deck: int) -> None:
    game = made_up(0)
    frame = frame_of_step(game, LookStep(YOU, deck, 1), seat=1)
    frame.shown = game.deck(1, deck)[-1]
    game.frames = [frame]
    world = world_of(game)
    assert world.frames[0].shown == world.deck(1, deck)[-1]
    game.hand(1, deck).extend(game.deck(1, deck))
    game.deck(1, deck).clear()
    world = world_of(game)
    assert world.frames[0].shown == world.hand(1, deck)[-1]
    game.discard(1, deck).extend(game.hand(1, deck))
    game.hand(1, deck).clear()
    assert world_of(game).frames[0].shown in game.discard(1, deck)


def test_cards_spoken_of_are_the_first_copies_in_their_order() -> None:
    copies = max(WorldMaker(made_up(0).table).copies.values(), key=len)
    assert len(copies) >= 3
    owner = made_up(0).table.owner[copies[0]]
    game = made_up(owner)
    piles = (game.play_deck, game.action_deck, game.play_hand, game.action_hand)
    for pile in (pile[owner] for pile in piles):
        pile[:] = [card for card in pile if card not in copies]
    hand = game.hand(owner, PLAY if game.table.kind[copies[0]] == PLAY_CARD else ACTION)
    hand += copies[::-1]
    worlds = worlds_of(game)
    assert [card for card in worlds.cards if card in copies] == copies


def test_a_world_has_dice_of_its_own_that_never_stand_still() -> None:
    """Dice whose four words are zero would roll zero for ever."""
    game = made_up(0)
    dice = worlds_of(game).sample(Dice(0, 0, 0, 0)).dice
    assert (dice.a, dice.b, dice.c, dice.d) == (0, 0, 0, 1)
    rolled = dice_from_seed("own")
    first, second = (worlds_of(game).sample(rolled).dice for _ in range(2))
    assert first.word() != second.word()
