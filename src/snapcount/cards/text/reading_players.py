"""What the grammar's rules for Players, numbers and calls become.

The methods of the `Read…` classes are named after the rules of grammar.lark; what a rule is
called with is what its own rules returned.
"""

from __future__ import annotations

from contextvars import ContextVar
from typing import Any, Final, Literal, cast

import msgspec

from snapcount.cards.nouns import (
    All,
    Capped,
    Choose,
    CountAttached,
    CountCards,
    CountLayers,
    CountPlayers,
    CountTimeouts,
    Designated,
    Group,
    Half,
    Minus,
    Number,
    Players,
    RatingAmong,
    RatingOf,
    ShownStrength,
    That,
    ThatMany,
    TheDown,
    TheGrit,
    TheLastYards,
    ThePlayStrength,
    TheScoreDifference,
    TheTimeLeft,
    TheTimeUnits,
    TheX,
    TheYards,
    TheYardsToGoal,
    This,
    Times,
)
from snapcount.cards.text.machine import Word
from snapcount.cards.text.normal import calls_in_order, normal
from snapcount.cards.text.refusal import Refusal
from snapcount.cards.words import Call, Deck, Position, PositionGroup, Who

Someone = This | That | Designated
Counted = CountPlayers | CountCards | CountTimeouts | CountAttached | ThatMany
Countable = (
    Counted
    | ThePlayStrength
    | TheGrit
    | TheX
    | TheDown
    | TheScoreDifference
    | TheTimeLeft
    | TheTimeUnits
    | TheYardsToGoal
    | TheLastYards
    | CountLayers
)
Bounds = tuple[int | None, int | None]
How = Literal["at least", "at most", "exactly"]
Result = Literal["stopped", "successful", "incomplete", "complete"]
Pile = Literal["hand", "deck", "discard"]
Attachment = Literal["power up", "superstar", "gridiron"]

THEY: Final = "they"
"""Stands for a player named before, until the clause is resolved."""
Named = Who | Literal["they"]

A_PLAYER: Final = Choose(Group())
"""`a Player`, without a word about where: in a trigger it limits nothing. Compared by identity."""

WHO: Final[dict[str, Named]] = {
    "YOU": "you",
    "OPPONENT": "opponent",
    "OFFENSE": "offense",
    "DEFENSE": "defense",
    "EACH_PLAYER": "each player",
    "THEY": THEY,
    "YOUR": "you",
    "OPPONENTS": "opponent",
    "OFFENSES": "offense",
    "DEFENSES": "defense",
    "EACH_PLAYERS": "each player",
    "THEIR": THEY,
}

OTHER_PLAYER: Final[dict[Who, Who]] = {
    "you": "opponent",
    "opponent": "you",
    "offense": "defense",
    "defense": "offense",
}


antecedent: ContextVar[Who | None] = ContextVar("antecedent", default=None)
"""The player other than oneself whom the text that is being read has named last."""


class They(str):
    """`they`, and whom the text had named last when it said so."""

    means: Who | None

    @classmethod
    def now(cls) -> Named:
        they = cls(THEY)
        they.means = antecedent.get()
        return cast(Named, they)


def known(name: Named) -> Who:
    """The player, where nothing was said before that `they` could stand for."""
    if name == THEY:
        if isinstance(name, They) and name.means is not None:
            return name.means
        raise Refusal("no-antecedent", "it is not clear who “they” are")
    return name


def digit(token: Word | int) -> int:
    """A number from 0 to 9, as Play Strength and Grit are."""
    value = int(token)
    if value > 9:
        raise Refusal("out-of-range", f"{value}: Play Strength and Grit go from 0 to 9")
    return value


def capped(number: Number, most: int) -> Number:
    """The number, but at most so much; a plain one is known to be so or not."""
    if isinstance(
        number, int | Half | RatingOf | RatingAmong | Minus | TheYards | ShownStrength | Capped
    ):
        raise Refusal("unexpected", "only what is counted has a maximum")
    return Capped(number, most)


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


