"""What happens to Players on the field, and what they do."""

from __future__ import annotations

import re
from typing import Any, Final

import msgspec

from snapcount.cards.language.conditions.players import ALONE
from snapcount.cards.language.events.deeds import BY_ANYONE
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
from snapcount.cards.language.kernel.moods import inflected
from snapcount.cards.language.nouns.designated import OF_PASSES
from snapcount.cards.language.nouns.this_play import OWN_CALL
from snapcount.cards.nouns import All, Designated, Group, HasRole, PlayerIs

# On a Play `this run` is read as its own
_OWN_RUN: Final = "(this (run|play)|your run|it)"
_OWN_PASS: Final = "(this (pass|play)|your pass|it)"
_TO_RECEIVE: Final = "(designated|named|chosen) to (receive|catch)"
CARRIER: Final = Designated("ball carrier")

ROLES: Final = {
    # What a Player does as that; to be named so is said in one way for all roles
    "runner": ("runs", "runs (the|with the) ball", "carries the ball", "is running the ball"),
    "receiver": (
        "receives",
        "receives (a|the) (pass|ball)",
        "catches (a|the) (pass|ball)",
        "is receiving a pass",
    ),
    "tackler": ("tackles", "makes (a|the) tackle"),
    "ball carrier": ("is the ball carrier", "runs or receives"),
}


_CARRIERS: Final[dict[str, tuple[str, ...]]] = {
    "runner": ("run",),
    "receiver": ("pass",),
    "(ball carrier|runner or [a|the] receiver|receiver or [a|the] runner)": (),
}
"""Whom a tackler tackles, and on which plays."""


def _goes_out(said: syntax.Occasion) -> bool:
    """An Exhausted Player goes out (R-46), and with any Player that goes out another comes in."""
    if not isinstance(said.players, All):
        return True
    group = said.players.group
    return group.state == "exhausted" or group == Group(group.whose, group.where)


_THERE: Final = Guard(
    lambda trait: trait.field not in ("where", "home"), "whoever is designated is on the field"
)
_OUT: Final = Guard(_goes_out, "in or out? Write “substitute … in” or “substitute … out”")


def _turned(said: syntax.Occasion) -> syntax.AnyOccasion:
    """Turned either way: each of the two is an event."""
    exhausted = msgspec.structs.replace(said, event="a Player is exhausted")
    return syntax.AnyOccasion(occasions=(said, exhausted))


def _named_for(does: str, this: str) -> list[str]:
    """Whoever is to do that with the play that this is, as it is said of them and of you."""
    return [
        f"{{players:Involved}} is (designated|named|chosen) to {does} {this}",
        f"you (designate|name|choose) {{players:Involved}} to {does} {this}",
    ]


def _turning(event: str, suffered: str, done: tuple[str, ...], **by: Any) -> list[Construct]:
    """What becomes of Players: by itself, by somebody, and as what somebody or an effect does.

    `suffered` is said of a Player; `#` in what is `done` stands for the Player, `@` for one of whom
    more is said than that, and `%` for one of whom nothing is.
    """
    would = " would " in event
    category = "WouldHappen" if would else "Happens"
    made: list[Construct] = []
    for player in ("{players:Involved}", "a Player"):
        for cause in ("", " by {by:Causer}"):
            if suffered and (not cause or _CAUSED.search(event)):
                made += construct(
                    category,
                    syntax.Occasion,
                    f"{player} {suffered}{cause}",
                    event=event,
                    would=would,
                    **by,
                )
        object_, marks = (player, "#@") if player.startswith("{") else ("(a|any) Player", "#%")
        by_whom: tuple[tuple[str, str, dict[str, Any]], ...] = (
            ("{by:Who[base]}", "base", {}),
            ("{by:Who[third]}", "third", {}),
            ("(a|either|any) player", "third", BY_ANYONE),
            *((("{by:Cause}", "third", {}),) if _CAUSED.search(event) else ()),
        )
        for mark in marks:
            frames = [frame.replace(mark, object_) for frame in done if mark in frame]
            if not frames:
                continue
            only = _OUT if mark == "@" else None
            for subject, form, fixed in by_whom:
                said = [inflected(frame, form) for frame in frames]
                if would:
                    said = [f"would {inflected(frame, 'base')}" for frame in frames]
                made += construct(
                    category,
                    syntax.Occasion,
                    f"{subject} {said[0]}",
                    [f"{subject} {each}" for each in said[1:]],
                    only=only,
                    printed=False,
                    event=event,
                    would=would,
                    **fixed,
                    **by,
                )
            for form in ("base", "third") if not would else ():
                said = [inflected(frame, form) for frame in frames]
                made += construct(
                    f"DoesToPlayers[{form}]",
                    syntax.Occasion,
                    said[0],
                    said[1:],
                    only=only,
                    printed=False,
                    event=event,
                    **by,
                )
    return made


