"""Removal: cards leave the field, or cannot."""

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
    either,
    only_read,
    phrase,
)
from snapcount.cards.language.kernel.lists import SEVERAL, SINGLE, listed
from snapcount.cards.language.kernel.moods import YOURS, deed, deed_read
from snapcount.cards.nouns import Choose, That, This
from snapcount.cards.tree import CannotRemove, RemoveCard, RemoveThis

_IN: Final = "(from the field|on the field|from play|in play)"
_FIELD: Final = f"[{_IN}]"
ON: Final = "(from|on|attached to|off|off of)"
_HANDS: Final = (
    "(its owner's hand|its owner's hands|their owner's hand|their owners' hands"
    "|your hand|their hand)"
)


def _removed() -> list[Construct]:
    """What is removed, as the removal; `Returned` is what goes to a hand instead."""
    made: list[Construct] = []
    one, many = "{kind:FieldKind[sg]}", "{kind:FieldKind[pl]}"
    some: list[tuple[list[str], dict[str, Any]]] = [
        (["{kind:AFieldKind}", f"(a|an|one|1|any|target|the) {one}"], {"count": 1}),
        ([f"{{count:Many}} {many}"], {}),
        ([f"all {many}", f"[all] [the] {many}", f"every {one}", f"each {one}"], {"count": None}),
        ([f"up to {{count:Many}} {many}"], {"up_to": True}),
        ([f"up to one {one}"], {"up_to": True, "count": 1}),
    ]
    whose: list[tuple[list[str], dict[str, Any]]] = [
        (
            [
                f"one of {{whose:Whose}} {many}",
                f"(a|an|any|target) {{whose:Whose[third]}} {one}",
                f"(a|an|any|one|target) {one} {{whose:LyingWith}}",
            ],
            {"count": 1},
        ),
        ([f"{{count:CountWord}} of {{whose:Whose}} {many}"], {}),
        ([f"{{count:Many}} of {{whose:Whose}} {many}"], {}),
        (
            [
                f"all of {{whose:Whose}} {many}",
                f"all {{whose:Whose}} {many}",
                f"{{whose:Whose}} {many}",
                f"all {many} {{whose:LyingWith}}",
                f"(each|every) {one} {{whose:LyingWith}}",
            ],
            {"count": None},
        ),
        ([f"up to {{count:Many}} of {{whose:Whose}} {many}"], {"up_to": True}),
        ([f"up to one of {{whose:Whose}} {many}"], {"up_to": True, "count": 1}),
    ]
    other: list[tuple[list[str], dict[str, Any]]] = [
        ([f"another {one}", f"one other {one}"], {"count": 1, "other": True}),
        (
            [
                f"all other {many}",
                f"[all] [the] other {many}",
                f"all {many} except this (one|card)",
            ],
            {"count": None, "other": True},
        ),
    ]
    for words, fixed in (*some, *whose, *other):
        said = words[0]
        made += construct(
            "Removed",
            RemoveCard,
            f"{said} from the field",
            [f"{each} {_FIELD}" for each in words],
            **fixed,
        )
        made += construct("Bared", RemoveCard, said, words[1:], **fixed)
        if fixed == {"count": None} and (words, fixed) in some:
            made += construct(
                "Removed",
                RemoveCard,
                f"{said} from the field , counting only those {{counted:Who}} had played",
                **fixed,
            )
        made += construct(
            "Placed",
            RemoveCard,
            f"{said} from the field",
            [f"{each} {_IN}" for each in words],
            **fixed,
        )
        made += construct(
            "Returned",
            RemoveCard,
            f"{said}",
            [f"{each} {_FIELD}" for each in words],
            to="hand",
            **fixed,
        )
    for words, fixed in some:
        said = words[0]
        players = "{players:Players}"
        for category in ("Removed", "Placed"):
            made += construct(
                category,
                RemoveCard,
                f"{said} from {players}",
                [f"{each} [that (is|are)] {ON} {players}" for each in words]
                + [f"{each} [that (is|are)] {ON} {{players:Subjects}}" for each in words],
                **fixed,
            )
        made += construct(
            "Returned",
            RemoveCard,
            f"{said} from {players}",
            [f"{each} [that (is|are)] {ON} {players}" for each in words],
            to="hand",
            **fixed,
        )
    # Only those lie on Players
    made += only_read(
        construct(
            "Removed",
            RemoveCard,
            f"(a|an|one|1|any|target) {one} {ON} (its|their|a|any) Player",
            only=Guard(
                lambda said: said.kind in ("power up", "superstar"), "that lies on no Player"
            ),
            count=1,
        )
    )
    made += only_read(
        construct(
            "Removed",
            RemoveCard,
            "{players:PlayersOf} {kind:FieldKind[pl]}",
            ["all [of] {players:PlayersOf} {kind:FieldKind[pl]}"],
            count=None,
        )
    )
    return made


