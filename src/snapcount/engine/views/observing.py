"""Building a view field by field, never by cutting the state down (law 5).

Nothing of the state gets into a view but by a line here. Cards are definitions, as places in
`Table.cards`, never cards of the table: a copy that was seen once must not be known again.
Who is being asked is told to that seat alone, and not which decision of the game it is: the count
of decisions would tell whether the opponent could have acted in between.
"""

from __future__ import annotations

from typing import Final

from snapcount.engine.modifiers import synergy_active
from snapcount.engine.noted import Used
from snapcount.engine.options import Option
from snapcount.engine.play import play_strength
from snapcount.engine.program import PLAYERS, Frame, Lasting, Layer, Waiting
from snapcount.engine.state import State
from snapcount.engine.terms import ACTION, PLAY, SLOTS, SLOTS_A_SEAT, SPECTATOR
from snapcount.engine.views.actions import about
from snapcount.engine.views.continuing import continuation
from snapcount.engine.views.event_view import seen_events
from snapcount.engine.views.looking import looked_at, open_hand
from snapcount.engine.views.view import (
    CallSeen,
    DecisionSeen,
    DownSeen,
    EffectSeen,
    GridironSeen,
    LastingSeen,
    OptionSeen,
    PlayerSeen,
    Shared,
    SideSeen,
    TableSeen,
    View,
)

NONE: Final = -1


def look(g: State, seat: int, shared: Shared) -> TableSeen:
    """The table as that seat sees it, where nobody thinks about it; whoever looks for several seats
    hands in what all of them see alike."""
    looking_at, put_back = _looked_at(g, seat)
    return TableSeen(
        period=g.period,
        clock=g.clock,
        down=g.down,
        ball=g.ball,
        offense=g.offense,
        score=g.score,
        timeouts=g.timeouts,
        over=g.over,
        winner=g.winner,
        sides=[_side(g, 0, seat, False, shared), _side(g, 1, seat, False, shared)],
        gridirons=shared.gridirons,
        this=shared.this,
        point=g.point,
        secondary=g.secondary,
        layers=shared.layers,
        waiting=shared.waiting,
        carried_out=shared.carried_out,
        lasting=shared.lasting,
        looking_at=looking_at,
        put_back=put_back,
    )


def observe(g: State, seat: int, open_hands: bool = False, to_think: bool = True) -> View:
    """What that seat may know: 0, 1, or -1 for a spectator, who sees what both players see.

    With `open_hands`, for puzzles and lessons, both play with their hands on the table. A view that
    nobody thinks with needs no continuation, and no events.
    """
    shared = in_common(g)
    if not SPECTATOR <= seat <= 1:
        raise ValueError(f"There's no seat {seat}. Use 0, 1, or {SPECTATOR} for a spectator.")
    looking_at, put_back = _looked_at(g, seat)
    return View(
        edition=g.table.edition.name,
        all_pro=g.table.all_pro,
        seat=seat,
        period=g.period,
        clock=g.clock,
        down=g.down,
        ball=g.ball,
        offense=g.offense,
        score=g.score[:],
        timeouts=g.timeouts[:],
        first_offense=g.first_offense,
        possession=g.possession,
        extra=g.extra,
        replays=g.replays,
        plays_run=g.plays_run[:],
        last_plays=g.last_plays[:],
        used=[(noted.ability, noted.stretch) for noted in g.used if isinstance(noted, Used)],
        acted=g.acted,
        acted_before=g.acted_before,
        over=g.over,
        winner=g.winner,
        sides=[_side(g, side, seat, open_hands, shared) for side in range(2)],
        gridirons=shared.gridirons,
        this=shared.this,
        point=g.point,
        secondary=g.secondary,
        layers=shared.layers,
        waiting=shared.waiting,
        carried_out=shared.carried_out,
        lasting=shared.lasting,
        looking_at=looking_at,
        put_back=put_back,
        decision=_decision(g, seat),
        events=seen_events(g, seat) if to_think else [],
        continuation=continuation(g, seat, open_hands) if to_think else None,
    )


def in_common(g: State) -> Shared:
    """What everybody sees alike, whoever they are."""
    definition = g.table.definition
    return Shared(
        players=[_players(g, side) for side in range(2)],
        play_discards=[sorted(_definitions(g, g.play_discard[side])) for side in range(2)],  # Z-8
        action_discards=[sorted(_definitions(g, g.action_discard[side])) for side in range(2)],
        gridirons=[GridironSeen(g.table.owner[card], definition[card]) for card in g.gridirons],
        this=_down(g),
        layers=[_effect(g, layer) for layer in g.layers],
        waiting=[_effect(g, trigger) for trigger in g.waiting],
        carried_out=[_effect(g, frame) for frame in g.frames],
        lasting=[_lasting(g, effect) for effect in g.lasting],
    )


# The table -------------------------------------------------------------------------------------


