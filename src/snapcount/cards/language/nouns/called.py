"""Plays as nouns: a Run play, your Short Passes, the offense's play, the play that was named."""

from __future__ import annotations

from typing import Final

from snapcount.cards.language.kernel.construct import Construct, construct, either, phrase, word
from snapcount.cards.language.nouns.this_play import THE_PLAY, Plays

CALLED: Final[list[Construct]] = [
    *construct(
        "ACallNoun",
        None,
        "a {=:CallsOfPlays[sg]}",
        [
            "{=:CallsOfPlays[sg]}",
            "either a {=:CallsOfPlays[sg]}",
            "(any|some|at least one) [(kind|type|sort) of] {=:CallsOfPlays[sg]}",
            "a (kind|type|sort) of {=:CallsOfPlays[sg]}",
        ],
    ),
    # One play, whichever it is
    *phrase("AnyOne", "a", "any", "each", "every"),
    *construct(
        "KindOfPlay", Plays, "{:AnyOne} [called] {calls:CallsOfPlays[sg]}", who="each player"
    ),
    *construct(
        "TheirPlay",
        Plays,
        "one of {who:Whose} plays",
        [
            "(one|any|each|either) of {who:Whose} [called|offensive] plays",
            "{:AnyOne} play {who:PlayCaller}",
        ],
        calls=(),
    ),
    *construct(
        "TheirPlay",
        Plays,
        "one of {who:Whose} {calls:CallsOfPlays[pl]}",
        [
            "(one|any|each|either) of {who:Whose} [called] {calls:CallsOfPlays[pl]}",
            "{:AnyOne} {calls:CallsOfPlays[sg]} {who:PlayCaller}",
        ],
    ),
    *either("SomePlay", "OwnedPlay", "TheirPlay", "KindOfPlay"),
    *word("CallItself", THE_PLAY, "{:TheCall}"),
    *either("CallItself", "OwnedPlay"),
    *word("AskedPlay", THE_PLAY, "{:ThePlay}"),
    *either("AskedPlay", "SomePlay"),
    *construct("AskedPlay", None, "{=:OwnedPlayNow}", printed=False),
    # `the offense is stopped`: its play is
    *construct("PlayOf[p]", Plays, "{who:Who[p]}", features={"p": ("base", "third")}, calls=()),
    # What somebody has called, on either side of the ball
    *construct(
        "Caller",
        None,
        "{=:WhosePlay}",
        ["{=:WhosePlay} [revealed] this down", "{=:Whose} call", "{=:Whose} call this down"],
    ),
    *construct(
        "DefensiveCaller", None, "{=:CallOnDefense}", ["{=:CallOnDefense} [revealed] this down"]
    ),
    *phrase(
        "NamedPlay",
        "the named play",
        "that play",
        "it",
        "the chosen play",
        "the play you named",
        "(a|any) play of ({:NamedKind}|the {:KindOrType} you (named|chose))",
        "{:NamedKind} [of play]",
    ),
    *phrase("NamedKind", "that kind", "(that|the named|the chosen) {:KindOrType}"),
    *phrase("KindOrType", "kind", "type"),
    # What came of a play: `it is stopped`, `a stopped play`
    *word("ResultIs", "stopped", "stopped", "unsuccessful", "failed"),
    *word("ResultIs", "successful", "successful"),
    *word("ResultIs", "incomplete", "incomplete"),
    *word("ResultIs", "complete", "complete", "completed", "caught"),
]
