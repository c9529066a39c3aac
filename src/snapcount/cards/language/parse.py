"""English to tree. Text that is not understood to its last word is a `TextError` (law 7)."""

from __future__ import annotations

import functools
from typing import Any, Final

from snapcount.cards.language.explaining.explain import explained, explained_phrase, only_color
from snapcount.cards.language.grammar import grammar
from snapcount.cards.language.kernel.chart import Chart
from snapcount.cards.language.kernel.errors import TextError
from snapcount.cards.language.kernel.words import words
from snapcount.cards.language.limits import too_long, too_many_words
from snapcount.cards.language.meaning.draft import Page
from snapcount.cards.language.meaning.refusal import Refusal
from snapcount.cards.language.meaning.scene import Scene
from snapcount.cards.language.reader import Unread, read
from snapcount.cards.nouns import LayerWaits
from snapcount.cards.tree import Ability, Effect, PlayCall, Timing
from snapcount.cards.words import Call, Side, TimingPoint

MORE_THAN_TIMING: Final = "only when the card is played is said here; write the rest in its text"


def parse_page(
    text: str,
    *,
    action: bool = False,
    side: Side | None = None,
    on_player: bool = True,
    x: bool = False,
    play: bool = False,
    enters: bool = False,
    synergy: bool = False,
    field_goal: bool = False,
    answers: LayerWaits | None = None,
    points: tuple[TimingPoint, ...] = (),
    name: str = "",
) -> Page:
    """Everything a text says.

    `side` tells who `your opponent` is where only one can be meant; `on_player` whether there is
    a Player that `this Player` could mean; `x` whether X is chosen with the card; `play` whether
    the card is a Play; `enters` whether it is one that is played onto the field; `synergy` and
    `field_goal` whether it is a Synergy, or is played when a field goal is attempted; `answers`
    what it is played in response to; `points` when it is played, if another field of the card
    says so; `name` what the card is called.
    """
    scene = Scene(
        action=action,
        side=side,
        on_player=on_player,
        x=x,
        play=play,
        enters=enters,
        synergy=synergy,
        field_goal=field_goal,
        answers=answers,
        points=points,
        name=name,
    )
    return parse_scene(text, scene)


def parse_scene(text: str, scene: Scene) -> Page:
    """Everything a text says on such a card."""
    try:
        return read(text, scene)
    except Refusal as refusal:
        raise TextError(refusal.code, refusal.message, text, 0, readings=refusal.readings) from None
    except Unread as failure:
        error = explained(text, scene, failure)
        raise only_color(text, scene, error) or error from None


def parse_abilities(text: str, side: Side | None = None, play: bool = False) -> tuple[Ability, ...]:
    """The abilities of a Player, Superstar, Gridiron or, with `play`, Play text."""
    page = parse_page(text, side=side, play=play)
    if page.timing is not None or page.attach_to is not None or page.active_if is not None:
        raise TextError("misplaced", "this text has more than abilities", text, 0)
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
        raise TextError("misplaced", "this text also says when to play it", text, 0)
    if not page.effects:
        raise TextError("unfinished", "the card does nothing", text, 0)
    return page.effects


@functools.lru_cache(1024)
def parse_timing(text: str, side: Side | None = None, name: str = "") -> Timing:
    """`Play only during On Field Adjustments.`; an empty text is any time (T-12)."""
    if not text.strip():
        return Timing()
    page = parse_page(text, action=True, side=side, name=name)
    if page.timing is None:
        raise TextError("misplaced", "this needs a timing, such as “Play only …”", text, 0)
    if page.effects:
        raise TextError("misplaced", MORE_THAN_TIMING, text, 0)
    return page.timing


@functools.lru_cache(1024)
def parse_play_call(text: str) -> PlayCall:
    """`Short Pass: 25 (2-9)`."""
    play: PlayCall = _whole("PlayCall", text, "this needs a play, such as “Short Pass: 25 (2-9)”")
    return play


@functools.lru_cache(1024)
def parse_calls(text: str) -> tuple[Call, ...]:
    """`Run Left / Run Right`, `All Runs`."""
    calls: tuple[Call, ...] = _whole(
        "Defended", text, "this needs plays, such as “Run Left / Run Right”"
    )
    return calls


def _whole(category: str, text: str, message: str) -> Any:
    said = text.rstrip().removesuffix(".")
    found = words(said)
    if not found:
        raise TextError("unfinished", message, text, len(text))
    if too_long(said) is None and too_many_words(said, found) is None:
        values = Chart(grammar(), found).whole(category)
        if len(values) == 1:
            return values[0]
        if values:
            raise TextError("two-readings", message, text, 0)
    raise explained_phrase(said, category)
