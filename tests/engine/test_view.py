"""Views: a seat sees what it may, and nothing changes in it with what it may not (law 5)."""

from __future__ import annotations

import msgspec
import pytest

from snapcount.engine import events, options
from snapcount.engine.dice import dice_from_seed
from snapcount.engine.editions import EDITION_NAMES
from snapcount.engine.game import Game, new_game
from snapcount.engine.options import ASK_CALL, ASK_LINE_UP
from snapcount.engine.views.event_view import EVENTS_SEEN
from snapcount.engine.views.observing import observe
from snapcount.engine.views.view import View
from snapcount.testing import rule
from snapcount.testing.hidden import ask_again, reshuffle_hidden
from snapcount.testing.random_games import random_states, random_table, seeds


@pytest.mark.parametrize("edition", EDITION_NAMES)
@pytest.mark.parametrize("seed", seeds(4))
@rule("Z-1")
def test_no_view_changes_with_what_its_seat_cannot_know(edition: str, seed: int) -> None:
    dice = dice_from_seed(f"hidden {seed}")
    for game in random_states(edition, seed, all_pro=seed % 2 == 1 and edition == "crd"):
        for seat in (0, 1, -1):
            other = reshuffle_hidden(game, seat, dice)
            assert observe(other, seat) == observe(game, seat)


@pytest.mark.parametrize("edition", EDITION_NAMES)
def test_no_option_depends_on_what_the_seat_cannot_know(edition: str) -> None:
    asked_again = 0
    for seed in range(10, 13):
        dice = dice_from_seed(seed)
        for game in random_states(edition, seed):
            if game.decision is None:
                continue
            other = ask_again(reshuffle_hidden(game, game.decision.seat, dice))
            if other is not None:
                asked_again += 1
                assert other.seat == game.decision.seat
                assert other.kind == game.decision.kind
                assert other.options == game.decision.options
    assert asked_again > 100


@pytest.mark.parametrize("edition", EDITION_NAMES)
def test_reshuffling_changes_something_and_leaves_the_game_alone(edition: str) -> None:
    changed = 0
    for game in random_states(edition, 5):
        before = game.save()
        for seat in (0, 1, -1):
            other = reshuffle_hidden(game, seat, dice_from_seed(seat))
            assert sorted(
                other.play_deck[0] + other.play_hand[0] + other.this.called[:1]
            ) == sorted(game.play_deck[0] + game.play_hand[0] + game.this.called[:1])
            changed += other.play_deck != game.play_deck
        assert game.save() == before
    assert changed > 100


def test_a_spectator_sees_what_both_players_see() -> None:
    for game in random_states("crd", 6):
        public = observe(game, -1)
        assert public.decision is None
        for seat in (0, 1):
            view = observe(game, seat)
            for ours, theirs in zip(public.sides, view.sides, strict=True):
                assert ours.play_hand is None
                assert ours.plays_in_hand == theirs.plays_in_hand
                assert ours.players == theirs.players
                assert ours.call is None or ours.call == theirs.call
            assert public.layers == view.layers
            assert public.this == view.this


def first(edition: str, seed: int, kind: int) -> Game:
    """The first time that this is asked in some game."""
    for game in random_states(edition, seed):
        if game.decision is not None and game.decision.kind == kind:
            return game
    raise AssertionError("never asked")


def definitions(game: Game, cards: list[int]) -> list[int]:
    return [game.table.definition[card] for card in cards]


@rule("Z-1")
def test_a_hand_is_its_owners() -> None:
    game = new_game(random_table("crd", 1), 1)
    view = observe(game, 0)
    assert view.sides[0].play_hand == definitions(game, game.play_hand[0])
    assert view.sides[0].action_hand == definitions(game, game.action_hand[0])
    assert view.sides[1].play_hand is None
    assert view.sides[1].action_hand is None
    assert view.sides[1].plays_in_hand == len(game.play_hand[1])
    assert view.sides[1].actions_in_deck == len(game.action_deck[1])


