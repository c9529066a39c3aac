"""The commands of dev.py: what each is called, installs and runs."""

from __future__ import annotations

import argparse
import os
import sys
import time
from dataclasses import dataclass, field

from devtools import checks, cleaning, compiling, docs, environment, locks
from devtools.console import INTERRUPTED, Problem, run, say
from devtools.environment import ANALYSIS, DOCS, EVERYTHING, RAY, TERMINAL
from devtools.places import PYTHON, ROOT, SOURCE, python_path

HELP = """\
Everything you can do with this project. All you need is Python.

{commands}

Each command installs what it needs the first time you run it. With a C compiler, the engine is
compiled: in the background while you play, or first if a command plays many games.
To run everything interpreted, set SNAPCOUNT_PURE=1 or put --interpreted before the command."""


@dataclass(frozen=True)
class Command:
    """A command of `snapcount` that dev.py sets up and runs."""

    name: str
    arguments: str
    words: str
    needs: tuple[str, ...] = ()
    """The parts of the environment, besides what playing needs."""
    waits: bool = field(default=False, kw_only=True)
    """Whether it is worth compiling the engine first; else that is done in the background."""
    called: str = field(default="", kw_only=True)
    """What `snapcount` calls it, if not by the same name."""


COMMANDS = (
    Command("play", "[ARGS]", "open the game in the browser", called="serve"),
    Command("terminal", "", "play in the terminal", (TERMINAL,), called="play"),
    Command("tutorial", "", "learn the game in six short lessons", (TERMINAL,)),
    Command(
        "puzzles", "[ARGS]", "solve puzzles, mine new ones, check them", (ANALYSIS,), waits=True
    ),
    Command("card", "[ARGS]", "read, check, show, search and make cards"),
    Command("deck", "[ARGS]", "check, show, build and share decks"),
    Command("set", "show", "show what's in a set of cards"),
    Command("sealed", "[ARGS]", "open boosters and build a deck"),
    Command("draft", "[ARGS]", "draft against bots"),
    Command("simulate", "ARGS", "play many games between two decks", waits=True),
    Command("tournament", "", "rate decks or agents in a round robin", waits=True),
    Command("match", "ARGS", "match up agents and bots"),
    Command(
        "agent", "[ARGS]", "measure agents: duels, calibration, speed", (ANALYSIS,), waits=True
    ),
    Command("exam", "[ARGS]", "test an agent on solved last downs", (ANALYSIS,)),
    Command("review", "RECORD", "review a game: mistakes, luck, skill, accuracy", waits=True),
    Command("balance", "[ARGS]", "play all starter decks against each other", waits=True),
    Command("bench", "[ARGS]", "measure the engine's speed", waits=True),
    Command("fuzz", "[ARGS]", "play random games and check the engine's promises", waits=True),
    Command(
        "referee", "[ARGS]", "compare random games with a second reading of the rules", waits=True
    ),
    Command("clicks", "[ARGS]", "count clicks per down in whole games"),
    Command("load", "[ARGS]", "play many games at once on a test server", waits=True),
    Command(
        "cluster",
        "[ARGS]",
        "play games on several servers, and kill them in turn",
        (EVERYTHING,),
        waits=True,
    ),
)

# What dev.py does itself.
OWN = (
    ("test", "[ARGS]", "run every check; ARGS go to pytest"),
    ("test", "--quick", "run what matters for the files you changed, in under a minute"),
    ("style", "", "check format and lint"),
    ("rules", "", "list the clauses of docs/rules.md that no test cites"),
    ("docs", "[--serve]", "build the site of the documentation, and show it"),
    ("mutate", "ARGS", "make small mistakes in the code and see that tests find them"),
    ("compile", "", "compile the engine now"),
    ("lock", "", "rewrite requirements.lock and requirements/ (needs uv)"),
    ("clean", "", "remove everything these commands made"),
)


def main() -> int:
    """Run the command that the command line asks for; return the exit status."""
    began = time.time()
    os.chdir(ROOT)
    options = parse_arguments()
    interpreted = options.interpreted or os.environ.get("SNAPCOUNT_PURE", "") not in ("", "0")
    try:
        return execute(options.command, options.rest, interpreted, began)
    except KeyboardInterrupt:
        return INTERRUPTED
    except Problem as problem:
        print(f"dev.py: {problem}", file=sys.stderr)
        return 1


def execute(name: str, arguments: list[str], interpreted: bool, began: float) -> int:
    """Run a command with its arguments."""
    if name == "clean":
        return cleaning.clean()
    if name == "lock":
        return locks.lock()
    if name == "compile":
        return compile_engine(arguments)
    if name == "test":
        environment.set_up(EVERYTHING)
        return checks.test(arguments, interpreted)
    if name == "docs":
        environment.set_up(DOCS)
        return docs.docs(arguments)
    if name == "style":
        environment.set_up(EVERYTHING)
        return checks.check_style()
    if name == "mutate":
        environment.set_up(EVERYTHING)
        path = python_path(SOURCE)["PYTHONPATH"]
        env = {"PYTHONPATH": f"{path}{os.pathsep}{ROOT}", "SNAPCOUNT_ENGINE": "interpreted"}
        return run([PYTHON, "-m", "devtools.mutation", *arguments], env)
    if name == "rules":
        environment.set_up(EVERYTHING)
        return run([PYTHON, "-m", "snapcount.testing.coverage", *arguments])
    (command,) = (each for each in COMMANDS if each.name == name)
    return snapcount(command, arguments, interpreted, began)


def snapcount(command: Command, arguments: list[str], interpreted: bool, began: float) -> int:
    """Run `snapcount …`, compiled where that is possible and wanted."""
    on_ray = (RAY,) if "ray" in " ".join(arguments).replace("=", " ").split() else ()
    environment.set_up(*command.needs, *on_ray)
    if interpreted:
        folder = None
    elif command.waits:
        folder = compiling.compiled_now()
    else:
        folder = compiling.compiled_or_begun()
    env = {**python_path(folder or SOURCE), **environment.data_home()}
    env["SNAPCOUNT_BEGAN"] = str(began)
    return run([PYTHON, "-m", "snapcount", command.called or command.name, *arguments], env)


def compile_engine(arguments: list[str]) -> int:
    """Compile the engine now; with --background as quietly as can be, and without a word."""
    if arguments == ["--background"]:
        return compiling.compile_in_background()
    environment.set_up()
    folder = compiling.compiled_now(strict=True)
    if folder is None:
        return 1
    say(f"the compiled engine is in {folder.relative_to(ROOT)}")
    return 0


# The command line


def parse_arguments() -> argparse.Namespace:
    """Return the command and its own arguments, which are left as they are."""
    formatter = argparse.RawDescriptionHelpFormatter
    parser = argparse.ArgumentParser(
        prog="dev.py", description=HELP.format(commands=listing()), formatter_class=formatter
    )
    parser.add_argument("--interpreted", action="store_true", help="don't compile the engine")
    names = [*(command.name for command in COMMANDS), *(name for name, _, _ in OWN)]
    parser.add_argument("command", choices=names, metavar="COMMAND")
    parser.add_argument("rest", nargs=argparse.REMAINDER, metavar="ARGS")
    return parser.parse_args()


def listing() -> str:
    """Return a line for each command."""
    each = [(command.name, command.arguments, command.words) for command in COMMANDS]
    lines = [
        (f"python3 dev.py {name} {arguments}", words) for name, arguments, words in [*each, *OWN]
    ]
    return "\n".join(f"  {call:<30} {words}" for call, words in lines)
