"""Turns of phrase of printed cards: additions that say nothing more, and cards spoken of by name."""

# ruff: noqa: E501 – a rule is a line, and reads best as one

from __future__ import annotations

from typing import Final

from snapcount.cards.text.paraphrases.rule import Rule

PRINTED: Final[list[Rule]] = [
    # What goes without saying
    (r"(catch range[^.]*?) in each direction\b", r"\1"),
    (r"(<S>all [^.]*?) for both players(?=\.)", r"\1"),
    (r"\b(player from (?:your|the) bench) on the same side(?: of the ball)?", r"\1"),
    (r"\bnormal (?=(?:<TRAITS>)(?:players|player cards)\b)", ""),
    (r"\b(draws?) (?:a|one) card from (?:your|their|the) (action|play) deck\b", r"\1 a \2 card"),
    (r"\bthe game clock\b", "the clock"),
    # Whom a card lies on, and who is named
    (r"\bthe attached player('s)?\b", r"this player\1"),
    (r"\b((?:this|that) player) has (?=\")", r"\1 gains "),
    (
        r"\bif (?-i:([A-Z][a-z'.]+(?: [A-Z][\w'.]+)+)) is on the field\b",
        r'if you have a Player named "\1" on the field',
    ),
    (
        r"\bif (the tackler|the runner|the receiver|the ball carrier) is (an? <ONE>) with a (lower|higher) rating than this player\b",
        r"if \1 is \2 and \1 has a \3 rating than this Player",
    ),
    (r"\bif this player is synergized\b", "if you are Synergized"),
    (
        r"\bthat player becomes (exhausted|energized) and (cannot be )",
        lambda m: (
            f"{'Exhaust' if m[1].lower() == 'exhausted' else 'Energize'} that Player. That Player {m[2]}"
        ),
    ),
    (r"\bthat player comes onto the field (energized|exhausted)\b", r"that player enters \1"),
    (r"\b(?:when|whenever) this card comes onto the field\b", "when this card is played"),
    # The play
    (r"<C>the offense gains (?:0|zero) yards on (?:the|this) play\b", "the offense gains no yards"),
    (r"\b(called play is also) (?=<CALL>)", r"\1 a "),
    (r"<S>your called play (?=cannot be stopped)", "Your play "),
    (
        r"\byour called play becomes the same as the offense's called play\b",
        "your defensive call becomes the offense's called play",
    ),
    (r"\b(the offense loses <N> yards) and fumbles\b", r"\1 and the play becomes a fumble"),
    (r"\bit is (a pick six|a fumble|an interception) instead\b", r"the play becomes \1"),
    (r"\ban incomplete pass is thrown\b", "a pass is incomplete"),
    (r"\bthe game is in the (first|second) half\b", r"it is the \1 half"),
    (
        r"(flip over the top card of your play deck\. that card becomes your play(?: this down)?\.) if (?:it|that card) is (an? <CALL>),",
        r"\1 If the called play is \2,",
    ),
    (
        r"<S>your play costs (<N>) (<TU>)(?: this down)?(?=\.)",
        r"The Time Units of this play become \1",
    ),
    (r"\bthe time unit cost of (?:your|the|this) play\b", "the Time Units of this play"),
]
