"""Cards that lie on the field and have no effect there."""

from __future__ import annotations

from typing import Any, Final

from snapcount.cards.language.kernel.construct import (
    Construct,
    Guard,
    construct,
    only_read,
    phrase,
)
from snapcount.cards.tree import HasNoEffect

_LYING: Final = Guard(
    lambda said: said.kind != "superstar", "a Superstar is a Player: write “loses all abilities”"
)
_KINDS: Final = "{kind:FieldKind[pl]} [(on the field|in play)]"
_THOSE: Final[tuple[tuple[str, str, dict[str, Any]], ...]] = (
    ("all {kind:FieldKind[pl]}", f"[all] {_KINDS}", {}),
    ("all other {kind:FieldKind[pl]}", f"[all] other {_KINDS}", {"other": True}),
    ("all of {whose:Whose} {kind:FieldKind[pl]}", f"[all [of]] {{whose:Whose}} {_KINDS}", {}),
    (
        "all of {whose:Whose} other {kind:FieldKind[pl]}",
        f"[all [of]] {{whose:Whose}} other {_KINDS}",
        {"other": True},
    ),
)

WITHOUT_EFFECT: Final[list[Construct]] = [
    *phrase(
        "HaveNoEffect",
        "have no effect",
        "(have no effects|do nothing|do not (work|function|do anything|have any effect))",
        "(lose|lose all of|lose all) their (effects|abilities)",
        "are (ignored|blank|inactive|without effect|treated as blank)",
        "(are treated as (if|though) they were|count as) blank",
    ),
    *phrase("OfTheirText", "the effects of", "(the|any|all) (effects|text|abilities|effect) of"),
    *(
        each
        for say, those, fixed in _THOSE
        for each in (
            *construct(
                "Modifier",
                HasNoEffect,
                f"{say} have no effect",
                [
                    f"{those} {{:HaveNoEffect}}",
                    f"{{:OfTheirText}} {those} (are|is) ignored",
                    f"{{:OfTheirText}} {those} do not (apply|work|count|happen)",
                ],
                only=_LYING,
                **fixed,
            ),
            *only_read(
                construct(
                    "Modifier",
                    HasNoEffect,
                    f"ignore [{{:OfTheirText}}] {those}",
                    only=_LYING,
                    **fixed,
                )
            ),
        )
    ),
]
