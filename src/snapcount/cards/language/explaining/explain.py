"""Every text that is refused becomes a `TextError`: the front door of error messages.

What is said about a text is worked out after it was refused, never while it is read.
"""

from __future__ import annotations

import re
from typing import Any, Final

from snapcount.cards.language.discourse.never import NEVER
from snapcount.cards.language.discourse.own_name import with_own_name
from snapcount.cards.language.discourse.pronouns import with_antecedents
from snapcount.cards.language.discourse.replacing import with_sentence
from snapcount.cards.language.explaining.broken_off import broken_off, unknown_word
from snapcount.cards.language.explaining.readings import effects_in_words, in_words
from snapcount.cards.language.explaining.recognizer import TOP
from snapcount.cards.language.grammar import grammar
from snapcount.cards.language.kernel.chart import Chart, TooManyReadings
from snapcount.cards.language.kernel.errors import TextError
from snapcount.cards.language.kernel.spoken import as_written
from snapcount.cards.language.kernel.words import QUOTED, Word, words
from snapcount.cards.language.limits import too_long, too_many_words, unbalanced
from snapcount.cards.language.meaning.refusal import Refusal
from snapcount.cards.language.meaning.scene import Scene
from snapcount.cards.language.meaning.statements import NewLine
from snapcount.cards.language.reader import Unread, ended, most_readings, page_of, ruled_out

Placed = tuple[int, int, Any]
"""A sentence or heading: the place of its first word, that after its last, and what it says."""

_ABOUT: Final = {
    "_THAT_PLAYER": "that player",
    "_THIS_PLAYER": "this player",
    "OTHER": "other",
    "_ANOTHER": "another",
    "_X": "x",
    "_GRIT": "grit",
    "_AGAIN": "again",
    "_THOSE_CARDS": "those cards",
    "_THAT_MANY": "that many",
    "_EXHAUSTED_THIS_WAY": "exhausted this way",
    "_ENERGIZED_THIS_WAY": "energized this way",
    "_THAT_CARD": "that card",
    "_IT": "it",
    "_NAMED_PLAY": "named play",
    "_THIS_PLAY": "this play",
    "_TACKLER": "tackler",
    "_CARRIER": "ball carrier",
    "_AS_COST": "as an additional cost",
    "_WAS_DONE": "that was done",
    "_WAS_NOT_DONE": "that was not done",
}
"""The words that a refusal is about, as `check` names them."""


def explained(text: str, scene: Scene, failure: Unread | None = None) -> TextError:
    """What is wrong with a text that `read` refused, for the person who typed it."""
    if failure is not None and failure.error is not None:
        return failure.error
    chart = None if failure is None else failure.chart
    if chart is None:
        error = too_long(text) or unbalanced(text)
        if error is not None:
            return error
        said = as_written(words(ended(text)))
        error = too_many_words(text, said)
        if error is not None:
            return error
        chart = Chart(
            grammar(),
            with_antecedents(with_own_name(said, scene, grammar().is_word), scene),
        )
    try:
        error = unknown_word(text, chart.words)
        if error is not None:
            return error
        rows = _rows(chart)
        if rows:
            return _refused(text, scene, list(chart.words), rows)
        return broken_off(text, chart)
    except TooManyReadings:
        message = "this can be read in too many ways; break it into parts, in brackets"
        return TextError("two-readings", message, text, 0)
    except RecursionError:
        message = "this is nested deeper than any card"
        return TextError("too-deep", message, text, 0)


_OPENING: Final = re.compile(r"(?:\A|(?<=[.!\n]))[ \t]*([^.:!()\n]+[.:!])(?=[ \t]*\S)")
_HEADS: Final = frozenset(
    ("exhaust", "run", "receive", "tackle", "bench", "play", "choose", "attach", "active", "if")
)
_MOST_COLOR: Final = 5
"""How many words people say before they come to the point: `Hang on to the ball!`"""


def only_color(text: str, scene: Scene, error: TextError) -> TextError | None:
    """What to do with words that are no rule, where a text can be read without them."""
    from snapcount.cards.language.reader import read

    for said in _OPENING.finditer(text):
        start, end = said.span(1)
        first, *others = re.findall(r"[\w']+", said[1].lower()) or [""]
        if not start <= error.position < end:
            continue
        if first in _HEADS or len(others) >= _MOST_COLOR or any(map(str.isdigit, said[1])):
            return None
        if not said[1].endswith("!") and (error.suggestion or error.code != "unknown-word"):
            return None  # it may be a rule in other words
        try:
            read(f"{text[:start]}{' ' * (end - start)}{text[end:]}", scene)
        except (Refusal, Unread):
            return None
        message = "words that are only color stand in brackets"
        rest = text[end:].lstrip()
        color = f"({said[1]}) {rest[:1].upper()}{rest[1:]}"
        return TextError(
            "unexpected",
            message,
            text,
            start,
            length=end - start,
            suggestion=f"{text[:start]}{color}",
        )
    return None


