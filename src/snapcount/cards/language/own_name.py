"""The name that a card has, said in its own text: the Player whose text it is, or the card."""

from __future__ import annotations

from collections.abc import Callable

from snapcount.cards.language.scene import Scene
from snapcount.cards.language.words import Word, words

_OWNS = "'s"


def with_own_name(said: list[Word], scene: Scene, is_word: Callable[[str], bool]) -> list[Word]:
    """The words, with `this Player` or `this card` where a text names its own card.

    A name of one word that is a word of the rules is left to them.
    """
    own = [word.text for word in words(scene.name)]
    if not own or (len(own) == 1 and is_word(own[0])):
        return said
    return _exchanged(said, own, _called(scene))


def is_player(scene: Scene) -> bool:
    """Whether it is a Player's text, or a Superstar's."""
    elsewhere = scene.action or scene.play or scene.enters or scene.synergy
    return scene.on_player and not elsewhere


def _called(scene: Scene) -> str:
    return "play" if scene.play else "Player" if is_player(scene) else "card"


def _exchanged(said: list[Word], own: list[str], noun: str) -> list[Word]:
    ends = {tuple(own): "", (*own[:-1], own[-1] + _OWNS): _OWNS}
    found: list[Word] = []
    at = 0
    while at < len(said):
        row = said[at : at + len(own)]
        owns = ends.get(tuple(word.text for word in row))
        if owns is None:
            found.append(said[at])
            at += 1
            continue
        found.append(Word("this", -1, row[0].start, row[0].end))
        typed = noun if noun == "Player" else ""
        found.append(Word(f"{noun.lower()}{owns}", -1, row[-1].start, row[-1].end, "", typed))
        at += len(own)
    return found
