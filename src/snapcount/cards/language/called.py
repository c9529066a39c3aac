"""Plays as nouns: a Run play, your Short Passes, the offense's play, the play that was named."""

from __future__ import annotations

from typing import Final

import msgspec

from snapcount.cards.language.construct import (
    WHOLE,
    Construct,
    View,
    construct,
    either,
    phrase,
    word,
)
from snapcount.cards.language.lists import listed
from snapcount.cards.language.meaning.normal import calls_in_order


class OfPlay(msgspec.Struct, frozen=True):
    """A play as it is spoken of: whose it is, and which it may be."""

    who: str | None
    calls: tuple[str, ...]


SWALLOWED: Final = View("calls", build=calls_in_order, match=lambda calls: calls or None)
"""The order in which plays are named means nothing, and a kind swallows its members."""

_NAMES: Final = {
    "run left": ("Run Left", "Run Lefts"),
    "run middle": ("Run Middle", "Run Middles"),
    "run right": ("Run Right", "Run Rights"),
    "short pass": ("Short Pass", "Short Passes"),
    "medium pass": ("Medium Pass", "Medium Passes"),
    "long pass": ("Long Pass", "Long Passes"),
}

_WAYS: Final = {
    "run left": ("Runs [to the] left",),
    "run middle": ("Runs up the middle",),
    "run right": ("Runs [to the] right",),
}

CALLED: Final[list[Construct]] = [
    *(
        each
        for call, (one, many) in _NAMES.items()
        for each in (
            *word("PlayNoun", call, one, f"{one} play"),
            *word("PlayNouns", call, f"{one} plays", many, *_WAYS.get(call, ())),
        )
    ),
    *word("PlayNoun", "run middle", "Run Up the Middle", "Run Up the Middle play"),
    *word("PlayNoun", "run", "Run play", "Run", "running play", "rushing play"),
    *word("PlayNoun", "pass", "Pass play", "Pass", "passing play"),
    *word("PlayNouns", "run", "Run plays", "Runs", "running plays", "rushing plays"),
    *word("PlayNouns", "pass", "Pass plays", "Passes", "passing plays"),
    *listed("PlayNounList", "PlayNoun", "or", "or a", "/", ", or", ","),
    *listed("PlayNounsList", "PlayNouns", "or", "and", "/", ", or", ", and", ","),
    *construct("SomeCall", None, "{=:PlayNounList}", views={WHOLE: SWALLOWED}),
    *construct("SomeCalls", None, "{=:PlayNounsList}", views={WHOLE: SWALLOWED}),
    *construct("ACallNoun", None, "a {=:SomeCall}", ["{=:SomeCall}", "either a {=:SomeCall}"]),
    # Whose play, and which
    *construct(
        "TheirPlay",
        OfPlay,
        "{who:Whose} play",
        ["{who:Whose} called (play|Play card)", "one of {who:Whose} plays", "{who:CalledBy}"],
        calls=(),
    ),
    *construct(
        "TheirPlay",
        OfPlay,
        "{who:Whose} {calls:SomeCall}",
        ["one of {who:Whose} {calls:SomeCalls}"],
    ),
    *construct("KindOfPlay", OfPlay, "a {calls:SomeCall}", who=None),
    # `the offense is stopped`: its play is
    *construct("PlayOf[p]", OfPlay, "{who:Who[p]}", features={"p": ("base", "third")}, calls=()),
    *either("SomePlay", "TheirPlay", "KindOfPlay"),
    # What somebody has called, on either side of the ball
    *construct(
        "Caller",
        None,
        "{=:WhosePlay}",
        ["{=:WhosePlay} this down", "{=:WhoseCall}", "{=:WhoseCall} this down"],
    ),
    # The play of this down
    *phrase(
        "CurrentCall",
        "the called play",
        "the play",
        "this play",
        "the called offensive play",
        "the called Play card",
        "the offense's [called] play",
        "the offensive play",
        "the (current|new) play",
    ),
    *phrase(
        "NamedPlay",
        "the named play",
        "that play",
        "it",
        "the chosen play",
        "a play of that kind",
        "the play you named",
    ),
    # What came of a play: `it is stopped`, `a stopped play`
    *word("ResultIs", "stopped", "stopped", "unsuccessful", "failed"),
    *word("ResultIs", "successful", "successful"),
    *word("ResultIs", "incomplete", "incomplete"),
    *word("ResultIs", "complete", "complete", "completed", "caught"),
]
