"""What the grammar's rules for Players become."""

from __future__ import annotations

from typing import Any, Final, cast

import msgspec

from snapcount.cards.nouns import (
    All,
    Choose,
    CountCards,
    CountPlayers,
    CountTimeouts,
    CountTurned,
    Designated,
    Group,
    Players,
    Than,
    That,
    ThatMany,
    TheX,
    This,
)
from snapcount.cards.text.machine import Word
from snapcount.cards.text.normal import normal
from snapcount.cards.text.reading_bounds import Bounds, ReadBounds
from snapcount.cards.text.reading_who import THEY, Named, antecedent, known
from snapcount.cards.text.refusal import Refusal
from snapcount.cards.words import Position, PositionGroup, Who

Someone = This | That | Designated

A_PLAYER: Final = Choose(Group())
"""`a Player`, without a word about where: in a trigger it limits nothing. Compared by identity."""

_TRAITS: Final[dict[str, tuple[str, object]]] = {
    "OTHER": ("other", True),
    "ENERGIZED": ("state", "energized"),
    "EXHAUSTED": ("state", "exhausted"),
    "OFFENSIVE": ("side", "offense"),
    "DEFENSIVE": ("side", "defense"),
    "ON_FIELD": ("where", "field"),
    "ON_BENCH": ("where", "bench"),
    "ON_YOUR_BENCH": ("where", "bench"),
}


class TheirOwn(msgspec.Struct):
    """`one of their Players`, before it is known who they are: they choose, too.

    What is done to them, not by them, is done to whom the text had named last (`means`).
    """

    group: Group
    count: int
    up_to: bool = False
    means: Who | None = None

    def of(self, who: Who) -> Choose:
        if who == "you":
            if self.means is None:
                raise Refusal("no-antecedent", "it is not clear whose Players are meant")
            theirs = msgspec.structs.replace(self.group, whose=self.means)
            return Choose(theirs, self.count, self.up_to)
        owned = msgspec.structs.replace(self.group, whose=who)
        return Choose(owned, self.count, self.up_to, who)


