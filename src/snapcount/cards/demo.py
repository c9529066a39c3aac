"""Two starter decks of simple, made-up cards: for a first game, and for measuring speed.

The Tidewater Herons pass, the Ironridge Badgers run. Every Player has one ability, and no card
does more than a sentence or two. There is a pair for each edition: 2019 knows no Power Ups,
Superstars and Gridiron cards, so Action cards take their places there.
"""

from __future__ import annotations

from typing import Final

import msgspec

from snapcount.cards.card import (
    ActionCard,
    AnyCard,
    Gridiron,
    PlayCard,
    PlayerCard,
    PowerUp,
    Superstar,
)
from snapcount.cards.nouns import (
    Called,
    Choose,
    Condition,
    GritIn,
    Group,
    YardsWould,
)
from snapcount.cards.text.english import english
from snapcount.cards.tree import (
    Ability,
    Activated,
    Audible,
    BecomePlay,
    CancelAbilities,
    CancelLayer,
    ChangeCatchRange,
    ChangeStrength,
    ChangeTimeUnits,
    DetermineGrit,
    Draw,
    Effect,
    Energize,
    ExhaustPlayers,
    FirstDown,
    Gain,
    If,
    LimitYards,
    Lose,
    ModifyCatchRange,
    ModifyYards,
    OnDesignation,
    PlayCall,
    Qualifier,
    ReplayDown,
    Static,
    Timing,
    Turnover,
)
from snapcount.cards.words import ActionSubtype, Call, Position, Side, TimingPoint

HERONS: Final = "Tidewater Herons"
BADGERS: Final = "Ironridge Badgers"

_RUN: Final[tuple[Call, ...]] = ("run",)
_PASS: Final[tuple[Call, ...]] = ("pass",)


# Plays -----------------------------------------------------------------------------------------


def _run(name: str, strength: int, time: int, call: Call, *stops: Call) -> PlayCard:
    return PlayCard(name=name, strength=strength, time=time, offense=PlayCall(call), defense=stops)


def _pass(
    name: str, strength: int, time: int, call: Call, yards: int, low: int, high: int, *stops: Call
) -> PlayCard:
    offense = PlayCall(call, yards, low, high)
    return PlayCard(name=name, strength=strength, time=time, offense=offense, defense=stops)


_PLAYBOOK: Final = (
    _run("Left Sweep", 3, 1, "run left", "run left", "short pass"),
    _run("Left Counter", 6, 1, "run left", "run right", "medium pass"),
    _run("Gut Dive", 1, 1, "run middle", "run left", "run middle"),
    _run("Trap Door", 4, 2, "run middle", "run middle", "long pass"),
    _run("Right Sweep", 2, 1, "run right", "run right", "short pass"),
    _run("Right Power", 5, 2, "run right", "run middle", "run right"),
    _pass("Quick Slant", 0, 1, "short pass", 10, 2, 9, "run left", "run middle"),
    _pass("Flat Route", 7, 1, "short pass", 15, 1, 7, "short pass", "medium pass"),
    _pass("Sideline Out", 9, 0, "short pass", 10, 0, 8, "run left", "medium pass"),
    _pass("Curl Route", 8, 1, "medium pass", 20, 2, 8, "run right", "long pass"),
    _pass("Deep Cross", 3, 1, "medium pass", 25, 1, 6, "run middle", "medium pass"),
    _pass("Post Route", 6, 1, "long pass", 40, 3, 7, "short pass", "long pass"),
    _pass("Fly Route", 5, 1, "long pass", 50, 4, 7, "medium pass", "long pass"),
    _run("Clock Grinder", 2, 2, "run middle", "run middle", "short pass"),
)
_HERON_COPIES: Final = (1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 1, 1)
_BADGER_COPIES: Final = (2, 2, 2, 2, 2, 2, 1, 1, 1, 1, 1, 1, 1, 1)


