"""The assembler: abilities of cards become programs of steps."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from snapcount.cards import nouns, tree
from snapcount.engine import program, terms
from snapcount.engine.assemble.about_effects import (
    asks_what_was_done,
    is_own,
    leaves,
    looks_back,
    occasions,
    remembers,
    restates,
)
from snapcount.engine.assemble.counting import count_done
from snapcount.engine.assemble.doing import DOING
from snapcount.engine.assemble.each_player import SIDES, done_by, in_turn
from snapcount.engine.assemble.named_call import of_call
from snapcount.engine.assemble.nature import nature_of
from snapcount.engine.assemble.opposites import OtherCase, other_cases
from snapcount.engine.assemble.paying import paid
from snapcount.engine.assemble.stead import (
    asks_for_pass,
    has_part,
    in_its_stead,
    of_exhaustion,
    of_turnover,
)
from snapcount.engine.assemble.words import (
    CAUSE,
    EVENT,
    KEYWORD,
    ROLE,
    STATUS,
    STRETCH,
    WHO,
    WOULD_EVENT,
    aimed_at,
    at_kick,
    call_bits,
    point_bits,
    position_bits,
)
from snapcount.engine.errors import SetupError
from snapcount.engine.program import Ability, PlayerTest, Step
from snapcount.engine.steps import (
    cards,
    choices,
    conditions,
    downs,
    groups,
    numbers,
    players,
)

Assemble = Callable[["Assembler", Any, list[Step]], None]
"""Appends to a program what a node does."""


class Executors(NamedTuple):
    """What each type of node becomes. They are made of each other by the assembler they are given,
    and so it is handed to them."""

    effects: Mapping[type, Assemble]
    modifiers: Mapping[type, Callable[[Assembler, Any], program.Modifier]]
    conditions: Mapping[type, Callable[[Assembler, Any], program.Condition]]
    numbers: Mapping[type, Callable[[Assembler, Any], program.Number]]


class Assembler:
    """Assembles all abilities of a game; names become numbers that the whole table shares."""

    def __init__(self, executors: Executors) -> None:
        self.executors = executors
        self.abilities: list[Ability] = []
        self.names: dict[str, int] = {}
        self.teams: dict[str, int] = {}
        self.listens = [False] * terms.EVENTS_HEARD
        self.modifies = [False] * terms.MODIFIERS
        self.outside = False
        self.exchanges = False
        self.left: bool = False  # the effect comes of its card's having left the field
        self.of_synergy: bool = (
            False  # what a Synergy card asks about Players is asked of their
        )
        self.under: bool = False  # normal cards, those under Superstars included
        self.grants = 0
        self.recalls = 0
        self.tallies = 0
        self.keeps = 0
        self.firsts: list[Ability] = []  # about the first time of something
        self.shows: cards.Showing | None = None  # the step whose cards are counted by what they are
        self.groups: list[groups.Described] = []
        self.cases: list[OtherCase] = []  # of those that are asked about in a row
        self.positions: list[int] = []  # those from which the effect chooses, each as bits

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
        ability.points |= at_kick(effects)
        self.carry(ability, effects)
        return ability

    def ability(self, node: tree.Ability, place: int) -> Ability:
        if isinstance(node, tree.Activated):
            ability = self.new_ability(place, terms.FREE if node.free else terms.EXHAUST)
            self.qualifier(ability, node.qualifier)
            self.timing(ability, node.timing)
            if node.free and ability.once_per < 0:
                ability.once_per = STRETCH["down"]  # law 10: nothing is free without end
            ability.bench = node.bench
            self.carry(ability, node.effects)
        elif isinstance(node, tree.OnDesignation):
            ability = self.new_ability(place, KEYWORD[node.keyword])
            ability.once_per = STRETCH[node.once_per]
            self.qualifier(ability, node.qualifier)
            self.carry(ability, node.effects)
            count_done(ability, node.effects)
        elif isinstance(node, tree.Static):
            ability = self.static(node.modifier, place)
            ability.bench = node.bench
            if node.condition is not None:
                ability.condition = self.condition(node.condition)
        else:
            ability = self.waiting(node, place)
            ability.restates = restates(node)
        return ability

    def static(self, modifier: tree.Modifier, place: int) -> Ability:
        ability = self.new_ability(place, terms.STATIC)
        ability.modifier = self.executors.modifiers[type(modifier)](self, modifier)
        self.modifies[ability.modifier.kind] = True
        if isinstance(modifier, tree.OffersGrit):
            ability.once_per = STRETCH[modifier.once_per]
        if ability.modifier.grants is not None:
            _words_of(ability.modifier.grants, place, 0)
        return ability

    def of_coming_play(
        self,
        what: tree.Modifier | tree.Would,
        node: tree.Triggered | tree.Would,
        asked: nouns.Condition | None,
    ) -> Ability:
        """What holds of the play that `node` waits for, as soon as that is called."""
        if isinstance(what, tree.Would):
            ability = self.waiting(what, 0)
            ability.restates = True
            return ability
        ability = self.static(what, 0)
        ability.whose = WHO[node.who]
        ability.calls = call_bits(node.calls)
        parts = [self.condition(each) for each in (node.condition, asked) if each is not None]
        if parts:
            ability.condition = parts[0] if len(parts) == 1 else conditions.Every(parts)
        return ability

    def waiting(self, node: tree.Triggered | tree.Would, place: int) -> Ability:
        """A trigger or a replacement, on a card or left behind by an effect."""
        first, *more = occasions(node)
        ability = self.waiting_for(first, place)
        for member, each in enumerate(more, 1):
            other = self.waiting_for(each, place)
            other.shares, other.member = ability.number, member
            ability.others.append(other)
        return ability

    def waiting_for(self, node: tree.Triggered | tree.Would, place: int) -> Ability:
        """A trigger or a replacement on one occasion."""
        if isinstance(node, tree.Triggered):
            ability = self.new_ability(place, terms.TRIGGERED)
            ability.event = EVENT[node.event]
        else:
            ability = self.new_ability(place, terms.WOULD)
            ability.event = WOULD_EVENT[node.event]
        if node.players is not None:
            ability.players = self.player_test(node.players)
        self.listens[ability.event] = True
        ability.once_per = STRETCH[node.once_per]
        ability.whose = WHO[node.who]
        ability.calls = call_bits(node.calls)
        ability.bench = node.bench
        if node.condition is not None:
            ability.condition = self.condition(node.condition)
        if node.by is not None:
            theirs: program.Condition = (
                conditions.ByDesignation()
                if node.by == "designation"
                else conditions.EffectOf(*CAUSE[node.by])
            )
            asked = ability.condition
            ability.condition = theirs if asked is None else conditions.Every([theirs, asked])
        if isinstance(node, tree.Would) and not node.calls and asks_for_pass(node):
            ability.calls = terms.ANY_PASS
        of_calls = has_part(node.condition, (nouns.Called, nouns.NamedCalled))
        ability.names_call = bool(node.calls) or of_calls
        self.left = leaves(node)
        self.carry(ability, in_its_stead(node) if isinstance(node, tree.Would) else of_call(node))
        self.left = False
        if isinstance(node, tree.Would):
            of_exhaustion(node, ability.steps)
        if node.first:
            ability.first = True
            ability.own = is_own((node.players, node.condition, node.by))
            self.firsts.append(ability)
        elif node.once_per != "time in play":  # the next time is over, whatever comes of it
            count_done(ability, node.effects)
        return ability

    def qualifier(self, ability: Ability, qualifier: tree.Qualifier) -> None:
        ability.calls = call_bits(qualifier.calls)
        if qualifier.low is not None:
            ability.low = qualifier.low
            ability.high = qualifier.low if qualifier.high is None else qualifier.high

    def timing(self, ability: Ability, timing: tree.Timing) -> None:
        ability.points = point_bits(timing.points)
        ability.once_per = STRETCH[timing.once_per]
        if timing.condition is not None:
            ability.condition = self.condition(timing.condition)

    # programs

    def carry(self, ability: Ability, effects: tuple[tree.Effect, ...]) -> None:
        """Assemble effects in order; each step knows which effect's words it carries out."""
        if len(effects) > 60:
            raise SetupError("An ability can have at most 60 effects.")
        nature = nature_of(effects)
        # E-8: yards beside a Replay the Down move the ball outside Play Results
        outside_before, self.outside = self.outside, nature.replays
        shows_before, self.shows = self.shows, None
        steps: list[Step] = []
        for turn in nature.turns:
            start = len(steps)
            self.watched(turn.effect, turn.after, steps)
            for step in steps[start:]:
                step.effect = turn.place
                left = step.leaves()
                if left is not None:
                    _words_of(left, ability.place, turn.place)
                if turn.at_once:
                    step.at_once = True
        ability.steps = steps
        ability.any_at_once = ability.any_at_once or nature.at_once
        ability.asks_shown = nature.asks_shown
        ability.does = nature.does
        ability.selects = [step.players for step in steps if isinstance(step, players.SelectSome)]
        ability.benches = any(isinstance(step, players.BenchStep) for step in steps)
        ability.watches = any(isinstance(step, choices.Watch) for step in steps)
        if effects and isinstance(effects[0], tree.PayCost):
            self.charge(ability, effects[0])
            if ability.cost is not None and has_part(effects[1:], (nouns.That,)):
                ability.cost.steps.append(players.KnowWhoPaid())
        aims = tree.CancelLayer | tree.CopyLayer | tree.NewTarget
        if effects and isinstance(effects[0], aims) and not remembers(effects[0]):
            ability.needs_layer, ability.needs_whose = aimed_at(effects[0])
            ability.needs_user = self.users(effects[0].by)
            ability.needs_doing = DOING[effects[0].doing]
        ability.uncancellable = nature.uncancellable
        self.outside = outside_before
        self.shows = shows_before

    def charge(self, ability: Ability, cost: tree.PayCost) -> None:
        """What the ability costs becomes an ability of its own, carried out when it is used."""
        ability.cost = self.new_ability(ability.place, terms.PLAYED)
        self.carry(ability.cost, cost.effects)
        for each in cost.effects:
            if isinstance(each, tree.ExhaustPlayers):
                turned = each.players.count if isinstance(each.players, nouns.Choose) else 1
                if isinstance(each.players, nouns.This) and ability.kind == terms.EXHAUST:
                    continue  # T-5: its own Exhaust is that
                ability.cost_players.append(self.player_test(each.players))
                ability.cost_turned.append(turned if isinstance(turned, int) else 1)
            elif isinstance(each, tree.ChangeTimeouts):
                ability.cost_timeouts -= each.by
            elif isinstance(each, tree.ChangeTimeUnits):
                ability.cost_time += each.by if isinstance(each.by, int) else 1
            else:
                count = each.count if isinstance(each.count, int) else 1
                if each.deck == "action":
                    ability.cost_actions += count
                else:
                    ability.cost_plays += count
        for step in ability.cost.steps:
            if isinstance(step, players.ExhaustStep):
                step.cost = True
            elif isinstance(step, downs.TimeUnits):
                step.paid = True
        for each in cost.effects:
            paid(ability.cost.steps, each, "you")

    def effect(self, node: tree.Effect, steps: list[Step]) -> None:
        start = len(steps)
        self.executors.effects[type(node)](self, node, steps)
        if getattr(node, "players", None) == nouns.This() and start < len(steps):
            own = steps[start]
            if isinstance(own, players.SelectAll):  # `that Player` is not this one
                own.passing = True
                steps.append(players.Back())

    def effects(self, nodes: tuple[tree.Effect, ...], steps: list[Step]) -> None:
        for _, node, after in in_turn(nodes, list(range(len(nodes)))):
            self.watched(node, after, steps)

    def watched(self, node: tree.Effect, after: tree.Effect | None, steps: list[Step]) -> None:
        """One of several effects. Before one that the next one asks about, nothing is done yet."""
        asked = isinstance(after, tree.If) and asks_what_was_done(after.condition)
        if asked:
            steps.append(choices.Watch())
        start = len(steps)
        kept = start > 0 and isinstance(steps[-1], downs.NoTurnover)
        cases, self.cases = self.cases, []
        self.effect(node, steps)
        self.cases = other_cases(cases, node, after, steps, start)
        if kept and isinstance(node, tree.If) and node.condition == nouns.Did():
            of_turnover(steps[start:])
        if asked:
            paid(steps[start:], node, "you")

    # nouns

    def number(self, node: nouns.Number) -> program.Number:
        if isinstance(node, int):
            return numbers.Fixed(node)
        return self.executors.numbers[type(node)](self, node)

    def condition(self, node: nouns.Condition) -> program.Condition:
        before, self.under = self.under, self.of_synergy
        if getattr(node, "who", None) == "each player":  # what is asked of both holds for both
            both = [done_by(node, who) for who in ("you", "opponent")]
            node = nouns.AllOf(tuple(both))
        condition = self.executors.conditions[type(node)](self, node)
        self.under = before
        return condition

    def group(self, node: nouns.Group, normal: bool = False, anywhere: bool = False) -> PlayerTest:
        test = groups.Described()
        test.whose = WHO[node.whose]
        test.where = ("field", "bench", "anywhere").index(node.where)
        if normal or anywhere:
            test.where = groups.ANYWHERE
        test.state = {None: 0, "energized": 1, "exhausted": 2}[node.state]
        test.positions = position_bits(node.positions)
        test.side = {None: 0, "offense": terms.ON_OFFENSE, "defense": terms.ON_DEFENSE}[node.side]
        test.team = -1 if node.team is None else self.team(node.team)
        test.name = -1 if node.named is None else self.name(node.named)
        test.least = -1 if node.rating_at_least is None else node.rating_at_least
        test.most = 1000 if node.rating_at_most is None else node.rating_at_most
        test.status = STATUS[node.status]
        test.but_status = STATUS[node.except_status]
        test.other = node.other
        test.rank = {None: 0, "highest": 1, "lowest": -1}[node.rank]
        test.normal = normal
        test.under = self.under
        if node.than is not None:
            test.than = self.player_test(node.than.players)
            test.than_how = 1 if node.than.how == "higher" else -1
        if node.team_of is not None:
            test.team_of = self.player_test(node.team_of)
        if node.position_of is not None:
            test.position_of = self.player_test(node.position_of)
        test.but_positions = position_bits(node.except_positions)
        if node.except_for is not None:
            test.but = self.player_test(node.except_for)
        if node.among is not None:
            test.among = self.player_test(node.among)
        if node.chosen_position:
            test.chosen_from = self.positions
        if node.ability is not None:
            test.ability = KEYWORD[node.ability]
        if node.power_up is not None:
            test.power_up = 1 if node.power_up else -1
        self.groups.append(test)
        return test

    def users(self, node: nouns.Group | None) -> PlayerTest | None:
        """Whose abilities are meant, wherever those Players are by now."""
        return None if node is None else self.group(node, anywhere=True)

    def subject(self, node: nouns.Subject) -> PlayerTest:
        return self.group(node) if isinstance(node, nouns.Group) else self.player_test(node)

    def player_test(self, node: nouns.Players) -> PlayerTest:
        if isinstance(node, nouns.This):
            return groups.ThisPlayer()
        if isinstance(node, nouns.That):
            return groups.ThosePlayers()
        if isinstance(node, nouns.Designated):
            return groups.DesignatedPlayer(ROLE[node.role], WHO[node.whose])
        return self.group(node.group)

    def select(self, node: nouns.Players, steps: list[Step]) -> None:
        """The step that settles whom an effect means; `That` is whoever it was before."""
        if isinstance(node, nouns.Choose):
            if "each player" in (node.by, node.group.whose):  # the offense's are chosen first
                for who in SIDES:
                    self.select(done_by(node, who), steps)
                second = steps[-1]
                assert isinstance(second, players.SelectSome)
                second.adds = True
                return
            steps.append(
                players.SelectSome(
                    self.group(node.group),
                    self.number(node.count),
                    node.up_to,
                    WHO[node.by],
                    looks_back(node.group),
                )
            )
        elif not isinstance(node, nouns.That):
            steps.append(players.SelectAll(self.player_test(node)))


def _words_of(left: Ability, place: int, effect: int) -> None:
    """What an effect leaves behind has its words in that effect (law 8)."""
    left.place = place
    for other in left.others:
        _words_of(other, place, effect)
    if left.modifier is not None and left.modifier.grants is not None:
        _words_of(left.modifier.grants, place, effect)
    for step in left.steps:
        step.effect = effect
        further = step.leaves()
        if further is not None:
            _words_of(further, place, effect)
