"""Calls are chosen freely, and revealed together (F-3): what texts might say of them instead.

None of this is known to the game; who writes it is told what is.
"""

from __future__ import annotations

from typing import Final

from snapcount.cards.language.kernel.construct import Construct, Guard, construct, phrase
from snapcount.cards.tree import CallFromHand

_AT_RANDOM: Final = Guard(
    lambda _: False,
    "a player chooses what to call (F-3); write “your opponent cannot call …”, or name a play that "
    "theirs becomes",
)
_FIRST: Final = Guard(
    lambda _: False,
    "both calls are revealed together (F-3); write “your opponent reveals their Play hand”",
)
_CHOSEN: Final = "(selected|chosen|picked|called|determined) (at random|randomly)"
_CHOOSES: Final = "(selects|chooses|picks|calls|must select|must choose|must pick|must call)"
_REVEALS: Final = (
    "(reveals|must reveal|shows|must show|selects|must select|chooses|must choose|calls|must call|"
    "selects and reveals|must select and reveal)"
)

SECRET_CALLS: Final[list[Construct]] = [
    *construct(
        "Effect",
        CallFromHand,
        "{:TheirCallThen} (is|must be|will be) {:ChosenAtRandom}",
        [
            (f"{{:CallingPlayer}} {_CHOOSES} {{:TheirNextCall}} (at random|randomly) [this down]"),
            (
                f"{{:CallingPlayer}} {_CHOOSES}"
                " (a random (play|Play card)|a Play card at random) [from their hand] [this down]"
            ),
        ],
        printed=False,
        only=_AT_RANDOM,
    ),
    *construct(
        "Effect",
        CallFromHand,
        f"{{:CallingPlayer}} {_REVEALS} {{:TheirNextCall}} {{:BeforeTheOther}}",
        printed=False,
        only=_FIRST,
    ),
    *phrase("CallingPlayer", "your opponent", "(the offense|the defense|each player)"),
    *phrase(
        "TheirCallThen",
        "your opponent's play this down",
        "(your opponent's|their|your|the offense's|the defense's) [next] [called] (play|call)"
        " [this down|on the next down]",
    ),
    *phrase("TheirNextCall", "their play", "(their|a|its) [next] (play|Play|Play card|call)"),
    *phrase("ChosenAtRandom", "chosen at random", f"{_CHOSEN} [from (their|your) [Play] hand]"),
    *phrase(
        "BeforeTheOther",
        "before you select yours",
        "before you (select|choose|call|pick) (yours|your play|your call|a play) [this down]",
        "before (the other player|the offense|the defense|their opponent) (selects|chooses|calls)"
        " (theirs|a play|their play)",
        "first [this down] [and (reveal|reveals|show|shows) it]",
    ),
]
