"""`snapcount play`: a game in the terminal, on the whole screen or in plain lines."""

from __future__ import annotations

import secrets
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

import typer

from snapcount.agents.coach.levels import DEFAULT_LEVEL, LADDER, LEVELS
from snapcount.agents.coach.styles import STYLES
from snapcount.agents.names import AGENT_NAMES, agent_named, is_agent
from snapcount.cards.catalog.files import FileError
from snapcount.cards.season import DEFAULT_EDITION, SEASONS
from snapcount.cli import _decks, _games
from snapcount.cli._terminal import fits_the_screen, in_good_order
from snapcount.engine.editions import edition_named
from snapcount.engine.errors import RecordError, SnapcountError
from snapcount.engine.records.record import Record
from snapcount.engine.setup import new_table
from snapcount.terminal.console import Console
from snapcount.terminal.keeping import Keeper, last_unfinished, load, new_place
from snapcount.terminal.opponent import coach_for
from snapcount.terminal.plain import Conversation
from snapcount.terminal.sitting import Sitting

if TYPE_CHECKING:
    from snapcount.agents.agent import Agent

MOST_SEEDS: Final = 1_000_000
HUMAN: Final = "human"
COACH: Final = "coach"
PROGRAMS: Final = tuple(name for name in AGENT_NAMES if ":" not in name)
# Tags of the record of such a game.
OPPONENT: Final = "Opponent"


class UnknownOpponent(SnapcountError):
    code = "unknown-opponent"


def play(
    edition: Annotated[
        str, typer.Option(help=f"The rules to play by: {_games.EDITION_LIST}.")
    ] = DEFAULT_EDITION,
    deck: Annotated[str, typer.Option(help=f"Your deck: {_decks.HELP}")] = "herons",
    against: Annotated[
        str, typer.Option(metavar="DECK", help="Your opponent's deck, named the same way.")
    ] = "badgers",
    opponent: Annotated[
        str,
        typer.Option(
            help=f"Your opponent: {', '.join(PROGRAMS)}, or human for a second person here."
        ),
    ] = COACH,
    level: Annotated[
        str, typer.Option(help=f"How well the coach plays: {', '.join(LADDER)}.")
    ] = "",
    style: Annotated[
        str, typer.Option(help=f"What the coach likes: {', '.join(STYLES)}. Default: no style.")
    ] = "",
    seed: Annotated[
        str | None,
        typer.Option(help="The same seed and answers give the same game. Default: random."),
    ] = None,
    all_pro: Annotated[
        bool,
        typer.Option(
            "--all-pro", help="All Pro mode (2022, crd): every play takes one extra Time Unit."
        ),
    ] = False,
    resume: Annotated[bool, typer.Option("--resume", help="Resume your last game.")] = False,
    save: Annotated[
        Path | None,
        typer.Option(
            metavar="FILE",
            help="Save the game in this file. If it exists, the game resumes from it.",
        ),
    ] = None,
    plain: Annotated[
        bool,
        typer.Option(
            "--plain", help="Plain lines of text, for screen readers, pipes and simple terminals."
        ),
    ] = False,
) -> None:
    """Play a game in the terminal. Starter decks are included."""
    console = Console(sys.stdin, sys.stdout)
    full = not plain and fits_the_screen(console)
    try:
        path = save if not resume or save is not None else last_unfinished()
        resumed = path is not None and path.exists()
        if path is not None and resumed:
            record = load(path)
        elif resume:
            raise RecordError(
                f"{path} doesn't exist. Leave out --resume to start a new game in it."
            )
        else:
            who = opponent_named(opponent, level, style)
            record = new_record(edition, deck, against, seed, all_pro, who)
            if path is None and console.is_terminal:
                path = new_place()
        sitting = seated(record)
        keeper = Keeper(record, path)
        keeper.start()
    except (SnapcountError, FileError) as error:
        print(f"snapcount play: {error}", file=sys.stderr)
        raise typer.Exit(2) from None
    if full:
        on_the_screen(sitting, keeper)
    else:
        greet(console, record, sitting, path if resumed else None)
        talk = Conversation(sitting, console, keeper.keep)
        in_good_order(talk.play, console, lambda: how_to_go_on(keeper))


