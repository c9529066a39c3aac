"""From syntax trees to programs: each node of `snapcount.cards` becomes its executor.

`EFFECTS`, `MODIFIERS`, `CONDITIONS` and `NUMBERS` name the executor of every node type; a test
holds them against the unions in `cards.tree` and `cards.nouns`, so that no node is without one
(law 7).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, get_args

from snapcount.cards import nouns, tree
from snapcount.cards.words import CALLS, POSITION_GROUPS, POSITIONS, TIMING_POINTS
from snapcount.engine import program, terms
from snapcount.engine.errors import SetupError
from snapcount.engine.program import Ability, Modifier, PlayerTest, Step
from snapcount.engine.steps import (
    calls,
    cards,
    choices,
    conditions,
    downs,
    groups,
    layers,
    numbers,
    players,
    yards,
)

WHO: Final[dict[str | None, int]] = {
    "you": terms.YOU,
    "opponent": terms.OPPONENT,
    "offense": terms.OFFENSE,
    "defense": terms.DEFENSE,
    "each player": terms.EACH,
    None: terms.ANYONE,
}
DECK: Final = {"play": terms.PLAY, "action": terms.ACTION}
RESULT: Final = {
    "stopped": terms.STOPPED,
    "successful": terms.SUCCESSFUL,
    "incomplete": terms.INCOMPLETE,
    "complete": terms.COMPLETE,
}
TURNOVER: Final = {
    "fumble": terms.FUMBLE,
    "interception": terms.INTERCEPTION,
    "pick six": terms.PICK_SIX,
}
KEYWORD: Final = {
    "exhaust": terms.EXHAUST,
    "run": terms.RUN,
    "receive": terms.RECEIVE,
    "tackle": terms.TACKLE,
}
DURATION: Final = {
    "this down": terms.THIS_DOWN,
    "next play": terms.NEXT_PLAY,
    "this possession": terms.THIS_POSSESSION,
    "this half": terms.THIS_HALF,
    "this game": terms.THIS_GAME,
}
CANCELS: Final = {
    "action card": terms.CANCELS_ACTIONS,
    "exhaust ability": terms.CANCELS_EXHAUSTS,
    "effect": terms.CANCELS_ANYTHING,
}
ON_FIELD: Final = {
    "power up": terms.POWER_UP,
    "superstar": terms.SUPERSTAR,
    "gridiron": terms.GRIDIRON,
}
EVENT: Final[dict[str, int]] = {word: bit for bit, word in enumerate(get_args(tree.Event))}
WOULD_EVENT: Final[dict[str, int]] = {
    "the play would gain yards": terms.WOULD_GAIN_YARDS,
    "the play would be stopped": terms.WOULD_BE_STOPPED,
    "a live ball turnover would happen": terms.WOULD_TURN_OVER,
}
ANYTHING: Final = 1_000_000


def call_bits(called: tuple[str, ...]) -> int:
    """Calls as a qualifier or condition means them: the unspecified words mean any of a kind."""
    bits = 0
    for call in called:
        if call == "run":
            bits |= terms.ANY_RUN
        elif call == "pass":
            bits |= terms.ANY_PASS
        else:
            bits |= 1 << CALLS.index(call)
    return bits


def one_call(call: str) -> int:
    """A call as a card calls it: unspecified is a call of its own (F-6)."""
    return 1 << CALLS.index(call)


def point_bits(points: tuple[str, ...]) -> int:
    """Timing points as bits; none named means every one (T-12)."""
    bits = 0
    for point in points:
        bits |= 1 << TIMING_POINTS.index(point)
    return bits or terms.EVERY_POINT


def position_bits(positions: tuple[str, ...]) -> int:
    bits = 0
    for position in positions:
        for each in POSITION_GROUPS.get(position, (position,)):  # type: ignore[call-overload]
            bits |= 1 << POSITIONS.index(each)
    return bits


class Assembler:
    """Assembles all abilities of a game; names become numbers that the whole table shares."""

    def __init__(self) -> None:
        self.abilities: list[Ability] = []
        self.names: dict[str, int] = {}
        self.teams: dict[str, int] = {}
        self.listens = 0
        self.modifies = 0
        self.outside = False

    def name(self, name: str) -> int:
        return self.names.setdefault(name.casefold(), len(self.names))

    def team(self, team: str) -> int:
        return self.teams.setdefault(team.casefold(), len(self.teams)) if team else -1

    # abilities

    def new_ability(self, place: int, kind: int) -> Ability:
        ability = Ability(len(self.abilities), place, kind)
        self.abilities.append(ability)
        return ability

    def played(self, effects: tuple[tree.Effect, ...], timing: tree.Timing) -> Ability:
        """What playing an Action card does, and when it may be played."""
        ability = self.new_ability(0, terms.PLAYED)
        self.timing(ability, timing)
        self.carry(ability, effects)
        return ability

    def ability(self, node: tree.Ability, place: int) -> Ability:
        if isinstance(node, tree.Activated):
            ability = self.new_ability(place, terms.EXHAUST)
            self.qualifier(ability, node.qualifier)
            self.timing(ability, node.timing)
            ability.bench = node.bench
            self.carry(ability, node.effects)
        elif isinstance(node, tree.OnDesignation):
            ability = self.new_ability(place, KEYWORD[node.keyword])
            self.qualifier(ability, node.qualifier)
            self.carry(ability, node.effects)
        elif isinstance(node, tree.Static):
            ability = self.static(node.modifier, place)
            ability.bench = node.bench
            if node.condition is not None:
                ability.condition = self.condition(node.condition)
        else:
            ability = self.waiting(node, place)
        return ability

    def static(self, modifier: tree.Modifier, place: int) -> Ability:
        ability = self.new_ability(place, terms.STATIC)
        ability.modifier = MODIFIERS[type(modifier)](self, modifier)
        self.modifies |= 1 << ability.modifier.kind
        return ability

    def waiting(self, node: tree.Triggered | tree.Would, place: int) -> Ability:
        """A trigger or a replacement, on a card or left behind by an effect."""
        if isinstance(node, tree.Triggered):
            ability = self.new_ability(place, terms.TRIGGERED)
            ability.event = EVENT[node.event]
            if node.players is not None:
                ability.players = self.player_test(node.players)
        else:
            ability = self.new_ability(place, terms.WOULD)
            ability.event = WOULD_EVENT[node.event]
        self.listens |= 1 << ability.event
        ability.whose = WHO[node.who]
        ability.calls = call_bits(node.calls)
        ability.bench = node.bench
        if node.condition is not None:
            ability.condition = self.condition(node.condition)
        self.carry(ability, node.effects)
        return ability

    def qualifier(self, ability: Ability, qualifier: tree.Qualifier) -> None:
        ability.calls = call_bits(qualifier.calls)
        if qualifier.low is not None:
            ability.low = qualifier.low
            ability.high = qualifier.low if qualifier.high is None else qualifier.high

    def timing(self, ability: Ability, timing: tree.Timing) -> None:
        ability.points = point_bits(timing.points)
        if timing.condition is not None:
            ability.condition = self.condition(timing.condition)

    # programs

    def carry(self, ability: Ability, effects: tuple[tree.Effect, ...]) -> None:
        """Assemble effects in order; each step knows which effect's words it carries out."""
        if len(effects) > 60:
            raise SetupError("An ability may have at most 60 effects.")
        # E-8: yards beside a Replay the Down move the ball outside Play Results
        outside_before, self.outside = self.outside, _replays(effects)
        steps: list[Step] = []
        for place, effect in enumerate(effects):
            start = len(steps)
            self.effect(effect, steps)
            for step in steps[start:]:
                step.effect = place
                if isinstance(step, layers.LastStep):
                    _words_of(step.ability, ability.place, place)
            if _at_once(effect):
                ability.any_at_once = True
                for step in steps[start:]:
                    step.at_once = True
        ability.steps = steps
        if effects and isinstance(effects[0], tree.CancelLayer):
            ability.needs_layer = CANCELS[effects[0].what]
        self.outside = outside_before

    def effect(self, node: tree.Effect, steps: list[Step]) -> None:
        EFFECTS[type(node)](self, node, steps)

    def effects(self, nodes: tuple[tree.Effect, ...], steps: list[Step]) -> None:
        for node in nodes:
            self.effect(node, steps)

    # nouns

    def number(self, node: nouns.Number) -> program.Number:
        if isinstance(node, int):
            return numbers.Fixed(node)
        return NUMBERS[type(node)](self, node)

    def condition(self, node: nouns.Condition) -> program.Condition:
        return CONDITIONS[type(node)](self, node)

    def group(self, node: nouns.Group, normal: bool = False) -> PlayerTest:
        test = groups.Described()
        test.whose = WHO[node.whose]
        test.where = 2 if normal else (1 if node.where == "bench" else 0)
        test.state = {None: 0, "energized": 1, "exhausted": 2}[node.state]
        test.positions = position_bits(node.positions)
        test.side = {None: 0, "offense": terms.ON_OFFENSE, "defense": terms.ON_DEFENSE}[node.side]
        test.team = -1 if node.team is None else self.team(node.team)
        test.name = -1 if node.named is None else self.name(node.named)
        test.least = -1 if node.rating_at_least is None else node.rating_at_least
        test.most = 1000 if node.rating_at_most is None else node.rating_at_most
        test.legend = node.status == "legend"
        test.star = node.status == "superstar"
        test.other = node.other
        test.normal = normal
        return test

    def player_test(self, node: nouns.Players) -> PlayerTest:
        if isinstance(node, nouns.This):
            return groups.ThisPlayer()
        if isinstance(node, nouns.That):
            return groups.ThosePlayers()
        if isinstance(node, nouns.Designated):
            return groups.DesignatedPlayer(node.role == "tackler")
        return self.group(node.group)

    def select(self, node: nouns.Players, steps: list[Step]) -> None:
        """The step that settles whom an effect means; `That` is whoever it was before."""
        if isinstance(node, nouns.Choose):
            by = WHO[node.by]
            steps.append(players.SelectSome(self.group(node.group), node.count, node.up_to, by))
        elif not isinstance(node, nouns.That):
            steps.append(players.SelectAll(self.player_test(node)))


