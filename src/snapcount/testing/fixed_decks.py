"""Two decks written by hand, for counts and measurements that may not move with anything else.

The committed perft counts hang on every card here. Change nothing in them: add a deck instead.
Both decks are legal in every edition; from 2021 on they have cards of the newer kinds as well.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from snapcount.cards.card import (
    ActionCard,
    AnyCard,
    Gridiron,
    PlayCard,
    PlayerCard,
    PowerUp,
    Superstar,
    Synergy,
)
from snapcount.cards.nouns import Called, Choose, DeckHas, Group, PlayIs, This
from snapcount.cards.season import SEASONS
from snapcount.cards.tree import (
    Ability,
    Activated,
    Audible,
    BecomePlay,
    CancelLayer,
    ChangeCatchRange,
    ChangeStrength,
    Discard,
    Draw,
    Effect,
    Energize,
    ExhaustPlayers,
    FirstDown,
    Gain,
    Lose,
    MakeResult,
    May,
    ModifyYards,
    OnDesignation,
    PlayCall,
    Qualifier,
    ReplayDown,
    Search,
    Static,
    Timing,
    Triggered,
    Turnover,
)
from snapcount.cards.words import ActionSubtype, Call, Position, Side, TimingPoint

_ADJUST: Final[TimingPoint] = "on field adjustments"
_NAMED: Final[TimingPoint] = "after player designation"
_END: Final[TimingPoint] = "end of the play"


def fixed_decks(edition: str) -> tuple[list[AnyCard], list[AnyCard]]:
    """The two decks, Harbor against Summit, as the edition allows them (D-9)."""
    if "superstar" not in SEASONS[edition].kinds:
        return [*_HARBOR, *_HARBOR_ACTIONS_2019], [*_SUMMIT, *_SUMMIT_ACTIONS_2019]
    return [*_HARBOR, *_HARBOR_ACTIONS], [*_SUMMIT, *_SUMMIT_ACTIONS]


def _player(name: str, team: str, position: Position, *abilities: Ability) -> PlayerCard:
    side: Side = "defense" if position in ("DE", "DT", "LB", "CB", "S") else "offense"
    return PlayerCard(name=name, team=team, side=side, position=position, abilities=abilities)


def _run(strength: int | None, call: Call, *stops: Call, time: int = 1) -> PlayCard:
    name = f"{call.title()} {'X' if strength is None else strength} of {len(stops)}"
    offense = PlayCall(call)
    return PlayCard(name=name, strength=strength, time=time, offense=offense, defense=stops)


def _pass(
    strength: int, call: Call, yards: int, low: int, high: int, *stops: Call, time: int = 1
) -> PlayCard:
    name = f"{call.title()} {strength} to {yards}"
    offense = PlayCall(call, yards, low, high)
    return PlayCard(name=name, strength=strength, time=time, offense=offense, defense=stops)


def _action(name: str, subtype: ActionSubtype, point: TimingPoint, *effects: Effect) -> ActionCard:
    return ActionCard(name=name, subtype=subtype, effects=effects, timing=Timing((point,)))


def _times(count: int, cards: Sequence[AnyCard]) -> list[AnyCard]:
    return [card for card in cards for _ in range(count)]


_OWN_EXHAUSTED: Final = Choose(Group(whose="you", state="exhausted"))
_THEIR_ENERGIZED: Final = Choose(Group(whose="opponent", state="energized"))

# Harbor: runs, audibles and cards that answer cards ---------------------------------------------

_HARBOR: Final[list[AnyCard]] = [
    _player("Ames", "Harbor", "QB", Activated((Audible(),), timing=Timing((_ADJUST,)))),
    _player("Birch", "Harbor", "RB", OnDesignation("run", (Gain(5),))),
    _player("Croft", "Harbor", "WR", OnDesignation("receive", (Gain(10),))),
    _player("Dunn", "Harbor", "TE", Activated((ChangeCatchRange(-2, 2),), Qualifier(("pass",)))),
    _player("Eads", "Harbor", "C", Activated((ChangeStrength(1),), timing=Timing((_ADJUST,)))),
    _player("Frost", "Harbor", "LB", OnDesignation("tackle", (Lose(5),))),
    _player("Gale", "Harbor", "CB", OnDesignation("tackle", (Lose(10),), Qualifier(("pass",)))),
    _player(
        "Hale",
        "Harbor",
        "S",
        Activated((Turnover("interception"),), Qualifier(("long pass",)), Timing((_ADJUST,))),
    ),
    _player("Ives", "Harbor", "DE", Activated((ExhaustPlayers(_THEIR_ENERGIZED),))),
    _player("Judd", "Harbor", "DT"),
    *_times(
        2,
        [
            _run(0, "run left", "run left", "run middle"),
            _run(3, "run left", "run left", "run right"),
            _run(5, "run middle", "short pass"),
            _run(7, "run middle", "medium pass", time=2),
            _run(9, "run right", "long pass"),
            _run(2, "run right", "run middle", "short pass"),
            _pass(1, "short pass", 15, 0, 7, "run right"),
            _pass(4, "short pass", 25, 2, 9, "run left", time=2),
            _pass(6, "medium pass", 35, 3, 8, "medium pass"),
        ],
    ),
    _pass(8, "long pass", 55, 6, 9, "long pass", "medium pass", time=2),
    _run(None, "run middle", "run middle"),
]
_HARBOR_BOTH: Final[list[AnyCard]] = [
    _action("Second Effort", "offense", _NAMED, Gain(5)),
    _action("Change of Plan", "offense", _ADJUST, Audible()),
    _action("Do It Over", "offense", _ADJUST, ReplayDown(), Gain(5)),
    _action("Waved Off", "generic", _NAMED, CancelLayer()),
    _action("Water Break", "generic", _END, Energize(_OWN_EXHAUSTED)),
    _action("Ball Out", "defense", _NAMED, Turnover("fumble")),
    _action("Chalk Talk", "generic", "prior to selecting a play", Draw("you", "play", 1)),
]
_HARBOR_ACTIONS_2019: Final[list[AnyCard]] = _times(
    2,
    [
        *_HARBOR_BOTH,
        _action("Break Through", "offense", "stopped", MakeResult("successful")),
        _action("Fingertips", "offense", "incomplete", ChangeCatchRange(-3, 3)),
        _action("Stacked Box", "defense", "before player designation", Lose(10)),
    ],
)
_HARBOR_ACTIONS: Final[list[AnyCard]] = [
    *_times(2, _HARBOR_BOTH),
    *_times(2, [_action("Early Signal", "generic", "start of a down", Draw("you", "play", 1))]),
    Superstar(
        name="Birch",
        team="Harbor",
        side="offense",
        position="RB",
        abilities=(OnDesignation("run", (Gain(10), Energize(This()))),),
    ),
    PowerUp(
        name="New Cleats",
        abilities=(Static(ModifyYards(5, "you", ("run",))),),
        timing=Timing(("start of a down",)),
    ),
    Gridiron(
        name="Wet Grass",
        subtype="weather",
        abilities=(Static(ModifyYards(-5, "each player", ("long pass", "medium pass"))),),
        timing=Timing(("start of a possession", "start of a down")),
    ),
    _action("Long Look", "generic", _END, Search()),
    Synergy(
        name="Ground Game",
        active_if=DeckHas(Group(positions=("RB",)), 1, 2),
        abilities=(Triggered("a possession starts", (Draw("you", "action", 1),), "you"),),
    ),
]

# Summit: passes, triggers and choices -----------------------------------------------------------

_SUMMIT: Final[list[AnyCard]] = [
    _player("Kerr", "Summit", "QB", Activated((ChangeStrength(-1),), timing=Timing((_ADJUST,)))),
    _player("Lund", "Summit", "QB", Activated((Audible(),), Qualifier((), 0, 4))),
    _player("Moss", "Summit", "WR", OnDesignation("receive", (Gain(5), Draw("you", "play", 1)))),
    _player("Nash", "Summit", "WR", Activated((Gain(5),), Qualifier(("short pass",)))),
    _player("Oaks", "Summit", "OT", Triggered("a play is stopped", (Energize(This()),), "you")),
    _player("Pike", "Summit", "LB", OnDesignation("tackle", (Lose(5),), Qualifier(("run",)))),
    _player("Quill", "Summit", "LB", Activated((Lose(5),), timing=Timing((_NAMED,)))),
    _player("Rudd", "Summit", "CB", Activated((ChangeCatchRange(1, -1),), Qualifier(("pass",)))),
    _player("Seal", "Summit", "S", Activated((CancelLayer("effect"),), timing=Timing((_NAMED,)))),
    _player("Tate", "Summit", "DE", OnDesignation("tackle", (ExhaustPlayers(_THEIR_ENERGIZED),))),
    *_times(
        2,
        [
            _pass(0, "short pass", 10, 0, 9, "short pass", "medium pass"),
            _pass(2, "short pass", 20, 1, 7, "run left", "run middle"),
            _pass(3, "short pass", 30, 4, 9, "run right"),
            _pass(5, "medium pass", 30, 2, 8, "short pass", time=2),
            _pass(7, "medium pass", 45, 5, 9, "medium pass"),
            _pass(9, "long pass", 60, 6, 9, "long pass", time=2),
            _run(4, "run left", "run left", "run right"),
            _run(6, "run middle", "run middle"),
            _run(8, "run right", "run right", time=3),
        ],
    ),
    _run(1, "run middle", "run left", "run middle"),
    _run(None, "run left", "short pass"),
]
_SUMMIT_BOTH: Final[list[AnyCard]] = [
    _action("Hot Route", "offense", _ADJUST, BecomePlay((PlayCall("short pass", 15, 0, 9),))),
    _action("Move the Chains", "offense", _END, FirstDown()),
    _action("Head Fake", "offense", _NAMED, May((Discard("you", "action"),), if_done=(Gain(15),))),
    _action("Shut the Door", "defense", _ADJUST, MakeResult("stopped")),
    _action("Wrap Up", "defense", _NAMED, Lose(10)),
    _action("No You Don't", "generic", _NAMED, CancelLayer()),
    _action("Caught Napping", "generic", _END, ExhaustPlayers(_THEIR_ENERGIZED)),
]
_SUMMIT_ACTIONS_2019: Final[list[AnyCard]] = _times(
    2,
    [
        *_SUMMIT_BOTH,
        _action("Keep Your Feet", "offense", "stopped", MakeResult("successful")),
        _action("Tipped Ball", "defense", "incomplete", Turnover("interception")),
        _action("Bracket", "defense", "before player designation", Lose(5)),
    ],
)
_SUMMIT_ACTIONS: Final[list[AnyCard]] = [
    *_times(2, _SUMMIT_BOTH),
    *_times(2, [_action("Film Room", "generic", "start of a possession", Draw("you", "action"))]),
    Superstar(
        name="Nash",
        team="Summit",
        side="offense",
        position="WR",
        abilities=(OnDesignation("receive", (Gain(15),)),),
    ),
    PowerUp(
        name="Sticky Gloves",
        abilities=(OnDesignation("receive", (Gain(5),)),),
        attach_to=Group(whose="you", positions=("WR",)),
        timing=Timing((_ADJUST,), Called("offense", ("pass",))),
    ),
    Gridiron(
        name="Home Crowd",
        subtype="stadium",
        abilities=(Triggered("a down starts", (Lose(5),), condition=PlayIs("stopped")),),
        timing=Timing(("start of a down",)),
    ),
    _action("Picked Clean", "defense", _ADJUST, Turnover("pick six")),
    Synergy(
        name="Air Show",
        active_if=DeckHas(Group(positions=("WR",)), 2),
        abilities=(Static(ModifyYards(5, "you", ("short pass",))),),
    ),
]
