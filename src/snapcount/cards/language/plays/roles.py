"""What is said of plays on which a Player runs, receives or tackles, and of being named so.

`Runs on which this Player is the runner gain 5 additional yards` holds while it has that role;
`Your Running Backs gain 5 additional yards on Runs` while one of them carries the ball. Whoever is
not exhausted from running is not exhausted by Player Designation on a Run (F-11).
"""

from __future__ import annotations

from typing import Any, Final

import msgspec

from snapcount.cards.language.conditions.players import RoleAsked, role_of
from snapcount.cards.language.kernel import syntax
from snapcount.cards.language.kernel.construct import (
    WHOLE,
    Construct,
    Guard,
    construct,
    either,
    phrase,
    read_as,
    word,
)
from snapcount.cards.language.kernel.contents import contents
from snapcount.cards.language.kernel.walk import exchanged
from snapcount.cards.language.meaning.normal import normal
from snapcount.cards.language.meaning.refusal import Refusal
from snapcount.cards.language.meaning.scene import Scene
from snapcount.cards.language.nouns.designated import CALLS_OF
from snapcount.cards.language.nouns.groups import joined
from snapcount.cards.language.plays.standing import waits
from snapcount.cards.nouns import (
    All,
    AllOf,
    Called,
    Designated,
    Group,
    HasRole,
    OnSide,
    PlayerIs,
    PlayIs,
    This,
    YardsWould,
)
from snapcount.cards.tree import (
    Activated,
    Cannot,
    Gain,
    If,
    LimitYards,
    Lose,
    ModifyYards,
    MustDesignate,
    OnDesignation,
    Triggered,
)

replace = msgspec.structs.replace


class RolePlays(msgspec.Struct, frozen=True):
    """Plays on which a Player has a role, and how far they go."""

    role: RoleAsked
    effect: Any
    calls: tuple[Any, ...] = ()


def _changed(effect: Any) -> Any:
    """By how much the yards change; None: they do not, they are limited."""
    if isinstance(effect, Gain):
        return effect.yards
    if isinstance(effect, Lose) and effect.least is None and isinstance(effect.yards, int):
        return -effect.yards
    return None


def _holds(condition: Any, modifier: Any) -> syntax.Holds:
    then = syntax.Says(clauses=(syntax.Stands(modifier=modifier),))
    return syntax.Holds(condition=condition, then=then)


def _of_role(said: RolePlays) -> Any:
    by = _changed(said.effect)
    tackling = said.role.role == "tackler"
    if by is None:
        if not isinstance(said.effect, LimitYards):
            return None
        named = HasRole(said.role.players, "tackler" if tackling else "ball carrier")
        calls = said.calls or {"runner": ("run",), "receiver": ("pass",)}.get(said.role.role, ())
        event = "a Player is designated"
        return waits(event, said.effect, players=said.role.players, calls=calls, condition=named)
    who: Any = "offense" if tackling else "you"
    return _holds(role_of(said.role), ModifyYards(by, who, said.calls))


class Carrying(msgspec.Struct, frozen=True):
    """Players, and how many more yards they gain when they carry the ball."""

    players: Any
    effect: Any
    calls: tuple[Any, ...] = ()


class Carries(HasRole, frozen=True):
    """`This Player gains 5 yards`: when this Player carries the ball, which nobody said."""


NOT_WITH_THE_BALL: Final = (
    "does this Player have the ball then? Write “if this Player is the ball carrier, gain …”"
)


def _gain_of_carrier(said: Carrying) -> If:
    return If(Carries(said.players, "ball carrier"), (said.effect,))


def of_own_role(ability: Any, scene: Scene) -> Any:
    """An ability by which its own Player gains yards: if they carry the ball, where they may not.

    Whose Run or Receive ability that is carries the ball (T-13).
    """
    if Carries not in contents(ability):
        return ability
    own = HasRole(This(), "ball carrier")
    match ability:
        case OnDesignation(keyword="run" | "receive"):
            known = True
        case Triggered(event="a Player is designated", players=This(), condition=asked):
            named = asked.conditions if isinstance(asked, AllOf) else (asked,)
            known = scene.side == "offense" or own in named
        case Activated():
            known = False
        case _:
            raise Refusal("unexpected", NOT_WITH_THE_BALL)
    effects = tuple(
        effect
        for each in ability.effects
        for effect in (each.then if known and _asks_own(each) else (each,))
    )
    return exchanged(replace(ability, effects=effects), Carries(own.players, own.role), own)


