"""Who goes out and who comes in: two Players of one side change places."""

from __future__ import annotations

import re
from typing import Any, Final

import msgspec

from snapcount.cards.language.kernel import syntax
from snapcount.cards.language.kernel.construct import (
    WHOLE,
    Construct,
    Guard,
    View,
    construct,
    phrase,
    read_as,
    word,
)
from snapcount.cards.language.kernel.contents import contents
from snapcount.cards.language.kernel.doers import DOER, OWN
from snapcount.cards.language.kernel.moods import FORMS, deed
from snapcount.cards.language.kernel.walk import changed
from snapcount.cards.language.meaning.refusal import Refusal
from snapcount.cards.language.meaning.statements import NewLine
from snapcount.cards.language.nouns.newcomers import OutLast
from snapcount.cards.nouns import All, Choose, Group, This
from snapcount.cards.tree import Substitute

replace = msgspec.structs.replace


class Coming(msgspec.Struct, frozen=True):
    """Who comes onto the field, whether Energized, and from whose bench."""

    energized: bool
    into: Any
    whose: str | None = None


class Exchange(msgspec.Struct, frozen=True):
    """`enters`: whether who comes in is Energized, where that is a sentence of its own."""

    out: Any
    coming: Any
    enters: bool | None = None
    own: bool | None = None
    """The same, said of this Player, who comes in."""
    in_last: bool = True
    """Whether the one who comes in is named, after the one who goes."""


def _coming(group: Any) -> Coming | None:
    """Who comes in comes from the bench and is of the same team, wherever that is said."""
    energized = group.state != "exhausted"
    whose = group.whose
    group = replace(group, state=None, where="bench", whose=None, other=False)
    into = None if group == Group(where="bench") else Choose(group)
    return Coming(energized, into, whose)


class LikeTheOther(msgspec.Struct, frozen=True):
    """`for another`: who comes in is of the kind of the one who goes; `group`: said again."""

    group: Group | None = None


class OneOnField(msgspec.Struct, frozen=True):
    """`for one on the field`: who goes is of the kind of the one who comes in."""


_KIND: Final = ("positions", "side", "team", "status")
"""What two Players of a kind have in common; who is Exhausted is for another who is not."""
_NO_KIND: Final = {name: getattr(Group(), name) for name in _KIND}


def _of_that_kind(out: Any, said: LikeTheOther) -> Coming | None:
    if not isinstance(out, All | Choose):
        return None
    kind = {name: getattr(out.group, name) for name in _KIND}
    like = Group(where="bench", **kind)
    if replace(out.group, whose=None, state=None, where="bench") != like:
        return None
    if said.group is not None and replace(said.group, where="bench", other=False) != like:
        return None
    return Coming(True, None if like == Group(where="bench") else Choose(like))


def _on_field(coming: Any) -> Choose | None:
    """Who goes, where only who comes in was said to be of a kind."""
    if not isinstance(coming, Coming):
        return None
    if coming.into is None:
        return Choose(Group(whose=coming.whose))  # type: ignore[arg-type]
    if not isinstance(coming.into, Choose):
        return None
    kind = {name: getattr(coming.into.group, name) for name in _KIND}
    if replace(coming.into.group, **_NO_KIND) != Group(where="bench"):
        return None
    return Choose(Group(whose=coming.whose, **kind))  # type: ignore[arg-type]


def with_bench(row: list[Any]) -> list[Any]:
    """The sentences, with `this Player` for the one on the bench in a Bench ability.

    Anywhere else it is not known which of two Players changes places with the other.
    """
    if syntax.OnBench not in contents(row):
        return row
    found: list[Any] = []
    benched = False
    for said in row:
        benched = isinstance(said, syntax.Bench) or (benched and not isinstance(said, NewLine))
        if syntax.OnBench in contents(said):
            if not benched:
                raise Refusal("unexpected", "which of the two is on the bench?")
            said = changed(said, _this)
        found.append(said)
    return found


_WITH_ONE_THERE: Final = re.compile(
    r"\b(substitute|substitutes|replace|replaces)\b[^.;]*?"
    r"\bwith\b(?:(?!\bbench\b|\bthis\b)[^.;,])*\bon (your|their|the) field\b"
)


def refuse_one_from_the_field(spoken: list[str]) -> None:
    """Refuse `substitute this Player with a Running Back on your field`: who comes in is not there.

    Of a group, `on your field` says no more than whose it is; here it is where.
    """
    if "with" in spoken and "field" in spoken and _WITH_ONE_THERE.search(" ".join(spoken)):
        raise Refusal(
            "unexpected", "who comes in is on the bench; who is on the field stands behind “for”"
        )


def _this(part: Any) -> Any:
    return This() if isinstance(part, syntax.OnBench) else part


def _exchange(said: Exchange) -> Substitute | None:
    coming = said.coming
    out = _on_field(coming) if isinstance(said.out, OneOnField) else said.out
    if out is None:
        return None
    if isinstance(coming, LikeTheOther):
        found = _of_that_kind(out, coming)
        if found is None:
            return None
        coming = found
    if said.own is not None:
        if not isinstance(coming.into, This | syntax.OnBench):
            return None
        coming = replace(coming, energized=said.own)
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
    return (Substitute if said.in_last else OutLast)(out, energized, coming.into)


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

_EXCHANGED: Final = (
    "(~substitute|~replace) {out:Players} with {coming:Coming}",
    "(~substitute|~swap|~exchange|~switch|~trade) {out:Players} (with|for) {coming:ComingIn}",
    (
        "(~send|~bring|~take|~move|~put) {out:Players} ([from the field] (to|on|onto) the bench|off"
        " the field) and (~bring in|~send in|~put in|~replace it with|~replace that Player with)"
        " {coming:Coming}"
    ),
    "~choose {coming:ComingIn} . (~replace|~substitute) {out:Players} with (that Player|it)",
)
"""Who goes out and who comes in, in all ways to say it in that order."""

