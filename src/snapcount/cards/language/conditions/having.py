"""How much of something somebody has, and how much of it there is."""

from __future__ import annotations

from typing import Any, Final, cast

import msgspec

from snapcount.cards.language.conditions.asking import asks, seen
from snapcount.cards.language.conditions.comparing import related, relations, within
from snapcount.cards.language.conditions.teams import OF_ONE_POSITION, TEAMMATES
from snapcount.cards.language.kernel.construct import (
    WHOLE,
    Construct,
    Guard,
    construct,
    phrase,
    read_as,
    whole,
    word,
)
from snapcount.cards.language.kernel.doers import DOER, OWN
from snapcount.cards.language.kernel.lists import listed
from snapcount.cards.language.kernel.views import UNSAID
from snapcount.cards.language.meaning.normal import opposite
from snapcount.cards.language.nouns.bounds import Bound, Some, bounded
from snapcount.cards.language.nouns.card_nouns import PILE, SAME
from snapcount.cards.language.nouns.other_cards import OTHER_ACTIONS
from snapcount.cards.language.nouns.such_cards import COUNTED as COUNTED_SUCH
from snapcount.cards.language.nouns.such_cards import CountedSuch, Such
from snapcount.cards.nouns import (
    AllOf,
    AnyOf,
    Compare,
    CountAttached,
    CountCalls,
    CountCards,
    CountPlayers,
    CountSamePosition,
    CountTeammates,
    CountTimeouts,
    Group,
    ThatMany,
)

replace = msgspec.structs.replace


class Have(msgspec.Struct, frozen=True):
    """`who` has so much of something."""

    who: str
    some: Some


class HaveAll(msgspec.Struct, frozen=True):
    """`who` has so much of one thing, and so much of another."""

    who: str
    row: tuple[Some, ...]


def _have_all(said: HaveAll) -> Any:
    if len(said.row) < 2 or any(_place(some) != _place(said.row[-1]) for some in said.row):
        return None
    asked = tuple(have(Have(said.who, some)) for some in said.row)
    return None if None in asked else AllOf(asked)


def _place(some: Some) -> str:
    """Where Players are; said at the end, it would be asked whether it is of all of them."""
    return some.what.group.where if isinstance(some.what, CountPlayers) else "field"


class Versus(msgspec.Struct, frozen=True):
    """With what something is compared: somebody's own of it, or something else."""

    who: str | None = None
    what: Any = None
    there: Any = None
    """In which hand, if that is said again; `CountCards` where it is the same place. Of Players,
    where they are."""


class HaveMore(msgspec.Struct, frozen=True):
    """`You have more Wide Receivers than Running Backs`, `… than your opponent`."""

    who: str
    what: Any
    than: Versus
    how: str


class ThereMore(msgspec.Struct, frozen=True):
    """`There are more Energized Players than Exhausted Players on the field`."""

    what: Any
    than: Any
    how: str


class There(msgspec.Struct, frozen=True):
    some: Some


class PileHas(msgspec.Struct, frozen=True):
    """`Your Action deck has three cards or fewer`; `some.what` is the deck of the cards."""

    pile: CountCards
    some: Some


class CalledSoMany(msgspec.Struct, frozen=True):
    """`You have called three or more Run plays this possession`."""

    who: str
    some: Some
    since: str


class CalledMore(msgspec.Struct, frozen=True):
    who: str
    first: Any
    second: Any
    since: str
    how: str


class SideMore(msgspec.Struct, frozen=True):
    """`There are more Energized Players on your side than on your opponent's`."""

    group: Group
    who: str
    than: str
    how: str


class NamedThere(msgspec.Struct, frozen=True):
    name: str
    whose: str
    where: str = "field"
    state: str | None = None


def _named(said: NamedThere) -> Any:
    group = Group(whose=said.whose, where=said.where, state=said.state, named=said.name)  # type: ignore[arg-type]
    return Compare(CountPlayers(group), "at least", 1)


