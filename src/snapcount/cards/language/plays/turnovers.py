"""Live ball turnovers by kind: those that are cancelled, awaited and asked for (R-51)."""

from __future__ import annotations

from itertools import permutations
from typing import Any, Final

import msgspec

from snapcount.cards.language.conditions.asking import asks
from snapcount.cards.language.kernel import syntax
from snapcount.cards.language.kernel.construct import (
    WHOLE,
    Construct,
    View,
    construct,
    either,
    only_read,
    phrase,
    read_as,
    word,
)
from snapcount.cards.language.meaning.cancelled import (
    RETURNED,
    TURNED_OVER,
    all_cancelled,
    cancelled,
    cancelled_later,
    kept,
)
from snapcount.cards.language.sentences.verbs import OTHERS
from snapcount.cards.nouns import TurnoverIs
from snapcount.cards.tree import CancelTurnover
from snapcount.cards.words import TurnoverKind, Wait

_KINDS: Final[dict[TurnoverKind, tuple[str, str, str, str]]] = {
    # One, its name, several, and what the offense does
    "fumble": ("a", "fumble", "fumbles", "fumble"),
    "interception": ("an", "interception", "interceptions", "throw an interception"),
    "pick six": ("a", "Pick Six", "Pick Sixes", "throw a Pick Six"),
}
_CHOICES: Final = [*permutations(_KINDS, 1), *permutations(_KINDS, 2)]
_NOW: Final = "(this down|on {:ThePlay})"
_NOT: Final = "is (cancelled|ignored)|does not happen|is undone|does not occur"


def _in_order(kinds: tuple[TurnoverKind, ...]) -> tuple[TurnoverKind, ...]:
    return tuple(kind for kind in _KINDS if kind in kinds)


def _one(kinds: tuple[TurnoverKind, ...], article: str = "") -> tuple[str, str]:
    """Its name, as it is printed and as it is read."""
    (first, noun, *_), *more = (_KINDS[kind] for kind in kinds)
    said = f"{article or first} {noun}"
    full = "".join(f" or {each[0]} {each[1]}" for each in more)
    return said + full, said + "".join(f" or {each[1]}" for each in more)


def _names() -> list[Construct]:
    """A turnover of one kind, or of one of two."""
    made: list[Construct] = []
    for kinds in _CHOICES:
        these = _in_order(kinds)
        several = " (and|or) ".join(_KINDS[kind][2] for kind in kinds)
        effects = " (and|or) ".join(_KINDS[kind][1] for kind in kinds)
        made += word("ATurnover", these, *_one(kinds))
        made += word("TheTurnover", these, *_one(kinds), *_one(kinds, "(the|that)"))
        made += word("WhicheverTurnover", these, *_one(kinds, "(any|each|every)"))
        made += word("TurnoversNamed", these, several, f"{effects} effects")
        made += word("NextTurnover", these, *_one(kinds, "the next"))
        if len(kinds) > 1:
            lost = " or ".join(_KINDS[kind][3] for kind in kinds)
            made += word("OneOfTwoTurnovers", TurnoverIs(these), *_one(kinds))
            made += word("LosesTheBall", TurnoverIs(these), lost)
    return made


def _together(deeds: tuple[Any, ...]) -> syntax.Together:
    return syntax.Together(deeds=deeds)


def _one_within(within: Wait) -> View:
    return View(
        f"one of these kinds {within}",
        build=lambda kinds: cancelled(kinds, within),
        match=lambda effect: next(
            (kinds for kinds in _CHOICES if effect == cancelled(kinds, within)), None
        ),
    )


class CancelledFor(msgspec.Struct, frozen=True):
    """Turnovers of these kinds that are cancelled for a while: the next one, or each."""

    kinds: tuple[TurnoverKind, ...]
    lasts: syntax.Lasts
    next: bool = False


class KeepsBall(msgspec.Struct, frozen=True):
    """Whoever fumbles keeps the ball."""

    who: Any


def _cancelled_for(said: CancelledFor) -> Any:
    within: Any = said.lasts.duration
    if said.lasts.of is not None or within not in _WAITED:
        return None
    if said.next:
        return cancelled_later(said.kinds, once=True, within=within)
    return _together(all_cancelled(said.kinds, within))


_WAITED: Final = ("this down", "this possession", "this half", "this game")
EVERY: Final = read_as(lambda kinds: _together(all_cancelled(kinds)))
EVERY_LATER: Final = read_as(lambda kinds: cancelled_later(kinds, once=False))

