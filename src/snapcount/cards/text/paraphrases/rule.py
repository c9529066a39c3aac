"""What a rule of rewording is, and the parts that rules have in common."""

from __future__ import annotations

import re
from collections.abc import Callable

from snapcount.cards.text.wording import COUNT

Into = str | Callable[[re.Match[str]], str]
Rule = tuple[str, Into]


def value(word: str) -> int:
    return int(word) if word.isdecimal() else COUNT.index(word.lower())


def below(words: str) -> Into:
    """`less than 5` is at most 4; `{}` stands for the number."""

    def put(found: re.Match[str]) -> str:
        return found.expand(words).replace("{}", str(max(value(found["n"]) - 1, 0)))

    return put


def above(words: str) -> Into:
    def put(found: re.Match[str]) -> str:
        return found.expand(words).replace("{}", str(value(found["n"]) + 1))

    return put


def adjacent(found: re.Match[str]) -> str:
    """`8 or 9` is a range; `2 or 7` is none."""
    low, high = int(found["low"]), int(found["high"])
    return f"{found['is']} {low}-{high}" if high == low + 1 else found[0]


def both(found: re.Match[str]) -> str:
    """`Whenever a player does something, they …` is said of either player."""
    deed, body = found["deed"], found["body"]
    mine = re.sub(r"\btheir\b", "your", body, flags=re.IGNORECASE)
    return f"Whenever you {deed}, you {mine}. Whenever your opponent {deed}, they {body}."


def one_card(found: re.Match[str]) -> str:
    """`discard a card` is one of either deck, but not where it is what a trigger waits for."""
    sentence = re.split(r"[.:•,]", found.string[: found.start()])[-1]
    if re.search(r"\b(?:when(?:ever)?|time)\b", sentence, re.IGNORECASE):
        return found[0]
    return f"{found[1]} one card"


def owner(who: str) -> str:
    """`you` and `your opponent` as whose something is."""
    return "your" if who.lower() == "you" else f"{who}'s"


def one_play(words: str) -> str:
    """`Passes` or `Run plays` in the singular."""
    return re.sub(r"(?<=pass)es\b|(?<=run)s\b|(?<=play)s\b", "", words, flags=re.IGNORECASE)


def each_does(found: re.Match[str]) -> str:
    """`All players discard … and draw …` is what each player does."""
    rest = re.sub(
        r"\b(and|then) (discard|draw|shuffle|reveal|lose|gain|put)\b",
        r"\1 \2s",
        found[2],
        flags=re.IGNORECASE,
    )
    return f"each player {found[1]}s{rest}"


_ANSWERS = re.compile(r"\s*(?:;|, or |; or )\s*(?:or )?", re.IGNORECASE)
_COMMAS = re.compile(r", (?:or )?", re.IGNORECASE)


_BARE = re.compile(r"^(discard|draw|lose|reveal|shuffle) ", re.IGNORECASE)


def choices(found: re.Match[str]) -> str:
    """`Choose one: this; or that.` is a list, whatever stands between its parts."""
    between = _COMMAS if ";" not in found["list"] else _ANSWERS
    parts = [part.strip() for part in between.split(found["list"]) if part.strip()]
    if len(parts) < 2:
        return found[0]
    chooser = re.match(r"(your opponent|the offense|the defense) chooses", found["head"], re.I)
    if chooser is not None:  # what they choose to do is theirs to do
        parts = [_BARE.sub(rf"{chooser[1]} \1s ", part) for part in parts]
    return f"{found['head']}: " + " ".join(f"• {part[:1].upper()}{part[1:]}." for part in parts)


def each_keyword(found: re.Match[str]) -> str:
    """`Run, Receive and Tackle abilities are cancelled`, one after the other."""
    keywords = re.findall(r"run|receive|tackle|exhaust", found["keywords"], re.IGNORECASE)
    whose, tail = found["whose"], found["tail"] or ""
    return ". ".join(f"{whose} {keyword} abilities are cancelled{tail}" for keyword in keywords)


def revealed(found: re.Match[str]) -> str:
    """A hand that is played open is shown now, and whenever there is a new card in it."""
    who, when = found[1], found[2] or ""
    third = "" if who.lower() in ("you", "they", "both players") else "s"
    their = "your" if who.lower() == "you" else "their"
    shows = f"{who} reveal{third} {their} Play hand and reveal{third} {their} Action hand"
    first = f"{shows}." if when else f"At the start of each down, {shows}."
    return f"{first} Whenever {who} draw{third} a card{when}, {shows}."
