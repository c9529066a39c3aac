"""Run, Receive and Tackle abilities that trigger once more than they have, or as if designated."""

from __future__ import annotations

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
)
from snapcount.cards.language.kernel.moods import YOURS, deed, deed_read
from snapcount.cards.nouns import Choose, Designated, That
from snapcount.cards.tree import ChoosePlayers, TriggerAbilities, TriggerAgain

_OF_ROLES: Final = {
    "run": ("Run", ("runner", "ball carrier")),
    "receive": ("Receive", ("receiver", "ball carrier")),
    "tackle": ("Tackle", ("tackler",)),
}
"""Abilities that somebody designated as that may have."""


def _of(roles: tuple[str, ...]) -> View:
    def held(named: Any) -> Any:
        return named if named.role in roles else None

    return View("has " + " or ".join(roles), held, held)


def _again(keyword: str, name: str, roles: tuple[str, ...]) -> list[Construct]:
    known: Any = {"keyword": keyword, "views": {"players": _of(roles)}}
    theirs = (
        f"(the {name} ability of {{players:Role[noun]}}|{{players:Role[owner]}} {name} ability)"
    )
    which = (
        f"{name} ability (of {{players:Role[noun]}}|[that] {{players:Role[noun]}} [has]"
        " (triggered|used) [{:ThisPlayOrDown}]) [that [has] triggered [{:ThisPlayOrDown}]]"
    )
    one = f"({theirs}|(each|every|the|a) {which})"
    several = f"({theirs}|[all] [of] [the] {which})".replace("ability", "abilities")
    happens = "(triggers|is triggered|occurs|happens|resolves|takes effect)"
    happen = "(trigger|are triggered|occur|happen|resolve|take effect)"
    return [
        *construct(
            "Effect",
            TriggerAgain,
            f"{{players:Role[owner]}} {name} abilities trigger again",
            [
                f"{several} {happen} {{:InAllTwice}}",
                f"{one} {happens} {{:InAllTwice}}",
            ],
            **known,
        ),
        *deed(
            TriggerAgain,
            f"~trigger ({one}|{several}) {{:OnceMore}} [this down]",
            f"(~use|~resolve) ({one}|{several}) {{:OnceMore}} [this down]",
            forms=YOURS,
            **known,
        ),
    ]


_NOT_YET: Final = Guard(
    lambda made: not isinstance(made.players, Designated),
    "those have triggered on designation; write “trigger again”",
)


class SeveralAsIf(msgspec.Struct, frozen=True):
    """`Run or Receive abilities`, of whom."""

    players: Any
    keywords: tuple[Any, ...]


def _each(said: SeveralAsIf) -> syntax.Together:
    """Whoever is chosen is chosen once, for all of them."""
    whom: Any = That() if isinstance(said.players, Choose) else said.players
    deeds: list[Any] = [TriggerAbilities(whom, keyword) for keyword in said.keywords]
    if isinstance(said.players, Choose):
        deeds.insert(0, ChoosePlayers(said.players))
    return syntax.Together(deeds=tuple(deeds))


def _as_if() -> list[Construct]:
    """Of whoever it is, as if that Player were designated."""
    made: list[Construct] = []
    trigger = "(trigger|triggers|are triggered|is triggered|take effect|takes effect)"
    happen = "(happen|happens|occur|occurs|resolve|resolves|work|works|is used|are used)"
    for node, category, kind in (
        (TriggerAbilities, "", "{keyword:Triggering}"),
        (SeveralAsIf, "SeveralAsIf", "{keywords:SeveralTriggering}"),
    ):
        known: Any = {"only": _NOT_YET}
        abilities = f"{kind} (ability|abilities)"
        whose = (
            f"[the] {abilities} of {{players:Players}}",
            f"{{players:Possessor}} {abilities}",
            f"{{players:AskedPlayersOf}} {abilities}",
        )
        made += construct(
            category or "Effect",
            node,
            f"the {kind} abilities of {{players:Players}} trigger as if designated",
            [
                *(
                    f"{each} [also] {trigger} [too|as well] [this down] [{{:AsIfDesignated}}]"
                    for each in whose
                ),
                *(
                    f"{each} [also] {happen} [too|as well] [this down] {{:AsIfDesignated}}"
                    for each in whose
                ),
            ],
            **known,
        )
        if category:
            made += construct("Effect", None, f"{{=:{category}}}", views={WHOLE: read_as(_each)})
            known["category"] = category
        made += deed_read(
            node,
            *(f"(~trigger|~use|~resolve) {each} {{:AsIfDesignated}}" for each in whose),
            *(f"~trigger {each}" for each in whose),
            forms=YOURS,
            **known,
        )
    made += [
        each
        for form in YOURS
        for each in construct(
            f"Deed[{form}]",
            None,
            "{=:SeveralAsIf" + f"[{form}]" + "}",
            views={WHOLE: read_as(_each)},
            printed=False,
        )
    ]
    return made


TRIGGERED_AGAIN: Final[list[Construct]] = [
    *phrase(
        "AsIfDesignated",
        "as if designated",
        "as (if|though) (it|they|that Player|those Players|this Player|he) (was|were|had been)"
        " [also] designated [{:InThatRole}]",
        "as (if|though) [also] designated [{:InThatRole}]",
        "as (if|though) (it|they|that Player|this Player|he) (was|were|had been) {:TheVeryRole}",
        "as (if|though) (it|they|that Player|this Player|he) {:InThatDeed}",
    ),
    *phrase(
        "InThatDeed",
        "(was|were|had been) [the (one|Player)] (running|receiving|carrying|catching) [the] ball",
        "(was|were|had been) [the (one|Player)] (running|receiving|tackling|making the tackle)",
        "(was|were|had been) [the one] (receiving|catching) [the] pass",
        "[had] (carried|caught|run|received) the (ball|pass)",
        "[had] (made the tackle|tackled)",
        "(was|were|had been) the designated Player",
    ),
    *phrase(
        "InThatRole",
        "to (run|receive|tackle)",
        "to (run|receive|tackle) [the|this] (ball|pass|play)",
        "to receive",
        "as {:TheVeryRole}",
        "for (this|the) (play|run|pass)",
        "to catch [the] pass",
    ),
    *phrase(
        "TheVeryRole", "(runner|receiver|tackler|ball carrier)", "your (runner|receiver|tackler)"
    ),
    *_as_if(),
    # Of who was named for another, which goes without saying (`designated_anew`)
    *(
        each
        for keyword, (name, roles) in _OF_ROLES.items()
        for each in construct(
            "Effect",
            TriggerAbilities,
            f"(those|the {name} abilities|any {name} abilities) of the new {roles[0]} trigger",
            printed=False,
            players=That(),
            keyword=keyword,
        )
    ),
    *phrase("InAllTwice", "{:OnceMore} [this down]", "twice [this down]"),
    *(
        each
        for keyword, (name, roles) in _OF_ROLES.items()
        for each in _again(keyword, name, roles)
    ),
]
