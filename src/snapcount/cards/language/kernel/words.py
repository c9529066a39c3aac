"""Text to words: spelling, number words and punctuation are settled here and nowhere else.

Every word keeps its place, and one word becomes one or two words. What people say in other words
than cards do is in `everyday`.
"""

from __future__ import annotations

import functools
import re
from itertools import pairwise
from typing import Final, NamedTuple

from snapcount.cards.language.kernel.everyday import MEN, as_cards_say, without_idle_words
from snapcount.cards.language.kernel.number_words import NUMBER_WORDS as NUMBER_WORDS

NUMBER: Final = "#"
"""The key by which templates ask for any number."""

QUOTED: Final = '"'
"""The key by which templates ask for anything between quotation marks."""

NAME: Final = "^"
"""The key by which templates ask for a name: capitalized words that the grammar has no use for."""

_SAME: Final = str.maketrans(
    {"!": "."}
    | dict.fromkeys("–—−‐‑‒", "-")
    | dict.fromkeys("“”„«»", '"')
    | dict.fromkeys("’‘´", "'")
)
"""One letter for one letter, so that a place in the text stays a place in the text."""

_WORD: Final = re.compile(
    r"\d+(?:st|nd|rd|th)\b"
    r"|\d+"
    r"|[^\W\d_]+(?:-[^\W\d_]+)*(?:'[^\W\d_]+|')?"
    r'|"[^"\n]*"'
    r"|\n|[^\w\s]"
)

_SUBJECTS: Final = "you they it he she that there who what"
_SHORTENED: Final = {"s": "is", "re": "are", "ve": "have", "d": "would", "ll": "will"}
_DENIED: Final = "is are was were would does do did has have had could must"
_SPLIT: Final = {
    **{
        f"{subject}'{ending}": ("he" if subject == "she" else subject, verb)
        for subject in _SUBJECTS.split()
        for ending, verb in _SHORTENED.items()
    },
    **{f"{verb}n't": (verb, "not") for verb in _DENIED.split()},
    "won't": ("will", "not"),
    "can't": ("cannot",),
    "can not": ("cannot",),
    # Whoever it is
    **dict.fromkeys(("anybody", "anyone", "somebody", "someone"), ("a", "player")),
    **dict.fromkeys(("everybody", "everyone"), ("each", "player")),
}
"""What is said in one word, and heard as two."""

_SPELLED: Final = {
    "an": "a",
    "=": "is",
    "1st": "first",
    "2nd": "second",
    "3rd": "third",
    "4th": "fourth",
    "canceled": "cancelled",
    "cancels": "cancels",
    "canceling": "cancelling",
    "offence": "offense",
    "defence": "defense",
    "linemen": "linemen",
    "just": "only",
    "yd": "yard",
    "yds": "yards",
    "powerup": "power-up",
    "time-out": "timeout",
    "time-outs": "timeouts",
    "powerups": "power-ups",
    "previous": "last",
    "she": "he",
    "hers": "his",
    "side's": "team's",
}

_QUOTES: Final = frozenset('"“”„«»')


@functools.cache
def heard(word: str) -> str:
    """A word of a template as texts have it: spelled in one way."""
    low = word.lower()
    return _SPELLED.get(low, low)


class Word(NamedTuple):
    """A word with its place in the text. `number` is what it counts, -1 if it is no number.

    `means`: of a pronoun, the player of the game it stands for.
    """

    text: str
    number: int
    start: int
    end: int
    means: str = ""
    typed: str = ""
    """A word that begins with a capital letter, as it was typed."""

    @property
    def keys(self) -> tuple[str, ...]:
        """What a template may ask for to meet this word, the plainest first."""
        if self.number >= 0:
            return (self.text, NUMBER)
        if self.text[0] in _QUOTES:
            return (QUOTED,)
        if self.means:
            return (self.text, f"{self.text}@{self.means}")
        return (self.text,)


_MOST_DIGITS: Final = 100
"""A longer row of digits is no number that anybody means, and would take long to count."""

SILENT: Final = frozenset({"the", "anyway", "afterwards", "afterward"})
"""Words that say nothing: where one stands, or does not, never matters."""

_MEANT: Final = (
    "maximum",
    "max ",
    "minimum",
    "min ",
    "up to",
    "to a m",
    "to at ",
    "at most",
    "at least",
    "no more",
    "not more",
    "rounded",
    "rounding",
    "round down",
    "round up",
    "or ",
    "but ",
    "unless ",
    "except ",
    "your choice)",
    "you choose)",
)
"""Brackets that begin so mean something; others with words in them only remind."""

_SPACES: Final = re.compile(r"[^\S\n]+")
_BRACKET: Final = re.compile(r"\((?=[^()]*[^\W\d_])[^()]*\)")


def words(text: str) -> list[Word]:
    """The words of a text that say something, lower case, without its reminders."""
    return list(_words(text))


