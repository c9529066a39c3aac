"""What an option is about, and the number of its action.

An action is a number that means the same thing in every decision at a table: what is done (the
verb), and with which card, Player or number.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from snapcount.engine import options as o
from snapcount.engine.modifiers import gained_at
from snapcount.engine.options import Option
from snapcount.engine.players import slot_now
from snapcount.engine.replacements import offered
from snapcount.engine.state import State

THINGS: Final = 256  # a verb's actions
ACTIONS: Final = o.VERBS * THINGS

# Options with two numbers are spread out by these; both are prime to `THINGS`.
_OF_NUMBER: Final = 23
_OF_SLOT: Final = 61


def about(g: State, option: Option) -> tuple[i64, i64, i64]:
    """The card, as a definition, the slot and the number of an option; -1: it has no such thing.

    Nothing here may tell the seat that is asked what it may not know (law 5).
    """
    verb, a, b = option.verb, option.a, option.b
    definition = g.table.definition
    if verb == o.LINE_UP or verb == o.DESIGNATE or verb == o.PICK_PLAYER:
        return -1, a, -1
    if verb == o.PLAY_A_CARD or verb == o.DISCARD or verb == o.PICK_CARD:
        return definition[a], b, -1
    if verb == o.CALL:
        return definition[a], -1, b
    if verb == o.USE:
        return definition[a], slot_now(g, a), b
    if verb == o.PICK_ATTACHED:
        return definition[a], b, g.table.owner[a]
    if verb == o.USE_GAINED:
        gained, card = gained_at(g, b)
        return definition[card], a, gained.place
    if verb == o.REPLACE:
        found = offered(g, option)
        return definition[found.card], found.slot, found.ability.place
    return -1, -1, a


def action(verb: i64, card: i64, slot: i64, number: i64) -> i64:
    """The action of an option that is about these."""
    thing: i64 = max(card, 0)
    if slot >= 0:
        thing += slot if card < 0 else _OF_SLOT * (slot + 1)
    if number >= 0:
        alone = card < 0 and slot < 0
        thing += number if alone else _OF_NUMBER * (number + 1)
    return verb * THINGS + thing % THINGS


def apart(wishes: list[i64]) -> list[i64]:
    """The same actions, no two alike: of options that an action cannot tell apart, each but the
    first gets the next of its verb's actions that is free."""
    taken: set[i64] = set()
    found: list[i64] = []
    for wish in wishes:
        number = wish
        while number in taken:
            number = wish - wish % THINGS + (number + 1) % THINGS
        taken.add(number)
        found.append(number)
    return found


def actions_offered(g: State) -> list[i64]:
    """The action of each option of the decision, whoever is asked; none when the game is over."""
    asked = g.decision
    if asked is None:
        return []
    wishes: list[i64] = []
    for option in asked.options:
        card, slot, number = about(g, option)
        wishes.append(action(option.verb, card, slot, number))
    return apart(wishes)


def mask(actions: list[i64]) -> bytearray:
    """A byte for each action: 1 where it is one of these."""
    found = bytearray(ACTIONS)
    for number in actions:
        found[number] = 1
    return found
