"""English to tree. Text that is not understood to its last word is a `TextError` (law 7)."""

from __future__ import annotations

import functools
import re
from contextvars import ContextVar
from importlib import resources
from typing import Any, Final

from snapcount.cards.text.assemble import Implied, abilities_page, effects_page
from snapcount.cards.text.check import POINTING, check, check_costs
from snapcount.cards.text.chosen_x import with_x
from snapcount.cards.text.clauses import card_side, own_play
from snapcount.cards.text.conjunction import parted
from snapcount.cards.text.draft import Page
from snapcount.cards.text.errors import TextError
from snapcount.cards.text.explain import unbalanced, unexpected, unknown_word
from snapcount.cards.text.gaining import gaining
from snapcount.cards.text.lexer import Stuck, Tokens, tokens
from snapcount.cards.text.machine import Machine, Unexpected
from snapcount.cards.text.paraphrase import LONGEST, prepare, reworded
from snapcount.cards.text.reading import Reading
from snapcount.cards.text.reading_who import antecedent
from snapcount.cards.text.refusal import Refusal
from snapcount.cards.text.statements import Item, NewLine, Quoted
from snapcount.cards.text.tables import tables
from snapcount.cards.text.vocabulary import MADE, PHRASES, VALUES
from snapcount.cards.tree import Ability, Effect, PlayCall, Timing
from snapcount.cards.words import Call, Side

_COSTING: Final = frozenset({"_AS_COST", "STRING"})
"""Words without which a text has no cost; a quoted ability may have one."""

MOST_ABILITIES: Final = 30
MOST_EFFECTS: Final = 40
"""No card comes near either, and the engine counts little further."""

STARTS: Final = ("text", "play_text", "calls_text")


def grammar() -> str:
    """The grammar file, with every terminal of the vocabulary declared."""
    rules = resources.files(__package__).joinpath("grammar.lark").read_text("utf-8")
    return f"{rules}\n%declare {' '.join(sorted({*PHRASES, *VALUES, *MADE}))}\n"


@functools.cache
def machine() -> Machine:
    """The machine that reads texts; it is built once, at the first text."""
    prepare()
    return Machine(tables(grammar(), STARTS), Reading())


def _tokens(text: str, start: str, brief: bool = False) -> Tokens:
    """The terminals of a text; `brief` says only where it breaks off, not what would mend it."""
    try:
        return tokens(text)
    except Stuck as stuck:
        if brief:
            raise TextError("unknown-word", "", text, stuck.place[0]) from None
        raise unknown_word(text, stuck, machine(), start) from None


def _run(text: str, found: Tokens, start: str, brief: bool = False) -> Any:
    try:
        return machine().run(start, found.words)
    except Unexpected as error:
        if brief:
            at_end = error.index >= len(found.words)
            place = len(text) if at_end else found.start(error.index)
            raise TextError("unexpected", "", text, place) from None
        raise unexpected(text, found, error, machine(), start) from None


_IN_BRIEF: ContextVar[bool] = ContextVar("in_brief", default=False)
"""Whether what is read says only where it breaks off; what is quoted in it does the same."""


def _read(text: str, start: str) -> Any:
    brief = _IN_BRIEF.get()
    found = _tokens(text, start, brief)
    try:
        return _run(text, found, start, brief)
    except Refusal as refusal:
        raise _refused(text, found, refusal) from None


def _refused(text: str, found: Tokens, refusal: Refusal) -> TextError:
    """The refusal with a pointer: at the word it was met at, or at the sentence it is about."""
    index = refusal.index
    if index is not None and refusal.terminals:
        before = range(min(index, len(found.words) - 1), -1, -1)
        index = next((at for at in before if found.kind(at) in refusal.terminals), index)
    if index is None and refusal.item is not None:
        began = machine().beginnings("text", found.words, "_item")
        index = began[min(refusal.item, len(began) - 1)]
    if index is None and refusal.terminals:
        kinds = [word.type for word in found.words]
        index = next((at for at, kind in enumerate(kinds) if kind in refusal.terminals), None)
    if index is None or index >= len(found.words):
        start = end = len(text)
    else:
        start, end = found.start(index), found.end(index)
    return TextError(
        refusal.code,
        refusal.message,
        text,
        start,
        length=end - start,
        readings=refusal.readings,
    )


def first_place(text: str, terminals: tuple[str, ...]) -> tuple[int, int]:
    """Where the first sentence that begins with one of these terminals begins, and its first word.

    For what can be said about a text that is understood, but does not belong on its card.
    """
    try:
        found = tokens(text)
    except Stuck:  # it was understood in other words
        return 0, 1
    for index in machine().beginnings("text", found.words, "_item"):
        if index < len(found.words) and found.kind(index) in terminals:
            return found.start(index), found.end(index)
    return 0, 1