def _words_of(left: Ability, place: int, effect: int) -> None:
    """What an effect leaves behind has its words in that effect (law 8)."""
    left.place = place
    for step in left.steps:
        step.effect = effect
        if isinstance(step, layers.LastStep):
            _words_of(step.ability, place, effect)


def _replays(effects: tuple[tree.Effect, ...]) -> bool:
    return any(isinstance(effect, tree.ReplayDown) for effect in effects)


def _at_once(effect: tree.Effect) -> bool:
    """T-7: an audible, or a change of the call ruled to be at once (E-5), also as a choice."""
    if isinstance(effect, tree.May):
        return any(map(_at_once, effect.effects + effect.if_done + effect.if_not))
    if isinstance(effect, tree.ChooseOne):
        return any(_at_once(each) for option in effect.options for each in option)
    return isinstance(effect, tree.Audible) or (
        isinstance(effect, tree.BecomePlay) and effect.at_once
    )


# Effects ---------------------------------------------------------------------------------------


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
            [play.yards or 0 for play in n.plays],
            [play.catch_low or 0 for play in n.plays],
            [9 if play.catch_high is None else play.catch_high for play in n.plays],
        )
    )


def _for_each_seat(who: str, make: Callable[[int], Step], steps: list[Step]) -> None:
    """A step that asks one seat: for `each player` the offense's comes first."""
    if who == "each player":
        steps.append(make(terms.OFFENSE))
        steps.append(make(terms.DEFENSE))
    else:
        steps.append(make(WHO[who]))


