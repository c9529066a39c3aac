"""Cards by what they are: `a Power Up or a Superstar`, `up to two Run plays`, `all Plays with a
Strength of 5 or more`.

- `SuchPlay[n]` and `SuchAction[n]` are a description; its words say in which deck such cards are;
- `SomeSuchPlay` and `SomeSuchAction` are so many of them, as whoever takes or discards them says.

Every verb that takes cards takes these: `handled` declares what is done with them.
"""

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
    either,
    phrase,
    read_as,
)
from snapcount.cards.language.kernel.lists import SEVERAL, listed
from snapcount.cards.language.kernel.moods import FORMS, YOURS, deed
from snapcount.cards.language.kernel.views import UNSAID
from snapcount.cards.language.nouns.bounds import Bound
from snapcount.cards.language.nouns.card_nouns import DECKS, FORM, NUMBER, ON_FIELD, UP_TO
from snapcount.cards.language.nouns.plays import IN_ORDER
from snapcount.cards.nouns import AllOf, Compare, CountCards, ShownIs, ShownStrength
from snapcount.cards.tree import Discard, PutCards, Recover, RevealCards, RevealUntil, Search

replace = msgspec.structs.replace

ALL: Final = "all"
"""As many as there are."""

_STRONGEST: Final = 9


class Such(msgspec.Struct, frozen=True):
    """What a card is: of a kind or one of several, with one of these calls, of that Strength."""

    deck: str
    kind: Any = None
    calls: tuple[Any, ...] = ()
    strength: tuple[int, int] | None = None

    def fields(self) -> dict[str, Any]:
        """The fields of a node that say so."""
        return {"kind": self.kind, "calls": self.calls, "strength": self.strength}


class SoMany(msgspec.Struct, frozen=True):
    count: Any
    such: Such


class _Strong(msgspec.Struct, frozen=True):
    calls: tuple[Any, ...]
    strength: tuple[int, int]


class Handled(msgspec.Struct, frozen=True):
    """What is done with such cards: `to` hand, top, bottom, shuffle or discard, or to reveal."""

    who: str
    some: SoMany
    source: str
    to: str
    how: str = "choose"
    reveal: bool = True
    other: bool = False
    """Of another name than the card whose text it is."""


def such_of(node: Any) -> Such | None:
    """What cards a node speaks of, if it does not speak of all."""
    strength = getattr(node, "strength", None)
    kind, calls = node.kind, getattr(node, "calls", ())
    if kind is None and not calls and strength is None:
        return None
    return Such("action" if kind is not None else "play", kind, calls, strength)


def _seen(**fields: Any) -> View:
    """A description with these fields alone, as the value of the one that is said."""
    (name,) = (name for name, value in fields.items() if value is ...)

    def match(such: Any) -> Any:
        if not isinstance(such, Such):
            return None
        value = getattr(such, name)
        return value if such == Such(**{**fields, name: value}) else None

    return View(name, lambda value: Such(**{**fields, name: value}), match)


_KIND: Final = View(
    "a kind",
    build=lambda kind: None if kind == "action" else Such("action", kind),
    match=lambda such: (
        such.kind
        if isinstance(such, Such) and such == Such("action", such.kind) and _is_one(such.kind)
        else None
    ),
)
_KINDS: Final = View(
    "several kinds",
    build=lambda kinds: Such("action", kinds) if len(kinds) > 1 else None,
    match=lambda such: (
        SEVERAL.match(such.kind)
        if isinstance(such, Such) and isinstance(such.kind, tuple)
        else None
    ),
)
_CALLS: Final = _seen(deck="play", calls=...)
_STRENGTH: Final = _seen(deck="play", strength=...)
_STRONG: Final = View(
    "strong",
    build=lambda said: Such("play", None, said.calls, said.strength),
    match=lambda such: (
        _Strong(such.calls, such.strength)
        if isinstance(such, Such) and such.strength is not None
        else None
    ),
)
_RANGE: Final = View(
    "range",
    build=lambda bound: (
        (bound.low or 0, _STRONGEST if bound.high is None else bound.high)
        if (bound.low or 0) <= _STRONGEST and (bound.high or 0) <= _STRONGEST
        else None
    ),
    match=lambda between: (
        Bound(
            None if between[0] == 0 and between[1] < _STRONGEST else between[0],
            None if between[1] == _STRONGEST and between[0] > 0 else between[1],
        )
        if between[0] != between[1]
        else Bound(*between)
    ),
)
"""A Strength is from 0 to 9."""


