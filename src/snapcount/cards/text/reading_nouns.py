"""What the grammar's rules for Players, numbers and conditions become.

The methods are named after the rules of grammar.lark; what a rule is called with is what its own
rules returned.
"""

from __future__ import annotations

from typing import Any, Final, Literal, cast

import msgspec

from snapcount.cards.nouns import (
    All,
    AllOf,
    AnyOf,
    BallWithin,
    Called,
    Choose,
    Compare,
    Condition,
    CountAttached,
    CountCards,
    CountPlayers,
    CountTimeouts,
    DeckHas,
    Designated,
    DownIs,
    GritIn,
    Group,
    Leading,
    Number,
    OnSide,
    PeriodIs,
    Players,
    PlayIs,
    RatingOf,
    StrengthIn,
    Synergized,
    That,
    TheDown,
    TheGrit,
    ThePlayStrength,
    TheX,
    TheYards,
    This,
    TimeLeft,
    Times,
    YardsWould,
)
from snapcount.cards.text.machine import Word
from snapcount.cards.text.normal import calls_in_order, normal, opposite
from snapcount.cards.text.refusal import Refusal
from snapcount.cards.words import Call, Deck, Position, PositionGroup, Who

Someone = This | That | Designated
Counted = CountPlayers | CountCards | CountTimeouts | CountAttached
Countable = Counted | ThePlayStrength | TheGrit | TheX | TheDown
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


def known(name: Named) -> Who:
    """The player, where nothing was said before that `they` could stand for."""
    if name == THEY:
        raise Refusal("no-antecedent", "it is not clear who “they” are")
    return name


def digit(token: Word | int) -> int:
    """A number from 0 to 9, as Play Strength and Grit are."""
    value = int(token)
    if value > 9:
        raise Refusal("out-of-range", f"{value}: Play Strength and Grit go from 0 to 9")
    return value


def _decided(condition: Condition, so: bool) -> Condition:
    return condition if so else opposite(condition)


