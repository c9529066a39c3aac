"""Effects that do what others would do: copied layers, copied and gained abilities.

What copies is never copied itself, so that nothing can go on copying for ever (law 10).
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from snapcount.engine import events
from snapcount.engine.effects import begin
from snapcount.engine.flow.success import is_ready, trigger_keyword
from snapcount.engine.layers import cancellable, is_such
from snapcount.engine.limits import played_cards
from snapcount.engine.options import (
    ASK_EFFECT,
    PICK_CARD,
    PICK_LAYER,
    PICK_PLAYER,
    USE,
    Option,
)
from snapcount.engine.players import can_target, slots_in
from snapcount.engine.program import (
    BEFORE_AT,
    PLAYERS,
    Ability,
    Frame,
    Lasting,
    PlayerTest,
    Step,
)
from snapcount.engine.state import State
from snapcount.engine.steps.players import fitting
from snapcount.engine.terms import ACTION_CARD, ANY_PASS, NEXT_PLAY, RECEIVE, SLOTS_A_SEAT, TACKLE
from snapcount.engine.zones import distinct


def copies(ability: Ability) -> bool:
    for step in ability.steps:
        if step.copies():
            return True
    return False


def start_copy(g: State, f: Frame, ability: Ability, card: i64) -> None:
    """Carry out somebody's ability as one's own: `this Player` is one's own too."""
    g.emit(events.COPIED, f.seat, card, ability.place)
    copied = begin(g, ability, f.seat, card, f.slot)
    copied.chosen = f.chosen & PLAYERS


@final
class CopyLayer(Step):
    """Copy an effect that waits in the layers."""

    __slots__ = ("doing", "players", "what", "whose")

    def __init__(self, what: i64, whose: i64, players: PlayerTest | None, doing: i64) -> None:
        super().__init__()
        self.what: i64 = what
        self.whose: i64 = whose
        self.players: PlayerTest | None = players
        self.doing: i64 = doing

    def copies(self) -> bool:
        return True

    def run(self, g: State, f: Frame) -> bool:
        options: list[Option] = []
        for i in range(len(g.layers)):
            layer = g.layers[i]
            if not layer.ability.steps or layer.cancelled or copies(layer.ability):
                continue
            if not is_such(g, layer, self.players, self.doing, f):
                continue
            if cancellable(g, layer, self.what, g.seats(self.whose, f.seat)):
                options.append(g.table.option(PICK_LAYER, i, -1))
        if not options:
            return True
        if len(options) > 1:
            g.ask(f.seat, ASK_EFFECT, options)
        else:
            self.answered(g, f, options[0])
        return False

    def answered(self, g: State, f: Frame, option: Option) -> None:
        layer = g.layers[option.a]
        start_copy(g, f, layer.ability, layer.card)


@final
class CopyPlayed(Step):
    """Copy an Action card that was played in this down, or the last one, wherever it is now."""

    __slots__ = ("last", "whose")

    def __init__(self, whose: i64, last: bool) -> None:
        super().__init__()
        self.whose: i64 = whose
        self.last: bool = last

    def copies(self) -> bool:
        return True

    def shows_where(self) -> bool:
        return False  # the card was played, and may be anywhere by now

    def run(self, g: State, f: Frame) -> bool:
        cards: list[i64] = []
        for card in played_cards(g, g.seats(self.whose, f.seat)):
            ability = g.table.played[card]
            if ability is None or g.table.kind[card] != ACTION_CARD or copies(ability):
                continue
            if card != f.card and not ability.needs_layer:
                if self.last:
                    cards.clear()
                cards.append(card)
        options = distinct(g, cards, PICK_CARD)
        if not options:
            return True
        if len(options) > 1:
            g.ask(f.seat, ASK_EFFECT, options)
        else:
            self.answered(g, f, options[0])
        return False

    def answered(self, g: State, f: Frame, option: Option) -> None:
        ability = g.table.played[option.a]
        assert ability is not None
        start_copy(g, f, ability, option.a)


@final
class CopyAbility(Step):
    """Do what an ability of a chosen Player does; its Player does nothing and stays as it is."""

    __slots__ = ("keyword",)

    def __init__(self, keyword: i64) -> None:
        super().__init__()
        self.keyword: i64 = keyword

    def copies(self) -> bool:
        return True

    def run(self, g: State, f: Frame) -> bool:
        options: list[Option] = []
        for slot in slots_in(f.chosen & PLAYERS):
            card = g.top(slot)
            for ability in g.table.card_abilities[card]:
                if ability.kind == self.keyword and not copies(ability):
                    options.append(g.table.option(USE, card, ability.place))
        if not options:
            return True
        if len(options) > 1:
            g.ask(f.seat, ASK_EFFECT, options)
        else:
            self.answered(g, f, options[0])
        return False

    def answered(self, g: State, f: Frame, option: Option) -> None:
        start_copy(g, f, g.table.card_abilities[option.a][option.b], option.a)