_CAUSED: Final = re.compile("energized|exhausted")
"""Events that are somebody's effect, or nobody's; the others are of whoever has the Player."""


PLAYER_EVENTS: Final[list[Construct]] = [
    *(
        each
        for state, verb in (("energized", "energize"), ("exhausted", "exhaust"))
        for each in _turning(f"a Player is {state}", f"(is|becomes|gets) {state}", (f"~{verb} #",))
    ),
    *_turning("a Player would be exhausted", "would (be|become|get) exhausted", ("~exhaust #",)),
    *_turning(
        "a Player enters the field",
        "(enters the field|comes (onto the field|in)) [from the bench]",
        (
            "~substitute # in",
            "~substitute in #",
            "~put # onto the field",
            "~bring in #",
            "~substitute %",
        ),
    ),
    *_turning(
        "a Player enters the field",
        "(is substituted (in|onto the field|into the game)"
        "|(enters the field|comes (onto the field|in)) [from the bench] {:Substituted})",
        (),
        by="each player",
    ),
    *_turning(
        "a Player leaves the field",
        "(leaves the field|would leave the field|is sent to the bench)",
        # As `Substitute this Player` takes him out
        ("~substitute # out", "~substitute out #", "~take # off the field", "~substitute @"),
    ),
    *_turning(
        "a Player leaves the field",
        "((is substituted out|is substituted) [for another Player]"
        "|leaves the field {:Substituted})",
        (),
        by="each player",
    ),
    *phrase(
        "Substituted", "by a substitution", "(by|through|in) [a] substitution", "as a substitute"
    ),
    *_turning("a Player is designated", "is designated", ("~designate #",)),
    *_turning(
        "a Player is designated", "(is|becomes) {role:AsRole}", ("~designate # {role:AsWhat}",)
    ),
    *construct("Events", None, "{=:Turned}", views={WHOLE: read_as(_turned)}),
    *construct(
        "Turned",
        syntax.Occasion,
        "{players:Involved} (is|becomes) (energized or exhausted|exhausted or energized)",
        event="a Player is energized",
    ),
    # Named by somebody, without a noun
    *(
        each
        for role in ("runner", "receiver", "tackler")
        for subject, verb, fixed in (
            ("{by:Who[base]}", "designate", {}),
            ("{by:Who[third]}", "designates", {}),
            ("(a|either|any) player", "designates", BY_ANYONE),
        )
        for each in construct(
            "Happens",
            syntax.Occasion,
            f"{subject} {verb} (a|the|their@opponent|their|your) {role}",
            printed=False,
            players=All(Group()),
            event="a Player is designated",
            role=role,
            **fixed,
        )
    ),
    *(
        each
        for role in ROLES
        for by, fixed in (
            ("", {}),
            (" by {by:Who}", {}),
            (" by (a|either|any) player", BY_ANYONE),
        )
        for each in construct(
            "Happens",
            syntax.Occasion,
            f"(a|any) {role} is designated{by}",
            printed=False,
            players=All(Group()),
            event="a Player is designated",
            role=role,
            **fixed,
        )
    ),
    *(
        each
        for role in ("runner", "receiver", "tackler")
        for form, verb in (("base", "designate"), ("third", "designates"))
        for each in construct(
            f"DoesToPlayers[{form}]",
            syntax.Occasion,
            f"{verb} (a|the|their@opponent|their|your) {role}",
            printed=False,
            players=All(Group()),
            event="a Player is designated",
            role=role,
        )
    ),
    # Whose effect it was
    *word("Cause", "each player", "an effect", "any effect", "any card effect", "a card"),
    *construct(
        "Cause",
        None,
        "{=:Whose} effect",
        [
            "one of {=:Whose} (effects|cards)",
            "(an|any) effect (of|controlled by) {=:Who}",
            "(an|any) effect [that] {=:Who[third]} (controls|uses)",
            "(an|any) effect [that] {=:Who[base]} (control|use)",
            "{=:Whose} card [effect]",
        ],
    ),
    *either("Causer", "Who", "Cause"),
    *word("Cause", "action cards", "an Action card", "any Action card"),
    *word("Causer", "action cards", "Action cards"),
    *word(
        "Cause",
        "opponent's action cards",
        "your opponent's Action card",
        "(an|the) (opponent's|opposing) Action card",
        "one of your opponent's Action cards",
        "an Action card (your opponent plays|played by your opponent)",
    ),
    *word(
        "Causer",
        "opponent's action cards",
        "(your opponent's|an opponent's|opposing) Action cards",
        "Action cards (your opponent plays|played by your opponent|of your opponent)",
    ),
    *word("Causer", "each player", "effects", "[other] (card effects|cards)"),
    *construct(
        "Causer",
        None,
        "{=:Whose} (effects|cards|card effects|cards (and|or) abilities|card or ability)",
        [
            "effects (of|controlled by) {=:Who}",
            "effects [that] {=:Who[third]} (controls|uses)",
            "effects [that] {=:Who[base]} (control|use)",
        ],
    ),
    *construct(
        "WouldHappen",
        syntax.Occasion,
        "{players:Involved} would use an Exhaust ability",
        event="an Exhaust ability would be used",
        would=True,
    ),
    *(
        each
        for role, (say, *read) in ROLES.items()
        for each in (
            *construct(
                "Happens",
                syntax.Occasion,
                f"{{players:Involved}} {say}",
                [f"{{players:Involved}} {words}" for words in read],
                event="a Player is designated",
                role=role,
                does=True,
            ),
            *construct(
                "Happens",
                syntax.Occasion,
                f"a Player {say}",
                [f"a Player {words}" for words in read],
                event="a Player is designated",
                role=role,
                does=True,
            ),
        )
    ),
    *(
        each
        for subject in ("{players:Involved}", "a Player")
        for each in (
            *(
                each
                for named, kinds in _CARRIERS.items()
                for such in ("", " {condition:CarrierSuch}")
                for each in construct(
                    "Happens",
                    syntax.Occasion,
                    f"{subject} tackles (a|the|any) {named}{such}",
                    event="a Player is designated",
                    role="tackler",
                    calls=kinds,
                    that=CARRIER,
                )
            ),
            *construct(
                "Happens",
                syntax.Occasion,
                f"{subject} (is|becomes) {{role:AsRole}} of {{calls:ACallNoun}}",
                printed=False,
                event="a Player is designated",
            ),
            # Of which kind the ball carrier is, and the play
            *construct(
                "Happens",
                syntax.Occasion,
                f"{subject} tackles {{condition:Carrier}}",
                event="a Player is designated",
                role="tackler",
                that=CARRIER,
            ),
            *construct(
                "Happens",
                syntax.Occasion,
                f"{subject} (receives|catches) {{calls:ACallNoun}}",
                [f"{subject} (is|becomes) {_TO_RECEIVE} {{calls:ACallNoun}}"],
                only=OF_PASSES,
                event="a Player is designated",
                role="receiver",
            ),
        )
    ),
    # With the play that this is, of a Play its own
    *(
        each
        for role, does, done, *to in (
            (
                "runner",
                "(runs|carries|rushes) [with]",
                "(run|carried)",
                *_named_for("(run|carry)", "your (run|play)"),
            ),
            (
                "receiver",
                "(receives|catches)",
                "(received|caught)",
                *_named_for("(receive|catch)", "(your pass|this play)"),
                f"{_OWN_PASS} is (complete|completed) to {{players:Involved}}",
                f"you complete {_OWN_PASS} to {{players:Involved}}",
            ),
        )
        for this in (_OWN_RUN if role == "runner" else _OWN_PASS,)
        for each in construct(
            "WithThis",
            syntax.Occasion,
            f"{{players:Involved}} {does} {this}",
            [f"{this} is {done} by {{players:Involved}}", *to],
            event="a Player is designated",
            role=role,
            does=True,
            by=OWN_CALL,
        )
    ),
    # A pass is completed to whoever is named to receive it: no other is (F-9)
    *(
        each
        for subject in ("{players:Involved}", "a Player")
        for each in (
            *construct(
                "Happens",
                syntax.Occasion,
                f"{{by:Who[base]}} complete {{calls:ACallNoun}} to {subject}",
                [
                    f"{{by:Who[third]}} completes {{calls:ACallNoun}} to {subject}",
                    f"{{by:Who[base]}} designate {subject} to (receive|catch) {{calls:ACallNoun}}",
                    (
                        f"{{by:Who[third]}} designates {subject} to (receive|catch)"
                        " {calls:ACallNoun}"
                    ),
                ],
                printed=False,
                only=OF_PASSES,
                event="a Player is designated",
                role="receiver",
                does=True,
            ),
            *construct(
                "Happens",
                syntax.Occasion,
                f"{{calls:ACallNoun}} is (complete|completed) to {subject}",
                printed=False,
                only=OF_PASSES,
                event="a Player is designated",
                role="receiver",
            ),
        )
    ),
    *construct("Carrier", PlayerIs, "(a|an|any) {group:Narrow[sg]}", players=CARRIER),
    *construct(
        "CarrierSuch",
        PlayerIs,
        "{group:After}",
        views={"group": read_as(lambda trait: trait.alone())},
        players=CARRIER,
    ),
    *(
        each
        for whom, that in (("CarrierThis", None), ("Carrier", CARRIER))
        for by in ("", " by {players:Involved}")
        for each in construct(
            "Happens",
            syntax.Occasion,
            f"{{condition:{whom}}} is tackled{by}",
            event="a Player is designated",
            role="tackler",
            that=that,
        )
    ),
    *construct("CarrierThis", HasRole, "{players:This}", role="ball carrier"),
    # As what somebody was named: `whenever the runner is a Quarterback`
    *(
        each
        for role in ROLES
        for each in construct(
            "Happens",
            syntax.Occasion,
            f"the {role} is {{players:Involved}}",
            [f"the {role} {{players:SuchAsNamed}}"],
            printed=False,
            event="a Player is designated",
            role=role,
        )
    ),
    *(
        each
        for role in ROLES
        for each in construct(
            "Happens",
            syntax.Occasion,
            f"{{by:Whose}} {role} is {{players:Involved}}",
            [
                f"{{players:Involved}} (is|becomes) {{by:Whose}} {role}",
                f"{{by:Whose}} {role} {{players:SuchAsNamed}}",
            ],
            printed=False,
            event="a Player is designated",
            role=role,
            does=True,
        )
    ),
    *construct("SuchAsNamed", All, "is {group:NamedAsSuch}", ["has {group:Has}"]),
    *construct("NamedAsSuch", None, "{=:SuchTrait}", views={WHOLE: ALONE}),
    *construct("SuchTrait", None, "{=:TraitAlone}", only=_THERE),
    # Deeds of Players
    *construct(
        "Happens",
        syntax.Occasion,
        "an Exhaust ability is used by {players:Involved}",
        [
            "{players:Involved} uses (an|its|their|his) Exhaust (ability|effect)",
            "(an|the) Exhaust (ability|effect) of {players:Involved} is used",
            "{players:InvolvedOf} Exhaust (ability|effect) is used",
            "you use {players:Possessor} Exhaust (ability|effect)",
        ],
        event="an Exhaust ability is used",
    ),
    *construct(
        "Happens",
        syntax.Occasion,
        "{by:Who[base]} use (an|the) Exhaust (ability|effect) of {players:Involved}",
        [
            "{by:Who[third]} uses (an|the) Exhaust (ability|effect) of {players:Involved}",
            "{by:Who[third]} uses {players:InvolvedOf} Exhaust (ability|effect)",
        ],
        event="an Exhaust ability is used",
    ),
    *construct(
        "Happens",
        syntax.Occasion,
        "an Exhaust ability used by {players:Involved} is cancelled",
        [
            "(a|an|any|the) Exhaust (ability|effect) (used by|of) {players:Involved} is cancelled",
            "(a|an|any) Exhaust (ability|effect) [that] {players:Involved} used is cancelled",
            "{players:InvolvedOf} Exhaust (ability|effect) is cancelled",
        ],
        event="an Exhaust ability is cancelled",
    ),
    *construct(
        "Happens",
        syntax.Occasion,
        "{players:Involved} scores a touchdown for {by:Who}",
        event="a touchdown is scored",
    ),
    *construct(
        "Happens",
        syntax.Occasion,
        "a touchdown is scored by {players:Involved}",
        ["{players:Involved} scores a touchdown"],
        event="a touchdown is scored",
    ),
    *construct(
        "Happens",
        syntax.Occasion,
        "{players:Involved} (runs|rushes) for a touchdown",
        ["{players:Involved} scores a (running|rushing) touchdown"],
        printed=False,
        event="a touchdown is scored",
        calls=("run",),
    ),
    *construct(
        "Happens",
        syntax.Occasion,
        "{players:Involved} (catches|receives) a (touchdown pass|pass for a touchdown)",
        printed=False,
        event="a touchdown is scored",
        calls=("pass",),
    ),
    *construct(
        "Happens",
        syntax.Occasion,
        "a Power Up is attached to {players:Involved}",
        ["you attach a Power Up to {players:Involved}"],
        event="a Power Up is played",
    ),
    *construct(
        "Happens",
        syntax.Occasion,
        "a Superstar is attached to {players:Involved}",
        ["you attach a Superstar to {players:Involved}"],
        event="a Superstar is played",
    ),
]
