"""What is said of the play of this down after its subject: it gains, takes, becomes.

Every predicate goes with every word for the play, and several go with one of them: `Your play
becomes a Run Left, gains 5 yards and takes no Time Units`.
"""

from __future__ import annotations

from typing import Final

from snapcount.cards.language import syntax
from snapcount.cards.language.construct import WHOLE, Construct, construct, either
from snapcount.cards.language.lists import SEVERAL, listed
from snapcount.cards.language.moods import PREDICATES
from snapcount.cards.language.views import UNSAID

_AND: Final = ("and", ", and", ",", "and then", ", but", "but")


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
        "{@:ThisPlay} {=:OfThePlay[third]}",
        ["(have|make|let) {@:ThisPlay} {=:OfThePlay[bare]}"],
        views={WHOLE: UNSAID},
    ),
    # One of several may be what is said in other words where it stands alone
    *either("OnePredicate", "OfThePlay[third]", "Gaining[third]", "BecomingPlay"),
    *construct(
        "BecomingPlay", None, "(becomes|is now|turns into|changes to|changes into) {=:BecomesPlay}"
    ),
    *construct("Predicates", None, "{=:PredicateList}", views={WHOLE: SEVERAL}),
    *listed("PredicateList", "OnePredicate", *_AND, *(f"instead {word}" for word in _AND)),
    *construct("Effect", syntax.Together, "{@:ThisPlay} {deeds:Predicates}", printed=False),
]
