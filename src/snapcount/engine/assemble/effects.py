"""The executor of every effect node."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import msgspec

from snapcount.cards import nouns, tree
from snapcount.cards.positions import ALL_POSITIONS, to_choose
from snapcount.engine import terms
from snapcount.engine.assemble import offers
from snapcount.engine.assemble.about_effects import restates
from snapcount.engine.assemble.assembler import Assemble, Assembler
from snapcount.engine.assemble.card_effects import ROWS as CARD_ROWS
from snapcount.engine.assemble.coming_plays import holding
from snapcount.engine.assemble.doing import DOING
from snapcount.engine.assemble.shapes import for_each_seat, simple
from snapcount.engine.assemble.stead import has_part, of_turnover
from snapcount.engine.assemble.words import (
    CANCELS,
    DURATION,
    KEYWORD,
    RESULT,
    SIX_CALLS,
    TURNOVER,
    WHO,
    aimed_at,
    call_bits,
    one_call,
    one_end,
    position_bits,
    put_away,
)
from snapcount.engine.program import PlayerTest, Step
from snapcount.engine.steps import (
    audible_costs,
    calls,
    choices,
    copying,
    defense_calls,
    designating,
    downs,
    first_downs,
    last_calls,
    layers,
    numbers,
    players,
    success,
    yards,
)


def _add(sign: int) -> Assemble:
    def assemble(a: Assembler, n: Any, steps: list[Step]) -> None:
        step = yards.AddYards(a.number(n.yards), sign, a.outside)
        least = getattr(n, "least", None)
        if least is not None:
            step.least = least
        steps.append(step)

    return assemble


def _change_grit(a: Assembler, n: tree.ChangeGrit | tree.SetGrit, steps: list[Step]) -> None:
    own = any(isinstance(step, downs.GritStep) for step in steps)
    sets = isinstance(n, tree.SetGrit)
    number = n.to if isinstance(n, tree.SetGrit) else n.by
    steps.append(downs.ChangeGrit(a.number(number), sets, own))


def _multiply(a: Assembler, n: tree.MultiplyYards, steps: list[Step]) -> None:
    entry = terms.DOUBLE if n.how == "double" else terms.HALVE
    steps.append(yards.LedgerStep(entry, numbers.Fixed(int(n.up))))


def _limit(a: Assembler, n: tree.LimitYards, steps: list[Step]) -> None:
    entry = terms.AT_MOST if n.how == "at most" else terms.AT_LEAST
    steps.append(yards.LedgerStep(entry, a.number(n.yards)))


def _become(a: Assembler, n: tree.BecomePlay, steps: list[Step]) -> None:
    steps.append(
        calls.Become(
            [one_call(play.call) for play in n.plays],
            [-1 if play.yards is None else play.yards for play in n.plays],
            [-1 if play.catch_low is None else play.catch_low for play in n.plays],
            [9 if play.catch_high is None else play.catch_high for play in n.plays],
            n.other,
        )
    )


def _choose_position(a: Assembler, n: tree.ChoosePosition, steps: list[Step]) -> None:
    named = to_choose(n)
    a.positions = [position_bits((each,)) for each in named]
    steps.append(choices.AskPosition([ALL_POSITIONS.index(each) for each in named], WHO[n.who]))


def _audible(a: Assembler, n: tree.Audible, steps: list[Step]) -> None:
    flips: list[Step] = []
    for_each_seat(n.who, calls.Flip, flips)
    for flip in flips:
        assert isinstance(flip, calls.Flip)
        steps += [audible_costs.PayForAudible(flip.who), flip]


def _score(a: Assembler, n: tree.ScorePoints, steps: list[Step]) -> None:
    for_each_seat(n.who, lambda who: downs.PointsStep(who, n.points), steps)


def _copy_layer(a: Assembler, n: tree.CopyLayer, steps: list[Step]) -> None:
    if n.this_down:
        a.recalls |= 1 << terms.WOULD_PLAY_ACTION  # what is played is remembered
        steps.append(copying.CopyPlayed(WHO[n.whose], n.last))
    else:
        users, doing = a.users(n.by), DOING[n.doing]
        steps.append(copying.CopyLayer(CANCELS[n.what], WHO[n.whose], users, doing))


def _copy_ability(a: Assembler, n: tree.CopyAbility, steps: list[Step]) -> None:
    a.select(n.players, steps)
    steps.append(copying.CopyAbility(KEYWORD[n.keyword]))


def _trigger_again(a: Assembler, n: tree.TriggerAgain, steps: list[Step]) -> None:
    a.select(n.players, steps)
    steps.append(copying.TriggerAgain(KEYWORD[n.keyword]))


def _trigger_abilities(a: Assembler, n: tree.TriggerAbilities, steps: list[Step]) -> None:
    a.select(n.players, steps)
    steps.append(copying.TriggerAgain(KEYWORD[n.keyword], anyone=True))


def _gain_ability(a: Assembler, n: tree.GainAbility, steps: list[Step]) -> None:
    a.select(n.players, steps)
    ability = a.ability(n.ability, 0)
    if ability.kind == terms.EXHAUST:
        a.grants |= ability.points
    for each in (ability, *ability.others):
        steps.append(copying.GainAbility(each, DURATION[n.duration]))


def _gain_abilities(a: Assembler, n: tree.GainAbilitiesOf, steps: list[Step]) -> None:
    mutual = False
    if isinstance(n.to, nouns.That) and isinstance(n.players, nouns.Choose):
        a.grants |= terms.EVERY_POINT
        keyword = -1 if n.keyword is None else KEYWORD[n.keyword]
        test, by = a.group(n.players.group), WHO[n.players.by]
        steps.append(copying.GainAbilitiesOfAnother(test, by, DURATION[n.duration], keyword))
        return
    if isinstance(n.to, nouns.That):  # whoever was chosen before
        mutual = not isinstance(n.players, nouns.This)
    else:
        a.select(n.players, steps)
    a.grants |= terms.EVERY_POINT
    keyword = -1 if n.keyword is None else KEYWORD[n.keyword]
    to = copying.GAINS if isinstance(n.to, nouns.This) else copying.GIVES
    steps.append(
        copying.GainAbilitiesOf(DURATION[n.duration], keyword, copying.SHARE if mutual else to)
    )


def _cost(a: Assembler, n: tree.PayCost, steps: list[Step]) -> None:
    """Paid before anything resolves: `Assembler.carry` has made it the ability's cost."""


