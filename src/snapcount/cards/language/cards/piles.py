"""Piles: cards from a hand or a discard pile into a deck, and from a discard pile into the hand."""

from __future__ import annotations

from functools import partial
from typing import Any, Final

import msgspec

from snapcount.cards.language.kernel import syntax
from snapcount.cards.language.kernel.construct import (
    WHOLE,
    Construct,
    Guard,
    construct,
    phrase,
    read_as,
    whole,
)
from snapcount.cards.language.kernel.doers import DOER
from snapcount.cards.language.kernel.moods import FORMS, YOURS, deed, deed_read
from snapcount.cards.language.nouns.card_nouns import DECKS, FORM, PILE, SHOWN
from snapcount.cards.language.nouns.such_cards import (
    ALL,
    HANDLED,
    IN_HAND,
    Handled,
    SoMany,
    handled,
)
from snapcount.cards.tree import (
    CopyDiscarded,
    ExchangeWithPile,
    PlayFromDiscard,
    PutCards,
    Recover,
    ShuffleDiscard,
)

NO_ORDER: Final = Guard(
    lambda _: False,
    "the order of a discard pile means nothing; write “a card from your discard pile”",
)
"""Z-8: no card is the top one of it."""

OWN: Final = "{:Own[form]}"
THEIRS: Final = "{who:Whose[third]}"
_ITS_EFFECT: Final = "({:OfThatCard} (effect|effects)|the effect of (it|that card|the chosen card))"

_IT: Final = "(it|them|that card|those cards)"


def _recovered(deck: str, name: str) -> list[Construct]:
    """From the discard pile into the hand."""
    pile = f"{OWN} [{name}] {PILE}"
    made: list[Construct] = []
    found: list[tuple[str, dict[str, Any]]] = [
        (f"{{count:FromPile{name}[form]}}", {}),
        (f"{{count:Different[{deck}]}} from {pile}", {"different": True}),
        (f"{{count:CardCount[{deck}]}} {{:OtherName}} from {pile}", {"other": True}),
        (
            f"{{count:CardCount[{deck}]}} from {pile} {{:OtherName}}",
            {"other": True, "printed": False},
        ),
    ]
    such = f"{{some:SuchCards{name}[form]}}"
    described: list[tuple[str, dict[str, Any]]] = [
        (f"{such} from {pile}", {}),
        (f"{such} {{:OtherName}} from {pile}", {"other": True}),
    ]
    for what, fixed in [*found, *described]:
        sought = what.replace(" from ", " in ")
        make = _recovers if what.startswith(such) else partial(deed, Recover, deck=deck)
        made += make(
            f"~put {what} {{:ToHand[form]}}",
            f"~return {what} {{:ToHand[form]}} [other than this (one|card)]",
            f"(~take|~add|~move|~recover|~bring|~get) {what} {{:ToHand[form]}}",
            f"(~recover|~get back|~take back) {what}",
            f"(~get back|~take back|~bring back) {what} {{:ToHand[form]}}",
            f"(~take|~choose|~pick) {what} and ~put {_IT} {{:ToHand[form]}}",
            f"(~choose|~find) {sought} and (~put|~add|~return|~take) {_IT} {{:ToHand[form]}}",
            *(
                f"(~choose|~find|~take|~pick) {each} {{:ShowAndTake[form]}}"
                for each in (what, sought)
            ),
            **fixed,
        )
    objects: list[tuple[str, dict[str, Any]]] = [
        (f"{{count:Cards[{deck}]}}", {}),
        (f"{{count:Different[{deck}]}}", {"different": True}),
        (f"{{count:CardCount[{deck}]}} {{:OtherName}}", {"other": True}),
        (f"{{some:SuchCards{name}[form]}}", {}),
        (f"{{some:SuchCards{name}[form]}} {{:OtherName}}", {"other": True}),
    ]
    for what, fixed in objects:
        make = _recovers if "SuchCards" in what else partial(deed, Recover, deck=deck)
        made += make(
            f"~search {pile} for {what} {{:TakeIt[form]}}",
            f"~search {pile} for {what} {{:ShowAndTake[form]}}",
            f"~search {pile} for {what} {{:TakeThem[form]}}",
            f"~search {pile} for {what} {{:ShowAndTakeThem[form]}}",
            **fixed,
        )
    made += deed(
        Recover,
        f"~search {OWN} {name} {PILE} for {{count:Cards[any]}} {{:TakeIt[form]}}",
        f"~search {OWN} {name} {PILE} for {{count:Cards[any]}} {{:ShowAndTake[form]}}",
        f"~search {OWN} {name} {PILE} for {{count:Cards[any]}} {{:TakeThem[form]}}",
        deck=deck,
    )
    made += construct(
        f"Different[{deck}]",
        None,
        f"{{=:Cards[{deck}]}} with different names",
        [f"{{=:Cards[{deck}]}} with different titles"],
    )
    return made


