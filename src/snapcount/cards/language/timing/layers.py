"""Layers: what waits in them is cancelled, copied, aimed anew, or cannot be cancelled."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from snapcount.cards.language.kernel import syntax
from snapcount.cards.language.kernel.construct import (
    Construct,
    Guard,
    construct,
    either,
    only_read,
    phrase,
    read_as,
    word,
)
from snapcount.cards.language.kernel.lists import SEVERAL, listed
from snapcount.cards.language.kernel.moods import YOURS, deed, deed_read
from snapcount.cards.language.kernel.template import WHOLE
from snapcount.cards.language.kernel.views import UNSAID
from snapcount.cards.nouns import That
from snapcount.cards.tree import (
    CancelIt,
    CancelLayer,
    CannotCancel,
    CopyLayer,
    NewTarget,
    Uncancellable,
)
from snapcount.cards.words import LayerKind

LAYER_WORDS: Final[dict[str, dict[LayerKind, tuple[tuple[str, ...], tuple[str, ...]]]]] = {
    "Card": {
        "action card": (("Action card",), ("Action cards",)),
        "offense action card": (
            ("Offense Action card", "Offensive Action card", "Offense card"),
            ("Offense Action cards", "Offensive Action cards", "Offense cards"),
        ),
        "defense action card": (
            ("Defense Action card", "Defensive Action card", "Defense card"),
            ("Defense Action cards", "Defensive Action cards", "Defense cards"),
        ),
        "generic action card": (("Generic Action card",), ("Generic Action cards",)),
    },
    "Ability": {
        "exhaust ability": (
            ("Exhaust ability", "Exhaust effect"),
            ("Exhaust abilities", "Exhaust effects"),
        ),
        "run ability": (("Run ability",), ("Run abilities",)),
        "receive ability": (("Receive ability",), ("Receive abilities",)),
        "tackle ability": (("Tackle ability",), ("Tackle abilities",)),
        "run or receive ability": (
            ("Run or Receive ability",),
            ("Run and Receive abilities", "Run or Receive abilities"),
        ),
        "run, receive or tackle ability": (
            ("Run, Receive or Tackle ability", "Run, Receive, or Tackle ability"),
            ("Run, Receive and Tackle abilities", "Run, Receive, and Tackle abilities"),
        ),
    },
    "Effect": {
        "effect": (("effect",), ("effects",)),
        "synergy ability": (
            (
                "Synergy ability",
                "Synergy effect",
                "Synergy [card's] (ability|effect)",
                "Synergy's (ability|effect)",
                "(ability|effect) of a Synergy [card]",
            ),
            ("Synergy abilities", "Synergy effects", "(abilities|effects) of Synergy cards"),
        ),
        "action card or exhaust ability": (
            (
                "Action card or Exhaust ability",
                "Action card [played] or [an|the effect of an] Exhaust (ability|effect)",
                "Exhaust (ability|effect) or [an] Action card",
            ),
            ("Action cards and Exhaust abilities", "Action cards or Exhaust abilities"),
        ),
    },
}
"""What may wait in the layers: cards are played, abilities are used, effects are somebody's."""

ON_DESIGNATION: Final = (
    *("run ability", "receive ability", "tackle ability"),
    *("run or receive ability", "run, receive or tackle ability"),
)
"""Abilities that trigger when their Player is designated (T-13)."""

_BY: Final = {"Card": "played by", "Ability": "used by", "Effect": "of"}
_JUST: Final = "[(just|has|has just|have|have just)]"
_NOW: Final = "[(this down|[in|during|at] this timing point)]"
_IN_LAYERS: Final = "[(in the layers|waiting in the layers|[in|during|at] this timing point)]"
OWNED: Final = {
    # What is done with one by somebody, and what somebody does
    "Card": ("(played|controlled)", "(played|plays|play)"),
    "Ability": ("used", "(used|uses|use)"),
    "Effect": (
        "(played|used|added|controlled|played or used|used or played)",
        "(played|used|added|controls|control|plays)",
    ),
}
_THEIR_EFFECTS: Final = "[the effects of]"
_OF: Final = "(played by|used by|of)"
_PLAY: Final = "(play|plays|control|controls|use|uses)"
_AIMED: Final = "that targets one of your Players"
AIMS: Final = (
    "that (targets|would target|targeted|has targeted|chooses|would choose|chose|has chosen)"
    " (one of your|one of your own|your) (Player|Players) [on the field]"
)


