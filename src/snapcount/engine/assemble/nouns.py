"""The executor of every condition and number node."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import msgspec

from snapcount.cards import nouns
from snapcount.engine import program, terms
from snapcount.engine.assemble.assembler import Assembler
from snapcount.engine.assemble.doing import DOING
from snapcount.engine.assemble.words import (
    ANYTHING,
    CANCELS,
    CARD_KIND,
    DECK,
    EVENT,
    ON_FIELD,
    RESULT,
    STRETCH,
    TURNOVER,
    WHO,
    call_bits,
    point_bits,
    such_cards,
)
from snapcount.engine.steps import (
    arithmetic,
    conditions,
    deck_counts,
    kicks,
    last_calls,
    moments,
    numbers,
    team_conditions,
)


def _between(least: int | None, most: int | None) -> tuple[int, int]:
    return (-ANYTHING if least is None else least, ANYTHING if most is None else most)


def _downs(a: Assembler, n: nouns.DownIs) -> program.Condition:
    bits = 0
    for down in n.downs:
        if 1 <= down <= 4:  # there is no other; a damaged record may name one
            bits |= 1 << down
    return conditions.OnDowns(bits)


def _described(a: Assembler, n: nouns.PlayerIs) -> program.PlayerTest:
    """What the Players are; being on the field is only asked where nothing else is."""
    anywhere = n.group.where == "field" and n.group != nouns.Group()
    return a.group(n.group, anywhere=anywhere)


def _built(a: Assembler, group: nouns.Group) -> program.PlayerTest:
    """Normal Players of a deck; of Superstars, those whose Superstars are counted."""
    return a.group(msgspec.structs.replace(group, status=_counterpart(group)), normal=True)


def _counterpart(group: nouns.Group) -> Any:
    return None if group.status == "superstar" else group.status


def _happened(a: Assembler, n: nouns.Happened) -> program.Condition:
    event = EVENT[n.event]
    a.listens[event] = True
    a.recalls |= 1 << event
    return conditions.HasHappened(event, WHO[n.who], STRETCH[n.since])


def _had_role(a: Assembler, n: nouns.HadRole) -> program.Condition:
    a.keeps |= terms.KEEPS_ROLES
    return last_calls.HadRole(
        a.player_test(n.players), WHO[n.who], n.role != "tackler", n.role != "ball carrier"
    )


def _ball_began(a: Assembler, n: nouns.BallBegan) -> program.Condition:
    whole = n.since == "possession"
    a.keeps |= terms.KEEPS_POSSESSION if whole else terms.KEEPS_START
    return conditions.BallBegan(WHO[n.whose], n.yards, whole)


def _possession_by(a: Assembler, n: nouns.PossessionBy) -> program.Condition:
    a.keeps |= terms.KEEPS_POSSESSION
    bits = 0
    for event in n.by:
        a.listens[EVENT[event]] = True
        a.recalls |= 1 << EVENT[event]
        bits |= 1 << EVENT[event]
    return conditions.PossessionBy(WHO[n.who], bits)


def _calls_made(a: Assembler, n: nouns.CountCalls) -> program.Number:
    a.recalls |= 1 << terms.CALLS_COUNTED
    return deck_counts.CallsMade(WHO[n.who], call_bits(n.calls) or terms.ANY_CALL, STRETCH[n.since])


def _last_yards(a: Assembler, n: nouns.TheLastYards) -> program.Number:
    earlier = None
    if n.since is not None:
        run, now = (nouns.CountCalls(n.who or "offense", (), since) for since in (n.since, "down"))
        earlier = a.number(nouns.Minus(run, now))
    return numbers.LastYards(WHO[n.who], earlier)


def _times_happened(a: Assembler, n: nouns.CountHappened) -> program.Number:
    event = EVENT[n.event]
    a.listens[event] = True
    a.recalls |= 1 << event
    a.tallies |= 1 << event
    return numbers.TimesHappened(event, WHO[n.who], STRETCH[n.since])


def _shown_count(a: Assembler, n: nouns.CountShown) -> program.Number:
    """What is shown is counted as it is shown: by then it is known what of it matters."""
    if a.shows is not None:
        a.shows.tallies = True
        a.shows.such = such_cards(n)
    return numbers.MovedCount()


def _card_count(a: Assembler, n: nouns.CountCards) -> program.Number:
    return numbers.CardCount(
        WHO[n.whose],
        -1 if n.deck is None else DECK[n.deck],
        ("hand", "deck", "discard").index(n.pile),
        such_cards(n),
    )


ASKED: Final[dict[type, Callable[[Assembler, Any], program.Condition]]] = {
    nouns.Called: lambda a, n: conditions.HasCalled(WHO[n.who], call_bits(n.calls)),
    nouns.NamedCalled: lambda a, n: conditions.HasCalledNamed(WHO[n.who]),
    nouns.ShownStops: lambda a, n: conditions.ShownStops(call_bits(n.calls)),
    nouns.ShownIs: lambda a, n: conditions.ShownFits(such_cards(n)),
    nouns.ThatCardIs: lambda a, n: conditions.ThatCardOf(WHO[n.whose]),
    nouns.PlayedIs: lambda a, n: conditions.PlayedFits(such_cards(n)),
    nouns.PlayIs: lambda a, n: conditions.ResultIs(RESULT[n.result]),
    nouns.StoppedByCall: lambda a, n: conditions.CallStops(),
    nouns.CallIncludes: lambda a, n: conditions.CallCovers(),
    nouns.TurnoverIs: lambda a, n: conditions.TurnoverPending(
        sum(1 << TURNOVER[kind] for kind in n.kinds), WHO[n.by]
    ),
    nouns.FieldGoalIs: lambda a, n: kicks.FieldGoalStands(n.good),
    nouns.StrengthIn: lambda a, n: conditions.StrengthWithin(n.low, n.high),
    nouns.GritIn: lambda a, n: conditions.GritWithin(n.low, n.high),
    nouns.DownIs: _downs,
    nouns.BallBegan: _ball_began,
    nouns.PossessionBy: _possession_by,
    nouns.BallWithin: lambda a, n: conditions.BallNear(WHO[n.whose], n.yards),
    nouns.Leading: lambda a, n: conditions.AheadBy(WHO[n.who], n.by),
    nouns.TimeLeft: lambda a, n: conditions.ClockWithin(*_between(n.at_least, n.at_most)),
    nouns.PeriodIs: lambda a, n: conditions.InPeriod(
        ("first half", "second half", "overtime").index(n.period)
    ),
    nouns.OnSide: lambda a, n: conditions.PlaysSide(WHO[n.who], n.side == "offense"),
    nouns.Compare: lambda a, n: conditions.Compares(
        a.number(n.left), ("at least", "at most", "exactly").index(n.how), a.number(n.right)
    ),
    nouns.Synergized: lambda a, n: team_conditions.IsSynergized(WHO[n.who]),
    nouns.YardsWould: lambda a, n: conditions.YardsWithin(*_between(n.at_least, n.at_most)),
    nouns.DeckHas: lambda a, n: team_conditions.DeckCounts(
        _built(a, n.group),
        *_between(n.at_least, n.at_most),
        n.same_team,
        n.same_position,
        n.group.status == "superstar",
    ),
    nouns.DeckTeams: lambda a, n: team_conditions.DeckTeams(
        WHO[n.whose], *_between(n.at_least, n.at_most)
    ),
    nouns.Happened: _happened,
    nouns.PlayerIs: lambda a, n: team_conditions.PlayersFit(
        a.player_test(n.players), _described(a, n)
    ),
    nouns.LeftWas: lambda a, n: team_conditions.LeftFit(a.group(n.group, anywhere=True)),
    nouns.HasRole: lambda a, n: team_conditions.NamedToo(
        a.player_test(n.players), n.role != "tackler", n.role != "ball carrier"
    ),
    nouns.LastPlay: lambda a, n: conditions.LastPlayWas(
        WHO[n.who],
        0 if n.result is None else RESULT[n.result],
        call_bits(n.calls),
        *_between(n.at_least, n.at_most),
    ),
    nouns.HadRole: _had_role,
    nouns.CalledAgain: lambda a, n: last_calls.CalledAgain(WHO[n.who]),
    nouns.CalledBefore: lambda a, n: conditions.RanBefore(WHO[n.who], call_bits(n.calls)),
    nouns.AtPoint: lambda a, n: moments.InPoint(point_bits((n.point,))),
    nouns.LayerWaits: lambda a, n: conditions.Waits(
        CANCELS[n.what], WHO[n.whose], DOING[n.doing], a.users(n.by)
    ),
    nouns.SynergyActive: lambda a, n: team_conditions.HasSynergy(WHO[n.who]),
    nouns.Did: lambda a, n: conditions.WasDone(),
    nouns.AllOf: lambda a, n: conditions.Every([a.condition(part) for part in n.conditions]),
    nouns.AnyOf: lambda a, n: conditions.Some([a.condition(part) for part in n.conditions]),
    nouns.Not: lambda a, n: conditions.Otherwise(a.condition(n.condition)),
}


def _half(a: Assembler, n: nouns.Half) -> program.Number:
    of = a.number(n.of)
    return numbers.Half(of, n.up) if n.to == 1 else arithmetic.Divided(of, 2, n.up, n.to)


COUNTED: Final[dict[type, Callable[[Assembler, Any], program.Number]]] = {
    nouns.TheX: lambda a, n: numbers.ChosenX(),
    nouns.TheGrit: lambda a, n: numbers.GritValue(),
    nouns.ThePlayStrength: lambda a, n: numbers.StrengthValue(),
    nouns.TheDown: lambda a, n: numbers.DownValue(),
    nouns.TheYards: lambda a, n: numbers.YardsValue(),
    nouns.TheScoreDifference: lambda a, n: (
        numbers.ScoreDifference() if n.ahead is None else numbers.PointsAhead(WHO[n.ahead])
    ),
    nouns.TheTimeLeft: lambda a, n: numbers.TimeLeft(),
    nouns.TheTimeUnits: lambda a, n: numbers.TimeUnitsValue(),
    nouns.TheYardsToGoal: lambda a, n: numbers.YardsToGoal(),
    nouns.TheBaseYards: lambda a, n: numbers.BaseYards(),
    nouns.TheLastYards: _last_yards,
    nouns.CountLayers: lambda a, n: numbers.LayerCount(),
    nouns.CountCalls: _calls_made,
    nouns.CountStopped: lambda a, n: numbers.StoppedCalls(WHO[n.who]),
    nouns.CountDeck: lambda a, n: deck_counts.DeckCards(
        WHO[n.whose],
        call_bits(n.calls),
        None if n.group is None else _built(a, n.group),
        n.group is not None and n.group.status == "superstar",
        -1 if n.kind is None else CARD_KIND[n.kind][0],
        *(n.time or (-1, -1)),
        *(n.strength or (-1, -1)),
    ),
    nouns.Capped: lambda a, n: numbers.Capped(a.number(n.of), n.most),
    nouns.Half: _half,
    nouns.RatingOf: lambda a, n: numbers.RatingValue(a.player_test(n.players), a.under),
    nouns.RatingAmong: lambda a, n: numbers.RatingAmong(
        a.group(n.group), n.which == "highest", a.under
    ),
    nouns.RatingSum: lambda a, n: numbers.RatingSum(a.group(n.group), a.under),
    nouns.Minus: lambda a, n: numbers.Minus(a.number(n.left), a.number(n.right)),
    nouns.Plus: lambda a, n: arithmetic.Plus(a.number(n.left), a.number(n.right)),
    nouns.OneOfTwo: lambda a, n: arithmetic.OneOfTwo(
        n.which == "higher", a.number(n.left), a.number(n.right)
    ),
    nouns.Apart: lambda a, n: arithmetic.Apart(a.number(n.left), a.number(n.right)),
    nouns.Divided: lambda a, n: arithmetic.Divided(a.number(n.of), n.by, n.up, n.to),
    nouns.TheMiss: lambda a, n: arithmetic.RangeMiss(),
    nouns.CountPlayers: lambda a, n: numbers.PlayerCount(a.group(n.group)),
    nouns.CountTeammates: lambda a, n: team_conditions.TeammateCount(a.group(n.group), a.under),
    nouns.CountSamePosition: lambda a, n: team_conditions.SamePositionCount(
        a.group(n.group), a.under
    ),
    nouns.CountDifferent: lambda a, n: team_conditions.DifferentCount(
        a.group(n.group), n.what == "teams", a.under
    ),
    nouns.CountCards: _card_count,
    nouns.CountHappened: _times_happened,
    nouns.CountShown: _shown_count,
    nouns.CountTimeouts: lambda a, n: numbers.TimeoutCount(WHO[n.whose]),
    nouns.CountAttached: lambda a, n: numbers.AttachedCount(
        ON_FIELD[n.kind], WHO[n.whose], None if n.players is None else a.subject(n.players)
    ),
    nouns.ThatMany: lambda a, n: numbers.MovedCount(),
    nouns.CountTurned: lambda a, n: numbers.TurnedCount(n.to == "exhausted"),
    nouns.ShownStrength: lambda a, n: numbers.ShownStrength(),
    nouns.StrengthOf: lambda a, n: numbers.StrengthOf(WHO[n.who]),
    nouns.Times: lambda a, n: numbers.Times(n.per, a.number(n.count)),
}