def owned(what: Any, who: str) -> Any:
    """What is counted, as somebody's."""
    if isinstance(what, CountPlayers | CountTeammates | CountSamePosition):
        if what.group.whose not in (None, who):  # `you have a Safety on your bench`
            return None
        return replace(what, group=replace(what.group, whose=who))
    return replace(what, whose=who) if what.whose in (DOER, OWN) else None


class Had(msgspec.Struct, frozen=True):
    """How much of something somebody has: `as many yards as you have timeouts`."""

    who: str
    what: Any


def have(said: Have) -> Any:
    """That somebody has so many of something."""
    counted = owned(said.some.what, said.who)
    return None if counted is None else within(counted, Bound(said.some.low, said.some.high))


def _either_has(said: Have) -> Any:
    asked = tuple(have(Have(who, said.some)) for who in ("you", "opponent"))
    return None if None in asked else AnyOf(asked)


def _neither_has(said: Have) -> Any:
    asked = tuple(have(Have(who, said.some)) for who in ("you", "opponent"))
    return None if None in asked else AllOf(tuple(opposite(each) for each in asked))


def _pile_has(said: PileHas) -> Any:
    such = said.some.what
    if isinstance(such, Such):
        if said.pile.pile == "deck" or said.pile.deck not in (None, such.deck):
            return None
        counted = CountCards(said.pile.whose, such.deck, said.pile.pile, **such.fields())  # type: ignore[arg-type]
        return within(counted, Bound(said.some.low, said.some.high))
    counted = replace(said.pile, deck=said.some.what) if said.some.what else said.pile
    if said.some.what and said.pile.deck not in (None, said.some.what):
        return None
    return within(counted, Bound(said.some.low, said.some.high))


def _called_so_many(said: CalledSoMany) -> Any:
    counted = CountCalls(said.who, said.some.what, said.since)  # type: ignore[arg-type]
    return within(counted, Bound(said.some.low, said.some.high))


def _called_more(said: CalledMore) -> Any:
    """More of the one kind than of the other."""
    first, second = (
        CountCalls(said.who, calls, said.since)  # type: ignore[arg-type]
        for calls in (said.first, said.second)
    )
    return related(said.how, first, second)


def _side_more(said: SideMore) -> Any:
    if said.group.whose is not None:
        return None
    counted = CountPlayers(said.group)
    return have_more(HaveMore(said.who, counted, Versus(said.than), said.how))


def have_more(said: HaveMore) -> Any:
    """More than the other has of it, or than somebody has of something else."""
    if isinstance(said.than.there, str):
        placed = _placed(said.what, said.than.there)
        if placed is None:
            return None
        said = replace(said, what=placed, than=replace(said.than, there=None))
    if said.than.there is not None and not _is_there(said.what, said.than.there):
        return None
    other = said.what if said.than.what is None else said.than.what
    if isinstance(other, ThatMany):
        return None  # nobody has `those cards` of their own
    counts_players = isinstance(other, CountPlayers | CountTeammates | CountSamePosition)
    whose = other.group.whose if counts_players else other.whose
    if whose in (None, DOER, OWN):
        other = owned(other, said.than.who or said.who)
    return _there_more(ThereMore(owned(said.what, said.who), other, said.how))


def _placed(what: Any, where: str) -> Any:
    """Players who are counted there, on both sides; None for anything else."""
    if not isinstance(what, CountPlayers) or what.group.where not in ("field", where):
        return None
    return replace(what, group=replace(what.group, where=where))


def _is_there(what: Any, there: Any) -> bool:
    """Whether those cards are counted in the same place."""
    if not isinstance(what, CountCards):
        return False
    return there is CountCards or replace(there, deck=there.deck or what.deck) == what


def _there_more(said: ThereMore) -> Any:
    """Players are compared with others in the same place: said once, it is said of both."""
    places = {each.group.where for each in (said.what, said.than) if isinstance(each, CountPlayers)}
    return None if len(places) > 1 else related(said.how, said.what, said.than)


