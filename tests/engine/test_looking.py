"""Who is shown which hidden card by an effect under way, and nobody else (law 5)."""

from __future__ import annotations

import pytest

from snapcount.engine import events as e
from snapcount.engine.game import Game
from snapcount.engine.noted import Used
from snapcount.engine.options import ASK_EFFECT, PICK_CARD
from snapcount.engine.program import Ability, Frame, Step
from snapcount.engine.steps.cards import BY_LOOKING, DiscardStep, DiscardTopStep
from snapcount.engine.steps.copying import CopyPlayed
from snapcount.engine.steps.forbidding import ForbidCard
from snapcount.engine.steps.piles import PutStep, RevealTop
from snapcount.engine.steps.revealing import RevealCards
from snapcount.engine.steps.searching import LookStep
from snapcount.engine.terms import ACTION, PLAY, THIS_DOWN, YOU
from snapcount.engine.views.continuation import UNSEEN
from snapcount.engine.views.event_view import event_seen
from snapcount.engine.views.looking import (
    known_tops,
    looked_at,
    looked_into,
    open_hand,
    shown_to,
    shows_where,
)
from snapcount.engine.views.observing import observe
from snapcount.engine.views.worlds import WorldMaker
from snapcount.testing.random_games import random_states

OPPONENT = 1  # as texts mean it: the other seat


def a_game() -> Game:
    return next(iter(random_states("crd", 4)))


def frame_after(*steps: Step, seat: int = 0) -> Frame:
    """An effect of that seat that has just run these steps."""
    ability = Ability(0, 0, 0)
    ability.steps = [*steps]
    frame = Frame(ability, seat, 0, 0)
    frame.pc = len(steps)
    return frame


def showing() -> DiscardStep:
    step = DiscardStep(YOU, PLAY, None, BY_LOOKING)
    step.shows = True
    return step


PLAIN = DiscardStep(YOU, PLAY, None, BY_LOOKING)


@pytest.mark.parametrize(
    ("steps", "shown"),
    [
        ((RevealTop(YOU, PLAY, 1),), (True, True)),
        ((RevealCards(YOU, PLAY, None, random=False),), (True, True)),
        ((DiscardTopStep(YOU, PLAY, 1),), (True, True)),
        ((showing(),), (True, True)),
        ((LookStep(YOU, PLAY, 1),), (True, False)),
        # Two cards from the top, or a discard that nothing asks about, show no card.
        ((DiscardTopStep(YOU, PLAY, 2),), (False, False)),
        ((PLAIN,), (False, False)),
        ((), (False, False)),
        # The step that ran last decides.
        ((LookStep(YOU, PLAY, 1), RevealTop(YOU, PLAY, 1)), (True, True)),
        ((RevealTop(YOU, PLAY, 1), LookStep(YOU, PLAY, 1)), (True, False)),
        ((LookStep(YOU, PLAY, 1), DiscardTopStep(YOU, PLAY, 2), PLAIN), (True, False)),
    ],
)
@pytest.mark.parametrize("seat", [0, 1])
def test_a_card_turned_up_is_shown_to_both_and_one_looked_at_to_who_looks(
    steps: tuple[Step, ...], shown: tuple[bool, bool], seat: int
) -> None:
    frame = frame_after(*steps, seat=seat)
    assert (shown_to(frame, seat), shown_to(frame, 1 - seat)) == shown


def test_steps_that_have_not_run_yet_show_nothing() -> None:
    frame = frame_after(PLAIN, RevealTop(YOU, PLAY, 1))
    frame.pc = 1
    assert not shown_to(frame, 0)


@pytest.mark.parametrize("deck", [PLAY, ACTION])
@pytest.mark.parametrize("owner", [0, 1])
def test_a_card_that_was_turned_up_is_known_while_it_is_on_top(deck: int, owner: int) -> None:
    game = a_game()
    cards = game.deck(owner, deck)
    frame = frame_after(RevealTop(YOU, deck, 1))
    frame.shown = cards[-1]
    game.frames = [frame, frame_after(PLAIN)]  # another effect may be under way in it
    for seat in (0, 1):
        assert known_tops(game, seat) == [(owner, deck, [cards[-1]])]
    frame.lost = True  # it was shuffled in
    assert known_tops(game, 0) == []
    frame.lost = False
    cards.insert(0, cards.pop())
    assert known_tops(game, 0) == []
    cards.clear()
    assert known_tops(game, 0) == []


