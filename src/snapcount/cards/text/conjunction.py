"""Two statements joined by `and`, for a sentence that the grammar does not read as one.

`X cannot be Exhausted and their abilities cannot be cancelled` says two things, and the grammar has
a sentence for each. Both get what stood before or after them for both: the occasion, the duration,
the subject and its owner. What a later `if` or `unless` belongs to cannot be told, so that such a
sentence is left alone; and what comes out is read to its last word like any other text (law 7).
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

LONGEST: Final = 300
"""Letters of a text that is worth parting; cards are seldom longer (law 10)."""

MOST: Final = 4
"""So many ways to part a text are tried (law 10)."""

_SENTENCE: Final = re.compile(r"[^.:\n]+(?=\.)")
_UNCLEAR: Final = re.compile(
    r"\b(?:if|unless|while|until|instead|would|may|choose|search|look|reveal|between|both)\b"
    r"|[\"•()\[\];]",
    re.IGNORECASE,
)
"""Words with which two halves of a sentence may hang together."""

_OCCASION: Final = re.compile(r"(?P<said>(?:if|when|whenever) [^,]*), ", re.IGNORECASE)
_FOR_BOTH: Final = re.compile(
    r"(?P<said>(?:while|until|during|on|in|for|this|at) [^,]*), ", re.IGNORECASE
)
_AFTER: Final = re.compile(
    r" (?P<said>this (?:down|play|possession|half|game)|on your next play"
    r"|(?:until the end|for the rest) of (?:the|this) (?:down|possession|half|game))$",
    re.IGNORECASE,
)
_VERB: Final = (
    r"(?:cannot|can't|may not|do not|does not|gains?|loses?|ha(?:s|ve)|is|are|counts?|must|takes?"
    r"|uses?|becomes?|stays?)\b"
)
_SUBJECT: Final = re.compile(rf"(?P<who>\S.*?) (?P<does>{_VERB}.*)", re.IGNORECASE)
_OWNER: Final = re.compile(
    r"(?P<owner>your opponent's|your|the offense's|the defense's|each player's|all) ",
    re.IGNORECASE,
)
_BARE: Final = re.compile(
    r"(?:run|pass|short|medium|long|energized|exhausted|offensive|defensive|superstars?|legends?"
    r"|players|[a-z]+s\b)",
    re.IGNORECASE,
)


def _second(first: str, second: str) -> str | None:
    """The second statement with what it leaves unsaid because the first one has said it."""
    subject = _SUBJECT.fullmatch(first)
    if re.match(_VERB, second, re.IGNORECASE):
        return None if subject is None else f"{subject['who']} {second}"
    if subject is None:
        return second
    owned = re.match(r"(?:its|their) (?=abilit|rating)", second, re.IGNORECASE)
    if owned is not None:
        whose = subject["who"].partition("'s ")[0]
        return f"{whose}'s {second[owned.end() :]}"
    owner = _OWNER.match(first)
    if owner is not None and _BARE.match(second) and _OWNER.match(second) is None:
        return f"{owner['owner']} {second}"
    return second


def _halves(body: str) -> Iterator[tuple[str, str]]:
    """The two statements, at each `and` that may stand between two."""
    for found in re.finditer(r",? and ", body):
        first, second = body[: found.start()], body[found.end() :]
        whole = _second(first, second)
        if whole is None:
            continue
        predicate = _SUBJECT.fullmatch(whole)
        if _SUBJECT.fullmatch(first) is None and predicate is not None and " " not in first[-1:]:
            yield f"{first} {predicate['does']}", whole  # `A and B cannot …`
        yield first, whole


def _parted(sentence: str) -> Iterator[str]:
    """The sentence as two."""
    occasion, before = _OCCASION.match(sentence), _FOR_BOTH.match(sentence)
    start = occasion or before
    body = sentence if start is None else sentence[start.end() :]
    if _UNCLEAR.search(body.removesuffix(_tail(body))) or " and " not in body:
        return
    tail = _tail(body)
    for first, second in _halves(body.removesuffix(tail)):
        for end in (tail, "") if tail else ("",):  # what cannot last does not
            if occasion is not None:
                yield f"{occasion['said']}, do this: [{first}{end}. {second}{tail}.]"
            elif before is not None:
                yield f"{before['said']}, {first}{end}. {before['said']}, {second}{tail}."
            else:
                yield f"{first}{end}. {second[:1].upper()}{second[1:]}{tail}."


def _tail(body: str) -> str:
    found = _AFTER.search(body)
    return "" if found is None else found[0]


def parted(text: str, place: int) -> Iterator[str]:
    """The text with the sentence at that place parted, in each way that may be meant."""
    if len(text) > LONGEST:
        return
    tried = 0
    for found in _SENTENCE.finditer(text):
        if not found.start() <= place <= found.end() + 1:
            continue
        start = found.start() + len(found[0]) - len(found[0].lstrip())
        for words in _parted(text[start : found.end()]):
            yield f"{text[:start]}{words}{text[found.end() + 1 :]}"
            tried += 1
            if tried == MOST:
                return
