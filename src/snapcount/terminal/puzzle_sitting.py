"""A puzzle at the table: one question, and what its answers are worth."""

from __future__ import annotations

from snapcount.engine.views.view import View
from snapcount.engine.words.naming import option_names
from snapcount.puzzles.explaining import situation, steps
from snapcount.puzzles.puzzle import Collection, Puzzle, seen_by_solver
from snapcount.terminal.console import Console
from snapcount.terminal.plain import Conversation
from snapcount.terminal.sitting import Sitting

NAMES = ("Home", "Away")


class PuzzleSitting(Sitting):
    """A puzzle, until it is answered. The solver sees what the asked seat sees."""

    def __init__(self, collection: Collection, puzzle: Puzzle) -> None:
        self.puzzle = puzzle
        self.chosen = -1
        super().__init__(collection.game(puzzle), (None, None), NAMES)

    @property
    def two_people(self) -> bool:
        return False

    @property
    def person(self) -> int:
        return self.asked

    @property
    def over(self) -> bool:
        return self.chosen >= 0

    @property
    def briefing(self) -> str:
        hands = " Both hands are open." if self.puzzle.proved else ""
        return f"{situation(self.game)}{hands} One answer is clearly best. Which one?"

    def view(self, seat: int) -> View:
        return seen_by_solver(self.game, self.puzzle)

    def answer(self, place: int) -> str:
        self.chosen = place
        self.answers += 1
        return ""

    def skip(self, seat: int) -> None:
        """Nothing is skipped in a puzzle."""


def solve(collection: Collection, puzzle: Puzzle, console: Console) -> bool:
    """Ask a puzzle and explain it; whether it was solved. `Quit` and `EndOfInput` come through."""
    sitting = PuzzleSitting(collection, puzzle)
    console.say(f"Puzzle {puzzle.id}: {puzzle.theme}, difficulty {puzzle.difficulty} of 5")
    talk = Conversation(sitting, console)
    talk.show_table(sitting.person)
    talk.play()
    right = puzzle.answers[sitting.chosen].word == puzzle.best
    console.say()
    console.say("That's it!" if right else "Not quite.")
    console.say()
    names = option_names(sitting.game)
    order = sorted(range(len(names)), key=lambda place: -puzzle.answers[place].chance)
    for place in order:
        marks = ["best"] if puzzle.answers[place].word == puzzle.best else []
        marks += ["your answer"] if place == sitting.chosen else []
        marked = f" ({', '.join(marks)})" if marks else ""
        console.say(f"{puzzle.answers[place].chance:4.0%} {names[place]}{marked}", indent="  ")
    for step in steps(puzzle, sitting.game):
        console.say()
        console.say(f"{step.title}: {step.text}")
    return right
