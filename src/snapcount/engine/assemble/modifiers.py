"""The executor of every modifier node."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from snapcount.cards import nouns, tree
from snapcount.cards.words import Stretch
from snapcount.engine import terms
from snapcount.engine.assemble.assembler import Assembler
from snapcount.engine.assemble.words import (
    CANCELS,
    CARD_KIND,
    DECK,
    KEYWORD,
    ON_FIELD,
    SIDE,
    STRETCH,
    TIMEOUT_DEED,
    WHO,
    call_bits,
    one_call,
    one_end,
    point_bits,
    position_bits,
)
from snapcount.engine.program import Modifier
from snapcount.engine.steps import audible_costs


def _modifier(
    kind: int,
    *,
    amount: Callable[[Any], nouns.Number] | None = None,
    high: Callable[[Any], int] | None = None,
    calls_of: Callable[[Any], int] | None = None,
    grouped: bool = False,
) -> Callable[[Assembler, Any], Modifier]:
    """A modifier with its numbers taken from the node; `grouped` ones speak of Players."""

    def assemble(a: Assembler, n: Any) -> Modifier:
        m = Modifier(kind, terms.EACH if grouped else WHO[n.who])
        if amount is not None:
            m.amount = a.number(amount(n))
        if high is not None:
            m.high = high(n)
        if calls_of is not None:
            m.calls = calls_of(n)
        if grouped:
            m.players = a.subject(n.players)
        return m

    return assemble


def _rating(a: Assembler, n: tree.ModifyRating) -> Modifier:
    """A number that is written down stands in the modifier, any other is counted as it is asked."""
    m = Modifier(terms.MOD_RATING, terms.EACH)
    m.players = a.subject(n.players)
    if isinstance(n.by, int):
        m.high = n.by
    else:
        m.amount = a.number(n.by)
    return m


_AS: Final = {
    "be designated": terms.ANY_RUN | terms.ANY_PASS | terms.TO_TACKLE,
    "be designated to run": terms.ANY_RUN,
    "be designated to receive": terms.ANY_PASS,
    "be designated to tackle": terms.TO_TACKLE,
}
"""On which calls a Player of the offense cannot be designated, and whether one of the defense."""

_SCORES: Final = {
    "touchdown": terms.TOUCHDOWN,
    "safety": terms.SAFETY,
    "field goal": terms.BY_KICK,
}

_CHANGED_BY: Final = {None: terms.BY_ANYONE, "opponent": terms.BY_OTHER, "caller": terms.BY_CALLER}
_KICKS: Final = {None: 0, "punt": terms.PUNT, "field goal": terms.FIELD_GOAL}

_MUST: Final = {
    None: _AS["be designated"],
    "runner": terms.ANY_RUN,
    "receiver": terms.ANY_PASS,
    "tackler": terms.TO_TACKLE,
}


def _cannot(a: Assembler, n: tree.Cannot) -> Modifier:
    kind = {
        "be exhausted": terms.MOD_CANNOT_EXHAUST,
        "be energized": terms.MOD_CANNOT_ENERGIZE,
        "be designated": terms.MOD_CANNOT_DESIGNATE,
        "be designated to run": terms.MOD_CANNOT_DESIGNATE,
        "be designated to receive": terms.MOD_CANNOT_DESIGNATE,
        "be designated to tackle": terms.MOD_CANNOT_DESIGNATE,
        "be targeted": terms.MOD_CANNOT_TARGET,
        "be substituted": terms.MOD_STAYS_IN,
    }[n.what]
    by = {
        None: 0,
        "effects": terms.EFFECTS_CANNOT,
        "opponent": terms.OPPONENT_CANNOT,
        "action cards": terms.ACTIONS_CANNOT,
        "opponent's action cards": terms.OPPONENTS_ACTIONS_CANNOT,
        "designation": terms.DESIGNATION_CANNOT,
        "player abilities": terms.ABILITIES_CANNOT,
        "opponent's player abilities": terms.OPPONENTS_ABILITIES_CANNOT,
        "offense action cards": terms.SUCH_ACTIONS_CANNOT + terms.ON_OFFENSE,
        "defense action cards": terms.SUCH_ACTIONS_CANNOT + terms.ON_DEFENSE,
        "generic action cards": terms.SUCH_ACTIONS_CANNOT + terms.ON_EITHER,
    }[n.by]
    if kind == terms.MOD_CANNOT_DESIGNATE:
        by = call_bits(n.calls) or _AS[n.what]
    return _modifier(kind, high=lambda _: by, grouped=True)(a, n)


def _cannot_energize(a: Assembler, n: tree.CannotEnergize) -> Modifier:
    m = Modifier(terms.MOD_MAY_NOT_ENERGIZE, WHO[n.who])
    m.players = a.subject(n.players)
    m.high = int(n.actions)
    return m


def _cannot_call(a: Assembler, n: tree.CannotCall) -> Modifier:
    """`high` 1: these and no others; without calls, `high` 2: what was named."""
    m = Modifier(terms.MOD_CANNOT_CALL, WHO[n.who])
    m.amount = a.number(call_bits(n.calls))
    m.high = int(n.must) | (0 if n.calls else 2)
    return m


def _cannot_call_again(a: Assembler, n: tree.CannotCallAgain) -> Modifier:
    """The amount is the stretch, 0 for the last down, and what is meant of it."""
    m = Modifier(terms.MOD_CANNOT_CALL, WHO[n.who])
    stretch = 0 if n.since is None else _counted(a, n.since)
    replayed = terms.BEFORE_A_REPLAY if n.since == "down" else 0
    m.amount = a.number(stretch + replayed + terms.OF_THE_KIND * n.kind)
    m.high = terms.RUN_BEFORE | int(n.must)
    return m


def _also_stops_again(a: Assembler, n: tree.AlsoStopsAgain) -> Modifier:
    m = Modifier(terms.MOD_ALSO_STOPS, WHO[n.who])
    m.amount = a.number(0 if n.since is None else _counted(a, n.since))
    m.high = terms.RAN_BEFORE
    return m


def _counted(a: Assembler, since: Stretch) -> int:
    """A stretch in which calls are noted from now on."""
    a.recalls |= 1 << terms.CALLS_COUNTED
    return STRETCH[since]


def _cannot_call_this(a: Assembler, n: tree.CannotCallThis) -> Modifier:
    m = Modifier(terms.MOD_CANNOT_CALL, terms.YOU)
    m.high = terms.THIS_PLAY
    return m


def _call_strength(a: Assembler, n: tree.CannotCallStrength) -> Modifier:
    """The Strengths as bits; with `must` those of all others."""
    bits = sum(1 << strength for strength in range(n.low, n.high + 1))
    m = Modifier(terms.MOD_CALL_STRENGTH, WHO[n.who])
    m.high = bits ^ 1023 if n.must else bits
    return m


def _cannot_remove(a: Assembler, n: tree.CannotRemove) -> Modifier:
    """`high` is the kind, or below 0 the card itself; its number 1: for the opponent's effects."""
    m = Modifier(terms.MOD_CANNOT_REMOVE, WHO[n.whose])
    m.amount = a.number(int(n.by is not None))
    m.high = -1 if n.kind is None else ON_FIELD[n.kind]
    m.players = None if n.players is None else a.subject(n.players)
    return m