def _inside(quoted: str, text: str) -> list[Item]:
    """The sentences between quotation marks; an error in them points into the whole text."""
    try:
        items: list[Item] = _read(quoted, "text")
    except TextError as error:
        within = quoted[error.position : error.position + error.length]
        place = max(text.find(within, text.find(quoted[:8])), 0)
        raise TextError(
            error.code,
            error.message,
            text,
            place,
            length=error.length,
            expected=error.expected,
            suggestion=error.suggestion,
        ) from None
    return items


def _unquoted(items: list[Item], text: str, action: bool) -> list[Item]:
    """The sentences with quoted abilities read.

    What this Player has, as long as the card lies there, are abilities on lines of their own;
    what somebody gains for a while is an effect.
    """
    if not any(isinstance(item, Quoted) for item in items):
        return items
    done: list[Item] = []
    for item in items:
        if not isinstance(item, Quoted):
            done.append(item)
            continue
        inside = _inside(item.text, text)
        if any(isinstance(part, Quoted) for part in inside):
            raise Refusal("too-deep", "quoted abilities inside quoted abilities")
        if action:
            done.append(gaining(item.players, item.text, "this down"))
        else:
            done += [NewLine(), *inside, NewLine()]
    return done


def parse_quoted(text: str) -> list[Ability]:
    """The abilities between quotation marks, which somebody gains; a Refusal if there are none."""
    try:
        items: list[Item] = _read(text, "text")
    except TextError as error:
        raise Refusal(error.code, f"between the quotation marks: {error.message}") from None
    if any(isinstance(item, Quoted) for item in items):
        raise Refusal("too-deep", "quoted abilities inside quoted abilities")
    page = abilities_page(items)
    if not page.abilities or page.timing is not None or page.attach_to is not None:
        raise Refusal("unfinished", "between the quotation marks stands an ability")
    return page.abilities


_LISTED: Final = re.compile(
    r"\bchooses? (?:one|two|three)(?: of the following)?(?::| -) [^.•]*(?:;|,)[^.•]*(?:;|, or )",
    re.IGNORECASE,
)
"""Three or more things to choose from, in one sentence."""

_THEIR_CHOICE: Final = re.compile(
    r"\bchooses one: (?:[^.•]*; (?:or )?)?(?:discard|draw|lose|reveal|shuffle) [^.•]*;|"
    r"\bchooses one: [^.•]*; (?:or )?(?:discard|draw|lose|reveal|shuffle) ",
    re.IGNORECASE,
)
"""What somebody else chooses to do is theirs to do."""

_OF_THE_NEXT: Final = re.compile(
    r"\byour next (?:play|run|pass|short|medium|long)\b[^.]*\. if (?:it|that (?:play|pass|run)) "
    r"(?:is (?:stopped|successful|complete|incomplete|intercepted|an? )|gains )",
    re.IGNORECASE,
)
"""What is asked about that play is not asked now."""

_STAYS_INSTEAD: Final = re.compile(
    r"\bwould (?:be|become) exhausted[^.]*, [^.]*(?:stays?|remains?) energized", re.IGNORECASE
)
"""What does not happen then may still happen later in the down."""

_ROUNDED_UP: Final = re.compile(r"\(rounded up\b", re.IGNORECASE)
"""What stands in brackets reminds of nothing that it changes."""

_SPENT_FIRST: Final = re.compile(
    r"(?:^|\n|\bexhaust\b[^:.]*: )(?:spend|use|call|take) (?:a|one|two|2) timeouts?\b",
    re.IGNORECASE,
)
"""A timeout that is spent for what follows is its price."""

_CHOSEN_DO: Final = re.compile(
    r"\bchoose [^.]*\. (?:when(?:ever)?|each time|every time) they use ", re.IGNORECASE
)
"""Who uses abilities after a Player was chosen is that Player (X-4)."""

_NOT_AS_IT_STANDS: Final = (
    _LISTED,
    _THEIR_CHOICE,
    _OF_THE_NEXT,
    _STAYS_INSTEAD,
    _ROUNDED_UP,
    _SPENT_FIRST,
    _CHOSEN_DO,
)
"""What the grammar would read, but not as it is meant: commas say nothing to it, nor who chooses,
`it` is the play of this down, and who stays so does for all of it."""


