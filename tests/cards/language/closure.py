"""Closure: what can be said goes with everything that it can be said of.

    python -m tests.cards.language.closure [--holes [WORDS]]

Hosts (what is done, what stands, what waits) times adjuncts (conditions, durations, occasions,
offers), each in front of the host and behind it, on the card where that makes sense; and frames
for one host or two (`If you are ahead, A. Otherwise, B.`). Where both parts are read alone, every
way to put them together has to be read, to one tree, and that tree has to hold the host and the
adjunct. The table counts those texts; `--holes` lists the others, or those with these words.

What makes no sense is left out by class:

- A deed is over at once: it takes no duration, and no `while`.
- What is done to the play at hand (`Gain 5 yards`) is done in that down. It takes no longer
  duration, and no occasion at which no play is left that it could be done to.
- What stands needs no occasion, and nobody pays for it; for a while, it is an effect, and does.
- What waits for something of its own does not wait for something else first. What is asked before
  it, or of what it does, may be asked when it happens or when that is done: both are read.
- What lasts is not put before a time (`… this possession at the end of the play`): people say when
  first.
- Who is designated, what becomes of the play, and what was called is asked in a down: of what is
  done then. Of what stands, only that a play gains more or less can hang on it; all else would
  have to be settled before.
"""

from __future__ import annotations

import sys
from collections import Counter, defaultdict
from collections.abc import Iterator
from typing import Any, Final, NamedTuple, get_args

from tests.cards.language.coverage_report import report

from snapcount.cards.language.kernel.walk import parts
from snapcount.cards.language.meaning.draft import Page
from snapcount.cards.language.meaning.refusal import Refusal
from snapcount.cards.language.meaning.scene import Scene
from snapcount.cards.language.reader import Unread, read
from snapcount.cards.nouns import AllOf
from snapcount.cards.tree import Control, Effect, Grants, If, Lasting, Modifier

ACTION: Final = Scene(action=True, side="offense", on_player=False)
PLAYER: Final = Scene(side="offense")


class Host(NamedTuple):
    """A main clause of some kind; `base`: a verb in its base form, so that `to` can precede it."""

    words: str
    kind: str
    base: bool = False

    @property
    def scene(self) -> Scene:
        """What stands or waits does so on a Player, all else is done by an Action card."""
        return PLAYER if self.kind in ("stands", "of plays", "rule", "waits") else ACTION


_STANDING: Final = (
    Host("your Run plays gain 5 more yards", "of plays"),
    Host("your opponent's Passes gain 5 fewer yards", "of plays"),
    Host("the catch range of your Short Passes is 1 wider", "stands"),
    Host("your Wide Receivers cannot be exhausted", "stands"),
    Host("your Players have +5 rating", "stands"),
    Host("your opponent cannot play Action cards", "stands"),
    Host("you can play one additional Action card", "stands"),
    Host("the Grit of your field goals is increased by 2", "stands"),
    Host("your Running Backs also count as Wide Receivers", "stands"),
    Host("your maximum Action hand size is 5", "stands"),
    Host("your Action cards cannot be cancelled", "stands"),
    Host("your opponent cannot call Long Passes", "stands"),
    Host('your Running Backs have "Run: Gain 5 yards."', "stands"),
)
_RULES: Final = (
    Host("your Long Passes gain at most 25 yards", "rule"),
    Host("fumbles cannot happen", "rule"),
    Host("your Runs cannot be stopped", "rule"),
)
_WAITING: Final = (
    Host("whenever you gain a first down, draw an Action card", "waits"),
    Host("whenever a pass would be incomplete, instead gain 5 yards", "waits"),
)