def _has_no_effect(a: Assembler, n: tree.HasNoEffect) -> Modifier:
    """`high` has the kind; its number 1: of all cards but this one."""
    m = Modifier(terms.MOD_CANNOT_REMOVE, WHO[n.whose])
    m.amount = a.number(int(n.other))
    m.high = ON_FIELD[n.kind] | terms.NO_EFFECT
    return m


def _grants(a: Assembler, n: tree.Grants) -> Modifier:
    m = _modifier(terms.MOD_GRANTS, grouped=True)(a, n)
    m.grants = a.ability(n.ability, 0)
    if m.grants.kind == terms.EXHAUST:
        a.grants |= m.grants.points
    return m


def _abilities(kind: int) -> Callable[[Assembler, Any], Modifier]:
    """What holds for abilities of Players: those with a keyword, or all."""

    def bits(n: Any) -> int:
        if isinstance(n, tree.CannotUse) and n.point is not None:
            return point_bits((n.point,)) << terms.POINTS_AT
        kinds = terms.ANY_ABILITY if n.keyword is None else KEYWORD[n.keyword]
        if isinstance(n, tree.CannotUse) and n.barred:
            triggering = kinds & (terms.RUN | terms.RECEIVE | terms.TACKLE)
            points = terms.EVERY_POINT << terms.POINTS_AT if kinds & terms.EXHAUST else 0
            return kinds & ~terms.EXHAUST | points | triggering << terms.UNTRIGGERED_AT
        return kinds

    def but_own(n: Any) -> int:
        return int(isinstance(n, tree.CannotUse) and n.other)

    return _modifier(kind, high=bits, calls_of=but_own, grouped=True)


