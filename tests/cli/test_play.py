"""`snapcount play`: a person at a terminal, a script in a pipe."""

from __future__ import annotations

import io
import os
import re
import signal
import subprocess
import sys
import time
from contextlib import redirect_stderr, redirect_stdout
from pathlib import Path
from typing import NamedTuple
from unittest.mock import patch

import pytest
from tests.cli.interrupts import hear_interrupts

from snapcount import cli
from snapcount.cards.demo import demo_decks
from snapcount.cli.play import HUMAN, new_record, opponent_named, seated
from snapcount.engine import events
from snapcount.engine.editions import EDITION_NAMES
from snapcount.engine.records.record import Record, from_json, replay, to_json
from snapcount.terminal.console import Console, EndOfInput
from snapcount.terminal.plain import Conversation, Quit

every_edition = pytest.mark.parametrize("edition", EDITION_NAMES)


def command(*arguments: str) -> list[str]:
    return [sys.executable, "-m", "snapcount", "play", *arguments]


class Ended(NamedTuple):
    """How `snapcount play` ended, and what it said."""

    returncode: int
    stdout: str
    stderr: str


def run(*arguments: str, typed: str = "") -> Ended:
    """Run `snapcount play` with these lines, in this process: a new one takes half a second."""
    out, err = io.StringIO(), io.StringIO()
    code = 0
    with redirect_stdout(out), redirect_stderr(err), patch("sys.stdin", io.StringIO(typed)):
        try:
            cli.run(["play", *arguments])
        except SystemExit as end:
            code = int(end.code or 0)
    return Ended(code, out.getvalue(), err.getvalue())


def piped(*arguments: str, typed: str = "", **environment: str) -> Ended:
    """Run `snapcount play` with these lines in a pipe, as a script would."""
    done = subprocess.run(
        command(*arguments),
        input=typed,
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
        env={**os.environ, "PYTHONUTF8": "1", **environment},
    )
    return Ended(done.returncode, done.stdout, done.stderr)


class Robot:
    """A person who types these lines, then one of the numbers that are offered, by turns."""

    def __init__(self, sink: io.StringIO, typed: tuple[str, ...]) -> None:
        self.sink = sink
        self.typed = list(typed)
        self.asked = 0

    def isatty(self) -> bool:
        return False

    def readline(self) -> str:
        if self.typed:
            return self.typed.pop(0) + "\n"
        self.asked += 1
        question = self.sink.getvalue().rpartition("\n\n")[2]
        span = re.search(r"^  from (\d+) to (\d+)$", question, re.MULTILINE)
        if span:
            return f"{span[1]}\n"
        numbers = re.findall(r"^ {2,3}(\d+) \w", question, re.MULTILINE)
        return f"{numbers[self.asked * 7 % len(numbers)]}\n"


def conversation(
    edition: str = "crd",
    *typed: str,
    seed: str = "3",
    decks: tuple[str, str] = ("herons", "badgers"),
    opponent: str = "random",
) -> tuple[Conversation, io.StringIO, Record]:
    """A game whose lines are typed, then answered by a robot."""
    record = new_record(edition, *decks, seed, False, opponent)
    sink = io.StringIO()
    console = Console(Robot(sink, typed), sink)
    return Conversation(seated(record), console), sink, record


def talk(*typed: str, seed: str = "3") -> str:
    """What is said to somebody who types these lines and leaves."""
    game, sink, _ = conversation("crd", *typed, "quit", seed=seed)
    with pytest.raises(Quit):
        game.play()
    return sink.getvalue()


# Whole games -----------------------------------------------------------------------------------


@every_edition
@pytest.mark.parametrize("decks", [("herons", "badgers"), ("random", "random")])
def test_a_whole_game_can_be_played_to_its_end(edition: str, decks: tuple[str, str]) -> None:
    game, sink, record = conversation(edition, seed="11", decks=decks)
    game.play()
    assert "Final score: you " in sink.getvalue()
    assert replay(record).over


