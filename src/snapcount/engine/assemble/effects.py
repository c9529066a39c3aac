"""The executor of every effect node."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

import msgspec

from snapcount.cards import nouns, tree
from snapcount.engine import terms
from snapcount.engine.assemble.words import (
    CANCELS,
    CARD_KIND,
    DECK,
    DURATION,
    KEYWORD,
    ON_FIELD,
    RESULT,
    SIX_CALLS,
    TURNOVER,
    WHO,
    call_bits,
    one_call,
)
from snapcount.engine.program import PlayerTest, Step
from snapcount.engine.steps import (
    attachments,
    calls,
    cards,
    choices,
    copying,
    downs,
    layers,
    numbers,
    piles,
    players,
    revealing,
    yards,
)

if TYPE_CHECKING:
    from snapcount.engine.assemble.assembler import Assembler


_SOURCE: Final = ("hand", "deck", "discard")


def _add(sign: int) -> Callable[[Assembler, Any, list[Step]], None]:
    def assemble(a: Assembler, n: Any, steps: list[Step]) -> None:
        steps.append(yards.AddYards(a.number(n.yards), sign, a.outside))

    return assemble


def _multiply(a: Assembler, n: tree.MultiplyYards, steps: list[Step]) -> None:
    entry = terms.DOUBLE if n.how == "double" else terms.HALVE
    steps.append(yards.LedgerStep(entry, numbers.Fixed(0)))


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
        )
    )


def _for_each_seat(who: str, make: Callable[[int], Step], steps: list[Step]) -> None:
    """A step about one seat: for `each player` the offense's comes first."""
    if who == "each player":
        steps.append(make(terms.OFFENSE))
        steps.append(make(terms.DEFENSE))
    else:
        steps.append(make(WHO[who]))


def _audible(a: Assembler, n: tree.Audible, steps: list[Step]) -> None:
    _for_each_seat(n.who, calls.Flip, steps)


def _score(a: Assembler, n: tree.ScorePoints, steps: list[Step]) -> None:
    _for_each_seat(n.who, lambda who: downs.PointsStep(who, n.points), steps)


def _look(a: Assembler, n: tree.LookAndReorder, steps: list[Step]) -> None:
    _for_each_seat(n.whose, lambda whose: cards.LookStep(whose, DECK[n.deck], n.count), steps)


def _look_and_take(a: Assembler, n: tree.LookAndTake, steps: list[Step]) -> None:
    step = cards.LookStep(terms.YOU, DECK[n.deck], n.count)
    step.take = n.take
    step.calls = n.to == "call"
    step.reveals = n.reveal
    step.rest = ("top", "bottom", "discard", "shuffle").index(n.rest)
    steps.append(step)
    if step.calls:
        steps.append(calls.CallShown())


def _discard(a: Assembler, n: tree.Discard, steps: list[Step]) -> None:
    count = None if n.count is None else a.number(n.count)
    deck, how = DECK[n.deck], ("choose", "random", "look").index(n.how)
    _for_each_seat(n.who, lambda who: cards.DiscardStep(who, deck, count, how), steps)


def _search(a: Assembler, n: tree.Search, steps: list[Step]) -> None:
    play, action = "play" in n.decks, "action" in n.decks
    kind, side = CARD_KIND[n.kind] if n.kind is not None else (-1, 0)

    def search(who: int) -> Step:
        step = cards.SearchStep(who, play, action, n.reveal)
        step.kind, step.side, step.calls = kind, side, call_bits(n.calls)
        step.calls_it, step.count = n.to == "call", n.count
        return step

    _for_each_seat(n.who, search, steps)


def _discard_top(a: Assembler, n: tree.DiscardTop, steps: list[Step]) -> None:
    _for_each_seat(n.who, lambda who: cards.DiscardTopStep(who, DECK[n.deck], n.count), steps)