def _calls(n: Any) -> int:
    return call_bits(n.calls)


def _kind_bit(kind: int) -> int:
    """A kind of card, or a subtype of Gridiron cards, as `kind_bits` has it."""
    subtype = kind >> terms.SUBTYPE_AT
    return 1 << kind if not subtype else terms.ANY_GRIDIRON << (subtype - 1 + 8)


def _played_kind(kind: str) -> int:
    """The same of what is played: an Action card has a subtype too."""
    if kind in ON_FIELD:
        return _kind_bit(ON_FIELD[kind])
    return 1 << (terms.ACTION_SUBTYPE_AT + CARD_KIND[kind][1])


def _is_cap(number: nouns.Number) -> bool:
    """Whether base yards are what they are, up to so many."""
    return isinstance(number, nouns.Capped) and number.of == nouns.TheBaseYards()


def _base_are(number: nouns.Number) -> int:
    if _is_cap(number):
        return terms.AT_MOST_BASE
    return terms.BASE_LOSS if isinstance(number, int) and number < 0 else terms.BASE_ARE


def _card_strength(a: Assembler, n: tree.CardStrengthIs) -> Modifier:
    m = Modifier(terms.MOD_CARD_STRENGTH, terms.YOU)
    m.amount = a.number(n.to)
    return m


def _card_strength_by(a: Assembler, n: tree.ModifyCardStrength) -> Modifier:
    m = Modifier(terms.MOD_CARD_STRENGTH, terms.YOU)
    m.amount = a.number(n.by)
    m.high = terms.ADDED_STRENGTH
    return m


def _grit_strength(a: Assembler, n: tree.GritStrengthIs) -> Modifier:
    m = Modifier(terms.MOD_CARD_STRENGTH, terms.YOU)
    m.amount = a.number(n.to)
    m.high = terms.GRIT_STRENGTH
    return m


def _limit_x(a: Assembler, n: tree.LimitX) -> Modifier:
    m = Modifier(terms.MOD_LIMIT_X, terms.YOU)
    m.amount = a.number(n.to)
    m.high = int(n.least)
    return m


_WAYS: Final = {"down": 1, "up": 2, None: 3}


def _protects(of: int) -> Callable[[Assembler, Any], Modifier]:
    """What of a play stays what it is, which way, and by whose effects."""

    def high(n: Any) -> int:
        by = WHO["each player" if n.by is None else n.by]
        way = _WAYS[n.way] << terms.PROTECTED_WAY_AT
        return of | way | by << terms.PROTECTED_BY_AT

    return _modifier(terms.MOD_PROTECTS, high=high, calls_of=_calls)


def _which_kick(n: tree.CannotKick) -> int:
    return terms.PUNT if n.what == "punt" else terms.FIELD_GOAL


def _kick_line(n: tree.CannotKick) -> int:
    """From how many yards away a kick is allowed; none at all without a line."""
    return -1 if n.beyond is None else n.beyond


def _deck_bit(n: Any) -> int:
    return 0 if n.deck is None else 1 << DECK[n.deck]


def _set_limit(a: Assembler, n: tree.SetHandLimit) -> Modifier:
    m = Modifier(terms.MOD_HAND_LIMIT, WHO[n.who])
    m.amount = a.number(terms.MOST_HELD if n.to is None else n.to)
    m.high = 1
    m.calls = _deck_bit(n)
    return m


