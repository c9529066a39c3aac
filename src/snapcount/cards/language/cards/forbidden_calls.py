"""Plays of a hand that their owner cannot call, or must."""

from __future__ import annotations

from typing import Final

from snapcount.cards.language.kernel.construct import Construct, construct, phrase
from snapcount.cards.language.kernel.moods import YOURS, deed
from snapcount.cards.language.nouns.card_nouns import SHOWN
from snapcount.cards.tree import ForbidCall

_CHOSEN: Final = "(it|that card|that Play card|the chosen (card|Play card))"

FORBIDDEN_CALLS: Final[list[Construct]] = [
    *(
        each
        for ways, said, must in (
            ("NotCalled", "it cannot be called", False),
            ("MustBeCalled", "it must be called", True),
        )
        for each in deed(
            ForbidCall,
            f"~choose a card from it and {said} this down",
            f"~choose (a|one) [Play] card [{{:FromThatHand}}] (and|.|, and|;)"
            f" ({{:{ways}}}|{{:{ways}OfPlay}})",
            f"~choose (one|one of (them|those cards)) (and|.|, and|;) {{:{ways}}}",
            forms=YOURS,
            who=SHOWN,
            must=must,
        )
    ),
    # Where a card was chosen, `that Play` is the card
    *(
        each
        for ways, do, any_way in (
            ("NotCalled", "(cannot|may not)", " [{:UnlessNothingElse}]"),
            ("MustBeCalled", "must", ""),
        )
        for each in phrase(
            f"{ways}OfPlay",
            f"that Play {do} be (called|selected|played) this down{any_way}",
            f"(your opponent|the offense|the defense|they) {do} (call|select|play) that Play"
            f" this down{any_way}",
        )
    ),
    *(
        each
        for ways, said, do, any_way in (
            ("NotCalled", "cannot be called", "(cannot|may not)", " [{:UnlessNothingElse}]"),
            ("MustBeCalled", "must be called", "must", ""),
        )
        for each in phrase(
            ways,
            f"it {said} this down",
            f"{_CHOSEN} {do} be (called|selected|played) this down{any_way}",
            f"(your opponent|the offense|the defense|they) {do} (call|select|play)"
            f" {_CHOSEN} [as their [called] play] this down{any_way}",
        )
    ),
    *(
        each
        for who, name in (
            ("opponent", "your opponent"),
            ("offense", "the offense"),
            ("defense", "the defense"),
        )
        for do, must in (("cannot", False), ("must", True))
        for each in deed(
            ForbidCall,
            f"~choose a Play card from {name}'s hand and {name} {do} call it this down",
            f"~look at {name}'s Play hand and ~choose a Play card . {name} {do} (call|select)"
            " (it|that card) this down",
            f"~choose a Play [card] (from|in) {name}'s hand (and|.) ({name}|they) {do}"
            " (call|select) (it|that card) this down",
            forms=YOURS,
            who=who,
            must=must,
        )
    ),
    *deed(
        ForbidCall,
        "~choose a Play card from your hand and you cannot call it this down",
        "~choose a Play [card] (from|in) your hand (and|.) (you cannot call it|it cannot be called)"
        " this down",
        forms=YOURS,
        who="you",
    ),
    # The one that was revealed
    *(
        each
        for do, must in (("cannot", False), ("must", True))
        for each in construct(
            "Effect",
            ForbidCall,
            f"{{who:Who}} {do} call that card this down",
            [
                f"{{who:Who}} {do} {{:CallShown}} [{{:AsTheirPlay}}] [on] this (down|play)"
                + ("" if must else " [{:UnlessNothingElse}]"),
                f"this down , {{who:Who}} {do} {{:CallShown}}",
            ],
            shown=True,
            must=must,
        )
    ),
    *phrase("CallShown", "({:ToCall}|play) {:ShownCard}"),
    *phrase("AsTheirPlay", "as (their|your) [called] play"),
]
