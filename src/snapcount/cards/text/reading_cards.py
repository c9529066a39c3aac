"""What the grammar's rules for hands, decks and discard piles become."""

from __future__ import annotations

from typing import Any, Literal, cast

from snapcount.cards.nouns import (
    Condition,
    CountCards,
    Counted,
    CountTurned,
    Number,
    Players,
    ShownIs,
    ShownStrength,
    Subject,
    That,
    ThatMany,
    TheX,
    This,
)
from snapcount.cards.text.clauses import Clause, Doing, FromIt, third
from snapcount.cards.text.machine import Word
from snapcount.cards.text.normal import calls_in_order, opposite, positive
from snapcount.cards.text.reading_lasting import several_plays
from snapcount.cards.text.reading_piles import Few, ReadPiles, Source, goal
from snapcount.cards.text.reading_who import THEY, Named, known
from snapcount.cards.text.refusal import Refusal
from snapcount.cards.tree import (
    ActionsCost,
    Await,
    CancelLayer,
    ChooseX,
    CopyAbility,
    CopyLayer,
    Discard,
    ExchangeHands,
    ExchangeWithPile,
    Gain,
    GainAbilitiesOf,
    HandUntil,
    Lasting,
    LookAtHand,
    Lose,
    Modifier,
    ModifyHandLimit,
    ModifyTimeUnits,
    ModifyYards,
    PlayFromDiscard,
    PutCards,
    PutShown,
    RevealCards,
    RevealTop,
    RevealUntil,
    SetHandLimit,
    Triggered,
)
from snapcount.cards.words import Call, CardKind, Deck, Side, Who


def _subtype(word: Word | None) -> Side | None:
    return None if word is None else cast(Side, str(word))


