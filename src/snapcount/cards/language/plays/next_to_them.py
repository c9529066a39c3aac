"""`Your next pass to a Tight End gains 10 more yards`: one, or all, run with such a Player.

Who it is, is known when that Player is designated, and only on a play that works (F-9): a pass that
is dropped was not the next one.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec

from snapcount.cards.language.kernel import syntax
from snapcount.cards.language.kernel.construct import (
    WHOLE,
    Construct,
    construct,
    either,
    phrase,
    read_as,
)
from snapcount.cards.language.plays.next_calls import EVER
from snapcount.cards.nouns import All, This
from snapcount.cards.tree import Gain, Lose


class NextTo(msgspec.Struct, frozen=True):
    who: Any
    calls: tuple[str, ...]
    players: Any
    effect: Any
    lasts: Any = EVER
    every: bool = False


_ROLES: Final = {"pass": "receiver", "run": "runner"}


def _next_to(said: NextTo, kind: str) -> syntax.Occurs | None:
    if not said.calls or not all(kind in call for call in said.calls):
        return None
    players = said.players
    if isinstance(players, All):
        owner = players.group.whose
        if owner not in (None, said.who):
            return None  # nobody throws to the other side
        players = All(msgspec.structs.replace(players.group, whose=said.who))
    elif not isinstance(players, This) or said.who != "you":
        return None
    occasion = syntax.Occasion(
        event="a Player is designated", players=players, calls=said.calls, role=_ROLES[kind]
    )
    then = syntax.Says(clauses=(said.effect,))
    if said.every:
        return syntax.Occurs(occasion=occasion, then=then)
    return syntax.Occurs(occasion=occasion, then=then, duration=said.lasts, once=True)


_WITH: Final = (("pass", "{:Caught} {players:WithWhom}"), ("run", "{:Carried} {players:WithWhom}"))


def _said_of(kind: str, them: str) -> list[Construct]:
    one, gains = "{who:Whose} next {calls:CallsOfPlays[sg]}", "{effect:GainsOnIt[sg]}"
    every = "{who:Whose} {calls:CallsOfPlays[pl]}"
    return [
        *construct(
            f"NextTo{kind}",
            NextTo,
            f"{one} {them} {{lasts:Lasts}} {gains}",
            [
                f"{one} {them} {gains} {{lasts:Lasts}}",
                f"{one} {{lasts:Lasts}} {them} {gains}",
            ],
        ),
        *construct(f"NextTo{kind}", NextTo, f"{one} {them} {gains}", lasts=EVER),
        *construct(f"NextTo{kind}", NextTo, f"{every} {them} {{effect:GainsOnIt[pl]}}", every=True),
        *construct(
            "Rule",
            None,
            "{=:NextTo" + kind + "}",
            views={WHOLE: read_as(lambda said: _next_to(said, kind))},
        ),
    ]


NEXT_TO_THEM: Final[list[Construct]] = [
    *either("WithWhom", "Involved"),
    *construct("WithWhom", All, "[any of] {group:Theirs[pl]}", ["{group:Narrow[pl]}"]),
    *phrase("Caught", "to", "(caught|received) by", "(completed|thrown) to"),
    *phrase("Carried", "by", "(carried|run) by", "with"),
    *(
        each
        for n, gain, lose in (("sg", "gains", "loses"), ("pl", "gain", "lose"))
        for each in (
            *construct(f"GainsOnIt[{n}]", Gain, f"{gain} {{yards:MoreYards}}"),
            *construct(
                f"GainsOnIt[{n}]", Lose, f"({gain} {{yards:FewerYards}}|{lose} {{yards:Yards}})"
            ),
        )
    ),
    *(each for kind, by in _WITH for each in _said_of(kind, by)),
]