# Players ---------------------------------------------------------------------------------------


def _player(
    name: str, team: str, side: Side, position: Position, rating: int, ability: Ability
) -> PlayerCard:
    return PlayerCard(
        name=name, team=team, side=side, position=position, rating=rating, abilities=(ability,)
    )


def _named(keyword: str, *effects: Effect, calls: tuple[Call, ...] = ()) -> OnDesignation:
    qualifier = Qualifier(calls)
    if keyword == "run":
        return OnDesignation("run", effects, qualifier)
    return OnDesignation("receive" if keyword == "receive" else "tackle", effects, qualifier)


def _exhaust(point: TimingPoint, *effects: Effect, calls: tuple[Call, ...] = ()) -> Activated:
    return Activated(effects, Qualifier(calls), Timing((point,)))


_THEIR_PLAYER: Final = Choose(Group(whose="opponent"))

_HERON_PLAYERS: Final = (
    _player(
        "Corwin Tidegate", HERONS, "offense", "QB", 91, _exhaust("on field adjustments", Audible())
    ),
    _player("Jory Saltmarsh", HERONS, "offense", "RB", 80, _named("run", Gain(5))),
    _player("Ames Gullwick", HERONS, "offense", "WR", 93, _named("receive", Gain(10))),
    _player(
        "Pell Driftwood",
        HERONS,
        "offense",
        "TE",
        84,
        _named("receive", Gain(5), Draw("you", "action"), calls=("short pass",)),
    ),
    _player(
        "Burl Seawall",
        HERONS,
        "offense",
        "OT",
        82,
        _exhaust("on field adjustments", ChangeCatchRange(-1, 1), calls=_PASS),
    ),
    _player("Rook Breakwater", HERONS, "defense", "LB", 83, _named("tackle", Lose(5), calls=_RUN)),
    _player("Finch Mooring", HERONS, "defense", "CB", 90, _named("tackle", Lose(10), calls=_PASS)),
    _player(
        "Tam Highwater", HERONS, "defense", "S", 86, _named("tackle", LimitYards("at most", 25))
    ),
    _player(
        "Gage Undertow",
        HERONS,
        "defense",
        "DE",
        85,
        _exhaust("on field adjustments", ChangeStrength(2)),
    ),
    _player(
        "Moss Anchorman",
        HERONS,
        "defense",
        "DT",
        81,
        _exhaust("end of the play", Draw("you", "action")),
    ),
)
_BADGER_PLAYERS: Final = (
    _player(
        "Dell Stonecroft",
        BADGERS,
        "offense",
        "QB",
        85,
        _exhaust("prior to selecting a play", Draw("you", "play", 2)),
    ),
    _player("Hob Ironside", BADGERS, "offense", "RB", 94, _named("run", Gain(10))),
    _player(
        "Brock Cinderhill",
        BADGERS,
        "offense",
        "FB",
        83,
        _named("run", CancelAbilities("tackle")),
    ),
    _player("Wick Slateford", BADGERS, "offense", "WR", 82, _named("receive", Gain(5))),
    _player(
        "Oxley Graniteer",
        BADGERS,
        "offense",
        "OG",
        86,
        _exhaust("after player designation", Gain(5), calls=_RUN),
    ),
    _player("Thorn Quarrier", BADGERS, "defense", "LB", 92, _named("tackle", Lose(5))),
    _player("Garr Coalpit", BADGERS, "defense", "DT", 87, _named("tackle", Lose(10), calls=_RUN)),
    _player(
        "Nels Flintlock",
        BADGERS,
        "defense",
        "CB",
        84,
        _exhaust("on field adjustments", ChangeCatchRange(1, -1), calls=_PASS),
    ),
    _player(
        "Pike Ashdown",
        BADGERS,
        "defense",
        "S",
        80,
        _named("tackle", LimitYards("at most", 30), calls=_PASS),
    ),
    _player(
        "Rusk Hammerfell",
        BADGERS,
        "defense",
        "DE",
        88,
        _exhaust("end of the play", ExhaustPlayers(_THEIR_PLAYER)),
    ),
)


