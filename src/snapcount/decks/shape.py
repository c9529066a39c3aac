"""What a deck is like: Strengths, calls on both sides, Action cards, odds against another."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

import msgspec

from snapcount.cards.card import ActionCard, AnyCard, PlayCard, PlayerCard
from snapcount.cards.words import CALLS, TIMING_POINTS, Call
from snapcount.decks.library import kind_name
from snapcount.engine.assemble.words import call_bits, one_call
from snapcount.engine.edition import Edition
from snapcount.engine.play import stopped_by

X: Final = "X"
DIGITS: Final = 10


class CallShape(msgspec.Struct, frozen=True):
    """A call: how many of the Plays make it, and how many stop it."""

    call: Call
    made: int
    stopped: int


class Odds(msgspec.Struct, frozen=True):
    """What becomes of a called play if both sides choose any of their Plays, with no other card."""

    stopped: float
    incomplete: float
    successful: float
    yards: float
    """Base yards a down, stopped ones counted as none."""


class Shape(msgspec.Struct, frozen=True):
    """A deck in numbers."""

    cards: int
    players: int
    plays: int
    actions: int
    strengths: dict[str, int]
    times: dict[str, int]
    calls: tuple[CallShape, ...]
    types: dict[str, int]
    timings: dict[str, int]
    rating: float
    teams: dict[str, int]


def shape_of(cards: Sequence[AnyCard], edition: Edition) -> Shape:
    """The deck in numbers, as an edition plays it (F-6)."""
    plays = [card for card in cards if isinstance(card, PlayCard)]
    players = [card for card in cards if isinstance(card, PlayerCard)]
    others = [card for card in cards if not isinstance(card, PlayCard | PlayerCard)]
    strengths = Counter(strength_word(card) for card in plays)
    times = Counter(str(card.time) for card in plays)
    made = Counter(card.offense.call for card in plays)
    stopped = Counter(call for card in plays for call in CALLS if stops(card, call, edition))
    points: Counter[str] = Counter(
        point
        for card in others
        if isinstance(card, ActionCard)
        for point in (card.timing.points or ("any timing point",))
    )
    return Shape(
        cards=len(cards),
        players=len(players),
        plays=len(plays),
        actions=sum(kind_name(card) != "Synergy" for card in others),
        strengths={word: strengths[word] for word in (*map(str, range(DIGITS)), X)},
        times={word: times[word] for word in sorted(times)},
        calls=tuple(
            CallShape(call, made[call], stopped[call])
            for call in CALLS
            if call not in ("run", "pass") or made[call]
        ),
        types=dict(Counter(map(type_word, others))),
        timings={p: points[p] for p in (*TIMING_POINTS, "any timing point") if points[p]},
        rating=round(sum(card.rating for card in players) / max(1, len(players)), 1),
        teams=dict(Counter(card.team or "no team" for card in players).most_common()),
    )


def odds(offense: Sequence[AnyCard], defense: Sequence[AnyCard], edition: Edition) -> Odds | None:
    """The odds of one deck's plays against another's; None if either has no Plays."""
    calls = [card for card in offense if isinstance(card, PlayCard)]
    answers = [card for card in defense if isinstance(card, PlayCard)]
    if not calls or not answers:
        return None
    stopped = incomplete = yards = 0.0
    for call in calls:
        for answer in answers:
            if stops(answer, call.offense.call, edition):
                stopped += 1
                continue
            caught, gained = _unstopped(call, answer)
            incomplete += 1 - caught
            yards += gained
    n = len(calls) * len(answers)
    successful = n - stopped - incomplete
    return Odds(*(round(x / n, 4) for x in (stopped, incomplete, successful, yards)))


def stops(card: PlayCard, call: Call, edition: Edition) -> bool:
    """Whether a Play's defense stops a call (F-4, F-6)."""
    return bool(stopped_by(edition, call_bits(card.defense)) & one_call(call))


def strength_word(card: PlayCard) -> str:
    return X if card.strength is None else str(card.strength)


def type_word(card: AnyCard) -> str:
    """What kind of card of the Action deck it is; an Action card by its subtype."""
    return card.subtype.title() if isinstance(card, ActionCard) else kind_name(card)


def _unstopped(call: PlayCard, answer: PlayCard) -> tuple[float, float]:
    """How likely a play that is not stopped succeeds, and its yards; X is any digit (F-5, F-10)."""
    sums = [
        (one + other) % DIGITS
        for one in (range(DIGITS) if call.strength is None else (call.strength,))
        for other in (range(DIGITS) if answer.strength is None else (answer.strength,))
    ]
    if "run" in call.offense.call:
        return 1.0, 5 * sum(sums) / len(sums)
    low = call.offense.catch_low or 0
    high = 9 if call.offense.catch_high is None else call.offense.catch_high
    caught = sum(low <= total <= high for total in sums) / len(sums)
    return caught, caught * (call.offense.yards or 0)
