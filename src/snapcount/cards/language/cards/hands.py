"""Hands: revealed, looked at, exchanged and chosen from."""

from __future__ import annotations

from functools import partial
from typing import Any, Final

import msgspec

from snapcount.cards.language.kernel import syntax
from snapcount.cards.language.kernel.construct import (
    Construct,
    construct,
    phrase,
    read_as,
    whole,
    word,
)
from snapcount.cards.language.kernel.doers import DOER
from snapcount.cards.language.kernel.lists import FLAT, SINGLE, Row
from snapcount.cards.language.kernel.moods import FORMS, YOURS, deed, deed_read
from snapcount.cards.language.kernel.template import WHOLE
from snapcount.cards.language.kernel.views import UNSAID
from snapcount.cards.language.nouns.card_nouns import DECKS, SAME, SHOWN
from snapcount.cards.language.nouns.such_cards import handled
from snapcount.cards.tree import (
    Discard,
    ExchangeHands,
    LookAtHand,
    PutCards,
    RevealCards,
    RevealHand,
)

OWN: Final = "{:Own[form]}"
THEIRS: Final = "{who:Whose[third]}"


_reveals: Final = partial(handled, source="hand", to="reveal")


def _shown(deck: str, name: str) -> list[Construct]:
    """A hand, or cards of it, that others see."""
    shows = "(~reveal|~show|~show you)"
    return [
        *deed(
            RevealHand,
            f"~reveal {OWN} {name} hand",
            f"{shows} {OWN} {name} (hand|hands) [to you]",
            f"{shows} {OWN} hand of {name} cards",
            f"{shows} [(all|all of)] the {name} cards in {OWN} hand",
            f"{shows} all [of] {OWN} {name} cards",
            f"{shows} {OWN} {name} cards",
            deck=deck,
        ),
        *construct(
            "Imposed",
            RevealHand,
            f"{THEIRS} {name} hand is revealed",
            [f"reveal {THEIRS} {name} hand"],
            deck=deck,
        ),
        *deed(
            RevealCards,
            f"~reveal {{count:Cards[{deck}]}} from {OWN} hand",
            f"{shows} {{count:Cards[{deck}]}} [of {OWN} choice]",
            f"{shows} {{count:FromHand{name}[form]}}",
            deck=deck,
        ),
        *deed(
            RevealCards,
            f"~reveal {{count:CardCount[{deck}]}} from {OWN} hand at random",
            f"{shows} {{count:CardCount[{deck}]}} [from {OWN} [{name}] hand] at random",
            f"{shows} {{count:CardCount[{deck}]}} at random from {OWN} [{name}] hand",
            f"{shows} {{count:Random[{deck}]}} [from {OWN} [{name}] hand]",
            f"{shows} {{count:Random[any]}} from {OWN} {name} hand",
            f"{shows} {{count:CountOf}} of {OWN} {name} cards at random",
            deck=deck,
            random=True,
        ),
        *_reveals(
            f"~reveal {{some:SuchCards{name}[form]}} from {OWN} hand",
            f"{shows} {{some:SuchCards{name}[form]}} [(from|in) {OWN} [{name}] hand]",
        ),
        *_reveals(
            f"~reveal {{some:SuchCards{name}[form]}} from {OWN} hand at random",
            f"{shows} {{some:SuchCards{name}[form]}} [(from|in) {OWN} [{name}] hand] at random",
            how="random",
        ),
        *construct(
            "Imposed",
            RevealCards,
            f"reveal {{count:CardCount[{deck}]}} from {THEIRS} hand at random",
            [f"reveal {{count:Random[{deck}]}} from {THEIRS} [{name}] hand"],
            deck=deck,
            random=True,
        ),
        *deed_read(
            Discard,
            f"~discard {{count:CardCount[{deck}]}} of your choice",
            f"~discard {{count:CardCount[{deck}]}} [from {OWN} [{name}] hand]"
            " (of your choice|[that] you choose|chosen by you)",
            forms=("bare", "third"),
            deck=deck,
            how="look",
        ),
        # `They must show you their hand and discard a card you choose`
        *deed_read(
            None,
            f"{shows} {OWN} {name} hand and ~discard (a|one) [{name}] card"
            " ([that] you choose|chosen by you)",
            forms=("bare",),
            **whole(
                syntax.Together(
                    deeds=(RevealHand(DOER, deck), Discard(DOER, deck, how="look"))  # type: ignore[arg-type]
                )
            ),
        ),
        *deed(
            Discard,
            f"~choose {{count:CardCount[{deck}]}} from {OWN} hand and ~discard it",
            f"~choose {{count:CardCount[{deck}]}} (from|in) {OWN} [{name}] hand and ~discard"
            " (it|them|that card|those cards)",
            f"~choose {{count:CountOf}} of {OWN} {name} cards and ~discard (it|them)",
            deck=deck,
            category="Choosily",
        ),
        *deed(
            LookAtHand,
            f"~look at {{whose:Whose[third]}} {name} hand",
            f"(~look at|~see) [all of] {{whose:Whose[third]}} {name} cards [in hand]",
            f"(~look at|~see) {{whose:Whose[third]}} hand of {name} cards",
            f"(~look at|~see) (the|all of the) {name} cards in {{whose:Whose[third]}} hand",
            f"~get to (look at|see) (the|all of the) {name} cards in {{whose:Whose[third]}} hand",
            forms=YOURS,
            decks=(deck,),
        ),
        *deed(
            LookAtHand,
            f"~look at {{count:CardCount[{deck}]}} in {{whose:Whose[third]}} hand at random",
            *(
                f"(~look at|~see) {some} (in|from|of) {{whose:Whose[third]}} {hand}"
                for some, hand in (
                    (f"{{count:CardCount[{deck}]}} at random", f"[{name}] hand"),
                    (f"{{count:CardCount[{deck}]}}", f"[{name}] hand at random"),
                    (f"{{count:Random[{deck}]}}", f"[{name}] hand"),
                    ("{count:CardCount[any]} at random", f"{name} hand"),
                    ("{count:CardCount[any]}", f"{name} hand at random"),
                    ("{count:Random[any]}", f"{name} hand"),
                    ("{count:CountOf}", f"{name} cards at random"),
                )
            ),
            forms=YOURS,
            decks=(deck,),
        ),
        *deed(
            LookAtHand,
            f"~look at your {name} hand",
            f"(~look at|~see) your own {name} (hand|cards)",
            forms=YOURS,
            whose="you",
            decks=(deck,),
        ),
        *deed(
            ExchangeHands,
            f"~exchange {name} hands with your opponent",
            f"(~exchange|~swap|~trade) {name} hands with your opponent",
            f"(~exchange|~swap|~trade) your {name} hand (with|for) your opponent's [{name} hand]",
            f"(~exchange|~swap|~trade) your hand of {name} cards (with|for) your"
            " (opponent's|opponent)",
            f"(~exchange|~swap|~trade) hands of {name} cards with your opponent",
            f"(~exchange|~swap|~trade) ({{:TheWhole{name}Hand}}|your {name} cards) (with|for)"
            f" {{:TheirWhole{name}Hand}}",
            f"(~exchange|~swap|~trade) {{:TheWhole{name}Hand}} (with|for) your"
            " (opponent|opponent's)",
            forms=YOURS,
            decks=(deck,),
        ),
        *construct(
            "Imposed",
            ExchangeHands,
            f"the players exchange {name} hands",
            [
                (
                    "(the players|both players|you and your opponent) (exchange|swap|trade)"
                    f" ([their|your] {name} (hands|hand)|{{:TheWhole{name}Hand}})"
                )
            ],
            decks=(deck,),
        ),
        *phrase(
            f"TheirWhole{name}Hand",
            f"your opponent's {name} hand",
            f"[all|all of] [the] {name} cards in your opponent's hand",
            f"[all|all of] your opponent's {name} cards",
            f"(those|the ones|the cards) in your opponent's [{name}] hand",
        ),
        *phrase(
            f"TheWhole{name}Hand",
            f"all {name} cards in hand",
            f"[all|all of] [the|their|your] {name} cards (in|from) [your|their] (hand|hands)",
            f"all [of] (your|their) {name} cards",
        ),
    ]