ALL_KINDS: Final = [
    f"{first[at]} , {second[at]} [,] (and|or) {third[at]}{effects}"
    for first, second, third in permutations(_KINDS.values())
    for at, effects in ((2, ""), (1, " effects"))
]
"""Live ball turnovers, by the names of all their kinds."""

_ANY: Final = (
    "(any|each|every) ([live ball] turnover|fumble , [an] interception [,] or [a] Pick Six)"
)

_INTERCEPTED: Final = "(the|that|this) (interception|intercepted pass)"


class Caused(msgspec.Struct, frozen=True):
    """A turnover of one of these kinds that is an effect of theirs."""

    kinds: tuple[TurnoverKind, ...]
    by: Any


def _caused(effect: Any) -> Caused | None:
    """Which one is cancelled in this timing point, if it is said who caused it."""
    asked = getattr(effect, "condition", None)
    if not isinstance(asked, TurnoverIs) or asked.by is None:
        return None
    found = Caused(asked.kinds, asked.by)
    return found if _CAUSED.build(found) == effect else None


_CAUSED: Final = View(
    "caused by somebody",
    build=lambda said: cancelled(said.kinds, "this timing point", said.by),
    match=_caused,
)
_EVERY: Final = tuple(_KINDS)
_HAS: Final = "(has|have)"