def test_the_first_card_of_the_table_is_shown_like_any_other() -> None:
    game = a_game()
    game.table.owner[0] = 0
    game.play_deck[0].append(0)
    frame = frame_after(RevealTop(YOU, PLAY, 1))
    frame.shown = 0
    game.frames = [frame]
    assert known_tops(game, 1) == [(0, PLAY, [0])]
    frame.shown = -1
    assert known_tops(game, 1) == []


def test_top_cards_are_known_to_who_looks_at_them_alone() -> None:
    game = a_game()
    frame = frame_after(LookStep(OPPONENT, ACTION, 3))
    frame.count = 2  # one of the three has been put back
    game.frames = [frame]
    game.ask(0, ASK_EFFECT, [])
    assert looked_at(game) == (0, 1, ACTION, 2)
    assert known_tops(game, 0) == [(1, ACTION, game.action_deck[1][-2:])]
    assert known_tops(game, 1) == []
    frame.count = 0
    assert known_tops(game, 0) == []


def looks_into(who: int, deck: int) -> list[tuple[Step, int]]:
    """The steps that look into a hand, and into which."""
    return [
        (DiscardStep(who, deck, None, BY_LOOKING), deck),
        (PutStep(who, deck, None, from_hand=True, to=0, looks=True), deck),
        (ForbidCard(Ability(0, 0, 0), who, deck, THIS_DOWN), deck),
    ]


@pytest.mark.parametrize("deck", [PLAY, ACTION])
@pytest.mark.parametrize("place", range(3))
def test_who_takes_from_the_other_hand_sees_that_hand(deck: int, place: int) -> None:
    game = a_game()
    game.ask(0, ASK_EFFECT, [])
    step, looked = looks_into(OPPONENT, deck)[place]
    game.frames = [frame_after(RevealTop(OPPONENT, PLAY, 1), step)]
    assert looked_into(game) == (0, 1, looked)
    step, _ = looks_into(YOU, deck)[place]
    game.frames = [frame_after(step)]
    assert looked_into(game) == (-1, -1, -1)


@pytest.mark.parametrize(
    "step",
    [
        DiscardStep(OPPONENT, PLAY, None, BY_LOOKING + 1),
        PutStep(OPPONENT, PLAY, None, from_hand=True, to=0, looks=False),
        PutStep(OPPONENT, PLAY, None, from_hand=False, to=0, looks=True),
        RevealTop(OPPONENT, PLAY, 1),
    ],
)
def test_other_effects_look_into_no_hand_and_at_no_deck(step: Step) -> None:
    game = a_game()
    game.ask(0, ASK_EFFECT, [])
    game.frames = [frame_after(step)]
    assert looked_into(game) == (-1, -1, -1)
    assert looked_at(game) == (-1, -1, -1, 0)


@pytest.mark.parametrize("kind", [ASK_EFFECT - 1, ASK_EFFECT + 1])
def test_nobody_looks_while_something_else_is_asked(kind: int) -> None:
    game = a_game()
    game.frames = [frame_after(LookStep(OPPONENT, PLAY, 3))]
    game.ask(0, kind, [])
    assert looked_at(game) == (-1, -1, -1, 0)
    game.frames = [frame_after(ForbidCard(Ability(0, 0, 0), OPPONENT, PLAY, THIS_DOWN))]
    assert looked_into(game) == (-1, -1, -1)
    game.decision = None
    assert (looked_at(game), looked_into(game)) == ((-1, -1, -1, 0), (-1, -1, -1))
    game.frames = []
    game.ask(0, ASK_EFFECT, [])
    assert (looked_at(game), looked_into(game)) == ((-1, -1, -1, 0), (-1, -1, -1))


def test_where_a_card_is_is_shown_but_not_of_one_that_was_played() -> None:
    game = a_game()
    game.frames = []
    assert shows_where(game)
    game.frames = [frame_after(CopyPlayed(OPPONENT, last=False), PLAIN)]
    assert shows_where(game)
    game.frames = [frame_after(PLAIN, CopyPlayed(OPPONENT, last=False))]
    assert not shows_where(game)


