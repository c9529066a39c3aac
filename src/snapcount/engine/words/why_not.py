"""Why a card in hand cannot be played at this moment, or a Player's ability not be used.

The tests are those by which `engine.playable` offers cards, one after the other; nothing is
decided here.
"""

from __future__ import annotations

from functools import cache, lru_cache
from typing import TYPE_CHECKING, Final

from snapcount.engine import options, terms
from snapcount.engine.layers import has_layer
from snapcount.engine.limits import spent
from snapcount.engine.modifiers import forbids
from snapcount.engine.options import PLAY_A_CARD, USE, USE_GAINED
from snapcount.engine.playable import can_pay, is_forbidden, qualifies
from snapcount.engine.players import slot_now
from snapcount.engine.program import Ability, Frame
from snapcount.engine.words.naming import player_name
from snapcount.engine.words.sheet import words_of

if TYPE_CHECKING:
    from snapcount.engine.game import Game

_SIDES: Final = {terms.ON_OFFENSE: "offense", terms.ON_DEFENSE: "defense"}
_WHEN: Final = {
    terms.START_OF_POSSESSION: "at the Start of a Possession",
    terms.START_OF_DOWN: "at the Start of a Down",
    terms.PRIOR_TO_SELECTING: "Prior to Selecting a Play",
    terms.ON_FIELD_ADJUSTMENTS: "during On Field Adjustments",
    terms.IF_STOPPED: "when the play is stopped",
    terms.IF_INCOMPLETE: "when the pass is incomplete",
    terms.BEFORE_DESIGNATION: "Before Player Designation",
    terms.AFTER_DESIGNATION: "After Player Designation",
    terms.END_OF_PLAY: "at the End of the Play",
    terms.AT_FIELD_GOAL: "during a field goal attempt",
}
NOT_ASKED: Final = "It isn't your turn."


def why_not(game: Game, seat: int, definition: int) -> str:
    """Why that seat, which has the card in hand, cannot play it now; empty if it can."""
    return Reasons(game, seat).why_not(definition)


def why_not_use(game: Game, seat: int, slot: int) -> str:
    """Why that seat cannot use an ability of its Player there now; empty if it can."""
    return Reasons(game, seat).why_not_use(slot)


