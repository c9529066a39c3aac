"""What the grammar's rules for sentences and whole texts become."""

from __future__ import annotations

from typing import Any, cast

import msgspec

from snapcount.cards.nouns import (
    All,
    Choose,
    Condition,
    Group,
    Number,
    OnSide,
    Players,
    Subject,
    That,
    This,
)
from snapcount.cards.text.clauses import Bare, Clause, Doing, FromIt, Instead, of_yards, resolve
from snapcount.cards.text.english import english
from snapcount.cards.text.machine import Word
from snapcount.cards.text.normal import opposite
from snapcount.cards.text.reading_players import A_PLAYER, TheirOwn
from snapcount.cards.text.reading_triggers import ReadTriggers
from snapcount.cards.text.reading_who import THEY, Named, known
from snapcount.cards.text.refusal import Refusal
from snapcount.cards.text.statements import (
    Active,
    Attach,
    Bench,
    Body,
    Conditional,
    Granted,
    Head,
    Held,
    IfDone,
    IfEither,
    Item,
    NewLine,
    Otherwise,
    Plain,
    Quoted,
    Reminder,
    Replacing,
    Several,
    Statement,
    Waiting,
    When,
    sequence,
)
from snapcount.cards.tree import (
    Ability,
    ChooseOne,
    Discard,
    Effect,
    EitherMay,
    ExhaustPlayers,
    GainAbility,
    If,
    May,
    Modifier,
    PayCost,
    Qualifier,
    Timing,
)
from snapcount.cards.words import TIMING_POINTS, Call, Deck, Duration, Stretch, TimingPoint, Who


