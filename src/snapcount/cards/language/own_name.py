"""The name that a card has, said in its own text: it means the Player whose text it is."""

from __future__ import annotations

from snapcount.cards.language.words import Word, words

_OWNS = "'s"


def with_own_name(said: list[Word], name: str) -> list[Word]:
    """The words, with `this Player` where a Player's text names its own Player.

    A name of one word could be a word of the rules, and is left to them.
    """
    own = [word.text for word in words(name)]
    if len(own) < 2:
        return said
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
        found.append(Word("this", -1, row[0].start, row[-2].end))
        found.append(Word(f"player{owns}", -1, row[-1].start, row[-1].end, "", "Player"))
        at += len(own)
    return found
