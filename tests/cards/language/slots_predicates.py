"""Predicates of one subject: everything that is said of somebody, joined to everything else.

    python -m tests.cards.language.slots_predicates [--holes [WORDS]]

A family is a subject and what may be said of it. Each predicate is joined to each other one, by
each joint, with the pronoun and without it, and with a duration in front, behind the first of the
two and behind the second. A text is `read` if it means what two sentences do that each name the
subject and how long it lasts; `another` if it means anything else.

What makes no sense is left out by class:

- Nothing is joined to itself, nor to what denies it.
- A duration is for what lasts: with one that does something at once, it is said of the other.
- Behind the first of two, a duration of more than this down leaves open how long the second lasts.
- `They` after a player of the game is that player, and after your opponent's plays it may be.
- Whoever is chosen for one sentence would be chosen again for another: nothing is left to compare.
"""

from __future__ import annotations

import sys
from collections import Counter, defaultdict
from collections.abc import Iterator
from itertools import permutations
from typing import Any, Final, NamedTuple

from tests.cards.language.coverage_report import report
from tests.cards.language.meaning import on_their_side

from snapcount.cards.language.meaning.refusal import Refusal
from snapcount.cards.language.meaning.scene import Scene
from snapcount.cards.language.reader import Unread

ACTION: Final = Scene(action=True, side="offense", on_player=False)
DEFENSE: Final = Scene(action=True, side="defense", on_player=False)
PLAYER: Final = Scene()

JOINTS: Final = ("and", ", and", "but", ", but")
PLAIN: Final = JOINTS[:1]
DOWN: Final = "this down"
POSSESSION: Final = "until the end of the possession"


class Family(NamedTuple):
    """A subject, its pronoun, and what is said of it: what lasts, and what is done at once."""

    name: str
    subject: str
    pronoun: str
    lasting: tuple[str, ...]
    done: tuple[str, ...] = ()
    scene: Scene = ACTION
    durations: tuple[str, ...] = (DOWN, POSSESSION)


def _of_many(*said: str) -> tuple[str, ...]:
    """The same of several: `gains` and `gain`."""
    return tuple(_MANY.get(first, first) + rest for first, rest in map(_parted, said))


def _parted(said: str) -> tuple[str, str]:
    first, space, rest = said.partition(" ")
    return first, space + rest.replace("its ", "their ")


_MANY: Final = {
    "gains": "gain",
    "uses": "use",
    "loses": "lose",
    "has": "have",
    "is": "are",
    "stays": "stay",
    "counts": "count",
    "draws": "draw",
    "discards": "discard",
    "spends": "spend",
    "exhausts": "exhaust",
    "reveals": "reveal",
    "becomes": "become",
}

_OF_PLAYS: Final = (
    "gains 5 additional yards",
    "uses 1 less Time Unit",
    "has +1 Play Strength",
    "cannot be stopped",
    "gains at least 10 yards",
)
_OF_PASSES: Final = (
    *_OF_PLAYS,
    "has its catch range reduced by 1",
    "cannot be intercepted",
)
_OF_NEXT: Final = (*_OF_PLAYS, "cannot be intercepted")
_OF_THE_PLAY: Final = (
    "gains 5 additional yards",
    "uses 1 less Time Unit",
    "has +1 Play Strength",
    "cannot be stopped",
    "gains at least 10 yards",
    "becomes successful",
    "cannot be fumbled",
)
_OF_PLAYERS: Final = (
    "has +5 rating",
    "counts as a Safety",
    "cannot be exhausted",
    "cannot use Exhaust abilities",
    "stays energized",
    "cannot be designated",
    "loses its Tackle abilities",
)
_BARRED: Final = (
    "cannot draw Action cards",
    "cannot call a Run",
    "cannot play Action cards",
    "cannot spend timeouts",
    "must call a Pass",
)
_DONE: Final = (
    "loses a timeout",
    "draws an Action card",
    "discards an Action card",
    "gains a timeout",
    "reveals their Play hand",
)

