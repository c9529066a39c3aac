"""`snapcount …`: one module a command.

To add a command ``fuzz``, add a module ``cli/fuzz.py`` with a function ``fuzz``: its parameters
are the options (typer), its docstring the help. Nothing needs to be registered. A module whose
name begins with an underscore is no command; ``deck_list.py`` is the command ``deck-list``.

A package is a group of commands: ``cli/card/`` with a module ``read.py`` is ``card read``, and the
package's docstring is the group's help.

Only the module of the command that is asked for is imported, so a command may import what it
likes at the top of its file.
"""

from __future__ import annotations

import sys
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules
from typing import Annotated

import typer

import snapcount


def main() -> None:
    """Run the command line of this process."""
    build_app(commands_needed(sys.argv[1:]))(prog_name="snapcount")


def command_names(group: str = "") -> list[str]:
    """Return the names of all commands, or of those in a group, sorted; none is imported."""
    paths = [str(Path(path, group.replace("-", "_"))) for path in __path__] if group else __path__
    modules = (module.name for module in iter_modules(paths))
    return sorted(name.replace("_", "-") for name in modules if not name.startswith("_"))


def group_names() -> list[str]:
    """Return the names of the commands that are groups of others."""
    packages = (module.name for module in iter_modules(__path__) if module.ispkg)
    return sorted(name.replace("_", "-") for name in packages if not name.startswith("_"))


def commands_needed(arguments: list[str]) -> list[str]:
    """Return the commands that this command line needs imported; in a group, `group command`.

    That is the one it names. Help lists every command, and a name that does not exist is compared
    with every command, so both need them all.
    """
    if "--version" in arguments[:1]:
        return []
    names = command_names()
    if not arguments or arguments[0] not in names:
        return names
    group = arguments[0]
    if group not in group_names():
        return [group]
    inside = command_names(group)
    wanted = [name for name in inside if name in arguments[1:2]] or inside
    return [f"{group} {name}" for name in wanted]


def build_app(names: list[str]) -> typer.Typer:
    """Return an app of the named commands, each from its own module."""
    app = new_app("snapcount", "The NFL Five trading card game as software.")
    app.callback()(options)
    groups: dict[str, typer.Typer] = {}
    for name in names:
        group, _, command = name.partition(" ")
        if not command and group not in group_names():
            add_command(app, "", group)
            continue
        if group not in groups:
            package = import_module(f"{__name__}.{group.replace('-', '_')}")
            groups[group] = new_app(group, package.__doc__ or "")
            app.add_typer(groups[group])
        if command:
            add_command(groups[group], group, command)
    return app


def new_app(name: str, help_text: str) -> typer.Typer:
    return typer.Typer(
        name=name,
        help=help_text,
        no_args_is_help=True,
        add_completion=False,
        pretty_exceptions_enable=False,
    )


def add_command(app: typer.Typer, group: str, name: str) -> None:
    """Add the command of that name, from the module of that name."""
    parts = [__name__, *([group] if group else []), name]
    module = import_module(".".join(parts).replace("-", "_"))
    app.command(name)(getattr(module, name.replace("-", "_")))


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
