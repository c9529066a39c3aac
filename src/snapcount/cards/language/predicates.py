"""What is said of the play of this down after its subject: it gains, takes, becomes.

Every predicate goes with every word for the play, and several go with one of them: `Your play
becomes a Run Left, gains 5 yards and takes no Time Units`.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec

from snapcount.cards.language import syntax
from snapcount.cards.language.construct import WHOLE, Construct, construct, either, read_as
from snapcount.cards.language.lists import SEVERAL, listed
from snapcount.cards.language.moods import PREDICATES
from snapcount.cards.language.views import UNSAID

_AND: Final = ("and", ", and", ",", "and then", ", but", "but")


class SeveralSaid(msgspec.Struct, frozen=True):
    """A play, and what is said of it one after the other."""

    effects: tuple[Any, ...]
    of: Any = None


def _each(said: SeveralSaid) -> syntax.Together:
    if said.of is None:
        return syntax.Together(deeds=said.effects)
    return syntax.Together(
        deeds=tuple(
            syntax.Sided(who=said.of, side="offense", effect=effect) for effect in said.effects
        )
    )


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
        "{:ThePlay} {=:OfThePlay[third]}",
        [
            "{:ThePass} {=:OfThePlay[third]}",
            "(have|make|let) ({:ThePlay}|{:ThePass}) {=:OfThePlay[bare]}",
        ],
        views={WHOLE: UNSAID},
    ),
    *construct(
        "Effect",
        syntax.Sided,
        "{who:OnePlay} {effect:OfThePlay[third]}",
        ["(have|make|let) {who:OnePlay} {effect:OfThePlay[bare]}"],
        side="offense",
    ),
    # One of several may be what is said in other words where it stands alone
    *either("OnePredicate", "OfThePlay[third]", "Gaining[third]", "BecomingPlay"),
    *construct(
        "BecomingPlay", None, "(becomes|is now|turns into|changes to|changes into) {=:BecomesPlay}"
    ),
    *construct("Predicates", None, "{=:PredicateList}", views={WHOLE: SEVERAL}),
    *listed("PredicateList", "OnePredicate", *_AND, *(f"instead {word}" for word in _AND)),
    *construct("SeveralSaid", SeveralSaid, "{:ThePlay} {effects:Predicates}"),
    *construct("SeveralSaid", SeveralSaid, "{of:OnePlay} {effects:Predicates}"),
    *construct("Effect", None, "{=:SeveralSaid}", views={WHOLE: read_as(_each)}),
]