class NextPlayed(msgspec.Struct, frozen=True):
    """`the next Action card your opponent plays this down`."""

    who: str
    lasts: Any
    event: str


def _cancel_next(said: NextPlayed) -> syntax.Occurs:
    return syntax.Occurs(
        occasion=syntax.Occasion(event=said.event, who=said.who),
        then=syntax.Says(clauses=(CancelIt(),)),
        duration=said.lasts,
        once=True,
    )


def _layer_words() -> list[Construct]:
    made: list[Construct] = []
    for family, kinds in LAYER_WORDS.items():
        for kind, (one, many) in kinds.items():
            made += word(f"{family}Layer[sg]", kind, *one)
            made += word(f"{family}Layer[pl]", kind, *many)
            made += word(f"{family}Layer[of]", kind, *(f"{each}'s" for each in one))
    return made


def _waiting(family: str) -> list[Construct]:
    """What is done to one thing that waits, as it is printed (`waiting` reads it), or to all."""
    one, many = f"{{what:{family}Layer[sg]}}", f"{{what:{family}Layer[pl]}}"
    said, read = f"target {one}", f"{{:Target}} {one}"
    owned = f"{said} {_BY[family]} {{whose:Who}}"
    cancel = "(~cancel|~counter|~negate)"
    everything, waiting = f"all {many}", f"all waiting {many}"
    all_said = waiting if family == "Ability" else everything
    made = [
        *deed(CancelLayer, f"~cancel {said}", forms=YOURS),
        *deed(CancelLayer, f"~cancel {owned}", forms=YOURS),
        *deed(
            CancelLayer,
            f"~cancel {said} {_AIMED}",
            f"{cancel} {read} {AIMS}",
            forms=YOURS,
            targets=True,
        ),
        *deed(
            CancelLayer,
            f"~cancel {all_said}",
            f"~cancel {everything} (used|played|triggered) [(in|during)] this timing point",
            *([] if family == "Ability" else [f"{cancel} {everything} {_IN_LAYERS}"]),
            *([] if family == "Ability" else [f"~remove {everything} from the layers"]),
            forms=YOURS,
            every=True,
        ),
        *deed(
            CancelLayer,
            f"~cancel {all_said} {_BY[family]} {{whose:Who}}",
            *([] if family == "Ability" else _all_of(family, cancel)),
            forms=YOURS,
            every=True,
        ),
        *deed(NewTarget, f"~choose a new target for {said}", forms=YOURS),
        *deed(
            NewTarget,
            f"~choose a new target for {owned}",
            forms=YOURS,
        ),
        *deed(
            NewTarget,
            f"~choose a new target for {said} {_AIMED}",
            forms=YOURS,
            targets=True,
        ),
        *deed_read(
            NewTarget,
            f"~choose (a new target|new targets) for {read} that targets (a|one) Player",
            forms=YOURS,
        ),
        *deed(CopyLayer, f"~copy {said}", forms=YOURS),
        *deed(CopyLayer, f"~copy {owned}", forms=YOURS),
    ]
    return made + _cards_only(said, read) if family == "Card" else made


def _all_of(family: str, cancel: str) -> list[str]:
    """All of somebody's: the other words for it."""
    many = f"{{what:{family}Layer[pl]}}"
    done, does = OWNED[family]
    return [
        f"{cancel} all {many} [just] {done} by {{whose:Who}} {_NOW}",
        f"{cancel} all {many} of {{whose:Who}} {_NOW}",
        f"{cancel} all {many} [that] {{whose:Who}} {_JUST} {does} {_NOW}",
        f"{cancel} all [of] {{whose:Whose}} {many} {_NOW}",
    ]


_ANY_KIND: Final = Guard(
    lambda copied: copied.what == "action card",
    "a card that was played before is copied whatever its kind",
)
"""The game remembers that an Action card was played, not whether it was for offense."""


