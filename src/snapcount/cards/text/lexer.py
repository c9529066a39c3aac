"""Words to terminals: they are looked up in the vocabulary, the longest phrase first.

Three things are decided here because they need a look at the next word, which LALR(1) does not
have: whether `or` goes on with a list of plays, positions or downs; whether `instead` ends a
clause; and where a list of options ends.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from snapcount.cards.text.errors import TextError
from snapcount.cards.text.machine import Word
from snapcount.cards.text.nearest import nearest
from snapcount.cards.text.spelling import DROPPED, Words
from snapcount.cards.text.vocabulary import PHRASES, VALUES, phrases

LONGEST_TEXT: Final = 10_000
"""No card comes near it; a longer text is refused unread (law 10)."""

LARGEST: Final = 100
"""No number in the game is larger than the field is long."""

DEEPEST: Final = 8
"""Brackets inside brackets: the tree's depth, which everything that walks it recurses by."""

_SENTENCE_END: Final = {"_DOT", "_RBRACKET", "REMINDER", "NEWLINE", "_END_CHOICE"}
_SENTENCE_START: Final = {*_SENTENCE_END, "_COLON", "_BULLET", "_LBRACKET", "_DO_THIS"}
_CHOICES: Final = {"_CHOOSE_ONE", "_CHOOSES_ONE", "CHOOSE_SOME", "CHOOSES_SOME"}
_BEFORE_BULLET: Final = {*_SENTENCE_END, *_CHOICES, "_BULLET"}
_CLAUSE_END: Final = {"_DOT", "_IF", "_UNLESS", "_AND", "_OR"}
_LOOK_AHEAD: Final = {"_OR", "_AND", "_INSTEAD"}
_ENDINGS: Final = {"_EXHAUST", "_TAKE", "_CAN_BE_USED"}
_BRACKETS: Final = {*_CHOICES, "_LBRACKET", "_RBRACKET"}
_CAREFUL: Final = {*_LOOK_AHEAD, *_BRACKETS, "DURATION", "_BULLET"}
_LISTS: Final = {
    "CALL": "_LIST_CALL",
    "_RUN": "_LIST_CALL",
    "_PASS": "_LIST_CALL",
    "POSITION": "_LIST_POSITION",
    "ORDINAL": "_LIST_ORDINAL",
}


_KEYWORDS: Final = {*_LISTS, "_RECEIVE", "_TACKLE", "_EXHAUST"}


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
            if word not in DROPPED:
                node = node.next.setdefault(word, _Node())
        other = node.leaf
        assert other is None or other.type == leaf.type, f"{words}: {other and other.type}"
        node.leaf = leaf
    return root.next


_TRIE: Final = _plant()
_NEWLINE: Final = Word("NEWLINE", "")
_DOT: Final = Word("_DOT", ".")
_END_CHOICE: Final = Word("_END_CHOICE", "")


class Stuck(Exception):
    """A word that is none of the card language's, or that does not go on with a phrase begun.

    `began` is where the phrase begins, `place` where the word begins and ends, both in the text;
    `following` are the words that could stand there, and `found` is what was read before.
    """

    def __init__(self, found: Tokens, first: int, at: int, node: _Node | None) -> None:
        super().__init__(first, at)
        self.found = found
        self.began = found.read.start(first)
        self.place = found.read.start(at), found.read.end(at)
        self.following = _next_words(node)


def _next_words(node: _Node | None) -> list[str]:
    words = () if node is None else node.next
    return [word.replace("theplay", "the play").replace("thisplay", "this play") for word in words]