def _discard(a: Assembler, n: tree.Discard, steps: list[Step]) -> None:
    count = None if n.count is None else a.number(n.count)
    deck, random = DECK[n.deck], n.how == "random"
    _for_each_seat(n.who, lambda who: cards.DiscardStep(who, deck, count, random), steps)


def _search(a: Assembler, n: tree.Search, steps: list[Step]) -> None:
    play, action = "play" in n.decks, "action" in n.decks
    _for_each_seat(n.who, lambda who: cards.SearchStep(who, play, action), steps)


def _recover(a: Assembler, n: tree.Recover, steps: list[Step]) -> None:
    _for_each_seat(n.who, lambda who: cards.RecoverStep(who, DECK[n.deck], n.count), steps)


def _players(make: Callable[[Any], Step]) -> Callable[[Assembler, Any, list[Step]], None]:
    def assemble(a: Assembler, n: Any, steps: list[Step]) -> None:
        a.select(n.players, steps)
        steps.append(make(n))

    return assemble


def _substitute(a: Assembler, n: tree.Substitute, steps: list[Step]) -> None:
    a.select(n.out, steps)
    steps.append(players.SubstituteStep(n.energized))


def _lasting(a: Assembler, n: tree.Lasting, steps: list[Step]) -> None:
    steps.append(layers.LastStep(a.static(n.modifier, 0), DURATION[n.duration], False))