def _cards_only(said: str, read: str) -> list[Construct]:
    """What only a card can have done to it: it goes somewhere, or was played before."""
    one = "{what:CardLayer[sg]}"
    played = "[that] {whose:Who} [(has|have)] (played|plays)"
    last = f"the last {one}"
    anew = "[{:Anew}]"
    return [
        *deed(
            CancelLayer,
            f"~cancel {said} {{to:CancelledTo}}",
            forms=YOURS,
        ),
        *deed(
            CancelLayer,
            f"~cancel {said} played by {{whose:Who}} {{to:CancelledTo}}",
            forms=YOURS,
        ),
        *deed(
            CopyLayer,
            f"~copy {said} from this down",
            f"(~copy|~duplicate) {read} [played] (from|) this down {anew}",
            forms=YOURS,
            only=_ANY_KIND,
            this_down=True,
        ),
        *deed(
            CopyLayer,
            f"~copy {said} played by {{whose:Who}} from this down",
            f"(~copy|~duplicate) {read} played by {{whose:Who}} (from|) this down {anew}",
            f"(~copy|~duplicate) {read} {played} this down {anew}",
            forms=YOURS,
            only=_ANY_KIND,
            this_down=True,
        ),
        *deed(
            CopyLayer,
            f"~copy {last} from this down",
            f"(~copy|~duplicate) [the effect of] {last} [played] [(from|) this down] {anew}",
            forms=YOURS,
            only=_ANY_KIND,
            this_down=True,
            last=True,
        ),
        *deed(
            CopyLayer,
            f"~copy {last} played by {{whose:Who}} from this down",
            f"(~copy|~duplicate) [the effect of] {last} played by {{whose:Who}}"
            f" [(from|) this down] {anew}",
            f"(~copy|~duplicate) [the effect of] {last} {played} [this down] {anew}",
            f"(~copy|~duplicate) [the effect of] {{whose:Whose}} last {one} [this down] {anew}",
            forms=YOURS,
            only=_ANY_KIND,
            this_down=True,
            last=True,
        ),
    ]


def _to_it(kind: str | None, it: str) -> list[Construct]:
    """What is done to the card or ability that was played or used just now, by any name."""
    return [
        *deed(
            syntax.ToLayer,
            f"(~cancel|~counter|~negate) {it}",
            forms=YOURS,
            done=CancelIt(),
            kind=kind,
        ),
        *deed(
            syntax.CancelsTo,
            f"(~cancel|~counter|~negate) {it} {{to:CancelledTo}}",
            forms=YOURS,
            kind=kind,
        ),
        *deed(
            syntax.ToLayer,
            f"(~copy|~duplicate) {it} [{{:Anew}}]",
            forms=YOURS,
            done=CopyLayer(),
            kind=kind,
        ),
        *deed(
            syntax.ToLayer,
            f"~choose (a new target|new targets|another target|a different target) for {it}",
            f"~change the (target|targets) of {it} [to another Player [of your choice]]",
            forms=YOURS,
            done=NewTarget(),
            kind=kind,
        ),
    ]


_AWAY: Final = {
    # What is printed; what is read before the owner, and behind
    "hand": ("return it to", "(to|into|in)", "[Action] hand"),
    "top": ("put it on top of", "(on|on the|to the) top of", "[Action] deck"),
    "bottom": ("put it on the bottom of", "(on|at|to) the bottom of", "[Action] deck"),
    "shuffle": ("shuffle it into", "into", "[Action] deck"),
}


def _put_away() -> list[Construct]:
    """Where a card goes that is cancelled, if not to its discard pile."""
    owner = "(its owner's|their|its player's|that player's|your opponent's)"
    it = "(it|that card|the cancelled card)"
    made: list[Construct] = []
    for to, (said, into, pile) in _AWAY.items():
        moved = (
            f"(put|place|return) {it}|its owner (puts|places|returns) {it}"
            f"|{it} (goes|returns|is put|is placed|is returned)"
        )
        if to == "shuffle":
            moved = f"shuffle {it}|its owner shuffles {it}|{it} is shuffled"
        made += word(
            "CancelledTo",
            to,
            f"and {said} its owner's {'hand' if to == 'hand' else 'Action deck'}",
            f"(and|, and|.|. then|, then) ({moved}) [back] {into} {owner} {pile}"
            " [{:NotDiscarded}]",
        )
        made += word(
            "ToYours",
            to,
            f"(and|, and|.|. then|, then) ({moved}) [back] {into} your {pile} [{{:NotDiscarded}}]",
        )
    to_owner = f"(and|, and|.|. then) return {it} to its owner"
    return made + only_read(word("CancelledTo", "hand", to_owner))


