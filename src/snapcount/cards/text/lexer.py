"""Text to terminals: words are looked up in the vocabulary, the longest phrase first.

Capitals, commas, `the`, `then`, the kind of dash and of quotation mark do not matter. Three
things are decided here because they need a look at the next word, which LALR(1) does not have:
whether `or` goes on with a list of plays, positions or downs; whether `instead` ends a clause;
and where a list of options ends.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from snapcount.cards.text.errors import TextError
from snapcount.cards.text.machine import Word
from snapcount.cards.text.nearest import nearest
from snapcount.cards.text.vocabulary import PHRASES, VALUES, phrases

LONGEST_TEXT: Final = 10_000
"""No card comes near it; a longer text is refused unread (law 10)."""

LARGEST: Final = 100
"""No number in the game is larger than the field is long."""

DEEPEST: Final = 8
"""Brackets inside brackets: the tree's depth, which everything that walks it recurses by."""

_SAME: Final = str.maketrans(
    {chr(code): chr(code + 32) for code in range(ord("A"), ord("Z") + 1)}
    | dict.fromkeys("–—−‐‑‒", "-")
    | dict.fromkeys("“”„«»", '"')
    | dict.fromkeys("’‘´`", "'")
    | dict.fromkeys("\u00a0\u2009\u202f\t\r", " ")
)
"""One letter for one letter, so that a place in the text stays a place in the text."""

_WORD: Final = re.compile(
    r'"[^"\n]*"|\n|\((?=[^()a-z]*[a-z])[^()]*\)|[^\W\d_]+(?:[\'-][^\W\d_]+)*'
    r"|\d+(?:st|nd|rd|th|ers)\b|\d+|\S"
)
_DROPPED: Final = {"the", "then", "'"}
_NOT_THE_PLAY: Final = {"strength", "deck", "hand", "card", "cards"}
_VERBS: Final = {"is", "becomes", "gains", "gained", "loses", "does", "takes", "uses", "results"}
_CONTRACTIONS: Final = {
    "it's": ("it", "is"),
    "you're": ("you", "are"),
    "they're": ("they", "are"),
    "isn't": ("is", "not"),
    "aren't": ("are", "not"),
}
_SENTENCE_END: Final = {"_DOT", "_RBRACKET", "REMINDER", "NEWLINE", "_END_CHOICE"}
_SENTENCE_START: Final = {*_SENTENCE_END, "_COLON", "_BULLET", "_LBRACKET", "_DO_THIS"}
_BEFORE_BULLET: Final = {*_SENTENCE_END, "_CHOOSE_ONE", "_CHOOSES_ONE", "_BULLET"}
_HEADS: Final = {"exhaust", "run", "receive", "tackle", "bench"}
_AFTER_HEAD: Final = ([":"], ["-"], ["("])
_CLAUSE_END: Final = {"_DOT", "_IF", "_UNLESS", "_AND", "_OR"}
_LOOK_AHEAD: Final = {"_OR", "_AND", "_INSTEAD"}
_CHOICES: Final = {"_CHOOSE_ONE", "_CHOOSES_ONE"}
_BRACKETS: Final = {*_CHOICES, "_LBRACKET", "_RBRACKET"}
_LISTS: Final = {
    "CALL": "_LIST_CALL",
    "_RUN": "_LIST_CALL",
    "_PASS": "_LIST_CALL",
    "POSITION": "_LIST_POSITION",
    "ORDINAL": "_LIST_ORDINAL",
}

_PLAIN, _COMMA, _LINE = 0, 1, 2


class _Node:
    """A word of the phrase trie: what may follow, and what ends here."""

    __slots__ = ("leaf", "next")

    def __init__(self) -> None:
        self.next: dict[str, _Node] = {}
        self.leaf: Word | None = None


def _leaves() -> Iterator[tuple[tuple[str, ...], Word]]:
    for terminal, pattern in PHRASES.items():
        for words in phrases(pattern):
            yield words, Word(terminal, words[0])
    for terminal, values in VALUES.items():
        for value, pattern in values.items():
            for words in phrases(pattern):
                yield words, Word(terminal, value)


def _plant() -> dict[str, _Node]:
    root = _Node()
    for words, leaf in _leaves():
        node = root
        for word in words:
            if word not in _DROPPED:
                node = node.next.setdefault(word, _Node())
        other = node.leaf
        assert other is None or other.type == leaf.type, f"{words}: {other and other.type}"
        node.leaf = leaf
    return root.next


_TRIE: Final = _plant()
_NEWLINE: Final = Word("NEWLINE", "")
_DOT: Final = Word("_DOT", ".")
_END_CHOICE: Final = Word("_END_CHOICE", "")