_CHOSEN_CARDS: Final = (
    ("OneCard", "(it|that card|the chosen card)"),
    ("ManyCards", "(them|those cards|the chosen cards)"),
)


_PUT: Final = (
    ("bottom", "put # on the bottom of that deck", "put # (on|at) the bottom of"),
    ("top", "put # on the top of that deck", "put # on [the] top of"),
    ("shuffle", "shuffle # into that deck", "shuffle # into"),
)
"""Where chosen cards go, as it is printed and as it is read."""
_OWNERS: Final = "(its|their) (owner's|owners')"
_THAT: Final = f"that|their|{_OWNERS}"
"""Whose deck it is: the cards are of one hand."""


def _they(puts: str) -> str:
    """The same of whoever holds them: what else they do in that sentence, they do as well."""
    verb, _, rest = puts.partition(" ")
    return f"{{:They{verb.title()}}} {rest}"


def _put_back(
    deck: str, into: str, some: str, said: str, it: str, chosen: list[str]
) -> list[Construct]:
    """Cards of the hand that was looked at go back; you put them there, or whoever holds them."""
    made: list[Construct] = []
    for to, say, read in _PUT:
        for category, forms, who, puts in (
            ("Deed", YOURS, "", read),
            ("Picking", ("base",), "they ", _they(read)),
        ):
            made += deed(
                PutCards,
                f"~choose {some} from it and {who}{say.replace('#', said)}",
                *(f"{each} (and|.|, then|,) {puts.replace('#', it)} {into}" for each in chosen),
                category=category,
                forms=forms,
                deck=deck,
                who=SHOWN,
                how="look",
                to=to,
            )
    return made


