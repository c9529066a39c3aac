"""Grit as an occasion, and the next Grit alone.

`Whenever you determine Grit, draw a card` waits for it; what is added to it whenever it is
determined is a text that stands, not something that comes after it. The Grit of a field goal is
determined when it is attempted, that of a punt when it is made.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec

from snapcount.cards.language.kernel import syntax
from snapcount.cards.language.kernel.construct import (
    WHOLE,
    Construct,
    View,
    construct,
    either,
    phrase,
    read_as,
)
from snapcount.cards.language.kernel.doers import ANYONE
from snapcount.cards.language.nouns.numbers import MINUS, PLUS
from snapcount.cards.language.nouns.voices import any_of, falls, rises
from snapcount.cards.tree import ModifyGrit

_GRIT: Final = "[a|the|their|any] Grit [value]"
_DETERMINED: Final = "(is|has been) determined"
_NEXT: Final = syntax.Lasts(duration="next kick")
_KICKS: Final = {
    "field goal": ("a field goal is attempted", "(field goal|field goal attempt|field goal kick)"),
    "punt": ("a punt is made", "punt"),
}
_EITHER_KICK: Final = (
    "(a (punt|field goal) or [a] (punt|field goal) [attempt]|a kick|kicks|(punts|field goals)"
    " (and|or) (punts|field goals))"
)


class Determined(msgspec.Struct, frozen=True):
    """Whose Grit, and for which kick; with `every`, for whatever."""

    who: Any
    kick: str | None = None
    every: bool = False


class GritBy(msgspec.Struct, frozen=True):
    """Grit that is determined, and how much is added to it."""

    of: Determined
    by: int


def _modifier(said: GritBy) -> ModifyGrit:
    kick: Any = said.of.kick
    return ModifyGrit(said.by, said.of.who, kick, said.of.every)


def _at_either_kick(of: Determined) -> syntax.AnyOccasion:
    who = ANYONE if of.who == "each player" else of.who
    events = [event for event, _ in _KICKS.values()]
    return syntax.AnyOccasion(
        occasions=tuple(syntax.Occasion(event=event, who=who) for event in events)
    )


def _for_the_next(said: GritBy) -> syntax.For:
    return syntax.For(clause=syntax.Stands(modifier=_modifier(said)), lasts=_NEXT)


def _found(clause: Any) -> GritBy | None:
    match clause:
        case syntax.For(clause=syntax.Stands(modifier=ModifyGrit() as held), lasts=lasts):
            if lasts == _NEXT and held.every and held.kick is None:
                return GritBy(Determined(held.who, every=True), held.by)
    return None


NEXT: Final = View("the next Grit", _for_the_next, _found)


def _determined() -> list[Construct]:
    """Who determines it, for what."""
    said = [
        ("{who:Who[base]} determine", "{who:Who[third]} determines"),
        ("(a|either|any) player determines", f"{_GRIT} is determined"),
    ]
    made: list[Construct] = []
    for kick, end in (
        (None, ""),
        *((kick, f"for a {name}") for kick, (_, name) in _KICKS.items()),
        ("", f"for {_EITHER_KICK}"),
    ):
        fixed: dict[str, Any] = {"kick": kick or None, "every": kick is None}
        category = "DeterminedEither" if kick == "" else "Determined"
        base, third = said[0]
        anyone, passive = said[1]
        made += construct(
            category,
            Determined,
            f"{base} {_GRIT} {end}",
            [f"{third} {_GRIT} {end}", f"{passive} {end} by {{who:Who}}"],
            **fixed,
        )
        made += construct(
            category,
            Determined,
            f"{passive} {end}",
            [f"{anyone} {_GRIT} {end}"],
            who="each player",
            **fixed,
        )
    for kick, (_, name) in _KICKS.items():
        made += construct("Determined", Determined, *_whose(name), kick=kick)
    return [*made, *either("Determined", "DeterminedEither")]


def _whose(name: str) -> tuple[str, list[str]]:
    """Grit that is determined for somebody's kick."""
    many = any_of(f"{each}s" for each in name.strip("()").split("|"))
    theirs = f"({{who:Whose}} {name}|one of {{who:Whose}} {many})"
    return f"{_GRIT} is determined for {theirs}", [f"{_GRIT} (of|for) {theirs} {_DETERMINED}"]


def _occasions() -> list[Construct]:
    """The same as what is waited for."""
    made: list[Construct] = []
    for event, name in _KICKS.values():
        made += construct("Happens", syntax.Occasion, *_whose(name), printed=False, event=event)
        frame = f"{_GRIT} (of|for) a {name} {_DETERMINED}"
        made += construct("Happens", syntax.Occasion, frame, printed=False, event=event)
    made += construct(
        "EitherKickDetermined",
        Determined,
        f"{_GRIT} (of|for) {_EITHER_KICK} {_DETERMINED}",
        who="each player",
    )
    made += construct(
        "Events",
        None,
        "({=:DeterminedEither}|{=:EitherKickDetermined})",
        views={WHOLE: read_as(_at_either_kick)},
    )
    return made


def _changed() -> list[Construct]:
    """`… add 2 to it`: of all Grit values that somebody determines, or of the next one."""
    made: list[Construct] = []
    for begins, category in (
        ("(whenever|when|each time)", "GritBy"),
        ("the next time", "NextGrit"),
    ):
        for voice, view in ((rises, PLUS), (falls, MINUS)):
            frames = [
                f"{begins} {{of:Determined}} , {frame}"
                for frame in voice("{:ThatGrit}", "{by:Int}", False)
            ]
            if view is MINUS:  # it is 0 at least
                frames += [f"{each} {{:NotBelowNone}}" for each in frames]
            made += construct(
                category, GritBy, frames[0], frames[1:], views={"by": view}, printed=False
            )
    return made


GRIT: Final[list[Construct]] = [
    *_determined(),
    *_occasions(),
    *phrase("ThatGrit", "it", "the Grit", "(the|that) (Grit|value|Grit value)"),
    *_changed(),
    *construct("Modifier", None, "{=:GritBy}", views={WHOLE: read_as(_modifier)}),
    # The next one alone
    *construct("For", None, "{=:NextGrit}", views={WHOLE: NEXT}),
    *construct("NextOf", Determined, "{who:Whose} next Grit value", every=True),
    *construct("NextOfOther", Determined, "{who:Whose} next Grit", every=True),
    *construct(
        "NextOfOther",
        Determined,
        "the next Grit [value] {who:Who} (determine|determines)",
        every=True,
    ),
    *either("AnyNext", "NextOf"),
    *construct("AnyNext", None, "{=:NextOfOther}", views={WHOLE: read_as(lambda of: of)}),
    *(
        each
        for voice, view in ((rises, PLUS), (falls, MINUS))
        for each in construct(
            "NextGrit",
            GritBy,
            voice("{of:NextOf}", "{by:Int}", False)[0],
            voice("{of:AnyNext}", "{by:Int}", False),
            views={"by": view},
        )
    ),
]
