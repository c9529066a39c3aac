"""Why a card in hand cannot be played at this moment, or a Player's ability not be used.

The tests are those by which `engine.playable` offers cards, one after the other; nothing is
decided here.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from snapcount.engine import options, terms
from snapcount.engine.layers import has_layer
from snapcount.engine.limits import spent
from snapcount.engine.modifiers import forbids
from snapcount.engine.options import PLAY_A_CARD, USE, USE_GAINED
from snapcount.engine.playable import can_pay, qualifies
from snapcount.engine.players import slot_now
from snapcount.engine.program import Ability, Frame
from snapcount.engine.table import kind_bits
from snapcount.engine.words.asking import POINT_NAMES
from snapcount.engine.words.naming import player_name
from snapcount.engine.words.sheet import words_of

if TYPE_CHECKING:
    from snapcount.engine.game import Game

_SIDES: Final = {terms.ON_OFFENSE: "offense", terms.ON_DEFENSE: "defense"}
NOT_ASKED: Final = "You are not asked now."


def why_not(game: Game, seat: int, definition: int) -> str:
    """Why that seat, which has the card in hand, cannot play it now; empty if it can."""
    table, decision = game.table, game.decision
    held = [*game.play_hand[seat], *game.action_hand[seat]]
    cards = [card for card in held if table.definition[card] == definition]
    if not cards:
        return "It is not in your hand."
    if decision is None or decision.seat != seat:
        return NOT_ASKED
    if any(
        option.verb in (PLAY_A_CARD, options.CALL) and option.a in cards
        for option in decision.options
    ):
        return ""
    card = cards[0]
    if table.kind[card] == terms.PLAY_CARD:
        return "A Play is called when both players choose their plays (F-3)."
    if decision.kind != options.ASK_TIMING_POINT:
        return f"This is no timing point; it is played in {_points(game, card)} (T-1)."
    return _in_this_point(game, seat, card)


def why_not_use(game: Game, seat: int, slot: int) -> str:
    """Why that seat cannot use an ability of its Player there now; empty if it can."""
    decision = game.decision
    if decision is None or decision.seat != seat:
        return NOT_ASKED
    if any(_uses(game, option, slot) for option in decision.options):
        return ""
    card = game.top(slot)
    abilities = game.table.card_abilities[card]
    exhausts = [ability for ability in abilities if ability.kind == terms.EXHAUST]
    if not exhausts:
        return _without_exhaust(abilities)
    if decision.kind != options.ASK_TIMING_POINT:
        return "This is no timing point; abilities are used in one (T-1)."
    if (game.exhausted >> slot) & 1:
        return f"{player_name(game.table, slot)} is Exhausted and cannot pay for it (T-5)."
    on_field = (game.on_field >> slot) & 1
    here = [ability for ability in exhausts if on_field or ability.bench]
    if not here:
        return "It works on the field, and this Player is on the bench (T-14)."
    return _exhaust_now(game, seat, card, slot, here)


def _uses(game: Game, option: options.Option, slot: int) -> bool:
    if option.verb == USE_GAINED:
        return option.a == slot
    return option.verb == USE and slot_now(game, option.a) == slot


def _without_exhaust(abilities: list[Ability]) -> str:
    keywords = {terms.RUN: "run", terms.RECEIVE: "receive", terms.TACKLE: "tackle"}
    named = [keywords[ability.kind] for ability in abilities if ability.kind in keywords]
    if named:
        return f"It comes by itself when this Player is named to {' or '.join(named)} (T-13)."
    return "There is nothing to activate: its text works by itself."


def _exhaust_now(game: Game, seat: int, card: int, slot: int, abilities: list[Ability]) -> str:
    """Why none of those Exhaust abilities can be used in this timing point (T-12)."""
    timely = [ability for ability in abilities if ability.points & game.point]
    if not timely:
        points = 0
        for ability in abilities:
            points |= ability.points
        now = POINT_NAMES[game.point]
        return f"This is {now}; it is used in {_named_points(points)} (T-12)."
    for ability in timely:
        if not qualifies(game, ability):
            continue
        if ability.needs_layer and not has_layer(
            game, ability.needs_layer, game.seats(ability.needs_whose, seat)
        ):
            return "There is nothing in the layers that it could be aimed at."
        if spent(game, ability, seat, card):
            return "It has been used as often as it says."
        condition = ability.condition
        if condition is not None and not condition.holds(game, Frame(ability, seat, card, slot)):
            return "Its condition does not hold now (T-12)."
        return "A card forbids it, or you do not have the cards to pay for it."
    if not game.this.revealed:
        return "It asks which play was called, and no play is revealed yet (T-12)."
    return "It asks for another play, or another Play Strength, than there is (T-12)."


def _points(game: Game, card: int) -> str:
    """The timing points in which a card may be played."""
    return _named_points(game.table.play_points[card])


def _named_points(points: int) -> str:
    if points == terms.EVERY_POINT:
        return "any timing point"
    return " or ".join(name for point, name in POINT_NAMES.items() if points & point)


def _in_this_point(game: Game, seat: int, card: int) -> str:
    table = game.table
    ability = table.played[card]
    kind = table.kind[card]
    side = terms.ON_OFFENSE if seat == game.offense else terms.ON_DEFENSE
    if not table.side[card] & side:
        return f"It is played on {_SIDES[3 - side]} only, and you are on {_SIDES[side]} (T-11)."
    if not table.play_points[card] & game.point:
        now = POINT_NAMES[game.point]
        return f"This is {now}; it is played in {_points(game, card)} (T-11)."
    if len(game.layers) >= terms.MOST_LAYERS:
        return "There is no room for another layer (T-10)."
    if ability is None or (table.owner[card] != seat and kind != terms.ACTION_CARD):
        return "Only its owner can play it (Z-7)."
    bits = kind_bits(table, card)
    if kind != terms.ACTION_CARD and forbids(game, terms.MOD_CANNOT_PLAY_KIND, seat, bits):
        return "A card in play forbids you to play cards of that kind."
    if kind == terms.SUPERSTAR:
        return _superstar(game, card)
    if forbids(game, terms.MOD_CANNOT_PLAY_ACTIONS, seat, game.point) and kind != terms.GRIDIRON:
        return "A card in play forbids you to play Action cards."
    if ability.needs_layer and not has_layer(
        game, ability.needs_layer, game.seats(ability.needs_whose, seat)
    ):
        return "There is nothing in the layers that it could be aimed at."
    if spent(game, ability, seat, card):
        return "It has been used as often as it says."
    if not can_pay(game, seat, ability, card):
        return "You do not have the cards to pay for it."
    condition = ability.condition
    if condition is not None and not condition.holds(game, Frame(ability, seat, card, -1)):
        timing = " ".join(words_of(table.cards[table.definition[card]]).timing.split())
        return f"Its condition does not hold now: “{timing}”" if timing else "Not at this moment."
    return "None of your Players on the field fits it (T-16)."


def _superstar(game: Game, card: int) -> str:
    slot = game.table.slot_of[card]
    if slot < 0:
        return "Its Player is not in your deck (T-15)."
    name = player_name(game.table, slot)
    if game.superstar[slot] >= 0:
        return f"{name} has a Superstar already (T-15)."
    return f"{name} is not on the field (R-11)."
