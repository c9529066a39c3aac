"""Which play `it` is where a Play has named what your opponent, or the offense, called.

`If your opponent called a Run, it gains 5 fewer yards`: that Run, and not the play of the card.
"""

from __future__ import annotations

from typing import Final

from snapcount.cards.language.kernel.words import Word

_CALLS: Final = frozenset({"called", "calls"})
_KINDS: Final = frozenset({"run", "pass", "short", "medium", "long", "play"})
_PLAYS: Final = frozenset({"play", "run", "pass"})
_NO_PLAY: Final = frozenset({"card", "cards", "deck", "hand", "discard", "strength"})
_OWN: Final = frozenset({"this", "your"})
_OWN_PLAYS: Final = _PLAYS | {"card", "call", "called", "current", "offensive"}
_GAINS: Final = frozenset({"gains", "loses", "takes", "uses", "has", "cannot", "fails"})
_DOWNS: Final = frozenset({"first", "second", "third", "fourth"})
_OUTCOMES: Final = frozenset({"stopped", "successful", "incomplete", "complete", "intercepted"})


def with_opposing_play(words: list[Word]) -> list[Word]:
    """The words, with the play that was named where `it` or `its` is that one's."""
    found: list[Word] = []
    named: tuple[str, ...] = ()
    for at, word in enumerate(words):
        said = [each.text for each in words[at : at + 4]]
        own = at > 0 and words[at - 1].text in _OWN
        named = _named(said, named, own)
        if named and (word.text == "its" or _is_a_play(said)):
            *owner, play = named
            play = f"{play}'s" if word.text == "its" else play
            found += [Word(each, -1, word.start, word.end) for each in (*owner, play)]
        else:
            found.append(word)
    return found


def _named(said: list[str], before: tuple[str, ...], own: bool) -> tuple[str, ...]:
    """Whose play is spoken of from there on; nobody's where the sentence ends, or names another.

    `own`: what is named is the play whose text it is.
    """
    if said[0] in (".", "\n") or (said[0] in _OWN and said[1:2] and said[1] in _OWN_PLAYS):
        return ()
    if said[0] == "next" and said[1:2] and said[1] in _PLAYS:
        return ()  # which is another one (`replacing`)
    if said[0] in ("opponent", "offense") and said[1:2] and said[1] in _CALLS:
        if said[2:3] == ["a"] and said[3:4] and said[3] in _KINDS:
            return _of(said[0])
    if said[0] in ("opponent's", "offense's") and said[1:2] and said[1] in _PLAYS:
        return before if said[2:3] and said[2] in _NO_PLAY else _of(said[0].removesuffix("'s"))
    if said[0] in _PLAYS and not own and said[1:2] in (["is"], ["was"]) and said[2:3] == ["called"]:
        return _of("offense")
    if said[0] == "against" and said[1:2] == ["a"] and said[2:3] and said[2] in _KINDS:
        return _of("offense")
    return before


def _of(who: str) -> tuple[str, ...]:
    return ("your", "opponent's", "play") if who == "opponent" else ("offense's", "play")


def _is_a_play(said: list[str]) -> bool:
    """Whether `it` stands there, of which that is said which is said of a play."""
    if said[0] != "it" or len(said) == 1:
        return False
    if said[1] == "becomes":
        return _DOWNS.isdisjoint(said[2:3])
    return said[1] in _GAINS or (said[1] == "is" and not _OUTCOMES.isdisjoint(said[2:3]))