def _await(a: Assembler, n: tree.Await, steps: list[Step]) -> None:
    steps.append(layers.LastStep(a.waiting(n.ability, 0), DURATION[n.duration], n.once))


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
    ask = choices.AskMay(WHO[n.who])
    steps.append(ask)
    a.effects(n.effects, steps)
    a.effects(n.if_done, steps)
    skip = choices.Jump()
    steps.append(skip)
    ask.to = len(steps)
    a.effects(n.if_not, steps)
    skip.to = len(steps)


def _choose_one(a: Assembler, n: tree.ChooseOne, steps: list[Step]) -> None:
    ask = choices.AskMode(WHO[n.who])
    steps.append(ask)
    ends = []
    starts = []
    for option in n.options:
        starts.append(len(steps))
        a.effects(option, steps)
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
    tree.ChangeBaseYards: _simple(lambda a, n: yards.BaseYards(a.number(n.by))),
    tree.MoveBall: _simple(lambda a, n: yards.Move(a.number(n.yards))),
    tree.Audible: _simple(lambda a, n: calls.Flip(WHO[n.who])),
    tree.BecomePlay: _become,
    tree.BecomeDefense: _simple(lambda a, n: calls.BecomeDefense(call_bits(n.calls))),
    tree.ReplayDown: _simple(lambda a, n: calls.Replay()),
    tree.MakeResult: _simple(lambda a, n: calls.ForceResult(RESULT[n.result])),
    tree.ChangeCatchRange: _simple(lambda a, n: calls.CatchRange(n.low, n.high, False)),
    tree.SetCatchRange: _simple(lambda a, n: calls.CatchRange(n.low, n.high, True)),
    tree.ChangeStrength: _simple(lambda a, n: calls.Strength(a.number(n.by), False)),
    tree.SetStrength: _simple(lambda a, n: calls.Strength(a.number(n.to), True)),
    tree.Turnover: _simple(lambda a, n: downs.LiveBallTurnover(TURNOVER[n.kind])),
    tree.CancelTurnover: _simple(lambda a, n: downs.NoTurnover()),
    tree.FirstDown: _simple(lambda a, n: downs.MakeFirstDown()),
    tree.ChangeTimeUnits: _simple(lambda a, n: downs.TimeUnits(a.number(n.by), False)),
    tree.SetTimeUnits: _simple(lambda a, n: downs.TimeUnits(a.number(n.to), True)),
    tree.ChangeClock: _simple(lambda a, n: downs.ClockStep(a.number(n.by))),
    tree.ChangeTimeouts: _simple(lambda a, n: downs.TimeoutsStep(WHO[n.who], n.by)),
    tree.DetermineGrit: _simple(lambda a, n: downs.GritStep()),
    tree.ScorePoints: _simple(lambda a, n: downs.PointsStep(WHO[n.who], n.points)),
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
    tree.LookAndReorder: _simple(lambda a, n: cards.LookStep(WHO[n.whose], DECK[n.deck], n.count)),
    tree.SkipDraw: _simple(lambda a, n: cards.SkipDrawStep(WHO[n.who])),
    tree.ShuffleDiscard: _simple(lambda a, n: cards.ShuffleDiscardStep(WHO[n.who], DECK[n.deck])),
    tree.CancelLayer: _simple(lambda a, n: layers.CancelStep(CANCELS[n.what])),
    tree.RemoveCard: _simple(
        lambda a, n: layers.RemoveStep(
            ON_FIELD[n.kind], WHO[n.whose], -1 if n.count is None else n.count
        )
    ),
    tree.Lasting: _lasting,
    tree.Await: _await,
    tree.If: _if,
    tree.May: _may,
    tree.ChooseOne: _choose_one,
    tree.ChooseX: _simple(lambda a, n: choices.AskX(n.low, n.high)),
}


# Modifiers -------------------------------------------------------------------------------------


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
            m.players = a.group(n.group)
        return m

    return assemble


def _cannot(a: Assembler, n: tree.Cannot) -> Modifier:
    kind = {
        "be exhausted": terms.MOD_CANNOT_EXHAUST,
        "be energized": terms.MOD_CANNOT_ENERGIZE,
        "be designated": terms.MOD_CANNOT_DESIGNATE,
    }[n.what]
    return _modifier(kind, grouped=True)(a, n)


def _calls(n: Any) -> int:
    return call_bits(n.calls)


def _deck_bit(n: Any) -> int:
    return 1 << DECK[n.deck]


