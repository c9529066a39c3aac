"""Plays of which more is said than whose they are: `a successful Run`, `a play of 10 yards`.

One noun phrase for everything that waits for such a play to end, or is played on it.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec

from snapcount.cards.language import syntax
from snapcount.cards.language.called import OfPlay
from snapcount.cards.language.conditions.plays import PlayAsked, of_play
from snapcount.cards.language.construct import (
    WHOLE,
    Construct,
    construct,
    either,
    phrase,
    read_as,
)


class Came(msgspec.Struct, frozen=True):
    """A play that came to that."""

    play: OfPlay
    asked: Any


def _asked(said: Came) -> PlayAsked:
    return PlayAsked(said.play, said.asked)


class Own(msgspec.Struct, frozen=True):
    """A play of somebody's that came to that."""

    who: str
    asked: Any
    calls: tuple[str, ...]


def _own(said: Own) -> PlayAsked:
    return PlayAsked(OfPlay(said.who, said.calls), said.asked)


def ends(said: PlayAsked) -> syntax.Occasion:
    """Such a play ends: what came of it is asked then."""
    play = said.play
    who = None if play.who == "offense" else play.who
    return syntax.Occasion(event="the play ends", who=who, calls=play.calls, asks=said.asked)


def is_such(said: PlayAsked) -> Any:
    """That the play of this down is such a one."""
    return of_play(said, said.asked)


DESCRIBED: Final[list[Construct]] = [
    *phrase("EachPlay", "a", "an", "each", "every", "any", "this"),
    # Whose play, and which, before what is said of it
    *construct("ThatPlay", OfPlay, "the play", ["{:EachPlay} play"], who=None, calls=()),
    *construct(
        "ThatPlay", OfPlay, "{:EachPlay} {calls:SomeCall}", ["the {calls:SomeCall}"], who=None
    ),
    *construct("ThatPlay", OfPlay, "{who:Whose} play", calls=()),
    *construct("ThatPlay", OfPlay, "{who:Whose} {calls:SomeCall}"),
    *construct("ThosePlays", OfPlay, "(each|any|one) of {who:Whose} plays", calls=()),
    *construct("ThosePlays", OfPlay, "(each|any|one) of {who:Whose} {calls:SomeCalls}"),
    *either("DescribedPlay", "PlayThatCame", "PlayOfResult"),
    *construct("PlayThatCame", None, "{=:CamePlay}", views={WHOLE: read_as(_asked)}),
    *construct(
        "CamePlay", Came, "{play:ThatPlay} {asked:ThatCame}", ["{play:ThosePlays} {asked:ThatCame}"]
    ),
    *construct(
        "ThatCame",
        None,
        "that (was|were|is|are) {=:ResultAsked}",
        [
            "that (gained|gains|gain|went for|goes for) {=:YardsGained}",
            "that (lost|loses|lose) {=:YardsLost}",
            "(of|for) {=:YardsGained}",
        ],
    ),
    *construct("ThatCame", None, "{:Wherein} {=:IfCondition}", printed=False),
    # `a successful play`
    *construct("PlayOfResult", None, "{=:PlayFirst}", views={WHOLE: read_as(_asked)}),
    *construct(
        "PlayFirst",
        Came,
        "{:EachPlay} {asked:ResultAsked} {play:PlayBare}",
        ["{:EachPlay} {asked:ResultAsked} {play:CallBare}"],
    ),
    *construct("PlayBare", OfPlay, "play", who=None, calls=()),
    *construct("CallBare", OfPlay, "{calls:SomeCall}", who=None),
    *construct("PlayOfResult", None, "{=:OwnPlayCame}", views={WHOLE: read_as(_own)}),
    *construct(
        "OwnPlayCame",
        Own,
        "{who:Whose} {asked:ResultAsked} {calls:SomeCall}",
        ["(each|any|one) of {who:Whose} {asked:ResultAsked} {calls:SomeCalls}"],
    ),
    *construct(
        "OwnPlayCame",
        Own,
        "{who:Whose} {asked:ResultAsked} play",
        ["(each|any|one) of {who:Whose} {asked:ResultAsked} plays"],
        calls=(),
    ),
]
