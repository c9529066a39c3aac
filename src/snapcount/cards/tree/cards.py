"""Effects on cards in hands, decks and discard piles."""

from __future__ import annotations

from typing import Literal

from snapcount.cards.nouns import Node, Number
from snapcount.cards.tree.game import ChangeTimeouts, ChangeTimeUnits
from snapcount.cards.tree.players import ExhaustPlayers
from snapcount.cards.words import ActionSubtype, Call, Deck, Kinds, Who


class Draw(Node, frozen=True):
    gives = frozenset({"those cards"})

    who: Who
    deck: Deck
    count: Number = 1


class Discard(Node, frozen=True):
    """Discard from a hand: `how` the cards are found; `count` None means all of them.

    `look`: the effect's controller looks at the hand and chooses. `kind`, `calls`, `strength`: only
    such cards.
    """

    gives = frozenset({"those cards"})

    who: Who
    deck: Deck
    count: Number | None = 1
    how: Literal["choose", "random", "look"] = "choose"
    kind: Kinds | None = None
    calls: tuple[Call, ...] = ()
    strength: tuple[int, int] | None = None


class Search(Node, frozen=True):
    """Search one's deck for a card, put it into the hand, shuffle (Z-4).

    The card is of that kind (or one of those kinds), or has one of these calls on offense and a
    Strength in that range; unless it is revealed, nobody else sees it. `to` call: it is a Play that
    becomes one's play this down; top: it goes on top of the shuffled deck.
    """

    who: Who = "you"
    decks: tuple[Deck, ...] = ("play", "action")
    kind: Kinds | None = None
    calls: tuple[Call, ...] = ()
    reveal: bool = True
    to: Literal["hand", "call", "top"] = "hand"
    count: int = 1
    """So many cards, or as many as there are."""
    strength: tuple[int, int] | None = None


class Recover(Node, frozen=True):
    """Put cards from one's discard pile into the hand; `kind`: cards of that kind, or of one of
    those kinds.

    `calls`: Plays with one of these calls on offense; `strength`: with a Strength in that range.
    `different`: no two of them have the same name; `other`: none has that of the card whose text it
    is.
    """

    gives = frozenset({"those cards"})

    who: Who
    deck: Deck
    count: Number = 1
    kind: Kinds | None = None
    different: bool = False
    calls: tuple[Call, ...] = ()
    strength: tuple[int, int] | None = None
    other: bool = False


class RevealHand(Node, frozen=True):
    who: Who
    deck: Deck


class LookAtHand(Node, frozen=True):
    """The controller looks at a hand, or at a `count` of its cards at random, and nobody else."""

    whose: Who
    decks: tuple[Deck, ...] = ("play", "action")
    count: Number | None = None


class ExchangeHands(Node, frozen=True):
    """The two players exchange their hands of these decks."""

    decks: tuple[Deck, ...] = ("play", "action")


class PutCards(Node, frozen=True):
    """Put cards from one's hand or discard pile into one's deck; `count` None means all.

    On top or on the bottom they go in the order they are chosen; `shuffle` shuffles them in.
    `how`: their owner chooses them, or the effect's controller, who looks at them. `kind`, `calls`,
    `strength`: only such cards.
    """

    gives = frozenset({"those cards"})

    who: Who
    deck: Deck
    count: Number | None = 1
    source: Literal["hand", "discard"] = "hand"
    to: Literal["top", "bottom", "shuffle"] = "bottom"
    how: Literal["choose", "look"] = "choose"
    kind: Kinds | None = None
    calls: tuple[Call, ...] = ()
    strength: tuple[int, int] | None = None


class ExchangeWithPile(Node, frozen=True):
    """`who` exchanges a card of their hand with one of their discard pile, if they have both."""

    who: Who
    deck: Deck


class HandUntil(Node, frozen=True):
    """`who` draws, or discards, cards of that deck until they have so many in hand."""

    gives = frozenset({"those cards"})

    who: Who
    deck: Deck
    to: Number
    draw: bool = True


class RevealCards(Node, frozen=True):
    """`who` reveals cards of their hand, by choice or at random; they stay there.

    A single one is the card that this effect has revealed. `count` None means all. `kind`, `calls`,
    `strength`: only such cards.
    """

    gives = frozenset({"those cards"})

    who: Who
    deck: Deck
    count: Number | None = 1
    random: bool = False
    kind: Kinds | None = None
    calls: tuple[Call, ...] = ()
    strength: tuple[int, int] | None = None


class RevealUntil(Node, frozen=True):
    """Reveal cards from the top of one's deck until one of them is such a card.

    It goes into the hand, or becomes one's play this down (T-7); the others are put away.
    """

    gives = frozenset({"those cards"})

    deck: Deck
    kind: Kinds | None = None
    calls: tuple[Call, ...] = ()
    to: Literal["hand", "call"] = "hand"
    rest: Literal["bottom", "discard", "shuffle"] = "shuffle"
    strength: tuple[int, int] | None = None


class DiscardTop(Node, frozen=True):
    """`who` discards the top cards of their deck."""

    gives = frozenset({"those cards"})

    who: Who
    deck: Deck
    count: int = 1


class DiscardAny(Node, frozen=True):
    """`who` discards cards of either deck from their hand, by choice or at random."""

    gives = frozenset({"those cards"})

    who: Who
    count: int = 1
    random: bool = False


