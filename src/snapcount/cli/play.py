"""`snapcount play`: a game in the terminal."""

from __future__ import annotations

import secrets
import sys
from enum import StrEnum
from pathlib import Path
from typing import Annotated, cast

import typer

from snapcount.cards.demo import BADGERS, HERONS, demo_decks
from snapcount.cards.text.generate import random_deck
from snapcount.cards.text.invent_nouns import SeasonEdition
from snapcount.engine.editions import edition_named
from snapcount.engine.errors import RecordError, SnapcountError
from snapcount.engine.records.record import Record, from_json, to_json
from snapcount.engine.setup import new_table
from snapcount.terminal.console import Console, EndOfInput
from snapcount.terminal.opponent import dice_for
from snapcount.terminal.plain import Conversation, Quit

RULES = {
    "2019": "the 2019 rulebook",
    "2021": "the 2021 rulebook",
    "2022": "the 2022 rulebook",
    "crd": "the 2022 rulebook as the Current Rulings Document amends it (crd)",
}
MOST_SEEDS = 1_000_000


class Opponent(StrEnum):
    """Who sits on the other side."""

    random = "random"
    human = "human"


class Decks(StrEnum):
    """What is played with."""

    starter = "starter"
    random = "random"


def play(
    edition: Annotated[
        str, typer.Option(help="The rules to play by: 2019, 2021, 2022 or crd.")
    ] = "crd",
    opponent: Annotated[
        Opponent, typer.Option(help="A random player, or a second person at this terminal.")
    ] = Opponent.random,
    decks: Annotated[
        Decks, typer.Option(help="The two starter decks, or two that are made up on the spot.")
    ] = Decks.starter,
    seed: Annotated[
        str | None,
        typer.Option(help="The same seed and answers give the same game. Default: by chance."),
    ] = None,
    all_pro: Annotated[
        bool, typer.Option("--all-pro", help="All Pro mode (2022, crd): Time Unit values +1.")
    ] = False,
    save: Annotated[
        Path | None,
        typer.Option(
            metavar="FILE", help="Keep the game in this file; if it is there, go on from it."
        ),
    ] = None,
) -> None:
    """Play a game in the terminal. No card set is needed: two starter decks are there."""
    console = Console(sys.stdin, sys.stdout)
    try:
        resumed = save is not None and save.exists()
        if save is not None and resumed:
            record = load(save)
        else:
            record = new_record(edition, decks, seed, all_pro, opponent)
        keeper = Keeper(record, save, console)
        keeper.keep()
        two = record.tags.get("Opponent") == Opponent.human
        names = ("Home", "Away") if two else ("the opponent", "the opponent")
        talk = Conversation(record, console, (True, two), names, keeper.keep)
    except SnapcountError as error:
        print(f"snapcount play: {error}", file=sys.stderr)
        raise typer.Exit(2) from None
    greet(console, record, two, save if resumed else None)
    converse(talk, console, save)


# The record ------------------------------------------------------------------------------------


def new_record(
    edition: str, decks: Decks, seed: str | None, all_pro: bool, opponent: Opponent
) -> Record:
    """The record of a game that is about to begin."""
    rules = edition_named(edition)
    seed = str(secrets.randbelow(MOST_SEEDS)) if seed is None else seed
    if decks == Decks.starter:
        home, away = demo_decks(edition)
        tags = {"Home": HERONS, "Away": BADGERS}
    else:
        dice = dice_for(seed, -1)
        season = cast(SeasonEdition, rules.name)
        home, away = random_deck(dice, season), random_deck(dice, season)
        tags = {}
    record = Record.start(new_table((home, away), rules, all_pro), seed)
    record.tags = {**tags, "Opponent": opponent.value}
    return record


def load(path: Path) -> Record:
    """The unfinished game in a file."""
    try:
        record = from_json(path.read_bytes())
    except OSError as error:
        raise RecordError(f"{path} cannot be read: {error.strerror}.") from None
    except RecordError as error:
        raise RecordError(
            f"{path} holds no game to go on with. {error} Name another file for a new game."
        ) from None
    if record.result is not None:
        home, away = record.result.score
        raise RecordError(
            f"The game in {path} is over ({home}-{away}). Name another file for a new game."
        )
    return record


class Keeper:
    """Writes the record after each answer. What is in the file is always a whole record."""

    def __init__(self, record: Record, path: Path | None, console: Console) -> None:
        self.record = record
        self.path = path
        self.console = console
        self.failed = False

    def keep(self) -> None:
        if self.path is None or self.failed:
            return
        part = self.path.with_name(self.path.name + ".part")
        try:
            part.write_bytes(to_json(self.record))
            part.replace(self.path)
        except OSError as error:
            problem = f"The game cannot be kept in {self.path}: {error.strerror}."
            if not self.record.answers:  # there is still time to name another file
                raise RecordError(f"{problem} Name another file.") from None
            self.failed = True
            self.console.say(problem)


# The conversation ------------------------------------------------------------------------------


def greet(console: Console, record: Record, two: bool, resumed: Path | None) -> None:
    rules = RULES[record.decks.edition] + (", All Pro mode" if record.decks.all_pro else "")
    console.say(f"Snapcount, by {rules}. Seed {record.seed}.")
    if two:
        console.say("Two players at one terminal, Home and Away.")
    home, away = record.tags.get("Home"), record.tags.get("Away")
    if home and away and two:
        console.say(f"Home are the {home}, Away the {away}.")
    elif home and away:
        console.say(f"You are the {home}; the {away} are played at random.")
    if resumed is not None:
        console.say(f"The game in {resumed} goes on after {len(record.answers)} answers.")
    console.say("Answer with a number or a name. ? helps, why explains, quit ends.")


def converse(talk: Conversation, console: Console, save: Path | None) -> None:
    """Play, and leave in good order however it ends."""
    code = 0
    try:
        talk.play()
        return
    except Quit:
        console.say("You leave the game.")
    except EndOfInput:
        console.say("There is no more input; the game stops here.")
    except KeyboardInterrupt:
        console.say()
        console.say("Interrupted; the game stops here.")
        code = 130
    if save is not None:
        console.say(f"It is kept in {save}: the same command goes on with it.")
    else:
        console.say("It is not kept; --save FILE would do that.")
    raise typer.Exit(code)
