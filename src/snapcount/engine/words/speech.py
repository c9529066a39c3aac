"""What the sentences about events are made of: who does something, to what, and how much.

`Words` fills the templates of `wording`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from snapcount.engine.views.event_view import EventSeen
from snapcount.engine.words.naming import DECK_NAMES, player_name
from snapcount.engine.words.sheet import calls_in_words

if TYPE_CHECKING:
    from snapcount.engine.table import Table

SEAT_NAMES: Final = ("Home", "Away")
ORDINALS: Final = ("", "First", "Second", "Third", "Fourth")
_IRREGULAR: Final = {"have": "has", "be": "is", "try": "tries", "copy": "copies"}


def spot(ball: int, own: str, other: str) -> str:
    """A line of the field: `own` and `other` say whose halves they are, as in `your`."""
    if ball <= 0:
        return f"{own} end zone"
    if ball >= 100:
        return f"{other} end zone"
    if ball == 50:
        return "midfield"
    return f"{own} {ball}" if ball < 50 else f"{other} {100 - ball}"


def spotted(ball: int, own: str, other: str) -> str:
    """Where the ball lies: `on your 25`, `at midfield`, `in their end zone`."""
    where = spot(ball, own, other)
    word = "in" if ball <= 0 or ball >= 100 else "at" if ball == 50 else "on"
    return f"{word} {where}"


def possession(own: str, other: str, ball: int, down: str = "") -> str:
    """Whose ball it is and where, naming nobody twice: `Ada's ball on their own 25`."""
    half = "your own" if own == "your" else "their own"
    return f"{own[0].upper()}{own[1:]} ball{down} {spotted(ball, half, other)}"


def counted(number: int, thing: str) -> str:
    """`1 yard`, `5 yards`; whether it is less, the words around it say."""
    return f"{abs(number)} {thing}{'' if abs(number) == 1 else 's'}"


class Does:
    """`{does:draw}` in a template: the seat, and the verb as it goes with it."""

    def __init__(self, subject: str, second_person: bool) -> None:
        self.subject = subject
        self.second_person = second_person

    def __format__(self, verb: str) -> str:
        if self.second_person:
            return f"{self.subject}{'are' if verb == 'be' else verb}"
        return f"{self.subject}{_IRREGULAR.get(verb, verb + 's')}"


class Words:
    """What templates may name: `{card_b}` is `card` of the event's field b."""

    def __init__(
        self, table: Table, event: EventSeen, viewer: int | None, names: tuple[str, str]
    ) -> None:
        self.table = table
        self.event = event
        self.seat, self.a, self.b = event.seat, event.a, event.b
        self.viewer = viewer
        self.names = names
        self.offense: int | None = None

    def __getitem__(self, key: str) -> object:
        word, _, field = key.rpartition("_")
        if word:
            return getattr(self, word)(self.a if field == "a" else self.b)
        value = getattr(self, key)
        return value() if callable(value) else value

    def say(self, template: str) -> str:
        return template.format_map(self)

    def own(self) -> bool:
        return self.seat >= 0 and self.seat == self.viewer

    def name(self) -> str:
        return self.names[self.seat] if self.seat >= 0 else "someone"

    def does(self) -> Does:
        return Does("You " if self.own() else f"{self.name()} ", self.own())

    def also(self) -> Does:
        return Does("", self.own())

    def of(self, seat: int) -> str:
        return "your" if seat == self.viewer else f"{self.names[seat]}'s"

    def whose(self) -> str:
        return self.of(self.seat)

    def whom(self) -> str:
        return "you" if self.own() else self.name()

    def card(self, definition: int) -> str:
        return self.table.labels[definition] if definition >= 0 else "a card"

    def player(self, slot: int) -> str:
        return player_name(self.table, slot)

    def deck(self, deck: int) -> str:
        return DECK_NAMES[deck]

    def spot(self, ball: int) -> str:
        """Wherever a ball is spoken of, the event's seat is on offense."""
        return spot(ball, self.of(self.seat), self.of(1 - self.seat))

    def spotted(self, ball: int) -> str:
        return spotted(ball, self.of(self.seat), self.of(1 - self.seat))

    def possession(self, ball: int) -> str:
        return possession(self.of(self.seat), self.of(1 - self.seat), ball)

    def units(self, units: int) -> str:
        return counted(units, "Time Unit")

    def yards(self, yards: int) -> str:
        return counted(yards, "yard")

    def calls(self, bits: int) -> str:
        return calls_in_words(bits)