def _discard_any(a: Assembler, n: tree.DiscardAny, steps: list[Step]) -> None:
    _for_each_seat(n.who, lambda who: cards.DiscardAnyStep(who, n.count, n.random), steps)


def _call_from_hand(a: Assembler, n: tree.CallFromHand, steps: list[Step]) -> None:
    kinds = call_bits(n.calls)
    _for_each_seat(n.who, lambda who: calls.CallFromHand(who, kinds), steps)


def _recover(a: Assembler, n: tree.Recover, steps: list[Step]) -> None:
    count = a.number(n.count)
    kind, side = CARD_KIND[n.kind] if n.kind is not None else (-1, 0)

    def recover(who: int) -> Step:
        step = cards.RecoverStep(who, DECK[n.deck], count, kind, side)
        step.different, step.calls = n.different, call_bits(n.calls)
        return step

    _for_each_seat(n.who, recover, steps)


def _look_at_hand(a: Assembler, n: tree.LookAtHand, steps: list[Step]) -> None:
    steps += [piles.LookAtHand(WHO[n.whose], DECK[deck]) for deck in n.decks]


def _exchange(a: Assembler, n: tree.ExchangeHands, steps: list[Step]) -> None:
    a.exchanges = True
    steps += [piles.Exchange(DECK[deck]) for deck in n.decks]


def _put(a: Assembler, n: tree.PutCards, steps: list[Step]) -> None:
    count = None if n.count is None else a.number(n.count)
    deck, to = DECK[n.deck], ("top", "bottom", "shuffle").index(n.to)
    hand, looks = n.source == "hand", n.how == "look"
    _for_each_seat(n.who, lambda who: piles.PutStep(who, deck, count, hand, to, looks), steps)


def _exchange_with_pile(a: Assembler, n: tree.ExchangeWithPile, steps: list[Step]) -> None:
    _for_each_seat(n.who, lambda who: revealing.ExchangeWithPile(who, DECK[n.deck]), steps)


def _hand_until(a: Assembler, n: tree.HandUntil, steps: list[Step]) -> None:
    deck, to = DECK[n.deck], a.number(n.to)

    def until(who: int) -> Step:
        count = numbers.ToHandOf(who, deck, to, not n.draw)
        if n.draw:
            return cards.DrawStep(who, deck, count)
        return cards.DiscardStep(who, deck, count, cards.BY_CHOICE)

    _for_each_seat(n.who, until, steps)


def _reveal_cards(a: Assembler, n: tree.RevealCards, steps: list[Step]) -> None:
    deck = DECK[n.deck]
    _for_each_seat(n.who, lambda who: revealing.RevealCards(who, deck, n.count, n.random), steps)


def _reveal_until(a: Assembler, n: tree.RevealUntil, steps: list[Step]) -> None:
    rest = ("bottom", "discard", "shuffle").index(n.rest)
    step = revealing.RevealUntil(DECK[n.deck], rest, n.to == "call")
    step.kind, step.side = CARD_KIND[n.kind] if n.kind is not None else (-1, 0)
    step.calls = call_bits(n.calls)
    steps.append(step)


def _reveal_top(a: Assembler, n: tree.RevealTop, steps: list[Step]) -> None:
    _for_each_seat(n.who, lambda who: piles.RevealTop(who, DECK[n.deck]), steps)


def _put_shown(a: Assembler, n: tree.PutShown, steps: list[Step]) -> None:
    to = {"hand": piles.TO_HAND, "discard": piles.TO_DISCARD, "bottom": piles.TO_BOTTOM}[n.to]
    steps.append(piles.PutShown(to))


def _attach(a: Assembler, n: tree.AttachCard, steps: list[Step]) -> None:
    a.select(n.players, steps)
    steps.append(attachments.AttachStep(_SOURCE.index(n.source)))


def _move_this(a: Assembler, n: tree.MoveThis, steps: list[Step]) -> None:
    steps.append(attachments.MoveThis(None if n.to is None else a.group(n.to.group)))


