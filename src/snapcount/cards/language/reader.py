"""Reading a card's text: every reading is found, and a text with two meanings is refused."""

from __future__ import annotations

import contextlib
import functools
import sys
from collections.abc import Sequence
from itertools import pairwise, takewhile
from typing import Any, Final

import msgspec

from snapcount.cards.language.discourse.answering import answering
from snapcount.cards.language.discourse.asides import with_asides
from snapcount.cards.language.discourse.coming_possession import of_coming_possessions
from snapcount.cards.language.discourse.ellipsis import told
from snapcount.cards.language.discourse.held_and_awaited import two_sentences
from snapcount.cards.language.discourse.included import with_included
from snapcount.cards.language.discourse.kinds import active_first
from snapcount.cards.language.discourse.named_positions import unnamed_position
from snapcount.cards.language.discourse.never import (
    NEVER,
)
from snapcount.cards.language.discourse.other_call import with_other_calls
from snapcount.cards.language.discourse.own_name import is_player, with_own_name
from snapcount.cards.language.discourse.people_or_players import as_cards, undescribed_player
from snapcount.cards.language.discourse.pronouns import with_antecedents
from snapcount.cards.language.discourse.quoted import own_text, unquoted
from snapcount.cards.language.discourse.replacing import (
    of_events,
    of_that_play,
    waits_alone,
    with_sentence,
)
from snapcount.cards.language.discourse.settle import settled
from snapcount.cards.language.discourse.stands_instead import standing_instead
from snapcount.cards.language.discourse.statements import SENTENCES, ends_open, items, on_lines
from snapcount.cards.language.discourse.unnamed_line import of_the_line
from snapcount.cards.language.discourse.whom_was_asked import (
    WHICH_OF_TWO,
    of_whoever_has_a_role,
    of_whom_it_was_asked,
    says_chosen,
)
from snapcount.cards.language.finishing import Text, finish
from snapcount.cards.language.grammar import grammar
from snapcount.cards.language.kernel import syntax
from snapcount.cards.language.kernel.chart import Chart, TooManyReadings
from snapcount.cards.language.kernel.contents import contents, has
from snapcount.cards.language.kernel.errors import TextError
from snapcount.cards.language.kernel.spoken import as_written
from snapcount.cards.language.kernel.walk import changed
from snapcount.cards.language.kernel.words import Word, is_unique, reminders, words
from snapcount.cards.language.limits import (
    first_slip,
    no_reminder,
    too_long,
    too_many_words,
    unbalanced,
)
from snapcount.cards.language.meaning.about import of_the_play
from snapcount.cards.language.meaning.any_order import in_any_order
from snapcount.cards.language.meaning.assemble import Implied, abilities_page, effects_page
from snapcount.cards.language.meaning.draft import Page
from snapcount.cards.language.meaning.known_later import in_time
from snapcount.cards.language.meaning.refusal import NobodyNamed, NoCardShown, Refusal
from snapcount.cards.language.meaning.scene import Scene
from snapcount.cards.language.meaning.statements import Item, NewLine, Reminder
from snapcount.cards.language.nouns.antecedents import with_it
from snapcount.cards.language.nouns.owners import with_owners
from snapcount.cards.language.players.substitution import with_bench
from snapcount.cards.language.sentences.bound import (
    as_this,
    as_this_card,
    names_players,
    names_this,
)
from snapcount.cards.language.sentences.freely import of_triggered
from snapcount.cards.language.sentences.rules import ruled, stands
from snapcount.cards.language.sentences.sides import going_on, plainly, with_carrier
from snapcount.cards.language.sentences.x_is import x_said
from snapcount.cards.nouns import That
from snapcount.cards.tree import (
    Ability,
    Activated,
    Await,
    Lasting,
)
from snapcount.cards.words import Side, TimingPoint

MOST_READINGS: Final = 64
MOST_WORK: Final = 200
"""Sentences that are looked at in all readings of a text together."""


