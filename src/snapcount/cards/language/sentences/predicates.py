"""What is said of the play of this down after its subject: it gains, takes, becomes."""

from __future__ import annotations

from typing import Final

from snapcount.cards.language.kernel.construct import WHOLE, Construct, construct, either
from snapcount.cards.language.kernel.moods import PREDICATES
from snapcount.cards.language.kernel.views import UNSAID

OF_THE_PLAY: Final[list[Construct]] = [
    *(
        each
        for form in PREDICATES
        for each in either(
            f"OfThePlay[{form}]", f"Outcome[{form}]", f"TurnedOver[{form}]", f"Taking[{form}]"
        )
    ),
    *construct(
        "Effect",
        None,
        "{@:PlayOrOwn} {=:OfThePlay[third]}",
        ["(have|make|let) {@:PlayOrOwn} {=:OfThePlay[bare]}"],
        views={WHOLE: UNSAID},
    ),
]