def _asks_own(effect: Any) -> bool:
    return isinstance(effect, If) and isinstance(effect.condition, Carries)


def _carrying(said: Carrying) -> Any:
    by = _changed(said.effect)
    if by is None:
        return None
    players = said.players
    if isinstance(players, Group):
        asked: Any = PlayerIs(Designated("ball carrier"), players)
        who: Any = players.whose or "offense"
    elif isinstance(players, This):
        asked, who = HasRole(players, "ball carrier"), "you"
    else:
        return None
    return _holds(asked, ModifyYards(by, who, said.calls))


class GainsNamed(msgspec.Struct, frozen=True):
    """A Player gains yards whenever it is named."""

    players: Any
    effect: Any
    role: str
    calls: tuple[Any, ...] = ()


def _gains_named(said: GainsNamed) -> Any:
    players = said.players
    if isinstance(players, Group):
        players = All(players)
    role = None if said.role == "any" else said.role
    occasion = syntax.Occasion(
        event="a Player is designated", players=players, role=role, calls=said.calls
    )
    return syntax.Occurs(occasion=occasion, then=syntax.Says(clauses=(said.effect,)))


class Spared(msgspec.Struct, frozen=True):
    """A Player that is not exhausted by a role."""

    players: Any
    role: str
    calls: tuple[Any, ...] = ()


def _spared(said: Spared) -> Any:
    anyhow = said.role == "any"
    if anyhow and not said.calls:
        return None  # by whatever it is named: said of Players in any way
    if anyhow or isinstance(said.players, Group):
        among = Group() if anyhow else Group(among=Designated(said.role))  # type: ignore[arg-type]
        named = joined(said.players, among) if isinstance(said.players, Group) else said.players
        if named is None:
            return None
        spared = syntax.Stands(modifier=Cannot("be exhausted", named, "designation"))
        then = syntax.Says(clauses=(spared,))
        called = Called("offense", said.calls)
        return syntax.Asks(condition=called, then=then) if said.calls else then
    asked = role_of(RoleAsked(said.players, said.role, said.calls))
    held = _holds(asked, Cannot("be exhausted", said.players, "designation"))
    return syntax.Asks(condition=held.condition, then=held.then)


def _spared_instead(said: Spared) -> Any:
    """What stands where Players stay Energized whenever they would be exhausted by it."""
    players = said.players.group if isinstance(said.players, All) else said.players
    if said.role != "any" or said.calls:
        return _spared(replace(said, players=players))
    spared = Cannot("be exhausted", players, "designation")
    return syntax.Says(clauses=(syntax.Stands(modifier=spared),))


class OnCalls(msgspec.Struct, frozen=True):
    """What holds of Players on such plays: `cannot be designated on Long Passes`."""

    modifier: Any
    calls: tuple[Any, ...]
    who: str = "offense"


_EACH_OF: Final = "[(all|each|any|every one) [of]]"


def _barred_on_calls(said: OnCalls) -> Any:
    """Who cannot run or receive some calls of that kind: those are said with what is barred."""
    known = CALLS_OF.get(said.modifier.what) if isinstance(said.modifier, Cannot) else None
    if known is None or said.who != "offense" or not set(said.calls) < set(known):
        return None
    return replace(said.modifier, calls=said.calls)


def _on_calls(said: OnCalls) -> Any:
    if not isinstance(said.modifier, Cannot | MustDesignate):
        return None
    if isinstance(said.modifier, Cannot):
        if "designated" not in said.modifier.what:
            return None
        if _barred_on_calls(said) is not None:
            return None
    called = Called("offense", said.calls)
    if said.who == "offense":
        return _holds(called, said.modifier)
    if said.who not in ("you", "opponent"):
        return None
    return _holds(AllOf((OnSide(said.who, "offense"), called)), said.modifier)  # type: ignore[arg-type]


class ScoringRole(msgspec.Struct, frozen=True):
    """An event on a play on which a Player has a role."""

    core: syntax.Occasion
    role: RoleAsked


def _scoring(said: ScoringRole) -> Any:
    asked = role_of(said.role)
    before = said.core.condition
    return replace(said.core, condition=asked if before is None else normal(AllOf((before, asked))))


