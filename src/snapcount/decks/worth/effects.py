"""What each effect is worth to whoever controls it, on one side of the ball.

Worth is counted in yards: a first down is about as good as 16 of them, an Action card as 5. Effects
that hold others are in `abilities`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from snapcount.cards import tree
from snapcount.cards.words import Side
from snapcount.decks.worth.durations import LASTS
from snapcount.decks.worth.numbers import about, count_of, wider
from snapcount.decks.worth.part import Part, Theme
from snapcount.decks.worth.shapes import Parts, mine, offense, on_players, whose

CARD: Final = 5.0  # an Action card in hand
PLAY: Final = 2.5  # a Play card in hand: there are always some
A_STOP: Final = 18.0
A_TURNOVER: Final = 30.0
FIRST_DOWN: Final = 16.0
PLAYER: Final = 4.0  # a Player energized or exhausted


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


def _deck_card(node: Any) -> float:
    return CARD if node.deck == "action" else PLAY


def _taken(node: tree.LookAndTake) -> float:
    kept = _deck_card(node) if node.to in ("hand", "call") else 0.5
    return kept * node.take + 2


EFFECTS: Final[dict[type, Callable[[Any, Side], Parts]]] = {
    tree.Gain: offense("yards", lambda node: about(node.yards)),
    tree.Lose: offense("yards", lambda node: -about(node.yards)),
    tree.MultiplyYards: offense("yards", lambda node: 14 if node.how == "double" else -9),
    tree.InsteadYards: offense("yards", lambda node: 0.7 * (about(node.yards) - 14)),
    tree.LimitYards: offense(
        "yards",
        lambda node: (
            0.6 * about(node.yards)
            if node.how == "at least"
            else -max(2.0, 0.5 * (32 - about(node.yards)))
        ),
    ),
    tree.SetBaseYards: offense("yards", lambda node: about(node.to) - 15),
    tree.ChangeBaseYards: offense("yards", lambda node: about(node.by)),
    tree.MoveBall: offense("yards", lambda node: about(node.yards)),
    tree.PlaceBall: mine("yards", lambda _: 6),
    tree.Audible: whose("trick", lambda _: 8),
    tree.BecomePlay: _become,
    tree.StopsNoLonger: mine("yards", lambda node: 4 + 2 * len(node.calls)),
    tree.BecomeDefense: mine("blitz", lambda node: 7 + 2 * len(node.calls)),
    tree.ChooseDefense: mine("blitz", lambda node: 9 + 3 * node.count),
    tree.AlsoPlay: mine("trick", lambda _: 4),
    tree.RepeatPlay: mine("trick", lambda _: 6),
    tree.CopyCall: mine("trick", lambda _: 9),
    tree.CopyDefense: mine("blitz", lambda _: 11),
    tree.NamePlay: mine("trick", lambda _: 1),
    tree.ReplayDown: mine("trick", lambda _: 9),
    tree.MakeResult: _result,
    tree.ChangeCatchRange: offense("pass", lambda node: 3.5 * (node.high - node.low)),
    tree.SetCatchRange: offense("pass", lambda node: 3.5 * wider(node.low, node.high)),
    tree.ChangeStrength: mine("yards", lambda node: 2 + min(4.0, abs(about(node.by)))),
    tree.SetStrength: mine("yards", lambda _: 7),
    tree.Turnover: offense("turnover", lambda _: -A_TURNOVER),
    tree.CancelTurnover: offense("turnover", lambda _: 8),
    tree.CancelFirstDown: offense("yards", lambda _: -FIRST_DOWN / 2),
    tree.SetDown: offense("yards", lambda node: 5.0 * (2.5 - node.to)),
    tree.LoseDown: offense("yards", lambda _: -FIRST_DOWN / 2),
    tree.FirstDown: offense("control", lambda _: FIRST_DOWN),
    tree.ChangeTimeUnits: mine("control", lambda _: 3),
    tree.SetTimeUnits: mine("control", lambda _: 3),
    tree.ChangeClock: mine("control", lambda _: 3),
    tree.ChangeTimeouts: whose("control", lambda node: 4 * node.by),
    tree.DetermineGrit: mine("kick", lambda _: 0),
    tree.ScorePoints: whose("kick", lambda node: 6 * node.points),
    tree.ChoosePlayers: mine("control", lambda _: 0),
    tree.ChangeGrit: mine("kick", lambda _: 2),
    tree.SetGrit: mine("kick", lambda _: 3),
    tree.KickAgain: mine("kick", lambda _: 5),
    tree.SetClock: mine("control", lambda _: 3),
    tree.Energize: on_players(PLAYER, "control"),
    tree.ExhaustPlayers: on_players(-PLAYER, "blitz"),
    tree.ToBench: on_players(-PLAYER, "blitz"),
    tree.Substitute: on_players(PLAYER, "trick"),
    tree.CancelAbilities: mine("blitz", lambda _: 6),
    tree.Draw: whose("control", lambda node: _deck_card(node) * count_of(node.count)),
    tree.Discard: whose("control", lambda node: -0.8 * _deck_card(node) * count_of(node.count)),
    tree.Search: whose("control", lambda _: CARD + 3),
    tree.Recover: whose("control", lambda node: _deck_card(node) * about(node.count)),
    tree.RevealHand: whose("trick", lambda _: -3),
    tree.LookAtHand: mine("trick", lambda _: 3),
    tree.ExchangeHands: mine("trick", lambda _: 3),
    tree.PutCards: whose("control", lambda _: -1),
    tree.RevealTop: mine("trick", lambda _: 1),
    tree.RevealCards: whose("trick", lambda _: -1),
    tree.RevealUntil: mine("trick", lambda node: _deck_card(node) + 3),
    tree.ExchangeWithPile: whose("control", lambda _: 2),
    tree.HandUntil: whose("control", lambda node: (1.5 if node.draw else -1.5) * _deck_card(node)),
    tree.PutShown: mine("control", lambda node: 3 if node.to == "hand" else 1),
    tree.CopyDiscarded: mine("trick", lambda _: 6),
    tree.PlayFromDiscard: mine("trick", lambda _: 7),
    tree.ForbidCall: mine("control", lambda _: 4),
    tree.LookAndReorder: mine("control", lambda _: 3),
    tree.TakeFromTop: mine("control", lambda node: _deck_card(node) * node.take + 1),
    tree.LookAndTake: mine("control", _taken),
    tree.SkipDraw: whose("control", lambda _: -CARD),
    tree.DiscardTop: whose("control", lambda node: -0.3 * node.count),
    tree.DiscardAny: whose("control", lambda node: -0.7 * CARD * node.count),
    tree.CallShown: mine("trick", lambda _: 4),
    tree.CallFromHand: mine("trick", lambda _: 5),
    tree.ShuffleDiscard: mine("control", lambda _: 1),
    tree.CancelLayer: mine("trick", lambda node: 12 if node.every else 9),
    tree.NewTarget: mine("trick", lambda _: 4),
    tree.Uncancellable: mine("trick", lambda _: 1),
    tree.CopyLayer: mine("trick", lambda _: 7),
    tree.CopyAbility: mine("trick", lambda _: 6),
    tree.TriggerAgain: mine("trick", lambda _: 6),
    tree.TriggerAbilities: mine("trick", lambda _: 6),
    tree.GainAbilitiesOf: mine("trick", lambda node: 4 * LASTS[node.duration]),
    tree.RemoveCard: mine("trick", lambda _: 4),
    tree.RemoveThis: mine("trick", lambda node: 3 if node.to == "hand" else -3),
    tree.AttachCard: mine("control", lambda _: 5),
    tree.PutOnField: mine("control", lambda _: 5),
    tree.CancelIt: mine("trick", lambda _: 5),
    tree.MovePowerUp: mine("trick", lambda _: 2),
    tree.MoveThis: mine("trick", lambda _: 1),
    tree.ChoosePosition: mine("control", lambda _: 0),
    tree.ChooseX: mine("control", lambda _: 0),
}