class ReadCards(ReadPiles):
    """Looking into hands and decks, and putting cards somewhere else."""

    # Looking

    def look_at_hand(self, whose: Named, deck: Deck) -> Clause:
        return self._look(whose, (deck,))

    def look_at_hands(self, whose: Named) -> Clause:
        return self._look(whose, ("play", "action"))

    def _look(self, whose: Named, decks: tuple[Deck, ...]) -> Clause:
        if known(whose) == "you":
            raise Refusal("unexpected", "one's own hand is known already")
        return LookAtHand(known(whose), decks)

    def reveal_top(self, verb: Word, whose: Named, deck: Deck) -> Clause:
        if whose not in ("you", THEY) and not third(verb):
            return RevealTop(known(whose), deck)
        return Doing(lambda who: RevealTop(who, deck), third(verb), (whose,))

    def shown_is(self, so: bool, calls: tuple[Call, ...]) -> Condition:
        found = ShownIs(calls_in_order(calls))
        return found if so else opposite(found)

    def shown_kind(self, so: bool, kind: CardKind) -> Condition:
        found = ShownIs(kind=kind)
        return found if so else opposite(found)

    def kind_offense(self, *_: Word) -> CardKind:
        return "offense"

    def kind_defense(self, *_: Word) -> CardKind:
        return "defense"

    def kind_generic(self) -> CardKind:
        return "generic"

    def shown_strength(self) -> Number:
        return ShownStrength()

    def that_many(self) -> Counted:
        return ThatMany()

    def count_exhausted(self) -> Counted:
        return CountTurned()

    def count_energized(self) -> Counted:
        return CountTurned("energized")

    def that_many_cards(self, deck: Deck) -> tuple[Deck, Number]:
        return deck, ThatMany()

    def shown_to_hand(self, *_: object) -> Clause:
        return PutShown("hand")

    def shown_to_bottom(self, *_: object) -> Clause:
        return PutShown("bottom")

    def shown_discarded(self, verb: Word) -> Clause:
        return PutShown("discard")

    # Hands

    def exchange_hands(self, *_: object) -> Clause:
        return ExchangeHands()

    exchange_my_hands = exchange_hands

    def exchange_hand(self, verb: Word, deck: Deck, *_: object) -> Clause:
        return ExchangeHands((deck,))

    def exchange_my_hand(self, verb: Word, whose: Named, deck: Deck, *_: object) -> Clause:
        return ExchangeHands((deck,))

    def exchange_with_pile(
        self, verb: Word, what: Few, whose: Named, other: Few, pile: Named
    ) -> Clause:
        if what != other or what[1] != 1:
            raise Refusal("unexpected", "a card is exchanged with one of the same deck")
        deck = what[0]
        return Doing(lambda who: ExchangeWithPile(who, deck), third(verb), (whose, pile))

    # Cards of a hand, shown or put elsewhere

    def reveal_cards(self, verb: Word, what: Few, whose: Named) -> Clause:
        return self._reveal(verb, what, whose, False)

    def reveal_random(self, verb: Word, what: Few, whose: Named) -> Clause:
        return self._reveal(verb, what, whose, True)

    @staticmethod
    def _reveal(verb: Word, what: Few, whose: Named, random: bool) -> Clause:
        if whose not in ("you", THEY) and not third(verb):
            if not random:
                raise Refusal("unexpected", "who chooses the card? Write “at random”")
            return RevealCards(known(whose), *what, random)
        return Doing(lambda who: RevealCards(who, *what, random), third(verb), (whose,))

    def put_looking(self, what: Few, whose: Named, *into: Any) -> Clause:
        return self._put_looking(what, whose, "hand", into)

    def put_chosen(self, what: Few, whose: Named, *into: Any) -> Clause:
        return self._put_looking(what, whose, "discard", into)

    @staticmethod
    def _put_looking(what: Few, whose: Named, source: Source, into: tuple[Any, ...]) -> Clause:
        owner = known(whose)
        to, _ = goal(what[0], whose, into)
        return PutCards(owner, *what, source, to, "choose" if owner == "you" else "look")

    def put_from_it(self, what: Few, *into: Any) -> Clause:
        to, _ = goal(what[0], None, into)
        return FromIt(*what, to)

    def put_one_from_it(self, *into: Any) -> Clause:
        to, deck = goal(None, None, into)
        return FromIt(deck, 1, to)

    shuffle_looking = put_looking
    shuffle_chosen = put_chosen
    shuffle_from_it = put_from_it
    shuffle_one_from_it = put_one_from_it

    def draw_until(self, verb: Word, deck: Deck, to: Number) -> Clause:
        return Doing(lambda who: HandUntil(who, deck, to), third(verb))

    def discard_until(self, verb: Word, deck: Deck, to: Number) -> Clause:
        return Doing(lambda who: HandUntil(who, deck, to, False), third(verb))

    # Cards revealed one after the other

    def reveal_and_take(
        self, whose: Named, deck: Deck, sought: Any, hand: Any, *rest: Any
    ) -> Clause:
        if hand != "you":
            raise Refusal("unexpected", "these cards are somebody else's")
        return self._reveal_until(whose, deck, sought, "hand", rest[-1])

    def reveal_and_call(self, whose: Named, deck: Deck, sought: Any, of: Any, *rest: Any) -> Clause:
        if of not in (None, "you") or deck != "play":
            raise Refusal("unexpected", "whose play is meant?")
        return self._reveal_until(whose, deck, sought, "call", rest[-1])

    @staticmethod
    def _reveal_until(
        whose: Named, deck: Deck, sought: Any, to: Literal["hand", "call"], rest: Any
    ) -> Clause:
        kind, calls, where = sought
        if whose != "you" or where != deck or (kind is None and not calls):
            raise Refusal("unexpected", "no such card is in that deck")
        return RevealUntil(deck, kind, calls, to, rest)

    def discard_looking(self, what: Few, whose: Named, *_: Word) -> Clause:
        return self._theirs(whose, what, "look")

    def discard_from_it(self, what: Few, *_: Word) -> Clause:
        return FromIt(*what)

    def discard_one_from_it(self, *_: Word) -> Clause:
        return FromIt(None, 1)

    def discard_looking_in(self, what: Few, whose: Named, deck: Deck, *_: Word) -> Clause:
        if what[0] != deck:
            raise Refusal("unexpected", "these cards are not in that hand")
        return self._theirs(whose, what, "look")

    def discard_one_looking(self, whose: Named, deck: Deck, *_: Word) -> Clause:
        return self._theirs(whose, (deck, 1), "look")

    def discard_some_looking(self, count: Word, whose: Named, deck: Deck, *_: Word) -> Clause:
        return self._theirs(whose, (deck, int(count)), "look")

    def discard_hidden(self, what: Few, whose: Named, *_: Word) -> Clause:
        return self._theirs(whose, what, "random")

    def discard_one_hidden(self, whose: Named, deck: Deck, *_: Word) -> Clause:
        return self._theirs(whose, (deck, 1), "random")

    def _theirs(self, whose: Named, what: Few, how: Literal["look", "random"]) -> Clause:
        who = known(whose)
        if who == "you":
            return Discard(who, *what)
        return Discard(who, *what, how)

    def discard_one_of_choice(self, verb: Word, deck: Deck, _: Word) -> Clause:
        return Doing(
            lambda who: Discard(who, deck, 1, "choose" if who == "you" else "look"), third(verb)
        )

    def discard_of_choice(self, verb: Word, count: Word, deck: Deck, _: Word) -> Clause:
        number = int(count)
        return Doing(
            lambda who: Discard(who, deck, number, "choose" if who == "you" else "look"),
            third(verb),
        )

    def play_from_discard(self, deed: Word, whose: Named) -> Clause:
        if deed != "an Action card is played" or known(whose) != "you":
            raise Refusal("unexpected", "one plays an Action card from one's own discard pile")
        return PlayFromDiscard()

    # What holds for a while

    def set_hand_limit(self, whose: Named, deck: Deck, to: Word) -> Modifier:
        return SetHandLimit(known(whose), deck, int(to))

    def modify_hand_limits(self, whose: Named, by: Number) -> Modifier:
        if not isinstance(by, int):
            raise Refusal("unexpected", "a plain number belongs here")
        return ModifyHandLimit(known(whose), None, by)

    def set_hand_limits(self, whose: Named, to: Word) -> Modifier:
        return SetHandLimit(known(whose), None, int(to))

    def no_hand_limits(self, who: Who) -> Modifier:
        return SetHandLimit(who, None, None)

    def they_have_no_limits(self, who: Named) -> Modifier:
        return SetHandLimit(known(who), None, None)

    def no_hand_limit(self, who: Who, deck: Deck) -> Modifier:
        return SetHandLimit(who, deck, None)

    def they_have_no_limit(self, who: Named, deck: Deck) -> Modifier:
        return SetHandLimit(known(who), deck, None)

    def actions_cost(
        self, who: Named, _: Word, what: tuple[Deck, Number], side: Word | None = None
    ) -> Modifier:
        if not isinstance(what[1], int):
            raise Refusal("unexpected", "a plain number of cards belongs here")
        return ActionsCost(known(who), what[0], what[1], _subtype(side))

    def any_cost(self, who: Named, _: Word, count: Word, side: Word | None = None) -> Modifier:
        return ActionsCost(known(who), None, int(count), _subtype(side))

    # Copies

    def copy_exhaust(self, layer: CancelLayer, players: Players, *_: object) -> Clause:
        if layer.what != "exhaust ability":
            raise Refusal("unexpected", "a Player has abilities")
        return CopyAbility(players)

    def layer_of_opponent(self) -> Who:
        return "opponent"

    def copy_layer(self, layer: CancelLayer, whose: Who | None) -> Clause:
        return CopyLayer(layer.what, whose)

    def copy_played(self, layer: CancelLayer, whose: Who | None) -> Clause:
        if layer.what != "action card":
            raise Refusal("unexpected", "an Action card is played in a down")
        return CopyLayer(layer.what, whose, this_down=True)

    def copy_last_played(self, layer: CancelLayer, whose: Who | None) -> Clause:
        self.copy_played(layer, whose)
        return CopyLayer(layer.what, whose, this_down=True, last=True)

    def copy_layer_of(self, whose: Named, layer: CancelLayer) -> Clause:
        return CopyLayer(layer.what, known(whose))

    def copy_ability(self, keyword: Any, players: Players, *_: object) -> Clause:
        return CopyAbility(players, keyword)

    def use_as_own(self, deed: Word, players: Players, *_: object) -> Clause:
        if deed != "an Exhaust ability is used":
            raise Refusal("unexpected", "an Exhaust ability of another Player can be used")
        return CopyAbility(players)

    def gain_abilities(self, players: Subject, _: Word, of: Players) -> Clause:
        return self.gain_keyword(players, _, None, of)

    def gain_keyword(self, players: Subject, _: Word, keyword: Any, of: Players) -> Clause:
        mine = isinstance(players, This)
        if not mine and not (isinstance(players, That) and isinstance(of, This)):
            raise Refusal("unexpected", "this Player gains abilities of others, or they gain its")
        return GainAbilitiesOf(of, keyword=keyword, to=players if mine else That())  # type: ignore[arg-type]

    def gain_mutually(self, players: Subject, _: Word, keyword: Any = None) -> Clause:
        if not isinstance(players, That):
            raise Refusal("unexpected", "the Players chosen before gain abilities of one another")
        return GainAbilitiesOf(That(), keyword=keyword, to=That())

    # As many as one likes

    def next_play_gains(self, of: Word, _: Word, by: Number) -> Clause:
        return Lasting(ModifyYards(_plain(by), cast(Who, str(of))), "next play")

    def next_plays_gain(self, of: Word, count: Word, _: Word, by: Number) -> Clause:
        return Lasting(ModifyYards(_plain(by), cast(Who, str(of))), several_plays(count))

    def next_plays_take(self, of: Word, count: Word, by: Word) -> Clause:
        return Lasting(ModifyTimeUnits(int(by), cast(Who, str(of))), several_plays(count))

    def next_plays_take_fewer(self, of: Word, count: Word, by: Word) -> Clause:
        return Lasting(ModifyTimeUnits(-int(by), cast(Who, str(of))), several_plays(count))

    def next_call_gains(self, of: Word, calls: tuple[Call, ...], _: Word, by: Number) -> Clause:
        """The next such play may come later than the next play."""
        less, size = positive(_plain(by))
        deed = Lose(size) if less else Gain(size)
        waits = Triggered("a play is revealed", (deed,), cast(Who, str(of)), calls=calls)
        return Await(waits, "this game", once=True)

    def next_play_takes(self, of: Word, by: Word) -> Clause:
        return Lasting(ModifyTimeUnits(int(by), cast(Who, str(of))), "next play")

    def next_play_takes_fewer(self, of: Word, by: Word) -> Clause:
        return Lasting(ModifyTimeUnits(-int(by), cast(Who, str(of))), "next play")

    def x_times(self, per: Word) -> Number:
        return self.each_amount(per, TheX())

    def choose_x_up_to(self, number: Number) -> Clause:
        return ChooseX(up_to=_cards_counted(number))

    def they_choose_x_up_to(self, who: Named, number: Number) -> Clause:
        return ChooseX(who=known(who), up_to=_cards_counted(number))


def _cards_counted(number: Number) -> CountCards:
    if isinstance(number, CountCards):
        return number
    raise Refusal("unexpected", "X is at most a number of cards; else write “from 0 to 9”")


def _plain(by: Number | Word) -> Number:
    return int(by) if isinstance(by, Word) else by