def _is_one(kind: Any) -> bool:
    return isinstance(kind, str)


def _built(said: Handled) -> Any:
    """The effect of handling such cards."""
    who: Any = said.who
    such, count = said.some.such, said.some.count
    deck: Any = such.deck
    fields = such.fields()
    every = count == ALL
    if said.source == "deck":
        to: Any = said.to
        return Search(who, (deck,), reveal=said.reveal, to=to, count=count, **fields)
    if said.to == "hand":
        if every:
            count = CountCards(who, deck, "discard", **fields)
        return Recover(who, deck, count, other=said.other, **fields)
    if said.to == "reveal":
        return RevealCards(who, deck, None if every else count, said.how == "random", **fields)
    if said.to == "discard":
        how: Any = said.how
        return Discard(who, deck, None if every else count, how, **fields)
    put: Any = PutCards
    return put(who, deck, None if every else count, said.source, said.to, said.how, **fields)


def _matched(node: Any) -> Handled | None:
    if not isinstance(node, Discard | Recover | PutCards | RevealCards | Search):
        return None
    such = such_of(node)
    if isinstance(node, Search):
        if such is None or node.decks != (such.deck,):
            return None
        some = SoMany(node.count, such)
        return Handled(node.who, some, "deck", node.to, reveal=node.reveal)
    if such is None or getattr(node, "different", False) or such.deck != node.deck:
        return None
    count: Any = ALL if node.count is None else node.count
    if isinstance(node, RevealCards):
        how = "random" if node.random else "choose"
        return Handled(node.who, SoMany(count, such), "hand", "reveal", how)
    if isinstance(node, Discard):
        return Handled(node.who, SoMany(count, such), "hand", "discard", node.how)
    if isinstance(node, Recover):
        every = CountCards(node.who, node.deck, "discard", **such.fields())
        count = ALL if count == every else count
        return Handled(node.who, SoMany(count, such), "discard", "hand", other=node.other)
    return Handled(node.who, SoMany(count, such), node.source, node.to, node.how)


class Turned(msgspec.Struct, frozen=True):
    """Cards are revealed until one is such a card."""

    such: Such
    rest: str
    to: str


def _turned(said: Turned) -> Any:
    until: Any = RevealUntil
    return until(said.such.deck, rest=said.rest, to=said.to, **said.such.fields())


def _until(node: Any) -> Turned | None:
    such = such_of(node) if isinstance(node, RevealUntil) else None
    return None if such is None or such.deck != node.deck else Turned(such, node.rest, node.to)


TURNED: Final = View("turned over", _turned, _until)
HANDLED: Final = View("handled", _built, _matched)


def _lies_nowhere(said: Handled) -> bool:
    kind = said.some.such.kind
    kinds = kind if isinstance(kind, tuple) else (kind,)
    return not set(kinds) & set(ON_FIELD)


IN_HAND: Final = Guard(_lies_nowhere, "from the hand or from the field? Say which")


def handled(*frames: str, forms: tuple[str, ...] = FORMS, **fixed: Any) -> list[Construct]:
    """Declare a verb phrase that does something with such cards."""
    fixed = {"category": "Handling", "how": "choose", "reveal": True, "other": False, **fixed}
    return deed(Handled, *frames, forms=forms, **fixed)


class CountedSuch(msgspec.Struct, frozen=True):
    whose: Any
    such: Such
    pile: str


def _found(count: Any) -> CountedSuch | None:
    if not isinstance(count, CountCards):
        return None
    such = such_of(count)
    return None if such is None else CountedSuch(count.whose, such, count.pile)


COUNTED: Final = View(
    "counted",
    build=lambda said: CountCards(said.whose, said.such.deck, said.pile, **said.such.fields()),
    match=_found,
)


class Shown(msgspec.Struct, frozen=True):
    """The card that was shown is such a card."""

    such: Such


def _shown(said: Shown) -> Any:
    such = said.such
    between = such.strength
    if between is None:
        return None  # `that card is a Run` has words of its own
    low = Compare(ShownStrength(), "at least", between[0])
    high = Compare(ShownStrength(), "at most", between[1])
    asked: list[Any] = [low] if between[0] > 0 else []
    if between[1] < _STRONGEST:
        asked = [*asked, high] if between[0] != between[1] else [replace(low, how="exactly")]
    if such.calls:
        asked.insert(0, ShownIs(such.calls))
    return asked[0] if len(asked) == 1 else AllOf(tuple(asked))


