"""Searching a deck, and what is done with the cards on top of one."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from snapcount.cards.language.kernel import syntax
from snapcount.cards.language.kernel.construct import (
    WHOLE,
    Construct,
    construct,
    only_read,
    phrase,
    read_as,
    whole,
)
from snapcount.cards.language.kernel.moods import FORMS, YOURS, deed, deed_read
from snapcount.cards.language.nouns.card_nouns import DECKS, PILE, top_card, top_cards
from snapcount.cards.language.nouns.such_cards import (
    HANDLED,
    Handled,
    SoMany,
    Such,
    Turned,
    handled,
)
from snapcount.cards.tree import (
    CallShown,
    LookAndReorder,
    LookAndTake,
    PutShown,
    RevealTop,
    Search,
)

OWN: Final = "{:Own[form]}"
_BOTH: Final = ("play", "action")


def _taking() -> list[Construct]:
    """What is done with a card that was found: taken, or shown first and then taken."""
    made: list[Construct] = []
    shuffled = f"[{{:Afterward}} ~shuffle [it|(the|that|{OWN}) [(Action|Play)] deck]]"
    for it, end in (("it", ""), ("them", "Them")):
        that = "(it|that card)" if it == "it" else "(them|those cards)"
        take = f"(~put|~add|~take|~return) {that} {{:ToHand[form]}} {shuffled}"
        made += deed(
            None,
            f"and ~put {it} into {OWN} hand",
            f"(and|, and|,|, then|and then|.|;) {take}",
            category=f"Take{it.title()}",
            **whole(None),
        )
        show = "(~reveal|~show)"
        seen = "[to (your opponent|the other player|both players)]"
        made += deed(
            None,
            f", ~reveal {it} and ~put {it} into {OWN} hand",
            f"(,|and|;) {show} {that} {seen} (and|, and|,|, then|.|;) {take}",
            f"(and|, and|,|, then|.) {take} after revealing {it}",
            category=f"ShowAndTake{end}",
            **whole(None),
        )
    deck = f"(it|(that|{OWN} [(Action|Play)]) deck)"
    top = (
        f"~shuffle [{deck}] (and|, then|, and|. then|and then) ~put (it|that card) on [the] top"
        f" [of {deck}]"
    )
    made += deed(
        None,
        f", ~shuffle {OWN} deck and ~put that card on top of it",
        f"(,|and|;|, and|, then|.) {top}",
        f"(and|, and|, then|.) ~put (it|that card) on [the] top of {OWN} [shuffled] deck"
        f" after shuffling [{deck}]",
        category="TopIt",
        **whole(None),
    )
    made += deed(
        None,
        f", ~reveal it , ~shuffle {OWN} deck and ~put that card on top of it",
        f"(,|and|;) ~reveal (it|that card) (,|and|;|, and|, then|.) {top}",
        category="ShowAndTop",
        **whole(None),
    )
    made += deed(
        None,
        ", ~reveal it and it becomes {:Own[form]} play",
        "(,|and|;) (~reveal|~show) it (and|, and|.|;) {:ItBecomes} {:Own[form]} {:CalledPlay}",
        "(and|, and|.|;) {:ItBecomes} {:Own[form]} {:CalledPlay}",
        category="CallIt",
        **whole(None),
    )
    return made


def seeking(category: str, deck: str, what: str, **fixed: Any) -> list[Construct]:
    """Looking for something in a deck, by whatever verb; its value is what is looked for."""
    return deed(
        None,
        f"~search {deck} for {what}",
        f"(~search|~look|~go) through {deck} for {what}",
        f"~find {what} in {deck}",
        f"(~search|~go through|~look through) {deck} and ~find {what}",
        f"(~choose|~take) {what} (from|in) {deck}",
        category=category,
        **fixed,
    )


def _searched() -> list[Construct]:
    """What a deck is searched for; a kind or a call says in which deck that is."""
    made: list[Construct] = []
    one: list[tuple[str, str, dict[str, Any]]] = [
        # how it is looked for, whether it can be called, the other fields
        ("{:SeekAny[form]}", "", {"decks": _BOTH, "kind": None, "calls": ()}),
        ("{:SeekAction[form]}", "", {"decks": ("action",), "kind": None, "calls": ()}),
        ("{:SeekPlay[form]}", "call", {"decks": ("play",), "kind": None, "calls": ()}),
    ]
    for seek, to, fixed in one:
        made += deed(Search, f"{seek} {{:TakeIt[form]}}", reveal=False, count=1, **fixed)
        made += deed(Search, f"{seek} {{:ShowAndTake[form]}}", reveal=True, count=1, **fixed)
        made += deed(Search, f"{seek} {{:TopIt[form]}}", to="top", reveal=False, count=1, **fixed)
        shown = {"to": "top", "reveal": True, "count": 1, **fixed}
        made += deed(Search, f"{seek} {{:ShowAndTop[form]}}", **shown)
        if to:
            made += deed(Search, f"{seek} {{:CallIt[form]}}", to=to, reveal=True, count=1, **fixed)
    ways = [("Take", "hand", False), ("ShowAndTake", "hand", True)]
    for name in DECKS.values():
        it = f"{{some:SeekOne{name}[form]}}"
        them = f"{{some:SeekSome{name}[form]}}"
        for way, to, reveal in ways:
            end = "It" if way == "Take" else ""
            fixed = {"source": "deck", "to": to, "reveal": reveal}
            made += handled(f"{it} {{:{way}{end}[form]}}", **fixed)
            made += handled(f"{them} {{:{way}Them[form]}}", **fixed)
        made += handled(f"{it} {{:TopIt[form]}}", source="deck", to="top", reveal=False)
        made += handled(f"{it} {{:ShowAndTop[form]}}", source="deck", to="top", reveal=True)
        if name == "Play":
            made += handled(f"{it} {{:CallIt[form]}}", source="deck", to="call", reveal=True)
    several: list[tuple[str, str, dict[str, Any]]] = [
        ("Action", "cards", {"decks": ("action",), "kind": None, "calls": ()}),
        ("Play", "cards", {"decks": ("play",), "kind": None, "calls": ()}),
    ]
    for name, what, fixed in several:
        deck = f"{OWN} {name} deck"
        read = deck if what == "cards" else f"{OWN} [{name}] deck"
        noun = "[Play] cards" if what == "cards" and name == "Play" else what
        for take, reveal in (("TakeThem", False), ("ShowAndTakeThem", True)):
            made += deed(
                Search,
                f"~search {deck} for {{count:Many}} {what} {{:{take}[form]}}",
                f"~search {read} for {{count:Many}} {noun} {{:{take}[form]}}",
                f"~find {{count:Many}} {noun} in {read} {{:{take}[form]}}",
                reveal=reveal,
                **fixed,
            )
    return [
        *made,
        *(
            each
            for name in DECKS.values()
            for one_of in ("One", "Some")
            for each in (
                *seeking(f"Seek{one_of}{name}", f"{OWN} {name} deck", f"{{=:Such{one_of}{name}}}"),
                *only_read(
                    seeking(f"Seek{one_of}{name}", f"{OWN} deck", f"{{=:Such{one_of}{name}}}")
                ),
            )
        ),
        *seeking("SeekAny", f"{OWN} deck", "a card", **whole(None)),
        *seeking("SeekAny", f"{OWN} decks", "(a|one|any) card", **whole(None)),
        *seeking("SeekAction", f"{OWN} Action deck", "a card", **whole(None)),
        *seeking("SeekAction", f"{OWN} Action deck", "(a|one|any) card", **whole(None)),
        *seeking("SeekPlay", f"{OWN} Play deck", "a card", **whole(None)),
        *seeking("SeekPlay", f"{OWN} [Play] deck", "(a|one|any) Play card", **whole(None)),
        *seeking("SeekPlay", f"{OWN} Play deck", "(one|any) card", **whole(None)),
    ]


def _deck_or_pile(said: Handled) -> syntax.Either:
    """A card of the deck or of the discard pile, as whoever does it chooses."""
    lying = msgspec.structs.replace(said, source="discard", reveal=True)
    return syntax.Either(deeds=(HANDLED.build(said), HANDLED.build(lying)))


def _searched_in_both() -> list[Construct]:
    """`Search your Action deck or Action discard pile for a Superstar`."""
    made: list[Construct] = []
    for deck, name in DECKS.items():
        places = (
            f"({OWN} {name} deck or [{OWN}] [{name}] {PILE}"
            f"|{OWN} {name} {PILE} or [{OWN}] [{name}] deck)"
        )
        seek = f"SeekBoth{name}"
        noun = "(card|Play card)" if deck == "play" else "card"
        plain = whole(SoMany(1, Such(deck)))
        made += seeking(seek, places, f"{{=:SuchOne{name}}}")
        made += seeking(seek, places, f"(a|an|one|any) {noun}", **plain)
        for take, reveal in (("TakeIt", False), ("ShowAndTake", True)):
            made += deed(
                Handled,
                f"{{some:{seek}[form]}} {{:{take}[form]}}",
                category="FromEither",
                source="deck",
                to="hand",
                how="choose",
                reveal=reveal,
            )
    return [
        *only_read(made),
        *(
            each
            for form in FORMS
            for each in construct(
                f"Deed[{form}]",
                None,
                f"{{=:FromEither[{form}]}}",
                views={WHOLE: read_as(_deck_or_pile)},
                printed=False,
            )
        ),
    ]


ALL_OTHERS: Final = "(the rest|the others|the (other|remaining) [cards]|the other one)"
_LAY: Final = "(put|place|set|return)"
_SO_MANY_OTHERS: Final = "the (other|remaining) {left:Many} [cards]"


def the_rest(name: str, rest: str = ALL_OTHERS) -> dict[str, tuple[str, ...]]:
    """Where the cards go that are not taken; the first is printed."""
    deck = f"[of (that|your|your {name}|the|the {name}) deck]"
    others = "the other (flipped|revealed) cards"
    is_put = f"{rest} (goes|go|is put|are put|is placed|are placed)"
    return {
        "bottom": (
            "put the rest on the bottom of that deck in any order",
            f"{is_put} (on|at|to) the bottom {deck} [{{:InAnyOrder}}]",
            f"[{_LAY}] {rest} (on|at|to) the bottom {deck} [{{:InAnyOrder}}]",
        ),
        "top": (
            "put the rest on top of that deck in any order",
            f"{is_put} [back] on [the] top {deck} [{{:InAnyOrder}}]",
            f"[{_LAY}] {rest} [back] (on|to) [the] top {deck} [{{:InAnyOrder}}]",
            f"[{_LAY}] {rest} back [{{:InAnyOrder}}]",
        ),
        "discard": (
            "discard the rest",
            f"discard {rest}",
            f"discard {others}",
            f"{rest} (is|are) discarded",
        ),
        "shuffle": (
            "shuffle the rest into that deck",
            f"shuffle {rest} [back] into (that|your|your {name}|the) deck",
            f"shuffle {others} into (that|your|your {name}|the) deck",
            f"{rest} (is|are) shuffled [back] into (that|your|your {name}|the) deck",
        ),
    }


def in_hand(rest: str = ALL_OTHERS) -> tuple[str, ...]:
    """The same of one's hand."""
    hand = "your [(Play|Action)] hand"
    return (
        "put the rest into your hand",
        f"(put|take|add|keep) {rest} [(into|in|to) {hand}]",
        f"{rest} [(goes|go|is put|are put)] (into|in|to) {hand}",
    )


