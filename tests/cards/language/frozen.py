"""The trees that texts had when the grammar took over from the reader before it.

`trees.txt` has a line for each text of the shipped sets, of tests/cards/wordings.txt and of
timings.txt: a digest of its tree, the scene, and the text. A field that has its default is left out
of the digest, so a node may gain one. `departures.txt` has those that do not have that tree any
more: not read, or meant otherwise, each with the reason.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import msgspec

from snapcount.cards.language.reader import Scene

TREES = Path(__file__).with_name("trees.txt")
DEPARTURES = Path(__file__).with_name("departures.txt")
SHIPPED = 419
"""So many texts of the shipped sets stand first."""


def spelled(node: Any) -> str:
    """A tree in letters, without the fields that have their defaults."""
    if isinstance(node, msgspec.Struct):
        parts = []
        for field in msgspec.structs.fields(node):
            value = getattr(node, field.name)
            if field.default is msgspec.NODEFAULT or value != field.default:
                parts.append(f"{field.name}={spelled(value)}")
        return f"{type(node).__name__}({', '.join(parts)})"
    if isinstance(node, tuple | list):
        return f"[{', '.join(map(spelled, node))}]"
    if isinstance(node, frozenset):
        return f"{{{', '.join(sorted(map(spelled, node)))}}}"
    return repr(node)


def digest(page: Any) -> str:
    """The tree of everything that a text says."""
    whole = (page.abilities, page.effects, page.timing, page.attach_to, page.active_if)
    return hashlib.sha256(spelled(whole).encode()).hexdigest()[:12]


def scene_name(scene: Scene) -> str:
    """`action offense`: the flags that are set, and the side."""
    names = ("action", "on_player", "x", "play", "enters")
    flags = [name for name in names if getattr(scene, name)]
    return " ".join([*flags, scene.side or ""]).strip() or "-"


def scene_of(name: str) -> Scene:
    said = set(name.split())
    side = "offense" if "offense" in said else "defense" if "defense" in said else None
    return Scene(
        action="action" in said,
        side=side,  # type: ignore[arg-type]
        on_player="on_player" in said,
        x="x" in said,
        play="play" in said,
        enters="enters" in said,
    )


def frozen() -> Iterator[tuple[str, Scene, str]]:
    """Digest, scene and text of each."""
    for line in TREES.read_text("utf-8").splitlines():
        found, scene, text = line.split("\t")
        yield found, scene_of(scene), text.replace(" // ", "\n")


def departures() -> dict[tuple[str, str], str]:
    """By scene and text, what has become of it: `none`, `another` or `several`."""
    found = {}
    for line in DEPARTURES.read_text("utf-8").splitlines():
        verdict, scene, text, _ = line.split("\t")
        found[scene, text.replace(" // ", "\n")] = verdict
    return found


def write_departures(found: Iterable[tuple[str, Scene, str, str]]) -> None:
    lines = [
        "\t".join((verdict, scene_name(scene), _on_a_line(text), _on_a_line(why)))
        for verdict, scene, text, why in found
    ]
    DEPARTURES.write_text("\n".join(sorted(lines)) + "\n", "utf-8")


def _on_a_line(text: str) -> str:
    return text.replace("\n", " // ")
