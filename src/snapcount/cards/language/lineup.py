"""What is done to Players: chosen, energized, exhausted, benched, substituted."""

from __future__ import annotations

from itertools import pairwise
from typing import Any, Final

import msgspec

from snapcount.cards.language import syntax
from snapcount.cards.language.construct import (
    WHOLE,
    Construct,
    Guard,
    View,
    construct,
    either,
    phrase,
    read_as,
    word,
)
from snapcount.cards.language.lists import listed
from snapcount.cards.language.moods import FORMS, deed
from snapcount.cards.language.people import DOER, OWN
from snapcount.cards.language.traits import Trait
from snapcount.cards.language.views import UNSAID
from snapcount.cards.nouns import All, Choose, Designated, Group, That, This
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
    """Who comes onto the field, whether Energized, and from whose bench."""

    energized: bool
    into: Any
    whose: str | None = None


class Exchange(msgspec.Struct, frozen=True):
    """`enters`: whether who comes in is Energized, where that is a sentence of its own."""

    out: Any
    coming: Coming
    enters: bool | None = None


def _coming(group: Any) -> Coming | None:
    """Who comes in comes from the bench and is of the same team, wherever that is said."""
    energized = group.state != "exhausted"
    whose = group.whose
    group = replace(group, state=None, where="bench", whose=None, other=False)
    into = None if group == Group(where="bench") else Choose(group)
    return Coming(energized, into, whose)


def _exchange(said: Exchange) -> Substitute | None:
    coming = said.coming
    out = said.out
    if isinstance(out, All | Choose) and out.group.where == "bench":
        return None  # who goes out is on the field
    if coming.whose is not None and isinstance(out, All | Choose):
        # Who comes in comes from the bench of the one who goes.
        whose = out.group.whose
        if whose is None:
            out = replace(out, group=replace(out.group, whose=coming.whose))
        elif coming.whose not in (whose, DOER, OWN) and {whose, coming.whose} != {"you", DOER}:
            return None
    if isinstance(out, This) and coming.whose not in (None, "you", DOER, OWN):
        return None
    energized = coming.energized if said.enters is None else said.enters
    return Substitute(out, energized, coming.into)


class OneMore(msgspec.Struct, frozen=True):
    """`and one on the bench`: another of those who were named before."""

    traits: tuple[Trait, ...]


def _several(row: tuple[Any, ...]) -> tuple[Any, ...] | None:
    """Players named one after the other; `one on the bench` is of the kind of the first."""
    first = row[0]
    for before, after in pairwise(row):
        if isinstance(after, Designated | That) and _excepts(before):
            return None  # `all Players except the ball carrier and the tackler`
    more = [each for each in row if isinstance(each, OneMore)]
    if not more:
        return row
    if not isinstance(first, Choose) or len(more) < len(row) - 1:
        return None
    found: list[Any] = []
    for said in more:
        group: Any = replace(first.group, where="field")
        for trait in said.traits:
            group = group and trait.onto(group)
        if group is None:
            return None
        found.append(replace(first, group=group, count=1))
    if first.count == 1:
        return (first, *found)
    # `two of your Players, one on the field and one on the bench`
    return tuple(found) if first.count == len(more) and not first.up_to else None


def _excepts(players: Any) -> bool:
    """Whether the last that is said of Players is who is not meant."""
    group = getattr(players, "group", None)
    return isinstance(group, Group) and bool(
        group.except_for or group.except_positions or group.except_status
    )


