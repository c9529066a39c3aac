"""What the grammar's rules for conditions about Players become."""

from __future__ import annotations

from typing import Literal

import msgspec

from snapcount.cards.nouns import (
    AllOf,
    Called,
    Compare,
    Condition,
    CountPlayers,
    DeckHas,
    DeckTeams,
    Group,
    HasRole,
    PlayerIs,
)
from snapcount.cards.text.machine import Word
from snapcount.cards.text.normal import opposite
from snapcount.cards.text.reading_bounds import Bounds
from snapcount.cards.text.reading_comparisons import decided
from snapcount.cards.text.reading_play_conditions import ReadPlayConditions
from snapcount.cards.text.reading_players import Someone
from snapcount.cards.text.reading_who import Named, known
from snapcount.cards.text.refusal import Refusal


class ReadPlayerConditions(ReadPlayConditions):
    """What a Player is, and which Players a deck holds."""

    # A Player

    def kind_group(self, group: tuple[Group, bool]) -> Group:
        return group[0]

    def kind_role(self, role: str | None = None) -> str:
        return role or ""

    def kind_of(self, count: Word, whose: Named, group: tuple[Group, bool]) -> Group:
        if count != "1":
            raise Refusal("unexpected", "a Player is one of them")
        return self.everyone_of(whose, group)

    def kind_state(self, state: Literal["energized", "exhausted"]) -> Group:
        return Group(state=state)

    def kind_rated(self, bounds: Bounds) -> Group:
        return Group(rating_at_least=bounds[0], rating_at_most=bounds[1])

    def kind_team(self, name: Word) -> Group:
        return Group(team=str(name))

    def kind_named(self, name: Word) -> Group:
        return Group(named=str(name))

    def kind_where(self, where: Word) -> Group:
        return Group(where="bench" if where.type.endswith("BENCH") else "field")

    def player_is_kind(self, who: Someone, so: bool, kind: Group | str) -> Condition:
        if isinstance(kind, str):
            return decided(self._role(who, kind), so)
        return decided(PlayerIs(who, kind), so)

    @staticmethod
    def _role(who: Someone, role: str) -> Condition:
        """Runners are named on Runs, receivers on Passes (F-9)."""
        named = HasRole(
            who, None if not role else "tackler" if role == "tackler" else "ball carrier"
        )
        if role == "runner":
            return AllOf((named, Called("offense", ("run",))))
        if role == "receiver":
            return AllOf((named, Called("offense", ("pass",))))
        return named

    def player_rated(self, who: Someone, bounds: Bounds) -> Condition:
        return PlayerIs(who, self.kind_rated(bounds))

    def everyone_is(
        self, group: Group, so: bool, state: Literal["energized", "exhausted"]
    ) -> Condition:
        """All are Energized if none is Exhausted."""
        if group.state is not None:
            raise Refusal("unexpected", "they are so already")
        other: Literal["energized", "exhausted"]
        other = "exhausted" if state == "energized" else "energized"
        left = msgspec.structs.replace(group, state=other)
        return decided(Compare(CountPlayers(left), "exactly", 0), so)

    # A deck's Players

    def deck_teams(self, whose: Named, _: Word, bounds: Bounds) -> Condition:
        return DeckTeams(known(whose), *bounds)

    def deck_teams_exactly(self, whose: Named, _: Word, count: Word) -> Condition:
        return DeckTeams(known(whose), int(count), int(count))

    def not_deck_teams(self, whose: Named, _: Word, __: Word, bounds: Bounds) -> Condition:
        return opposite(DeckTeams(known(whose), *bounds))

    def deck_has(self, whose: Named, bounds: Bounds, group: tuple[Group, bool]) -> DeckHas:
        if group[0].where != "field":
            raise Refusal("unexpected", "a deck's Players are counted wherever they are")
        return DeckHas(msgspec.structs.replace(group[0], whose=known(whose)), *bounds)

    def deck_has_exactly(self, whose: Named, count: Word, group: tuple[Group, bool]) -> Condition:
        return self.deck_has(whose, (int(count), int(count)), group)

    def not_deck_has(
        self, whose: Named, _: Word, bounds: Bounds, group: tuple[Group, bool]
    ) -> Condition:
        return opposite(self.deck_has(whose, bounds, group))

    def deck_has_together(
        self, whose: Named, bounds: Bounds, group: tuple[Group, bool]
    ) -> Condition:
        return msgspec.structs.replace(self.deck_has(whose, bounds, group), same_team=True)

    def deck_has_exactly_together(
        self, whose: Named, count: Word, group: tuple[Group, bool]
    ) -> Condition:
        return self.deck_has_together(whose, (int(count), int(count)), group)

    def not_deck_has_together(
        self, whose: Named, _: Word, bounds: Bounds, group: tuple[Group, bool]
    ) -> Condition:
        return opposite(self.deck_has_together(whose, bounds, group))
