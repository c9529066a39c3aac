"""Players of the game who are not known yet: whoever does something, and whose something is."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from snapcount.cards.language.kernel.walk import within

DOER: Final = "doer"
"""Whoever does it: the player that the sentence names, or else the one whose text it is."""

OWN: Final = "own"
"""`Their own`: the doer's, who is not the player whose text it is."""

ANYONE: Final = "anyone"
"""`A player`, of whom more is said: `that player draws a card`."""

ELSE: Final = "anyone else"
"""The other player, where any player was named: `their opponent draws a card`."""

OWNER: Final = "owner"
"""Whoever a Player or a card belongs to, until the text says whose it is."""

NO_OWNER: Final = "whoever is not its owner"
"""The other player: `the player who did not score it draws a card`."""


BEFORE: Final = "whoever was it before"
"""Whose the role was for which another Player has been named."""


def unbound(thing: Any, who: str) -> Any:
    """The same with `DOER` wherever that player is meant: a side of the ball is no player."""
    if isinstance(thing, str):
        return DOER if thing == who else thing
    made = within(thing, lambda part: unbound(part, who))
    side = getattr(thing, "side", None)
    return msgspec.structs.replace(made, side=side) if side == who else made


SCORER: Final = "whoever scores it"
"""Whose score that is of which a text says what it is worth."""