class PickedThen(msgspec.Struct, frozen=True):
    """What is picked from a hand, and what else whoever holds it does."""

    picked: Any
    deed: Any


def _then(said: PickedThen) -> tuple[Any, ...]:
    return (said.picked, syntax.By(who=said.picked.who, deed=said.deed))


def _picked(deck: str, name: str) -> list[Construct]:
    """Cards that somebody else chooses from a hand."""
    made: list[Construct] = []
    for number, it in _CHOSEN_CARDS:
        said = "it" if number == "OneCard" else "them"
        some = f"{{count:{number}[{deck}]}}"
        made += deed(
            Discard,
            f"~choose {some} from {THEIRS} hand and discard {said}",
            f"~choose {some} (from|in) {THEIRS} [{name}] hand {{:Discards}} {it}",
            f"~choose {{count:{number}[any]}} (from|in) {THEIRS} {name} hand {{:Discards}} {it}",
            f"~look at {THEIRS} hand , ~choose {some} and discard {said}",
            forms=YOURS,
            deck=deck,
            how="look",
        )
        made += deed(
            Discard,
            f"~choose {some} from {THEIRS} hand and they discard {said}",
            f"~choose {some} (from|in) {THEIRS} [{name}] hand {{:TheyDiscard}} {it}",
            f"~choose {{count:{number}[any]}} (from|in) {THEIRS} {name} hand {{:TheyDiscard}} {it}",
            category="Picking",
            forms=("base",),
            deck=deck,
            how="look",
        )
        made += deed(
            Discard,
            f"~choose {some} from it and they discard {said}",
            f"~choose {some} [{{:FromThatHand}}] {{:TheyDiscard}} {it}",
            category="Picking",
            forms=("base",),
            deck=deck,
            who=SHOWN,
            how="look",
        )
        made += deed(
            Discard,
            f"~choose {some} from it and discard {said}",
            f"~choose {some} {{:FromThatHand}} {{:Discards}} {it}",
            f"~discard {some} from {{:ThatHand}}",
            forms=YOURS,
            deck=deck,
            who=SHOWN,
            how="look",
        )
        of_it = f"~choose {some} [{{:FromThatHand}}]"
        into = f"({_THAT}|their {name}|{_OWNERS} {name}) deck"
        made += _put_back(deck, into, some, said, it, [of_it])
    made += construct(
        "Imposed",
        Discard,
        f"choose {{count:CardCount[{deck}]}} from {THEIRS} hand at random and discard it",
        [
            (
                f"choose {{count:CardCount[{deck}]}} (from|in) {THEIRS} [{name}] hand"
                " (at random|without looking)"
                " (and|. |, then|;) (discard|they discard) (it|them|that card|those cards)"
            ),
            *(
                [
                    (
                        f"choose {{count:CardCount[any]}} (from|in) {THEIRS} {name} hand"
                        " (at random|without looking)"
                        " (and|. |, then|;) (discard|they discard) (it|them|that card|those cards)"
                    )
                ]
                if name
                else []
            ),
        ],
        deck=deck,
        how="random",
    )
    return made


