"""The projection, field by field: a view says what the state has, to who may know it (law 5)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from snapcount.cards.tree import Gain, MultiplyYards, Would
from snapcount.engine import events as e
from snapcount.engine import options as o
from snapcount.engine.editions import EDITION_NAMES
from snapcount.engine.game import Game
from snapcount.engine.modifiers import gained_at, synergy_active
from snapcount.engine.noted import Used
from snapcount.engine.play import play_strength
from snapcount.engine.players import slot_now
from snapcount.engine.program import Frame, Layer, Waiting
from snapcount.engine.replacements import offered
from snapcount.engine.views.event_view import EVENTS_SEEN, event_seen
from snapcount.engine.views.observing import observe
from snapcount.engine.views.view import EffectSeen, OptionSeen, View
from snapcount.testing import (
    NEXT_DOWN,
    ON_FIELD_ADJUSTMENTS,
    REPLACE,
    Side,
    action,
    scenario,
)
from snapcount.testing import player as a_player
from snapcount.testing.random_games import random_states, random_table

SEATS = (0, 1, -1)
ALIKE = (
    *("period", "clock", "down", "ball", "offense", "score", "timeouts", "first_offense"),
    *("possession", "extra", "replays", "plays_run", "last_plays", "acted", "acted_before"),
    *("over", "winner", "point", "secondary"),
)
OF_THE_DOWN = (
    *("spot", "kick", "revealed", "outcome", "runner", "tackler", "base_add", "ledger", "results"),
    *("yards", "turnover", "turnover_by", "replay", "time_add", "time_set", "first_down", "scored"),
    *("scorer", "silenced", "no_draw"),
)
ONCE_REVEALED = ("call", "call_yards", "defense_calls")
OF_A_LASTING_EFFECT = (
    *("seat", "slot", "amount", "duration", "runner", "target", "once", "chosen"),
)
EVERY_PLAYER = 2**20 - 1


def some_states(edition: str) -> Iterator[Game]:
    """Every other state of a game, so that both seats are asked in some."""
    for place, game in enumerate(random_states(edition, 21)):
        if place % 2 == 0:
            yield game


def named(game: Game, cards: list[int]) -> list[int]:
    return [game.table.definition[card] for card in cards]


@pytest.mark.parametrize("edition", EDITION_NAMES)
def test_the_scoreboard_and_the_down_are_the_states(edition: str) -> None:
    for game in some_states(edition):
        this = game.this
        for seat in SEATS:
            view = observe(game, seat)
            assert (view.edition, view.seat, view.all_pro) == (edition, seat, False)
            for name in ALIKE:
                assert getattr(view, name) == getattr(game, name), name
            for name in OF_THE_DOWN:
                assert getattr(view.this, name) == getattr(this, name), name
            for name in ONCE_REVEALED:
                shown = getattr(this, name) if this.revealed else 0
                assert getattr(view.this, name) == shown, name
            assert view.this.strength == (play_strength(game) if this.revealed else -1)
            assert (view.this.low, view.this.high) == (max(this.low, 0), min(this.high, 9))
            assert view.used == [
                (each.ability, each.stretch) for each in game.used if isinstance(each, Used)
            ]
            own = (view.score, view.timeouts, view.plays_run, view.last_plays, view.this.ledger)
            states = (game.score, game.timeouts, game.plays_run, game.last_plays, this.ledger)
            assert not any(map(lambda a, b: a is b, own, states)), "a view is no part of the game"


@pytest.mark.parametrize("edition", EDITION_NAMES)
def test_each_side_shows_its_cards_to_its_own_seat(edition: str) -> None:
    for game in some_states(edition):
        for seat in SEATS:
            for side, seen in enumerate(observe(game, seat).sides):
                own = side == seat
                assert seen.plays_in_deck == len(game.play_deck[side])
                assert seen.actions_in_deck == len(game.action_deck[side])
                assert seen.plays_in_hand == len(game.play_hand[side])
                assert seen.actions_in_hand == len(game.action_hand[side])
                assert seen.play_hand == (named(game, game.play_hand[side]) if own else None)
                assert seen.action_hand == (named(game, game.action_hand[side]) if own else None)
                assert seen.play_discard == sorted(named(game, game.play_discard[side]))
                assert seen.action_discard == sorted(named(game, game.action_discard[side]))
                synergy = game.table.synergy[side]
                assert seen.synergy == (named(game, [synergy])[0] if synergy >= 0 else -1)
                assert seen.synergy_active == synergy_active(game, side)
                bits = game.lined_up >> side * 10 << side * 10
                bits &= 2 ** (side * 10 + 10) - 1
                assert seen.lined_up == (bits if own else 0)
                called = game.this.called[side]
                known = game.this.revealed or game.this.flipped >> side & 1 or own
                if called < 0 or not known:
                    assert seen.call is None
                else:
                    assert seen.call is not None
                    assert [seen.call.card] == named(game, [called])
                    assert seen.call.x == game.this.x[side]


@pytest.mark.parametrize("edition", EDITION_NAMES)
def test_players_and_what_lies_on_the_table_are_everybodys(edition: str) -> None:
    for game in some_states(edition):
        pairs = list(zip(game.attached[::2], game.attached[1::2], strict=True))
        slots = [slot for slot, card in enumerate(game.table.slot_card) if card >= 0]
        for seat in SEATS:
            view = observe(game, seat)
            players = [player for side in view.sides for player in side.players]
            assert [player.slot for player in players] == slots
            for side, seen in enumerate(view.sides):
                assert {player.slot // 10 for player in seen.players} == {side}
            for player in players:
                star = game.superstar[player.slot]
                assert [player.card] == named(game, [game.table.slot_card[player.slot]])
                assert player.superstar == (named(game, [star])[0] if star >= 0 else -1)
                assert player.power_ups == named(game, [c for at, c in pairs if at == player.slot])
                assert player.on_field is bool(game.on_field & 1 << player.slot)
                assert player.exhausted is bool(game.exhausted & 1 << player.slot)
            assert [card.card for card in view.gridirons] == named(game, game.gridirons)
            owners = [game.table.owner[card] for card in game.gridirons]
            assert [card.owner for card in view.gridirons] == owners
            assert view.layers == [effect(game, layer) for layer in game.layers]
            assert view.waiting == [effect(game, trigger) for trigger in game.waiting]
            assert view.carried_out == [effect(game, frame) for frame in game.frames]
            assert len(view.lasting) == len(game.lasting)
            for shown, lasting in zip(view.lasting, game.lasting, strict=True):
                assert [shown.card] == named(game, [lasting.card])
                assert shown.ability == lasting.ability.place
                for name in OF_A_LASTING_EFFECT:
                    assert getattr(shown, name) == getattr(lasting, name), name


def effect(game: Game, what: Layer | Waiting | Frame) -> EffectSeen:
    """An effect as everybody sees it."""
    (card,) = named(game, [what.card])
    cancelled = what.cancelled if isinstance(what, Layer) else False
    chosen = what.chosen & EVERY_PLAYER
    return EffectSeen(what.seat, card, what.ability.place, what.slot, cancelled, chosen)


@pytest.mark.parametrize("edition", EDITION_NAMES)
def test_options_say_what_they_are_about(edition: str) -> None:
    verbs = set()
    for game in some_states(edition):
        if game.decision is None:
            continue
        shown = observe(game, game.decision.seat).decision
        assert shown is not None
        assert shown.kind == game.decision.kind
        for option, seen in zip(game.decision.options, shown.options, strict=True):
            verbs.add(option.verb)
            assert seen == expected(game, option), option
    assert len(verbs) > 8


def test_a_replacement_is_shown_with_its_card_its_player_and_its_text() -> None:
    """Would-abilities of both sides, of which the offense says which goes first."""
    gain: Any = "the play would gain yards"
    stop: Any = "the play would be stopped"
    texts = (Would(stop, (Gain(1),)), Would(gain, (MultiplyYards("double"),)))
    adder = a_player("TE", Would(gain, (Gain(5),)), name="Adder")
    doubler = a_player("S", *texts, name="Doubler")
    game = scenario("crd", offense=Side(players=[adder]), defense=Side(players=[doubler]))
    game.run_to("replacement")
    state, table = game.state, game.state.table
    shown = observe(state, state.offense).decision
    assert shown is not None
    assert [option.verb for option in shown.options] == [o.REPLACE, o.REPLACE]
    texts_of = {table.cards[option.card].name: option.number for option in shown.options}
    assert texts_of == {"Adder": 0, "Doubler": 1}
    for option in shown.options:
        assert table.definition[table.slot_card[option.slot]] == option.card
    game.offense.answers(REPLACE("Adder"))
    game.run_to(NEXT_DOWN)


def test_a_power_up_to_pick_is_shown_with_its_player_and_its_owner() -> None:
    game = next(iter(random_states("crd", 4)))
    (card, *_) = game.action_deck[1]
    game.ask(0, o.ASK_EFFECT, [o.Option(o.PICK_ATTACHED, card, 17)])
    shown = observe(game, 0).decision
    assert shown is not None
    (seen,) = shown.options
    assert seen == OptionSeen(o.PICK_ATTACHED, game.table.definition[card], 17, 1)


def expected(game: Game, option: o.Option) -> OptionSeen:
    verb, a, b = option.verb, option.a, option.b
    if verb in (o.LINE_UP, o.DESIGNATE, o.PICK_PLAYER):
        return OptionSeen(verb, slot=a)
    if verb in (o.PLAY_A_CARD, o.DISCARD, o.PICK_CARD, o.CALL, o.USE, o.PICK_ATTACHED):
        (card,) = named(game, [a])
        slot = slot_now(game, a) if verb == o.USE else -1 if verb == o.CALL else b
        number = b if verb in (o.CALL, o.USE) else -1
        if verb == o.PICK_ATTACHED:
            number = game.table.owner[a]
        return OptionSeen(verb, card=card, slot=slot, number=number)
    if verb == o.USE_GAINED:
        gained, on = gained_at(game, b)
        return OptionSeen(verb, card=named(game, [on])[0], slot=a, number=gained.place)
    if verb == o.REPLACE:
        found = offered(game, option)
        (card,) = named(game, [found.card])
        return OptionSeen(verb, card=card, slot=found.slot, number=found.ability.place)
    return OptionSeen(verb, number=a)


@pytest.mark.parametrize("edition", EDITION_NAMES)
def test_events_name_cards_to_whoever_may_know_them(edition: str) -> None:
    hidden = {e.DREW, e.TOOK, e.HAND_SEEN, e.TOP_SEEN, e.HAND_CARD_PUT, e.NO_PLAY_IN_HAND}
    definition: list[int] = []
    caused = 0
    for game in random_states(edition, 23):
        definition = game.table.definition
        for seat in SEATS:
            shown = observe(game, seat).events
            assert len(shown) == len(game.events)
            for seen, (kind, of_seat, a, b, cause) in zip(shown, game.events, strict=True):
                assert (seen.kind, seen.seat) == (kind, of_seat)
                known = kind not in hidden or of_seat == seat
                for number, said, what in zip(
                    (a, b), (seen.a, seen.b), EVENTS_SEEN[kind], strict=True
                ):
                    if what == 0:
                        assert said == number
                    else:
                        assert said == (definition[number] if known and number >= 0 else -1)
                if cause < 0:
                    assert (seen.cause, seen.ability, seen.effect) == (-1, -1, -1)
                else:
                    caused += 1
                    card, ability, effect = e.unpack_cause(cause)
                    assert seen.cause == definition[card]
                    assert (seen.ability, seen.effect) == (ability, effect)
    assert caused > 10


def test_a_log_that_hides_nothing_names_every_card() -> None:
    table = random_table("crd", 1)
    card = table.opening[1][0][3]
    drew = (e.DREW, 1, 0, card, -1)
    assert event_seen(table, drew, None).b == event_seen(table, drew, 1).b == table.definition[card]
    assert event_seen(table, drew, 0).b == event_seen(table, drew, -1).b == -1


def test_a_view_of_the_end_has_a_winner_and_no_question() -> None:
    *_, last = random_states("crd", 4)
    assert last.over
    views: list[View] = [observe(last, seat) for seat in SEATS]
    assert [view.decision for view in views] == [None] * 3
    assert {view.winner for view in views} == {last.winner}


def test_there_is_a_spectator_and_no_third_seat() -> None:
    game = next(iter(random_states("crd", 4)))
    for seat in (-2, 2):
        with pytest.raises(ValueError, match="no seat"):
            observe(game, seat)


def test_the_first_card_of_the_table_is_a_card_like_any_other() -> None:
    game = next(iter(random_states("crd", 4)))
    first = game.table.definition[0]
    game.table.synergy = [0, -1]
    game.this.called = [0, -1]
    mine, theirs = observe(game, 0).sides
    assert (mine.synergy, theirs.synergy) == (first, -1)
    assert mine.call is not None
    assert mine.call.card == first
    assert theirs.call is None


@pytest.mark.parametrize("whose", ["your", "your opponent's"])
def test_who_looks_at_a_deck_sees_what_is_left_and_what_was_put_back(whose: str) -> None:
    text = f"Look at the top 3 cards of {whose} Action deck and put them back in any order."
    deck = [action(f"Gain {yards} yards.", name=f"Card {yards}") for yards in (5, 10, 15, 20)]
    looks = action(text, when=ON_FIELD_ADJUSTMENTS)
    game = scenario(
        "crd",
        offense=Side(hand=[looks], action_deck=deck),
        defense=Side(action_deck=deck),
        at=ON_FIELD_ADJUSTMENTS,
    )
    game.offense.plays(0)
    game.both_pass()
    assert game.offense.asked("effect")
    state, seat = game.state, game.offense.seat
    owner = seat if whose == "your" else game.defense.seat
    top = named(state, state.action_deck[owner][-3:])
    assert observe(state, seat).looking_at == sorted(top)
    assert observe(state, seat).put_back == []
    game.offense.answers_anything()
    (back,) = observe(state, seat).put_back
    assert sorted([*observe(state, seat).looking_at, back]) == sorted(top)
    for other in (1 - seat, -1):
        assert observe(state, other).looking_at == []
        assert observe(state, other).put_back == []
    for _ in range(2):
        if game.offense.asked("effect"):
            game.offense.answers_anything()
