"""Cards that go back to whoever owns them: to a discard pile, or into a deck.

What lies on the field goes to its owner's, whoever removes it (Z-7); so `your deck` is said only of
your own cards.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec

from snapcount.cards.language.kernel import syntax
from snapcount.cards.language.kernel.construct import (
    WHOLE,
    Construct,
    Guard,
    View,
    construct,
    phrase,
)
from snapcount.cards.language.kernel.moods import YOURS, deed, deed_read, third
from snapcount.cards.language.kernel.views import UNSAID
from snapcount.cards.tree import PutShown, RemoveCard

replace = msgspec.structs.replace

_FIELD: Final = "[(from the field|on the field|from play|in play)]"
_YOURS: Final = Guard(
    lambda removed: removed.whose == "you", "a card goes to its owner: write “its owner's deck”"
)


def _gone(to: str) -> list[Construct]:
    """What leaves the field for a deck, as the removal; `Own…` is what is yours."""
    gone = f"Gone{to.title()}"
    one, many = "{kind:FieldKind[sg]}", "{kind:FieldKind[pl]}"
    said: list[tuple[str, list[str], dict[str, Any]]] = [
        (
            "{kind:AFieldKind} from the field",
            [f"{{kind:AFieldKind}} {_FIELD}", f"(a|an|one|1|any|target|the) {one} {_FIELD}"],
            {"count": 1},
        ),
        (
            f"one of {{whose:Whose}} {many} from the field",
            [
                f"one of {{whose:Whose}} {many} {_FIELD}",
                f"(a|an|one|1|any|target) {one} (from|on) {{whose:Whose}} field",
                f"(a|an|one) {{whose:Whose[third]}} {one} {_FIELD}",
            ],
            {"count": 1},
        ),
        (
            f"{{count:Many}} of {{whose:Whose}} {many} from the field",
            [f"{{count:Many}} of {{whose:Whose}} {many} {_FIELD}"],
            {},
        ),
        (
            f"all of {{whose:Whose}} {many} from the field",
            [f"(all of|all) {{whose:Whose}} {many} {_FIELD}"],
            {"count": None},
        ),
        (f"all {many} from the field", [f"all {many} {_FIELD}"], {"count": None}),
    ]
    made: list[Construct] = []
    for say, read, fixed in said:
        made += construct(gone, RemoveCard, say, read, to=to, **fixed)
    return [
        *made,
        *construct(f"Own{gone}", None, f"{{=:{gone}}}", only=_YOURS, views={WHOLE: UNSAID}),
    ]


_DECKS: Final = {
    "shuffle": ("~shuffle", "~shuffle", "into", "[back] into"),
    "bottom": ("~put", "(~put|~place|~return)", "on the bottom of", "(on|at|to) the bottom of"),
    "top": ("~put", "(~put|~place|~return)", "on top of", "(on|to) [the] top of"),
}


def _to_decks() -> list[Construct]:
    made: list[Construct] = []
    for to, (say_verb, verb, say_into, into) in _DECKS.items():
        gone = f"Gone{to.title()}"
        made += _gone(to)
        made += deed(
            None,
            f"{say_verb} {{=:{gone}}} {say_into} its owner's deck",
            f"{verb} {{=:{gone}}} {into} {{:OwnersDeck}}",
            f"{verb} {{=:Own{gone}}} {into} your [Action] deck",
            forms=YOURS,
        )
    return made


def _sent(to: Any) -> View:
    """A removal by which the card goes there, as what is removed: one of several, or that."""

    def build(removed: Any) -> Any:
        if isinstance(removed, syntax.Either):
            deeds = tuple(build(each) for each in removed.deeds)
            return None if None in deeds else replace(removed, deeds=deeds)
        return replace(removed, to=to) if removed.to == "discard" else None

    return View(
        f"sent to {to}",
        build=build,
        match=lambda removed: (
            replace(removed, to="discard")
            if isinstance(removed, RemoveCard) and removed.to == to
            else None
        ),
    )


def _removals(made: Any) -> tuple[RemoveCard, ...]:
    return tuple(made.deeds) if isinstance(made, syntax.Either) else (made,)


def _is_theirs(removed: RemoveCard) -> bool:
    group = getattr(removed.players, "group", removed.players)
    return "opponent" in (removed.whose, getattr(group, "whose", None))


_SEVERAL: Final = Guard(
    lambda made: isinstance(made, syntax.Either), "one card alone has words of its own"
)
_THEIRS: Final = Guard(
    lambda made: all(_is_theirs(each) for each in _removals(made)),
    "the card goes to its owner: write “its owner returns it to their hand”",
)


def _removed_and_sent() -> list[Construct]:
    """`Remove a Superstar from an opposing Player and shuffle it into its owner's deck`."""
    made: list[Construct] = []
    goes = {to: (into, read, "{:OwnersDeck}") for to, (_, _, into, read) in _DECKS.items()}
    goes["hand"] = ("to", "[back] (to|into)", "{:OwnersHand}")
    for to, (into, read, place) in goes.items():
        verb, verbs = ("~return", "(~return|~put)") if to == "hand" else _DECKS[to][:2]
        where = "its owner's hand" if to == "hand" else "its owner's deck"
        made += deed(
            None,
            f"~remove {{=:Removed}} and ~{verb[1:]} it {into} {where}",
            f"(~remove|~take|~choose) {{=:Removed}} (and|, then|. then|.|;|and then) {verbs}"
            f" {{:RemovedOnes}} {read} {place}",
            forms=YOURS,
            views={WHOLE: _sent(to)},
        )
        made += deed_read(
            None,
            f"(~remove|~take|~choose) {{=:Removals}} (and|, then|. then|.|;|and then) {verbs}"
            f" {{:RemovedOnes}} {read} {place}",
            forms=YOURS,
            only=_SEVERAL,
            views={WHOLE: _sent(to)},
        )
        # Its owner does it, who alone can have it on their Players (T-16)
        put = third(verbs.strip("(~").split("|")[0])
        own = "their hand" if to == "hand" else "their [Action] deck"
        for owner, only in (("(its owner|its controller)", None), ("your opponent", _THEIRS)):
            made += deed_read(
                None,
                f"(~remove|~take) {{=:Removals}} . {owner} {put} {{:RemovedOnes}} {read}"
                f" ({own}|{place})",
                forms=YOURS,
                only=only,
                views={WHOLE: _sent(to)},
            )
    return made


RETURNING: Final[list[Construct]] = [
    *_removed_and_sent(),
    *phrase(
        "RemovedOnes",
        "it",
        "(them|that card|those cards|that (Power Up|Superstar|Gridiron card)"
        "|those (Power Ups|Superstars|Gridiron cards)|the (chosen|removed) (card|cards))",
    ),
    *phrase("OwnersHand", "its owner's hand", "(their owner's|their owners') (hand|hands)"),
    *phrase(
        "OwnersDeck", "its owner's [Action] deck", "(their owner's|their owners') [Action] deck"
    ),
    *phrase("OwnersDeck", "(its owners'|their owners') [Action] decks"),
    *phrase(
        "OwnersPile",
        "its owner's [Action] discard pile",
        "(their owner's|their owners') discard pile",
    ),
    *phrase("OwnersPile", "(their owners'|their) discard piles"),
    *_to_decks(),
    *deed(
        None,
        "~put {=:PutAway} into its owner's discard pile",
        "(~put|~place|~move|~send) {=:PutAway} (into|in|to) {:OwnersPile}",
        forms=YOURS,
    ),
    *construct("PutAway", None, "{=:Removed}", views={WHOLE: UNSAID}),
    *deed(
        PutShown,
        "~put that card into its owner's discard pile",
        "(~put|~place) {:ShownCard} (into|in) ({:OwnersPile}|(your|their) discard pile)",
        category="ShownAway",
        forms=YOURS,
        to="discard",
    ),
    *(
        each
        for form in YOURS
        for each in construct(
            f"Deed[{form}]", None, f"{{=:ShownAway[{form}]}}", views={WHOLE: UNSAID}
        )
    ),
]
