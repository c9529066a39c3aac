"""What a seat may do in a timing point: cards to play, abilities to use (T-11, T-12)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from snapcount.engine.clock import can_use
from snapcount.engine.layers import has_layer
from snapcount.engine.limits import actions, spent
from snapcount.engine.modifiers import (
    can_spend,
    forbids,
    has_no_effect,
    held,
    keyword_protected,
    lasts,
    may_not_use,
    modifier_sum,
    standing_sources,
    works,
)
from snapcount.engine.options import PLAY_A_CARD, USE, USE_GAINED, Option
from snapcount.engine.play import call_of, play_strength
from snapcount.engine.players import FIELD_OF, can_exhaust, field_slots
from snapcount.engine.program import Ability, Frame
from snapcount.engine.state import State
from snapcount.engine.table import kind_bits
from snapcount.engine.terms import (
    ACTION,
    ACTION_CARD,
    EITHER_DECK,
    EXHAUST,
    FREE,
    GRIDIRON,
    MOD_ABILITIES_COST,
    MOD_ACTIONS_COST,
    MOD_CANNOT_PLAY_ACTIONS,
    MOD_CANNOT_PLAY_KIND,
    MOD_GRANTS,
    MOD_LIMIT_ACTIONS,
    MOD_MORE_ACTIONS,
    MOST_LAYERS,
    POWER_UP,
    SUPERSTAR,
)


def playable(g: State, seat: i64) -> list[Option]:
    """To pass, every card the seat may play and every ability it may use in this timing point."""
    table = g.table
    options: list[Option] = [table.pass_option]
    point = g.point
    if not table.acts_at[seat] & point or len(g.layers) >= MOST_LAYERS:
        return options
    playable_at = table.playable_at[1 if seat == g.offense else 2]
    for card in g.action_hand[seat]:
        if playable_at[card] & point:
            if len(options) == 1 or not _offered(g, options, table.definition[card]):
                if table.plain[card]:
                    options.append(table.of_card[PLAY_A_CARD][card])
                else:
                    offer_card(g, seat, card, options)
    ready = table.users_at[seat][point] & ~g.exhausted & (g.on_field | table.bench_users)
    if ready:
        for slot in table.users[seat]:
            if (ready >> slot) & 1:
                card = g.top(slot)
                offer_abilities(g, seat, card, slot, bool((g.on_field >> slot) & 1), options)
    if g.attached:
        offer_attached(g, seat, options)
    if table.grants:
        if g.lasting:
            offer_gained(g, seat, options)
        if table.modifies[MOD_GRANTS]:
            offer_granted(g, seat, options)
    if table.free_at & point:
        offer_free(g, seat, options)
    return options


def might_play(g: State, seat: i64) -> bool:
    """Whether the seat might have a card to play, for all that others can know: not by its hand,
    but by that and its deck together, whose lists are open. Conditions are taken to hold."""
    table = g.table
    point = g.point
    if not table.acts_at[seat] & point or len(g.layers) >= MOST_LAYERS or not g.action_hand[seat]:
        return False
    playable_at = table.playable_at[1 if seat == g.offense else 2]
    for pile in (g.action_hand[seat], g.action_deck[seat]):
        for card in pile:
            if playable_at[card] & point and might_be_played(g, seat, card):
                return True
    return False


def might_be_played(g: State, seat: i64, card: i64) -> bool:
    table = g.table
    ability = table.played[card]
    if table.plain[card] or ability is None:
        return table.plain[card]
    if table.kind[card] == SUPERSTAR:
        slot = table.slot_of[card]
        return slot >= 0 and g.superstar[slot] < 0 and bool((g.on_field >> slot) & 1)
    return not ability.needs_layer or has_layer(g, ability, seat, card, -1)


def offer_attached(g: State, seat: i64, options: list[Option]) -> None:
    """Exhaust abilities that a Power Up gives its Player."""
    table = g.table
    i: i64 = 0
    while i < len(g.attached):
        slot = g.attached[i]
        card = g.attached[i + 1]
        i += 2
        if has_no_effect(g, card):
            continue
        if table.owner[card] == seat and table.use_points[card] & g.point:
            if not (g.exhausted >> slot) & 1 and (FIELD_OF[seat] >> slot) & 1:
                offer_abilities(g, seat, card, slot, True, options)


def offer_gained(g: State, seat: i64, options: list[Option]) -> None:
    """Exhaust abilities that Players have gained for a while."""
    place: i64 = 0
    for effect in g.lasting:
        ability = effect.ability
        if effect.gained and ability.kind == EXHAUST and effect.seat == seat:
            slot = effect.slot
            if ability.points & g.point and not (g.exhausted >> slot) & 1 and lasts(g, effect):
                if usable(g, ability, seat, effect.card, slot):
                    options.append(g.table.option(USE_GAINED, slot, place))
        place += 1


def offer_granted(g: State, seat: i64, options: list[Option]) -> None:
    """Exhaust abilities that Players have as long as some text says so."""
    place = len(g.lasting)  # after those that Players have gained for a while
    for h in held(g, MOD_GRANTS):
        ability = h.modifier.grants
        who = h.modifier.players
        if ability is not None and who is not None and ability.kind == EXHAUST:
            left = g.on_field & FIELD_OF[seat] & ~g.exhausted if ability.points & g.point else 0
            slot: i64 = 0
            while left >> slot:
                if (left >> slot) & 1 and who.fits(g, h.frame, slot):
                    if usable(g, ability, seat, h.frame.card, slot):
                        options.append(g.table.option(USE_GAINED, slot, place))
                slot += 1
        place += 1


def offer_free(g: State, seat: i64, options: list[Option]) -> None:
    """Abilities of cards in play that are used without exhausting a Player."""
    table = g.table
    for source in standing_sources(g):
        card = source >> 5
        if table.owner[card] != seat:
            continue
        for ability in table.card_abilities[card]:
            if (
                ability.kind == FREE
                and ability.points & g.point
                and not spent(g, ability, seat, card)
            ):
                slot = (source & 31) - 1
                if ability.needs_layer and not has_layer(g, ability, seat, card, slot):
                    continue
                if works(g, ability, card, slot) and can_afford(g, seat, ability, card, slot):
                    options.append(table.option(USE, card, ability.place))


def _offered(g: State, options: list[Option], definition: i64) -> bool:
    """Whether another copy of that card is among the options: copies are interchangeable."""
    for option in options:
        if option.verb == PLAY_A_CARD and g.table.definition[option.a] == definition:
            return True
    return False


def offer_card(g: State, seat: i64, card: i64, options: list[Option]) -> None:
    table = g.table
    ability = table.played[card]
    if ability is None:
        return
    kind = table.kind[card]
    if table.owner[card] != seat and kind != ACTION_CARD:
        return  # what stays on the field is played by its owner alone
    if table.modifies[MOD_CANNOT_PLAY_KIND]:
        if is_forbidden(g, seat, card):
            return
    if kind == SUPERSTAR:
        slot = table.slot_of[card]  # T-15, R-11
        if slot >= 0 and g.superstar[slot] < 0 and (g.on_field >> slot) & 1:
            options.append(table.of_card[PLAY_A_CARD][card])
        return
    if table.modifies[MOD_CANNOT_PLAY_ACTIONS] and kind != GRIDIRON:
        if forbids(g, MOD_CANNOT_PLAY_ACTIONS, seat, g.point):
            return
    if table.modifies[MOD_LIMIT_ACTIONS] and kind != GRIDIRON and (g.acted >> seat) & 1:
        if over_limit(g, seat):
            return
    if ability.needs_layer and not has_layer(g, ability, seat, card, -1):
        return
    if spent(g, ability, seat, card):
        return
    if not can_pay(g, seat, ability, card) or not can_turn(g, seat, ability, card, -1):
        return
    condition = ability.condition
    if condition is not None and not condition.holds(g, Frame(ability, seat, card, -1)):
        return
    if kind != POWER_UP:
        options.append(table.of_card[PLAY_A_CARD][card])
        return
    wanted = table.attach_to[card]
    left = g.on_field & FIELD_OF[seat]
    if wanted is not None:  # a card may say that it is for the other seat's
        left = g.on_field & wanted.within(g)
    f = Frame(ability, seat, card, -1)
    slot = 0
    while left:  # T-16
        if left & 1 and (wanted is None or wanted.fits(g, f, slot)):
            options.append(table.option(PLAY_A_CARD, card, slot))
        left >>= 1
        slot += 1


THAT_CARD: Final = 1
"""The `high` of a modifier that forbids one card, with all its copies, and no kind."""


def is_forbidden(g: State, seat: i64, card: i64) -> bool:
    """Whether some text says that the seat cannot play that card, or any of its kind."""
    for h in held(g, MOD_CANNOT_PLAY_KIND):
        if h.concerns(g, seat, kind_bits(g.table, card)):
            if h.modifier.high != THAT_CARD or h.amount == g.table.definition[card]:
                return True
    return False


def over_limit(g: State, seat: i64) -> bool:
    """Whether the seat has played as many Action cards in this down as some text allows it, and
    no other text allows it more."""
    more: i64 = 0
    if g.table.modifies[MOD_MORE_ACTIONS]:
        more = modifier_sum(g, MOD_MORE_ACTIONS, seat, 0)
    for h in held(g, MOD_LIMIT_ACTIONS):
        if h.concerns(g, seat, 0) and actions(g, seat) >= h.modifier.high + more:
            return True
    return False


def can_pay(g: State, seat: i64, ability: Ability, card: i64) -> bool:
    """Whether the seat has the cards to discard for a card in its hand, besides that card."""
    if ability.cost_timeouts and not can_spend(g, seat, ability.cost_timeouts):
        return False
    if ability.cost_time and not can_use(g, ability.cost_time):
        return False
    kind: i64 = MOD_ACTIONS_COST if g.table.kind[card] != GRIDIRON else -1
    return can_discard(g, seat, ability, 1, kind, 1 << g.table.side[card])


def can_pay_for_use(g: State, seat: i64, ability: Ability) -> bool:
    """Whether the seat has the cards that texts ask for the use of an Exhaust ability (T-5)."""
    if not g.table.modifies[MOD_ABILITIES_COST]:
        return True
    return can_discard(g, seat, ability, 0, MOD_ABILITIES_COST, 0)


def can_discard(
    g: State, seat: i64, ability: Ability, besides: i64, kind: i64, subject: i64
) -> bool:
    """Whether the seat has the cards that an ability costs and that texts of that kind ask for its
    subject, and so many Action cards besides."""
    actions = ability.cost_actions + besides
    plays = ability.cost_plays
    either: i64 = 0
    if kind >= 0 and g.table.modifies[kind]:
        for h in held(g, kind):
            if h.concerns(g, seat, subject):
                if h.modifier.high == ACTION:
                    actions += h.amount
                elif h.modifier.high == EITHER_DECK:
                    either += h.amount
                else:
                    plays += h.amount
    held_actions, held_plays = len(g.action_hand[seat]), len(g.play_hand[seat])
    if held_actions < actions or held_plays < plays:
        return False
    return held_actions + held_plays >= actions + plays + either


def can_turn(g: State, seat: i64, ability: Ability, card: i64, slot: i64) -> bool:
    """Whether there are the Players to exhaust that an ability costs besides its own."""
    if not ability.cost_players:
        return True
    f = Frame(ability, seat, card, slot)
    for i in range(len(ability.cost_players)):
        players = ability.cost_players[i]
        n: i64 = 0
        for other in field_slots(g, seat):
            if (g.exhausted >> other) & 1 or (other == slot and ability.kind == EXHAUST):
                continue
            if players.fits(g, f, other) and can_exhaust(g, other):
                n += 1
        if n < ability.cost_turned[i]:
            return False
    return True


def can_afford(g: State, seat: i64, ability: Ability, card: i64, slot: i64) -> bool:
    """Whether the seat can pay what an ability of a card in play costs (T-5)."""
    if ability.cost is None:
        return True
    if len(g.action_hand[seat]) < ability.cost_actions:
        return False
    if len(g.play_hand[seat]) < ability.cost_plays:
        return False
    if ability.cost_timeouts and not can_spend(g, seat, ability.cost_timeouts):
        return False
    if ability.cost_time and not can_use(g, ability.cost_time):
        return False
    return can_turn(g, seat, ability, card, slot)


def offer_abilities(
    g: State, seat: i64, card: i64, slot: i64, on_field: bool, options: list[Option]
) -> None:
    for ability in g.table.card_abilities[card]:
        if ability.kind == EXHAUST and ability.points & g.point and (on_field or ability.bench):
            if usable(g, ability, seat, card, slot):
                options.append(g.table.option(USE, card, ability.place))


def usable(g: State, ability: Ability, seat: i64, card: i64, slot: i64) -> bool:
    """T-12: the qualifier and the timing condition hold at this moment."""
    if not qualifies(g, ability):
        return False
    if ability.needs_layer and not has_layer(g, ability, seat, card, slot):
        return False
    if (g.this.silenced >> (seat * 16)) & EXHAUST:
        if not keyword_protected(g, seat, ability, slot):
            return False
    if not can_exhaust(g, slot):
        return False
    if may_not_use(g, seat, ability, slot, card) or spent(g, ability, seat, card):
        return False
    if not can_afford(g, seat, ability, card, slot) or not can_pay_for_use(g, seat, ability):
        return False
    condition = ability.condition
    return condition is None or condition.holds(g, Frame(ability, seat, card, slot))


def qualifies(g: State, ability: Ability) -> bool:
    """Whether the called offensive play and the Play Strength match the qualifier (T-12, R-12)."""
    if ability.calls:
        if not g.this.revealed or not ability.calls & call_of(g):
            return False
    if ability.low > 0 or ability.high < 9:
        if not g.this.revealed:
            return False
        return ability.low <= play_strength(g) <= ability.high
    return True
