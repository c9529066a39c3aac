"""How people name a card in a deck list, and which card they mean.

`Dak Rivers`, `Dak Rivers (SC1) 12`, `Dak Rivers (Superstar)`, `Dak Rivers (SC1)`, `SC1/12`,
`C12-26`, `C12-26 Dak Rivers`. A section narrows the choice: a Superstar has its Player's name.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from difflib import get_close_matches
from typing import Final, NamedTuple

from snapcount.cards.card import AnyCard
from snapcount.cards.catalog.numbers import parts
from snapcount.decks.decklist import SectionName, section_of
from snapcount.decks.library import Library, Listed, described, kind_name, plain

_BRACKETS: Final = re.compile(r"(?P<name>.*?)\s*\((?P<inside>[^()]+)\)\s*(?P<number>\S*)")
_NUMBER_FIRST: Final = re.compile(r"(?P<number>[A-Za-z]+[0-9]+(?:-[0-9]{2})?)(?:\s+(?P<name>.+))?")
_KINDS: Final = {
    "player": "Player",
    "superstar": "Superstar",
    "play": "Play",
    "action": "Action",
    "power up": "Power Up",
    "powerup": "Power Up",
    "gridiron": "Gridiron",
    "synergy": "Synergy",
}


class Heading(NamedTuple):
    """A heading of a list, and which cards may stand under it."""

    name: str
    sections: tuple[SectionName, ...]

    def takes(self, card: AnyCard) -> bool:
        return section_of(card) in self.sections


class Miss(Exception):
    """Words that name no card, or more than one."""

    def __init__(self, code: str, message: str) -> None:
        super().__init__(message)
        self.code = code
        self.message = message


def look_up(words: str, library: Library, heading: Heading | None = None) -> Listed:
    """The one card that the words mean; `Miss` says why there is none."""
    found = _meant(words, library, heading)
    if len(found) == 1:
        return found[0]
    raise Miss("ambiguous-card", _several(words, found, library))


def _meant(words: str, library: Library, heading: Heading | None) -> list[Listed]:
    """Every card that the words may mean, one at least; the user's own before shipped ones."""
    found = _candidates(words, library)
    if heading is not None:
        fitting = [listed for listed in found if heading.takes(listed.card)]
        if not fitting:
            raise Miss("wrong-section", _misplaced(found[0], heading))
        found = fitting
    found = [listed for listed in found if listed.own] or found
    same = all(listed.card == found[0].card for listed in found)
    return found[:1] if same else found


def every(words: str, library: Library) -> list[Listed]:
    """Every card that the words may mean, namesakes included; `Miss` if there is none."""
    return _candidates(words, library)


def ways(listed: Listed, library: Library) -> list[str]:
    """How a card can be named, the best way first; not every way means it and it alone."""
    card, label = listed.card, listed.label
    written = []
    if label and listed.place and _writable(label):
        written.append(f"{card.name} ({label}) {listed.place}")
    written.append(card.name)
    if label and _writable(label):
        written.append(f"{card.name} ({label})")
        if card.number:
            written.append(f"{card.name} ({label}) {card.number}")
    written.append(f"{card.name} ({kind_name(card)})")
    if card.number:
        written.append(card.number)
    return written


def best_way(listed: Listed, library: Library, heading: Heading | None = None) -> str:
    """The best way to name a card that means it and it alone; empty if there is none."""
    for words in ways(listed, library):
        try:
            if _meant(words, library, heading) == [listed]:
                return words
        except Miss:
            continue
    return ""


def _candidates(words: str, library: Library) -> list[Listed]:
    found = library.named(words)
    if found:
        return found
    for read in (_by_brackets, _by_set, _by_number):
        found = read(words, library)
        if found:
            return found
    why = library.why_not(words)
    if why:
        raise Miss("not-playable", why)
    raise Miss("unknown-card", _nothing(words, library))


