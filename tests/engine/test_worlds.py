"""Worlds: whole games that agree with a view, made of nothing else (law 5)."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from tests.made_up_states import CARDS, EFFECTS, PAST, fields

from snapcount.cards.nouns import DownIs
from snapcount.cards.tree import CopyLayer, Gain, LookAndTake, Timing
from snapcount.engine.dice import dice_from_seed
from snapcount.engine.editions import EDITION_NAMES
from snapcount.engine.game import Game
from snapcount.engine.records.sound import check_state
from snapcount.engine.state import State, ThisDown
from snapcount.engine.terms import ACTION, PLAY
from snapcount.engine.views.observing import observe
from snapcount.engine.views.view import View
from snapcount.engine.views.worlds import WorldMaker
from snapcount.testing import (
    DISCARD,
    END_OF_PLAY,
    ON_FIELD_ADJUSTMENTS,
    PRIOR_TO_SELECTING,
    START_OF_DOWN,
    Side,
    action,
    play,
    rule,
    says,
    scenario,
)
from snapcount.testing.hidden import reshuffle_hidden
from snapcount.testing.random_games import random_states, seeds


def without_past(view: View) -> View:
    return msgspec.structs.replace(view, events=[])


def asked_view(game: Game, open_hands: bool = False) -> View:
    assert game.decision is not None
    return observe(game, game.decision.seat, open_hands)


@pytest.mark.parametrize("edition", EDITION_NAMES)
@pytest.mark.parametrize("seed", seeds(6))
def test_a_world_agrees_with_the_view_it_is_made_of(edition: str, seed: int) -> None:
    """Generated decks: the same view, the same options, every card in its place, and playable."""
    dice = dice_from_seed(f"worlds {seed}")
    maker: WorldMaker | None = None
    for game in random_states(edition, seed, all_pro=seed % 2 == 1 and edition == "crd"):
        if game.decision is None:
            continue
        maker = maker or WorldMaker(game.table)
        view = asked_view(game)
        world = maker.worlds(view).sample(dice)
        assert without_past(observe(world, view.seat)) == without_past(view)
        check_state(world)
        assert world.decision is not None
        assert world.decision.seat == view.seat
        for option in world.decision.options:
            world.copy().apply(option)


@pytest.mark.parametrize("edition", EDITION_NAMES)
def test_worlds_hang_on_the_view_alone(edition: str) -> None:
    """What the seat cannot know is not in the view, so it cannot be in the worlds."""
    for place, game in enumerate(random_states(edition, 31)):
        if game.decision is None or place % 5:
            continue
        other = reshuffle_hidden(game, game.decision.seat, dice_from_seed(place))
        maker = WorldMaker(game.table)
        mine = maker.worlds(asked_view(game)).sample(dice_from_seed("same"))
        theirs = maker.worlds(asked_view(other)).sample(dice_from_seed("same"))
        assert mine.fingerprint() == theirs.fingerprint()


def test_every_hidden_card_is_dealt_as_often_as_any_other() -> None:
    game = next(iter(random_states("crd", 3)))
    view = asked_view(game)
    worlds = WorldMaker(game.table).worlds(view)
    dice = dice_from_seed("often")
    other = 1 - view.seat
    counts: dict[int, int] = {}
    for _ in range(2000):
        for card in worlds.sample(dice).play_hand[other]:
            counts[card] = counts.get(card, 0) + 1
    cards = game.table.opening[other][PLAY]
    expected = 2000 * len(game.play_hand[other]) / len(cards)
    assert sorted(counts) == sorted(cards)
    assert all(0.75 * expected < count < 1.25 * expected for count in counts.values())


def test_open_hands_are_the_same_in_every_world() -> None:
    for place, game in enumerate(random_states("crd", 8)):
        if game.decision is None:
            continue
        view = asked_view(game, open_hands=True)
        world = WorldMaker(game.table).worlds(view).sample(dice_from_seed(place))
        definition = game.table.definition
        for seat in (0, 1):
            for deck in (PLAY, ACTION):
                ours, theirs = world.hand(seat, deck)[:], game.hand(seat, deck)[:]
                if deck == PLAY:  # which of them was called, the other seat does not know
                    ours.append(world.this.called[seat])
                    theirs.append(game.this.called[seat])
                known = sorted(definition[card] for card in ours if card >= 0)
                assert known == sorted(definition[card] for card in theirs if card >= 0)
        assert without_past(observe(world, view.seat, True)) == without_past(view)


@pytest.mark.parametrize("edition", EDITION_NAMES)
def test_a_card_that_the_other_seat_took_is_unseen_though_its_deck_is_empty(edition: str) -> None:
    """Law 5: which card it was stays unknown; that there was one was seen."""
    text = (
        "Look at the top three cards of your Play deck, put two of them into your hand and "
        "shuffle the rest into that deck. Each player discards an Action card."
    )
    later = Timing(condition=DownIs((4,)))
    cards = [action(Gain(1), when=later, name="A"), action(Gain(2), when=later, name="B")]
    mine = [says(LookAndTake, text), *cards]
    game = scenario(edition, offense=mine, defense=cards, at=ON_FIELD_ADJUSTMENTS)
    state = game.state
    deck = state.play_deck[state.offense]
    while len(deck) > 1:
        state.play_discard[state.offense].append(deck.pop())
    game.offense.plays("Trick").answers(DISCARD("A"))
    assert not state.deck(state.offense, PLAY)
    view = asked_view(state)
    assert view.seat != state.offense
    world = WorldMaker(state.table).worlds(view).sample(dice_from_seed("taken"))
    assert without_past(observe(world, view.seat)) == without_past(view)
    game.defense.answers(DISCARD("A"))


def test_who_is_not_asked_has_no_worlds() -> None:
    game = next(iter(random_states("crd", 3)))
    assert game.decision is not None
    with pytest.raises(ValueError, match="has no decision"):
        WorldMaker(game.table).worlds(observe(game, 1 - game.decision.seat))


CALLS = {"called", "x", "applied"}
REVEALED = {"call", "call_yards", "low", "high", "defense_calls"}  # set when both are revealed


@pytest.mark.parametrize("edition", EDITION_NAMES)
def test_nothing_that_decides_how_the_game_goes_on_is_forgotten(edition: str) -> None:
    """A new field of the state must get into the view or be named above, with its reason."""
    for place, game in enumerate(random_states(edition, 17)):
        if game.decision is None or place % 3:
            continue
        world = WorldMaker(game.table).worlds(asked_view(game)).sample(dice_from_seed(place))
        for name in fields(State) - CARDS - EFFECTS - PAST:
            assert getattr(world, name) == getattr(game, name), name
        unset = set() if game.this.revealed else REVEALED
        for name in fields(ThisDown) - CALLS - unset:
            assert getattr(world.this, name) == getattr(game.this, name), name
        pairs: list[tuple[Any, Any]] = [
            *zip(world.layers, game.layers, strict=True),
            *zip(world.waiting, game.waiting, strict=True),
            *zip(world.lasting, game.lasting, strict=True),
            *zip(world.frames, game.frames, strict=True),
        ]
        for ours, theirs in pairs:
            for name in fields(type(ours)) - {"card", "cards", "shown"}:
                assert getattr(ours, name) == getattr(theirs, name), name


@pytest.mark.parametrize("edition", ["2021", "2022", "crd"])
def test_where_a_card_went_that_was_played_is_not_told_to_who_copies_it(edition: str) -> None:
    """Law 5: it may have been shuffled into its deck, and drawn again since."""
    away = "Shuffle an Action card from your discard pile into your Action deck."
    theirs = [
        action("Draw a Play card.", name="A", when=START_OF_DOWN),
        action(away, name="B", when=PRIOR_TO_SELECTING),
        *(action(Gain(1), when=Timing(condition=DownIs((4,))), name=name) for name in "CDE"),
    ]
    mine = [says(CopyLayer, "Copy the effect of an Action card your opponent played this down.")]
    game = scenario(edition, offense=mine, defense=theirs, at=START_OF_DOWN)
    game.defense.plays("A")
    game.run_to(PRIOR_TO_SELECTING)
    game.defense.plays("B")
    game.run_to(ON_FIELD_ADJUSTMENTS)
    game.offense.plays("Trick")
    state = game.state
    view = asked_view(state)
    assert view.decision is not None
    assert len(view.decision.options) == 2
    for seed in range(60):  # the card comes to the hand in some of them
        other = reshuffle_hidden(state, view.seat, dice_from_seed(seed))
        assert asked_view(other) == view
    game.offense.answers_anything()


@rule("Z-6", "Z-8")
@pytest.mark.parametrize("edition", EDITION_NAMES)
@pytest.mark.parametrize("seat", [0, 1])
def test_a_called_play_that_is_picked_lies_in_the_discard_pile(edition: str, seat: int) -> None:
    """At End of the Play it has gone there already, though everybody still knows it as the call."""
    text = (
        "Put a Play card from your discard pile into your hand. Play only at the end of the play."
    )
    before = [play("Run Right", name="Sweep")]
    side = Side(hand=[text], play_discard=before)
    game = scenario(edition, offense=side, defense=side, at=END_OF_PLAY)
    mine = (game.offense, game.defense)[seat]
    if seat:
        game.offense.passes()
    mine.plays(0)
    game.both_pass()
    assert mine.asked("effect")
    view = asked_view(game.state)
    assert view.continuation is not None
    picked = [a for _, a, _ in view.continuation.options]
    assert len(picked) == 2
    assert sorted(view.continuation.in_discards) == sorted(picked)
    assert view.continuation.in_decks == []
    world = WorldMaker(game.state.table).worlds(view).sample(dice_from_seed("called"))
    assert without_past(observe(world, view.seat)) == without_past(view)
    check_state(world)
    mine.answers_anything()