class BothSuch(msgspec.Struct, frozen=True):
    """`A Run and a Pass`: so many of each of two kinds."""

    first: SoMany
    second: SoMany


def _both_recovered(said: BothSuch) -> syntax.Together | None:
    each = (Handled(DOER, some, "discard", "hand") for some in (said.first, said.second))
    deeds = tuple(HANDLED.build(one) for one in each)
    return None if None in deeds else syntax.Together(deeds=deeds)


def _recovered_both(name: str) -> list[Construct]:
    """Cards of two kinds from the discard pile into the hand."""
    such = f"SuchCards{name}[form]"
    both = f"{{first:{such}}} and {{second:{such}}} from {OWN} [{name}] {PILE}"
    made = deed(
        BothSuch,
        f"~put {both} {{:ToHand[form]}}",
        f"(~return|~take|~add|~move|~recover|~bring|~get) {both} {{:ToHand[form]}}",
        f"(~recover|~get back|~take back) {both}",
        category="BothRecovered",
    )
    for form in FORMS:
        views = {WHOLE: read_as(_both_recovered)}
        made += construct(f"Deed[{form}]", None, f"{{=:BothRecovered[{form}]}}", views=views)
    return made


def _picked_such(deck: str, name: str) -> list[Construct]:
    """Cards of some kind that one picks from a hand that is seen."""
    such = f"{{some:SuchCards{name}[form]}}"
    it = "(it|them|that card|those cards)"
    fixed = {"source": "hand", "to": "discard", "how": "look"}
    theirs = f"{such} (from|in) {THEIRS} [{name}] hand"
    return [
        *handled(
            f"~choose {such} from {THEIRS} hand and discard it",
            f"~choose {theirs} {{:Discards}} {it}",
            f"~look at {THEIRS} [{name}] hand , ~choose {such} and discard {it}",
            f"~discard {theirs}",
            forms=YOURS,
            **fixed,
        ),
        *handled(
            f"~choose {such} from it and discard it",
            f"~choose {such} [from {{:ThatHand}}] {{:Discards}} {it}",
            f"~discard {such} from {{:ThatHand}}",
            forms=YOURS,
            who=SHOWN,
            **fixed,
        ),
        *handled(
            f"~choose {theirs} {{:TheyDiscard}} {it}",
            category="PickingSuch",
            forms=("base",),
            **fixed,
        ),
        *handled(
            f"~choose {such} [from {{:ThatHand}}] {{:TheyDiscard}} {it}",
            category="PickingSuch",
            forms=("base",),
            who=SHOWN,
            **fixed,
        ),
    ]


def _put_such(deck: str, name: str) -> list[Construct]:
    """Cards of some kind into a deck, or from the hand into the discard pile."""
    made: list[Construct] = []
    into = f"{{:InDeck{name}[form]}}"
    such = f"{{some:SuchCards{name}[form]}}"
    for source, where in (("hand", "hand"), ("discard", PILE)):
        said = f"{such} from {OWN} {where}"
        some = f"{such} (from|in) {OWN} [{name}] {where}"
        for to, (say, read) in _INTO.items():
            verb = "~shuffle" if to == "shuffle" else "~put"
            verbs = verb if to == "shuffle" else "(~put|~place|~move|~return)"
            made += handled(
                f"{verb} {said} {say} {OWN} {name} deck",
                f"{verbs} {some} {read} ({into}|its owner's [{name}] deck) [in any order]",
                f"(~choose|~take) {some} and {verbs} {_IT} {read} {into}",
                source=source,
                to=to,
            )
    return [
        *made,
        *handled(
            f"~discard {such} from {OWN} hand",
            f"~discard {such} (from|in) {OWN} [{name}] hand [of {OWN} choice]",
            f"~discard {such} from hand",
            f"~discard [all] [of] {OWN} {{some:OwnSuch{name}}} (in|from) {OWN} hand",
            source="hand",
            to="discard",
        ),
        *handled(
            f"~discard {such}",
            f"~discard {such} of {OWN} choice",
            f"~discard [all] [of] {OWN} {{some:OwnSuch{name}}}",
            only=IN_HAND,
            source="hand",
            to="discard",
        ),
        *construct(f"OwnSuch{name}", SoMany, f"{{such:Such{name}[pl]}}", printed=False, count=ALL),
    ]