_WHOSE_CARDS: Final = "whose cards are those?"
_ON_IT: Final = Guard(lambda said: said.group.where == "field", "on the field or on the bench?")
_ON_THE_BENCH: Final = Guard(
    lambda said: said.group.where == "bench", "is this about the deck or the field?"
)
_IN_A_STATE: Final = Guard(
    lambda said: said.group.state is not None, "is this about the deck or the field?"
)

OF_THOSE_HANDS: Final = CountCards(cast(Any, DOER), cast(Any, SAME), "hand")
"""Cards of the hands that were spoken of before (`ellipsis`)."""

HAVE: Final[list[Construct]] = [
    *bounded("SomeHeld", "{what:Held[sg]}", "{what:Held[pl]}", node=Some, plain=True),
    *construct(
        "SomeHeld",
        Some,
        "a {what:Held[sg]}",
        ["at least one {what:Held[sg]}", "any {what:Held[pl]}", "{what:HeldOther}"],
        low=1,
        high=None,
    ),
    *construct("SomeHeld", Some, "no {what:Held[pl]}", ["no {what:Held[sg]}"], low=0, high=0),
    # Who has three Wide Receivers on the field has two; how many the deck has is another question
    *(
        each
        for some in ("SomeHeld", "SomeThere")
        for each in construct(some, Some, "{low:Many} {what:OnTheField}", printed=False, high=None)
    ),
    *construct("OnTheField", CountPlayers, "{group:Group[pl]} (on the field|in play)", only=_ON_IT),
    *construct("OnTheField", CountPlayers, "{group:Group[pl]}", only=_ON_THE_BENCH, printed=False),
    *construct("OnTheField", CountPlayers, "{group:Group[pl]}", only=_IN_A_STATE),
    *construct("OnTheField", CountTeammates, TEAMMATES),
    *construct("OnTheField", CountSamePosition, OF_ONE_POSITION),
    # `Two cards or fewer in your Action hand`: where they are comes last.
    *(
        each
        for name, place in (("", "InHand"), ("Action ", "InHandAction"), ("Play ", "InHandPlay"))
        for each in (
            *construct(
                "SomeHeld", Some, f"{{low:Many}} {name}cards or more {{what:{place}}}", high=None
            ),
            *construct(
                "SomeHeld",
                Some,
                f"{{high:Many}} {name}cards or (fewer|less) {{what:{place}}}",
                low=None,
            ),
        )
    ),
    *(
        each
        for place, name, deck in (
            ("InHand", "", None),
            ("InHand", "Action ", "action"),
            ("InHand", "Play ", "play"),
            ("InHandAction", "", "action"),
            ("InHandPlay", "", "play"),
        )
        for each in construct(
            place,
            CountCards,
            f"in (your|their) {name}hand",
            [] if name else ["in hand"],
            whose=DOER,
            deck=deck,
            pile="hand",
        )
    ),
    *asks(
        Have,
        "{who:Who[p]} ~has {some:SomeHeld}",
        "{who:Who[p]} ~controls {some:SomeHeld}",
        "{who:Who[p]} ~holds {some:SomeHeld}",
        category="Have",
    ),
    *construct(
        "NoMore",
        None,
        "{=:SomeHeld}",
        only=Guard(lambda some: not some.low and some.high is not None, "how few at most?"),
    ),
    *word("ThatNone", Some(0, 0, CountTimeouts(cast(Any, DOER))), "timeouts"),
    *asks(
        Have,
        "{who:Who[p]} ~is out of {some:ThatNone}",
        "{who:Who[p]} ~is down to {some:NoMore}",
        category="Have",
    ),
    *construct(
        "AskedHave",
        Have,
        "{who:Who[base]} (used|spent|have used|have spent) all [of] (your|their) {some:ThatNone}",
        ["{who:Who[third]} (used|spent|has used|has spent) all [of] their {some:ThatNone}"],
    ),
    *listed("HeldRow", "SomeHeld", "and", ", and", ",", "but"),
    *construct(
        "HaveAll",
        HaveAll,
        "{who:Who[base]} (have|control|hold) [both] {row:HeldRow}",
        ["{who:Who[third]} (has|controls|holds) [both] {row:HeldRow}"],
    ),
    *construct("NoneHeld", Some, "[a|any] {what:Held[sg]}", low=0, high=0),
    *listed("NoneHeldRow", "NoneHeld", "nor", ", nor"),
    *construct(
        "HaveAll",
        HaveAll,
        "{who:Who[base]} (have|control|hold) neither {row:NoneHeldRow}",
        ["{who:Who[third]} (has|controls|holds) neither {row:NoneHeldRow}"],
    ),
    *construct("Asked", None, "{=:HaveAll}", views={WHOLE: read_as(_have_all)}),
    # Either of the two, or neither
    *construct("EitherHave", Have, "{who:EitherPlayer} has {some:SomeHeld}"),
    *word("EitherPlayer", "each player", "either player", "a player", "any player"),
    *construct("Asked", None, "{=:EitherHave}", views={WHOLE: read_as(_either_has)}),
    *construct("NeitherHave", Have, "{who:NeitherPlayer} has {some:SomeHeld}"),
    *word("NeitherPlayer", "each player", "neither player", "no player"),
    *construct("Asked", None, "{=:NeitherHave}", views={WHOLE: read_as(_neither_has)}),
    *construct(
        "AskedHave",
        Have,
        "{who:Who[base]} have {some:Exactly}",
        ["{who:Who[third]} has {some:Exactly}"],
    ),
    *seen("Have", read_as(have)),
    *construct(
        "Exactly",
        None,
        "{=:ExactTimeouts}",
        views={WHOLE: read_as(lambda n: Some(n, n, CountTimeouts(cast(Any, DOER))))},
    ),
    *construct(
        "ExactTimeouts",
        None,
        "{=:Single} timeout [left|remaining]",
        ["{=:Many} timeouts [left|remaining]"],
    ),
    *(
        each
        for how, templates in relations("{who:Who[p]} ~has #", "{what:Held[pl]}", "{than:Versus}")
        for each in asks(
            HaveMore,
            *templates,
            *(said.replace("~has", verb) for verb in ("~controls", "~holds") for said in templates),
            category="More",
            how=how,
        )
    ),
    *seen("More", read_as(have_more)),
    *construct("Versus", Versus, "{who:ThanWhom}"),
    *construct("Versus", Versus, "{what:Held[pl]}", ["{what:CountedOwn}"]),
    *construct(
        "Versus",
        Versus,
        "{who:Who[third]} (has|controls|holds) {what:Held[pl]}",
        ["{who:Who[base]} (have|control|hold) {what:Held[pl]}"],
    ),
    # `Than your opponent on the field`: the Players of both are
    *(
        each
        for where in ("field", "bench")
        for each in construct(
            "Versus", Versus, f"{{who:ThanWhom}} on the {where}", printed=False, there=where
        )
    ),
    # `Than you have in your hand`, `than your opponent has in theirs`
    *(
        each
        for own, owners, only in (
            ("your", "yours", Guard(lambda said: said.who == "you", _WHOSE_CARDS)),
            ("their", "(theirs|their own)", Guard(lambda said: said.who != "you", _WHOSE_CARDS)),
        )
        for each in (
            *construct(
                "Versus", Versus, f"{{who:ThanWhom}} in {owners}", only=only, there=CountCards
            ),
            *construct(
                "Versus", Versus, f"{{who:ThanWhom}} in {own} {{there:TheirHand}}", only=only
            ),
        )
    ),
    *(
        word(
            "TheirHand",
            CountCards(cast(Any, DOER), cast(Any, deck), "hand"),
            f"{name}hand",
        )[0]
        for name, deck in (("", None), ("Action ", "action"), ("Play ", "play"))
    ),
    *construct(
        "ThanWhom",
        None,
        "{=:Who[third]}",
        [
            "{=:Who[third]} (has|does) [on theirs]",
            "{=:Who[base]}",
            "{=:Who[base]} (have|do) [on (yours|theirs)]",
        ],
    ),
    *construct("HeldOther", CountPlayers, "{group:Another[sg]}"),
    # Other cards than this one (`other_cards`)
    *construct(
        "HeldOther",
        CountCards,
        "another Action card [left] in (your|their) [Action] hand",
        ["another (card|Action card) [left] in (your|their) Action hand"],
        printed=False,
        whose=DOER,
        deck=OTHER_ACTIONS,
        pile="hand",
    ),
    *construct(
        "Held[n]",
        CountCards,
        "other Action card+n [left] in hand",
        [
            "other Action card+n [left] [in (your|their) [Action] hand]",
            "other card+n [left] in (your|their) Action hand",
            "Action card+n [left] in (your|their) [Action] hand (other than|besides) {:ThisOne}",
            "Action card+n other than {:ThisOne} in (your|their) [Action] hand",
        ],
        features={"n": ("sg", "pl")},
        printed=False,
        whose=DOER,
        deck=OTHER_ACTIONS,
        pile="hand",
    ),
    *phrase("ThisOne", "this card", "this one"),
    *construct(
        "Asked",
        Compare,
        "this is {left:TheOnlyCard}",
        ["this card is {left:TheOnlyCard}"],
        printed=False,
        how="exactly",
        right=0,
    ),
    *construct(
        "TheOnlyCard",
        CountCards,
        "the only Action card in your [Action] hand",
        ["the only card in your Action hand", "your (only|last) Action card [in hand]"],
        whose="you",
        deck=OTHER_ACTIONS,
        pile="hand",
    ),
    # What can be had
    *construct("Held[n]", CountPlayers, "{group:Group[n]}", features={"n": ("sg", "pl")}),
    *construct("Held[pl]", CountTeammates, TEAMMATES),
    *construct("Held[pl]", CountSamePosition, OF_ONE_POSITION),
    *construct(
        "Held[n]",
        CountTimeouts,
        "timeout+n",
        ["timeout+n (left|remaining)"],
        features={"n": ("sg", "pl")},
        whose=DOER,
    ),
    *(
        each
        for deck, name in (("action", "Action "), ("play", "Play "), (None, ""))
        for each in construct(
            "Held[n]",
            CountCards,
            f"{name}card+n [left] in hand",
            [
                f"{name}card+n [left] in (your|their) hand",
                f"card+n in (your|their) {name}hand",
                *([f"{name}card+n"] if deck else ()),
            ],
            features={"n": ("sg", "pl")},
            whose=DOER,
            deck=deck,
            pile="hand",
        )
    ),
    # Those of the hands that were exchanged or thrown back (`ellipsis`)
    *construct(
        "Held[n]",
        None,
        "card+n",
        features={"n": ("sg", "pl")},
        printed=False,
        **whole(OF_THOSE_HANDS),
    ),
    *(
        each
        for pile, word in (("deck", "deck"), ("discard", "(discard pile|discard)"))
        for deck, name in (("action", "Action "), ("play", "Play "))
        for each in construct(
            "Held[n]",
            CountCards,
            f"card+n in (your|their) {name}{word}",
            [f"card+n left in (your|their) {name}{word}", f"{name}card+n in (your|their) {word}"],
            features={"n": ("sg", "pl")},
            whose=DOER,
            deck=deck,
            pile=pile,
        )
    ),
    *(
        each
        for name in ("Play", "Action")
        for each in construct(
            "HeldSuch[n]",
            CountedSuch,
            f"{{such:Such{name}[n]}} in {{pile:HeldPile}}",
            [f"{{such:Such{name}[n]}} in (your|their) [{name}] {{pile:OpenPile}}"],
            features={"n": ("sg", "pl")},
            whose=DOER,
        )
    ),
    *word("HeldPile", "hand", "hand"),
    *construct(
        "Held[n]",
        None,
        "{=:HeldSuch[n]}",
        features={"n": ("sg", "pl")},
        views={WHOLE: read_as(COUNTED_SUCH.build)},
    ),
    *construct(
        "Held[n]",
        CountAttached,
        "{kind:CountedLying[n]}",
        ["{kind:CountedLying[n]} (on the field|in play|attached)"],
        features={"n": ("sg", "pl")},
        whose=DOER,
    ),
]