class Bare(msgspec.Struct, frozen=True):
    """A card to be removed of which it is not said from where."""

    card: RemoveCard


def _of_them(row: tuple[Any, ...]) -> tuple[Any, ...] | None:
    """`a Power Up or a Superstar from one of your Players`: where is said once, for all of them."""
    if len(row) < 2:
        return None
    last = getattr(row[-1], "card", row[-1])
    where = {"players": last.players, "whose": last.whose}
    return tuple(
        msgspec.structs.replace(each.card, **where)
        if isinstance(each, Bare) and each.card.whose is None and _may_lie_there(each.card, last)
        else getattr(each, "card", each)
        for each in row
    )


def _may_lie_there(card: RemoveCard, last: RemoveCard) -> bool:
    """Only Power Ups and Superstars lie on Players."""
    return last.players is None or card.kind in ("power up", "superstar")


def _apart(row: tuple[Any, ...]) -> tuple[Any, ...] | None:
    """The same with all of them; for each of them somebody else would be chosen."""
    last = getattr(row[-1], "card", row[-1])
    shared = any(isinstance(each, Bare) for each in row[:-1])
    return None if shared and isinstance(last.players, Choose) else _of_them(row)


APART: Final = View("apart", build=_apart, match=SEVERAL.match)
OF_THEM: Final = View("of them", build=_of_them, match=SEVERAL.match)


def _lists() -> list[Construct]:
    """Several kinds removed at once, or one of several."""
    return [
        *listed("RemovedList", "RemovedItem", "and", ", and", ","),
        *listed("RemovedOptions", "RemovedItem", "or", ", or", ","),
        *construct("RemovedItem", Bare, "{card:Bared}"),
        *either("RemovedItem", "Placed"),
        *construct("Removals", syntax.Together, "{deeds:RemovedList}", views={"deeds": APART}),
        *construct("Removals", syntax.Either, "{deeds:RemovedOptions}", views={"deeds": OF_THEM}),
        *either("Removals", "Removed"),
    ]