class ReadPlayers(ReadBounds):
    """Players: one that is pointed at, some that are chosen, or all of a group."""

    # Groups

    def group(self, *parts: Any) -> tuple[Group, bool]:
        """The group, and whether it was said where its Players are."""
        fields: dict[str, Any] = {}
        value: object
        positions: list[Position | PositionGroup] = []
        noun = False
        for part in parts:
            if isinstance(part, Word):
                kind = part.type
                if kind == "PLAYER":
                    if noun:
                        raise Refusal("unexpected", "what kind of Player is meant?")
                    noun = True
                    continue
                if kind == "POSITION":
                    positions.append(cast(Position, str(part)))
                    noun = True
                    continue
                if kind == "OF_YOUR_CHOICE":
                    continue
                if kind in ("LEGEND", "SUPERSTAR"):
                    # `Legends` alone are Players too.
                    field, value = "status", kind.lower()
                elif kind == "RANKED":
                    field, value = "rank", str(part)
                else:
                    field, value = _TRAITS[kind]
                    if noun and field not in ("where",):
                        raise Refusal("unexpected", f"“{part}” stands after what it describes")
                self._once(fields, field, value)
                if kind == "ON_YOUR_BENCH":
                    self._once(fields, "whose", "you")
            else:
                for field, value in part:
                    self._once(fields, field, value)
        if not noun and "status" not in fields:
            team = fields.get("team")
            if team:
                message = f"“{team}” is no position; after a team's name stands “player”"
                raise Refusal("unexpected", message, terminals=("STRING",))
            raise Refusal("unexpected", "which Players are meant?")
        if positions:
            fields["positions"] = tuple(positions)
        found = Group(**fields)
        return (normal(found) if positions else found), "where" in fields

    @staticmethod
    def _once(fields: dict[str, Any], field: str, value: object) -> None:
        if field in fields:
            raise Refusal("unexpected", f"two words for one thing: “{fields[field]}”, “{value}”")
        fields[field] = value

    def team(self, name: Word) -> list[tuple[str, object]]:
        return [("team", str(name))]

    def named(self, name: Word) -> list[tuple[str, object]]:
        return [("named", str(name))]

    def of_yours(self) -> list[tuple[str, object]]:
        return [("whose", "you")]

    def of_your_opponent(self) -> list[tuple[str, object]]:
        return [("whose", "opponent")]

    def rated_below(self, players: Someone) -> list[tuple[str, object]]:
        return [("than", Than("lower", players))]

    def rated_above(self, players: Someone) -> list[tuple[str, object]]:
        return [("than", Than("higher", players))]

    def team_of(self, players: Someone) -> list[tuple[str, object]]:
        return [("team_of", players)]

    def position_of(self, players: Someone) -> list[tuple[str, object]]:
        return [("position_of", players)]

    def rated(self, bounds: Bounds) -> list[tuple[str, object]]:
        low, high = bounds
        return [
            (field, value)
            for field, value in (("rating_at_least", low), ("rating_at_most", high))
            if value is not None
        ]

    # Players

    def this_player(self, *_: Word) -> Players:
        return This()

    def that_player(self, *_: Word) -> Players:
        return That()

    def carrier(self, *_: Word) -> Players:
        return Designated("ball carrier")

    def tackler(self, *_: Word) -> Players:
        return Designated("tackler")

    def carrier_of(self, whose: Named) -> Players:
        return Designated("ball carrier")

    def tackler_of(self, whose: Named) -> Players:
        return Designated("tackler")

    def everyone(self, group: tuple[Group, bool]) -> Group:
        return group[0]

    def everyone_of(self, whose: Named, group: tuple[Group, bool]) -> Group:
        if group[0].whose not in (None, known(whose)):
            raise Refusal("unexpected", "whose Players are meant?")
        return msgspec.structs.replace(group[0], whose=known(whose))

    def all_players(self, group: Group) -> Players:
        return All(group)

    def any_player(self, group: tuple[Group, bool]) -> Players:
        return All(group[0])

    def any_player_of(self, whose: Named, group: tuple[Group, bool]) -> Players:
        return All(self.everyone_of(whose, group))

    def a_player(self, group: tuple[Group, bool]) -> Players:
        found, placed = group
        return A_PLAYER if found == Group() and not placed else Choose(found)

    def opposing_player(self, group: tuple[Group, bool]) -> Players:
        return Choose(self.everyone_of("opponent", group))

    def another_player(self, group: tuple[Group, bool]) -> Players:
        if group[0].other:
            raise Refusal("unexpected", "two words for one thing: “another”, “other”")
        return Choose(msgspec.structs.replace(group[0], other=True))

    def choose(self, count: Word, group: tuple[Group, bool]) -> Players:
        return Choose(group[0], int(count))

    def choose_of(self, count: Word, whose: Named, group: tuple[Group, bool]) -> Players | TheirOwn:
        if whose == THEY:
            return TheirOwn(group[0], int(count), means=antecedent.get())
        return Choose(self.everyone_of(whose, group), int(count))

    def choose_up_to(self, count: Word, group: tuple[Group, bool]) -> Players:
        return Choose(group[0], int(count), up_to=True)

    def choose_up_to_of(
        self, count: Word, whose: Named, group: tuple[Group, bool]
    ) -> Players | TheirOwn:
        if whose == THEY:
            return TheirOwn(group[0], int(count), True, antecedent.get())
        return Choose(self.everyone_of(whose, group), int(count), up_to=True)

    # As many as X, or as something was done before

    def _as_many(self, count: TheX | ThatMany, parts: tuple[Any, ...], up_to: bool) -> Players:
        *whose, group = parts
        if not whose:
            return Choose(group[0], count, up_to)
        if whose[0] == THEY:
            raise Refusal("unexpected", "whose Players are meant?")
        return Choose(self.everyone_of(whose[0], group), count, up_to)

    def choose_x_players(self, *parts: Any) -> Players:
        return self._as_many(TheX(), parts, False)

    def choose_up_to_x(self, *parts: Any) -> Players:
        return self._as_many(TheX(), parts, True)

    def choose_that_many(self, *parts: Any) -> Players:
        return self._as_many(ThatMany(), parts, False)

    def choose_up_to_that_many(self, *parts: Any) -> Players:
        return self._as_many(ThatMany(), parts, True)

    def choose_each(self, group: tuple[Group, bool], count: Any) -> Players:
        return Choose(group[0], _each_one(count))

    def choose_each_of(
        self, one: Word, whose: Named, group: tuple[Group, bool], count: Any
    ) -> Players:
        if one != "1" or whose == THEY:
            raise Refusal("unexpected", "one Player for each is chosen")
        return Choose(self.everyone_of(whose, group), _each_one(count))

    choose_x_of = choose_x_players
    choose_up_to_x_of = choose_up_to_x
    choose_that_many_of = choose_that_many
    choose_up_to_that_many_of = choose_up_to_that_many

    def chosen_by(self, chosen: Choose, who: Named) -> Players:
        return msgspec.structs.replace(chosen, by=known(who))


def _each_one(count: Any) -> Any:
    if not isinstance(count, ThatMany | CountPlayers | CountCards | CountTimeouts | CountTurned):
        raise Refusal("unexpected", "Players are chosen for each card, timeout or Player")
    return count