def parse_page(
    text: str,
    *,
    action: bool = False,
    side: Side | None = None,
    on_player: bool = True,
    x: bool = False,
    play: bool = False,
    enters: bool = False,
) -> Page:
    """Everything a text says.

    `side` tells who `your opponent` is where only one can be meant; `on_player` whether there is
    a Player that `this Player` could mean; `x` whether X is chosen with the card; `play` whether
    the card is a Play; `enters` whether it is one that is played onto the field.
    """
    token, own, in_brief = card_side.set(side), own_play.set(play), _IN_BRIEF.set(False)
    named = antecedent.set(None)
    implied: Implied | None = "call" if play else "enter" if enters else None

    def read(words: str, brief: bool) -> Page:
        antecedent.set(None)
        _IN_BRIEF.set(brief)
        return _page(words, action, on_player, x, implied, brief)

    def in_parts(words: str, place: int) -> Page | None:
        """What the text says with a sentence of it parted in two."""
        for each in parted(words, place):
            other = reworded(each)
            try:
                return read(each if other is None else other.text, brief=True)
            except TextError:
                continue
        return None

    try:
        if len(text) <= LONGEST and any(each.search(text) for each in _NOT_AS_IT_STANDS):
            raise TextError("unexpected", "", text, 0)
        # A text that is too long for other words is read once.
        return read(text, brief=len(text) <= LONGEST)
    except TextError as error:
        if len(text) > LONGEST:
            raise
        if error.code in ("too-long", "too-deep"):
            raise  # no words would help
        if unbalanced(text) is not None:
            return read(text, brief=False)
        other = reworded(text)
        if other is None:
            page = in_parts(text, error.position)
            return page or read(text, brief=False)  # which says what would mend it
        try:
            return read(other.text, brief=True)
        except TextError as later:
            place = other.origin[min(later.position, len(other.text))]
            page = in_parts(text, max(place, error.position))
            if page is not None:
                return page
            if place <= error.position:
                return read(text, brief=False)
            try:
                return read(other.text, brief=False)
            except TextError as explained:
                raise _where_typed(text, place, explained) from None
    finally:
        card_side.reset(token)
        own_play.reset(own)
        _IN_BRIEF.reset(in_brief)
        antecedent.reset(named)


def _where_typed(text: str, place: int, later: TextError) -> TextError:
    """An error in the other words of a text, which is further on than that in the text itself."""
    word = re.match(r"\w+|.?", text[place:])
    return TextError(
        later.code,
        later.message,
        text,
        place,
        length=later.length and len(word[0] if word else ""),
        expected=later.expected,
        suggestion=later.suggestion,
        readings=later.readings,
    )


def _count(page: Page) -> None:
    """A card has no more abilities and effects than the engine counts (law 10)."""
    if len(page.abilities) > MOST_ABILITIES:
        raise Refusal("too-long", f"more than {MOST_ABILITIES} abilities on one card")
    rows = [page.effects, *(getattr(ability, "effects", ()) for ability in page.abilities)]
    if max(map(len, rows)) > MOST_EFFECTS:
        raise Refusal("too-long", f"more than {MOST_EFFECTS} effects in one ability")


def _page(
    text: str, action: bool, on_player: bool, x: bool, implied: Implied | None, brief: bool
) -> Page:
    found = _tokens(text, "text", brief)
    try:
        items = _unquoted(_run(text, found, "text", brief), text, action)
        page = effects_page(items) if action else abilities_page(items, implied)
        with_x(page)
        _count(page)
        kinds = {word.type for word in found.words}
        if not POINTING.isdisjoint(kinds):
            check(page.effects, page.abilities, on_player, x)
            if not _COSTING.isdisjoint(kinds):
                check_costs(page.effects, page.abilities)
        return page
    except Refusal as refusal:
        raise _refused(text, found, refusal) from None


def parse_abilities(text: str, side: Side | None = None, play: bool = False) -> tuple[Ability, ...]:
    """The abilities of a Player, Superstar, Gridiron or, with `play`, Play text."""
    page = parse_page(text, side=side, play=play)
    if page.timing is not None or page.attach_to is not None or page.active_if is not None:
        raise TextError("misplaced", "this text holds more than abilities", text, 0)
    return tuple(page.abilities)


def parse_ability(text: str, side: Side | None = None) -> Ability:
    """The one ability of a text."""
    abilities = parse_abilities(text, side)
    if len(abilities) != 1:
        raise TextError("misplaced", f"{len(abilities)} abilities where one was expected", text, 0)
    return abilities[0]


def parse_effects(text: str, side: Side | None = None) -> tuple[Effect, ...]:
    """The effects of an Action card."""
    page = parse_page(text, action=True, side=side)
    if page.timing is not None:
        raise TextError("misplaced", "this text also says when it is played", text, 0)
    if not page.effects:
        raise TextError("unfinished", "the card does nothing", text, 0)
    return page.effects


@functools.lru_cache(1024)
def parse_timing(text: str) -> Timing:
    """`Play only during On Field Adjustments.`; an empty text is any time (T-12)."""
    if not text.strip():
        return Timing()
    page = parse_page(text, action=True)
    if page.timing is None or page.effects:
        raise TextError("misplaced", "a timing was expected, “Play only …”", text, 0)
    return page.timing


@functools.lru_cache(1024)
def parse_play_call(text: str) -> PlayCall:
    """`Short Pass: 25 (2-9)`."""
    play: PlayCall = _read(text, "play_text")
    return play


@functools.lru_cache(1024)
def parse_calls(text: str) -> tuple[Call, ...]:
    """`Run Left / Run Right`, `All Runs`."""
    calls: tuple[Call, ...] = _read(text, "calls_text")
    return calls