THERE: Final[list[Construct]] = [
    *bounded("SomeThere", "{what:There[sg]}", "{what:There[pl]}", node=Some, plain=True),
    *construct(
        "SomeThere",
        Some,
        "a {what:There[sg]}",
        ["any {what:There[pl]}", "{what:HeldOther}"],
        low=1,
        high=None,
    ),
    *construct("SomeThere", Some, "no {what:There[pl]}", ["no {what:There[sg]}"], low=0, high=0),
    *asks(There, "there ~is {some:SomeThere}", "there ~are {some:SomeThere}", category="There"),
    *seen(
        "There", read_as(lambda said: within(said.some.what, Bound(said.some.low, said.some.high)))
    ),
    *(
        each
        for how, templates in relations("there ~are #", "{what:There[pl]}", "{than:There[pl]}")
        for each in asks(ThereMore, *templates, category="ThereMore", how=how)
    ),
    *seen("ThereMore", read_as(_there_more)),
    *construct(
        "There[n]",
        CountPlayers,
        "{group:Group[n]}",
        ["{group:Theirs[n]}"],
        features={"n": ("sg", "pl")},
    ),
    *(
        each
        for deck, name in (("action", "Action "), ("play", "Play "), (None, ""))
        for pile, word in (("hand", "hand"), ("deck", "deck"), ("discard", PILE))
        if deck or pile == "hand"
        for each in construct(
            "There[n]",
            CountCards,
            f"card+n in {{whose:Whose}} {name}{word}",
            [f"{name}card+n in {{whose:Whose}} {word}"],
            features={"n": ("sg", "pl")},
            deck=deck,
            pile=pile,
        )
    ),
    *construct(
        "There[n]",
        None,
        "{=:CountedSuch[n]}",
        features={"n": ("sg", "pl")},
        views={WHOLE: read_as(COUNTED_SUCH.build)},
    ),
    *construct(
        "There[n]",
        CountAttached,
        "{kind:CountedLying[n]} on the field",
        ["{kind:CountedLying[n]} in play"],
        features={"n": ("sg", "pl")},
    ),
    *construct(
        "There[n]",
        CountAttached,
        "{kind:CountedLying[n]} {whose:LyingWith}",
        features={"n": ("sg", "pl")},
    ),
    # What lies there
    *bounded("SomeLying", "{what:Lying[sg]}", "{what:Lying[pl]}", node=Some, plain=True),
    *construct("SomeLying", Some, "a {what:Lying[sg]}", ["any {what:Lying[sg]}"], low=1, high=None),
    *construct("SomeLying", Some, "no {what:Lying[pl]}", ["no {what:Lying[sg]}"], low=0, high=0),
    *construct("Lying[n]", CountAttached, "{kind:CountedLying[n]}", features={"n": ("sg", "pl")}),
    *construct("Lying[n]", CountPlayers, "{group:Bare[n]}", features={"n": ("sg", "pl")}),
    *asks(
        There,
        "{some:SomeLying} ~is (on the field|in play)",
        "{some:SomeLying} ~are (on the field|in play)",
        category="There",
    ),
    # A Player by name
    *construct("Asked", None, "{=:NamedThere}", views={WHOLE: read_as(_named)}),
    *construct(
        "NamedThere",
        NamedThere,
        "{name:Name} is [also] on (the|your) field",
        ["you have {name:Name} on the field"],
        whose="you",
    ),
    *construct(
        "NamedThere", NamedThere, "{name:Name} is on (the|your) bench", whose="you", where="bench"
    ),
    *construct(
        "NamedThere", NamedThere, "your opponent has {name:Name} on the field", whose="opponent"
    ),
    *construct("NamedThere", NamedThere, "{name:Name} is {state:State}", whose="you"),
]