_BROUGHT_IN: Final = (
    "~substitute {coming:ComingIn} for {out:Players}",
    "(~bring in|~send in|~put in) {coming:Coming} (for|in place of|to replace) {out:Players}",
    (
        "(~bring|~put|~send) {coming:ComingIn} (onto|on|into) the field"
        " (for|in place of|to replace) {out:Players}"
    ),
    "~choose {coming:ComingIn} . ~substitute (that Player|it) for {out:Players}",
    (
        "~choose {out:Players} and {coming:ComingIn} . (~swap|~exchange|~substitute|~switch)"
        " (them|those Players|the chosen Players)"
    ),
)
"""The same, in the other order or in none."""

_FOR_ONE_ON_FIELD: Final = (
    "~substitute {coming:ComingIn} for",
    "(~swap|~exchange|~switch|~trade) {coming:ComingIn} (with|for)",
    "(~bring in|~send in|~put in) {coming:ComingIn} (for|in place of|to replace)",
)
"""Before `one on the field`, of which only the kind of the other is known."""

_BENCHED: Final = Guard(
    lambda group: isinstance(group, Group) and group.where == "bench",
    "which of the two is on the bench?",
)
_FROM_BENCH: Final = Coming(True, syntax.OnBench())
_WITH_THIS: Final = (
    "(~swap|~exchange|~switch|~trade) this Player (with|for) {out:Players}",
    "(~swap|~exchange|~switch|~trade) {out:Players} (with|for) this Player",
)
_FOR_THIS: Final = (
    "~substitute this Player for {out:Players}",
    "(~substitute|~replace) {out:Players} with this Player",
)

SUBSTITUTED: Final[list[Construct]] = [
    *construct("Coming", None, "{=:ComingGroup}", views={WHOLE: COMING}),
    *construct(
        "ComingGroup",
        None,
        "a {=:Bare[sg]}",
        [
            "(a|another|one|any|any one) {=:Bare[sg]}",
            "(one|any|any one) of {=:Theirs[pl]}",
            "{=:Theirs[sg]}",
            "{=:Bare[pl]}",
            "{=:OneFromBench}",
            "{=:BenchedByName}",
            "(a|an|another|any) {=:Ones}",
            "(a|another|one|any) {=:Bare[sg]} {:SameSide}",
        ],
    ),
    *construct("ComingGroup", None, "{=:TheBenched}", printed=False),
    # Of the side that plays, only one is on the bench
    *construct("TheBenched", None, "the {=:Bare[sg]}", only=_BENCHED),
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
            "(anyone|anybody) (from|on) {whose:Whose} bench",
            "(a|any) Player {:SameSide} (from|on) {whose:Whose} bench",
            "(a|any) Player (from|on) {whose:Whose} bench {:SameSide}",
            "Players {:SameSide} (from|on) {whose:Whose} bench",
            "Players (from|on) {whose:Whose} bench {:SameSide}",
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
    *deed(Exchange, *_EXCHANGED, category="ExchangeRead"),
    *deed(Exchange, *_BROUGHT_IN, category="ExchangeRead", in_last=False),
    *deed(
        Exchange,
        "~substitute {out:Players} [out]",
        category="ExchangeRead",
        coming=Coming(True, None),
        in_last=False,
    ),
    # Two Players of a kind: it makes no difference which is named first
    *deed(
        Exchange,
        "(~substitute|~swap|~exchange|~switch|~trade|~replace) {out:Players} (with|for)"
        " {coming:LikeTheOther}",
        category="ExchangeRead",
    ),
    *construct(
        "LikeTheOther",
        LikeTheOther,
        "another [one] [(on|from) (your|the) bench]",
        group=None,
    ),
    *construct("LikeTheOther", LikeTheOther, "(another|a different) {group:Bare[sg]}"),
    *deed(
        Exchange,
        *(f"{each} {{out:OneOnField}}" for each in _FOR_ONE_ON_FIELD),
        category="ExchangeRead",
        in_last=False,
    ),
    *construct("OneOnField", OneOnField, "(one|another|one who is) on (the|your) field"),
    # This Player changes places: on a Bench ability, it is the one on the bench
    *deed(Exchange, *_WITH_THIS, category="ExchangeRead", coming=_FROM_BENCH),
    *deed(
        Exchange,
        *(f"{each} {{own:EnteringOwn}}" for each in (*_WITH_THIS, *_FOR_THIS)),
        category="ExchangeRead",
        coming=_FROM_BENCH,
    ),
    *(
        each
        for energized, state in ((True, "Energized"), (False, "Exhausted"))
        for each in word(
            "EnteringOwn",
            energized,
            f". [if you do ,] (this Player|it) (enters|enters the field|comes in|comes onto the"
            f" field|comes into play) {state}",
        )
    ),
    # Whether who comes in is Energized, in a sentence of its own
    *deed(
        Exchange,
        *(f"{each} {{enters:Entering}}" for each in (*_EXCHANGED, *_BROUGHT_IN)),
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
            f"(.|; |and|, and) {{:WhoEntered}} (enters|enters the field|comes in|comes onto the"
            f" field|comes into play|is|becomes) {state}",
        )
    ),
    *phrase(
        "WhoEntered", "{:TheNewPlayer}", "that Player", "the Player [entering [the field]]", "it"
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
            "{=:TheBenched}",
            "(a|an|another) {=:Ones}",
            "{=:Bare[pl]}",
            "{=:Theirs[sg]}",
        ],
        only=_BENCHED,
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