def _actions_cost(a: Assembler, n: tree.ActionsCost) -> Modifier:
    """`calls` are the sides that the cards are for, as bits."""
    m = _discards(a, n, terms.MOD_ACTIONS_COST)
    m.calls = 0 if n.side is None else 1 << SIDE[n.side]
    return m


def _abilities_cost(a: Assembler, n: tree.AbilitiesCost) -> Modifier:
    return _discards(a, n, terms.MOD_ABILITIES_COST)


def _discards(a: Assembler, n: tree.ActionsCost | tree.AbilitiesCost, kind: int) -> Modifier:
    """`high` is the deck, or 2 for either; its ability is carried out by whoever pays."""
    m = Modifier(kind, WHO[n.who])
    m.amount = a.number(n.count)
    m.high = terms.EITHER_DECK if n.deck is None else DECK[n.deck]
    m.cost = a.new_ability(0, terms.PLAYED)
    paid = tree.DiscardAny("you", n.count) if n.deck is None else None
    a.carry(m.cost, (paid or tree.Discard("you", n.deck or "action", n.count),))
    return m


def _audibles_cost(a: Assembler, n: tree.AudiblesCost) -> Modifier:
    """`high` is what is paid; its ability is carried out by whoever pays."""
    m = Modifier(terms.MOD_AUDIBLES_COST, WHO[n.who])
    m.amount = a.number(n.count)
    m.high = audible_costs.PAID.index(n.what)
    m.cost = a.new_ability(0, terms.PLAYED)
    paid: tree.Effect
    if n.what == "time unit":
        paid = tree.ChangeTimeUnits(n.count)
    elif n.what == "timeout":
        paid = tree.ChangeTimeouts("you", -n.count)
    else:
        paid = tree.Discard("you", "action" if n.what == "action card" else "play", n.count)
    a.carry(m.cost, (paid,))
    return m