def unusable(game: Game, seat: int, cards: set[int], slots: set[int]) -> list[tuple[str, int, int]]:
    """Why the rest of what a seat has cannot be used now, of which these cards (definitions) and
    Players are offered: a reason, and the card in its hand or the slot of its Player that it is
    about, else -1."""
    reasons = Reasons(game, seat)
    found: list[tuple[str, int, int]] = []
    for card in reasons.held():
        if card not in cards:
            why = reasons.why_not(card)
            if why:
                found.append((why, card, -1))
    first = seat * terms.SLOTS_A_SEAT + (0 if seat == game.offense else terms.SLOTS_A_SEAT // 2)
    for slot in range(first, first + terms.SLOTS_A_SEAT // 2):
        if slot not in slots and game.table.slot_card[slot] >= 0:
            why = reasons.why_not_use(slot)
            if why:
                found.append((why, -1, slot))
    return found


class Reasons:
    """Why a seat cannot do this or that at one moment: what all its cards share is found once."""

    def __init__(self, game: Game, seat: int) -> None:
        self._game = game
        self._seat = seat
        decision = game.decision
        self._asked = decision if decision is not None and decision.seat == seat else None
        offered = self._asked.options if self._asked is not None else []
        definition = game.table.definition
        self._playable = {
            definition[option.a] for option in offered if option.verb in (PLAY_A_CARD, options.CALL)
        }
        self._usable = {
            option.a if option.verb == USE_GAINED else slot_now(game, option.a)
            for option in offered
            if option.verb in (USE, USE_GAINED)
        }
        self._held: dict[int, int] = {}
        for card in (*game.play_hand[seat], *game.action_hand[seat]):
            self._held.setdefault(definition[card], card)

    def held(self) -> list[int]:
        """The cards in the seat's hand, Plays first; copies count once."""
        return list(self._held)

    def why_not(self, definition: int) -> str:
        """Why a card in the seat's hand cannot be played; empty if it can."""
        card = self._held.get(definition)
        if card is None:
            return "It isn't in your hand."
        if self._asked is None:
            return NOT_ASKED
        if definition in self._playable:
            return ""
        game = self._game
        if game.table.kind[card] == terms.PLAY_CARD:
            return "You call a Play when both sides choose their plays (F-3)."
        if self._asked.kind != options.ASK_TIMING_POINT:
            return f"Not yet. Play this {_points(game, card)} (T-1)."
        return _in_this_point(game, self._seat, card)

    def why_not_use(self, slot: int) -> str:
        """Why an ability of the seat's Player there cannot be used; empty if it can."""
        if self._asked is None:
            return NOT_ASKED
        if slot in self._usable:
            return ""
        game = self._game
        card = game.top(slot)
        abilities = game.table.card_abilities[card]
        exhausts = [ability for ability in abilities if ability.kind == terms.EXHAUST]
        if not exhausts:
            return _without_exhaust(tuple([ability.kind for ability in abilities]))
        if self._asked.kind != options.ASK_TIMING_POINT:
            return "Not yet. You use abilities at a timing point (T-1)."
        if (game.exhausted >> slot) & 1:
            return f"{player_name(game.table, slot)} is Exhausted and can't pay for it (T-5)."
        on_field = (game.on_field >> slot) & 1
        here = [ability for ability in exhausts if on_field or ability.bench]
        if not here:
            return "It works only on the field, and this Player is on the bench (T-14)."
        return _exhaust_now(game, self._seat, card, slot, here)


@lru_cache(maxsize=256)
def _without_exhaust(kinds: tuple[int, ...]) -> str:
    """What a Player with only such abilities waits for."""
    keywords = {terms.RUN: "run", terms.RECEIVE: "receive", terms.TACKLE: "tackle"}
    named = [keywords[kind] for kind in kinds if kind in keywords]
    if named:
        return f"Triggers automatically when this Player is named to {' or '.join(named)} (T-13)."
    return "Nothing to activate. Its text always works."


def _exhaust_now(game: Game, seat: int, card: int, slot: int, abilities: list[Ability]) -> str:
    """Why none of those Exhaust abilities can be used in this timing point (T-12)."""
    timely = [ability for ability in abilities if ability.points & game.point]
    if not timely:
        points = 0
        for ability in abilities:
            points |= ability.points
        return f"Not now. Use this {_named_points(points)} (T-12)."
    for ability in timely:
        if not qualifies(game, ability):
            continue
        if ability.needs_layer and not has_layer(game, ability, seat, card, slot):
            return "There's nothing in the layers it could target."
        if spent(game, ability, seat, card):
            return "It has been used as many times as it allows."
        condition = ability.condition
        if condition is not None and not condition.holds(game, Frame(ability, seat, card, slot)):
            return "Its condition isn't met right now (T-12)."
        return "A card forbids it, or you don't have the cards to pay for it."
    if not game.this.revealed:
        return "It depends on which play was called, and none has been revealed yet (T-12)."
    return "It needs a different play or Play Strength (T-12)."


def _points(game: Game, card: int) -> str:
    """When a card may be played: `during On Field Adjustments`."""
    return _named_points(game.table.play_points[card])


@cache
def _named_points(points: int) -> str:
    if points == terms.EVERY_POINT:
        return "at any timing point"
    return " or ".join(when for point, when in _WHEN.items() if points & point)


def _in_this_point(game: Game, seat: int, card: int) -> str:
    table = game.table
    ability = table.played[card]
    kind = table.kind[card]
    side = terms.ON_OFFENSE if seat == game.offense else terms.ON_DEFENSE
    if not table.side[card] & side:
        return f"You can play this only on {_SIDES[3 - side]}, and you're on {_SIDES[side]} (T-11)."
    if not table.play_points[card] & game.point:
        return f"Not now. Play this {_points(game, card)} (T-11)."
    if len(game.layers) >= terms.MOST_LAYERS:
        return "There's no room for another layer (T-10)."
    if ability is None or (table.owner[card] != seat and kind != terms.ACTION_CARD):
        return "Only its owner can play it (Z-7)."
    if is_forbidden(game, seat, card):
        return "A card in play keeps you from playing this card, or any of its kind."
    if kind == terms.SUPERSTAR:
        return _superstar(game, card)
    if forbids(game, terms.MOD_CANNOT_PLAY_ACTIONS, seat, game.point) and kind != terms.GRIDIRON:
        return "A card in play keeps you from playing Action cards."
    if ability.needs_layer and not has_layer(game, ability, seat, card, -1):
        return "There's nothing in the layers it could target."
    if spent(game, ability, seat, card):
        return "It has been used as many times as it allows."
    if not can_pay(game, seat, ability, card):
        return "You don't have the cards to pay for it."
    condition = ability.condition
    if condition is not None and not condition.holds(game, Frame(ability, seat, card, -1)):
        timing = " ".join(words_of(table.cards[table.definition[card]]).timing.split())
        return f"Its condition isn't met right now: “{timing}”" if timing else "Not right now."
    return "None of your Players on the field fits (T-16)."


def _superstar(game: Game, card: int) -> str:
    slot = game.table.slot_of[card]
    if slot < 0:
        return "Its Player isn't in your deck (T-15)."
    name = player_name(game.table, slot)
    if game.superstar[slot] >= 0:
        return f"{name} already has a Superstar (T-15)."
    return f"{name} isn't on the field (R-11)."
