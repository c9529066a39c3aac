"""What players of the game may not do: `your opponent cannot punt or call a timeout`.

A `Forbidden` is a verb phrase of whoever may not do it (`DOER`), declared beside what it forbids;
here it is said of somebody, alone or with others.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec

from snapcount.cards.language.kernel import syntax
from snapcount.cards.language.kernel.construct import WHOLE, Construct, View, construct, only_read
from snapcount.cards.language.kernel.doers import DOER, OWN, unbound
from snapcount.cards.language.kernel.lists import SINGLE, listed
from snapcount.cards.language.kernel.walk import changed, exchanged
from snapcount.cards.nouns import Group


class Barring(msgspec.Struct, frozen=True):
    """Who may not do it, and what."""

    who: str
    what: tuple[Any, ...]


def _of_either(part: Any) -> Any:
    whose: Any = part.whose if isinstance(part, Group) else None
    return msgspec.structs.replace(part, whose=None) if whose == DOER else part


def _barred(said: Barring) -> Any:
    made: list[Any] = []
    # What no Player of either may do, none may
    what = changed(said.what, _of_either) if said.who == "each player" else said.what
    if said.who != "you":
        what = exchanged(what, OWN, said.who)
    for each in exchanged(what, DOER, said.who):
        made += each.deeds if isinstance(each, syntax.Together) else [each]
    made = list(dict.fromkeys(made))  # `cannot kick or punt`: a punt is a kick
    return made[0] if len(made) == 1 else syntax.Together(deeds=tuple(made))


def _barring(modifier: Any) -> Barring | None:
    who = getattr(modifier, "who", None)
    if not isinstance(who, str):
        return None
    if who == "you":  # whose Players are yours: only of others are they `their own`
        return Barring(who, (msgspec.structs.replace(modifier, who=DOER),))
    return Barring(who, (unbound(modifier, who),))


BARRING: Final = View("barring", build=_barred, match=_barring)


def forbidden(
    node: type[msgspec.Struct], say: str, *read: str, printed: bool = True, **fixed: Any
) -> list[Construct]:
    """Declare what a player of the game may not do, as a verb phrase of theirs."""
    if "who" in node.__struct_fields__:
        fixed.setdefault("who", DOER)
    made = construct("Forbidden", node, say, read, **fixed)
    return made if printed else only_read(made)


def nobody_may(node: type[msgspec.Struct], noun: str, done: str, **fixed: Any) -> list[Construct]:
    """What is done to things by nobody: `timeouts cannot be spent`, `no timeouts may be spent`."""
    if "who" in node.__struct_fields__:
        fixed.setdefault("who", "each player")
    return only_read(
        construct(
            "Modifier",
            node,
            f"{noun} (cannot|may not|can not) be {done}",
            [f"no {noun} (can|may) be {done}"],
            **fixed,
        )
    )


_NOR: Final = ("and cannot", "and may not", "and can not", ", and cannot", "or cannot")
"""Where it is said again that something may not be done."""

BARRED: Final[list[Construct]] = [
    *construct("Modifier", None, "{=:Barring}", views={WHOLE: BARRING}),
    *construct(
        "Barring",
        Barring,
        "{who:Barred} {what:Forbiddens}",
    ),
    # What must be done instead: `the offense must run a play`
    *construct(
        "Barring",
        Barring,
        "{who:Who} (must|has to|have to) {what:Compelled}",
        printed=False,
    ),
    *construct("Compelled", None, "{=:OnlyOption}", views={WHOLE: SINGLE}),
    *listed("Forbiddens", "Forbidden", "or", ", or", ",", "nor", ", nor", "or to", *_NOR),
]