_INTO: Final = {
    "top": ("on the top of", "(on the top of|on top of|onto|to the top of)"),
    "bottom": (
        "on the bottom of",
        "(on the bottom of|at the bottom of|under|to the bottom of)",
    ),
    "shuffle": ("into", "[back] into"),
}


def _recovers(*frames: str, **fixed: Any) -> list[Construct]:
    return handled(*frames, source="discard", to="hand", **fixed)


_BACK: Final[tuple[tuple[Any, str, str, str], ...]] = (
    ("bottom", "put", "on the bottom of", "(on|at|to) the bottom of"),
    ("top", "put", "on the top of", "(on [the] top of|onto)"),
    ("shuffle", "shuffle", "into", "[back] into"),
)
"""Where somebody else's cards go: by which verb, as it is printed and as it is read."""


def _theirs_back(deck: str, name: str, source: str, where: str) -> list[Construct]:
    """Somebody else's cards, chosen by you, back into their deck."""
    made: list[Construct] = []
    some = (
        f"({{count:CardCount[{deck}]}} (from|in) {THEIRS} [{name}] {where}"
        f"|{{count:CardCount[any]}} (from|in) {THEIRS} {name} {where})"
    )
    its_deck = f"(that|their|their {name}|the {name}) deck"
    for to, verb, said, read in _BACK:
        puts = f"(~{verb}|{{:They{verb.title()}}}) {_IT}"
        made += deed(
            PutCards,
            f"~choose {{count:CardCount[{deck}]}} from {THEIRS} {where} and ~{verb} {_IT} {said}"
            " that deck",
            f"~choose {some} {{:AndThenIt}} {puts} {read} {its_deck}",
            f"~{verb} {some} {read} {its_deck}",
            forms=YOURS,
            deck=deck,
            source=source,
            to=to,
            how="look",
        )
    return made


def _theirs_of_either_deck() -> list[Construct]:
    """The same of a card of either deck: which deck it goes to says where it came from."""
    made: list[Construct] = []
    a_card = "(a|one) card (from|in) {:OpponentsOwn} discard pile"
    for to, verb, _, read in _BACK:
        puts = f"(~{verb}|{{:They{verb.title()}}}) it"
        put: Any = partial(PutCards, "opponent", source="discard", to=to, how="look")
        made += deed_read(
            None,
            f"~choose {a_card} {{:AndThenIt}} {puts} {read} (its|their|that) deck",
            f"~{verb} {a_card} {read} (its|their|that) deck",
            forms=YOURS,
            **_both_or_either(put, syntax.Either),
        )
    return made


