"""Cards in hands, decks and piles: each wording read as one tree and printed as ever."""

from __future__ import annotations

import pytest

from snapcount.cards.language.printing import english
from snapcount.cards.language.reader import Scene, Unread, read
from snapcount.cards.nouns import CountCards, ThatMany, TheX
from snapcount.cards.tree import (
    CallFromHand,
    ChangeTimeouts,
    ChooseOne,
    ChooseX,
    Discard,
    DiscardAny,
    DiscardTop,
    Draw,
    Effect,
    ExchangeHands,
    ExchangeWithPile,
    ForbidCall,
    HandUntil,
    LookAndReorder,
    LookAndTake,
    LookAtHand,
    May,
    PayCost,
    PlayFromDiscard,
    PutCards,
    PutShown,
    Recover,
    RevealCards,
    RevealHand,
    RevealTop,
    RevealUntil,
    Search,
    ShuffleDiscard,
    SkipDraw,
)

ACTION = Scene(action=True)


def effects(text: str) -> tuple[Effect, ...]:
    return read(text, ACTION).effects


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("Draw two cards from your Action deck.", (Draw("you", "action", 2),)),
        ("Your opponent draws an additional Play card.", (Draw("opponent", "play"),)),
        ("Take the top card of your Play deck into your hand.", (Draw("you", "play"),)),
        ("Discard two of your Action cards.", (Discard("you", "action", 2),)),
        (
            "Your opponent discards a random card from their Play hand.",
            (Discard("opponent", "play", 1, "random"),),
        ),
        ("Discard all of your opponent's Play cards.", (Discard("opponent", "play", None),)),
        ("Each player discards a card of their choice.", (DiscardAny("each player"),)),
        (
            "Discard the top two cards of your opponent's Play deck.",
            (DiscardTop("opponent", "play", 2),),
        ),
        ("Draw until you have four Action cards.", (HandUntil("you", "action", 4),)),
        (
            "Each player discards down to three Action cards.",
            (HandUntil("each player", "action", 3, draw=False),),
        ),
        (
            "Draw Action cards until you have as many as your opponent.",
            (HandUntil("you", "action", CountCards("opponent", "action", "hand")),),
        ),
        (
            "Return a card from your Action discard pile to your hand.",
            (Recover("you", "action"),),
        ),
        (
            "Search your discard pile for a Power Up and put it into your hand.",
            (Recover("you", "action", kind="power up"),),
        ),
        (
            "Put a card from your hand on the bottom of your Action deck.",
            (PutCards("you", "action"),),
        ),
        (
            "Your opponent shuffles one Play card from their hand into their deck.",
            (PutCards("opponent", "play", 1, to="shuffle"),),
        ),
        (
            "Shuffle all Action cards in your discard pile into your deck.",
            (ShuffleDiscard("you", "action"),),
        ),
        (
            "Swap an Action card from your hand for one from your discard pile.",
            (ExchangeWithPile("you", "action"),),
        ),
        (
            "Find a Long Pass in your Play deck, reveal it, and add it to your hand.",
            (Search("you", ("play",), calls=("long pass",)),),
        ),
        (
            (
                "Search your deck for a Gridiron card and put it into your hand, then"
                " shuffle your deck."
            ),
            (Search("you", ("action",), "gridiron", reveal=False),),
        ),
        (
            "Search your Play deck for a Run and reveal it. That card becomes your play this down.",
            (Search("you", ("play",), calls=("run",), to="call"),),
        ),
        (
            (
                "Look at the top three cards of your Play deck. Put one into your hand"
                " and the rest on"
                " the bottom."
            ),
            (LookAndTake("play", 3),),
        ),
        (
            (
                "Flip over the top two cards of your Play deck. One of them becomes your play this"
                " down. Discard the other."
            ),
            (LookAndTake("play", 2, to="call", rest="discard", reveal=True),),
        ),
        (
            "Rearrange the top three cards of your opponent's Play deck.",
            (LookAndReorder("opponent", "play", 3),),
        ),
        (
            (
                "Flip over cards from the top of your Play deck until you flip over a"
                " Pass. That card"
                " becomes your play this down. Discard the others."
            ),
            (RevealUntil("play", calls=("pass",), to="call", rest="discard"),),
        ),
        (
            "Reveal the top card of your Play deck. Put it into your hand.",
            (RevealTop("you", "play"), PutShown("hand")),
        ),
        ("Your opponent shows you their Play hand.", (RevealHand("opponent", "play"),)),
        (
            "Your opponent reveals a random card from their Action hand.",
            (RevealCards("opponent", "action", random=True),),
        ),
        ("Look at the Play cards in your opponent's hand.", (LookAtHand("opponent", ("play",)),)),
        *(
            (text, (LookAtHand("opponent", ("play",), 2),))
            for text in (
                "Look at two Play cards at random in your opponent's hand.",
                "Look at two cards in your opponent's Play hand at random.",
                "Look at two random Play cards from your opponent's hand.",
                "Look at two of your opponent's Play cards at random.",
            )
        ),
        ("Swap Play hands with your opponent.", (ExchangeHands(("play",)),)),
        (
            "Your opponent reveals their Action hand. Choose a card from it. They discard it.",
            (RevealHand("opponent", "action"), Discard("opponent", "action", 1, "look")),
        ),
        (
            "Choose a Pass from your hand. It becomes your play this down.",
            (CallFromHand("you", ("pass",)),),
        ),
        (
            (
                "Look at your opponent's Play hand. Choose one of those cards. It cannot be called"
                " this down."
            ),
            (LookAtHand("opponent", ("play",)), ForbidCall("opponent")),
        ),
        ("Play an Action card from your Action discard pile.", (PlayFromDiscard(),)),
        ("Your opponent skips their draw at the end of this down.", (SkipDraw("opponent"),)),
    ],
)
def test_other_wordings_mean_the_canonical_text(text: str, meant: tuple[Effect, ...]) -> None:
    assert effects(text) == meant
    assert effects(english(meant)) == meant


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        (
            "Discard your hand.",
            (Discard("you", "play", None), Discard("you", "action", None)),
        ),
        (
            "Draw an Action card and a Play card.",
            (Draw("you", "action"), Draw("you", "play")),
        ),
        (
            "Draw three Action cards, then discard one.",
            (Draw("you", "action", 3), Discard("you", "action")),
        ),
        (
            "Each player discards their Play hand and draws that many Play cards.",
            (Discard("each player", "play", None), Draw("each player", "play", ThatMany())),
        ),
        (
            "Put a card from your discard pile into your hand.",
            (ChooseOne(((Recover("you", "play"),), (Recover("you", "action"),))),),
        ),
        (
            "Discard up to two Action cards.",
            (ChooseX(high=2), Discard("you", "action", TheX())),
        ),
        (
            "Discard any number of Action cards.",
            (
                ChooseX(up_to=CountCards("you", "action", "hand")),
                Discard("you", "action", TheX()),
            ),
        ),
        (
            "Spend a timeout. Draw two Action cards.",
            (PayCost((ChangeTimeouts("you", -1),)), Draw("you", "action", 2)),
        ),
        (
            "You may spend a timeout. If you do, draw two Action cards.",
            (May((ChangeTimeouts("you", -1),), if_done=(Draw("you", "action", 2),)),),
        ),
    ],
)
def test_a_deed_may_stand_for_several_effects(text: str, meant: tuple[Effect, ...]) -> None:
    assert effects(text) == meant


