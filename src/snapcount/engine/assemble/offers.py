"""What somebody may do, with what comes of it; and what is paid for that.

What is paid is paid: whoever cannot do all of it is not asked, and what hangs on it follows only if
all of it was done.
"""

from __future__ import annotations

from snapcount.cards import nouns, tree
from snapcount.engine.assemble.assembler import Assembler
from snapcount.engine.assemble.each_player import SIDES, done_by
from snapcount.engine.assemble.paying import paid
from snapcount.engine.assemble.words import WHO, such_cards
from snapcount.engine.program import Step
from snapcount.engine.steps import choices, conditions


def may(a: Assembler, n: tree.May, steps: list[Step]) -> None:
    if n.who == "each player":  # the offense is asked first, and each for itself
        for who in SIDES:
            may(a, done_by(n, who), steps)
        return
    effects, then = _for_it(n)
    end = offer(a, n.who, effects, then, bool(n.if_not), steps)
    a.effects(n.if_not, steps)
    end.to = len(steps)


def _for_it(n: tree.May) -> tuple[tuple[tree.Effect, ...], tuple[tree.Effect, ...]]:
    """What is done, and what comes of it: `You may discard a card and draw two` is one bargain."""
    first = n.effects[0]
    if n.if_done or n.if_not or not (isinstance(first, tree.Substitute) or _gives(first, n.who)):
        return n.effects, n.if_done
    return n.effects[:1], n.effects[1:]


def either(a: Assembler, n: tree.EitherMay, steps: list[Step]) -> None:
    """The offense is asked first; the defense only if the offense does not."""
    ends = []
    for who in SIDES:
        effects = tuple(done_by(each, who) for each in n.effects)
        ends.append(offer(a, who, effects, n.if_done, True, steps))
    a.effects(n.if_not, steps)
    for end in ends:
        end.to = len(steps)


def offer(
    a: Assembler,
    who: str,
    effects: tuple[tree.Effect, ...],
    if_done: tuple[tree.Effect, ...],
    if_not: bool,
    steps: list[Step],
) -> choices.Jump:
    """Ask one seat; what follows is for those who have not done it. The jump skips that."""
    ask = choices.AskMay(WHO[who])
    hangs = bool(if_done) or if_not
    if hangs:
        price(a, ask, who, effects)
    steps.append(ask)
    start = len(steps)
    if hangs:
        steps.append(choices.Watch())
    a.effects(effects, steps)
    ask.done = len(steps)
    # Who said yes may still not have done it.
    done = choices.Unless(conditions.WasDone() if if_done else conditions.NothingMissing())
    if hangs:
        for effect in effects:
            paid(steps[start:], effect, who)
        steps.append(done)
    a.effects(if_done, steps)
    end = choices.Jump()
    steps.append(end)
    ask.to = done.to = len(steps)
    return end


def price(a: Assembler, ask: choices.AskMay, who: str, effects: tuple[tree.Effect, ...]) -> None:
    """What somebody needs who says yes to these."""
    for each in effects:
        if isinstance(each, tree.ExhaustPlayers) and not isinstance(each.players, nouns.All):
            count = each.players.count if isinstance(each.players, nouns.Choose) else 1
            if isinstance(each.players, nouns.Choose) and each.players.up_to:
                continue
            if isinstance(count, int):
                ask.turns.append(a.player_test(each.players))
                ask.exhausts.append(count)
        elif isinstance(each, tree.ChangeTimeUnits):
            ask.time += max(each.by, 0) if isinstance(each.by, int) else 0
        elif getattr(each, "who", None) != who:
            continue
        elif isinstance(each, tree.ChangeTimeouts):
            ask.timeouts -= min(each.by, 0)
        elif isinstance(each, tree.DiscardAny):
            ask.either += each.count
        elif isinstance(each, tree.Discard | tree.RevealCards) or (
            isinstance(each, tree.PutCards) and each.source == "hand"
        ):
            count = each.count if isinstance(each.count, int) else 0
            such = such_cards(each)
            if not such.is_any():
                ask.such.append(such)
                ask.suches.append(count)
            if each.deck == "play":
                ask.plays += count
            else:
                ask.actions += count


def choose_one(a: Assembler, n: tree.ChooseOne, steps: list[Step]) -> None:
    if n.who == "each player":  # the offense chooses first, and each for itself
        for who in SIDES:
            modes(a, done_by(n, who), (), steps)
        return
    modes(a, n, (), steps)


def modes(a: Assembler, n: tree.ChooseOne, taken: tuple[int, ...], steps: list[Step]) -> None:
    """Ask for one of the lists that are not taken yet; after it, for the next one.

    What the chooser gives up themselves is paid: that is what makes it a choice.
    """
    ask = choices.AskMode(WHO[n.who])
    steps.append(ask)
    ends = []
    starts = []
    for place, option in enumerate(n.options):
        given = tuple(each for each in option if _gives(each, n.who))
        ask.prices.append(choices.AskMay(WHO[n.who]))
        price(a, ask.prices[place], n.who, given)
        if place in taken:
            starts.append(-1)
            continue
        start = len(steps)
        starts.append(start)
        a.effects(option, steps)
        for each in given:
            paid(steps[start:], each, n.who)
        if len(taken) + 1 < min(n.count, len(n.options)):
            modes(a, n, (*taken, place), steps)
        end = choices.Jump()
        steps.append(end)
        ends.append(end)
    ask.to = starts
    for end in ends:
        end.to = len(steps)


def _gives(effect: tree.Effect, who: str) -> bool:
    """Whether that player exhausts a Player of their own by it, or gives cards or timeouts."""
    if isinstance(effect, tree.ExhaustPlayers):
        players = effect.players
        if isinstance(players, nouns.Choose):
            return players.group.whose == who
        return isinstance(players, nouns.This) and who == "you"
    return isinstance(effect, _GIVEN) and effect.who == who


_GIVEN = (tree.ChangeTimeouts, tree.Discard, tree.DiscardAny, tree.PutCards, tree.RevealCards)
