"""Inventing effects, modifiers and abilities for random cards.

Each entry of the tables is a weight and a function of the scene; a weight of 0 in an edition that
does not know the thing keeps it out.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from snapcount.cards.dice import Dice
from snapcount.cards.nouns import (
    All,
    Choose,
    Countable,
    CountCards,
    Did,
    GritIn,
    Group,
    NamedCalled,
    Not,
    Number,
    Players,
    That,
    ThatCardIs,
    TheGrit,
    TheX,
    This,
    Times,
    YardsWould,
)
from snapcount.cards.text import invent_nouns as nouns
from snapcount.cards.text.invent_cards import (
    CARD_EFFECTS,
    CARD_MODIFIERS,
    GRIT_EFFECTS,
    KICK_EFFECTS,
    MODERN_EFFECTS,
    by_shown,
    cost,
)
from snapcount.cards.text.invent_nouns import DECKS, DEFENSE, OFFENSE, WHO, Scene
from snapcount.cards.tree import (
    Ability,
    Activated,
    AlsoCalled,
    AlsoPlay,
    Audible,
    Await,
    BecomeDefense,
    BecomePlay,
    CallFromHand,
    CancelAbilities,
    CancelIt,
    CancelLayer,
    CancelTurnover,
    Cannot,
    CannotCall,
    CannotCancel,
    CannotDraw,
    CannotPlayActions,
    CannotReplay,
    CannotTimeout,
    CannotUse,
    ChangeBaseYards,
    ChangeCatchRange,
    ChangeClock,
    ChangeStrength,
    ChangeTimeouts,
    ChangeTimeUnits,
    ChooseDefense,
    ChooseOne,
    ChoosePlayers,
    ChooseX,
    CopyAbility,
    CopyCall,
    CopyLayer,
    CountsAs,
    DetermineGrit,
    Discard,
    DiscardAny,
    DiscardTop,
    Draw,
    Effect,
    EitherMay,
    Energize,
    Event,
    ExhaustPlayers,
    FirstDown,
    Gain,
    GainAbilitiesOf,
    GainAbility,
    Grants,
    If,
    InsteadYards,
    KickAgain,
    Lasting,
    LayerKind,
    LimitActions,
    LimitYards,
    LookAndReorder,
    LookAndTake,
    Lose,
    MakeResult,
    May,
    Modifier,
    ModifyCatchRange,
    ModifyFieldGoals,
    ModifyGrit,
    ModifyHandLimit,
    ModifyRating,
    ModifyStrength,
    ModifyTimeUnits,
    ModifyYards,
    MoveBall,
    MultiplyYards,
    MustDesignate,
    NamePlay,
    NewTarget,
    OnDesignation,
    PlaceBall,
    PlayCall,
    Recover,
    RemoveCard,
    ReplayDown,
    RevealHand,
    RevealTop,
    ScorePoints,
    Search,
    SetCatchRange,
    SetRating,
    SetStrength,
    SetTimeUnits,
    ShuffleDiscard,
    SkipDraw,
    Static,
    Substitute,
    ToBench,
    Triggered,
    Turnover,
    Uncancellable,
    Would,
)
from snapcount.cards.words import (
    PASS_CALLS,
    RUN_CALLS,
    TIMING_POINTS,
    Call,
    CardKind,
    Duration,
    Keyword,
    Stretch,
)

RESULTS: Final = ("stopped", "successful", "incomplete", "complete")
DURATIONS: Final[tuple[Duration, ...]] = (
    "this down",
    "next play",
    "this possession",
    "this half",
    "this game",
    "next down",
)

EVENTS: Final[tuple[Event, ...]] = (
    "a possession starts",
    "a down starts",
    "a play is revealed",
    "a play is stopped",
    "a play is successful",
    "a pass is incomplete",
    "the play ends",
    "a touchdown is scored",
    "a field goal is made",
    "a field goal is missed",
    "a safety is scored",
    "a turnover happens",
    "a punt is made",
    "an Action card is played",
    "an Exhaust ability is used",
    "a Player is energized",
    "a Player is exhausted",
    "a card is drawn",
    "a card is discarded",
    "a timeout is spent",
    "a Player is designated",
    "a first down is gained",
    "points are scored",
    "a possession ends",
    "a Gridiron card is played",
    "a Power Up is played",
    "a Superstar is played",
    "a half starts",
    "overtime starts",
    "a down ends",
    "a half ends",
    "a fumble happens",
    "an interception happens",
    "this card is played",
    "a turnover on downs happens",
    "this card leaves the field",
)
NOBODYS_EVENTS: Final = ("a half ends", "this card is played", "this card leaves the field")
PLAYER_EVENTS: Final = (
    "a Player is designated",
    "an Exhaust ability is used",
    "a Player is energized",
    "a Player is exhausted",
)

Maker = Callable[[Scene], Effect]


def _yards(scene: Scene) -> Number:
    return nouns.number(scene, 5, 25, 5)


def _change(scene: Scene, most: int, step: int = 1) -> Number:
    """A number that is added or, as often, taken away."""
    value = nouns.number(scene, step, most, step)
    if scene.dice.chance(50):
        if isinstance(value, int):
            return -value
        if isinstance(value, Times):
            return Times(-value.per, value.count)
    return value


def play_call(dice: Dice) -> PlayCall:
    """A whole play, as a card prints it."""
    kind: Call = dice.weighted(
        [(3, dice.pick(RUN_CALLS)), (3, dice.pick(PASS_CALLS)), (1, "run"), (1, "pass")]
    )
    if kind == "run" or kind in RUN_CALLS:
        return PlayCall(kind)
    deep = {"short pass": 15, "medium pass": 25, "long pass": 40}.get(kind, 10)
    low = dice.between(0, 5)
    return PlayCall(kind, deep + 5 * dice.below(4), low, dice.between(low + 2, 9))


def _every(dice: Dice) -> tuple[PlayCall, ...]:
    """Any play of a kind, or any play at all."""
    if dice.chance(20):
        return tuple(PlayCall(call) for call in (*RUN_CALLS, *PASS_CALLS))
    if dice.chance(50):
        return tuple(PlayCall(call) for call in RUN_CALLS)
    yards, low = dice.between(10, 30, 5), dice.between(0, 4)
    return tuple(PlayCall(call, yards, low, low + 4) for call in PASS_CALLS)


def defense(dice: Dice, stop_all: bool = False) -> tuple[Call, ...]:
    """A defensive call: one or two calls, or with `stop_all` all of a kind."""
    if stop_all:
        return dice.pick((RUN_CALLS, PASS_CALLS))
    return dice.some((*RUN_CALLS, *PASS_CALLS), 2)


def _ends(dice: Dice) -> tuple[int, int]:
    """How the two ends of a catch range move; never both not at all."""
    if dice.chance(50):
        size = dice.pick((1, 2, -1, -2))
        return -size, size
    size = dice.pick((1, 2, 3, -1, -2, -3))
    return (size, 0) if dice.chance(50) else (0, size)


def _determine(scene: Scene) -> Effect:
    scene.grit = True
    return DetermineGrit()


def _choose_x(scene: Scene) -> Effect:
    scene.x = True
    dice = scene.dice
    if dice.chance(25):
        deck = dice.pick(DECKS)
        return ChooseX(up_to=CountCards("you", deck, dice.pick(("hand", "discard"))))
    return ChooseX(0, dice.pick((3, 5, 9)), nouns.who(dice) if dice.chance(15) else "you")


def _name(scene: Scene) -> Effect:
    scene.named = True
    return NamePlay(scene.dice.chance(25))


def _count(scene: Scene) -> Number:
    return nouns.number(scene, 1, 3)


def _discard(scene: Scene) -> Effect:
    dice = scene.dice
    whose, deck = nouns.who(dice), dice.pick(DECKS)
    count = None if dice.chance(15) else _count(scene)
    scene.moved = True
    if count is None:
        return Discard(whose, deck, None)
    return Discard(whose, deck, count, dice.pick(("choose", "random")))


def _search(scene: Scene) -> Effect:
    """A search for a card of some kind, or for some play."""
    dice = scene.dice
    if dice.chance(40):
        return Search(nouns.who(dice), ("play",), None, nouns.calls(dice), dice.chance(70))
    kind: CardKind = dice.pick(("action", "power up", "superstar", "gridiron", "defense"))
    return Search(nouns.who(dice), ("action",), kind, (), dice.chance(70))


def _bring_in(scene: Scene) -> Effect:
    """A substitution that says who comes in."""
    dice = scene.dice
    out = nouns.players(scene, "field")
    if scene.on_player and dice.chance(50):
        return Substitute(out, True, This())
    place = dice.pick((*OFFENSE, *DEFENSE))
    return Substitute(out, dice.chance(70), Choose(Group(where="bench", positions=(place,))))


def _look_and_take(scene: Scene) -> Effect:
    dice = scene.dice
    count = dice.between(2, 5)
    rest = dice.pick(("top", "bottom", "discard", "shuffle"))
    scene.moved = True
    if dice.chance(30):
        return LookAndTake("play", count, 1, "call", rest)  # type: ignore[arg-type]
    take = dice.between(1, count - 1)
    return LookAndTake(dice.pick(DECKS), count, take, "hand", rest)  # type: ignore[arg-type]


def _recover_x(scene: Scene) -> Effect:
    scene.moved = True
    if scene.dice.chance(40):
        kind: CardKind = scene.dice.pick(
            ("power up", "superstar", "gridiron", "offense", "generic")
        )
        return Recover(nouns.who(scene.dice), "action", 1, kind)
    count = TheX() if scene.x else scene.dice.between(1, 3)
    return Recover(nouns.who(scene.dice), scene.dice.pick(DECKS), count)


def _discard_more(scene: Scene) -> Effect:
    dice = scene.dice
    whose, count = nouns.who(dice), dice.between(1, 2)
    scene.moved = True
    if dice.chance(50):
        return DiscardTop(whose, dice.pick(DECKS), count)
    return DiscardAny(whose, count, dice.chance(30))


def _changed(scene: Scene, by: int) -> int:
    return by if scene.dice.chance(60) else -by


_SIMPLE: Final[list[tuple[int, Maker]]] = [
    (24, lambda s: Gain(_yards(s))),
    (14, lambda s: Lose(_yards(s))),
    (3, lambda s: MultiplyYards(s.dice.pick(("double", "halve")))),
    (4, lambda s: InsteadYards(_change(s, 20, 5))),
    (3, lambda s: LimitYards(s.dice.pick(("at most", "at least")), _yards(s))),
    (3, lambda s: ChangeBaseYards(_change(s, 15, 5))),
    (4, lambda s: MoveBall(_change(s, 15, 5))),
    (8, lambda s: Audible(nouns.who(s.dice))),
    (
        7,
        lambda s: BecomePlay(
            tuple(play_call(s.dice) for _ in range(s.dice.between(1, 3))), s.dice.chance(20)
        ),
    ),
    (3, lambda s: BecomeDefense(defense(s.dice, s.dice.chance(15)), s.dice.chance(30))),
    (
        2,
        lambda s: ChooseDefense(
            s.dice.between(1, 2), s.dice.pick((None, "run", "pass")), s.dice.chance(40)
        ),
    ),
    (2, lambda s: BecomePlay(_every(s.dice), s.dice.chance(20))),
    (3, lambda s: AlsoPlay(nouns.calls(s.dice))),
    (2, lambda s: CopyCall(s.dice.pick(nouns.SIDES))),
    (2, lambda s: _name(s)),
    (3, lambda s: ReplayDown()),
    (6, lambda s: MakeResult(s.dice.pick(RESULTS))),
    (4, lambda s: ChangeCatchRange(*_ends(s.dice))),
    (2, lambda s: SetCatchRange(*nouns.small_range(s.dice))),
    (8, lambda s: ChangeStrength(_change(s, 4))),
    (3, lambda s: SetStrength(nouns.number(s, 0, 9))),
    (4, lambda s: Turnover(s.dice.pick(("fumble", "interception", "pick six")))),
    (3, lambda s: CancelTurnover()),
    (5, lambda s: FirstDown()),
    (3, lambda s: ChangeTimeUnits(_change(s, 2))),
    (2, lambda s: SetTimeUnits(nouns.number(s, 0, 3))),
    (3, lambda s: ChangeClock(_change(s, 2))),
    (2, lambda s: ChangeTimeouts(nouns.who(s.dice), _changed(s, 1))),
    (6, _determine),
    (1, lambda s: ScorePoints(nouns.who(s.dice), s.dice.between(1, 3))),
    (4, lambda s: ChoosePlayers(nouns.choose(s))),
    (12, lambda s: Energize(nouns.players(s))),
    (9, lambda s: ExhaustPlayers(nouns.players(s, "field"))),
    (3, lambda s: ToBench(nouns.players(s, "field"))),
    (5, lambda s: Substitute(nouns.players(s, "field"), s.dice.chance(70))),
    (2, lambda s: _bring_in(s)),
    (2, lambda s: PlaceBall(s.dice.between(5, 50, 5), s.dice.pick(WHO[:4]))),
    (3, lambda s: _look_and_take(s)),
    (1, lambda s: NewTarget(s.dice.pick(("action card", "exhaust ability", "effect")))),
    (
        4,
        lambda s: CancelAbilities(
            s.dice.pick(("run", "receive", "tackle", "exhaust")),
            None if s.dice.chance(50) else nouns.who(s.dice),
        ),
    ),
    (12, lambda s: Draw(nouns.who(s.dice), s.dice.pick(DECKS), _count(s))),
    (10, _discard),
    (3, lambda s: Search(nouns.who(s.dice), s.dice.some(DECKS, 2), reveal=s.dice.chance(70))),
    (2, lambda s: _search(s)),
    (2, lambda s: _discard_more(s)),
    (1, lambda s: CallFromHand(calls=nouns.calls(s.dice) if s.dice.chance(40) else ())),
    (4, lambda s: Recover(nouns.who(s.dice), s.dice.pick(DECKS), s.dice.between(1, 2))),
    (1, lambda s: _recover_x(s)),
    (3, lambda s: RevealHand(nouns.who(s.dice), s.dice.pick(DECKS))),
    (
        4,
        lambda s: LookAndReorder(
            nouns.who(s.dice), s.dice.pick(DECKS), s.dice.weighted([(1, 1), (2, 2), (4, 3)])
        ),
    ),
    (3, lambda s: SkipDraw(nouns.who(s.dice))),
    (2, lambda s: ShuffleDiscard(nouns.who(s.dice), s.dice.pick(DECKS))),
    (
        6,
        lambda s: CancelLayer(
            s.dice.pick(("action card", "exhaust ability", "effect")),
            None if s.dice.chance(50) else nouns.who(s.dice),
            s.dice.chance(20),
        ),
    ),
    (
        2,
        lambda s: CancelLayer(
            s.dice.pick(("offense action card", "defense action card", "tackle ability")),
            None if s.dice.chance(50) else nouns.who(s.dice),
        ),
    ),
    (2, lambda s: Uncancellable()),
    (3, _choose_x),
    (9, lambda s: Lasting(modifier(s), s.dice.pick(DURATIONS))),
]
_MODERN: Final[list[tuple[int, Maker]]] = [
    (
        4,
        lambda s: RemoveCard(
            s.dice.pick(("power up", "superstar", "gridiron")),
            None if s.dice.chance(50) else nouns.who(s.dice),
            s.dice.weighted([(5, 1), (1, 2), (2, None)]),
        ),
    ),
]
_COPIES: Final[list[tuple[int, Maker]]] = [
    (
        3,
        lambda s: CopyLayer(
            s.dice.pick(("action card", "exhaust ability", "effect")),
            None if s.dice.chance(50) else nouns.who(s.dice),
        ),
    ),
    (
        3,
        lambda s: CopyAbility(
            nouns.players(s, "field"), s.dice.pick(("exhaust", "run", "receive", "tackle"))
        ),
    ),
]
_CONTROL: Final[list[tuple[int, Maker]]] = [
    (4, lambda s: _gain_ability(s)),
    (4, lambda s: _either(s)),
    (16, lambda s: _if(s)),
    (12, lambda s: _may(s)),
    (7, lambda s: _choose_one(s)),
    (7, lambda s: _await(s)),
]


# Control ---------------------------------------------------------------------------------------


def _if(scene: Scene) -> Effect:
    asked = nouns.condition(scene)
    then = effects(scene.inner(), 2)
    return If(asked, then, effects(scene.inner(), 2) if scene.dice.chance(25) else ())


def _may(scene: Scene) -> Effect:
    dice = scene.dice
    inner = scene.inner()
    offered = effects(inner, 2)
    return May(
        offered,
        who=nouns.who(dice) if dice.chance(35) else "you",
        if_done=effects(inner, 2) if dice.chance(35) else (),
        if_not=effects(scene.inner(), 2) if dice.chance(20) else (),
    )


def _either(scene: Scene) -> Effect:
    dice = scene.dice
    deck = dice.pick(DECKS)
    offered: tuple[Effect, ...] = (Discard("each player", deck, dice.between(1, 2)),)
    if dice.chance(30):
        offered = (*offered, Draw("each player", "action"))
    return EitherMay(
        offered,
        effects(scene.inner(), 1) if dice.chance(40) else (),
        effects(scene.inner(), 1) if dice.chance(70) else (),
    )


def _gain_ability(scene: Scene) -> Effect:
    """An ability without names, which would need quotation marks in quotation marks."""
    dice = scene.dice
    who = nouns.players(scene, "field")
    inside = Scene(dice, scene.edition, depth=2, named_teams=False)
    ability: Ability
    if dice.chance(50):
        keyword: Keyword = dice.pick(("run", "receive", "tackle"))
        ability = OnDesignation(keyword, effects(inside, 1))
    elif dice.chance(50):
        ability = Activated(effects(inside, 1))
    else:
        ability = Static(modifier(inside)) if dice.chance(50) else triggered(inside)
    return GainAbility(who, ability, dice.pick(DURATIONS))


def grants(scene: Scene) -> Grants:
    """An ability with a keyword that others have, without names and quotation marks in it."""
    dice = scene.dice
    who = nouns.group(scene, "field")
    inside = Scene(dice, scene.edition, depth=2, named_teams=False)
    if dice.chance(60):
        keyword: Keyword = dice.pick(("run", "receive", "tackle"))
        return Grants(who, OnDesignation(keyword, effects(inside, 1)))
    return Grants(who, Activated(effects(inside, 1)))


def _choose_one(scene: Scene) -> Effect:
    dice = scene.dice
    options = tuple(effects(scene.inner(), 2) for _ in range(dice.between(2, 3)))
    count = 2 if len(options) == 3 and dice.chance(30) else 1
    return ChooseOne(options, nouns.who(dice) if dice.chance(25) else "you", count)


def _await(scene: Scene) -> Effect:
    dice = scene.dice
    inner = scene.inner()
    ability = would(inner) if dice.chance(40) else triggered(inner)
    return Await(ability, dice.pick(DURATIONS), once=dice.chance(70))


def effect(scene: Scene) -> Effect:
    """One effect; control is left out where the nesting is deep enough."""
    table = _SIMPLE + CARD_EFFECTS + KICK_EFFECTS + _COPIES
    if scene.on_player:
        table.append((3, lambda s: GainAbilitiesOf(nouns.players(s), s.dice.pick(DURATIONS))))
    if scene.grit:
        table += GRIT_EFFECTS
    if scene.shown:
        table.append((30, by_shown))
    if scene.modern:
        table += _MODERN + MODERN_EFFECTS
    if scene.depth < 2:
        table += _CONTROL
    if scene.grit and scene.depth < 2:
        table.append((40, lambda s: If(GritIn(*nouns.small_range(s.dice)), effects(s.inner(), 1))))
    return scene.dice.weighted(table)(scene)


def effects(scene: Scene, most: int) -> tuple[Effect, ...]:
    """One to `most` effects in a row, fewer more likely; X and Grit are used once known."""
    row = [effect(scene)]
    while len(row) < most and scene.dice.chance(40):
        row.append(effect(scene))
    if scene.depth < 2 and scene.dice.chance(4) and not isinstance(row[-1], _UNDECIDED):
        row.append(If(Did() if scene.dice.chance(80) else Not(Did()), effects(scene.inner(), 1)))
    last = row[-1]
    single = isinstance(last, CancelLayer) and not last.every
    if single or (isinstance(last, RemoveCard) and last.count == 1):
        if scene.depth < 2 and scene.dice.chance(20):
            asked = ThatCardIs(scene.dice.pick(("you", "opponent")))
            row.append(If(asked, effects(scene.inner(), 1)))
    if isinstance(row[-1], DetermineGrit) and scene.dice.chance(30):
        row += [scene.dice.weighted(GRIT_EFFECTS)(scene), Gain(TheGrit())]
    if isinstance(row[-1], ChooseX | DetermineGrit):
        value: Countable = TheX() if isinstance(row[-1], ChooseX) else TheGrit()
        row.append(scene.dice.weighted(_USES)(scene, value))
    if isinstance(row[-1], NamePlay) and scene.depth < 2:
        row.append(If(NamedCalled(scene.dice.pick(nouns.SIDES)), effects(scene.inner(), 1)))
    if isinstance(row[-1], RevealTop):
        row.append(by_shown(scene))
    return tuple(row)


_UNDECIDED: Final = (If, May, ChooseOne, Await, ChooseX, DetermineGrit, Uncancellable)
"""Effects after which nobody asks whether they were done."""

_USES: Final[list[tuple[int, Callable[[Scene, Countable], Effect]]]] = [
    (3, lambda s, value: Gain(Times(s.dice.between(5, 10, 5), value))),
    (2, lambda s, value: Lose(Times(5, value))),
    (2, lambda s, value: Draw(nouns.who(s.dice), s.dice.pick(DECKS), value)),
    (2, lambda s, value: ChangeStrength(value)),
    (1, lambda s, value: SetStrength(value)),
]


# Triggers --------------------------------------------------------------------------------------


def triggered(scene: Scene, bench: bool = False) -> Triggered:
    dice = scene.dice
    event = dice.pick(EVENTS)
    involved: Players | None = None
    if event in PLAYER_EVENTS and dice.chance(60):
        options: list[tuple[int, Players]] = [(3, All(nouns.group(scene, "field")))]
        if scene.on_player:
            options.append((4, This()))
        if scene.that:
            options.append((6, That()))
        involved = dice.weighted(options)
    about_plays = event in EVENTS[2:7]
    return Triggered(
        event=event,
        who=dice.pick(WHO[:4])
        if involved is None and event not in NOBODYS_EVENTS and dice.chance(60)
        else None,
        players=involved,
        calls=nouns.calls(dice) if about_plays and dice.chance(40) else (),
        condition=nouns.condition(scene.inner()) if dice.chance(20) else None,
        effects=effects(scene.inner(), 2),
        bench=bench,
        once_per=stretch(dice),
    )


def stretch(dice: Dice) -> Stretch | None:
    """Mostly no limit."""
    return dice.pick(("down", "possession", "half", "game")) if dice.chance(10) else None


def _would_do(scene: Scene, bench: bool) -> Would:
    """In the stead of a draw, of an Action card or of an Exhaust ability."""
    dice = scene.dice
    inner = scene.inner()
    who = dice.pick(WHO[:4])
    if dice.chance(50):
        drawn = dice.pick(("an Action card would be drawn", "a Play card would be drawn"))
        return Would(drawn, effects(inner, 1), who, bench=bench, once_per=stretch(dice))  # type: ignore[arg-type]
    done: tuple[Effect, ...] = (CancelIt(),)
    if dice.chance(40):
        done = effects(inner, 1)
    elif dice.chance(30):
        done = (*done, If(ThatCardIs(dice.pick(("you", "opponent"))), effects(inner, 1)))
    event = dice.pick(("an Action card would be played", "an Exhaust ability would be used"))
    return Would(event, done, who, bench=bench, once_per=stretch(dice))  # type: ignore[arg-type]


def would(scene: Scene, bench: bool = False) -> Would:
    dice = scene.dice
    inner = scene.inner()
    who = dice.pick(WHO[:4]) if dice.chance(60) else None
    limited = nouns.calls(dice) if dice.chance(40) else ()
    if dice.chance(50):
        yards = YardsWould(at_least=dice.between(5, 40, 5))
        if dice.chance(20):
            yards = YardsWould(at_most=-dice.between(1, 10))
        low: tuple[Effect, ...] = (InsteadYards(_change(inner, 20, 5)),)
        if dice.chance(40):
            low += effects(inner, 1)
        return Would("the play would gain yards", low, who, limited, yards, bench)
    if dice.chance(15):
        event = dice.pick(("a field goal would be good", "a field goal would be missed"))
        inner.grit = True
        done = effects(inner, 1) if dice.chance(40) else (KickAgain(),)
        return Would(event, done, who, (), None, bench)  # type: ignore[arg-type]
    if dice.chance(15):
        event, limited, inner.that = "a Player would be exhausted", (), True
        involved: Players | None = None
        if who is None and dice.chance(70):
            involved = All(nouns.group(scene, "field"))
            if scene.on_player and dice.chance(50):
                involved = This()
        done = effects(inner, 2)
        return Would(event, done, who, (), None, bench, stretch(dice), involved)  # type: ignore[arg-type]
    if dice.chance(20):
        return _would_do(scene, bench)
    event = dice.pick(
        (
            "the play would be stopped",
            "the play would be stopped",
            "a pass would be incomplete",
            "a live ball turnover would happen",
            "a fumble would happen",
            "an interception would happen",
            "a touchdown would be scored",
        )
    )
    if event == "a pass would be incomplete":
        limited = (dice.pick(PASS_CALLS),) if dice.chance(30) else ()
    asked = nouns.condition(scene.inner()) if dice.chance(20) else None
    return Would(
        event,  # type: ignore[arg-type]
        effects(inner, 2),
        who,
        limited,
        asked,
        bench,
        stretch(dice),
    )


# Modifiers -------------------------------------------------------------------------------------

_MODIFIERS: Final[list[tuple[int, Callable[[Scene], Modifier]]]] = [
    (10, lambda s: ModifyYards(_change(s, 15, 5), nouns.who(s.dice), _some_calls(s))),
    (6, lambda s: ModifyStrength(_change(s, 3), nouns.who(s.dice), _some_calls(s))),
    (4, lambda s: ModifyCatchRange(*_ends(s.dice), nouns.who(s.dice), _some_calls(s))),
    (3, lambda s: ModifyTimeUnits(_changed(s, 1), nouns.who(s.dice), _some_calls(s))),
    (3, lambda s: ModifyHandLimit(nouns.who(s.dice), s.dice.pick(DECKS), _changed(s, 1))),
    (2, lambda s: ModifyGrit(_changed(s, s.dice.between(1, 3)), nouns.who(s.dice))),
    (3, lambda s: ModifyFieldGoals(_changed(s, s.dice.between(5, 15, 5)), nouns.who(s.dice))),
    (3, lambda s: ModifyRating(_changed(s, s.dice.between(1, 10)), nouns.subject(s))),
    (2, lambda s: CountsAs(nouns.subject(s), s.dice.pick((*OFFENSE, *DEFENSE, "DB", "OL")))),
    (1, lambda s: SetRating(s.dice.between(60, 99), nouns.subject(s))),
    (1, lambda s: LimitActions(nouns.who(s.dice))),
    (2, lambda s: _call_rule(s)),
    (1, lambda s: CannotReplay(nouns.who(s.dice))),
    (2, lambda s: Cannot("be exhausted", nouns.subject(s), s.dice.pick(("effects", "opponent")))),
    (2, lambda s: Cannot("be targeted", nouns.subject(s), s.dice.pick((None, "opponent")))),
    (2, lambda s: AlsoCalled(nouns.calls(s.dice), s.dice.pick(PASS_CALLS), nouns.who(s.dice))),
    (
        5,
        lambda s: Cannot(
            s.dice.pick(("be exhausted", "be energized", "be designated")), nouns.subject(s)
        ),
    ),
    (
        3,
        lambda s: CannotUse(
            nouns.subject(s), s.dice.pick((None, "run", "receive", "tackle", "exhaust"))
        ),
    ),
    (2, lambda s: MustDesignate(nouns.subject(s))),
    (2, lambda s: CannotCancel(nouns.who(s.dice))),
    (1, lambda s: CannotCancel(nouns.who(s.dice), _kind_of_layer(s))),
    (2, lambda s: CannotDraw(nouns.who(s.dice), s.dice.pick(DECKS))),
    (2, lambda s: CannotTimeout(nouns.who(s.dice))),
    (2, lambda s: CannotPlayActions(nouns.who(s.dice), s.dice.pick((None, None, *TIMING_POINTS)))),
]


def _kind_of_layer(scene: Scene) -> LayerKind:
    return scene.dice.pick(
        ("action card", "exhaust ability", "run ability", "receive ability", "tackle ability")
    )


def _call_rule(scene: Scene) -> Modifier:
    named = scene.named and scene.dice.chance(40)
    calls = () if named else nouns.calls(scene.dice)
    return CannotCall(nouns.who(scene.dice), calls, scene.dice.chance(30))


def _some_calls(scene: Scene) -> tuple[Call, ...]:
    return nouns.calls(scene.dice) if scene.dice.chance(60) else ()


def modifier(scene: Scene) -> Modifier:
    return scene.dice.weighted(_MODIFIERS + CARD_MODIFIERS)(scene)


def costly(scene: Scene, most: int) -> tuple[Effect, ...]:
    """Effects that now and then have a cost before them."""
    if scene.dice.chance(94):
        return effects(scene, most)
    return (cost(scene), *effects(scene, most))


def samples() -> list[Effect]:
    """A few effects of every kind, always the same."""
    scene = Scene(Dice(1), that=True, grit=True, x=True)
    return [make(scene) for _, make in (*_SIMPLE, *_MODERN) for _ in range(5)]