HOSTS: Final = (
    Host("draw an Action card", "deed", base=True),
    Host("your opponent discards an Action card", "deed"),
    Host("energize one of your Players on the field", "deed", base=True),
    Host("exhaust one of your opponent's Players on the field", "deed", base=True),
    Host("search your Play deck for a Run and put it into your hand", "deed", base=True),
    Host("remove a Power Up from the field", "deed", base=True),
    Host("gain a timeout", "deed", base=True),
    Host("your opponent reveals their Play hand", "deed"),
    Host("you may draw an Action card", "deed"),
    Host("gain 5 yards", "play", base=True),
    Host("the play becomes a Short Pass: 15 (0-9)", "play"),
    Host("add 2 to the Play Strength", "play", base=True),
    Host("the play uses 1 more Time Unit", "play"),
    Host("double the yards gained on the play", "play", base=True),
    *_STANDING,
    *_RULES,
    *_WAITING,
    # What stands for a while is an effect
    *(Host(f"{each.words} this possession", "lasting") for each in (*_STANDING[::3], *_RULES)),
)


class Adjunct(NamedTuple):
    """What is added to a host: its kind, and all ways to put them together."""

    name: str
    kind: str
    ways: tuple[str, ...]


_SITUATIONS: Final = (
    "you are ahead",
    "you are behind by 7 or more",
    "the score is tied",
    "it is third down",
    "it is the second half",
    "it is overtime",
    "the ball is inside your opponent's 20",
    "you have a timeout left",
    "your opponent has no timeouts left",
    "you have two or fewer Action cards in your hand",
    "your opponent has more Action cards in hand than you",
    "you have two Running Backs on the field",
    "your opponent has a Legend on the field",
    "all of your Players on the field are Energized",
    "one of your Wide Receivers is Exhausted",
    "you are on offense",
    "there is a Gridiron card on the field",
    "your Action deck is empty",
    "you scored a touchdown this half",
    "your opponent has not scored this game",
    "your previous play was a Run",
    "the previous play was stopped",
    "you gained a first down this possession",
    "there are 10 or fewer Time Units left in the half",
    "you have spent a timeout this half",
    "you are ahead and it is the second half",
)
_IN_A_DOWN: Final = (
    "you called a Run",
    "your opponent called a Long Pass",
    "the called play is a Short Pass",
    "the Play Strength is 5 or higher",
    "the runner is a Running Back",
    "a Wide Receiver is the receiver",
    "the tackler is a Linebacker",
    "your Quarterback is the runner",
    "the play is successful",
    "the play was stopped",
    "the play gains 10 or more yards",
    "the pass is incomplete",
)
_CIRCUMSTANCES: Final = (
    "on third down",
    "in the second half",
    "in overtime",
    "inside your opponent's 20",
    "on third or fourth down",
)
_DURATIONS: Final = (
    "this down",
    "this possession",
    "until the end of the half",
    "this game",
    "for the rest of the game",
    "on your next play",
    "during the next down",
    "on your next two plays",
    "until the end of your next play",
    "until the end of the next down",
    "for the remainder of the half",
    "until the possession ends",
)
_OCCASIONS: Final = (
    ("at the end of the play", "late"),
    ("at the end of the down", "late"),
    ("at the end of the possession", "late"),
    ("at the end of the half", "late"),
    ("at the start of each possession", "late"),
    ("at the start of your next possession", "late"),
    ("at the start of the second half", "late"),
    ("at the end of each possession in which you did not score", "late"),
    ("at the end of each play this possession in which a Run gained 5 yards or less", "late"),
    ("whenever you gain a first down", "late"),
    ("after your opponent spends a timeout", "late"),
    ("each time your opponent punts", "late"),
    ("whenever your opponent plays an Action card", "then"),
    ("whenever you call a Run", "then"),
    ("whenever one of your Running Backs is designated", "then"),
    ("the next time you call a Run", "then"),
)
_PAID: Final = "discard an Action card"


def _placed(name: str, kind: str) -> Adjunct:
    return Adjunct(name, kind, (f"{name}, {{}}.", f"{{}} {name}."))