class PlayedWhile(msgspec.Struct, frozen=True):
    """`Action cards you play while you are behind`, which cannot be cancelled."""

    what: Any
    who: Any
    condition: Any


def _played_while(said: PlayedWhile) -> syntax.Holds:
    kept = syntax.Stands(modifier=CannotCancel(said.who, said.what))
    return syntax.Holds(condition=said.condition, then=syntax.Says(clauses=(kept,)), after=True)


class CancelledWhile(msgspec.Struct, frozen=True):
    """`Action cards your opponent plays while you are behind are cancelled`."""

    who: Any
    condition: Any


def _cancelled_while(said: CancelledWhile) -> syntax.Occurs:
    played = syntax.Occasion(
        event="an Action card is played", who=said.who, condition=said.condition
    )
    return syntax.Occurs(occasion=played, then=syntax.Says(clauses=(CancelIt(),)))


def _kept() -> list[Construct]:
    """What cannot be cancelled."""
    cannot = "(cannot be|may not be|can not be|are not able to be) cancelled"
    made: list[Construct] = [
        *phrase("NotCancelled", "cannot be cancelled", f"{cannot} [by your opponent]"),
        *construct(
            "CancelledWhile",
            CancelledWhile,
            "[all] Action cards [that] {who:Who[base]} play while {condition:Condition}"
            " are cancelled",
            [
                (
                    "[all] Action cards [that] {who:Who[third]} plays while {condition:Condition}"
                    " are cancelled"
                )
            ],
        ),
        *construct(
            "Occurring[stop]",
            None,
            "{=:CancelledWhile}",
            views={WHOLE: read_as(_cancelled_while)},
        ),
        *(
            each
            for sentence in ("Core[stop]", "StandingThere[stop]")
            for each in construct(
                sentence, None, "{=:PlayedWhile}", views={WHOLE: read_as(_played_while)}
            )
        ),
        *construct(
            "Effect",
            Uncancellable,
            "this cannot be cancelled",
            [
                "(this card|this effect|this ability|this Action card) {:NotCancelled}",
                "your opponent cannot cancel (this|this card|this effect|this ability)",
            ],
        ),
    ]
    for family in LAYER_WORDS:
        layers = f"{{what:{family}Layer[pl]}}"
        made += construct(
            "Modifier",
            CannotCancel,
            f"{{who:Whose}} {layers} cannot be cancelled",
            [
                f"{_THEIR_EFFECTS} [all [of]] {{who:Whose}} {layers} {{:NotCancelled}}",
                f"{_THEIR_EFFECTS} [all] [the] {layers} {_OF} {{who:Who}} {{:NotCancelled}}",
                f"{layers} of {{who:WhoseAlone}} {{:NotCancelled}}",
                f"(none|no one) of {{who:Whose}} {layers} (can|may) be cancelled",
                f"{_THEIR_EFFECTS} [all] {layers} [that] {{who:Who}} {_PLAY} {{:NotCancelled}}",
            ],
        )
        made += construct(
            "PlayedWhile",
            PlayedWhile,
            f"[all] {layers} [that] {{who:Who}} {_PLAY} while {{condition:Condition}}"
            " {:NotCancelled}",
        )
        made += construct("KeptLayers", CannotCancel, f"your {layers}", who="you")
        made += only_read(
            [
                *construct(
                    "Modifier",
                    CannotCancel,
                    f"your opponent cannot cancel your {layers}",
                    who="you",
                ),
                *construct(
                    "Modifier",
                    CannotCancel,
                    f"{layers} cannot be cancelled",
                    [f"[all] {layers} {{:NotCancelled}}"],
                    who="each player",
                ),
            ]
        )
    return made


