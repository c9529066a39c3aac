"""The Play card that somebody has called, as a card: it goes back to a hand or a deck.

Nothing changes about the play: what was called is what is run. Where `its owner's` stands, whoever
it is, their own goes with the one whose Play it is; `your opponent's called play` never comes to
your hand.
"""

from __future__ import annotations

from typing import Any, Final

from snapcount.cards.language.kernel import syntax
from snapcount.cards.language.kernel.construct import WHOLE, Construct, Guard, construct, phrase
from snapcount.cards.language.kernel.contents import contents
from snapcount.cards.language.kernel.lists import SINGLE
from snapcount.cards.language.kernel.moods import FORMS, YOURS, deed
from snapcount.cards.tree import PutCalled, PutFlipped, PutShown, RemoveThis

_GOES: Final = (syntax.ThisPlayGoes, PutCalled, PutShown, RemoveThis)

_PLACES: Final[dict[str, tuple[str, str, str]]] = {
    # The verb, what stands before the owner, and what stands behind
    "hand": ("(return|put|take|move)", "(to|into|back to|back into|in)", "hand"),
    "top": ("(put|place|return)", "(on|on the|to the|back on) top of", "[Play] deck"),
    "bottom": ("(put|place|return)", "(on|to|at|under) the bottom of", "[Play] deck"),
    "shuffle": ("shuffle", "(into|back into)", "[Play] deck"),
}
_SAID: Final = {
    "hand": ("return", "to", "hand"),
    "top": ("put", "on top of", "Play deck"),
    "bottom": ("put", "on the bottom of", "Play deck"),
    "shuffle": ("shuffle", "into", "Play deck"),
}


def _puts(card: str, owner: str, said_owner: str, **fixed: Any) -> list[Construct]:
    made: list[Construct] = []
    for to, (verb, into, place) in _PLACES.items():
        say_verb, say_into, say_place = _SAID[to]
        made += construct(
            "Effect",
            PutCalled,
            f"{say_verb} {card} {say_into} {said_owner} {say_place}",
            [f"{verb} {card} {into} {owner} {place} [{{:NotDiscarded}}]"],
            to=to,
            **fixed,
        )
    return made


def _own() -> list[Construct]:
    """What somebody does with their own: `they return their called play to their hand`."""
    made: list[Construct] = []
    for to, (say_verb, say_into, say_place) in _SAID.items():
        verb, into, place = _PLACES[to]
        verbs = verb.replace("(", "(~").replace("|", "|~") if "(" in verb else f"~{verb}"
        own, mine = "{:Own[form]}", "{:OwnCalled[form]}"
        where = f"[from {own} [Play] discard pile]"
        made += deed(
            PutCalled,
            f"~{say_verb} {mine} {say_into} {own} {say_place}",
            f"{verbs} {mine} {where} {into} ({own}|its owner's) {place} [{{:NotDiscarded}}]",
            to=to,
        )
    return made


CALLED_CARD: Final[list[Construct]] = [
    # Where a Play goes that would be discarded, as it would (Z-6)
    *phrase(
        "NotDiscarded",
        "instead of discarding it",
        "(instead of|rather than) (discarding (it|this card)|being discarded) [{:AfterItsCall}]",
        "(instead of|rather than) (leaving|keeping) it in {:TheDiscards}",
        "(instead of|rather than) letting it (be discarded|go to {:TheDiscards})",
        "(instead of|rather than) [putting (it|this card)|going] [into|in|to]"
        " (your|the|their|its owner's) [Play|Action] discard pile [{:AfterItsCall}]",
        "[,] (when|where|whenever) (it|this card) would be discarded",
    ),
    *phrase("TheDiscards", "the discard pile", "(your|the|their|its owner's) [Play] discard pile"),
    # On a Play, once it was called; flipped for Grit or thrown away it goes as any other
    *construct(
        "Statement[stop]",
        syntax.Says,
        "(if|when|whenever) {:OwnCard} would be (discarded|put into your [Play] discard pile)"
        " {:AfterItsCall} , [instead] {clauses:GoesElsewhere} [[,] instead]",
        [
            (
                "(after|when|whenever) you (call|called) {:OwnCard} , {clauses:CalledGoes}"
                " [{:NotDiscarded}]"
            ),
        ],
        printed=False,
        only=Guard(
            lambda said: not contents(said.clauses).isdisjoint(_GOES),
            "where does this card go instead?",
        ),
    ),
    *construct("GoesElsewhere", None, "{=:Deed[base]}", views={WHOLE: SINGLE}),
    *construct("GoesElsewhere", None, "{=:ItGoes}", views={WHOLE: SINGLE}),
    *construct("CalledGoes", None, "{=:ItGoes}", views={WHOLE: SINGLE}),
    *(
        each
        for to, (verb, into, place) in _PLACES.items()
        for each in construct(
            "ItGoes", syntax.ThisPlayGoes, f"{verb} it {into} (your|its owner's) {place}", to=to
        )
    ),
    *phrase(
        "AfterItsCall",
        "after being your called play",
        "after (being|it was|it has been) (your|the) called (play|card)",
        "after (being|it was|it is|it has been) called [by you] [this down]",
        "after you (call|called) it [this down]",
        "after (the|this) (play|down)",
        "at the end of (the|this) (play|down)",
    ),
    *phrase(
        "CalledCard",
        "called Play card",
        "called (play|card)",
        "current (play|Play card)",
    ),
    *_own(),
    *(
        each
        for form in FORMS
        for they in ("you" if form in YOURS else "they",)
        for each in phrase(
            f"OwnCalled[{form}]",
            f"{{:Own[{form}]}} {{:CalledCard}}",
            f"{{:Own[{form}]}} (play|Play card)",
            f"the (Play card|play|Play|card) {they} (called|selected|revealed) [this down]",
        )
    ),
    # Flipped for Grit, it lies in the discard pile
    *(
        each
        for to, (say_verb, say_into, say_place) in _SAID.items()
        for each in deed(
            PutFlipped,
            f"~{say_verb} this flipped card {say_into} your {say_place}",
            forms=YOURS,
            to=to,
        )
    ),
    # Somebody else's, and that of the side that runs the play
    *construct("OthersCalled", None, "{=:Whose[third]} {:CalledCard}"),
    *construct(
        "OthersCalled",
        None,
        "the (Play card|play|Play|card) {=:Who[third]} (called|selected|revealed) [this down]",
        printed=False,
    ),
    *_puts("{who:OthersCalled}", "(its owner's|their)", "its owner's"),
    *_puts("the {:CalledCard}", "its owner's", "its owner's", who="offense"),
]
