"""What kind of card a text stands on, as far as its meaning depends on it."""

from __future__ import annotations

import msgspec

from snapcount.cards.nouns import LayerWaits
from snapcount.cards.words import Side, TimingPoint


class Scene(msgspec.Struct, frozen=True):
    """An Action card or another; of which side; on a Player; with an X that is chosen."""

    action: bool = False
    side: Side | None = None
    on_player: bool = True
    x: bool = False
    play: bool = False
    enters: bool = False
    synergy: bool = False
    field_goal: bool = False
    """It is played when a field goal is attempted."""
    answers: LayerWaits | None = None
    """It is played in response to a card or an ability."""
    points: tuple[TimingPoint, ...] = ()
    """When it is played, where another field of the card says that."""
    name: str = ""
    """What the card is called whose text it is."""
