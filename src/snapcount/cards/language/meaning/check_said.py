"""Questions and results that come too late, and words that the tree does not have.

`Exhaust one of your opponent's Players. If it was Energized, …` asks after the deed what was so
before it; what becomes of a play that was stopped is decided before anybody hears of it; and which
cards were drawn is not known among those that are held.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Any, Final

from snapcount.cards.language.kernel import syntax
from snapcount.cards.language.kernel.contents import has
from snapcount.cards.language.kernel.walk import parts
from snapcount.cards.language.meaning.about import speaks_now_of, speaks_of
from snapcount.cards.language.meaning.clauses import ONE_OR_ALL
from snapcount.cards.language.meaning.known_later import NEW_CALL, OF_THE_CALL
from snapcount.cards.language.meaning.refusal import Refusal
from snapcount.cards.nouns import (
    All,
    Called,
    Choose,
    CountAttached,
    Group,
    PlayerIs,
    ShownStops,
    That,
    This,
)
from snapcount.cards.tree import (
    Ability,
    Await,
    BecomePlay,
    ChangeTimeUnits,
    ChoosePlayers,
    Discard,
    Draw,
    Effect,
    Energize,
    ExhaustPlayers,
    If,
    Lasting,
    LookAndTake,
    May,
    PutCards,
    RemoveThis,
    RevealCards,
    RevealUntil,
    SetTimeUnits,
    ShuffleDiscard,
    Substitute,
    Triggered,
    Turnover,
)

_FAILED: Final = ("a play is stopped", "a pass is incomplete")
_ENDS: Final = {
    "a down ends": "this down",
    "a possession ends": "this possession",
    "a half ends": "this half",
}
_PLAYED: Final = "this card is played"
_DOWN: Final = "this down"
_OF_EACH: Final = [(when, "of", every) for when in ("start", "end") for every in ("each", "every")]
_EACH_DOWN: Final = ("the play ends", "a down ends", "a down starts")
"""What comes once a down: each of them is more than this one."""

_BEGINS: Final = ("a possession starts", "a half starts")
"""What comes after this down: the next one alone, if nothing says for how long."""

_OF_A_NOUN: Final = ("play", "card", "defense", "call")
"""`A card that stops …` says which card."""

_TOO_LATE: Final = (*OF_THE_CALL, Turnover, ChangeTimeUnits, SetTimeUnits)


def check_said(
    effects: tuple[Effect, ...],
    abilities: Sequence[Ability],
    row: Sequence[Any],
    said: Sequence[str],
    play: bool,
) -> None:
    """Refuse what would be carried out otherwise than it is said, in these sentences and words.

    The words are looked at for what is no part of a tree: of `draw a card each down` it is the time
    that counts, of `one of them` the card. What `that` means is decided by place, before parsing.
    """
    _check_that_stretch(said)
    if has(tuple(row), syntax.OfChosen):
        _check_one_or_any(said)
    if not play:
        _check_what_stops(effects, abilities, said)
    of_those = ("of", "them") in pairwise(said) or ("of", "those") in pairwise(said)
    for before, after in pairwise(effects):
        _check_call_asked_twice(before, after)
    for ability in abilities:
        for before, after in pairwise(getattr(ability, "effects", ())):
            _check_call_asked_twice(before, after)
    of_each = any(row in _OF_EACH for row in zip(said, said[1:], said[2:], strict=False))
    waits = has((effects, tuple(abilities)), Await, Triggered)
    for part in parts(effects, tuple(abilities)) if waits else ():
        if isinstance(part, Await) and part.duration == "this down":
            starts = part.ability.event == "a down starts"  # this one has started
            if starts or (of_each and part.ability.event in _EACH_DOWN):
                raise Refusal("unexpected", "for how long? Write “this possession” or “this half”")
        if of_each and isinstance(part, Await) and part.ability.event in _BEGINS:
            if part.once and part.duration == "this game":
                raise Refusal(
                    "unexpected", "for how long? Write “the next possession” or “this half”"
                )
        if isinstance(part, Await) and part.ability.first:
            raise Refusal("unexpected", "for how long? Write “the next time … this half”")
        if isinstance(part, Triggered) and part.event in _FAILED:
            if speaks_now_of(part.effects, _TOO_LATE):
                raise Refusal("unexpected", "by then the play is over; write “would be stopped”")
        if isinstance(part, Triggered) and part.event == _PLAYED and not _says_this_down(row):
            if any(isinstance(each, Lasting) and each.duration == _DOWN for each in part.effects):
                raise Refusal(
                    "unexpected", "for how long? Write “While attached, …”, or “this down”"
                )
        if isinstance(part, Triggered) and part.event in _ENDS:
            over = _ENDS[part.event]
            if any(
                isinstance(each, Await) and each.duration == over for each in parts(part.effects)
            ):
                raise Refusal("unexpected", f"by then it is over: what can still happen {over}?")
    if of_those and has((effects, tuple(abilities)), CountAttached):
        # `If your opponent has three Power Ups, discard one of them`
        if has((effects, tuple(abilities)), Discard):
            raise Refusal(
                "no-antecedent", "cards on the field are removed: write “remove a Power Up …”"
            )
    shuffled = has((effects, tuple(abilities)), ShuffleDiscard)
    if shuffled and ("shuffle", "rest") in pairwise(said):
        # `Flip over cards until … Shuffle the rest into it`: those are not discarded first
        if has((effects, tuple(abilities)), RevealUntil, LookAndTake):
            raise Refusal("no-antecedent", "the rest of the cards, or of the discard pile?")
    of_another = ("another", "action") in pairwise(said) or ("other", "action") in pairwise(said)
    for row in (effects, *(getattr(each, "effects", ()) for each in abilities)):
        for done in _rows(row):
            if of_another:
                _check_came_back(done)
            _check_turned(done)
            for state in _TURNED_TO.values():
                if ("already", state) in pairwise(said):
                    _check_already(done, state)
            _check_substituted(done)
            if of_those:
                _check_drawn(done)


def _check_that_stretch(said: Sequence[str]) -> None:
    """`That possession` is the one in which the sentence is carried out, and not one to come."""
    pairs = set(pairwise(said))
    for noun in ("possession", "drive", "down", "half"):
        if ("that", noun) in pairs and ("next", noun) in pairs:
            raise Refusal("no-antecedent", f"this {noun} or the next? Write “during the next …”")


def _check_one_or_any(said: Sequence[str]) -> None:
    """`A Quarterback cannot be designated`: one who is chosen, or none of them?"""
    subject = ""
    for word in said:
        if word in (".", ","):
            subject = ""
        elif word == "cannot" and subject in ("a", "an"):
            raise Refusal("unexpected", ONE_OR_ALL)
        subject = subject or word.strip(".,")


def _check_what_stops(
    effects: tuple[Effect, ...], abilities: Sequence[Ability], said: Sequence[str]
) -> None:
    """`If that stops the play`: only a new call stops one, and only its own stop is heard of."""
    ends = (("stops",), ("does", "not", "stop"))
    stops = any(
        what in ("that", "this", "it")
        and (at < 2 or said[at - 2] not in (*_OF_A_NOUN, "stopped"))
        and any(tuple(said[at : at + len(end)]) == end for end in ends)
        for at, what in enumerate(said, 1)
    )
    if stops and not speaks_of((effects, *abilities), (*NEW_CALL, ShownStops)):
        raise Refusal("no-antecedent", "what stops it? Write “If the play is stopped, …”")


def _says_this_down(row: Sequence[Any]) -> bool:
    """Whether it is said, and not only meant, that something lasts for this down or play."""
    return any(isinstance(part, syntax.Lasts) and part.duration == _DOWN for part in parts(row))


def _rows(row: tuple[Effect, ...]) -> Iterator[tuple[Effect, ...]]:
    """The effects that are carried out one after another, and those within them."""
    yield row
    for effect in row:
        if isinstance(effect, May):
            yield from _rows((*effect.effects, *effect.if_done))
        elif isinstance(effect, If):
            yield from _rows(effect.then)
            yield from _rows(effect.otherwise)


def _check_turned(row: tuple[Effect, ...]) -> None:
    turned: Any = None
    for effect in row:
        if isinstance(effect, Energize | ExhaustPlayers):
            turned = effect.players
        elif isinstance(effect, ChoosePlayers):
            turned = None
        elif isinstance(effect, If) and turned is not None:
            for part in parts(effect.condition):
                if isinstance(part, PlayerIs) and part.group.state is not None:
                    if part.players in (That(), turned):
                        raise Refusal(
                            "unexpected", "this is asked before it is done; write “If you do, …”"
                        )


_TURNED_TO: Final[dict[type, str]] = {ExhaustPlayers: "exhausted", Energize: "energized"}


def _check_already(row: tuple[Effect, ...], state: str) -> None:
    """`Exhaust all of them. If any was already Exhausted, …` asks of the time before the deed."""
    turned: list[Any] = []
    for effect in row:
        if isinstance(effect, If) and turned:
            for part in parts(effect.condition):
                of_them = isinstance(part, PlayerIs) and part.players in (That(), *turned)
                if isinstance(part, Group) and part.state is not None:
                    of_them = any(_may_be_of(part, each) for each in turned)
                if of_them:
                    message = "it is so by now: ask that first, and then say what to do"
                    raise Refusal("unexpected", message)
        for part in parts(effect):
            if _TURNED_TO.get(type(part)) == state:
                turned.append(part.players)


def _may_be_of(group: Group, turned: Any) -> bool:
    """Whether some of those whom an effect has turned may be of the group."""
    if not isinstance(turned, Choose | All):
        return True
    return None in (group.whose, turned.group.whose) or group.whose == turned.group.whose


def _check_substituted(row: tuple[Effect, ...]) -> None:
    """Nobody changes places with himself."""
    for effect in row:
        if isinstance(effect, Substitute) and effect.out == effect.into == This():
            raise Refusal("no-antecedent", "for whom? Write “one of your …” and who that is")


def _check_came_back(row: tuple[Effect, ...]) -> None:
    """`Return this card to your hand. Discard another`: by then it is a card of the hand too."""
    back = False
    for effect in row:
        back = back or RemoveThis("hand") in parts(effect)
        if back and any(isinstance(each, Discard) and each.who == "you" for each in parts(effect)):
            message = "this card may be discarded too by then: write “an” instead of “another”"
            raise Refusal("unexpected", message)


def _check_drawn(row: tuple[Effect, ...]) -> None:
    drawn: set[tuple[Any, Any]] = set()
    for effect in row:
        if isinstance(effect, Draw | RevealCards):
            drawn.add((effect.who, effect.deck))
        elif isinstance(effect, Discard | PutCards) and (effect.who, effect.deck) in drawn:
            raise Refusal("unexpected", "cards that were drawn are cards of the hand; write “one”")


def _check_call_asked_twice(before: Any, after: Any) -> None:
    """`If you called a Pass, it becomes a Run. If you called a Run, …`: then it is one, or was."""
    match before, after:
        case (
            If(condition=Called(who=who, calls=calls), then=then, otherwise=()),
            If(condition=Called(who=other, calls=others)),
        ):
            if who == other and not set(calls) & set(others) and speaks_of(then, (BecomePlay,)):
                message = "is this asked of the new play too? If not, write “Otherwise, if …”"
                raise Refusal("two-readings", message)