@final
class TriggerAgain(Step):
    """T-13 once more, for the chosen Players who are designated; but for what does that itself.

    `anyone`: for whoever is chosen, as if they were designated; on plays on which somebody is.
    """

    __slots__ = ("anyone", "keyword")

    def __init__(self, keyword: i64, anyone: bool = False) -> None:
        super().__init__()
        self.keyword: i64 = keyword
        self.anyone: bool = anyone

    def copies(self) -> bool:
        return True

    def run(self, g: State, f: Frame) -> bool:
        this = g.this
        named = this.tackler
        if self.keyword != TACKLE:
            on_pass = bool(this.call & ANY_PASS)
            named = this.runner if on_pass == (self.keyword == RECEIVE) else -1
        if named < 0 or this.results:
            return True
        before = len(g.waiting)
        for slot in slots_in(f.chosen & PLAYERS):
            if (self.anyone or slot == named) and is_ready(g, slot, self.keyword):
                trigger_keyword(g, slot // SLOTS_A_SEAT, slot, self.keyword)
        g.waiting[before:] = [each for each in g.waiting[before:] if not copies(each.ability)]
        return True


def gain(g: State, f: Frame, ability: Ability, card: i64, slot: i64, duration: i64) -> None:
    """A Player has an ability as well from here on."""
    seat = slot // SLOTS_A_SEAT
    amount: i64 = 0
    m = ability.modifier
    if m is not None:
        number = m.amount
        if number is not None:
            amount = number.value(g, Frame(ability, seat, card, slot))
    runner = g.offense
    target = g.plays_run[runner] + 1 if duration == NEXT_PLAY else 0
    lasting = Lasting(
        ability, seat, card, slot, amount, duration, runner, target, False, 1 << slot, True
    )
    g.lasting = [*g.lasting, lasting]
    g.emit(events.GAINED_ABILITY, seat, card, slot)


@final
class GainAbility(Step):
    """The chosen Players gain an ability that the card's own words give."""

    __slots__ = ("ability", "duration")

    def __init__(self, ability: Ability, duration: i64) -> None:
        super().__init__()
        self.ability: Ability = ability
        self.duration: i64 = duration

    def leaves(self) -> Ability | None:
        return self.ability

    def run(self, g: State, f: Frame) -> bool:
        for slot in slots_in(f.chosen & PLAYERS):
            gain(g, f, self.ability, f.card, slot, self.duration)
        return True


GAINS: Final = 0
GIVES: Final = 1
SHARE: Final = 2


@final
class GainAbilitiesOf(Step):
    """This Player gains what is printed on the chosen Players; or gives them its own, or each of
    them has the others'. `keyword` -1: abilities of every kind."""

    __slots__ = ("duration", "keyword", "way")

    def __init__(self, duration: i64, keyword: i64, way: i64) -> None:
        super().__init__()
        self.duration: i64 = duration
        self.keyword: i64 = keyword
        self.way: i64 = way

    def copies(self) -> bool:
        return True

    def run(self, g: State, f: Frame) -> bool:
        if f.slot < 0 and self.way != SHARE:
            return True
        for slot in slots_in(f.chosen & PLAYERS):
            if self.way == GAINS:
                self.hand_on(g, f, slot, f.slot)
            elif self.way == GIVES:
                self.hand_on(g, f, f.slot, slot)
            else:
                for other in slots_in(f.chosen & PLAYERS):
                    if other != slot:
                        self.hand_on(g, f, other, slot)
        return True

    def hand_on(self, g: State, f: Frame, source: i64, slot: i64) -> None:
        hand_on(g, f, source, slot, self.keyword, self.duration)


def hand_on(g: State, f: Frame, source: i64, slot: i64, keyword: i64, duration: i64) -> None:
    """A Player gains the abilities printed on another."""
    card = g.top(source)
    for ability in g.table.card_abilities[card]:
        if not copies(ability) and (keyword < 0 or ability.kind == keyword):
            gain(g, f, ability, card, slot, duration)


@final
class GainAbilitiesOfAnother(Step):
    """The Players chosen before gain what is printed on one who is chosen now, and is not theirs.

    Whoever was chosen before stays `that Player`.
    """

    __slots__ = ("by", "duration", "keyword", "players")

    def __init__(self, players: PlayerTest, by: i64, duration: i64, keyword: i64) -> None:
        super().__init__()
        self.players: PlayerTest = players
        self.by: i64 = by
        self.duration: i64 = duration
        self.keyword: i64 = keyword

    def copies(self) -> bool:
        return True

    def run(self, g: State, f: Frame) -> bool:
        chosen = f.chosen & PLAYERS
        f.chosen = chosen << BEFORE_AT  # who fits may depend on them
        found = fitting(g, f, self.players) & ~chosen
        f.chosen = chosen
        options: list[Option] = []
        for slot in slots_in(found):
            if chosen and can_target(g, slot, f.seat):
                options.append(g.table.option(PICK_PLAYER, slot, -1))
        if not options:
            return True
        if len(options) == 1:
            self.answered(g, f, options[0])
            return True
        seat = g.seat_of(self.by, f.seat)
        if f.others_choose and seat == f.seat:
            seat = 1 - seat
        g.ask(seat, ASK_EFFECT, options)
        return False

    def answered(self, g: State, f: Frame, option: Option) -> None:
        for slot in slots_in(f.chosen & PLAYERS):
            hand_on(g, f, option.a, slot, self.keyword, self.duration)