MODIFIERS: Final[dict[type, Callable[[Assembler, Any], Modifier]]] = {
    tree.ModifyYards: _modifier(terms.MOD_YARDS, amount=lambda n: n.by, calls_of=_calls),
    tree.ModifyStrength: _modifier(terms.MOD_STRENGTH, amount=lambda n: n.by, calls_of=_calls),
    tree.ModifyCatchRange: _modifier(
        terms.MOD_CATCH_RANGE, amount=lambda n: n.low, high=lambda n: n.high, calls_of=_calls
    ),
    tree.ModifyTimeUnits: _modifier(terms.MOD_TIME_UNITS, amount=lambda n: n.by),
    tree.ModifyHandLimit: _modifier(
        terms.MOD_HAND_LIMIT, amount=lambda n: n.by, calls_of=_deck_bit
    ),
    tree.ModifyGrit: _modifier(terms.MOD_GRIT, amount=lambda n: n.by),
    tree.ModifyFieldGoals: _modifier(terms.MOD_FIELD_GOALS, amount=lambda n: n.nearer),
    tree.ModifyRating: _modifier(terms.MOD_RATING, high=lambda n: n.by, grouped=True),
    tree.CountsAs: _modifier(
        terms.MOD_COUNTS_AS, high=lambda n: position_bits((n.position,)), grouped=True
    ),
    tree.AlsoCalled: _modifier(
        terms.MOD_ALSO_CALLED, high=lambda n: one_call(n.also), calls_of=_calls
    ),
    tree.Cannot: _cannot,
    tree.CannotCancel: _modifier(terms.MOD_CANNOT_CANCEL),
    tree.CannotDraw: _modifier(terms.MOD_CANNOT_DRAW, calls_of=_deck_bit),
    tree.CannotTimeout: _modifier(terms.MOD_CANNOT_TIMEOUT),
    tree.CannotPlayActions: _modifier(terms.MOD_CANNOT_PLAY_ACTIONS),
}


# Conditions and numbers ------------------------------------------------------------------------


def _between(least: int | None, most: int | None) -> tuple[int, int]:
    return (-ANYTHING if least is None else least, ANYTHING if most is None else most)


def _downs(a: Assembler, n: nouns.DownIs) -> program.Condition:
    bits = 0
    for down in n.downs:
        bits |= 1 << down
    return conditions.OnDowns(bits)


CONDITIONS: Final[dict[type, Callable[[Assembler, Any], program.Condition]]] = {
    nouns.Called: lambda a, n: conditions.HasCalled(WHO[n.who], call_bits(n.calls)),
    nouns.PlayIs: lambda a, n: conditions.ResultIs(RESULT[n.result]),
    nouns.StrengthIn: lambda a, n: conditions.StrengthWithin(n.low, n.high),
    nouns.GritIn: lambda a, n: conditions.GritWithin(n.low, n.high),
    nouns.DownIs: _downs,
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
    nouns.Synergized: lambda a, n: conditions.IsSynergized(WHO[n.who]),
    nouns.YardsWould: lambda a, n: conditions.YardsWithin(*_between(n.at_least, n.at_most)),
    nouns.DeckHas: lambda a, n: conditions.DeckCounts(
        a.group(n.group, normal=True), *_between(n.at_least, n.at_most)
    ),
    nouns.AllOf: lambda a, n: conditions.Every([a.condition(part) for part in n.conditions]),
    nouns.AnyOf: lambda a, n: conditions.Some([a.condition(part) for part in n.conditions]),
    nouns.Not: lambda a, n: conditions.Otherwise(a.condition(n.condition)),
}

NUMBERS: Final[dict[type, Callable[[Assembler, Any], program.Number]]] = {
    nouns.TheX: lambda a, n: numbers.ChosenX(),
    nouns.TheGrit: lambda a, n: numbers.GritValue(),
    nouns.ThePlayStrength: lambda a, n: numbers.StrengthValue(),
    nouns.TheDown: lambda a, n: numbers.DownValue(),
    nouns.TheYards: lambda a, n: numbers.YardsValue(),
    nouns.RatingOf: lambda a, n: numbers.RatingValue(a.player_test(n.players)),
    nouns.CountPlayers: lambda a, n: numbers.PlayerCount(a.group(n.group)),
    nouns.CountCards: lambda a, n: numbers.CardCount(
        WHO[n.whose], DECK[n.deck], ("hand", "deck", "discard").index(n.pile)
    ),
    nouns.CountTimeouts: lambda a, n: numbers.TimeoutCount(WHO[n.whose]),
    nouns.CountAttached: lambda a, n: numbers.AttachedCount(ON_FIELD[n.kind], WHO[n.whose]),
    nouns.Times: lambda a, n: numbers.Times(n.per, a.number(n.count)),
}
