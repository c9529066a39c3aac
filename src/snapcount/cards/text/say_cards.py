"""Printing effects on cards: in hands and decks, in layers and on the field."""

from __future__ import annotations

from typing import Final, assert_never

from snapcount.cards.text.say_deeds import Deed, sought
from snapcount.cards.text.say_modifiers import a_call
from snapcount.cards.text.say_nouns import cards, count_word, players
from snapcount.cards.text.wording import (
    ATTACHED,
    DECK,
    LAYER,
    LAYERS,
    PILE,
    POSSESSIVE,
    SUBJECT,
    article,
    layers_of,
)
from snapcount.cards.tree import (
    AttachCard,
    CallFromHand,
    CallShown,
    CancelIt,
    CancelLayer,
    CopyLayer,
    Discard,
    ExchangeHands,
    ForbidCall,
    LookAndReorder,
    LookAndTake,
    LookAtHand,
    MovePowerUp,
    MoveThis,
    NewTarget,
    PlayFromDiscard,
    PutCards,
    PutOnField,
    PutShown,
    RemoveCard,
    RemoveThis,
    RevealUntil,
    Uncancellable,
)

Handling = (
    ForbidCall
    | LookAndReorder
    | LookAndTake
    | LookAtHand
    | ExchangeHands
    | RevealUntil
    | PutCards
    | Discard
    | CallShown
    | CallFromHand
    | PutShown
    | PlayFromDiscard
    | NewTarget
    | CancelLayer
    | CancelIt
    | Uncancellable
    | CopyLayer
    | RemoveCard
    | RemoveThis
    | MoveThis
    | AttachCard
    | PutOnField
    | MovePowerUp
)
"""What is done with cards. Only discards, and cards put back, that somebody else chooses are here:
others are deeds."""

_SHOWN: Final = {
    "hand": "put that card into its owner's hand",
    "discard": "discard that card",
    "bottom": "put that card on the bottom of its deck",
}

_REST: Final = {
    "top": "and put the rest on top of that deck in any order",
    "bottom": "and put the rest on the bottom of that deck in any order",
    "discard": "and discard the rest",
    "shuffle": "and shuffle the rest into that deck",
}

_OTHERS: Final = {
    **_REST,
    "bottom": "and put the rest on the bottom of that deck in a random order",
}

_SOURCE: Final = {**PILE, "deck": "Action deck"}


_AIMED: Final = " that targets one of your Players"


