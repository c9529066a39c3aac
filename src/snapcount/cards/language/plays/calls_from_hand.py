"""Calling another Play from one's hand, and where the one goes that was called before."""

from __future__ import annotations

from typing import Final

from snapcount.cards.language.kernel.construct import Construct, construct, only_read, phrase, word
from snapcount.cards.language.kernel.moods import YOURS, deed
from snapcount.cards.tree import CallFromHand

OWN: Final = "{:Own[form]}"
_AND: Final = "(and|.|, and|;|, then)"
_BECOMES: Final = f"{{:ItBecomes}} {OWN} {{:CalledPlay}}"
_FROM_HAND: Final = f"{{calls:HandPlay}} (from|in) {OWN} [Play] hand"
_CHOSEN: Final = (
    f"(~choose|~select|~reveal) {{calls:HandPlay}} (from|in) {OWN} [Play] hand"
    " [(and|,) ~reveal (it|that card)]"
)
_BECOMING: Final = (
    "your [(called|current)] play becomes {calls:HandPlay} (from|in) your [Play] hand"
)
_INSTEAD: Final = (
    "(~replace it with|~call|~select|~choose|~play) {calls:HandPlay} (from|in)"
    f" {OWN} [Play] hand [in its place|instead]"
)

_GOES: Final[dict[bool | str, str]] = {
    False: "~discard #",
    True: f"(~return|~put|~take) # (to|into|back to|back into) {OWN} hand",
    "top": f"(~put|~return) # (on top|on the top|to the top) of {OWN} (Play deck|deck)",
    "bottom": f"(~put|~return) # (on|to|at) the bottom of {OWN} (Play deck|deck)",
    "shuffle": f"~shuffle # into {OWN} (Play deck|deck)",
}
"""Where the Play goes that was called before."""


def _placed(back: bool | str, goes: str) -> list[Construct]:
    """It goes where the text says, before or after the other one is called."""
    mine = goes.replace("#", f"{OWN} {{:CalledCard}}")
    old = goes.replace("~", "").replace(OWN, "your").replace("#", "{:OldPlay}")
    made = deed(CallFromHand, f"{mine} and {_INSTEAD}", f"{mine} {_AND} {_INSTEAD}", back=back)
    then = f"{_CHOSEN} {_AND} {_BECOMES} {_AND} {old}".replace("~", "").replace(OWN, "your")
    return [
        *(made if isinstance(back, str) else only_read(made)),
        *construct(
            "Imposed", CallFromHand, f"{_BECOMING} {_AND} {old}", [then], back=back, who="you"
        ),
    ]


CALLS_FROM_HAND: Final[list[Construct]] = [
    # Which Play
    *word("HandPlay", (), "a Play card", "(a|any|another|one) Play [card]", "(another|a) play"),
    *construct("HandPlay", None, "{=:ACall}"),
    *phrase(
        "OldPlay",
        "the play it replaced",
        "the (play|Play card|card) (it|that) (replaced|replaces)",
        "the (old|original|previous|first|replaced) (play|Play card|card|call)",
        "your (old|original|previous|first) (play|Play card|call)",
        "(your|the) called (play|Play card)",
        "the (play|Play card|card) you [first] called",
    ),
    *deed(
        CallFromHand,
        f"~choose {{calls:HandPlay}} from {OWN} hand and it becomes {OWN} play",
        f"{_CHOSEN} {_AND} {_BECOMES}",
        f"(~put|~use|~play) {_FROM_HAND} [down] as {OWN} [new] {{:CalledPlay}}",
        f"~choose {{calls:HandPlay}} from {OWN} hand to become {OWN} {{:CalledPlay}}",
    ),
    *only_read(construct("Imposed", CallFromHand, _BECOMING, who="you")),
    # It takes the place of the other, which goes to the hand
    *deed(
        CallFromHand,
        "~exchange your called play with {calls:HandPlay} from your hand",
        "(~exchange|~swap|~replace|~switch|~trade) your [(called|current)] (play|Play card)"
        " (with|for) {calls:HandPlay} (from|in) your hand",
        forms=YOURS,
        back=True,
        who="you",
    ),
    *(each for back, goes in _GOES.items() for each in _placed(back, goes)),
]