@every_edition
def test_two_people_play_with_a_curtain_between_them(edition: str) -> None:
    game, sink, _ = conversation(edition, seed="4", opponent=HUMAN)
    game.play()
    said = sink.getvalue()
    assert "--- Home's turn. The other player looks away. ---" in said
    assert "--- Away's turn. The other player looks away. ---" in said
    assert "Final score: you " in said


def test_the_same_seed_and_answers_give_the_same_game() -> None:
    first, second = run("--seed", "9", typed="1\n" * 15), piped("--seed", "9", typed="1\n" * 15)
    assert first.stdout == second.stdout
    assert first.stdout != run("--seed", "10", typed="1\n" * 15).stdout


def test_a_person_is_never_told_what_only_the_opponent_knows() -> None:
    """The opponent's hand is named nowhere before it is played, called, shown or discarded."""
    game, sink, record = conversation("crd", seed="21")
    game.play()
    told = {told.event.b for told in game.sitting.logs[0] if told.event.kind == events.DREW}
    hidden = [
        told.event
        for told in game.sitting.logs[0]
        if told.event.kind == events.DREW and told.event.seat == 1
    ]
    assert len(told) > 5
    assert hidden
    assert all(event.b == -1 for event in hidden)
    assert "Your opponent draws" not in sink.getvalue()
    assert record.result is not None


def test_a_whole_game_is_played_through_a_pipe() -> None:
    """Nobody looks at the answers: the first of each question, far more often than needed."""
    result = piped("--plain", "--opponent", "random", "--seed", "12", typed="1\n" * 400)
    assert result.returncode == 0
    assert result.stderr == ""
    assert "Final score: you " in result.stdout


def test_a_dumb_terminal_and_a_pipe_get_plain_lines() -> None:
    for environment in ({"TERM": "dumb"}, {"TERM": "xterm-256color"}):
        result = piped("--seed", "3", typed="1\n", **environment)
        assert "which of your five offensive Players" in result.stdout
        assert "\x1b" not in result.stdout


# Answers and other words -----------------------------------------------------------------------


def test_an_answer_is_a_number_or_a_name() -> None:
    by_number = talk("2")
    assert "You line up Corwin Tidegate, Jory Saltmarsh, Pell Driftwood, Burl Seawall." in by_number
    assert talk("bench Ames Gullwick").replace("bench Ames Gullwick\n", "2\n") == by_number
    assert talk("AMES").replace("> AMES\n", "> 2\n") == by_number


def test_what_is_not_offered_is_refused_with_the_nearest_and_asked_again() -> None:
    said = talk("bench Aims Gullwick", "17", "", "x")
    assert "Did you mean 'bench Ames Gullwick'?" in said
    assert "Choose an answer from 1 to 4" in said
    assert "Type the number or name of an answer" in said
    assert "You line up" not in said


def test_help_says_what_the_question_is_about() -> None:
    said = talk("?")
    assert "table        the score" in said
    assert "(S-5)" in said


def test_a_card_is_shown_in_full_if_it_is_seen() -> None:
    said = talk("? thorn", "? 1", "?nobody")
    assert "  Thorn Quarrier [Defense Player]\n  LB, rating 92, Ironridge Badgers\n" in said
    assert "  Jory Saltmarsh [Offense Player]\n" in said
    assert "You can't see a card called 'nobody'" in said


def test_cards_that_are_not_seen_cannot_be_asked_for() -> None:
    """Hard Hat is in the opponent's deck alone."""
    assert any(card.name == "Hard Hat" for card in demo_decks("crd")[1])
    assert "You can't see a card called 'Hard Hat'" in talk("? Hard Hat")


def test_why_names_the_rule_and_log_tells_all() -> None:
    said = talk("1", "why", "log")
    assert "Rule S-5: Each side lines up four" in said
    assert "You draw an opening hand of 3 Play and 3 Action cards." in said
    assert "Why" not in said


