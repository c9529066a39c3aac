"""What `it is missed` is said of after a field goal was named: that kick, which is no play."""

from __future__ import annotations

from itertools import pairwise, takewhile
from typing import Final

from snapcount.cards.language.kernel.words import Word

_KICK: Final = ("field", "goal")
_PLAYS: Final = frozenset({"play", "pass", "run"})
_ASKING: Final = frozenset({"if", "unless", "when", "whenever"})
_JOINING: Final = frozenset({"and", "or", "but"})
_DOES: Final = frozenset({"misses", "missed", "fails", "failed", "succeeds"})
_IS: Final = frozenset({"missed", "good", "made", "successful", "unsuccessful"})
_MAKE: Final = frozenset({"make", "makes", "made", "miss", "misses", "missed"})


def with_that_kick(words: list[Word], at_kick: bool = False) -> list[Word]:
    """The words, with the field goal that was named last where `it` is one.

    `at_kick`: the card is played when one is attempted.
    """
    found: list[Word] = []
    at_kick = at_kick or _is_used_at_one(words)
    named, asked = at_kick, False
    for at, word in enumerate(words):
        asked = word.text in _ASKING or (asked and word.text not in (",", ".", "\n"))
        following = [each.text for each in words[at + 1 : at + 4]]
        if word.text == "kick" or (word.text == "field" and following[:1] == ["goal"]):
            named = True
        elif word.text in _PLAYS or (word.text == "\n" and not at_kick):
            named = False
        before = words[at - 1].text if at else ""
        by_whom = at > 1 and words[at - 2].text == "who"  # they were named with the kick
        if named and word.text == "it" and not by_whom and _is_kick(before, following, asked):
            found += [Word(text, -1, word.start, word.end) for text in _KICK]
        else:
            found.append(word)
    return found


def _is_used_at_one(words: list[Word]) -> bool:
    """Whether the text says that it is used when a field goal is attempted, before it or after."""
    said = [word.text for word in words]
    for at in range(len(said) - 1):
        if said[at] in ("play", "exhaust") and said[at + 1] in ("only", "when"):
            sentence = takewhile(lambda text: text != ".", said[at:])
            if _KICK in pairwise(sentence):
                return True
    return False


def _is_kick(before: str, following: list[str], asked: bool) -> bool:
    if before in _MAKE:
        return True
    if not asked or not following or before not in _ASKING | _JOINING:
        return False
    if following[0] not in ("is", "was"):
        return following[0] in _DOES
    what = [each for each in following[1:] if each not in ("not", "no")]
    return bool(what) and what[0] in _IS
