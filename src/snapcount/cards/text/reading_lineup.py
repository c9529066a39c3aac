"""What the grammar's rules for what is done to Players become."""

from __future__ import annotations

from typing import Any, Literal, cast

import msgspec

from snapcount.cards.nouns import Choose, Group, Players, This
from snapcount.cards.text.clauses import Clause, Doing
from snapcount.cards.text.machine import Word
from snapcount.cards.text.reading_modifiers import ReadModifiers
from snapcount.cards.text.reading_players import TheirOwn
from snapcount.cards.text.reading_who import THEY, Named, known
from snapcount.cards.text.refusal import Refusal
from snapcount.cards.tree import ChoosePlayers, Energize, ExhaustPlayers, Substitute, ToBench


class ReadLineUp(ReadModifiers):
    """Players chosen, turned, benched and sent in."""

    def state(self, token: Word) -> Literal["energized", "exhausted"]:
        return "energized" if token.type == "ENERGIZED" else "exhausted"

    def choose_players(self, players: Players | TheirOwn) -> Clause:
        if isinstance(players, TheirOwn):
            return Doing(lambda who: ChoosePlayers(players.of(who)), third=False, theirs=True)
        if not isinstance(players, Choose):
            raise Refusal("unexpected", "here is nothing to choose")
        return ChoosePlayers(players)

    def choose_the_x(self, *parts: Any) -> Clause:
        return self.choose_players(self.choose_x_players(*parts))

    def they_choose(
        self, who: Named, count: Word, whose: Named, group: tuple[Group, bool]
    ) -> Clause:
        return ChoosePlayers(self._their_choice(who, count, whose, group))

    def energize(self, players: Players | TheirOwn) -> Clause:
        if isinstance(players, TheirOwn):
            return Doing(lambda who: Energize(players.of(who)), third=False, theirs=True)
        return Energize(players)

    def exhaust_players(self, players: Players | TheirOwn) -> Clause:
        if isinstance(players, TheirOwn):
            return Doing(lambda who: ExhaustPlayers(players.of(who)), third=False, theirs=True)
        return ExhaustPlayers(players)

    def energizes(self, count: Word, whose: Named, group: tuple[Group, bool]) -> Doing:
        return Doing(lambda who: Energize(self._their_choice(who, count, whose, group)), True)

    def exhausts(self, count: Word, whose: Named, group: tuple[Group, bool]) -> Doing:
        return Doing(lambda who: ExhaustPlayers(self._their_choice(who, count, whose, group)), True)

    def _their_choice(
        self, who: Named, count: Word, whose: Named, group: tuple[Group, bool]
    ) -> Choose:
        """Players that somebody else chooses: `your opponent Exhausts one of their Players`."""
        doer = known(who)
        owner = doer if whose == THEY else known(whose)
        return Choose(self.everyone_of(owner, group), int(count), by=doer)

    def to_bench(self, players: Players | TheirOwn) -> Clause:
        if isinstance(players, TheirOwn):
            return Doing(lambda who: ToBench(players.of(who)), third=False, theirs=True)
        return ToBench(players)

    def substitute_plain(self, out: Players | TheirOwn) -> Clause:
        # Whoever comes onto the field comes Energized, as in a line-up (S-5).
        return self.substitute(out, None)

    def substitute(self, out: Players | TheirOwn, into: Players | TheirOwn | None) -> Clause:
        """Who comes in, comes from the bench, wherever that is said."""
        energized, comer = True, into
        if (into is not None and not isinstance(into, This | Choose)) or (
            isinstance(into, Choose) and (into.count != 1 or into.up_to or into.by != "you")
        ):
            raise Refusal("unexpected", "one Player comes in for another")
        if isinstance(into, Choose):
            energized = into.group.state != "exhausted"
            whose = None if into.group.whose == "you" else into.group.whose
            if whose is not None:
                raise Refusal("unexpected", "whoever comes in is of the same team")
            group = msgspec.structs.replace(
                into.group, state=None, where="bench", whose=None, other=False
            )
            comer = None if group == Group(where="bench") else Choose(group)
        coming = cast("This | Choose | None", comer)
        if isinstance(out, TheirOwn):
            return Doing(
                lambda who: Substitute(out.of(who), energized, coming), third=False, theirs=True
            )
        return Substitute(out, energized, coming)

    def substitute_for(self, first: Players | TheirOwn, second: Players | TheirOwn) -> Clause:
        """`Substitute A for B`: A comes in, unless B is the one on the bench."""
        if isinstance(second, Choose) and second.group.where == "bench":
            return self.substitute(first, second)
        if isinstance(first, This) or (isinstance(first, Choose) and first.group.where == "bench"):
            return self.substitute(second, first)
        raise Refusal("unexpected", "which of the two is on the bench?")
