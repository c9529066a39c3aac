"""What each effect is worth to whoever controls it, on one side of the ball.

Worth is counted in yards: a first down is about as good as 16 of them, an Action card as 5. A
node that the tables do not name counts for nothing: what a builder does not know is no reason to
take a card or to leave it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from snapcount.cards import tree
from snapcount.cards.nouns import All, Choose, Designated, Group, Players, Subject, That, This
from snapcount.cards.tree import Effect, Modifier
from snapcount.cards.words import Side
from snapcount.decks.worth.numbers import about, calls_in, count_of, for_whom, likely
from snapcount.decks.worth.part import Part, Theme

CARD: Final = 5.0  # an Action card in hand
PLAY: Final = 2.5  # a Play card in hand: there are always some
A_STOP: Final = 18.0
A_TURNOVER: Final = 30.0
FIRST_DOWN: Final = 16.0
PLAYER: Final = 4.0  # a Player energized or exhausted
LASTS: Final = {
    "this down": 1.0,
    "next play": 1.0,
    "next down": 1.0,
    "next kick": 1.0,
    "next two plays": 2.0,
    "next three plays": 3.0,
    "this possession": 3.0,
    "this half": 5.0,
    "this game": 7.0,
}

Parts = list[Part]


def worth_of(effects: tuple[Effect, ...], side: Side) -> Parts:
    """What the effects do for a player on that side of the ball."""
    return [part for effect in effects for part in effect_parts(effect, side)]


def effect_parts(effect: Effect, side: Side) -> Parts:
    worth = EFFECTS.get(type(effect))
    return [] if worth is None else worth(effect, side)


def total(parts: Parts) -> float:
    return sum(part.value for part in parts)


THE_FIELD: Final = 100.0
"""Nothing that is counted in yards is worth more than all of them."""


# How they are said -----------------------------------------------------------------------------


def _offense(theme: Theme, worth: Callable[[Any], float]) -> Callable[[Any, Side], Parts]:
    """What is good for the offense is bad for the defense."""

    def parts(node: Any, side: Side) -> Parts:
        value = max(-THE_FIELD, min(THE_FIELD, worth(node)))
        return [Part(theme, value if side == "offense" else -value)]

    return parts


def _mine(theme: Theme, worth: Callable[[Any], float]) -> Callable[[Any, Side], Parts]:
    """What is good for whoever does it."""
    return lambda node, side: [Part(theme, worth(node))]


def _whose(
    theme: Theme, worth: Callable[[Any], float], who: Callable[[Any], Any] = lambda node: node.who
) -> Callable[[Any, Side], Parts]:
    """What is good for the player it names; for each player, for whoever has more use for it."""

    def parts(node: Any, side: Side) -> Parts:
        named = who(node)
        if named == "each player":
            return [Part(theme, worth(node), shared=True)]
        return [Part(theme, worth(node) * for_whom(named, side))]

    return parts


def _how_many(players: Players) -> float:
    if isinstance(players, Choose):
        count = players.count if isinstance(players.count, int) else 2
        return count * (0.9 if players.up_to else 1.0)
    return 2.5 if isinstance(players, All) else 1.0


def _on_players(worth: float, theme: Theme) -> Callable[[Any, Side], Parts]:
    """Good if it is done to one's own Players, bad for those of the opponent."""

    def parts(node: Any, side: Side) -> Parts:
        players = node.out if isinstance(node, tree.Substitute) else node.players
        return [Part(theme, worth * _how_many(players) * _sign(players, side, worth))]

    return parts


def _sign(players: Players | Subject, side: Side, worth: float) -> float:
    """Whose Players they are: 1 one's own, -1 the opponent's, 0 everybody's.

    Where the controller chooses freely it will be whoever makes the worth a gain.
    """
    freely = 1.0 if worth > 0 else -1.0
    if isinstance(players, This):
        return 1.0
    if isinstance(players, That):
        return freely
    if isinstance(players, Designated):
        return 1.0 if (players.role != "tackler") == (side == "offense") else -1.0
    group = players if isinstance(players, Group) else players.group
    if group.whose is not None:
        return for_whom(group.whose, side)
    if group.side is not None:
        return for_whom(group.side, side)
    return freely if isinstance(players, Choose) else 0.0


def _become(node: tree.BecomePlay, side: Side) -> Parts:
    kinds: set[Theme] = {"run" if "run" in play.call else "pass" for play in node.plays}
    value = 9.0 + len(node.plays)
    parts = [Part("trick", value / 2 if side == "offense" else value)]
    return parts + ([Part(kind, value / 2) for kind in sorted(kinds)] if side == "offense" else [])


def _result(node: tree.MakeResult, side: Side) -> Parts:
    good = node.result in ("successful", "complete")
    theme: Theme = (
        "blitz" if side == "defense" else "pass" if node.result == "complete" else "yards"
    )
    return [Part(theme, A_STOP * (1 if good == (side == "offense") else -1))]


