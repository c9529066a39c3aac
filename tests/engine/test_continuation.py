"""What waits for an answer, from the state to the view of who is asked and on to worlds."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from tests.made_up_states import (
    CARDS,
    EFFECTS,
    PAST,
    are_cards,
    continuation_of,
    fields,
    frame_of_step,
    is_card,
    made_up,
    with_cards,
    world_of,
)

from snapcount.engine.game import Game
from snapcount.engine.records.sound import places
from snapcount.engine.state import State, ThisDown
from snapcount.engine.steps.cards import BY_LOOKING, DiscardStep
from snapcount.engine.steps.defense_calls import ChooseDefense
from snapcount.engine.terms import ACTION, PLAY, YOU
from snapcount.engine.views.continuation import FACE_DOWN
from snapcount.engine.views.observing import observe
from snapcount.engine.views.worlds import WorldMaker
from snapcount.testing import rule

REVEALED = {"call", "call_yards", "defense_calls"}


def noted(game: Game) -> Iterator[tuple[object, ...]]:
    for each in game.used:
        values = {name: getattr(each, name) for name in fields(type(each))}
        if "card" in values:
            values["card"] = is_card(game, values["card"])
        yield type(each), each.stretch, sorted(values.items())


@pytest.mark.parametrize("seat", [0, 1])
def test_every_field_of_the_state_is_in_a_world(seat: int) -> None:
    game = made_up(seat)
    game.superstar[3] = game.action_deck[seat].pop()
    game.this.called = [hand.pop() for hand in game.play_hand]
    world = world_of(game)
    for name in fields(State) - CARDS - EFFECTS - PAST:
        assert getattr(world, name) == getattr(game, name), name
    for name in fields(ThisDown) - {"called", "applied"}:
        assert getattr(world.this, name) == getattr(game.this, name), name
    own = 0x3FF << seat * 10
    assert world.lined_up == game.lined_up & own
    assert (world.events, world.cause, world.steps_run, world.holding) == ([], -1, 0, 0)
    assert world.sources is None
    assert world.decision is not None
    assert game.decision is not None
    assert (world.decisions, world.decision.number) == (0, 0)
    assert (world.decision.seat, world.decision.kind) == (seat, game.decision.kind)
    assert world.decision.options == game.decision.options


@rule("Z-6")
@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("discarded", range(4))
def test_every_card_is_in_a_world_and_no_card_twice(seat: int, discarded: int) -> None:
    """A called Play that has gone to its discard pile is there alone."""
    game = with_cards(seat)
    game.this.discarded = discarded
    for side in (0, 1):
        if discarded in (1 << side, 3):
            game.play_discard[side].append(game.this.called[side])
    world = world_of(game)
    assert are_cards(world, world.superstar) == are_cards(game, game.superstar)
    assert world.attached[::2] == game.attached[::2]
    assert are_cards(world, world.attached[1::2]) == are_cards(game, game.attached[1::2])
    assert are_cards(world, world.gridirons) == are_cards(game, game.gridirons)
    assert are_cards(world, world.this.called) == are_cards(game, game.this.called)
    for deck in (PLAY, ACTION):
        assert are_cards(world, world.hand(seat, deck)) == are_cards(game, game.hand(seat, deck))
        for side in (0, 1):
            lying, lay = world.discard(side, deck), game.discard(side, deck)
            assert sorted(are_cards(world, lying)) == sorted(are_cards(game, lay))
            assert len(world.deck(side, deck)) == len(game.deck(side, deck))
            assert len(world.hand(side, deck)) == len(game.hand(side, deck))
    everywhere = [card for *_, cards in places(world) for card in cards]
    assert sorted(everywhere) == sorted(card for *_, cards in places(game) for card in cards)
    assert list(noted(world)) == list(noted(game))
    applied = [divmod(each, 1024) if each >= 0 else (each, -1) for each in world.this.applied]
    before = [divmod(each, 1024) if each >= 0 else (each, -1) for each in game.this.applied]
    assert [(text, is_card(world, card)) for text, card in applied] == [
        (text, is_card(game, card)) for text, card in before
    ]


@pytest.mark.parametrize("seat", [0, 1])
def test_every_effect_goes_on_in_a_world(seat: int) -> None:
    game = with_cards(seat)
    game.frames[1].shown = game.hand(seat, PLAY)[0]
    game.frames[1].ability.steps[-1] = shows = DiscardStep(YOU, PLAY, None, BY_LOOKING)
    shows.shows = True
    world = world_of(game)
    pairs: list[tuple[Any, Any]] = [
        *zip(world.layers, game.layers, strict=True),
        *zip(world.waiting, game.waiting, strict=True),
        *zip(world.lasting, game.lasting, strict=True),
        *zip(world.frames, game.frames, strict=True),
    ]
    assert len(pairs) == 7
    for ours, theirs in pairs:
        for name in fields(type(ours)) - {"card", "cards", "shown"}:
            assert getattr(ours, name) == getattr(theirs, name), name
        assert is_card(world, ours.card) == is_card(game, theirs.card)
    for mine, frame in zip(world.frames, game.frames, strict=True):
        assert are_cards(world, mine.cards) == are_cards(game, frame.cards)
        assert is_card(world, mine.shown) == is_card(game, frame.shown)
    assert world.frames[1].shown in world.hand(seat, PLAY)


@rule("Z-1")
@pytest.mark.parametrize("seat", [0, 1])
def test_whoever_is_asked_knows_the_own_hands_alone(seat: int) -> None:
    game = made_up(seat)
    rest = continuation_of(game)
    hands = [
        [None if pile is None else [rest.cards[number] for number in pile] for pile in piles]
        for piles in rest.hands
    ]
    own = [are_cards(game, game.hand(seat, deck)) for deck in (PLAY, ACTION)]
    assert hands == [own if side == seat else [None, None] for side in (0, 1)]


@rule("F-3", "T-7")
@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("flipped", range(4))
def test_a_face_down_call_is_known_to_its_seat_or_when_flipped(seat: int, flipped: int) -> None:
    """What the other seat may not know is said to be face down."""
    game = made_up(seat)
    game.this.called = [hand.pop() for hand in game.play_hand]
    game.this.revealed, game.this.flipped = False, flipped
    rest = continuation_of(game)
    for side, number in enumerate(rest.called):
        call = observe(game, seat).sides[side].call
        if side == seat or flipped in (1 << side, 3):
            assert rest.cards[number] == is_card(game, game.this.called[side])
            assert call is not None
            assert call.card == game.table.definition[game.this.called[side]]
        else:
            assert (number, call) == (FACE_DOWN, None)
    for name in fields(ThisDown) - REVEALED - {"called", "x", "applied"}:
        assert getattr(world_of(game).this, name) == getattr(game.this, name), name


@pytest.mark.parametrize("seat", [0, 1])
def test_who_has_called_nothing_has_no_call_and_no_x_in_a_world(seat: int) -> None:
    game = made_up(seat)
    game.this.called, game.this.x = [-1, -1], [-1, -1]
    assert continuation_of(game).called == [-1, -1]
    world = world_of(game)
    assert (world.this.called, world.this.x) == ([-1, -1], [-1, -1])


def test_the_first_card_of_all_may_be_the_call() -> None:
    """With no card in hand it is the first that the view speaks of; it may be the table's first."""
    game = made_up(0)
    game.play_deck[0] += [*game.play_hand[0]]
    game.action_deck[0] += [*game.action_hand[0]]
    game.play_hand[0], game.action_hand[0] = [], []
    game.this.called = [game.play_deck[0].pop(), -1]
    assert continuation_of(game).called == [0, -1]
    assert is_card(game, world_of(game).this.called[0]) == is_card(game, game.this.called[0])
    game.this.called = [0, -1]
    rest = continuation_of(game)
    assert rest.cards[rest.called[0]] == is_card(game, 0)


