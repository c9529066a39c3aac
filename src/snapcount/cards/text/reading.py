"""What the grammar's rules for sentences and whole texts become."""

from __future__ import annotations

from typing import Any, cast

import msgspec

from snapcount.cards.nouns import Choose, Condition, Node, Number, OnSide, Players
from snapcount.cards.text.clauses import Bare, Clause, Doing, FromIt, Instead, of_yards, resolve
from snapcount.cards.language.printing import english
from snapcount.cards.text.gaining import gainers, gaining
from snapcount.cards.text.machine import Word
from snapcount.cards.text.normal import opposite
from snapcount.cards.text.reading_kept import ReadKept
from snapcount.cards.text.reading_lasting import how_long
from snapcount.cards.text.reading_players import TheirOwn
from snapcount.cards.text.reading_who import THEY, Named, known
from snapcount.cards.text.refusal import Refusal
from snapcount.cards.text.statements import (
    Body,
    Conditional,
    IfDone,
    IfEither,
    Item,
    Otherwise,
    Plain,
    Replacing,
    Several,
    Statement,
    sequence,
)
from snapcount.cards.tree import (
    ChangeTimeouts,
    ChooseOne,
    Discard,
    Effect,
    EitherMay,
    ExhaustPlayers,
    If,
    May,
    Modifier,
    PayCost,
)
from snapcount.cards.words import Deck


def _turned(players: Players | object) -> Choose:
    """Players exhausted as a cost: one's own, and Energized, for they must turn."""
    if not isinstance(players, Choose) or players.up_to or players.by != "you":
        raise Refusal("unexpected", "so many of one's own Players can be a cost")
    if not isinstance(players.count, int):
        raise Refusal("unexpected", "so many of one's own Players can be a cost")
    group = players.group
    if group.whose not in ("you", None) or group.where != "field" or group.state == "exhausted":
        raise Refusal("unexpected", "only one's own Energized Players can be a cost")
    return Choose(msgspec.structs.replace(group, whose="you", state="energized"), players.count)


def _payable(effect: Effect) -> bool:
    if isinstance(effect, ChangeTimeouts):
        return effect.who == "you" and effect.by < 0
    return (
        isinstance(effect, Discard)
        and effect.who == "you"
        and effect.how != "look"
        and isinstance(effect.count, int)
        and effect.count > 0
    )


def _by_each(thing: object) -> bool:
    """Whether it is something of each player's own, so that either of them can be meant."""
    if isinstance(thing, Node):
        return any(_by_each(getattr(thing, field)) for field in thing.__struct_fields__)
    return thing == "each player"


