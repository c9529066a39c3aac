"""Attachments and the field: cards are attached, moved, put onto the field and removed from it."""

from __future__ import annotations

from typing import Final

from snapcount.cards.language.cards.removal import ON
from snapcount.cards.language.cards.searching import seeking
from snapcount.cards.language.kernel import syntax
from snapcount.cards.language.kernel.construct import (
    Construct,
    Guard,
    construct,
    either,
    only_read,
    phrase,
    whole,
    word,
)
from snapcount.cards.language.kernel.lists import SEVERAL, listed
from snapcount.cards.language.kernel.moods import YOURS, deed, deed_read
from snapcount.cards.language.kernel.template import WHOLE
from snapcount.cards.nouns import Choose, Group
from snapcount.cards.tree import (
    AttachCard,
    CannotPlayKind,
    MovePowerUp,
    MoveThis,
    PutOnField,
)

_THERE: Final = "[on the field]"
_SOURCES: Final = {
    "hand": ("hand", "[Action] hand"),
    "deck": ("Action deck", "[Action] deck"),
    "discard": ("discard pile", "[Action] discard pile"),
}

SOMEWHERE_ELSE: Final = Guard(
    lambda to: isinstance(to, Choose) and to.group != Group(other=True),
    "that is what moving a Power Up means",
)
OTHER_PLAYERS: Final = Guard(
    lambda to: (
        isinstance(to, Choose) and to.group not in (Group(other=True), Group("you", other=True))
    ),
    "that is what moving this card means",
)
"""Another Player is any other that can have the card, and not one besides this one."""


def _fetched() -> list[Construct]:
    """Cards that come onto the field from somewhere else: at once, or sought there and then put."""
    made: list[Construct] = []
    attaches = "(~attach|~put|~play|~return)"
    puts = "(~put|~play|~place|~return)"
    field = "(onto|on|into|to) the field"
    its = "(to|onto|on) its [normal] (Player|Player card|counterpart) [on (the|your) field]"
    for source, (said, read) in _SOURCES.items():
        where = f"your {read}"
        seeks_up, seeks, seeks_star = (f"Seek{what}In{source}" for what in ("Up", "Kind", "Star"))
        made += seeking(seeks_up, where, "(a|one) {:PowerUp}", **whole(None))
        made += seeking(seeks, where, "{=:PutKind}")
        made += seeking(seeks_star, where, "(a|one) Superstar [[Player] card]", **whole(None))
        made += deed(
            AttachCard,
            f"~attach a Power Up from your {said} to {{players:Players[sg]}}",
            f"{attaches} (a|one) {{:PowerUp}} from {where} (to|on|onto) {{players:Players[sg]}}",
            f"{{:{seeks_up}[form]}} {{:Shown}} (~attach|~put) it (to|on|onto)"
            " {players:Players[sg]} [{:Shuffled}]",
            forms=YOURS,
            source=source,
        )
        made += deed(
            PutOnField,
            f"~put {{kind:PutKind}} from your {said} onto the field",
            f"{puts} {{kind:PutKind}} from {where} [{field}]",
            f"{{kind:{seeks}[form]}} {{:Shown}} {puts} it {field} [{{:Shuffled}}]",
            forms=YOURS,
            source=source,
        )
        made += deed_read(
            PutOnField,
            f"{attaches} (a|one) Superstar [[Player] card] from {where} {its}",
            f"{{:{seeks_star}[form]}} {{:Shown}} (~attach|~put) it {its} [{{:Shuffled}}]",
            forms=YOURS,
            kind="superstar",
            source=source,
        )
        made += construct(
            "Imposed",
            AttachCard,
            f"(a|one) {{:PowerUp}} from {where} is attached to {{players:Players[sg]}}",
            source=source,
        )
    return made


