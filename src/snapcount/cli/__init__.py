"""`snapcount …`: one module a command.

To add a command ``fuzz``, add a module ``cli/fuzz.py`` with a function ``fuzz``: its parameters
are the options (typer), its docstring the help. Nothing needs to be registered. A module whose
name begins with an underscore is no command; ``deck_list.py`` is the command ``deck-list``.

Only the module of the command that is asked for is imported, so a command may import what it
likes at the top of its file.
"""

from __future__ import annotations

import sys
from importlib import import_module
from pkgutil import iter_modules
from typing import Annotated

import typer

import snapcount


def main() -> None:
    """Run the command line of this process."""
    build_app(commands_needed(sys.argv[1:]))(prog_name="snapcount")


def command_names() -> list[str]:
    """Return the names of all commands, sorted, without importing any of them."""
    modules = (module.name for module in iter_modules(__path__))
    return sorted(name.replace("_", "-") for name in modules if not name.startswith("_"))


def commands_needed(arguments: list[str]) -> list[str]:
    """Return the commands that this command line needs imported.

    That is the one it names. Help lists every command, and a name that does not exist is compared
    with every command, so both need them all.
    """
    if "--version" in arguments[:1]:
        return []
    names = command_names()
    return [arguments[0]] if arguments and arguments[0] in names else names


def build_app(names: list[str]) -> typer.Typer:
    """Return an app of the named commands, each from its own module."""
    app = typer.Typer(
        name="snapcount",
        help="The NFL Five trading card game as software.",
        no_args_is_help=True,
        add_completion=False,
        pretty_exceptions_enable=False,
    )
    app.callback()(options)
    for name in names:
        module_name = name.replace("-", "_")
        module = import_module(f"{__name__}.{module_name}")
        app.command(name)(getattr(module, module_name))
    return app


def print_version(wanted: bool) -> None:
    """Print the version and how the engine runs, and end the program."""
    if wanted:
        print(version_line())
        raise typer.Exit


def version_line() -> str:
    """Return the version and whether the engine runs compiled."""
    if snapcount.compiled():
        engine = "engine compiled with mypyc"
    else:
        engine = (
            "engine interpreted: no compiled build found; "
            "`python3 dev.py play` makes one where there is a C compiler"
        )
    return f"snapcount {snapcount.__version__} ({engine})"


def options(
    version: Annotated[
        bool,
        typer.Option(
            "--version",
            callback=print_version,
            is_eager=True,
            help="Print the version and whether the engine runs compiled.",
        ),
    ] = False,
) -> None:
    """Take the options that stand before a command."""
