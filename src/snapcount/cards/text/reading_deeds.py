"""What the grammar's rules for Players, cards, and deeds become."""

from __future__ import annotations

from typing import Any, Literal, cast

import msgspec

from snapcount.cards.nouns import (
    Choose,
    Countable,
    CountCards,
    Group,
    Number,
    Players,
    TheX,
    This,
    Times,
)
from snapcount.cards.text.clauses import Clause, Doing, third
from snapcount.cards.text.machine import Word
from snapcount.cards.text.normal import normal
from snapcount.cards.text.reading_modifiers import ReadModifiers
from snapcount.cards.text.reading_numbers import Attachment, capped
from snapcount.cards.text.reading_players import TheirOwn
from snapcount.cards.text.reading_who import THEY, Named, known
from snapcount.cards.text.refusal import WHICH_CARD, Refusal
from snapcount.cards.tree import (
    CallFromHand,
    CallShown,
    CancelAbilities,
    CancelIt,
    CancelLayer,
    ChangeTimeouts,
    ChoosePlayers,
    ChooseX,
    Discard,
    DiscardAny,
    DiscardTop,
    Draw,
    Energize,
    ExhaustPlayers,
    LookAndReorder,
    LookAndTake,
    NewTarget,
    Recover,
    RemoveCard,
    RevealHand,
    ScorePoints,
    Search,
    ShuffleDiscard,
    SkipDraw,
    Substitute,
    ToBench,
    Uncancellable,
)
from snapcount.cards.words import Call, CardKind, Deck, Who

Sought = tuple[CardKind | None, tuple[Call, ...], Deck]
"""What a deck is searched for: a kind, calls, and the deck where it is."""


class UpTo(msgspec.Struct):
    """As many as the player likes who does it, up to this: X is chosen first."""

    most: int