def test_calls_that_an_effect_has_chosen_are_no_cards() -> None:
    game = made_up(0)
    other = DiscardStep(YOU, PLAY, None, BY_LOOKING)
    chooses = ChooseDefense(63, 2, False)
    card = game.table.slot_card[1]
    for steps, chosen in (
        ([chooses], [4, 2]),
        ([other, chooses], [0]),
        ([chooses, other], None),
        ([other, other, chooses], [5]),
    ):
        frame = frame_of_step(game, *steps)
        frame.cards = [card] if chosen is None else chosen
        game.frames = [frame]
        (seen,) = continuation_of(game).frames
        assert seen.numbers == (chosen or [])
        assert len(seen.cards) == (chosen is None)
        (mine,) = world_of(game).frames
        assert mine.cards == chosen or are_cards(game, mine.cards) == [is_card(game, card)]
    frame = frame_of_step(game, other, chooses)
    frame.pc, frame.cards = 0, [card]  # nothing has been chosen before it begins
    game.frames = [frame]
    (seen,) = continuation_of(game).frames
    assert (seen.numbers, len(seen.cards)) == ([], 1)


def test_a_view_that_is_cut_off_has_no_worlds() -> None:
    game = with_cards(0)
    view = observe(game, 0)
    rest = view.continuation
    assert rest is not None
    maker = WorldMaker(game.table)
    with pytest.raises(ValueError, match="zip"):
        maker.worlds(msgspec.structs.replace(view, lasting=view.lasting[:1]))
    short = msgspec.structs.replace(rest, superstars=rest.superstars[:3])
    with pytest.raises(ValueError, match="zip"):
        maker.worlds(msgspec.structs.replace(view, continuation=short))
    game.attached = game.attached[:3]
    with pytest.raises(ValueError, match="zip"):
        observe(game, 0)


