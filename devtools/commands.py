"""The commands of dev.py: what each is called, installs and runs."""

from __future__ import annotations

import argparse
import os
import sys
import time
from dataclasses import dataclass, field

from devtools import checks, cleaning, compiling, environment, locks
from devtools.console import INTERRUPTED, Problem, run, say
from devtools.environment import ANALYSIS, EVERYTHING, RAY, TERMINAL
from devtools.places import PYTHON, ROOT, SOURCE, python_path

HELP = """\
The commands of this project, on a machine that has nothing but Python.

{commands}

Each command installs what it needs when it is first used. The engine is compiled where there is a
C compiler: in the background while you play, before commands that play many games.
SNAPCOUNT_PURE=1, or --interpreted before the command, runs everything interpreted."""


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
    Command("card", "[ARGS]", "read, check, show, search and make cards"),
    Command("deck", "[ARGS]", "check, show, build and pass on decks"),
    Command("set", "show", "what is in a set of cards"),
    Command("sealed", "[ARGS]", "open boosters and build a deck"),
    Command("draft", "[ARGS]", "draft among bots"),
    Command("simulate", "ARGS", "play many games between two decks", waits=True),
    Command("tournament", "", "rate decks or agents: everyone against everyone", waits=True),
    Command("match", "ARGS", "let agents and bots play"),
    Command(
        "agent", "[ARGS]", "measure agents: duels, calibration, speed", (ANALYSIS,), waits=True
    ),
    Command("exam", "[ARGS]", "examine an agent on last downs that are solved", (ANALYSIS,)),
    Command("analyze", "RECORD", "look back at a game: turning points, luck and skill"),
    Command("balance", "[ARGS]", "play all starter decks against each other", waits=True),
    Command("bench", "[ARGS]", "measure the engine's speed", waits=True),
    Command("fuzz", "[ARGS]", "play random games and check the engine's promises", waits=True),
    Command(
        "referee", "[ARGS]", "compare random games with a second reading of the rules", waits=True
    ),
    Command("clicks", "[ARGS]", "count how often people click in each down of whole games"),
    Command("load", "[ARGS]", "play many games at once on a server of its own", waits=True),
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
    ("test", "--quick", "run what concerns the files you changed, in less than a minute"),
    ("rules", "", "say which clauses of docs/rules.md no test cites"),
    ("compile", "", "compile the engine now"),
    ("lock", "", "write requirements.lock and requirements/ anew (needs uv)"),
    ("clean", "", "remove everything that these commands made"),
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
    parser.add_argument("--interpreted", action="store_true", help="do not compile the engine")
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