class ReadDeeds(ReadModifiers):
    """What is done to Players and cards, and what players do."""

    # Players

    def state(self, token: Word) -> Literal["energized", "exhausted"]:
        return "energized" if token.type == "ENERGIZED" else "exhausted"

    def choose_players(self, players: Players | TheirOwn) -> Clause:
        if isinstance(players, TheirOwn):
            return Doing(lambda who: ChoosePlayers(players.of(who)), third=False, theirs=True)
        if not isinstance(players, Choose):
            raise Refusal("unexpected", "here is nothing to choose")
        return ChoosePlayers(players)

    def they_choose(
        self, who: Named, count: Word, whose: Named, group: tuple[Group, bool]
    ) -> Clause:
        return ChoosePlayers(self._their_choice(who, count, whose, group))

    def energize(self, players: Players | TheirOwn) -> Clause:
        if isinstance(players, TheirOwn):
            return Doing(lambda who: Energize(players.of(who)), third=False, theirs=True)
        return Energize(players)

    def exhaust_players(self, players: Players | TheirOwn) -> Clause:
        if isinstance(players, TheirOwn):
            return Doing(lambda who: ExhaustPlayers(players.of(who)), third=False, theirs=True)
        return ExhaustPlayers(players)

    def energizes(self, count: Word, whose: Named, group: tuple[Group, bool]) -> Doing:
        return Doing(lambda who: Energize(self._their_choice(who, count, whose, group)), True)

    def exhausts(self, count: Word, whose: Named, group: tuple[Group, bool]) -> Doing:
        return Doing(lambda who: ExhaustPlayers(self._their_choice(who, count, whose, group)), True)

    def _their_choice(
        self, who: Named, count: Word, whose: Named, group: tuple[Group, bool]
    ) -> Choose:
        """Players that somebody else chooses: `your opponent Exhausts one of their Players`."""
        doer = known(who)
        owner = doer if whose == THEY else known(whose)
        return Choose(self.everyone_of(owner, group), int(count), by=doer)

    def to_bench(self, players: Players | TheirOwn) -> Clause:
        if isinstance(players, TheirOwn):
            return Doing(lambda who: ToBench(players.of(who)), third=False, theirs=True)
        return ToBench(players)

    def substitute_plain(self, out: Players | TheirOwn) -> Clause:
        # Whoever comes onto the field comes Energized, as in a line-up (S-5).
        return self.substitute(out, None)

    def substitute(self, out: Players | TheirOwn, into: Players | TheirOwn | None) -> Clause:
        """Who comes in, comes from the bench, wherever that is said."""
        energized, comer = True, into
        if (into is not None and not isinstance(into, This | Choose)) or (
            isinstance(into, Choose) and (into.count != 1 or into.up_to or into.by != "you")
        ):
            raise Refusal("unexpected", "one Player comes in for another")
        if isinstance(into, Choose):
            energized = into.group.state != "exhausted"
            whose = None if into.group.whose == "you" else into.group.whose
            if whose is not None:
                raise Refusal("unexpected", "whoever comes in is of the same team")
            group = msgspec.structs.replace(
                into.group, state=None, where="bench", whose=None, other=False
            )
            comer = None if group == Group(where="bench") else Choose(group)
        coming = cast("This | Choose | None", comer)
        if isinstance(out, TheirOwn):
            return Doing(
                lambda who: Substitute(out.of(who), energized, coming), third=False, theirs=True
            )
        return Substitute(out, energized, coming)

    def substitute_for(self, first: Players | TheirOwn, second: Players | TheirOwn) -> Clause:
        """`Substitute A for B`: A comes in, unless B is the one on the bench."""
        if isinstance(second, Choose) and second.group.where == "bench":
            return self.substitute(first, second)
        if isinstance(first, This) or (isinstance(first, Choose) and first.group.where == "bench"):
            return self.substitute(second, first)
        raise Refusal("unexpected", "which of the two is on the bench?")

    def run_keyword(self) -> str:
        return "run"

    def receive_keyword(self) -> str:
        return "receive"

    def tackle_keyword(self) -> str:
        return "tackle"

    def exhaust_keyword(self) -> str:
        return "exhaust"

    def cancel_abilities(self, keyword: Any) -> Clause:
        return CancelAbilities(keyword)

    def cancel_abilities_of(self, whose: Named, keyword: Any) -> Clause:
        return CancelAbilities(keyword, known(whose))

    # Cards and layers

    def look_at_one(self, whose: Named, deck: Deck) -> Clause:
        return LookAndReorder(known(whose), deck, 1)

    def rest_to_bottom(self, *_: object) -> str:
        return "bottom"

    def rest_to_top(self, *_: object) -> str:
        return "top"

    def rest_discarded(self, *_: object) -> str:
        return "discard"

    def rest_shuffled(self, *_: object) -> str:
        return "shuffle"

    def look_and_take(self, count: Word, whose: Named, deck: Deck, *parts: Any) -> Clause:
        _, take, hand, rest = parts
        if whose != "you" or hand != "you":
            raise Refusal("unexpected", "these cards are somebody else's")
        if not 0 < int(take) < int(count) <= 10:
            raise Refusal("out-of-range", f"{take} of {count} cards cannot be taken")
        return LookAndTake(deck, int(count), int(take), "hand", rest)

    def look_and_call(self, count: Word, whose: Named, deck: Deck, *parts: Any) -> Clause:
        take, play_of, rest = parts
        if whose != "you" or play_of not in (None, "you") or deck != "play" or int(take) != 1:
            raise Refusal("unexpected", "whose play is meant?")
        if not 1 < int(count) <= 10:
            raise Refusal("out-of-range", f"{count} cards are no choice")
        return LookAndTake(deck, int(count), 1, "call", rest)

    def new_target(self, layer: CancelLayer, whose: Who | None) -> Clause:
        return NewTarget(layer.what, whose)

    def new_target_of(self, whose: Named, layer: CancelLayer) -> Clause:
        return NewTarget(layer.what, known(whose))

    def new_target_of_keyword(self, keyword: str, whose: Who | None) -> Clause:
        return NewTarget(cast(Any, f"{keyword} ability"), whose)

    def look_and_reorder(self, count: Word, whose: Named, deck: Deck) -> Clause:
        return LookAndReorder(known(whose), deck, int(count))

    def layer_action(self) -> CancelLayer:
        return CancelLayer("action card")

    def layer_exhaust(self) -> CancelLayer:
        return CancelLayer("exhaust ability")

    def layer_either(self) -> CancelLayer:
        return CancelLayer("action card or exhaust ability")

    def layer_effect(self) -> CancelLayer:
        return CancelLayer("effect")

    def layer_of(self, who: Named) -> Who:
        return known(who)

    def cancel_it(self) -> Clause:
        return CancelIt()

    def cancel_layer(self, layer: CancelLayer, whose: Who | None) -> Clause:
        return CancelLayer(layer.what, whose)

    def cancel_layers(self, layer: CancelLayer, whose: Who | None) -> Clause:
        return CancelLayer(layer.what, whose, every=True)

    def cancel_others(self, _: Word, layer: CancelLayer, whose: Who | None) -> Clause:
        return CancelLayer(layer.what, whose, every=True)

    def cancel_layer_of(self, whose: Named, layer: CancelLayer) -> Clause:
        return CancelLayer(layer.what, known(whose))

    def cancel_one_of(self, count: Word, whose: Named, layer: CancelLayer) -> Clause:
        if count != "1":
            raise Refusal("unexpected", "one effect is cancelled, or all of them")
        return CancelLayer(layer.what, known(whose))

    def cancel_layers_of(self, whose: Named, layer: CancelLayer) -> Clause:
        return CancelLayer(layer.what, known(whose), every=True)

    def uncancellable(self) -> Clause:
        return Uncancellable()

    def remove_one(self, kind: Attachment) -> Clause:
        return RemoveCard(kind)

    def remove_some(self, count: Word, kind: Attachment) -> Clause:
        return RemoveCard(kind, None, int(count))

    def remove_all(self, kind: Attachment) -> Clause:
        return RemoveCard(kind, None, None)

    def remove_some_of(self, count: Word, whose: Named, kind: Attachment) -> Clause:
        return RemoveCard(kind, known(whose), int(count))

    def remove_all_of(self, whose: Named, kind: Attachment) -> Clause:
        return RemoveCard(kind, known(whose), None)

    def remove_one_from(self, kind: Attachment, players: Players) -> Clause:
        return RemoveCard(kind, players=_on_whom(kind, players))

    def remove_some_from(self, count: Word, kind: Attachment, players: Players) -> Clause:
        return RemoveCard(kind, None, int(count), players=_on_whom(kind, players))

    def remove_all_from(self, kind: Attachment, players: Players) -> Clause:
        return RemoveCard(kind, None, None, players=_on_whom(kind, players))

    # Deeds

    def a_card(self, deck: Deck) -> tuple[Deck, Number]:
        return deck, 1

    def int_cards(self, count: Word, deck: Deck) -> tuple[Deck, Number]:
        return deck, int(count)

    def x_cards(self, deck: Deck) -> tuple[Deck, Number]:
        return deck, TheX()

    def cards_up_to(self, count: Word, deck: Deck) -> tuple[Deck, UpTo]:
        return deck, UpTo(int(count))

    def a_card_each(self, deck: Deck, count: Countable) -> tuple[Deck, Number]:
        return deck, count

    def cards_each(self, per: Word, deck: Deck, count: Countable) -> tuple[Deck, Number]:
        return deck, cast(Number, normal(Times(int(per), count)))

    def a_card_each_capped(self, deck: Deck, count: Countable, most: int) -> tuple[Deck, Number]:
        return deck, capped(count, most)

    def cards_each_capped(
        self, per: Word, deck: Deck, count: Countable, most: int
    ) -> tuple[Deck, Number]:
        return deck, capped(self.cards_each(per, deck, count)[1], most)

    def cards_equal(self, deck: Deck, number: Number) -> tuple[Deck, Number]:
        return deck, number

    def draw(self, verb: Word, what: tuple[Deck, Number | UpTo]) -> Clause:
        deck, count = what
        if isinstance(count, UpTo):
            high = count.most
            return Doing(lambda who: (ChooseX(0, high, who), Draw(who, deck, TheX())), third(verb))
        return Doing(lambda who: Draw(who, deck, count), third(verb))

    def discard(self, verb: Word, what: tuple[Deck, Number | UpTo]) -> Clause:
        deck, count = what
        if isinstance(count, UpTo):
            high = count.most
            return Doing(
                lambda who: (_some_of(who, deck, high), Discard(who, deck, TheX())), third(verb)
            )
        return Doing(lambda who: Discard(who, deck, count), third(verb))

    def discard_random(self, verb: Word, what: tuple[Deck, Number | UpTo]) -> Clause:
        deck, count = what
        if isinstance(count, UpTo):
            raise Refusal("unexpected", "at random is no choice")
        return Doing(lambda who: Discard(who, deck, count, "random"), third(verb))

    def discard_all(self, verb: Word, whose: Named, deck: Deck) -> Clause:
        if whose not in ("you", THEY) and not third(verb):
            # `Discard all of your opponent's Action cards`: nobody has a choice.
            return Discard(known(whose), deck, None)
        return Doing(lambda who: Discard(who, deck, None), third(verb), (whose,))

    def discard_every(self, verb: Word, deck: Deck) -> Clause:
        return Doing(lambda who: Discard(who, deck, None), third(verb))

    def search_both(self, verb: Word, whose: Named, hand: Named) -> Clause:
        return Doing(lambda who: Search(who), third(verb), (whose, hand))

    def search(self, verb: Word, whose: Named, deck: Deck, hand: Named) -> Clause:
        return Doing(lambda who: Search(who, (deck,)), third(verb), (whose, hand))

    def search_hidden(self, verb: Word, whose: Named, *rest: Any) -> Clause:
        decks: tuple[Deck, ...] = ("play", "action") if len(rest) == 1 else (rest[0],)
        return Doing(lambda who: Search(who, decks, reveal=False), third(verb), (whose, rest[-1]))

    def sought_kind(self, kind: CardKind) -> Sought:
        return (kind, (), "action")

    def sought_calls(self, calls: tuple[Call, ...]) -> Sought:
        return (None, calls, "play")

    def sought_deck(self, deck: Deck) -> Sought:
        return ("action" if deck == "action" else None, (), deck)

    def search_for(self, verb: Word, whose: Named, *rest: Any) -> Clause:
        return self._search_for(verb, whose, rest, True)

    def search_for_hidden(self, verb: Word, whose: Named, *rest: Any) -> Clause:
        return self._search_for(verb, whose, rest, False)

    @staticmethod
    def _search_for(verb: Word, whose: Named, rest: tuple[Any, ...], reveal: bool) -> Clause:
        *named, sought, hand = rest
        kind, calls, deck = sought
        if named not in ([], [deck]):
            raise Refusal("unexpected", "no such card is in that deck")
        return Doing(
            lambda who: Search(who, (deck,), kind, calls, reveal), third(verb), (whose, hand)
        )

    def discard_top(self, verb: Word, whose: Named, deck: Deck) -> Clause:
        return self._discard_tops(verb, 1, whose, deck)

    def discard_tops(self, verb: Word, count: Word, whose: Named, deck: Deck) -> Clause:
        return self._discard_tops(verb, int(count), whose, deck)

    @staticmethod
    def _discard_tops(verb: Word, count: int, whose: Named, deck: Deck) -> Clause:
        if whose not in ("you", THEY) and not third(verb):
            return DiscardTop(known(whose), deck, count)
        return Doing(lambda who: DiscardTop(who, deck, count), third(verb), (whose,))

    def discard_any(self, verb: Word, count: Word | None = None) -> Clause:
        number = 1 if count is None else int(count)
        return Doing(lambda who: DiscardAny(who, number), third(verb))

    def discard_any_random(self, verb: Word, count: Word | None = None) -> Clause:
        number = 1 if count is None else int(count)
        return Doing(lambda who: DiscardAny(who, number, random=True), third(verb))

    def call_from_hand(self, what: tuple[Deck, int], whose: Named, of: Named | None) -> Clause:
        if whose != "you" or of not in (None, "you") or what != ("play", 1):
            raise Refusal("unexpected", "whose play is meant?")
        return CallFromHand()

    def call_kind_from_hand(
        self, calls: tuple[Call, ...], whose: Named, of: Named | None
    ) -> Clause:
        if whose != "you" or of not in (None, "you"):
            raise Refusal("unexpected", "whose play is meant?")
        return CallFromHand(calls=calls)

    def call_shown(self, of: Named | None) -> Clause:
        if of not in (None, "you"):
            raise Refusal("unexpected", "whose play is meant?")
        return CallShown()

    def layer_offense(self, _: Word) -> CancelLayer:
        return CancelLayer("offense action card")

    def layer_defense(self, _: Word) -> CancelLayer:
        return CancelLayer("defense action card")

    def cancel_keyword(self, keyword: str, whose: Who | None) -> Clause:
        return CancelLayer(cast(Any, f"{keyword} ability"), whose)

    def search_discard(self, verb: Word, whose: Named, deck: Deck, hand: Named) -> Clause:
        return self.recover(verb, (deck, 1), whose, hand)

    def recover(self, verb: Word, what: tuple[Deck, int], whose: Named, hand: Named) -> Clause:
        return Doing(lambda who: Recover(who, *what), third(verb), (whose, hand))

    def recover_kind(self, verb: Word, kind: Any, whose: Named, hand: Named) -> Clause:
        return Doing(lambda who: Recover(who, "action", 1, kind), third(verb), (whose, hand))

    def recover_power_up(self, verb: Word, whose: Named, hand: Named) -> Clause:
        return self.recover_kind(verb, "power up", whose, hand)

    def recover_up_to(
        self, verb: Word, count: Word, deck: Deck, whose: Named, hand: Named
    ) -> Clause:
        high = int(count)
        return Doing(
            lambda who: (ChooseX(0, high, who), Recover(who, deck, TheX())),
            third(verb),
            (whose, hand),
        )

    def recover_x(self, verb: Word, deck: Deck, whose: Named, hand: Named) -> Clause:
        return Doing(lambda who: Recover(who, deck, TheX()), third(verb), (whose, hand))

    def recover_from(
        self, verb: Word, what: tuple[Deck, int], whose: Named, deck: Deck, hand: Named
    ) -> Clause:
        if what[0] != deck:
            raise Refusal("unexpected", "these cards are not in that pile")
        return self.recover(verb, what, whose, hand)

    def recover_one(self, verb: Word, whose: Named, deck: Deck, hand: Named) -> Clause:
        return self.recover(verb, (deck, 1), whose, hand)

    def recover_some(
        self, verb: Word, count: Word, whose: Named, deck: Deck, hand: Named
    ) -> Clause:
        return self.recover(verb, (deck, int(count)), whose, hand)

    def reveal_hand(self, verb: Word, whose: Named, deck: Deck) -> Clause:
        if whose not in ("you", THEY) and not third(verb):
            return RevealHand(known(whose), deck)
        return Doing(lambda who: RevealHand(who, deck), third(verb), (whose,))

    def skip_draw(self, verb: Word, _: Word) -> Clause:
        return Doing(lambda who: SkipDraw(who), verb.startswith("doe"))

    def shuffle(self, verb: Word, whose: Named, deck: Deck, into: Named, into_deck: Deck) -> Clause:
        if deck != into_deck:
            raise Refusal("unexpected", "a discard pile is shuffled into its own deck")
        if whose not in ("you", THEY) and not third(verb):
            if into not in (whose, THEY):
                raise Refusal("unexpected", "whose deck is meant?")
            return ShuffleDiscard(known(whose), deck)
        return Doing(lambda who: ShuffleDiscard(who, deck), third(verb), (whose, into))

    def gain_timeouts(self, verb: Word, count: int) -> Clause:
        return Doing(lambda who: ChangeTimeouts(who, count), third(verb))

    def lose_timeouts(self, verb: Word, count: int) -> Clause:
        return Doing(lambda who: ChangeTimeouts(who, -count), third(verb))

    def score(self, verb: Word, points: Word) -> Clause:
        value = int(points)
        return Doing(lambda who: ScorePoints(who, value), third(verb))

    def score_one(self, verb: Word) -> Clause:
        return Doing(lambda who: ScorePoints(who, 1), third(verb))

    def deed_itself(self, deed: Word) -> Clause:
        """What one does on one's own account, a text may ask for as well."""
        if deed != "a timeout is spent":
            if deed in ("a card is drawn", "a card is discarded"):
                raise Refusal("unexpected", WHICH_CARD)
            raise Refusal("unexpected", "no text can make a player do this")
        return Doing(lambda who: ChangeTimeouts(who, -1), False)


def _on_whom(kind: Attachment, players: Players) -> Players:
    if kind == "gridiron":
        raise Refusal("unexpected", "a Gridiron card lies on no Player")
    return players


def _some_of(who: Who, deck: Deck, high: int) -> ChooseX:
    """X for as many cards of a hand as its owner likes."""
    if high < 9:
        return ChooseX(0, high, who)
    return ChooseX(who=who, up_to=CountCards(who, deck, "hand"))
