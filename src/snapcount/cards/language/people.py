"""The two players of the game, by whatever name: who does something, and whose something is.

`Who[you]` goes with `draw`, `Who[third]` with `draws`; `Whose` stands before a noun, `Whose[third]`
only where that is not yours.
`Barred` begins what is forbidden. `Own[form]` is the doer's own, with a deed in that form.
"""

from __future__ import annotations

from typing import Final

from snapcount.cards.language.construct import Construct, construct, either, phrase, word
from snapcount.cards.language.views import UNSAID

DOER: Final = "doer"
"""Whoever does it: the player that the sentence names, or else the one whose text it is."""

_OTHERS: Final = {
    "opponent": ("your opponent", "the opponent", "your opposing player"),
    "offense": ("the offense", "the player on offense", "the offensive player"),
    "defense": ("the defense", "the player on defense", "the defensive player"),
    "each player": ("each player", "both players", "every player"),
}
_THEIRS: Final = {
    "opponent": ("your opponent's", "the opponent's", "opposing", "an opponent's", "opponent's"),
    "offense": ("the offense's", "the player on offense's"),
    "defense": ("the defense's", "the player on defense's"),
    "each player": ("each player's", "both players'", "every player's"),
}
_NOBODY: Final = ("neither player may", "(players|teams) (cannot|may not)", "no player (can|may)")

PEOPLE: Final[list[Construct]] = [
    *word("Who[you]", "you", "you"),
    *word("Whose", "you", "your", "the player's own"),
    *either("Whose", "Whose[third]"),
    *phrase("Own[base]", "your", "your own"),
    *phrase("Own[bare]", "their", "their own", "his or her", "its"),
    *phrase("Own[third]", "their", "their own", "his or her", "its"),
    *phrase("Own[gerund]", "your", "your own", "their", "their own"),
    *word("Whose", DOER, "their own", "your own"),
    *either("Who", "Who[you]", "Who[third]"),
]
for _who, _names in _OTHERS.items():
    PEOPLE += word("Who[third]", _who, *_names, f"they@{'each' if ' ' in _who else _who}")
    PEOPLE += word("Whose[third]", _who, *_THEIRS[_who], f"their@{'each' if ' ' in _who else _who}")

PEOPLE += [
    # Who may not: before what they may not do
    *(
        each
        for who in ("Who[you]", "Who[third]")
        for each in construct(
            "Barred", None, f"{{=:{who}}} cannot", [f"{{=:{who}}} (may not|must not|can no longer)"]
        )
    ),
    *construct("Nobody", None, "neither player can", _NOBODY, **{"=": "each player"}),
    *construct("Barred", None, "{=:Nobody}", views={"=": UNSAID}),
]