def adjuncts() -> Iterator[Adjunct]:
    """Every adjunct, with the ways to put it before a host and behind."""
    for words in (*_SITUATIONS, *_CIRCUMSTANCES):
        yield _placed(words if words in _CIRCUMSTANCES else f"if {words}", "if")
    for words in _IN_A_DOWN:
        yield _placed(f"if {words}", "in a down")
    for words in _SITUATIONS[:8]:
        yield _placed(f"unless {words}", "unless")
    for words in _SITUATIONS:
        yield _placed(f"while {words}", "while")
    for words in _DURATIONS:
        yield _placed(words, "duration")
    for words, kind in _OCCASIONS:
        yield _placed(words, kind)
    for words in ("discards an Action card", "spends a timeout"):
        unless = f"unless your opponent {words}"
        may = words.replace("discards", "discard").replace("spends", "spend")
        ways = (f"Your opponent may {may}. If they do not, {{}}.",)
        yield Adjunct(unless, "offer", (*_placed(unless, "").ways, *ways))
    paid = f"You may {_PAID}"
    yield Adjunct("if you do", "offer", (f"{paid}. If you do, {{}}.",))
    yield Adjunct("to", "to", (f"{paid} to {{}}.", f"{paid}. If you do, {{}}."))


_TAKES: Final = {
    "deed": ("if", "in a down", "unless", "late", "then", "offer", "to"),
    "play": ("if", "in a down", "unless", "then", "offer", "to"),
    "stands": ("if", "unless", "while", "duration"),
    "of plays": ("if", "in a down", "unless", "while", "duration"),
    "rule": ("if", "unless", "while", "duration"),
    "waits": ("if", "unless", "while", "duration"),
    "lasting": ("if", "unless", "late", "then", "offer"),
}
"""Which adjuncts a kind of host takes; the classes at the top say why it takes no others."""


def takes(host: Host, adjunct: Adjunct) -> bool:
    if adjunct.kind == "to" and not host.base:
        return False
    if host.kind == "lasting" and "end of" in adjunct.name and "possession" in adjunct.name:
        return False  # what lasts until then is over
    if adjunct.name.startswith("unless your") and host.words.startswith("you may"):
        return False  # whose choice comes first?
    return adjunct.kind in _TAKES[host.kind]


def scene_of(host: Host, adjunct: Adjunct) -> Scene:
    """The card: what lasts is done by an Action card, what waits for occasions is on a Player."""
    if adjunct.kind == "duration":
        return ACTION
    for_a_while = "next" in adjunct.name or "this possession" in adjunct.name
    if adjunct.kind in ("late", "then") and not for_a_while:
        return PLAYER
    return host.scene


def _read(text: str, scene: Scene) -> Page | None:
    try:
        return read(text[0].upper() + text[1:], scene)
    except (Unread, Refusal):
        return None


_CORE: Final = tuple(
    each for each in (*get_args(Effect), *get_args(Modifier)) if each not in (Lasting, Grants)
)
_CONTROL: Final = get_args(Control)


def core(page: Page) -> set[str]:
    """What a text does or says at bottom, without when, how long and on what condition."""
    return {
        repr(part)
        for part in parts(page.abilities, page.effects)
        if isinstance(part, _CORE) and not isinstance(part, _CONTROL)
    }


def asked(name: str) -> set[str]:
    """What a condition asks, as it is asked before a deed; nothing if it is not read there."""
    page = _read(f"{name}, draw an Action card.", ACTION)
    if page is None:
        return set()
    ((effect),) = page.effects
    condition: Any = effect.condition if isinstance(effect, If) else None
    row = condition.conditions if isinstance(condition, AllOf) else (condition,)
    return {repr(each) for each in row}


class Cell(NamedTuple):
    """One text, and whether it is read as it should be: `read`, `refused` or `another`."""

    row: str
    column: str
    text: str
    verdict: str


def _cores() -> dict[Host, set[str]]:
    """What each host says at bottom, of those that are read alone."""
    pages = {host: _read(f"{host.words}.", host.scene) for host in HOSTS}
    return {host: core(page) for host, page in pages.items() if page is not None}