def _moved() -> list[Construct]:
    """Power Ups from one Player to another."""
    up = "(a|one|target) {:PowerUp}"
    moves = "(~move|~take|~transfer|~take control of)"
    to, source = "{to:MovedTo}", "{source:Players[sg]}"
    away = "(to|and (attach|move) it to|. (attach|move) it to)"
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
        f"{moves} {up} {ON} one of {{whose:Whose}} Players [on the field] {away} another",
        forms=YOURS,
    )
    made += only_read(
        deed(
            MovePowerUp,
            f"{moves} one of your {{:PowerUps}} {away} another [one] of your Players {_THERE}",
            forms=YOURS,
            whose="you",
        )
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
        f"{moves} {up} {ON} {source} {away} (another|a different) Player",
        forms=YOURS,
    )
    made += deed(
        MovePowerUp,
        f"~move a Power Up from {source} to {to}",
        f"{moves} {up} {ON} {source} {away} {to}",
        forms=YOURS,
    )
    made += deed(
        MovePowerUp,
        f"~move one of {{whose:Whose}} Power Ups from {source} to another Player",
        f"{moves} one of {{whose:Whose}} {{:PowerUps}} {ON} {source} {away}"
        " (another|a different) Player",
        forms=YOURS,
    )
    made += deed(
        MovePowerUp,
        f"~move one of {{whose:Whose}} Power Ups from {source} to {to}",
        f"{moves} one of {{whose:Whose}} {{:PowerUps}} {ON} {source} {away} {to}",
        forms=YOURS,
    )
    made += construct(
        "Imposed",
        MovePowerUp,
        "one of {whose:Whose} {:PowerUps} (moves|is moved) to {to:MovedTo}",
        [
            (
                "one of the {:PowerUps} on {whose:Whose} Players [on the field] (moves|is moved)"
                " to {to:MovedTo}"
            ),
        ],
        printed=False,
    )
    made += phrase("AnotherOfYours", "another [one] of your Players [on the field]")
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


def _forbidden() -> list[Construct]:
    """Cards that cannot be played, or not removed."""
    here = "[while this card is on the field]"
    kinds = "{kind:KindPlayed[pl]}"
    any_of = f"([any] [other|more] {kinds}|(a|an|any|another) {{kind:KindPlayed[sg]}})"
    made = [
        *construct(
            "Forbidding",
            CannotPlayKind,
            f"{{who:Who}} cannot play {kinds}",
            [
                f"{{who:Barred}} (play|attach) {any_of} {here}",
                f"{{who:Who}} (plays|play) no {kinds}",
                f"[other] {kinds} {{:CannotBe}} (played|attached) by {{who:Who}}",
                f"{{who:Whose}} {kinds} {{:CannotBe}} (played|attached)",
            ],
        ),
        *only_read(
            construct(
                "Forbidding",
                CannotPlayKind,
                f"{kinds} cannot be played",
                [
                    f"[other] {kinds} {{:CannotBe}} (played|attached) {here}",
                    f"no [other|more] {kinds} (may|can) be (played|attached) {here}",
                    f"(no|neither) player (may|can) play {any_of} {here}",
                ],
                who="each player",
            )
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
    *_fetched(),
    *_moved(),
    *_forbidden(),
    *either("MovedTo", "This", "That"),
    *construct("MovedTo", None, "{=:Chosen[sg]}", only=SOMEWHERE_ELSE),
    *construct("MovedThis", None, "{=:Chosen[sg]}", only=OTHER_PLAYERS),
    *phrase("PowerUp", "Power Up", "Power Up card", "Power-Up", "Power-Up card"),
    *phrase("PowerUps", "Power Ups", "Power Up cards", "Power-Ups"),
    *phrase(
        "Shown",
        "and",
        ", reveal it (and|, and)",
        "(, and|, then|.|,)",
    ),
    *phrase(
        "Shuffled", ", then shuffle your deck", "(, then|.|and|. then) shuffle your [Action] deck"
    ),
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
            *([f"(a|one) {name} [Player] card"] if kind == "superstar" else []),
        )
    ),
]