def _put(deck: str, name: str) -> list[Construct]:
    """Cards into a deck: on top of it, on the bottom, or shuffled in."""
    made: list[Construct] = []
    into = f"{{:InDeck{name}[form]}}"
    for place, source in (("Hand", "hand"), ("Pile", "discard")):
        where = "hand" if source == "hand" else PILE
        some = f"{{count:From{place}{name}[form]}}"
        made += _theirs_back(deck, name, source, where)
        plain = f"{{count:Cards[any]}} (from|in) {OWN} {where}"
        for to, preposition in (
            ("top", "(on the top of|on top of|onto)"),
            ("bottom", "(on the bottom of|at the bottom of|under|to the bottom of)"),
        ):
            made += deed(
                PutCards,
                f"~put {some} {preposition} {OWN} {name} deck",
                f"(~put|~place|~move|~return) {some} {preposition} {into} [in any order]",
                f"(~put|~place|~move|~return) {plain} {preposition} {OWN} {name} deck",
                f"(~choose|~take) {some} and (~put|~place) {_IT} {preposition} {into}",
                deck=deck,
                source=source,
                to=to,
            )
            if source == "hand":
                made += deed_read(
                    PutCards,
                    f"~put {{count:Cards[{deck}]}} {preposition} {into}",
                    f"~put {{count:Cards[any]}} {preposition} {OWN} {name} deck",
                    deck=deck,
                    to=to,
                )
        made += deed(
            PutCards,
            f"~shuffle {some} into {OWN} {name} deck",
            f"~shuffle {some} [back] into {into}",
            f"~shuffle {plain} into {OWN} {name} deck",
            *(
                [
                    (
                        f"~search {OWN} [{name}] {PILE} for {{count:Cards[{deck}]}}"
                        " and ~shuffle"
                        f" {_IT} into {into}"
                    )
                ]
                if source == "discard"
                else []
            ),
            f"(~choose|~take) {some} and ~shuffle {_IT} into {into}",
            deck=deck,
            source=source,
            to="shuffle",
        )
    hand = f"{OWN} {name} hand"
    made += deed(
        PutCards,
        f"~shuffle {hand} into {OWN} {name} deck",
        f"~shuffle {{:AllInHand{name}[form]}} [back] into {into}",
        f"~shuffle {OWN} hand [back] into {OWN} {name} deck",
        deck=deck,
        count=None,
        to="shuffle",
    )
    made += deed(
        PutCards,
        f"~put {hand} on the bottom of {OWN} {name} deck",
        f"~put {{:AllInHand{name}[form]}} on the bottom of {into}",
        deck=deck,
        count=None,
        to="bottom",
    )
    made += deed(
        PutCards,
        f"~put {hand} on the top of {OWN} {name} deck",
        f"~put {{:AllInHand{name}[form]}} on [the] top of {into}",
        deck=deck,
        count=None,
        to="top",
    )
    made += construct(
        f"AllInHand{name}[form]",
        None,
        f"{OWN} {name} hand",
        [
            f"{OWN} [(entire|whole)] hand of {name} cards",
            f"{OWN} (entire|whole) {name} hand",
            f"all [of] {OWN} {name} cards",
            f"{OWN} {name} cards",
            f"all [of the] {name} cards (in|from) {OWN} hand",
            f"{OWN} {name} cards (in|from) {OWN} hand",
            f"the {name} cards (in|from) {OWN} hand",
        ],
        features=FORM,
        **whole(None),
    )
    made += construct(
        f"InDeck{name}[form]",
        None,
        f"{OWN} {name} deck",
        [f"{OWN} deck", f"the {name} deck", "the deck", "that deck", "its deck"],
        features=FORM,
        **whole(None),
    )
    return made


def _shuffled(deck: str, name: str) -> list[Construct]:
    """A whole discard pile into its deck, and one card exchanged with one of it."""
    a_card = f"a{'n' * (deck == 'action')} {name} card"
    into = f"{{:InDeck{name}[form]}}"
    return [
        *deed(
            ShuffleDiscard,
            f"~shuffle {OWN} {name} {PILE} into {OWN} {name} deck",
            f"~shuffle {OWN} {name} {PILE} [back] into {into}",
            f"~shuffle {OWN} {PILE} into {OWN} {name} deck",
            f"~shuffle all [of the] cards (from|in) {OWN} {name} {PILE} into {into}",
            f"~shuffle (all|all of the) {name} cards (from|in) {OWN} {PILE} into {into}",
            f"(~return|~put) all {name} cards from {OWN} {PILE} (to|into) {into} and ~shuffle"
            " (it|that deck)",
            f"~shuffle the (rest|remaining cards) [of {OWN} {name} {PILE}] [back] into"
            f" {OWN} {name} deck",
            f"~shuffle the other cards of {OWN} {name} {PILE} [back] into {OWN} {name} deck",
            deck=deck,
        ),
        *deed_read(
            syntax.ShuffleIt, f"~shuffle (it|that pile) [back] into {OWN} {name} deck", deck=deck
        ),
        *deed_read(
            syntax.ShuffleIt,
            f"~shuffle the (rest|other cards|remaining cards) (of|in|from) (that|the) [discard]"
            f" pile [back] into {OWN} {name} deck",
            deck=deck,
            rest=True,
        ),
        *construct(
            "Imposed",
            ShuffleDiscard,
            f"shuffle {THEIRS} {name} {PILE} into their {name} deck",
            [
                f"shuffle {THEIRS} {name} {PILE} into (their|that) deck",
                f"{THEIRS} {name} {PILE} is shuffled into their [{name}] deck",
            ],
            deck=deck,
        ),
        *deed(
            ExchangeWithPile,
            f"~exchange {a_card} from {OWN} hand with {a_card} from {OWN} {PILE}",
            f"(~exchange|~swap|~trade) (a|an|one) {name} card (from|in) {OWN} hand (with|for)"
            f" (a|an|one) [{name} card] (from|in) {OWN} [{name}] {PILE}",
            f"(~exchange|~swap|~trade) (a|an|one) {name} card (from|in) {OWN} hand (with|for)"
            f" (a|one) card (from|in) {OWN} {name} {PILE}",
            f"(~exchange|~swap|~trade) (a|one) card (from|in) {OWN} {name} hand (with|for)"
            f" (a|one) [card] (from|in) {OWN} [{name}] {PILE}",
            deck=deck,
        ),
        *deed_read(
            ExchangeWithPile,
            f"(~exchange|~swap|~trade) (a|an|one) [{name}] card (from|in) {OWN} [{name}] hand"
            f" (with|for) [the] (top|bottom) card of {OWN} [{name}] {PILE}",
            only=NO_ORDER,
            deck=deck,
        ),
    ]