class Reading(ReadTriggers):
    """Every rule of the grammar has its method here or above."""

    def text(self, *items: Item) -> list[Item]:
        return list(items)

    def bench(self, _: Word) -> Item:
        return Bench()

    def newline(self, _: Word) -> Item:
        return NewLine()

    def reminder(self, words: Word) -> Item:
        return Reminder(str(words))

    # Heads

    def qualifying(self, *calls: Call) -> tuple[Call, ...]:
        return self.calls(*calls)

    def qualifier(self, calls: tuple[Call, ...] | None, span: tuple[int, int] | None) -> Qualifier:
        if span is None:
            return Qualifier(calls or ())
        if span[1] > 9:
            raise Refusal("out-of-range", "Play Strength goes from 0 to 9")
        return Qualifier(calls or (), *span)

    def activated_head(self, qualifier: Qualifier) -> Item:
        return Head(None, qualifier)

    def run_head(self, qualifier: Qualifier) -> Item:
        return Head("run", qualifier)

    def receive_head(self, qualifier: Qualifier) -> Item:
        return Head("receive", qualifier)

    def tackle_head(self, qualifier: Qualifier) -> Item:
        return Head("tackle", qualifier)

    def static_while(self, condition: Condition, modifier: Modifier) -> Item:
        return Held(condition, modifier)

    def static_there(self, modifier: Modifier) -> Item:
        return Held(self.while_there(), modifier)

    def waiting_there(self, waiting: Waiting) -> Item:
        return waiting

    def quoted_texts(self, *texts: Word) -> str:
        """Several abilities, each between quotation marks of its own, are one text."""
        return " ".join(text if text.endswith((".", ")")) else f"{text}." for text in texts)

    def quoted(self, players: Subject, *words: Word) -> Item:
        if isinstance(players, This):
            return Quoted(str(words[-1]))
        return Granted(_gaining(players), quoted_abilities(str(words[-1])))

    def quoted_while(self, condition: Condition, players: Subject, *words: Word) -> Item:
        return Granted(_gaining(players), quoted_abilities(str(words[-1])), condition)

    def gained_for(self, players: Any, _: Word, text: str, duration: Word) -> Statement:
        return gaining(_gaining(players), text, cast(Duration, str(duration)))

    def gained_some(self, players: Players, _: Word, text: str) -> Statement:
        return gaining(players, text, "this down")

    def attach(self, players: Players) -> Item:
        if players is A_PLAYER or not isinstance(players, Choose | All):
            group = Group()
        else:
            group = players.group
        if isinstance(players, Choose) and (players.count != 1 or players.up_to):
            raise Refusal("unexpected", "a card is attached to one Player")
        return Attach(msgspec.structs.replace(group, whose=group.whose or "you"))

    def active(self, condition: Condition) -> Item:
        return Active(condition)

    # Timing

    def at_possession(self, who: Who | None = None) -> TimingPoint:
        if who is not None:
            raise Refusal("unexpected", "a timing point belongs to both players")
        return "start of a possession"

    def at_down(self, who: Who | None = None) -> TimingPoint:
        if who is not None:
            raise Refusal("unexpected", "a timing point belongs to both players")
        return "start of a down"

    def prior(self) -> TimingPoint:
        return "prior to selecting a play"

    def adjustments(self) -> TimingPoint:
        return "on field adjustments"

    def when_stopped(self) -> TimingPoint:
        return "stopped"

    def when_incomplete(self) -> TimingPoint:
        return "incomplete"

    def before_designation(self) -> TimingPoint:
        return "before player designation"

    def after_designation(self) -> TimingPoint:
        return "after player designation"

    def at_play_end(self) -> TimingPoint:
        return "end of the play"

    def points(self, *points: TimingPoint) -> tuple[TimingPoint, ...]:
        return tuple(point for point in TIMING_POINTS if point in points)

    def timing_points(
        self, points: tuple[TimingPoint, ...], condition: Condition | None = None
    ) -> Timing:
        return Timing(points, condition)

    def timing_condition(self, condition: Condition) -> Timing:
        return Timing((), condition)

    def exhaust_timing(self, timing: Timing) -> Item:
        return When("exhaust", timing)

    def play_timing(self, timing: Timing) -> Item:
        return When("play", timing)

    def play_points(
        self, points: tuple[TimingPoint, ...], condition: Condition | None = None
    ) -> Item:
        return When("play", Timing(points, condition))

    def use_timing(self, timing: Timing) -> Item:
        return When("use", timing)

    def use_once(self, stretch: Word) -> Item:
        return When("use", Timing(once_per=cast(Stretch, str(stretch))))

    def exhaust_once(
        self,
        stretch: Word,
        points: tuple[TimingPoint, ...] | None,
        condition: Condition | None,
    ) -> Item:
        return When("exhaust", Timing(points or (), condition, cast(Stretch, str(stretch))))

    def play_once(
        self,
        stretch: Word,
        points: tuple[TimingPoint, ...] | None,
        condition: Condition | None,
    ) -> Item:
        return When("play", Timing(points or (), condition, cast(Stretch, str(stretch))))

    def play_any_time(self) -> Item:
        return When("play", Timing())

    # Statements

    def bracketed(self, *statements: Statement) -> Statement:
        return Several(sequence(statements))

    def plain(self, clauses: list[Clause]) -> Statement:
        return Plain(clauses)

    def plain_for(self, duration: Word, clauses: list[Clause]) -> Statement:
        lasting: list[Clause] = []
        for clause in map(of_yards, clauses):
            if isinstance(clause, Bare):
                lasting.append(self.lasting(clause.modifier, duration))
            elif isinstance(clause, Doing | Instead | FromIt):
                raise Refusal("unexpected", "this happens at once, it does not last")
            else:
                lasting.append(self.effect_for(clause, duration))
        return Plain(lasting)

    def while_after(self, clauses: list[Clause], condition: Condition) -> Statement:
        if len(clauses) != 1 or not isinstance(clauses[0], Bare):
            raise Refusal("unexpected", "“while” is for what holds; for what happens write “if”")
        return Conditional(clauses[0].modifier, condition, strict=True)

    def plain_cost(
        self, who: Named, verb: Word, what: tuple[Deck, Number], duration: Word | None
    ) -> Statement:
        modifier = self.actions_cost(who, verb, what)
        if duration is None:
            return Plain([Bare(modifier)])
        return Plain([self.lasting(modifier, duration)])

    def if_after(self, clauses: list[Clause], condition: Condition) -> Statement:
        if len(clauses) > 1:
            effects = resolve(clauses)
            raise Refusal(
                "two-readings",
                "does the condition hold for the last part or for all of them?",
                (
                    english(If(condition, effects)),
                    english((*effects[:-1], If(condition, effects[-1:]))),
                ),
            )
        if isinstance(clauses[0], Bare):
            return Conditional(clauses[0].modifier, condition)
        if isinstance(clauses[0], Instead):
            return Replacing(condition, clauses)
        return If(condition, resolve(clauses))

    def unless_after(self, clauses: list[Clause], condition: Condition) -> Statement:
        return self.if_after(clauses, opposite(condition))

    def unless_they(self, clauses: list[Clause], who: Named, *deeds: Doing) -> Statement:
        doer = known(who)
        first, *rest = deeds
        first.who = doer
        return May(resolve([first, *rest], doer), doer, if_not=resolve(clauses))

    def unless_they_exhaust(
        self, clauses: list[Clause], who: Named, players: Players | TheirOwn
    ) -> Statement:
        return self._unless(clauses, who, self.exhaust_players(players))

    def unless_they_energize(
        self, clauses: list[Clause], who: Named, players: Players | TheirOwn
    ) -> Statement:
        return self._unless(clauses, who, self.energize(players))

    @staticmethod
    def _unless(clauses: list[Clause], who: Named, deed: Clause) -> Statement:
        first = clauses[0]
        doer = first.who if who == THEY and isinstance(first, Doing) else who
        if doer is None:
            doer = THEY
        effects = resolve(clauses)
        return May(resolve([deed], known(doer)), known(doer), if_not=effects)

    def otherwise(self, body: Body) -> Statement:
        return Otherwise(body.resolved())

    def if_done(self, who: Named, body: Body) -> Statement:
        return IfDone(who, True, body.resolved())

    def if_not_done(self, who: Named, _: Word, body: Body) -> Statement:
        return IfDone(who, False, body.resolved())

    def if_before(self, condition: Condition, body: Body) -> Statement:
        clauses = body.clauses
        if clauses is not None and len(clauses) == 1 and isinstance(clauses[0], Bare):
            return Conditional(clauses[0].modifier, condition)
        if clauses and isinstance(clauses[0], Instead):
            return Replacing(condition, clauses)
        return If(condition, body.resolved())

    def unless_before(self, condition: Condition, body: Body) -> Statement:
        return self.if_before(opposite(condition), body)

    def if_offered(self, condition: Condition, offer: Statement) -> Statement:
        return If(condition, sequence((offer,)))

    def on_offense_only(self, body: Body) -> Statement:
        return self.if_before(OnSide("you", "offense"), body)

    def on_defense_only(self, body: Body) -> Statement:
        return self.if_before(OnSide("you", "defense"), body)

    def may(self, who: Named, body: Body) -> Statement:
        doer = known(who)
        if doer != "you" and body.clauses is not None:
            for clause in body.clauses:
                if not isinstance(clause, Doing) or clause.who not in (None, doer):
                    raise Refusal("unexpected", "this is nothing that the player does")
        return May(body.resolved(doer), doer)

    def cost(self, *deeds: Doing) -> Statement:
        paid = resolve(list(deeds))
        if not all(_payable(effect) for effect in paid):
            raise Refusal("unexpected", "only a number of one's own cards can be a cost")
        return PayCost(cast(Any, paid))

    def cost_turning(self, players: Players) -> Statement:
        return PayCost((ExhaustPlayers(_turned(players)),))

    def cost_both(self, deed: Doing, players: Players) -> Statement:
        paid = cast(PayCost, self.cost(deed))
        return PayCost((*paid.effects, ExhaustPlayers(_turned(players))))

    def cost_of(self, who: Named, *deeds: Doing) -> Statement:
        if known(who) != "you":
            raise Refusal("unexpected", "whoever plays the card pays its cost")
        return self.cost(*deeds)

    def either(self, *options: list[Clause]) -> list[list[Clause]]:
        return list(options)

    def choose_one_of(self, options: list[list[Clause]]) -> Statement:
        """`Draw an Action card or gain 5 yards`; who does the first thing may do the others."""
        first = options[0][0]
        if not isinstance(first, Doing) or first.who is None or first.who == THEY:
            return ChooseOne(tuple(resolve(option) for option in options))
        doer = known(first.who)
        for option in options[1:]:
            following = option[0]
            if isinstance(following, Doing) and following.who is None:
                if following.third or not first.third or following.theirs:
                    following.who = doer
        return ChooseOne(tuple(resolve(option) for option in options), doer)

    def they_choose_one_of(self, who: Named, options: list[list[Clause]]) -> Statement:
        return ChooseOne(tuple(resolve(option) for option in options), known(who))

    def either_may(self, body: Body) -> Statement:
        if body.clauses is None:
            raise Refusal("unexpected", "this is nothing that a player does")
        for clause in body.clauses:
            if not isinstance(clause, Doing) or clause.who is not None:
                raise Refusal("unexpected", "this is nothing that the player does")
        return EitherMay(body.resolved("each player"))

    def may_either(self, who: Named, options: list[list[Clause]]) -> Statement:
        if known(who) != "you":
            raise Refusal("unexpected", "only you may choose here")
        return May((self.choose_one_of(options),))  # type: ignore[arg-type]

    def if_neither(self, body: Body) -> Statement:
        return IfEither(False, body.resolved())

    def if_one_does(self, body: Body) -> Statement:
        return IfEither(True, body.resolved())

    def option(self, *statements: Statement) -> tuple[Effect, ...]:
        return sequence(statements)

    def choose_one(self, *options: tuple[Effect, ...]) -> Statement:
        return ChooseOne(options)

    def choose_several(self, count: Word, *options: tuple[Effect, ...]) -> Statement:
        return self.they_choose_several("you", count, *options)

    def they_choose_several(
        self, who: Named, count: Word, *options: tuple[Effect, ...]
    ) -> Statement:
        if not 0 < int(count) < len(options):
            raise Refusal("out-of-range", f"{count} of {len(options)} is no choice")
        return ChooseOne(options, known(who), int(count))

    def they_choose_one(self, who: Named, *options: tuple[Effect, ...]) -> Statement:
        return ChooseOne(options, known(who))

    def clause_body(self, clauses: list[Clause]) -> Body:
        return Body(clauses)

    def block(self, *statements: Statement) -> Body:
        return Body(None, sequence(statements))

    def trigger_if_after(self, clauses: list[Clause], condition: Condition) -> Body:
        return Body(None, sequence([self.if_after(clauses, condition)]))

    def trigger_unless_after(self, clauses: list[Clause], condition: Condition) -> Body:
        return Body(None, sequence([self.unless_after(clauses, condition)]))

    def trigger_unless_they(self, clauses: list[Clause], who: Named, *deeds: Doing) -> Body:
        return Body(None, sequence([self.unless_they(clauses, who, *deeds)]))

    def trigger_unless_they_exhaust(
        self, clauses: list[Clause], who: Named, players: Players | TheirOwn
    ) -> Body:
        return Body(None, sequence([self.unless_they_exhaust(clauses, who, players)]))

    def lone(self, statement: Statement) -> Body:
        return Body(None, sequence((statement,)))

    def unowned(self, modifier: Modifier) -> Statement:
        return Plain([Bare(modifier)])

    def unowned_for(self, modifier: Modifier, duration: Word) -> Statement:
        return Plain([self.lasting(modifier, duration)])


