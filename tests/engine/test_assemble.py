"""Law 7: nothing that a card may say is without an executor."""

from __future__ import annotations

import ast
import sys
from pathlib import Path
from pkgutil import iter_modules
from typing import Any, get_args, get_type_hints

import pytest

from snapcount.cards import nouns, tree, words
from snapcount.cards.card import AnyCard
from snapcount.engine import steps, terms
from snapcount.engine.assemble.executors import (
    CONDITIONS,
    EFFECTS,
    MODIFIERS,
    NUMBERS,
    new_assembler,
)
from snapcount.engine.assemble.words import (
    CANCELS,
    DECK,
    DURATION,
    EVENT,
    KEYWORD,
    ON_FIELD,
    RESULT,
    TURNOVER,
    WHO,
    WOULD_EVENT,
    call_bits,
    one_call,
    point_bits,
    position_bits,
)
from snapcount.engine.errors import SetupError
from snapcount.engine.setup import KINDS


def members(union: Any) -> set[Any]:
    """The node types of a union; numbers apart, which stand for themselves."""
    return set(get_args(union)) - {int}


@pytest.mark.parametrize(
    ("union", "executors"),
    [
        (tree.Effect, EFFECTS),
        (tree.Modifier, MODIFIERS),
        (nouns.Condition, CONDITIONS),
        (nouns.Number, NUMBERS),
    ],
    ids=["effects", "modifiers", "conditions", "numbers"],
)
def test_each_node_of_the_union_has_an_executor_and_nothing_else_has(
    union: Any, executors: dict[type, object]
) -> None:
    assert len(members(union)) > 10
    assert set(executors) == members(union)


def test_each_modifier_has_a_place_of_its_own() -> None:
    """A module of `engine.steps` may declare one; no two may have one place."""
    names = [f"{steps.__name__}.{each.name}" for each in iter_modules(steps.__path__)]
    found = {
        (name, place)
        for module in (terms, *map(sys.modules.__getitem__, names))
        for name, place in vars(module).items()
        if name.startswith("MOD_")
    }
    places = [place for _, place in found]
    assert len(places) == len(set(places)) > 55
    assert max(places) < terms.MODIFIERS <= terms.SYNERGY_AT < 63  # one a seat, of 64 bits


def test_what_can_be_counted_is_a_number() -> None:
    assert members(nouns.Countable) <= members(nouns.Number)


def test_no_node_was_left_out_of_its_union() -> None:
    """Every node class of the tree is in a union, or is a part of nodes that are."""
    parts = {tree.PlayCall, tree.Qualifier, tree.Timing, tree.Occasion}
    parts |= {nouns.Group, nouns.Than, nouns.Node}
    unions = [tree.Effect, tree.Modifier, tree.Ability]
    unions += [nouns.Condition, nouns.Number, nouns.Players]
    known = parts.union(*map(members, unions))
    for module in (tree, nouns):
        nodes = {
            each
            for each in vars(module).values()
            if isinstance(each, type) and issubclass(each, nouns.Node)
        }
        assert nodes <= known, nodes - known


@pytest.mark.parametrize("node", sorted(members(nouns.Players), key=str))
def test_each_way_to_mean_players_can_be_selected_and_tested(node: Any) -> None:
    group = nouns.Group(whose="you")
    made = {
        nouns.Designated: lambda: nouns.Designated("tackler"),
        nouns.All: lambda: nouns.All(group),
        nouns.Choose: lambda: nouns.Choose(group),
    }.get(node, node)()
    assembler = new_assembler()
    steps: list[Any] = []
    assembler.select(made, steps)
    assert len(steps) == (0 if node is nouns.That else 1)
    assert assembler.player_test(made) is not None


@pytest.mark.parametrize("node", sorted(members(tree.Ability), key=str))
def test_each_kind_of_ability_is_assembled(node: Any) -> None:
    effects = (tree.Gain(5),)
    made: dict[Any, tuple[tree.Ability, int]] = {
        tree.Activated: (tree.Activated(effects), terms.EXHAUST),
        tree.OnDesignation: (tree.OnDesignation("run", effects), terms.RUN),
        tree.Triggered: (tree.Triggered("a down starts", effects), terms.TRIGGERED),
        tree.Would: (tree.Would("the play would be stopped", effects), terms.WOULD),
        tree.Static: (tree.Static(tree.ModifyYards(5)), terms.STATIC),
    }
    ability, kind = made[node]
    assembled = new_assembler().ability(ability, 3)
    assert (assembled.kind, assembled.place) == (kind, 3)
    assert len(assembled.steps) == (0 if node is tree.Static else 1)