TURNOVERS: Final[list[Construct]] = [
    *_names(),
    # An effect of somebody's causes it
    *word("SuchTurnover", _EVERY, "a live ball turnover", "(a|any|the|that) [live ball] turnover"),
    *either("SuchTurnover", "TheTurnover", "WhicheverTurnover"),
    *construct(
        "CausedTurnover",
        Caused,
        "{kinds:SuchTurnover} caused by {by:Who}",
        [
            "{kinds:SuchTurnover} caused by [(a card|an effect)] of {by:Who}",
            "{kinds:SuchTurnover} caused by {by:Whose} (effects|cards)",
            f"{{kinds:SuchTurnover}} [that] {{by:Who}} [{_HAS}] caused [{_NOW}]",
        ],
    ),
    *construct(
        "Effect",
        None,
        "cancel {=:CausedTurnover}",
        ["(undo|ignore|negate) {=:CausedTurnover}", f"{{=:CausedTurnover}} ({_NOT})"],
        views={WHOLE: _CAUSED},
    ),
    *phrase(
        "AnyTurnover",
        "the live ball turnover",
        "(a|any|the|that) [live ball] turnover",
        "a fumble , [an] interception [,] or [a] Pick Six",
    ),
    *construct(
        "Effect",
        CancelTurnover,
        "cancel {:AnyTurnover}",
        [
            "(undo|ignore|negate) {:AnyTurnover}",
            "{:AnyTurnover} (is cancelled|does not happen|is undone|does not occur)",
        ],
    ),
    *construct(
        "Effect",
        None,
        "cancel {=:TheTurnover}",
        [
            "(cancel|undo|ignore|negate) {=:WhicheverTurnover}",
            "(undo|ignore|negate) {=:TheTurnover}",
            f"{{=:TheTurnover}} ({_NOT})",
            f"{{=:WhicheverTurnover}} ({_NOT})",
        ],
        views={WHOLE: _one_within("this timing point")},
    ),
    # Whoever has the ball keeps it; that the other side recovers it is what a fumble is
    *construct(
        "KeepsBall",
        KeepsBall,
        "{who:Who[base]} (keep|recover|retain) (the ball|the fumble)",
        ["{who:Who[third]} (keeps|recovers|retains) (the ball|the fumble)"],
    ),
    *construct(
        "Effect", None, "{=:KeepsBall}", views={WHOLE: read_as(lambda said: kept(said.who))}
    ),
    # One that is about to happen
    *only_read(
        word(
            "Effect",
            RETURNED,
            f"{_INTERCEPTED} (becomes|is|results in|is turned into) a Pick Six",
            f"{_INTERCEPTED} is returned for a (touchdown|Pick Six)",
            f"(return {_INTERCEPTED} for a touchdown|turn {_INTERCEPTED} into a Pick Six)",
        )
    ),
    *construct(
        "Effect",
        None,
        "cancel {=:TheTurnover} this down",
        [
            f"(cancel|undo|ignore|negate) {{=:TheTurnover}} [that would (occur|happen)] {_NOW}",
            f"{{=:TheTurnover}} {_NOW} ({_NOT})",
        ],
        views={WHOLE: _one_within("this down")},
    ),
    *construct(
        "TurnoverCancelled",
        CancelledFor,
        "(cancel|undo|ignore|negate) {kinds:NextTurnover} {lasts:Lasts}",
        [f"{{kinds:NextTurnover}} {{lasts:Lasts}} ({_NOT})"],
        next=True,
    ),
    *construct(
        "TurnoverCancelled",
        CancelledFor,
        "(cancel|undo|ignore|negate) {kinds:NextTurnover}",
        [f"{{kinds:NextTurnover}} ({_NOT})"],
        lasts=syntax.Lasts(duration="this down"),
        next=True,
    ),
    *construct(
        "TurnoverCancelled",
        CancelledFor,
        "(cancel|ignore|negate) {kinds:WhicheverAtAll} {lasts:Lasts}",
        [
            "(cancel|ignore|negate) {kinds:AllTurnovers} {lasts:Lasts}",
            f"{{kinds:WhicheverAtAll}} {{lasts:Lasts}} ({_NOT})",
        ],
    ),
    *construct(
        "Effect",
        None,
        "{=:TurnoverCancelled}",
        printed=False,
        views={WHOLE: read_as(_cancelled_for)},
    ),
    # `This play` on a Play is a call on either side, and of a defense nothing is intercepted
    *phrase("PlayLost", "{:AnyonesPlay}", "this (pass|run) [play]"),
    # Whichever comes this down, and the one that has come
    *either("WhicheverAtAll", "WhicheverTurnover"),
    *word("WhicheverAtAll", (), _ANY),
    *either("TurnoversAtAll", "TurnoversNamed"),
    *word("TurnoversAtAll", (), "[live ball] turnovers", *ALL_KINDS),
    *word(
        "AllTurnovers",
        (),
        "all turnovers",
        "any live ball turnovers",
        *(f"(all|any) {each}" for each in ALL_KINDS),
    ),
    *word("NextTurnover", (), "the next [live ball] turnover"),
    *construct(
        "Effect",
        None,
        "(cancel|ignore|negate) {=:WhicheverAtAll} (on {:ThePlay}|of {:PlayLost})",
        [
            "(cancel|ignore|negate) {=:AllTurnovers} (on {:ThePlay}|of {:PlayLost})",
            f"{{=:WhicheverAtAll}} (on {{:ThePlay}}|of {{:PlayLost}}) ({_NOT})",
            (
                f"[all] {{=:TurnoversAtAll}} ({_NOW}|of {{:PlayLost}})"
                " (are (cancelled|ignored)|do not (happen|occur))"
            ),
        ],
        views={WHOLE: EVERY},
    ),
    *construct(
        "Effect",
        None,
        f"cancel {{=:WhicheverAtAll}} that would (occur|happen) {_NOW}",
        views={WHOLE: EVERY_LATER},
    ),
    # Asked and awaited
    *asks(TurnoverIs, "the live ball turnover ~be {kinds:ATurnover}"),
    *asks(TurnoverIs, "the turnover ~be {kinds:ATurnover}", printed=False),
    *asks(TurnoverIs, "the live ball turnover ~is caused by {by:Who}", kinds=_EVERY),
    *asks(TurnoverIs, "the live ball turnover ~is {kinds:ATurnover} caused by {by:Who}"),
    *construct(
        "WouldHappen",
        syntax.Occasion,
        "{condition:OneOfTwoTurnovers} would happen",
        [
            "{condition:OneOfTwoTurnovers} would occur",
            "there would be {condition:OneOfTwoTurnovers}",
        ],
        event=TURNED_OVER,
        would=True,
    ),
    *construct(
        "TurnoverCaused", TurnoverIs, "a live ball turnover caused by {by:Who}", kinds=_EVERY
    ),
    *construct("TurnoverCaused", TurnoverIs, "{kinds:ATurnover} caused by {by:Who}"),
    *construct(
        "WouldHappen",
        syntax.Occasion,
        "{condition:TurnoverCaused} would happen",
        ["{condition:TurnoverCaused} would occur"],
        event=TURNED_OVER,
        would=True,
    ),
    *construct(
        "WouldHappen",
        syntax.Occasion,
        "{@:EventPlay} would be {condition:FumbledOrIntercepted}",
        printed=False,
        event=TURNED_OVER,
        would=True,
    ),
    *word(
        "FumbledOrIntercepted",
        TurnoverIs(("fumble", "interception")),
        "fumbled or intercepted",
        "intercepted or fumbled",
    ),
    *construct(
        "WouldHappen",
        syntax.Occasion,
        "{who:Who} would {condition:LosesTheBall}",
        event=TURNED_OVER,
        would=True,
    ),
    *construct(
        "WouldHappen",
        syntax.Occasion,
        "{who:Who} would (force|cause) {condition:OneOfTwoTurnovers}",
        views={"who": OTHERS},
        printed=False,
        event=TURNED_OVER,
        would=True,
    ),
]
