"""What holds for a while is worth, in one down, to whoever controls it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from snapcount.cards import tree
from snapcount.cards.words import Side
from snapcount.decks.worth.numbers import about, wider
from snapcount.decks.worth.part import Part
from snapcount.decks.worth.shapes import Parts, mine, sign, whose


def modifier_parts(modifier: Any, side: Side) -> Parts:
    """What a modifier is worth in one down."""
    worth = MODIFIERS.get(type(modifier))
    parts = [Part("control", SOMETHING)] if worth is None else worth(modifier, side)
    if isinstance(modifier, tree.CannotCall):  # its calls are what it forbids
        return parts
    calls = getattr(modifier, "calls", ())
    return [part.limited(calls) for part in parts]


SOMETHING: Final = 0.5
"""What a modifier is worth that the table does not name."""
_USUAL: Final = {"touchdown": 7, "field goal": 3, "safety": 2}
"""What scores are worth by themselves."""


def _cannot(node: tree.Cannot, side: Side) -> Parts:
    if node.what == "be substituted":
        return [Part("control", 0.5 * sign(node.players, side, 0.5))]
    worth = 2.5 if node.what in ("be exhausted", "be targeted") else -2.5
    return [Part("control", worth * sign(node.players, side, worth))]


def _cannot_use(node: tree.CannotUse, side: Side) -> Parts:
    return [Part("blitz", -3 * sign(node.players, side, -3))]


def _must_designate(node: tree.MustDesignate, side: Side) -> Parts:
    return [Part("trick", -1.5 * sign(node.players, side, -1.5))]


def _set_rating(node: tree.SetRating, side: Side) -> Parts:
    worth = 0.05 * (node.to - 80)
    return [Part("control", worth * sign(node.players, side, worth))]


def _rating(node: tree.ModifyRating, side: Side) -> Parts:
    by = about(node.by)
    return [Part("control", 0.05 * by * sign(node.players, side, by))]


def _granted(node: tree.Grants, side: Side) -> Parts:
    return [Part("control", 1.5 * sign(node.players, side, 1.5))]


MODIFIERS: Final[dict[type, Callable[[Any, Side], Parts]]] = {
    tree.ModifyYards: whose("yards", lambda node: 0.6 * about(node.by)),
    tree.ModifyBaseYards: whose("yards", lambda node: 0.8 * about(node.by)),
    tree.BaseYardsAre: whose("yards", lambda node: 0.5 * (about(node.to) - 15)),
    tree.AlsoStops: whose("blitz", lambda node: 2 + len(node.also) - 0.5 * bool(node.calls)),
    tree.NotStoppedByCall: whose(
        "yards", lambda node: (6 - 2 * bool(node.calls)) / (1 + 2 * bool(node.by))
    ),
    tree.AlsoStopsAgain: whose("blitz", lambda _: 3),
    tree.ModifyStrength: whose("yards", lambda node: 2 + 0.3 * abs(about(node.by))),
    tree.ModifyCatchRange: whose("pass", lambda node: 1.5 * (node.high - node.low)),
    tree.CardStrengthIs: lambda node, side: [Part("yards", 0.5 * (about(node.to) - 4))],
    tree.ModifyCardStrength: lambda node, side: [Part("yards", 0.5 * about(node.by))],
    tree.GritStrengthIs: lambda node, side: [Part("control", 0.3 * (node.to - 4))],
    tree.LimitX: lambda node, side: [Part("control", -0.5)],
    tree.CannotCallThis: lambda node, side: [Part("control", -1)],
    tree.CatchRangeIs: whose("pass", lambda node: 1.5 * wider(node.low, node.high)),
    tree.ModifyTimeUnits: whose("control", lambda _: 1),
    tree.TimeUnitsAre: whose("control", lambda _: 1.5),
    tree.LimitTimeUnits: whose("control", lambda _: 1),
    tree.ModifyHandLimit: whose("control", lambda node: 0.7 * node.by),
    tree.SetHandLimit: whose("control", lambda node: 1 if node.to is None else 0.3 * (node.to - 5)),
    tree.AudiblesCost: whose("trick", lambda node: -0.5 * node.count),
    tree.AbilitiesCost: whose("control", lambda node: -1.5 * node.count),
    tree.ActionsCost: whose("control", lambda node: -1.5 * node.count),
    tree.ModifyGrit: whose("kick", lambda _: 0.5),
    tree.KickGritIs: whose("kick", lambda _: 0.5),
    tree.ModifyFieldGoals: whose("kick", lambda node: 0.12 * node.nearer),
    tree.FieldGoalsAre: whose("kick", lambda node: 3 if node.good else -3),
    tree.FieldGoalsGoodOn: whose(
        "kick", lambda node: 0.5 * (node.high - node.low - (-1 if node.also else 4))
    ),
    tree.WidenFieldGoals: whose("kick", lambda node: 0.6 * node.by),
    tree.CannotKick: whose("kick", lambda _: -1.5),
    tree.SparesUsers: mine("control", lambda _: 4),
    tree.OffersGrit: whose("control", lambda _: 1),
    tree.LimitStrength: whose("trick", lambda _: 0.5),
    tree.StrengthStays: whose("trick", lambda _: 0.5),
    tree.YardsStay: whose("trick", lambda _: 0.5),
    tree.RangeStays: whose("trick", lambda _: 0.5),
    tree.CallStays: whose("trick", lambda _: 0.5),
    tree.ModifyPunts: whose("kick", lambda node: 0.1 * about(node.by)),
    tree.PuntsGo: whose("kick", lambda node: 0.01 * (node.to - 38) * (node.high - node.low + 1)),
    tree.PuntsIntoEndZone: whose("kick", lambda node: 0.02 * (20 - node.to)),
    tree.ModifyStart: whose("yards", lambda node: 0.15 * node.by),
    tree.StartIs: whose("yards", lambda node: 0.15 * (node.to - 25)),
    tree.ModifyKickPoints: whose("kick", lambda node: 0.8 * node.by),
    tree.ScoresAre: whose("kick", lambda node: 0.8 * (node.to - _USUAL[node.what])),
    tree.ModifyRating: _rating,
    tree.SetRating: _set_rating,
    tree.Grants: _granted,
    tree.CountsAs: mine("trick", lambda _: 0.5),
    tree.KeepsAbilities: _granted,
    tree.AbilityYards: _granted,
    tree.CannotAudible: whose("trick", lambda _: -1),
    tree.CannotRemove: mine("control", lambda _: 1),
    tree.HasNoEffect: mine("control", lambda _: 1),
    tree.CannotCallStrength: whose("control", lambda _: -2),
    tree.CannotCallAgain: whose("blitz", lambda node: -3 if node.must else -1.5),
    tree.CannotPlayKind: whose("control", lambda _: -1),
    tree.CannotEnergize: whose("control", lambda _: -1),
    tree.CannotSearch: whose("control", lambda _: -0.3),
    tree.CannotSubstitute: whose("control", lambda _: -0.3),
    tree.MoreActions: whose("control", lambda _: 0.3),
    tree.AlsoCalled: whose("pass", lambda _: 1),
    tree.Cannot: _cannot,
    tree.CannotUse: _cannot_use,
    tree.MustDesignate: _must_designate,
    tree.MayReceive: mine("trick", lambda _: 0.5),
    tree.CannotCancel: whose("trick", lambda _: 0.7),
    tree.CannotDraw: whose("control", lambda node: -1.5 if node.deck == "action" else -1),
    tree.CannotTimeout: whose(
        "control", lambda node: {"spend": -0.8, "gain": -0.3, "lose": 0.3}[node.what]
    ),
    tree.CannotPlayActions: whose("control", lambda _: -3),
    tree.LimitDraws: whose("control", lambda _: -0.8),
    tree.LimitActions: whose("control", lambda _: -1),
    tree.CannotCall: whose("blitz", lambda node: -4 if node.must else -2.5),
    tree.CannotReplay: whose("trick", lambda _: -0.5),
    tree.CannotFirstDown: whose("trick", lambda _: -3),
}
