"""Set files: `.cards`, a form that people can write by hand.

    # A line that begins with # is a comment.
    set: My cards
    code: MY1
    season: 2026

    number: S1
    name: Corwin Tidegate
    kind: Player
    position: QB
    text: Exhaust: Draw an Action card.
      A line that begins with a blank goes on with the field above.

An empty line ends a card. `read_set` never fails: a card that cannot be taken apart is kept as
`Unread`, and written back as it was.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from difflib import get_close_matches
from typing import Final, NamedTuple

import msgspec

from snapcount.cards.catalog.community import read_list
from snapcount.cards.catalog.entry import (
    FIELDS_OF,
    KIND_LABELS,
    TYPED_FIELDS,
    Entry,
    EntryKind,
    Item,
    SetFile,
    Typed,
    Unread,
    tidy,
)
from snapcount.cards.catalog.kinds import kind_word
from snapcount.cards.catalog.numbers import complete, season_of

HEAD_FIELDS: Final = ("set", "code", "season", "about")
CARD_FIELDS: Final = ("number", "name", "kind", "unique", *TYPED_FIELDS)
LIST_ROW: Final = "row"
"""The one field of a row that came from a list and could not be read."""
PASTED: Final = "pasted"
"""The one field of pasted lines that could not be read."""

_CODE: Final = re.compile(r"[A-Z0-9]{2,8}")
_YES: Final = {"yes": True, "true": True, "no": False, "false": False}
_INDENT: Final = "  "


class _Trouble(Exception):
    def __init__(self, why: str, at: int, length: int) -> None:
        super().__init__(why)
        self.why = why
        self.at = at
        self.length = length


class _Stanza(NamedTuple):
    line: int
    raw: str
    comments: tuple[str, ...]


class _Field(NamedTuple):
    value: str
    at: int
    """Where the value begins in the stanza."""
    name_at: int


# Reading ---------------------------------------------------------------------------------------


def read_set(text: str, name: str, head: str = "") -> SetFile:
    """The set in a file's text; `name` is for a file that does not say its own.

    `head` is the text of the file that says it for every file of a folder.
    """
    found, end_comments = _stanzas(text.removeprefix("\ufeff"))
    about = read_set(head, name) if head else SetFile(name=name)
    about = msgspec.structs.replace(about, items=(), head_comments=(), end_comments=())
    items: list[Item] = []
    for place, stanza in enumerate(found):
        try:
            fields = _fields(stanza.raw)
            if "set" in fields and place == 0 and not head:
                about = _read_head(fields, stanza.comments, name)
            else:
                items.append(_item(fields, stanza, about.season))
        except _Trouble as trouble:
            items.append(_unread(stanza, trouble))
    return msgspec.structs.replace(about, items=tuple(items), end_comments=end_comments)


def is_stanza(raw: str) -> bool:
    """Whether lines are a card in this form, rather than as somebody would paste it."""
    try:
        return "kind" in _fields(raw)
    except _Trouble:
        return False


def read_stanza(raw: str, line: int, season: int | None) -> Item:
    """The one card of lines for which `is_stanza` holds."""
    stanza = _Stanza(line, raw, ())
    try:
        return _item(_fields(raw), stanza, season)
    except _Trouble as trouble:
        return _unread(stanza, trouble)


def _unread(stanza: _Stanza, trouble: _Trouble) -> Unread:
    return Unread(
        raw=stanza.raw,
        why=trouble.why,
        form="cards",
        line=stanza.line,
        at=trouble.at,
        length=trouble.length,
        comments=stanza.comments,
    )


def _stanzas(text: str) -> tuple[list[_Stanza], tuple[str, ...]]:
    """The blocks between empty lines; comments belong to the block that follows or holds them."""
    done: list[_Stanza] = []
    comments: list[str] = []
    block: list[str] = []
    first = 0
    for number, line in enumerate([*text.split("\n"), ""], 1):
        line = line.rstrip("\r")
        if line.startswith("#"):
            comments.append(line[1:].strip())
        elif line.strip():
            first = first if block else number
            block.append(line.rstrip())
        elif block:
            done.append(_Stanza(first, "\n".join(block), tuple(comments)))
            comments, block = [], []
    return done, tuple(comments)


def _fields(raw: str) -> dict[str, _Field]:
    found: dict[str, _Field] = {}
    last = ""
    offset = 0
    for line in raw.split("\n"):
        if line[0].isspace():
            if not last:
                raise _Trouble(
                    "an indented line continues a field, but there's none to continue", offset, 1
                )
            field = found[last]
            found[last] = field._replace(value=f"{field.value}\n{_undotted(line.strip())}")
        else:
            key, colon, value = line.partition(":")
            last = " ".join(key.lower().split())
            if not colon:
                why = "a line is “field: words”; indent a line to continue it"
                raise _Trouble(why, offset, len(line))
            if last not in (*HEAD_FIELDS, *CARD_FIELDS, LIST_ROW, PASTED):
                raise _Trouble(_unknown_field(last), offset, len(key))
            if last in found:
                raise _Trouble(f"“{last}” appears twice", offset, len(key))
            begin = offset + len(line) - len(value.lstrip()) if value.strip() else offset
            found[last] = _Field(value.strip(), begin, offset)
        offset += len(line) + 1
    return {key: field._replace(value=tidy(field.value)) for key, field in found.items()}


def _unknown_field(name: str) -> str:
    near = get_close_matches(name, CARD_FIELDS, 1)
    hint = f" Did you mean “{near[0]}”?" if near else f" The fields are {', '.join(CARD_FIELDS)}."
    return f"there's no field “{name}”.{hint}"


def _read_head(fields: dict[str, _Field], comments: tuple[str, ...], name: str) -> SetFile:
    for key, field in fields.items():
        if key not in HEAD_FIELDS:
            why = f"“{key}” belongs to a card; put an empty line before the first card"
            raise _Trouble(why, field.name_at, len(key))
    code = fields["code"].value.upper() if "code" in fields else ""
    if "code" in fields and _CODE.fullmatch(code) is None:
        field = fields["code"]
        why = "a code is two to eight letters and digits, such as SC1"
        raise _Trouble(why, field.at, max(1, len(field.value)))
    season = season_of(fields["season"].value) if "season" in fields else None
    if "season" in fields and season is None:
        field = fields["season"]
        raise _Trouble("a season is a year, such as 2026", field.at, max(1, len(field.value)))
    return SetFile(
        name=_one_line(fields["set"].value) or name,
        code=code,
        season=season,
        about=fields["about"].value if "about" in fields else "",
        head_comments=comments,
    )


def _item(fields: dict[str, _Field], stanza: _Stanza, season: int | None) -> Item:
    if LIST_ROW in fields:
        return _row(fields[LIST_ROW].value, stanza, season)
    if PASTED in fields:
        return Unread(
            raw=fields[PASTED].value,
            why="these pasted lines don't read as a card",
            form="text",
            line=stanza.line,
            comments=stanza.comments,
        )
    for key in HEAD_FIELDS:
        if key in fields:
            why = f"“{key}” goes once, before the first card"
            raise _Trouble(why, fields[key].name_at, len(key))
    kind = _kind(fields, stanza)
    if not fields.get("name", _Field("", 0, 0)).value:
        raise _Trouble("the card has no name; add “name: …”", 0, len(stanza.raw.split("\n")[0]))
    words = {key: fields[key].value for key in TYPED_FIELDS if key in fields}
    for key in words:
        if words[key] and key not in FIELDS_OF[kind]:
            why = f"{KIND_LABELS[kind]} cards can't have “{key}”"
            raise _Trouble(why, fields[key].name_at, len(key))
    number = fields["number"].value if "number" in fields else ""
    typed = Typed(
        kind=kind,
        name=_one_line(fields["name"].value),
        number=_one_line(complete(number, season)),
        unique=_yes(fields["unique"]) if "unique" in fields else False,
        **words,
    )
    return Entry(typed=typed, line=stanza.line, comments=stanza.comments)


def _row(raw: str, stanza: _Stanza, season: int | None) -> Item:
    """A row that a list could not read, tried again: perhaps somebody has put it right."""
    items = read_list(raw, "", season).items
    if len(items) != 1:
        why = "this isn't a row of a list"
        return Unread(raw=raw, why=why, form="csv", line=stanza.line, comments=stanza.comments)
    return msgspec.structs.replace(items[0], line=stanza.line, comments=stanza.comments)


def _kind(fields: dict[str, _Field], stanza: _Stanza) -> EntryKind:
    if "kind" not in fields:
        first = stanza.raw.split("\n")[0]
        raise _Trouble("the card has no kind; add “kind: Player”", 0, len(first))
    field = fields["kind"]
    found = kind_word(field.value)
    if found is None or not found.exact or found.unique:
        kinds = ", ".join(KIND_LABELS.values())
        hint = f" Did you mean {KIND_LABELS[found.kind]}?" if found is not None else ""
        raise _Trouble(
            f"the kind must be one of {kinds}.{hint}", field.at, max(1, len(field.value))
        )
    return found.kind


def _yes(field: _Field) -> bool:
    answer = _YES.get(field.value.lower())
    if answer is None:
        raise _Trouble("write “unique: yes”, or leave it out", field.at, max(1, len(field.value)))
    return answer


# Writing ---------------------------------------------------------------------------------------


def write_set(cards: SetFile) -> str:
    """The set as a file; `read_set` gives the same again."""
    head = [*_comments(cards.head_comments), f"set: {_one_line(cards.name)}"]
    if cards.code:
        head.append(f"code: {cards.code}")
    if cards.season is not None:
        head.append(f"season: {cards.season}")
    if cards.about:
        head += _written("about", cards.about)
    stanzas = ["\n".join(head), *(write_item(item) for item in cards.items)]
    stanzas += ["\n".join(_comments(cards.end_comments))] if cards.end_comments else []
    return "\n\n".join(stanzas) + "\n"


def write_item(item: Item) -> str:
    """The lines of one card, without a line break at the end."""
    lines = list(_comments(item.comments))
    if isinstance(item, Entry):
        lines += _card(item.typed)
    elif item.form == "cards":
        lines.append(item.raw)
    else:
        lines += _written(LIST_ROW if item.form == "csv" else PASTED, item.raw)
    return "\n".join(lines)


def _card(typed: Typed) -> Iterator[str]:
    if typed.number:
        yield f"number: {_one_line(typed.number)}"
    yield f"name: {_one_line(typed.name)}"
    yield f"kind: {KIND_LABELS[typed.kind]}"
    if typed.unique:
        yield "unique: yes"
    for key in TYPED_FIELDS:
        words = tidy(getattr(typed, key))
        if words:
            yield from _written(key, words)


def _written(key: str, words: str) -> list[str]:
    first, *more = words.split("\n")
    return [f"{key}: {first}".rstrip(), *(_INDENT + _dotted(line) for line in more)]


def _dotted(line: str) -> str:
    """An empty line inside a text is a full stop, and full stops alone get one more."""
    return line + "." if not line.strip(".") else line


def _undotted(line: str) -> str:
    return line[1:] if not line.strip(".") else line


def _comments(comments: tuple[str, ...]) -> Iterator[str]:
    for comment in comments:
        yield f"# {comment}".rstrip()


def _one_line(words: str) -> str:
    return " ".join(line.strip() for line in words.splitlines())
