"""What effects cannot change of a play: its Play Strength, its yards, its catch range.

All three are said in the same words: of all plays or of somebody's, one way alone or both, and of
all effects or of one player's.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec

from snapcount.cards.language.kernel.construct import (
    Construct,
    Guard,
    View,
    construct,
    phrase,
    word,
)
from snapcount.cards.language.kernel.template import WHOLE
from snapcount.cards.language.nouns.this_play import Plays
from snapcount.cards.tree import RangeStays, StrengthStays, YardsStay
from snapcount.cards.words import RUN_CALLS

EITHER_WAY: Final = "either way"
ANY_EFFECTS: Final = "any"


class Protected(msgspec.Struct, frozen=True):
    """Of which plays it cannot be changed, which way, and by whose effects."""

    of: Plays
    way: Any
    by: Any


def _as(node: type[msgspec.Struct]) -> View:
    def build(said: Protected) -> Any:
        way = None if said.way == EITHER_WAY else said.way
        by = None if said.by == ANY_EFFECTS else said.by
        return node(who=said.of.who, calls=said.of.calls, way=way, by=by)

    def match(made: Any) -> Protected | None:
        if not isinstance(made, node):
            return None
        kept: Any = made
        return Protected(
            Plays(kept.who, kept.calls), kept.way or EITHER_WAY, kept.by or ANY_EFFECTS
        )

    return View(f"{node.__name__} of plays", build, match)


_CANNOT: Final = "(cannot|may not|can not)"
_LOSE: Final = "(lose yards|gain (fewer|less) yards)"
_CAUGHT: Final = Guard(
    lambda said: not {"run", *RUN_CALLS} & set(said.of.calls), "only a Pass has a catch range"
)


def _protected(
    name: str,
    node: type[msgspec.Struct],
    plain: tuple[str, ...],
    of: tuple[str, ...],
    only: Guard | None = None,
) -> list[Construct]:
    """That it stays: `plain` is what it is called of the play, `of` of such plays."""
    said = f"Protected{name}"
    return [
        *construct("Modifier", None, "{=:" + said + "}", views={WHOLE: _as(node)}),
        *construct(
            said,
            Protected,
            f"{{of:{name}Kept}} cannot be {{way:{name}Changed}} by {{by:EffectsOf}}",
            [
                f"{{of:{name}Kept}} {_CANNOT} be {{way:{name}Changed}} by {{by:EffectsOf}}",
                f"{{by:EffectsOf}} {_CANNOT} {{way:{name}Change}} {{of:{name}Kept}}",
            ],
            only=only,
        ),
        *construct(
            said,
            Protected,
            f"{{of:{name}Kept}} {_CANNOT} be {{way:{name}Changed}}",
            printed=False,
            by=ANY_EFFECTS,
            only=only,
        ),
        *word(f"{name}Kept", Plays("each player", ()), *plain),
        *construct(f"{name}Kept", None, of[0], of[1:]),
    ]


def _ways(name: str, down: str, up: str) -> list[Construct]:
    """What is done to it: verbs with their participles, the first of each way is printed."""
    made: list[Construct] = []
    either = "change changed alter altered modify modified affect affected"
    for way, verbs in (("down", down), ("up", up), (EITHER_WAY, either)):
        words = verbs.split()
        made += word(f"{name}Change", way, *words[::2])
        made += word(f"{name}Changed", way, *words[1::2])
    return made


_DOWN: Final = "reduce reduced decrease decreased lower lowered"
_UP: Final = "increase increased raise raised"

PROTECTED: Final[list[Construct]] = [
    *_protected(
        "Strength",
        StrengthStays,
        ("the Play Strength", "[Play] Strength"),
        ("the Play Strength of {=:Plays[pl]}", "[Play] Strength of {=:Plays[pl]}"),
    ),
    *_protected(
        "Yards",
        YardsStay,
        ("the yards gained on the play", "the yards [gained] [(on|by) (the|this) play]"),
        (
            "the yards that {=:Plays[pl]} gain",
            "the yards {=:Plays[pl]} gain",
            "the yards gained (by|on|from) {=:Plays[pl]}",
        ),
    ),
    *_protected(
        "Range",
        RangeStays,
        ("the catch range",),
        (
            "the catch range of {=:Plays[pl]}",
            "the catch ranges of {=:Plays[pl]}",
            "{=:PlaysOwn} catch (range|ranges)",
        ),
        _CAUGHT,
    ),
    *_ways("Strength", _DOWN, _UP),
    *_ways("Yards", _DOWN, _UP),
    *_ways(
        "Range", f"narrow narrowed {_DOWN} shrink shrunk", f"widen widened {_UP} expand expanded"
    ),
    *construct(
        "ProtectedYards",
        Protected,
        f"{{of:Plays[pl]}} {_CANNOT} {_LOSE} {{:DueTo}} {{by:EffectsOf}}",
        printed=False,
        way="down",
    ),
    *construct(
        "ProtectedYards",
        Protected,
        f"{{by:EffectsOf}} {_CANNOT} make {{of:Plays[pl]}} {_LOSE}",
        printed=False,
        way="down",
    ),
    # Of yours, where it is said who cannot do it
    *construct(
        "ProtectedYards",
        Protected,
        f"{{by:WhoTakes}} {_CANNOT} (take|take away|remove|reduce|cut) {{:YourYards}}",
        [
            f"{{by:WhoTakes}} {_CANNOT} make you {_LOSE}",
            f"{{by:EffectsOf}} {_CANNOT} make you {_LOSE}",
        ],
        printed=False,
        of=Plays("you", ()),
        way="down",
    ),
    *phrase(
        "YourYards",
        "your yards",
        "[any] yards [away] [from (you|your plays)]",
        "[any of] [your|the] yards [(you gain|you gained|you have gained|gained)] [away]",
    ),
    *word("WhoTakes", "opponent", "your opponent"),
    *word("WhoTakes", "defense", "the defense"),
    *phrase("DueTo", "because of", "due to", "from", "by"),
    *word("EffectsOf", ANY_EFFECTS, "effects", "{:AnyEffect}"),
    *word("EffectsOf", "opponent", "your opponent's effects", "{:OpponentsEffects}"),
    *word("EffectsOf", "defense", "the defense's effects", "the defense's cards"),
    *word("EffectsOf", "offense", "the offense's effects", "the offense's cards"),
]
