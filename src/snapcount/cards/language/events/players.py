"""What happens to Players on the field, and what they do."""

from __future__ import annotations

from typing import Final

import msgspec

from snapcount.cards.language import syntax
from snapcount.cards.language.construct import WHOLE, Construct, construct, read_as, word
from snapcount.cards.nouns import All, Group

ROLES: Final = {
    "runner": (
        "runs",
        "runs (the|with the) ball",
        "carries the ball",
        "is designated as [the] runner",
        "is designated to run [the ball]",
        "is (the|named the|chosen as the) runner",
        "is running the ball",
    ),
    "receiver": (
        "receives",
        "receives (a|the) (pass|ball)",
        "catches (a|the) (pass|ball)",
        "is designated as [the] receiver",
        "is designated to receive [(a|the) (pass|ball)]",
        "is (the|named the|chosen as the) receiver",
        "is receiving a pass",
    ),
    "tackler": (
        "tackles",
        "makes (a|the) tackle",
        "is designated as [the] tackler",
        "is designated to tackle",
        "is (the|named the|chosen as the) tackler",
    ),
    "ball carrier": (
        "is designated as the ball carrier",
        "is the ball carrier",
        "runs or receives",
    ),
}


def _turned(said: syntax.Occasion) -> syntax.AnyOccasion:
    """Turned either way: each of the two is an event."""
    exhausted = msgspec.structs.replace(said, event="a Player is exhausted")
    return syntax.AnyOccasion(occasions=(said, exhausted))


PLAYER_EVENTS: Final[list[Construct]] = [
    *(
        each
        for state, verb in (("energized", "energize"), ("exhausted", "exhaust"))
        for each in (
            *(
                each
                for by in ("", " by {by:Causer}")
                for each in (
                    *construct(
                        "Happens",
                        syntax.Occasion,
                        f"{{players:Involved}} is {state}{by}",
                        [f"{{players:Involved}} becomes {state}{by}"],
                        event=f"a Player is {state}",
                    ),
                    *construct(
                        "Happens",
                        syntax.Occasion,
                        f"a Player is {state}{by}",
                        [f"a Player becomes {state}{by}"],
                        event=f"a Player is {state}",
                    ),
                )
            ),
            *construct(
                "Happens",
                syntax.Occasion,
                f"{{by:Who[base]}} {verb} {{players:Involved}}",
                [f"{{by:Who[third]}} {verb}s {{players:Involved}}"],
                printed=False,
                event=f"a Player is {state}",
            ),
        )
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
        for each in construct(
            "Happens",
            syntax.Occasion,
            f"{{by:Who[base]}} designate a {role}",
            [f"{{by:Who[third]}} designates a {role}"],
            printed=False,
            players=All(Group()),
            event="a Player is designated",
            role=role,
        )
    ),
    # Whose effect it was
    *word("Causer", "each player", "an effect", "effects", "a card", "any effect"),
    *construct("Causer", None, "{=:Who}", ["{=:Whose} (effect|effects|card|cards)"]),
    # It would be
    *(
        each
        for by in ("", " by {by:Causer}")
        for each in (
            *construct(
                "WouldHappen",
                syntax.Occasion,
                f"{{players:Involved}} would be exhausted{by}",
                [f"{{players:Involved}} would become exhausted{by}"],
                event="a Player would be exhausted",
                would=True,
            ),
            *construct(
                "WouldHappen",
                syntax.Occasion,
                f"a Player would be exhausted{by}",
                [f"a Player would become exhausted{by}"],
                event="a Player would be exhausted",
                would=True,
            ),
        )
    ),
    *construct(
        "WouldHappen",
        syntax.Occasion,
        "{by:Who} would exhaust {players:Involved}",
        printed=False,
        event="a Player would be exhausted",
        would=True,
    ),
    *construct(
        "WouldHappen",
        syntax.Occasion,
        "{players:Involved} would use an Exhaust ability",
        event="an Exhaust ability would be used",
        would=True,
    ),
    # On and off the field
    *(
        each
        for event, words in (
            (
                "a Player enters the field",
                "(enters the field|comes (onto the field|in)|is substituted in) [from the bench]",
            ),
            (
                "a Player leaves the field",
                "(leaves the field|is substituted out|is sent to the bench)",
            ),
        )
        for subject in ("{players:Involved}", "a Player")
        for each in construct("Happens", syntax.Occasion, f"{subject} {words}", event=event)
    ),
    # Designated
    *(
        each
        for subject in ("{players:Involved}", "a Player")
        for each in construct(
            "Happens", syntax.Occasion, f"{subject} is designated", event="a Player is designated"
        )
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
            ),
            *construct(
                "Happens",
                syntax.Occasion,
                f"a Player {say}",
                [f"a Player {words}" for words in read],
                event="a Player is designated",
                role=role,
            ),
        )
    ),
    *(
        each
        for role, words in (
            (None, ""),
            ("runner", "(as the runner|as runner|to run [the ball])"),
            ("receiver", "(as the receiver|as receiver|to receive [a pass|the pass|the ball])"),
            ("tackler", "(as the tackler|as tackler|to tackle)"),
        )
        for each in construct(
            "Happens",
            syntax.Occasion,
            f"{{by:Who[base]}} designate {{players:Involved}} {words}",
            [f"{{by:Who[third]}} designates {{players:Involved}} {words}"],
            event="a Player is designated",
            role=role,
        )
    ),
    *construct(
        "Happens",
        syntax.Occasion,
        "{players:Involved} tackles a runner",
        event="a Player is designated",
        role="tackler",
        calls=("run",),
    ),
    *construct(
        "Happens",
        syntax.Occasion,
        "{players:Involved} tackles a receiver",
        event="a Player is designated",
        role="tackler",
        calls=("pass",),
    ),
    # Deeds of Players
    *construct(
        "Happens",
        syntax.Occasion,
        "an Exhaust ability is used by {players:Involved}",
        [
            "{players:Involved} uses (an|its|their|his) Exhaust (ability|effect)",
            "{players:Possessor} Exhaust (ability|effect) is used",
            "you use {players:Possessor} Exhaust (ability|effect)",
        ],
        event="an Exhaust ability is used",
    ),
    *construct(
        "Happens",
        syntax.Occasion,
        "{by:Who[base]} use the Exhaust (ability|effect) of {players:Involved}",
        event="an Exhaust ability is used",
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