@rule("F-3")
def test_a_call_is_face_down_until_both_are_revealed() -> None:
    states = (game for seed in range(4, 30) for game in random_states("crd", seed))
    # Who has flipped a Play, or has only one, is not asked.
    game = next(
        game
        for game in states
        if game.decision is not None
        and game.decision.kind == ASK_CALL
        and game.decision.seat == game.offense
        and max(game.this.called) < 0
        and all(len(set(definitions(game, hand))) > 1 for hand in game.play_hand)
    )
    offense, defense = game.offense, 1 - game.offense
    assert game.decision is not None
    assert game.decision.seat == offense
    called = game.decision.options[0]
    game.apply(called)
    assert not game.this.revealed
    mine = observe(game, offense).sides[offense].call
    assert mine is not None
    assert mine.card == game.table.definition[called.a]
    assert observe(game, defense).sides[offense].call is None
    assert observe(game, -1).sides[offense].call is None
    while not game.this.revealed:
        assert game.decision is not None
        game.apply(game.decision.options[0])
    shown = observe(game, defense).sides[offense].call
    assert shown is not None
    assert shown.card == game.table.definition[game.this.called[offense]]


@rule("S-5")
def test_a_line_up_is_secret_until_both_are_chosen() -> None:
    game = first("crd", 1, ASK_LINE_UP)
    offense, defense = game.offense, 1 - game.offense
    assert game.decision is not None
    game.apply(game.decision.options[0])
    assert game.lined_up
    assert observe(game, offense).sides[offense].lined_up == game.lined_up
    assert observe(game, defense).sides[offense].lined_up == 0
    assert observe(game, -1).sides[offense].lined_up == 0
    for seat in (0, 1, -1):
        players = observe(game, seat).sides[offense].players
        assert not any(player.on_field for player in players)


@rule("S-5")
def test_in_2019_a_line_up_is_open_at_once() -> None:
    game = first("2019", 1, ASK_LINE_UP)
    offense = game.offense
    assert game.decision is not None
    game.apply(game.decision.options[0])
    players = observe(game, 1 - offense).sides[offense].players
    assert sum(player.on_field for player in players) == 4


def test_a_decision_is_shown_to_its_seat_alone_and_not_its_number() -> None:
    for game in random_states("2022", 2):
        if game.decision is None:
            continue
        seat = game.decision.seat
        shown = observe(game, seat).decision
        assert shown is not None
        assert [option.verb for option in shown.options] == [
            option.verb for option in game.decision.options
        ]
        assert observe(game, 1 - seat).decision is None
        assert observe(game, -1).decision is None


def test_a_drawn_card_is_shown_to_who_drew_it() -> None:
    drawn = 0
    for game in random_states("2021", 3):
        for seat in (0, 1, -1):
            seen = [event for event in observe(game, seat).events if event.kind == events.DREW]
            truth = [event for event in game.events if event[0] == events.DREW]
            assert len(seen) == len(truth)
            for shown, event in zip(seen, truth, strict=True):
                own = event[1] == seat
                drawn += own
                assert shown.b == (game.table.definition[event[3]] if own else -1)
    assert drawn > 10


def test_every_kind_of_event_is_seen_in_some_way() -> None:
    assert sorted(EVENTS_SEEN) == list(range(events.KINDS))


@pytest.mark.parametrize("edition", EDITION_NAMES)
def test_options_are_told_apart_in_a_view(edition: str) -> None:
    """Only copies on one and the same Player, abilities gained twice, or alike triggers, may."""
    for game in random_states(edition, 7):
        if game.decision is None:
            continue
        shown = observe(game, game.decision.seat).decision
        assert shown is not None
        for i, option in enumerate(shown.options):
            if option in shown.options[:i]:
                assert option.verb in (
                    options.PICK_ATTACHED,
                    options.USE,
                    options.USE_GAINED,
                    options.REPLACE,
                )


@rule("Z-8")
def test_a_discard_pile_has_no_order() -> None:
    for game in random_states("crd", 8):
        other = game.copy()
        for seat in (0, 1):
            other.play_discard[seat].reverse()
            other.action_discard[seat].reverse()
        assert observe(other, 0) == observe(game, 0)


def test_a_view_goes_over_the_wire_and_back() -> None:
    for game in random_states("crd", 9):
        view = observe(game, 1)
        assert msgspec.json.decode(msgspec.json.encode(view), type=View) == view


def test_there_is_no_third_seat() -> None:
    with pytest.raises(ValueError, match="spectator"):
        observe(new_game(random_table("crd", 1), 1), 2)