@functools.lru_cache(maxsize=8)
def _words(text: str) -> tuple[Word, ...]:
    """The same; a card's text is asked for several times while it is read."""
    low = text.translate(_SAME).lower()
    low = _UNIQUE.sub(lambda mark: " " * len(mark[0]), low)
    low = _BRACKET.sub(_without_reminder, low)
    low = _SAID_TWICE.sub(_said_once, low)
    low = _IN_THIS_WAY.sub("  ", low)
    low = _HYPHENED.sub(" ", without_idle_words(low))
    found: list[Word] = []
    for match in _WORD.finditer(low):
        start, end = match.span()
        word = match[0]
        if word[0] == QUOTED:
            found.append(Word(_SPACES.sub(" ", text[start:end]), -1, start, end))
            if _ends_sentence(low[start:end], text[end:]):
                found.append(Word(".", -1, end, end))
            continue
        if word.isdecimal():
            number = int(word) if len(word) < _MOST_DIGITS else 1000
            found.append(Word(word, min(number, 1000), start, end))
            continue
        parts = _SPLIT.get(word) or (_SPELLED.get(word, word),)
        for part in parts:
            if part in SILENT or (part == "got" and found and found[-1].text in ("have", "has")):
                continue
            last, part = as_cards_say(part, [each.text for each in found[-2:]], low[end:])
            if last:
                found[-1] = found[-1]._replace(text=last, end=end)
            if not part:
                continue
            if part == "not" and found and found[-1].text == "can":
                found[-1] = found[-1]._replace(text="cannot", end=end)
                continue
            if part == "neither" and (at := _can(found)) is not None:
                found[at] = found[at]._replace(text="cannot")
                continue
            if part in ("been", "gotten") and found and found[-1].text == "is":
                found[-1] = found[-1]._replace(text="has")  # `he's been exhausted`
            if part in ("out", "outs") and found and found[-1].text == "time":
                found[-1] = found[-1]._replace(text=f"time{part}", end=end)
                continue
            typed = text[start:end] if text[start].isupper() and len(parts) == 1 else ""
            if part in MEN:
                part, typed = MEN[part], "Player"
            found.append(Word(part, NUMBER_WORDS.get(part, -1), start, end, "", typed))
    for at, (before, after) in enumerate(pairwise(found)):
        # A semicolon or a comma before what begins a sentence of its own is a full stop.
        if before.text in (";", ",") and after.text == "otherwise":
            found[at] = before._replace(text=".")
        # A slash between two sentences stands for the line break of the printed card.
        elif after.text == "/" and (before.text in (".", "/") or before.text[0] in _QUOTES):
            found[at + 1] = after._replace(text="\n")
    return tuple(found)


def _can(found: list[Word]) -> int | None:
    """Where `can` stands before `neither`, which says `cannot`: `can be neither stopped nor …`."""
    at = len(found) - 1
    if at > 0 and found[at].text == "be":
        at -= 1
    return at if at > 0 and found[at].text in ("can", "may") else None


_UNIQUE: Final = re.compile(
    r"\A\s*unique\s*(?:\.|\n)\s*|(?<=[.)\n])\s*\bunique\s*\.?\s*\Z", re.IGNORECASE
)


def is_unique(text: str) -> bool:
    """Whether the card's mark (D-4, D-5) stands in front of its text or behind: it is no sentence
    of it."""
    return _UNIQUE.search(text) is not None


_ABILITY: Final = re.compile(r'"(?:[^"]*:|(?:[^" ]+ +){3})[^"]*\."')
"""An ability that is quoted with its full stop; a name in quotation marks is shorter."""

_AFTER_QUOTE: Final = re.compile(r"[^\S\n]+[^\W\d_]")


def _ends_sentence(quote: str, after: str) -> bool:
    """Whether the full stop in a quoted ability is that of the sentence around it as well."""
    following = _AFTER_QUOTE.match(after)
    if following is None or not following[0][-1].isupper():
        return False
    return _ABILITY.fullmatch(quote) is not None


def reminders(text: str) -> list[tuple[int, str]]:
    """What only reminds, without its brackets, and where it begins."""
    found = _BRACKET.finditer(text.translate(_SAME))
    return [
        (each.start(), text[each.start() + 1 : each.end() - 1])
        for each in found
        if not _means(each[0].lower())
    ]


_SAID_TWICE: Final = re.compile(rf"\b({'|'.join(NUMBER_WORDS)})( \((\d+)\))")
"""A number in words, and again in figures: `ten (10) yards`."""


_HYPHENED: Final = re.compile(
    r"(?:(?<=\d)|(?<=ten)|(?<=teen)|(?<=ty)|(?<=five))-(?=yards?\b)|(?<=\byard)-(?=lines?\b)"
)
"""`The 40-yard line`, `yard-line` and `a ten-yard gain` are said with or without a hyphen."""


_IN_THIS_WAY: Final = re.compile(r"\bin(?= (?:this|that) way\b)")
"""`Discarded in this way` is discarded this way."""


def _said_once(found: re.Match[str]) -> str:
    same = NUMBER_WORDS[found[1]] == int(found[3])
    return found[1] + " " * len(found[2]) if same else found[0]


_EVEN_OR_ODD: Final = re.compile(r"\d (?:is|counts as) (?:an )?(?:even|odd)\b")


def _means(bracket: str) -> bool:
    inside = bracket[1:].lstrip()
    if _EVEN_OR_ODD.match(inside):
        return False  # that is so anyway
    # `Gain 5 yards (10 if you are leading)`: what begins with a number changes one.
    return inside.startswith(_MEANT) or inside[0].isdigit()


def _without_reminder(found: re.Match[str]) -> str:
    return found[0] if _means(found[0]) else " " * len(found[0])