def _from_it() -> list[Construct]:
    """Cards of the hand that was looked at before."""
    made = deed_read(
        Discard,
        "~discard {count:CardCount[any]} of your choice",
        "~discard {count:CardCount[any]} ([that] you choose|chosen by you)",
        "~discard {count:SomeOfThem} (of your choice|[that] you choose)",
        forms=("bare", "third"),
        deck=SAME,
        how="look",
    )
    for number, it in _CHOSEN_CARDS:
        them = "{count:OneOfThem}" if number == "OneCard" else "{count:Many} of (them|those cards)"
        card = f"{{count:{number}[any]}}"
        made += deed(
            Discard,
            f"~choose {card} from it and discard {'it' if number == 'OneCard' else 'them'}",
            f"~choose {card} [{{:FromThatHand}}] {{:Discards}} {it}",
            f"~choose {them} {{:Discards}} {it}",
            f"~discard {card} from {{:ThatHand}}",
            f"~discard {them}",
            "~discard {count:CountOf} of (their|the offense's|the defense's) cards",
            forms=YOURS,
            deck=SAME,
            who=SHOWN,
            how="look",
        )
        made += deed(
            Discard,
            f"~discard {card} from it at random",
            f"~discard {card} at random from {{:ThatHand}}",
            f"~discard {card} from {{:ThatHand}} at random",
            f"~discard {them} at random",
            f"~choose {card} from {{:ThatHand}} at random {{:Discards}} {it}",
            f"~choose {card} at random from {{:ThatHand}} {{:Discards}} {it}",
            forms=YOURS,
            deck=SAME,
            who=SHOWN,
            how="random",
        )
        made += deed(
            Discard,
            f"~choose {card} from it and they discard {'it' if number == 'OneCard' else 'them'}",
            f"~choose {card} [{{:FromThatHand}}] {{:TheyDiscard}} {it}",
            f"~choose {them} {{:TheyDiscard}} {it}",
            category="Picking",
            forms=("base",),
            deck=SAME,
            who=SHOWN,
            how="look",
        )
        said = "it" if number == "OneCard" else "them"
        theirs = f"({_THAT}|their Play|their Action|{_OWNERS} Play|{_OWNERS} Action) deck"
        chosen = [f"~choose {card} [{{:FromThatHand}}]", f"~choose {them}"]
        made += _put_back(SAME, theirs, card, said, it, chosen)
        for to, _, read in _PUT:
            made += deed_read(
                PutCards,
                f"{read.replace('#', f'{card} from {{:ThatHand}}')} {theirs}",
                f"{read.replace('#', them)} {theirs}",
                forms=YOURS,
                deck=SAME,
                who=SHOWN,
                how="look",
                to=to,
            )
    return made