class ReadPlayers:
    """Players, numbers and calls."""

    # Who

    def who(self, token: Word) -> Named:
        """Who is named; `they` is the other player that the text named last, if it named one."""
        name = WHO[token.type]
        if name == THEY:
            return They.now()

        if name != "you":
            antecedent.set(None if name == "each player" else name)
        return name

    def whose(self, token: Word) -> Named:
        name = WHO[token.type]
        if name != THEY and name not in ("you", "each player"):
            antecedent.set(name)
        return name

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

    def rated(self, bounds: Bounds) -> list[tuple[str, object]]:
        low, high = bounds
        return [
            (field, value)
            for field, value in (("rating_at_least", low), ("rating_at_most", high))
            if value is not None
        ]

    # Bounds

    def or_more(self, value: Word) -> Bounds:
        return int(value), None

    at_least = or_more

    def or_less(self, value: Word) -> Bounds:
        return None, int(value)

    at_most = or_less

    def exactly(self, value: Word) -> Bounds:
        return int(value), int(value)

    exact_rating = exactly

    def less_than(self, value: Word) -> Bounds:
        return None, int(value) - 1

    def more_than(self, value: Word) -> Bounds:
        return int(value) + 1, None

    def none_at_all(self) -> Bounds:
        return None, 0

    def from_to(self, low: Word, high: Word) -> Bounds:
        if int(low) > int(high):
            raise Refusal("out-of-range", f"{low}-{high} is no range")
        return int(low), int(high)

    def at_least_one(self) -> Bounds:
        return 1, None

    def no_one(self) -> Bounds:
        return 0, 0

    def one_value(self, value: Word) -> tuple[int, int]:
        return int(value), int(value)

    def two_values(self, low: Word, high: Word) -> tuple[int, int]:
        if int(low) > int(high):
            raise Refusal("out-of-range", f"{low}-{high} is no range")
        return digit(low), digit(high)

    # Players

    def this_player(self, *_: Word) -> Players:
        return This()

    def that_player(self, *_: Word) -> Players:
        return That()

    def carrier(self, *_: Word) -> Players:
        return Designated("ball carrier")

    def tackler(self, *_: Word) -> Players:
        return Designated("tackler")

    def everyone(self, group: tuple[Group, bool]) -> Group:
        return group[0]

    def everyone_of(self, whose: Named, group: tuple[Group, bool]) -> Group:
        if group[0].whose is not None:
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

    def carrier_of(self, whose: Named) -> Players:
        return Designated("ball carrier")

    def tackler_of(self, whose: Named) -> Players:
        return Designated("tackler")

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

    def chosen_by(self, chosen: Choose, who: Named) -> Players:
        return msgspec.structs.replace(chosen, by=known(who))

    # Numbers

    def integer(self, value: Word) -> Number:
        return int(value)

    def number_one(self) -> Number:
        return 1

    def the_x(self) -> Countable:
        return TheX()

    def the_grit(self) -> Countable:
        return TheGrit()

    def the_strength(self) -> Countable:
        return ThePlayStrength()

    def the_down(self) -> Countable:
        return TheDown()

    def the_yards(self) -> Number:
        return TheYards()

    def the_score_difference(self) -> Countable:
        return TheScoreDifference()

    def the_time_left(self) -> Countable:
        return TheTimeLeft()

    def the_last_yards(self, of: Word) -> Countable:
        return TheLastYards(None if of == "anyone" else cast(Who, str(of)))

    def the_layers(self) -> Countable:
        return CountLayers()

    def the_time_units(self) -> Countable:
        return TheTimeUnits()

    def the_yards_to_goal(self) -> Countable:
        return TheYardsToGoal()

    def rating_among(self, which: Word, group: Group) -> Number:
        return RatingAmong(cast(Literal["highest", "lowest"], str(which)), group)

    def rating_among_of(self, which: Word, whose: Named, group: tuple[Group, bool]) -> Number:
        return self.rating_among(which, self.everyone_of(whose, group))

    def rating_minus(self, left: Someone, right: Someone) -> Number:
        return Minus(RatingOf(left), RatingOf(right))

    def half_number(self, of: Any) -> Number:
        return Half(of)

    def half_number_up(self, of: Any) -> Number:
        return Half(of, up=True)

    def twice(self, count: Countable) -> Number:
        return Times(2, count)

    def rating_of(self, who: Someone) -> Number:
        return RatingOf(who)

    def counted(self, count: Counted) -> Number:
        return count

    def count_players(self, group: tuple[Group, bool]) -> Counted:
        return CountPlayers(group[0])

    def count_players_of(self, whose: Named, group: tuple[Group, bool]) -> Counted:
        return CountPlayers(self.everyone_of(whose, group))

    def count_cards(self, whose: Named, deck: Deck, pile: Pile) -> Counted:
        return CountCards(known(whose), deck, pile)

    def count_any_cards(self, whose: Named, pile: Pile) -> Counted:
        return CountCards(known(whose), None, pile)

    def count_deck_cards(self, deck: Deck, whose: Named, pile: Pile) -> Counted:
        return CountCards(known(whose), deck, pile)

    def your_timeouts(self) -> Counted:
        return CountTimeouts("you")

    def opponents_timeouts(self) -> Counted:
        return CountTimeouts("opponent")

    def count_timeouts(self, whose: Named) -> Counted:
        return CountTimeouts(known(whose))

    def count_attached(self, kind: Literal["power up", "gridiron"], *_: Word) -> Counted:
        return CountAttached(kind)

    def count_attached_of(
        self, whose: Named, kind: Literal["power up", "gridiron"], *_: Word
    ) -> Counted:
        return CountAttached(kind, known(whose))

    def hand_pile(self) -> Pile:
        return "hand"

    def deck_pile(self) -> Pile:
        return "deck"

    def discard_pile(self) -> Pile:
        return "discard"

    def power_up(self) -> Attachment:
        return "power up"

    def superstar(self, *_: Word) -> Attachment:
        return "superstar"

    def gridiron(self) -> Attachment:
        return "gridiron"

    def int_amount(self, value: Word) -> Number:
        return int(value)

    more_amount = int_amount

    def x_amount(self) -> Number:
        return TheX()

    def each_amount(self, per: Word, count: Countable) -> Number:
        return cast(Number, normal(Times(int(per), count)))

    def amount_each(self, count: Countable, per: Word) -> Number:
        return self.each_amount(per, count)

    def equal_amount(self, number: Number) -> Number:
        return number

    def cap(self, most: Word) -> int:
        return int(most)

    def each_capped(self, per: Word, count: Countable, most: int) -> Number:
        return capped(self.each_amount(per, count), most)

    def equal_capped(self, number: Number, most: int) -> Number:
        return capped(number, most)

    def less_amount(self, value: Word) -> Number:
        return -int(value)

    def less_each(self, per: Word, count: Countable) -> Number:
        return Times(-int(per), count) if int(per) else 0

    # Calls

    def call_word(self, token: Word) -> Call:
        return cast(Call, str(token))

    def any_run(self) -> Call:
        return "run"

    def any_pass(self) -> Call:
        return "pass"

    def run_left(self) -> Call:
        return "run left"

    def calls(self, *calls: Call) -> tuple[Call, ...]:
        return calls_in_order(calls)

    def play_deck(self) -> Deck:
        return "play"

    def action_deck(self) -> Deck:
        return "action"


_TRAITS: Final[dict[str, tuple[str, object]]] = {
    "OTHER": ("other", True),
    "ENERGIZED": ("state", "energized"),
    "EXHAUSTED": ("state", "exhausted"),
    "OFFENSIVE": ("side", "offense"),
    "DEFENSIVE": ("side", "defense"),
    "ON_FIELD": ("where", "field"),
    "ON_BENCH": ("where", "bench"),
}