LAYERS: Final[list[Construct]] = [
    *_layer_words(),
    *(each for family in LAYER_WORDS for each in _waiting(family)),
    *_kept(),
    # Cards, and abilities of Players
    *construct(
        "Modifier",
        syntax.Together,
        "your opponent cannot cancel {deeds:KeptList}",
        ["{deeds:KeptList} {:NotCancelled}"],
        views={"deeds": SEVERAL},
        printed=False,
    ),
    *listed("KeptList", "Kept", "or", "and", ", or", ", and", ",", "nor"),
    *either("Kept", "KeptLayers", "KeptAbilities"),
    *phrase(
        "Target",
        "target",
        "(a|an|one|any|another)",
        "the (effect|effects) of (a|an|target|one|any|another)",
        "one",
        "any one",
    ),
    *phrase(
        "JustUsed",
        "just played",
        "just used",
        "that was just (played|used)",
        "(played|used)",
        "that was (played|used)",
    ),
    *phrase(
        "Anew",
        ". you may choose new targets for it",
        "(. you may|. you|and) choose (a new target|new targets) [for (it|the copy|that copy)]",
        "{:YourChoices}",
        "[,] {:AsYours} [{:YourChoices}]",
    ),
    *phrase(
        "YourChoices",
        ". you make all of its choices",
        "(.|,) (you may|you) make (all of its|all its|its|the|all the|new) choices [for it]",
        ", making (all of its|all its|its|the|all the|new) choices yourself",
    ),
    *phrase(
        "AsYours", "as (if|though) (you (had played|have played|played|used) it|it were yours)"
    ),
    *construct(
        "WhoUsedIt",
        That,
        "the Player who used it",
        [
            "the Player that used (it|that ability)",
            "its Player",
            "the Player who used that ability",
        ],
    ),
    *construct("That", None, "{=:WhoUsedIt}", views={WHOLE: UNSAID}),
    *word("SideOf", "offense", "offensive"),
    *word("SideOf", "defense", "defensive"),
    # What was played or used just now
    *phrase("It", "it", "(its|that effect's) (effect|effects)", "(that|the) effect"),
    *phrase(
        "ThatLayerCard",
        "that card",
        "[the (effect|effects) of] (that|the) [Offense|Defense] [Action] card",
        "that card's (effect|effects)",
    ),
    *phrase(
        "ThatLayerAbility",
        "that ability",
        "[the (effect|effects) of] (that|the) [Exhaust|Run|Receive|Tackle] ability",
        "that ability's (effect|effects)",
    ),
    *deed(CancelIt, "~cancel it", "(~counter|~negate) it", forms=YOURS),
    *deed(
        CancelIt,
        "~cancel it {to:CancelledTo}",
        "(~counter|~negate) it {to:CancelledTo}",
        forms=YOURS,
    ),
    *(
        each
        for kind, noun in ((None, "It"), ("card", "ThatLayerCard"), ("ability", "ThatLayerAbility"))
        for each in _to_it(kind, f"{{:{noun}}}")
    ),
    *_put_away(),
    # The next one that somebody plays
    *(
        each
        for event, what, verb, done in (
            ("an Action card is played", "Action card", "play", "played"),
            ("an Exhaust ability is used", "Exhaust (ability|effect)", "use", "used"),
        )
        for each in (
            *construct(
                "NextPlayed",
                NextPlayed,
                f"the next {what} {{who:Who[third]}} {verb}s",
                [
                    f"the next {what} {{who:Who[base]}} {verb}",
                    f"the next {what} {done} by {{who:Who}}",
                    f"{{who:Whose}} next {what}",
                ],
                lasts=None,
                event=event,
            ),
            *construct(
                "NextPlayed",
                NextPlayed,
                f"the next {what} {{who:Who[third]}} {verb}s {{lasts:Lasts}}",
                [
                    f"the next {what} {{who:Who[base]}} {verb} {{lasts:Lasts}}",
                    f"the next {what} {done} by {{who:Who}} {{lasts:Lasts}}",
                    f"{{who:Whose}} next {what} {{lasts:Lasts}}",
                ],
                event=event,
            ),
        )
    ),
    *construct(
        "CancelNext",
        None,
        "cancel [the effect of] {=:NextPlayed}",
        ["{=:NextPlayed} (is cancelled|has no effect)"],
    ),
    *construct("Core[stop]", None, "{=:CancelNext}", views={WHOLE: read_as(_cancel_next)}),
    *construct(
        "Imposed",
        CancelIt,
        "it is cancelled",
        [
            "({:It}|{:ThatLayerCard}|{:ThatLayerAbility}) is (cancelled|countered|negated)",
        ],
    ),
]