def test_the_hand_and_the_discards_can_be_looked_at() -> None:
    said = talk("hand", "discard", "table")
    assert "Plays in your hand:\n" in said
    assert "Your opponent's discarded Plays: none" in said


def points_asked(said: str) -> int:
    """How often one was asked in a timing point."""
    return len(re.findall(r"^.*: (?:play a card|use an ability).*\?$", said, re.MULTILINE))


def test_skip_passes_in_every_timing_point_until_the_next_down() -> None:
    game, sink, _ = conversation("crd", "1", "skip", "run", "1")
    game.play()
    before, first_down, *later = sink.getvalue().split(" down, ball on ")
    assert points_asked(before) == 0
    assert points_asked(first_down) == 1  # the one at which it was typed
    assert points_asked("".join(later)) > 5
    assert points_asked(talk("1", "pass", "run", "1")) == 2


def test_an_answer_is_taken_back() -> None:
    game, sink, record = conversation("crd", "1", "undo", "2", "undo", "undo", "quit")
    with pytest.raises(Quit):
        game.play()
    said = sink.getvalue()
    assert said.count("Took back your last answer.") == 2
    assert "There's nothing to take back." in said
    assert record.answers == []
    assert record.tags["TakenBack"] == "2"


def test_a_hint_says_what_the_coach_would_do() -> None:
    said = talk("1", "1", "hint")
    assert re.search(r"^ +\d+% (run a play|punt|field goal)$", said, re.MULTILINE)
    assert re.search(r"The coach puts your chance to win at \d+%.", said)


def test_a_card_that_cannot_be_played_says_why() -> None:
    said = " ".join(talk("1", "hand").split())
    assert "Why not: Not now. Play this during On Field Adjustments (T-11)." in said


def test_the_field_is_drawn_only_when_asked_for() -> None:
    """A screen reader would read it letter by letter."""
    assert "|....|" not in talk("1", "table")
    assert "|....|....|.O..|" in talk("1", "field")


def test_there_is_nothing_to_skip_in_a_question_that_needs_an_answer() -> None:
    assert "You can't pass here" in talk("skip")


# Leaving ---------------------------------------------------------------------------------------


def test_the_end_of_input_is_no_disaster() -> None:
    result = piped("--seed", "1", typed="1\n")
    assert result.returncode == 0
    assert "No more input. The game stops here." in result.stdout
    assert result.stderr == ""


def test_quit_leaves() -> None:
    result = run("--seed", "1", typed="quit\n")
    assert result.returncode == 0
    assert "Use --save FILE" in result.stdout