def _lasting(node: tree.Lasting, side: Side) -> Parts:
    return [part.scaled(LASTS[node.duration]) for part in modifier_parts(node.modifier, side)]


def _if(node: tree.If, side: Side) -> Parts:
    share = likely(node.condition)
    calls = calls_in(node.condition)
    then = [part.scaled(share).limited(calls) for part in worth_of(node.then, side)]
    return then + [part.scaled(1 - share) for part in worth_of(node.otherwise, side)]


def _may(node: tree.May | tree.EitherMay, side: Side) -> Parts:
    share = 0.9 if isinstance(node, tree.May) else 0.4
    done = worth_of((*node.effects, *node.if_done), side)
    instead = worth_of(node.if_not, side)
    better = done if total(done) >= total(instead) else instead
    return [part.scaled(share) for part in better]


def _best(node: tree.ChooseOne, side: Side) -> Parts:
    ways = [worth_of(option, side) for option in node.options]
    mine = for_whom(node.who, side) >= 0
    ways.sort(key=total, reverse=mine)
    return [part for way in ways[: node.count] for part in way]


def _paid(node: tree.PayCost, side: Side) -> Parts:
    return [part for effect in node.effects for part in effect_parts(effect, side)]


def _gained(node: tree.GainAbility, side: Side) -> Parts:
    from snapcount.decks.worth.abilities import ability_parts

    parts = ability_parts(node.ability, side)
    scale = 0.5 * LASTS[node.duration] * _sign(node.players, side, total(parts))
    return [part.scaled(scale) for part in parts]


def _awaited(node: tree.Await, side: Side) -> Parts:
    from snapcount.decks.worth.abilities import ability_parts

    return [part.scaled(0.5) for part in ability_parts(node.ability, side)]


def _deck_card(node: Any) -> float:
    return CARD if node.deck == "action" else PLAY


