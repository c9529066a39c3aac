"""Mutants: modules with one small mistake in one function, made in the syntax tree."""

from __future__ import annotations

import ast
import copy
import random
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

COMPARISONS: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
}
OPERATORS: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.Add,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.Mult,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
}
Function = ast.FunctionDef | ast.AsyncFunctionDef


@dataclass(frozen=True)
class Mutant:
    """A changed module: `at` is the number of the change, `function` is where, `words` what."""

    path: Path
    at: int
    line: int
    function: str
    words: str
    tree: ast.Module

    def __str__(self) -> str:
        return f"{self.path}:{self.line} {self.function}: {self.words}"


def sample(paths: list[Path], count: int, seed: int) -> list[Mutant]:
    """Return so many mutants of those files, the same for the same seed."""
    places = [
        (path, at)
        for path in paths
        for at in range(sum(1 for _ in changes(ast.parse(path.read_text("utf-8")))))
    ]
    chosen = random.Random(seed).sample(places, min(count, len(places)))
    return [mutant(path, at) for path, at in sorted(chosen)]


def mutant(path: Path, at: int) -> Mutant:
    """Return the module with its change of that number made."""
    tree = ast.parse(path.read_text("utf-8"))
    for place, (function, node, changed) in enumerate(changes(tree)):
        if place == at:
            before = ast.unparse(node)
            line = getattr(node, "lineno", 0)
            replace(tree, node, changed)
            words = f"{short(before)}  →  {short(ast.unparse(changed))}"
            return Mutant(path, at, line, function, words, ast.fix_missing_locations(tree))
    raise IndexError(at)


def short(code: str) -> str:
    first = code.split("\n")[0]
    return first if len(first) <= 70 and "\n" not in code else f"{first[:69]}…"


def replace(tree: ast.AST, old: ast.AST, new: ast.AST) -> None:
    """Put a node in the place of another one."""
    for parent in ast.walk(tree):
        for name, value in ast.iter_fields(parent):
            if value is old:
                setattr(parent, name, new)
            elif isinstance(value, list) and any(each is old for each in value):
                value[:] = [new if each is old else each for each in value]
    ast.copy_location(new, old)


def noting(path: Path, told: dict[int, int], note: str) -> ast.Module:
    """Return a module that calls the function `note` when it comes to what would be changed.

    `told` has what it is told, for the number of each change.
    """
    tree = ast.parse(path.read_text("utf-8"))
    changed = {id(node): told[at] for at, (_, node, _) in enumerate(changes(tree)) if at in told}
    tell_before(tree, changed, note)
    return ast.fix_missing_locations(tree)


def tell_before(block: ast.AST, changed: dict[int, int], note: str) -> list[int]:
    """Put calls before the statements that hold those nodes; return what is left to be told."""
    left = [changed[id(block)]] if id(block) in changed else []
    for _, value in ast.iter_fields(block):
        if isinstance(value, ast.AST):
            left += tell_before(value, changed, note)
        elif isinstance(value, list):
            for each in [each for each in value if isinstance(each, ast.AST)]:
                inner = tell_before(each, changed, note)
                if isinstance(each, ast.stmt):
                    at = value.index(each)
                    value[at:at] = [call(note, number) for number in inner]
                else:
                    left += inner
    return left


def call(name: str, number: int) -> ast.Expr:
    return ast.Expr(ast.Call(ast.Name(name, ast.Load()), [ast.Constant(number)], []))


# What may be changed -----------------------------------------------------------------------------


def changes(tree: ast.Module) -> Iterator[tuple[str, ast.AST, ast.AST]]:
    """Yield each function's name with a node of its body and what could stand there instead."""
    for name, function in functions(tree):
        for statement in function.body:
            for node in inside(statement):
                for changed in instead(node):
                    yield name, node, changed


def functions(tree: ast.Module) -> Iterator[tuple[str, Function]]:
    """Yield the functions and methods of a module; those inside others belong to these."""
    for node in tree.body:
        if isinstance(node, Function):
            yield node.name, node
        elif isinstance(node, ast.ClassDef):
            for each in node.body:
                if isinstance(each, Function):
                    yield f"{node.name}.{each.name}", each


def inside(node: ast.AST) -> Iterator[ast.AST]:
    """Yield what runs: no annotations, no assertions, nothing that only words an error."""
    if isinstance(node, ast.Assert | ast.Raise | ast.Import | ast.ImportFrom | ast.JoinedStr):
        return
    yield node
    if is_negative(node):
        return
    for name, value in ast.iter_fields(node):
        if name in ("annotation", "returns", "decorator_list", "args") and not isinstance(
            node, ast.Call
        ):
            continue
        for each in value if isinstance(value, list) else [value]:
            if isinstance(each, ast.AST):
                yield from inside(each)


def instead(node: ast.AST) -> Iterator[ast.AST]:
    """Yield small mistakes in the place of a node."""
    changed = copy.deepcopy(node)
    match changed:
        case ast.Compare(ops=[op]) if type(op) in COMPARISONS:
            changed.ops = [COMPARISONS[type(op)]()]
            yield changed
        case ast.BoolOp():
            changed.op = ast.Or() if isinstance(changed.op, ast.And) else ast.And()
            yield changed
        case ast.UnaryOp(op=ast.Not()):
            yield changed.operand
        case ast.UnaryOp(operand=ast.Constant(value=int(number))) if is_negative(changed):
            yield ast.Constant(1 - number)  # -1 is nobody: another nobody would be no mistake
        case ast.BinOp() | ast.AugAssign() if type(changed.op) in OPERATORS:
            changed.op = OPERATORS[type(changed.op)]()
            yield changed
        case ast.Constant(value=bool()):
            yield ast.Constant(not changed.value)
        case ast.Constant(value=int(number)):
            yield ast.Constant(number + 1)
        case ast.Return(value=value) if value is not None and not is_yes_or_no(value):
            yield ast.Return(ast.Constant(None))
        case ast.Assign() | ast.Expr(value=ast.Call()):
            yield ast.Pass()
        case ast.If() | ast.IfExp():
            changed.test = ast.UnaryOp(ast.Not(), changed.test)
            yield changed


def is_negative(node: ast.AST) -> bool:
    """Whether it is a number below 0 as it is written: its digits are no number of their own."""
    match node:
        case ast.UnaryOp(op=ast.USub(), operand=ast.Constant(value=int())):
            return True
    return False


def is_yes_or_no(node: ast.expr) -> bool:
    """Nothing in its place would be the same as no; the other answer is a mutant already."""
    return isinstance(node, ast.Constant) and (node.value is None or isinstance(node.value, bool))
