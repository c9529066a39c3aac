"""Texts that are refused before they are read: too long, too deep, a bracket or a word too many.

Each check looks at the words once, so that noise of any kind is refused in little time.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from snapcount.cards.language.discourse.people_meant import PRONOUNS
from snapcount.cards.language.kernel.alike import edits
from snapcount.cards.language.kernel.chart import Chart, Grammar
from snapcount.cards.language.kernel.errors import TextError
from snapcount.cards.language.kernel.words import Word, reminders, words

LONGEST_TEXT: Final = 10_000
MOST_WORDS: Final = 400
LONGEST_SENTENCE: Final = 200
"""In words: the longest text that anybody printed has 100, the longest sentence 80."""
MOST_SENTENCES: Final = 20

DEEPEST: Final = 8
LARGEST: Final = 100

_SHORTEST_SLIP: Final = 5
"""Shorter names look like some word by chance: Jets, and sets."""

_CLOSING: Final = {")": "(", "]": "["}
_QUOTES: Final = '"“”„«»'
_ENDS: Final = (".", ":", "]", ")", '"', "”", "!", "?")
_RULES: Final = ("use ", "exhaust ", "play ", "remove ", "only ", "once ")
"""How a rule begins that says when something is used, played or removed."""
_SAYS_WHEN: Final = (
    "only once twice times per each every at on in during when whenever while after before prior"
    " until if unless from any anytime instead"
)
_LIMITING: Final = frozenset(_SAYS_WHEN.split(" "))
"""Without one of these words it does not say when, nor how often."""


def too_long(text: str) -> TextError | None:
    """A text that is longer than any card."""
    if len(text) <= LONGEST_TEXT:
        return None
    return TextError(
        "too-long", f"a text can't have more than {LONGEST_TEXT} characters", text, LONGEST_TEXT
    )


def unbalanced(text: str) -> TextError | None:
    """The first bracket or quotation mark without a partner, or too many inside each other."""
    opened: list[int] = []
    quotes: list[int] = []
    deep: TextError | None = None
    for place, letter in enumerate(text):
        if letter in "([":
            opened.append(place)
            if deep is None and len(opened) > DEEPEST:
                deep = TextError("too-deep", f"more than {DEEPEST} brackets deep", text, place)
        elif letter in _CLOSING:
            if not opened or text[opened[-1]] != _CLOSING[letter]:
                if opened:
                    return _lone(text, opened[-1], "is closed by another one")
                return _lone(text, place, "was never opened")
            opened.pop()
        elif letter in _QUOTES:
            quotes = [] if quotes else [place]
        elif letter == "\n" and quotes:
            break
    if deep is not None:
        return deep
    if opened:
        return _lone(text, opened[0], "is never closed")
    if quotes:
        return _lone(text, quotes[0], "is never closed")
    return None


def _lone(text: str, place: int, what: str) -> TextError:
    mark = "quotation mark" if text[place] in _QUOTES else "bracket"
    return TextError("unbalanced", f"this {mark} {what}: “{text[place]}”", text, place)


def too_many_words(text: str, words: Sequence[Word]) -> TextError | None:
    """A text or a sentence of more than a card has room for."""
    began = 0
    sentences = 0
    for place, word in enumerate(words):
        if word.text in (".", "\n"):
            began = place + 1
            sentences += word.text == "."
        message = ""
        if place - began >= LONGEST_SENTENCE:
            message = f"a sentence can't have more than {LONGEST_SENTENCE} words"
        elif place >= MOST_WORDS:
            message = f"a text can't have more than {MOST_WORDS} words"
        elif sentences >= MOST_SENTENCES and word.text not in (".", "\n"):
            message = f"a text can't have more than {MOST_SENTENCES} sentences"
        if message:
            return TextError("too-long", message, text, word.start, length=word.end - word.start)
    return None


def first_unknown(grammar: Grammar, words: Sequence[Word]) -> int | None:
    """The first word that no template asks for; a capitalized one may be a name."""
    for place, word in enumerate(words):
        if word.number >= 0 or word.text == "\n" or word.text[0] in _QUOTES:
            continue
        if any(grammar.is_word(key) for key in word.keys):
            continue
        if word.typed and word.text not in PRONOUNS and not is_slip(grammar, words, place):
            continue
        return place
    return None


def first_slip(grammar: Grammar, words: Sequence[Word]) -> int | None:
    """The first word that could be a name but is a known word with one letter wrong."""
    for place, word in enumerate(words):
        if _is_strange(grammar, word) and is_slip(grammar, words, place):
            return place
    return None


def is_slip(grammar: Grammar, words: Sequence[Word], place: int) -> bool:
    """Whether what could be a name is a word of the language with one letter wrong.

    Nobody slips twice in a row: “Moore” in “Elija Moore” is no slip for “more”. A name of one word
    can be put into quotation marks.
    """
    name = words[place].text
    if len(name) < _SHORTEST_SLIP:
        return False
    if any(_is_strange(grammar, each) for each in (*words[:place][-1:], *words[place + 1 :][:1])):
        return False
    return any(
        edits(name, word, 1) == 1
        for word in grammar.all_words()
        if len(word) >= _SHORTEST_SLIP - 1 and word[0].isalpha()
    )


def _is_strange(grammar: Grammar, word: Word) -> bool:
    """Whether it begins with a capital letter and is no word of the language."""
    return bool(word.typed) and not grammar.is_word(word.text)


def no_reminder(grammar: Grammar, text: str) -> TextError | None:
    """The first bracket that says something new: within a sentence, or when something is used."""
    for start, said in reminders(text):
        before = text[:start].rstrip(" \t")
        alone = not before or before[-1] == "\n" or before.endswith(_ENDS)
        if not alone or _is_rule(grammar, said):
            message = "what stands in brackets only reminds; say this in a sentence of its own"
            return TextError("unexpected", message, text, start, length=len(said) + 2)
    return None


def _is_rule(grammar: Grammar, said: str) -> bool:
    """Whether a bracket tells somebody to do something, or when, and does not only comment.

    `Play only once` is a rule, and so is what is a sentence by itself; `Play action!` is neither.
    """
    if not said.lstrip().lower().startswith(_RULES):
        return False
    found = words(said.rstrip(".! ") + ".")
    if any(word.text in _LIMITING for word in found):
        return True
    return any(end == len(found) for end, _ in Chart(grammar, found).read("Item", 0))