class LookedAt(msgspec.Struct, frozen=True):
    """Cards that are looked at, with how many are left when some are taken."""

    deck: Any
    count: int
    take: int
    to: Any
    rest: Any
    reveal: bool
    left: int


def _taken(said: LookedAt) -> LookAndTake | None:
    if said.take + said.left != said.count:
        return None
    return LookAndTake(said.deck, said.count, said.take, said.to, said.rest, said.reveal)


_ONE: Final = "(one|one of them|one of those cards)"
_THE_CHOSEN: Final = (
    "(it|that card|that Play|that Play card|the chosen card|the card [that] you (choose|chose))"
)
_CHOICE: Final = f"({_ONE}|one [card])"
_CHOSEN: Final = f"{_ONE} [[,] (of your choice|your choice|as you choose|at your choice) [,]]"
_WHICH: Final = "(choose|pick|select|decide) which [one|card] [of (them|those cards|the two)]"
CALLS: Final = (
    f"(choose {_CHOICE} to (become|be) your {{:CalledPlay}}"
    f"|{_CHOSEN} {{:Becomes}} your {{:CalledPlay}}"
    f"|[you] {_WHICH} {{:Becomes}} your {{:CalledPlay}}"
    f"|(choose|pick|select) {_CHOICE} (and|.|,|. then|, and) {_THE_CHOSEN} {{:Becomes}}"
    " your {:CalledPlay}"
    f"|(choose|pick|select) {_CHOICE} as your {{:CalledPlay}}"
    f"|(call|use) {_ONE} [as your {{:CalledPlay}}]"
    "|one of your choice {:Becomes} your {:CalledPlay})"
)
MAY_CALL: Final = (
    f"(you may (choose|pick|select) {_CHOICE} (to (become|be)|as) your {{:CalledPlay}}"
    f"|you may (choose|pick|select) {_CHOICE} (and|.|,|. then|, and) {_THE_CHOSEN} {{:Becomes}}"
    " your {:CalledPlay}"
    f"|{_CHOSEN} may become your {{:CalledPlay}}"
    f"|you may have {_ONE} become your {{:CalledPlay}}"
    f"|you may (call|use) {_ONE} [as your {{:CalledPlay}}|this down])"
)
"""The same, where one may leave it."""
_WAYS: Final = (
    (False, "one of them becomes", CALLS),
    (True, "one of them may become", MAY_CALL),
)