@pytest.mark.skipif(os.name == "nt", reason="there is no such signal")
def test_an_interrupt_is_no_disaster(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    with subprocess.Popen(
        command("--seed", "1", "--save", str(file)),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        preexec_fn=hear_interrupts,
    ) as process:
        assert process.stdout is not None
        while process.stdout.read(1) != b">":
            time.sleep(0)
        process.send_signal(signal.SIGINT)
        said, complaints = process.communicate(timeout=30)
    assert process.returncode == 130
    assert b"Interrupted" in said
    assert complaints == b""
    assert file.exists()


def test_nobody_reading_is_no_disaster(tmp_path: Path) -> None:
    typed = tmp_path / "typed.txt"
    typed.write_text("table\n" * 2000)
    with (
        typed.open() as source,
        subprocess.Popen(
            command("--seed", "1"), stdin=source, stdout=subprocess.PIPE, stderr=subprocess.PIPE
        ) as process,
    ):
        assert process.stdout is not None
        process.stdout.read(1)
        process.stdout.close()
        assert process.stderr is not None
        complaints = process.stderr.read()
    assert complaints == b""
    assert process.returncode == 1


def test_a_terminal_without_unicode_gets_plain_letters() -> None:
    result = piped("--seed", "3", typed="1\n" * 30, PYTHONUTF8="0", PYTHONIOENCODING="ascii")
    assert result.returncode == 0
    assert "Receive - Short Pass: Gain 5 yards." in result.stdout
    assert result.stdout.isascii()


# Keeping ---------------------------------------------------------------------------------------


def test_a_game_that_was_kept_goes_on_as_it_was(tmp_path: Path) -> None:
    """One game in one go, and the same game left and resumed after every few answers."""
    file = tmp_path / "game.json"
    answers = ["1"] * 30
    whole = run("--seed", "5", "--save", str(tmp_path / "whole.json"), typed="\n".join(answers))
    assert whole.returncode == 0
    for start in range(0, 30, 10):
        part = run("--seed", "5", "--save", str(file), typed="\n".join(answers[start : start + 10]))
        assert part.returncode == 0
    said = " ".join(part.stdout.split())  # a long path breaks lines
    assert "Resuming the game" in said
    assert f"Saved in {file}" in said
    assert file.read_bytes() == (tmp_path / "whole.json").read_bytes()
    assert not list(tmp_path.glob("*.part"))


def test_a_kept_game_shows_the_down_it_is_in(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    run("--seed", "3", "--save", str(file), typed="1\nskip\n")
    again = piped("--save", str(file), typed="log\n")
    assert "First down, ball on your 25." in again.stdout
    assert "You line up" in again.stdout.partition("> log")[2]


def test_a_finished_game_is_not_written_over(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    game, _, record = conversation()
    game.play()
    file.write_bytes(to_json(record))
    result = run("--save", str(file))
    assert result.returncode == 2
    assert "is over" in result.stderr
    assert "Use another file" in result.stderr
    assert from_json(file.read_bytes()).result == record.result


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["--edition", "2020"], "There's no edition '2020'. Choose one of 2019, 2021, 2022, crd."),
        (["--opponent", "nobody"], "Choose one of random, greedy, coach, human."),
        (
            ["--level", "genius"],
            "Choose one of sandlot, pee-wee, varsity, rookie, starter, assistant, pro, all-pro.",
        ),
        (["--level", "pro", "--opponent", "human"], "Only the coach has levels"),
        (["--style", "kicks"], "Choose one of runs, passes, pressure."),
        (["--style", "runs", "--opponent", "greedy"], "Only the coach has styles"),
        (["--deck", "nobodys"], "nobodys"),
        (["--edition", "2021", "--all-pro"], "The 2021 rules don't have All Pro mode"),
        (["--save", "no/such/folder/game.json"], "Use another file."),
        (["--save", "."], "Can't read"),
    ],
)
def test_what_cannot_be_played_is_said_in_a_line(arguments: list[str], complaint: str) -> None:
    result = run(*arguments)
    assert result.returncode == 2
    assert complaint in result.stderr
    assert "Traceback" not in result.stderr
    assert result.stdout == ""


def test_a_coach_is_named_with_its_level_and_style() -> None:
    assert opponent_named("coach", "", "") == "coach"
    assert opponent_named("coach", "rookie", "") == "coach:rookie"
    assert opponent_named("coach", "rookie", "runs") == "coach:rookie:runs"
    assert opponent_named("coach", "", "pressure") == "coach:pro:pressure"
    assert opponent_named("coach:pro:runs", "", "") == "coach:pro:runs"


def test_a_file_that_holds_no_game_is_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "poem.txt"
    file.write_text("roses are red")
    result = run("--save", str(file))
    assert result.returncode == 2
    assert "There's no game to resume" in result.stderr
    assert file.read_text() == "roses are red"


# The console ------------------------------------------------------------------------------------


def test_a_console_says_when_there_is_nothing_more_to_read() -> None:
    console = Console(io.StringIO("one\n"), io.StringIO())
    assert console.ask("> ") == "one"
    with pytest.raises(EndOfInput):
        console.ask("> ")