_GERUNDS: Final = {
    "runner": "(running [the ball]|being the runner|carrying the ball|a run|runs)",
    "receiver": "(receiving [a pass|the ball|it]|being the receiver|catching a pass|a catch)",
    "tackler": "(tackling|making a tackle|being the tackler|a tackle)",
    "ball carrier": "(running or receiving|receiving or running|being the ball carrier)",
}
_WHEN: Final = {
    "runner": "(running [the ball]|it runs [the ball]|they run [the ball]|he runs [the ball])",
    "receiver": "(receiving [a pass]|it receives [a pass]|they receive [a pass]|it catches a pass)",
    "tackler": "(tackling|it tackles|they tackle|it makes a tackle)",
    "ball carrier": "running or receiving",
}
_BECAUSE: Final = {
    role: f"(this Player|it|he|they) {did}"
    for role, did in (
        ("runner", "(ran|ran the ball)"),
        ("receiver", "(received|caught) [a pass|the pass|the ball]"),
        ("tackler", "(tackled|made a tackle)"),
        ("ball carrier", "ran or received"),
    )
}
"""For what a Player was designated who is exhausted, in words of what is past."""

ROLES: Final[list[Construct]] = [
    *(
        each
        for role in ("runner", "receiver", "tackler")
        for each in construct(
            "OnWhich",
            RoleAsked,
            f"({{:Wherein}}|when) {{players:Pointed}} is the {role}",
            [
                f"with {{players:Pointed}} as the {role}",
                f"({{:Wherein}}|when) {{players:Pointed}} (was|is designated as) the {role}",
            ],
            role=role,
        )
    ),
    *construct(
        "OnWhich",
        RoleAsked,
        "{:Wherein} {players:Pointed} is the ball carrier",
        ["{:Wherein} {players:Pointed} carries the ball"],
        role="ball carrier",
    ),
    *construct("RunBy", RoleAsked, "(by|of|run by) {players:Pointed}", role="runner"),
    *construct(
        "CaughtBy",
        RoleAsked,
        "(to|caught by|completed to|received by|thrown to) {players:Pointed}",
        role="receiver",
    ),
    *phrase("Wherein", "in which", "on which", "where"),
    *construct(
        "Circumstance",
        None,
        "on [any|all|each|every|a] (play|plays|down|downs) {=:OnWhich}",
        views={WHOLE: read_as(role_of)},
    ),
    *phrase("AllOfThem", "all", "each", "every", "successful"),
    *construct(
        "RolePlays",
        RolePlays,
        "plays {role:OnWhich} {effect:RoleGain[bare]}",
        ["(each|a|any) play {role:OnWhich} {effect:RoleGain[third]}"],
    ),
    *construct(
        "RolePlays",
        RolePlays,
        "{calls:CallsOfPlays[pl]} {role:OnWhich} {effect:RoleGain[bare]}",
        [
            "[{:AllOfThem}] {calls:RunNouns[pl]} {role:RunBy} {effect:RoleGain[bare]}",
            "(each|a|any|) [successful] {calls:RunNouns[sg]} {role:RunBy} {effect:RoleGain[third]}",
            "[{:AllOfThem}] {calls:PassNouns[pl]} {role:CaughtBy} {effect:RoleGain[bare]}",
            "(each|a|any|) {calls:PassNouns[sg]} {role:CaughtBy} {effect:RoleGain[third]}",
            "{role:RunnersOwn} {calls:RunNouns[pl]} {effect:RoleGain[bare]}",
            "(each|a|any) {calls:CallsOfPlays[sg]} {role:OnWhich} {effect:RoleGain[third]}",
        ],
    ),
    # Of whoever may carry the ball: on the plays on which they do
    *construct("OwnGain", Carrying, "{players:This} {effect:MoreGain[third]}"),
    *construct("Effect", None, "{=:OwnGain}", views={WHOLE: read_as(_gain_of_carrier)}),
    *construct("RunnersOwn", RoleAsked, "{players:Possessor}", role="runner"),
    *word("RunNouns[pl]", ("run",), "runs", "Run plays", "rushes"),
    *word("RunNouns[sg]", ("run",), "run", "Run play", "rush"),
    *word("PassNouns[pl]", ("pass",), "passes", "Pass plays"),
    *word("PassNouns[sg]", ("pass",), "pass", "Pass play"),
    *(
        each
        for call in ("short", "medium", "long")
        for each in (
            *word("PassNouns[pl]", (f"{call} pass",), f"{call} passes"),
            *word("PassNouns[sg]", (f"{call} pass",), f"{call} pass"),
        )
    ),
    *(
        each
        for form in ("bare", "third")
        for each in (
            *either(f"RoleGain[{form}]", f"MoreGain[{form}]", f"Capping[{form}]"),
            *construct(
                f"MoreGain[{form}]",
                Gain,
                f"{'gains' if form == 'third' else 'gain'} {{yards:MoreYards}}",
                [
                    f"{'adds' if form == 'third' else 'add'} ({{yards:Yards}}|{{yards:MoreYards}})",
                    f"{'is' if form == 'third' else 'are'} (worth|good for) {{yards:MoreYards}}",
                ],
            ),
            *construct(
                f"MoreGain[{form}]",
                Lose,
                f"{'gains' if form == 'third' else 'gain'} {{yards:FewerYards}}",
                [
                    f"{'loses' if form == 'third' else 'lose'} {{yards:Yards}}",
                    f"{'loses' if form == 'third' else 'lose'} {{yards:MoreYards}}",
                ],
            ),
        )
    ),
    *construct("Core[stop]", None, "{=:RolePlays}", views={WHOLE: read_as(_of_role)}),
    *construct("HeldThere", None, "{=:RolePlays}", views={WHOLE: read_as(_of_role)}),
    # Players who carry the ball
    *construct(
        "Carrying",
        Carrying,
        "{players:CarrierOne} {effect:MoreGain[third]}",
        ["{players:CarrierMany} {effect:MoreGain[bare]}"],
    ),
    *construct(
        "Carrying",
        Carrying,
        "{players:CarrierOne} {effect:MoreGain[third]} on {calls:CallsOfPlays[pl]}",
        [
            "{players:CarrierMany} {effect:MoreGain[bare]} on {calls:CallsOfPlays[pl]}",
            "{players:CarrierOne} {effect:MoreGain[third]} on {calls:TheirOwn[sg]}",
            "{players:CarrierMany} {effect:MoreGain[bare]} on {calls:TheirOwn[pl]}",
            "on {calls:CallsOfPlays[pl]} , {players:CarrierOne} {effect:MoreGain[third]}",
            "on {calls:CallsOfPlays[pl]} , {players:CarrierMany} {effect:MoreGain[bare]}",
        ],
    ),
    # On each of those plays; that they run or catch it is what carrying the ball is
    *(
        each
        for number, they, s, es in (("sg", "(it|he)", "s", "es"), ("pl", "they", "", ""))
        for each in (
            *construct(f"TheirOwn[{number}]", None, "(each|every|a) {=:CallsOfPlays[sg]}"),
            *construct(
                f"TheirOwn[{number}]",
                None,
                f"(each|every|any|a) {{=:PassNouns[sg]}} [that] {they} (catch{es}|receive{s})",
                [f"[all] {{=:PassNouns[pl]}} [that] {they} (catch{es}|receive{s})"],
            ),
            *construct(
                f"TheirOwn[{number}]",
                None,
                f"(each|every|any|a) {{=:RunNouns[sg]}} [that] {they} (run{s}|make{s})",
                [f"[all] {{=:RunNouns[pl]}} [that] {they} (run{s}|make{s})"],
            ),
        )
    ),
    *either("CarrierOne", "This", "SubjectEach"),
    *either("CarrierMany", "SubjectGroup"),
    *construct("Core[stop]", None, "{=:Carrying}", views={WHOLE: read_as(_carrying)}),
    *construct("HeldThere", None, "{=:Carrying}", views={WHOLE: read_as(_carrying)}),
    # Whenever they are named
    *construct(
        "GainsNamed",
        GainsNamed,
        "{players:NamedOne} {effect:MoreGain[third]} {role:WhenNamed}",
        ["{players:CarrierMany} {effect:MoreGain[bare]} {role:WhenNamed}"],
    ),
    *construct(
        "GainsNamed",
        GainsNamed,
        "{players:NamedOne} {effect:MoreGain[third]} {role:WhenNamed} on {calls:ACallNoun}",
        [
            (
                "{players:NamedOne} {effect:MoreGain[third]} {role:WhenNamed} on"
                " {calls:CallsOfPlays[pl]}"
            )
        ],
    ),
    *either("NamedOne", "Pointed"),
    *phrase("WhenThey", "when", "whenever", "each time", "if"),
    *phrase("TheyAre", "they are", "it is", "he is"),
    *word(
        "WhenNamed",
        "any",
        "{:WhenThey} (they run or receive|it runs or receives)",
        "{:WhenThey} [{:TheyAre}] designated",
        "(because|after) {:TheyWere} designated",
    ),
    *word(
        "WhenNamed",
        "ball carrier",
        "as [designated] (runner or receiver|receiver or runner)",
    ),
    *(
        each
        for role, words in _WHEN.items()
        for each in word(
            "WhenNamed",
            role,
            f"{{:WhenThey}} {words}",
            f"as the [designated] {role}",
        )
    ),
    *construct(
        "WhenNamed",
        None,
        "{:WhenThey} {=:DesignatedAs}",
        [
            "{:WhenThey} {:TheyAre} {=:AsRole}",
            "(because|after) {:TheyWere} {=:AsRole}",
        ],
        only=Guard(lambda role: role != "ball carrier", "as the runner, or as the receiver?"),
    ),
    *phrase("TheyWere", "(they|it|he|this Player|that Player) (was|were|is|are)"),
    *construct("Occurring[stop]", None, "{=:GainsNamed}", views={WHOLE: read_as(_gains_named)}),
    # Not exhausted by it
    *(
        each
        for number in ("sg", "pl")
        for each in (
            *construct(
                "Spared",
                Spared,
                f"{{players:Subject[{number}]}} {{:StaysFresh[{number}]}} {{role:NamedFor}}"
                " [on {:ThePlay}|[on] this down]",
            ),
            *construct(
                "Spared",
                Spared,
                f"{{players:Subject[{number}]}} {{:StaysFresh[{number}]}} {{role:NamedFor}}"
                " (of|on) {calls:ACallNoun}",
                [
                    f"{{players:Subject[{number}]}} {{:StaysFresh[{number}]}} {rest}"
                    for rest in (
                        "{role:NamedFor} on {calls:CallsOfPlays[pl]}",
                        "{role:NamedTo} {calls:ACallNoun}",
                    )
                ],
            ),
            *construct(
                "Spared",
                Spared,
                f"{{players:Subject[{number}]}} {{:StaysFresh[{number}]}} at the end of"
                " {calls:EndedCall}",
                role="any",
            ),
        )
    ),
    *construct(
        "Spared",
        Spared,
        "{role:BeingNamed} [on {:ThePlay}|[on] this down] {:DoesNotTire} exhaust {players:Subject}",
    ),
    *construct(
        "Spared",
        Spared,
        "{role:BeingNamed} (of|on) {calls:ACallNoun} {:DoesNotTire} exhaust {players:Subject}",
        ["{role:BeingNamed} on {calls:CallsOfPlays[pl]} {:DoesNotTire} exhaust {players:Subject}"],
    ),
    *phrase("DoesNotTire", "does not", "(do not|cannot|may not|will not)"),
    *word("BeingNamed", "any", "being designated", "[Player] Designation"),
    *construct("BeingNamed", None, "being {=:AsRole}"),
    *(each for role, words in _GERUNDS.items() for each in word("BeingNamed", role, words)),
    # What would exhaust it does not
    *construct(
        "SparedInstead",
        Spared,
        "({:Whenever}|if) {players:Involved} would (be|become) exhausted {role:NamedFor}"
        " [[on] this play] , {:StaysSo}",
    ),
    *construct(
        "SparedInstead",
        Spared,
        "({:Whenever}|if) {players:Involved} would (be|become) exhausted at the end of"
        " {calls:EndedCall} , {:StaysSo}",
        role="any",
    ),
    *phrase("StaysSo", "({:SameOne} {:StaysFresh[sg]}|they {:StaysFresh[pl]}) [instead]"),
    *phrase("SameOne", "it", "he", "(this|that) Player"),
    *construct("NamedFor", None, "{=:WhenNamed}", ["(from|by|for|after) being {=:AsRole}"]),
    *word(
        "NamedFor",
        "any",
        "(by|from|for|after) (being designated|[Player] Designation)",
        "at the end of (the|this|a|each|every) play",
        "when (the|this) play (ends|is over|is done)",
    ),
    *(
        each
        for role, words in _GERUNDS.items()
        for each in word(
            "NamedFor",
            role,
            f"(from|by|for|after) {words}",
            f"while {_WHEN[role]}",
            f"because {_BECAUSE[role]}",
        )
    ),
    *word(
        "NamedTo",
        "receiver",
        "(from|by|for|after|when|whenever|while) (receiving|catching)",
        "{:WhenThey} (it|he) (receives|catches)",
        "{:WhenThey} they (receive|catch)",
    ),
    *word("NamedTo", "runner", "(from|by|for|after|when|whenever|while) running"),
    *(
        each
        for number, does, be, stays in (
            ("sg", "does", "is", "(stays|remains)"),
            ("pl", "do", "are", "(stay|remain)"),
        )
        for each in phrase(
            f"StaysFresh[{number}]",
            f"{does} not become exhausted",
            f"({does} not|cannot) (become|get|be) exhausted",
            f"({does} not|cannot) exhaust",
            f"{be} not exhausted",
            f"{stays} energized",
        )
    ),
    *construct("Core[stop]", None, "{=:Spared}", views={WHOLE: read_as(_spared)}),
    *construct("Core[stop]", None, "{=:SparedInstead}", views={WHOLE: read_as(_spared_instead)}),
    *construct("SparedAlone", None, "{=:Spared}", views={WHOLE: read_as(_spared)}),
    *construct("SparedAlone", None, "{=:SparedInstead}", views={WHOLE: read_as(_spared_instead)}),
    *construct(
        "Core[stop]",
        syntax.Asks,
        "{then:SparedAlone} [,] [but] [only] if {condition:IfCondition}",
        printed=False,
        only=Guard(
            lambda said: contents(said.condition).isdisjoint((PlayIs, YardsWould)),
            "whoever is designated is exhausted before that is known",
        ),
    ),
    *construct("HeldThere", None, "{=:Spared}", views={WHOLE: read_as(_spared)}),
    *construct("HeldThere", None, "{=:SparedInstead}", views={WHOLE: read_as(_spared_instead)}),
    # On such plays
    *construct(
        "OnCallsHeld",
        OnCalls,
        "{modifier:Modifier} on {calls:CallsOfPlays[pl]}",
        [
            "{modifier:Modifier} on (all|each|any|every) {calls:CallsOfPlays[pl]}",
            "{modifier:Modifier} on {calls:ACallNoun}",
            "on {calls:CallsOfPlays[pl]} , {modifier:Modifier}",
            "{modifier:Modifier} on {calls:CallsOfPlays[pl]} [,] if able",
            "{modifier:Modifier} on all {calls:CallsOfPlays[pl]} [,] if able",
            "on {calls:CallsOfPlays[pl]} , {modifier:Modifier} , if able",
        ],
    ),
    *construct(
        "OnCallsHeld",
        OnCalls,
        "{modifier:Modifier} on {who:Whose} {calls:CallsOfPlays[pl]}",
        [
            f"{{modifier:Modifier}} on {_EACH_OF} {{who:Whose}} {calls} [[,] if able]"
            for calls in ("{calls:CallsOfPlays[pl]}", "[called] {calls:QualifyingCalls} plays")
        ]
        + [
            f"on {_EACH_OF} {{who:Whose}} {{calls:CallsOfPlays[pl]}} , {{modifier:Modifier}}",
            "{modifier:Modifier} on {calls:CallsOfPlays[pl]} {who:PlayCaller} [[,] if able]",
        ],
    ),
    *construct("Modifier", None, "{=:OnCallsBarred}", views={WHOLE: read_as(_barred_on_calls)}),
    *construct(
        "OnCallsBarred", OnCalls, "on {calls:CallsOfPlays[pl]} , {modifier:Modifier} [, if able]"
    ),
    *construct("Core[stop]", None, "{=:OnCallsHeld}", views={WHOLE: read_as(_on_calls)}),
    # Events on such plays
    *construct("Event", None, "{=:ScoringRole}", views={WHOLE: read_as(_scoring)}),
    *construct(
        "ScoringRole",
        ScoringRole,
        "{core:HappensOn} on a play {role:OnWhich}",
        ["{core:HappensOn} {role:WithRole}"],
    ),
    *(
        each
        for role in ("runner", "receiver", "tackler")
        for each in construct(
            "WithRole", RoleAsked, f"with {{players:Pointed}} as the {role}", role=role
        )
    ),
    # While a card lies there
    *construct(
        "Statement[stop]",
        None,
        "{:WhileLying} {=:HeldThere}",
        views={WHOLE: read_as(lambda said: said)},
    ),
]