class RevealTop(Node, frozen=True):
    """`who` reveals the top card of their deck; it stays there, at hand for this effect.

    Of several it is only known how many were of some kind (`CountShown`).
    """

    who: Who
    deck: Deck
    count: int = 1


class PutShown(Node, frozen=True):
    """The card that this effect has revealed or looked at goes there; its owner's, of course."""

    to: Literal["hand", "discard", "bottom"]


class CallShown(Node, frozen=True):
    """The Play that this effect has revealed becomes its controller's play this down (T-7).

    `kept`: it is one of their hand that they have revealed or discarded, and no audible.
    """

    for_the_down = True

    kept: bool = False


class CallFromHand(Node, frozen=True):
    """`who` chooses another Play from their hand, or one of those plays; it becomes their play.

    `source`: it is one of their hand or of their discard pile. `back`: the one that was called goes
    to their hand, or to that place of their Play deck, and not to the discard pile.
    """

    for_the_down = True

    who: Who = "you"
    calls: tuple[Call, ...] = ()
    back: bool | Literal["top", "bottom", "shuffle"] = False
    source: Literal["hand", "discard"] = "hand"


class PutCalled(Node, frozen=True):
    """The Play that `who` has called goes to its owner's hand or deck, not to the discard pile.

    It must have been revealed; it stays what they have called this down (Z-6). In the text of a
    Play it is that card, and goes when it would be discarded.
    """

    who: Who = "you"
    to: Literal["hand", "top", "bottom", "shuffle"] = "hand"


class PutFlipped(Node, frozen=True):
    """The Play whose text this is, which was flipped over for Grit, goes from the discard pile to
    its owner's hand or deck (K-1)."""

    to: Literal["hand", "top", "bottom", "shuffle"] = "hand"


class ForbidCall(Node, frozen=True):
    """The controller looks at `who`'s Plays and chooses one; `who` cannot call it this down.

    Everybody is told which one. Whoever has no other Play in hand may call it. `shown`: it is the
    one of their hand that this effect has revealed. `must`: it is the only one they can call.
    """

    of_deck = "play"
    for_the_down = True

    who: Who = "opponent"
    shown: bool = False
    must: bool = False


class ForbidAction(Node, frozen=True):
    """The controller looks at `who`'s Action cards and chooses one; `who` cannot play it, nor any
    copy of it, for so long. Everybody is told which one.
    """

    of_deck = "action"

    who: Who = "opponent"
    duration: Literal["this down", "this possession", "this half", "this game"] = "this down"


class PlayFromDiscard(Node, frozen=True):
    """Play an Action card from one's discard pile that could be played now; it resolves at once."""


class CopyDiscarded(Node, frozen=True):
    """Do what an Action card of `whose` discard pile does that one could play now; one of a `kind`.

    It is done as if it were one's own; the card stays where it is, and was not played.
    """

    whose: Who = "opponent"
    kind: ActionSubtype | None = None


class PayCost(Node, frozen=True):
    """A further cost of playing this card or using this ability, paid at once (T-5).

    It stands first; who cannot pay it cannot play the card.
    """

    effects: tuple[Discard | ExhaustPlayers | ChangeTimeouts | ChangeTimeUnits, ...]


class LookAndTake(Node, frozen=True):
    """Look at the top cards of a deck, take some of them, and put the rest somewhere.

    `to`: into the hand, elsewhere, or one Play that becomes one's play this down (T-7). On top or
    on the bottom they go in any order; a rest that is left lies as it lay. `up_to`: as many as one
    likes up to `take`. `reveal`: all see these cards.
    """

    gives = frozenset({"those cards"})

    deck: Deck
    count: int
    take: int = 1
    to: Literal["hand", "call", "top", "bottom", "discard"] = "hand"
    rest: Literal["top", "bottom", "discard", "shuffle", "left", "hand"] = "bottom"
    reveal: bool = False
    whose: Who = "you"
    up_to: bool = False


class TakeFromTop(Node, frozen=True):
    """Look at the top cards of one's deck, reveal such cards among them and put those into the
    hand, as many as one likes up to `take`; `must`: as many as there are. The rest goes elsewhere,
    as in `LookAndTake`.
    """

    gives = frozenset({"those cards"})

    deck: Deck
    count: int
    take: int = 1
    must: bool = False
    kind: Kinds | None = None
    calls: tuple[Call, ...] = ()
    strength: tuple[int, int] | None = None
    rest: Literal["top", "bottom", "discard", "shuffle"] = "bottom"


class LookAndReorder(Node, frozen=True):
    """Look at the top cards of a deck and put them back in any order."""

    whose: Who
    deck: Deck
    count: int


class SkipDraw(Node, frozen=True):
    """`who` does not draw an Action card at the end of this down."""

    who: Who


class ShuffleDiscard(Node, frozen=True):
    """Shuffle a discard pile into its deck."""

    who: Who
    deck: Deck


CardEffect = (
    Draw
    | Discard
    | Search
    | Recover
    | RevealHand
    | LookAtHand
    | ExchangeHands
    | PutCards
    | ExchangeWithPile
    | HandUntil
    | RevealCards
    | RevealUntil
    | DiscardTop
    | DiscardAny
    | RevealTop
    | PutShown
    | CallShown
    | CallFromHand
    | PutCalled
    | PutFlipped
    | ForbidCall
    | ForbidAction
    | PlayFromDiscard
    | CopyDiscarded
    | PayCost
    | LookAndTake
    | TakeFromTop
    | LookAndReorder
    | SkipDraw
    | ShuffleDiscard
)