def cells(every: int = 1) -> Iterator[Cell]:
    """Every text that makes sense, or one in so many of each host, with its verdict."""
    cores = _cores()
    yield from _with_adjuncts(cores, every)
    for frame in FRAMES:
        yield from _framed(frame, cores, every)


def _with_adjuncts(cores: dict[Host, set[str]], every: int) -> Iterator[Cell]:
    questions = {
        each.name: asked(each.name)
        for each in adjuncts()
        if each.kind in ("if", "unless", "in a down")
    }
    for at, (host, done) in enumerate(cores.items()):
        for place, adjunct in enumerate(adjuncts()):
            if not takes(host, adjunct) or (at + place) % every:
                continue
            asks = questions.get(adjunct.name.replace("while", "if"), set())
            scene = scene_of(host, adjunct)
            ways = adjunct.ways
            if host.kind == "lasting" and adjunct.kind == "late":
                ways = ways[:1]
            texts = [_joined(way, host.words) for way in ways]
            found = [_read(text, scene) for text in texts]
            first = next((each for each in found if each is not None), None)
            for text, made in zip(texts, found, strict=True):
                verdict = "refused"
                if made is not None and first is not None:
                    same = (made.abilities, made.effects) == (first.abilities, first.effects)
                    same = same or host.kind == "waits"
                    whole = done <= core(made) and _asks(made, asks)
                    verdict = "read" if same and whole else "another"
                yield Cell(host.words, adjunct.kind, text, verdict)


class Frame(NamedTuple):
    """Ways to put one host or two into a sentence, or several, on one kind of card."""

    name: str
    scene: Scene
    ways: tuple[str, ...]
    first: tuple[str, ...]
    second: tuple[str, ...] = ()
    before: str = ""


_STAND: Final = ("of plays", "stands", "rule")
_POWER_UP: Final = Scene(enters=True)
_GRIDIRON: Final = Scene(on_player=False, enters=True)
_SYNERGY: Final = Scene(synergy=True, on_player=False)
_NOW: Final = ("deed", "play")
_WAITS: Final = ("at the end of the play", "at the start of each possession", "whenever you punt")