_ON_OFFENSE: Final = (
    "(on offense|(as|for) (its|their|the) offensive (play|call)|on (its|their|the) offense"
    "|on (its|their|the) offensive side|on (it|them))"
)
_HAVING: Final = "(with|that has|that have|having)"


def _descriptions() -> list[Construct]:
    made: list[Construct] = []
    for number, calls in (("sg", "CallNounList"), ("pl", "CallNounsList")):
        noun = "Play" if number == "sg" else "Plays"
        cards = "(card|Play card)" if number == "sg" else "(cards|Play cards)"
        calls = "{calls:" + f"SuchCalls[{number}]" + "}"
        made += construct(
            f"SuchCalls[{number}]",
            None,
            "{=:" + ("CallNounList" if number == "sg" else "CallNounsList") + "}",
            [
                f"({noun}|{cards}) {{=:HavingCalls}}",
            ],
            views={WHOLE: IN_ORDER},
        )
        made += construct(
            f"SuchPlay[{number}]", None, f"{{=:SuchCalls[{number}]}}", views={WHOLE: _CALLS}
        )
        made += construct(
            f"SuchPlay[{number}]", None, f"{{=:Strong[{number}]}}", views={WHOLE: _STRONG}
        )
        made += construct(
            f"Strong[{number}]",
            _Strong,
            f"{noun} with {{strength:OfStrength}}",
            [
                f"({noun}|{cards}) {_HAVING} {{strength:OfStrength}}",
                f"({noun}|{cards}) whose [Play] {{strength:StrengthIs}}",
                f"{noun} of {{strength:StrengthAlone}}",
            ],
            calls=(),
        )
        made += construct(
            f"Strong[{number}]",
            _Strong,
            f"{calls} with {{strength:OfStrength}}",
            [
                f"{calls} {_HAVING} {{strength:OfStrength}}",
                f"{calls} whose [Play] {{strength:StrengthIs}}",
                f"{calls} of {{strength:StrengthAlone}}",
            ],
        )
        made += construct(
            f"SuchAction[{number}]", None, f"{{=:Kind[{number}]}}", views={WHOLE: _KIND}
        )
    return [
        *made,
        *construct("SuchAction[sg]", None, "{=:KindsOr}", views={WHOLE: _KINDS}),
        *construct("SuchAction[pl]", None, "{=:KindsAnd}", views={WHOLE: _KINDS}),
        *listed("KindsAnd", "Kind[pl]", "or", "and", ", or", ", and", ","),
        *construct(
            "OfStrength",
            None,
            "a Strength of {=:Value}",
            ["[a] [Play] Strength of {=:Value}", "[Play] Strength {=:Value}"],
            views={WHOLE: _RANGE},
        ),
        *construct("StrengthIs", None, "Strength is {=:Value}", views={WHOLE: _RANGE}),
        *construct("StrengthAlone", None, "Strength {=:Value}", views={WHOLE: _RANGE}),
    ]


def _amounts(name: str) -> list[Construct]:
    some, such = f"SomeSuch{name}", f"Such{name}"
    sought = f"Sought{name}"
    return [
        # What a deck is searched for
        *construct(f"{sought}[n]", None, f"{{=:{such}[n]}}", features=NUMBER),
        *construct(
            f"SuchOne{name}",
            SoMany,
            f"a {{such:{sought}[sg]}}",
            [f"[either] (a|an|one|1|any|any one|target) {{such:{sought}[sg]}}"],
            count=1,
        ),
        *construct(f"SuchSome{name}", SoMany, f"{{count:Many}} {{such:{sought}[pl]}}"),
        *construct(
            some,
            SoMany,
            f"a {{such:{such}[sg]}}",
            [f"[either] (a|an|one|1|any|any one|target|another) {{such:{such}[sg]}}"],
            count=1,
        ),
        *construct(some, SoMany, f"{{count:SuchCount}} {{such:{such}[pl]}}"),
        *construct(
            some,
            SoMany,
            f"all {{such:{such}[pl]}}",
            [f"(all of the|all the) {{such:{such}[pl]}}", f"(each|every) {{such:{such}[sg]}}"],
            count=ALL,
        ),
        *construct(
            some,
            SoMany,
            f"up to one {{such:{such}[sg]}}",
            [f"{UP_TO} (one|a|an|1) {{such:{such}[sg]}}"],
            count=syntax.UpTo(most=1),
        ),
        # Whose they are, with the deed in its form: `discards one of their Runs`
        *construct(f"SuchCards{name}[form]", None, f"{{=:{some}}}", features=FORM),
        *construct(
            f"SuchCards{name}[form]",
            None,
            f"{{=:OwnSome{name}[form]}}",
            features=FORM,
            views={WHOLE: UNSAID},
        ),
        *construct(
            f"SuchCards{name}[form]",
            None,
            f"{{=:EveryCard{name}[form]}}",
            features=FORM,
            views={WHOLE: UNSAID},
        ),
        *construct(
            f"EveryCard{name}[form]",
            SoMany,
            f"all {name} cards",
            [
                f"(all|all of) [(the|{{:Own[form]}})] {name} cards",
                f"[any and] all {name} cards",
                f"(each|every) {name} card",
            ],
            features=FORM,
            count=ALL,
            such=Such(name.lower()),
        ),
        *construct(
            f"OwnSome{name}[form]",
            SoMany,
            f"{{count:SomeOf}} of {{:Own[form]}} {{such:{such}[pl]}}",
            features=FORM,
        ),
    ]


