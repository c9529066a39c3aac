"""Events joined by `or`: each of them is waited for."""

from __future__ import annotations

from typing import Final

import msgspec

from snapcount.cards.language.kernel import syntax
from snapcount.cards.language.kernel.construct import (
    WHOLE,
    Construct,
    construct,
    either,
    read_as,
)
from snapcount.cards.language.kernel.lists import FLAT, SINGLE, Row
from snapcount.cards.language.sentences.verbs import OTHER


def _goes_on(said: Row) -> tuple[syntax.Occasion, ...]:
    """A second event without a subject has that of the first: `you score or punt`."""
    first = said.first
    return (first, *(_with_subject(each, first) for each in said.rest))


def _with_subject(then: syntax.Occasion, first: syntax.Occasion) -> syntax.Occasion:
    if then.who is not None or then.players is not None:
        return then
    who = first.who
    if first.forced != then.forced and who is not None:
        who = OTHER.get(who)
    players = first.players if "Player" in then.event else None
    return msgspec.structs.replace(then, who=who, players=players)


GOING_ON: Final = read_as(_goes_on)

JOINED_EVENTS: Final[list[Construct]] = [
    *construct("Events", None, "{=:Event}"),
    *construct("Events", syntax.AnyOccasion, "{occasions:EventRow}"),
    *construct("SeveralHappen", syntax.AnyOccasion, "{occasions:EventRow}"),
    # `you score a touchdown or make a field goal`: the second has no subject of its own
    *(
        each
        for person, form in (("base", "base"), ("third", "third"), ("anyone", "third"))
        for each in (
            *construct("EventRow", None, "{=:" + f"Pair{person}" + "}", views={WHOLE: GOING_ON}),
            *construct(
                f"Pair{person}",
                Row,
                f"{{first:Happens[{person}]}} or {{rest:More{person}}}",
                printed=False,
            ),
            *construct(f"More{person}", None, f"{{=:More[{form}]}}", views={WHOLE: SINGLE}),
        )
    ),
    *construct("EventRow", None, "{=:EventPair}", views={WHOLE: FLAT}),
    # A condition between two events would be that of the first, or the beginning of a longer one
    *construct("EventPair", Row, "{first:PlainEvent} or {rest:EventRest}"),
    *either("PlainEvent", "HappensOn", "WouldHappenOn"),
    *construct("EventRest", None, "{=:Event}", views={WHOLE: SINGLE}),
]
