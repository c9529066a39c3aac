"""What waits in the layers as one noun: `an Exhaust ability of a Linebacker`, `an effect of yours`.

It is cancelled, copied, aimed anew and answered in the same words. An ability that a Player has,
waiting or not (`a Linebacker's Tackle ability`), is `player_abilities`'.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec

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
from snapcount.cards.language.kernel.moods import YOURS, deed, deed_read
from snapcount.cards.language.nouns.traits import PLAIN
from snapcount.cards.language.timing.layers import AIMS, ON_DESIGNATION, OWNED
from snapcount.cards.nouns import Designated, Group, LayerWaits
from snapcount.cards.tree import CancelLayer, CopyLayer, NewTarget

replace = msgspec.structs.replace


class Waits(msgspec.Struct, frozen=True):
    """One thing that waits: of which kind, whose, of which Players, and what it would do."""

    what: str
    whose: str | None = None
    by: Any = None
    doing: str | None = None
    targets: bool = False
    """The other player's, in which one of one's own Players may be chosen."""


class Used(msgspec.Struct, frozen=True):
    """An ability by the Player who uses it."""

    what: str
    user: Any


class UsedBy(msgspec.Struct, frozen=True):
    """An ability of a Player, by whom it is used."""

    who: str
    what: str
    user: Any


class Doing(msgspec.Struct, frozen=True):
    waits: Waits
    doing: str


class Sent(msgspec.Struct, frozen=True):
    """A card that waits, and where it goes."""

    waits: Waits
    to: str


def _by_user(said: Used) -> Waits | None:
    """Players of whom nothing else is said than whose they are, are their owner."""
    group = said.user
    role = group.among.role if isinstance(group.among, Designated) else "any"
    if role != "any" and said.what in ON_DESIGNATION:
        if said.what == "tackle ability" if role != "tackler" else "tackle" not in said.what:
            return None  # of another role nothing of that kind triggers (T-13)
    if replace(group, whose=None, side=None) != PLAIN:
        return Waits(said.what, by=group)
    if group.whose is not None and group.side is not None:
        return Waits(said.what, by=group)
    return Waits(said.what, group.whose or group.side)


def _user_of(waits: Any) -> Used | None:
    if not isinstance(waits, Waits) or waits.by is None or waits.whose or waits.doing:
        return None
    return Used(waits.what, waits.by)


def _by_their_own(said: UsedBy) -> LayerWaits | None:
    """Nobody uses an ability of the other player's Players."""
    if said.user.whose not in (None, said.who):
        return None
    waits = _by_user(Used(said.what, replace(said.user, whose=said.who)))
    return None if waits is None else _answered(waits)


def _answered(waits: Waits) -> LayerWaits | None:
    if waits.targets:
        return None
    return LayerWaits(waits.what, waits.whose, waits.doing, waits.by)  # type: ignore[arg-type]


_BY_USER: Final = View("used by", _by_user, _user_of)
_THAT_WOULD: Final = View(
    "that would",
    build=lambda said: replace(said.waits, doing=said.doing),
    match=lambda waits: (
        Doing(replace(waits, doing=None), waits.doing)
        if isinstance(waits, Waits) and waits.doing is not None
        else None
    ),
)


def _aimed(waits: Waits) -> Waits | None:
    if waits.whose not in (None, "opponent") or waits.by is not None or waits.doing is not None:
        return None
    return Waits(waits.what, targets=True)


def _done_to(node: Any) -> View:
    """What is done to it; a node that says more of it has words of its own."""

    def made(waits: Waits) -> Any:
        if node is NewTarget and waits.doing == "choose a Player":
            return None  # there is no other that could have a new target
        if not waits.targets:
            return node(waits.what, waits.whose, by=waits.by, doing=waits.doing)
        return None if node is CopyLayer else node(waits.what, targets=True)

    def found(done: Any) -> Waits | None:
        if not isinstance(done, node) or (done.by is None and done.doing is None):
            return None
        waits = Waits(done.what, done.whose, done.by, done.doing)
        return waits if made(waits) == done else None

    return View(f"to what waits: {node.__name__}", made, found)


_SENT: Final = read_as(lambda said: replace(_done_to(CancelLayer).build(said.waits), to=said.to))


def _used(said: Used) -> LayerWaits | None:
    waits = _by_user(said)
    return None if waits is None else _answered(waits)


