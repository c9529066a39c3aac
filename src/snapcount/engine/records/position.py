"""The position line: a whole state in one line, in the spirit of FEN, for set-ups and puzzles.

    crd H1 15 1st own25 Home 0-0 3/3 table=b0d9… on_field=0,1,2,3,15,16,17,18 play_hand=10,12/60 …

The first eight words are plain: edition, period, clock, down, ball, who is on offense, score,
timeouts. Fields by name follow, each only where it is not what one expects. Cards are numbered as
they lie in the two decks. A deck that is not written is all the cards that are nowhere else; a line
without a decision goes on to the next one by itself.
"""

from __future__ import annotations

import re
from typing import Any, Final

import msgspec

from snapcount.engine.errors import RecordError
from snapcount.engine.game import Game, advance
from snapcount.engine.records import save, saved
from snapcount.engine.records.decklists import (
    MOST_BYTES,
    Catalog,
    decks_of,
    decode_decks,
    pack,
    table_of,
    unpack,
)
from snapcount.engine.records.game_lines import DOWNS, SEATS, spot
from snapcount.engine.records.loading import build
from snapcount.engine.records.saved import SavedDown, SavedFrame, SavedState
from snapcount.engine.records.sound import check_state, check_table
from snapcount.engine.state import State, new_down
from snapcount.engine.table import Table
from snapcount.engine.terms import PLAY_CARD, PLAYER_CARD, SLOTS, SYNERGY

ALL_PRO: Final = "+all-pro"
HEAD: Final = ("edition", "period", "clock", "down", "ball", "offense", "score", "timeouts")
_STATE: Final = SavedState.__struct_fields__
_DOWN: Final = SavedDown.__struct_fields__
_BOOLEANS: Final = ("over", "secondary", "untimed")
_PLAYERS: Final = ("on_field", "exhausted", "lined_up")  # bits, written as slots
_PILES: Final = (
    "play_hand",
    "action_hand",
    "play_deck",
    "action_deck",
    "play_discard",
    "action_discard",
)
_LISTS: Final = ("attached", "gridirons", "chain", "offsets", "plays_run", "last_plays", "used")
_EFFECTS: Final[dict[str, type[msgspec.Struct]]] = {
    "layers": saved.SavedLayer,
    "waiting": saved.SavedWaiting,
    "frames": saved.SavedFrame,
    "lasting": saved.SavedLasting,
}
_ABOUT: Final = ("table", "decks", "state", "decisions")
_NUMBER: Final = re.compile(r"-?\d{1,18}")  # all that fit into 64 bits


# Writing ---------------------------------------------------------------------------------------


def to_line(game: Game, embed: bool = False) -> str:
    """The game as a line; with `embed` the decks are in it, and it needs no table to be read."""
    head = _head(game)
    values = dict(zip(_STATE, save.values(game), strict=True))
    expected = _expected(game.table, values)
    decks = f"decks={pack(decks_of(game.table))}" if embed else f"table={game.table.digest}"
    words = [decks, f"state={save.FORMAT}"]
    for name in _STATE:
        if name not in HEAD and values[name] != expected[name]:
            words.append(f"{name}={_write(name, values[name], expected[name])}")
    if game.decisions:
        words.append(f"decisions={game.decisions}")
    return " ".join(head + words)


def _head(g: State) -> list[str]:
    period = f"H{g.period + 1}" if g.period < 2 else f"OT{g.period - 1}"
    return [
        g.table.edition.name + (ALL_PRO if g.table.all_pro else ""),
        period,
        str(g.clock),
        DOWNS[g.down],
        spot(g.ball).replace(" ", ""),
        SEATS[g.offense],
        f"{g.score[0]}-{g.score[1]}",
        f"{g.timeouts[0]}/{g.timeouts[1]}",
    ]