def _turned(players: Players | object) -> Choose:
    """Players exhausted as a cost: one's own, and Energized, for they must turn."""
    if not isinstance(players, Choose) or players.up_to or players.by != "you":
        raise Refusal("unexpected", "so many of one's own Players can be a cost")
    group = players.group
    if group.whose not in ("you", None) or group.where != "field" or group.state == "exhausted":
        raise Refusal("unexpected", "only one's own Energized Players can be a cost")
    return Choose(msgspec.structs.replace(group, whose="you", state="energized"), players.count)


def _payable(effect: Effect) -> bool:
    return (
        isinstance(effect, Discard)
        and effect.who == "you"
        and effect.how != "look"
        and isinstance(effect.count, int)
        and effect.count > 0
    )


def _gaining(players: Subject | Choose) -> Players:
    """Who gains an ability: a group is all of it."""
    return All(players) if isinstance(players, Group) else players


def gaining(players: Players, text: str, duration: Duration) -> Several:
    """What it means to gain the abilities in quotation marks."""
    return gaining_all(players, quoted_abilities(text), duration)


def quoted_abilities(text: str) -> list[Ability]:
    from snapcount.cards.text.parse import parse_quoted

    return parse_quoted(text)


def gaining_all(players: Players, abilities: list[Ability], duration: Duration) -> Several:
    gained: list[Effect] = []
    for ability in abilities:
        gained.append(GainAbility(players, ability, duration))
        players = That() if isinstance(players, Choose) else players
    return Several(tuple(gained))
