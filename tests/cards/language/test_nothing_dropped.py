"""A part that is no field of its construct says nothing: nothing that is said gets lost there."""

from __future__ import annotations

from collections import defaultdict
from typing import Any, NamedTuple

from snapcount.cards.language.grammar import printable
from snapcount.cards.language.kernel.construct import Construct, construct, phrase, word
from snapcount.cards.language.kernel.template import WHOLE, parts


class Node(NamedTuple):
    """Something that a construct builds."""

    category: str
    number: int


class Meanings:
    """What the words of each category can mean, as far as it shows without reading any."""

    def __init__(self, constructs: list[Construct]) -> None:
        self.constructs = constructs
        self.by_category: dict[str, list[Construct]] = defaultdict(list)
        for each in constructs:
            self.by_category[each.category].append(each)

    def of(self, category: str, above: frozenset[str] = frozenset()) -> set[Any]:
        """Its meanings; a node counts as one for each construct that builds it. A view may see but
        one of several."""
        found: set[Any] = set()
        for number, each in enumerate(self.by_category[category]):
            view = each.views.get(WHOLE)
            if each.node is not None:
                found.add(Node(category, number))
            elif WHOLE in each.fixed:
                found.add(each.fixed[WHOLE])
            else:
                inner = {
                    part.category
                    for template in each.read
                    for part in parts(template)
                    if part.field == WHOLE
                }
                for name in inner - above - {category}:
                    for value in self.of(name, above | {category}):
                        seen = (
                            value if view is None or isinstance(value, Node) else view.build(value)
                        )
                        found |= {seen} - {None} if view else {seen}
        return found

    def lost(self) -> list[str]:
        """The categories with several meanings that a template names without a field."""
        unsaid = {
            part.category
            for each in self.constructs
            for template in each.read
            for part in parts(template)
            if not part.field
        }
        return sorted(name for name in unsaid if len(self.of(name)) > 1)


def test_nothing_that_is_said_gets_lost() -> None:
    found = Meanings(printable().constructs).lost()
    assert found == [], "name a field, or use {@:Category}"


def test_what_would_get_lost_is_found() -> None:
    owners = [*word("Whose", "you", "your"), *word("Whose", "opponent", "your opponent's")]
    silent = phrase("ThePlay", "the play", "this play")
    fine = word("Effect", "stopped", "stop {:ThePlay}")
    assert Meanings([*silent, *fine]).lost() == []
    wrong = word("Effect", "stopped", "stop {:Whose} play")
    assert Meanings([*owners, *wrong]).lost() == ["Whose"]
    hidden = construct("TheirPlay", None, "{=:Whose} play")
    wrong = word("Effect", "stopped", "stop {:TheirPlay}")
    assert Meanings([*owners, *hidden, *wrong]).lost() == ["TheirPlay"]
