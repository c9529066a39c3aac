"""What a seat may know and what it is offered, as NumPy arrays of a fixed size.

`observation` and `offered` are written straight from the state (`engine.views.arrays`), which is
what the environments do. `encode` and `action_numbers` make the same of a view, for whoever has
nothing else: an agent, or a bot in another process.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from snapcount.engine.errors import SetupError
from snapcount.engine.state import State
from snapcount.engine.table import Table
from snapcount.engine.terms import SLOTS, SLOTS_A_SEAT
from snapcount.engine.views import actions, arrays
from snapcount.engine.views.actions import ACTIONS as ACTIONS
from snapcount.engine.views.actions import THINGS as THINGS
from snapcount.engine.views.arrays import MOST_CARDS, PILES
from snapcount.engine.views.arrays import SIZE as SIZE
from snapcount.engine.views.view import OptionSeen, SideSeen, View

Floats = NDArray[np.float32]
Mask = NDArray[np.int8]
_FLOAT, _BYTE = np.dtype(np.float32), np.dtype(np.int8)


def refuse_large(table: Table) -> None:
    """Tables with too many different cards have no place in the arrays."""
    if len(table.cards) > MOST_CARDS:
        raise SetupError(
            f"Too many different cards ({len(table.cards)}). An environment has room for "
            f"{MOST_CARDS}."
        )


# From a state -----------------------------------------------------------------------------------


def observation(game: State, seat: int) -> Floats:
    """What a seat knows, as numbers from -1 to 1, its own side first."""
    return np.frombuffer(arrays.encode(game, seat), _FLOAT)


def offered(game: State) -> list[int]:
    """The action of each option of whoever is asked; no two are the same."""
    return actions.actions_offered(game)


def mask_of(numbers: list[int]) -> Mask:
    """Which actions these are."""
    return np.frombuffer(actions.mask(numbers), _BYTE)


# From a view ------------------------------------------------------------------------------------


def action_numbers(options: list[OptionSeen]) -> list[int]:
    """The action of each option; no two are the same."""
    wishes = [actions.action(each.verb, each.card, each.slot, each.number) for each in options]
    return actions.apart(wishes)


def encode(view: View) -> Floats:
    """What a seat knows, as numbers from -1 to 1, its own side first."""
    seat = view.seat
    found: list[float] = []
    _scoreboard(found, view, seat)
    for side in (seat, 1 - seat):
        _side(found, view.sides[side], side)
    _down(found, view, seat)
    decision = view.decision
    found += [float(decision is not None and decision.kind == kind) for kind in range(arrays.KINDS)]
    found += [float(view.point >> bit & 1) for bit in range(arrays.POINTS)]
    piles = np.zeros((PILES, MOST_CARDS), dtype=np.float32)
    _cards(piles, view, seat)
    scalars = np.clip(np.array(found, dtype=np.float32), -1, 1)
    return np.concatenate([scalars, np.clip(piles.ravel() / 4, 0, 1)])


def _scoreboard(found: list[float], view: View, seat: int) -> None:
    lead = view.score[seat] - view.score[1 - seat]
    found += [float(view.period == period) for period in range(3)]
    found += [view.period / 5, view.clock / 15, view.ball / 100, lead / 28]
    found += [float(lead > 0), float(lead < 0), view.score[seat] / 60, view.score[1 - seat] / 60]
    found += [float(view.down == down) for down in (1, 2, 3, 4)]
    found += [float(view.offense == seat), view.timeouts[seat] / 3, view.timeouts[1 - seat] / 3]
    found += [float(view.first_offense == seat), min(view.possession, 20) / 20]
    found += [float(view.replays >> seat & 1), float(view.replays >> (1 - seat) & 1)]
    found += [float(view.acted >> seat & 1), float(view.acted >> (1 - seat) & 1)]
    found += [float(view.secondary), float(view.over), float(view.all_pro), view.extra / 15]
    last = view.last_plays
    found += [float(last[0] == seat), float(last[0] == 1 - seat)]
    found += [last[3 + seat * 3] / 100, last[3 + (1 - seat) * 3] / 100]
    found += [last[2 + seat * 3] / 4, last[2 + (1 - seat) * 3] / 4]
    assert len(found) == arrays.SCOREBOARD


def _side(found: list[float], side: SideSeen, number: int) -> None:
    before = len(found)
    found += [side.plays_in_deck / 40, side.actions_in_deck / 40]
    found += [side.plays_in_hand / 10, side.actions_in_hand / 10]
    found += [float(side.synergy >= 0), float(side.synergy_active)]
    players = {player.slot: player for player in side.players}
    for slot in range(number * SLOTS_A_SEAT, (number + 1) * SLOTS_A_SEAT):
        player = players.get(slot)
        if player is None:
            found += [0.0] * 5
            continue
        found += [float(player.on_field), float(player.exhausted), float(player.superstar >= 0)]
        found += [len(player.power_ups) / 3, float(side.lined_up >> slot & 1)]
    assert len(found) - before == arrays.SIDE


def _down(found: list[float], view: View, seat: int) -> None:
    before = len(found)
    this = view.this
    found += [this.spot / 100, float(this.kick == 1), float(this.kick == 2), float(this.revealed)]
    found += [float(this.call >> bit & 1) for bit in range(8)]
    found += [float(this.defense_calls >> bit & 1) for bit in range(8)]
    found += [this.call_yards / 100, this.low / 9, this.high / 9, max(this.strength, 0) / 9]
    found += [float(this.outcome == outcome) for outcome in range(5)]
    found += [this.runner / SLOTS, this.tackler / SLOTS, this.base_add / 50, this.yards / 100]
    found += [float(this.results), this.turnover / 3, float(this.turnover_by == seat)]
    found += [this.time_add / 5, float(this.first_down), this.scored / 2, sum(this.ledger) / 100]
    assert len(found) - before == arrays.DOWN


def _cards(piles: Floats, view: View, seat: int) -> None:
    """How often each card is where, by its place among the table's cards."""
    own, other = view.sides[seat], view.sides[1 - seat]
    for card in (own.play_hand or []) + (own.action_hand or []):
        piles[0, card] += 1
    for place, side in ((1, own), (1, other)):
        if side.call is not None:
            piles[place, side.call.card] += 4
    for place, side in ((2, own), (3, other)):
        for card in side.play_discard + side.action_discard:
            piles[place, card] += 1
    for side in (own, other):
        for player in side.players:
            for card in ([player.superstar] if player.superstar >= 0 else []) + player.power_ups:
                piles[4, card] += 1
    for gridiron in view.gridirons:
        piles[4, gridiron.card] += 1
    for effect in (*view.layers, *view.waiting, *view.carried_out):
        piles[5, effect.card] += 1
    for card in view.looking_at:
        piles[6, card] += 1