@pytest.mark.parametrize(
    "text",
    [
        "Draw a card.",  # of which deck?
        "Draw two Action card.",
        "Draw one Action cards.",
        "Discard one.",  # of what?
        "Your opponent discards all of your Action cards.",
        "Your opponent may shuffle your Play hand into your Play deck.",
        "Discard all of their Action cards.",  # whose?
        "Choose one of those cards and discard it.",  # of which hand?
        "Put a card from your hand on the bottom of your deck.",
        "Look at the top one cards of your Play deck and put them back in any order.",
        "Your opponent may look at your Action hand.",
    ],
)
def test_what_is_not_clear_is_refused(text: str) -> None:
    with pytest.raises(Unread):
        effects(text)


def test_a_card_flipped_over_is_discarded_unless_it_goes_somewhere() -> None:
    flipped = effects("Flip over the top card of your Play deck. If it is a Run, gain 5 yards.")
    assert flipped[0] == DiscardTop("you", "play")
    kept = effects(
        "Flip over the top card of your Play deck. If it is a Run, put it into your hand."
    )
    assert kept[0] == RevealTop("you", "play")


def test_what_follows_a_deed_is_the_doers_in_the_same_form_alone() -> None:
    theirs = (Discard("opponent", "action"), Draw("opponent", "play"))
    assert effects("Your opponent discards an Action card and draws a Play card.") == theirs
    assert effects("Your opponent must discard an Action card and draw a Play card.") == theirs
    yours = effects("Your opponent discards an Action card and draw a Play card.")
    assert yours == (Discard("opponent", "action"), Draw("you", "play"))


def test_a_card_discarded_after_a_look_at_a_hand_is_one_of_that_hand() -> None:
    looked = LookAtHand("opponent", ("action",))
    picked = effects("Look at your opponent's Action hand and discard a card.")
    assert picked == (looked, Discard("opponent", "action", 1, "look"))
    later = effects("Look at your opponent's Action hand. Draw an Action card. Discard a card.")
    assert later[-1] == DiscardAny("you")
