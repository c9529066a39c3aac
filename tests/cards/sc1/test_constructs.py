"""Every construct of the card language is on some card of the First Season."""

from __future__ import annotations

import inspect
from types import ModuleType

from snapcount.cards import nouns, tree
from snapcount.cards.catalog.catalog import shipped_set
from snapcount.testing.cards import nodes

_NEW = "new in the language; no card of the First Season needs it yet, a scenario plays it"
WITHOUT: dict[str, str] = dict.fromkeys(
    (
        "AudiblesCost",
        "BallBegan",
        "CannotCallThis",
        "CannotEnergize",
        "CannotSearch",
        "CountHappened",
        "CountShown",
        "CountTeammates",
        "GritStrengthIs",
        "HadRole",
        "LastingWhile",
        "LimitTimeUnits",
        "LimitX",
        "ModifyCardStrength",
        "NameAnother",
        "NotStoppedByCall",
        "Occasion",
        "OpeningHand",
        "PlayedIs",
        "PutCalled",
        "RatingSum",
        "ScoresAre",
        "StoppedByCall",
        "TakeFromTop",
        "TriggerAgain",
        "TurnoverIs",
        "WorksExhausted",
    ),
    _NEW,
)
"""Constructs that no card uses, each with the reason."""


def constructs(module: ModuleType) -> set[str]:
    """The classes of nodes that the module makes, or a module of it."""
    return {
        name
        for name, thing in vars(module).items()
        if inspect.isclass(thing)
        and issubclass(thing, nouns.Node)
        and thing is not nouns.Node
        and f"{thing.__module__}.".startswith(f"{module.__name__}.")
    }


def test_every_construct_is_used_or_there_is_a_reason() -> None:
    used = {
        type(node).__name__
        for verdict in shipped_set("sc1").verdicts
        for node in nodes(verdict.card)
    }
    known = constructs(nouns) | constructs(tree)
    assert len(known) > 140
    assert sorted(known - used) == sorted(WITHOUT), "put it on a card, or say why it is on none"
    assert all(WITHOUT.values())
