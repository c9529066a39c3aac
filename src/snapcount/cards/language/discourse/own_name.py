"""What a card calls itself in its own text, by its name."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from snapcount.cards.language.kernel.words import Word, words
from snapcount.cards.language.meaning.scene import Scene

_OWNS: Final = "'s"


def with_own_name(said: list[Word], scene: Scene, is_word: Callable[[str], bool]) -> list[Word]:
    """The words, with `this Player` or `this card` where a text names its own card.

    A name of one word that is a word of the rules is left to them; a Player's of several such words
    is that Player's only where it has its capital letters.
    """
    name = words(scene.name)
    own = [word.text for word in name]
    if not own or (len(own) == 1 and is_word(own[0])):
        return said
    exactly = is_player(scene) and all(is_word(each) for each in own)
    return _exchanged(said, own, _called(scene), [word.typed for word in name] if exactly else [])


def is_player(scene: Scene) -> bool:
    """Whether it is a Player's text, or a Superstar's."""
    elsewhere = scene.action or scene.play or scene.enters or scene.synergy
    return scene.on_player and not elsewhere


def _called(scene: Scene) -> str:
    return "play" if scene.play else "Player" if is_player(scene) else "card"


_A_COPY: Final = ("a", "copy", "of")


def _is_excepted(before: list[Word]) -> bool:
    """Whether what is named next is left out: `other than`, `not named`."""
    last = tuple(word.text for word in before[-2:])
    return last[-1:] in (("except",), ("besides",)) or last in (
        ("other", "than"),
        ("except", "for"),
        ("apart", "from"),
        ("not", "named"),
        ("is", "not"),
    )


def _exchanged(said: list[Word], own: list[str], noun: str, typed_as: list[str]) -> list[Word]:
    """The words with the card's own name as `this card`.

    `Other than Name` is other than any card of that name, of which a deck may hold two (D-5).
    """
    ends = {tuple(own): "", (*own[:-1], own[-1] + _OWNS): _OWNS}
    found: list[Word] = []
    at = 0
    while at < len(said):
        row = said[at : at + len(own)]
        owns = ends.get(tuple(word.text for word in row))
        if owns is None or (typed_as and [word.typed for word in row] != typed_as):
            found.append(said[at])
            at += 1
            continue
        copies = noun != "Player" and not owns and _is_excepted(found)
        for text in (*(_A_COPY if copies else ()), "this"):
            found.append(Word(text, -1, row[0].start, row[0].end))
        typed = noun if noun == "Player" else ""
        called = "card" if copies else noun.lower()
        found.append(Word(f"{called}{owns}", -1, row[-1].start, row[-1].end, "", typed))
        at += len(own)
    return found