USED_BY: Final = View(
    "used by a Player",
    _used,
    lambda made: (
        _user_of(Waits(made.what, made.whose, made.by, made.doing))
        if isinstance(made, LayerWaits)
        else None
    ),
)
_ANSWERED: Final = View(
    "what waits",
    _answered,
    lambda made: (
        Waits(made.what, made.whose, made.by, made.doing)
        if isinstance(made, LayerWaits) and made.by is not None
        else None
    ),
)

_POINT: Final = "[[(in|during|at)] this timing point]"
_ON_THIS_PLAY: Final = f"[([(on|during)] this (play|down)|{_POINT[1:-1]})]"
_ONE_ABILITY: Final = "{:Target} {what:AbilityLayer[sg]}"
_JUST: Final = "[(just|has|has just|have|have just)]"
_USE: Final = "(use|[have] [just] used)"
_USES: Final = "(uses|[has] [just] used)"


def _all_found(done: Any) -> Waits | None:
    if not isinstance(done, CancelLayer) or not done.every or done.doing is None:
        return None
    waits = Waits(done.what, done.whose, doing=done.doing)
    return waits if _cancelled(waits) == done else None


def _cancelled(waits: Waits) -> CancelLayer:
    return CancelLayer(waits.what, waits.whose, every=True, doing=waits.doing)  # type: ignore[arg-type]


_ALL: Final = View("all that would", _cancelled, _all_found)
_USED: Final = f"{_JUST} (used|uses)"
_TRIGGERED: Final = f"{_JUST} (triggered|triggers)"
_EFFECT_OF: Final = "[the (effect|effects) of]"
_CANCEL: Final = "(~cancel|~counter|~negate)"
_ABILITY_OF: Final = "(a|an|any|the) {what:AbilityLayer[sg]} of {user:User}"
_TRIGGERS: Final = Guard(
    lambda waits: waits.what in ON_DESIGNATION,
    "only Run, Receive and Tackle abilities trigger; write “played” or “used”",
)
_NEW: Final = "(a (new|different) [legal] target|new [legal] targets|another [legal] target)"


def _one(family: str) -> list[Construct]:
    """One of these that waits, whoever's it is, or somebody's."""
    one, many = f"{{what:{family}Layer[sg]}}", f"{{what:{family}Layer[pl]}}"
    done, does = OWNED[family]
    by = {"Card": "played by", "Ability": "used by", "Effect": "of"}[family]
    return [
        *construct(
            "OneWaits[used]",
            Waits,
            f"target {one}",
            [
                f"{{:Target}} {one} [{{:JustUsed}}] {_POINT}",
                *(
                    [f"{{:Target}} {one} (used by|of) (a|any) Player"]
                    if family == "Ability"
                    else []
                ),
                f"(a|an|target|that) {{what:{family}Layer[of]}} (effect|effects) {_POINT}",
            ],
        ),
        *construct(
            "OneWaits[used]",
            Waits,
            f"target {one} {by} {{whose:Who}}",
            [
                f"{{:Target}} {one} [just] {done} by {{whose:Who}} {_POINT}",
                f"{{:Target}} {one} [that] {{whose:Who}} {_JUST} {does} {_POINT}",
                f"{_EFFECT_OF} [{{:Target}}] {{whose:Whose}} {one} {_POINT}",
                f"{_EFFECT_OF} (one|any|either) of {{whose:Whose}} {many} {_POINT}",
            ],
        ),
        *construct(
            "OneWaits[of]" if family == "Ability" else "OneWaits[used]",
            Waits,
            f"{{:Target}} {one} of {{whose:Who}} {_POINT}",
            printed=False,
        ),
    ]