class _Words:
    """The words of a text that matter, where they stand, and what stood before each."""

    def __init__(self, text: str) -> None:
        self.words: list[str] = []
        self.starts: list[int] = []
        self.before: list[int] = []
        mark, pointing, plays = _PLAIN, "", False
        for match in _WORD.finditer(text.translate(_SAME)):
            word = match[0]
            if word in _DROPPED:
                pointing = word
                continue
            if word in ",;":
                mark = max(mark, _COMMA)
                continue
            if word == "\n":
                mark = _LINE
                continue
            if word == "-":
                start = match.start()
                # `-2` is a loss, `4-5` a range, `Exhaust – Run` neither.
                if text[start + 1 : start + 2].isdecimal() and not text[start - 1 : start].strip():
                    word = "minus"
            elif word == "play":
                plays = True
                if pointing == "the":
                    word = "theplay"
            elif word == "pass" and pointing == "the":
                plays = True
                word = "thepass"
            elif word in _CONTRACTIONS:
                self.words.append(_CONTRACTIONS[word][0])
                self.starts.append(match.start())
                self.before.append(mark)
                word, mark = _CONTRACTIONS[word][1], _PLAIN
            self.words.append(word)
            self.starts.append(match.start())
            self.before.append(mark)
            mark, pointing = _PLAIN, ""
        if plays:
            self._settle_plays()

    def _settle_plays(self) -> None:
        """`the play` is one word, but not in `the Play deck`; `this play` is a time or a thing."""
        words = self.words
        for index in range(len(words) - 1, -1, -1):
            word = words[index]
            if word == "theplay":
                if self._names_a_deck(index + 1):
                    words[index] = "play"
            elif word == "thepass":
                # `The pass is incomplete`, but `a Run or the Pass` as any other pass.
                if index + 1 == len(words) or words[index + 1] not in _VERBS:
                    words[index] = "pass"
            elif word == "play" and index and words[index - 1] in ("this", "that"):
                after = words[index + 1] if index + 1 < len(words) else "."
                thing = words[index - 1] == "that" or after in _VERBS
                words[index - 1] = "thisplayitself" if thing else "thisplay"
                del words[index], self.starts[index], self.before[index]

    def is_head(self, index: int) -> bool:
        """Whether an ability begins here, so that the line before it lost its full stop."""
        return self.words[index] in _HEADS and self.words[index + 1 : index + 2] in _AFTER_HEAD

    def _names_a_deck(self, index: int) -> bool:
        """Whether the word after `the play` makes it `the Play deck` or the like."""
        if index >= len(self.words) or self.before[index] != _PLAIN:
            return False
        if self.words[index] == "discard":
            return self.words[index + 1 : index + 2] == ["pile"]
        return self.words[index] in _NOT_THE_PLAY


class Tokens:
    """The terminals of a text and where each begins and ends."""

    __slots__ = ("ends", "starts", "words")

    def __init__(self) -> None:
        self.words: list[Word] = []
        self.starts: list[int] = []
        self.ends: list[int] = []

    def add(self, word: Word, start: int, end: int) -> None:
        self.words.append(word)
        self.starts.append(start)
        self.ends.append(end)

    def insert(self, place: int, word: Word) -> None:
        self.words.insert(place, word)
        self.starts.insert(place, self.starts[place])
        self.ends.insert(place, self.starts[place])

    def kind(self, place: int) -> str:
        return self.words[place].type if place < len(self.words) else "_DOT"


def tokens(text: str) -> Tokens:
    """The terminals of a text, or a TextError that points at the first word nobody knows."""
    if len(text) > LONGEST_TEXT:
        raise TextError("too-long", f"more than {LONGEST_TEXT} letters", text, LONGEST_TEXT)
    read = _Words(text)
    words, starts, marks = read.words, read.starts, read.before
    found = Tokens()
    out, begins, ends = found.words, found.starts, found.ends
    listing: list[int] = []
    brackets = False
    index, count = 0, len(words)
    while index < count:
        word, start = words[index], starts[index]
        if marks[index] == _LINE and out:
            if out[-1].type not in _SENTENCE_END and read.is_head(index):
                found.add(_DOT, start, start)
            if out[-1].type in _SENTENCE_END:
                found.add(_NEWLINE, start, start)
        elif marks[index] == _COMMA:
            listing.append(len(out))
        node = _TRIE.get(word)
        end = index + 1
        if node is None:
            leaf, end = _special(read, index, text)
        else:
            best, probe = node.leaf, end
            while probe < count:
                node = node.next.get(words[probe])
                if node is None:
                    break
                probe += 1
                if node.leaf is not None:
                    best, end = node.leaf, probe
            if best is None:
                raise unknown(text, word, start)
            leaf = best
            if leaf.type in _LOOK_AHEAD:
                listing.append(len(out))
            elif leaf.type == "DURATION" and (not out or out[-1].type in _SENTENCE_START):
                leaf = Word("PREFIX", leaf)
            elif leaf.type in _BRACKETS:
                brackets = True
            elif leaf.type == "_BULLET" and out and out[-1].type not in _BEFORE_BULLET:
                found.add(_DOT, start, start)
        out.append(leaf)
        begins.append(start)
        ends.append(starts[end - 1] + len(words[end - 1]))
        index = end
    if out and out[-1].type not in _SENTENCE_END:
        found.add(_DOT, len(text), len(text))
    if listing:
        _settle_lists(found, listing)
    return _with_ends(found, text) if brackets else found