def _move_power_up(a: Assembler, n: tree.MovePowerUp, steps: list[Step]) -> None:
    to: PlayerTest | None = None
    if isinstance(n.to, nouns.Choose):
        to = a.group(n.to.group)
    elif n.to is not None:
        to = a.player_test(n.to)
    if n.source is not None:
        a.select(n.source, steps)
    steps.append(attachments.MovePowerUp(WHO[n.whose], n.source is not None, to))


def _copy_layer(a: Assembler, n: tree.CopyLayer, steps: list[Step]) -> None:
    if n.this_down:
        a.recalls |= 1 << terms.WOULD_PLAY_ACTION  # what is played is remembered
        steps.append(copying.CopyPlayed(WHO[n.whose], n.last))
    else:
        steps.append(copying.CopyLayer(CANCELS[n.what], WHO[n.whose]))


def _copy_ability(a: Assembler, n: tree.CopyAbility, steps: list[Step]) -> None:
    a.select(n.players, steps)
    steps.append(copying.CopyAbility(KEYWORD[n.keyword]))


def _gain_ability(a: Assembler, n: tree.GainAbility, steps: list[Step]) -> None:
    a.select(n.players, steps)
    ability = a.ability(n.ability, 0)
    if ability.kind == terms.EXHAUST:
        a.grants |= ability.points
    steps.append(copying.GainAbility(ability, DURATION[n.duration]))


def _gain_abilities(a: Assembler, n: tree.GainAbilitiesOf, steps: list[Step]) -> None:
    a.select(n.players, steps)
    a.grants |= terms.EVERY_POINT
    steps.append(copying.GainAbilitiesOf(DURATION[n.duration]))


def _either(a: Assembler, n: tree.EitherMay, steps: list[Step]) -> None:
    """The offense is asked first; the defense only if the offense does not."""
    skips = []
    for who in ("offense", "defense"):
        ask = choices.AskMay(WHO[who])
        ask.actions, ask.plays = _needed(n.effects)
        steps.append(ask)
        a.effects(tuple(_done_by(each, who) for each in n.effects), steps)
        a.effects(n.if_done, steps)
        skip = choices.Jump()
        steps.append(skip)
        skips.append(skip)
        ask.to = len(steps)
    a.effects(n.if_not, steps)
    for skip in skips:
        skip.to = len(steps)


def _each_by(may: tree.May, who: str) -> tree.May:
    """What each player may do, as that one's own doing."""
    return msgspec.structs.replace(
        may,
        who=who,
        effects=tuple(_done_by(each, who) for each in may.effects),
        if_done=tuple(_done_by(each, who) for each in may.if_done),
        if_not=tuple(_done_by(each, who) for each in may.if_not),
    )


def _of(effect: Any) -> str | None:
    found: str | None = getattr(effect, "who", None)
    return found


def _done_by(node: Any, who: str) -> Any:
    """The same with that player wherever `each player` stands: each does it for itself."""
    if isinstance(node, tuple):
        return tuple(_done_by(part, who) for part in node)
    if node == "each player":
        return who
    if not isinstance(node, msgspec.Struct):
        return node
    changed = {field: _done_by(getattr(node, field), who) for field in node.__struct_fields__}
    return msgspec.structs.replace(node, **changed)


def _needed(effects: tuple[tree.Effect, ...]) -> tuple[int, int]:
    """How many Action and Play cards somebody needs who says yes to these."""
    found = [0, 0]
    for effect in effects:
        if isinstance(effect, tree.Discard) and isinstance(effect.count, int):
            found[effect.deck == "play"] += effect.count
    return found[0], found[1]


def _cost(a: Assembler, n: tree.PayCost, steps: list[Step]) -> None:
    """Paid before anything resolves: `Assembler.carry` has made it the ability's cost."""


def _players(make: Callable[[Any], Step]) -> Callable[[Assembler, Any, list[Step]], None]:
    def assemble(a: Assembler, n: Any, steps: list[Step]) -> None:
        a.select(n.players, steps)
        steps.append(make(n))

    return assemble


