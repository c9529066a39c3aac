"""Random texts: headings and sentences that mean one thing on the card they stand on.

A sentence is derived by chance, and kept only if its text, read as anybody's text is, has exactly
the one meaning that it was derived with. So whatever the reader refuses on such a card, for any
reason, is on no random card.
"""

from __future__ import annotations

import functools
import re
from collections.abc import Callable, Hashable
from typing import Any, Final, TypeVar, cast, final

import msgspec

from snapcount.cards.dice import Dice
from snapcount.cards.language.generate import names
from snapcount.cards.language.generate.derive import Derivation, frames
from snapcount.cards.language.generate.frames import Frame
from snapcount.cards.language.generate.routes import topics
from snapcount.cards.language.kernel import syntax
from snapcount.cards.language.kernel.speak import joined
from snapcount.cards.language.meaning.draft import Page
from snapcount.cards.language.meaning.refusal import Refusal
from snapcount.cards.language.meaning.scene import Scene
from snapcount.cards.language.meaning.statements import NewLine
from snapcount.cards.language.reader import Unread, page_of, read
from snapcount.cards.nouns import Condition
from snapcount.cards.tree import Ability, Effect, Timing

T = TypeVar("T")

HEADINGS: Final = (
    syntax.Head,
    syntax.Bench,
    syntax.When,
    syntax.AttachTo,
    syntax.ActiveWhile,
)
"""What is no sentence: what an ability begins with, and what is said of the card itself."""

ITEM: Final = "Item"
SENTENCE: Final = "Sentence"
_TOPICAL: Final = 50
"""How many sentences of a hundred are made about something, each node as often as any other."""
_HEAD: Final = 8
_WHEN: Final = 14
_SELDOM: Final = 20
"""How much less often something comes that is a text's sentence in a way of its own."""
_TRIES: Final = 400
_SENTENCES: Final = 6
"""How many sentences are tried before another beginning is."""

_MODERN: Final = re.compile(
    r"superstar|power.?up|gridiron|synergy|attach|bench|legend", re.IGNORECASE
)
"""What the rules of 2019 do not know."""


class Said(msgspec.Struct):
    """An item of a text: its words and its value."""

    text: str
    value: Any
    used: list[Frame]


class Text(msgspec.Struct):
    """A text, and what it means."""

    text: str
    page: Page
    used: list[Frame]
    """The frames that it was derived with."""


class NoText(Exception):
    """Chance found nothing to say: a fault of the grammar or of what was asked for."""


def meaning(page: Page) -> tuple[Any, ...]:
    """All that a page says."""
    return page.abilities, page.effects, page.timing, page.attach_to, page.active_if


class _Saved(msgspec.Struct):
    """What a saved game holds of a text."""

    abilities: list[Ability]
    effects: tuple[Effect, ...]
    timing: Timing | None
    active_if: Condition | None


_DECODER: Final = msgspec.json.Decoder(_Saved)


def is_well_formed(page: Page) -> bool:
    """Whether every part of a tree is of a type that it can have."""
    saved = _Saved(page.abilities, page.effects, page.timing, page.active_if)
    try:
        return _DECODER.decode(msgspec.json.encode(saved)) == saved
    except msgspec.ValidationError:
        return False


@functools.lru_cache(None)
def _items(node: Hashable) -> list[tuple[int, Frame]]:
    """The frames of an item of that type, with their weights; of a sentence without one."""
    return [
        (frame.weight, frame)
        for frame in frames()[ITEM].frames
        if frame.construct.node is node or (node is None and frame.construct.node not in HEADINGS)
    ]