_FLIP: Final = "(~flip [over]|~turn over)"
_KEEP: Final = "(put|take|keep)"
_SO_MANY: Final = "{take:SomeOfThese}"
_IN_HAND: Final = "[(into|in|to) your hand]"


def _looked_at(deck: str, name: str) -> list[Construct]:
    """The top cards: some taken, the rest put somewhere; or all put back."""
    made: list[Construct] = []
    tops = f"the top {{count:Many}} cards of your {name} deck"
    verbs = {False: "~look at", True: f"(~reveal|{_FLIP})"}
    keep = f"{_KEEP} {_SO_MANY} {_IN_HAND}"
    joins = "(and|, and|. then|.|, then)"
    for reveal, verb in verbs.items():
        for rest, (_, *so_many) in the_rest(name, _SO_MANY_OTHERS).items():
            counted = [each for each in so_many if "{left:Many}" in each]
            made += deed(
                LookedAt,
                *(f"{verb} {tops} (.|,|and|, then) {keep} {joins} {each}" for each in counted),
                category="LookedAt",
                forms=YOURS,
                deck=deck,
                rest=rest,
                reveal=reveal,
                to="hand",
            )
            if deck == "play":
                made += deed(
                    LookedAt,
                    *(f"{verb} {tops} (.|,|and|, then) {CALLS} {joins} {each}" for each in counted),
                    category="LookedAt",
                    forms=YOURS,
                    deck=deck,
                    rest=rest,
                    reveal=reveal,
                    take=1,
                    to="call",
                )
        for rest, words in the_rest(name).items():
            said, *others = words
            for up_to, number in ((False, _SO_MANY), (True, f"up to {_SO_MANY}")):
                kept = [f"(.|,|and|, then) {_KEEP} {number} {_IN_HAND}"]
                if up_to:
                    kept.append(f"(.|,|and|, then) you may {_KEEP} {_SO_MANY} {_IN_HAND}")
                made += deed(
                    LookAndTake,
                    f"{verb} {tops} , put {number} into your hand and {said}",
                    *(f"{verb} {tops} {keep} {joins} {each}" for keep in kept for each in others),
                    forms=YOURS,
                    deck=deck,
                    rest=rest,
                    reveal=reveal,
                    up_to=up_to,
                )
        for up_to, becomes, calls in _WAYS if deck == "play" else ():
            for rest, words in {**the_rest(name), "hand": in_hand()}.items():
                said, *others = words
                made += deed(
                    LookAndTake,
                    f"{verb} {tops} and {becomes} your play and {said}",
                    *(f"{verb} {tops} (.|,|and|, then) {calls} {joins} {each}" for each in others),
                    forms=YOURS,
                    deck=deck,
                    rest=rest,
                    reveal=reveal,
                    take=1,
                    to="call",
                    up_to=up_to,
                )
    # Where nothing is said of flipped cards, they are discarded
    ends = [(False, "hand", "{take:SomeOfThese}", keep)]
    if deck == "play":
        ends += [(up_to, "call", "", calls) for up_to, _, calls in _WAYS]
    for up_to, to, some, end in ends:
        made += deed_read(
            LookAndTake,
            f"{_FLIP} {tops} (.|,|and|, then) {end}",
            forms=YOURS,
            deck=deck,
            rest="discard",
            reveal=True,
            to=to,
            up_to=up_to,
            **({} if some else {"take": 1}),
        )
    theirs = f"{{whose:Whose}} {name} deck"
    back = "put them back"
    made += deed(
        LookAndReorder,
        f"~look at the top {{count:Many}} cards of {theirs} and {back} in any order",
        f"~look at the top {{count:Many}} cards of {theirs} (and|, then|, and|.|and then)"
        f" (put|return) them [back] [(on|to) [the] top [of (that|the|your|your {name}) deck]]"
        " {:InAnyOrder}",
        f"~look at {{whose:Whose}} top {{count:Many}} {name} cards and {back} in any order",
        f"~look at and rearrange the top {{count:Many}} cards of {theirs}",
        f"~rearrange the top {{count:Many}} cards of {theirs}",
        forms=YOURS,
        deck=deck,
    )
    one = top_card("{whose:Whose}", name)
    made += deed(
        LookAndReorder,
        f"~look at {one} and put it back",
        f"~look at {one}",
        forms=YOURS,
        deck=deck,
        count=1,
    )
    made += deed(RevealTop, f"~reveal {top_card(OWN, name)}", deck=deck)
    made += construct(
        "Imposed", RevealTop, f"reveal {top_card('{who:Whose[third]}', name)}", deck=deck
    )
    made += deed(
        RevealTop,
        f"~reveal {top_cards(OWN, name)}",
        f"~show {top_cards(OWN, name)}",
        deck=deck,
    )
    made += construct(
        "Imposed",
        RevealTop,
        f"reveal {top_cards('{who:Whose[third]}', name)}",
        deck=deck,
    )
    made += deed(syntax.Flip, f"{_FLIP} {top_card(OWN, name)}", deck=deck, count=1)
    made += deed(syntax.Flip, f"{_FLIP} {top_cards(OWN, name)}", deck=deck)
    made += construct(
        "Imposed",
        syntax.Flip,
        f"(flip [over]|turn over) {top_card('{who:Whose[third]}', name)}",
        deck=deck,
        count=1,
    )
    return made


