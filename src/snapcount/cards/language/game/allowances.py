"""What players may do with cards and timeouts: how many, when, at what cost, or not at all."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from snapcount.cards.language.kernel import syntax
from snapcount.cards.language.kernel.construct import (
    WHOLE,
    Construct,
    View,
    construct,
    either,
    only_read,
    phrase,
    read_as,
    unseen,
    whole,
    word,
)
from snapcount.cards.language.kernel.doers import DOER
from snapcount.cards.language.nouns.card_nouns import DECKS
from snapcount.cards.language.sentences.barred import forbidden, nobody_may
from snapcount.cards.tree import (
    AbilitiesCost,
    ActionsCost,
    CannotDraw,
    CannotPlayActions,
    CannotSearch,
    CannotTimeout,
    ChangeTimeUnits,
    LimitActions,
    LimitDraws,
    MoreActions,
)

ONE_FEWER: Final = View("one fewer", build=lambda n: n - 1 if n > 1 else None, match=unseen)
"""`two Action cards instead of one` is one more."""


def _draws(deck: str, name: str) -> list[Construct]:
    each_down = "(each|per|every|a) down"
    return [
        *forbidden(
            CannotDraw,
            f"draw {name} cards",
            f"draw (any|any more|more) {name} cards",
            f"draw (a|an|another) {name} card",
            f"draw (cards|a card|any cards) from {{:AnOwn}} {name} deck",
            deck=deck,
        ),
        *only_read(
            construct(
                "Modifier",
                CannotDraw,
                f"{{who:Who[third]}} does not draw any {name} cards",
                [
                    f"{{who:Who[third]}} draws no {name} cards",
                    *(
                        [f"{{who:Who[third]}} does not draw [a] {name} (card|cards)"]
                        if deck == "play"
                        else []
                    ),
                ],
                deck=deck,
            )
        ),
        *nobody_may(CannotDraw, f"{name} cards", "drawn", deck=deck),
        *forbidden(
            LimitDraws,
            f"draw more than {{count:Limit{name}}} each down",
            f"draw more than {{count:Limit{name}}} {each_down}",
            deck=deck,
        ),
        *construct(
            "Modifier",
            LimitDraws,
            f"{{who:Who}} can only draw {{count:Limit{name}}} each down",
            [
                (
                    f"{{who:Who}} (may|can) [only] draw (at most|no more than|only)"
                    f" {{count:Limit{name}}}"
                    f" {each_down}"
                ),
                f"{{who:Who}} (may|can) only draw {{count:Limit{name}}} {each_down}",
            ],
            deck=deck,
            printed=False,
        ),
        *construct(
            f"Limit{name}", None, f"1 {name} card", [f"(a|an|one|1) {name} card"], **whole(1)
        ),
        *construct(f"Limit{name}", None, f"{{=:Many}} {name} cards"),
    ]


def _actions() -> list[Construct]:
    each_down = "(each|per|every|a|in a|in each) down"
    more = "(further|additional|more|extra|other)"
    made = [
        *forbidden(
            CannotPlayActions,
            "play Action cards",
            "play (any|any more|any other|other|more) Action cards",
            "play (an|another) Action card",
        ),
        *forbidden(
            CannotPlayActions,
            "play Action cards {point:Point}",
            "play any Action cards {point:Point}",
            "play an Action card {point:Point}",
        ),
        *forbidden(
            syntax.Together,
            "(draw or play|play or draw) [any] Action cards",
            printed=False,
            deeds=(CannotDraw(DOER, "action"), CannotPlayActions(DOER)),  # type: ignore[arg-type]
        ),
        *only_read(
            [
                *construct(
                    "Modifier",
                    CannotPlayActions,
                    "{who:Whose} Action cards (cannot|may not) be played",
                    [
                        "[other] Action cards (cannot|may not) be played by {who:Who}",
                        "{who:Who} (plays|play) no [other|more] Action cards",
                    ],
                ),
                *construct(
                    "Modifier",
                    CannotPlayActions,
                    "{who:Whose} Action cards (cannot|may not) be played {point:Point}",
                ),
            ]
        ),
        *nobody_may(CannotPlayActions, "[other|more] Action cards", "played"),
        *nobody_may(CannotPlayActions, "[other|more] Action cards", "played {point:Point}"),
        *forbidden(
            LimitActions,
            "play more than {count:LimitActions} each down",
            f"play more than {{count:LimitActions}} {each_down}",
        ),
        *construct(
            "Modifier",
            LimitActions,
            "{who:Who} can only play {count:LimitActions} each down",
            [
                f"{{who:Allowed}} (only play|play only) {{count:LimitActions}} {each_down}",
                (
                    f"{{who:Allowed}} play (at most|no more than|up to) {{count:LimitActions}}"
                    f" {each_down}"
                ),
            ],
            printed=False,
        ),
        *phrase("AnOwn", "their", "your"),
        # In this down they are so many in all
        *construct(
            "For",
            syntax.For,
            "{clause:LimitedNow} this down",
            printed=False,
            lasts=syntax.Lasts(duration="this down"),
        ),
        *construct("LimitedNow", syntax.Stands, "{modifier:LimitNow}"),
        *construct(
            "LimitNow",
            LimitActions,
            "{who:Barred} play more than {count:LimitActions}",
            [
                "{who:Allowed} (only play|play only) {count:LimitActions}",
                "{who:Allowed} play (at most|no more than|up to) {count:LimitActions}",
            ],
        ),
        *construct("LimitActions", None, "one Action card", ["(a|an|1) Action card"], **whole(1)),
        *construct("LimitActions", None, "{=:Many} Action cards"),
        *construct(
            "Modifier",
            MoreActions,
            "{who:Who} can play {count:FurtherActions}",
            ["{who:Allowed} play {count:FurtherActions}"],
        ),
        *construct(
            "Modifier",
            MoreActions,
            "{who:Who} (may|can) play {count:Many} Action cards instead of one",
            views={"count": ONE_FEWER},
        ),
        *construct("Standing", syntax.Stands, "{modifier:ExtraAction}"),
        *construct(
            "ExtraAction",
            MoreActions,
            "play {count:FurtherActions}",
            ["play {count:FurtherActions} from your hand"],
            who="you",
        ),
        *construct(
            "FurtherActions",
            None,
            "1 further Action card",
            [f"(a|an|one|1) {more} Action card [(each|per|in a) down]", "another Action card"],
            **whole(1),
        ),
        *construct(
            "FurtherActions",
            None,
            "{=:Many} further Action cards",
            [f"{{=:Many}} {more} Action cards [(each|per|in a) down]"],
        ),
    ]
    return made


class FirstDiscard(msgspec.Struct, frozen=True):
    """So many cards are discarded first, each time an Action card is played for a while."""

    who: Any
    count: int
    lasts: Any
    deck: str | None


def _for_a_while(said: FirstDiscard) -> syntax.For:
    cost = ActionsCost(said.who, said.deck, said.count)  # type: ignore[arg-type]
    return syntax.For(clause=syntax.Stands(modifier=cost), lasts=said.lasts)


_EACH_TIME: Final = "(each time|every time|whenever|when)"


def _first_each_time(deck: str | None, read: str, cards: str) -> list[Construct]:
    """`Your opponent cannot play Action cards this down unless they discard a Play card first`."""
    barred = f"{{who:Barred}} play [any] [more] {read} {{lasts:Lasts}} unless they"
    yours = f"(cannot|may not) play [any] [more] {read} {{lasts:Lasts}} unless you"
    return construct(
        "FirstDiscard",
        FirstDiscard,
        f"{barred} discard {cards} first",
        [
            f"{barred} {{:First}} {cards}",
            f"{barred} discard {cards} {{:AsACost}}",
            (
                f"{_EACH_TIME} {{who:Payer}} (plays|would play) {read} {{lasts:Lasts}} , they must"
                f" [first] discard {cards} {{:AsACost}}"
            ),
        ],
        deck=deck,
    ) + construct(
        "FirstDiscard",
        FirstDiscard,
        f"you {yours} discard {cards} first",
        [f"you {yours} {{:First}} {cards}", f"you {yours} discard {cards} {{:AsACost}}"],
        deck=deck,
        who="you",
    )


def _of_named_players(
    read: str, cards: str, hand: str, deck: str | None, side: str | None
) -> list[Construct]:
    """The same of you, who discard where others do, and of either player."""
    paid = f"must [first] discard {cards} {hand}"
    you = [
        f"you (cannot|may not) play [any] [more] {read} unless you [first] discard {cards} {hand}",
        f"you {paid} {_EACH_TIME} you play {read}",
        f"{_EACH_TIME} you (play|would play) {read} , you {paid} {{:AsACost}}",
    ]
    anyone = [
        f"(either|any|a) player {paid} {{:AsACostTo}} play {read}",
        f"{_EACH_TIME} (either|any|a) player (plays|would play) {read} , they {paid} {{:AsACost}}",
    ]
    you += [f"{you[0]} (first|{{:AsACost}})"]
    made: list[Construct] = []
    for who, frames in (("you", you), ("each player", anyone)):
        made += construct(
            "Modifier",
            ActionsCost,
            frames[0],
            frames[1:],
            printed=False,
            who=who,
            deck=deck,
            side=side,
        )
    return made


class CostThere(msgspec.Struct, frozen=True):
    """What something costs in some situation: `to play an Action card on third down, …`."""

    kind: type
    who: Any
    deck: Any
    count: int
    condition: Any
    fixed: tuple[tuple[str, Any], ...] = ()


def _cost_there(said: CostThere) -> syntax.Asks:
    cost = said.kind(who=said.who, deck=said.deck, count=said.count, **dict(said.fixed))
    then = syntax.Says(clauses=(syntax.Stands(modifier=cost),))
    return syntax.Asks(condition=said.condition, then=then, after=True)


def _costs_there() -> list[Construct]:
    """The same with the situation beside what is played or used."""
    made: list[Construct] = []
    there = "(while {condition:Condition}|[while] {condition:Circumstance}|{condition:PointAsked})"
    kinds: list[tuple[str, type, dict[str, Any]]] = [
        ("(an Action card|[more] Action cards)", ActionsCost, {"side": None}),
        ("(an Offense Action card|Offense Action cards)", ActionsCost, {"side": "offense"}),
        ("(a Defense Action card|Defense Action cards)", ActionsCost, {"side": "defense"}),
        ("(an Exhaust (ability|effect)|Exhaust (abilities|effects))", AbilitiesCost, {}),
    ]
    for read, kind, fixed in kinds:
        do = "use" if kind is AbilitiesCost else "play"
        for deck, cost in (("play", "play"), ("action", "action"), (None, "any")):
            cards = f"{{count:CardCount[{cost}]}}"
            hand = "[from (their|your) hand]"
            pays = f"{{who:Payer}} must [first|also] discard {cards} {hand}"
            known: dict[str, Any] = {"deck": deck, "kind": kind, "fixed": tuple(fixed.items())}
            made += construct(
                "CostThere",
                CostThere,
                f"as an additional cost to {do} {read} {there} , {pays}",
                [
                    f"to {do} {read} {there} , {pays}",
                    (
                        f"{{who:Barred}} {do} [any] {read} {there} unless they [first] discard"
                        f" {cards} {hand} [first|{{:AsACost}}]"
                    ),
                ],
                **known,
            )
            made += construct(
                "CostThere",
                CostThere,
                f"as an additional cost to {do} {read} {there} , you must discard {cards} {hand}",
                [
                    f"to {do} {read} {there} , you must [first|also] discard {cards} {hand}",
                    (
                        f"you (cannot|may not) {do} [any] {read} {there} unless you [first]"
                        f" discard {cards} {hand} [first|{{:AsACost}}]"
                    ),
                ],
                **known,
                who="you",
            )
            made += construct(
                "CostThere",
                CostThere,
                f"as an additional cost to {do} {read} {there} , discard {cards} {hand}",
                [f"to {do} {read} {there} , discard {cards} {hand}"],
                **known,
                who="each player",
            )
    return [
        *made,
        *(
            each
            for sentence in ("Core[stop]", "StandingThere[stop]")
            for each in construct(
                sentence,
                None,
                "{=:CostThere}",
                views={WHOLE: read_as(_cost_there)},
                printed=False,
            )
        ),
    ]


def _ability_costs() -> list[Construct]:
    """What Exhaust abilities cost whoever uses them.

    `Unless they discard a card` alone asks them once (`offering`).
    """
    made: list[Construct] = []
    read = "(an Exhaust (ability|effect)|Exhaust (abilities|effects)|each Exhaust ability)"
    for deck, cost in (("play", "play"), ("action", "action"), (None, "any")):
        cards = f"{{count:CardCount[{cost}]}}"
        hand = "[from their hand]"
        frames = [
            f"{{who:Payer}} must discard {cards} to use an Exhaust ability",
            f"{{who:Payer}} must [first|also] discard {cards} {hand} {{:AsACostTo}} use {read}",
            f"to use {read} , {{who:Payer}} must [first] discard {cards} {hand}",
            f"{{who:Barred}} use [any] {read} unless they {{:First}} {cards} {hand}",
            (
                f"{{who:Barred}} use [any] {read} unless they discard {cards} {hand}"
                " (first|{:AsACost})"
            ),
            f"as an additional cost to use {read} , {{who:Payer}} must discard {cards} {hand}",
        ]
        made += construct("Modifier", AbilitiesCost, frames[0], frames[1:], deck=deck)
        yours = hand.replace("their", "your")
        you = [
            f"you must [first|also] discard {cards} {yours} {{:AsACostTo}} use {read}",
            f"you (cannot|may not) use [any] {read} unless you first discard {cards} {yours}",
        ]
        made += construct(
            "Modifier", AbilitiesCost, you[0], you[1:], printed=False, deck=deck, who="you"
        )
        anyone = [
            f"Exhaust abilities cost {cards} to use",
            f"as an additional cost to use {read} , discard {cards} {hand}",
            f"a player must [first|also] discard {cards} {hand} {{:AsACostTo}} use {read}",
        ]
        made += construct(
            "Modifier",
            AbilitiesCost,
            anyone[0],
            anyone[1:],
            printed=False,
            deck=deck,
            who="each player",
        )
    return made


def _costs() -> list[Construct]:
    """What Action cards cost whoever plays them."""
    made: list[Construct] = []
    kinds = {
        None: ("an Action card", "(an Action card|Action cards|each Action card)"),
        "offense": ("an Offense Action card", "(an Offense Action card|Offense Action cards)"),
        "defense": ("a Defense Action card", "(a Defense Action card|Defense Action cards)"),
    }
    for side, (said, read) in kinds.items():
        for deck, cost in (("play", "play"), ("action", "action"), (None, "any")):
            cards = f"{{count:CardCount[{cost}]}}"
            name = {"play": "Play", "action": "Action", "any": ""}[cost]
            hand = f"[from their {f'[{name}] ' if name else ''}hand]"
            pays = f"{{who:Payer}} must [first|also] discard {cards} {hand}"
            each = said.removeprefix("an ").removeprefix("a ")
            frames = [
                f"{{who:Payer}} must discard {cards} to play {said}",
                f"{pays} {{:AsACostTo}} play {read}",
                *(
                    [
                        (
                            f"{{who:Payer}} must [first|also] discard {{count:CardCount[any]}}"
                            f" from their {name} hand {{:AsACostTo}} play {read}"
                        ),
                        (
                            f"to play {read} , {{who:Payer}} must [first|also] discard"
                            f" {{count:CardCount[any]}} from their {name} hand"
                        ),
                    ]
                    if name
                    else []
                ),
                f"to play {read} , {pays}",
                f"{{who:Barred}} play {read} unless they discard {cards} {hand}",
                f"{{who:Barred}} play [any] [more] {read} unless they {{:First}} {cards} {hand}",
                (
                    f"{{who:Barred}} play [any] [more] {read} unless they discard {cards} {hand}"
                    " (first|{:AsACost})"
                ),
                f"as an additional cost to play {read} , {{who:Payer}} must discard {cards} {hand}",
                f"{{who:Payer}} must discard {cards} (each time|whenever) they play {read}",
                f"{{who:Payer}} must discard {cards} for (each|every) {each} they play",
                (
                    f"{_EACH_TIME} {{who:Payer}} (plays|would play) {read} , they must [first]"
                    f" discard {cards} {hand} {{:AsACost}}"
                ),
            ]
            made += _of_named_players(
                read, cards, hand.replace("their", "(your|their)"), deck, side
            )
            made += construct("Modifier", ActionsCost, frames[0], frames[1:], deck=deck, side=side)
            if side is None:
                made += _first_each_time(deck, read, cards)
                owned = f"{{who:Whose}} Action cards cost [an additional discard of] {cards}"
                further = "(an additional|one additional|an extra|one more)"
                if deck is not None or not name:
                    made += only_read(
                        construct(
                            "Modifier",
                            ActionsCost,
                            f"{{who:Whose}} Action cards cost {further} {name} [card] discard"
                            " [to play]",
                            deck=deck,
                            side=None,
                            count=1,
                        )
                    )
                made += only_read(
                    construct(
                        "Modifier",
                        ActionsCost,
                        f"{{who:Whose}} Action cards cost {cards} to play",
                        [
                            owned,
                            (
                                f"[each] Action (card|cards) {{who:Who}} (play|plays) (cost|costs)"
                                f" {cards} to play"
                            ),
                        ],
                        deck=deck,
                        side=None,
                    )
                )
            many = {None: "Action cards", "offense": "Offense Action cards"}.get(
                side, "Defense Action cards"
            )
            made += only_read(
                construct(
                    "Modifier",
                    ActionsCost,
                    f"[all] {many} cost (an additional|one additional|an extra) {name} [card]"
                    " discard [to play]",
                    deck=deck,
                    side=side,
                    who="each player",
                    count=1,
                )
            )
            made += only_read(
                construct(
                    "Modifier",
                    ActionsCost,
                    f"{many} cost {cards} to play",
                    [
                        f"each {many.removesuffix('s')} costs {cards} to play",
                        f"as an additional cost to play {read} , discard {cards} {hand}",
                    ],
                    deck=deck,
                    side=side,
                    who="each player",
                )
            )
    return made


ALLOWANCES: Final[list[Construct]] = [
    *forbidden(
        CannotSearch,
        "search decks",
        "search (a|any|either|their|your) (deck|decks)",
    ),
    *construct(
        "Modifier", CannotSearch, "decks cannot be searched", who="each player", printed=False
    ),
    *phrase("First", "first discard"),
    *phrase(
        "AsACost",
        "as an additional cost",
        "as (a cost|an extra cost|part of the cost)",
        "to (do so|play it)",
        "for (each|every) (one|[such] card|[such] Action card) (they|you) (play|would play)",
        # Else it might be discarded for what was played already
        ". if they (cannot|do not) , they (cannot|may not) play (it|that card|the card)",
    ),
    *phrase("AsACostTo", "to", "(as|for) (an additional|an extra|a) cost to", "in order to"),
    *construct("For", None, "{=:FirstDiscard}", views={WHOLE: read_as(_for_a_while)}),
    *either("Payer", "Who"),
    *only_read(word("Payer", "each player", "(a|any|either) player", "players")),
    *either("Clause", "Spend"),
    *construct(
        "Spend",
        syntax.Spend,
        "spend {count:IntTimeouts}",
        [
            "(spend|use|call|take|pay) {count:IntTimeouts}",
            "(spend|use) {count:JustOne} of your timeouts",
        ],
        who=DOER,
    ),
    *construct(
        "Spend",
        syntax.Spend,
        "use {count:IntMoreTimeUnits}",
        [
            "(use|spend|pay|take) {count:IntMoreTimeUnits} [{:OnThisDown}]",
            "(use|spend|pay) {count:IntTimeUnits} [{:OnThisDown}]",
        ],
        who=DOER,
        time=True,
    ),
    *phrase("OnThisDown", "this down", "on this (down|play)", "for this (down|play)"),
    *(
        each
        for offered in ("Offered", "TheirOffered")
        for each in construct(
            offered,
            ChangeTimeUnits,
            "use {by:IntMoreTimeUnits}",
            [
                "(use|spend|pay|take) {by:IntMoreTimeUnits} [{:OnThisDown}]",
                "(use|spend|pay) {by:IntTimeUnits} [{:OnThisDown}]",
            ],
        )
    ),
    *construct("JustOne", None, "one", ["1"], **whole(1)),
    *(each for deck, name in DECKS.items() for each in _draws(deck, name)),
    *_actions(),
    *_costs(),
    *_ability_costs(),
    *_costs_there(),
    *forbidden(
        syntax.Together,
        "draw (any|any more|) cards",
        printed=False,
        deeds=(CannotDraw(DOER, "play"), CannotDraw(DOER, "action")),  # type: ignore[arg-type]
    ),
    *(
        each
        for what, verbs, done in (
            ("spend", "(spend|use|call|take)", "(spent|used|called|taken)"),
            ("gain", "(gain|get|regain|recover)", "(gained|regained|recovered)"),
            ("lose", "lose", "lost"),
        )
        for each in (
            *forbidden(
                CannotTimeout,
                f"{what} timeouts",
                f"{verbs} (any|) timeouts [(from|by) effects]",
                f"{verbs} (a timeout|[any] of (your|their) timeouts|(your|their) timeouts)",
                what=what,
            ),
            *nobody_may(CannotTimeout, "timeouts", done, what=what),
        )
    ),
]
