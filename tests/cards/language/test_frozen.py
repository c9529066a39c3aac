"""Every kept text means what it meant, or stands among the departures with the reason."""

from __future__ import annotations

from itertools import islice

import pytest
from tests.cards.language import frozen

from snapcount.cards.language.kernel.errors import TextError
from snapcount.cards.language.meaning.scene import Scene
from snapcount.cards.language.parse import parse_scene

KEPT = list(frozen.frozen())
DEPARTED = frozen.departures()
BLOCK = 200


def verdict(digest: str, scene: Scene, text: str) -> str:
    try:
        page = parse_scene(text, scene)
    except TextError as error:
        return "several" if error.code == "two-readings" else "none"
    return "same" if frozen.digest(page) == digest else "another"


@pytest.mark.parametrize("first", range(0, len(KEPT), BLOCK))
def test_kept_texts_mean_what_they_meant(first: int) -> None:
    wrong = []
    for digest, scene, text in islice(KEPT, first, first + BLOCK):
        expected = DEPARTED.get((frozen.scene_name(scene), text), "same")
        found = verdict(digest, scene, text)
        if found != expected:
            wrong.append((text, f"{found}, not {expected}"))
    assert wrong == [], "if that is right: python -m tests.cards.language.measure --write"


def test_nine_in_ten_are_read() -> None:
    unread = sum(verdict in ("none", "several") for verdict in DEPARTED.values())
    assert unread <= len(KEPT) // 10


def test_no_shipped_text_is_refused() -> None:
    shipped = {(frozen.scene_name(scene), text) for _, scene, text in KEPT[: frozen.SHIPPED]}
    departed = {key: DEPARTED[key] for key in shipped if key in DEPARTED}
    assert [text for (_, text), verdict in departed.items() if verdict != "another"] == []