def _until(deck: str, name: str) -> list[Construct]:
    """Cards revealed until there is one that is wanted."""
    made: list[Construct] = []
    what = f"(a|an) {{such:Sought{name}[sg]}}"
    until = (
        f"[the] [top] cards (from the top of|from|of) your {name} deck until"
        f" [(you (reveal|flip over|turn over|turn up|find|flip|hit)|there is|one is)] {what}"
    )
    begin = (
        f"~reveal cards from the top of your {name} deck until you reveal {what}",
        f"(~reveal|{_FLIP}) {until}",
    )
    flipped = f"{_FLIP} {until}"
    it = "(it|that card|that play)"
    joins = "(and|, and|. then|.|, then)"
    for rest, words in the_rest(name).items():
        if rest == "top":
            continue  # what was passed over does not come again
        said, *others = words
        canonical = said.replace("in any order", "in a random order") if rest == "bottom" else said
        made += deed(
            Turned,
            f"{begin[0]} , put it into your hand and {canonical}",
            *(
                f"{each} (and|, then|.|,|, and) put {it} (into|in) your hand {joins} {end}"
                for each in begin
                for end in (*others, canonical)
            ),
            category="Turning",
            forms=YOURS,
            rest=rest,
            to="hand",
        )
        if deck == "play":
            made += deed(
                Turned,
                f"{begin[0]} and it becomes your play and {canonical}",
                *(
                    f"{each} (and|, then|.|,|, and) {it} {{:Becomes}} your {{:CalledPlay}} {joins}"
                    f" {end}"
                    for each in begin
                    for end in (*others, canonical)
                ),
                category="Turning",
                forms=YOURS,
                rest=rest,
                to="call",
            )
    # Where nothing is said of flipped cards, they are discarded
    ends = {"hand": f"(and|, then|.|,|, and) put {it} (into|in) your hand"}
    if deck == "play":
        ends["call"] = f"(and|, then|.|,|, and) {it} {{:Becomes}} your {{:CalledPlay}}"
    for to, end in ends.items():
        made += deed_read(
            Turned,
            f"{flipped} {end}",
            category="Turning",
            forms=YOURS,
            rest="discard",
            to=to,
        )
    return made