def most_readings(found: Sequence[Word]) -> int:
    """How many readings of a text are looked at: fewer of a long one."""
    sentences = sum(word.text in (".", "\n", ":") for word in found)
    return max(2, min(MOST_READINGS, MOST_WORK // max(1, sentences)))


__all__ = ["Scene", "Unread", "read"]


class Unread(Exception):
    """A text that is not understood; `place` is the word up to which it is.

    `chart` and `error` are what was found out about it, so that `explain` need not do so again.
    """

    def __init__(
        self,
        message: str,
        place: int = 0,
        chart: Chart | None = None,
        error: TextError | None = None,
    ) -> None:
        super().__init__(message)
        self.place = place
        self.chart = chart
        self.error = error


def ended(text: str) -> str:
    """The text with a full stop at its end, which people leave out."""
    if text.rstrip().endswith(")"):  # what only reminds may stand after the full stop
        found = words(text)
        return text if not found or found[-1].text in (".", ":", "]", "\n") else f"{text}."
    return text if text.rstrip().endswith((".", "!", ":", "]")) else f"{text}."


def read(text: str, scene: Scene) -> Page:
    """What the text means; `Unread` if that is nothing, or not one thing.

    A semicolon joins clauses; where they can't be joined, it ends a sentence.
    """
    error = too_long(text) or unbalanced(text) or no_reminder(grammar(), text)
    if error is not None:
        raise Unread(error.message, error=error)
    said = as_written(words(ended(text)))
    if not said or said[0].start >= len(text):
        return Page(reminders=[(0, said) for _, said in reminders(text)])
    error = too_many_words(text, said)
    if error is not None:
        raise Unread(error.message, error=error)
    named = with_own_name(said, scene, grammar().is_word)
    try:
        return _heard(text, scene, named)
    except (Unread, Refusal):
        if named == said or is_player(scene):
            raise
        try:  # a card may be called by words of the rules
            return _heard(text, scene, said)
        except (Unread, Refusal):
            pass
        raise


def _heard(text: str, scene: Scene, said: list[Word]) -> Page:
    """What it means with `a player` as one of those who play, and only else as one of the cards."""
    found = with_antecedents(said, scene)
    try:
        return _read(text, scene, found)
    except Unread:
        cards = as_cards(found)
        if cards == found:
            raise
    return _read(text, scene, cards)


def _read(text: str, scene: Scene, found: list[Word]) -> Page:
    error = unnamed_position(text, found) or undescribed_player(text, found)
    if error is not None:
        raise Unread(error.message, error=error)
    slip = first_slip(grammar(), found)
    if slip is not None:
        raise Unread("not understood", slip)
    chart = Chart(grammar(), found)
    try:
        rows = _rows(chart, found, reminders(text))
        if not rows and any(word.text == ";" for word in found):
            found = [word._replace(text=".") if word.text == ";" else word for word in found]
            rows = _rows(Chart(grammar(), found), found, reminders(text))
    except RecursionError:
        raise Unread("this is nested deeper than any card") from None
    except TooManyReadings:
        message = "this can be read in too many ways; break it into parts, in brackets"
        raise Unread(message, error=TextError("two-readings", message, text, 0)) from None
    if not rows:
        raise Unread("not understood", chart.furthest(), chart)
    pages: dict[str, Page] = {}
    refusals: list[Refusal] = []
    for row in rows:
        try:
            page = page_of(row, scene, found)
        except Refusal as refusal:
            found_again = _of_this(row, scene, refusal, found)
            if found_again is None:
                refusals.append(refusal)
                continue
            page = found_again
        else:
            if _may_be_another(row, scene, found, page):
                refusals.append(Refusal("two-readings", WHICH_OF_TWO))
                continue
        if _speaks_of_next(found) and not _settles_next(page):
            refusals.append(Refusal("no-antecedent", "which play is “that play”?"))
            continue
        if has(_trees(page), syntax.Syntax):
            refusals.append(Refusal("unexpected", "this can't be said together"))
            continue
        if len(rows) == 1:
            return page
        meant = repr(changed(_trees(page), in_any_order))
        pages[meant] = min(pages.get(meant, page), page, key=lambda each: repr(_trees(each)))
    if len(pages) > 1 and scene.points:
        pages = _when_played(pages, scene.points)
    if len(pages) == 1:
        return next(iter(pages.values()))
    if not pages:
        # That the rules exclude something says more than how else the words could be taken.
        told = next((each for each in refusals if each.code == NEVER), refusals[0])
        raise Unread(told.message, chart=chart)
    raise Unread("two readings: " + " | ".join(pages), chart=chart)


def _when_played(pages: dict[str, Page], points: tuple[TimingPoint, ...]) -> dict[str, Page]:
    """The readings that are still two when the card is played: what is asked before it is known
    waits, in whatever words."""
    found: dict[str, Page] = {}
    for page in pages.values():
        with contextlib.suppress(Refusal):
            timed = in_time(page.effects, points)
            abilities, _, *rest = _trees(page)
            meant = repr(changed((abilities, timed, *rest), in_any_order))
            found.setdefault(meant, page)
    return found or pages


def _trees(page: Page) -> tuple[Any, ...]:
    abilities = tuple(page.abilities)
    return abilities, page.effects, page.timing, page.attach_to, page.active_if


def _speaks_of_next(found: list[Word]) -> bool:
    """Whether `that play` is said after a next play was named, which is a matter of place."""
    said = [word.text for word in found]
    if "next" not in said:
        return False
    after = said[said.index("next") :]
    return not {("that", noun) for noun in ("play", "pass", "run")}.isdisjoint(pairwise(after))


def _settles_next(page: Page) -> bool:
    """Whether all that is said of `that play` waits for it as well."""
    for effects in (page.effects, *(getattr(each, "effects", ()) for each in page.abilities)):
        waiting = False
        for effect in effects:
            if isinstance(effect, Await | Lasting):
                waiting = True
            elif waiting and of_the_play(effect):
                return False
    return True


def _of_this(row: list[Any], scene: Scene, refusal: Refusal, said: Sequence[Word]) -> Page | None:
    """The same where `they` can only be the Player whose text it is, and `it` the Play."""
    if isinstance(refusal, NobodyNamed):
        asked = of_whom_it_was_asked(row)
        if asked is not None:
            with contextlib.suppress(Refusal):
                return page_of(asked, scene, said)
    meant = as_this
    if scene.play and isinstance(refusal, NoCardShown):
        meant = as_this_card
    elif scene.action or not scene.on_player or not isinstance(refusal, NobodyNamed):
        return None
    if meant is as_this and (names_players(row) or not names_this(row)):
        return None
    kept = NewLine | Reminder
    try:
        row = [each if isinstance(each, kept) else meant(each) for each in row]
        return page_of(row, scene, said)
    except Refusal:
        return None


def ruled_out(
    row: list[Any], scene: Scene, refusal: Refusal, said: Sequence[Word]
) -> Refusal | None:
    """What the rules exclude of it where `they` are those of whom it was asked."""
    asked = of_whom_it_was_asked(row) if isinstance(refusal, NobodyNamed) else None
    try:
        if asked is not None:
            page_of(asked, scene, said)
    except Refusal as other:
        return other if other.code == NEVER else None
    return None


def _may_be_another(row: list[Any], scene: Scene, said: Sequence[Word], page: Page) -> bool:
    """Whether `that Player` was named before, and may as well be the one of whom it was asked last:
    `Choose a Safety. If you have a Cornerback on the field, energize that Player`."""
    if says_chosen(said):
        return False
    asked = of_whom_it_was_asked(row)
    if asked is None:
        return False
    try:
        other = page_of(asked, scene, said)
    except Refusal:
        return False
    return repr(_trees(other)) != repr(_trees(page))


def _rows(
    chart: Chart, found: list[Word], reminding: Sequence[tuple[int, str]] = ()
) -> list[list[Any]]:
    """Every way to part the whole text into items, at most so many.

    What only reminds stands after the sentence that it begins in.
    """
    rows: dict[int, list[list[Any]]] = {0: [[]]}
    most = most_readings(found)
    beginnings = [0, *(word.start for word in found[1:]), sys.maxsize]
    for place in range(len(found)):
        begun = rows.pop(place, [])
        if not begun:
            continue
        if found[place].text == "\n":
            following = [(place + 1, NewLine())]
        else:
            following = _distinct(chart.read("Item", place))
        for end, value in following:
            kept = rows.setdefault(end, [])
            after = [
                Reminder(said)
                for start, said in reminding
                if beginnings[place] <= start < beginnings[end]
            ]
            longer = (with_sentence(row, value, found, place) for row in begun)
            kept += [[*row, *after] for row in longer][: most - len(kept)]
    return rows.get(len(found), [])


def _distinct(found: list[tuple[int, Any]]) -> list[tuple[int, Any]]:
    """The same without what another reading says plainly.

    Two readings of each sentence would be a thousand ways to read a text of ten.
    """
    if len(found) < 2:
        return found
    return [each for each in found if not _is_said_plainly(each, found)]


def _is_said_plainly(said: tuple[int, Any], found: list[tuple[int, Any]]) -> bool:
    end, value = said
    if syntax.Sided not in contents(value):
        return False
    plain = plainly(value)
    return plain != value and (end, plain) in found


def _items(row: list[Any], scene: Scene) -> list[Item]:
    found: list[Item] = []
    row = with_included(row, scene.on_player and not scene.action)
    if scene.enters and scene.on_player:
        # It is the Player on whom the card lies, until others are named.
        named = next((at for at, each in enumerate(row) if names_players([each])), len(row))
        kept = NewLine | Reminder
        of_it = [each if isinstance(each, kept) else as_this(each) for each in row[:named]]
        match row[named : named + 1]:
            case [syntax.Occurs(occasion=syntax.Occasion(players=That()) as waits) as first]:
                of_it.append(msgspec.structs.replace(first, occasion=as_this(waits)))
            case [syntax.Occurs(occasion=waits) as first] if not names_players([waits]):
                of_it.append(msgspec.structs.replace(first, occasion=as_this(waits)))
        row = [*of_it, *row[len(of_it) :]]
    for before, said in pairwise(each for each in row if not isinstance(each, Reminder)):
        if ends_open(before) and isinstance(said, SENTENCES):
            raise Refusal("two-readings", "does this belong to the last option or to all of them?")
    for at, said in enumerate(row):
        after = takewhile(lambda each: not isinstance(each, syntax.Head), row[at + 1 :])
        if on_lines(said) and any(isinstance(each, SENTENCES) for each in after):
            raise Refusal("two-readings", "where do the options end? Write “•” before each")
    row = with_other_calls(row)
    row = with_bench([going_on(ruled(each)) for each in x_said(row, scene)])
    waits_alone(row)
    for said in of_events(told(with_owners(of_that_play(of_coming_possessions(of_the_line(row)))))):
        if isinstance(said, NewLine | Reminder):
            found.append(said)
        else:
            opened = unquoted(settled(said, scene), lambda text: abilities_in(text, scene))
            for each in _with_own_text(opened, scene):
                own = own_text(each, scene)
                if own is None:
                    found += items(each, scene)
                else:
                    found += [NewLine(), *items_of(own, scene), NewLine()]
    return found


def _with_own_text(said: Any, scene: Scene) -> tuple[Any, ...]:
    """A sentence, or each part of one that says what this card has besides."""
    if isinstance(said, syntax.Block) and stands(said):
        if any(own_text(each, scene) is not None for each in said.statements):
            return said.statements
    return (said,)


def abilities_in(text: str, scene: Scene) -> list[Ability]:
    """The abilities between quotation marks; a Refusal if it is anything else."""
    if is_unique(text):
        raise Refusal("misplaced", "a card is Unique, an ability is not")
    page = _quoted(text, scene.side)
    if isinstance(page, str):
        raise Refusal("unexpected", f"between the quotation marks: {page}")
    if not page.abilities or page.timing is not None or page.attach_to is not None:
        raise Refusal("unfinished", "put an ability between the quotation marks")
    if any(isinstance(ability, Activated) and ability.free for ability in page.abilities):
        raise Refusal("misplaced", "an ability given to others needs a keyword: “Exhaust:”, “Run:”")
    return list(page.abilities)


@functools.lru_cache(maxsize=16)
def _quoted(text: str, side: Side | None) -> Page | str:
    """What such a text means, or why not: each reading of the text around it asks that again."""
    try:
        return read(text, Scene(side=side))
    except Unread as unread:
        return str(unread)


def items_of(text: str, scene: Scene) -> list[Item]:
    """The sentences of a text within a text, which holds what this Player has."""
    inside = Scene(side=scene.side)
    found = with_antecedents(words(text))
    for row in _rows(Chart(grammar(), found), found):
        try:
            page_of(row, inside)
        except Refusal:
            continue
        return _items(with_it(two_sentences(row)), inside)
    raise Refusal("unexpected", "the text between the quotation marks isn't understood")


def page_of(row: list[Any], scene: Scene, said: Sequence[Word] = ()) -> Page:
    """What a row of sentences means on such a card; a Refusal if that is nothing.

    `said` are the words of the whole text.
    """
    if scene.synergy or any(isinstance(each, syntax.ActiveWhile) for each in row):
        row = active_first(row, list(said))
    row = of_triggered(standing_instead(row, scene))
    row = of_whoever_has_a_role(with_asides(two_sentences(row), scene.x), says_chosen(said))
    row = answering(with_it(row), scene.answers)
    found = _items(with_carrier(row), scene)
    implied: Implied | None = "call" if scene.play else "enter" if scene.enters else None
    stays = scene.enters or scene.synergy
    page = effects_page(found) if scene.action else abilities_page(found, implied, stays)
    finish(page, Text(scene, row, said))
    return page