def _players(make: Callable[[Any], Step]) -> Assemble:
    def assemble(a: Assembler, n: Any, steps: list[Step]) -> None:
        a.select(n.players, steps)
        steps.append(make(n))

    return assemble


def _exhaust(a: Assembler, n: tree.ExhaustPlayers, steps: list[Step]) -> None:
    """Whoever exhausts some of their own Players does it: only an Energized one can be (Z-2)."""
    whom = n.players
    first = len(steps)
    a.select(whom, steps)
    if isinstance(whom, nouns.Choose) and whom.by == whom.group.whose:
        for step in steps[first:]:
            if isinstance(step, players.SelectSome):
                step.pays = True
    steps.append(players.ExhaustStep(isinstance(whom, nouns.All)))


def _substitute(a: Assembler, n: tree.Substitute, steps: list[Step]) -> None:
    a.select(n.out, steps)
    into: PlayerTest | None = None
    if isinstance(n.into, nouns.Choose):
        into = a.group(n.into.group)
    elif n.into is not None:
        into = a.player_test(n.into)
    step = players.SubstituteStep(n.energized, into)
    step.out = None if isinstance(n.out, nouns.That) else a.player_test(n.out)
    _goes_out(n.out, steps, step)
    steps.append(step)


def _bench(a: Assembler, n: tree.ToBench, steps: list[Step]) -> None:
    a.select(n.players, steps)
    _goes_out(n.players, steps, None)
    steps.append(players.BenchStep())


def _goes_out(
    who: nouns.Players, steps: list[Step], substitutes: players.SubstituteStep | None
) -> None:
    """Whoever is chosen just before leaves the field (R-34)."""
    if not isinstance(who, nouns.Choose):
        return
    for chosen in steps[-2:] if "each player" in (who.by, who.group.whose) else steps[-1:]:
        if isinstance(chosen, players.SelectSome):
            chosen.benches = True
            chosen.substitutes = substitutes


_ROLE_CALLS: Final = {"runner": terms.ANY_RUN, "receiver": terms.ANY_PASS}


def _name_another(a: Assembler, n: tree.NameAnother, steps: list[Step]) -> None:
    by = WHO[n.players.by] if isinstance(n.players, nouns.Choose) else terms.YOU
    test = a.player_test(n.players)
    offense = n.role != "tackler"
    steps.append(designating.NameAnother(offense, _ROLE_CALLS.get(n.role, 0), test, by))


def _choose(a: Assembler, n: tree.ChoosePlayers, steps: list[Step]) -> None:
    a.select(n.players, steps)


