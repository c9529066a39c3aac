"""Views that many families share: two ways to see one value."""

from __future__ import annotations

from typing import Final

from snapcount.cards.language.kernel.construct import View, unseen

UNSAID: Final = View("unsaid", build=lambda value: value, match=unseen)
"""Words that are read as this and never printed: there are better ones."""