class Tokens:
    """The terminals of a text."""

    __slots__ = ("_first", "read", "words")

    def __init__(self, read: Words) -> None:
        self.words: list[Word] = []
        self.read = read
        self._first: list[int] = []
        """For each terminal the index of its first word; of one that was not in the text, which
        stands before some word, `~` that word's index."""

    def add(self, word: Word, first: int) -> None:
        self.words.append(word)
        self._first.append(first)

    def keepers(self) -> tuple[Callable[[Word], None], Callable[[int], None]]:
        """What `add` does, in two halves."""
        return self.words.append, self._first.append

    def insert(self, place: int, word: Word) -> None:
        self.words.insert(place, word)
        self._first.insert(place, ~self._first[place])

    def first(self, place: int) -> int:
        return self._first[place]

    def kind(self, place: int) -> str:
        return self.words[place].type if place < len(self.words) else "_DOT"

    def start(self, place: int) -> int:
        """Where the terminal begins in the text."""
        first = self._first[place]
        return self.read.start(first if first >= 0 else ~first)

    def end(self, place: int) -> int:
        return self.start(place) if self._first[place] < 0 else self.read.end(self.after(place) - 1)

    def after(self, place: int) -> int:
        """The index of the first word after the terminal."""
        first = self._first[place]
        following = [begun if begun >= 0 else ~begun for begun in self._first[place + 1 :]]
        return next((begun for begun in following if begun > first), len(self.read.words))

    def is_typed(self, place: int) -> bool:
        """Whether the terminal has words in the text."""
        return self._first[place] >= 0

    def typed(self, place: int, width: int = 1) -> str:
        """The words of the terminal, or of several, as they were typed."""
        return self.read.text[self.start(place) : self.end(place + width - 1)]

    def phrase(self, place: int) -> Stuck | None:
        """Where the longest phrase that could begin at the terminal breaks off."""
        first = self._first[place]
        if first < 0:
            return None
        node, at = _walk(self.read.words, first, len(self.read.words))
        return None if node is None else Stuck(self, first, at, node)


def tokens(text: str) -> Tokens:
    """The terminals of a text, or a TextError that points at the first word nobody knows."""
    if len(text) > LONGEST_TEXT:
        raise TextError("too-long", f"more than {LONGEST_TEXT} letters", text, LONGEST_TEXT)
    read = Words(text)
    words, origin, lines, commas = read.words, read.origin, read.lines, read.commas
    marked = bool(commas or lines)
    found = Tokens(read)
    out, add = found.words, found.add
    keep_word, keep_first = found.keepers()  # the hot path calls nothing of ours
    listing: list[int] = []
    brackets = False
    index, count = 0, len(words)
    while index < count:
        if marked:
            if origin[index] in lines and out:
                if out[-1].type not in _SENTENCE_END and read.is_head(index):
                    add(_DOT, ~index)
                if out[-1].type in _SENTENCE_END:
                    add(_NEWLINE, ~index)
            elif origin[index] in commas:
                listing.append(len(out))
        node = _TRIE.get(words[index])
        end = index + 1
        if node is None:
            leaf, end = _special(found, index)
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
                _settle_lists(found, [place for place in listing if place < len(out)])
                raise Stuck(found, index, *_walk(words, index, count)[::-1])
            leaf = best
            if leaf.type in _CAREFUL:
                if leaf.type in _LOOK_AHEAD:
                    listing.append(len(out))
                elif leaf.type == "DURATION":
                    if not out or out[-1].type in _SENTENCE_START:
                        leaf = Word("PREFIX", leaf)
                elif leaf.type != "_BULLET":
                    brackets = True
                elif out and out[-1].type not in _BEFORE_BULLET:
                    add(_DOT, ~index)
        keep_word(leaf)
        keep_first(index)
        index = end
    if out and out[-1].type not in _SENTENCE_END:
        add(_DOT, ~count)
    if listing:
        _settle_lists(found, listing)
    return _with_ends(found, read) if brackets else found


def _walk(words: list[str], first: int, end: int) -> tuple[_Node | None, int]:
    """The last node of the longest phrase that begins there, and the word that breaks it off."""
    node, at = _TRIE.get(words[first]), first + 1
    while node is not None and at < end and words[at] in node.next:
        node = node.next[words[at]]
        at += 1
    return node, at


def following(found: Tokens, place: int, end: int | None = None) -> list[str]:
    """The words that could go on with the phrase of a terminal, whose last word is before `end`."""
    if place < 0 or not found.is_typed(place):
        return []
    first, after = found.first(place), found.after(place) if end is None else end
    node, at = _walk(found.read.words, first, after)
    return _next_words(node) if at == after else []