def _this() -> list[Construct]:
    """The card whose text it is."""
    kept = "{:NotDiscarded}"
    deck = "(its|your|your Action|your Play|its owner's|the Action|the) deck"
    return [
        *(
            each
            for to, frame in (
                ("hand", f"(~return|~put|~take) @ [back] (to|into) {{:ItsHand}} [{kept}]"),
                ("top", f"(~put|~place|~return) @ [back] on [the] top of {deck} [{kept}]"),
                ("bottom", f"(~put|~place|~return) @ (on|at|to) the bottom of {deck} [{kept}]"),
                ("shuffle", f"~shuffle @ [back] into {deck} [{kept}]"),
            )
            for each in deed_read(
                syntax.ThisPlayGoes,
                # Of cards on the field none goes on top of its deck
                frame.replace("@", f"this (play|Play card{'|card' if to == 'top' else ''})"),
                frame.replace("@", "this (play|Play card|card) from your [Play] discard pile"),
                forms=YOURS,
                to=to,
            )
        ),
        *phrase(
            "ThisCard", "this card", "this", "this (Power Up|Superstar|Gridiron|Synergy) [card]"
        ),
        *deed(
            RemoveThis,
            "~remove this card from the field",
            f"(~remove|~discard) {{:ThisCard}} {_FIELD}",
            forms=YOURS,
        ),
        *construct(
            "Imposed",
            RemoveThis,
            "this card is removed from the field",
            [f"{{:ThisCard}} is (removed|discarded) {_FIELD}"],
        ),
        *deed(
            RemoveThis,
            "~return this card to its owner's hand",
            "(~return|~put|~take) {:ThisCard} [back] (to|into) {:ItsHand} [{:NotDiscarded}]",
            forms=YOURS,
            to="hand",
        ),
        *deed(
            RemoveThis,
            "~put this card on the bottom of its deck",
            f"(~put|~place|~return) {{:ThisCard}} (on|at|to) the bottom of {deck} [{kept}]",
            f"(~put|~place) {{:ThisCard}} under {deck} [{kept}]",
            forms=YOURS,
            to="bottom",
        ),
        *deed(
            RemoveThis,
            "~shuffle this card into its deck",
            f"~shuffle {{:ThisCard}} [back] into {deck} [{kept}]",
            forms=YOURS,
            to="shuffle",
        ),
    ]


_THEIR_EFFECTS: Final = (
    "(your opponent|your opponent's (effects|cards|card effects)"
    "|(effects|cards) (of your opponent|your opponent controls))"
)


def _kept() -> list[Construct]:
    """What cannot be removed."""
    kinds = "{kind:FieldKind[pl]}"
    removed = f"(be removed|be discarded) {_FIELD}"
    return [
        *construct(
            "Modifier",
            CannotRemove,
            "this card cannot be removed",
            [f"{{:ThisCard}} cannot {removed}", f"{{:ThisCard}} may not {removed}"],
        ),
        *construct(
            "Modifier",
            CannotRemove,
            f"all {kinds} cannot be removed",
            [f"[all] {kinds} (cannot|may not) {removed}"],
            only=Guard(lambda kept: kept.kind != "superstar", "a Superstar is a Player"),
        ),
        *only_read(
            construct(
                "Modifier",
                CannotRemove,
                f"[all] (Superstars|Superstar [Player] cards) (cannot|may not) {removed}",
                kind="superstar",
            )
        ),
        *construct(
            "Modifier",
            CannotRemove,
            f"{{whose:Whose}} {kinds} cannot be removed",
            [f"[all of] {{whose:Whose}} {kinds} (cannot|may not) {removed}"],
        ),
        # Only what the opponent's effects do
        *construct(
            "Modifier",
            CannotRemove,
            f"your opponent's effects cannot remove {{whose:Whose}} {kinds}",
            [
                (
                    f"{_THEIR_EFFECTS} (cannot|may not) (remove|discard) {{whose:Whose}} {kinds}"
                    f" {_FIELD}"
                ),
                f"{{whose:Whose}} {kinds} (cannot|may not) {removed} by {_THEIR_EFFECTS}",
            ],
            by="opponent",
        ),
        *construct(
            "Modifier",
            CannotRemove,
            "your opponent's effects cannot remove this card",
            [
                f"{_THEIR_EFFECTS} (cannot|may not) (remove|discard) {{:ThisCard}} {_FIELD}",
                f"{{:ThisCard}} (cannot|may not) {removed} by {_THEIR_EFFECTS}",
            ],
            by="opponent",
        ),
        *only_read(
            construct(
                "Modifier",
                CannotRemove,
                f"[card] effects (cannot|may not) remove {{whose:Whose}} {kinds} {_FIELD}",
                [f"{{whose:Whose}} {kinds} (cannot|may not) {removed} by [card] effects"],
            )
        ),
        *construct(
            "Modifier",
            CannotRemove,
            f"all {kinds} from {{players:Subject}} cannot be removed",
            [f"[all] {kinds} {ON} {{players:Subject}} (cannot|may not) be (removed|discarded)"],
        ),
        *construct(
            "Modifier",
            CannotRemove,
            "all Superstar Players on the field cannot be removed",
            kind="superstar",
        ),
        *construct(
            "Modifier",
            CannotRemove,
            "all of {whose:Whose} Superstar Players on the field cannot be removed",
            kind="superstar",
        ),
    ]


