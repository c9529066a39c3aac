"""What the grammar's rules become for cards that stay on the field, and for Strengths to call."""

from __future__ import annotations

from typing import Any

import msgspec

from snapcount.cards.nouns import CountCalls, CountDeck, Counted, Group, Number, Subject
from snapcount.cards.text.clauses import Clause
from snapcount.cards.text.machine import Word
from snapcount.cards.text.reading_bounds import Bounds
from snapcount.cards.text.reading_conditions import stretch
from snapcount.cards.text.reading_moments import ReadMoments
from snapcount.cards.text.reading_numbers import Attachment
from snapcount.cards.text.reading_who import Named, known
from snapcount.cards.text.refusal import Refusal
from snapcount.cards.tree import (
    AbilityYards,
    CannotCallStrength,
    CannotRemove,
    ForbidCall,
    Modifier,
)
from snapcount.cards.words import Call, Deck


class ReadKept(ReadMoments):
    """Cards that no effect removes, Plays of some Strength, and the Players of a deck."""

    def this_is_kept(self) -> Modifier:
        return CannotRemove()

    def all_are_kept(self, kind: Attachment) -> Modifier:
        return CannotRemove(kind)

    def worth_more_yards(self, keyword: Any, players: Subject, by: Word) -> Modifier:
        return self._worth(keyword, players, int(by))

    def worth_fewer_yards(self, keyword: Any, players: Subject, by: Word) -> Modifier:
        return self._worth(keyword, players, -int(by))

    def worth_twice_yards(self, keyword: Any, players: Subject) -> Modifier:
        return self._worth(keyword, players, 0, 2)

    def worth_no_yards(self, keyword: Any, players: Subject) -> Modifier:
        return self._worth(keyword, players, 0, 0)

    @staticmethod
    def _worth(keyword: Any, players: Subject, by: int, times: Any = 1) -> Modifier:
        if keyword == "exhaust":
            raise Refusal("unexpected", "what Run, Receive and Tackle abilities are worth is meant")
        return AbilityYards(keyword, players, by, times)

    def theirs_are_kept(self, whose: Named, kind: Attachment) -> Modifier:
        return CannotRemove(kind, known(whose))

    def attached_are_kept(self, kind: Attachment, players: Subject) -> Modifier:
        if kind != "power up":
            raise Refusal("unexpected", "a Gridiron card lies on no Player")
        return CannotRemove(kind, None, players)

    def superstars_are_kept(self, players: Subject) -> Modifier:
        if not isinstance(players, Group) or players != Group(players.whose, status="superstar"):
            raise Refusal("unexpected", "effects remove Power Ups, Superstars and Gridiron cards")
        return CannotRemove("superstar", players.whose)

    def cannot_call_strength(self, who: Named, bounds: Bounds) -> Modifier:
        low, high = _strengths(bounds)
        return CannotCallStrength(known(who), low, high)

    def must_call_strength(self, who: Named, bounds: Bounds, *_: Any) -> Modifier:
        low, high = _strengths(bounds)
        return CannotCallStrength(known(who), low, high, must=True)

    def calls_made(self, calls: tuple[Call, ...], who: Named, since: Word) -> Counted:
        return CountCalls(known(who), calls, stretch(since))

    def plays_made(self, who: Named, since: Word) -> Counted:
        return CountCalls(known(who), (), stretch(since))

    def forbid_call(self, what: tuple[Deck, int], whose: Named, who: Named) -> Clause:
        if what != ("play", 1) or known(whose) != known(who):
            raise Refusal("unexpected", "a Play card of a hand is chosen, and its owner's call")
        return ForbidCall(known(who))

    def deck_players(self, group: tuple[Group, bool], whose: Named, *_: Word) -> Number:
        if group[1] or group[0].whose is not None or group[0].state is not None:
            raise Refusal("unexpected", "a deck is built of cards, wherever they are")
        owner = known(whose)
        return CountDeck(owner, group=msgspec.structs.replace(group[0], whose=owner))

    def deck_kind(self, kind: Any, whose: Named, *_: Word) -> Number:
        if kind not in ("power up", "gridiron"):
            raise Refusal("unexpected", "Power Ups and Gridiron cards of a deck are counted")
        return CountDeck(known(whose), kind=kind)


def _strengths(bounds: Bounds) -> tuple[int, int]:
    low = 0 if bounds[0] is None else bounds[0]
    high = 9 if bounds[1] is None else bounds[1]
    if not 0 <= low <= high <= 9:
        raise Refusal("out-of-range", "a Strength goes from 0 to 9")
    return low, high
