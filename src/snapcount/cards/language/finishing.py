"""What becomes of a page once all sentences of its text are on it.

Each pass settles one thing that no sentence tells by itself: when something is asked, whose play
is meant, what a kick is decided by. They are in the order in which one needs what another has
settled; the refusals come when all that they look for is known.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import msgspec

from snapcount.cards.language.discourse.by_none import refuse_changes_by_none
from snapcount.cards.language.discourse.kinds import of_the_kick, with_grit
from snapcount.cards.language.discourse.moved_elsewhere import refuse_but_this
from snapcount.cards.language.discourse.never import refuse_what_is_never, refuse_what_never_runs
from snapcount.cards.language.discourse.nobody_there import refuse_nobody_there
from snapcount.cards.language.discourse.off_the_field import (
    refuse_instead_of_leaving,
    refuse_off_the_field,
)
from snapcount.cards.language.discourse.other_side import of_defensive_calls, refuse_unsided_calls
from snapcount.cards.language.discourse.other_state import other_states
from snapcount.cards.language.game.kick_grit import is_at_kick, of_kicks
from snapcount.cards.language.kernel.contents import contents
from snapcount.cards.language.kernel.doers import ANYONE, DOER, ELSE, OWN, SCORER
from snapcount.cards.language.kernel.walk import changed
from snapcount.cards.language.kernel.words import Word
from snapcount.cards.language.meaning.after_the_play import asked_in_time, check_after_the_play
from snapcount.cards.language.meaning.another_card import refuse_another_card
from snapcount.cards.language.meaning.as_checked import as_checked
from snapcount.cards.language.meaning.as_counted import as_counted
from snapcount.cards.language.meaning.asked_before import asked_before
from snapcount.cards.language.meaning.asked_on_entering import refuse_asked_on_entering
from snapcount.cards.language.meaning.barred_at_the_end import (
    abilities_barred_in_time,
    effects_barred_in_time,
)
from snapcount.cards.language.meaning.cancelled import happening
from snapcount.cards.language.meaning.check import check, check_asked, check_attached, check_costs
from snapcount.cards.language.meaning.check_said import check_said
from snapcount.cards.language.meaning.chosen_x import with_x
from snapcount.cards.language.meaning.comes_later import check_comes_later
from snapcount.cards.language.meaning.designated_anew import designated_anew
from snapcount.cards.language.meaning.draft import Page
from snapcount.cards.language.meaning.either_call import either_call
from snapcount.cards.language.meaning.fewer_yards import fewer_yards
from snapcount.cards.language.meaning.flipped import put_away
from snapcount.cards.language.meaning.normal import normal, where_it_works
from snapcount.cards.language.meaning.of_named_play import of_named_play
from snapcount.cards.language.meaning.once_a_game import refuse_once_a_game
from snapcount.cards.language.meaning.other_players import other_players
from snapcount.cards.language.meaning.refusal import Refusal
from snapcount.cards.language.meaning.scene import Scene
from snapcount.cards.language.meaning.sides_then import effects_with_sides_then, with_sides_then
from snapcount.cards.language.meaning.stead import (
    caught_though_stopped,
    saved_in_time,
    stays_then,
)
from snapcount.cards.language.meaning.tired_by_it import tired_by_it
from snapcount.cards.language.meaning.used_anywhere import used_anywhere
from snapcount.cards.language.nouns import designated
from snapcount.cards.language.players.substitution import refuse_one_from_the_field
from snapcount.cards.language.plays.own_deeds import own_deeds
from snapcount.cards.language.plays.own_numbers import hears_its_call, own_numbers
from snapcount.cards.language.plays.own_play import (
    names_its_own_play,
    of_any_play,
    on_either_side,
    on_its_own_side,
    speaks_of_any_play,
    while_called,
)
from snapcount.cards.language.plays.own_results import own_results
from snapcount.cards.language.plays.own_rules import own_rules
from snapcount.cards.language.plays.roles import NOT_WITH_THE_BALL, Carries, of_own_role
from snapcount.cards.nouns import Designated
from snapcount.cards.tree import (
    Ability,
    Activated,
    CancelTurnover,
    If,
    MakeResult,
    OnDesignation,
    Triggered,
    Turnover,
    Would,
)

_SOMEBODY: Final = frozenset({ANYONE, DOER, ELSE, OWN, SCORER})
"""Players of the game who are known once it is known who does what."""


class Text:
    """What a page is made of: the card it stands on, its sentences and its words."""

    def __init__(self, scene: Scene, row: Sequence[Any], words: Sequence[Word]) -> None:
        self.scene = scene
        self.row = row
        self.words = list(words)
        self.spoken = [word.text for word in words]
        self.of_any_play = scene.play and speaks_of_any_play(self.words)
        """Whether a Play speaks of plays that it need not be itself."""


def finish(page: Page, text: Text) -> None:
    """Let all passes change the page; a Refusal if it means nothing on such a card."""
    _refuse_by_words(page, text)
    _ask_and_bar_in_time(page, text)
    _hear_each_play(page, text)
    _name_who_it_is(page, text.scene)
    _determine_grit(page, text.scene)
    _point_back(page, text)
    _check_what_is_pointed_at(page, text)
    _refuse_what_does_nothing(page, text)
    _settle_sides(page, text.scene)
    if text.scene.play:
        _settle_own_play(page, text)
    page.effects = normal(page.effects)


def _refuse_by_words(page: Page, text: Text) -> None:
    """Refuse what is known by the words alone, and is no part of a tree."""
    refuse_one_from_the_field(text.spoken)
    if "another" in text.spoken:
        refuse_another_card(text.spoken)
    if text.scene.synergy:
        refuse_once_a_game(page.abilities, text.spoken)


def _ask_and_bar_in_time(page: Page, text: Text) -> None:
    """Let conditions and prohibitions wait until what they are about is known."""
    page.change(either_call)
    page.effects = effects_barred_in_time(page.effects)
    page.abilities = abilities_barred_in_time(page.abilities)
    page.abilities = asked_in_time(page.abilities)
    check_comes_later((*page.abilities, *page.effects))
    check_after_the_play((*page.abilities, *page.effects), text.scene.play)
    as_counted(page, text.spoken)
    as_checked(page, text.spoken, text.scene.play)
    if text.scene.enters:
        refuse_asked_on_entering(page, text.spoken, text.scene.points)


def _hear_each_play(page: Page, text: Text) -> None:
    """Settle of which plays, cards and Players something is said, where the words tell."""
    put_away(page)
    used_anywhere(page, text.spoken)
    tired_by_it(page, text.spoken)
    of_named_play(page, text.spoken)
    fewer_yards(page, text.spoken)
    if text.of_any_play:
        page.abilities = of_any_play(page.abilities)
    if Triggered in contents(page.abilities, page.effects):
        page.change(lambda each: changed(each, saved_in_time))


def _name_who_it_is(page: Page, scene: Scene) -> None:
    """Settle who does what, and what happens in the stead of something else."""
    inside = contents(page.abilities, page.effects)
    everywhere = inside | contents(page.timing, page.attach_to, page.active_if)
    if not _SOMEBODY.isdisjoint(everywhere):
        raise Refusal("no-antecedent", "which player is meant?")
    if Designated in everywhere:
        _settle_designated(page, scene)
    if Would in inside:
        page.change(lambda each: changed(each, stays_then))
    if MakeResult in inside:
        page.change(lambda each: changed(each, caught_though_stopped))
    if not {Would, CancelTurnover, Turnover}.isdisjoint(inside):
        page.change(happening)


def _settle_designated(page: Page, scene: Scene) -> None:
    """Whose a designated Player is, is known for all once it is known who does what."""

    def settle(part: Any) -> Any:
        return designated.settled(part, scene.side) if isinstance(part, Designated) else part

    page.change(lambda each: changed(each, settle))
    page.timing = changed(page.timing, settle)
    page.active_if = changed(page.active_if, settle)


def _determine_grit(page: Page, scene: Scene) -> None:
    """Determine the Grit that is asked for, unless it is that of a kick."""
    if scene.field_goal or (page.timing is not None and "field goal" in page.timing.points):
        page.effects = of_the_kick(page.effects)
    elif page.effects:
        page.effects = with_grit(page.effects)
    page.abilities = [_with_grit(each) for each in page.abilities]


def _with_grit(ability: Ability) -> Ability:
    match ability:
        case OnDesignation():
            pass
        case Activated(timing=timing) if not is_at_kick(timing):
            pass
        case _:
            return ability
    return msgspec.structs.replace(ability, effects=with_grit(ability.effects))


def _point_back(page: Page, text: Text) -> None:
    """Settle what words point back at: who is designated anew, X, `other Players`, the kick."""
    designated_anew(page, text.scene.on_player)
    with_x(page, text.spoken)
    asked_before(page, text.spoken)
    if If in contents(page.abilities, page.effects):
        other_states(page)
    if "other" in text.spoken or "another" in text.spoken:
        other_players(page, text.scene, text.spoken)
    of_kicks(page, text.scene.field_goal)


def _check_what_is_pointed_at(page: Page, text: Text) -> None:
    """Refuse words that point at nothing."""
    scene = text.scene
    at_kick = scene.field_goal or is_at_kick(page.timing)
    check(page.effects, page.abilities, scene.on_player, scene.x, at_kick)
    check_asked((page.timing, page.active_if), scene.on_player)
    check_attached(page.attach_to)
    check_costs(page.effects, page.abilities)
    check_said(page.effects, page.abilities, text.row, text.spoken, scene.play)


def _refuse_what_does_nothing(page: Page, text: Text) -> None:
    """Refuse what no game can come to on such a card."""
    page.effects = of_defensive_calls(page.effects, text.scene)
    refuse_unsided_calls(page, text.spoken, text.scene)
    refuse_changes_by_none(page.abilities, page.effects)
    refuse_what_is_never(page, text.scene)
    refuse_off_the_field(page.abilities, page.effects, text.scene)
    refuse_nobody_there(page, text.scene)
    refuse_instead_of_leaving(page.abilities, text.spoken)
    refuse_but_this(page, text.spoken)


def _settle_sides(page: Page, scene: Scene) -> None:
    """Remember who was on offense of what resolves after the ball has changed hands."""
    abilities = [of_own_role(each, scene) for each in page.abilities]
    page.abilities = [where_it_works(normal(each)) for each in with_sides_then(abilities, scene)]
    if Carries in contents(page.effects):
        raise Refusal("unexpected", NOT_WITH_THE_BALL)
    page.effects = effects_with_sides_then(page.effects, scene)


def _settle_own_play(page: Page, text: Text) -> None:
    """Settle what a Play's own text does: while it is called, for whom, and to which play."""
    waits = hears_its_call(text.row)
    heard = [while_called(on_either_side(each), waits) for each in page.abilities]
    heard = [each for ability in heard for each in own_rules(ability, waits)]
    heard = [each for ability in heard for each in own_numbers(ability, waits)]
    if not waits:
        heard = [each for ability in heard for each in own_results(ability, text.of_any_play)]
    if not text.of_any_play:
        own = names_its_own_play(text.words)
        heard = [on_its_own_side(each, own, waits) for each in heard]
        heard = [own_deeds(each, text.words) for each in heard]
    page.abilities = [normal(each) for each in heard]
    refuse_what_never_runs(page.abilities)