ROWS: Final[dict[type, Callable[[Assembler, Any], Modifier]]] = {
    tree.ModifyYards: _modifier(
        terms.MOD_YARDS,
        amount=lambda n: n.by,
        high=lambda n: 0 if n.least is None else n.least + 1,
        calls_of=_calls,
    ),
    tree.ModifyBaseYards: _modifier(
        terms.MOD_BASE_YARDS,
        amount=lambda n: n.by,
        high=lambda n: 0 if n.no_further is None else terms.BASE_UP_TO + n.no_further,
        calls_of=_calls,
    ),
    tree.BaseYardsAre: _modifier(
        terms.MOD_BASE_YARDS,
        amount=lambda n: n.to.most if _is_cap(n.to) else n.to,
        high=lambda n: _base_are(n.to),
        calls_of=_calls,
    ),
    tree.AlsoStops: _modifier(
        terms.MOD_ALSO_STOPS, high=lambda n: call_bits(n.also), calls_of=_calls
    ),
    tree.NotStoppedByCall: _modifier(
        terms.MOD_NOT_STOPPED, high=lambda n: call_bits(n.by), calls_of=_calls
    ),
    tree.ModifyStrength: _modifier(
        terms.MOD_STRENGTH,
        amount=lambda n: n.by,
        high=lambda n: 0 if n.no_further is None else n.no_further + 1,
        calls_of=_calls,
    ),
    tree.CardStrengthIs: _card_strength,
    tree.ModifyCardStrength: _card_strength_by,
    tree.GritStrengthIs: _grit_strength,
    tree.ModifyCatchRange: _modifier(
        terms.MOD_CATCH_RANGE, amount=lambda n: n.low, high=lambda n: n.high, calls_of=_calls
    ),
    tree.CatchRangeIs: _modifier(
        terms.MOD_CATCH_RANGE_IS,
        amount=lambda n: one_end(n.low),
        high=lambda n: one_end(n.high),
        calls_of=_calls,
    ),
    tree.ModifyTimeUnits: _modifier(
        terms.MOD_TIME_UNITS,
        amount=lambda n: n.by,
        high=lambda n: 0 if n.least is None else n.least + 1,
        calls_of=_calls,
    ),
    tree.TimeUnitsAre: _modifier(
        terms.MOD_TIME_UNITS, amount=lambda n: n.to, high=lambda _: -1, calls_of=_calls
    ),
    tree.LimitTimeUnits: _modifier(
        terms.MOD_TIME_LIMIT,
        amount=lambda n: n.to,
        high=lambda n: int(n.how == "at most"),
        calls_of=_calls,
    ),
    tree.ModifyHandLimit: _modifier(
        terms.MOD_HAND_LIMIT, amount=lambda n: n.by, calls_of=_deck_bit
    ),
    tree.SetHandLimit: _set_limit,
    tree.OpeningHand: _modifier(terms.MOD_OPENING_HAND, amount=lambda n: n.by, calls_of=_deck_bit),
    tree.AbilitiesCost: _abilities_cost,
    tree.ActionsCost: _actions_cost,
    tree.ModifyGrit: _modifier(
        terms.MOD_GRIT,
        amount=lambda n: n.by,
        calls_of=lambda n: _KICKS[n.kick],
        high=lambda n: int(n.every),
    ),
    tree.OffersGrit: _modifier(
        terms.MOD_GRIT_OFFER,
        amount=lambda n: n.by,
        high=lambda n: (
            (terms.GRIT_MORE if n.by else terms.GRIT_EITHER if n.either else terms.GRIT_AGAIN)
            | (terms.OF_ABILITIES if n.abilities else 0)
        ),
    ),
    tree.KickGritIs: _modifier(
        terms.MOD_KICK_GRIT_IS, amount=lambda n: n.to, calls_of=lambda n: _KICKS[n.kick]
    ),
    tree.ModifyFieldGoals: _modifier(terms.MOD_FIELD_GOALS, amount=lambda n: n.nearer),
    tree.FieldGoalsAre: _modifier(terms.MOD_FIELD_GOALS_ARE, high=lambda n: int(n.good)),
    tree.FieldGoalsGoodOn: _modifier(
        terms.MOD_GOOD_ON,
        amount=lambda n: n.low,
        high=lambda n: n.high | (terms.ALSO_GOOD if n.also else 0),
    ),
    tree.WidenFieldGoals: _modifier(terms.MOD_GOOD_ON, amount=lambda n: n.by, high=lambda _: -1),
    tree.CannotKick: _modifier(terms.MOD_CANNOT_KICK, amount=_kick_line, high=_which_kick),
    tree.ModifyPunts: _modifier(terms.MOD_PUNTS, amount=lambda n: n.by),
    tree.PuntsGo: _modifier(
        terms.MOD_PUNTS,
        amount=lambda n: n.to,
        high=lambda n: terms.PUNTS_GO | n.low << 4 | n.high << 8,
    ),
    tree.PuntsIntoEndZone: _modifier(
        terms.MOD_PUNTS, amount=lambda n: n.to, high=lambda _: terms.INTO_END_ZONE
    ),
    tree.ModifyStart: _modifier(terms.MOD_START, amount=lambda n: n.by),
    tree.StartIs: _modifier(
        terms.MOD_START,
        amount=lambda n: n.to,
        high=lambda n: terms.STARTS_THERE if n.instead_of is None else n.instead_of,
    ),
    tree.ModifyKickPoints: _modifier(terms.MOD_KICK_POINTS, amount=lambda n: n.by),
    tree.ScoresAre: _modifier(
        terms.MOD_SCORES_ARE,
        amount=lambda n: n.to,
        high=lambda n: int(n.next),
        calls_of=lambda n: _SCORES[n.what],
    ),
    tree.ModifyRating: _rating,
    tree.SetRating: _modifier(terms.MOD_SET_RATING, high=lambda n: n.to, grouped=True),
    tree.Grants: _grants,
    tree.CountsAs: _modifier(
        terms.MOD_COUNTS_AS, high=lambda n: position_bits((n.position,)), grouped=True
    ),
    tree.AlsoCalled: _modifier(
        terms.MOD_ALSO_CALLED, high=lambda n: one_call(n.also), calls_of=_calls
    ),
    tree.Cannot: _cannot,
    tree.CannotUse: _abilities(terms.MOD_CANNOT_USE),
    tree.KeepsAbilities: _abilities(terms.MOD_KEEPS),
    tree.WorksExhausted: _abilities(terms.MOD_WORKS_EXHAUSTED),
    tree.SparesUsers: _modifier(
        terms.MOD_WORKS_EXHAUSTED,
        high=lambda n: (
            terms.SPARES_ONCE
            if n.once
            else terms.SPARES_USERS | (STRETCH[n.once_per] + 1) << terms.SPARES_IN
        ),
        grouped=True,
    ),
    tree.AbilityYards: _modifier(
        terms.MOD_ABILITY_YARDS,
        high=lambda n: (
            KEYWORD[n.keyword]
            | (terms.HALF_AS_LARGE if n.halved else n.times) << 4
            | (n.by + terms.FARTHEST) << 8
        ),
        grouped=True,
    ),
    tree.CannotAudible: _modifier(terms.MOD_CANNOT_AUDIBLE),
    tree.AudiblesCost: _audibles_cost,
    tree.CannotPlayKind: _modifier(
        terms.MOD_CANNOT_PLAY_KIND, calls_of=lambda n: _played_kind(n.kind)
    ),
    tree.CannotRemove: _cannot_remove,
    tree.HasNoEffect: _has_no_effect,
    tree.CannotCallStrength: _call_strength,
    tree.CannotEnergize: _cannot_energize,
    tree.CannotSearch: _modifier(terms.MOD_CANNOT_SEARCH),
    tree.CannotSubstitute: _modifier(terms.MOD_CANNOT_SUBSTITUTE),
    tree.MoreActions: _modifier(terms.MOD_MORE_ACTIONS, amount=lambda n: n.count),
    tree.MustDesignate: _modifier(
        terms.MOD_MUST_DESIGNATE, high=lambda n: _MUST[n.role], grouped=True
    ),
    tree.MayReceive: _modifier(
        terms.MOD_MUST_DESIGNATE, high=lambda _: terms.MAY_RECEIVE, grouped=True
    ),
    tree.CannotCancel: _modifier(terms.MOD_CANNOT_CANCEL, high=lambda n: CANCELS[n.what]),
    tree.CannotDraw: _modifier(terms.MOD_CANNOT_DRAW, calls_of=_deck_bit),
    tree.LimitDraws: _modifier(terms.MOD_LIMIT_DRAWS, amount=lambda n: n.count, calls_of=_deck_bit),
    tree.CannotTimeout: _modifier(
        terms.MOD_CANNOT_TIMEOUT, calls_of=lambda n: TIMEOUT_DEED[n.what]
    ),
    tree.CannotPlayActions: _modifier(
        terms.MOD_CANNOT_PLAY_ACTIONS, calls_of=lambda n: point_bits((n.point,)) if n.point else 0
    ),
    tree.LimitActions: _modifier(terms.MOD_LIMIT_ACTIONS, high=lambda n: n.count),
    tree.CannotCall: _cannot_call,
    tree.CannotCallAgain: _cannot_call_again,
    tree.AlsoStopsAgain: _also_stops_again,
    tree.CannotCallThis: _cannot_call_this,
    tree.LimitX: _limit_x,
    tree.CallStays: _modifier(terms.MOD_CALL_STAYS, high=lambda n: _CHANGED_BY[n.by]),
    tree.StrengthStays: _protects(terms.PROTECTED_STRENGTH),
    tree.YardsStay: _protects(terms.PROTECTED_YARDS),
    tree.RangeStays: _protects(terms.PROTECTED_RANGE),
    tree.LimitStrength: _modifier(
        terms.MOD_PROTECTS,
        amount=lambda n: n.to,
        high=lambda n: terms.STRENGTH_AT_LEAST if n.how == "at least" else terms.STRENGTH_AT_MOST,
        calls_of=_calls,
    ),
    tree.CannotFirstDown: _modifier(terms.MOD_CANNOT_FIRST_DOWN, calls_of=_calls),
    tree.CannotReplay: _modifier(terms.MOD_CANNOT_REPLAY),
}
