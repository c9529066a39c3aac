"""Constructs: what a node of the tree is called, in one place.

A construct is a node type, the values of some of its fields, and templates whose parts are its
other fields. There is no function from words to tree, so every construct can be printed as well
as read; where a field is not what the words say (`reduced by 5` is -5), a `View` says both ways.
"""

from __future__ import annotations

import functools
import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from itertools import product
from typing import Any, Final

import msgspec

from snapcount.cards.language.kernel.template import ABOUT as ABOUT
from snapcount.cards.language.kernel.template import WHOLE as WHOLE
from snapcount.cards.language.kernel.template import (
    Either,
    Element,
    Maybe,
    Part,
    Template,
    TemplateError,
    Text,
    parts,
    template,
)

Value = Any
"""What words mean: a node of the tree, or a plain value of one of its fields."""


class View(msgspec.Struct, frozen=True):
    """Two ways to see one value: as the words say it, and as the node holds it.

    Each is the other's inverse; None is what cannot be seen so.
    """

    name: str
    build: Callable[[Value], Value]
    match: Callable[[Value], Value]


def unseen(value: Value) -> None:
    """The way back of a view whose words are only read: there are better ones."""


class Guard(msgspec.Struct, frozen=True):
    """What must hold of a value that a construct builds; `message` tells people why not."""

    holds: Callable[[Value], bool]
    message: str


class Construct(msgspec.Struct, frozen=True):
    """A meaning and its words. The first of `wordings` is printed; all of them are read.

    They stay as they were written until somebody reads or prints them: a text needs few of them.
    """

    category: str
    node: type[msgspec.Struct] | None
    """None: the value is `fixed[WHOLE]`, or that of the part named WHOLE."""
    fixed: Mapping[str, Value]
    wordings: tuple[str, ...]
    views: Mapping[str, View]
    only: Guard | None
    printed: bool = True
    """Whether it is said too: what is only read is printed in the words of another construct."""
    having: tuple[tuple[str, str], ...] = ()
    """The values of its features, of which its wordings speak."""

    @property
    def say(self) -> Template:
        """The words that are printed."""
        return featured(self.wordings[0], self.having)

    @property
    def read(self) -> tuple[Template, ...]:
        """All words that are read."""
        return tuple(featured(each, self.having) for each in self.wordings)

    def fields(self) -> frozenset[str]:
        """The fields that its words say."""
        return _fields(self.wordings[0])

    def build(self, said: Mapping[str, Value]) -> Value | None:
        """The value of its words, whatever it is said of; None if a view cannot see it so."""
        values = dict(self.fixed)
        for field, value in said.items():
            view = self.views.get(field)
            if view is not None:
                value = view.build(value)
                if value is None:
                    return None
            values[field] = value
        values.pop(ABOUT, None)
        return values[WHOLE] if self.node is None else self.node(**values)

    def constants(self) -> Iterator[tuple[str, Value]]:
        """The fields of its node that its words take for granted, with their values."""
        assert self.node is not None
        said = self.fields()
        for field in self.node.__struct_fields__:
            if field not in said:
                yield field, self.fixed.get(field, _default(self.node, field))


_NO_DEFAULT: Final = object()


def _default(node: type[msgspec.Struct] | None, field: str) -> Value:
    if node is None:
        return _NO_DEFAULT
    defaults = node.__struct_defaults__
    names = node.__struct_fields__
    at = names.index(field) - len(names) + len(defaults)
    return defaults[at] if at >= 0 else _NO_DEFAULT


def construct(
    category: str,
    node: type[msgspec.Struct] | None,
    say: str,
    read: Iterable[str] = (),
    *,
    views: Mapping[str, View] | None = None,
    only: Guard | None = None,
    features: Mapping[str, tuple[str, ...]] | None = None,
    printed: bool = True,
    **fixed: Value,
) -> list[Construct]:
    """Declare a construct, once for each value of its features."""
    wordings = (say, *read)
    views = views or {}
    if not features:
        return [Construct(category, node, fixed, wordings, views, only, printed)]
    made: list[Construct] = []
    for chosen in product(*features.values()):
        having = tuple(zip(features, chosen, strict=True))
        known = dict(having)
        values = {
            field: known.get(value[1:], value) if _is_variable(value) else value
            for field, value in fixed.items()
        }
        name = named(category, known)
        made.append(Construct(name, node, values, wordings, views, only, printed, having))
    return made


