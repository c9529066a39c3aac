"""Its owner: the player of the game whom a Player or a card belongs to.

Who that is, is asked where it is not known: of the Player that was named last, or of the card that
was cancelled or removed. Of what somebody plays or scores it is they.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec

from snapcount.cards.language.kernel import syntax
from snapcount.cards.language.kernel.construct import Construct, only_read, word
from snapcount.cards.language.kernel.contents import contents
from snapcount.cards.language.kernel.doers import ANYONE, ELSE, NO_OWNER, OWNER
from snapcount.cards.language.kernel.moods import inflected
from snapcount.cards.language.kernel.walk import exchanged
from snapcount.cards.language.meaning.refusal import Refusal
from snapcount.cards.nouns import All, Choose, Designated, Group, PlayerIs, That, ThatCardIs
from snapcount.cards.tree import CancelIt, CancelLayer, RemoveCard

replace = msgspec.structs.replace


def _did(form: str) -> str:
    """What whoever's event it is has done: `scored it`."""
    verbs = (inflected(f"~{verb}", form) for verb in _DONE)
    return f"({inflected('~score', form)}|({'|'.join(verbs)}) (it|that [Action] card))"


_DONE: Final = ("score", "make", "kick", "attempt", "miss", "commit", "spend", "play", "use")

OWNERS: Final[list[Construct]] = [
    *only_read(
        word(
            "Who[third]",
            OWNER,
            "its (owner|controller|player)",
            "(that|the) (Player's|card's) (owner|controller)",
            "their (owner|controller)",
            "the (owner|controller) of that (Player|card)",
            "the player who (controls it|owns it)",
            f"the player who {_did('past')}",
        ),
    ),
    *only_read(
        word(
            "Who[third]",
            NO_OWNER,
            f"the player who did not {_did('base')}",
            "its (owner's|controller's) opponent",
            f"the opponent of the player who {_did('past')}",
        )
    ),
    *only_read(word("Whose", OWNER, "its (owner's|controller's)")),
]

_OTHER: Final = {"you": "opponent", "opponent": "you", ANYONE: ELSE}
_CARDS: Final = (CancelLayer, CancelIt, RemoveCard)
_OF_CARDS: Final = (
    *("Action card", "Power Up", "Superstar", "Gridiron"),
    *("touchdown", "points", "field goal", "a safety", "punt", "turnover", "timeout"),
)


def with_owners(row: list[Any]) -> list[Any]:
    """The sentences of a text, with its owner asked for wherever a sentence names them."""
    if not speaks_of_owner(row):
        return row
    done: list[Any] = []
    named: Any = None
    for said in row:
        said = _within(said) if isinstance(said, syntax.Syntax) else said
        unless = isinstance(said, syntax.Unless) and speaks_of_owner(said)
        if speaks_of_owner(said):
            said = _asked(said, named)
        named = "their card" if unless else _last_named(said, named)
        done.append(said)
    return done


def _within(said: Any) -> Any:
    """What a sentence waits for is whose event it is."""
    if isinstance(said, syntax.Limited):
        return replace(said, then=_within(said.then))
    if not isinstance(said, syntax.Occurs | syntax.OccursIf):
        return said
    occasion = said.occasion
    if not speaks_of_owner(said.then) or not isinstance(occasion, syntax.Occasion):
        return said
    if occasion.players is None and any(words in occasion.event for words in _OF_CARDS):
        if occasion.who not in (None, ANYONE):
            raise Refusal("unexpected", "the owner is known, so name them")
        theirs = as_owner(said, ANYONE)
        return replace(theirs, occasion=replace(occasion, who=ANYONE))
    asked = PlayerIs(That(), Group("you"))
    return replace(said, then=_either(said.then, asked))


def _asked(said: Any, named: Any) -> Any:
    if isinstance(said, syntax.IfDone):
        return replace(said, then=_asked(said.then, named))
    if isinstance(said, syntax.Asks) and not speaks_of_owner(said.condition):
        return replace(said, then=_asked(said.then, named))
    if isinstance(said, syntax.Unless) and isinstance(said.clauses[0], CancelLayer):
        return _cancelled_unless(said)
    if named == "their card":
        return as_owner(said, "opponent")
    if named == "card":
        return _either(said, ThatCardIs("you"), ThatCardIs("opponent"))
    if named == "player":
        return _either(said, PlayerIs(That(), Group("you")), PlayerIs(That(), Group("opponent")))
    raise Refusal("no-antecedent", "whose owner? No Player or card was named before")


def _cancelled_unless(said: syntax.Unless) -> Any:
    """`Cancel an Action card unless its owner …`: one of your opponent's, since yours stays."""
    layer, *others = said.clauses
    if layer.whose not in (None, "opponent"):
        raise Refusal("unexpected", "the owner is known, so name them")
    theirs = replace(layer, whose="opponent")
    return as_owner(replace(said, clauses=(theirs, *others)), "opponent")


def _either(said: Any, yours: Any, theirs: Any = None) -> syntax.Block:
    """Said of you or of your opponent; of nobody where there may be no card, nor a Player."""
    mine = syntax.Asks(condition=yours, then=as_owner(said, "you"))
    other = as_owner(said, "opponent")
    if theirs is not None:
        other = syntax.Asks(condition=theirs, then=other)
    return syntax.Block(statements=(mine, syntax.Else(then=other)))


def _last_named(thing: Any, named: Any) -> Any:
    """Whether a card or a Player was named last, in what is said so far."""
    if isinstance(thing, tuple):
        for each in thing:
            named = _last_named(each, named)
        return named
    if isinstance(thing, _CARDS):
        inside = _last_named(getattr(thing, "players", None), None)
        return inside or "card"
    if isinstance(thing, Choose | All | Designated):
        return "player"
    if not isinstance(thing, msgspec.Struct):
        return named
    return _last_named(msgspec.structs.astuple(thing), named)


def speaks_of_owner(thing: Any) -> bool:
    """Whether an owner is named who is not known yet."""
    return not contents(thing).isdisjoint((OWNER, NO_OWNER))


def as_owner(thing: Any, who: str) -> Any:
    """The same with that player as the owner."""
    return exchanged(exchanged(thing, OWNER, who), NO_OWNER, _OTHER[who])
