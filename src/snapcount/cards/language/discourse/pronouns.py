"""The words of a text with what each pronoun stands for, as far as it is decided by place."""

from __future__ import annotations

import functools
from typing import Final

from snapcount.cards.language.discourse.already_there import ALREADY_THERE
from snapcount.cards.language.discourse.cards_meant import CARDS
from snapcount.cards.language.discourse.named_last import Antecedents
from snapcount.cards.language.discourse.own_name import is_player
from snapcount.cards.language.discourse.people_meant import ONE_PLAYER, OWN_PLAYER, PEOPLE, STATES
from snapcount.cards.language.discourse.phrases import phrase
from snapcount.cards.language.discourse.piles_meant import DECKS, PILES
from snapcount.cards.language.discourse.plays_meant import (
    A_KICK,
    A_PLAYS_TEXT,
    ANY_TEXT,
    THE_KICK,
)
from snapcount.cards.language.discourse.short_plurals import with_plurals
from snapcount.cards.language.kernel.words import Word
from snapcount.cards.language.meaning.scene import Scene

_USED: Final = frozenset({"play", "exhaust"})
_USED_AT_A_KICK: Final = phrase("<play|exhaust> (only|when) … field goal")


def with_antecedents(words: list[Word], scene: Scene | None = None) -> list[Word]:
    """The words, in which `they` knows for whom it stands, and `it` is the play or kick it is."""
    of_play = scene is not None and scene.play
    of_player = scene is not None and not of_play and is_player(scene)
    at_kick = scene is not None and scene.field_goal
    at_kick = at_kick or any(
        word.text in _USED and _USED_AT_A_KICK.found(words, at) for at, word in enumerate(words)
    )
    known = _antecedents(of_play, of_player, at_kick)
    return known.heard(with_plurals(words))


@functools.cache
def _antecedents(of_play: bool, of_player: bool, at_kick: bool) -> Antecedents:
    """What may be meant in such a text."""
    own = A_PLAYS_TEXT if of_play else (OWN_PLAYER,) if of_player else ()
    kick = THE_KICK if at_kick else A_KICK
    return Antecedents(
        (
            *PEOPLE,
            *ONE_PLAYER,
            *STATES,
            *ANY_TEXT,
            *PILES,
            *DECKS,
            *CARDS,
            *ALREADY_THERE,
            kick,
            *own,
        )
    )
