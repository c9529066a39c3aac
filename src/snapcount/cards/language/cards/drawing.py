"""Cards: drawn and discarded, so many or until so many are left."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from snapcount.cards import nouns
from snapcount.cards.language.kernel import syntax
from snapcount.cards.language.kernel.construct import (
    WHOLE,
    Construct,
    Guard,
    View,
    construct,
    either,
    only_read,
    phrase,
    whole,
)
from snapcount.cards.language.kernel.doers import DOER
from snapcount.cards.language.kernel.lists import SEVERAL, listed
from snapcount.cards.language.kernel.moods import FORMS, deed, deed_read
from snapcount.cards.language.nouns.card_nouns import DECKS, FORM, SAME, top_card, top_cards
from snapcount.cards.tree import (
    Await,
    Discard,
    DiscardAny,
    DiscardTop,
    Draw,
    HandUntil,
    SkipDraw,
    Would,
)

OWN: Final = "{:Own[form]}"
_LAID_OPEN: Final = "(~flip [over]|~turn over|~reveal)"


def _drawn(deck: str, name: str) -> list[Construct]:
    """What is drawn, as the deed of drawing it."""
    return [
        *construct(
            "Drawn[form]",
            Draw,
            f"{{count:Cards[{deck}]}}",
            [
                f"{{count:Cards[{deck}]}} from {OWN} [{name}] deck",
                f"{{count:Cards[any]}} from {OWN} {name} deck",
            ],
            features=FORM,
            deck=deck,
            who=DOER,
        ),
        *only_read(deed(Draw, f"~draw {top_card(OWN, name)}", deck=deck, count=1)),
    ]


def _top(deck: str, name: str) -> list[Construct]:
    """Cards of the top of a deck, drawn under another name, or discarded."""
    made = [
        *deed_read(
            Draw,
            f"~put {top_card(OWN, name)} {{:ToHand[form]}}",
            f"~take {top_card(OWN, name)} [{{:ToHand[form]}}]",
            deck=deck,
            count=1,
        ),
        *deed_read(
            Draw,
            f"~put {top_cards(OWN, name)} {{:ToHand[form]}}",
            f"~take {top_cards(OWN, name)} [{{:ToHand[form]}}]",
            deck=deck,
        ),
    ]
    for one, top in ((True, top_card), (False, top_cards)):
        fixed: dict[str, Any] = {"deck": deck, **({"count": 1} if one else {})}
        own, theirs = top(OWN, name), top("{who:Whose[third]}", name)
        made += deed(
            DiscardTop,
            f"~discard {own}",
            f"~put {own} into {OWN} [{name}] discard pile",
            f"{_LAID_OPEN} (and|and then|, then) ~discard {own}",
            **fixed,
        )
        made += construct(
            "Imposed",
            DiscardTop,
            f"discard {theirs}",
            [
                f"{top('{who:Whose}', name)} {'is' if one else 'are'} discarded",
                f"{_LAID_OPEN.replace('~', '')} (and|and then|, then) discard {theirs}",
            ],
            **fixed,
        )
    return made


def _passive(deck: str, name: str) -> list[Construct]:
    """The same, said of the cards."""
    return [
        *construct(
            "Imposed",
            Draw,
            f"{{count:CardCount[{deck}]}} (is|are) drawn by {{who:Who}}",
            deck=deck,
        ),
        *construct(
            "Imposed",
            Discard,
            f"{{count:CardCount[{deck}]}} (is|are) discarded by {{who:Who}}",
            deck=deck,
        ),
    ]


def _discarded(deck: str, name: str) -> list[Construct]:
    """What is discarded from a hand, as the deed of discarding it."""
    choice = f"[of {OWN} choice]"
    imposed = "{who:Whose[third]}"
    everything = [
        f"all {OWN} {name} cards",
        f"{OWN} {name} cards",
        f"all {name} cards [in hand]",
        f"{OWN} hand of {name} cards",
        f"{OWN} [(entire|whole)] {name} hand",
        f"(all|all of the) {name} cards (in|from) {OWN} (hand|hands)",
        f"all (cards|of the cards) (in|from) {OWN} {name} hand",
        f"every {name} card (in|from) {OWN} (hand|hands)",
    ]
    theirs = [each.replace(OWN, imposed) for each in everything if OWN in each]
    return [
        *construct(
            "Discarded[form]",
            Discard,
            f"{{count:Cards[{deck}]}}",
            [
                f"{{count:Cards[{deck}]}} {choice} from hand",
                f"{{count:Cards[{deck}]}} of {OWN} choice",
                f"{{count:FromHand{name}[form]}}",
            ],
            features=FORM,
            deck=deck,
            who=DOER,
        ),
        *construct(
            "Discarded[form]",
            Discard,
            f"{{count:Cards[{deck}]}} at random",
            [
                f"{{count:Cards[{deck}]}} from hand at random",
                f"{{count:FromHand{name}[form]}} at random",
                f"{{count:Cards[{deck}]}} at random from {OWN} [{name}] hand",
                f"{{count:Random[{deck}]}} [from {OWN} [{name}] hand]",
                f"{{count:Random[any]}} from {OWN} {name} hand",
                f"{{count:Cards[any]}} at random from {OWN} {name} hand",
            ],
            features=FORM,
            deck=deck,
            who=DOER,
            how="random",
        ),
        *deed_read(
            Discard,
            f"randomly ~discard {{count:Cards[{deck}]}}",
            f"randomly ~discard {{count:FromHand{name}[form]}}",
            deck=deck,
            how="random",
        ),
        *construct(
            "Discarded[form]",
            Discard,
            f"all of {OWN} {name} cards",
            everything,
            features=FORM,
            deck=deck,
            who=DOER,
            count=None,
        ),
        # Somebody else's
        *construct(
            "Imposed",
            Discard,
            f"discard {{count:Cards[{deck}]}} from {imposed} hand at random",
            [
                f"discard {{count:Random[{deck}]}} from {imposed} [{name}] hand",
                f"discard {{count:Cards[{deck}]}} at random from {imposed} [{name}] hand",
                f"discard {{count:Cards[any]}} at random from {imposed} {name} hand",
                f"discard {{count:SomeOf}} of {imposed} {name} cards at random",
                f"{{count:SomeOf}} of {imposed} {name} cards (is|are) discarded at random",
                f"{{count:Cards[{deck}]}} from {imposed} hand (is|are) discarded at random",
                (
                    f"{{count:SomeOf}} of the {name} cards in {imposed} hand (is|are) discarded"
                    " at random"
                ),
            ],
            deck=deck,
            how="random",
        ),
        *construct(
            "Imposed",
            Discard,
            f"discard all of {imposed} {name} cards",
            [
                *(f"discard {each}" for each in theirs),
                f"all of {imposed} {name} cards are discarded",
                *(f"{each} (is|are) discarded" for each in theirs),
            ],
            deck=deck,
            count=None,
        ),
        *construct(
            f"Random[{deck}]",
            None,
            f"{{=:Many}} random {name} cards",
        ),
        *construct(f"Random[{deck}]", None, f"(a|one|1) random {name} card", **whole(1)),
    ]


def _any_card() -> list[Construct]:
    """Cards of either deck."""
    return [
        *construct(
            "Discarded[form]",
            DiscardAny,
            "{count:CardCount[any]}",
            [
                f"{{count:CardCount[any]}} from {OWN} hand",
                "{count:CardCount[any]} from hand",
                f"{{count:CardCount[any]}} of {OWN} choice",
            ],
            features=FORM,
            who=DOER,
        ),
        *construct(
            "Discarded[form]",
            DiscardAny,
            "{count:CardCount[any]} at random",
            [
                f"{{count:CardCount[any]}} from {OWN} hand at random",
                f"{{count:CardCount[any]}} at random from {OWN} hand",
                "{count:Random[any]}",
                f"{{count:Random[any]}} from {OWN} hand",
            ],
            features=FORM,
            who=DOER,
            random=True,
        ),
        *construct("Random[any]", None, "{=:Many} random cards"),
        *construct("Random[any]", None, "(a|one|1) random card", **whole(1)),
        *deed(
            None,
            f"~discard {OWN} hand",
            f"~discard {OWN} [(entire|whole)] (hand|hands)",
            f"~discard all (cards|of the cards) in {OWN} hand",
            f"~discard all of {OWN} cards",
            **whole(
                syntax.Together(
                    deeds=(Discard(DOER, "play", None), Discard(DOER, "action", None))  # type: ignore[arg-type]
                )
            ),
        ),
        *construct(
            "Discarded[form]", Discard, "{count:SomeOfThem}", features=FORM, deck=SAME, who=DOER
        ),
        *construct("Drawn[form]", Draw, "{count:SomeOfThem}", features=FORM, deck=SAME, who=DOER),
    ]


def _of_different_kinds(said: syntax.Either) -> bool:
    """Whether no two of several are so many of the same cards, or so many of them."""
    decks = [getattr(each, "deck", None) for each in said.deeds]
    plain = [each for each in said.deeds if isinstance(each, Draw)]
    return SAME not in decks and len(plain) == len({each.deck for each in plain})


_DIFFERENT: Final = Guard(
    _of_different_kinds, "one number or the other, as you choose? Write “up to two”"
)


_NAMED: Final = Guard(
    lambda said: all(getattr(each, "deck", None) != SAME for each in said.deeds),
    "which cards? Write “an Action card” or “a Play card”",
)
"""`As many cards as they discarded, up to two` are no two things that are drawn."""


def _several(category: str, item: str) -> list[Construct]:
    """`an Action card and a Play card`: more than one of what a verb has."""
    return [
        *(
            each
            for form in FORMS
            for each in (
                *listed(f"{category}List[{form}]", f"{item}[{form}]", "and", ", and", ","),
                *construct(
                    f"{category}[{form}]",
                    syntax.Together,
                    f"{{deeds:{category}List[{form}]}}",
                    views={"deeds": SEVERAL},
                    only=_NAMED,
                ),
                *listed(f"{category}Options[{form}]", f"{item}[{form}]", "or", ", or", ","),
                *construct(
                    f"{category}[{form}]",
                    syntax.Either,
                    f"{{deeds:{category}Options[{form}]}}",
                    views={"deeds": SEVERAL},
                    only=_DIFFERENT,
                ),
                *either(f"{category}[{form}]", f"{item}[{form}]"),
            )
        )
    ]


class SkipsNext(msgspec.Struct, frozen=True):
    """Whoever would draw such a card next does not."""

    who: Any
    deck: Any


def _skipped(said: SkipsNext) -> Await:
    event: Any = f"a {said.deck.title()} card would be drawn"
    return Await(Would(event, (), who=said.who), "this game")


def _skips(effect: Any) -> SkipsNext | None:
    if not isinstance(effect, Await) or not isinstance(effect.ability, Would):
        return None
    said = SkipsNext(effect.ability.who, "play")
    return said if effect == _skipped(said) else None


SKIPPED: Final = View("skips the next draw", build=_skipped, match=_skips)


def _until(deck: str, name: str) -> list[Construct]:
    """Drawing or discarding up or down to so many."""
    has = f"until {{:Self[form]}} have {{to:Until[{deck}]}}"
    least, most = f"{{to:AtLeast[{deck}]}}", f"{{to:AtMost[{deck}]}}"
    return [
        *deed(
            HandUntil,
            f"~draw {name} cards {has}",
            f"~draw [cards] until {{:Self[form]}} have {{to:Until{name}}}",
            f"~draw {name} cards until {{:Self[form]}} have {least}",
            f"~draw [cards] until {{:Self[form]}} have {{to:AtLeast{name}}}",
            f"~draw [back] up to {{to:CardCount[{deck}]}} in {{:AHand}}",
            f"~draw back up to {{to:CardCount[{deck}]}}",
            f"(~refill|~fill) {OWN} {name} hand [back] [up] to {{to:Int}}",
            f"~draw {name} cards up to {{to:Int}}",
            f"~draw up to a hand of {{to:Many}} {name} cards",
            deck=deck,
            draw=True,
        ),
        *deed_read(
            HandUntil,
            f"~draw {name} cards until you have {{to:Equal{name}}}",
            deck=deck,
            draw=True,
            forms=("base",),
        ),
        *construct(
            f"Equal{name}",
            nouns.CountCards,
            "the same number",
            ["as many"],
            whose="opponent",
            deck=deck,
            pile="hand",
        ),
        *deed(
            HandUntil,
            f"~discard {name} cards {has}",
            f"~discard [cards] until {{:Self[form]}} have {{to:Until{name}}}",
            f"~discard {name} cards until {{:Self[form]}} have {most}",
            f"~discard [cards] until {{:Self[form]}} have {{to:AtMost{name}}}",
            f"~discard {name} cards down to {{to:Int}}",
            f"~discard down to {{to:CardCount[{deck}]}} [in {{:AHand}}]",
            f"~discard down to {{to:Int}} (in|from) {OWN} {name} hand",
            f"~discard {OWN} {name} hand down to {{to:Int}} [cards]",
            f"~discard all but {{to:Int}} (of {OWN} {name} cards|{name} cards) [in {{:AHand}}]",
            deck=deck,
            draw=False,
        ),
        *(
            each
            for bound, words in (("AtLeast", "at least"), ("AtMost", "(no more than|at most)"))
            for each in (
                *construct(
                    f"{bound}{name}", None, f"{words} {{=:CardCount[{deck}]}} [in {{:AHand}}]"
                ),
                *construct(
                    f"{bound}[{deck}]",
                    None,
                    f"{words} {{=:Int}} [in {{:AHand}}]",
                    [f"{{=:{bound}{name}}}"],
                ),
            )
        ),
        *construct(
            f"Until[{deck}]",
            None,
            "{=:Number} in hand",
            [
                "{=:Int} (in {:AHand}|left [in {:AHand}])",
                f"{{=:Until{name}}}",
                "{=:Int}",
            ],
        ),
        *construct(
            f"Until{name}",
            None,
            f"{{=:CardCount[{deck}]}} [in {{:AHand}}]",
            [f"{{=:CardCount[{deck}]}} left [in {{:AHand}}]", f"{{=:AsMany[{deck}]}}"],
        ),
        *construct(
            f"AsMany[{deck}]",
            nouns.CountCards,
            f"as many {name} cards [in hand] as {{whose:Who}}",
            [
                "as many [(cards|of them)] [in hand] as {whose:Who} {:HasInHand}",
                f"as many {name} cards [in hand] as {{whose:Who}} {{:HasInHand}}",
                "as many [(cards|of them)] [in hand] as {whose:Who}",
                f"the same number of {name} cards [in hand] as {{whose:Who}} [{{:HasInHand}}]",
                "the same number as {whose:Who}",
            ],
            deck=deck,
            pile="hand",
        ),
    ]


CARDS: Final[list[Construct]] = [
    *(
        each
        for deck, name in DECKS.items()
        for make in (_drawn, _top, _passive, _discarded, _until)
        for each in make(deck, name)
    ),
    *_any_card(),
    *deed(
        HandUntil,
        "~draw until {:Self[form]} have {to:Int}",
        "~draw until {:Self[form]} have {to:Int} in {:AHand}",
        deck=SAME,
        draw=True,
    ),
    *construct(
        "Item",
        syntax.Pays,
        "{deed:Deed[base]} to {to:Deeds} .",
        ["{deed:Spend} to {to:Deeds} ."],
    ),
    *_several("Draws", "Drawn"),
    *_several("Discards", "Discarded"),
    *deed(None, "~draw {=:Draws[form]}"),
    *deed(None, "~discard {=:Discards[form]}", "~choose and ~discard {=:Discards[form]}"),
    *only_read(either("Effect", "Imposed")),
    # Self and hand, with a deed in that form
    *phrase("Self[base]", "you"),
    *phrase("Self[bare]", "they [each]", "that player"),
    *phrase("Self[third]", "they [each]", "that player"),
    *phrase("Self[gerund]", "you", "they"),
    *phrase("AHand", "hand", "(your|their) hand"),
    *phrase("HasInHand", "(has|have)", "(has|have) in (theirs|yours|{:AHand})"),
    # Cards of the deck that was spoken of: `if you have five Action cards, discard down to two`
    *deed_read(
        HandUntil,
        "~discard down to {to:Int} [(cards|of them)] [in {:AHand}]",
        "~discard [cards] until {:Self[form]} have [only] {to:Int} [left] [in {:AHand}]",
        "~discard all but {to:Int} [of (them|those cards)]",
        deck=SAME,
        draw=False,
    ),
    # No card at the end of the down
    *deed(
        SkipDraw,
        "~do not draw an Action card at the end of this down",
        "~do not draw (an Action card|a card|Action cards|any Action cards|) {:AtItsEnd}",
        "~skip {:Own[form]} [Action [card]] draw ({:AtItsEnd}|at the end of the down|this down)",
        "~skip {:Own[form]} next [Action [card]] draw [at the end of (the|a) down]",
        "~skip drawing an Action card ({:AtItsEnd}|at the end of (the|a) down)",
    ),
    # The next draw of a Play, whenever that is
    *deed(
        SkipsNext,
        "~skip {:Own[form]} next Play [card] draw",
        "~do not draw {:Own[form]} next Play [card]",
        "~skip drawing {:Own[form]} next Play [card]",
        category="SkipsNext",
        deck="play",
    ),
    *(
        each
        for form in FORMS
        for each in construct(
            f"Deed[{form}]",
            None,
            f"{{=:SkipsNext[{form}]}}",
            views={WHOLE: SKIPPED},
        )
    ),
    *phrase("AtItsEnd", "at the end of this down", "at the end of the current down"),
    *construct(
        "Imposed",
        SkipDraw,
        "{who:Barred} draw (an Action card|Action cards|any Action cards) {:AtItsEnd}",
    ),
    *construct(
        "Imposed",
        SkipDraw,
        "neither player draws (an Action card|a card) {:AtItsEnd}",
        who="each player",
    ),
]
