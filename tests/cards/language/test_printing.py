"""What is printed is read back as the same tree, and everything has words."""

from __future__ import annotations

import ast
import types
import typing
from collections.abc import Iterator
from functools import cache
from itertools import islice
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.cards.language.frozen import SHIPPED, frozen
from tests.cards.test_typed_wordings import wordings

from snapcount.cards import nouns, tree
from snapcount.cards.language.meaning.draft import Page
from snapcount.cards.language.meaning.normal import normal
from snapcount.cards.language.meaning.refusal import Refusal
from snapcount.cards.language.printing import active_line, attach_line, english, timing_line
from snapcount.cards.language.reader import Scene, Unread, read
from snapcount.testing.played_by import naming

ROOT = Path(__file__).parents[3]

ON_CARDS = [(text, scene) for _, scene, text in islice(frozen(), SHIPPED)]
TYPED = {text for _, text, _ in wordings()}
TEXTS = [(text, scene) for _, scene, text in frozen() if text not in TYPED]
"""What people typed is read, printed and read again by tests/cards/test_typed_wordings.py."""
BLOCK = 50


@cache
def understood(text: str, scene: Scene) -> Page | None:
    try:
        return read(text, scene)
    except (Unread, Refusal):
        return None  # what is not read is counted elsewhere


def words(page: Page, scene: Scene) -> str:
    """The page as it would be printed on a card, with what stands in fields of its own."""
    lines = []
    if page.attach_to is not None:
        lines.append(attach_line(page.attach_to))
    if page.active_if is not None:
        lines.append(active_line(page.active_if))
    lines += [english(ability, scene.side) for ability in page.abilities]
    if page.effects:
        lines.append(english(page.effects, scene.side))
    if page.timing is not None:
        lines.append(timing_line("Play", page.timing))
    return "\n".join(lines)


def meaning(page: Page) -> Any:
    said = (tuple(page.abilities), page.effects, page.timing, page.attach_to, page.active_if)
    return normal(said)


@pytest.mark.parametrize("first", range(0, len(TEXTS), BLOCK))
def test_what_is_printed_is_read_back_as_the_same_tree(first: int) -> None:
    others = []
    for text, scene in TEXTS[first : first + BLOCK]:
        page = understood(text, scene)
        if page is None:
            continue
        said = words(page, scene)
        if said in ("", text):  # a reminder alone, or what has been read already
            continue
        again = understood(said, scene)
        if again is None or meaning(again) != meaning(page):
            others.append((text, said))
    assert others == []


# Every node has words ----------------------------------------------------------------------------


def nodes(kind: Any, found: set[type]) -> set[type]:
    """Every node type that a union holds, and those in their fields."""
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        if kind not in found:
            found.add(kind)
            names = {**vars(tree), **vars(nouns)}
            for field in typing.get_type_hints(kind, localns=names).values():
                nodes(field, found)
    elif isinstance(kind, types.UnionType) or typing.get_args(kind):
        for part in typing.get_args(kind):
            nodes(part, found)
    return found


def held(thing: Any, found: set[type]) -> set[type]:
    """The types of all nodes of a tree."""
    if isinstance(thing, tuple | list):
        for each in thing:
            held(each, found)
    elif isinstance(thing, msgspec.Struct):
        found.add(type(thing))
        for field in thing.__struct_fields__:
            held(getattr(thing, field), found)
    return found


def printed(text: str, scene: Scene, before: set[type]) -> set[type]:
    """The nodes of a text that were in none before, if it is printed as the same tree."""
    page = understood(text, scene)
    new = held(meaning(page), set()) - before if page is not None else set()
    if page is None or not new:
        return set()
    again = understood(words(page, scene), scene)
    return new if again is not None and meaning(again) == meaning(page) else set()


def timing_texts() -> list[str]:
    page = Path(__file__).parents[1].joinpath("timings.txt").read_text("utf-8")
    return [line.split("= ", 1)[1] for line in page.splitlines() if line.startswith("  = ")]


