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

import ast
import gc
import sys
from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from pkgutil import iter_modules
from typing import Annotated

import typer

import snapcount

ALONE = {"puzzles": "solve"}
"""What a group does that is named without a command; the others show their help."""


def main() -> None:
    """Run the command line of this process."""
    # What a command imports stays: to look through it for garbage again and again takes time only.
    gc.set_threshold(200_000, 20, 20)
    run(sys.argv[1:])


def run(arguments: list[str]) -> None:
    """Run a command line; as a process does, it ends in a `SystemExit`."""
    if len(arguments) == 1 and arguments[0] in ALONE:
        arguments = [arguments[0], ALONE[arguments[0]]]
    build_app(command_wanted(arguments))(arguments, prog_name="snapcount")


def command_names(group: str = "") -> list[str]:
    """Return the names of all commands, or of those in a group, sorted; none is imported."""
    paths = [str(Path(path, group.replace("-", "_"))) for path in __path__] if group else __path__
    modules = (module.name for module in iter_modules(paths))
    return sorted(name.replace("_", "-") for name in modules if not name.startswith("_"))


def group_names() -> list[str]:
    """Return the names of the commands that are groups of others."""
    packages = (module.name for module in iter_modules(__path__) if module.ispkg)
    return sorted(name.replace("_", "-") for name in packages if not name.startswith("_"))


def command_wanted(arguments: list[str]) -> str:
    """Return the command that this command line names, in a group `group command`; or nothing."""
    name = next(iter(arguments), "")
    if name not in command_names():
        return ""
    if name not in group_names():
        return name
    inside = next(iter(arguments[1:]), "")
    return f"{name} {inside}" if inside in command_names(name) else ""


def build_app(wanted: str = "") -> typer.Typer:
    """Return an app of the command that is wanted, or of all, which can then be listed only.

    Help lists every command, and a name that does not exist is compared with every command: their
    names and docstrings are enough for both.
    """
    app = new_app("snapcount", "The NFL Five trading card game as software.")
    app.callback()(options)
    groups: dict[str, typer.Typer] = {}
    for name in [wanted] if wanted else all_names():
        group, _, inside = name.rpartition(" ")
        if group and group not in groups:
            groups[group] = new_app(group, described(group))
            app.add_typer(groups[group])
        run = imported(name) if wanted else listed(name)
        groups.get(group, app).command(inside)(run)
    return app


def all_names() -> list[str]:
    """Return the names of all commands, those in a group as `group command`."""
    groups = group_names()
    alone = [name for name in command_names() if name not in groups]
    return alone + [f"{group} {name}" for group in groups for name in command_names(group)]


def imported(name: str) -> Callable[..., None]:
    """Return the function of a command."""
    function: Callable[..., None] = getattr(import_module(module_of(name)), function_of(name))
    return function


def listed(name: str) -> Callable[..., None]:
    """Return a function with the words of a command, to be listed and not to be run."""

    def unreachable() -> None:
        raise AssertionError(f"{name} was not imported")

    unreachable.__doc__ = described(name)
    return unreachable


def described(name: str) -> str:
    """Return the docstring of a command or a group, read from its source without importing it."""
    spec = find_spec(module_of(name))
    assert spec is not None
    assert spec.origin is not None
    module = ast.parse(Path(spec.origin).read_text("utf-8"))
    if spec.submodule_search_locations is not None:
        return ast.get_docstring(module) or ""
    for node in module.body:
        if isinstance(node, ast.FunctionDef) and node.name == function_of(name):
            return ast.get_docstring(node) or ""
    raise AssertionError(f"{spec.origin} has no function for the command {name}")


def module_of(name: str) -> str:
    return ".".join([__name__, *name.split()]).replace("-", "_")


def function_of(name: str) -> str:
    return name.split()[-1].replace("-", "_")


def new_app(name: str, help_text: str) -> typer.Typer:
    return typer.Typer(
        name=name,
        help=help_text,
        no_args_is_help=True,
        add_completion=False,
        pretty_exceptions_enable=False,
    )


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
            "engine interpreted: no compiled build found; with a C compiler, `python3 dev.py "
            "play` builds one"
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
