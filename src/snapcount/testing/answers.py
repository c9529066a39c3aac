"""Answers as tests write them: `PLAY(0)`, `USE("QB")`, `PASS`. `meant` has what they mean."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, TypeAlias

from snapcount.cards.card import AnyCard
from snapcount.cards.words import CALLS
from snapcount.engine import options

CardRef: TypeAlias = int | str | AnyCard
"""A card: its place in the declared hand, its name, or its definition."""

PlayerRef: TypeAlias = int | str | AnyCard
"""A Player: its slot, its name or position, or its definition."""


@dataclass(frozen=True)
class Answer:
    """An answer in a test's words. `what` None fits any."""

    verb: int
    what: CardRef | None = None
    on: PlayerRef | None = None

    def __repr__(self) -> str:
        inside = ", ".join(repr(part) for part in (self.what, self.on) if part is not None)
        return VERBS[self.verb] + (f"({inside})" if inside else "")


VERBS: Final = {
    options.PASS: "PASS",
    options.PLAY_A_CARD: "PLAY",
    options.USE: "USE",
    options.RUN_A_PLAY: "RUN_A_PLAY",
    options.KICK_PUNT: "PUNT",
    options.KICK_FIELD_GOAL: "FIELD_GOAL",
    options.CALL: "CALL",
    options.LINE_UP: "LEAVE_OUT",
    options.DESIGNATE: "DESIGNATE",
    options.SPEND_TIMEOUT: "TIMEOUT",
    options.LET_IT_RUN: "LET_IT_RUN",
    options.DISCARD: "DISCARD",
    options.PICK_PLAYER: "PICK",
    options.PICK_CARD: "PICK_CARD",
    options.PICK_LAYER: "LAYER",
    options.PICK_NUMBER: "NUMBER",
    options.PICK_MODE: "MODE",
    options.YES: "YES",
    options.NO: "NO",
    options.DONE: "DONE",
    options.ORDER: "ORDER",
    options.DRAW_UP: "DRAW_UP",
    options.KEEP_REPLAY: "KEEP_REPLAY",
    options.KEEP_TURNOVER: "KEEP_TURNOVER",
    options.PICK_PLACE: "PLACE",
    options.PICK_DECK: "DECK",
    options.REPLACE: "REPLACE",
    options.PICK_ATTACHED: "ATTACHED",
    options.PICK_CALL: "PLAY_NAMED",
    options.USE_GAINED: "USE_GAINED",
}

PASS: Final = Answer(options.PASS)
RUN_A_PLAY: Final = Answer(options.RUN_A_PLAY)
PUNT: Final = Answer(options.KICK_PUNT)
FIELD_GOAL: Final = Answer(options.KICK_FIELD_GOAL)
TIMEOUT: Final = Answer(options.SPEND_TIMEOUT)
LET_IT_RUN: Final = Answer(options.LET_IT_RUN)
YES: Final = Answer(options.YES)
NO: Final = Answer(options.NO)
DONE: Final = Answer(options.DONE)
KEEP_REPLAY: Final = Answer(options.KEEP_REPLAY)
KEEP_TURNOVER: Final = Answer(options.KEEP_TURNOVER)


def PLAY(card: CardRef, on: PlayerRef | None = None) -> Answer:
    """Play a card from hand; `on` is the Player that a Power Up goes to."""
    return Answer(options.PLAY_A_CARD, card, on)


def USE(player: PlayerRef, ability: int | None = None) -> Answer:
    """Use an Exhaust ability of a Player (or of a Power Up on one, by the Power Up's name)."""
    return Answer(options.USE, player, ability)


def CALL(card: CardRef, x: int | None = None) -> Answer:
    return Answer(options.CALL, card, x)


def LEAVE_OUT(player: PlayerRef) -> Answer:
    """Line up without this Player."""
    return Answer(options.LINE_UP, player)


def DESIGNATE(player: PlayerRef) -> Answer:
    return Answer(options.DESIGNATE, player)


def DISCARD(card: CardRef) -> Answer:
    return Answer(options.DISCARD, card)


def PICK(player: PlayerRef) -> Answer:
    return Answer(options.PICK_PLAYER, player)


def PICK_CARD(card: CardRef) -> Answer:
    return Answer(options.PICK_CARD, card)


def LAYER(card: CardRef) -> Answer:
    """A layer, by the card it comes from."""
    return Answer(options.PICK_LAYER, card)


def NUMBER(number: int) -> Answer:
    return Answer(options.PICK_NUMBER, number)


def MODE(number: int) -> Answer:
    return Answer(options.PICK_MODE, number)


def ORDER(card: CardRef) -> Answer:
    """This trigger goes into the layers next."""
    return Answer(options.ORDER, card)


def DRAW_UP(count: int) -> Answer:
    return Answer(options.DRAW_UP, count)


def PLAY_NAMED(call: str) -> Answer:
    """A play that is named, in the words of `words.CALLS`."""
    return Answer(options.PICK_CALL, CALLS.index(call.lower()))


def USE_GAINED(player: PlayerRef) -> Answer:
    """Use an Exhaust ability that a Player has gained for a while."""
    return Answer(options.USE_GAINED, player)


def PLACE(place: int) -> Answer:
    return Answer(options.PICK_PLACE, place)


def DECK(deck: int) -> Answer:
    return Answer(options.PICK_DECK, deck)


def REPLACE(card: CardRef) -> Answer:
    """This replacement takes place first."""
    return Answer(options.REPLACE, card)


def ATTACHED(card: CardRef, on: PlayerRef | None = None) -> Answer:
    return Answer(options.PICK_ATTACHED, card, on)
