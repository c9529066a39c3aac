"""What has happened before: on the last play, this down, possession, half or game."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, Final, get_args

import msgspec

from snapcount.cards.language.conditions.asking import OPPOSITE, asks
from snapcount.cards.language.conditions.last_down import LAST_DOWN
from snapcount.cards.language.conditions.last_roles import LAST_ROLES
from snapcount.cards.language.kernel.construct import (
    WHOLE,
    Construct,
    Guard,
    View,
    construct,
    either,
    only_read,
    read_as,
    whole,
    word,
)
from snapcount.cards.language.kernel.lists import listed
from snapcount.cards.language.kernel.moods import inflected
from snapcount.cards.language.meaning.dated import NOW
from snapcount.cards.language.sentences.verbs import OTHER, OTHERS, VERBS, Verb, befalls
from snapcount.cards.nouns import (
    AllOf,
    AnyOf,
    Did,
    Happened,
    Not,
)
from snapcount.cards.words import PastEvent


class Forced(msgspec.Struct, frozen=True):
    """What somebody forced happened to the other player."""

    events: tuple[str, ...]
    who: str
    since: str


def _events(said: Forced) -> list[str]:
    """Each of them; what is one deed may be one of two events."""
    row: tuple[Any, ...] = said.events
    return [each for event in row for each in (event if isinstance(event, tuple) else (event,))]


def happened(said: Forced, who: str | None) -> Any:
    if who is None:
        return None
    parts = tuple(Happened(event, who, said.since) for event in _events(said))  # type: ignore[arg-type]
    return parts[0] if len(parts) == 1 else AnyOf(parts)


def _did_some(said: Forced) -> Any:
    return happened(said, said.who) if len(said.events) > 1 else None


def _did_none(said: Forced, who: str | None) -> Any:
    if who is None:
        return None
    parts = tuple(Not(Happened(event, who, said.since)) for event in _events(said))  # type: ignore[arg-type]
    return parts[0] if len(parts) == 1 else AllOf(parts)


class ByAnyone(msgspec.Struct, frozen=True):
    """`A touchdown was scored`: by one player or the other; `none`: by neither."""

    event: str
    since: str
    none: bool = False


def _by_anyone(said: ByAnyone) -> Any:
    each: Any = tuple(Happened(said.event, who, said.since) for who in ("you", "opponent"))  # type: ignore[arg-type]
    return AllOf(tuple(Not(one) for one in each)) if said.none else AnyOf(each)


_NOUN: Final = re.compile(r"^(?:(a|an) (?=\w)|(?=points ))")


def _not_done(verb: Verb) -> list[Construct]:
    """What somebody does not do in some time that is not over."""
    made: list[Construct] = []
    views: Mapping[str, View]
    for frames, views in ((verb.does, {}), (verb.makes, {"who": OTHERS})):
        for person, no in (("base", "(do not|fail to)"), ("third", "(does not|fails to)")):
            said = [
                f"{{who:Who[{person}]}} {no} {inflected(frame, 'base')} {{since:Since}}"
                for frame in frames
            ]
            if said:
                made += construct(
                    "NotDone", Happened, said[0], said[1:], views=views, event=verb.event
                )
    return made


def _asked(verb: Verb, when: str, category: str, **fixed: Any) -> list[Construct]:
    """A verb as what is asked about when it is over, since something began."""
    made: list[Construct] = []
    for frames, views in ((verb.does, {}), (verb.makes, {"who": OTHERS})):
        for person, have in (("base", "have"), ("third", "has")):
            done = [
                f"({inflected(frame, 'past')}|{have} [already] {inflected(frame, 'participle')}"
                f"|already {inflected(frame, 'past')})"
                for frame in frames
            ]
            undone = [
                f"(did not {inflected(frame, 'base')}"
                f"|{have} not [yet] {inflected(frame, 'participle')})"
                for frame in frames
            ]
            for kind, words in (("Asked", done), ("Denied", undone)):
                said = [f"{{who:Who[{person}]}} {each} {when}" for each in words]
                if said:
                    made += construct(
                        f"{kind}{category}",
                        Happened,
                        said[0],
                        said[1:],
                        views=views,
                        event=verb.event,
                        **fixed,
                    )
        thirds = [
            f"({inflected(frame, 'past')}|has [already] {inflected(frame, 'participle')}) {when}"
            for frame in frames
        ]
        for none, player in ((False, "(a|either|any) player"), (True, "(neither|no) player")):
            if thirds:
                made += construct(
                    f"Anyone{category}",
                    ByAnyone,
                    f"{player} {thirds[0]}",
                    [f"{player} {each}" for each in thirds[1:]],
                    event=verb.event,
                    none=none,
                    **fixed,
                )
    for frame in (*verb.happens, *verb.caused):
        over, undone_ = befalls(frame, "over"), befalls(frame, "not")
        made += construct(
            f"Anyone{category}", ByAnyone, f"{over} {when}", event=verb.event, **fixed
        )
        nobody = [f"{undone_} {when}"]
        if _NOUN.match(frame):
            nobody.append(f"{_NOUN.sub('no ', over)} {when}")
        made += construct(
            f"Anyone{category}",
            ByAnyone,
            nobody[0],
            nobody[1:],
            event=verb.event,
            none=True,
            **fixed,
        )
    return made


_ON_ONE_PLAY: Final = Guard(
    lambda _: False, "the game doesn't note on which play that was; ask about “this possession”"
)

_WHERE_PLAYED: Final = Guard(
    lambda _: False,
    "only a timing line (“Play only if …”) asks what was played or used by then; write “this down”",
)

STRETCH_NOUNS: Final = (
    ("possession", "(possession|drive)"),
    ("half", "half"),
    ("game", "game"),
)

PAST: Final = [verb for verb in VERBS if verb.event in get_args(PastEvent)]

HISTORY: Final[list[Construct]] = [
    *LAST_DOWN,
    *LAST_ROLES,
    # Since the down, possession, half or game began
    *word("SoFar", "down", "this down", "(on|during) (this|the) (down|play)"),
    *either("Since", "SoFar"),
    *construct(
        "Since",
        None,
        "[(in|during|at)] this timing point",
        printed=False,
        only=_WHERE_PLAYED,
        **whole("down"),
    ),
    # What happened in this down is earlier too, but for its play
    *only_read(construct("Since", None, "{=:EarlierIn}")),
    *(
        each
        for stretch, said in STRETCH_NOUNS
        for each in word(
            "SoFar",
            stretch,
            f"this {stretch}",
            f"[so far|already] [on|in|during] this {said}",
            f"(on|in|during|so far in) the [current] {said}",
        )
    ),
    *(
        each
        for stretch, said in STRETCH_NOUNS
        for each in word(
            "EarlierIn",
            stretch,
            f"earlier this {stretch}",
            f"(earlier|previously) [on|in|during] this {said}",
            f"(earlier|previously) (on|in|during) the [current] {said}",
        )
    ),
    *(each for verb in PAST for each in _asked(verb, "{since:Since}", "")),
    *(each for verb in PAST for each in _not_done(verb)),
    *construct("Asked", None, "{=:Anyone}", views={WHOLE: read_as(_by_anyone)}),
    # What has become of somebody's Players
    *(
        each
        for state in ("energized", "exhausted")
        for kind, said in (
            (
                "Asked",
                "(one of|any of|one or more of) {who:Whose} Players (was|were|has been|have been)",
            ),
            ("Denied", "none of {who:Whose} Players (was|were|has been|have been)"),
        )
        for each in construct(
            kind, Happened, f"{said} {state} {{since:Since}}", event=f"a Player is {state}"
        )
    ),
    # What came of this play needs no word about when, nor what is over when it is asked
    *(each for verb in PAST for each in _asked(verb, "", "Now" if verb.now else "Then", since=NOW)),
    *construct("AskedThen", None, "{=:AnyoneThen}", views={WHOLE: read_as(_by_anyone)}),
    *construct("ThenCondition", None, "{=:AskedThen}"),
    *construct("ThenCondition", None, "{=:DeniedThen}", views={WHOLE: OPPOSITE}),
    # The same of the play: `If this results in a touchdown, …`
    *(
        each
        for event, name, more in (
            ("a touchdown is scored", "a touchdown", ("~scores a touchdown",)),
            ("a first down is gained", "a first down", ("~gets a first down",)),
            ("a fumble happens", "a fumble", ("~is fumbled",)),
            ("an interception happens", "an interception", ("~is (intercepted|picked off)",)),
            ("a safety is scored", "a safety", ()),
            ("a turnover happens", "a turnover", ()),
        )
        for each in (
            *asks(
                Happened,
                f"~results in {name}",
                *(f"~{verb} {name}" for verb in ("gains", "goes for", "is", "ends in")),
                *more,
                event=event,
                who="offense",
                since=NOW,
                category="NowOfIt",
            ),
            *asks(
                Happened,
                f"this ~results in {name}",
                f"this ~is {name}",
                event=event,
                who="offense",
                since=NOW,
                category="Now",
            ),
            *construct(
                "DeniedNowOfIt",
                Happened,
                f"(fails|failed) to (gain|result in) {name}",
                event=event,
                who="offense",
                since=NOW,
            ),
        )
    ),
    *construct("AskedNow", None, "{@:AskedPlay} {=:AskedNowOfIt}"),
    *construct("AskedNow", None, "{@:AskedPlay} {=:DeniedNowOfIt}", views={WHOLE: OPPOSITE}),
    *construct("AskedNow", None, "{=:AnyoneNow}", views={WHOLE: read_as(_by_anyone)}),
    *construct("IfCondition", None, "{=:AskedNow}"),
    *construct("IfCondition", None, "{=:DeniedNow}", views={WHOLE: OPPOSITE}),
    # Several deeds in one: you scored a touchdown or made a field goal this game
    *(
        each
        for verb in PAST
        if verb.does
        for each in word("PastDeed", verb.event, *(inflected(each, "past") for each in verb.does))
    ),
    *listed("PastDeeds", "PastDeed", "or", ", or"),
    *(
        each
        for verb in PAST
        if verb.does
        for each in word(
            "DoneDeed", verb.event, *(inflected(each, "participle") for each in verb.does)
        )
    ),
    # Whoever attempted one made it or missed it
    *(
        each
        for category in ("PastDeed", "DoneDeed")
        for each in word(
            category,
            ("a field goal is made", "a field goal is missed"),
            "(attempted|tried) a field goal",
        )
    ),
    *listed("DoneDeeds", "DoneDeed", "or", ", or"),
    *construct("Asked", None, "{=:DidSome}", views={WHOLE: read_as(_did_some)}),
    *construct(
        "Asked", None, "{=:DidNone}", views={WHOLE: read_as(lambda said: _did_none(said, said.who))}
    ),
    *construct(
        "DidSome",
        Forced,
        "{who:Who} {events:PastDeeds} {:OnLastDown}",
        since=NOW,
        only=_ON_ONE_PLAY,
    ),
    *construct(
        "DidSome",
        Forced,
        "{who:Who} {events:PastDeeds} {since:Since}",
        [
            "{who:Who[base]} have {events:DoneDeeds} {since:Since}",
            "{who:Who[third]} has {events:DoneDeeds} {since:Since}",
        ],
    ),
    *construct(
        "DidNone",
        Forced,
        "{who:Who[base]} have not {events:DoneDeeds} {since:Since}",
        ["{who:Who[third]} has not {events:DoneDeeds} {since:Since}"],
    ),
    *construct(
        "Asked",
        None,
        "{=:AskedForced}",
        views={WHOLE: read_as(lambda said: happened(said, OTHER.get(said.who)))},
    ),
    *construct(
        "Asked",
        None,
        "{=:DeniedForced}",
        views={WHOLE: read_as(lambda said: _did_none(said, OTHER.get(said.who)))},
    ),
    *asks(
        Forced,
        "{who:Who[p]} ~forced {events:Turnovers} {since:Since}",
        category="Forced",
    ),
    *construct(
        "Asked",
        None,
        "{=:AskedKicked}",
        views={WHOLE: read_as(lambda said: happened(said, said.who))},
    ),
    *construct(
        "Asked",
        None,
        "{=:DeniedKicked}",
        views={WHOLE: read_as(lambda said: _did_none(said, said.who))},
    ),
    *asks(
        Forced,
        "{who:Who[p]} ~attempted a field goal {since:Since}",
        category="Kicked",
        events=("a field goal is made", "a field goal is missed"),
    ),
    *word("Turnovers", ("a fumble happens",), "a fumble"),
    *word("Turnovers", ("an interception happens",), "an interception"),
    *word(
        "Turnovers",
        ("a fumble happens", "an interception happens"),
        "a fumble or [an] interception",
    ),
    *asks(Did, "that ~was done"),
]