def _special(read: _Words, index: int, text: str) -> tuple[Word, int]:
    """A number, a name or a reminder, and the index of the word after it."""
    word, start = read.words[index], read.starts[index]
    if word.isdecimal():
        if len(word) > 4 or int(word) > LARGEST:
            message = f"numbers go up to {LARGEST}, as the field does"
            raise TextError("out-of-range", message, text, start, length=len(word))
        return Word("INT", str(int(word))), index + 1
    if len(word) > 2 and word[0] in '"(':
        inside = " ".join(text[start + 1 : start + len(word) - 1].split())
        return Word("STRING" if word[0] == '"' else "REMINDER", inside), index + 1
    end = index
    while end < len(read.words) and _is_name(read.words[end], read.starts[end], text):
        end += 1
    if end == index:
        raise unknown(text, word, start)
    stop = read.starts[end - 1] + len(read.words[end - 1])
    return Word("STRING", " ".join(text[start:stop].split())), end


def _is_name(word: str, start: int, text: str) -> bool:
    """Whether this can be part of a team's name: a capital, and no word that was mistyped."""
    if word in _TRIE or not (text[start].isupper() or text[start].isdigit()) or len(word) < 2:
        return False
    return not nearest(word, 0.75)


def _settle_lists(found: Tokens, places: list[int]) -> None:
    """`or`, `and` or a comma before a play, position or down goes on with the list."""
    commas: list[int] = []
    for place in places:
        word = found.words[place]
        following = found.kind(place + 1)
        if word.type == "_INSTEAD":
            if following in _CLAUSE_END:
                found.words[place] = Word("_INSTEAD_AFTER", word)
        elif word.type in ("_OR", "_AND"):
            if following == "_A" and word.type == "_OR":
                following = found.kind(place + 2)
                following = following if _LISTS.get(following) == "_LIST_CALL" else ""
            if following in _LISTS:
                found.words[place] = Word(_LISTS[following], word)
        elif word.type in _LISTS and place and _goes_on(found, place):
            commas.append(place)
    for place in reversed(commas):
        found.insert(place, Word(_LISTS[found.kind(place)], ","))


def _goes_on(found: Tokens, place: int) -> bool:
    """Whether a comma before this play, position or down separates it from another one."""
    before = found.kind(place - 1)
    if before == "_PLAY" and place > 1:
        before = found.kind(place - 2)
    return _LISTS.get(before) == _LISTS[found.kind(place)]


def _with_ends(found: Tokens, text: str) -> Tokens:
    """Where lists of options end: at the bracket around them, a new line, a timing, the end."""
    out = Tokens()
    open_choices: list[int] = []
    depth = 0
    for place, word in enumerate(found.words):
        kind, start = word.type, found.starts[place]
        following = found.kind(place + 1)
        if kind == "NEWLINE" and (following == "_BULLET" or depth):
            continue
        if kind == "_RBRACKET":
            while open_choices and open_choices[-1] == depth:
                open_choices.pop()
                out.add(_END_CHOICE, start, start)
            depth -= 1
        elif kind == "_LBRACKET":
            depth += 1
            if depth > DEEPEST:
                raise TextError("too-deep", f"more than {DEEPEST} brackets deep", text, start)
        elif kind == "NEWLINE" or (kind == "_EXHAUST" and following in ("_ONLY", "_COLON")):
            while open_choices and open_choices[-1] >= depth:
                open_choices.pop()
                out.add(_END_CHOICE, start, start)
        elif kind in _CHOICES and following == "_BULLET":
            if open_choices and open_choices[-1] == depth:
                raise TextError(
                    "two-readings",
                    "options inside options: put the inner choice in square brackets",
                    text,
                    start,
                )
            open_choices.append(depth)
        out.add(word, start, found.ends[place])
    for _ in open_choices:
        out.add(_END_CHOICE, len(text), len(text))
    return out


def unknown(text: str, word: str, start: int) -> TextError:
    """The refusal of a word that no card has, with the one that looks most like it."""
    near = nearest(word)
    return TextError(
        "unknown-word",
        f"“{text[start : start + len(word)]}” is no word of the card language",
        text,
        start,
        length=len(word),
        suggestion=near,
    )