RARE = [
    "Reveal the top card of your Play deck. If its defensive call includes a Pass, gain 5 yards.",
    "Gain 5 yards for each timeout your opponent spent this half.",
    "If the sum of the ratings of your Players on the field is at least 400, gain 5 yards.",
    "If all of your Players on the field are from the same team, gain 5 yards.",
    "Return your called play to your hand.",
    "If you punt this down, the Grit value is 9.",
    "If you punt this down and it reaches the end zone, your opponent starts at their own 5.",
    "Reveal the top three cards of your Play deck. Gain 5 yards for each Run revealed this way.",
    "Choose another of your Players to be the runner.",
    "Your opponent cannot play Action cards this half while you are on offense.",
    "Your opponent must discard an Action card to use an audible.",
    "Your plays take at most 1 Time Unit this half.",
    "Whenever you play an Offense Action card this half, draw a Play card.",
    "The next time you score a touchdown or make a field goal this half, draw an Action card.",
    "Your opponent cannot search decks this possession.",
    "Your Runs cannot be stopped by the defense's call this possession.",
    "The runner's Run ability triggers again.",
    "Cancel a fumble or an interception.",
    "Exhaust one of your opponent's Players. Your opponent cannot Energize that Player this down.",
    "Field goals score 4 points this half.",
    "The yards that your plays gain cannot be changed by your opponent's effects this down.",
    "The catch range of your Passes cannot be narrowed by effects this half.",
    (
        "Look at the top five cards of your Play deck. You may reveal a Run from among them and"
        " put it into your hand. Discard the rest."
    ),
]
"""Nodes that no shipped card has. A new one is looked for in the tests that name it."""

RARE_ABILITIES = [
    "You start the game with an additional Action card.",
    "This Player's Run abilities trigger even if it is Exhausted.",
    "Run: If this Player was designated on the last play, gain 5 yards.",
    "Run: If the ball was inside your own 20 at the start of this down, gain 5 yards.",
    "Run: If you gained this possession by a turnover, gain 5 yards.",
]
"""And those of them that stand on no Action card."""


def sentences(node: type) -> Iterator[str]:
    """The sentences in the tests that name a node."""
    for path in naming(node.__name__, ROOT):
        for each in ast.walk(ast.parse(Path(ROOT, path).read_text("utf-8"))):
            said = each.value if isinstance(each, ast.Constant) else None
            if isinstance(said, str) and said.endswith(".") and said[:1].isupper():
                yield said


def test_every_node_has_words() -> None:
    said: set[type] = set()
    scene = Scene(action=True, side="offense", on_player=False)
    texts = [*ON_CARDS, *((text, scene) for text in (*RARE, *timing_texts()))]
    texts += [(text, Scene()) for text in RARE_ABILITIES]
    x_play = Scene(on_player=False, play=True, x=True)
    texts.append(("X cannot be greater than 6.", x_play))
    a_play = Scene(on_player=False, play=True)
    texts.append(("This play cannot be called on first down.", a_play))
    texts.append(("Reduce this card's Strength by 2 on first down.", a_play))
    texts.append(("For Grit, this card's Strength is 9.", a_play))
    texts.append(
        ("When this card is flipped over for Grit, return this card to your hand.", a_play)
    )
    texts.append(("If this play stops the offense's play, the offense loses 5 yards.", a_play))
    for text, scene in texts:
        said |= printed(text, scene, said)
    every = nodes(tree.Ability, set()) | nodes(nouns.Condition, set())
    for node in every - said:
        for text in sentences(node):
            for scene in (Scene(action=True, side="offense", on_player=False), Scene()):
                said |= printed(text, scene, said)
    assert sorted(each.__name__ for each in every - said) == []


@pytest.mark.parametrize(
    "modifier", [tree.SetHandLimit("you", "play", None), tree.CannotTimeout("you")]
)
def test_what_you_are_is_offered_in_brackets(modifier: tree.Modifier) -> None:
    offer = (tree.May((tree.Lasting(modifier),)),)
    assert read(english(offer), Scene(action=True)).effects == offer


@pytest.mark.parametrize("node", [tree.Would, tree.Triggered])
def test_what_is_waited_for_has_words_whoever_does_it(
    node: type[tree.Would | tree.Triggered],
) -> None:
    """“Whenever each player would draw an Action card” is an event of nobody in particular."""
    fields = typing.get_type_hints(node)
    anyone: list[Any] = [None, "you", "opponent", "offense", "defense", "each player"]
    for event in typing.get_args(fields["event"]):
        nobodys = event == "a half ends" or event.startswith("this card ")
        for who in anyone[:1] if nobodys else anyone:
            assert english(node(event=event, effects=(tree.Gain(5),), who=who)).endswith(
                "gain 5 yards."
            )
