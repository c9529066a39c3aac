"""Timing points: who may do what in which order, and what happens when both have passed."""

from __future__ import annotations

from collections.abc import Sequence

from snapcount.testing.referee.effects import audible, carry_out
from snapcount.testing.referee.offsetting import offset
from snapcount.testing.referee.table import (
    SLOTS,
    Asking,
    Choice,
    Layer,
    Table,
    Waiting,
    ask,
    cut_hands,
    exhaust,
)
from snapcount.testing.referee.texts import Ability, Audible, CancelAction, Part


def timing_point(t: Table, point: str) -> Asking[None]:
    """T-1 to T-4. Triggers that wait go in first (T-6)."""
    t.point = point
    yield from place_triggers(t)
    seat = t.offense
    passes = 0
    while passes < 2:
        options = possible(t, seat, point)
        answer = yield from ask(seat, "timing point", [Choice("pass"), *options])
        if answer.verb == "pass":
            passes += 1
        else:
            passes = 0
            yield from add(t, seat, answer)
        seat = 1 - seat
    yield from resolve(t)
    while t.waiting:  # T-4: secondary timing points
        yield from place_triggers(t)
        yield from resolve(t)
    t.point = ""


def possible(t: Table, seat: int, point: str) -> list[Choice]:
    """T-5, T-11, T-12."""
    side = "offense" if seat == t.offense else "defense"
    found = []
    for card in t.sides[seat].hands["action"]:
        action = t.action(card)
        if action.side in ("generic", side) and point in action.points and targets(t, action.parts):
            found.append(Choice("play", card))
    for slot in t.fielded(seat):
        ability = t.ability(slot)
        if ability is None or ability.on != "exhaust" or slot in t.exhausted:
            continue
        if (
            (not ability.points or point in ability.points)
            and qualified(t, ability)
            and targets(t, ability.parts)
        ):
            found.append(Choice("use", t.sides[seat].squad[slot], slot, 0))
    return found


def targets(t: Table, parts: Sequence[Part]) -> bool:
    """A text that starts with cancelling a target needs one in the layers."""
    return not isinstance(parts[0], CancelAction) or any(layer.is_action for layer in t.layers)


def qualified(t: Table, ability: Ability) -> bool:
    """T-12, R-12: calls after the dash, a Play Strength in brackets."""
    if not ability.calls and ability.strengths is None:
        return True
    if not t.this.revealed:
        return False
    call = t.offense_call()[0]
    if ability.calls and call not in ability.calls and kind_of(call) not in ability.calls:
        return False
    if ability.strengths is not None:
        low, high = ability.strengths
        return low <= t.strength() <= high
    return True


def kind_of(call: str) -> str:
    return "pass" if call.endswith("pass") else "run"


def add(t: Table, seat: int, answer: Choice) -> Asking[None]:
    """A card is played or an ability used; what that triggers joins at once (R-45)."""
    if answer.verb == "play":
        action = t.action(answer.card)
        t.sides[seat].hands["action"].remove(answer.card)
        t.sides[seat].acted = True
        layer = Layer(seat, answer.card, -1, action.parts, True)
        t.layers.append(layer)
        if t.rules.audible_at_once and any(isinstance(part, Audible) for part in layer.parts):
            audible(t, seat, Audible())  # T-7
            layer.parts = tuple(part for part in layer.parts if not isinstance(part, Audible))
        for slot in t.fielded(1 - seat):
            ability = t.ability(slot)
            if ability is not None and ability.on == "opponent plays":
                other = 1 - seat
                t.waiting.append(Waiting(other, t.sides[other].squad[slot], slot, ability.parts))
    else:
        ability = t.ability(answer.slot)
        assert ability is not None
        t.layers.append(Layer(seat, answer.card, answer.slot, ability.parts, False))
        exhaust(t, [answer.slot])  # T-5
    yield from place_triggers(t)


def place_triggers(t: Table) -> Asking[None]:
    """T-6: the offense's first, each player's in the order of their choice."""
    for seat in t.in_order():
        mine = [trigger for trigger in t.waiting if trigger.seat == seat]
        while mine:
            options = [Choice("order", trigger.card, trigger.slot) for trigger in mine]
            answer = yield from ask(seat, "trigger order", options)
            chosen = next(trigger for trigger in mine if trigger.slot == answer.slot)
            mine.remove(chosen)
            t.waiting.remove(chosen)
            t.layers.append(Layer(seat, chosen.card, chosen.slot, chosen.parts, False))


def resolve(t: Table) -> Asking[None]:
    """T-2, T-8: last in, first out, without what offsets."""
    if t.rules.offsetting:
        offset(t.layers)
    while t.layers:
        layer = t.layers.pop()
        if layer.cancelled:
            continue
        yield from carry_out(t, layer)
        if layer.is_action:
            t.sides[layer.seat].discards["action"].append(layer.card)  # Z-6
        yield from cut_hands(t)


def triggered_by_designation(t: Table) -> None:
    """T-13: on an Energized Player, if the qualifier matches the called play."""
    role = "receive" if t.is_pass() else "run"
    for slot, keyword in ((t.this.runner, role), (t.this.tackler, "tackle")):
        if slot < 0 or slot in t.exhausted:
            continue
        ability = t.ability(slot)
        if ability is not None and ability.on == keyword and qualified(t, ability):
            seat = slot // SLOTS
            t.waiting.append(Waiting(seat, t.sides[seat].squad[slot], slot, ability.parts))
