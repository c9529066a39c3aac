"""What the grammar's rules for Players, cards, deeds and modifiers become."""

from __future__ import annotations

from typing import Any, Literal, cast

from snapcount.cards.nouns import Choose, Countable, Group, Number, Players, TheX, Times
from snapcount.cards.text.clauses import (
    Clause,
    Doing,
    third,
)
from snapcount.cards.text.machine import Word
from snapcount.cards.text.normal import normal
from snapcount.cards.text.reading_effects import ReadEffects
from snapcount.cards.text.reading_players import (
    THEY,
    Attachment,
    Named,
    known,
)
from snapcount.cards.text.refusal import Refusal
from snapcount.cards.tree import (
    AlsoCalled,
    CancelAbilities,
    CancelLayer,
    Cannot,
    CannotCancel,
    CannotDraw,
    CannotPlayActions,
    CannotTimeout,
    ChangeTimeouts,
    CountsAs,
    Discard,
    Draw,
    Energize,
    ExhaustPlayers,
    LookAndReorder,
    Modifier,
    ModifyCatchRange,
    ModifyFieldGoals,
    ModifyGrit,
    ModifyHandLimit,
    ModifyRating,
    ModifyStrength,
    ModifyTimeUnits,
    ModifyYards,
    Recover,
    RemoveCard,
    RevealHand,
    ScorePoints,
    Search,
    ShuffleDiscard,
    SkipDraw,
    Substitute,
    ToBench,
)
from snapcount.cards.words import (
    Call,
    Deck,
    Position,
    Who,
)