def _passive(deck: str, name: str) -> list[Construct]:
    """What is done with one's own cards, said of the cards."""
    made = construct(
        "Imposed",
        Recover,
        f"{{count:FromPile{name}[base]}} (is|are) (returned|put|added) {{:ToHand[base]}}",
        deck=deck,
        who="you",
    )
    places = {"top": "put on [the] top of", "bottom": "put (on|at) the bottom of"}
    for place, source in (("Hand", "hand"), ("Pile", "discard")):
        for to, verb in ({**places, "shuffle": "shuffled [back] into"}).items():
            made += construct(
                "Imposed",
                PutCards,
                f"{{count:From{place}{name}[base]}} (is|are) {verb} {{:InDeck{name}[base]}}",
                [
                    (
                        f"{{count:From{place}{name}[base]}} (go|goes) to the {to} of"
                        f" {{:InDeck{name}[base]}}"
                    ),
                    (
                        "{count:Cards[any]} (from|in) your"
                        f" {'hand' if place == 'Hand' else PILE} (go|goes|is put|are put)"
                        f" (to|on|at) the {to} of your {name} deck"
                    ),
                ]
                if to != "shuffle"
                else [],
                deck=deck,
                source=source,
                to=to,
                who="you",
            )
    return made


def _swept(deck: str, name: str) -> list[Construct]:
    """Hand and discard pile together into their deck."""
    both = (
        f"~shuffle {OWN} {name} hand and [{OWN}] [{name}] discard pile into {{:InDeck{name}[form]}}"
    )
    hand = PutCards(DOER, deck, None, to="shuffle")  # type: ignore[arg-type]
    pile = ShuffleDiscard(DOER, deck)  # type: ignore[arg-type]
    return deed(None, both, **whole(syntax.Together(deeds=(hand, pile))))


def _copied(say: str, card: str = "") -> list[Construct]:
    """What an Action card of a discard pile does, of any kind or one."""
    discarded = (
        f"{card or say} [{{:OtherName}}] (in|from|that is in) {{whose:Whose}} [Action]"
        " discard pile [{:PlayableNow}]"
    )
    return deed(
        CopyDiscarded,
        f"~use the effect of {say} in {{whose:Whose}} discard pile",
        f"(~use|~copy) [the (effect|effects) of] {discarded} [{{:AsIfOwn}}]",
        f"~choose {discarded} (.|;|and|, and|, then|and then) (use|copy) {_ITS_EFFECT}"
        " [{:AsIfOwn}]",
        f"~choose {discarded} (.|;|and|, and) {{:ThisHas}} (the same effect as"
        f" (it|that card|the chosen card)|[the same] {_ITS_EFFECT})",
        forms=YOURS,
    )


def _both(deed_of: Any) -> dict[str, Any]:
    """The same with the cards of both decks, one after the other."""
    return _both_or_either(deed_of, syntax.Together)


def _both_or_either(deed_of: Any, node: Any) -> dict[str, Any]:
    return whole(node(deeds=(deed_of("play"), deed_of("action"))))