FAMILIES: Final = (
    Family("plays", "your Short Passes", "they", _of_many(*_OF_PASSES)),
    Family("plays that stand", "your Runs", "they", _of_many(*_OF_PLAYS), (), PLAYER, ()),
    Family("each play", "each Long Pass", "it", _OF_PASSES),
    Family("each play that stands", "each of your Runs", "it", _OF_PLAYS, (), PLAYER, ()),
    Family("their plays", "your opponent's Runs", "", _of_many(*_OF_PLAYS), scene=DEFENSE),
    Family("the next play", "your next play", "it", _OF_PLAYS, durations=()),
    Family("the next of a kind", "your next Long Pass", "it", _OF_NEXT, durations=()),
    Family("the play", "the play", "it", _OF_THE_PLAY, durations=(DOWN,)),
    Family("your play", "your play", "it", _OF_THE_PLAY, durations=(DOWN,)),
    Family("your Run", "your Run", "it", _OF_THE_PLAY, durations=(DOWN,)),
    Family("this Player", "this Player", "it", _OF_PLAYERS, (), PLAYER, ()),
    Family("Players", "your Linebackers", "they", _of_many(*_OF_PLAYERS)),
    Family("Players who stand", "your Linebackers", "they", _of_many(*_OF_PLAYERS), (), PLAYER, ()),
    Family("the receiver", "the receiver", "it", _OF_PLAYERS),
    Family("you", "you", "you", _of_many(*_BARRED), _of_many(*_DONE[:-1])),
    Family("your opponent", "your opponent", "they", _BARRED, _DONE),
    Family("each player", "each player", "", _BARRED, _DONE),
    Family("the offense", "the offense", "", _BARRED, _DONE),
)

_DENIED: Final = (
    frozenset({"cannot call a Run", "must call a Pass"}),
    frozenset({"cannot be exhausted", "stays energized"}),
    frozenset({"cannot be exhausted", "stay energized"}),
)


class Cell(NamedTuple):
    family: str
    place: str
    text: str
    verdict: str


def _meaning(text: str, scene: Scene) -> Any:
    try:
        page = on_their_side(text, scene)
    except (Unread, Refusal):
        return None
    return page.effects if scene.action else page.abilities


def _texts(family: Family, first: str, second: str) -> Iterator[tuple[str, str, str]]:
    """Where the duration stands, the text, and the two sentences that it stands for."""
    who = family.subject
    apart = f"{who} {first}. {who} {second}."
    for joint in JOINTS:
        yield "no duration", f"{who} {first} {joint} {second}.", apart
    if family.pronoun:
        for joint in PLAIN:
            yield "pronoun", f"{who} {first} {joint} {family.pronoun} {second}.", apart
    lasts = [each in family.lasting for each in (first, second)]
    if not any(lasts):
        return
    for duration in family.durations:
        one, other = (
            f"{who} {each} {duration}." if last else f"{who} {each}."
            for each, last in zip((first, second), lasts, strict=True)
        )
        apart = f"{one} {other}"
        if lasts[1]:
            yield "behind both", f"{who} {first} and {second} {duration}.", apart
        if lasts == [True, True]:
            yield "in front", f"{duration}, {who} {first} and {second}.", apart
        if lasts[0] and (duration == DOWN or not lasts[1]):
            yield "behind the first", f"{who} {first} {duration} and {second}.", apart


def _said(text: str) -> str:
    """With a capital letter where a sentence begins."""
    parts = [part[:1].upper() + part[1:] for part in text.replace(" ,", ",").split(". ")]
    return ". ".join(parts)


def cells(every: int = 1) -> Iterator[Cell]:
    """Every text of the table, or one in so many."""
    at = 0
    for family in FAMILIES:
        known: dict[str, Any] = {}
        for first, second in permutations((*family.lasting, *family.done), 2):
            if {first, second} in _DENIED:
                continue
            for place, text, apart in _texts(family, first, second):
                at += 1
                if at % every:
                    continue
                if apart not in known:
                    known[apart] = _meaning(_said(apart), family.scene)
                meant = known[apart]
                if meant is None:
                    yield Cell(family.name, place, _said(apart), "unsaid")
                    continue
                found = _meaning(_said(text), family.scene)
                verdict = "refused" if found is None else "read" if found == meant else "another"
                yield Cell(family.name, place, _said(text), verdict)


def main(*arguments: str) -> None:
    found = list(cells())
    counts: dict[tuple[str, str], Counter[str]] = defaultdict(Counter)
    for each in found:
        counts[each.family, each.place][each.verdict] += 1
    for (family, place), count in counts.items():
        print(f"{family:22} {place:18} {dict(count)}")
    report(found, arguments)


if __name__ == "__main__":
    main(*sys.argv[1:])
