"""Mining: a funnel from the decisions of games to puzzles.

Each stage costs more than the one before, and fewer decisions reach it:

1. a glance, while the game is played: a few worlds, the down let go plainly to its end;
2. a look: a few dozen worlds by the quicker judge, for every answer;
3. the measure: 200 fresh worlds by each judge, for all answers that are near; it stops early where
   the lead can't be enough any more;
4. the levels: who finds it, and whether it's obvious.

Most games are glanced at only where they are close and time runs short: early on few answers
are worth 10 points.

Everything hangs on the seed of the game and the position, so that the same games give the same
puzzles on every machine.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from snapcount.agents.agent import Agent
from snapcount.agents.coach.lookahead import Lookahead
from snapcount.agents.match import answer, seat_dice
from snapcount.engine.dice import dice_from_seed
from snapcount.engine.errors import RecordError
from snapcount.engine.game import Game, new_game
from snapcount.engine.records.answers import words
from snapcount.engine.records.position import from_line, to_line
from snapcount.engine.records.record import Record, walk
from snapcount.engine.table import Table
from snapcount.engine.views.view import View
from snapcount.engine.views.worlds import WorldMaker
from snapcount.puzzles.criteria import LOST, WON, may_be_asked, may_lead
from snapcount.puzzles.found import Found, puzzle_of
from snapcount.puzzles.judging import QUICK, Bench, Tried, gap
from snapcount.puzzles.measuring import measure
from snapcount.puzzles.puzzle import name_of
from snapcount.puzzles.solvers import TEMPTED, Solvers, is_obvious

GLANCES: Final = ((4, 0.03), (16, 0.06), (32, 0.07))
"""So many worlds, and the lead an answer must have on them to be looked at on more."""
GLANCE_TRIES: Final = 2
LOOKS: Final = ((6, 0.05), (24, 0.08))
"""The same for a look by the quick judge."""
MOST_OF_A_GAME: Final = 3


class Seams(NamedTuple):
    """How many decisions reached each stage; what it takes to set the thresholds."""

    asked: int = 0
    glanced: int = 0
    looked: int = 0
    measured: int = 0
    found: int = 0


class Miner:
    """Looks for puzzles in games at one table."""

    def __init__(self, table: Table, place: int) -> None:
        self.table = table
        self.place = place
        self.maker = WorldMaker(table)
        self.bench = Bench(table)
        self.solvers = Solvers(table)
        self.seams = Seams()

    def in_self_play(self, seed: str, agents: tuple[Agent, Agent], whole: bool) -> Iterator[Found]:
        """Those of a game that two agents play; of the whole of it, or where it is tense."""

        def played() -> Iterator[Game]:
            game = new_game(self.table, seed)
            dice = seat_dice(seed, 0), seat_dice(seed, 1)
            while game.decision is not None:
                yield game
                game.apply(game.decision.options[answer(game, agents, dice)])

        yield from self.in_game(played(), seed, whole)

    def in_record(self, record: Record, source: str) -> Iterator[Found]:
        """Those of a recorded game at this table."""
        yield from self.in_game(walk(record), source)

    def in_game(self, moments: Iterator[Game], source: str, whole: bool = True) -> Iterator[Found]:
        """The puzzles of a game, given at each of its decisions."""
        count = 0
        for number, game in enumerate(moments):
            if count == MOST_OF_A_GAME:
                continue  # the game goes on all the same: a record is checked to its end
            if not may_be_asked(game) or not (whole or is_tense(game)):
                continue
            self.note(asked=1)
            if not self.glance(game, f"{source}:{number}"):
                continue
            self.note(glanced=1)
            puzzle = self.examine(game, f"{source}:{number}")
            if puzzle is not None:
                self.note(found=1)
                count += 1
                yield puzzle

    def note(self, **more: int) -> None:
        counted = self.seams._asdict()
        self.seams = Seams(**{name: counted[name] + more.get(name, 0) for name in counted})

    def glance(self, game: Game, seed: str) -> bool:
        """Whether an answer stands out on a few worlds, and isn't obvious."""
        decision = game.decision
        assert decision is not None
        view = game.observe(decision.seat)
        worlds = self.maker.worlds(view)
        count = len(decision.options)
        totals = [0.0] * count
        dice = dice_from_seed(f"{seed}:glance")
        look = Lookahead(decision.seat, dice)
        done = 0
        for step, lead in GLANCES:
            for _ in range(done, step):
                world = worlds.sample(dice)
                before = dice.copy()
                assert world.decision is not None
                for place, option in enumerate(world.decision.options):
                    look.dice = before.copy()
                    totals[place] += look.after(world.copy(), option, GLANCE_TRIES)
            done = step
            best, second = sorted(totals, reverse=True)[:2]
            if best - second < lead * done or best < LOST * done:
                return False
        shares = self.solvers.shares(view, f"{seed}:glance", TEMPTED)
        return not is_obvious(shares, totals.index(best))

    def examine(self, game: Game, source: str) -> Found | None:
        """The puzzle of a decision, if it is one."""
        position = self.dealt_again(game, source)
        if position is None:
            return None
        decision = position.decision
        assert decision is not None
        view = position.observe(decision.seat)
        line = to_line(position)
        name = name_of(line)
        best = self.look(view, name)
        if best < 0:
            return None
        self.note(looked=1)
        named = words(position)
        answers = measure(self.bench, view, named, name, best)
        if answers is None:
            return None
        self.note(measured=1)
        chances = [each.chance for each in answers]
        if not LOST <= chances[best] <= WON:
            return None
        shares = self.solvers.shares(view, name)
        if is_obvious(shares, best):
            return None
        return puzzle_of(position, line, self.place, answers, chances, best, shares, source)

    def dealt_again(self, game: Game, seed: str) -> Game | None:
        """The same position for the seat that is asked, with all it can't know dealt again."""
        decision = game.decision
        assert decision is not None
        worlds = self.maker.worlds(game.observe(decision.seat))
        try:
            world = worlds.sample(dice_from_seed(f"{seed}:deal"))
            return from_line(to_line(world), self.table)
        except RecordError:
            return None  # an effect stands half resolved as no line can say

    def look(self, view: View, name: str) -> int:
        """The place of the answer that may lead by enough, as the quick judge sees it; or -1."""
        assert view.decision is not None
        places = range(len(view.decision.options))
        tried = [Tried(place, []) for place in places]
        done = best = 0
        for step, lead in LOOKS:
            for more in self.bench.tried(view, places, QUICK, range(done, step), f"{name}:look"):
                tried[more.place].outcomes.extend(more.outcomes)
            done = step
            first, second = sorted(tried, key=lambda each: -each.chance)[:2]
            ahead = gap(first, second)
            if ahead.mean < lead or not may_lead(ahead.mean, ahead.error):
                return -1
            best = first.place
        return best


def is_tense(game: Game) -> bool:
    """A close game with little time left."""
    behind = abs(int(game.score[0] - game.score[1]))
    return bool(game.period >= 2 or (game.period == 1 and game.clock <= 7 and behind <= 8))
