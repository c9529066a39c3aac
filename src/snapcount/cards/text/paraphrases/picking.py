"""One of several cards or plays: which is discarded, which becomes the play, whose choice it is."""

# ruff: noqa: E501 – a rule is a line, and reads best as one

from __future__ import annotations

from typing import Final

from snapcount.cards.text.paraphrases.rule import Rule

_SEEN: Final = (
    r"(?P<seen>\b(?:look at your opponent's (?:play |action )?(?:hand|cards)"
    r"|your opponent reveals their (?:play |action )?(?:hand|cards))(?:\.| and))"
)

PICKING: Final[list[Rule]] = [
    # One of the cards that were looked at
    (
        rf"{_SEEN} (?:choose|discard) one(?: card| of them| of those cards| of these cards)?(?: and discard it)?(?=\.(?! (?:they|your opponent) discards?))",
        lambda m: (
            m[0]
            if "discard" not in m[0].lower()
            else f"{m['seen'].removesuffix(' and').removesuffix('.')}. Choose a card from it and discard it"
        ),
    ),
    (
        rf"{_SEEN} choose (?:one|a card|one card)(?: of them| of those cards)?\. (?:they|your opponent) discards? (?:it|that card)(?=\.)",
        lambda m: (
            f"{m['seen'].removesuffix(' and').removesuffix('.')}. Choose a card from it and discard it"
        ),
    ),
    # One of the cards on top of a deck
    (
        r"\bflips? over the top (<N>) cards of (your|their) play deck(?:\.| and) (?:choose )?one(?: of them)? (?:to become|becomes) (your|their) play(?: this down)?\b",
        r"reveal the top \1 cards of \2 Play deck. One of them becomes \3 play",
    ),
    (
        r"\b((?:look at|reveal) the top <N> cards of (?:your|their) play deck)(?:\.| and) choose one(?: of them)? to become (your|their) play(?: this down)?\b",
        r"\1. One of them becomes \2 play",
    ),
    (
        r"(\bone of them becomes (?:your|their) play)(?: and|\.) discard the (?:others?|other cards?)\b",
        r"\1. Discard the rest",
    ),
    (
        r"\b(look at the top <N> cards of your (?:play|action) deck)(?:\.| and) keep one(?: of them)?(?: and|\.) (discard|put|shuffle) the (?:others?|rest)\b",
        r"\1. Put one of them into your hand and \2 the rest",
    ),
    (
        r"\b(discard|shuffle|put) (?:all )?the other (?:flipped|revealed)(?: over)? cards\b",
        r"\1 the rest",
    ),
    # The called play and one of the hand
    (
        r"\bchoose a (play card|<CALL>) (?:from|in) your hand\. (?:it|that card) (?:replaces your (?:called |current )?play|becomes your play(?: this down)?)(?:\.| and) (?:return|put) the (?:original|called|replaced|first|other) (?:play|play card|card) (?:to|into) your hand(?=\.)",
        r"exchange your called play with a \1 from your hand",
    ),
    (
        r"\bchoose up to (<N>) (play|action) cards? (?:in|from) your (?:play |action )?discard pile and shuffle (?:them|it) into your (?:play |action )?deck\b",
        r"shuffle up to \1 \2 cards from your discard pile into your \2 deck",
    ),
    # Whose choice
    (
        r"\b(becomes? an? <CALL>(?:, (?:an? )?<CALL>)*,? or (?:an? )?<CALL>) of your choice\b",
        r"\1",
    ),
    (r"\bbecomes? your choice of (?:an? )?(?=<CALL>)", "becomes a "),
    (r"\bbecomes the (<CALL>|play) of your choice\b", r"becomes a \1 of your choice"),
]
