"""Twenty Plays: calls in the mix that the Players want, stops for all six, Strengths spread."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from snapcount.cards.card import PlayCard
from snapcount.cards.words import Call
from snapcount.decks.builder.pool import Candidate, is_unique
from snapcount.decks.builder.styles import Style
from snapcount.decks.legality import PLAYS
from snapcount.decks.worth.part import SIX_CALLS, Mix, Worth, specific
from snapcount.engine.assemble.words import call_bits
from snapcount.engine.edition import Edition
from snapcount.engine.play import stopped_by

A_RUN: Final = 22.5  # yards that a Run gains on average: Strengths add up to any digit
AN_X: Final = 8.0  # what choosing the Strength is worth
A_CALL: Final = 3.0  # for a call that the mix lacks
A_STOP: Final = 22.0  # for the first Play that stops a call; less for each further one
SAME_STRENGTH: Final = 1.6
A_COPY: Final = 0.8
TIME: Final = 1.5
MOST_OF_A_MIX: Final = 2.0


class Traits(NamedTuple):
    """What the builder asks about a Play, worked out once a deck."""

    found: Candidate
    calls: tuple[Call, ...]
    stops: tuple[Call, ...]
    base: float
    unique: bool

    @property
    def play(self) -> PlayCard:
        card = self.found.card
        assert isinstance(card, PlayCard)
        return card


def traits(found: Candidate, style: Style, edition: Edition, noise: float) -> Traits:
    card = found.card
    assert isinstance(card, PlayCard)
    base = 0.35 * gains(card) + found.worth.value(style.weights, style.mix)
    base -= TIME * abs(card.time - style.time) + found.cost
    calls = specific((card.offense.call,))
    stops = stopped_calls(card, edition)
    return Traits(found, calls, stops, base * noise, is_unique(found, edition))


def gains(card: PlayCard) -> float:
    """The yards of a Play that is not stopped, on average; a choice of X is worth some more."""
    call = card.offense
    extra = AN_X if card.strength is None else 0.0
    if "run" in call.call:
        return A_RUN + extra
    low, high = call.catch_low or 0, 9 if call.catch_high is None else call.catch_high
    width = 9 if card.strength is None else high - low + 1
    return (call.yards or 0) * width / 10 + extra


def stopped_calls(card: PlayCard, edition: Edition) -> tuple[Call, ...]:
    """Which of the six calls it stops (F-6)."""
    bits = stopped_by(edition, call_bits(card.defense))
    return tuple(call for call in SIX_CALLS if bits & call_bits((call,)))


def wanted_mix(style: Style, players: Sequence[Worth]) -> Mix:
    """The style's calls, bent towards what the Players' abilities want."""
    wants = {call: sum(max(0.0, one.wants(call)) for one in players) for call in SIX_CALLS}
    most = max(wants.values()) or 1.0
    bent = {call: style.mix[call] * (0.6 + 0.8 * wants[call] / most) for call in SIX_CALLS}
    total = sum(bent.values())
    return {call: share / total for call, share in bent.items()}


def pick_plays(
    pool: Sequence[Candidate],
    kept: Sequence[Candidate],
    style: Style,
    mix: Mix,
    edition: Edition,
    noise: Callable[[], float],
) -> list[Candidate] | list[str]:
    """The Plays to add to those that are kept; or what is lacking, in sentences."""
    book = _Book(mix, edition)
    for one in kept:
        book.add(traits(one, style, edition, 1.0))
    options = [traits(found, style, edition, noise()) for found in pool]
    picked: list[Candidate] = []
    while book.size < PLAYS:
        free = [one for one in options if book.allows(one)]
        if not free:
            words = (
                f"There are only {book.size} Plays to choose from, counting copies and the one "
                "Unique Play."
            )
            return [f"{words} A deck needs {PLAYS} (D-3, D-4)."]
        best = max(free, key=book.gain)
        book.add(best)
        picked.append(best.found)
    return picked


class _Book:
    """A playbook that is being filled."""

    def __init__(self, mix: Mix, edition: Edition) -> None:
        self.wanted = {call: PLAYS * share for call, share in mix.items()}
        self.one_unique = edition.one_unique
        self.size = 0
        self.unique = False
        self.calls = dict.fromkeys(SIX_CALLS, 0.0)
        self.stops = dict.fromkeys(SIX_CALLS, 0)
        self.strengths: dict[int | None, int] = {}
        self.there: dict[str, int] = {}

    def add(self, one: Traits) -> None:
        self.size += 1
        self.unique = self.unique or one.unique
        for call in one.calls:
            self.calls[call] += 1 / len(one.calls)
        for call in one.stops:
            self.stops[call] += 1
        strength = one.play.strength
        self.strengths[strength] = self.strengths.get(strength, 0) + 1
        key = one.found.key
        self.there[key] = self.there.get(key, 0) + 1

    def allows(self, one: Traits) -> bool:
        """Copies that there are, and one Unique Play in all, or in 2019 of each (D-4, D-10)."""
        there = self.there.get(one.found.key, 0)
        if one.unique and (there or (self.unique and self.one_unique)):
            return False
        return there < one.found.copies

    def gain(self, one: Traits) -> float:
        """How much better the book is with this Play in it."""
        value = one.base
        for call in one.calls:
            short = self.wanted[call] - self.calls[call]
            value += A_CALL * max(-MOST_OF_A_MIX, min(MOST_OF_A_MIX, short)) / len(one.calls)
        for call in one.stops:
            value += A_STOP / (2 + self.stops[call])
        value -= SAME_STRENGTH * self.strengths.get(one.play.strength, 0)
        there = self.there.get(one.found.key, 0)
        return value - A_COPY * there * there
