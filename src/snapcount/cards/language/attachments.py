"""Attachments and the field: cards are attached, moved, put onto the field and removed from it."""

from __future__ import annotations

from typing import Any, Final

from snapcount.cards.language import syntax
from snapcount.cards.language.construct import (
    WHOLE,
    Construct,
    Guard,
    construct,
    either,
    phrase,
    word,
)
from snapcount.cards.language.lists import SEVERAL, listed
from snapcount.cards.language.moods import YOURS, deed
from snapcount.cards.nouns import Group
from snapcount.cards.tree import (
    AttachCard,
    CannotPlayKind,
    CannotRemove,
    MovePowerUp,
    MoveThis,
    PutOnField,
    RemoveCard,
    RemoveThis,
)

_SOURCES: Final = {
    "hand": ("hand", "[Action] hand"),
    "deck": ("Action deck", "[Action] deck"),
    "discard": ("discard pile", "[Action] discard pile"),
}
_FIELD: Final = "[(from the field|on the field|from play|in play)]"
_ON: Final = "(from|on|attached to|off|off of)"
_HANDS: Final = (
    "(its owner's hand|its owner's hands|their owner's hand|their owners' hands"
    "|your hand|their hand)"
)

SOMEWHERE_ELSE: Final = Guard(
    lambda to: to.group != Group(other=True), "that is what moving a Power Up means"
)
OTHER_PLAYERS: Final = Guard(
    lambda to: to.group not in (Group(other=True), Group("you", other=True)),
    "that is what moving this card means",
)
"""Another Player is any other that can have the card, and not one besides this one."""


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
        ([f"one of {{whose:Whose}} {many}", f"(a|an) {{whose:Whose[third]}} {one}"], {"count": 1}),
        ([f"{{count:CountWord}} of {{whose:Whose}} {many}"], {}),
        ([f"{{count:Many}} of {{whose:Whose}} {many}"], {}),
        (
            [f"all of {{whose:Whose}} {many}", f"all {{whose:Whose}} {many}", f"{{whose:Whose}} {many}"],
            {"count": None},
        ),
        ([f"up to {{count:Many}} of {{whose:Whose}} {many}"], {"up_to": True}),
    ]
    other: list[tuple[list[str], dict[str, Any]]] = [
        ([f"another {one}", f"one other {one}"], {"count": 1, "other": True}),
        (
            [f"all other {many}", f"[all] [the] other {many}", f"all {many} except this (one|card)"],
            {"count": None, "other": True},
        ),
    ]
    for words, fixed in (*some, *whose, *other):
        said, *read = words
        made += construct(
            "Removed", RemoveCard, f"{said} from the field", [f"{each} {_FIELD}" for each in words],
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
        made += construct(
            "Removed",
            RemoveCard,
            f"{said} from {players}",
            [f"{each} [that (is|are)] {_ON} {players}" for each in words]
            + [f"{each} [that (is|are)] {_ON} {{players:Subjects}}" for each in words],
            **fixed,
        )
        made += construct(
            "Returned",
            RemoveCard,
            f"{said} from {players}",
            [f"{each} [that (is|are)] {_ON} {players}" for each in words],
            to="hand",
            **fixed,
        )
    made += construct(
        "Removed",
        RemoveCard,
        "{players:PlayersOf} {kind:FieldKind[pl]}",
        ["all [of] {players:PlayersOf} {kind:FieldKind[pl]}"],
        count=None,
    )
    return made


def _lists() -> list[Construct]:
    """Several kinds removed at once, or one of several."""
    return [
        *listed("RemovedList", "Removed", "and", ", and", ","),
        *listed("RemovedOptions", "Removed", "or", ", or", ","),
        *construct("Removals", syntax.Together, "{deeds:RemovedList}", views={"deeds": SEVERAL}),
        *construct("Removals", syntax.Either, "{deeds:RemovedOptions}", views={"deeds": SEVERAL}),
        *either("Removals", "Removed"),
    ]


def _fetched() -> list[Construct]:
    """Cards that come onto the field from somewhere else."""
    made: list[Construct] = []
    attaches = "(~attach|~put|~play)"
    for source, (said, read) in _SOURCES.items():
        made += deed(
            AttachCard,
            f"~attach a Power Up from your {said} to {{players:Players[sg]}}",
            f"{attaches} (a|one) {{:PowerUp}} from your {read} (to|on|onto) {{players:Players[sg]}}",
            *(
                [
                    f"{{:Searches}} your {read} for (a|one) {{:PowerUp}} {{:Shown}} (attach|put) it"
                    " (to|on|onto) {players:Players[sg]} {:Shuffled}",
                    f"{{:Searches}} your {read} for (a|one) {{:PowerUp}} {{:Shown}} (attach|put) it"
                    " (to|on|onto) {players:Players[sg]}",
                ]
                if source != "hand"
                else []
            ),
            forms=YOURS,
            source=source,
        )
        field = "(onto|on|into) the field"
        made += deed(
            PutOnField,
            f"~put {{kind:PutKind}} from your {said} onto the field",
            f"(~put|~play|~place) {{kind:PutKind}} from your {read} [{field}]",
            *(
                [
                    f"{{:Searches}} your {read} for {{kind:PutKind}} {{:Shown}}"
                    f" (put|play|place) it {field}",
                    f"{{:Searches}} your {read} for {{kind:PutKind}} {{:Shown}}"
                    f" (put|play|place) it {field} {{:Shuffled}}",
                ]
                if source != "hand"
                else []
            ),
            forms=YOURS,
            source=source,
        )
        its = "(to|onto|on) its [normal] (Player|Player card) [on the field]"
        made += deed(
            PutOnField,
            f"~attach a Superstar from your {said} to its Player",
            f"{attaches} (a|one) Superstar [card] from your {read} {its}",
            *(
                [
                    f"{{:Searches}} your {read} for (a|one) Superstar [card] {{:Shown}}"
                    f" (attach|put) it {its}",
                    f"{{:Searches}} your {read} for (a|one) Superstar [card] {{:Shown}}"
                    f" (attach|put) it {its} {{:Shuffled}}",
                ]
                if source != "hand"
                else []
            ),
            forms=YOURS,
            kind="superstar",
            source=source,
        )
    return made


def _moved() -> list[Construct]:
    """Power Ups from one Player to another."""
    up = "(a|one|target) {:PowerUp}"
    moves = "(~move|~take|~transfer)"
    to, source = "{to:MovedTo}", "{source:Players[sg]}"
    away = "(to|and (attach|move) it to)"
    another = (
        "another Player",
        "(another|a different) Player",
        "another (of|one of) (your|their) Players [on the field]",
        "another one of your Players [on the field]",
    )
    made: list[Construct] = []
    made += deed(
        MovePowerUp,
        "~move a Power Up to another Player",
        f"{moves} {up} {away} (another|a different) Player",
        f"attach {up} to (another|a different) Player",
        forms=YOURS,
    )
    made += deed(
        MovePowerUp,
        f"~move a Power Up to {to}",
        f"{moves} {up} {away} {to}",
        forms=YOURS,
    )
    made += deed(
        MovePowerUp,
        "~move one of {whose:Whose} Power Ups to another Player",
        f"{moves} one of {{whose:Whose}} {{:PowerUps}} {away} (another|a different) Player",
        f"{moves} {up} {_ON} one of {{whose:Whose}} Players [on the field] {away} another",
        forms=YOURS,
    )
    made += deed(
        MovePowerUp,
        f"~move one of {{whose:Whose}} Power Ups to {to}",
        f"{moves} one of {{whose:Whose}} {{:PowerUps}} {away} {to}",
        forms=YOURS,
    )
    made += deed(
        MovePowerUp,
        f"~move a Power Up from {source} to another Player",
        f"{moves} {up} {_ON} {source} {away} (another|a different) Player",
        forms=YOURS,
    )
    made += deed(
        MovePowerUp,
        f"~move a Power Up from {source} to {to}",
        f"{moves} {up} {_ON} {source} {away} {to}",
        forms=YOURS,
    )
    made += deed(
        MoveThis,
        "~move this card to another Player",
        *(f"(~move|~attach) {{:ThisCard}} to {each}" for each in another),
        forms=YOURS,
    )
    made += deed(
        MoveThis,
        "~move this card to {to:MovedThis}",
        "(~move|~attach) {:ThisCard} to {to:MovedThis}",
        forms=YOURS,
    )
    return made


def _this() -> list[Construct]:
    """The card whose text it is."""
    deck = "(its|your|your Action|your Play|its owner's|the Action|the) deck"
    return [
        *phrase("ThisCard", "this card", "this (Power Up|Superstar|Gridiron card|Gridiron)"),
        *deed(
            RemoveThis,
            "~remove this card from the field",
            f"(~remove|~discard) {{:ThisCard}} {_FIELD}",
            forms=YOURS,
        ),
        *construct(
            "Effect",
            RemoveThis,
            "this card is removed from the field",
            [f"{{:ThisCard}} is (removed|discarded) {_FIELD}"],
        ),
        *deed(
            RemoveThis,
            "~return this card to its owner's hand",
            f"(~return|~put) {{:ThisCard}} (to|into) {{:ItsHand}}",
            forms=YOURS,
            to="hand",
        ),
        *deed(
            RemoveThis,
            "~put this card on the bottom of its deck",
            f"(~put|~place|~return) {{:ThisCard}} (on|at|to) the bottom of {deck}",
            f"(~put|~place) {{:ThisCard}} under {deck}",
            forms=YOURS,
            to="bottom",
        ),
        *deed(
            RemoveThis,
            "~shuffle this card into its deck",
            f"~shuffle {{:ThisCard}} [back] into {deck}",
            forms=YOURS,
            to="shuffle",
        ),
    ]


def _forbidden() -> list[Construct]:
    """Cards that cannot be played, or not removed."""
    here = "[while this card is on the field]"
    kinds = "{kind:FieldKind[pl]}"
    removed = f"(be removed|be discarded) {_FIELD}"
    made = [
        *construct(
            "Forbidding",
            CannotPlayKind,
            f"{{who:Who}} cannot play {kinds}",
            [f"{{who:Barred}} (play|attach) [any] [(other|more)] {kinds} {here}"],
        ),
        *construct(
            "Forbidding",
            CannotPlayKind,
            f"{kinds} cannot be played",
            [
                f"{kinds} {{:CannotBe}} (played|attached) {here}",
                f"other {kinds} {{:CannotBe}} (played|attached) {here}",
                f"no [other|more] {kinds} (may|can) be (played|attached) {here}",
            ],
            who="each player",
        ),
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
        ),
        *construct(
            "Modifier",
            CannotRemove,
            f"{{whose:Whose}} {kinds} cannot be removed",
            [f"[all of] {{whose:Whose}} {kinds} (cannot|may not) {removed}"],
        ),
        *construct(
            "Modifier",
            CannotRemove,
            f"all {kinds} from {{players:Subject}} cannot be removed",
            [f"[all] {kinds} {_ON} {{players:Subject}} (cannot|may not) be (removed|discarded)"],
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
        *phrase("CannotBe", "cannot be", "(may not|can not) be"),
        *either("Modifier", "Forbidding"),
        # Two kinds that cannot be played
        *construct("KindForbidden", CannotPlayKind, kinds, who="each player"),
        *listed("KindsForbidden", "KindForbidden", "and", "or", ", and", ","),
        *construct("SeveralForbidden", None, "{=:KindsForbidden}", views={WHOLE: SEVERAL}),
        *construct(
            "Modifier", syntax.Together, f"{{deeds:SeveralForbidden}} {{:CannotBe}} played {here}"
        ),
    ]
    return made


ATTACHMENTS: Final[list[Construct]] = [
    *_removed(),
    *_lists(),
    *_fetched(),
    *_moved(),
    *_this(),
    *_forbidden(),
    *deed(
        None,
        "~remove {=:Removals}",
        "~discard {=:Removals}",
        "~choose {=:Removed} and ~remove it",
        "~choose {=:Removed} (and|;|.) (~remove|~discard) (it|them) [from the field]",
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
        "Effect",
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
    *construct("Effect", None, "{=:Removed} is removed", ["{=:Removed} (is|are) (removed|discarded)"]),
    *either("MovedTo", "This", "That"),
    *construct("MovedTo", None, "{=:Chosen[sg]}", only=SOMEWHERE_ELSE),
    *construct("MovedThis", None, "{=:Chosen[sg]}", only=OTHER_PLAYERS),
    *construct("Subjects", None, "{=:Plural}"),
    *phrase("PowerUp", "Power Up", "Power Up card", "Power-Up", "Power-Up card"),
    *phrase("PowerUps", "Power Ups", "Power Up cards", "Power-Ups"),
    *phrase("Searches", "search", "look through", "search through"),
    *phrase(
        "Shown",
        "and",
        ", reveal it (and|, and)",
        "(, and|, then|.|,)",
    ),
    *phrase("Shuffled", ", then shuffle your deck", "(, then|.|and|. then) shuffle your [Action] deck"),
    *(
        each
        for kind, name in (
            ("superstar", "Superstar"),
            ("gridiron", "Gridiron card"),
            ("environment", "Environment card"),
            ("event", "Event card"),
            ("stadium", "Stadium card"),
            ("weather", "Weather card"),
        )
        for each in word(
            "PutKind",
            kind,
            f"{'an' if name[0] in 'E' else 'a'} {name}",
            f"(a|an|one|any) {name}",
            *([f"(a|an|one) {name.removesuffix(' card')}"] if kind == "gridiron" else []),
            *([f"(a|one) {name} card"] if kind == "superstar" else []),
        )
    ),
]