class ReadNouns:
    """Players, numbers, conditions."""

    # Who

    def who(self, token: Word) -> Named:
        return WHO[token.type]

    whose = who

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
                else:
                    field, value = _TRAITS[kind]
                    if noun and field not in ("where",):
                        raise Refusal("unexpected", f"“{part}” stands after what it describes")
                self._once(fields, field, value)
            else:
                for field, value in part:
                    self._once(fields, field, value)
        if not noun and "status" not in fields:
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

    def another_player(self, group: tuple[Group, bool]) -> Players:
        if group[0].other:
            raise Refusal("unexpected", "two words for one thing: “another”, “other”")
        return Choose(msgspec.structs.replace(group[0], other=True))

    def choose(self, count: Word, group: tuple[Group, bool]) -> Players:
        return Choose(group[0], int(count))

    def choose_of(self, count: Word, whose: Named, group: tuple[Group, bool]) -> Players:
        return Choose(self.everyone_of(whose, group), int(count))

    def choose_up_to(self, count: Word, group: tuple[Group, bool]) -> Players:
        return Choose(group[0], int(count), up_to=True)

    def choose_up_to_of(self, count: Word, whose: Named, group: tuple[Group, bool]) -> Players:
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

    # Conditions

    def all_of(self, *parts: Condition) -> Condition:
        return normal(cast(Condition, AllOf(parts)))

    def any_of(self, *parts: Condition) -> Condition:
        return normal(cast(Condition, AnyOf(parts)))

    def negated(self, condition: Condition) -> Condition:
        return opposite(condition)

    def is_so(self) -> bool:
        return True

    def is_not(self) -> bool:
        return False

    def called(self, who: Named, calls: tuple[Call, ...]) -> Condition:
        return Called(known(who), calls)

    def not_called(self, who: Named, calls: tuple[Call, ...]) -> Condition:
        return opposite(Called(known(who), calls))

    def current_is(self, so: bool, calls: tuple[Call, ...]) -> Condition:
        return _decided(Called("offense", calls), so)

    def stopped_result(self) -> Result:
        return "stopped"

    def successful_result(self) -> Result:
        return "successful"

    def incomplete_result(self) -> Result:
        return "incomplete"

    def complete_result(self) -> Result:
        return "complete"

    def play_is(self, so: bool, result: Result) -> Condition:
        return _decided(PlayIs(result), so)

    def number_in(self, number: Number, so: bool, span: tuple[int, int]) -> Condition:
        low, high = span
        if isinstance(number, TheGrit):
            return _decided(GritIn(digit(low), digit(high)), so)
        if isinstance(number, ThePlayStrength):
            return _decided(StrengthIn(digit(low), digit(high)), so)
        if low != high:
            raise Refusal("unexpected", "only Play Strength and Grit lie in a range")
        return _decided(Compare(number, "exactly", low), so)

    def number_between(self, number: Number, so: bool, low: Word, high: Word) -> Condition:
        return self.number_in(number, so, self.two_values(low, high))

    def how_least(self) -> How:
        return "at least"

    def how_most(self) -> How:
        return "at most"

    def how_exactly(self) -> How:
        return "exactly"

    def compare(self, left: Number, so: bool, how: How, right: Number) -> Condition:
        return _decided(Compare(left, how, right), so)

    def compare_more(self, left: Number, so: bool, right: Word) -> Condition:
        return self.compare(left, so, "at least", int(right))

    def compare_less(self, left: Number, so: bool, right: Word) -> Condition:
        return self.compare(left, so, "at most", int(right))

    def compare_above(self, left: Number, so: bool, right: Word) -> Condition:
        return self.compare(left, so, "at least", int(right) + 1)

    def compare_below(self, left: Number, so: bool, right: Word) -> Condition:
        if int(right) < 1:
            raise Refusal("out-of-range", "nothing is less than 0")
        return self.compare(left, so, "at most", int(right) - 1)

    def downs(self, *downs: Word) -> tuple[int, ...]:
        return tuple(sorted({int(down) for down in downs}))

    def down_is(self, so: bool, downs: tuple[int, ...]) -> Condition:
        return _decided(DownIs(downs), so)

    def half_is(self, so: bool, half: Word) -> Condition:
        if half not in ("1", "2"):
            raise Refusal("out-of-range", "a game has two halves")
        return _decided(PeriodIs("first half" if half == "1" else "second half"), so)

    def overtime_is(self, so: bool) -> Condition:
        return _decided(PeriodIs("overtime"), so)

    def ball_within(self, so: bool, whose: Named, yards: Word) -> Condition:
        return _decided(BallWithin(int(yards), known(whose)), so)

    def leading(self, who: Named, so: bool) -> Condition:
        return _decided(Leading(known(who)), so)

    def leading_by(self, who: Named, so: bool, by: Word) -> Condition:
        return _decided(Leading(known(who), int(by)), so)

    def not_trailing(self, who: Named, so: bool) -> Condition:
        return _decided(Leading(known(who), 0), so)

    def trailing(self, who: Named, so: bool) -> Condition:
        return self.trailing_by(who, so, 1)

    def trailing_by(self, who: Named, so: bool, by: Word | int) -> Condition:
        if who not in OTHER_PLAYER:
            raise Refusal("unexpected", "one player is behind the other")
        return _decided(Leading(OTHER_PLAYER[known(who)], int(by)), so)

    def trailing_at_most(self, who: Named, so: bool, by: Word) -> Condition:
        return _decided(Leading(known(who), -int(by)), so)

    def tied(self) -> Condition:
        return AllOf((Leading("you", 0), Leading("opponent", 0)))

    def time_left(self, bounds: Bounds) -> Condition:
        return TimeLeft(at_least=bounds[0], at_most=bounds[1])

    def not_time_left(self, bounds: Bounds) -> Condition:
        return opposite(self.time_left(bounds))

    def on_offense(self, who: Named, so: bool) -> Condition:
        return _decided(OnSide(known(who), "offense"), so)

    def on_defense(self, who: Named, so: bool) -> Condition:
        return _decided(OnSide(known(who), "defense"), so)

    def synergized(self, who: Named, so: bool) -> Condition:
        return _decided(Synergized(known(who)), so)

    def yards_would(self, _: Word, bounds: Bounds) -> Condition:
        return YardsWould(*bounds)

    def yards_gained(self, bounds: Bounds) -> Condition:
        return YardsWould(*bounds)

    def not_yards_would(self, _: Word, __: Word, bounds: Bounds) -> Condition:
        return opposite(YardsWould(*bounds))

    def deck_has(self, whose: Named, bounds: Bounds, group: tuple[Group, bool]) -> Condition:
        if group[0].where != "field":
            raise Refusal("unexpected", "a deck's Players are counted wherever they are")
        return DeckHas(msgspec.structs.replace(group[0], whose=known(whose)), *bounds)

    def not_deck_has(
        self, whose: Named, _: Word, bounds: Bounds, group: tuple[Group, bool]
    ) -> Condition:
        return opposite(self.deck_has(whose, bounds, group))

    def own_players(self, group: tuple[Group, bool]) -> Counted:
        return CountPlayers(group[0])

    def own_timeouts(self) -> None:
        return None

    def owner(self, who: Named) -> Who:
        return known(who)

    def you_have(self) -> Who:
        return "you"

    def opponent_has(self) -> Who:
        return "opponent"

    def own_cards(self, deck: Deck, whose: Named | None = None) -> Deck:
        if whose not in (None, THEY, "you"):
            raise Refusal("unexpected", "whose cards are compared?")
        return deck

    def they_have(self, owner: Who, bounds: Bounds, what: Counted | None) -> Condition:
        return _within(_owned(owner, what), bounds)

    def have_more(self, owner: Who, what: Counted | Deck | None, than: Named) -> Condition:
        """More than the other has: the other has not at least as many."""
        return opposite(Compare(_owned(known(than), what), "at least", _owned(owner, what)))

    def have_fewer(self, owner: Who, what: Counted | Deck | None, than: Named) -> Condition:
        return opposite(Compare(_owned(owner, what), "at least", _owned(known(than), what)))

    def there_are(self, bounds: Bounds, group: tuple[Group, bool]) -> Condition:
        return _within(CountPlayers(group[0]), bounds)


def _owned(owner: Who, what: Counted | Deck | None) -> Counted:
    """What is counted as somebody's: timeouts where nothing is named, cards in a hand, Players."""
    if what is None:
        return CountTimeouts(owner)
    if isinstance(what, str):
        return CountCards(owner, what, "hand")
    if isinstance(what, CountPlayers):
        return CountPlayers(msgspec.structs.replace(what.group, whose=owner))
    return what


def _within(count: Counted, bounds: Bounds) -> Condition:
    low, high = bounds
    if low == high and low is not None:
        return Compare(count, "exactly", low)
    if high is None:
        return Compare(count, "at least", low or 0)
    if low is None:
        return Compare(count, "at most", high)
    return AllOf((Compare(count, "at least", low), Compare(count, "at most", high)))


_TRAITS: Final[dict[str, tuple[str, object]]] = {
    "OTHER": ("other", True),
    "ENERGIZED": ("state", "energized"),
    "EXHAUSTED": ("state", "exhausted"),
    "OFFENSIVE": ("side", "offense"),
    "DEFENSIVE": ("side", "defense"),
    "ON_FIELD": ("where", "field"),
    "ON_BENCH": ("where", "bench"),
}