EFFECTS: Final[dict[type, Callable[[Any, Side], Parts]]] = {
    tree.Gain: _offense("yards", lambda node: about(node.yards)),
    tree.Lose: _offense("yards", lambda node: -about(node.yards)),
    tree.MultiplyYards: _offense("yards", lambda node: 14 if node.how == "double" else -9),
    tree.InsteadYards: _offense("yards", lambda node: 0.7 * (about(node.yards) - 14)),
    tree.LimitYards: _offense(
        "yards",
        lambda node: (
            0.6 * about(node.yards)
            if node.how == "at least"
            else -max(2.0, 0.5 * (32 - about(node.yards)))
        ),
    ),
    tree.SetBaseYards: _offense("yards", lambda node: about(node.to) - 15),
    tree.ChangeBaseYards: _offense("yards", lambda node: about(node.by)),
    tree.MoveBall: _offense("yards", lambda node: about(node.yards)),
    tree.PlaceBall: _mine("yards", lambda _: 6),
    tree.Audible: _whose("trick", lambda _: 8),
    tree.BecomePlay: _become,
    tree.StopsNoLonger: _mine("yards", lambda node: 4 + 2 * len(node.calls)),
    tree.BecomeDefense: _mine("blitz", lambda node: 7 + 2 * len(node.calls)),
    tree.ChooseDefense: _mine("blitz", lambda node: 9 + 3 * node.count),
    tree.AlsoPlay: _mine("trick", lambda _: 4),
    tree.RepeatPlay: _mine("trick", lambda _: 6),
    tree.CopyCall: _mine("trick", lambda _: 9),
    tree.NamePlay: _mine("trick", lambda _: 1),
    tree.ReplayDown: _mine("trick", lambda _: 9),
    tree.MakeResult: _result,
    tree.ChangeCatchRange: _offense("pass", lambda node: 3.5 * (node.high - node.low)),
    tree.SetCatchRange: _offense("pass", lambda node: 3.5 * (node.high - node.low - 5)),
    tree.ChangeStrength: _mine("yards", lambda node: 2 + min(4.0, abs(about(node.by)))),
    tree.SetStrength: _mine("yards", lambda _: 7),
    tree.Turnover: _offense("turnover", lambda _: -A_TURNOVER),
    tree.CancelTurnover: _offense("turnover", lambda _: 8),
    tree.CancelFirstDown: _offense("yards", lambda _: -FIRST_DOWN / 2),
    tree.SetDown: _offense("yards", lambda node: 5.0 * (2.5 - node.to)),
    tree.LoseDown: _offense("yards", lambda _: -FIRST_DOWN / 2),
    tree.FirstDown: _offense("control", lambda _: FIRST_DOWN),
    tree.ChangeTimeUnits: _mine("control", lambda _: 3),
    tree.SetTimeUnits: _mine("control", lambda _: 3),
    tree.ChangeClock: _mine("control", lambda _: 3),
    tree.ChangeTimeouts: _whose("control", lambda node: 4 * node.by),
    tree.DetermineGrit: _mine("kick", lambda _: 0),
    tree.ScorePoints: _whose("kick", lambda node: 6 * node.points),
    tree.ChoosePlayers: _mine("control", lambda _: 0),
    tree.ChangeGrit: _mine("kick", lambda _: 2),
    tree.SetGrit: _mine("kick", lambda _: 3),
    tree.KickAgain: _mine("kick", lambda _: 5),
    tree.SetClock: _mine("control", lambda _: 3),
    tree.Energize: _on_players(PLAYER, "control"),
    tree.ExhaustPlayers: _on_players(-PLAYER, "blitz"),
    tree.ToBench: _on_players(-PLAYER, "blitz"),
    tree.Substitute: _on_players(PLAYER, "trick"),
    tree.CancelAbilities: _mine("blitz", lambda _: 6),
    tree.Draw: _whose("control", lambda node: _deck_card(node) * count_of(node.count)),
    tree.Discard: _whose("control", lambda node: -0.8 * _deck_card(node) * count_of(node.count)),
    tree.Search: _whose("control", lambda _: CARD + 3),
    tree.Recover: _whose("control", lambda node: _deck_card(node) * about(node.count)),
    tree.RevealHand: _whose("trick", lambda _: -3),
    tree.LookAtHand: _mine("trick", lambda _: 3),
    tree.ExchangeHands: _mine("trick", lambda _: 3),
    tree.PutCards: _whose("control", lambda _: -1),
    tree.RevealTop: _mine("trick", lambda _: 1),
    tree.RevealCards: _whose("trick", lambda _: -1),
    tree.RevealUntil: _mine("trick", lambda node: _deck_card(node) + 3),
    tree.ExchangeWithPile: _whose("control", lambda _: 2),
    tree.HandUntil: _whose("control", lambda node: (1.5 if node.draw else -1.5) * _deck_card(node)),
    tree.PutShown: _mine("control", lambda node: 3 if node.to == "hand" else 1),
    tree.PlayFromDiscard: _mine("trick", lambda _: 7),
    tree.PayCost: _paid,
    tree.ForbidCall: _mine("control", lambda _: 4),
    tree.LookAndReorder: _mine("control", lambda _: 3),
    tree.LookAndTake: _mine("control", lambda node: _deck_card(node) * node.take + 2),
    tree.SkipDraw: _whose("control", lambda _: -CARD),
    tree.DiscardTop: _whose("control", lambda node: -0.3 * node.count),
    tree.DiscardAny: _whose("control", lambda node: -0.7 * CARD * node.count),
    tree.CallShown: _mine("trick", lambda _: 4),
    tree.CallFromHand: _mine("trick", lambda _: 5),
    tree.ShuffleDiscard: _mine("control", lambda _: 1),
    tree.CancelLayer: _mine("trick", lambda node: 12 if node.every else 9),
    tree.NewTarget: _mine("trick", lambda _: 4),
    tree.Uncancellable: _mine("trick", lambda _: 1),
    tree.CopyLayer: _mine("trick", lambda _: 7),
    tree.CopyAbility: _mine("trick", lambda _: 6),
    tree.GainAbility: _gained,
    tree.GainAbilitiesOf: _mine("trick", lambda node: 4 * LASTS[node.duration]),
    tree.RemoveCard: _mine("trick", lambda _: 4),
    tree.RemoveThis: _mine("trick", lambda node: 3 if node.to == "hand" else -3),
    tree.AttachCard: _mine("control", lambda _: 5),
    tree.PutOnField: _mine("control", lambda _: 5),
    tree.CancelIt: _mine("trick", lambda _: 5),
    tree.MovePowerUp: _mine("trick", lambda _: 2),
    tree.MoveThis: _mine("trick", lambda _: 1),
    tree.Lasting: _lasting,
    tree.Await: _awaited,
    tree.If: _if,
    tree.May: _may,
    tree.EitherMay: _may,
    tree.ChooseOne: _best,
    tree.ChooseX: _mine("control", lambda _: 0),
}


# Modifiers -------------------------------------------------------------------------------------


def modifier_parts(modifier: Modifier, side: Side) -> Parts:
    """What a modifier is worth in one down."""
    worth = MODIFIERS.get(type(modifier))
    parts = [] if worth is None else worth(modifier, side)
    if isinstance(modifier, tree.CannotCall):  # its calls are what it forbids
        return parts
    calls = getattr(modifier, "calls", ())
    return [part.limited(calls) for part in parts]


def _cannot(node: tree.Cannot, side: Side) -> Parts:
    worth = 2.5 if node.what in ("be exhausted", "be targeted") else -2.5
    return [Part("control", worth * _sign(node.players, side, worth))]