def _by_brackets(words: str, library: Library) -> list[Listed]:
    """`Dak Rivers (SC1) 12`, `Dak Rivers (SC1)`, `Dak Rivers (Superstar)`."""
    read = _BRACKETS.fullmatch(words)
    if read is None:
        return []
    name, inside, number = read["name"], read["inside"].strip(), read["number"]
    kind = _KINDS.get(plain(inside))
    if kind is not None and not number:
        return _fitting(name, library, lambda listed: kind_name(listed.card) == kind, f"a {kind}")
    label = library.labels.get(plain(inside))
    if label is None:
        near = get_close_matches(plain(inside), library.labels, 1, 0.5)
        there = ", ".join(sorted(set(library.labels.values())))
        hint = f"Did you mean {library.labels[near[0]]}?" if near else f"The sets here: {there}."
        raise Miss("unknown-set", f"There's no set called “{inside}” here. {hint}")
    if not number:
        return _fitting(name, library, lambda listed: listed.label == label, f"in {label}")
    return _numbered(name, label, number, library)


def _by_set(words: str, library: Library) -> list[Listed]:
    """`SC1/12`, `SC1/C12-26`, `SC1/Dak Rivers`."""
    before, stroke, after = words.partition("/")
    label = library.labels.get(plain(before)) if stroke else None
    if label is None:
        return []
    named = [listed for listed in library.named(after) if listed.label == label]
    return named or _numbered("", label, after.strip(), library)


def _by_number(words: str, library: Library) -> list[Listed]:
    """`C12-26`, `C12-26 Dak Rivers`."""
    read = _NUMBER_FIRST.fullmatch(words)
    found = library.numbered(read["number"]) if read is not None else []
    if read is None or not found or read["name"] is None:
        return found
    return _same_name(read["name"], found, read["number"])


def _numbered(name: str, label: str, number: str, library: Library) -> list[Listed]:
    """The cards of a set with a running or a whole number; the name, if any, must be theirs."""
    letters, place, _ = parts(number)
    if number.isdecimal():
        found = library.at(label, int(number))
    else:
        in_set = library.at(label, place) if place else []
        found = [listed for listed in in_set if _begins(listed.card.number, letters, number)]
    if not found:
        also = [listed for listed in library.named(name) if listed.label == label]
        hint = f" {name} is {also[0].place} there." if also and also[0].place else ""
        raise Miss("unknown-number", f"{label} has no card {number}.{hint}")
    return _same_name(name, found, f"({label}) {number}") if name else found


def _begins(number: str, letters: str, wanted: str) -> bool:
    """Whether a card's number is the wanted one, which may leave out the season."""
    return number.upper() in (wanted.upper(), f"{wanted.upper()}{number[-3:]}") and bool(letters)


def _same_name(name: str, found: list[Listed], number: str) -> list[Listed]:
    right = [listed for listed in found if plain(listed.card.name) == plain(name)]
    if right:
        return right
    listed = found[0]
    message = f"{number} is {listed.card.name}, not “{name}”. Remove whichever is wrong."
    raise Miss("name-and-number", message)


def _fitting(
    name: str, library: Library, fits: Callable[[Listed], bool], what: str
) -> list[Listed]:
    named = library.named(name)
    found = [listed for listed in named if fits(listed)]
    if named and not found:
        there = "; ".join(f"{described(listed)} ({listed.label})" for listed in named)
        raise Miss("unknown-card", f"{named[0].card.name} isn't {what}. There is: {there}.")
    if not named:
        raise Miss("unknown-card", _nothing(name, library))
    return found


def _writable(label: str) -> bool:
    return "(" not in label and ")" not in label


# What people are told --------------------------------------------------------------------------


def _nothing(words: str, library: Library) -> str:
    near = library.near(words)
    if not near:
        return f"There's no card called “{words}” here. Use `snapcount card search` to find cards."
    return f"There's no card called “{words}” here. Did you mean {_either(near)}?"


def _either(names: list[str]) -> str:
    return names[0] if len(names) == 1 else f"{', '.join(names[:-1])} or {names[-1]}"


def _several(words: str, found: list[Listed], library: Library) -> str:
    shown = []
    for listed in found[:6]:
        way = best_way(listed, library) or listed.card.number or listed.card.name
        shown.append(f"“{way}” ({described(listed)})")
    more = f" and {len(found) - 6} more" if len(found) > 6 else ""
    return f"{len(found)} cards are called “{words}”. Write {' or '.join(shown)}{more}."


def _misplaced(listed: Listed, heading: Heading) -> str:
    place = section_of(listed.card)
    return (
        f"{listed.card.name} ({described(listed)}) doesn't go under {heading.name}. Put it "
        f"under {place}."
    )
