"""`A player`, without a capital letter: one of the two who play the game, or one of the cards?"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from snapcount.cards.language.kernel.errors import TextError
from snapcount.cards.language.kernel.words import Word

GAME: Final = "game"
"""What `player` means that is one of the two who play the game."""

_ENDS: Final = frozenset({".", ",", ";", ":", "!", ")", "and", "or", "then", "this", "until", "up"})
"""What may stand behind it where nothing describes them: `for each player exhausted this way`."""


def undescribed_player(text: str, words: Sequence[Word]) -> TextError | None:
    """The first `for each player` that may be either."""
    for place in range(len(words) - 3):
        one, each, player, after = words[place : place + 4]
        if one.text != "for" or each.text not in ("each", "every") or player.text != "player":
            continue
        if not player.typed and after.text in _ENDS:
            message = "write “for each Player on the field”, or “each player draws …” of you both"
            at, end = each.start, player.end
            return TextError("two-readings", message, text, at, length=end - at)
    return None


def as_cards(words: Sequence[Word]) -> list[Word]:
    """The words with `a player on the offense` as one of the cards: nobody who plays is meant."""
    marked = f"player@{GAME}"
    return [
        word._replace(text="player", means=GAME) if word.text == marked else word for word in words
    ]