def _special(found: Tokens, index: int) -> tuple[Word, int]:
    """A number, a name or a reminder, and the index of the word after it."""
    read = found.read
    word, text = read.words[index], read.text
    if word.isdecimal():
        if len(word) > 4 or int(word) > LARGEST:
            message = f"numbers go up to {LARGEST}, as the field does"
            start = read.start(index)
            raise TextError("out-of-range", message, text, start, length=len(word))
        return Word("INT", str(int(word))), index + 1
    if len(word) > 2 and word[0] in '"(':
        inside = " ".join(text[read.start(index) + 1 : read.end(index) - 1].split())
        return Word("STRING" if word[0] == '"' else "REMINDER", inside), index + 1
    end = index
    while end < len(read.words) and _is_name(read, end):
        end += 1
    if end == index:
        stuck = Stuck(found, index, index, None)
        # `the score is tie`: a phrase that was begun some words ago.
        for place in range(max(0, len(found.words) - 4), len(found.words)):
            stuck.following += following(found, place, index)
        raise stuck
    name = text[read.start(index) : read.end(end - 1)]
    return Word("STRING", " ".join(name.split())), end


def _is_name(read: Words, index: int) -> bool:
    """Whether this can be part of a team's name: a capital, and no word that was mistyped."""
    word = read.words[index]
    first = read.text[read.start(index)]
    if word in _TRIE or not (first.isupper() or first.isdigit()) or len(word) < 2:
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
            if following in _LISTS and not _names_abilities(found, place):
                found.words[place] = Word(_LISTS[following], word)
        elif word.type in _LISTS and place and _goes_on(found, place):
            commas.append(place)
    for place in reversed(commas):
        found.insert(place, Word(_LISTS[found.kind(place)], ","))


def _names_abilities(found: Tokens, place: int) -> bool:
    """`… 2 narrower and the Run abilities`: what follows is no play, and goes on with no list."""
    return found.kind(place + 2) == "_ABILITY" and found.kind(place - 1) not in _KEYWORDS


def _goes_on(found: Tokens, place: int) -> bool:
    """Whether a comma before this play, position or down separates it from another one."""
    before = found.kind(place - 1)
    if found.kind(place + 1) == "_ABILITY":  # Run abilities
        return False
    if before == "_PLAY" and place > 1:
        before = found.kind(place - 2)
    return _LISTS.get(before) == _LISTS[found.kind(place)]


def _with_ends(found: Tokens, read: Words) -> Tokens:
    """Where lists of options end: at the bracket around them, a new line, a timing, the end."""
    out = Tokens(read)
    open_choices: list[int] = []
    depth = 0
    for place, word in enumerate(found.words):
        kind, first = word.type, found.first(place)
        before = first if first < 0 else ~first
        following = found.kind(place + 1)
        if kind == "NEWLINE" and (following == "_BULLET" or depth):
            continue
        if kind == "_RBRACKET":
            while open_choices and open_choices[-1] == depth:
                open_choices.pop()
                out.add(_END_CHOICE, before)
            depth -= 1
        elif kind == "_LBRACKET":
            depth += 1
            if depth > DEEPEST:
                raise TextError(
                    "too-deep", f"more than {DEEPEST} brackets deep", read.text, found.start(place)
                )
        elif kind == "NEWLINE" or (kind in _ENDINGS and following in ("_ONLY", "ONCE", "_COLON")):
            while open_choices and open_choices[-1] >= depth:
                open_choices.pop()
                out.add(_END_CHOICE, before)
        elif kind in _CHOICES and following == "_BULLET":
            if open_choices and open_choices[-1] == depth:
                raise TextError(
                    "two-readings",
                    "options inside options: put the inner choice in square brackets",
                    read.text,
                    found.start(place),
                )
            open_choices.append(depth)
        out.add(word, first)
    for _ in open_choices:
        out.add(_END_CHOICE, ~len(read.words))
    return out
