"""What is done to Players: chosen, energized, exhausted, benched, substituted."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from snapcount.cards.language.construct import (
    WHOLE,
    Construct,
    Guard,
    View,
    construct,
    either,
    phrase,
    read_as,
)
from snapcount.cards.language.moods import FORMS, deed
from snapcount.cards.language.people import DOER, OWN
from snapcount.cards.language.views import UNSAID
from snapcount.cards.nouns import Choose, Group
from snapcount.cards.tree import (
    CancelAbilities,
    ChoosePlayers,
    Energize,
    ExhaustPlayers,
    Substitute,
    ToBench,
)

replace = msgspec.structs.replace


class Coming(msgspec.Struct, frozen=True):
    """Who comes onto the field, and whether Energized."""

    energized: bool
    into: Any


class Exchange(msgspec.Struct, frozen=True):
    out: Any
    coming: Coming


def _coming(group: Any) -> Coming | None:
    """Who comes in comes from the bench and is of the same team, wherever that is said."""
    if group.whose not in (None, "you", DOER, OWN):
        return None
    energized = group.state != "exhausted"
    group = replace(group, state=None, where="bench", whose=None, other=False)
    into = None if group == Group(where="bench") else Choose(group)
    return Coming(energized, into)


def _found_coming(coming: Any) -> Group | None:
    """A Player of any kind comes Energized; of a kind, from the bench."""
    if not isinstance(coming, Coming):
        return None
    state: Any = "energized" if coming.energized else "exhausted"
    if coming.into is None:
        return Group(state=state)
    if not isinstance(coming.into, Choose):
        return None
    return replace(coming.into.group, state=None if coming.energized else "exhausted")


COMING: Final = View("coming in", _coming, _found_coming)
EXCHANGE: Final = View(
    "exchange",
    build=lambda said: Substitute(said.out, said.coming.energized, said.coming.into),
    match=lambda done: (
        Exchange(done.out, Coming(done.energized, done.into))
        if isinstance(done, Substitute)
        else None
    ),
)

TURNED: Final[list[Construct]] = [
    *deed(
        ChoosePlayers,
        "~choose {players:Chosen}",
        "~select {players:Chosen}",
        "~target {players:Chosen}",
    ),
    *either("Chosen", "Chosen[sg]", "Chosen[pl]", "TheirOne"),
    *deed(Energize, "~Energize {players:Players}", "~Energize {players:Players} again"),
    *deed(ExhaustPlayers, "~Exhaust {players:Players}"),
    *(
        each
        for node, state in ((Energize, "energized"), (ExhaustPlayers, "exhausted"))
        for number, verbs in (("sg", "(becomes|is)"), ("pl", "(become|are)"))
        for each in construct(
            "Effect", node, f"{{players:Players[{number}]}} {verbs} {state}", printed=False
        )
    ),
    *deed(
        ToBench,
        "~bench {players:Players}",
        "~send {players:Players} to [the|your|their] bench",
        "~put {players:Players} on the bench",
        "~take {players:Players} off the field",
    ),
    *deed(
        ToBench,
        "~remove {players:Players} from the field",
        category="Benching",
        only=Guard(
            lambda bench: getattr(bench.players, "group", Group()).status != "superstar",
            "removing a Superstar takes its card off its Player",
        ),
    ),
    *(
        each
        for form in FORMS
        for each in construct(
            f"Deed[{form}]", None, f"{{=:Benching[{form}]}}", views={WHOLE: UNSAID}
        )
    ),
]

SUBSTITUTED: Final[list[Construct]] = [
    *construct("Coming", None, "{=:ComingGroup}", views={WHOLE: COMING}),
    *construct(
        "ComingGroup",
        None,
        "a {=:Bare[sg]}",
        [
            "(a|another|one) {=:Bare[sg]}",
            "one of {=:Theirs[pl]}",
            "{=:Bare[pl]}",
            "{=:OneFromBench}",
            "(a|another|one) {=:Bare[sg]} {:SameSide}",
        ],
    ),
    *phrase(
        "SameSide",
        "on the same side [of the ball]",
        "of the same side [of the ball]",
        "that plays [on] the same side of the ball",
    ),
    *construct(
        "OneFromBench",
        Group,
        "one from (the|your|their) bench",
        ["another from (the|your|their) bench"],
    ),
    *construct("Coming", Coming, "{into:This}", energized=True),
    *deed(
        Exchange,
        "~substitute {out:Players} with {coming:Coming}",
        "~replace {out:Players} with {coming:Coming}",
        "~swap {out:Players} (with|for) {coming:ComingIn}",
        "~exchange {out:Players} (with|for) {coming:ComingIn}",
        category="Exchange",
    ),
    *deed(
        Exchange,
        "~substitute {out:Players}",
        "~substitute {out:Players} out",
        category="ExchangeRead",
        coming=Coming(True, None),
    ),
    *deed(
        Exchange,
        "~substitute {coming:ComingIn} for {out:Players}",
        category="ExchangeRead",
    ),
    *construct("ComingIn", Coming, "{into:This}", energized=True),
    *construct("ComingIn", None, "{=:BenchGroup}", views={WHOLE: read_as(_coming)}),
    *construct(
        "BenchGroup",
        None,
        "a {=:Bare[sg]}",
        ["one of {=:Theirs[pl]}"],
        only=Guard(
            lambda group: isinstance(group, Group) and group.where == "bench",
            "which of the two is on the bench?",
        ),
    ),
    *(
        each
        for form in FORMS
        for said, printed in (("Exchange", True), ("ExchangeRead", False))
        for each in construct(
            f"Deed[{form}]",
            None,
            "{=:" + f"{said}[{form}]" + "}",
            views={WHOLE: EXCHANGE},
            printed=printed,
        )
    ),
]

_KEYWORDS: Final = (
    ("run", "Run"),
    ("receive", "Receive"),
    ("tackle", "Tackle"),
    ("exhaust", "Exhaust"),
)

CANCELLED: Final[list[Construct]] = [
    *(
        each
        for keyword, name in _KEYWORDS
        for each in (
            *construct(
                "Effect",
                CancelAbilities,
                f"cancel all {name} abilities",
                keyword=keyword,
            ),
            *construct(
                "Effect",
                CancelAbilities,
                f"cancel all of {{whose:Whose}} {name} abilities",
                [f"cancel {{whose:Whose}} {name} abilities"],
                keyword=keyword,
            ),
        )
    ),
]

LINEUP: Final = [*TURNED, *SUBSTITUTED, *CANCELLED]