def each_of(node: Any) -> View:
    """What is done to Players who are named one after the other, as a deed for each."""

    def build(row: tuple[Any, ...]) -> Any:
        found = _several(row) if len(row) > 1 else None
        return found and syntax.Together(deeds=tuple(node(players=each) for each in found))

    return read_as(build, "each of them")


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
    build=_exchange,
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
        for node, verb, state in (
            (Energize, "~energize", "energized"),
            (ExhaustPlayers, "~exhaust", "exhausted"),
            (ToBench, "~bench", "sent to the bench"),
        )
        for each in (
            *deed(None, f"{verb} {{=:PlayersRow}}", views={WHOLE: each_of(node)}),
            *construct(
                "Effect",
                None,
                f"{{=:PlayersRow}} (become|are|get) {state}",
                views={WHOLE: each_of(node)},
            ),
        )
    ),
    *listed("PlayersRow", "Players", "and", ", and", ",", more="MorePlayers"),
    *either("MorePlayers", "Players", "OneMore"),
    *construct("OneMore", OneMore, "one {traits:Afters}", ["(1|another) {traits:Afters}"]),
    *(
        each
        for node, state in ((Energize, "energized"), (ExhaustPlayers, "exhausted"))
        for each in construct(
            "Effect",
            node,
            f"{{players:Players[sg]}} (becomes|is|gets) {state}",
            [
                f"{{players:EachOne}} (becomes|is|gets) {state}",
                f"{{players:Players[pl]}} (become|are|get) {state}",
            ],
            printed=False,
        )
    ),
    *deed(
        ToBench,
        "~bench {players:Players}",
        "(~send|~return|~move) {players:Players} to [the|your|their] bench",
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

_NEWCOMER: Final = (
    "(the new Player|that Player|the Player|it|the Player (that|who) (enters|comes in"
    "|enters the field|comes onto the field) [this way])"
)
_EXCHANGED: Final = (
    "(~substitute|~replace) {out:Players} with {coming:Coming}",
    "(~substitute|~swap|~exchange|~switch|~trade) {out:Players} (with|for) {coming:ComingIn}",
    "~substitute {coming:ComingIn} for {out:Players}",
    "(~bring in|~send in|~put in) {coming:Coming} (for|in place of|to replace) {out:Players}",
    (
        "(~bring|~put|~send) {coming:ComingIn} (onto|on|into) the field"
        " (for|in place of|to replace) {out:Players}"
    ),
    (
        "(~send|~bring|~take|~move) {out:Players} (to the bench|off the field|from the field to the"
        " bench) and (~bring in|~send in|~put in|~replace it with|~replace that Player with)"
        " {coming:Coming}"
    ),
    (
        "~choose {out:Players} and {coming:ComingIn} . (~swap|~exchange|~substitute|~switch)"
        " (them|those Players|the chosen Players)"
    ),
)
"""Who goes out and who comes in, in all ways to say it."""

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
            "(a|an|another) {=:Ones}",
            "(a|another|one|any) {=:Bare[sg]} {:SameSide}",
        ],
    ),
    # Who comes in plays on the side of the one who goes, whether that is said or not
    *phrase(
        "SameSide",
        "(on|of|from|for) the same side [of the ball]",
        "(that|who) plays [on|for] the same side [of the ball]",
        "for the side you are on",
    ),
    *construct(
        "OneFromBench",
        Group,
        "(one|another) (from|on) {whose:Whose} bench",
        [
            "{whose:Whose} bench Player",
            "a Player {:SameSide} (from|on) {whose:Whose} bench",
            "a Player (from|on) {whose:Whose} bench {:SameSide}",
        ],
        where="bench",
    ),
    *construct("OneFromBench", Group, "(one|another) (from|on) the bench", where="bench"),
    *construct("Coming", Coming, "{into:This}", energized=True),
    *deed(
        Exchange,
        "~substitute {out:Players} with {coming:Coming}",
        "~replace {out:Players} with {coming:Coming}",
        "(~swap|~exchange|~switch|~trade) {out:Players} (with|for) {coming:ComingIn}",
        "~substitute {out:Players} for {coming:ComingIn}",
        category="Exchange",
    ),
    *deed(
        Exchange,
        *_EXCHANGED,
        category="ExchangeRead",
    ),
    *deed(
        Exchange,
        "~substitute {out:Players} [out]",
        category="ExchangeRead",
        coming=Coming(True, None),
    ),
    # Whether who comes in is Energized, in a sentence of its own
    *deed(
        Exchange,
        *(f"{each} {{enters:Entering}}" for each in _EXCHANGED),
        category="ExchangeRead",
    ),
    *deed(
        Exchange,
        "~substitute {out:Players} [out] {enters:Entering}",
        category="ExchangeRead",
        coming=Coming(True, None),
    ),
    *(
        each
        for energized, state in ((True, "Energized"), (False, "Exhausted"))
        for each in word(
            "Entering",
            energized,
            f". the new Player enters the field {state}",
            f"(.|; |and|, and) {_NEWCOMER} (enters|enters the field|comes in|comes onto the field"
            f"|comes into play|is|becomes) {state}",
        )
    ),
    *construct("ComingIn", Coming, "{into:This}", energized=True),
    *construct("ComingIn", None, "{=:BenchGroup}", views={WHOLE: read_as(_coming)}),
    *construct(
        "BenchGroup",
        None,
        "a {=:Bare[sg]}",
        [
            "one of {=:Theirs[pl]}",
            "(one|another|any) {=:Bare[sg]}",
            "{=:OneFromBench}",
            "(a|an|another) {=:Ones}",
            "{=:Bare[pl]}",
        ],
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
