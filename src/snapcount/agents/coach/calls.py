"""Which Play to call: a mixed strategy against everything the other side may hold (F-3).

Every pair of calls is weighed by the cards alone; then the likeliest pairs are played out with the
engine, so that abilities and Action cards count. Neither side knows the other's hand: each plays
against the mixture of the hands that the other may hold.
"""

from __future__ import annotations

from typing import NamedTuple

from snapcount.agents.coach.deals import dealt
from snapcount.agents.coach.facts import Called, Facts
from snapcount.agents.coach.levels import Level, last_downs
from snapcount.agents.coach.lookahead import Lookahead, plain_answer
from snapcount.agents.coach.regret import Side, solve
from snapcount.agents.coach.winning import chance_after_play
from snapcount.engine.dice import Dice
from snapcount.engine.game import Game
from snapcount.engine.options import ASK_CALL, CALL, Option
from snapcount.engine.terms import PLAY
from snapcount.engine.views.worlds import Worlds


class Mix(NamedTuple):
    """How likely each way to call is, and the seat's chance to win with that."""

    chances: dict[Called, float]
    value: float


class Calls:
    """One question of what to call, from the side of the seat that is asked."""

    def __init__(
        self, facts: Facts, level: Level, worlds: Worlds, own: list[int], dice: Dice
    ) -> None:
        self.facts = facts
        self.level = level
        self.worlds = worlds
        self.dice = dice
        self.seat = worlds.seat
        self.base = worlds.base
        self.deal = dealt(worlds, dice)
        self.attacks = self.seat == self.base.offense
        self.thought = last_downs(self.base)
        self.tries = level.tries
        twice = 1 if self.thought == 1 else 2
        self.hands, self.rounds = level.hands * twice, level.rounds * twice
        self.definition = facts.table.definition
        self.mine = [own, *self.other_own_hands(len(own))]
        self.theirs = self.other_hands()
        self.rows = _ways(facts, self.mine if self.attacks else self.theirs)
        self.columns = _ways(facts, self.theirs if self.attacks else self.mine)
        self.worth = self.by_the_cards()

    # Hands

    def other_own_hands(self, size: int) -> list[list[int]]:
        """Hands that the other side may think this seat has; none when hands are open, or when no
        Play is left but the one that is called."""
        if all(self.worlds.hand_known):
            return []
        pool = self.definitions(self.worlds.pools[self.seat * 2 + PLAY])
        pool += self.definitions(self.base.play_hand[self.seat])
        return [self.some(pool, size) for _ in range(self.hands - 1)] if pool else []

    def other_hands(self) -> list[list[int]]:
        """Hands of the other side, with the Play that it may have called already.

        An open hand is known but for a call that lies face down.
        """
        other = 1 - self.seat
        known = self.definitions(self.base.play_hand[other])
        called = self.base.this.called[other]
        if called >= 0:
            return [[self.definition[called]]]
        pool = self.definitions(self.worlds.pools[other * 2 + PLAY])
        pool = pool or known or self.definitions(self.base.play_discard[other])  # Z-5
        if self.worlds.hand_known[PLAY] and known:
            return [known]
        size = len(pool) - self.worlds.loose[other * 2 + PLAY]
        return [self.some(pool, size) for _ in range(self.hands)]

    def definitions(self, cards: list[int]) -> list[int]:
        return [self.definition[card] for card in cards]

    def some(self, pool: list[int], size: int) -> list[int]:
        cards = pool[:]
        self.dice.shuffle(cards)
        return cards[: max(size, 1)]

    # What pairs are worth

    def by_the_cards(self) -> list[list[float]]:
        """The offense's chance to win for every pair, by what is printed on the two Plays."""
        known: dict[tuple[int, int], float] = {}
        worth = []
        for row in self.rows:
            line = []
            for column in self.columns:
                outcome = self.facts.outcome(row, column)
                chance = known.get(outcome)
                if chance is None:
                    chance = known[outcome] = chance_after_play(self.deal, *outcome)
                line.append(chance)
            worth.append(line)
        return worth

    def solve(self, rounds: int) -> tuple[Side, Side, float]:
        offense, defense = (self.mine, self.theirs) if self.attacks else (self.theirs, self.mine)
        ours, others = self.side(offense, self.rows), self.side(defense, self.columns)
        value = solve(self.worth, ours, others, rounds)
        return ours, others, value

    def side(self, hands: list[list[int]], calls: list[Called]) -> Side:
        place = {called: i for i, called in enumerate(calls)}
        ways = self.facts.ways
        held = [
            [place[called] for definition in sorted(set(hand)) for called in ways[definition]]
            for hand in hands
        ]
        # Only the first hand of this seat is real; the others are what it is thought to hold.
        return Side(held, [1 / len(hands)] * len(hands))

    def mix(self, play_out: bool = True) -> Mix:
        """The mixed strategy of the hand that this seat really has."""
        level = self.level
        if level.pairs and play_out:
            ours, others, _ = self.solve(max(self.rounds // 3, 10))
            self.play_out_pairs(ours, others)
        ours, others, _ = self.solve(self.rounds)
        mine, theirs = (ours, others) if self.attacks else (others, ours)
        calls = self.rows if self.attacks else self.columns
        strategy = mine.result(0)
        chances = {calls[i]: p for i, p in zip(mine.hands[0], strategy, strict=True)}
        against = self.mixture(theirs)
        value = 0.0
        for i, p in zip(mine.hands[0], strategy, strict=True):
            for j, q in enumerate(against):
                if q:
                    value += p * q * (self.worth[i][j] if self.attacks else 1 - self.worth[j][i])
        return Mix(chances, min(max(value, 0.0), 1.0))  # sums are a little off

    def mixture(self, theirs: Side) -> list[float]:
        """How likely each call of the other side is, by its average strategies."""
        likely = [0.0] * len(self.columns if self.attacks else self.rows)
        for h, hand in enumerate(theirs.hands):
            for i, p in zip(hand, theirs.result(h), strict=True):
                likely[i] += p * theirs.weight[h]
        return likely

    def play_out_pairs(self, ours: Side, others: Side) -> None:
        """Look at the likeliest pairs with the engine; the rest move as much as those did."""
        level = self.level
        mine, theirs = (ours, others) if self.attacks else (others, ours)
        likely = self.mixture(theirs)
        held = mine.hands[0]
        most = max(level.pairs // len(held), 1)
        against = sorted(range(len(likely)), key=lambda j: -likely[j])[:most]
        moved = weight = 0.0
        seen = set()
        pairs = len(held) * len(against)
        least = 2 if self.thought == 1 else 1  # answers decide the last downs
        count = max(min(level.worlds, level.pairs // max(pairs, 1)), least)
        worlds = [self.at_the_call(self.worlds.sample(self.dice)) for _ in range(count)]
        self.tries = self.thought * level.tries * level.pairs // max(pairs * count, level.pairs)
        for j in against:
            for i in held:
                a, b = (i, j) if self.attacks else (j, i)
                found = [self.played_out(w, self.rows[a], self.columns[b]) for w in worlds]
                known = [chance for chance in found if chance is not None]
                if not known:
                    continue
                chance = sum(known) / len(known)
                moved += (likely[j] + 0.01) * (chance - self.worth[a][b])
                weight += likely[j] + 0.01
                seen.add((a, b))
                self.worth[a][b] = chance
        if weight:
            shift = moved / weight
            for a, line in enumerate(self.worth):
                for b in range(len(line)):
                    if (a, b) not in seen:
                        line[b] += shift

    def at_the_call(self, g: Game) -> Game:
        """The world when a Play is called: a play is run, and all pass until then (F-3)."""
        this = g.this
        while g.this is this and g.decision is not None and g.decision.kind != ASK_CALL:
            g.apply(plain_answer(g, g.decision, self.dice))
        return g

    def played_out(self, world: Game, offense: Called, defense: Called) -> float | None:
        """The offense's chance to win when these two are called, or None where they cannot be."""
        g = world.copy()
        other = 1 - self.seat
        own, theirs = (offense, defense) if self.attacks else (defense, offense)
        look = Lookahead(self.seat, self.dice)
        asked = g.decision
        if asked is not None and asked.kind == ASK_CALL and asked.seat == other:
            # This seat had one way to call. What the other side is offered is what it holds here.
            option = _call(g, self.definition, theirs)
            if option is None:
                return None
            chance = look.after(g, option, self.tries)
            return chance if self.attacks else 1 - chance
        card = self.give(g, other, theirs.definition)
        if card < 0:
            return None
        if g.this.called[other] >= 0:
            g.this.x[other] = theirs.x
        elif not self.attacks:
            return None
        option = _call(g, self.definition, own)
        if option is None:
            return None
        if self.attacks and g.this.called[other] < 0:
            this = g.this
            g.apply(option)
            decision = g.decision
            if g.this is not this or decision is None:
                return None
            if decision.kind == ASK_CALL and decision.seat == other:
                option = _call(g, self.definition, theirs)
                if option is None:
                    return None
                chance = look.after(g, option, self.tries)
            else:  # the other side had one way to call
                look.left = self.tries
                chance = look.best(g, 0.0, 1.0)
        else:
            chance = look.after(g, option, self.tries)
        return chance if self.attacks else 1 - chance

    def give(self, g: Game, seat: int, definition: int) -> int:
        """Let a seat hold that Play, or have called it: it changes places with another card."""
        called = g.this.called[seat]
        if called >= 0:
            if self.definition[called] == definition:
                return called
            for pile in (g.play_hand[seat], g.play_deck[seat]):
                for place, card in enumerate(pile):
                    if self.definition[card] == definition:
                        pile[place] = called
                        g.this.called[seat] = card
                        return card
            return -1
        hand, deck = g.play_hand[seat], g.play_deck[seat]
        for card in hand:
            if self.definition[card] == definition:
                return card
        for place, card in enumerate(deck):
            if self.definition[card] == definition and hand:
                deck[place] = hand[0]
                hand[0] = card
                return card
        return -1


def _ways(facts: Facts, hands: list[list[int]]) -> list[Called]:
    definitions = sorted({definition for hand in hands for definition in hand})
    return [called for definition in definitions for called in facts.ways[definition]]


def _call(g: Game, definition: list[int], called: Called) -> Option | None:
    decision = g.decision
    if decision is None:
        return None
    for option in decision.options:
        if option.verb == CALL and definition[option.a] == called.definition:
            if option.b == called.x:
                return option
    return None
