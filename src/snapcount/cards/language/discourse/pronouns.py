"""Whom `they` means: the player of the game who was named last before it, decided by place.

Where none was, it may be the runner or the receiver of whom the sentence speaks.
"""

from __future__ import annotations

from typing import Final

from snapcount.cards.language.discourse.previous_play import with_previous_play
from snapcount.cards.language.discourse.short_plurals import with_plurals
from snapcount.cards.language.discourse.that_kick import with_that_kick
from snapcount.cards.language.kernel.words import Word

PRONOUNS: Final = frozenset({"they", "their", "them", "theirs"})
_NAMED: Final = {
    "opponent": "opponent",
    "opponent's": "opponent",
    "opposing": "opponent",
    "offense": "offense",
    "offense's": "offense",
    "defense": "defense",
    "defense's": "defense",
}
_ANYONE: Final = {("a", "player"), ("either", "player"), ("any", "player"), ("target", "player")}
_EACH: Final = {
    ("each", "player"),
    ("each", "player's"),
    ("both", "players"),
    ("both", "players'"),
    ("neither", "player"),
}
_PLAYERS: Final = frozenset(word for _, word in _EACH | _ANYONE)


def _is_of_cards(words: list[Word], at: int) -> bool:
    """Whether a side of the ball is only named as the kind of a card: `an Offense card`."""
    return words[at].text in ("offense", "defense") and any(
        word.text in ("card", "cards", "action") for word in words[at + 1 : at + 2]
    )


def _is_player(words: list[Word], at: int) -> bool:
    """Whether a player of the game stands there, and no Player."""
    return at < len(words) and words[at].text in ("player", "player's") and not words[at].typed


def _has_side(words: list[Word], at: int) -> bool:
    """`A player on offense`, who plays the game; with a capital letter it is one of the cards."""
    if not at or not _is_player(words, at) or words[at - 1].text not in ("a", "any"):
        return False
    side = [word.text for word in words[at + 1 : at + 3]]
    return side in (["on", "offense"], ["on", "defense"])


_ONE_EACH: Final = {"hands": "hand", "decks": "deck", "piles": "pile"}
"""What each of the two has one of: `both players discard their Action hands`."""


def _is_of_each(words: list[Word], at: int) -> bool:
    """Whether it is named whose they are, and of which deck."""
    before = [word.text for word in words[max(at - 3, 0) : at] if word.text != "discard"]
    return len(before) > 1 and before[-2] == "their" and before[-1] in ("action", "play")


_ROLES: Final = {
    "runner": "runner",
    "runner's": "runner",
    "receiver": "receiver",
    "receiver's": "receiver",
    "carrier": "carrier",
    "carrier's": "carrier",
}
"""Who has the ball: where no player of the game was named, `they fumble` is said of them."""
_EITHER: Final = "either"


def _role(word: Word, before: str) -> str:
    """Who has the ball, as far as the sentence has said; nobody is meant where two were named."""
    if word.text in (".", "\n"):
        return ""
    role = _ROLES.get(word.text, before)
    return role if before in ("", role) else _EITHER


_ACROSS: Final = {"offense": "defense", "defense": "offense"}
_FOES: Final = frozenset({"opponent", "opponent's"})


def _is_anyones(word: Word, named: str) -> bool:
    """Whether it is said of any player's: `their`, or `that player's`."""
    return word.means == "anyone" or (named == "anyone" and word.text == "player's")


_STANDING: Final = frozenset(
    {"ahead", "leading", "winning", "behind", "trailing", "losing", "tied"}
)
_ASKING: Final = frozenset({"while", "when", "if", "unless", "as"})