# Action decks ----------------------------------------------------------------------------------


def _action(
    name: str,
    subtype: ActionSubtype,
    point: TimingPoint,
    *effects: Effect,
    condition: Condition | None = None,
) -> ActionCard:
    return ActionCard(
        name=name, subtype=subtype, effects=effects, timing=Timing((point,), condition)
    )


_CALLED_RUN: Final = Called("offense", _RUN)
_CALLED_PASS: Final = Called("offense", _PASS)

_SECOND_EFFORT: Final = _action("Second Effort", "offense", "after player designation", Gain(5))
_STIFF_ARM: Final = _action(
    "Stiff Arm", "offense", "after player designation", Gain(10), condition=_CALLED_RUN
)
_TURN_UPFIELD: Final = _action(
    "Turn Upfield", "offense", "after player designation", Gain(10), condition=_CALLED_PASS
)
_MOVE_THE_CHAINS: Final = _action(
    "Move the Chains",
    "offense",
    "end of the play",
    FirstDown(),
    condition=YardsWould(at_least=10),
)
_CHECK_DOWN: Final = _action(
    "Check Down",
    "offense",
    "on field adjustments",
    BecomePlay((PlayCall("short pass", 10, 0, 9),)),
    condition=_CALLED_PASS,
)
_SOFT_HANDS: Final = _action(
    "Soft Hands",
    "offense",
    "on field adjustments",
    ChangeCatchRange(-2, 2),
    condition=_CALLED_PASS,
)
_TRY_AGAIN: Final = _action("Try That Again", "offense", "on field adjustments", ReplayDown())
_HURRY_UP: Final = _action(
    "Hurry to the Line", "offense", "on field adjustments", ChangeTimeUnits(-1)
)
_BLEED_THE_CLOCK: Final = _action(
    "Bleed the Clock", "offense", "on field adjustments", ChangeTimeUnits(1)
)
_FRESH_LEGS: Final = _action(
    "Fresh Legs",
    "generic",
    "prior to selecting a play",
    Energize(Choose(Group(whose="you", state="exhausted"))),
)
_FILM_ROOM: Final = _action(
    "Film Room", "generic", "prior to selecting a play", Draw("you", "action", 2)
)
_WHISTLE: Final = ActionCard(name="Whistle", subtype="generic", effects=(CancelLayer(),))
_GANG_TACKLE: Final = _action("Gang Tackle", "defense", "after player designation", Lose(10))
_GRAB_THE_ANKLES: Final = _action(
    "Grab the Ankles", "defense", "after player designation", LimitYards("at most", 15)
)
_BAT_DOWN: Final = _action(
    "Bat It Down",
    "defense",
    "on field adjustments",
    ChangeCatchRange(2, -2),
    condition=_CALLED_PASS,
)
_LOOSE_BALL: Final = _action(
    "Loose Ball",
    "defense",
    "on field adjustments",
    DetermineGrit(),
    If(GritIn(7, 9), (Turnover("fumble"),)),
    condition=_CALLED_RUN,
)
_JUMP_ROUTE: Final = _action(
    "Jump the Route",
    "defense",
    "on field adjustments",
    DetermineGrit(),
    If(GritIn(7, 9), (Turnover("interception"),)),
    condition=_CALLED_PASS,
)
_WEAR_THEM_DOWN: Final = _action(
    "Wear Them Down", "defense", "end of the play", ExhaustPlayers(_THEIR_PLAYER)
)
_LONG_STRIDES: Final = PowerUp(
    name="Long Strides",
    abilities=(_named("receive", Gain(5)),),
    attach_to=Group(whose="you", positions=("WR", "TE")),
    timing=Timing(("start of a down",)),
)
_HARD_HAT: Final = PowerUp(
    name="Hard Hat",
    abilities=(_named("run", Gain(5)),),
    attach_to=Group(whose="you", positions=("RB", "FB")),
    timing=Timing(("start of a down",)),
)
_IRON_GRIP: Final = PowerUp(
    name="Iron Grip",
    abilities=(_named("tackle", Lose(5)),),
    attach_to=Group(whose="you", side="defense"),
    timing=Timing(("start of a down",)),
)
_DRIVING_RAIN: Final = Gridiron(
    name="Driving Rain",
    subtype="weather",
    abilities=(Static(ModifyCatchRange(1, -1, "each player")),),
    timing=Timing(("start of a possession",)),
)
_CLEAR_SKIES: Final = Gridiron(
    name="Clear Skies",
    subtype="weather",
    abilities=(Static(ModifyYards(5, "each player", _PASS)),),
    timing=Timing(("start of a possession",)),
)
_GULLWICK: Final = Superstar(
    name="Ames Gullwick",
    team=HERONS,
    side="offense",
    position="WR",
    rating=98,
    abilities=(_named("receive", Gain(20)),),
)
_QUARRIER: Final = Superstar(
    name="Thorn Quarrier",
    team=BADGERS,
    side="defense",
    position="LB",
    rating=98,
    abilities=(_named("tackle", Lose(15)),),
)