@final
class Writer:
    """Writes texts for one kind of card."""

    def __init__(self, dice: Dice, scene: Scene, modern: bool = True) -> None:
        self.dice = dice
        self.scene = scene
        self.modern = modern

    # Items -----------------------------------------------------------------------------------

    def item(self, node: type[Any] | None, size: int) -> Said | None:
        """An item of that type; without one, a sentence. None if chance finds none."""
        derivation = Derivation(self.dice, self._quoted)
        if node is None and self.dice.chance(_TOPICAL):
            made = derivation.along(self.dice.pick(self.dice.pick(topics(SENTENCE))), size)
        else:
            made = derivation.frame(self.dice.weighted(_items(cast(Any, node))), size)
        if made is None:
            return None
        text = joined(tuple(derivation.words))
        if not self.modern and _MODERN.search(text):
            return None
        return Said(text[:1].upper() + text[1:], made[0], derivation.used)

    def _quoted(self, asker: str) -> str:
        """A name or, where abilities are given, an ability."""
        if "Quotes" not in asker:
            name = names.person if self.dice.chance(30) else names.team
            return name(self.dice)
        inside = Writer(self.dice, Scene(side=self.scene.side), self.modern)
        said = inside.line(headed=True, sentences=1, names=False)
        return "" if said is None else _text(said)

    def line(
        self,
        *,
        headed: bool,
        sentences: int,
        bench: bool = False,
        fits: Callable[[Any], bool] = lambda head: True,
        names: bool = True,
    ) -> list[Said] | None:
        """The items of an ability, or of effects: sentences, and what stands before and after."""
        row: list[Said] = []
        if bench:
            found = self.item(syntax.Bench, 2)
            row += [] if found is None else [found]
        if headed:
            found = self.item(syntax.Head, _HEAD)
            if found is None or not fits(found.value):
                return None
            row.append(found)
        for number in range(sentences):
            found = self._next(row, self._size(number), names, fits)
            if found is None and not number:
                return None
            row += [] if found is None else [found]
            headed = headed or isinstance(row[0].value, syntax.Head)
        if headed and self.dice.chance(45):
            said = self.item(syntax.When, _WHEN)
            row += [said] if said is not None and self.means([*row, said]) else []
        return row

    def _size(self, number: int) -> int:
        """How many words the next sentence may have: those after the first are shorter."""
        return self.dice.weighted([(3, 10), (4, 16), (2, 24), (1, 32)]) // (1 + number)

    def _next(
        self, row: list[Said], size: int, names: bool, fits: Callable[[Any], bool]
    ) -> Said | None:
        """A sentence that can follow."""
        for _ in range(_SENTENCES):
            found = self.item(None, size)
            if found is None or ('"' in found.text and not names):
                continue
            if self.means([*row, found]):
                return found
            if not row and self.scene.on_player:  # it may need a heading before it
                head = self.item(syntax.Head, _HEAD)
                if head is not None and fits(head.value) and self.means([head, found]):
                    row.append(head)
                    return found
        return None

    def means(self, row: list[Said]) -> bool:
        """Whether the items mean something together: abilities, or effects."""
        try:
            page = page_of([each.value for each in row], self.scene)
        except Refusal:
            return False
        return bool(page.abilities or page.effects) and _of_the_card(page) == (None, None, None)

    # Texts -----------------------------------------------------------------------------------

    def kept(self, lines: list[list[Said]]) -> Text | None:
        """The lines as a text, if it means one thing, and that."""
        row: list[Any] = []
        for at, line in enumerate(lines):
            row += [NewLine()] if at else []
            row += [each.value for each in line]
        text = "\n".join(map(_text, lines))
        try:
            page = page_of(row, self.scene)
            again = read(text, self.scene)
        except (Refusal, Unread):
            return None
        if meaning(again) != meaning(page) or not is_well_formed(page):
            return None
        return Text(text, again, [frame for line in lines for each in line for frame in each.used])

    def heading(
        self, node: type[Any], fits: Callable[[Page], bool] = lambda page: True
    ) -> tuple[Said, Text]:
        """What is said of the card itself: when it is played, to whom it is attached."""

        def make() -> tuple[Said, Text] | None:
            said = self.item(node, self.dice.between(6, _WHEN))
            found = None if said is None else self.kept([[said]])
            if said is None or found is None or not fits(found.page):
                return None
            return said, found

        return self.first(make)

    def first(self, make: Callable[[], T | None]) -> T:
        """The first that chance finds."""
        for _ in range(_TRIES):
            found = make()
            if found is not None:
                return found
        raise NoText(f"nothing to say in {self.scene}")


def _text(line: list[Said]) -> str:
    return " ".join(each.text for each in line)


def _of_the_card(page: Page) -> tuple[Any, ...]:
    return page.timing, page.attach_to, page.active_if
