"""The explanation of a puzzle, in plain words made from what was measured."""

from __future__ import annotations

from typing import Final, NamedTuple

from snapcount.agents.coach.levels import LEVELS
from snapcount.engine.game import Game
from snapcount.engine.options import KICK_FIELD_GOAL
from snapcount.engine.records.answers import LETTERS
from snapcount.engine.records.game_lines import DOWNS
from snapcount.engine.words.naming import option_names
from snapcount.puzzles.judging import DOWN, JUDGES
from snapcount.puzzles.puzzle import Answer, Facts, Puzzle
from snapcount.puzzles.solvers import SOLVERS, THUMB

HALVES: Final = ("the first half", "the second half")
SHARE: Final = 0.08
"""Two shares that differ by less aren't worth a word."""
YARDS: Final = 4.0
UNITS: Final = 0.4
MOST_REASONS: Final = 3
TINY: Final = 0.005


class Step(NamedTuple):
    """One step of an explanation."""

    title: str
    text: str


def situation(game: Game) -> str:
    """Where the game stands, told to the seat that is asked."""
    assert game.decision is not None
    seat = game.decision.seat
    attacks = seat == game.offense
    where = _spot(game.ball, attacks)
    ball = "You have the ball" if attacks else "Your opponent has the ball"
    ours, theirs = game.score[seat], game.score[1 - seat]
    if ours == theirs:
        score = f"It's tied at {ours}"
    else:
        score = f"You're {'up' if ours > theirs else 'down'} {ours}–{theirs}"
    time = f"{game.clock} Time Unit{'' if game.clock == 1 else 's'} left"
    when = f"in {HALVES[game.period]}" if game.period < 2 else "in overtime"
    return f"{ball}, {DOWNS[game.down]} down, {where}. {score} with {time} {when}."


def _spot(ball: int, attacks: bool) -> str:
    if ball == 50:
        return "at midfield"
    if not 0 < ball < 100:  # it has just been carried there
        return f"in {'your' if (ball <= 0) == attacks else 'their'} end zone"
    own = ball < 50
    whose = "your" if own == attacks else "their"
    return f"on {whose} {ball if own else 100 - ball}"


def steps(puzzle: Puzzle, game: Game) -> list[Step]:
    """The explanation, step by step: the tempting answer, the best, the difference, the proof."""
    names = option_names(game)
    best, tempting = puzzle.answer(puzzle.best), puzzle.answer(puzzle.tempting)
    assert game.decision is not None
    attacks = bool(game.decision.seat == game.offense)
    said = {answer.word: _quoted(names[place]) for place, answer in enumerate(puzzle.answers)}
    found = [
        Step("The tempting answer", _tempting(puzzle, tempting, said)),
        Step("The best answer", _best(best, tempting, said)),
    ]
    if best.facts is not None and tempting.facts is not None:
        reasons = differences(best.facts, tempting.facts, attacks)
        if reasons:
            text = f"With the best answer, {_list(reasons)}."
            kicks = {LETTERS[KICK_FIELD_GOAL]} & {puzzle.best, puzzle.tempting}
            if kicks and best.facts.scored >= SHARE and tempting.facts.scored >= SHARE:
                text += " A touchdown is worth 7 points, a field goal only 3."
            found.append(Step("The difference", text))
    title = "The proof" if puzzle.proved else "The judges"
    return [*found, Step(title, _proof(puzzle, best, said))]


def _tempting(puzzle: Puzzle, tempting: Answer, said: dict[str, str]) -> str:
    fooled = [level for level in SOLVERS if puzzle.finds.get(level, 1.0) < 0.5]
    text = f"{said[tempting.word]} {_wins(tempting)}."
    if THUMB in fooled:
        text += " Rules of thumb miss the best answer here"
        others = [_level(level) for level in fooled if level != THUMB]
        text += f", and so {_do(others)} {_list(others)}." if others else "."
    elif fooled:
        levels = [_level(level) for level in fooled]
        miss = "miss" if len(levels) > 1 else "misses"
        text += f" {_upper(_list(levels))} usually {miss} the best answer here."
    return text


def _best(best: Answer, tempting: Answer, said: dict[str, str]) -> str:
    lead = best.chance - tempting.chance
    text = f"{said[best.word]} {_wins(best)}. That's {_points(lead)} more."
    if best.overtime or tempting.overtime:
        text += " Overtime counts as half a win."
    return text


