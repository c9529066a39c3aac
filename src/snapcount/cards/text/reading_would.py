"""What the grammar's rules for events that would happen become."""

from __future__ import annotations

from typing import Final

from snapcount.cards.nouns import Condition, Players, YardsWould
from snapcount.cards.text.machine import Word
from snapcount.cards.text.reading_bounds import Bounds
from snapcount.cards.text.reading_events import ReadEvents, involved
from snapcount.cards.text.reading_who import Named, known
from snapcount.cards.text.refusal import Refusal
from snapcount.cards.text.statements import Occasion
from snapcount.cards.words import PASS_CALLS, Call, Deck, Who

_WOULD_DRAW: Final[dict[Deck, str]] = {
    "play": "a Play card would be drawn",
    "action": "an Action card would be drawn",
}

_WOULD_PLAY: Final = {
    "an Action card is played": "an Action card would be played",
    "an Exhaust ability is used": "an Exhaust ability would be used",
}

_WOULD_TURN: Final = {
    "fumble": "a fumble would happen",
    "interception": "an interception would happen",
}


def _lost(bounds: Bounds) -> YardsWould:
    low, high = bounds
    return YardsWould(None if high is None else -high, -max(low or 1, 1))


class ReadWould(ReadEvents):
    """What something else may take the place of."""

    def would_occasion(self, event: Occasion, condition: Condition | None = None) -> Occasion:
        if event.condition is None:
            event.condition = condition
        elif condition is not None:
            event.condition = self.all_of(event.condition, condition)
        return event

    # Yards

    def who_would_gain(
        self, who: Named, _: Word, bounds: Bounds, calls: tuple[Call, ...] | None
    ) -> Occasion:
        return self._gain(known(who), calls or (), YardsWould(*bounds))

    def who_would_gain_any(self, who: Named, _: Word, calls: tuple[Call, ...] | None) -> Occasion:
        return self._gain(known(who), calls or (), None)

    def play_would_gain(
        self,
        play: tuple[Who | None, tuple[Call, ...]],
        _: Word,
        bounds: Bounds,
        calls: tuple[Call, ...] | None,
    ) -> Occasion:
        return self._gain(play[0], self._one(play[1], calls), YardsWould(*bounds))

    def play_would_gain_any(
        self,
        play: tuple[Who | None, tuple[Call, ...]],
        _: Word,
        calls: tuple[Call, ...] | None,
    ) -> Occasion:
        return self._gain(play[0], self._one(play[1], calls), None)

    def who_would_lose(
        self, who: Named, _: Word, bounds: Bounds, calls: tuple[Call, ...] | None
    ) -> Occasion:
        return self._gain(known(who), calls or (), _lost(bounds))

    def who_would_lose_any(self, who: Named, _: Word, calls: tuple[Call, ...] | None) -> Occasion:
        return self._gain(known(who), calls or (), _lost((1, None)))

    def play_would_lose(
        self,
        play: tuple[Who | None, tuple[Call, ...]],
        _: Word,
        bounds: Bounds,
        calls: tuple[Call, ...] | None,
    ) -> Occasion:
        return self._gain(play[0], self._one(play[1], calls), _lost(bounds))

    def play_would_lose_any(
        self, play: tuple[Who | None, tuple[Call, ...]], _: Word, calls: tuple[Call, ...] | None
    ) -> Occasion:
        return self._gain(play[0], self._one(play[1], calls), _lost((1, None)))

    @staticmethod
    def _one(first: tuple[Call, ...], second: tuple[Call, ...] | None) -> tuple[Call, ...]:
        if first and second:
            raise Refusal("unexpected", "the play is named twice")
        return second or first

    @staticmethod
    def _gain(who: Who | None, calls: tuple[Call, ...], yards: YardsWould | None) -> Occasion:
        return Occasion("the play would gain yards", True, who, None, calls, yards)

    # Results

    def would_be_stopped(self, play: tuple[Who | None, tuple[Call, ...]]) -> Occasion:
        return Occasion("the play would be stopped", True, play[0], None, play[1])

    def would_be_incomplete(self, play: tuple[Who | None, tuple[Call, ...]]) -> Occasion:
        who, calls = play
        if not set(calls) <= {"pass", *PASS_CALLS}:
            raise Refusal("unexpected", "only a pass can be incomplete")
        some = () if "pass" in calls else calls
        return Occasion("a pass would be incomplete", True, who, None, some)

    def would_be_successful(self, play: tuple[Who | None, tuple[Call, ...]]) -> Occasion:
        return Occasion("the play would be successful", True, play[0], None, play[1])

    def would_be_complete(self, play: tuple[Who | None, tuple[Call, ...]]) -> Occasion:
        who, calls = play
        if not set(calls) <= {"pass", *PASS_CALLS}:
            raise Refusal("unexpected", "only a pass can be complete")
        return Occasion("the play would be successful", True, who, None, calls or ("pass",))

    def would_be_good(self, who: Who | None) -> Occasion:
        return Occasion("a field goal would be good", True, who)

    def would_be_missed(self, who: Who | None) -> Occasion:
        return Occasion("a field goal would be missed", True, who)

    def turnover_would(self, who: Who | None, calls: tuple[Call, ...] | None) -> Occasion:
        return Occasion("a live ball turnover would happen", True, who, None, calls or ())

    def kind_would(self, kind: Word, calls: tuple[Call, ...] | None) -> Occasion:
        if kind == "pick six":
            raise Refusal("unexpected", "a Pick Six is an interception")
        return Occasion(_WOULD_TURN[str(kind)], True, None, None, calls or ())

    def touchdown_would(self, calls: tuple[Call, ...] | None) -> Occasion:
        return Occasion("a touchdown would be scored", True, None, None, calls or ())

    # Players and cards

    def player_would_be_exhausted(
        self, players: Players, _: Word, by: Who | None = None
    ) -> Occasion:
        found = Occasion("a Player would be exhausted", True, None, involved(players))
        found.by = by
        return found

    def whose_player_would(self, whose: Named, *words: Word | Who) -> Occasion:
        found = Occasion("a Player would be exhausted", True, known(whose))
        if not isinstance(words[-1], Word):
            found.by = words[-1]
        return found

    def who_would_do(self, who: Named, deed: Word, calls: tuple[Call, ...] | None) -> Occasion:
        if deed == "a field goal is made":
            return self.would_be_good(known(who))
        if deed == "a field goal is missed":
            return self.would_be_missed(known(who))
        if deed == "a touchdown is scored":
            return Occasion("a touchdown would be scored", True, known(who), None, calls or ())
        if deed in _WOULD_PLAY:
            if calls is not None:
                raise Refusal("unexpected", "nothing can take the place of this")
            return Occasion(_WOULD_PLAY[deed], True, known(who))
        kind = {"a fumble happens": "fumble", "an interception happens": "interception"}.get(deed)
        if kind is not None:
            return Occasion(_WOULD_TURN[kind], True, known(who), None, calls or ())
        raise Refusal("unexpected", "nothing can take the place of this")

    def who_would_draw(self, who: Named, _: Word, deck: Deck) -> Occasion:
        if known(who) == "each player":
            raise Refusal("unexpected", "one player's draw is replaced: whose?")
        return Occasion(_WOULD_DRAW[deck], True, known(who))
