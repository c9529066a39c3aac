"""The two players of the game, by whatever name: who does something, and whose something is.

`Who[base]` (you, they, both players) goes with `draw`, `Who[third]` with `draws`; `Whose` stands
before a noun. `Whose[third]` is not yours.
`Barred` begins what is forbidden. `Own[form]` is the doer's own, with a deed in that form.
"""

from __future__ import annotations

from typing import Final

from snapcount.cards.language.kernel.construct import (
    WHOLE,
    Construct,
    View,
    construct,
    either,
    only_read,
    phrase,
    word,
)
from snapcount.cards.language.kernel.doers import ANYONE, DOER, ELSE, OWN
from snapcount.cards.language.kernel.views import UNSAID

THEIRS: Final = View(
    "their own", build=lambda _: OWN, match=lambda whose: whose if whose == DOER else None
)


OTHERS: Final = {
    "opponent": (
        "your opponent",
        "the opponent",
        "your opposing player",
        "the other player",
        "the (other|opposing) (team|side)",
    ),
    "offense": ("the offense", "the player on offense", "the offensive player"),
    "defense": ("the defense", "the player on defense", "the defensive player"),
    "each player": ("each player", "every player"),
}
_THEIRS: Final = {
    "opponent": (
        "your opponent's",
        "the opponent's",
        "opposing",
        "an opponent's",
        "opponent's",
        "opponents'",
        "the other player's",
        "the (other|opposing) team's",
    ),
    "offense": ("the offense's", "the player on offense's"),
    "defense": ("the defense's", "the player on defense's"),
    "each player": ("each player's", "both players'", "every player's"),
}
_NOBODY: Final = (
    "neither player may",
    "(players|teams) (cannot|may not)",
    "(no player|nobody|no one) (can|may)",
)

PEOPLE: Final[list[Construct]] = [
    *word("Who[you]", "you", "you"),
    *word("Whose", "you", "your", "the player's own", "your own"),
    *either("Whose", "Whose[third]"),
    *(
        each
        for side in ("offense", "defense")
        for each in only_read(word("Who[third]", side, f"(a|any) player@game on {side}"))
    ),
    # Behind what is theirs: `an Action card of yours`
    *word("WhoseAlone", "you", "yours", "your own"),
    *either("WhoseAlone", "Whose[third]"),
    *only_read(word("Yours", "you", "yours")),
    *phrase("Own[base]", "your", "your own"),
    *phrase("Own[bare]", "their", "their own", "his or her", "its"),
    *phrase("Own[third]", "their", "their own", "his or her", "its"),
    *phrase("Own[gerund]", "your", "your own", "their", "their own"),
    # Behind what is theirs, where it has nothing of theirs in front: `Runs of both players`
    *(
        each
        for who, names in (*OTHERS.items(), ("each player", ("both players", "either player")))
        for each in only_read(word("OwnerBehind", who, *names))
    ),
    *construct("Whose", None, "{=:TheirOwn}", views={WHOLE: THEIRS}),
    *word("TheirOwn", DOER, "their own"),
    *only_read(word("Who[third]", "you", "your team")),
    *word("Who[third]", ANYONE, "that player", "that team"),
    *only_read(word("Who[they]", ANYONE, "they@anyone")),
    *word("Whose", ANYONE, "that player's", "their@anyone", "that team's"),
    *only_read(word("Who[they]", ELSE, "they@else")),
    *only_read(word("Whose", ELSE, "their@else")),
    # The other player is not the one who was named last
    *(
        each
        for named, other in (
            ("anyone", ELSE),
            ("opponent", "you"),
            ("offense", "defense"),
            ("defense", "offense"),
        )
        for each in only_read(
            word("Who[third]", other, f"the other@{named} player")
            + word("Whose", other, f"the other@{named} player's")
        )
    ),
    *only_read(word("Who[third]", ELSE, "(their@anyone|that player's) opponent")),
    *(
        each
        for side, other in (("offense", "defense"), ("defense", "offense"))
        for each in only_read(
            word("Who[third]", other, f"their@{side} opponent")
            + word("Whose", other, f"their@{side} opponent's")
        )
    ),
    *only_read(word("Whose", ELSE, "(their@anyone|that player's) opponent's")),
    *only_read(
        word(
            "Who[both]",
            "each player",
            "both players",
            "players",
            "all players",
            "you and your opponent [each|both]",
            "both of you",
            "they@each (each|both)",
            "each",
        )
    ),
    # After both were named: `then each draws a card`
    *only_read(word("Who[third]", "each player", "each", "each of (you|them@each|the players)")),
    *either("Who[plural]", "Who[they]", "Who[both]"),
    *either("Who[base]", "Who[you]", "Who[plural]"),
    *either("Who[other]", "Who[plural]", "Who[third]"),
    *either("Who", "Who[third]", "Who[base]"),
]
for _who, _names in OTHERS.items():
    _they = f"they@{'each' if ' ' in _who else _who}"
    PEOPLE.extend(word("Who[third]", _who, *_names))
    PEOPLE.extend(only_read(word("Who[they]", _who, _they)))
    PEOPLE.extend(word("Whose[third]", _who, *_THEIRS[_who], _they.replace("they", "their")))

PEOPLE.extend(
    [
        # Who may not: before what they may not do
        *(
            each
            for who in ("Who[base]", "Who[third]")
            for each in construct(
                "Barred",
                None,
                f"{{=:{who}}} cannot",
                [
                    f"{{=:{who}}} (may not|must not|can no longer|can not)",
                    f"{{=:{who}}} (is|are) (not allowed|unable) to",
                ],
            )
        ),
        *word("Nobody", "each player", "neither player can", *_NOBODY),
        *construct("Barred", None, "{=:Nobody}", views={"=": UNSAID}),
    ]
)