_BASIC_ACTIONS: Final = (
    _SECOND_EFFORT,
    _MOVE_THE_CHAINS,
    _MOVE_THE_CHAINS,
    _CHECK_DOWN,
    _TRY_AGAIN,
    _FRESH_LEGS,
    _FRESH_LEGS,
    _FILM_ROOM,
    _WHISTLE,
    _GANG_TACKLE,
    _GRAB_THE_ANKLES,
    _LOOSE_BALL,
    _JUMP_ROUTE,
)
_HERON_ACTIONS: Final = (_TURN_UPFIELD, _SOFT_HANDS, _HURRY_UP)
_BADGER_ACTIONS: Final = (_STIFF_ARM, _BLEED_THE_CLOCK, _WEAR_THEM_DOWN)
_HERON_EXTRAS: Final = (_LONG_STRIDES, _IRON_GRIP, _CLEAR_SKIES, _GULLWICK)
_BADGER_EXTRAS: Final = (_HARD_HAT, _IRON_GRIP, _DRIVING_RAIN, _QUARRIER)
_HERON_2019: Final = (_TURN_UPFIELD, _SOFT_HANDS, _BAT_DOWN, _SECOND_EFFORT)
_BADGER_2019: Final = (_STIFF_ARM, _BAT_DOWN, _GANG_TACKLE, _SECOND_EFFORT)


def demo_decks(edition: str) -> tuple[list[AnyCard], list[AnyCard]]:
    """The two starter decks, Herons and Badgers, as that edition allows them."""
    first = edition == "2019"
    herons = _deck(
        _HERON_PLAYERS,
        _HERON_COPIES,
        (*_BASIC_ACTIONS, *_HERON_ACTIONS, *(_HERON_2019 if first else _HERON_EXTRAS)),
    )
    badgers = _deck(
        _BADGER_PLAYERS,
        _BADGER_COPIES,
        (*_BASIC_ACTIONS, *_BADGER_ACTIONS, *(_BADGER_2019 if first else _BADGER_EXTRAS)),
    )
    return herons, badgers


def _deck(
    players: tuple[PlayerCard, ...], copies: tuple[int, ...], actions: tuple[AnyCard, ...]
) -> list[AnyCard]:
    plays = [play for play, count in zip(_PLAYBOOK, copies, strict=True) for _ in range(count)]
    return [_worded(card) for card in (*players, *plays, *actions)]


def _worded(card: AnyCard) -> AnyCard:
    """The card with its text as it would be printed."""
    return msgspec.structs.replace(card, text=english(card))