class Reading(ReadKept):
    """Every rule of the grammar has its method here or above."""

    def text(self, *items: Item) -> list[Item]:
        return list(items)

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

    def plain_cost(
        self, who: Named, verb: Word, what: tuple[Deck, Number], duration: Word | None
    ) -> Statement:
        modifier = self.actions_cost(who, verb, what)
        if duration is None:
            return Plain([Bare(modifier)])
        return Plain([self.lasting(modifier, duration)])

    def unowned(self, modifier: Modifier) -> Statement:
        return Plain([Bare(modifier)])

    def unowned_for(self, modifier: Modifier, duration: Word) -> Statement:
        return Plain([self.lasting(modifier, duration)])

    def gained_for(self, players: Any, _: Word, text: str, duration: Word) -> Statement:
        return gaining(gainers(players), text, how_long(duration, None)[0])

    def gained_some(self, players: Players, _: Word, text: str) -> Statement:
        return gaining(players, text, "this down")

    # If, while and unless

    def while_after(self, clauses: list[Clause], condition: Condition) -> Statement:
        if len(clauses) != 1 or not isinstance(clauses[0], Bare):
            raise Refusal("unexpected", "“while” is for what holds; for what happens write “if”")
        return Conditional(clauses[0].modifier, condition, strict=True)

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

    def if_before(self, condition: Condition, body: Body) -> Statement:
        clauses = body.clauses
        if clauses is not None and len(clauses) == 1 and isinstance(clauses[0], Bare):
            return Conditional(clauses[0].modifier, condition)
        if clauses and isinstance(clauses[0], Instead):
            return Replacing(condition, clauses)
        return If(condition, body.resolved())

    def if_offered(self, condition: Condition, offer: Statement) -> Statement:
        return If(condition, sequence((offer,)))

    def on_offense_only(self, body: Body) -> Statement:
        return self.if_before(OnSide("you", "offense"), body)

    def on_defense_only(self, body: Body) -> Statement:
        return self.if_before(OnSide("you", "defense"), body)

    def otherwise(self, body: Body) -> Statement:
        return Otherwise(body.resolved())

    def if_done(self, who: Named, body: Body) -> Statement:
        return IfDone(who, True, body.resolved())

    def if_not_done(self, who: Named, _: Word, body: Body) -> Statement:
        return IfDone(who, False, body.resolved())

    def if_neither(self, body: Body) -> Statement:
        return IfEither(False, body.resolved())

    def if_one_does(self, body: Body) -> Statement:
        return IfEither(True, body.resolved())

    def unless_after(self, clauses: list[Clause], condition: Condition) -> Statement:
        return self.if_after(clauses, opposite(condition))

    def unless_before(self, condition: Condition, body: Body) -> Statement:
        return self.if_before(opposite(condition), body)

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

    # Offers and costs

    def may(self, who: Named, body: Body) -> Statement:
        doer = known(who)
        if doer != "you" and body.clauses is not None:
            for clause in body.clauses:
                if not isinstance(clause, Doing) or clause.who not in (None, doer):
                    raise Refusal("unexpected", "this is nothing that the player does")
        return May(body.resolved(doer), doer)

    def either_may(self, body: Body) -> Statement:
        if body.clauses is None:
            if not all(map(_by_each, body.effects)):
                raise Refusal("unexpected", "this is nothing that a player does")
            return EitherMay(body.effects)
        for clause in body.clauses:
            if not isinstance(clause, Doing) or clause.who is not None:
                raise Refusal("unexpected", "this is nothing that the player does")
        return EitherMay(body.resolved("each player"))

    def may_either(self, who: Named, options: list[list[Clause]]) -> Statement:
        if known(who) != "you":
            raise Refusal("unexpected", "only you may choose here")
        return May((self.choose_one_of(options),))  # type: ignore[arg-type]

    def cost(self, *deeds: Doing) -> Statement:
        paid = resolve(list(deeds))
        if not all(_payable(effect) for effect in paid):
            raise Refusal("unexpected", "a cost is a number of one's own cards or timeouts")
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

    # One of several

    def either(self, *options: list[Clause]) -> list[list[Clause]]:
        return list(options)

    def option(self, *statements: Statement) -> tuple[Effect, ...]:
        return sequence(statements)

    def choose_one(self, *options: tuple[Effect, ...]) -> Statement:
        return ChooseOne(options)

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

    def choose_several(self, count: Word, *options: tuple[Effect, ...]) -> Statement:
        return self.they_choose_several("you", count, *options)

    def they_choose_one(self, who: Named, *options: tuple[Effect, ...]) -> Statement:
        return ChooseOne(options, known(who))

    def they_choose_one_of(self, who: Named, options: list[list[Clause]]) -> Statement:
        return ChooseOne(tuple(resolve(option) for option in options), known(who))

    def they_choose_several(
        self, who: Named, count: Word, *options: tuple[Effect, ...]
    ) -> Statement:
        if not 0 < int(count) < len(options):
            raise Refusal("out-of-range", f"{count} of {len(options)} is no choice")
        return ChooseOne(options, known(who), int(count))

    # What follows a comma

    def clause_body(self, clauses: list[Clause]) -> Body:
        return Body(clauses)

    def block(self, *statements: Statement) -> Body:
        return Body(None, sequence(statements))

    def lone(self, statement: Statement) -> Body:
        return Body(None, sequence((statement,)))

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