def _expected(table: Table, values: dict[str, Any]) -> dict[str, Any]:
    """What each field is if nothing is written: the start of a possession with empty hands."""
    expected: dict[str, Any] = dict.fromkeys(_STATE, 0)
    expected.update(dict.fromkeys(_BOOLEANS, False))
    expected.update({name: [[], []] for name in _PILES})
    expected.update(
        {name: [] for name in (*_EFFECTS, "attached", "gridirons", "chain", "offsets", "used")}
    )
    expected.update(
        first_offense=values["offense"],
        possession=1,
        winner=-1,
        superstar=[-1] * SLOTS,
        plays_run=[0, 0],
        last_plays=[-1, 0, 0, 0, 0, 0, 0],
        phase=table.edition.at_possession,
        dice=(1, 2, 3, 4),
        this=_down_values(values["ball"]),
        asked=None,
    )
    rest = _rest(table, values)
    expected["play_deck"], expected["action_deck"] = rest
    return expected


def _down_values(ball: int) -> tuple[Any, ...]:
    down = new_down(ball)
    return tuple(getattr(down, name) for name in _DOWN)


def _rest(table: Table, values: dict[str, Any]) -> tuple[list[list[int]], list[list[int]]]:
    """The cards that are nowhere but in a deck, in the order of the deck list: Plays, Actions."""
    outside = [name for name in _PILES if "deck" not in name]
    used = {card for name in outside for pile in values[name] for card in pile}
    used.update(values["superstar"], values["attached"][1::2], values["gridirons"])
    this = values["this"]
    called, discarded = this[_DOWN.index("called")], this[_DOWN.index("discarded")]
    used.update(card for seat, card in enumerate(called) if not discarded >> seat & 1)
    for name in ("layers", "frames"):
        fields = _EFFECTS[name].__struct_fields__
        card, uses = fields.index("card"), fields.index("uses_card")
        used.update(effect[card] for effect in values[name] if effect[uses])
    decks: tuple[list[list[int]], list[list[int]]] = ([[], []], [[], []])
    for card, kind in enumerate(table.kind):
        if kind not in (PLAYER_CARD, SYNERGY) and card not in used:
            decks[0 if kind == PLAY_CARD else 1][table.owner[card]].append(card)
    return decks


def _write(name: str, value: Any, expected: Any) -> str:
    if name in _PLAYERS:
        return _join(slot for slot in range(SLOTS) if value >> slot & 1)
    if name == "superstar":
        return _join(n for slot, card in enumerate(value) if card >= 0 for n in (slot, card))
    if name == "dice":
        return ".".join(f"{word:08x}" for word in value)
    if name == "this":
        changed = [
            f"{field}:{_join(v) if isinstance(v, list) else int(v)}"
            for field, v, default in zip(_DOWN, value, expected, strict=True)
            if v != default
        ]
        return ";".join(changed)
    if name == "asked":
        seat, kind, parts = value
        return _join((seat, kind, *parts))
    if name == "frames":
        return "/".join(_join((*frame[:-1], *frame[-1])) for frame in value)
    if name in _EFFECTS or name in _PILES:
        return "/".join(_join(part) for part in value)
    return _join(value) if isinstance(value, list) else str(int(value))


def _join(numbers: Any) -> str:
    return ",".join(str(int(number)) for number in numbers)


# Reading ---------------------------------------------------------------------------------------


