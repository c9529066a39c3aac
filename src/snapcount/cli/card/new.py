"""`snapcount card new`: type in a card, field by field."""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import Annotated

import typer
from msgspec.structs import replace

from snapcount.cards.catalog.entry import FIELDS_OF, Entry, EntryKind, Typed, tidy
from snapcount.cards.catalog.exchange import add
from snapcount.cards.catalog.files import FileError
from snapcount.cards.catalog.judge import Verdict, judge
from snapcount.cards.catalog.kinds import kind_word
from snapcount.cards.catalog.numbers import complete, is_number, season_of
from snapcount.cli.card._words import fail, print_json, print_reading

QUESTIONS = {
    "side": "Side, offense or defense (Enter: from the position)",
    "position": "Position, such as QB or Quarterback",
    "rating": "Rating",
    "team": "Team",
    "strength": "Strength, 0 to 9 or X",
    "time": "Time Units",
    "offense": "Offensive play, such as Run Left or Short Pass: 25 (2-9)",
    "defense": "Defensive play, such as Run Left / Long Pass",
    "subtype": "Subtype",
    "text": "Text (end a line with \\ to continue it, type ? for what could come next)",
    "timing": "When to play it (Enter: any time)",
}
SUBTYPES = {
    "action": "offense, defense or generic",
    "gridiron": "environment, event, stadium or weather",
}


MOST_OFFERED = 16


class Stopped(Exception):
    """There is no more input."""


def new(
    to: Annotated[str, typer.Option("--to", metavar="SET", help="Your set.")] = "my cards",
    season: Annotated[str, typer.Option(help="The season, for numbers without one.")] = "",
    as_json: Annotated[bool, typer.Option("--json", help="Print the card as JSON.")] = False,
) -> None:
    """Type in a card for a set of your own. Each field is checked as you go.

    Nothing is saved until your last answer.
    """
    year = season_of(season) if season else None
    if season and year is None:
        fail("new", f"“{season}” isn't a season. Write 20 or 2020.", 2)
    try:
        typed = ask_card(year)
        verdict = judge(typed)
        added = add(to, (Entry(typed=typed),))
    except (Stopped, KeyboardInterrupt):
        fail("new", "The card isn't finished, so nothing was saved.", 1)
    except FileError as error:
        fail("new", error, 2)
    if as_json:
        print_json({"set": str(added.path), "status": verdict.status, "typed": typed})
        return
    print()
    if verdict.card is not None:
        print_reading(verdict.card)
    print(f"{typed.label}: {verdict.line()}, in {added.path}")


def ask_card(season: int | None) -> Typed:
    """The card, asked for until each of its fields is in order."""
    kind, unique = ask_kind()
    number = ask_number(season)
    name = ""
    while not name:
        name = ask("Name")
    typed = Typed(kind=kind, name=name, number=number, unique=unique)
    for field in order(kind):
        typed = ask_field(typed, field)
    return typed


def order(kind: EntryKind) -> list[str]:
    """The position tells the side, so it is asked first."""
    fields = [field for field in FIELDS_OF[kind] if field != "side"]
    return fields if fields == list(FIELDS_OF[kind]) else ["position", "side", *fields[1:]]


def ask_kind() -> tuple[EntryKind, bool]:
    while True:
        answer = ask("Kind: Player, Legend, Superstar, Play, Action, Power Up, Gridiron, Synergy")
        found = kind_word(answer)
        if found is not None and found.exact:
            return found.kind, found.unique or ask("Unique? (y/N)").lower() in ("y", "yes")
        say("That's not one of them." if found is None else f"Did you mean {found.kind}?")


def ask_number(season: int | None) -> str:
    while True:
        answer = ask("Number, such as S1-19 (Enter: none)")
        if not answer or is_number(answer):
            return complete(answer, season)
        say("A number is letters, digits, a dash and the season, such as L279-21.")


def ask_field(typed: Typed, field: str) -> Typed:
    question = SUBTYPES.get(typed.kind, "") if field == "subtype" else ""
    words = QUESTIONS[field] + (f": {question}" if question else "")
    while True:
        answer = ask(words, several=field == "text")
        if field in ("text", "timing") and answer.endswith("?"):
            say(next_words(answer[:-1], typed.kind))
            continue
        answered = replace(typed, **{field: answer})
        wrong = objection(answered, field)
        if wrong is None:
            return answered
        say(wrong.report)


def next_words(text: str, kind: EntryKind) -> str:
    """What a text could go on with, in a line or two."""
    from snapcount.cards.language.explaining.completion import complete as completed
    from snapcount.cards.language.explaining.completion import scene_of_kind

    found = completed(text, scene_of_kind(kind), MOST_OFFERED)
    if not found:
        return "Nothing fits here: there's a mistake earlier in the text."
    return "Next: " + ", ".join(each.insert.strip() or f"({each.what})" for each in found)


def objection(typed: Typed, field: str) -> Verdict | None:
    """What is wrong with the field that was just answered, the others taken for granted."""
    value: str = getattr(typed, field)
    if not value and field not in ("position", "subtype", "strength", "offense", "defense"):
        return None
    fields = {name: value if name == field else FINE[name](typed) for name in FIELDS_OF[typed.kind]}
    verdict = judge(replace(typed, **fields))
    return verdict if verdict.status == "not understood" else None


def fine_text(typed: Typed) -> str:
    if typed.kind == "action":
        return "Gain 5 yards."
    plain = "Your Run plays gain 5 more yards."
    return (
        f"Active while your deck has 1 Quarterback.\n{plain}" if typed.kind == "synergy" else plain
    )


FINE: dict[str, Callable[[Typed], str]] = {
    "side": lambda typed: typed.side,
    "position": lambda typed: typed.position or "QB",
    "rating": lambda typed: "80",
    "team": lambda typed: "",
    "strength": lambda typed: typed.strength or "0",
    "time": lambda typed: "1",
    "offense": lambda typed: "Run Left",
    "defense": lambda typed: "Run Left",
    "subtype": lambda typed: typed.subtype or ("event" if typed.kind == "gridiron" else "generic"),
    "text": fine_text,
    "timing": lambda typed: "",
}
"""For each field what has been answered, or something that is certainly in order."""


def ask(question: str, several: bool = False) -> str:
    lines: list[str] = []
    while True:
        print(f"{question}: " if not lines else "… ", end="", file=sys.stderr, flush=True)
        line = sys.stdin.readline()
        if not line:
            raise Stopped
        line = line.strip()
        if not (several and line.endswith("\\")):
            return tidy("\n".join([*lines, line]))
        lines.append(line[:-1])


def say(words: str) -> None:
    print(words, file=sys.stderr)