def explained_phrase(text: str, category: str) -> TextError:
    """What is wrong with a text that is one phrase of a category, such as the call of a Play."""
    said = words(text)
    error = too_long(text) or unbalanced(text) or too_many_words(text, said)
    if error is not None:
        return error
    found = with_antecedents(said)
    error = unknown_word(text, found, category)
    return error or broken_off(text, Chart(grammar(), found), category)


def _rows(chart: Chart) -> list[list[Placed]]:
    """Every way to part the text into sentences, as the reader finds them, with their places."""
    rows: dict[int, list[list[Placed]]] = {0: [[]]}
    most = most_readings(chart.words)
    for place, word in enumerate(chart.words):
        begun = rows.pop(place, [])
        if not begun:
            continue
        following = [(place + 1, NewLine())] if word.text == "\n" else chart.read(TOP, place)
        for end, value in following:
            kept = rows.setdefault(end, [])
            kept += [[*row, (place, end, value)] for row in begun][: most - len(kept)]
    return rows.get(len(chart.words), [])


def _together(row: list[Placed], found: list[Word]) -> list[Any]:
    """The sentences as they are read, one after another."""
    said: list[Any] = []
    for place, _, value in row:
        said = with_sentence(said, value, found, place)
    return said


def _refused(text: str, scene: Scene, found: list[Word], rows: list[list[Placed]]) -> TextError:
    """A text that can be parsed, but means nothing, or two things."""
    pages: dict[str, list[Placed]] = {}
    refusals: list[tuple[bool, int, str, int, Refusal]] = []
    told: set[tuple[str, str]] = set()
    for at, row in enumerate(rows):
        try:
            page = page_of(_together(row, found), scene, found)
        except Refusal as first:
            refusal = ruled_out(_together(row, found), scene, first, found) or first
            if (refusal.code, refusal.message) in told:
                continue
            told.add((refusal.code, refusal.message))
            sentence = _blamed(row, scene, found, refusal)
            # That the rules exclude something says more than how else the words could be taken.
            ruled = refusal.code == NEVER
            refusals.append((not ruled, -sentence, refusal.message, at, refusal))
            continue
        pages.setdefault(in_words(page), row)
    if pages:
        return _two_readings(text, found, pages)
    _, sentence, _, at, worst = min(refusals, key=lambda each: each[:4])
    return _pointed(text, scene, found, rows[at][-sentence], worst)


def _blamed(row: list[Placed], scene: Scene, found: list[Word], refusal: Refusal) -> int:
    """Which sentence a refusal is about: the last of the shortest beginning that is refused so."""
    low, high = 1, len(row)
    while low < high:
        middle = (low + high) // 2
        try:
            page_of(_together(row[:middle], found), scene, found)
            refused = False
        except Refusal as other:
            refused = (other.code, other.message) == (refusal.code, refusal.message)
        low, high = (low, middle) if refused else (middle + 1, high)
    return low - 1


def _pointed(
    text: str, scene: Scene, found: list[Word], sentence: Placed, refusal: Refusal
) -> TextError:
    first, end, _ = sentence
    inside = _quoted(text, scene, found[first:end])
    if inside is not None:
        return inside
    start, stop = found[first].start, found[first].end
    about = [_ABOUT[name] for name in refusal.terminals if name in _ABOUT]
    if about:
        pattern = rf"\b(?:{'|'.join(map(re.escape, about))})\b"
        said = re.compile(pattern, re.IGNORECASE).search(text, start, found[end - 1].end)
        if said is not None:
            start, stop = said.span()
    return TextError(
        refusal.code,
        refusal.message,
        text,
        start,
        length=min(stop, len(text)) - start,
        readings=refusal.readings or tuple(map(effects_in_words, refusal.meanings)),
    )


def _quoted(text: str, scene: Scene, found: list[Word]) -> TextError | None:
    """What is wrong between quotation marks, pointed at in the whole text."""
    from snapcount.cards.language.reader import read

    for word in found:
        if word.keys != (QUOTED,) or len(word.text) < 2:
            continue
        inside = word.text[1:-1].replace("‘", '"').replace("’ ", '" ')
        own = Scene(side=scene.side)
        try:
            read(inside, own)
        except Unread as failure:
            error = explained(inside, own, failure)
            return TextError(
                error.code,
                f"between the quotation marks: {error.message}",
                text,
                word.start + 1 + error.position,
                length=error.length,
                expected=error.expected,
                suggestion=error.suggestion,
                readings=error.readings,
            )
    return None


def _two_readings(text: str, found: list[Word], pages: dict[str, list[Placed]]) -> TextError:
    """Both meanings in canonical words, pointing at the first sentence in which they differ."""
    one, *others = pages.values()
    place = 0
    for at, sentence in enumerate(one):
        if any(at >= len(other) or other[at] != sentence for other in others):
            place = sentence[0]
            break
    word = found[place]
    readings = tuple(sorted(pages, key=lambda said: (len(said), said)))
    message = "this can be read in two ways"
    return TextError(
        "two-readings",
        message,
        text,
        word.start,
        length=word.end - word.start,
        readings=readings if len(readings) > 1 else (),
    )
