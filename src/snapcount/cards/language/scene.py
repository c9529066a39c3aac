"""What a text stands on."""

from __future__ import annotations

import msgspec

from snapcount.cards.words import Side


class Scene(msgspec.Struct, frozen=True):
    """What kind of card a text stands on, as far as its meaning depends on it."""

    action: bool = False
    side: Side | None = None
    on_player: bool = True
    x: bool = False
    play: bool = False
    enters: bool = False