def _side(g: State, side: int, seat: int, open_hands: bool, shared: Shared) -> SideSeen:
    own = side == seat
    hands = own or open_hands
    synergy = g.table.synergy[side]
    return SideSeen(
        players=shared.players[side],
        plays_in_deck=len(g.play_deck[side]),
        actions_in_deck=len(g.action_deck[side]),
        plays_in_hand=len(g.play_hand[side]),
        actions_in_hand=len(g.action_hand[side]),
        play_hand=_hand(g, side, PLAY, own) if hands else None,
        action_hand=_hand(g, side, ACTION, own) if hands else None,
        play_discard=shared.play_discards[side],
        action_discard=shared.action_discards[side],
        synergy=g.table.definition[synergy] if synergy >= 0 else NONE,
        synergy_active=synergy_active(g, side),
        call=_call(g, side, seat),
        lined_up=g.lined_up & (0x3FF << side * SLOTS_A_SEAT) if own else 0,
    )


def _hand(g: State, side: int, deck: int, own: bool) -> list[int]:
    return _definitions(g, g.hand(side, deck) if own else open_hand(g, side, deck))


def _definitions(g: State, cards: list[int]) -> list[int]:
    definition = g.table.definition
    return [definition[card] for card in cards]


def _players(g: State, side: int) -> list[PlayerSeen]:
    found: list[PlayerSeen] = []
    definition, slot_card, superstar = g.table.definition, g.table.slot_card, g.superstar
    on_field, exhausted = g.on_field, g.exhausted
    power_ups: dict[int, list[int]] = {}
    for slot, card in zip(g.attached[::2], g.attached[1::2], strict=True):
        power_ups.setdefault(slot, []).append(definition[card])
    for slot in range(side * SLOTS_A_SEAT, (side + 1) * SLOTS_A_SEAT):
        card = slot_card[slot]
        if card < 0:
            continue
        star = superstar[slot]
        here, tired = on_field >> slot & 1, exhausted >> slot & 1
        if star < 0 and slot not in power_ups:
            found.append(_plain_player(slot, definition[card], here, tired))
            continue
        found.append(
            PlayerSeen(
                slot,
                definition[card],
                definition[star] if star >= 0 else NONE,
                power_ups.get(slot, []),
                bool(here),
                bool(tired),
            )
        )
    return found


_PLAIN: Final[dict[int, PlayerSeen]] = {}


def _plain_player(slot: int, card: int, here: int, tired: int) -> PlayerSeen:
    """A Player with nothing on it: made once, for a server shows twenty of them each time."""
    key = ((card * SLOTS + slot) * 2 + here) * 2 + tired
    seen = _PLAIN.get(key)
    if seen is None:
        seen = _PLAIN[key] = PlayerSeen(slot, card, NONE, [], bool(here), bool(tired))
    return seen


def _call(g: State, side: int, seat: int) -> CallSeen | None:
    """F-3: face down until both are revealed; a card that was flipped over is known (T-7)."""
    this = g.this
    card = this.called[side]
    if card >= 0 and (this.revealed or this.flipped >> side & 1 or side == seat):
        return CallSeen(g.table.definition[card], this.x[side])
    return None


def _down(g: State) -> DownSeen:
    this = g.this
    shown = this.revealed
    return DownSeen(
        spot=this.spot,
        kick=this.kick,
        revealed=shown,
        call=this.call if shown else 0,
        call_yards=this.call_yards if shown else 0,
        low=max(this.low, 0),  # before the reveal they tell nothing of a call
        high=min(this.high, 9),
        defense_calls=this.defense_calls if shown else 0,
        strength=play_strength(g) if shown else NONE,
        outcome=this.outcome,
        runner=this.runner,
        tackler=this.tackler,
        base_add=this.base_add,
        ledger=this.ledger[:],
        results=this.results,
        yards=this.yards,
        turnover=this.turnover,
        turnover_by=this.turnover_by,
        replay=this.replay,
        time_add=this.time_add,
        time_set=this.time_set,
        first_down=this.first_down,
        scored=this.scored,
        scorer=this.scorer,
        silenced=this.silenced,
        no_draw=this.no_draw,
    )


def _effect(g: State, effect: Layer | Waiting | Frame) -> EffectSeen:
    return EffectSeen(
        seat=effect.seat,
        card=g.table.definition[effect.card],
        ability=effect.ability.place,
        slot=effect.slot,
        cancelled=isinstance(effect, Layer) and effect.cancelled,
        chosen=effect.chosen & PLAYERS,
    )


def _lasting(g: State, effect: Lasting) -> LastingSeen:
    return LastingSeen(
        seat=effect.seat,
        card=g.table.definition[effect.card],
        ability=effect.ability.place,
        slot=effect.slot,
        amount=effect.amount,
        duration=effect.duration,
        runner=effect.runner,
        target=effect.target,
        once=effect.once,
        chosen=effect.chosen,
    )


# Looking at a deck -----------------------------------------------------------------------------


def _looked_at(g: State, seat: int) -> tuple[list[int], list[int]]:
    looker, owner, deck, count = looked_at(g)
    if looker != seat or not count:
        return [], []
    picked = g.frames[-1].cards
    left = [card for card in g.deck(owner, deck)[-count:] if card not in picked]
    return sorted(_definitions(g, left)), _definitions(g, picked)


# The decision ----------------------------------------------------------------------------------


def _decision(g: State, seat: int) -> DecisionSeen | None:
    asked = g.decision
    if asked is None or asked.seat != seat:
        return None
    return DecisionSeen(asked.kind, [option_seen(g, option) for option in asked.options])


def option_seen(g: State, option: Option) -> OptionSeen:
    """An option as the seat that is asked sees it."""
    card, slot, number = about(g, option)
    return OptionSeen(option.verb, card, slot, number)
