"""What a viewer of a game is told: cards, table, question and log, as messages.

`viewer` is a seat, or -1 for a spectator. Nothing gets into a message but what the viewer's own
view has, or what the engine's words say to that viewer.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from msgspec.structs import replace

from snapcount.cards.card import AnyCard, PlayCard, PlayerCard, Superstar
from snapcount.engine.events import Event
from snapcount.engine.game import Game
from snapcount.engine.options import (
    CALL,
    DISCARD,
    KICK_PUNT,
    LET_IT_RUN,
    PASS,
    PLAY_A_CARD,
    RUN_A_PLAY,
    SPEND_TIMEOUT,
    Decision,
    Option,
)
from snapcount.engine.table import Table
from snapcount.engine.views.actions import about
from snapcount.engine.views.event_view import EventSeen, event_seen
from snapcount.engine.views.view import TableSeen, View
from snapcount.engine.words.asking import explain_option, word_decision
from snapcount.engine.words.clauses import clause_of
from snapcount.engine.words.in_vain import in_vain
from snapcount.engine.words.naming import option_names, plain_name
from snapcount.engine.words.sheet import kind_of_card, words_of
from snapcount.engine.words.why_not import unusable
from snapcount.engine.words.wording import why, word_event
from snapcount.server.protocol import Cannot, CardSheet, Choice, LogLine, Question


def card_sheets(table: Table) -> list[CardSheet]:
    """The cards of both decks, by definition; worded once for all who sit at such a table."""
    for _ in wording_cards(table):
        pass
    return _sheets(table)


def wording_cards(table: Table) -> Iterator[None]:
    """Word one card after the other: all of a new deck take longer than others should wait."""
    sheets = _sheets(table)
    while len(sheets) < len(table.cards):
        sheets.append(card_sheet(table.cards[len(sheets)]))
        yield


@lru_cache(maxsize=256)
def _sheets(table: Table) -> list[CardSheet]:
    """The cards of a table that are worded already."""
    return []


def card_sheet(card: AnyCard) -> CardSheet:
    words = words_of(card)
    player = card if isinstance(card, PlayerCard | Superstar) else None
    play = card if isinstance(card, PlayCard) else None
    return CardSheet(
        name=card.name,
        kind=kind_of_card(card),
        text=words.text,
        timing=words.timing,
        number=card.number,
        position=player.position if player else "",
        rating=player.rating if player else 0,
        team=player.team if player else "",
        strength="" if play is None else "X" if play.strength is None else str(play.strength),
        time=play.time if play else 0,
        offense=words.offense if play else "",
        defense=words.defense if play else "",
    )


def table_seen(view: View) -> TableSeen:
    return TableSeen(
        period=view.period,
        clock=view.clock,
        down=view.down,
        ball=view.ball,
        offense=view.offense,
        score=view.score,
        timeouts=view.timeouts,
        over=view.over,
        winner=view.winner,
        sides=view.sides,
        gridirons=view.gridirons,
        this=view.this,
        point=view.point,
        secondary=view.secondary,
        layers=view.layers,
        waiting=view.waiting,
        carried_out=view.carried_out,
        lasting=view.lasting,
        looking_at=view.looking_at,
        put_back=view.put_back,
    )


def question(game: Game, viewer: int, turn: int) -> Question | None:
    """What the viewer is asked now, in words; None if it is not the viewer who is asked."""
    asked = game.decision
    if asked is None or asked.seat != viewer:
        return None
    choices = _choices(game, asked)
    return Question(turn, asked.kind, word_decision(game), choices, cannot(game, viewer, choices))


ALWAYS_ALIKE: Final = frozenset(
    {PASS, PLAY_A_CARD, RUN_A_PLAY, KICK_PUNT, CALL, SPEND_TIMEOUT, LET_IT_RUN, DISCARD}
)
"""Options that are worded alike whenever a seat on that side of the ball is offered them."""
MOST_CHOICES: Final = 2000  # law 10: of a table


def _choices(game: Game, asked: Decision) -> list[Choice]:
    """The answers that the seat may give. Rooms at the same table share most of them."""
    seat, on_offense = asked.seat, asked.seat == game.offense
    known = _known_choices(game.table)
    choices: list[Choice] = []
    for option in asked.options:
        if option.verb not in ALWAYS_ALIKE:
            choices.append(_choice(game, option, seat))
            continue
        choice = known.get((option, seat, on_offense))
        if choice is None:
            if len(known) >= MOST_CHOICES:
                known.clear()
            choice = known[option, seat, on_offense] = _choice(game, option, seat)
        choices.append(choice)
    if len({choice.name for choice in choices}) == len(choices):
        return choices
    named = zip(choices, option_names(game), strict=True)
    return [replace(choice, name=name) for choice, name in named]


@lru_cache(maxsize=64)
def _known_choices(table: Table) -> dict[tuple[Option, int, bool], Choice]:
    """Choices of a table that are worded already, by seat and whether it is on offense."""
    return {}


def _choice(game: Game, option: Option, seat: int) -> Choice:
    card, slot, number = about(game, option)
    return Choice(
        name=plain_name(game, option, seat),
        verb=option.verb,
        explained=explain_option(game, option),
        card=card,
        slot=slot,
        number=number,
        in_vain=in_vain(game, option),
    )


def cannot(game: Game, seat: int, choices: list[Choice]) -> list[Cannot]:
    """Why the rest of what the asked seat has cannot be used now: its hand, and its Players."""
    cards, slots = {choice.card for choice in choices}, {choice.slot for choice in choices}
    return [Cannot(why, card, slot) for why, card, slot in unusable(game, seat, cards, slots)]


def log_lines(table: Table, view: View, viewer: int, names: tuple[str, str]) -> list[LogLine]:
    """What happened since the last answer, told to the viewer."""
    return [log_line(table, event, viewer, names) for event in view.events]


def line_told(table: Table, event: Event, viewer: int, names: tuple[str, str]) -> LogLine:
    """An event as the viewer is told of it. That hangs on nothing else, so it is looked at once for
    all rooms at the same table."""
    told = _told(table)
    line = told.get((event, viewer))
    if line is None:
        if len(told) >= MOST_EVENTS:
            told.clear()
        line = told[event, viewer] = _shared(table, event_seen(table, event, viewer), viewer)
    return _named(line, names)


def log_line(table: Table, event: EventSeen, viewer: int, names: tuple[str, str]) -> LogLine:
    """Something that the viewer saw, in words. Rooms at the same table share those that name no
    player."""
    return _named(_shared(table, event, viewer), names)


_FIRST: Final = "\ue000"  # stand for the players' names in lines that are kept for all rooms
_SECOND: Final = "\ue001"
MOST_LINES: Final = 3000  # law 10: of a table; a game has some hundreds
MOST_EVENTS: Final = 10_000  # of a table: several events may be told in the same words
MOST_TABLES: Final = 64  # the lines of so many, so that no line keeps a table that nobody sits at


@lru_cache(maxsize=MOST_TABLES)
def _lines(table: Table) -> dict[tuple[EventSeen, int], LogLine]:
    """The lines of a table that are worded already, by viewer."""
    return {}


@lru_cache(maxsize=MOST_TABLES)
def _told(table: Table) -> dict[tuple[Event, int], LogLine]:
    """The same by the events themselves."""
    return {}


def _shared(table: Table, event: EventSeen, viewer: int) -> LogLine:
    """The line with marks for the players' names."""
    lines = _lines(table)
    line = lines.get((event, viewer))
    if line is None:
        if len(lines) >= MOST_LINES:
            lines.clear()
        line = lines[event, viewer] = _line(table, event, viewer)
    return line


def _named(line: LogLine, names: tuple[str, str]) -> LogLine:
    text = line.text
    if _FIRST not in text and _SECOND not in text:
        return line
    text = text.replace(_FIRST, names[0]).replace(_SECOND, names[1])
    text = text[:1].upper() + text[1:]
    return replace(line, text=text)


def _line(table: Table, event: EventSeen, viewer: int) -> LogLine:
    return LogLine(
        text=word_event(table, event, viewer, (_FIRST, _SECOND)),
        clause=clause_of(table, event),
        why=why(table, event),
        kind=event.kind,
        card=event.cause,
        seat=event.seat,
        a=event.a,
        b=event.b,
    )
