"""Every category is declared in one module, but for those that others are meant to add to."""

from __future__ import annotations

import ast
import importlib
import pkgutil
from collections import defaultdict
from pathlib import Path
from types import ModuleType

from snapcount.cards import language
from snapcount.cards.language.grammar import printable
from snapcount.cards.language.kernel.construct import Construct, word

SOURCE = Path(__file__).parents[3] / "src"

SHARED = frozenset(
    [
        "ACall",
        "AllWhoHappen",
        "AlsoIf",
        "Asked",
        "AskedMeasured",
        "BareOutcome",
        "ChosenStanding",
        "Circumstance",
        "Clause",
        "Core",
        "CountedThing",
        "Deed",
        "Denied",
        "Doing",
        "Done",
        "Effect",
        "Event",
        "EventPlay",
        "Events",
        "For",
        "Forbidden",
        "Had",
        "Handling",
        "Happens",
        "HappensOn",
        "IfCondition",
        "IfKicked",
        "Imposed",
        "Item",
        "KickModifier",
        "Leading",
        "Modifier",
        "More",
        "NotDone",
        "Occurring",
        "Offered",
        "PaidDeed",
        "Past",
        "Picking",
        "PlayersOf",
        "Pointed",
        "Possessor",
        "Predicates",
        "Rated",
        "RoleOrRoles",
        "Rule",
        "SaidToLast",
        "Saying",
        "SharedAnds",
        "Standing",
        "StandingThere",
        "Statement",
        "Taking",
        "That",
        "TheirOffered",
        "ThenCondition",
        "TimingPart",
        "Who",
        "WhoHappens",
        "Whose",
        "WithThis",
        "WouldHappen",
    ]
)
"""What is said of many things, in the module of each."""


def lists_of(module: ModuleType) -> list[list[Construct]]:
    """The lists of constructs that a module itself declares, by its source: it may be compiled."""
    path = SOURCE.joinpath(*module.__name__.split("."))
    source = path / "__init__.py" if path.is_dir() else path.with_suffix(".py")
    names = {
        target.id
        for statement in ast.parse(source.read_text("utf-8")).body
        if isinstance(statement, ast.Assign | ast.AnnAssign)
        for target in (
            statement.targets if isinstance(statement, ast.Assign) else [statement.target]
        )
        if isinstance(target, ast.Name)
    }
    found = [value for name, value in vars(module).items() if name in names]
    return [
        each
        for each in found
        if isinstance(each, list) and each and all(isinstance(one, Construct) for one in each)
    ]


def homes() -> dict[int, str]:
    """In which module a construct is declared: the one with the shortest list that holds it."""
    shortest: dict[int, tuple[int, str]] = {}
    for each in pkgutil.walk_packages(language.__path__, f"{language.__name__}."):
        if ".generate" in each.name:
            continue
        for held in lists_of(importlib.import_module(each.name)):
            for one in held:
                here = (len(held), each.name)
                shortest[id(one)] = min(shortest.get(id(one), here), here)
    return {one: name for one, (_, name) in shortest.items()}


def several(constructs: list[Construct], home: dict[int, str]) -> dict[str, list[str]]:
    """The categories that more than one module declares."""
    found: dict[str, set[str]] = defaultdict(set)
    for each in constructs:
        found[each.category].add(home[id(each)])
    return {name: sorted(modules) for name, modules in found.items() if len(modules) > 1}


def test_a_category_is_declared_once() -> None:
    constructs = printable().constructs
    clashing = several(constructs, homes())
    assert {name: where for name, where in clashing.items() if base(name) not in SHARED} == {}
    assert sorted(SHARED - {base(name) for name in clashing}) == []


def base(category: str) -> str:
    return category.split("[")[0]


def test_two_modules_with_one_name_are_found() -> None:
    ours, theirs = word("Becoming", 1, "becomes"), word("Becoming", 2, "becoming")
    home = {id(ours[0]): "designation", id(theirs[0]): "predicates"}
    assert several([*ours, *theirs], home) == {"Becoming": ["designation", "predicates"]}