FRAMES: Final = (
    Frame("done together", ACTION, ("{} and {}.", "{}, then {}."), _NOW, _NOW),
    Frame("asked of both", ACTION, ("If you are ahead, {} and {}.",), _NOW, _NOW),
    Frame(
        "stands together",
        PLAYER,
        ("{} and {}.", "While you are ahead, {} and {}.", "If you are ahead, {} and {}."),
        _STAND,
        _STAND,
    ),
    Frame(
        "lasts together",
        ACTION,
        ("This possession, {} and {}.", "{} and {} this half."),
        _STAND,
        _STAND,
    ),
    Frame(
        "otherwise",
        ACTION,
        (
            "If you are ahead, {}. Otherwise, {}.",
            "{} if you are ahead. Otherwise, {}.",
            "If you are ahead, {}. If not, {}.",
            "If you are ahead, {}. If you are not, {}.",
            "{}. If you are ahead, also {}.",
            "{}, and if you are ahead, {}.",
            "{}. Then, if you are ahead, {}.",
        ),
        _NOW,
        ("deed",),
    ),
    Frame(
        "while attached",
        _POWER_UP,
        (
            "While attached, {}.",
            "{} while this is attached.",
            "As long as this card is attached, {}.",
            "While this Power Up is attached to this Player, {}.",
            "While that Player is Energized, {}.",
            "{} while that Player is Energized.",
            "{} if that Player is the runner.",
            "While attached and that Player is Energized, {}.",
            "While attached, {} if that Player is Energized.",
        ),
        _STAND,
        before="Attach to one of your Running Backs. ",
    ),
    Frame(
        "while in play",
        _GRIDIRON,
        (
            "While this card is on the field, {}.",
            "{} while this card is in play.",
            "While this Gridiron remains on the field, {}.",
            "While this card is on the field, if it is the second half, {}.",
        ),
        _STAND,
    ),
    Frame(
        "while active",
        _SYNERGY,
        (
            "While active, {}.",
            "{} while this Synergy is active.",
            "As long as this card is active, {}.",
            "If active, {}.",
            "While active, if you are ahead, {}.",
        ),
        (*_STAND, "waits"),
        before="Active while your deck has two Legends. ",
    ),
    Frame(
        "heads",
        ACTION,
        (
            "Only if you are ahead, {}.",
            "{}, but only if you are ahead.",
            "{} provided that you are ahead.",
            "{} as long as you are ahead.",
            "So long as you are ahead, {}.",
            "{} only when you are ahead.",
            "If you are ahead, then {}.",
            "{} except if you are ahead.",
        ),
        _NOW,
    ),
    *(
        Frame(
            when,
            PLAYER,
            (
                f"{when}, if you are ahead, {{}}.",
                f"{when}, {{}} if you are ahead.",
                f"If you are ahead, {when}, {{}}.",
                f"{{}} {when} if you are ahead.",
                f"Once per half, {when}, {{}}.",
                f"{when}, you may discard a Play card. If you do, {{}}.",
                f"{when} while you are ahead, {{}}.",
                f"{when} in the second half, {{}}.",
                f"{when}, {{}}, but only if you are ahead.",
                f"{when}, {{}}. Use this only once per half.",
            ),
            ("deed",),
        )
        for when in _WAITS
    ),
    *(
        Frame(
            f"{when} for a while",
            ACTION,
            (
                f"{when} until the end of the half, {{}}.",
                f"Until the end of the half, {when}, {{}}.",
                f"Until the end of the half, {{}} {when}.",
            ),
            ("deed",),
        )
        for when in (
            "at the start of each possession",
            "whenever you punt",
            "at the end of each play",
        )
    ),
)
"""Two hosts in one text, and the words that only some kinds of card have."""


def _framed(frame: Frame, cores: dict[Host, set[str]], every: int) -> Iterator[Cell]:
    first = [host for host in cores if host.kind in frame.first]
    second: list[Host | None] = [host for host in cores if host.kind in frame.second] or [None]
    for at, host in enumerate(first):
        for other in second[at % 2 :: 2] if len(second) > 1 else second:
            if other == host:
                continue
            words = [each.words for each in (host, other) if each is not None]
            done = cores[host] | (cores[other] if other is not None else set())
            for place, way in enumerate(frame.ways):
                if (at + place) % every:
                    continue
                text = _joined(way, *words)
                made = _read(frame.before + text[0].upper() + text[1:], frame.scene)
                verdict = "refused"
                if made is not None:
                    verdict = "read" if done <= core(made) else "another"
                yield Cell(frame.name, "", text, verdict)


def _joined(way: str, *words: str) -> str:
    return way.format(*words).replace('.".', '."')


def _asks(page: Page, asks: set[str]) -> bool:
    return asks <= {repr(part) for part in parts(page.abilities, page.effects)}


def table(found: list[Cell]) -> str:
    """How many texts of each host and kind of adjunct are read, of how many."""
    kinds = list(dict.fromkeys(each.column for each in found))
    counts: dict[tuple[str, str], Counter[str]] = defaultdict(Counter)
    for each in found:
        counts[each.row, each.column][each.verdict] += 1
    rows = [f"{'':66}" + "".join(f"{kind:>12}" for kind in kinds)]
    for name in dict.fromkeys(each.row for each in found):
        row = f"{name[:64]:66}"
        for kind in kinds:
            count = counts[name, kind]
            row += f"{count['read']:>8}/{count.total():<3}" if count else " " * 12
        rows.append(row.rstrip())
    return "\n".join(rows)


def main(*arguments: str) -> None:
    found = list(cells())
    print(table(found))
    report(found, arguments)


if __name__ == "__main__":
    main(*sys.argv[1:])