def _nothing(a: Assembler, n: tree.Uncancellable, steps: list[Step]) -> None:
    """What the ability as a whole is marked with is no step of its own."""


_ONE_PLAY: Final = ("this down", "next down", "next play")
"""Durations in which nobody else comes to be the runner; one may be named later in them."""


def _lasting(a: Assembler, n: tree.Lasting, steps: list[Step]) -> None:
    who = getattr(n.modifier, "players", None)
    if isinstance(who, nouns.Designated) and n.duration not in _ONE_PLAY:
        # Another down has others in these roles: whoever it is when the effect resolves.
        a.select(who, steps)
        changed = msgspec.structs.replace(n.modifier, players=nouns.That())
        n = tree.Lasting(changed, n.duration, n.of)
    runner = WHO[n.of or getattr(n.modifier, "who", "offense")]
    steps.append(layers.LastStep(a.static(n.modifier, 0), DURATION[n.duration], False, runner))


def _lasting_while(a: Assembler, n: tree.LastingWhile, steps: list[Step]) -> None:
    runner = WHO[n.of or getattr(n.modifier, "who", "offense")]
    ability = a.static(n.modifier, 0)
    ability.condition = a.condition(n.condition)
    steps.append(layers.LastStep(ability, DURATION[n.duration], False, runner))


def _await(a: Assembler, n: tree.Await, steps: list[Step]) -> None:
    runner = WHO[n.of or n.ability.who or "offense"]
    held, rest = holding(n)
    for each in held:
        ability = a.of_coming_play(each.what, n.ability, each.condition)
        ability.coming = terms.NEXT_COMING if n.once else terms.ANY_COMING
        steps.append(layers.LastStep(ability, DURATION[n.duration], False, runner))
    if rest is not None:
        ability = a.waiting(rest.ability, 0)
        ability.restates = not n.once and restates(rest.ability)
        steps.append(layers.LastStep(ability, DURATION[n.duration], n.once, runner))


def _if(a: Assembler, n: tree.If, steps: list[Step]) -> None:
    test = choices.Unless(a.condition(n.condition))
    steps.append(test)
    start = len(steps)
    a.effects(n.then, steps)
    if isinstance(n.condition, nouns.TurnoverIs) and tree.CancelTurnover() in n.then:
        of_turnover(steps[start:])
    if n.otherwise:
        skip = choices.Jump()
        steps.append(skip)
        test.to = len(steps)
        a.effects(n.otherwise, steps)
        skip.to = len(steps)
    else:
        test.to = len(steps)