def _cannot_use(node: tree.CannotUse, side: Side) -> Parts:
    return [Part("blitz", -3 * _sign(node.players, side, -3))]


def _must_designate(node: tree.MustDesignate, side: Side) -> Parts:
    return [Part("trick", -1.5 * _sign(node.players, side, -1.5))]


def _set_rating(node: tree.SetRating, side: Side) -> Parts:
    worth = 0.05 * (node.to - 80)
    return [Part("control", worth * _sign(node.players, side, worth))]


def _rating(node: tree.ModifyRating, side: Side) -> Parts:
    return [Part("control", 0.05 * node.by * _sign(node.players, side, node.by))]


def _granted(node: tree.Grants, side: Side) -> Parts:
    return [Part("control", 1.5 * _sign(node.players, side, 1.5))]


MODIFIERS: Final[dict[type, Callable[[Any, Side], Parts]]] = {
    tree.ModifyYards: _whose("yards", lambda node: 0.6 * about(node.by)),
    tree.ModifyBaseYards: _whose("yards", lambda node: 0.8 * about(node.by)),
    tree.BaseYardsAre: _whose("yards", lambda node: 0.5 * (about(node.to) - 15)),
    tree.AlsoStops: _whose("blitz", lambda node: 2 + len(node.also) - 0.5 * bool(node.calls)),
    tree.ModifyStrength: _whose("yards", lambda node: 2 + 0.3 * abs(about(node.by))),
    tree.ModifyCatchRange: _whose("pass", lambda node: 1.5 * (node.high - node.low)),
    tree.CardStrengthIs: lambda node, side: [Part("yards", 0.5 * (node.to - 4))],
    tree.CatchRangeIs: _whose("pass", lambda node: 1.5 * (node.high - node.low - 5)),
    tree.ModifyTimeUnits: _whose("control", lambda _: 1),
    tree.TimeUnitsAre: _whose("control", lambda _: 1.5),
    tree.ModifyHandLimit: _whose("control", lambda node: 0.7 * node.by),
    tree.SetHandLimit: _whose(
        "control", lambda node: 1 if node.to is None else 0.3 * (node.to - 5)
    ),
    tree.ActionsCost: _whose("control", lambda node: -1.5 * node.count),
    tree.ModifyGrit: _whose("kick", lambda _: 0.5),
    tree.ModifyFieldGoals: _whose("kick", lambda node: 0.12 * node.nearer),
    tree.FieldGoalsAre: _whose("kick", lambda node: 3 if node.good else -3),
    tree.FieldGoalsGoodOn: _whose("kick", lambda node: 0.5 * (node.high - node.low - 4)),
    tree.WidenFieldGoals: _whose("kick", lambda node: 0.6 * node.by),
    tree.CannotKick: _whose("kick", lambda _: -1.5),
    tree.CallStays: _whose("trick", lambda _: 0.5),
    tree.ModifyPunts: _whose("kick", lambda node: 0.1 * node.by),
    tree.ModifyKickPoints: _whose("kick", lambda node: 0.8 * node.by),
    tree.ModifyRating: _rating,
    tree.SetRating: _set_rating,
    tree.Grants: _granted,
    tree.CountsAs: _mine("trick", lambda _: 0.5),
    tree.KeepsAbilities: _granted,
    tree.AbilityYards: _granted,
    tree.CannotAudible: _whose("trick", lambda _: -1),
    tree.CannotRemove: _mine("control", lambda _: 1),
    tree.CannotCallStrength: _whose("control", lambda _: -2),
    tree.CannotPlayKind: _whose("control", lambda _: -1),
    tree.CannotSubstitute: _whose("control", lambda _: -0.3),
    tree.MoreActions: _whose("control", lambda _: 0.3),
    tree.AlsoCalled: _whose("pass", lambda _: 1),
    tree.Cannot: _cannot,
    tree.CannotUse: _cannot_use,
    tree.MustDesignate: _must_designate,
    tree.CannotCancel: _whose("trick", lambda _: 0.7),
    tree.CannotDraw: _whose("control", lambda node: -1.5 if node.deck == "action" else -1),
    tree.CannotTimeout: _whose(
        "control", lambda node: {"spend": -0.8, "gain": -0.3, "lose": 0.3}[node.what]
    ),
    tree.CannotPlayActions: _whose("control", lambda _: -3),
    tree.LimitDraws: _whose("control", lambda _: -0.8),
    tree.LimitActions: _whose("control", lambda _: -1),
    tree.CannotCall: _whose("blitz", lambda node: -4 if node.must else -2.5),
    tree.CannotReplay: _whose("trick", lambda _: -0.5),
    tree.CannotFirstDown: _whose("trick", lambda _: -3),
}
