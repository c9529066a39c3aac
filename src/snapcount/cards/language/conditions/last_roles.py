"""Who was designated on the play before this one, and what they did on it."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from snapcount.cards.language.conditions.asking import asks, seen
from snapcount.cards.language.conditions.plays import GAINED, LOST
from snapcount.cards.language.kernel.construct import (
    Construct,
    Guard,
    construct,
    phrase,
    read_as,
)
from snapcount.cards.language.nouns.bounds import Bound
from snapcount.cards.language.nouns.designated import DID
from snapcount.cards.nouns import AllOf, HadRole, LastPlay


class WasDesignated(msgspec.Struct, frozen=True):
    """`this Player was the runner on your last play`."""

    players: Any
    role: Any = None
    who: Any = None


class PlayerGained(msgspec.Struct, frozen=True):
    """`this Player gained 10 or more yards on your last play`: whoever carried the ball did."""

    players: Any
    bound: Bound
    who: Any = None


_CARRIED_ON: Final = {"runner": ("run",), "receiver": ("pass",)}


def _was_designated(said: WasDesignated) -> Any:
    """The role as Player Designation has it, on a play that has it."""
    if said.role is None:
        return HadRole(said.players, None, said.who)
    if said.role == "tackler":
        return HadRole(said.players, "tackler", said.who)
    had = HadRole(said.players, "ball carrier", said.who)
    calls: Any = _CARRIED_ON.get(said.role)
    return had if calls is None else AllOf((had, LastPlay(said.who, calls=calls)))


def _player_gained(said: PlayerGained) -> Any:
    gained = LastPlay(said.who, at_least=said.bound.low, at_most=said.bound.high)
    return AllOf((HadRole(said.players, "ball carrier", said.who), gained))


_TIMES: Final = ("{:OnDownBefore}", "on {who:TheirLast}")
"""When: on the last play, whosever it was, or on somebody's."""

LAST_ROLES: Final[list[Construct]] = [
    *(
        each
        for role, asked in (
            (None, "~was designated"),
            ("ball carrier", "~was the ball carrier"),
            ("tackler", "~was the tackler"),
        )
        for each in (
            *asks(HadRole, f"{{players:Pointed}} {asked} {{:OnDownBefore}}", role=role),
            *asks(HadRole, f"{{players:Pointed}} {asked} on {{who:TheirLast}}", role=role),
        )
    ),
    *asks(
        WasDesignated,
        "{players:Pointed} ~was {role:DoesAs} {:OnDownBefore}",
        category="WasDesignated",
    ),
    *asks(
        WasDesignated,
        "{players:Pointed} ~was {role:DoesAs} on {who:TheirLast}",
        category="WasDesignated",
    ),
    *(
        each
        for role, did in DID.items()
        for time in _TIMES
        for each in asks(
            WasDesignated,
            *(f"{{players:Pointed}} {words} {time}" for words in did),
            category="WasDesignated",
            role=role,
        )
    ),
    *seen("WasDesignated", read_as(_was_designated)),
    *(
        each
        for time in _TIMES
        for did, view in (
            ("~gained {bound:YardBound}", GAINED),
            ("~lost {bound:YardBound}", LOST),
            ("~lost {bound:SomeYards}", LOST),
        )
        for each in asks(
            PlayerGained,
            f"{{players:Pointed}} {did} {time}",
            views={"bound": view},
            category="PlayerGained",
        )
    ),
    *seen("PlayerGained", read_as(_player_gained)),
    *construct(
        "AskedWasDesignated",
        WasDesignated,
        "{players:Pointed} was designated {:Earlier}",
        only=Guard(
            lambda _: False,
            "the game notes who was designated on the last play alone; write “on the last play”",
        ),
    ),
    *phrase("Earlier", "earlier this (possession|half|game)", "this (possession|half|game)"),
]