ROWS: Final[dict[type, Assemble]] = {
    **CARD_ROWS,
    tree.Gain: _add(1),
    tree.Lose: _add(-1),
    tree.MultiplyYards: _multiply,
    tree.InsteadYards: simple(lambda a, n: yards.InsteadStep(a.number(n.yards))),
    tree.LimitYards: _limit,
    tree.SetBaseYards: simple(
        lambda a, n: yards.SetBaseYards(a.number(n.to), isinstance(n.to, int) and n.to < 0)
    ),
    tree.ChangeBaseYards: simple(
        lambda a, n: yards.BaseYards(a.number(n.by), -1 if n.no_further is None else n.no_further)
    ),
    tree.MoveBall: simple(lambda a, n: yards.Move(a.number(n.yards))),
    tree.PlaceBall: simple(lambda a, n: yards.Place(WHO[n.whose], n.yards)),
    tree.Audible: _audible,
    tree.BecomePlay: _become,
    tree.BecomeDefense: simple(lambda a, n: defense_calls.BecomeDefense(call_bits(n.calls), n.add)),
    tree.StopsNoLonger: simple(lambda a, n: defense_calls.StopsNoLonger(call_bits(n.calls))),
    tree.ChooseDefense: simple(
        lambda a, n: defense_calls.ChooseDefense(
            {"run": terms.ANY_RUN, "pass": terms.ANY_PASS, None: terms.ANY_CALL}[n.kind],
            n.count,
            n.add,
        )
    ),
    tree.AlsoPlay: simple(lambda a, n: calls.AlsoPlay(sum(one_call(call) for call in n.calls))),
    tree.RepeatPlay: simple(lambda a, n: last_calls.RepeatPlay(WHO[n.who])),
    tree.CopyCall: simple(lambda a, n: defense_calls.CopyCall(n.side == "offense")),
    tree.CopyDefense: simple(lambda a, n: defense_calls.CopyDefense(n.add)),
    tree.NamePlay: simple(
        lambda a, n: calls.NamePlay(
            sum(one_call(call) for call in n.calls or ("run", "pass"))
            if n.kinds
            else call_bits(n.calls) & SIX_CALLS or SIX_CALLS
        )
    ),
    tree.ReplayDown: simple(lambda a, n: calls.Replay()),
    tree.MakeResult: simple(lambda a, n: success.ForceResult(RESULT[n.result])),
    tree.ChangeCatchRange: simple(
        lambda a, n: success.CatchRange(
            n.low, n.high, False, None if n.each is None else a.number(n.each)
        )
    ),
    tree.SetCatchRange: simple(
        lambda a, n: success.CatchRange(one_end(n.low), one_end(n.high), True, None)
    ),
    tree.ChangeStrength: simple(lambda a, n: success.Strength(a.number(n.by), False, n.within)),
    tree.SetStrength: simple(lambda a, n: success.Strength(a.number(n.to), True, False)),
    tree.Turnover: simple(lambda a, n: downs.LiveBallTurnover(TURNOVER[n.kind])),
    tree.CancelTurnover: simple(lambda a, n: downs.NoTurnover()),
    tree.FirstDown: simple(lambda a, n: first_downs.MakeFirstDown(n.certain)),
    tree.CancelFirstDown: simple(lambda a, n: first_downs.CancelFirstDown()),
    tree.SetDown: simple(lambda a, n: first_downs.SetDown(n.to)),
    tree.LoseDown: simple(lambda a, n: first_downs.SetDown(0)),
    tree.ChangeTimeUnits: simple(lambda a, n: downs.TimeUnits(a.number(n.by), False, n.least or 0)),
    tree.SetTimeUnits: simple(
        lambda a, n: downs.TimeUnits(
            a.number(n.to), True, own=has_part(n.to, (nouns.TheTimeUnits,))
        )
    ),
    tree.ChangeClock: simple(lambda a, n: downs.ClockStep(a.number(n.by))),
    tree.ChangeTimeouts: simple(
        lambda a, n: downs.TimeoutsStep(WHO[n.who], n.by, -1 if n.most is None else n.most)
    ),
    tree.DetermineGrit: simple(lambda a, n: downs.GritStep()),
    tree.ScorePoints: _score,
    tree.ChoosePlayers: _choose,
    tree.ChangeGrit: _change_grit,
    tree.SetGrit: _change_grit,
    tree.KickAgain: simple(
        lambda a, n: (
            downs.KeptGrit(n.keep == "lower")
            if n.keep is not None
            else downs.KickAgain()
            if n.who is None
            else downs.EitherGrit(WHO[n.who])
        )
    ),
    tree.SetClock: simple(lambda a, n: downs.SetClock(n.to)),
    tree.Energize: _players(lambda n: players.EnergizeStep(isinstance(n.players, nouns.All))),
    tree.ExhaustPlayers: _exhaust,
    tree.ToBench: _bench,
    tree.Substitute: _substitute,
    tree.NameAnother: _name_another,
    tree.CancelAbilities: simple(lambda a, n: players.Silence(KEYWORD[n.keyword], WHO[n.whose])),
    tree.PayCost: _cost,
    tree.CancelLayer: simple(
        lambda a, n: layers.CancelStep(
            *aimed_at(n), n.every, put_away(n.to), a.users(n.by), DOING[n.doing]
        )
    ),
    tree.Uncancellable: _nothing,
    tree.CancelIt: simple(lambda a, n: layers.CancelIt(put_away(n.to))),
    tree.NewTarget: simple(
        lambda a, n: layers.NewTargetStep(*aimed_at(n), a.users(n.by), DOING[n.doing])
    ),
    tree.CopyLayer: _copy_layer,
    tree.CopyAbility: _copy_ability,
    tree.TriggerAgain: _trigger_again,
    tree.TriggerAbilities: _trigger_abilities,
    tree.GainAbility: _gain_ability,
    tree.GainAbilitiesOf: _gain_abilities,
    tree.EitherMay: offers.either,
    tree.Lasting: _lasting,
    tree.LastingWhile: _lasting_while,
    tree.Await: _await,
    tree.If: _if,
    tree.May: offers.may,
    tree.ChooseOne: offers.choose_one,
    tree.ChoosePosition: _choose_position,
    tree.ChooseX: simple(
        lambda a, n: choices.AskX(
            n.low, n.high, WHO[n.who], None if n.up_to is None else a.number(n.up_to)
        )
    ),
}