WHAT_WAITS: Final[list[Construct]] = [
    *phrase(
        "ThatTriggered",
        "that triggered",
        "[(that|which)] [(just|has|has just)] triggered",
        "(that|which) triggers",
        "[(that|which)] (is|was|has been|was just|has just been) triggered",
    ),
    *construct("User", None, "(a|an) {=:Narrow[sg]}"),
    *construct("User", None, "one of {=:Theirs[pl]}", ["[a|an|any] {=:Theirs[sg]}"]),
    # Whoever has that role uses it; what that Player has is `player_abilities`'
    *either("ByUser", "User"),
    *construct("ByUser", Group, "{among:Role[noun]}"),
    *(each for family in OWNED for each in _one(family)),
    *construct(
        "AbilityUsed",
        Used,
        "target {what:AbilityLayer[sg]} used by {user:ByUser}",
        [
            f"{_ONE_ABILITY} [just] used by {{user:ByUser}} {_POINT}",
            f"{_ONE_ABILITY} [(that|which)] {{user:ByUser}} {_USED} {_POINT}",
        ],
    ),
    *construct(
        "AbilityUsed",
        Used,
        f"{_ONE_ABILITY} [(that|which)] {{user:ByUser}} {_TRIGGERED} {_ON_THIS_PLAY}",
        [f"{_ONE_ABILITY} [just] triggered by {{user:ByUser}} {_ON_THIS_PLAY}"],
        only=_TRIGGERS,
        printed=False,
    ),
    *construct(
        "OneWaits[used]",
        Waits,
        f"{_ONE_ABILITY} [(that|which)] {{whose:Who}} {_TRIGGERED} {_ON_THIS_PLAY}",
        only=_TRIGGERS,
        printed=False,
    ),
    *construct("OneWaits[used]", None, "{=:AbilityUsed}", views={WHOLE: _BY_USER}),
    *construct(
        "AbilityOf",
        Used,
        f"{{:Target}} {{what:AbilityLayer[sg]}} of {{user:User}} {_POINT}",
        printed=False,
    ),
    *construct("OneWaits[of]", None, "{=:AbilityOf}", views={WHOLE: _BY_USER}, printed=False),
    # What a Player has is cancelled and copied whether it waits or not: those are other deeds
    *construct(
        "UserOf",
        None,
        "(a|an|any) {=:GroupOf[sg]}",
        ["[a|an|any] {=:TheirsOf[sg]}", "(one|any) of {=:TheirsOf[pl]}"],
    ),
    *construct(
        "AbilityHad",
        Used,
        "{user:UserOf} {what:AbilityLayer[sg]}",
        ["the {what:AbilityLayer[sg]} of {user:User}", "{user:UserOf} {what:AbilityLayer[pl]}"],
        printed=False,
    ),
    *construct("OneWaits[had]", None, "{=:AbilityHad}", views={WHOLE: _BY_USER}, printed=False),
    *construct("OneWaits[used]", None, "the (effect|effects) of {=:OneWaits[had]}", printed=False),
    *(
        each
        for how in ("used", "of", "had")
        for each in (
            *construct(
                f"WaitsTo[{how}]",
                Doing,
                f"{{waits:OneWaits[{how}]}} that would {{doing:LayerDeed}}",
                [f"{{waits:OneWaits[{how}]}} (that|which) {{doing:LayerDoes}}"],
            ),
            *construct(f"AWaiting[{how}]", None, f"{{=:OneWaits[{how}]}}"),
            *construct(
                "AWaiting[any]",
                None,
                f"{{=:OneWaits[{how}]}} {{:ThatTriggered}} {_ON_THIS_PLAY}",
                only=_TRIGGERS,
                printed=False,
            ),
            *construct(
                f"AWaiting[{how}]", None, f"{{=:WaitsTo[{how}]}}", views={WHOLE: _THAT_WOULD}
            ),
        )
    ),
    *either("AWaiting[any]", "AWaiting[used]", "AWaiting[of]"),
    *construct(
        "AWaiting[any]",
        None,
        f"{{=:AWaiting[used]}} {AIMS}",
        views={WHOLE: read_as(_aimed)},
        printed=False,
    ),
    *either("AWaiting[all]", "AWaiting[any]", "AWaiting[had]"),
    *deed(
        None,
        "~cancel {=:AWaiting[any]}",
        f"{_CANCEL} {{=:AWaiting[any]}} [this down]",
        "~choose {=:AWaiting[all]} [this down] (and|.|[.] then|, (and|then))"
        " ~cancel (it|its effect)",
        forms=YOURS,
        views={WHOLE: _done_to(CancelLayer)},
    ),
    *deed_read(
        Sent,
        f"{_CANCEL} {{waits:AWaiting[any]}} [this down] {{to:CancelledTo}}",
        category="Sending",
        forms=YOURS,
    ),
    *deed_read(
        Sent,
        f"{_CANCEL} {{waits:AWaiting[any]}} [this down] {{to:ToYours}}",
        category="Sending",
        forms=YOURS,
        only=Guard(
            lambda said: said.waits.whose == "you", "whose card? Write “to its owner's hand”"
        ),
    ),
    *(
        each
        for form in YOURS
        for each in construct(
            f"Deed[{form}]", None, f"{{=:Sending[{form}]}}", views={WHOLE: _SENT}, printed=False
        )
    ),
    # All that would do something
    *(
        each
        for family in OWNED
        for many, by in (
            (
                f"{{what:{family}Layer[pl]}}",
                {"Card": "played by", "Ability": "used by", "Effect": "of"}[family],
            ),
        )
        for each in (
            *construct(
                "AllWaits",
                Waits,
                f"all {many}",
                [
                    f"(any|all of the|all waiting) {many}",
                    f"(every|each) {{what:{family}Layer[sg]}}",
                ],
            ),
            *construct(
                "AllWaits",
                Waits,
                f"all {many} {by} {{whose:Who}}",
                [
                    f"(all|any) {many} [just] {OWNED[family][0]} by {{whose:Who}}",
                    f"(all|any) {many} [that] {{whose:Who}} {_JUST} {OWNED[family][1]}",
                    f"(all|any) [of] {{whose:Whose}} {many}",
                ],
            ),
        )
    ),
    *construct(
        "AllWaitsTo",
        Doing,
        "{waits:AllWaits} that would {doing:LayerDeed}",
        [
            "{waits:AllWaits} which would {doing:LayerDeed}",
            "{waits:AllWaits} (that|which) {doing:LayerDeed}",
            "{waits:AllWaits} (that|which) {doing:LayerDoes}",
        ],
    ),
    *construct("AllThatWould", None, "{=:AllWaitsTo}", views={WHOLE: _THAT_WOULD}),
    *deed(
        None,
        "~cancel {=:AllThatWould}",
        f"{_CANCEL} {{=:AllThatWould}} {_POINT}",
        forms=YOURS,
        views={WHOLE: _ALL},
    ),
    *construct(
        "Effect",
        None,
        "{=:AllThatWould} (are|is) (cancelled|countered|negated)",
        views={WHOLE: _ALL},
        printed=False,
    ),
    *construct(
        "Effect",
        None,
        "{=:AWaiting[any]} is (cancelled|countered|negated)",
        views={WHOLE: _done_to(CancelLayer)},
        printed=False,
    ),
    *deed(
        None,
        "~choose a new target for {=:AWaiting[all]}",
        f"~choose {_NEW} for {{=:AWaiting[all]}} [. the new target must be legal]",
        "~change the (target|targets) of {=:AWaiting[all]} [to another Player [of your choice]]",
        "~redirect {=:AWaiting[all]} to (a new|another) (target|Player)",
        f"~choose {{=:AWaiting[all]}} (.|,|and|. then) [you] choose {_NEW} for it",
        forms=YOURS,
        views={WHOLE: _done_to(NewTarget)},
    ),
    *deed(
        None,
        "~copy {=:AWaiting[used]}",
        "(~copy|~duplicate) {=:AWaiting[used]} [{:Anew}]",
        "~choose {=:AWaiting[used]} (and|.|[.] then|, (and|then)) ~copy (it|its effect) [{:Anew}]",
        forms=YOURS,
        views={WHOLE: _done_to(CopyLayer)},
    ),
    *construct("Answered", None, "{=:AWaiting[all]}", views={WHOLE: _ANSWERED}),
    # When somebody uses it
    *construct("UsesIt", None, "{=:UsesOf}", views={WHOLE: read_as(_by_their_own)}),
    *construct(
        "UsesOf",
        UsedBy,
        f"{{who:Who[third]}} {_USES} {_ABILITY_OF}",
        [
            f"{{who:Who[base]}} {_USE} {_ABILITY_OF}",
            f"{{who:Who[third]}} {_USES} {{user:UserOf}} {{what:AbilityLayer[sg]}}",
            f"{{who:Who[base]}} {_USE} {{user:UserOf}} {{what:AbilityLayer[sg]}}",
        ],
    ),
    *construct("UsesIt", None, "{=:PlayerUses}", views={WHOLE: read_as(_used)}),
    *construct(
        "PlayerUses",
        Used,
        f"{{user:User}} {_USES} (a|an|its|their|his) {{what:AbilityLayer[sg]}}",
    ),
]