SUCH_CARDS: Final[list[Construct]] = [
    # Than the card whose text it is, of which a deck may hold two copies (D-5)
    *phrase(
        "OtherName",
        "with another name",
        "(with|of) (another|a different) name [than this card]",
        "{:Except} a copy of this card",
        "(not named|[that|which] (is|are) not) a copy of this card",
    ),
    # What is on the offensive side of a Play card
    *construct(
        "HavingCalls",
        None,
        f"{_HAVING} (a|any) {{=:CallNounList}} {_ON_OFFENSE}",
        [
            f"that (calls|call) (a|any) {{=:CallNounList}} [{_ON_OFFENSE}]",
            "whose offensive (play|call|side) (is|has) (a|any) {=:CallNounList}",
            f"{_HAVING} an offensive (play|call) of [a] {{=:CallNounList}}",
        ],
        views={WHOLE: IN_ORDER},
    ),
    *_descriptions(),
    *(each for name in DECKS.values() for each in _amounts(name)),
    *construct(
        "SoughtAction[n]", Such, "Action card+n", features=NUMBER, deck="action", kind="action"
    ),
    *(
        each
        for form in YOURS
        for each in construct(
            f"Deed[{form}]", None, f"{{=:Turning[{form}]}}", views={WHOLE: TURNED}
        )
    ),
    *either("SuchCount", "Many", "X"),
    *construct("SuchCount", syntax.UpTo, "up to {most:Many}", [f"{UP_TO} {{most:Many}}"]),
    *construct("SuchCount", syntax.AnyNumber, "any number of"),
    *construct("SuchCount", None, "{=:ThatManyPlayers}"),
    *(
        each
        for form in FORMS
        for each in construct(
            f"Deed[{form}]", None, f"{{=:Handling[{form}]}}", views={WHOLE: HANDLED}
        )
    ),
    # Counted
    *(
        each
        for name in DECKS.values()
        for each in construct(
            "CountedSuch[n]",
            CountedSuch,
            f"{{such:Such{name}[n]}} in {{whose:Whose}} {{pile:OpenPile}}",
            [f"{{such:Such{name}[n]}} in {{whose:Whose}} {name} {{pile:OpenPile}}"],
            features=NUMBER,
        )
    ),
    *(
        each
        for name in DECKS.values()
        for each in construct(
            "CountedSuch[n]",
            CountedSuch,
            f"{{such:Such{name}[n]}} {{whose:Who[third]}} has in hand",
            [
                f"{{such:Such{name}[n]}} {{whose:Who[third]}} (has in [their] hand|holds)",
                f"{{such:Such{name}[n]}} {{whose:Who[base]}} (have in [your] hand|hold)",
            ],
            features=NUMBER,
            printed=False,
            pile="hand",
        )
    ),
    *construct(
        "CountedThing[n]", None, "{=:CountedSuch[n]}", features=NUMBER, views={WHOLE: COUNTED}
    ),
    *construct("HeldCards", None, "the number of {=:CountedSuch[pl]}", views={WHOLE: COUNTED}),
    # Shown
    *construct(
        "ShownSuch",
        Shown,
        "{:ShownCard} (is|was) a {such:SuchPlay[sg]}",
        ["{:ShownCard} (is|was) an {such:SuchPlay[sg]}"],
    ),
    *construct("ShownSuch", Shown, "{:ShownCard} (has|had) {such:StrengthSuch}"),
    *construct("StrengthSuch", None, "{=:OfStrength}", views={WHOLE: _STRENGTH}),
    *construct("Asked", None, "{=:ShownSuch}", views={WHOLE: read_as(_shown)}),
]
