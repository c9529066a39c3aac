"""Effects that are deeds of one player, as verb phrases."""

from __future__ import annotations

import msgspec

from snapcount.cards.text.say_modifiers import a_call
from snapcount.cards.text.say_nouns import cards, count_word, number, quantity
from snapcount.cards.text.wording import CARD_KIND, DECK, SUBJECT, verbs
from snapcount.cards.tree import (
    ChangeTimeouts,
    Discard,
    DiscardAny,
    DiscardTop,
    Draw,
    Effect,
    ExchangeWithPile,
    HandUntil,
    PutCards,
    Recover,
    RevealCards,
    RevealHand,
    RevealTop,
    ScorePoints,
    Search,
    ShuffleDiscard,
    SkipDraw,
)
from snapcount.cards.words import Call, CardKind, Deck, Who


class Deed(msgspec.Struct, frozen=True):
    """A verb phrase: `[verbs]` to inflect, `{their}` for the doer's possessive."""

    who: Who
    words: str

    def predicate(self, bare: bool = False) -> str:
        third = self.who != "you" and not bare
        their = "your" if self.who == "you" else "their"
        return verbs(self.words, third).replace("{their}", their)

    def clause(self) -> str:
        if self.who == "you":
            return self.predicate()
        return f"{SUBJECT[self.who]} {self.predicate()}"


def deed(effect: Effect) -> Deed | None:
    """The effect as a deed of one player, if it is one."""
    match effect:
        case Draw(who=who, deck=deck, count=count):
            return Deed(who, f"[draw] {cards(count, DECK[deck] + ' card')}")
        case Discard(how="look"):
            return None
        case Discard(who=who, deck=deck, count=None):
            return Deed(who, f"[discard] all of {{their}} {DECK[deck]} cards")
        case Discard(who=who, deck=deck, count=count, how=how):
            assert count is not None
            end = " at random" if how == "random" else ""
            return Deed(who, f"[discard] {cards(count, DECK[deck] + ' card')}{end}")
        case Search(
            who=who, decks=decks, kind=kind, calls=calls, reveal=reveal, to=to, count=count
        ):
            which = "" if len(decks) != 1 else DECK[decks[0]] + " "
            what = sought(kind, calls)
            if to == "call":
                whose = "your" if who == "you" else "their"
                found = f"[search] {{their}} {which}deck for {what}, [reveal] it"
                return Deed(who, f"{found} and it becomes {whose} play")
            if count > 1:
                what = many_sought(count, decks[0], kind, calls)
            it = "it" if count == 1 else "them"
            show = f", [reveal] {it} and" if reveal else " and"
            return Deed(
                who,
                f"[search] {{their}} {which}deck for {what}{show} [put] {it} into {{their}} hand",
            )
        case DiscardTop(who=who, deck=deck, count=count):
            top = "the top card" if count == 1 else f"the top {count} cards"
            return Deed(who, f"[discard] {top} of {{their}} {DECK[deck]} deck")
        case DiscardAny(who=who, count=count, random=random):
            end = " at random" if random else ""
            return Deed(who, f"[discard] {count_word(count)} card{'s' * (count != 1)}{end}")

        case Recover(who=who, kind=kind, calls=calls) if kind is not None or calls:
            return Deed(
                who, f"[put] {sought(kind, calls)} from {{their}} discard pile into {{their}} hand"
            )
        case Recover(who=who, deck=deck, count=count, different=different):
            what = cards(count, DECK[deck] + " card") + " with different names" * different
            return Deed(who, f"[put] {what} from {{their}} discard pile into {{their}} hand")
        case PutCards(how="look"):
            return None
        case PutCards(who=who, deck=deck):
            return Deed(who, _put(effect))
        case ExchangeWithPile(who=who, deck=deck):
            card = f"a{'n' * (deck == 'action')} {DECK[deck]} card"
            return Deed(
                who,
                f"[exchange] {card} from {{their}} hand with {card} from {{their}} discard pile",
            )
        case HandUntil(who=who, deck=deck, to=to, draw=draws):
            verb, they = "[draw]" if draws else "[discard]", "you" if who == "you" else "they"
            return Deed(who, f"{verb} {DECK[deck]} cards until {they} have {number(to)} in hand")
        case RevealCards(who=who, deck=deck, count=count, random=random):
            what = cards(count, DECK[deck] + " card")
            end = " at random" if random else ""
            return Deed(who, f"[reveal] {what} from {{their}} hand{end}")
        case RevealTop(who=who, deck=deck):
            return Deed(who, f"[reveal] the top card of {{their}} {DECK[deck]} deck")
        case RevealHand(who=who, deck=deck):
            return Deed(who, f"[reveal] {{their}} {DECK[deck]} hand")
        case SkipDraw(who=who):
            return Deed(who, "[do] not draw an Action card at the end of this down")
        case ShuffleDiscard(who=who, deck=deck):
            name = DECK[deck]
            return Deed(who, f"[shuffle] {{their}} {name} discard pile into {{their}} {name} deck")
        case ChangeTimeouts(who=who, by=by):
            verb = "[lose]" if by < 0 else "[gain]"
            return Deed(who, f"{verb} {quantity(abs(by), 'timeout', 'timeouts')}")
        case ScorePoints(who=who, points=points):
            return Deed(who, f"[score] {quantity(points, 'point', 'points')}")
        case _:
            return None


def sought(kind: CardKind | None, calls: tuple[Call, ...]) -> str:
    """What a deck is searched for."""
    return a_call(calls) if calls else "a card" if kind is None else CARD_KIND[kind]


def many_sought(count: int, deck: Deck, kind: CardKind | None, calls: tuple[Call, ...]) -> str:
    """Several cards that a deck is searched for."""
    if not calls and kind is None:
        return f"{count} cards"
    one = sought(kind, calls).split(" ", 1)[1]
    if calls and not one.endswith(("Pass", "play")):
        one += " play"
    return f"{count} {one}es" if one.endswith("Pass") else f"{count} {one}s"


def _put(effect: PutCards) -> str:
    """Cards put into a deck, as a verb phrase."""
    name = DECK[effect.deck]
    hand = effect.source == "hand"
    source = "hand" if hand else "discard pile"
    if effect.count is not None:
        what = f"{cards(effect.count, name + ' card')} from {{their}} {source}"
    elif hand:
        what = f"{{their}} {name} hand"
    else:
        what = f"{{their}} {name} discard pile"
    if effect.to == "shuffle":
        return f"[shuffle] {what} into {{their}} {name} deck"
    return f"[put] {what} on the {effect.to} of {{their}} {name} deck"


def flip(who: Who) -> tuple[str, str]:
    """The audible's two halves, without the words that join them."""
    what = Deed(who, "[flip] over the top card of {their} Play deck").clause()
    return what, ("your" if who == "you" else "their")