def from_line(line: str, table: Table | None = None, catalog: Catalog | None = None) -> Game:
    """The game of a position line. `RecordError` says which word is wrong.

    Without a table the decks must be in the line. Every answer to the decision is tried out on a
    copy, so that what comes back can be played.
    """
    if len(line) > MOST_BYTES:
        raise RecordError(f"A position line can't have {len(line)} characters. That's too long.")
    words = line.split()
    if len(words) < len(HEAD):
        raise RecordError(f"A position line starts with {len(HEAD)} words: {', '.join(HEAD)}.")
    values = _read_head(words)
    fields: dict[str, str] = {}
    for word in words[len(HEAD) :]:
        name, equals, text = word.partition("=")
        if not equals or name in HEAD or name not in (*_STATE, *_ABOUT):
            raise RecordError(f"{word[:60]!r} isn't a field of a position line.")
        if name in fields:
            raise RecordError(f"The field {name!r} appears twice.")
        fields[name] = text
    table = _table(fields, table, catalog)
    edition = table.edition.name + (ALL_PRO if table.all_pro else "")
    if words[0] != edition:
        raise RecordError(f"The line uses the {words[0][:20]} rules, but its table uses {edition}.")
    if fields.pop("state", str(save.FORMAT)) != str(save.FORMAT):
        raise RecordError(
            f"The line uses a different state format. This version reads format {save.FORMAT}."
        )
    decisions = _numbers("decisions", fields.pop("decisions", "0"))[0]
    game = build(_saved(fields, values, table), decisions, table)
    return _asked(game)


def _read_head(words: list[str]) -> dict[str, Any]:
    _, period, clock, down, ball, offense, score, timeouts = words[: len(HEAD)]
    number = period.lstrip("HOT")
    if period not in (f"H{number}", f"OT{number}") or not number.isdecimal() or number == "0":
        raise RecordError(f"{period[:20]!r} isn't a period. Write H1, H2, OT1, OT2 …")
    if down not in DOWNS[1:]:
        raise RecordError(f"{down[:20]!r} isn't a down. Write {', '.join(DOWNS[1:])}.")
    if offense not in SEATS:
        raise RecordError(f"{offense[:20]!r} isn't a side. Write {' or '.join(SEATS)}.")
    return {
        "period": _numbers("period", number)[0] + (-1 if period[0] == "H" else 1),
        "clock": _numbers("clock", clock)[0],
        "down": DOWNS.index(down),
        "ball": _ball(ball),
        "offense": SEATS.index(offense),
        "score": _numbers("score", score.replace("-", ",")),
        "timeouts": _numbers("timeouts", timeouts.replace("/", ",")),
    }


def _ball(text: str) -> int:
    side, yards = text[:3], text[3:]
    if text == "50":
        return 50
    if side not in ("own", "opp") or not yards.isdecimal() or len(yards) > 3:
        raise RecordError(f"{text[:20]!r} isn't a spot on the field. Write own25, 50, or opp25.")
    return int(yards) if side == "own" else 100 - int(yards)


def _table(fields: dict[str, str], table: Table | None, catalog: Catalog | None) -> Table:
    digest = fields.pop("table", None)
    packed = fields.pop("decks", None)
    if packed is not None:
        found = table_of(decode_decks(unpack(packed)), catalog)
        if table is None:
            table, digest = found, None
        else:
            digest = found.digest
    if table is None:
        raise RecordError("The line doesn't include its decks. Provide the table it belongs to.")
    if digest not in (None, table.digest):
        raise RecordError(f"The line belongs to table {digest!r}, not {table.digest!r}.")
    return table


def _saved(fields: dict[str, str], values: dict[str, Any], table: Table) -> SavedState:
    expected = _expected_but_decks(values, table)
    for name, text in fields.items():
        values[name] = _read(name, text, expected[name])
    for name in _STATE:
        values.setdefault(name, expected[name])
    try:
        for name, deck in zip(("play_deck", "action_deck"), _rest(table, values), strict=True):
            if name not in fields:
                values[name] = deck
        return msgspec.convert([values[name] for name in _STATE], SavedState)
    except msgspec.ValidationError as error:
        raise RecordError(f"Can't read the position line: {_by_name(str(error))}.") from None


def _expected_but_decks(values: dict[str, Any], table: Table) -> dict[str, Any]:
    empty: dict[str, Any] = {name: [[], []] for name in _PILES}
    empty.update({name: [] for name in ("superstar", "attached", "gridirons", *_EFFECTS)})
    empty["this"] = _down_values(values["ball"])
    return _expected(table, {**empty, **values})