@pytest.mark.parametrize("seat", [0, 1, -1])
def test_a_view_shows_power_ups_line_ups_and_first_cards_where_they_are(seat: int) -> None:
    game = with_cards(1)
    definition = game.table.definition
    game.table.slot_card[2] = game.superstar[6] = 0
    game.lined_up = 0b1010_1010_1010_1010_1011
    game.this.low, game.this.high = -3, 14  # what counts is within 0 and 9
    view = observe(game, seat)
    players = {player.slot: player for side in view.sides for player in side.players}
    first, second = game.attached[1::2][::2]
    assert players[4].power_ups == [definition[first], definition[second]]
    assert players[13].power_ups == [definition[game.attached[3]]]
    assert not any(player.power_ups for slot, player in players.items() if slot not in (4, 13))
    assert players[2].card == players[6].superstar == definition[0]
    for slot, player in players.items():
        assert player.on_field is bool(game.on_field & 1 << slot)
        assert player.exhausted is bool(game.exhausted & 1 << slot)
    lined = [0b10_1010_1011, 0b1010_1010_10 << 10]
    assert [side.lined_up for side in view.sides] == [
        bits if side == seat else 0 for side, bits in enumerate(lined)
    ]
    assert (view.this.low, view.this.high) == (0, 9)
    game.this.low, game.this.high = 0, 9
    assert (observe(game, seat).this.low, observe(game, seat).this.high) == (0, 9)


@pytest.mark.parametrize("seat", [0, 1, -1])
def test_a_view_to_look_at_has_no_past_and_nothing_to_go_on_with(seat: int) -> None:
    game = with_cards(1)
    whole = observe(game, seat)
    assert whole.events
    assert (whole.continuation is None) is (seat != 1)
    shown = observe(game, seat, to_think=False)
    assert (shown.events, shown.continuation) == ([], None)
    assert shown == msgspec.structs.replace(whole, events=[], continuation=None)
