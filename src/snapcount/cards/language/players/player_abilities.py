"""Abilities of Players: which cannot be used or cancelled, and how many yards they are worth."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from snapcount.cards.language.kernel import syntax
from snapcount.cards.language.kernel.construct import (
    WHOLE,
    Construct,
    Guard,
    construct,
    either,
    phrase,
    read_as,
)
from snapcount.cards.language.kernel.doers import DOER
from snapcount.cards.language.kernel.lists import listed
from snapcount.cards.language.nouns.groups import OTHER
from snapcount.cards.language.nouns.numbers import MINUS, PLUS
from snapcount.cards.language.players.player_predicates import SOMEONE, TRIGGERING
from snapcount.cards.language.sentences.barred import forbidden
from snapcount.cards.nouns import All, Group, That
from snapcount.cards.tree import AbilityYards, CannotUse, KeepsAbilities, WorksExhausted

_YARDS_FROM: Final = "[the] yards ([gained] (from|by)|lost (from|to))"
_KEYWORDS: Final = (
    ("run", "Run"),
    ("receive", "Receive"),
    ("tackle", "Tackle"),
    ("exhaust", "Exhaust"),
)
_NO_EFFECT: Final = "(have no effect|do nothing|do not (work|take effect)|are (ignored|lost))"
_ALL: Final = ((None, ""), *_KEYWORDS)
_DOERS: Final = read_as(lambda group: msgspec.structs.replace(group, whose=DOER))
"""Players of whoever may not use what they have."""


_SOME: Final = Guard(
    lambda said: said.of.players != Group(), "those of all Players are “all … abilities”"
)


class AbilitiesOf(msgspec.Struct, frozen=True):
    """Whose abilities, and those of which keywords; None is all."""

    players: Any
    keywords: tuple[str | None, ...]


class SaidOf(msgspec.Struct, frozen=True):
    of: AbilitiesOf
    what: Any


class NotTriggered(msgspec.Struct, frozen=True):
    """Said of abilities: those that are triggered do not; what else they are is cancelled."""


def _what(what: Any, keyword: str | None) -> Any:
    if isinstance(what, NotTriggered):
        return CannotUse(SOMEONE, barred=keyword in TRIGGERING)
    return what


_NO_TACKLES: Final = Guard(
    lambda said: "tackle" not in said.keywords, "Tackle abilities make the offense lose yards"
)


def _of_both(players: Any) -> bool:
    """Whether they are `each player's`, who is a player of the game."""
    group = players.group if isinstance(players, All) else players
    return group in (Group(), Group("each player"))


def said_of(said: SaidOf) -> Any:
    """What is said of abilities, once for each keyword that is named."""
    if isinstance(said.what, WorksExhausted) and "exhaust" in said.of.keywords:
        return None  # its cost is paid by an Energized Player (T-5)
    if isinstance(said.what, KeepsAbilities) and _of_both(said.of.players):
        return None  # what both players of the game use is in the layers
    made = [
        msgspec.structs.replace(_what(said.what, keyword), players=said.of.players, keyword=keyword)
        for keyword in said.of.keywords
    ]
    if isinstance(said.what, AbilityYards):
        if None in said.of.keywords or "exhaust" in said.of.keywords:
            return None  # whether those gain or lose yards, their keyword doesn't say
        if said.what.keyword == "tackle" and said.of.keywords != ("tackle",):
            return None  # only those make the offense lose yards
    return made[0] if len(made) == 1 else syntax.Together(deeds=tuple(made))


def _of_chosen(said: SaidOf) -> Any:
    of = AbilitiesOf(That(), said.of.keywords)
    made = said_of(SaidOf(of, said.what))
    if made is None:
        return None
    what = made.deeds if isinstance(made, syntax.Together) else (made,)
    return syntax.OfChosen(players=said.of.players, what=what)


def _theirs(said: AbilitiesOf) -> AbilitiesOf:
    return AbilitiesOf(Group(whose=said.players), said.keywords)


def _whose() -> list[Construct]:
    """Abilities of Players who are pointed at, of a group, or of some who are chosen."""
    made: list[Construct] = []
    every: dict[str, Any] = {"keywords": (None,)}
    for number, noun in (("sg", "ability"), ("pl", "abilities")):
        for kind, fixed in (("{keywords:Keywords}", {}), ("", every)):
            made += construct(
                f"AbilitiesOf[{number}]",
                AbilitiesOf,
                f"the {kind} {noun} of {{players:Subject}}",
                [
                    f"{{players:SubjectPossessor}} {kind} {noun}",
                    *([f"all [of] [the] {kind} {noun} {{players:Owner}}"] * (number == "pl")),
                    *([f"[all] {kind} {noun} used by {{players:Subject}}"] * (number == "pl")),
                ],
                **fixed,
            )
            made += construct(
                f"ChosenAbilities[{number}]",
                AbilitiesOf,
                f"the {kind} {noun} of {{players:AnyChosen}}",
                [f"{{players:ChosenOf}} {kind} {noun}"],
                **fixed,
            )
    return made


def _said() -> list[Construct]:
    made: list[Construct] = []
    some = SOMEONE
    for number, be, have, do in (("sg", "is", "has", "does"), ("pl", "are", "have", "do")):
        made += construct(
            f"AbilitySays[{number}]",
            CannotUse,
            f"{be} cancelled",
            [
                "cannot take effect",
                f"{be} (lost|negated|ignored)",
                f"{have} no effect",
                f"{do} (nothing|not take effect|not work)",
            ],
            players=some,
        )
        made += construct(
            f"AbilitySays[{number}]",
            NotTriggered,
            f"{do} not trigger",
            ["cannot trigger"],
            printed=False,
        )
        made += construct(
            f"AbilitySays[{number}]",
            CannotUse,
            "cannot be (used|activated)",
            printed=False,
            players=some,
            barred=True,
        )
        made += either(f"AbilitySays[{number}]", f"AbilityWorks[{number}]")
        made += construct(
            f"AbilitySays[{number}]",
            KeepsAbilities,
            "cannot be cancelled",
            ["{:NotCancelled}", "(cannot|may not|can not) be negated"],
            players=some,
        )
    return made


def _worth() -> list[Construct]:
    """How many yards abilities are worth."""
    made: list[Construct] = []
    for number, be in (("sg", "is"), ("pl", "are")):
        says = f"AbilityWorth[{number}]"
        made += either(f"AbilitySays[{number}]", says)
        gain = "gains" if number == "sg" else "gain"
        cause = "causes" if number == "sg" else "cause"
        costs = f"{cause} the offense to lose"
        made += construct(
            says,
            AbilityYards,
            f"{be} worth {{by:Int}} (more|additional|extra) yards",
            [
                f"{gain} [an] additional {{by:Int}} yards",
                f"{gain} {{by:Int}} (more|additional|extra) yards",
            ],
            views={"by": PLUS},
            players=SOMEONE,
            keyword="run",
        )
        made += construct(
            says,
            AbilityYards,
            f"{be} worth {{by:Int}} (fewer|less) yards",
            [f"{gain} {{by:Int}} (fewer|less) yards"],
            views={"by": MINUS},
            players=SOMEONE,
            keyword="run",
        )
        take, reduce = ("takes", "reduces") if number == "sg" else ("take", "reduce")
        for view, more in ((PLUS, "(more|additional|extra)"), (MINUS, "(fewer|less)")):
            made += construct(
                says,
                AbilityYards,
                f"{costs} {{by:Int}} {more} yards",
                [
                    f"{take} [away] {{by:Int}} {more} yards",
                    f"{reduce} (the|a|any) (gain|play) by {{by:Int}} {more} yards",
                ],
                views={"by": view},
                players=SOMEONE,
                keyword="tackle",
            )
        made += construct(
            says,
            AbilityYards,
            "(cannot|do not|does not) cause the offense to lose [any] yards",
            players=SOMEONE,
            keyword="tackle",
            times=0,
        )
        for times, words in (
            (2, f"({be} worth|{gain}) (twice|double) the yards"),
            (0, f"({be} worth no|{gain} no) yards"),
        ):
            made += construct(
                says, AbilityYards, words, players=SOMEONE, keyword="run", times=times
            )
        made += construct(
            says,
            AbilityYards,
            f"({be} worth|{gain}) half the yards",
            players=SOMEONE,
            keyword="run",
            halved=True,
        )
    for times, said in ((2, "(is|are) doubled"), (0, "(is|are) ignored")):
        made += construct(
            "YardsSay", AbilityYards, said, players=SOMEONE, keyword="run", times=times
        )
    made += construct(
        "YardsSay",
        AbilityYards,
        "(is|are) (halved|cut in half)",
        players=SOMEONE,
        keyword="run",
        halved=True,
    )
    return made


def _lost_to() -> list[Construct]:
    """What somebody loses to Tackle abilities, which are the other player's."""
    made: list[Construct] = []
    known: dict[str, Any] = {"keyword": "tackle", "printed": False}
    to = "(to|from|because of) {:TackleAbilities}"
    for lose, never, whose in (
        ("you lose", "you (do not|cannot|never)", "opponent"),
        ("your opponent loses", "your opponent (does not|cannot|never)", "you"),
    ):
        known["players"] = Group(whose)  # type: ignore[arg-type]
        for view, more in ((PLUS, "(more|additional|extra)"), (MINUS, "(fewer|less)")):
            made += construct(
                "Modifier",
                AbilityYards,
                f"{lose} {{by:Int}} {more} yards {to}",
                views={"by": view},
                **known,
            )
        made += construct(
            "Modifier",
            AbilityYards,
            f"{never} (lose|loses) [any] yards {to}",
            [f"{lose} no yards {to}"],
            times=0,
            **known,
        )
        made += construct(
            "Modifier",
            AbilityYards,
            f"{lose} half [of] [the|as many] yards {to}",
            halved=True,
            **known,
        )
    return made