def differences(best: Facts, other: Facts, attacks: bool) -> list[str]:
    """What comes of the two answers by the end of the down, the widest differences first."""
    found: list[tuple[float, str]] = []

    def share(ours: float, theirs: float, words: str) -> None:
        if abs(ours - theirs) >= SHARE:
            found.append((abs(ours - theirs), f"{words} in {_of(ours)}, not {_of(theirs)}"))

    share(best.scored, other.scored, "you score")
    share(best.conceded, other.conceded, "your opponent scores")
    lost = [max(1 - each.kept - each.scored - each.conceded, 0.0) for each in (best, other)]
    if best.over == other.over == 0:
        share(lost[0], lost[1], "you give up the ball" if attacks else "you get the ball")
    else:
        share(best.over, other.over, "the game is over")
    if best.kept >= SHARE and other.kept >= SHARE and abs(best.yards - other.yards) >= YARDS:
        who = "you" if attacks else "your opponent"
        words = f"{who} {_gains(best.yards, attacks)} on average when nobody scores"
        words += f", where {'you' if attacks else 'they'} would {_gains(other.yards, True)}"
        found.append((abs(best.yards - other.yards) / 100, words))
    if abs(best.units - other.units) >= UNITS:
        words = f"it takes {best.units:.1f} Time Units on average, not {other.units:.1f}"
        found.append((abs(best.units - other.units) / 20, words))
    found.sort(key=lambda reason: -reason[0])
    return [words for _, words in found[:MOST_REASONS]]


def _proof(puzzle: Puzzle, best: Answer, said: dict[str, str]) -> str:
    others = [answer for answer in puzzle.answers if answer.word != puzzle.best]
    if puzzle.proved:
        return (
            "Both hands are open, and every card that can turn up was counted, with both sides "
            f"playing as well as they can. {_no_other(others)}"
        )
    text = []
    for judge, who in enumerate(JUDGES):
        nearest = max(others, key=lambda answer: answer.chances[judge])
        lead = best.chances[judge] - nearest.chances[judge]
        until = "played out the down" if who.to_the_end_of == DOWN else "played out the drive"
        text.append(
            f"A {_level_name(who.agent)} coach {until} and has it {_points(lead)} ahead of "
            f"{said[nearest.word]} (± {200 * nearest.errors[judge]:.0f})."
        )
    return (
        f"Two judges tried the answers on {best.worlds} deals of the cards you can't see. "
        + " ".join(text)
    )


def _gains(yards: float, many: bool) -> str:
    verb = "gain" if yards >= 0 else "lose"
    return f"{verb if many else f'{verb}s'} {abs(yards):.0f} yards"


def _no_other(others: list[Answer]) -> str:
    most = max(answer.chance for answer in others)
    if len(others) == 1:
        return "So these numbers are exact."
    if most < TINY:
        return "All other answers lose."
    return f"No other answer is worth more than {_of(most)}."


def _wins(answer: Answer) -> str:
    """How often an answer wins, in words."""
    wins, overtime = answer.chance - answer.overtime / 2, answer.overtime
    if overtime > 1 - TINY:
        return "forces overtime"
    parts = []
    if wins > TINY or overtime <= TINY:
        parts.append(_often("wins", wins))
    if overtime > TINY:
        parts.append(f"goes to overtime {_of(overtime)} times")
    return " and ".join(parts)


def _often(verb: str, chance: float) -> str:
    if chance <= TINY:
        return f"never {verb}"
    return f"always {verb}" if chance >= 1 - TINY else f"{verb} {_of(chance)} times"


def _level(level: str) -> str:
    return f"the {_level_name(level)} coach"


def _level_name(level: str) -> str:
    name = level.partition(":")[2]
    assert name in LEVELS
    return name


def _do(names: list[str]) -> str:
    return "do" if len(names) > 1 else "does"


def _of(share: float) -> str:
    return f"{100 * share:.0f} of 100"


def _points(lead: float) -> str:
    return f"{100 * lead:.0f} points"


def _quoted(name: str) -> str:
    return f"“{_upper(name)}”"


def _upper(text: str) -> str:
    return text[:1].upper() + text[1:]


def _list(parts: list[str]) -> str:
    if len(parts) < 2:
        return "".join(parts)
    return f"{', '.join(parts[:-1])} and {parts[-1]}"