def handling(effect: Handling) -> str:
    """The effect as a clause."""
    match effect:
        case LookAndReorder(whose=whose, deck=deck, count=count):
            where = f"{POSSESSIVE[whose]} {DECK[deck]} deck"
            if count == 1:
                return f"look at the top card of {where} and put it back"
            return f"look at the top {count} cards of {where} and put them back in any order"
        case LookAndTake():
            return _look_and_take(effect)
        case LookAtHand(whose=whose, decks=decks):
            which = "" if len(decks) != 1 else DECK[decks[0]] + " "
            return f"look at {POSSESSIVE[whose]} {which}hand"
        case ExchangeHands(decks=decks):
            which = "" if len(decks) != 1 else DECK[decks[0]] + " "
            return f"exchange {which}hands with your opponent"
        case Discard(who=who, deck=deck, count=count):
            assert isinstance(count, int)
            them = "it" if count == 1 else "them"
            some = cards(count, DECK[deck] + " card")
            return f"choose {some} from {POSSESSIVE[who]} hand and discard {them}"
        case RevealUntil(deck=deck, kind=kind, calls=calls, to=to, rest=rest):
            found = f"reveal cards from the top of your {DECK[deck]} deck until you reveal"
            goal = ", put it into your hand" if to == "hand" else " and it becomes your play"
            return f"{found} {sought(kind, calls)}{goal} {_OTHERS[rest]}"
        case PutCards(who=who, deck=deck, count=count, source=source, to=to):
            assert isinstance(count, int)
            them = "it" if count == 1 else "them"
            some = cards(count, DECK[deck] + " card")
            chosen = f"choose {some} from {POSSESSIVE[who]} {PILE[source]}"
            if to == "shuffle":
                return f"{chosen} and shuffle {them} into that deck"
            return f"{chosen} and put {them} on the {to} of that deck"
        case CallShown():
            return "that card becomes your play"
        case CallFromHand(who=who, calls=calls):
            play = a_call(calls) if calls else "a Play card"
            if effect.back:
                return f"exchange your called play with {play} from your hand"
            chosen = Deed(who, f"[choose] {play} from {{their}} hand").clause()
            return f"{chosen} and it becomes {'your' if who == 'you' else 'their'} play"
        case ForbidCall(who=who):
            chosen = f"choose a Play card from {POSSESSIVE[who]} hand"
            return f"{chosen} and {SUBJECT[who]} cannot call it this down"
        case PutShown(to=to):
            return _SHOWN[to]
        case PlayFromDiscard():
            return "play an Action card from your discard pile"
        case NewTarget(what=what, whose=by):
            which = f"{LAYER[what]}{layers_of(what, by)}{_AIMED * effect.targets}"
            return f"choose a new target for target {which}"
        case CancelLayer(what=what, whose=by, every=every):
            waiting = "waiting " if what.endswith("ability") else ""  # not those of the whole down
            one = f"all {waiting}{LAYERS[what]}" if every else f"target {LAYER[what]}"
            if effect.to == "hand":
                one_of = f"{one}{layers_of(what, by)}"
                return f"cancel {one_of} and return it to its owner's hand"
            return f"cancel {one}{layers_of(what, by)}{_AIMED * effect.targets}"
        case CancelIt():
            return "cancel it"
        case Uncancellable():
            return "this cannot be cancelled"
        case CopyLayer(what=what, whose=by):
            end = " from this down" if effect.this_down else ""
            which = "the last" if effect.last else "target"
            return f"copy {which} {LAYER[what]}{layers_of(what, by)}{end}"
        case RemoveCard(to="hand", players=on) if on is not None:
            return f"return {_removal(effect)} from {players(on)} to its owner's hand"
        case RemoveCard(to="hand"):
            return f"return {_removal(effect)} to its owner's hand"
        case RemoveCard(players=on) if on is not None:
            return f"remove {_removal(effect)} from {players(on)}"
        case RemoveCard():
            return f"remove {_removal(effect)} from the field"
        case RemoveThis(to="hand"):
            return "return this card to its owner's hand"
        case RemoveThis(to="bottom"):
            return "put this card on the bottom of its deck"
        case RemoveThis(to="shuffle"):
            return "shuffle this card into its deck"
        case RemoveThis():
            return "remove this card from the field"
        case MoveThis(to=to):
            return f"move this card to {'another Player' if to is None else players(to)}"
        case AttachCard(source=source, players=who):
            return f"attach a Power Up from your {_SOURCE[source]} to {players(who)}"
        case PutOnField(kind=kind, source=source):
            one = ATTACHED[kind][0]
            return f"put {article(one)} {one} from your {_SOURCE[source]} onto the field"
        case MovePowerUp(whose=whose, source=source, to=to):
            moved = "a Power Up" if whose is None else f"one of {POSSESSIVE[whose]} Power Ups"
            start = "" if source is None else f" from {players(source)}"
            return f"move {moved}{start} to {'another Player' if to is None else players(to)}"
        case _:
            assert_never(effect)


def _look_and_take(effect: LookAndTake) -> str:
    verb = "reveal" if effect.reveal else "look at"
    look = f"{verb} the top {effect.count} cards of your {DECK[effect.deck]} deck"
    if effect.to == "call":
        return f"{look} and one of them becomes your play {_REST[effect.rest]}"
    take = f"put {count_word(effect.take)} of them into your hand"
    return f"{look}, {take} {_REST[effect.rest]}"


def _removal(effect: RemoveCard) -> str:
    one, many = ATTACHED[effect.kind]
    if effect.other:
        return f"all other {many}" if effect.count is None else f"another {one}"
    if effect.up_to:
        most = f"up to {effect.count}"
        return (
            f"{most} {many}"
            if effect.whose is None
            else f"{most} of {POSSESSIVE[effect.whose]} {many}"
        )
    if effect.whose is None:
        if effect.count is None:
            return f"all {many}"
        return f"{article(one)} {one}" if effect.count == 1 else f"{effect.count} {many}"
    count = "all" if effect.count is None else count_word(effect.count)
    return f"{count} of {POSSESSIVE[effect.whose]} {many}"