def _by_name(error: str) -> str:
    """msgspec names a field by its place."""
    return re.sub(r"\$\[(\d+)\]", lambda found: _STATE[int(found[1])], error)


def _read(name: str, text: str, expected: Any) -> Any:
    if name in _PLAYERS:
        return sum(1 << slot for slot in sorted(set(_slots(name, text))))
    if name == "superstar":
        numbers = _numbers(name, text)
        stars = [-1] * SLOTS
        if len(numbers) % 2 or any(not 0 <= slot < SLOTS for slot in numbers[::2]):
            raise RecordError("'superstar' must be pairs of a slot and a card.")
        for slot, card in zip(numbers[::2], numbers[1::2], strict=True):
            stars[slot] = card
        return stars
    if name == "dice":
        if not re.fullmatch(r"[0-9a-f]{8}(\.[0-9a-f]{8}){3}", text):
            raise RecordError("'dice' must be four groups of eight hexadecimal digits.")
        return tuple(int(word, 16) for word in text.split("."))
    if name == "this":
        return _read_down(text, expected)
    if name == "asked":
        numbers = _numbers(name, text)
        return (*numbers[:2], numbers[2:])
    if name in _EFFECTS:
        return [_read_effect(name, part) for part in text.split("/") if part]
    if name in _PILES:
        return [_numbers(name, part) for part in text.split("/")]
    numbers = _numbers(name, text)
    if name in _LISTS:
        return numbers
    if len(numbers) != 1:
        raise RecordError(f"{name!r} must be one number.")
    return bool(numbers[0]) if name in _BOOLEANS else numbers[0]


def _read_down(text: str, expected: tuple[Any, ...]) -> tuple[Any, ...]:
    found = dict(zip(_DOWN, expected, strict=True))
    for part in text.split(";"):
        field, _, value = part.partition(":")
        if field not in found:
            raise RecordError(f"{part[:40]!r} isn't anything about a down.")
        numbers = _numbers(field, value)
        if isinstance(found[field], list):
            found[field] = numbers
        elif len(numbers) != 1:
            raise RecordError(f"{field!r} must be one number.")
        else:
            found[field] = bool(numbers[0]) if isinstance(found[field], bool) else numbers[0]
    return tuple(found.values())


def _read_effect(name: str, text: str) -> tuple[Any, ...]:
    numbers: list[Any] = list(_numbers(name, text))
    saved = _EFFECTS[name]
    if saved is SavedFrame:
        last = len(saved.__struct_fields__) - 1
        numbers = [*numbers[:last], numbers[last:]]
    types = msgspec.structs.fields(saved)
    if len(numbers) != len(types):
        raise RecordError(f"{name!r} needs {len(types)} numbers for each effect.")
    pairs = zip(numbers, types, strict=True)
    return tuple(bool(number) if field.type is bool else number for number, field in pairs)


def _slots(name: str, text: str) -> list[int]:
    numbers = _numbers(name, text)
    if any(not 0 <= slot < SLOTS for slot in numbers):
        raise RecordError(f"{name!r} must be a list of slots, 0 to {SLOTS - 1}.")
    return numbers


def _numbers(name: str, text: str) -> list[int]:
    parts = text.split(",") if text else []
    if any(not (part.isascii() and _NUMBER.fullmatch(part)) for part in parts):
        raise RecordError(f"{name!r} must be numbers, and {text[:40]!r} isn't one.")
    if not parts and name in (*HEAD, "decisions"):
        raise RecordError(f"{name!r} is missing its number.")
    return [int(part) for part in parts]


def _asked(game: Game) -> Game:
    """The game with its decision, after trying out whether it can be played."""
    check_table(game)
    try:
        if game.decision is None and not game.over:
            advance(game)
        check_state(game)
        for option in game.decision.options if game.decision is not None else []:
            game.copy().apply(option)
    except RecordError:
        raise
    except Exception as error:  # whatever the engine trips over, the line is to blame
        raise RecordError(f"The game can't continue from this position ({error}).") from None
    game.events = []
    return game