def word(category: str, value: Value, say: str, *read: str) -> list[Construct]:
    """Declare words for a plain value: `word("Position", "QB", "Quarterback", "QB")`."""
    fixed: dict[str, Value] = {WHOLE: value}
    return construct(category, None, say, read, **fixed)


def phrase(category: str, say: str, *read: str) -> list[Construct]:
    """Declare words that mean nothing by themselves: `phrase("ThePlay", "the play", …)`."""
    fixed: dict[str, Value] = {WHOLE: None}
    return construct(category, None, say, read, **fixed)


def either(category: str, *others: str) -> list[Construct]:
    """Declare that whatever is one of the others is also of this category."""
    return [each for other in others for each in construct(category, None, "{=:" + other + "}")]


def whole(value: Value) -> dict[str, Value]:
    """A fixed value that is all that words mean, to be given to `construct`."""
    return {WHOLE: value}


def only_read(constructs: Iterable[Construct]) -> list[Construct]:
    """The same constructs, never printed: what they say has better words elsewhere."""
    return [msgspec.structs.replace(each, printed=False) for each in constructs]


def _is_variable(value: Value) -> bool:
    return isinstance(value, str) and value.startswith("$")


def named(category: str, having: Mapping[str, str]) -> str:
    """`Players[n]` with the value of `n`."""
    if not category.endswith("]"):
        return category
    name, feature = category[:-1].split("[")
    return f"{name}[{having.get(feature, feature)}]"


_FIELD: Final = re.compile(r"\{(=|\w+):")


@functools.cache
def _fields(wording: str) -> frozenset[str]:
    return frozenset(_FIELD.findall(wording))


@functools.cache
def featured(wording: str, having: tuple[tuple[str, str], ...]) -> Template:
    """The template of a wording, for these values of its features."""
    said = template(wording)
    speaks_of_them = "+" in wording or "]}" in wording
    return _featured(said, dict(having)) if having and speaks_of_them else said


def _featured(elements: Template, having: Mapping[str, str]) -> Template:
    done: list[Element] = []
    for element in elements:
        if isinstance(element, Part):
            done.append(Part(element.field, named(element.category, having)))
        elif isinstance(element, Either):
            done.append(Either(tuple(_featured(each, having) for each in element.options)))
        elif isinstance(element, Maybe):
            done.append(Maybe(_featured(element.inside, having)))
        else:
            done.append(Text(agreeing(element.word, having)))
    return tuple(done)


def agreeing(text: str, having: Mapping[str, str]) -> str:
    """`yard+n` with the number that `n` has."""
    noun, plus, feature = text.partition("+")
    if not plus or feature not in having:
        return text
    return plural(noun) if having[feature] == "pl" else noun


_PLURALS: Final = {"is": "are", "has": "have", "was": "were", "does": "do", "its": "their"}


def plural(noun: str) -> str:
    """The plural of a noun, or of the verb beside it."""
    if noun in _PLURALS:
        return _PLURALS[noun]
    if noun.endswith(("man", "Man")):
        return f"{noun[:-2]}en"
    if noun.endswith(("s", "sh", "ch", "x")):
        return f"{noun}es"
    if noun.endswith("y") and noun[-2] not in "aeiou":
        return f"{noun[:-1]}ies"
    return f"{noun}s"


def check(made: Construct) -> None:
    """Every wording says the same fields, and with the fixed ones they make the node.

    A fault of the declaration is a `TemplateError`. Declaring a construct does not look for it:
    there are thousands of them, and a test looks at them all.
    """
    fields = made.fields()
    for each in made.read:
        named = {part.field for part in parts(each)} - {"", ABOUT}
        if named != fields:
            raise TemplateError(f"{made.category}: {each} says {named}, and not {fields}")
    if made.node is None:
        if (WHOLE in fields) == (WHOLE in made.fixed):
            raise TemplateError(f"{made.category}: a value has one part or is fixed")
        return
    names = set(made.node.__struct_fields__)
    if not fields | set(made.fixed) <= names:
        raise TemplateError(f"{made.category}: {made.node.__name__} has no such field")
    for name in names - fields - set(made.fixed):
        if _default(made.node, name) is _NO_DEFAULT:
            raise TemplateError(f"{made.category}: nothing says the {name} of {made.node}")


def read_as(build: Callable[[Value], Value], name: str = "read") -> View:
    """A view of what is only read: what it builds is printed in the words of its parts."""
    return View(name, build, unseen)