def test_each_event_has_a_term_of_its_own() -> None:
    named = [name for name in vars(terms) if name.isupper()]
    first, last = named.index("POSSESSION_STARTS"), named.index("GRIT_DETERMINED")
    bits = {getattr(terms, name) for name in named[first : last + 1]}
    assert set(EVENT) == set(get_args(tree.Event))
    beyond = {
        terms.FIELD_GOAL_ATTEMPTED,
        terms.DOWN_REPLAYED,
        terms.EXHAUST_CANCELLED,
        terms.CALL_IS_CHANGED,
        terms.THIS_CARD_FLIPPED,
    }
    assert set(EVENT.values()) == bits | beyond
    assert len(set(EVENT.values())) == len(EVENT)
    would = get_args(get_type_hints(tree.Would)["event"])
    assert set(WOULD_EVENT) == set(would)
    assert not set(WOULD_EVENT.values()) & set(EVENT.values())


@pytest.mark.parametrize(
    ("literal", "table"),
    [
        (words.Who, WHO),
        (words.Deck, DECK),
        (words.Duration, DURATION),
        (words.Keyword, KEYWORD),
        (words.TurnoverKind, TURNOVER),
        (get_type_hints(nouns.PlayIs)["result"], RESULT),
        (get_type_hints(tree.MakeResult)["result"], RESULT),
        (get_type_hints(tree.CancelAbilities)["keyword"], KEYWORD),
        (get_type_hints(tree.CancelLayer)["what"], CANCELS),
        (get_type_hints(tree.RemoveCard)["kind"], ON_FIELD),
        (get_type_hints(nouns.CountAttached)["kind"], ON_FIELD),
    ],
)
def test_each_word_has_a_term(literal: Any, table: dict[Any, int]) -> None:
    spoken = set(get_args(literal))
    assert spoken
    assert spoken <= set(table)
    assert len({table[word] for word in spoken}) == len(spoken)


def test_calls_points_and_positions_have_bits_of_their_own() -> None:
    assert [one_call(call) for call in words.CALLS] == [1 << n for n in range(8)]
    assert [point_bits((point,)) for point in words.TIMING_POINTS] == [1 << n for n in range(10)]
    assert point_bits(()) == terms.EVERY_POINT == sum(1 << n for n in range(9))
    assert terms.ALL_POINTS == terms.EVERY_POINT | terms.AT_FIELD_GOAL
    assert [position_bits((p,)) for p in words.POSITIONS] == [1 << n for n in range(15)]
    assert set(get_args(words.Position)) == set(words.POSITIONS)


def test_run_and_pass_mean_any_of_a_kind_in_a_qualifier() -> None:
    assert call_bits(("run",)) == call_bits((*words.RUN_CALLS,)) | one_call("run")
    assert call_bits(("pass",)) == call_bits((*words.PASS_CALLS,)) | one_call("pass")
    assert call_bits(("run", "pass")) == terms.ANY_CALL


def test_each_kind_of_card_has_a_term() -> None:
    assert set(KINDS) == set(get_args(AnyCard))
    assert sorted(KINDS.values()) == list(range(len(KINDS)))


def test_an_ability_has_at_most_sixty_effects() -> None:
    new_assembler().played((tree.Gain(5),) * 60, tree.Timing())
    with pytest.raises(SetupError, match="60"):
        new_assembler().played((tree.Gain(5),) * 61, tree.Timing())


def used_in_scenarios() -> set[str]:
    """The names that the tests of this folder and of the card language use, this file apart."""
    names: set[str] = set()
    here = Path(__file__).parent
    for path in (*here.glob("test_*.py"), *here.parent.glob("cards/language/test_*.py")):
        if path.name != Path(__file__).name:
            tree_of_file = ast.parse(path.read_text("utf-8"))
            names |= {node.id for node in ast.walk(tree_of_file) if isinstance(node, ast.Name)}
    return names


@pytest.mark.parametrize(
    "union",
    [
        tree.Effect,
        tree.Modifier,
        tree.Ability,
        nouns.Condition,
        nouns.Number,
        nouns.Players,
    ],
    ids=["effects", "modifiers", "abilities", "conditions", "numbers", "players"],
)
def test_each_node_is_played_in_a_scenario(union: Any) -> None:
    used = used_in_scenarios()
    assert not {node.__name__ for node in members(union)} - used
