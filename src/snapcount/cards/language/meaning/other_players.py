"""Whom `other Players` leaves out, where that is not the Player whose text it is.

`Choose one of your opponent's Players. If they have no other Energized Players on the field, …`
speaks of those besides the chosen one: this Player is not one of them anyway. Where it is asked
before anybody was named, as in `Exhaust one of your opponent's Players unless they have no other
Energized Players`, the Player is chosen, it is asked, and then it is done.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import msgspec

from snapcount.cards.language.kernel.kinds import CONDITIONS
from snapcount.cards.language.kernel.walk import changed, fields_of, parts
from snapcount.cards.language.meaning.draft import Page
from snapcount.cards.language.meaning.refusal import Refusal
from snapcount.cards.language.meaning.scene import Scene
from snapcount.cards.nouns import All, Choose, Designated, Group, That, This
from snapcount.cards.tree import (
    Await,
    ChoosePlayers,
    Energize,
    ExhaustPlayers,
    GainAbility,
    Grants,
    If,
    OnDesignation,
    Triggered,
    Would,
)

replace = msgspec.structs.replace

_OTHER: Final = {"you": "opponent", "opponent": "you"}
_ANYONE: Final = "anyone"
"""Somebody was named, and nothing says whose Player that is."""
_THIS: Final = "this"
_BEFORE_IF: Final = frozenset({".", ",", ":", "\n", "do", "[", "and", "or", ";", "•"})
"""What stands before an `if` or `unless` that comes ahead of what depends on it."""


def other_players(page: Page, scene: Scene, said: Sequence[str]) -> None:
    """Let the page leave out whom it named last where it speaks of other Players.

    `said` are its words.
    """
    abroad = page.attach_to is not None and page.attach_to.whose == "opponent"
    own = ("opponent" if abroad else "you") if scene.on_player else None
    behind = any(
        word in ("if", "unless") and at and said[at - 1] not in _BEFORE_IF
        for at, word in enumerate(said)
    )
    page.effects = _Walk(own, behind).on(page.effects)
    page.abilities = [_Walk(own, behind).on(each) for each in page.abilities]
    page.timing, page.active_if = (_Walk(own, behind).on(e) for e in (page.timing, page.active_if))


def _other_than_whom() -> Refusal:
    message = "other than whom? Name that Player before"
    return Refusal("no-antecedent", message, terminals=("OTHER", "_ANOTHER"))


def _speaks_of_others(thing: Any) -> bool:
    return any(isinstance(part, Group) and part.other for part in parts(thing))


def _does_it_then(effect: If) -> bool:
    """Whether something is done at once if that is known by now, and else once it is."""
    match effect.otherwise:
        case (Await(ability=Triggered(effects=effects)),):
            return effects == effect.then
    return False


class _Walk:
    """What was named by then, in the order in which it is carried out."""

    def __init__(self, own: str | None, behind: bool) -> None:
        self.own = own
        """Whose the Player is whose text it is; None: there is none."""
        self.behind = behind
        """Whether something is asked behind what depends on it."""
        self.named: str | None = None
        """Whose the Player is who was named last."""

    def on(self, thing: Any) -> Any:
        """The same, with whom each `other` leaves out."""
        if isinstance(thing, tuple):
            made = [self._effect(each) for each in thing]
            return tuple(one for each in made for one in each)
        if not isinstance(thing, msgspec.Struct) or not _speaks_of_others(thing):
            self._note(thing)
            return thing
        if thing in CONDITIONS:
            return self._asked(thing)
        if isinstance(thing, If) and _does_it_then(thing):
            return self._now_or_then(thing)
        if isinstance(thing, Triggered | Would | OnDesignation):
            self._begin(thing)
        changes = {}
        for field in fields_of(type(thing)):
            part = getattr(thing, field)
            if isinstance(thing, Triggered | Would) and field == "players":
                continue
            if field == "timing":
                changes[field] = _Walk(self.own, self.behind).on(part)  # asked before all of it
                continue
            if isinstance(thing, GainAbility | Grants) and field == "ability":
                changes[field] = _Walk("you", self.behind).on(part)
                continue
            changes[field] = self._chosen(part) if isinstance(part, Choose | All) else self.on(part)
        return replace(thing, **changes)

    def _now_or_then(self, effect: If) -> Any:
        """The same is done now or when that is known: nobody was named in between."""
        then = self.on(effect.then)
        waits: Any = effect.otherwise[0]
        ability = replace(waits.ability, effects=then)
        return replace(effect, then=then, otherwise=(replace(waits, ability=ability),))

    def _begin(self, ability: Any) -> None:
        """The Player of whom it is that the ability waits for something."""
        whom = getattr(ability, "players", None)
        event = getattr(ability, "event", "")
        if isinstance(ability, OnDesignation) or isinstance(whom, This):
            self.named = _THIS
        elif isinstance(whom, Choose | All):
            self.named = whom.group.whose or _ANYONE
        elif whom is not None or "Player" in event or "Exhaust ability is" in event:
            self.named = _ANYONE

    def _effect(self, effect: Any) -> tuple[Any, ...]:
        """An effect, or what is done in its place."""
        if isinstance(effect, If) and _speaks_of_others(effect.condition):
            whom = self._whom_it_turns(effect)
            if whom is not None:
                turn = replace(effect.then[0], players=That())
                self.named = whom.group.whose or _ANYONE
                asked = self._leaving_out(effect.condition)
                then = (turn, *self.on(effect.then[1:]))
                return ChoosePlayers(whom), If(asked, then, self.on(effect.otherwise))
        return (self.on(effect),)

    def _whom_it_turns(self, effect: If) -> Choose | None:
        """The Player of whom it is asked whether there are others, and who is chosen after that."""
        match effect.then[:1]:
            case (ExhaustPlayers(players=Choose() as whom) | Energize(players=Choose() as whom),):
                pass
            case _:
                return None
        others = [
            each for each in parts(effect.condition) if isinstance(each, Group) and each.other
        ]
        whose = {each.whose for each in others}
        if whom.count != 1 or whom.up_to or whom.by not in (None, "you") or self.named == _ANYONE:
            return None
        if whose != {whom.group.whose} or whom.group.other:
            return None
        return whom if self.behind or whom.group.whose != self.own else None

    def _asked(self, condition: Any) -> Any:
        """Of what is asked, each `other` leaves out whom the sentences before it named."""
        return changed(condition, self._others)

    def _others(self, part: Any) -> Any:
        if not isinstance(part, Group) or not part.other or self.own is None:
            return part
        abroad = part.whose in _OTHER and part.whose != self.own
        if self.named in (None, _THIS):
            if abroad:
                raise _other_than_whom()
            return part
        if self.named in _OTHER and part.whose == _OTHER[self.named]:
            return part  # nobody of them was named
        return replace(part, other=False, except_for=That())

    def _leaving_out(self, condition: Any) -> Any:
        """The same of the Player who has just been chosen."""
        return condition if self.own is None else self._asked(condition)

    def _chosen(self, whom: Any) -> Any:
        """Those to whom something is done: `your other Players` are all but this one."""
        group = whom.group
        if group.other and self.own is not None and group.whose == _OTHER[self.own]:
            if self.named in (None, _THIS):
                raise _other_than_whom()
            whom = replace(whom, group=self._others(group))
        self._note(whom)
        return whom

    def _note(self, thing: Any) -> None:
        """Whom this names, in the end."""
        for part in parts(thing):
            if isinstance(part, Choose | All):
                self.named = part.group.whose or _ANYONE
            elif isinstance(part, Designated):
                self.named = _ANYONE
            elif isinstance(part, ExhaustPlayers | Energize) and part.players == This():
                self.named = _THIS