class ReadDeeds(ReadEffects):
    """What is done to Players and cards, what players do, and what holds for a while."""

    # Players

    def state(self, token: Word) -> Literal["energized", "exhausted"]:
        return "energized" if token.type == "ENERGIZED" else "exhausted"

    def energize(self, players: Players) -> Clause:
        return Energize(players)

    def exhaust_players(self, players: Players) -> Clause:
        return ExhaustPlayers(players)

    def they_energize(
        self, who: Named, count: Word, whose: Named, group: tuple[Group, bool]
    ) -> Clause:
        return Energize(self._their_choice(who, count, whose, group))

    def they_exhaust(
        self, who: Named, count: Word, whose: Named, group: tuple[Group, bool]
    ) -> Clause:
        return ExhaustPlayers(self._their_choice(who, count, whose, group))

    def _their_choice(
        self, who: Named, count: Word, whose: Named, group: tuple[Group, bool]
    ) -> Choose:
        """Players that somebody else chooses: `your opponent Exhausts one of their Players`."""
        doer = known(who)
        owner = doer if whose == THEY else known(whose)
        return Choose(self.everyone_of(owner, group), int(count), by=doer)

    def to_bench(self, players: Players) -> Clause:
        return ToBench(players)

    def substitute_plain(self, out: Players) -> Clause:
        # Whoever comes onto the field comes Energized, as in a line-up (S-5).
        return Substitute(out)

    def substitute(self, out: Players, state: str, _: Word) -> Clause:
        return Substitute(out, state == "energized")

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

    def look_at_hand(self, whose: Named, deck: Deck) -> Clause:
        # Their owner knows them already: for two players, looking at cards is showing them.
        if known(whose) == "you":
            raise Refusal("unexpected", "one's own hand is known already")
        return RevealHand(known(whose), deck)

    def look_at_one(self, whose: Named, deck: Deck) -> Clause:
        return LookAndReorder(known(whose), deck, 1)

    def look_and_reorder(self, count: Word, whose: Named, deck: Deck) -> Clause:
        return LookAndReorder(known(whose), deck, int(count))

    def layer_action(self) -> Clause:
        return CancelLayer("action card")

    def layer_exhaust(self) -> Clause:
        return CancelLayer("exhaust ability")

    def layer_effect(self) -> Clause:
        return CancelLayer("effect")

    def cancel_layer(self, layer: Clause) -> Clause:
        return layer

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

    # Deeds

    def a_card(self, deck: Deck) -> tuple[Deck, Number]:
        return deck, 1

    def int_cards(self, count: Word, deck: Deck) -> tuple[Deck, Number]:
        return deck, int(count)

    def x_cards(self, deck: Deck) -> tuple[Deck, Number]:
        return deck, TheX()

    def a_card_each(self, deck: Deck, count: Countable) -> tuple[Deck, Number]:
        return deck, count

    def cards_each(self, per: Word, deck: Deck, count: Countable) -> tuple[Deck, Number]:
        return deck, cast(Number, normal(Times(int(per), count)))

    def cards_equal(self, deck: Deck, number: Number) -> tuple[Deck, Number]:
        return deck, number

    def draw(self, verb: Word, what: tuple[Deck, Number]) -> Clause:
        return Doing(lambda who: Draw(who, *what), third(verb))

    def discard(self, verb: Word, what: tuple[Deck, Number]) -> Clause:
        return Doing(lambda who: Discard(who, *what), third(verb))

    def discard_random(self, verb: Word, what: tuple[Deck, Number]) -> Clause:
        return Doing(lambda who: Discard(who, *what, "random"), third(verb))

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

    def search_discard(self, verb: Word, whose: Named, deck: Deck, hand: Named) -> Clause:
        return self.recover(verb, (deck, 1), whose, hand)

    def recover(self, verb: Word, what: tuple[Deck, int], whose: Named, hand: Named) -> Clause:
        return Doing(lambda who: Recover(who, *what), third(verb), (whose, hand))

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

    # Modifiers

    def plays_of(self, whose: Named) -> tuple[Who, tuple[Call, ...]]:
        return known(whose), ()

    def calls_of(self, whose: Named, calls: tuple[Call, ...]) -> tuple[Who, tuple[Call, ...]]:
        return known(whose), calls

    def all_plays(self) -> tuple[Who, tuple[Call, ...]]:
        return "each player", ()

    def all_calls(self, calls: tuple[Call, ...]) -> tuple[Who, tuple[Call, ...]]:
        return "each player", calls

    def all_run_plays(self) -> tuple[Who, tuple[Call, ...]]:
        return "each player", ("run",)

    def all_pass_plays(self) -> tuple[Who, tuple[Call, ...]]:
        return "each player", ("pass",)

    def modify_yards(self, plays: tuple[Who, tuple[Call, ...]], _: Word, by: Number) -> Modifier:
        return ModifyYards(by, *plays)

    def modify_strength(self, plays: tuple[Who, tuple[Call, ...]], by: Number) -> Modifier:
        return ModifyStrength(by, *plays)

    def modify_catch_range(
        self, plays: tuple[Who, tuple[Call, ...]], move: tuple[int, int]
    ) -> Modifier:
        return ModifyCatchRange(*move, *plays)

    def take_more(self, plays: tuple[Who, tuple[Call, ...]], by: Word | int) -> Modifier:
        who, calls = plays
        if calls:
            raise Refusal("unexpected", "time is changed for all plays or for none")
        return ModifyTimeUnits(int(by), who)

    def take_fewer(self, plays: tuple[Who, tuple[Call, ...]], by: Word) -> Modifier:
        return self.take_more(plays, -int(by))

    def modify_hand_limit(self, whose: Named, deck: Deck, by: Number) -> Modifier:
        return ModifyHandLimit(known(whose), deck, _plain(by))

    def modify_grit(self, whose: Named, by: Number) -> Modifier:
        return ModifyGrit(_plain(by), known(whose))

    def nearer(self, whose: Named, yards: Word) -> Modifier:
        return ModifyFieldGoals(int(yards), known(whose))

    def farther(self, whose: Named, yards: Word) -> Modifier:
        return ModifyFieldGoals(-int(yards), known(whose))

    def modify_rating(self, group: Group, by: Number) -> Modifier:
        return ModifyRating(_plain(by), group)

    def more_rating(self, group: Group, by: Word) -> Modifier:
        return ModifyRating(int(by), group)

    def gain_rating(self, group: Group, _: Word, by: Word) -> Modifier:
        return ModifyRating(int(by), group)

    def less_rating(self, group: Group, by: Word) -> Modifier:
        return ModifyRating(-int(by), group)

    def counts_as(self, group: Group, position: Word) -> Modifier:
        if position in ("DB", "DL", "OL"):
            raise Refusal("unexpected", "a Player counts as one position, not as a group of them")
        return CountsAs(group, cast(Position, str(position)))

    def also_called(
        self, whose: Named, calls: tuple[Call, ...], also: tuple[Call, ...]
    ) -> Modifier:
        if len(also) != 1:
            raise Refusal("unexpected", "a play becomes one other play as well")
        return AlsoCalled(calls, also[0], known(whose))

    def be_exhausted(self, *_: Word) -> str:
        return "be exhausted"

    def be_energized(self, *_: Word) -> str:
        return "be energized"

    def be_designated(self) -> str:
        return "be designated"

    def cannot_be(self, group: Group, what: Any) -> Modifier:
        return Cannot(what, group)

    def cannot_cancel(self, whose: Named) -> Modifier:
        return CannotCancel(known(whose))

    def cannot_draw(self, who: Named, _: Word, deck: Deck) -> Modifier:
        return CannotDraw(known(who), deck)

    def cannot_timeout(self, who: Named) -> Modifier:
        return CannotTimeout(known(who))

    def cannot_play_actions(self, who: Named) -> Modifier:
        return CannotPlayActions(known(who))


def _plain(value: Number) -> int:
    if isinstance(value, int):
        return value
    raise Refusal("unexpected", "a plain number belongs here")
