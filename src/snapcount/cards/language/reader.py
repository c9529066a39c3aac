"""Reading a card's text: every reading is found, and a text with two meanings is refused."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from itertools import pairwise
from typing import Any, Final

from snapcount.cards.language.chart import Chart
from snapcount.cards.language.discourse import SENTENCES, ends_open, items
from snapcount.cards.language.ellipsis import told
from snapcount.cards.language.grammar import grammar
from snapcount.cards.language.kinds import active_first, of_the_kick
from snapcount.cards.language.pronouns import with_antecedents
from snapcount.cards.language.quoted import unquoted
from snapcount.cards.language.replacing import of_events, waits_alone
from snapcount.cards.language.results import happening
from snapcount.cards.language.scene import Scene
from snapcount.cards.language.settle import as_this, names_players, settled, speaks_of_nobody
from snapcount.cards.language.words import Word, reminders, words
from snapcount.cards.text.assemble import Implied, abilities_page, effects_page
from snapcount.cards.text.check import check, check_asked, check_costs
from snapcount.cards.text.chosen_x import with_x
from snapcount.cards.text.draft import Page
from snapcount.cards.text.refusal import Refusal
from snapcount.cards.text.statements import Item, NewLine, Reminder

MOST_READINGS: Final = 64

__all__ = ["Scene", "Unread", "read"]


class Unread(Exception):
    """A text that is not understood; `place` is the word up to which it is."""

    def __init__(self, message: str, place: int = 0) -> None:
        super().__init__(message)
        self.place = place


def read(text: str, scene: Scene) -> Page:
    """What the text means; `Unread` if that is nothing, or not one thing."""
    if not words(text):
        return Page(reminders=[(0, said) for _, said in reminders(text)])
    ended = text.rstrip().endswith((".", ")", ":", "]"))
    found = with_antecedents(words(text if ended else f"{text}."))
    chart = Chart(grammar(), found)
    rows = _rows(chart, found, reminders(text))
    if not rows:
        raise Unread("not understood", chart.furthest())
    pages: dict[str, Page] = {}
    refusals: list[str] = []
    for row in rows:
        try:
            page = _page(active_first(row, found) if scene.synergy else row, scene)
        except Refusal as refusal:
            refusals.append(refusal.message)
            continue
        pages[repr((page.abilities, page.effects, page.timing, page.attach_to, page.active_if))] = (
            page
        )
    if len(pages) == 1:
        return next(iter(pages.values()))
    if not pages:
        raise Unread(refusals[0])
    raise Unread("two readings: " + " | ".join(pages))


def _rows(
    chart: Chart, found: list[Word], reminding: Sequence[tuple[int, str]] = ()
) -> list[list[Any]]:
    """Every way to part the whole text into items, at most so many.

    What only reminds stands after the sentence that it begins in.
    """
    rows: dict[int, list[list[Any]]] = {0: [[]]}
    beginnings = [0, *(word.start for word in found[1:]), sys.maxsize]
    for place in range(len(found)):
        begun = rows.pop(place, [])
        if not begun:
            continue
        if found[place].text == "\n":
            following = [(place + 1, NewLine())]
        else:
            following = chart.read("Item", place)
        for end, value in following:
            kept = rows.setdefault(end, [])
            after = [
                Reminder(said)
                for start, said in reminding
                if beginnings[place] <= start < beginnings[end]
            ]
            kept += [[*row, value, *after] for row in begun][: MOST_READINGS - len(kept)]
    return rows.get(len(found), [])


def _items(row: list[Any], scene: Scene) -> list[Item]:
    found: list[Item] = []
    if scene.enters and scene.on_player and not names_players(row):
        row = [each if isinstance(each, NewLine | Reminder) else as_this(each) for each in row]
    for before, said in pairwise(each for each in row if not isinstance(each, Reminder)):
        if ends_open(before) and isinstance(said, SENTENCES):
            raise Refusal("two-readings", "does this belong to the last option, or to all?")
    waits_alone(row)
    for said in of_events(told(row)):
        if isinstance(said, NewLine | Reminder):
            found.append(said)
        else:
            found += items(unquoted(settled(said, scene), scene), scene)
    return found


def items_of(text: str, scene: Scene) -> list[Item]:
    """The sentences of a text within a text, which holds what this Player has."""
    inside = Scene(side=scene.side)
    found = with_antecedents(words(text))
    for row in _rows(Chart(grammar(), found), found):
        try:
            _page(row, inside)
        except Refusal:
            continue
        return _items(row, inside)
    raise Refusal("unexpected", "what stands between the quotation marks is not understood")


def _page(row: list[Any], scene: Scene) -> Page:
    found = _items(row, scene)
    implied: Implied | None = "call" if scene.play else "enter" if scene.enters else None
    page = effects_page(found) if scene.action else abilities_page(found, implied)
    if speaks_of_nobody(
        (page.abilities, page.effects, page.timing, page.attach_to, page.active_if)
    ):
        raise Refusal("no-antecedent", "which player is meant?")
    page.abilities = [happening(each) for each in page.abilities]
    page.effects = happening(page.effects)
    if scene.field_goal or (page.timing is not None and "field goal" in page.timing.points):
        page.effects = of_the_kick(page.effects)
    with_x(page)
    check(page.effects, page.abilities, scene.on_player, scene.x)
    check_asked((page.timing, page.active_if), scene.on_player)
    check_costs(page.effects, page.abilities)
    return page


def page_of(row: list[Any], scene: Scene) -> Page:
    """What sentences and headings mean together; `Refusal` if that is nothing.

    For whoever has their values without having read them.
    """
    return _page(row, scene)
