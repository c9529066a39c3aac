"""Only some may be designated (F-9), exhausted, energized or substituted: all others cannot be.

`Only a Running Back can be designated as the runner`; if nobody of them is on the field, whoever is
may be named, as where nobody can be.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec

from snapcount.cards.language.kernel import syntax
from snapcount.cards.language.kernel.construct import WHOLE, Construct, Guard, construct, read_as
from snapcount.cards.language.nouns.designated import BARRED_ROLE, NAME
from snapcount.cards.language.players.player_predicates import MAY_RECEIVE
from snapcount.cards.nouns import Group, This
from snapcount.cards.tree import Cannot, MayReceive, MustDesignate

replace = msgspec.structs.replace

_DOES: Final = {
    "be designated to run": "(run|rush|carry) [(with|) the ball]",
    "be designated to receive": "(receive|catch) [a pass|passes|the ball]",
    "be designated to tackle": "(tackle|make tackles|make a tackle)",
}
_TURNED: Final = ("be exhausted", "be energized")
_DONE: Final = (*_TURNED, "be substituted")
_DEFENSIVE: Final = frozenset({"DE", "DT", "LB", "CB", "S", "DB", "DL"})


class Only(msgspec.Struct, frozen=True):
    """Nobody but those Players; `who`: of that player's."""

    what: str
    players: Any
    who: str | None = None


def _others(said: Only) -> Any:
    """That all others cannot be designated; None where it is not known who those are."""
    meant: Any = said.players
    whose: Any = said.who
    if isinstance(meant, This):
        if whose not in (None, "you"):
            return None
        return Cannot(said.what, Group("you", other=True))  # type: ignore[arg-type]
    if not isinstance(meant, Group) or (whose and meant.whose not in (None, whose)):
        return None
    others = Group(whose or meant.whose)
    if meant.positions:
        side: Any = None
        if said.what == "be designated":  # nothing is said of the other side of the ball
            sides = {"defense" if each in _DEFENSIVE else "offense" for each in meant.positions}
            if len(sides) > 1:
                return None
            (side,) = sides
        others = replace(others, except_positions=meant.positions, side=side)
        known = Group(meant.whose, positions=meant.positions)
    elif meant.state is not None and said.what not in _TURNED:
        state: Any = "exhausted" if meant.state == "energized" else "energized"
        others = replace(others, state=state)
        known = Group(meant.whose, state=meant.state)
    else:
        return None
    return Cannot(said.what, others) if meant == known else None  # type: ignore[arg-type]


def _constructs() -> list[Construct]:
    made: list[Construct] = []
    for be, name, known in (
        ("designated", "designate {players:Named}", {"what": "be designated"}),
        (
            "{what:EverAsRole}",
            f"{NAME} {{players:Named}} {{what:EverAsWhat}}",
            {"views": {"what": BARRED_ROLE}},
        ),
    ):
        made += construct(
            "OnlyDesignated",
            Only,
            f"only {{players:Named}} (can|may) be {be}",
            **known,
        )
        made += construct(
            "OnlyDesignated",
            Only,
            f"{{who:Who}} (can|may) only {name}",
            [f"{{who:Who}} (can|may) {name.replace('{players', 'only {players')}"],
            **known,
        )
    for what, does in _DOES.items():
        made += construct(
            "OnlyDesignated", Only, f"only {{players:Named}} (can|may) {does}", what=what
        )
    for what in _DONE:
        made += construct(
            "OnlyDesignated",
            Only,
            f"only {{players:Named}} (can|may) {what}",
            [f"no Players (but|except|other than) {{players:Named}} (can|may) {what}"],
            what=what,
        )
    for name in ("runner", "receiver", "tackler"):
        made += construct(
            "MustBe",
            MustDesignate,
            f"the {name} must be {{players:Named}}",
            [f"the {name} must be {{players:Named}} [,] if able"],
            role=name,
        )
    return made


def _of_roles(said: syntax.For) -> bool:
    if isinstance(said.clause, syntax.OfChosen):
        return all(isinstance(each, MustDesignate) for each in said.clause.what)
    rule = getattr(said.clause, "modifier", None)
    if isinstance(rule, Cannot):
        return rule.what in ("be designated to run", "be designated to receive")
    return isinstance(rule, MustDesignate | MayReceive)


ONLY_DESIGNATED: Final[list[Construct]] = [
    # `… may be designated to receive this pass`
    *construct(
        "For",
        syntax.For,
        "{clause:Standing} {lasts:ThisVeryRun}",
        [
            "{clause:Standing} {lasts:ThisVeryRun} [,] if able",
            "{clause:ChosenStanding} {lasts:ThisVeryRun} [[,] if able]",
        ],
        printed=False,
        only=Guard(_of_roles, "who runs or receives it? Write “on this play”"),
    ),
    *construct(
        "ThisVeryRun",
        syntax.Lasts,
        "[of|on] this (pass|run|play)",
        duration="this down",
        own=True,
    ),
    *(
        each
        for lasts in ("Lasts", "ThisVeryRun")
        for each in construct(
            "For",
            syntax.For,
            f"{{clause:Standing}} {{lasts:{lasts}}} {{:EvenAlone}}",
            printed=False,
            only=Guard(
                lambda said: isinstance(getattr(said.clause, "modifier", None), MayReceive),
                "what may they do even so? Write “may be designated to receive”",
            ),
        )
    ),
    # Whichever of them is named
    *construct(
        "Modifier",
        MayReceive,
        f"(a|any) Quarterback {MAY_RECEIVE} [{{:EvenAlone}}]",
        printed=False,
        players=Group(where="field", positions=("QB",)),
    ),
    *_constructs(),
    *construct("Modifier", None, "{=:OnlyDesignated}", views={WHOLE: read_as(_others)}),
    *construct("Modifier", None, "{=:MustBe}", views={WHOLE: read_as(lambda said: said)}),
]
