"""Calling another Play from one's hand or discard pile, and where the one goes that was called."""

from __future__ import annotations

from typing import Final

from snapcount.cards.language.kernel.construct import Construct, construct, only_read, phrase, word
from snapcount.cards.language.kernel.moods import YOURS, deed, deed_read
from snapcount.cards.language.kernel.template import WHOLE
from snapcount.cards.language.nouns.plays import IN_ORDER
from snapcount.cards.tree import CallFromHand

OWN: Final = "{:Own[form]}"
_AND: Final = "(and|.|, and|;|, then)"
_BECOMES: Final = f"{{:ItBecomes}} {OWN} {{:CalledPlay}}"
_TO_BE: Final = f"(to (become|be)|as) {OWN} [new] {{:CalledPlay}}"
_SOURCES: Final = {"hand": "hand", "discard": "discard pile"}
"""Where the other one lies, and what the place is called."""

_GOES: Final[dict[bool | str, str]] = {
    False: "~discard #",
    True: f"(~return|~put|~take) # (to|into|back to|back into) {OWN} hand",
    "top": f"(~put|~return) # (on top|on the top|to the top) of {OWN} (Play deck|deck)",
    "bottom": f"(~put|~return) # (on|to|at) the bottom of {OWN} (Play deck|deck)",
    "shuffle": f"~shuffle # into {OWN} (Play deck|deck)",
}
"""Where the Play goes that was called before."""

_IS_PUT: Final = "(goes|is put|is placed|is returned)"
_GONE: Final[dict[bool | str, str]] = {
    False: "is discarded",
    True: "(returns|goes [back]|is returned|is put [back]|is taken back) (to|into) your hand",
    "top": f"{_IS_PUT} (on top|on the top|to the top) of your (Play deck|deck)",
    "bottom": f"{_IS_PUT} (on|to|at) the bottom of your (Play deck|deck)",
    "shuffle": "is shuffled into your (Play deck|deck)",
}
"""The same, said of that Play."""


def _there(own: str, place: str) -> str:
    """Which Play of those that lie there."""
    there = f"(from|in) {own} [Play] {place}"
    return (
        f"({{calls:HandPlay}} {there}"
        f"|(a|any|another|one) (Play|card|Play card) {there} {{calls:HavingCalls}})"
    )


def _chosen(place: str) -> str:
    """The other one, as somebody chooses it."""
    sought = f"~search {OWN} [Play] {place} for {{calls:HandPlay}}"
    verbs = f"(~choose|~select|~reveal) {_there(OWN, place)}"
    return f"({verbs}|{sought}) [(and|,) ~reveal (it|that card)]"


def _becoming(place: str) -> str:
    called = "your [(called|current)] play"
    return f"{called} becomes {_there('your', place)}"


def _placed(source: str, place: str, back: bool | str, goes: str) -> list[Construct]:
    """It goes where the text says, before or after the other one is called."""
    mine = goes.replace("#", f"{OWN} {{:CalledCard}}")
    old = goes.replace("~", "").replace(OWN, "your").replace("#", "{:OldPlay}")
    old = f"([you] {old}|{{:OldPlay}} {_GONE[back]})"
    instead = f"(~replace it with|~call|~select|~choose|~play) {_there(OWN, place)}"
    made = deed(
        CallFromHand,
        f"{mine} and {instead}",
        f"{mine} {_AND} {instead} [in its place|to take its place|instead]",
        *([] if back else [f"{mine} {_AND} {_chosen(place)} {_AND} {_BECOMES}"]),
        back=back,
        source=source,
    )
    then = (
        f"{_chosen(place)} {said} {_AND} {old}".replace("~", "").replace(OWN, "your")
        for said in (f"{_AND} {_BECOMES}", _TO_BE)
    )
    return [
        *(made if back else only_read(made)),
        *construct(
            "Imposed",
            CallFromHand,
            f"{_becoming(place)} {_AND} {old}",
            list(then),
            back=back,
            who="you",
            source=source,
        ),
    ]


def _called_from(source: str, place: str) -> list[Construct]:
    changed = f"(~change|~switch) {{:CalledOne}} (to|into) {_there('your', place)}"
    exchanged = (
        "(~exchange|~swap|~replace|~switch|~trade) {:CalledOne}"
        f" (with|for) {_there('your', place)}"
    )
    becomes = (
        f"{_AND} (it|(that|the new|the chosen) (card|play|Play|Play card)) (becomes|is) your"
        " [new] {:CalledPlay}"
    )
    return [
        *deed(
            CallFromHand,
            f"~choose {{calls:HandPlay}} from {OWN} {place} and it becomes {OWN} play",
            f"{_chosen(place)} {_AND} {_BECOMES}",
            f"(~put|~use|~play) {_there(OWN, place)} [down] as {OWN} [new] {{:CalledPlay}}",
            f"{_chosen(place)} {_TO_BE}",
            source=source,
        ),
        *deed_read(CallFromHand, changed, forms=YOURS, who="you", source=source),
        *only_read(construct("Imposed", CallFromHand, _becoming(place), who="you", source=source)),
        *(each for back, goes in _GOES.items() for each in _placed(source, place, back, goes)),
        # It takes the place of the other, which goes where it came from
        *deed(
            CallFromHand,
            f"~exchange your called play with {{calls:HandPlay}} from your {place}",
            exchanged,
            f"{exchanged} {becomes}",
            forms=YOURS,
            back=source == "hand",
            who="you",
            source=source,
        ),
    ]


CALLS_FROM_HAND: Final[list[Construct]] = [
    # Which Play
    *word(
        "HandPlay",
        (),
        "a Play card",
        "(a|any|another|one) [different|other|new] Play [card]",
        "any play",
        "(another|a) play",
    ),
    # Said of Plays: `discard your called play and choose another from your hand`
    *only_read(word("HandPlay", (), "(another|a different|a new) [one]")),
    *construct("HandPlay", None, "{=:ACall}"),
    *construct("HandPlay", None, "(a different|another) {=:CallNounList}", views={WHOLE: IN_ORDER}),
    *phrase(
        "CalledOne",
        "your called play",
        "your [(called|current)] (play|Play card)",
        "the (play|Play card|card) [that] you (called|selected)",
    ),
    *phrase(
        "OldPlay",
        "the play it replaced",
        "the (play|Play card|card) (it|that) (replaced|replaces)",
        "the (old|original|previous|first|replaced) (play|Play card|card|call)",
        "your (old|original|previous|first) (play|Play card|call)",
        "(your|the) called (play|Play card)",
        "the (play|Play card|card) [that] you [first|had|originally] called",
    ),
    *(each for source, place in _SOURCES.items() for each in _called_from(source, place)),
]