HANDS: Final[list[Construct]] = [
    *(
        each
        for deck, name in DECKS.items()
        for make in (_shown, _picked)
        for each in make(deck, name)
    ),
    *_from_it(),
    *word("CountOf", 1, "one", "1"),
    *construct("CountOf", None, "{=:Many}"),
    *phrase(
        "FromThatHand",
        "(from|in) {:ThatHand}",
        "there",
        "[that was] (revealed|shown|seen) this way",
    ),
    *phrase("ThatHand", "it", "that hand", "them", "those cards", "among them"),
    *(
        each
        for name, verb in (("TheyPut", "put"), ("TheyShuffle", "shuffle"))
        for each in phrase(
            name,
            f"they [must] {verb}",
            f"(your opponent|that player|the offense|the defense) ({verb}s|must {verb})",
        )
    ),
    *phrase("Discards", "and discard", "(.|, and|, then|;) discard"),
    *phrase(
        "TheyDiscard",
        "and they discard",
        "(and|.|, and|, then|;|,) (they discard|your opponent discards|the offense discards"
        "|the defense discards|that player discards|your opponent must discard|they must discard)",
    ),
    # What else they do in that sentence, they do as well.
    *construct("Core[stop]", syntax.Says, "{clauses:Picked}"),
    *construct("Picked", None, "{=:Picking[base]}", views={WHOLE: SINGLE}),
    *construct("Picked", None, "{=:PickedThen}", views={WHOLE: read_as(_then)}),
    *construct(
        "PickedThen",
        PickedThen,
        "{picked:Picking[base]} (and|and then|, then|, and) {deed:Deed[third]}",
        ["{picked:Picking[base]} (and|and then|, then|, and) {deed:Deed[bare]}"],
    ),
    *construct("Picked", None, "you {=:Picking[base]}", views={WHOLE: SINGLE}),
    *construct("Item", syntax.Says, "{clauses:LookedAndPicked} ."),
    *construct("LookedAndPicked", None, "{=:RowLookedAndPicked}", views={WHOLE: FLAT}),
    *construct("RowLookedAndPicked", Row, "{first:Deed[base]} (and|, then|, and) {rest:Picked}"),
    *(
        each
        for form in FORMS
        for each in construct(
            f"Deed[{form}]", None, f"{{=:Choosily[{form}]}}", views={WHOLE: UNSAID}
        )
    ),
    *deed(
        None,
        f"~reveal {OWN} hand",
        f"(~reveal|~show|~show you) {OWN} [(entire|whole)] (hand|hands)",
        **whole(
            syntax.Together(
                deeds=(RevealHand(DOER, "play"), RevealHand(DOER, "action"))  # type: ignore[arg-type]
            )
        ),
    ),
    *deed(
        LookAtHand,
        "~look at {whose:Whose[third]} hand",
        "(~look at|~see) {whose:Whose[third]} (hands|[entire] hand)",
        forms=YOURS,
    ),
    # What is said of each player is said of you too, and changes nothing.
    *deed(
        LookAtHand,
        "~look at your hand",
        "(~look at|~see) your own hand",
        forms=YOURS,
        whose="you",
    ),
    *deed(
        ExchangeHands,
        "~exchange hands with your opponent",
        "(~exchange|~swap|~trade) hands with your opponent",
        "(~exchange|~swap|~trade) your hand (with|for) your opponent's [hand]",
        forms=YOURS,
    ),
    *construct(
        "Imposed",
        ExchangeHands,
        "the players exchange hands",
        [
            "{:BothPlayers} (exchange|swap|trade) [their|your] hands",
            "{:BothPlayers} (exchange|swap|trade) all [the] cards in (hand|(their|your) hands)",
        ],
    ),
    *phrase("BothPlayers", "the players", "both players", "you and your opponent"),
]