def _names_nobody_else(words: list[Word], at: int) -> bool:
    """Whether only whoever's text it is can be `ahead` there: nobody else is named before it in the
    sentence, or begins what comes after it. Both players are tied, whoever is named."""
    if words[at].text == "tied" and [word.text for word in words[at + 1 : at + 2]] != ["or"]:
        return True
    start, comma = at, at
    while start and words[start - 1].text not in (".", "\n", ":"):
        start -= 1
    while comma < len(words) and words[comma].text not in (",", ".", "\n"):
        comma += 1
    others = (*words[start:at], *words[comma + 1 : comma + 3])
    return not any(
        word.text in _NAMED or (word.text in _PLAYERS and not word.typed) for word in others
    )


_BOTH: Final = ("you and your opponent", "each of you", "both of you")
"""Both players, as they are addressed."""
_EACH_ONE: Final = {"your": "their", "you": "they"}
"""What either of them is called in the clause where both were."""
_ENDS: Final = frozenset({",", ".", ":", ";", "\n", *_ASKING})


def _names_both(words: list[Word], at: int) -> bool:
    """Whether both players are named there, of each of whom the clause is said."""
    before = " ".join(word.text for word in words[max(at - 3, 0) : at + 1])
    return before.endswith(_BOTH)


def _ends_clause(words: list[Word], at: int) -> bool:
    """Whether what comes there may be said of one of them: `and your Quarterback is energized`."""
    if words[at].text == "and":
        return any(word.text in _EACH_ONE for word in words[at + 1 : at + 2])
    return words[at].text in _ENDS


_SIDES: Final = frozenset({"offense", "defense"})
_PLAY: Final = frozenset({"play", "call"})
_CALLED: Final = frozenset({"called", "current"})
_OF_A_CARD: Final = frozenset({"strength", "card", "cards", "hand", "deck", "discard"})


def _is_sides_play(words: list[Word], at: int, named: str) -> bool:
    """`Its play`, of the side that was named: no card has one of its own."""
    if words[at].text != "its" or named not in _SIDES:
        return False
    following = [word.text for word in words[at + 1 : at + 4] if word.text not in _CALLED]
    return not _PLAY.isdisjoint(following[:1]) and _OF_A_CARD.isdisjoint(following[1:2])


def with_antecedents(words: list[Word], at_kick: bool = False) -> list[Word]:
    """The words, with each `they` knowing which player of the game was named last before it.

    `It` is a play of the past where one was named, and `one of your WR` is one of several.
    """
    words = with_that_kick(with_previous_play(with_plurals(words)), at_kick)
    named = role = ""
    both = False
    found: list[Word] = []
    for at, word in enumerate(words):
        role = _role(word, role)
        if word.text == "other" and named and _is_player(words, at + 1):
            word = word._replace(text=f"other@{named}")
            named = "else" if named == "anyone" else named
        elif word.text in _FOES and at and _is_anyones(found[-1], named):
            named = "else"  # `their opponent`
        elif word.text in _FOES and at and found[-1].means in _ACROSS:
            named = _ACROSS[found[-1].means]  # `their opponent`, of whoever has the ball
        elif not _is_of_cards(words, at):
            named = _NAMED.get(word.text, named)
        if at and word.text in _PLAYERS:
            if (words[at - 1].text, word.text) in _EACH:
                named = "each"
            # `a Player` with a capital letter is one of the cards, and nobody who plays the game
            if (words[at - 1].text, word.text) in _ANYONE and not word.typed:
                named = "anyone"
        both = both and not _ends_clause(words, at)
        if both and word.text in _EACH_ONE:
            word = word._replace(text=_EACH_ONE[word.text])
        if _names_both(words, at):
            named = "each"
            both = True
        if named == "each" and word.text in _ONE_EACH and _is_of_each(words, at):
            word = word._replace(text=_ONE_EACH[word.text])
        if _has_side(words, at):
            word = word._replace(text="player@game")
        if word.text in _STANDING and at and words[at - 1].text in _ASKING:
            found.append(word._replace(means="you") if _names_nobody_else(words, at) else word)
            continue
        if _is_sides_play(words, at, named):
            word = word._replace(text="their")
        whom = named or ("" if role == _EITHER else role)
        found.append(word._replace(means=whom) if word.text in PRONOUNS else word)
    return found