PLAYER_ABILITIES: Final[list[Construct]] = [
    # Abilities
    # As they are printed; what is read is any owner and anything that is said
    *(
        each
        for keyword, name in _ALL
        for owner in (f"the {name} abilities {{players:Owner}}",)
        for each in (
            *construct("Modifier", CannotUse, f"{owner} are cancelled", keyword=keyword),
            *(
                construct(
                    "Modifier", CannotUse, f"{owner} do not trigger", keyword=keyword, barred=True
                )
                if keyword in TRIGGERING
                else []
            ),
            *construct("Modifier", KeepsAbilities, f"{owner} cannot be cancelled", keyword=keyword),
        )
    ),
    *(
        each
        for keyword, name in _KEYWORDS[:3]
        for worth, how in (
            ("{by:Int} more", {"views": {"by": PLUS}}),
            ("{by:Int} fewer", {"views": {"by": MINUS}}),
            ("twice the", {"times": 2}),
            ("no", {"times": 0}),
            ("half the", {"halved": True}),
        )
        for each in construct(
            "Modifier",
            AbilityYards,
            f"the {name} abilities {{players:Owner}} are worth {worth} yards",
            keyword=keyword,
            **how,
        )
    ),
    *(
        each
        for keyword, name in _KEYWORDS
        for each in construct(
            "EveryAbility",
            CannotUse,
            f"all {name} abilities are cancelled",
            [
                f"[all] {name} abilities {_NO_EFFECT}",
                f"{name} abilities are cancelled",
                f"no {name} abilities (work|have [any] effect|take effect)",
            ],
            players=Group(),
            keyword=keyword,
        )
    ),
    *(
        each
        for keyword, name in _KEYWORDS
        for each in construct(
            "EveryAbility",
            CannotUse,
            f"no {name} abilities trigger",
            [f"[all] {name} abilities do not trigger"],
            printed=False,
            players=Group(),
            keyword=keyword,
            barred=keyword in TRIGGERING,
        )
    ),
    *(
        each
        for keyword, name in _KEYWORDS
        for each in construct(
            "EveryAbility",
            CannotUse,
            f"no {name} abilities (can|may) be used",
            printed=False,
            players=Group(),
            keyword=keyword,
            barred=True,
        )
    ),
    *(
        each
        for status, name in (("superstar", "Superstar"), ("legend", "Legend"))
        for each in construct(
            "EveryAbility",
            CannotUse,
            f"[all] {name} abilities are cancelled",
            [f"[all] {name} abilities {_NO_EFFECT}", f"[all] {name} abilities do not trigger"],
            printed=False,
            players=Group(status=status),  # type: ignore[arg-type]
        )
    ),
    *construct(
        "EveryAbility",
        CannotUse,
        "[all] Exhaust abilities (cannot|may not) be used {point:PointName}",
        players=Group(),
        keyword="exhaust",
    ),
    *(
        each
        for keyword, name in _KEYWORDS
        for each in (
            *construct(
                "EveryAbility",
                CannotUse,
                f"{{players:WhosePlayers}} {name} abilities are cancelled",
                [
                    f"{{players:WhosePlayers}} {name} abilities {_NO_EFFECT}",
                    f"[all] [the] {name} abilities of {{players:PlayersBehind}} are cancelled",
                    f"[all] [the] {name} abilities of {{players:PlayersBehind}} {_NO_EFFECT}",
                ],
                keyword=keyword,
            ),
            *construct(
                "EveryAbility",
                CannotUse,
                f"{{players:WhosePlayers}} {name} abilities do not trigger",
                printed=False,
                keyword=keyword,
                barred=keyword in TRIGGERING,
            ),
            *forbidden(
                CannotUse,
                f"use [any|any of] [your|their] {name} abilities",
                f"use (a|an) {name} ability",
                printed=False,
                players=Group(whose=DOER),  # type: ignore[arg-type]
                keyword=keyword,
                barred=True,
            ),
            *forbidden(
                CannotUse,
                f"use [a|an|any|the] {name} (ability|abilities) of {{players:AbilitysOwner}}",
                printed=False,
                views={"players": _DOERS},
                keyword=keyword,
                barred=True,
            ),
        )
    ),
    *construct("AbilitysOwner", None, "[any|all] [of] [your|their] {=:Group[pl]}"),
    *construct("AbilitysOwner", None, "(a|an|any) {=:Group[sg]}"),
    *construct("AbilitysOwner", None, "another {=:Group[sg]}", views={WHOLE: OTHER}),
    *forbidden(
        CannotUse,
        "use Exhaust abilities {point:PointName}",
        printed=False,
        players=Group(whose=DOER),  # type: ignore[arg-type]
        keyword="exhaust",
    ),
    *construct("WhosePlayers", Group, "{whose:Whose}"),
    *construct("PlayersBehind", Group, "{whose:OwnerBehind}"),
    *construct("Modifier", None, "{=:EveryAbility}", views={WHOLE: read_as(lambda what: what)}),
    # In all other words
    *_whose(),
    *_said(),
    *_worth(),
    *listed("Keywords", "Keyword", "and", "or", ", and", ", or", ",", "and/or"),
    *(
        each
        for category, of, view in (
            ("Modifier", "AbilitiesOf", said_of),
            ("ChosenStanding", "ChosenAbilities", _of_chosen),
        )
        for each in (
            *construct(category, None, "{=:Of" + category + "}", views={WHOLE: read_as(view)}),
            *construct(
                f"Of{category}",
                SaidOf,
                f"{{of:{of}[pl]}} {{what:AbilitySays[pl]}}",
                [
                    f"{{of:{of}[sg]}} {{what:AbilitySays[sg]}}",
                    f"all [of] {{of:{of}[pl]}} {{what:AbilitySays[pl]}}",
                ],
            ),
            *construct(
                f"Of{category}",
                SaidOf,
                f"(cancel|negate|ignore) {{of:{of}[pl]}}",
                [
                    f"(cancel|negate|ignore) {{of:{of}[sg]}}",
                    f"(cancel|negate|ignore) all [of] {{of:{of}[pl]}}",
                    f"none of {{of:{of}[pl]}} (take effect|have any effect|work)",
                ],
                only=_SOME,
                what=CannotUse(SOMEONE),
            ),
            *construct(
                f"Of{category}",
                SaidOf,
                f"none of {{of:{of}[pl]}} trigger",
                printed=False,
                only=_SOME,
                what=NotTriggered(),
            ),
            *construct(
                f"Of{category}",
                SaidOf,
                f"none of {{of:{of}[pl]}} can be used",
                what=CannotUse(SOMEONE, barred=True),
            ),
            # Yards that come of abilities
            *construct(
                f"Of{category}",
                SaidOf,
                f"{_YARDS_FROM} {{of:{of}[pl]}} {{what:YardsSay}}",
                [f"{_YARDS_FROM} {{of:{of}[sg]}} {{what:YardsSay}}"],
            ),
            *construct(
                f"Of{category}",
                SaidOf,
                f"double {{:YardsOf}} {{of:{of}[pl]}}",
                [f"double {{:YardsOf}} {{of:{of}[sg]}}"],
                what=AbilityYards(by=0, players=SOMEONE, keyword="run", times=2),
            ),
        )
    ),
    # Of everybody, or of somebody's Players: to cancel those is a deed of its own
    *construct(
        "EveryonesAbilities",
        AbilitiesOf,
        "[all] {keywords:Keywords} abilities",
        players=Group(),
    ),
    *construct("EveryonesAbilities", None, "{=:TheirAbilities}", views={WHOLE: read_as(_theirs)}),
    *construct(
        "OfModifier",
        SaidOf,
        "{:YardsOf} {of:EveryonesAbilities} {what:YardsSay}",
    ),
    *construct(
        "OfModifier",
        SaidOf,
        "double {:YardsOf} {of:EveryonesAbilities}",
        what=AbilityYards(by=0, players=SOMEONE, keyword="run", times=2),
    ),
    *construct(
        "OfModifier",
        SaidOf,
        "{of:EveryonesAbilities} {what:AbilityWorth[pl]}",
        ["{of:EveryonesAbilities} {what:AbilityWorks[pl]}"],
    ),
    *_lost_to(),
    *phrase("TackleAbilities", "Tackle abilities", "[a|any] Tackle ability"),
    *phrase("YardsOf", "[the] yards [gained] (from|by)", "[the] yards lost (from|to)"),
    *construct("TheirAbilities", AbilitiesOf, "{players:Whose} {keywords:Keywords} abilities"),
    *construct(
        "OfModifier",
        SaidOf,
        "{of:GainsFrom} abilities",
        what=AbilityYards(by=0, players=SOMEONE, keyword="run", times=0),
    ),
    *construct(
        "GainsFrom",
        AbilitiesOf,
        "{players:Pointed} gains no {:ExtraYards} from {keywords:Keywords}",
        ["{players:Pointed} {:DoesNot} gain [any] {:ExtraYards} from {keywords:Keywords}"],
        only=_NO_TACKLES,
    ),
    *phrase("DoesNot", "(do not|does not|cannot)"),
    *construct(
        "GainsFrom",
        AbilitiesOf,
        "{:WhoeverHasTheBall} (gain|gains) no {:ExtraYards} from {keywords:Keywords}",
        ["{:WhoeverHasTheBall} {:DoesNot} gain [any] {:ExtraYards} from {keywords:Keywords}"],
        players=Group(),
        only=_NO_TACKLES,
    ),
    *phrase("WhoeverHasTheBall", "(receivers|runners|ball carriers|the offense)"),
    *phrase("ExtraYards", "[additional|extra|more|further] yards"),
]