def test_an_open_hand_has_the_face_down_call_and_no_order() -> None:
    game = a_game()
    definition = game.table.definition
    held = game.play_hand[1][:]
    called = held.pop()
    game.play_hand[1] = held[::-1]

    def in_order(cards: list[int]) -> list[int]:
        return sorted(cards, key=lambda card: (definition[card], card))

    assert open_hand(game, 1, PLAY) == in_order(held)
    game.this.called[1] = called
    assert open_hand(game, 1, PLAY) == in_order([*held, called])
    assert open_hand(game, 1, ACTION) == in_order(game.action_hand[1])
    assert open_hand(game, 0, PLAY) == in_order(game.play_hand[0])
    game.this.flipped = 1  # the other side's call is turned up
    assert open_hand(game, 1, PLAY) == in_order([*held, called])
    game.this.flipped = 2
    assert open_hand(game, 1, PLAY) == in_order(held)
    game.this.flipped, game.this.revealed = 0, True
    assert open_hand(game, 1, PLAY) == in_order(held)
    game.this.revealed = False
    game.play_hand[1] = [*held, called]
    game.this.called[1] = 0  # the first card of the table is a card like any other
    assert 0 in open_hand(game, 1, PLAY)
    assert game.play_hand[1] == [*held, called]


def test_an_event_names_the_first_card_and_the_first_cause() -> None:
    table = a_game().table
    seen = event_seen(table, (e.DREW, 1, 0, 0, 0), 1)
    assert seen.b == seen.cause == table.definition[0]
    assert (seen.ability, seen.effect) == e.unpack_cause(0)[1:]
    assert event_seen(table, (e.DREW, 1, 0, -1, -1), 1).b == -1


# What a seat needs to think -----------------------------------------------------------------------


def asked_about(*steps: Step, seat: int = 0) -> tuple[Game, Frame]:
    """A game in which a seat is asked by an effect of its own."""
    game = a_game()
    frame = frame_after(*steps, seat=seat)
    frame.ability.number = 0
    game.frames = [frame]
    game.ask(seat, ASK_EFFECT, [])
    return game, frame


def test_a_card_that_the_other_seat_looked_at_is_unseen() -> None:
    game, frame = asked_about(LookStep(YOU, PLAY, 1))
    frame.shown = 0
    game.ask(1, ASK_EFFECT, [])
    rest = observe(game, 1).continuation
    assert rest is not None
    assert [each.shown for each in rest.frames] == [UNSEEN]
    game.ask(0, ASK_EFFECT, [])
    rest = observe(game, 0).continuation
    assert rest is not None
    assert [rest.cards[each.shown][0] for each in rest.frames] == [game.table.definition[0]]


@pytest.mark.parametrize("deck", [PLAY, ACTION])
def test_a_pile_that_is_picked_from_is_named(deck: int) -> None:
    game, _ = asked_about(PLAIN)
    in_deck = game.deck(1, deck)[0]
    in_discard = game.deck(1, deck).pop()
    game.discard(1, deck).append(in_discard)
    options = [game.table.option(PICK_CARD, card, -1) for card in (in_deck, in_discard)]
    game.ask(0, ASK_EFFECT, options)
    rest = observe(game, 0).continuation
    assert rest is not None
    (one, other) = (option[1] for option in rest.options)
    assert (rest.in_decks, rest.in_discards) == ([one], [other])


def test_superstars_effects_applied_and_abilities_used_keep_their_first_card() -> None:
    game = a_game()
    assert game.decision is not None
    seat = game.decision.seat
    game.superstar[3] = 0
    game.this.applied = [5 * 1024]
    game.used = [Used(7, 0, seat, 2), Used(8, -1, seat, 2)]
    view = observe(game, seat)
    rest = view.continuation
    assert rest is not None
    slot, number = rest.superstars
    assert slot == 3
    assert rest.applied == [(5, number)]
    world = WorldMaker(game.table).worlds(view).sample(game.dice)
    definition = game.table.definition
    assert definition[world.superstar[3]] == definition[0]
    assert [divmod(n, 1024)[0] for n in world.this.applied] == [5]
    assert definition[world.this.applied[0] % 1024] == definition[0]
    first, second = world.used
    assert isinstance(first, Used)
    assert isinstance(second, Used)
    assert (definition[first.card], second.card) == (definition[0], -1)