# The game --------------------------------------------------------------------------------------


def opponent_named(opponent: str, level: str, style: str = "") -> str:
    """The name of an agent, or `human`; `UnknownOpponent` says what there is."""
    if opponent not in (*PROGRAMS, HUMAN) and not is_agent(opponent):
        there = ", ".join((*PROGRAMS, HUMAN))
        raise UnknownOpponent(f"There's no opponent called {opponent!r}. Choose one of {there}.")
    if not level and not style:
        return opponent
    if opponent != COACH:
        what, option = ("levels", "--level") if level else ("styles", "--style")
        raise UnknownOpponent(f"Only the coach has {what}. Leave out {option} or --opponent.")
    for name, chosen, known in (("level", level, [*LEVELS]), ("style", style, [*STYLES])):
        if chosen and chosen not in known:
            there = ", ".join(known)
            raise UnknownOpponent(f"There's no {name} called {chosen!r}. Choose one of {there}.")
    return ":".join(part for part in (COACH, level or DEFAULT_LEVEL, style) if part)


def new_record(
    edition: str, deck: str, against: str, seed: str | None, all_pro: bool, opponent: str
) -> Record:
    """The record of a game that is about to begin."""
    rules = edition_named(edition)
    seed = str(secrets.randbelow(MOST_SEEDS)) if seed is None else seed
    home = _decks.deck_named(deck, rules, seed, 0)
    away = _decks.deck_named(against, rules, seed, 1)
    record = Record.start(new_table((home.cards, away.cards), rules, all_pro), seed)
    record.tags = {"Home": home.title, "Away": away.title, OPPONENT: opponent}
    return record


def seated(record: Record) -> Sitting:
    """The game of a record, with those at the table whom its tags name."""
    from snapcount.engine.records.decklists import table_of

    opponent = record.tags.get(OPPONENT, HUMAN)
    agent: Agent | None = None
    coach: Agent | None = None
    names = ("Home", "Away")
    if opponent != HUMAN:
        table = table_of(record.decks)
        agent, coach = agent_named(opponent, table), coach_for(table)
        names = ("your opponent", "your opponent")
    teams = (record.tags.get("Home", "Home"), record.tags.get("Away", "Away"))
    return Sitting.of(record, (None, agent), names, coach, teams)


def how_to_go_on(keeper: Keeper) -> str:
    """What to say to somebody who leaves in the middle of a game."""
    if keeper.path is None:
        return "It wasn't saved. Use --save FILE to save your next one."
    if keeper.failed:
        return keeper.problem
    return f"Saved in {keeper.path}. Use --resume for your last game, --save for any other."


# Showing it ------------------------------------------------------------------------------------


def on_the_screen(sitting: Sitting, keeper: Keeper) -> None:
    from snapcount.terminal.screen.app import TableApp  # textual takes a while to import

    app = TableApp(sitting, keeper.keep)
    app.run()
    if sitting.game.over:
        first, second = sitting.game.score
        print(f"Final score: {sitting.teams[0]} {first}, {sitting.teams[1]} {second}.")
    else:
        print(how_to_go_on(keeper))
    raise typer.Exit(app.return_code or 0)


def greet(console: Console, record: Record, sitting: Sitting, resumed: Path | None) -> None:
    rules = SEASONS[record.decks.edition].title + (", All Pro mode" if record.decks.all_pro else "")
    console.say(f"Snapcount. Rules: {rules}. Seed {record.seed}.")
    home, away = sitting.teams
    if sitting.two_people:
        console.say("Two players at one terminal, Home and Away.")
        if (home, away) != ("Home", "Away"):
            console.say(f"Home plays {home}, Away plays {away}.")
    else:
        console.say(f"You play {home}. Your opponent ({record.tags[OPPONENT]}) plays {away}.")
    if resumed is not None:
        console.say(f"Resuming the game in {resumed} after {len(record.answers)} answers.")
    console.say(
        "Answer with a number or a name. Type ? for help, why for the rules, quit to leave."
    )