def _substitute(a: Assembler, n: tree.Substitute, steps: list[Step]) -> None:
    a.select(n.out, steps)
    into: PlayerTest | None = None
    if isinstance(n.into, nouns.Choose):
        into = a.group(n.into.group)
    elif n.into is not None:
        into = a.player_test(n.into)
    steps.append(players.SubstituteStep(n.energized, into))


def _remove(a: Assembler, n: tree.RemoveCard, steps: list[Step]) -> None:
    if n.players is not None:
        a.select(n.players, steps)
    count = -1 if n.count is None else n.count
    chosen = n.players is not None
    step = layers.RemoveStep(ON_FIELD[n.kind], WHO[n.whose], count, n.to == "hand", chosen)
    step.up_to, step.other = n.up_to, n.other
    steps.append(step)


def _choose(a: Assembler, n: tree.ChoosePlayers, steps: list[Step]) -> None:
    a.select(n.players, steps)


def _nothing(a: Assembler, n: tree.Uncancellable, steps: list[Step]) -> None:
    """What the ability as a whole is marked with is no step of its own."""


def _lasting(a: Assembler, n: tree.Lasting, steps: list[Step]) -> None:
    who = getattr(n.modifier, "players", None)
    if isinstance(who, nouns.Designated):  # whoever it is when the effect resolves
        a.select(who, steps)
        changed = msgspec.structs.replace(n.modifier, players=nouns.That())
        n = tree.Lasting(changed, n.duration)
    runner = WHO[getattr(n.modifier, "who", "offense")]
    steps.append(layers.LastStep(a.static(n.modifier, 0), DURATION[n.duration], False, runner))


def _await(a: Assembler, n: tree.Await, steps: list[Step]) -> None:
    runner = WHO[n.ability.who or "offense"]
    steps.append(layers.LastStep(a.waiting(n.ability, 0), DURATION[n.duration], n.once, runner))


def _if(a: Assembler, n: tree.If, steps: list[Step]) -> None:
    test = choices.Unless(a.condition(n.condition))
    steps.append(test)
    a.effects(n.then, steps)
    if n.otherwise:
        skip = choices.Jump()
        steps.append(skip)
        test.to = len(steps)
        a.effects(n.otherwise, steps)
        skip.to = len(steps)
    else:
        test.to = len(steps)


def _may(a: Assembler, n: tree.May, steps: list[Step]) -> None:
    if n.who == "each player":  # the offense is asked first, and each for itself
        for who in ("offense", "defense"):
            _may(a, _each_by(n, who), steps)
        return
    ask = choices.AskMay(WHO[n.who])
    if n.if_done or n.if_not:  # what hangs on it must be paid for in full
        ask.actions, ask.plays = _needed(tuple(e for e in n.effects if _of(e) == n.who))
        for each in n.effects:
            if isinstance(each, tree.ChangeTimeouts) and each.who == n.who:
                ask.timeouts -= min(each.by, 0)

    steps.append(ask)
    a.effects(n.effects, steps)
    a.effects(n.if_done, steps)
    skip = choices.Jump()
    steps.append(skip)
    ask.to = len(steps)
    a.effects(n.if_not, steps)
    skip.to = len(steps)


def _choose_one(a: Assembler, n: tree.ChooseOne, steps: list[Step]) -> None:
    if n.who == "each player":  # the offense chooses first, and each for itself
        for who in ("offense", "defense"):
            _modes(a, _done_by(n, who), (), steps)
        return
    _modes(a, n, (), steps)