_OFF: Final = "(discarded|removed|put into (your|its owner's) [Action] discard pile)"
_WITH_ITS_PLAYER: Final = Guard(
    lambda said: (
        getattr(said.occasion, "event", "") == "a Player leaves the field"
        and isinstance(said.occasion.players, This | That)
    ),
    "this card is discarded when its Player leaves the field (P-5), or when something removes it",
)


def _comes_back() -> list[Construct]:
    """Where a card goes from the field that would be discarded: with its Player, or whenever."""
    comes = {
        to: f"{verb} (it|this card|this Power Up) [back] {where} [{{:NotDiscarded}}]"
        for to, verb, where in (
            ("hand", "(return|put|take)", "(to|into) {:ItsHand}"),
            ("bottom", "(put|place|return)", "(on|at|to) the bottom of (its|your Action) deck"),
            ("shuffle", "shuffle", "into (its|your Action) deck"),
        )
    }
    then = "[instead] {then:ComesBack} [[,] instead]"
    return [
        *(
            each
            for to, frame in comes.items()
            for each in construct("ComesBackTo", RemoveThis, frame, to=to)
        ),
        *construct("ItComesBack", None, "{=:ComesBackTo}", views={WHOLE: SINGLE}),
        *construct("ComesBack", syntax.Says, "{clauses:ItComesBack}"),
        *construct("ComesBack", syntax.Offers, "you {:May} {clauses:ItComesBack}", who="you"),
        *construct(
            "Statement[stop]",
            syntax.Occurs,
            f"(if|when|whenever) {{:ThisCard}} (would be|is) {_OFF}"
            f" (because|when|after|as) {{occasion:Events}} , {then}",
            printed=False,
            only=_WITH_ITS_PLAYER,
        ),
        *construct("OffTheField", None, "{:Whenever} {=:LeavesTheField}"),
        *construct("OffTheField", None, "(if|when|whenever) {=:WouldLeave}"),
        *construct(
            "WouldLeave",
            syntax.Occasion,
            "{:ThisCard} would (leave the field|be (removed|discarded) from the field)",
            event="this card leaves the field",
        ),
        *construct(
            "Statement[stop]",
            syntax.Occurs,
            f"{{occasion:OffTheField}} , {then}",
            printed=False,
        ),
    ]


REMOVAL: Final[list[Construct]] = [
    *_comes_back(),
    *_removed(),
    *_lists(),
    *_this(),
    *_kept(),
    *deed(
        None,
        "~remove {=:Removals}",
        "~discard {=:Removals}",
        "~choose {=:Removed} and ~remove it",
        "~choose {=:Removed} (and|;|.) (~remove|~discard) {:RemovedOnes} [from the field]",
        "~choose {=:Removed} (;|.) it is (removed|discarded) [from the field]",
        "~take {=:RemovedFrom}",
        forms=YOURS,
    ),
    *construct(
        "RemovedFrom",
        RemoveCard,
        "{kind:AFieldKind} off {players:Players[sg]}",
        count=1,
    ),
    *construct(
        "Imposed",
        RemoveCard,
        "all {kind:FieldKind[pl]} are removed from {players:Players}",
        ["[all] {kind:FieldKind[pl]} are (removed|discarded) from {players:Players}"],
        count=None,
    ),
    *deed(
        None,
        "~return {=:Returned} to its owner's hand",
        f"(~return|~put) {{=:Returned}} (to|into) {_HANDS}",
        forms=YOURS,
    ),
    *construct(
        "Imposed",
        None,
        "{=:Removed} is removed",
        ["{=:Removed} (is|are) (removed|discarded) [from the field]"],
    ),
    *construct("Subjects", None, "{=:Plural}"),
]
