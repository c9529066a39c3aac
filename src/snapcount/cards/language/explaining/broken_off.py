"""A text that breaks off: where, what could have stood there, and what would have mended it.

Only a text that is refused comes here, and is looked at once more: what stood where it broke off,
what could have stood there, and the one change that would have helped.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any, Final

from snapcount.cards.language.discourse.people_meant import PRONOUNS
from snapcount.cards.language.explaining.expectations import names_at, wordings
from snapcount.cards.language.explaining.mending import Change, Mending
from snapcount.cards.language.explaining.phrasebook import nearest_sentence
from snapcount.cards.language.explaining.recognizer import TOP, Recognizer, chart_ends
from snapcount.cards.language.grammar import grammar
from snapcount.cards.language.kernel.alike import near
from snapcount.cards.language.kernel.chart import Chart
from snapcount.cards.language.kernel.errors import TextError
from snapcount.cards.language.kernel.naming import A_NUMBER
from snapcount.cards.language.kernel.words import NAME, NUMBER, Word
from snapcount.cards.language.limits import first_unknown
from snapcount.cards.language.meaning.refusal import WHICH_CARD

_LONG: Final = 8
"""Letters of a word in which two may be wrong."""

FEW: Final = 4
"""One good answer is better than a list that is longer than this."""


_WHICH: Final = {
    "card": WHICH_CARD,
    "cards": "which cards? Write “Action cards” or “Play cards”",
    "deck": "which deck? Write “Action deck” or “Play deck”",
    "discard": "which discard pile? Write “Action discard pile” or “Play discard pile”",
}
"""What is asked where nothing says of which deck a card is."""


def unknown_word(text: str, words: Sequence[Word], top: str = TOP) -> TextError | None:
    """The first word that no card has, with the one that was meant; None if there is none."""
    place = first_unknown(grammar(), words)
    if place is None:
        return None
    word = words[place]
    if word.text in PRONOUNS:
        return _nobody(text, word)
    if not word.text[0].isalnum():
        return _at(text, word, "unknown-word", f"cards don't use the sign “{word.text}”")
    walk, furthest = _walked(Chart(grammar(), words), top)
    expected: tuple[str, ...] = ()
    suggestion = ""
    if furthest == place:
        mending = _mending(words, walk, place, top)
        change = mending.spelling()
        if change is not None:
            suggestion = _written(walk, change)
        expected = names_at(walk, place)
    return _unknown(text, word, suggestion or _meant(word, walk, place), expected)


def _meant(word: Word, walk: Recognizer, place: int) -> str:
    """The word that looks like an unknown one: what could stand there, or any."""
    # The sentence is not readable with it, so it must look very much like it.
    most = 1 if len(word.text) < _LONG else None
    likely = [
        *near(word.text, walk.wanted(place), most),
        *near(word.text, grammar().all_words(), most),
    ]
    return next(iter(likely), "")


def _nobody(text: str, word: Word) -> TextError:
    message = f"who is “{_typed(text, word)}”? Nobody was named before"
    return _at(text, word, "no-antecedent", message)


def _unknown(text: str, word: Word, suggestion: str, expected: tuple[str, ...]) -> TextError:
    typed = _typed(text, word)
    if suggestion and len(expected) > FEW:
        expected = ()
    if typed[:1].isupper():
        suggestion = suggestion[:1].upper() + suggestion[1:]
    message = f"the game has no “{typed}”"
    if suggestion:
        message = f"cards don't use the word “{typed}”"
    return _at(text, word, "unknown-word", message, expected=expected, suggestion=suggestion)


def broken_off(text: str, chart: Chart, top: str = TOP) -> TextError:
    """A text whose words are all known, in an order that is not."""
    words = chart.words
    walk, stuck = _walked(chart, top)
    start = max((place for place in walk.rows(top) if place <= stuck), default=0)
    for place in (stuck, stuck - 1):
        if start <= place < len(words) and words[place].text in PRONOUNS and not words[place].means:
            return _nobody(text, words[place])
    for place in (stuck, stuck - 1):
        if start <= place < len(words) and words[place].text == "(":
            end = text.find(")", words[place].start)
            if re.search(r"[^\W\d_]{2}", text[words[place].start : end]):
                return _in_brackets(text, words[place])
    mending = _mending(words, walk, stuck, top)
    refusal = _guarded(chart, walk, stuck, top)
    change = mending.spelling()
    if change is None and refusal is not None:
        first, end, message = refusal
        numbers = [word.number for word in words[first:end] if word.number >= 0]
        code = "out-of-range" if any(number != 1 for number in numbers) else "unexpected"
        return _between(text, words, first, end, code, message)
    if change is not None:
        return _misspelt(text, words, walk, change, stuck, refusal)
    expected = names_at(walk, stuck)
    at_end = stuck >= len(words) or words[stuck].start >= len(text.rstrip())
    for place in (stuck, stuck - 1):
        if start <= place < len(words) and NAME in walk.kinds[place].keys:
            # A name that nothing asked for, or that did not help.
            while place > start and NAME in walk.kinds[place - 1].keys:
                place -= 1
            return _unknown(
                text, words[place], _meant(words[place], walk, place), names_at(walk, place)
            )
    change = mending.best()
    if change is not None and not mending.is_rare(change):
        return _mended(text, words, change)
    if change is not None and len(expected) > 1:
        return _left_out(text, words, walk, mending.missing() or [change])
    if at_end:
        message = "the text ends too early"
        return TextError("unfinished", message, text, len(text), expected=expected)
    word = words[stuck]
    message = f"“{_typed(text, word)}” doesn't fit here"
    suggestion = nearest_sentence(_sentence(text, word.start))
    return _at(text, word, "unexpected", message, expected=expected, suggestion=suggestion)


def _in_brackets(text: str, word: Word) -> TextError:
    end = text.find(")", word.start) + 1 or len(text)
    message = "text in brackets is only a reminder; say this in its own sentence"
    return TextError("unexpected", message, text, word.start, length=end - word.start)


def _walked(chart: Chart, top: str) -> tuple[Recognizer, int]:
    """The text walked as far as its values allow, and the place where it broke off."""

    walk = Recognizer(chart.grammar, chart.kinds, chart_ends(chart))
    walk.rows(top)
    return walk, walk.furthest()


def _mending(words: Sequence[Word], walk: Recognizer, stuck: int, top: str) -> Mending:
    start = max((place for place in walk.rows(top) if place <= stuck), default=0)
    return Mending(grammar(), words, walk, start, stuck, top)


# What a construct refused ------------------------------------------------------------------------


def _guarded(chart: Chart, walk: Recognizer, stuck: int, top: str) -> tuple[int, int, str] | None:
    """The refusal of a construct without which the text would have gone on the furthest."""
    start = max((place for place in walk.rows(top) if place <= stuck), default=0)
    refused = [each for each in dict.fromkeys(chart.refused) if each[0] >= start]
    if not refused:
        return None
    reached: dict[str, int] = {}
    far = _without(chart, walk, refused, start, top)
    if far <= stuck:
        return None
    if len({message for _, _, message in refused}) == 1:
        reached[refused[0][2]] = far
    best, found = stuck, None
    for first, end, message in refused:
        if message not in reached:
            same = [each for each in refused if each[2] == message]
            reached[message] = _without(chart, walk, same, start, top)
        far = reached[message]
        if far > best or (far == best and found is not None and end > found[1]):
            best, found = far, (first, end, message)
    return found


def _without(
    chart: Chart, walk: Recognizer, refused: list[tuple[int, int, str]], start: int, top: str
) -> int:
    """How far the text goes on from a sentence without these refusals; one more if to its end."""
    spans = {(first, end) for first, end, _ in refused}
    last = max(first for first, _ in spans)
    size = len(chart.words)

    def ends(category: str, place: int) -> list[int]:
        strict = [end for end, _ in chart.read(category, place)]
        inside = [end for first, end in spans if first >= place]
        # Whatever holds the refused words has no value either.
        return [*strict, *range(min(inside), size + 1)] if inside else strict

    other = Recognizer(chart.grammar, chart.kinds, ends)
    # What begins after all of them is what it was, and went no further.
    other.known = {key: found for key, found in walk.known.items() if key[1] > last}
    whole = size in other.rows(top, start)
    return other.furthest() + whole


# What would have helped --------------------------------------------------------------------------


def _misspelt(
    text: str,
    words: Sequence[Word],
    walk: Recognizer,
    change: Change,
    stuck: int,
    refusal: tuple[int, int, str] | None,
) -> TextError:
    first, last = words[change.place], words[change.place + change.width - 1]
    typed = text[first.start : last.end]
    suggestion = _written(walk, change)
    if typed[:1].isupper() and suggestion[:1].islower():
        suggestion = suggestion[:1].upper() + suggestion[1:]
    unknown = first.text not in grammar().all_words() and first.number < 0
    message = f"“{typed}” doesn't fit here"
    if unknown:
        message = f"cards don't use the word “{typed}”"
    elif refusal is not None:
        message = refusal[2]
    return TextError(
        "unknown-word" if unknown else "unexpected",
        message,
        text,
        first.start,
        length=last.end - first.start,
        suggestion=suggestion,
    )


def _written(walk: Recognizer, change: Change) -> str:
    """The words of a change as they are printed there."""
    if len(change.words) > 1:
        return " ".join(change.words)
    (word,) = change.words
    for each in walk.reached[change.place]:
        if each.start < change.place and word in each.state.words:
            found = wordings().written(each.state, word)
            return found.words.removeprefix("the ")
    shown = _first_written(walk, change.place, word)
    return shown or word.partition("@")[0]


def _first_written(walk: Recognizer, place: int, word: str) -> str:
    seen: set[str] = set()
    found: list[str] = []
    queue = [each.category for each in walk.reached[place] if each.start == place]
    queue += [other.name for each in walk.reached[place] for _, other, _ in each.state.parts]
    for category in queue:
        if category in seen or word not in walk.grammar.begins(category):
            continue
        seen.add(category)
        for opening in wordings().openings(category):
            if opening.word == word:
                found.append(opening.written.removeprefix("the "))
            if opening.part:
                queue.append(opening.part)
    return next((each for each in found if each.islower()), "") or next(iter(found), "")


def _mended(text: str, words: Sequence[Word], change: Change) -> TextError:
    """What one change would put right."""
    at_end = change.place >= len(words) or words[change.place].start >= len(text)
    word = Word("", -1, len(text), len(text)) if at_end else words[change.place]
    typed = text[word.start : word.end]
    code = "unfinished" if at_end else "unexpected"
    before = text[: word.start].rstrip()
    if change.kind == "too much":
        after = text[word.end :].lstrip()
        joint = "" if after[:1] in tuple(".,:;)") else " "
        suggestion = _sentence(f"{before}{joint}{after}", len(before))
        message = f"“{typed}” is one word too many here"
        return _at(text, word, code, message, suggestion=suggestion)
    if change.kind == "other order":
        other = words[change.place + 1]
        swapped = text[other.start : other.end]
        whole = f"{text[: word.start]}{swapped} {typed}{text[other.end :]}"
        message = f"“{typed}” goes before “{swapped}”"
        found = _at(text, word, code, message, suggestion=_sentence(whole, word.start))
        found.length = other.end - word.start
        return found
    (added,) = change.words
    rest = text[word.end :].lstrip() if change.kind == "instead" else text[word.start :]
    here = f"before “{typed}”" if typed else "at the end"
    if added == NUMBER:
        return _at(text, word, code, f"{A_NUMBER} is missing {here}")
    joint = "" if added in ".:)]," else " "
    after = " " if rest and rest != "." else ""
    if added in ("action", "play") and typed.lower() in _WHICH:
        return _at(text, word, code, _WHICH[typed.lower()])
    added = {"action": "Action", "play": "Play", "player": "Player"}.get(added, added)
    if added == "Action":
        before = re.sub(r"\ba$", "an", before)
    if added in ".,:" and before.lower().endswith(" the"):  # which says nothing by itself
        before, rest = before[:-4], f"{before[-3:]} {rest}"
    if added == "your":  # nothing is `the your`
        before = re.sub(r" the$", "", before)
    name = "a period" if added == "." else f"“{added}”"
    message = f"{name} is missing {here}"
    if change.kind == "instead":
        message = f"this needs {name}, not “{typed}”"
    suggestion = _sentence(f"{before}{joint}{added}{after}{rest}", word.start)
    return _at(text, word, code, message, suggestion=suggestion)


def _left_out(
    text: str, words: Sequence[Word], walk: Recognizer, missing: list[Change]
) -> TextError:
    place = missing[0].place
    at_end = place >= len(words) or words[place].start >= len(text)
    word = Word("", -1, len(text), len(text)) if at_end else words[place]
    names = [f"“{_written(walk, change)}”" for change in missing]
    listed = " or ".join(names[:FEW]) + (" …" if len(names) > FEW else "")
    here = f"before “{_typed(text, word)}”" if not at_end else "at the end"
    code = "unfinished" if at_end else "unexpected"
    return _at(text, word, code, f"{listed} is missing {here}")


# Places in the text ------------------------------------------------------------------------------


def _typed(text: str, word: Word) -> str:
    return text[word.start : word.end]


def _at(text: str, word: Word, code: str, message: str, **more: Any) -> TextError:
    return TextError(code, message, text, word.start, length=word.end - word.start, **more)


def _between(
    text: str, words: Sequence[Word], first: int, end: int, code: str, message: str
) -> TextError:
    start = words[first].start
    length = words[max(first, end - 1)].end - start
    return TextError(code, message, text, start, length=min(length, len(text) - start))


def _sentence(text: str, place: int) -> str:
    """The sentence around a place."""
    start = max(text.rfind(mark, 0, max(place - 1, 0)) for mark in ".\n•") + 1
    ends = [end + 1 for mark in ".\n•" if (end := text.find(mark, place)) >= 0]
    return text[start : min(ends, default=len(text))].strip()