def _modes(a: Assembler, n: tree.ChooseOne, taken: tuple[int, ...], steps: list[Step]) -> None:
    """Ask for one of the lists that are not taken yet; after it, for the next one."""
    ask = choices.AskMode(WHO[n.who])
    steps.append(ask)
    ends = []
    starts = []
    for place, option in enumerate(n.options):
        if place in taken:
            starts.append(-1)
            continue
        starts.append(len(steps))
        a.effects(option, steps)
        if len(taken) + 1 < min(n.count, len(n.options)):
            _modes(a, n, (*taken, place), steps)
        end = choices.Jump()
        steps.append(end)
        ends.append(end)
    ask.to = starts
    for end in ends:
        end.to = len(steps)


def _simple(make: Callable[[Assembler, Any], Step]) -> Callable[[Assembler, Any, list[Step]], None]:
    def assemble(a: Assembler, n: Any, steps: list[Step]) -> None:
        steps.append(make(a, n))

    return assemble


EFFECTS: Final[dict[type, Callable[[Assembler, Any, list[Step]], None]]] = {
    tree.Gain: _add(1),
    tree.Lose: _add(-1),
    tree.MultiplyYards: _multiply,
    tree.InsteadYards: _simple(lambda a, n: yards.InsteadStep(a.number(n.yards))),
    tree.LimitYards: _limit,
    tree.SetBaseYards: _simple(lambda a, n: yards.SetBaseYards(a.number(n.to))),
    tree.ChangeBaseYards: _simple(lambda a, n: yards.BaseYards(a.number(n.by))),
    tree.MoveBall: _simple(lambda a, n: yards.Move(a.number(n.yards))),
    tree.PlaceBall: _simple(lambda a, n: yards.Place(WHO[n.whose], n.yards)),
    tree.Audible: _audible,
    tree.BecomePlay: _become,
    tree.BecomeDefense: _simple(lambda a, n: calls.BecomeDefense(call_bits(n.calls), n.add)),
    tree.ChooseDefense: _simple(
        lambda a, n: calls.ChooseDefense(
            {"run": terms.ANY_RUN, "pass": terms.ANY_PASS, None: terms.ANY_CALL}[n.kind],
            n.count,
            n.add,
        )
    ),
    tree.AlsoPlay: _simple(lambda a, n: calls.AlsoPlay(sum(one_call(call) for call in n.calls))),
    tree.CopyCall: _simple(lambda a, n: calls.CopyCall(n.side == "offense")),
    tree.NamePlay: _simple(
        lambda a, n: calls.NamePlay(
            terms.UNSPECIFIED_RUN | terms.UNSPECIFIED_PASS if n.kinds else SIX_CALLS
        )
    ),
    tree.ReplayDown: _simple(lambda a, n: calls.Replay()),
    tree.MakeResult: _simple(lambda a, n: calls.ForceResult(RESULT[n.result])),
    tree.ChangeCatchRange: _simple(
        lambda a, n: calls.CatchRange(
            n.low, n.high, False, None if n.each is None else a.number(n.each)
        )
    ),
    tree.SetCatchRange: _simple(lambda a, n: calls.CatchRange(n.low, n.high, True, None)),
    tree.ChangeStrength: _simple(lambda a, n: calls.Strength(a.number(n.by), False, n.within)),
    tree.SetStrength: _simple(lambda a, n: calls.Strength(a.number(n.to), True, False)),
    tree.Turnover: _simple(lambda a, n: downs.LiveBallTurnover(TURNOVER[n.kind])),
    tree.CancelTurnover: _simple(lambda a, n: downs.NoTurnover()),
    tree.FirstDown: _simple(lambda a, n: downs.MakeFirstDown()),
    tree.ChangeTimeUnits: _simple(lambda a, n: downs.TimeUnits(a.number(n.by), False)),
    tree.SetTimeUnits: _simple(lambda a, n: downs.TimeUnits(a.number(n.to), True)),
    tree.ChangeClock: _simple(lambda a, n: downs.ClockStep(a.number(n.by))),
    tree.ChangeTimeouts: _simple(lambda a, n: downs.TimeoutsStep(WHO[n.who], n.by)),
    tree.DetermineGrit: _simple(lambda a, n: downs.GritStep()),
    tree.ScorePoints: _score,
    tree.ChoosePlayers: _choose,
    tree.ChangeGrit: _simple(lambda a, n: downs.ChangeGrit(a.number(n.by), False)),
    tree.SetGrit: _simple(lambda a, n: downs.ChangeGrit(a.number(n.to), True)),
    tree.KickAgain: _simple(lambda a, n: downs.KickAgain()),
    tree.SetClock: _simple(lambda a, n: downs.SetClock(n.to)),
    tree.Energize: _players(lambda n: players.EnergizeStep()),
    tree.ExhaustPlayers: _players(lambda n: players.ExhaustStep()),
    tree.ToBench: _players(lambda n: players.BenchStep()),
    tree.Substitute: _substitute,
    tree.CancelAbilities: _simple(lambda a, n: players.Silence(KEYWORD[n.keyword], WHO[n.whose])),
    tree.Draw: _simple(lambda a, n: cards.DrawStep(WHO[n.who], DECK[n.deck], a.number(n.count))),
    tree.Discard: _discard,
    tree.Search: _search,
    tree.Recover: _recover,
    tree.RevealHand: _simple(lambda a, n: cards.RevealStep(WHO[n.who], DECK[n.deck])),
    tree.LookAndReorder: _look,
    tree.LookAtHand: _look_at_hand,
    tree.LookAndTake: _look_and_take,
    tree.ExchangeHands: _exchange,
    tree.PutCards: _put,
    tree.RevealTop: _reveal_top,
    tree.DiscardTop: _discard_top,
    tree.DiscardAny: _discard_any,
    tree.CallShown: _simple(lambda a, n: calls.CallShown()),
    tree.CallFromHand: _call_from_hand,
    tree.PutShown: _put_shown,
    tree.PlayFromDiscard: _simple(lambda a, n: piles.PlayFromDiscard()),
    tree.PayCost: _cost,
    tree.SkipDraw: _simple(lambda a, n: cards.SkipDrawStep(WHO[n.who])),
    tree.ShuffleDiscard: _simple(lambda a, n: cards.ShuffleDiscardStep(WHO[n.who], DECK[n.deck])),
    tree.CancelLayer: _simple(
        lambda a, n: layers.CancelStep(CANCELS[n.what], WHO[n.whose], n.every, n.to == "hand")
    ),
    tree.Uncancellable: _nothing,
    tree.CancelIt: _simple(lambda a, n: layers.CancelIt()),
    tree.NewTarget: _simple(lambda a, n: layers.NewTargetStep(CANCELS[n.what], WHO[n.whose])),
    tree.RemoveCard: _remove,
    tree.CopyLayer: _copy_layer,
    tree.CopyAbility: _copy_ability,
    tree.GainAbility: _gain_ability,
    tree.GainAbilitiesOf: _gain_abilities,
    tree.EitherMay: _either,
    tree.RemoveThis: _simple(
        lambda a, n: attachments.RemoveThis(("discard", "hand", "bottom", "shuffle").index(n.to))
    ),
    tree.MoveThis: _move_this,
    tree.ExchangeWithPile: _exchange_with_pile,
    tree.HandUntil: _hand_until,
    tree.RevealCards: _reveal_cards,
    tree.RevealUntil: _reveal_until,
    tree.AttachCard: _attach,
    tree.PutOnField: _simple(
        lambda a, n: attachments.PutOnField(ON_FIELD[n.kind], _SOURCE.index(n.source))
    ),
    tree.MovePowerUp: _move_power_up,
    tree.Lasting: _lasting,
    tree.Await: _await,
    tree.If: _if,
    tree.May: _may,
    tree.ChooseOne: _choose_one,
    tree.ChooseX: _simple(
        lambda a, n: choices.AskX(
            n.low, n.high, WHO[n.who], None if n.up_to is None else a.number(n.up_to)
        )
    ),
}
