"""What `it was stopped` is said of after a previous play was named: that one, not this one.

And `it is a Run` in a sentence that has named this play, where no card was named that may be one.
"""

from __future__ import annotations

from typing import Final

from snapcount.cards.language.kernel.words import Word

_EARLIER: Final = frozenset({"last", "previous"})
_STRETCHES: Final = frozenset({"possession", "drive", "half", "game"})
_OF_A_PLAY: Final = frozenset(
    ["stopped", "successful", "unsuccessful", "incomplete", "complete", "completed", "intercepted"]
)
_NO_NOUN: Final = frozenset(
    {"card", "cards", "deck", "hand", "discard", "strength", "a", "an", "any"}
)
"""What follows `play` where it is no play: a Play card, to play a card."""
_BEFORE_THIS: Final = frozenset({"this", "on", "of", "if", "when", "whenever", "and"})
"""What stands before `play` where it is this one; nobody hears `the`."""
_CALLS: Final = frozenset({"run", "pass", "short", "medium", "long"})
_CARDS: Final = frozenset({"card", "cards"})
_THE_LAST: Final = ("last", "play")


def with_previous_play(words: list[Word]) -> list[Word]:
    """The words, with the play that was named where `it` or `that play` is one of the past."""
    found: list[Word] = []
    named: tuple[str, ...] = ()
    card = shown = this = False
    at = 0
    while at < len(words):
        if named and (length := _points(words, at, card)):
            place = words[at]
            found += [Word(text, -1, place.start, words[at + length - 1].end) for text in named]
            at += length
            continue
        shown = shown or words[at].text in _CARDS
        this = _is_this(words, at, this) and not shown
        if this and _is_call(words, at):
            place = words[at]
            found.append(Word("play", -1, place.start, place.end))
            at += 1
            continue
        before = named
        named = _named(words, at, named)
        card = (card and named == before) or words[at].text in _CARDS
        found.append(words[at])
        at += 1
    return found


def _is_this(words: list[Word], at: int, before: bool) -> bool:
    """Whether the sentence has named this play by then, and no other."""
    text = words[at].text
    if text in (".", "\n"):
        return False
    if text != "play" or not at or (at + 1 < len(words) and words[at + 1].text in _NO_NOUN):
        return before
    return words[at - 1].text in _BEFORE_THIS


def _is_call(words: list[Word], at: int) -> bool:
    said = [word.text for word in words[at : at + 5] if word.text != "not"]
    return said[:3] == ["it", "is", "a"] and bool(_CALLS & set(said[3:4]))


def _named(words: list[Word], at: int, before: tuple[str, ...]) -> tuple[str, ...]:
    """The previous play that is spoken of from there on, in words; none where another play is."""
    text = words[at].text
    if text == "\n":
        return ()
    earlier = at > 0 and words[at - 1].text in _EARLIER
    before_this = [word.text for word in words[at + 1 : at + 2]] == ["before"]
    if (text in ("play", "down") and before_this) or (text == "down" and earlier):
        return _THE_LAST
    if text != "play" or (at + 1 < len(words) and words[at + 1].text in _NO_NOUN):
        return before
    return _in_full(words, at) if earlier else ()


def _in_full(words: list[Word], at: int) -> tuple[str, ...]:
    """`Your opponent's previous play this half`, whose last word but those of the time is there."""
    first = at - 1
    if first and words[first - 1].text.endswith("'s"):
        first -= 1
    if first and words[first - 1].text == "your":
        first -= 1
    last = at + 1
    since = [word.text for word in words[last : last + 2]]
    if len(since) == 2 and since[0] == "this" and since[1] in _STRETCHES:
        last += 2
    return tuple(word.text for word in words[first:last])


def _points(words: list[Word], at: int, card: bool) -> int:
    """How many words there stand for a play of the past: `it`, `that play`; 0 if they don't.

    `card`: a card was named since, which may be a Run as well.
    """
    said = [word.text for word in words[at : at + 6]]
    length = 1 if said[:1] == ["it"] else 2 if said[:2] == ["that", "play"] else 0
    then = said[length : length + 4]
    if not length or not then:
        return 0
    if then[0] in ("gained", "lost"):
        return length
    if then[0] != "was":
        return 0
    what = then[2:] if then[1:2] == ["not"] else then[1:]
    if what[:1] and what[0] in _OF_A_PLAY:
        return length
    return length if what[:1] in (["a"], ["an"]) and (length == 2 or not card) else 0