def _called(kept: bool) -> list[Construct]:
    """The card that was shown is called; that may be offered, as a command it is an audible."""
    return [
        *construct(
            "Effect",
            CallShown,
            "that card becomes your play",
            ["{:ShownCard} {:Becomes} your {:CalledPlay}"],
            kept=kept,
        ),
        *construct(
            "Offered",
            CallShown,
            "have {:ShownCard} become your {:CalledPlay}",
            [
                "(have|let|make) {:ShownCard} [become|be] your {:CalledPlay}",
                "(call|use|run) {:ShownCard} [as your {:CalledPlay}]",
            ],
            printed=False,
            kept=kept,
        ),
    ]


SEARCHING: Final[list[Construct]] = [
    *phrase(
        "InAnyOrder",
        "in any order",
        "in (either order|the order of your choice)",
        "in (any|whatever|whichever) order you (choose|like|want|please)",
    ),
    *_taking(),
    *_searched(),
    *_searched_in_both(),
    *(
        each
        for deck, name in DECKS.items()
        for make in (_looked_at, _until)
        for each in make(deck, name)
    ),
    *construct("SomeOfThese", None, "{=:CountWord} of them", ["{=:Many} [of (them|those cards)]"]),
    *construct("SomeOfThese", None, "one of them", ["(one|1) [of (them|those cards)]"], **whole(1)),
    *(
        each
        for form in YOURS
        for each in construct(
            f"Deed[{form}]", None, f"{{=:LookedAt[{form}]}}", views={WHOLE: read_as(_taken)}
        )
    ),
    *phrase("Afterward", "and", ", then", ". then", ".", "and then", ", and"),
    # The card that somebody called goes when another takes its place
    *phrase("Becomes", "becomes", "(is|replaces|takes the place of)"),
    *phrase("ItBecomes", "it becomes", "(it|that card|that play) {:Becomes}"),
    *phrase("CalledPlay", "play", "[called] play [(this down|for this down)]", "called play"),
    # The card that was shown
    *deed(
        PutShown,
        "~put that card into its owner's hand",
        "(~put|~take|~return|~add) {:ShownCard} [back] (into|to|in) (your|its owner's|their)"
        " [Play|Action] hand [{:NotDiscarded}]",
        forms=YOURS,
        to="hand",
    ),
    *deed(
        PutShown,
        "~discard that card",
        "~discard {:ShownCard}",
        forms=YOURS,
        to="discard",
    ),
    *deed(
        PutShown,
        "~put that card on the bottom of its deck",
        "(~put|~place) {:ShownCard} (on|at) the bottom"
        " [of (its|that|your|your Action|your Play|their|the) deck] [{:NotDiscarded}]",
        "(~put|~place) {:ShownCard} (under|beneath) (its|that|your) deck",
        forms=YOURS,
        to="bottom",
    ),
    # Where it lies, what was done with it says (`check`)
    *(each for kept in (False, True) for each in _called(kept)),
]
