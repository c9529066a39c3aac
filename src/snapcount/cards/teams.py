"""The franchises of the league: what a client shows beside a Player's team.

Cards name their team in words, and the engine compares those words; nothing here is a rule.
"""

from __future__ import annotations

import functools
import tomllib
from pathlib import Path
from typing import Final

import msgspec

import snapcount.cards

FILE: Final = Path(snapcount.cards.__path__[0]) / "sets" / "sc1" / "teams.toml"


class Team(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A franchise. `colours` are the ground and what is drawn on it, as `#RRGGBB`."""

    city: str
    nickname: str
    colours: tuple[str, str]
    style: str
    """What it is known for, in a few words: `running team`."""
    plan: str
    """How it plays, in two sentences."""

    @property
    def name(self) -> str:
        """What its cards call it: `Ironport Anchors`."""
        return f"{self.city} {self.nickname}"


class _File(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    team: tuple[Team, ...]


@functools.cache
def teams() -> tuple[Team, ...]:
    """The eight franchises, in the order of their card numbers."""
    return msgspec.convert(tomllib.loads(FILE.read_text("utf-8")), _File).team


def team_named(name: str) -> Team | None:
    """The franchise of that name or nickname, in any case; None for a team of other cards."""
    words = " ".join(name.split()).casefold()
    for team in teams():
        if words in (team.name.casefold(), team.nickname.casefold()):
            return team
    return None
