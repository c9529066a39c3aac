"""What a card calls itself in its own text: by its name, a Player by `he`, a Play by `this`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from snapcount.cards.language.discourse.opposing_play import with_opposing_play
from snapcount.cards.language.kernel.construct import plural
from snapcount.cards.language.kernel.words import Word, words
from snapcount.cards.language.meaning.scene import Scene
from snapcount.cards.language.nouns.positions import POSITION_WORDS
from snapcount.cards.language.plays.own_play import asks_side

_OWNS: Final = "'s"
_HE: Final = {"he": "", "she": "", "him": "", "his": _OWNS}
_NAMED: Final = frozenset(
    name.lower().split()[-1]
    for names in POSITION_WORDS.values()
    for each in names
    for name in (each, plural(each))
) | {"player", "players", "runner", "receiver", "tackler", "carrier"}
"""Words that name a Player whom `he` could mean instead."""

_VERBS: Final = (
    "is was cannot can may would does has gets gains loses takes uses costs stops succeeds fails"
    " becomes counts goes also only"
)
_OF_A_PLAY: Final = frozenset(_VERBS.split())
"""What follows `this` where it means the Play whose text it is."""
_KINDS: Final = ("run", "pass")
_RECEIVE: Final = (["receive"], ["catch"])
_MAY: Final = frozenset({"may", "can", "cannot"})
"""Whoever may receive this pass may do so on this play."""


def in_own_words(said: list[Word], scene: Scene, is_word: Callable[[str], bool]) -> list[Word]:
    """The words, with `this Player`, `this play` or `this card` where the card means itself."""
    named = with_own_name(said, scene, is_word)
    if scene.play:
        return _of_own_play(with_opposing_play(named))
    return _of_own_player(named) if is_player(scene) else named


def _of_own_play(said: list[Word]) -> list[Word]:
    """`This` is the play itself; `this run` is no Pass that it has become, as `your Run` isn't."""
    found: list[Word] = []
    texts = [word.text for word in said]
    for at, word in enumerate(said):
        then = texts[at + 1] if word.text == "this" and at + 1 < len(said) else ""
        barred = texts[at - 1 : at] in _RECEIVE and not _MAY.isdisjoint(texts[max(at - 5, 0) : at])
        if then.removesuffix(_OWNS) in _KINDS and not barred and not asks_side(texts, at):
            found.append(Word("your", -1, word.start, word.end))
            continue
        found.append(word)
        if then in _OF_A_PLAY:
            found.append(Word("play", -1, word.start, word.end))
    return found


def _of_own_player(said: list[Word]) -> list[Word]:
    """`He` is the Player whose text it is, unless another was named before.

    What is said of a tackle has two Players in it, the one who tackles and the one who is tackled.
    """
    found: list[Word] = []
    others = False
    for at, word in enumerate(said):
        before = said[at - 1].text if at else ""
        others |= word.text == "tackle" and before in ("", ".", "\n", "]")
        others |= word.text.removesuffix(_OWNS) in _NAMED and before != "this"
        owns = _HE.get(word.text)
        if owns is None or others:
            found.append(word)
            continue
        found.append(Word("this", -1, word.start, word.end))
        found.append(Word(f"player{owns}", -1, word.start, word.end, "", "Player"))
    return found


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