HAD: Final[list[Construct]] = [
    *construct(
        "HadOf",
        Had,
        "{who:Who[base]} (have|control|hold) {what:Held[pl]}",
        ["{who:Who[third]} (has|controls|holds) {what:Held[pl]}"],
    ),
    *construct(
        "TheyHave", None, "{=:HadOf}", views={WHOLE: read_as(lambda had: owned(had.what, had.who))}
    ),
    *construct("TheyHave", None, "there are {=:There[pl]}", views={WHOLE: UNSAID}),
]

PILES: Final[list[Construct]] = [
    # A hand, a deck or a discard pile, and what is in it
    *(
        each
        for deck, name in (("action", "Action"), ("play", "Play"), (None, ""))
        for each in construct(
            "ThePile",
            CountCards,
            f"{{whose:Whose}} {name} {{pile:CountedPile}}",
            deck=deck,
        )
    ),
    *word("CardsOf[sg]", "action", "Action card"),
    *word("CardsOf[pl]", "action", "Action cards"),
    *word("CardsOf[sg]", "play", "Play card"),
    *word("CardsOf[pl]", "play", "Play cards"),
    *word("CardsOf[sg]", "", "card"),
    *word("CardsOf[pl]", "", "cards"),
    *(
        each
        for name in ("Play", "Action")
        for each in construct(
            "CardsOf[n]", None, f"{{=:Such{name}[n]}}", features={"n": ("sg", "pl")}
        )
    ),
    *bounded("SomeInPile", "{what:CardsOf[sg]}", "{what:CardsOf[pl]}", node=Some, plain=True),
    *construct("SomeInPile", Some, "no {what:CardsOf[pl]}", low=0, high=0),
    *construct("SomeInPile", Some, "(a|an|any) {what:CardsOf[sg]}", low=1, high=None),
    *asks(
        PileHas,
        "{pile:ThePile} ~has {some:SomeInPile} [left]",
        "{pile:ThePile} ~contains {some:SomeInPile}",
        category="Pile",
    ),
    *asks(PileHas, "{pile:ThePile} ~is empty", category="Pile", some=Some(0, 0, "")),
    *seen("Pile", read_as(_pile_has)),
]

