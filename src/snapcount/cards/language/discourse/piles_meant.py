"""Which hand or pile `it` is, where cards are asked for: `if it contains no Runs`."""

from __future__ import annotations

from typing import Final

from snapcount.cards.language.discourse.named_last import Antecedent

_PLAYS: Final = "(run|runs|pass|passes|play|plays)"
_HOLDS: Final = (
    "<it> (contains|includes|holds)",
    "<it> does not (contain|include|hold)",
    f"<it> has … {_PLAYS}",
)
_HAS_CARDS: Final = "<it> has … (card|cards)"
_SEEN: Final = "(reveal|reveals|at|shows|show)"


def _of(whose: str, read_as: str, pile: str) -> Antecedent:
    """One that is looked at: what is done with the cards of any other changes what it holds."""
    return Antecedent(
        f"{whose} {pile}",
        (f"{_SEEN} [your] <{whose} {pile}>",),
        # The cards of a hand are those of two hands, if nobody says which
        {f"{read_as} {pile}": _HOLDS if pile == "hand" else (*_HOLDS, _HAS_CARDS)},
        # A card of it is another thing
        ("<\n>", "<top|bottom> card", "(a|an|one|the) <card>", "<discard|discards|draw|draws>"),
        among="piles",
    )


def _top_of(whose: str, read_as: str, deck: str) -> Antecedent:
    """The deck that was spoken of, where the one is meant whose top card it is."""
    top = "<top card> [over] !(of|from|in|on|is|was)"
    return Antecedent(
        f"{whose} {deck} deck",
        (f"{whose} <{deck} deck>",),
        {f"top card of {read_as} {deck.title()} deck": tuple(f"{turn} {top}" for turn in _TURNED)},
        ("<\n>",),
        among="decks",
    )


_TURNED: Final = ("(flip|flips|turn|turns) [over]", "(draw|draws)")
DECKS: Final = tuple(
    _top_of(whose, read_as, deck)
    for whose, read_as in (("your", "your"), ("opponent's", "your opponent's"))
    for deck in ("play", "action")
)

PILES: Final = tuple(
    _of(whose, read_as, f"{deck} {pile}".strip())
    for whose, read_as in (
        ("your", "your"),
        ("opponent's", "your opponent's"),
        ("their@opponent", "your opponent's"),
    )
    for deck in ("play", "action", "")
    for pile in ("hand", "discard pile")
)