PILES: Final[list[Construct]] = [
    *(
        each
        for deck, name in DECKS.items()
        for make in (_recovered, _put, _put_such, _picked_such, _passive, _shuffled, _swept)
        for each in make(deck, name)
    ),
    *(each for name in DECKS.values() for each in _recovered_both(name)),
    *_theirs_of_either_deck(),
    *phrase("AndThenIt", "and", "(,|, and|.|;|, then)"),
    *(
        each
        for count, fixed in (("(one|1|a card)", {"count": 1}), ("{count:Many}", {}))
        for each in deed_read(
            syntax.RecoverOfThem,
            f"(~return|~put|~take|~add|~move) {count} (of them|of those cards|from it"
            "|from among them) {:ToHand[form]}",
            **fixed,
        )
    ),
    *deed(
        None,
        f"~shuffle {OWN} {PILE} into {OWN} deck",
        f"~shuffle {OWN} {PILE}s into {OWN} decks",
        **_both(lambda deck: ShuffleDiscard(DOER, deck)),  # type: ignore[arg-type]
    ),
    *deed(
        None,
        f"~shuffle {OWN} hand into {OWN} deck",
        f"~shuffle {OWN} hands into {OWN} decks",
        **_both(lambda deck: PutCards(DOER, deck, None, to="shuffle")),  # type: ignore[arg-type]
    ),
    *deed(
        None,
        f"~put a card from {OWN} {PILE} into {OWN} hand",
        f"(~put|~return|~take) (a|one) card from {OWN} {PILE} {{:ToHand[form]}}",
        f"(~choose|~find) (a|one) card in {OWN} {PILE} and ~put it {{:ToHand[form]}}",
        f"(~choose|~find) (a|one) card (in|from) {OWN} {PILE} {{:ShowAndTake[form]}}",
        f"~search {OWN} {PILE} for a card {{:TakeIt[form]}}",
        f"~search {OWN} {PILE} for a card {{:ShowAndTake[form]}}",
        **whole(
            syntax.Either(
                deeds=(Recover(DOER, "play"), Recover(DOER, "action"))  # type: ignore[arg-type]
            )
        ),
    ),
    *construct(
        "Picking[base]", None, "{=:PickingSuch[base]}", views={WHOLE: read_as(HANDLED.build)}
    ),
    *_copied("an Action card", "(a|an|one) Action card"),
    *_copied("{kind:ASubtype}"),
    # It is never one that copies, as every copy of this card does, nor one for another time
    *phrase(
        "PlayableNow",
        "that you could play now",
        "[that|which] you (could|can|may|are able to) play [right] [now|at this (moment|time)]",
        "that could be played [right] now",
    ),
    *phrase("ThisHas", "this card has", "(this|this card|this effect) (has|gains|gets|copies)"),
    *deed_read(
        PlayFromDiscard,
        "~play (a|an|one) Action card (in|from) {:TheirPile} [{:AsIfOwn}]",
        "~choose (a|an|one) Action card (in|from|that is in) {:TheirPile} (.|;|and|, and|, then)"
        " play (it|that card) [{:AsIfOwn}]",
        forms=YOURS,
        only=Guard(
            lambda _: False,
            "a card goes back to its owner's pile (Z-7); write “use the effect of an Action card "
            "in your opponent's discard pile”",
        ),
    ),
    *phrase(
        "TheirPile",
        "your opponent's discard pile",
        "(your opponent's|their opponent's|either player's|any|either) [Action] discard pile",
    ),
    *phrase("OfThatCard", "its", "that card's", "the chosen card's"),
    *deed(
        PlayFromDiscard,
        "~play an Action card from your discard pile",
        "~play (a|an|one) Action card (from|in) your [Action] discard pile [{:AsFromHand}]",
        "~play (a|an|one) Action card that is in your [Action] discard pile [{:AsFromHand}]",
        forms=YOURS,
    ),
    # Its timing and conditions hold there as well
    *phrase(
        "AsFromHand",
        "as if it were in your hand",
        "(as if|as though) [(it|that card)] (were|was) (in|from) your [Action] hand",
        "(as if|as though) [you were] playing it from your [Action] hand",
        "(as if|as though) (from|it came from|it were played from) your [Action] hand",
    ),
]