COUNTED: Final[list[Construct]] = [
    *(
        each
        for how, templates in relations(
            "there are #",
            "{group:Group[pl]} on {who:Whose} {:SideOrField}",
            "on {than:Whose} [{:SideOrField}]",
        )
        for each in construct("SideMore", SideMore, templates[0], templates[1:], how=how)
    ),
    *(
        each
        for how, templates in relations(
            "{who:Who} [has|have] (called|run) # {since:SoFar}",
            "{first:CallsOfPlays[pl]}",
            "{second:CallsOfPlays[pl]}",
        )
        for each in construct("CalledMore", CalledMore, templates[0], templates[1:], how=how)
    ),
    *phrase("SideOrField", "side", "side of the field", "field"),
    *construct("Asked", None, "{=:SideMore}", views={WHOLE: read_as(_side_more)}),
    *construct("Asked", None, "{=:CalledMore}", views={WHOLE: read_as(_called_more)}),
    # Plays that somebody has called
    *bounded(
        "SomeCalled",
        "{what:CallsOfPlays[sg]}",
        "{what:CallsOfPlays[pl]}",
        node=Some,
        plain=True,
    ),
    *construct(
        "CalledSoMany",
        CalledSoMany,
        "{who:Who} [has|have] (called|run) {some:SomeCalled} {since:SoFar}",
    ),
    *construct("Asked", None, "{=:CalledSoMany}", views={WHOLE: read_as(_called_so_many)}),
]

HAVING: Final = [*HAVE, *THERE, *HAD, *PILES, *COUNTED]
